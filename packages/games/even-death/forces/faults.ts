/** ed.force.12 The one place that says what is wrong with a force: every broken rule, with its clause and where it is. */
import type { Clause } from '../clauses.ts'
import { FACTION_TITLES, type Faction, HERD, profileOf, zombieKind } from '../tables/profiles.ts'
import { MOST_WEAPONS } from '../tables/numbers.ts'
import { type PerkId, perkOf } from '../tables/perks.ts'
import { costOf, type Force, type ForceHuman, type ForceUnit } from './force.ts'

export interface ForceFault {
  readonly clause: Clause
  /** `force`, or the unit by its place in the list from 1: `unit 3`. */
  readonly at: string
  readonly why: string
}

/** All faults of a force of this faction within this budget; a legal one has none. */
export function forceFaults(faction: Faction, points: number, force: Force): ForceFault[] {
  const faults: ForceFault[] = []
  if (force.length === 0) faults.push({ clause: 'ed.force.11', at: 'force', why: 'A force has at least one unit.' })
  const cost = costOf(force)
  if (cost > points) {
    faults.push({ clause: 'ed.force.1', at: 'force', why: `It costs ${cost} points, and there are ${points}.` })
  }
  for (const [i, unit] of force.entries())
    for (const fault of unitFaults(faction, unit)) faults.push({ ...fault, at: `unit ${i + 1}` })
  return faults
}

type Unplaced = Omit<ForceFault, 'at'>

function unitFaults(faction: Faction, unit: ForceUnit): Unplaced[] {
  const foreign = foreignFault(faction, unit)
  const own = unit.is === 'human' ? humanFaults(unit) : herdFaults(unit.size)
  return foreign === null ? own : [foreign, ...own]
}

/** ed.setup.4 */
function foreignFault(faction: Faction, unit: ForceUnit): Unplaced | null {
  const [title, home] =
    unit.is === 'human'
      ? [profileOf(unit.unit).title, profileOf(unit.unit).faction]
      : [zombieKind(unit.kind).title, 'zombies']
  if (home === faction) return null
  return { clause: 'ed.setup.4', why: `${title} cannot be in a force of the ${FACTION_TITLES[faction]}.` }
}

/** ed.force.9 */
const herdFaults = (size: number): Unplaced[] =>
  size >= HERD.least && size <= HERD.most
    ? []
    : [{ clause: 'ed.force.9', why: `A herd holds ${HERD.least} to ${HERD.most} zombies, not ${size}.` }]

function humanFaults(human: ForceHuman): Unplaced[] {
  const { title } = profileOf(human.unit)
  const faults: Unplaced[] = []
  if (human.weapons.length > MOST_WEAPONS) {
    faults.push({ clause: 'ed.force.2', why: `${title} carries at most two weapons, not ${human.weapons.length}.` })
  }
  faults.push(...perkFaults(human))
  const isConcentrated = human.perks.includes('concentration')
  if (isConcentrated && human.concentration === undefined) {
    faults.push({ clause: 'ed.force.8', why: 'Concentration is for Shooting or for Melee: one must be chosen.' })
  }
  if (!isConcentrated && human.concentration !== undefined) {
    faults.push({ clause: 'ed.force.8', why: `${title} has no Concentration to choose a kind for.` })
  }
  return faults
}

/** ed.force.5, ed.force.7 One perk of each level that the profile allows. */
function perkFaults({ unit, perks }: ForceHuman): Unplaced[] {
  const { title, faction, perks: highest } = profileOf(unit)
  const faults: Unplaced[] = []
  const levels = new Set<number>()
  for (const id of perks) {
    const perk = perkOf(id)
    if (id === 'specialist' && faction === 'military') {
      faults.push({ clause: 'ed.force.7', why: 'No Military unit chooses Specialist.' })
      continue
    }
    if (perk.level > highest) {
      faults.push({ clause: 'ed.force.5', why: `${title} takes no perk of level ${perk.level}: ${perk.title}.` })
    } else if (levels.has(perk.level)) {
      faults.push({
        clause: 'ed.force.5',
        why: `${title} takes one perk of level ${perk.level}: not ${perk.title}, too.`,
      })
    }
    levels.add(perk.level)
  }
  return faults
}

/** ed.force.6 The perks of a unit on the table: those it chose and those it has for nothing. */
export const perksOf = ({ unit, perks }: Pick<ForceHuman, 'unit' | 'perks'>): readonly PerkId[] => [
  ...profileOf(unit).has,
  ...perks,
]
