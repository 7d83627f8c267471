/** What has become of a proposal that is not open any more. */
import type { Proposal } from '../protocol'
import type { TableState } from './reduce'
import type { TableClient } from './table.svelte'

/**
 * Refused; lapsed because somebody was silent; late because play has gone on; back is who it was about; or closed:
 * whoever is let go leaves when the rules allow it, and until then nothing tells whether all have agreed.
 */
export type Fate = 'refused' | 'lapsed' | 'late' | 'back' | 'closed'

const CONSEQUENCES = 1500 // milliseconds

/** Whether it has come to pass, as far as the table shows it. */
export function isDone({ what, about }: Proposal, before: TableState, now: TableState): boolean {
  if (what === 'take-back') return now.takenBack !== null && now.takenBack !== before.takenBack
  if (what === 'bot') return Boolean(now.seats.find(({ seat }) => seat === about)?.played_by)
  return now.result !== null || Boolean(now.view?.seats[about ?? -1]?.out)
}

/** Say what has become of a proposal; null if what was proposed has happened. `left` is the time that it still had. */
export async function fateOf(
  gone: Proposal,
  left: number,
  before: TableState,
  client: Pick<TableClient, 'state' | 'why'>,
  seat: number,
): Promise<Fate | null> {
  const at = client.state
  if (isDone(gone, before, at)) return null
  if (gone.what === 'take-back' && at.seq !== before.seq) return 'late'
  if (gone.about !== null && !at.seats.find((one) => one.seat === gone.about)?.away) return 'back'
  if (left <= 1) return 'lapsed'
  if (gone.what !== 'end-without') return 'refused'
  await new Promise((done) => setTimeout(done, CONSEQUENCES))
  if (isDone(gone, before, client.state)) return null
  const { key } = await client.why(seat, { do: 'resign' }) // whether somebody could leave now
  return key === null ? 'refused' : 'closed'
}
