/** Standing instructions: what the server has been told to decide for the seats of this browser. */
import type { TableClient } from '../net/table.svelte'
import type { Instruct, Standing } from '../protocol'

export type Kind = Standing['what']

/** The instructions of a kind that stand for the seats of this browser. */
export const standingOf = (client: TableClient, what: Kind): Standing[] =>
  (client.state.company.instructions ?? []).filter((one) => one.what === what)

export const stands = (client: TableClient, seat: number, what: Kind): Standing | undefined =>
  standingOf(client, what).find((one) => one.seat === seat)

export const instruct = (
  client: TableClient,
  seat: number,
  what: Kind,
  more: Pick<Instruct, 'lot' | 'amount' | 'of'> = {},
): void => client.send({ type: 'instruct', seat, what, ...more })

export const cancel = (client: TableClient, { seat, what, of }: Pick<Standing, 'seat' | 'what' | 'of'>): void =>
  client.send({ type: 'instruct', seat, what, of, cancel: true })

/** Quick turns for every seat of this browser that still plays, or for none any more. */
export function toggleQuick(client: TableClient): void {
  const on = standingOf(client, 'quick')
  if (on.length) on.forEach((one) => cancel(client, one))
  else if (!client.state.result) client.state.yours.forEach((seat) => instruct(client, seat, 'quick'))
}
