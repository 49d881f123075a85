/** dw.quirk.4, dw.psychosis.2 Quirks and psychoses, by the sum of two dice. */
import type { Clause } from '../clauses.ts'
import { cm } from './units.ts'

interface MindRow {
  readonly title: string
  readonly clause: Clause
  /** Of two dice. */
  readonly sum: number
}

/** dw.quirk.4 */
export const QUIRKS = {
  clumsy: { title: 'Clumsy', clause: 'dw.quirk.5', sum: 2 },
  criminal: { title: 'Criminal', clause: 'dw.quirk.6', sum: 3 },
  flinch: { title: 'Flinch', clause: 'dw.quirk.7', sum: 4 },
  indecisive: { title: 'Indecisive', clause: 'dw.quirk.8', sum: 5 },
  macho: { title: 'Macho', clause: 'dw.quirk.10', sum: 6 },
  psycho: { title: 'Psycho', clause: 'dw.quirk.11', sum: 7 },
  relative: { title: 'Relative', clause: 'dw.quirk.12', sum: 8 },
  'scary-pants': { title: 'Scary-pants', clause: 'dw.quirk.13', sum: 9 },
  sexy: { title: 'Sexy', clause: 'dw.quirk.14', sum: 10 },
  stupid: { title: 'Stupid', clause: 'dw.quirk.15', sum: 11 },
  thick: { title: 'Thick', clause: 'dw.quirk.16', sum: 12 },
} as const satisfies Record<string, MindRow>

export type QuirkId = keyof typeof QUIRKS

/** dw.psychosis.2 */
export const PSYCHOSES = {
  berserk: { title: 'Berserk', clause: 'dw.psychosis.3', sum: 2 },
  charge: { title: 'Charge', clause: 'dw.psychosis.4', sum: 3 },
  'mental-block': { title: 'Mental block', clause: 'dw.psychosis.6', sum: 4 },
  terrified: { title: 'Terrified', clause: 'dw.psychosis.7', sum: 5 },
  depressive: { title: 'Depressive', clause: 'dw.psychosis.8', sum: 6 },
  paranoid: { title: 'Paranoid', clause: 'dw.psychosis.9', sum: 7 },
  scared: { title: 'Scared', clause: 'dw.psychosis.10', sum: 8 },
  schizophrenic: { title: 'Schizophrenic', clause: 'dw.psychosis.12', sum: 9 },
  hallucinate: { title: 'Hallucinate', clause: 'dw.psychosis.13', sum: 10 },
  rage: { title: 'Rage', clause: 'dw.psychosis.15', sum: 11 },
  despaired: { title: 'Despaired', clause: 'dw.psychosis.16', sum: 12 },
} as const satisfies Record<string, MindRow>

export type PsychosisId = keyof typeof PSYCHOSES

/** dw.quirk.6, dw.quirk.11, dw.psychosis.9 How near somebody has to be; dw.psychosis.7 and zombies, to terrify. */
export const MIND_REACH = { near: cm(10), terror: cm(30) } as const

/** dw.quirk.2 */
export const MOST_QUIRKS = 2

/** dw.quirk.5, dw.quirk.8, dw.quirk.12, dw.quirk.13, dw.quirk.16 The highest scores with which quirks work, and what they leave. */
export const QUIRK_DICE = {
  clumsy: 2,
  indecisive: { upTo: 1, ap: 2, afraid: 1 },
  relative: 2,
  'scary-pants': 3,
  thick: { upTo: 2, ap: 3 },
} as const

/** dw.psychosis.3, dw.psychosis.12, dw.psychosis.16 The same of psychoses. */
export const PSYCHOSIS_DICE = { berserk: 2, worst: 1 } as const

/** dw.trauma.4 The psychosis, by its number, that is always Despaired. */
export const LAST_PSYCHOSIS = 5

/** Quirks and psychoses: what is about somebody and not up to his player. */
export const TRAITS = { ...QUIRKS, ...PSYCHOSES } as const
export type Trait = keyof typeof TRAITS
