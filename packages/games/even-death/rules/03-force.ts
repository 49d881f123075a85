/** ed.force Lists are built in secret, locked, and opened at once; units come of them. */
import { askSealed, frozenRecords, procedure, type Refusal, refuse, sameJson, type Seat, step } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { forceFaults, perksOf } from '../forces/faults.ts'
import {
  costOf,
  figuresIn,
  type Force,
  type ForceHerd,
  type ForceHuman,
  type ForceUnit,
  herdCost,
  humanCost,
} from '../forces/force.ts'
import { readyWithin } from '../forces/ready.ts'
import { type Herd, type Human, isHerd, type Look, seatOf, type Transaction, type Unit, type Zombie } from '../state.ts'
import type { RosterHuman } from '../content/campaign-battle.ts'
import type { SeatPlan } from '../content/setting.ts'
import { profileOf } from '../tables/profiles.ts'
import { fighting, planOf } from './02-setup.ts'
import { atFirst, fatigueOf } from './39-human-state.ts'

/** ed.force.12 An illegal list is not locked; all that is wrong with it is said at once. */
function checkLock(look: Look, seat: Seat, command: Command): Refusal | null {
  const plan = planOf(look, seat)
  if (command.do !== 'lock' || !plan) return refuse('ed.force.13', 'Build your force and lock it first.')
  const faults = forceFaults(plan.faction, plan.points, command.force)
  const [first] = faults
  if (!first) return null
  return refuse(first.clause, faults.map(({ at, why, clause }) => `${at}: ${why} (${clause})`).join(' '))
}

const locking = (force: Force): CommandOf<'lock'> => ({ do: 'lock', force })

/** Lists are endless: what is proposed comes first, then every ready-made force of the faction that is not too dear. */
function choices(look: Look, seat: Seat): CommandOf<'lock'>[] {
  const plan = planOf(look, seat)
  if (!plan) return []
  const others = readyWithin(plan.faction, plan.points).filter((force) => !sameJson(force, plan.proposed))
  return [plan.proposed, ...others].map(locking)
}

const proposed = (look: Look, seat: Seat): CommandOf<'lock'>[] => choices(look, seat).slice(0, 1)

function lock(t: Transaction, seat: Seat, { force }: CommandOf<'lock'>): void {
  seatOf(t.state, seat).force = frozenRecords(force.map(frozenUnit))
  t.emit({ e: 'locked', clause: 'ed.force.13', seat })
}

const frozenUnit = (unit: ForceUnit): ForceUnit =>
  unit.is === 'herd'
    ? unit
    : { ...unit, weapons: Object.freeze([...unit.weapons]), perks: Object.freeze([...unit.perks]) }

/** ed.camp-battle.11 In a campaign whole forces fight, as they come: nothing is chosen. */
function bring(t: Transaction, { seat, proposed, roster }: SeatPlan): void {
  seatOf(t.state, seat).force = frozenRecords(proposed.map(frozenUnit))
  for (const unit of roster?.units ?? []) {
    if (unit.is === 'herd') addUnit(t, seat, unit)
    else t.state.humans.push({ ...newHuman(t, seat, unit), ...asKept(unit, roster?.abundant === true) })
  }
}

/** ed.camp-rules.7, ed.human-state.5, ed.deploy.8 */
const asKept = (
  { vitality, health }: RosterHuman,
  abundant: boolean,
): Pick<Human, 'vitality' | 'health' | 'fatigue'> => ({
  vitality,
  health,
  fatigue: fatigueOf(health, abundant),
})

/** ed.force.13 All lists are open now; every unit gets its number, seat by seat in the order of the list. */
function open(t: Transaction): void {
  for (const plan of fighting(t)) {
    if (plan.roster !== null) bring(t, plan)
    else for (const unit of seatOf(t.state, plan.seat).force) addUnit(t, plan.seat, unit)
  }
  t.state.phase = 'deployment'
  const forces = fighting(t).map(({ seat }) => {
    const { force } = seatOf(t.state, seat)
    return { seat, points: costOf(force), figures: figuresIn(force) }
  })
  t.emit({ e: 'forces opened', clause: 'ed.force.13', forces })
}

const NOWHERE = Object.freeze({ x: 0, y: 0 })
const NORTH = Object.freeze({ x: 0, y: -1 })

function addUnit(t: Transaction, seat: Seat, unit: ForceUnit): void {
  if (unit.is === 'human') t.state.humans.push(newHuman(t, seat, unit))
  else t.state.herds.push(newHerd(t, seat, unit))
}

/** ed.deploy.8, ed.human-state.1 Loaded, unhurt, as the scenario sets it. */
function newHuman({ state, book }: Transaction, seat: Seat, unit: ForceHuman): Human {
  const { vitality } = profileOf(unit.unit)
  return {
    id: state.nextUnit++,
    seat,
    profile: unit.unit,
    status: 'waiting',
    at: NOWHERE,
    on: null,
    facing: NORTH,
    vitality,
    most: vitality,
    down: false,
    ...atFirst(book.scenario),
    morale: 'willing',
    weapons: frozenRecords(unit.weapons.map((id) => ({ id, due: 0 }))),
    perks: Object.freeze([...perksOf(unit)]),
    concentration: unit.concentration ?? null,
    used: false,
    aim: false,
    rerolled: false,
    hasHealed: false,
    overwatch: false,
    trauma: 0,
    remembered: Object.freeze([]),
    climbing: null,
    carries: null,
  }
}

function newHerd({ state }: Transaction, seat: Seat, { kind, size }: ForceHerd): Herd {
  const zombies = Array.from({ length: size }, (): Zombie => newZombie(state.nextZombie++))
  const facing = NORTH
  return {
    id: state.nextUnit++,
    seat,
    kind,
    status: 'waiting',
    facing,
    used: false,
    rambles: false,
    mover: null,
    zombies: frozenRecords(zombies),
  }
}

const newZombie = (id: number): Zombie => ({ id, at: NOWHERE, on: null, down: false, locked: null, climbing: null })

/** ed.force.14 Whatever its vitality; of a herd by its present size. */
export const worthOf = (unit: Unit): number =>
  isHerd(unit)
    ? herdCost(unit.kind, unit.zombies.length)
    : humanCost({ unit: unit.profile, weapons: unit.weapons.map(({ id }) => id) })

export const forces = procedure<Transaction, Command>('forces', [
  askSealed<Transaction, Command>('ed.force.13', 'lock a force', {
    who: (look) => fighting(look).flatMap(({ seat, roster }) => (roster === null ? [seat] : [])),
    choices: (look, _v, seat) => choices(look, seat),
    check: (look, _v, seat, command) => checkLock(look, seat, command),
    take: (t, _v, seat, command) => lock(t, seat, command as CommandOf<'lock'>),
    onClock: (look, _v, seat) => proposed(look, seat),
  }),
  step('ed.force.13', 'open', open),
])
