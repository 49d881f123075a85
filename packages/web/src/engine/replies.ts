/** What is asked of a table, and how it is answered. */
import type { Fault, HostMessage, OddsResult, Refusal } from '@shamble/kernel'

export type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }
export type OddsReply =
  | { readonly ok: true; readonly odds: OddsResult }
  | { readonly ok: false; readonly refusal: Refusal }

export const NOBODY_HERE: Refusal = { clause: 'table.guest', reason: 'Nobody here holds this seat.' }

/** A request that is not answered yet. */
export interface Asked {
  readonly line: string
  done(answer: Extract<HostMessage, { t: 'done' | 'refused' | 'odds' | 'hints' | 'error' }>): void
}

export const unanswered = ({ why }: Fault): Refusal => ({ clause: 'table.error', reason: why })

export function refusalOf(answer: Parameters<Asked['done']>[0]): Refusal {
  if (answer.t === 'refused') return answer.refusal
  if (answer.t === 'error') return { clause: 'table.shape', reason: answer.why, at: answer.at }
  return { clause: 'table.error', reason: 'The table gave an unexpected answer.' }
}
