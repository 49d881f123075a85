/** ed.camp-turn The start of a campaign turn: farms, upkeep, health checks, a new horde, in this order. */
import { ask, procedure, type Refusal, refuse, step } from '@shamble/kernel'
import { readyFor } from '../../forces/ready.ts'
import type { Health } from '../../tables/states.ts'
import type { Command, CommandOf } from '../commands.ts'
import { d8 } from '../dice.ts'
import { type Place, stepsBetween } from '../map.ts'
import { HEALTH_CHECK, NEW_HORDE_POINTS } from '../numbers.ts'
import { addForce, enlisted, listRefusal, setForce, worthOf } from '../roster.ts'
import {
  type CampaignForce,
  forcesOf,
  isHuman,
  isPerson,
  type Look,
  type Member,
  type Part,
  type Person,
  placesOf,
  tileAt,
  type Transaction,
} from '../state.ts'
import { addSupplies, suppliesOf, takeSupplies } from '../supplies.ts'
import { isFirst, onTurn } from './44-whose.ts'
import { isOccupied, mayHaveMore } from './43-limits.ts'

/** ed.camp-build.2, ed.camp-turn.4 */
export const farmsOf = ({ state }: Pick<Look, 'state'>, faction: string): number =>
  placesOf(state, faction).filter((place) => tileAt(state, place).structure === 'farm').length

function farm(t: Transaction): void {
  const faction = onTurn(t)
  const farms = isHuman(faction) ? farmsOf(t, faction) : 0
  if (farms === 0) return
  const by = addSupplies(t, faction, farms)
  t.emit({ e: 'farms gave', clause: 'ed.camp-build.2', faction, by, supplies: suppliesOf(t.state, faction) })
}

/** ed.camp-turn.3, ed.camp-turn.4 One for each force, as far as there are any. */
function payUpkeep(t: Transaction): void {
  const faction = onTurn(t)
  if (!isHuman(faction) || isFirst(t)) return
  const due = forcesOf(t.state, faction).length
  const by = takeSupplies(t, faction, due)
  t.emit({ e: 'upkeep paid', clause: 'ed.camp-turn.3', faction, due, by, supplies: suppliesOf(t.state, faction) })
}

/** ed.camp-turn.5, ed.camp-turn.6 What a die makes of somebody: who is Infected stays it, the Immune are Sick instead. */
function checked(unit: Person, face: number): Health {
  const rolled = HEALTH_CHECK.find(({ most }) => face <= most)?.health ?? 'healthy'
  if (unit.health === 'infected') return 'infected'
  return rolled === 'infected' && unit.perks.includes('immune') ? 'sick' : rolled
}

function afterCheck(t: Transaction, force: CampaignForce, unit: Member, face: number): Member {
  if (!isPerson(unit)) return unit
  const health = checked(unit, face)
  if (health === unit.health) return unit
  t.emit({ e: 'health changed', clause: 'ed.camp-turn.6', force: force.id, unit: unit.id, health })
  return { ...unit, health }
}

/** ed.camp-turn.5, ed.camp-turn.6 One die for all of a force, or by a house rule one for each. */
function checkForce(t: Transaction, force: CampaignForce): void {
  const roll = (unit: number | null): number => {
    const { owner } = force
    const face = d8(t, { clause: 'ed.camp-turn.5', seat: owner, what: 'health check' })
    t.emit({ e: 'health rolled', clause: 'ed.camp-turn.5', faction: owner, force: force.id, face, unit })
    return face
  }
  const canChange = (unit: Member): boolean => isPerson(unit) && unit.health !== 'infected'
  const ofAll = t.book.checksEachUnit() ? null : roll(null)
  const units = force.units.map((unit) => (canChange(unit) ? afterCheck(t, force, unit, ofAll ?? roll(unit.id)) : unit))
  setForce(t, force.id, { units })
}

function checkHealth(t: Transaction): void {
  const faction = onTurn(t)
  if (!isHuman(faction) || suppliesOf(t.state, faction) > 0) return
  for (const force of forcesOf(t.state, faction)) checkForce(t, force)
}

/** ed.camp-turn.7 Tiles of the Zombies in which nobody is. */
const freeTiles = ({ state }: Look): Place[] => placesOf(state, 'zombies').filter((place) => !isOccupied(state, place))

/** ed.camp-turn.8 Without a place for it no die is rolled, nor where no number gives one. */
const canGenerate = (look: Look): boolean =>
  onTurn(look) === 'zombies' &&
  !isFirst(look) &&
  look.book.newHordeOn <= 8 &&
  mayHaveMore(look, 'zombies') &&
  freeTiles(look).length > 0

function generate(t: Transaction): void {
  if (!canGenerate(t)) return
  const needed = t.book.newHordeOn
  const face = d8(t, { clause: 'ed.camp-turn.7', seat: 'zombies', what: 'a new horde' })
  const passed = face >= needed
  t.emit({ e: 'horde roll', clause: 'ed.camp-turn.7', face, needed, passed })
  if (passed) t.call('new horde')
}

/** Decisions: the tile nearest to a human force first. */
function byNearness({ state }: Look, places: readonly Place[]): Place[] {
  const people = state.forces.filter(({ owner }) => isHuman(owner))
  const away = (place: Place): number => Math.min(99, ...people.map(({ at }) => stepsBetween(place, at)))
  return [...places].sort((a, b) => away(a) - away(b) || a - b)
}

function hordes(look: Look): CommandOf<'new-horde'>[] {
  const units = readyFor('zombies', NEW_HORDE_POINTS)
  return byNearness(look, freeTiles(look)).map((at) => ({ do: 'new-horde', at, units }))
}

function hordeRefusal(look: Look, command: Command): Refusal | null {
  if (command.do !== 'new-horde')
    return refuse('ed.camp-turn.7', 'A new horde appears: say where, and what it is made of.')
  if (!freeTiles(look).includes(command.at))
    return refuse('ed.camp-turn.7', 'It appears in a tile that you control and in which nobody is.')
  return listRefusal('zombies', Math.min(NEW_HORDE_POINTS, look.book.pointsLimit), command.units)
}

function appear(t: Transaction, { at, units }: CommandOf<'new-horde'>): void {
  const members = units.map((unit) => enlisted(t, unit))
  const { id } = addForce(t, 'zombies', at, members)
  const worth = worthOf({ units: members })
  t.emit({ e: 'force placed', clause: 'ed.camp-turn.7', force: id, owner: 'zombies', at, units: members, worth })
}

export const newHorde = procedure<Transaction, Command>('new horde', [
  ask<Transaction, Command>('ed.camp-turn.7', 'new horde', {
    who: () => ['zombies'],
    choices: hordes,
    check: (look, _v, _seat, command) => hordeRefusal(look, command),
    take: (t, _v, _seat, command) => appear(t, command as CommandOf<'new-horde'>),
    onClock: (look) => hordes(look).slice(0, 1),
  }),
])

/** In the order of ed.camp-turn.1 and ed.camp-turn.4; the victory check has been made. */
export const START: readonly Part[] = [
  step<Transaction>('ed.camp-turn.4', 'farms', farm),
  step<Transaction>('ed.camp-turn.3', 'upkeep', payUpkeep),
  step<Transaction>('ed.camp-turn.5', 'health checks', checkHealth),
  step<Transaction>('ed.camp-turn.7', 'horde generation', generate),
]
