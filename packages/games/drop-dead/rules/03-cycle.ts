/** The cycle: every living survivor takes a turn, then the zombies have their phase, and again. */
import { again, procedure, type Seat, step, type Vars } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { changeZombie, isAlive, type Phase, type State, type Transaction } from '../state.ts'
import { spawn } from './14-spawn.ts'
import { releaseTheHorde } from './15-behaviour.ts'
import { checkCycleLimit, checkStandstill, undeadSeats } from './18-end.ts'

/** dd.cycle.1 The phases of a cycle in their order, after the set-up. */
export const PHASES: readonly Phase[] = ['setup', 'survivors', 'zombies']

export const game = procedure<Transaction, Command>('game', [
  step('dd.setup.1', 'set up', (t: Transaction) => t.call('set-up')),
  step('dd.cycle.1', 'play', (t: Transaction) => t.call('cycle', { next: 0 })),
])

type Cycle = Vars & {
  /** The place in turn order from which the next survivor's turn is looked for. */
  next: number
}

function beginPhase(t: Transaction, phase: Phase): void {
  t.state.phase = phase
  t.emit({ e: 'phase began', clause: 'dd.cycle.1', phase, cycle: t.state.cycle })
}

function newCycle(t: Transaction, v: Cycle): void {
  t.state.cycle++
  v.next = 0
  t.emit({ e: 'cycle began', clause: 'dd.cycle.1', cycle: t.state.cycle })
}

/** dd.cycle.2, dd.cycle.6 The place of the next living survivor in turn order, or -1. */
const nextInOrder = ({ survivors }: State, from: number): number =>
  survivors.findIndex((one, i) => i >= from && isAlive(one))

function takeTurn(t: Transaction, v: Cycle): void {
  const place = nextInOrder(t.state, v.next)
  const survivor = t.state.survivors[place]
  if (!survivor) return
  v.next = place + 1
  t.call('turn', { seat: survivor.seat })
}

export const cycle = procedure<Transaction, Command>('cycle', [
  step<Transaction, Cycle>('dd.cycle.1', 'new cycle', newCycle),
  step('dd.cycle.2', 'survivor phase', (t: Transaction) => beginPhase(t, 'survivors')),
  step<Transaction, Cycle>('dd.cycle.2', "a survivor's turn", takeTurn),
  again<Transaction, Cycle>(
    'dd.cycle.2',
    'next survivor',
    "a survivor's turn",
    ({ state }, v) => nextInOrder(state, v.next) >= 0,
  ),
  step('dd.cycle.5', 'zombie phase', (t: Transaction) => t.call('zombie phase', { undead: [], horde: true })),
  again('dd.cycle.1', 'next cycle', 'new cycle'),
])

type ZombiePhase = Vars & {
  /** dd.cycle.8 The undead seats whose turn is still to come. */
  undead: readonly Seat[]
  /** dd.undead.14 Whether zombies act by themselves in this phase. */
  horde: boolean
}

/** dd.cycle.8, dd.variant.3 Who acts in this phase is settled when it begins. */
function beginZombiePhase(t: Transaction, v: ZombiePhase): void {
  beginPhase(t, 'zombies')
  v.undead = undeadSeats(t.state)
  v.horde = t.book.hordeActs(t)
}

function takeUndeadTurn(t: Transaction, v: ZombiePhase): void {
  const [seat, ...rest] = v.undead
  if (seat === undefined) return
  v.undead = rest
  t.call('undead turn', { seat, horde: v.horde })
}

/** dd.cycle.3 What lasted to the end of the cycle is over: what zombies did in it, and the fog (dd.events.11). */
function endEffects(t: Transaction): void {
  const { state } = t
  for (const z of state.zombies.slice())
    if (z.commanded || z.moved || z.attacked || z.fresh)
      changeZombie(state, z, { commanded: false, moved: false, attacked: false, fresh: false })
  if (state.fog === 0 || state.fog > state.cycle) return
  state.fog = 0
  t.emit({ e: 'fog lifted', clause: 'dd.events.11' })
}

/** dd.cycle.3 Spawners, undead players, automatic zombies, and the end of what lasted so long. */
export const zombiePhase = procedure<Transaction, Command>('zombie phase', [
  step<Transaction, ZombiePhase>('dd.cycle.8', 'begin the zombie phase', beginZombiePhase),
  step('dd.cycle.4', 'spawners', spawn),
  step<Transaction, ZombiePhase>('dd.undead.3', "an undead player's turn", takeUndeadTurn),
  again<Transaction, ZombiePhase>(
    'dd.undead.3',
    'next undead player',
    "an undead player's turn",
    (_t, v) => v.undead.length > 0,
  ),
  step<Transaction, ZombiePhase>('dd.behaviour.4', 'automatic zombies', (t, v) => {
    if (v.horde) releaseTheHorde(t)
  }),
  step('dd.cycle.3', 'effects end', endEffects),
  step('dd.variant.10', 'the limit of cycles', checkCycleLimit),
  step('dd.end.10', 'standstill', checkStandstill),
])
