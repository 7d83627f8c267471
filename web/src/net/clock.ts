/** The clock of a timed game, between two messages of the server. */
export interface Clock {
  /** Seconds left when it was told. */
  seconds: number
  /** When that was, by this browser's clock, in milliseconds. */
  at: number
}

/** Seconds left; without a connection nobody knows whether it runs, so it is shown as it was. */
export function secondsLeft({ seconds, at }: Clock, now: number, live: boolean): number {
  return live ? Math.max(0, Math.ceil(seconds - (now - at) / 1000)) : seconds
}

const MINUTE = 60

/** 1:05:09, or 5:09. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / MINUTE / MINUTE)
  const minutes = Math.floor(seconds / MINUTE) % MINUTE
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`
}
