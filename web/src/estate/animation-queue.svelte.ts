/**
 * One queue of animations over a state that is already right: what is skipped or interrupted simply shows the state.
 */
import type { Line } from '../protocol'
import { planOf } from './motion'
import { settings } from '../ui/settings.svelte'

/** Further behind than this, the picture jumps to the state instead of lagging after it. */
const BEHIND_MOST = 1500

export class AnimationQueue {
  /** Seats that are under way, and the space they are drawn at meanwhile. */
  walking = $state.raw<ReadonlyMap<number, number>>(new Map())
  /** Milliseconds for one space of the walk that is shown. */
  step = $state(0)
  /** Counts the skips, so that whatever counts or waits by itself can end too. */
  skips = $state(0)
  #timers: ReturnType<typeof setTimeout>[] = []
  #walks = new Map<number, number>()
  #busyUntil = 0
  #cashAt = 0

  /** Show the lines of one decision after what is still being shown. */
  play(lines: Line[], spaces: string[], now = performance.now()): void {
    if (!settings.moves || !lines.length) return
    if (this.#busyUntil - now > BEHIND_MOST) this.skip()
    const plan = planOf(lines, spaces)
    const start = Math.max(now, this.#busyUntil)
    const pace = 1 / settings.speed
    this.#cashAt = start + plan.cashAt * pace
    this.#busyUntil = start + plan.end * pace
    for (const { seat, from, path, at, step: usual } of plan.walks) {
      const origin = start - now + at * pace
      const step = usual * pace
      this.#walks.set(seat, (this.#walks.get(seat) ?? 0) + 1)
      this.#put(seat, this.walking.get(seat) ?? from)
      path.forEach((space, k) => this.#later(origin + k * step, () => ((this.step = step), this.#put(seat, space))))
      this.#later(origin + path.length * step, () => this.#arrive(seat))
    }
  }

  /** How long to wait until dice and tokens have come to rest. */
  wait(now = performance.now()): number {
    return Math.max(0, this.#cashAt - now)
  }

  /** Jump to the end of everything. */
  skip = (): void => {
    if (performance.now() >= this.#busyUntil) return
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    this.#walks.clear()
    this.#busyUntil = this.#cashAt = 0
    this.skips += 1
    this.walking = new Map()
  }

  #put(seat: number, space: number): void {
    this.walking = new Map(this.walking).set(seat, space)
  }
  #arrive(seat: number): void {
    const left = (this.#walks.get(seat) ?? 1) - 1
    this.#walks.set(seat, left)
    if (left) return // it walks on
    const rest = new Map(this.walking)
    rest.delete(seat)
    this.walking = rest
  }
  #later(wait: number, act: () => void): void {
    this.#timers.push(setTimeout(act, wait))
  }
}
