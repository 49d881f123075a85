/** Why a weapon is not fired: in two words, and with the distance or with what stands between. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import type { Human, Weapon } from '@shamble/dead-walk/page'
import type { Refusal } from '@shamble/kernel'
import { shownGap, type XY } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import { listed } from '../../../words/plain.ts'
import { fireRow, terrainTitle } from '../read.ts'
import { shortWhy } from './handling.ts'
import { round } from './shot-notes.ts'

/** Refusals for the distance, and for what is in between: with the distance, and with what that is. */
const TOO_FAR: readonly string[] = ['dw.weapons.3', 'dw.grenade.1']
const HIDDEN: readonly string[] = ['dw.grenade.2', 'dw.machinegun.3']

export function inNumbers(
  look: Forecast,
  human: Human,
  weapon: Weapon,
  { at, radius }: { readonly at: XY; readonly radius: number },
  refusal: Refusal,
): Refusal {
  const { clause, reason } = refusal
  const range = fireRow(look, weapon)?.range ?? null
  if (TOO_FAR.includes(clause) && range !== null) {
    const gap = Math.max(0, shownGap(round(human.at), { ...at, radius }))
    const over = gap > range ? `, ${lengthWords(gap - range)} too far` : ''
    return { ...refusal, reason: `${withoutStop(reason)}: ${lengthWords(gap)}${over}.` }
  }
  const what = HIDDEN.includes(clause) ? look.blockers(look.body(human), at, null) : []
  if (what.length === 0) return refusal
  const titles = listed([...new Set(what.map((id) => terrainTitle(look.state, id)))].slice(0, 2))
  return { ...refusal, reason: `${withoutStop(reason)} behind ${titles}.` }
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
  UNREADY[refusal.key ?? ''] ?? SHORT[refusal.clause] ?? shortWhy(refusal)
