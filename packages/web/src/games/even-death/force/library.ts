/** Forces that somebody keeps in this browser; a record that is none is shown as one that is broken. */
import { type Faction, FACTIONS, FORCE, type NamedForce } from '@shamble/even-death/forces'
import { object, oneOf, parse, text } from '@shamble/kernel'
import { type Kept, libraryIn, newId } from '../../../ui/library.ts'

const GAME = 'even-death'
const shelf = libraryIn('shamble-forces', 'forces')

const DOCUMENT = object({ faction: oneOf(...FACTIONS), title: text({ max: 60 }), force: FORCE })

export interface KeptForce extends NamedForce {
  readonly id: string
}

export interface BrokenForce {
  readonly id: string
  readonly title: string
  readonly record: unknown
}

export interface Forces {
  readonly kept: readonly KeptForce[]
  readonly broken: readonly BrokenForce[]
}

/** Whatever is no force any more is broken, whoever wrote it. */
export function sorted({
  kept,
  broken,
}: {
  readonly kept: readonly Kept[]
  readonly broken: readonly BrokenForce[]
}): Forces {
  const read = kept.map((one) => ({ one, force: parse(DOCUMENT, one.document) }))
  return {
    kept: read.flatMap(({ one, force }) => (force.ok ? [{ id: one.id, ...force.value }] : [])),
    broken: [
      ...broken,
      ...read.flatMap(({ one, force }) => (force.ok ? [] : [{ id: one.id, title: one.title, record: one }])),
    ],
  }
}

export const listForces = async (): Promise<Forces> => sorted(await shelf.list(GAME))

/** Under its name: one of the same name and faction is written over. */
export async function keepForce({ faction, title, force }: NamedForce): Promise<boolean> {
  const { kept } = await listForces()
  const same = kept.find((one) => one.title === title && one.faction === faction)
  const document = { faction, title, force }
  return shelf.keep({ id: same?.id ?? newId(), game: GAME, title, touched: Date.now(), document })
}

export const dropForce = shelf.drop

export const ofFactions = ({ kept }: Forces, factions: readonly Faction[]): readonly KeptForce[] =>
  kept.filter(({ faction }) => factions.includes(faction))
