/** Why a weapon is not fired: in two words, and with what stands between. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import type { Human } from '@shamble/dead-walk/page'
import type { Refusal } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { listed } from '../../../words/plain.ts'
import { terrainTitle } from '../read.ts'
import { shortWhy } from './handling.ts'
import { rowOf } from '../../../sure.ts'

/** Refusals for what is in between: with what that is. */
const HIDDEN: readonly string[] = ['dw.grenade.2', 'dw.machinegun.3']

export function naming(look: Forecast, human: Human, at: XY, refusal: Refusal): Refusal {
  const what = HIDDEN.includes(refusal.clause) ? look.blockers(look.body(human), at, null) : []
  if (what.length === 0) return refusal
  const titles = listed([...new Set(what.map((id) => terrainTitle(look, id)))].slice(0, 2))
  return { ...refusal, reason: `${withoutStop(refusal.reason)} behind ${titles}.` }
}

/** A sentence that goes on. */
const withoutStop = (sentence: string): string => (sentence.endsWith('.') ? sentence.slice(0, -1) : sentence)

const SHORT: Readonly<Record<string, string>> = {
  'dw.shooting.6': 'not ready',
  'dw.weapons.3': 'out of range',
  'dw.weapons.4': 'empty',
  'dw.los.5': 'nobody in sight',
  'dw.shooting.3': 'fired at already',
  'dw.cc.3': 'in close combat',
  'dw.ap.4': 'too few AP',
  'dw.ap.6': 'too few AP',
  'dw.break.10': 'must break away',
}

/** What a weapon is short of. */
const UNREADY: Readonly<Record<string, string>> = {
  'not-in-hand': 'not in hand',
  'not-loaded': 'not loaded',
  jammed: 'jammed',
}

/** Why not, in the two words that fit under an order. */
export const shortReason = (refusal: Refusal): string =>
  rowOf(UNREADY, refusal.key ?? '') ?? rowOf(SHORT, refusal.clause) ?? shortWhy(refusal)
