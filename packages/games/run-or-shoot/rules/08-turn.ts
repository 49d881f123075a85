/** rs.turn The game and its turns: twelve parts in one order, each played by procedures of its chapters. */
import { again, procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import {
  type Alarm,
  type Area,
  change,
  type Groan,
  isInPlay,
  type Look,
  type MeleeSet,
  radiusOf,
  type State,
  type StepId,
  type Survivor,
  type Transaction,
  type Zed,
} from '../state.ts'
import { asFigure, inContact } from './01-measure.ts'
import { beginStep, inOrder } from './08-parts.ts'

/** One of the twelve parts of a turn, and the procedures that play it, in their order. */
interface Part {
  readonly title: string
  readonly steps: readonly StepId[]
  readonly plays: readonly string[]
}

/** rs.turn.1, rs.turn.2, rs.turn.4 to rs.turn.7, rs.turn.9, rs.turn.10 The one list of what a turn is. */
export const PARTS: readonly Part[] = [
  { title: 'place action cards', steps: ['1'], plays: ['place cards'] },
  { title: 'reveal action cards', steps: ['2'], plays: ['open cards', 'orders', 'others settle'] },
  { title: "survivors' melee actions", steps: ['3'], plays: ['melee'] },
  { title: 'Zed melee damage', steps: ['4'], plays: ['damage', 'groans', 'alarms ring', 'scenario noises'] },
  {
    title: 'survivor movement',
    steps: ['5a', '5b', '5c', '5d', '5e'],
    plays: [
      'moves',
      'others move',
      'climbs',
      'others climb',
      'gifts',
      'others give',
      'first aid',
      'others treat',
      'assistance',
      'others assist',
      'drifters look',
      'the Witch notices',
      'lairs found',
      'cover left',
      'others follow',
    ],
  },
  { title: 'grenades', steps: ['6'], plays: ['grenades', 'others throw', 'the Witch is dazzled'] },
  {
    title: 'Zeds move',
    steps: ['7a', '7b', '7c', '7d', '7e', '7f'],
    plays: ['hordes emerge', 'Tank enters', 'smashing', 'attackers move', 'leaps', 'crouches', 'drifting', 'flames'],
  },
  { title: 'Zeds stand', steps: ['8'], plays: ['Zeds stand', 'drifters look up'] },
  { title: 'shooting', steps: ['9'], plays: ['shooting', 'observing', 'others shoot', 'Hunters land'] },
  {
    title: 'mutants attack',
    steps: ['10'],
    plays: ['Boomers spit', 'Tanks throw', 'Smokers ensnare', 'lairs found late'],
  },
  { title: 'survivors stand', steps: ['11'], plays: ['survivors stand'] },
  {
    title: 'upkeep',
    steps: ['U1', 'U2', 'U3', 'U4', 'U5'],
    plays: ['burning', 'infection', 'counters', 'objective', 'next turn'],
  },
]

export const game = procedure<Transaction, Command>('game', [
  step('rs.setup.5', 'set up', (t: Transaction) => t.call('set-up')),
  step('rs.turn.1', 'play', (t: Transaction) => t.call('turn')),
])

/** What a survivor did or suffered in a turn is over when the next begins. */
function forget(s: Survivor): void {
  s.moved = 0
  s.climbed = false
  s.crossed = false
  s.fired = false
  s.fought = false
  s.threw = false
  s.burnt = false
  s.boosts = null
}

/** rs.turn.11, rs.melee.1, rs.melee.2 Who is in melee with whom, fixed before step 1. */
function meleeOf(t: Look, s: Survivor): MeleeSet | null {
  const touching = t.state.zeds.filter((z) => inContact(t, asFigure(s), asFigure(z)))
  if (touching.length === 0) return null
  const ids = (down: boolean): readonly number[] =>
    Object.freeze(touching.filter((z) => z.down === down).map(({ id }) => id))
  return Object.freeze({ survivor: s.n, zeds: ids(false), lying: ids(true) })
}

/** rs.groan.1 Every Zed in melee at the start of the turn groans once; a sitting Witch does not (rs.witch.12). */
function groansOf(zeds: readonly Zed[], melee: readonly MeleeSet[]): Groan[] {
  const inMelee = new Set(melee.flatMap((set) => set.zeds))
  return zeds
    .filter(({ id, posture }) => inMelee.has(id) && posture !== 'sitting')
    .map((z) => Object.freeze({ zed: z.id, n: z.n, at: z.at, level: z.level, radius: radiusOf(z) }))
}

/** rs.turn.11 Who is in melee now, and who groans of it. */
export function meleeAndGroans(
  look: Look,
  melee: readonly MeleeSet[] = Object.freeze(
    inOrder(look.state.survivors.filter(isInPlay)).flatMap((s) => meleeOf(look, s) ?? []),
  ),
): Pick<State, 'melee' | 'groans'> {
  return { melee, groans: Object.freeze(groansOf(look.state.zeds, melee)) }
}

function newTurn(t: Transaction): void {
  const { state } = t
  if (state.turn === 0) state.turn = 1
  for (const s of state.survivors) if (isInPlay(s)) forget(s)
  state.zeds = state.zeds.map(refreshed)
  state.hidden.zeds = Object.freeze(state.hidden.zeds.map(refreshed))
  state.cards = Object.freeze({})
  state.settled = Object.freeze({})
  state.laddersUsed = Object.freeze([])
  const { melee, groans } = meleeAndGroans(t)
  state.melee = melee
  state.groans = groans
  t.emit({ e: 'turn began', clause: 'rs.turn.1', turn: state.turn })
}
const FRESH: Partial<Zed> = { walked: Object.freeze([]), emerged: false, cutOff: false, spent: false }
const refreshed = (z: Zed): Zed => (z.walked.length > 0 || z.emerged || z.cutOff || z.spent ? change(z, FRESH) : z)

/** rs.turn.1 Nothing is done early or late. */
export const turn = procedure<Transaction, Command>('turn', [
  step('rs.turn.11', 'new turn', newTurn),
  ...PARTS.flatMap(({ plays }) => plays.map((name) => step<Transaction>('rs.turn.1', name, (t) => t.call(name)))),
  again('rs.turn.10', 'and again', 'new turn'),
])

/** rs.turn.10, rs.fire.4, rs.wp.4, rs.noise.6, rs.boomer.7 Every counter goes down by 1 and ends at 0. */
function countDown(t: Transaction): void {
  const { state } = t
  beginStep(t, 'U3')
  const lowered = state.areas.map((area): Area => change(area, { turns: area.turns - 1 }))
  for (const { turns, kind } of lowered)
    if (turns === 0) t.emit({ e: 'died down', clause: 'rs.turn.10', what: kind, survivor: null })
  state.areas = Object.freeze(lowered.filter(({ turns }) => turns > 0))
  state.alarms = Object.freeze(state.alarms.map((alarm) => ringOn(t, alarm)))
  for (const s of state.survivors) {
    if (s.slime === 0) continue
    s.slime--
    if (s.slime === 0) t.emit({ e: 'died down', clause: 'rs.boomer.7', what: 'slime', survivor: s.n })
  }
}

function ringOn(t: Transaction, alarm: Alarm): Alarm {
  if (alarm.state !== 'ringing') return alarm
  const turns = alarm.turns - 1
  if (turns === 0) t.emit({ e: 'alarm', clause: 'rs.noise.6', vehicle: alarm.id, now: 'spent' })
  return change(alarm, { turns, state: turns === 0 ? 'spent' : 'ringing' })
}

/** U3. */
export const counters = procedure<Transaction, Command>('counters', [step('rs.turn.10', 'count down', countDown)])

/** U5. */
export const nextTurn = procedure<Transaction, Command>('next turn', [
  step('rs.turn.10', 'turn the page', (t: Transaction) => {
    beginStep(t, 'U5')
    t.state.turn++
  }),
])
