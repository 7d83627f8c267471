/** What a family of games brings to figures: to the story of a finished game, and to a report. */
import type { Component } from 'svelte'
import type { Board } from '../protocol'
import type { SpaceCount, Summary } from '../report/summary'
import type { View } from '../table/game'
import type { TextKey } from '../texts'

export interface FamilyFigures<B extends Board = Board, V extends View = View> {
  /** The board with every space in the colour of its heat. */
  HeatMap: Component<{ board: B; spaces: SpaceCount[]; title: string; few: boolean }>
  /** The names of all spaces by their ids. */
  spaceNames: (board: B) => Map<string, string>
  /** A seat in a chart: the colour of its line, and its mark at the end. */
  seatFill: (view: V, seat: number) => string
  SeatMark: Component<{ view: V; seat: number; x: number; y: number; size: number }>
  /** The bot that plays games to their end for the chances of a story. */
  bot: TextKey
}

/** What only a report shows. */
export interface FamilyReport<B extends Board = Board> {
  /** The name of a space as a sentence says it. */
  spaceName: (board: B, id: string) => string
  /** The sign of a space in a list, where spaces have signs. */
  SpaceSign?: Component<{ board: B; id: string }>
  /** Win rates by token: their heading, and the sign of a token. */
  tokenHead: TextKey
  TokenSign: Component<{ board: B; token: string }>
  /** How far the seats are, round by round. */
  worth: Record<'head' | 'lead' | 'measure', TextKey>
  /** Whether seats trade with each other. */
  trades: boolean
  /** Sections that only this family has. */
  Sections?: Component<{ board: B; summary: Summary }>
}
