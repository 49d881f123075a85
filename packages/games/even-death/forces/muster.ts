/** Forces as others ask for them: the command line, and whoever keeps them as documents. */
import { type Fault, integer, object, type Of, oneOf, optional, parse, text } from '@shamble/kernel'
import { BATTLE_POINTS } from '../tables/numbers.ts'
import { type Faction, FACTIONS } from '../tables/profiles.ts'
import { forceFaults, type ForceFault } from './faults.ts'
import { costOf, FORCE } from './force.ts'
import { isFaction, randomForce, readyFor } from './ready.ts'
import { forceText, readForceText } from './text.ts'

/** ed.setup.5 As the house rules have it. */
const POINTS = { least: 50, most: 500, usual: BATTLE_POINTS } as const

const DOCUMENT = object({
  faction: oneOf(...FACTIONS),
  points: optional(integer(1, 9_999)),
  title: optional(text({ max: 60 })),
  force: FORCE,
})

type Document = Of<typeof DOCUMENT>
/** A force with its faction and its budget. */
export type Mustered = Document & { readonly points: number }

type Read = { readonly ok: true; readonly value: Mustered } | { readonly ok: false; readonly fault: Fault }

const known = (faction: string): Faction => {
  if (isFaction(faction)) return faction
  throw new Error(`there is no faction ${faction}`)
}

/** Whoever asks knows only that it is a force of this game; it comes from here or has been read here. */
const ours = (given: unknown): Mustered => given as Mustered

function readDocument(document: unknown, points: number): Read {
  const read = parse(DOCUMENT, document)
  return read.ok ? { ok: true, value: { ...read.value, points: read.value.points ?? points } } : read
}

function readText(given: string, points: number): Read {
  const read = readForceText(given)
  if (read.ok) return { ok: true, value: { ...read.value, points } }
  const { at, why, clause } = read.fault
  return { ok: false, fault: { at, why: `${why} (${clause})` } }
}

export const muster = {
  factions: FACTIONS,
  points: POINTS,
  ready: (faction: string, points: number): Mustered => ({
    faction: known(faction),
    points,
    force: readyFor(known(faction), points),
  }),
  random: (faction: string, points: number, seed: string): Mustered => ({
    faction: known(faction),
    points,
    force: randomForce(known(faction), points, seed),
  }),
  costOf: (force: unknown): number => costOf(ours(force).force),
  /** ed.force.12 */
  faultsOf: (force: unknown): ForceFault[] => {
    const { faction, points, force: units } = ours(force)
    return forceFaults(faction, points, units)
  },
  textOf: (given: unknown): string => {
    const { faction, title = '', force } = ours(given)
    return forceText({ faction, title, force })
  },
  readText,
  readDocument,
}
