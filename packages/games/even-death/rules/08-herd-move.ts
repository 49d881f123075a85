/** ed.move, ed.herd.5 The Move of a herd: its leader goes one straight line, the others are arranged round it. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import { distanceDown, samePoint, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import type { Placed } from '../events.ts'
import { type Herd, herdOf, isHerd, isOnTable, type Look, type Transaction, type Unit, type Zombie } from '../state.ts'
import { LATTICE } from '../tables/units.ts'
import { putZombies, zombieAt } from './01-figures.ts'
import { alongFrom } from './01-measure.ts'
import type { Action } from './07-actions.ts'
import { type MoveCommand, sampledPlaces } from './08-move.ts'
import { allowanceOf, endsOnSomebody, farthestWay, wayFault } from './08-walk.ts'
import { face, turnFault } from './09-facing.ts'
import { dangerSteps, entersDanger, type Going, type Goings, legOf, placeAt, type Spot } from './10-hazard.ts'
import { arranged, arrangementFault, leaderFor } from './12-arrange.ts'
import { isAtEdge, withdraw, withdrawFault } from './41-withdraw.ts'

/** What a Move keeps until it is over. */
type Marching = Goings & {
  leader: number
  from: Spot
  to: Spot
  allowance: number
  facing: Spot | null
  withdraws: boolean
}

/** ed.herd.6 Who leads: whom the controller names, or the foremost. */
function leaderOf(look: Look, herd: Herd, { leader, to }: MoveCommand): Zombie | null {
  if (leader === undefined) return leaderFor(look, herd, placeAt(to))
  return herd.zombies.find(({ id, locked }) => id === leader && locked === null) ?? null
}

/** ed.herd.11, ed.bite.10, ed.facing.4 What forbids a herd every Move, or this one before its way is looked at. */
function herdFault(herd: Herd, { facing }: MoveCommand): Refusal | null {
  if (herd.zombies.some(({ down }) => down))
    return refuse('ed.herd.11', 'A herd with a Knocked Down zombie only gets up.')
  if (herd.zombies.every(({ locked }) => locked !== null)) return refuse('ed.bite.10', 'All its zombies are locked.')
  return facing === undefined ? null : turnFault(herd, facing)
}

/** ed.herd.7 to ed.herd.10 Where everybody goes: as a person has placed them, or as the table arranges them. */
function placesFor(look: Look, herd: Herd, leader: Zombie, { to, places }: MoveCommand): readonly Placed[] | null {
  if (places === undefined) return arranged(look, herd, leader, placeAt(to))
  return places.map(({ zombie, at }) => ({ zombie, at: placeAt(at) }))
}

function moveFault(look: Look, herd: Herd, command: MoveCommand): Refusal | null {
  const fault = herdFault(herd, command)
  if (fault) return fault
  const leader = leaderOf(look, herd, command)
  if (leader === null) return refuse('ed.herd.6', 'A zombie of the herd that is not locked leads it.')
  const to = placeAt(command.to)
  const way =
    command.withdraw === true
      ? withdrawFault(look, herd, leader.at, to)
      : wayFault(look, herd, leader.at, to, leader.on)
  if (way || command.withdraw === true) return way
  const places = placesFor(look, herd, leader, command)
  if (places === null) return refuse('ed.herd.10', 'The others cannot follow that far.')
  return command.places === undefined ? null : arrangementFault(look, herd, leader, to, places)
}

/** The straight displacements of a leader and of its followers. */
function goingsOf(herd: Herd, leader: Zombie, to: XY, places: readonly Placed[]): Going[] {
  const ends = new Map(places.map(({ zombie, at }) => [zombie, at]))
  return herd.zombies.flatMap(({ id, at, on }) => {
    const end = id === leader.id ? to : ends.get(id)
    return end && !samePoint(at, end) ? [{ zombie: id, legs: [legOf(at, end, on)] }] : []
  })
}

function take(t: Transaction, unit: Unit, command: Command): void {
  if (!isHerd(unit) || command.do !== 'move') return
  const leader = leaderOf(t, unit, command)
  if (leader === null) return
  const [from, to] = [leader.at, placeAt(command.to)]
  const withdraws = command.withdraw === true
  const places = withdraws ? [] : (placesFor(t, unit, leader, command) ?? [])
  const marching: Marching = {
    unit: unit.id,
    goings: goingsOf(unit, leader, to, places),
    danger: 'none',
    stopped: false,
    leader: leader.id,
    from: [from.x, from.y],
    to: command.to,
    allowance: allowanceOf(t, unit, { from, to, on: leader.on }),
    facing: command.facing ?? null,
    withdraws,
  }
  t.call('herd move', marching)
}

/** ed.terrain.5 The longest way in the same direction on which neither leader nor follower enters; or nobody goes. */
function stop(t: Transaction, unit: Unit, v: Goings): void {
  const { leader: id, to } = v as Marching
  const leader = isHerd(unit) ? unit.zombies.find((z) => z.id === id) : undefined
  v.goings = []
  if (!isHerd(unit) || !leader) return
  for (let units = distanceDown(leader.at, placeAt(to)); units > 0; units -= LATTICE) {
    const end = alongFrom(leader.at, placeAt(to), units)
    if (entersDanger(t, [{ zombie: id, legs: [legOf(leader.at, end, leader.on)] }])) continue
    if (endsOnSomebody(t, unit, end, leader.on)) continue
    const places = arranged(t, unit, leader, end)
    const goings = places === null ? null : goingsOf(unit, leader, end, places)
    if (goings === null || entersDanger(t, goings)) continue
    v.goings = goings
    return
  }
}

/** All walk at the same time; whoever fell on the way is no longer among them. */
function go(t: Transaction, v: Marching): void {
  const herd = herdOf(t.state, v.unit)
  if (!herd || !isOnTable(herd)) return
  const ends = new Map(v.goings.map(({ zombie, legs }) => [zombie, placeAt(legs[0]?.to ?? v.to)]))
  const from = placeAt(v.from)
  const at = v.stopped ? (ends.get(v.leader) ?? from) : placeAt(v.to)
  putZombies(
    t,
    herd,
    herd.zombies.map((z) => zombieAt(z, ends.get(z.id) ?? z.at)),
  )
  face(herd, from, at)
  if (v.facing) herd.facing = Object.freeze(placeAt(v.facing))
  if (v.stopped) t.emit({ e: 'stopped before danger', clause: 'ed.terrain.5', unit: herd.id, at })
  const placed = [...ends].map(([zombie, end]) => ({ zombie, at: end }))
  const { leader, allowance } = v
  t.emit({ e: 'herd moved', clause: 'ed.herd.5', unit: herd.id, leader, from, at, placed, allowance })
  if (v.withdraws && !v.stopped) withdraw(t, herd, from, at)
}

export const herdMove = procedure<Transaction, Command>('herd move', [
  ...dangerSteps(stop),
  step<Transaction, Marching>('ed.herd.5', 'go', go),
])

/** One place in each of eight directions, as far as the leader may go, if the others can follow. */
function choices(look: Look, unit: Unit): Command[] {
  const [first] = isHerd(unit) ? unit.zombies : []
  if (!isHerd(unit) || !first) return []
  if (herdFault(unit, { do: 'move', to: [0, 0] })) return []
  const reach = (towards: XY): XY => {
    const leader = leaderFor(look, unit, towards)
    return leader === null ? first.at : farthestWay(look, unit, leader.at, towards, { on: leader.on })
  }
  return sampledPlaces(first.at, reach, false)
    .flatMap((at): MoveCommand[] => {
      const move: MoveCommand = { do: 'move', to: [at.x, at.y] }
      return isAtEdge(look, at) ? [move, { ...move, withdraw: true }] : [move]
    })
    .filter((command) => moveFault(look, unit, command) === null)
}

export const marching: Action = {
  do: 'move',
  by: 'herds',
  choices,
  check: (look, unit, command) => (!isHerd(unit) || command.do !== 'move' ? null : moveFault(look, unit, command)),
  take,
}
