/** Whether the dice of a game that is over were as they were sealed. Loaded when somebody asks. */
import { type AnyMatch, saveMatch, verifySave } from '@shamble/kernel'
import type { Seal } from './protocol.ts'

export function sealOf(match: AnyMatch): Seal {
  const verdict = verifySave(saveMatch(match, { private: true }))
  if (!verdict.ok) return verdict
  const { rolls, draws, byHand, older, otherRules } = verdict.verified
  return { ok: true, rolls, draws, byHand, older, otherRules }
}
