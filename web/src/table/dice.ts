/** Whether the secret of the dice is the one that was sealed. The throws themselves `holotable verify` plays again. */
import type { KeptSeal } from '../net/seals'
import { sha256 } from '../net/sha256'
import type { Proof } from '../protocol'

/**
 * `sealed`: as shown before the game; `shown`: as shown when this browser came; `late`: it came when all was over;
 * `hidden`: the secret is not shown; `broken`: it is another one.
 */
export type Verdict = 'sealed' | 'shown' | 'late' | 'hidden' | 'broken'

const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

/** Nothing, if nobody sealed the dice. */
export function verdictOf(seal: KeptSeal | null, commitment: string, proof: Proof | null): Verdict | null {
  if (!seal && !commitment) return null
  if (seal && seal.commitment !== commitment) return 'broken'
  if (!proof) return 'hidden'
  if (sha256(bytesOf(proof.seed)) !== commitment) return 'broken'
  if (!seal) return 'late'
  return seal.early ? 'sealed' : 'shown'
}
