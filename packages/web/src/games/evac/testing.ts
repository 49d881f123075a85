/** Moments of random games as the table would see them. */
import { type Command, type EvacKit, type Event, evac } from '@shamble/evac'
import type { Marine, View } from '@shamble/evac/page'
import {
  apply,
  begin,
  choices,
  type Dice,
  type OptionValues,
  pending,
  type Seat,
  seat as seatTable,
  seeded,
  type Transaction,
} from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import type { Selection } from '../../play/game-display.ts'
import { chosenAt, hinted, type MomentOf, sent } from '../testing.ts'
import { zombieName } from './place.ts'
import { defaultFigure, hintsFor } from './plan/index.ts'
import { isAlive } from './read.ts'
import type { DisplayState } from './types.ts'

export type EvacTable = Transaction<EvacKit>

export type Moment = MomentOf<EvacKit>

/** The situation of a seat with something chosen; `hints`: with what the rules answer to it. */
export function situationOf(
  moment: Pick<Moment, 'table' | 'options' | 'seat'>,
  selection: Partial<Selection> = {},
  hints = true,
): DisplayState {
  const chosen = chosenAt(evac, { defaultFigure }, moment, selection)
  return hints ? withHints(moment.table, chosen) : chosen
}

export const withHints = (table: EvacTable, s: DisplayState): DisplayState => hinted(evac, table, s, hintsFor(s))

export const forked = (table: EvacTable, seed: string | number = 'fork'): EvacTable =>
  table.fork(evac.copy, seeded(seed))

/** Questions at which every now and then somebody looks closely. */
export function* moments(
  options: OptionValues,
  seeds: readonly number[],
  { every = 9, most = 700, anytimeIn = 0 }: { every?: number; most?: number; anytimeIn?: number } = {},
): Generator<Moment> {
  for (const seed of seeds) {
    const setup = setUp(evac, { options, holders: people(options) })
    const events: Event[] = []
    const table = begin(evac, setup, seeded(seed), events as never)
    const player = new RandomPlayer(evac, seed, anytimeIn)
    for (let n = 0; n < most; n++) {
      const asked = pending(table)
      const next = asked && player.pick(evac, table, asked)
      if (!asked || !next) {
        yield { table, options: setup.options, seat: 'Z', events: events.splice(0) }
        break
      }
      if (n % every === seed % every || n < 4) {
        const speaking = [...new Set([...asked.owe, ...asked.may])]
        for (const seat of speaking)
          yield { table, options: setup.options, seat, events: seat === speaking[0] ? events.splice(0) : [] }
      }
      apply(evac, table, next.seat, next.command)
    }
  }
}

/** Two persons hold the patrol, so that swaps need consent; the dead are a third's. */
const people = (options: OptionValues): Record<Seat, { person: string }> => {
  const seats = Number(options['marines'] ?? 3)
  const holders: Record<Seat, { person: string }> = { Z: { person: 'Zoe' } }
  for (let n = 1; n <= seats; n++) holders[`M${n}`] = { person: n % 2 === 0 ? 'Ben' : 'Ann' }
  return holders
}

export const commandsOf = (table: EvacTable, seat: Seat): Command[] => sent(choices<EvacKit>(table, seat))

type XY = readonly [number, number]
const m1 = (type: string, at: XY, over: object = {}): object => ({ seat: 'M1', type, at, ...over })

/** Positions for questions that random games hardly come to. */
export const STAGES: Readonly<
  Record<
    string,
    {
      position: object
      options?: OptionValues
      play?: readonly (readonly [Seat, Command])[]
      dice?: readonly number[]
      holders?: Record<Seat, { person: string } | { bot: string }>
      seat: Seat
    }
  >
> = {
  healing: {
    position: {
      marines: [
        m1('medic', [4, 4]),
        { seat: 'M2', type: 'grunt', at: [5, 5], hp: 2 },
        { seat: 'M3', type: 'sergeant', at: [4, 5], hp: 1 },
      ],
    },
    seat: 'M1',
  },
  'the choice of whom to bite': {
    position: {
      marines: [m1('medic', [4, 4]), { seat: 'M2', type: 'grunt', at: [4, 6] }],
      zombies: [{ at: [4, 5] }, { at: [9, 9] }],
      phase: 'zombies',
    },
    play: [
      ['Z', { do: 'activate', zombie: 1 }],
      ['Z', { do: 'stop' }],
    ],
    seat: 'Z',
  },
  'a find': {
    position: { marines: [m1('grunt', [8, 8])], tiles: { B2: { id: 'T02' } } },
    options: { scavenge: true },
    play: [['M1', { do: 'search' }]],
    dice: [5],
    seat: 'M1',
  },
  'a zombie that rises': {
    position: { marines: [m1('grunt', [8, 8])], tiles: { B2: { id: 'T02' } } },
    options: { scavenge: true },
    play: [['M1', { do: 'search' }]],
    dice: [1],
    seat: 'Z',
  },
  'a body, two pistols and a Lieutenant': {
    position: {
      marines: [
        m1('lieutenant', [4, 4], {
          items: ['pistol:3', 'pistol:9', 'smg:2', 'shotgun:4', 'reload:smg', 'reload:pistol', 'grenade', 'knife'],
        }),
        { seat: 'M2', type: 'grunt', at: [4, 5], hp: 0 },
        { seat: 'M3', type: 'sergeant', at: [6, 6] },
      ],
      zombies: [{ at: [4, 3] }, { at: [5, 3], state: 'down' }, { at: [7, 7] }],
    },
    options: { lieutenant: true },
    seat: 'M1',
  },
  'bots that wait': {
    position: { marines: [m1('grunt', [4, 4]), { seat: 'M2', type: 'medic', at: [6, 6] }] },
    holders: { M1: { person: 'Ann' }, M2: { bot: 'competent' } },
    seat: 'M1',
  },
  'a grenade that would kill a friend': {
    position: { marines: [m1('grunt', [4, 4]), { seat: 'M2', type: 'medic', at: [4, 8] }], zombies: [{ at: [5, 8] }] },
    play: [['M1', { do: 'throw', at: [4, 8] }]],
    seat: 'M1',
  },
  'a shared square': {
    position: {
      marines: [m1('grunt', [4, 4]), { seat: 'M2', type: 'medic', at: [4, 5] }],
      zombies: [{ at: [3, 5] }, { at: [5, 5] }],
    },
    play: [['M1', { do: 'step', to: [4, 5] }]],
    seat: 'M1',
  },
  'a door to batter': {
    position: {
      marines: [m1('grunt', [4, 4])],
      zombies: [{ at: [4, 7] }, { at: [5, 7] }],
      walls: [
        [
          [4, 5],
          [4, 6],
        ],
        [
          [4, 6],
          [5, 6],
        ],
      ],
      doors: [
        {
          side: [
            [4, 5],
            [4, 6],
          ],
          state: 'standing',
        },
      ],
      phase: 'zombies',
    },
    seat: 'Z',
  },
}

/** A stage as a moment. */
export function staged(name: string): Moment {
  const stage = STAGES[name]
  if (!stage) throw new Error(`no stage ${name}`)
  const read = evac.position.read(stage.position, stage.options ?? {}, stage.holders ?? {})
  if (!read.ok) throw new Error(read.fault.reason)
  const { options, state } = read.value
  const events: Event[] = []
  const table = seatTable(evac, state, evac.book(options), facing(stage.dice ?? []), events as never)
  for (const [seat, command] of stage.play ?? []) {
    const refusal = apply(evac, table, seat, command)
    if (refusal) throw new Error(refusal.reason)
  }
  return { table, options, seat: stage.seat, events }
}

/** A position at which M1 is asked. */
export function street(position: object): Moment {
  const read = evac.position.read(position, {}, {})
  if (!read.ok) throw new Error(read.fault.reason)
  const { options, state } = read.value
  return { table: seatTable(evac, state, evac.book(options), seeded(1), []), options, seat: 'M1', events: [] }
}

const facing = (faces: readonly number[]): Dice => {
  const rest = [...faces]
  const luck = seeded('stage')
  return { roll: (ask) => rest.shift() ?? luck.roll(ask), draw: (clause, n) => luck.draw(clause, n) }
}

/** Every figure on the board, as it is drawn and as it is told. */
interface FigureShown {
  readonly id: string
  readonly at: number
  readonly states: readonly string[]
}

export function figuresShown(view: View): FigureShown[] {
  return [
    ...view.marines.map((m) => ({ id: m.seat, at: m.at, states: isAlive(m) ? marineStates(view, m) : ['dead'] })),
    ...view.zombies.map((z) => ({
      id: zombieName(z.id),
      at: z.at,
      states: [
        z.down ? 'down' : 'standing',
        ...(z.fresh ? ['new'] : z.acted && view.phase === 'zombies' ? ['has acted'] : []),
      ],
    })),
  ]
}

const marineStates = (view: View, m: Marine): string[] => [
  `${m.hp}`,
  ...(view.acting === m.seat ? ['acting now'] : m.acted && view.phase === 'marines' ? ['has acted'] : []),
]
