/** Turn order: Zombie Spawn, Marines Turn, Zombie Turn, and again. */
import { again, askWhile, procedure, step, stopIf, type Vars } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { changeZombie, type Phase, type State, type Transaction, ZOMBIE_SEAT } from '../state.ts'
import { checkVictory } from './01-the-object.ts'
import { squareNamed } from './02-the-map.ts'
import {
  checkZombiePlace,
  loseZombies,
  noSpawnSquare,
  placeZombie,
  placeZombieChoices,
  rollZombies,
  spawnSquares,
  zombieDice,
} from './04-populating-tiles.ts'

/** ev.turn.1 The phases of a turn in their order, after the set-up. */
export const PHASES: readonly Phase[] = ['setup', 'spawn', 'marines', 'zombies']

export const game = procedure<Transaction, Command>('game', [
  step('ev.setup.1', 'set up', (t: Transaction) => t.call('set-up', { waiting: [] })),
  step('ev.setup.17', 'play', (t: Transaction) => t.call('turn')),
])

/** A custom position begins with a look at the victory conditions (ev.pos.1). */
export const loaded = procedure<Transaction, Command>('loaded', [
  step('ev.pos.1', 'check the victory conditions', checkVictory),
])

/** ev.turn.4 Everybody may act again; orders, declarations and proposals are over. */
function newTurn(t: Transaction): void {
  const { state } = t
  state.turn++
  state.botsGo = false
  for (const m of state.marines) {
    m.acted = false
    m.begun = false
    m.moved = 0
    m.stirred = false
    m.attack = null
    m.stands = false
    m.order = null
    for (const item of m.items) item.usedBy = null
  }
  for (const z of state.zombies) if (z.acted || z.fresh) changeZombie(state, z, { acted: false, fresh: false })
  t.emit({ e: 'turn began', clause: 'ev.turn.1', turn: state.turn })
}

function enter(t: Transaction, phase: Phase, proc: string): void {
  t.state.phase = phase
  t.emit({ e: 'phase began', clause: 'ev.turn.1', phase, turn: t.state.turn })
  t.call(proc)
}

export const turn = procedure<Transaction, Command>('turn', [
  step('ev.turn.1', 'new turn', newTurn),
  step('ev.turn.2', 'zombie spawn', (t: Transaction) => enter(t, 'spawn', 'spawn')),
  step('ev.turn.1', 'marines turn', (t: Transaction) => enter(t, 'marines', 'marines')),
  step('ev.turn.1', 'zombie turn', (t: Transaction) => enter(t, 'zombies', 'zombies')),
  again('ev.turn.4', 'next turn', 'new turn'),
])

type Spawning = Vars & { zombies: number }

/** ev.spawn.5 Dice by the number of marines; ev.house.1 a modifier on their sum. */
const rollSpawn = (t: Transaction, v: Spawning): void => {
  v.zombies = rollZombies(t, 'ev.spawn.5', zombieDice(t), t.book.spawnModifier, null)
}

export const spawn = procedure<Transaction, Command>('spawn', [
  stopIf(
    'ev.house.2',
    'no spawning this turn',
    (look: { state: State; book: { spawnEvery: number } }) => look.state.turn % look.book.spawnEvery !== 0,
  ),
  step<Transaction, Spawning>('ev.spawn.5', 'roll for zombies', rollSpawn),
  askWhile<Transaction, Command, Spawning>('ev.spawn.7', 'place a zombie', {
    who: (look, v) => (v.zombies > 0 && spawnSquares(look).length > 0 ? [ZOMBIE_SEAT] : []),
    choices: (look) => placeZombieChoices(look, spawnSquares(look)),
    check: (look, _v, _seat, command) =>
      checkZombiePlace(look, command, spawnSquares(look), 'ev.spawn.8', (square) => noSpawnSquare(look, square)),
    take: (t, v, _seat, command) => {
      placeZombie(t, squareNamed(t, (command as CommandOf<'place-zombie'>).at), 'ev.spawn.7')
      v.zombies--
      checkVictory(t)
    },
  }),
  step<Transaction, Spawning>('ev.spawn.8', 'lose the zombies left over', (t, v) =>
    loseZombies(t, 'ev.spawn.8', v.zombies),
  ),
])
