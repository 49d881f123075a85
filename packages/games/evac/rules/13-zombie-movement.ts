/** Zombie movement: steps, passing through the crowd, battering doors, and blundering onto face-down tiles. */
import { procedure, type Refusal, refuse, step, type Vars } from '@shamble/kernel'
import { directlyAdjacent, path, reach, sideBetween } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import {
  alive,
  crowd,
  isEmpty,
  livingMarineAt,
  type Look,
  moveZombieTo,
  type Transaction,
  theZombie,
  type Zombie,
  ZOMBIE_SEAT,
  zombieAt,
} from '../state.ts'
import { DIE } from '../tables/dice.ts'
import { checkVictory } from './01-the-object.ts'
import { tileOfSquare } from '../content/map.ts'
import { blockedBy, DOOR, sideXY, squareNamed, xyOf } from './02-the-map.ts'
import { patrolLeader } from './03-before-play.ts'
import { turnOver } from './04-populating-tiles.ts'

/** ev.zmove.4 Where a zombie may stop: no other zombie, no living marine. */
const mayStopAt = (figures: Uint8Array, z: Zombie, square: number): boolean =>
  figures[square] === (square === z.at ? 1 : 0)

/** Whether a square to stop on can be reached, over open sides and destroyed doors of face-up tiles (ev.zmove.4). */
function canGetOut(look: Look, figures: Uint8Array, z: Zombie, from: number, steps: number): boolean {
  if (steps <= 0) return false
  const { l, zombieWays, up } = look.facts
  for (let way = 4 * from; way < 4 * from + 4; way++) {
    const to = l.neighbours4[way] as number
    if (to < 0 || up[to] === 0 || zombieWays[l.sides4[way] as number] === 0) continue
    if (mayStopAt(figures, z, to)) return true
    if (!livingMarineAt(look.state, to) && canGetOut(look, figures, z, to, steps - 1)) return true
  }
  return false
}

/** Squares a zombie could stop on with so many steps (ev.zmove.4, ev.zmove.6). */
export function zombieStops({ state, facts }: Look, z: Zombie, from: number, steps: number): number[] {
  const figures = crowd(state)
  const passable = facts.up.slice()
  for (const m of state.marines) if (alive(m)) passable[m.at] = 0
  return reach(facts.l, { cost: facts.zombieWays, passable }, from, steps).squares.filter((sq) =>
    mayStopAt(figures, z, sq),
  )
}

export const zombieStepsLeft = ({ state, book }: Look): number => book.zombies.speed - state.zombieMoved

/** ev.flip.9 With `zombiesFlipTiles` off face-down tiles are closed to zombies; ev.flip.7, ev.zdoor.5 not from a shared square. */
function unknownGroundRefusal({ book }: Look, figures: Uint8Array, z: Zombie): Refusal | null {
  if (!book.zombiesMayFlip()) return refuse('ev.flip.9', 'Zombies may not step onto face-down tiles in this game.')
  if (!mayStopAt(figures, z, z.at))
    return refuse('ev.flip.7', "From another zombie's square no step onto a face-down tile is possible.")
  return null
}

/** ev.zmove.1 to ev.zmove.5 Why this zombie cannot step onto this square now. */
function zombieStepRefusal(look: Look, z: Zombie, to: number, figures?: Uint8Array): Refusal | null {
  const { state, facts } = look
  if (to < 0) return refuse('ev.zmove.5', 'Zombies cannot leave the map.')
  if (!directlyAdjacent(facts.l, z.at, to)) return refuse('ev.zmove.1', 'A step goes to a square that shares a side.')
  const side = sideBetween(facts.l, z.at, to)
  if (facts.door[side] === DOOR.standing)
    return refuse('ev.zdoor.1', 'A standing door is in the way: it has to be battered.')
  if (facts.zombieWays[side] === 0) return refuse('ev.zmove.2', 'There is a wall in the way.')
  if (facts.up[to] === 0) return unknownGroundRefusal(look, figures ?? crowd(state), z)
  if (livingMarineAt(state, to)) return refuse('ev.zmove.4', 'A marine is in this square.')
  const taken = figures ? figures[to] !== 0 : zombieAt(state, to) !== undefined
  if (taken && !canGetOut(look, figures ?? crowd(state), z, to, zombieStepsLeft(look) - 1))
    return refuse('ev.zmove.4', "Not enough movement is left to get out of the other zombie's square again.")
  return null
}

/** ev.zdoor.1, ev.zdoor.4, ev.zdoor.5 Why this door cannot be battered from here. */
export function batterRefusal(look: Look, z: Zombie, to: number, figures = crowd(look.state)): Refusal | null {
  const { facts } = look
  if (to < 0 || !directlyAdjacent(facts.l, z.at, to))
    return refuse('ev.zdoor.1', 'A door is battered from a square beside it.')
  if (facts.door[sideBetween(facts.l, z.at, to)] !== DOOR.standing)
    return refuse('ev.zdoor.1', 'There is no standing door.')
  if (!mayStopAt(figures, z, z.at)) return refuse('ev.zdoor.5', "No door can be battered from another zombie's square.")
  if (facts.up[to] === 0) return unknownGroundRefusal(look, figures, z)
  return null
}

/** The locals of one zombie's activation. */
export type Moving = Vars & { zombie: number; stopped: boolean; victim: string }

export function zombieMoves(look: Look, z: Zombie): Command[] {
  const { l } = look.facts
  const figures = crowd(look.state)
  const moves: Command[] = []
  for (let way = 4 * z.at; way < 4 * z.at + 4; way++) {
    const to = l.neighbours4[way] as number
    if (to < 0) continue
    const at = xyOf(look, to) as [number, number]
    if (look.facts.door[l.sides4[way] as number] === DOOR.standing) {
      if (batterRefusal(look, z, to, figures) === null) moves.push({ do: 'batter', to: at })
    } else if (zombieStepRefusal(look, z, to, figures) === null) moves.push({ do: 'step', to: at })
  }
  if (mayStopAt(figures, z, z.at)) moves.push({ do: 'stop' })
  return moves
}

export function checkZombieMove(look: Look, z: Zombie, command: Command): Refusal | null {
  switch (command.do) {
    case 'step':
      return zombieStepRefusal(look, z, squareNamed(look, command.to))
    case 'batter':
      return batterRefusal(look, z, squareNamed(look, command.to))
    case 'stop':
      return mayStopAt(crowd(look.state), z, z.at)
        ? null
        : refuse('ev.zmove.6', "A zombie cannot be stopped in another zombie's square.")
    case 'bite':
      return refuse('ev.zturn.6', 'A zombie attacks when its movement has ended: stop it first.')
    default:
      return refuse('ev.zturn.4', 'A zombie finishes its movement and attack before anything else happens.')
  }
}

function stepZombie(t: Transaction, z: Zombie, to: number): void {
  const from = z.at
  moveZombieTo(t.state, z, to)
  t.emit({ e: 'zombie stepped', clause: 'ev.zmove.1', zombie: z.id, from: xyOf(t, from), onto: xyOf(t, to) })
  checkVictory(t)
}

export function moveZombie(t: Transaction, v: Moving, command: Command): void {
  const z = theZombie(t.state, v.zombie)
  if (command.do === 'stop') v.stopped = true
  else if (command.do === 'batter') batter(t, z, squareNamed(t, command.to))
  else {
    const to = squareNamed(t, (command as CommandOf<'step'>).to)
    if (t.facts.up[to] === 0) return t.call('blunder', { zombie: z.id, to, paid: false })
    t.state.zombieMoved++
    stepZombie(t, z, to)
  }
}

/** ev.zdoor.7 From now on the door is destroyed; only zombies (ev.zdoor.1) and grenades (ev.gren.11) do it (ev.zdoor.8). */
export function destroyDoor(t: Transaction, side: number, clause: 'ev.zdoor.1' | 'ev.gren.11'): void {
  t.state.doors = t.state.doors.map((d) => (d.side === side ? Object.freeze({ ...d, standing: false }) : d))
  t.renew()
  t.emit({ e: 'door destroyed', clause, side: sideXY(t, side) })
}

/**
 * ev.zdoor.1, ev.zdoor.2 One square of movement and a die; on success the door breaks and the zombie goes through, if it
 * can (ev.zdoor.4) and after a look at a face-down tile (ev.zdoor.6). Otherwise nothing happens (ev.zdoor.3).
 */
function batter(t: Transaction, z: Zombie, to: number): void {
  const { doorTarget } = t.book.zombies
  const side = sideBetween(t.facts.l, z.at, to)
  t.state.zombieMoved++
  const face = t.roll({
    clause: 'ev.zdoor.1',
    sides: DIE,
    seat: ZOMBIE_SEAT,
    what: `zombie ${z.id} at a door`,
    table: [
      { from: 1, result: 'the door holds' },
      { from: doorTarget, result: 'the door breaks' },
    ],
  })
  const broken = face >= doorTarget
  t.emit({ e: 'battered', clause: 'ev.zdoor.1', zombie: z.id, side: sideXY(t, side), face, needs: doorTarget, broken })
  if (!broken) return
  destroyDoor(t, side, 'ev.zdoor.1')
  if (t.facts.up[to] === 0) t.call('blunder', { zombie: z.id, to, paid: true })
  else if (isEmpty(t.state, to)) stepZombie(t, z, to)
}

type Blundering = Vars & { zombie: number; to: number; paid: boolean }

/** ev.flip.3, ev.zdoor.6 A zombie's step onto a face-down tile. */
export const blunder = procedure<Transaction, Command>('blunder', [
  step<Transaction, Blundering>('ev.flip.9', 'flip the tile', (t, v) => {
    t.state.flips.zombies++
    turnOver(t, tileOfSquare(t.state.size, v.to), ZOMBIE_SEAT, 'ev.flip.9')
  }),
  step<Transaction, Blundering>('ev.flip.3', 'populate it', (t, v) =>
    t.call('populate', { tile: tileOfSquare(t.state.size, v.to), by: patrolLeader(t.state), factor: 1 }),
  ),
  step<Transaction, Blundering>('ev.flip.4', 'step if it is still possible', (t, v) => {
    const z = theZombie(t.state, v.zombie)
    const because = blockedBy(t, t.facts.zombieWays, z.at, v.to)
    if (because !== null)
      return t.emit({ e: 'step blocked', clause: 'ev.flip.4', seat: null, zombie: z.id, onto: xyOf(t, v.to), because })
    if (!v.paid) t.state.zombieMoved++
    stepZombie(t, z, v.to)
  }),
])

/** ev.zmove.6 By the fewest steps to a square where it may stop. */
export function stopByClock(look: Look, z: Zombie): Command[] {
  if (mayStopAt(crowd(look.state), z, z.at)) return [{ do: 'stop' }]
  for (let steps = 1; steps <= zombieStepsLeft(look); steps++) {
    const [to] = zombieStops(look, z, z.at, steps)
    if (to === undefined) continue
    const passable = look.facts.up.slice()
    for (const m of look.state.marines) if (alive(m)) passable[m.at] = 0
    const way = path(look.facts.l, { cost: look.facts.zombieWays, passable }, z.at, to) ?? []
    const walk = way.map((square) => ({ do: 'step', to: xyOf(look, square) }) as Command)
    return steps < zombieStepsLeft(look) ? [...walk, { do: 'stop' }] : walk
  }
  return []
}
