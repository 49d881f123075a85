import { step } from '../../flow.ts'
import { type Patch, resolveBook } from '../../house-rules.ts'
import { type OptionSchema, type OptionValues, type Settled, settleOptions } from '../../options.ts'
import type { Book } from '../../transaction.ts'
import { PROCEDURES, payToll, windModifiers } from './rules.ts'
import { type LanternKit, type LanternSlots, type LanternValues, SEATS } from './state.ts'

export const OPTIONS = {
  scenario: {
    kind: 'choice',
    clause: 'ln.setup.1',
    says: 'Which stair is climbed.',
    standard: 'tower',
    of: ['tower', 'cellar'],
  },
  keepers: { kind: 'number', clause: 'ln.setup.1', says: 'How many keepers play.', standard: 2, min: 2, max: 3 },
  nights: {
    kind: 'number',
    clause: 'ln.house.nights',
    says: 'How many nights are played.',
    standard: 4,
    min: 1,
    max: 9,
  },
  calm: { kind: 'flag', clause: 'ln.house.calm', says: 'The wind does not grow with height.', standard: false },
  toll: { kind: 'flag', clause: 'ln.house.toll', says: 'Leading costs a glow.', standard: false },
  peeking: { kind: 'flag', clause: 'ln.house.peeking', says: 'The leader may look at the top card.', standard: true },
} as const satisfies OptionSchema

/** The cellar is a shorter game. */
export function settle(given: OptionValues): Settled {
  return settleOptions(OPTIONS, given, given['scenario'] === 'cellar' ? { nights: 2 } : {})
}

export const seats = (options: OptionValues): readonly string[] => SEATS.slice(0, options['keepers'] as number)

export const PRINTED = {
  values: { limits: { nights: 4, hand: 2, stairs: 5, need: 5, windyFrom: 3 } } satisfies LanternValues,
  slots: { windModifiers } satisfies LanternSlots,
  procedures: PROCEDURES,
}

type LanternPatch = Patch<LanternKit, LanternSlots>

/** One patch of each kind: a cell, a slot, a step dropped, a step put in. */
function patches(options: OptionValues): LanternPatch[] {
  const nights: LanternPatch = { id: 'nights', values: { 'limits.nights': options['nights'] as number } }
  const calm: LanternPatch = { id: 'calm', slots: { windModifiers: () => () => [] } }
  const toll: LanternPatch = {
    id: 'toll',
    steps: { night: [{ after: 'open the cards', insert: step('ln.house.toll', 'pay the toll', payToll) }] },
  }
  const noPeeking: LanternPatch = { id: 'peeking', steps: { night: [{ drop: 'peek?' }] } }
  return [
    nights,
    ...(options['calm'] ? [calm] : []),
    ...(options['toll'] ? [toll] : []),
    ...(options['peeking'] ? [] : [noPeeking]),
  ]
}

export const book = (options: OptionValues): Book<LanternKit> => ({
  ...resolveBook<LanternKit, LanternValues, LanternSlots>(PRINTED, patches(options)),
  options,
})
