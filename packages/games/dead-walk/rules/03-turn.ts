/** dw.turn The game and its turns: tests, humans, zombies, each phase a list of steps in the order of the rules. */
import { again, type Procedure, procedure, step, stopIf, thoseIn, type Vars } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { CALM, isInPlay, type Look, type Phase, type Transaction } from '../state.ts'
import type { SkillId } from '../tables/skills.ts'
import { unbraceHeld } from './13-bracing.ts'
import { fireStep } from './15-fire.ts'
import { finalWoundTests, woundTests } from './20-wounds.ts'
import { zombificationTests } from './21-zombify.ts'
import { armedZombies } from './22-armed-zombies.ts'
import { fearTests } from './23-fear.ts'
import { regainMoral } from './23-moral.ts'
import { zombieOrder } from './25-zombie-moves.ts'
import { entryB } from './26-entry.ts'
import { attackBarriers } from './27-barriers.ts'
import { zombieAttacks } from './29-zombie-attacks.ts'
import { checkScenario, gradeGame, isSomebodyLeft } from './30-end.ts'
import { forgetDriving } from './43-driving.ts'
import { part } from './40-deciding.ts'
import { moveInTurn } from './46-zombies-in-turn.ts'
import { minds } from './50-psychoses.ts'

/** dw.turn.1 The phases of a turn in their order, after the set-up. */
export const PHASES: readonly Phase[] = ['setup', 'tests', 'humans', 'zombies']

export const game = procedure<Transaction, Command>('game', [
  step('dw.setup.6', 'set up', (t: Transaction) => t.call('set-up')),
  step('dw.turn.10', 'play', (t: Transaction) => t.call('turn')),
])

function beginPhase(t: Transaction, phase: Phase): void {
  t.state.phase = phase
  t.emit({ e: 'phase began', clause: 'dw.turn.1', phase, turn: t.state.turn })
}

/** What a human did or suffered in a turn is over when the next begins (dw.ap.6, dw.shooting.3, dw.break.9, dw.entry.11, dw.turn.13). */
function newTurn(t: Transaction): void {
  const { state } = t
  state.turn++
  forgetDriving(t)
  for (const human of state.humans) {
    if (!isInPlay(human)) continue
    human.ap = 0
    human.doubled = false
    human.acted = false
    human.moved = false
    human.firedAt = NOBODY
    human.breakFailed = false
    human.sawed = false
    human.skillsUsed = UNUSED
    human.extraAP = 0
    human.mind = CALM
  }
  t.emit({ e: 'turn began', clause: 'dw.turn.1', turn: state.turn })
}
const NOBODY: readonly number[] = Object.freeze([])
const UNUSED: readonly SkillId[] = Object.freeze([])

/** dw.turn.1, dw.turn.10 Each phase ends before the next begins. */
export const turn = procedure<Transaction, Command>('turn', [
  step('dw.turn.1', 'new turn', newTurn),
  step('dw.turn.1', 'tests', (t: Transaction) => t.call('tests phase')),
  step('dw.turn.1', 'humans', (t: Transaction) => t.call('humans phase')),
  step('dw.turn.8', 'zombies', (t: Transaction) => t.call('zombies phase', { dazed: [] })),
  again('dw.turn.10', 'next turn', 'new turn'),
])

type ZombiesPhase = Vars & {
  /** dw.grenade.17 The zombies that were stunned when the phase began: they do nothing in it. */
  dazed: readonly number[]
}

/** Steps with dice of humans, and with blows to them: those may come to decisions. */
const fire = part('burning figures', 'dw.turn.2', fireStep)
const fear = part('fear', 'dw.turn.2', fearTests)
const wounds = part('wounds', 'dw.turn.2', woundTests)
const lastWounds = part('last wounds', 'dw.wounds.6', finalWoundTests)
const attacks = part<ZombiesPhase>('zombie attacks', 'dw.turn.9', (t, v) => zombieAttacks(t, v.dazed))
const shots = part<ZombiesPhase>('armed zombies fire', 'dw.turn.9', (t, v) => armedZombies(t, v.dazed))

export const DECIDABLE_STEPS: readonly Procedure<Transaction, Command>[] = [
  fire,
  minds,
  fear,
  wounds,
  lastWounds,
  attacks,
  shots,
].map(({ work }) => work)

/** dw.turn.2, dw.turn.3 Each step is carried out before the next. */
export const testsPhase = procedure<Transaction, Command>('tests phase', [
  step('dw.turn.1', 'begin the tests', (t: Transaction) => beginPhase(t, 'tests')),
  step('dw.turn.2', 'entry', entryB),
  step('dw.turn.2', 'fire', fire.run),
  step('dw.turn.2', 'fear tests', fear.run),
  step('dw.turn.2', 'zombification tests', zombificationTests),
  step('dw.machinegun.10', 'gunners among the risen', unbraceHeld),
  step('dw.turn.2', 'wound tests', wounds.run),
])

function beginZombies(t: Transaction, v: ZombiesPhase): void {
  beginPhase(t, 'zombies')
  v.dazed = t.state.zombies.filter(({ stunned }) => stunned).map(({ n }) => n)
}

/** dw.turn.9, dw.seat.1 Step a: one after another, by the rules. */
const moveZombies = (t: Transaction): void => moveInTurn(t, zombieOrder(t))

/** dw.turn.9, dw.zsense.5 Step e: what was heard before this phase. */
function fadeNoises(t: Transaction): void {
  const { state } = t
  const left = thoseIn(state.noises, ({ until }) => until > state.turn)
  const count = state.noises.length - left.length
  if (count === 0) return
  state.noises = Object.freeze(left)
  t.emit({ e: 'noises faded', clause: 'dw.zsense.5', count })
}

/** dw.turn.9 */
export const zombiesPhase = procedure<Transaction, Command>('zombies phase', [
  step<Transaction, ZombiesPhase>('dw.turn.8', 'begin the zombies', beginZombies),
  step('dw.turn.9', 'moves', moveZombies),
  step('dw.machinegun.10', 'gunners in combat', unbraceHeld),
  step('dw.turn.9', 'barriers', attackBarriers),
  step<Transaction, ZombiesPhase>('dw.turn.9', 'attacks', attacks.run),
  step<Transaction, ZombiesPhase>('dw.turn.9', 'armed zombies', shots.run),
  step('dw.turn.9', 'noises', fadeNoises),
  step('dw.turn.9', 'victory', checkScenario),
])

const isEnding = ({ state }: Look): boolean => state.frames.some(({ proc }) => proc === 'ending')

/** dw.turn.11, dw.end.2 Called whenever somebody dies or leaves: the game ends at once if he was the last. */
export const nobodyLeft = procedure<Transaction, Command>('nobody left', [
  stopIf('dw.turn.11', 'is somebody left', (look: Transaction) => isSomebodyLeft(look) || isEnding(look)),
  step('dw.turn.11', 'nobody is left', (t: Transaction) => t.call('ending')),
])

/** dw.wounds.6 Open wounds are tested before the result is graded. */
export const ending = procedure<Transaction, Command>('ending', [
  step('dw.wounds.6', 'open wounds', lastWounds.run),
  step('dw.moral.5', 'regain moral', regainMoral),
  step('dw.end.2', 'grade', gradeGame),
])
