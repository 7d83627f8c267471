/**
 * The seals of dice that this browser was shown, by table: a server that changes one later is noticed. No secrets.
 */
const STORE = 'holotable-seals'
const MOST = 100 // tables; the oldest are forgotten
const NUMBER_BYTES = 16

export interface KeptSeal {
  table: string
  commitment: string
  /** Whether it was shown before the game had begun. */
  early: boolean
  /** What this browser has added to the dice, if it has taken a seat. */
  number?: string
}

/** For a browser that keeps nothing: as long as the page is open. */
let here: KeptSeal[] = []

function read(): KeptSeal[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? 'null')
    return Array.isArray(kept) ? (kept as KeptSeal[]) : here
  } catch {
    return here
  }
}

function write(seals: KeptSeal[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(seals))
    here = []
  } catch {
    here = seals // private windows may refuse
  }
}

export const sealOf = (table: string): KeptSeal | null => read().find((one) => one.table === table) ?? null

/** Forget which tables were seen. */
export const forgetSeals = (): void => write([])

/** Keep a seal for as long as the table is likely to be looked at. */
export function keepSeal(seal: KeptSeal): KeptSeal {
  write([seal, ...read().filter(({ table }) => table !== seal.table)].slice(0, MOST))
  return seal
}

/** Keep the seal of a table that is seen for the first time; the one that is kept stays. */
export function noticeSeal(table: string, commitment: string, early: boolean): KeptSeal | null {
  return sealOf(table) ?? (commitment ? keepSeal({ table, commitment, early }) : null)
}

/** A number that nobody else can know. */
export function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NUMBER_BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What this browser adds to the dice of a table whose seal it has seen: the same however often it is sent. */
export function numberFor(table: string): string {
  const kept = sealOf(table)
  const number = kept?.number ?? newNumber()
  if (kept) keepSeal({ ...kept, number })
  return number
}
