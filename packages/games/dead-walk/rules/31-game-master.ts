/** dw.seat A person as game master: bound to the rules and breaking their ties, or free to move zombies as he likes. */
import { askWhile, procedure, type Refusal, refuse, step, type Vars } from '@shamble/kernel'
import { displaced, pathLength, samePoint, type XY } from '@shamble/table'
import type { HouseRule } from '../book.ts'
import type { Command, CommandOf } from '../commands.ts'
import {
  calledIn,
  changeZombie,
  GAME_MASTER,
  type Human,
  humanFigure,
  type Look,
  type Transaction,
  type Zombie,
  zombieOf,
} from '../state.ts'
import { distance2Of, humanBody, humansTouching, zombieBody } from './01-figures.ts'
import { tiedGoals } from './24-senses.ts'
import { zombieOrder } from './25-zombie-moves.ts'
import { allowanceOf, endOf, inTheWayOf, isOnLowLine, strideAlong } from './25-zombie-walk.ts'
import { attackers, victimOf } from './29-zombie-attacks.ts'
import { moveInTurn, moveOne } from './46-zombies-in-turn.ts'

/** dw.seat.2 The zombies that have not acted in this phase, in the order of the rules. */
type Waiting = Vars & { left: readonly number[] }

const withoutIt = (v: Waiting, zombie: number): readonly number[] => v.left.filter((n) => n !== zombie)

function waitingRefusal({ state }: Look, v: Waiting, zombie: number): Refusal | null {
  if (v.left.includes(zombie)) return null
  return refuse('dw.seat.2', zombieOf(state, zombie) ? `Zombie ${zombie} has acted.` : `There is no zombie ${zombie}.`)
}

/** dw.seat.2 The game master breaks ties, and nothing else. */
function checkNext(look: Look, v: Waiting, { zombie, goal }: CommandOf<'zombie-next'>): Refusal | null {
  const waiting = waitingRefusal(look, v, zombie)
  const found = zombieOf(look.state, zombie)
  if (waiting !== null || !found || goal === undefined) return waiting
  return tiedGoals(look, found).includes(goal)
    ? null
    : refuse('dw.seat.2', `By the rules zombie ${zombie} cannot go for ${calledIn(look.state, humanFigure(goal))}.`)
}

/** dw.zfallen.1, dw.grenade.17, dw.zmove.11 Who has no move to make. */
function heldRefusal(look: Look, zombie: Zombie): Refusal | null {
  if (zombie.stunned) return refuse('dw.grenade.17', 'This zombie is stunned.')
  if (zombie.fallen) return refuse('dw.zfallen.1', 'This zombie has to stand up.')
  return humansTouching(look, zombieBody(zombie)).length > 0
    ? refuse('dw.zmove.11', 'This zombie is in contact with a human and stays.')
    : null
}

const points = (path: CommandOf<'zombie-move'>['path']): XY[] => path.map(([x, y]) => ({ x, y }))

/** What stops a zombie on these legs: something, its allowance, or nothing. */
function stopOn(look: Look, zombie: Zombie, whole: readonly XY[]): 'barred' | 'far' | null {
  const { path, by } = strideAlong(look, zombie, inTheWayOf(look, zombie), whole, allowanceOf(look))
  if (by !== null) return 'barred'
  return samePoint(endOf(path), endOf(whole)) && pathLength(path) === pathLength(whole) ? null : 'far'
}

/** dw.seat.2, dw.zmove.1 Within its allowance, around terrain and other figures. */
function pathRefusal(look: Look, zombie: Zombie, path: readonly XY[]): Refusal | null {
  if (path.length === 0) return null
  const whole = [zombie.at, ...path]
  const { layout, lows } = look.facts
  if (zombie.on === null && isOnLowLine(layout, lows, endOf(whole)))
    return refuse('dw.movement.6', 'Nobody stops on an obstacle.')
  const stop = stopOn(look, zombie, whole)
  if (stop === 'barred') return refuse('dw.movement.8', 'Something is in the way of this zombie.')
  return stop === 'far' ? refuse('dw.zmove.1', 'The zombie cannot get that far.') : null
}

function checkMove(look: Look, v: Waiting, { zombie, path }: CommandOf<'zombie-move'>): Refusal | null {
  if (!look.book.mayLeadZombies()) return refuse('dw.seat.2', 'This game master is bound to the rules.')
  const found = zombieOf(look.state, zombie)
  const waiting = waitingRefusal(look, v, zombie)
  if (waiting !== null || !found) return waiting
  return heldRefusal(look, found) ?? pathRefusal(look, found, points(path))
}

function checkOrder(look: Look, v: Waiting, command: Command): Refusal | null {
  switch (command.do) {
    case 'zombie-next':
      return checkNext(look, v, command)
    case 'zombie-move':
      return checkMove(look, v, command)
    case 'rest':
      return null
    default:
      return refuse('dw.seat.2', 'The game master says which zombie acts next.')
  }
}

function takeOrder(t: Transaction, v: Waiting, command: Command): void {
  switch (command.do) {
    case 'zombie-next': {
      const { zombie, goal, side } = command
      v.left = withoutIt(v, zombie)
      return moveOne(t, zombie, { ...(goal === undefined ? {} : { goal }), ...(side ? { side } : {}) })
    }
    case 'zombie-move':
      v.left = withoutIt(v, command.zombie)
      return moveOne(t, command.zombie, {}, points(command.path))
    // `rest`: nothing else passes the check.
    default: {
      const rest = v.left
      v.left = []
      return moveInTurn(t, rest)
    }
  }
}

/** A few of the many moves of a free game master: straight on, as far as it goes, in eight directions. */
function moveChoices(look: Look, zombie: Zombie): CommandOf<'zombie-move'>[] {
  if (heldRefusal(look, zombie) !== null) return []
  const moves: CommandOf<'zombie-move'>[] = [{ do: 'zombie-move', zombie: zombie.n, path: [] }]
  for (let degrees = 0; degrees < 360; degrees += 45) {
    const { x, y } = displaced(zombie.at, allowanceOf(look), degrees)
    if (pathRefusal(look, zombie, [{ x, y }]) === null)
      moves.push({ do: 'zombie-move', zombie: zombie.n, path: [[x, y]] })
  }
  return moves
}

/** The automatic choice comes first. Ties and free moves are offered for the zombie whose turn it would be. */
function orderChoices(look: Look, v: Waiting): Command[] {
  const choices: Command[] = v.left.map((zombie) => ({ do: 'zombie-next', zombie }))
  const first = zombieOf(look.state, v.left[0] ?? 0)
  if (first) {
    const tied = tiedGoals(look, first)
    if (tied.length > 1) for (const goal of tied) choices.push({ do: 'zombie-next', zombie: first.n, goal })
    if (look.book.mayLeadZombies()) choices.push(...moveChoices(look, first))
  }
  choices.push({ do: 'rest' })
  return choices
}

/** dw.seat.2 Step a of phase 3 with a game master, asked for one zombie after another. */
export const zombieOrders = procedure<Transaction, Command>('zombie orders', [
  askWhile<Transaction, Command, Waiting>('dw.seat.2', 'zombie', {
    who: (_look, v) => (v.left.length > 0 ? [GAME_MASTER] : []),
    choices: orderChoices,
    check: (look, v, _seat, command) => checkOrder(look, v, command),
    take: (t, v, _seat, command) => takeOrder(t, v, command),
    onClock: () => [{ do: 'rest' }],
  }),
])

/** dw.seat.2, dw.zattack.8 Whom a zombie may be told to attack: all it touches, or those among whom there is a tie. */
function victimsOf(look: Look, zombie: Zombie): Human[] {
  const touched = humansTouching(look, zombieBody(zombie))
  if (look.book.mayLeadZombies()) return touched
  if (touched.some(({ n }) => n === zombie.victim)) return []
  const far = (h: Human): number => distance2Of(look, zombieBody(zombie), humanBody(h))
  const least = Math.min(...touched.map(far))
  return touched.filter((h) => far(h) === least)
}

/** The zombies for which the game master has a choice of victims. */
const undecided = (look: Look, dazed: readonly number[]): number[] =>
  attackers(look, dazed)
    .filter((zombie) => victimsOf(look, zombie).length > 1)
    .map(({ n }) => n)

function checkVictim(look: Look, v: Waiting, command: Command): Refusal | null {
  const zombie = zombieOf(look.state, v.left[0] ?? 0)
  if (command.do !== 'zombie-attack' || command.zombie !== zombie?.n)
    return refuse('dw.seat.2', `Choose first whom zombie ${zombie?.n ?? ''} attacks.`)
  return victimsOf(look, zombie).some(({ n }) => n === command.human)
    ? null
    : refuse('dw.zattack.8', `Zombie ${zombie.n} cannot attack ${calledIn(look.state, humanFigure(command.human))}.`)
}

/** The one whom it would attack by the rules comes first. */
function victimChoices(look: Look, v: Waiting): Command[] {
  const zombie = zombieOf(look.state, v.left[0] ?? 0)
  if (!zombie) return []
  const usual = victimOf(look, zombie)
  const others = victimsOf(look, zombie).filter((h) => h !== usual)
  return [...(usual ? [usual] : []), ...others].map(({ n }) => ({ do: 'zombie-attack', zombie: zombie.n, human: n }))
}

/** dw.seat.2 Before the attacks of step c: whom zombies attack, where there is a choice. */
export const zombieVictims = procedure<Transaction, Command>('zombie victims', [
  askWhile<Transaction, Command, Waiting>('dw.seat.2', 'victim', {
    who: (_look, v) => (v.left.length > 0 ? [GAME_MASTER] : []),
    choices: victimChoices,
    check: (look, v, _seat, command) => checkVictim(look, v, command),
    take: (t, v, _seat, command) => {
      const { zombie, human } = command as CommandOf<'zombie-attack'>
      v.left = withoutIt(v, zombie)
      changeZombie(t.state, zombie, { victim: human })
    },
    onClock: (look, v) => victimChoices(look, v).slice(0, 1),
  }),
])

/** dw.turn.9 Step a is his to order. */
const orders = step('dw.turn.9', 'moves', (t: Transaction) => t.call('zombie orders', { left: zombieOrder(t) }))

const victims = step<Transaction, Vars & { dazed: readonly number[] }>('dw.seat.2', 'victims', (t, v) =>
  t.call('zombie victims', { left: undecided(t, v.dazed) }),
)

/** dw.seat.2 A game master throws for the zombies, orders them, breaks their ties, and wins with them. */
export const BOUND_MASTER_GATE: HouseRule = {
  slots: { zombieSeats: () => [GAME_MASTER] },
  steps: {
    'zombies phase': [
      { replace: 'moves', by: orders },
      { before: 'attacks', insert: victims },
    ],
  },
}

/** dw.seat.2 The same, and he leads them as he likes. */
export const FREE_MASTER_GATE: HouseRule = {
  ...BOUND_MASTER_GATE,
  slots: { ...BOUND_MASTER_GATE.slots, mayLeadZombies: () => () => true },
}
