/** ed.camp-battle.14 Whether a battle can have ended like this: all that is wrong with a result, with its place. */
import { houseOf, type Refusal, refuse } from '@shamble/kernel'
import {
  FACTION_TITLES,
  type Faction,
  profileOf,
  ZOMBIE_IDS,
  type ZombieId,
  zombieKind,
} from '../../tables/profiles.ts'
import { MEDIC } from '../../tables/perks.ts'
import type { Fate, PersonResult, Result } from '../result.ts'
import { isPerson, type Look, type Person } from '../state.ts'
import { battleIn, fighterOf, peopleInBattle } from './match.ts'

export interface ResultFault {
  /** The place in the result. */
  readonly at: string
  readonly why: string
}

/** What is known of a battle before it is fought. */
interface Before {
  readonly look: Look
  readonly result: Result
  readonly factions: readonly Faction[]
  readonly people: readonly Person[]
  /** What was told of each of them, the first time. */
  readonly told: ReadonlyMap<number, PersonResult>
  /** Whether zombies fight, or have arisen from somebody who came Infected. */
  readonly hasZombies: boolean
}

const isGone = (fate: Fate): boolean => fate === 'dead' || fate === 'turned'
const isInfected = ({ health }: Person): boolean => health === 'infected'
const called = ({ unit, id }: Person): string => `${profileOf(unit).title} ${id}`

function beforeOf(look: Look, result: Result): Before {
  const people = peopleInBattle(look)
  const factions = battleIn(look).sides.map(({ faction }) => faction)
  const told = new Map<number, PersonResult>()
  for (const one of result.people) if (!told.has(one.id)) told.set(one.id, one)
  const hasRisen = people.some((one) => isInfected(one) && told.get(one.id)?.fate === 'turned')
  return { look, result, factions, people, told, hasZombies: factions.includes('zombies') || hasRisen }
}

/** Nobody twice, nobody else, everybody. */
function namesFaults({ result, people, told }: Before): ResultFault[] {
  const faults = result.people.flatMap(({ id }, i): ResultFault[] => {
    const at = `people[${i}].id`
    if (!people.some((one) => one.id === id)) return [{ at, why: `Nobody in this battle has the number ${id}.` }]
    return result.people.findIndex((one) => one.id === id) < i ? [{ at, why: `Number ${id} is told of twice.` }] : []
  })
  const missing = people.filter(({ id }) => !told.has(id))
  return [...faults, ...missing.map((one) => ({ at: 'people', why: `Nothing is told of ${called(one)}.` }))]
}

/** ed.death.1, ed.infection.9, ed.infection.10 How one person can have come out of it. */
function personFaults({ hasZombies }: Before, person: Person, after: PersonResult, i: number): ResultFault[] {
  const faults: ResultFault[] = []
  const fault = (key: string, why: string): void => void faults.push({ at: `people[${i}].${key}`, why })
  const { fate, vitality, infected } = after
  const most = profileOf(person.unit).vitality
  const isImmune = person.perks.includes('immune')
  const isSick = infected && !isGone(fate)
  if (isGone(fate) && vitality > 0) fault('vitality', `${called(person)} is gone and has no vitality left.`)
  if (!isGone(fate) && vitality < 1) fault('vitality', `${called(person)} lives and has some vitality left.`)
  if (vitality > most) fault('vitality', `${called(person)} has at most ${most} vitality.`)
  if (isSick && isImmune) fault('infected', `${called(person)} is Immune.`)
  if (fate === 'turned' && isImmune) fault('fate', `${called(person)} is Immune and turns into nothing.`)
  if (!infected && isInfected(person) && !isGone(fate))
    fault('infected', `${called(person)} came Infected, and nothing cures that.`)
  if (fate === 'turned' && !hasZombies) fault('fate', `Nobody turned ${called(person)}: there were no zombies.`)
  if (isSick && !isInfected(person) && !hasZombies)
    fault('infected', `Nobody infected ${called(person)}: there were no zombies.`)
  return faults
}

/** How much somebody must have been healed: whoever was infected has lost some vitality by that bite. */
function healedBy(person: Person, { fate, vitality, infected }: PersonResult): number {
  if (isGone(fate)) return 0
  const bitten = infected && !isInfected(person) ? 1 : 0
  return Math.max(0, vitality - person.vitality + bitten)
}

/** ed.perks.4 Nobody is healthier than before, unless a Medic of the force has healed: each once, and up to 2. */
function healingFaults({ look, result, told }: Before): ResultFault[] {
  return battleIn(look).sides.flatMap((side): ResultFault[] => {
    const people = fighterOf(look, side).units.filter(isPerson)
    const medics = people.filter(({ perks }) => perks.includes('medic')).length
    const healed = people.flatMap((person) => {
      const after = told.get(person.id)
      const by = after ? healedBy(person, after) : 0
      return by > 0 ? [{ person, by }] : []
    })
    if (healed.reduce((sum, { by }) => sum + Math.ceil(by / MEDIC), 0) <= medics) return []
    const without = medics === 0 ? 'no Medic' : `${medics} ${medics === 1 ? 'Medic' : 'Medics'}`
    return healed.map(({ person, by }) => ({
      at: `people[${result.people.findIndex(({ id }) => id === person.id)}].vitality`,
      why: `${called(person)} is better by ${by} than can be: the force has ${without}.`,
    }))
  })
}

const sizesOf = (herds: readonly { readonly kind: ZombieId; readonly size: number }[], kind: ZombieId): number =>
  herds.reduce((sum, herd) => sum + (herd.kind === kind ? herd.size : 0), 0)

/** ed.death.3, ed.death.6 No more zombies than there were and people turned, and of no kind that could not arise. */
function herdFaults({ look, result, people, told }: Before): ResultFault[] {
  const before = battleIn(look).sides.flatMap((side) =>
    fighterOf(look, side).units.flatMap((unit) => (isPerson(unit) ? [] : [unit])),
  )
  const turned = people.filter(({ id }) => told.get(id)?.fate === 'turned').length
  const more = ZOMBIE_IDS.map((kind) => ({ kind, by: sizesOf(result.herds, kind) - sizesOf(before, kind) }))
  const arisen = more.reduce((sum, { by }) => sum + Math.max(0, by), 0)
  const faults: ResultFault[] = []
  if (arisen > turned)
    faults.push({
      at: 'herds',
      why: `There are ${arisen} more zombies than before, and ${turned === 0 ? 'nobody' : `only ${turned}`} turned.`,
    })
  const { turnedSoldiers } = houseOf(look.book.options)
  const canRise = (kind: ZombieId): boolean =>
    kind === 'regular' || (kind === 'military' && turnedSoldiers === true) || before.some((herd) => herd.kind === kind)
  const strange = more.find(({ kind, by }) => by > 0 && !canRise(kind))
  if (strange)
    faults.push({ at: 'herds', why: `Nobody turned into ${zombieKind(strange.kind).title}: there were none.` })
  return faults
}

/** Which factions still stand on the table. */
function standing({ look, result, told }: Before): Set<Faction> {
  const left = new Set<Faction>(result.herds.some(({ withdrawn }) => !withdrawn) ? ['zombies'] : [])
  for (const side of battleIn(look).sides) {
    const people = fighterOf(look, side).units.filter(isPerson)
    if (people.some(({ id }) => told.get(id)?.fate === 'alive')) left.add(side.faction)
  }
  return left
}

const listed = (factions: Iterable<Faction>): string =>
  [...factions].map((faction) => `the ${FACTION_TITLES[faction]}`).join(' and ')

/** ed.victory.5, ed.camp-battle.13 One winner, who stands alone; or a draw, with nobody left or at the limit of rounds. */
function endFaults(before: Before): ResultFault[] {
  const { winner, rounds } = before.result
  const { roundLimit } = before.look.book
  const faults: ResultFault[] = []
  const left = standing(before)
  const canWin = before.hasZombies ? [...before.factions, 'zombies'] : before.factions
  if (rounds < 1) faults.push({ at: 'rounds', why: 'A battle lasts a round at least.' })
  if (roundLimit > 0 && rounds > roundLimit)
    faults.push({ at: 'rounds', why: `A battle is over after ${roundLimit} rounds.` })
  if (winner !== null) {
    if (!canWin.includes(winner)) faults.push({ at: 'winner', why: `The ${FACTION_TITLES[winner]} did not fight.` })
    else if (!left.has(winner))
      faults.push({
        at: 'winner',
        why: `Whoever wins still stands there, and of the ${FACTION_TITLES[winner]} nobody does.`,
      })
    if (left.size > 1) faults.push({ at: 'winner', why: `Nobody has won while ${listed(left)} stand there.` })
    return faults
  }
  if (left.size === 1) faults.push({ at: 'winner', why: `Nobody but ${listed(left)} stands there: they have won.` })
  if (left.size > 1 && (roundLimit === 0 || rounds < roundLimit))
    faults.push({
      at: 'winner',
      why:
        roundLimit === 0 ? 'It goes on while two sides stand there.' : `It is a draw only after ${roundLimit} rounds.`,
    })
  return faults
}

/** ed.camp-battle.14 All that is wrong with a result; one that can have come about has no faults. */
export function resultFaults(look: Look, result: Result): ResultFault[] {
  const before = beforeOf(look, result)
  const names = namesFaults(before)
  if (names.length > 0) return names
  const people = result.people.flatMap((after, i) => {
    const person = before.people.find(({ id }) => id === after.id)
    return person ? personFaults(before, person, after, i) : []
  })
  return [...people, ...healingFaults(before), ...herdFaults(before), ...endFaults(before)]
}

/** ed.camp-battle.14 Why a result is not taken: every fault with its place. */
export function resultRefusal(look: Look, result: Result): Refusal | null {
  const faults = resultFaults(look, result)
  if (faults.length === 0) return null
  return refuse('ed.camp-battle.14', faults.map(({ at, why }) => `result.${at}: ${why}`).join(' '))
}
