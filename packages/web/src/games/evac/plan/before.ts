/** Questions that put something on the board: start tile, doors, zombies, marines, finds. */
import { type CommandOf, MARINES, type MarineType, TILE_SIDE } from '@shamble/evac/page'
import { parsePlace, positionName, sideName, sideOfXY, squareOfXY, tileUnder, xyName, zombieName } from '../place.ts'
import { fullHp, livingAt, offered, settledNumber, varsOf, zombieAt } from '../read.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { anItem, itemWord } from '../words/plain.ts'
import { zombieMark } from './fire.ts'
import { wallsOfShutCan } from './can-room.ts'
import { layOrder } from './lay.ts'
import { type Note, plain, planned, simple } from '../../../plan/plan.ts'
import { numberIn } from '../../../plan/reading.ts'
import type { Planned, DisplayState, Target } from '../types.ts'

export { wallsOfShutCan } from './can-room.ts'

/** As many of the dead come as there are squares for them: all of these are taken, whoever is placed first. */
export const isFull = (s: DisplayState): boolean =>
  s.choices.every((c) => c.do === 'place-zombie') && s.choices.length === Number(varsOf(s.view)['zombies'] ?? 0)

function startOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'choose-start')
  if (all.length === 0) return []
  const target = (c: CommandOf<'choose-start'>): Target => ({
    place: c.tile,
    title: `Start at ${c.tile}`,
    subtitle: 'face down: nobody knows what it is',
    mark: '',
    variants: [
      plain(`Go in at ${c.tile}`, [c], {
        turns: true,
      }),
    ],
    notes: [
      {
        value: '',
        words: `the helipad lies at least ${count(settledNumber(s, 'helipadMinDistance'))} tiles away`,
        clause: 'ev.setup.8',
      },
    ],
  })
  return [
    planned(
      {
        id: 'start',
        label: 'Go in',
        icon: 'flag',
        key: 'M',
        detail: `${count(all.length)} edge tiles`,
        aims: 'square',
      },
      () => new Map(all.map((c) => [c.tile, () => target(c)])),
    ),
  ]
}

/** ev.scen.3 A can behind walls without a door is out of reach. */
const canNote = (opens: boolean): Note => ({
  value: opens ? '' : '!',
  words: opens ? 'opens the room of the fuel can' : 'the room of the fuel can still has no door',
  clause: 'ev.scen.3',
})

function doorOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'place-door')
  if (all.length === 0) return []
  const { view } = s
  const vars = varsOf(view)
  const left = Number((s.seat === 'Z' ? vars['zombieDoors'] : vars['marineDoors']) ?? 0)
  const shut = typeof vars['tile'] === 'number' && s.seat !== 'Z' ? wallsOfShutCan(view, vars['tile']) : null
  const nameOfSide = (c: CommandOf<'place-door'>): string => sideName(view, sideOfXY(view, c.side))
  const target = (c: CommandOf<'place-door'>): Target => ({
    place: nameOfSide(c),
    title: 'A door here',
    subtitle: `between ${xyName(c.side[0])} and ${xyName(c.side[1])}`,
    mark: '',
    variants: [plain('Put the door here', [c])],
    notes: [
      { value: '', words: 'marines walk through it for free', clause: 'ev.move.4' },
      ...(shut ? [canNote(shut.has(sideOfXY(view, c.side)))] : []),
      {
        value: String(settledNumber(s, 'zombieDoorTarget')),
        words: 'on its die, and a zombie breaks it',
        clause: 'ev.zdoor.1',
      },
    ],
  })
  return [
    planned(
      {
        id: 'door',
        label: 'Place a door',
        icon: 'door',
        key: 'D',
        detail: `${count(left)} of yours left`,
        aims: 'side',
      },
      () => new Map(all.map((c) => [nameOfSide(c), () => target(c)])),
    ),
  ]
}

/** Why no zombie can be placed on a square that is not offered. */
function noPlace(s: DisplayState, place: string | null): { clause: string; reason: string } | null {
  const { view } = s
  const found = place === null ? null : parsePlace(place, view)
  if (found?.kind === 'zombie') return { clause: 'ev.map.11', reason: 'This square is taken.' }
  if (found?.kind !== 'square') return null
  const tile = view.tiles[tileUnder(view, found.square)]
  if (!tile?.up) return { clause: 'ev.flip.2', reason: 'Nothing is placed on a face-down tile.' }
  if (zombieAt(view, found.square) || livingAt(view, found.square))
    return { clause: 'ev.map.11', reason: 'This square is taken.' }
  return varsOf(view)['tile'] === undefined
    ? { clause: 'ev.spawn.1', reason: 'Spawn squares are outdoors, on the Spawn tile or at the map edge.' }
    : { clause: 'ev.pop.13', reason: 'Zombies of a new tile go outdoors into its middle, as long as there is room.' }
}

function zombieOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'place-zombie')
  if (all.length === 0) return []
  const left = Number(varsOf(s.view)['zombies'] ?? 1)
  const target = (c: CommandOf<'place-zombie'>): Target => ({
    place: xyName(c.at),
    title: `A zombie at ${xyName(c.at)}`,
    subtitle: left > 1 ? `${count(left - 1)} more ${plural(left - 1, 'follows', 'follow')}` : 'the last one',
    mark: 'zombie 0',
    variants: [plain('Put it here', [c])],
    notes: [],
  })
  const order = planned(
    {
      id: 'zombie',
      label: 'Place a zombie',
      icon: 'dead',
      key: 'Z',
      detail: `${count(left)} to place`,
      aims: 'square',
    },
    () => new Map(nearMarines(s, all).map((c) => [xyName(c.at), () => target(c)])),
  )
  return [{ ...order, refusal: (place) => noPlace(s, place) }]
}

/** Squares near a marine first: where a zombie player would look. */
function nearMarines<C extends { readonly at: readonly [number, number] }>(
  s: DisplayState,
  commands: readonly C[],
): C[] {
  const { marines, starts, size } = s.view
  const width = size * TILE_SIDE
  const squares = marines
    .filter((m) => m.hp > 0)
    .map((m) => [(m.at % width) + 1, Math.floor(m.at / width) + 1] as const)
  const centres =
    squares.length > 0
      ? squares
      : starts.map((p) => [(p % size) * TILE_SIDE + 4, Math.floor(p / size) * TILE_SIDE + 4] as const)
  const far = ([x, y]: readonly [number, number]): number =>
    centres.reduce((best, [a, b]) => Math.min(best, Math.abs(a - x) + Math.abs(b - y)), 99)
  return [...commands].sort((a, b) => far(a.at) - far(b.at))
}

function makeRoomOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'remove-zombie')
  if (all.length === 0) return []
  const target = (c: CommandOf<'remove-zombie'>): Target => ({
    place: zombieName(c.zombie),
    title: `Zombie ${c.zombie}`,
    subtitle: 'makes room for a marine',
    mark: zombieMark(s.view, c.zombie),
    variants: [plain(`Take zombie ${c.zombie} off`, [c])],
    notes: [{ value: '', words: 'the start tile has no room left', clause: 'ev.setup.18' }],
  })
  return [
    planned(
      { id: 'remove', label: 'Take one off', icon: 'x', key: 'Z', detail: 'to make room', aims: 'figure' },
      () => new Map(all.map((c) => [zombieName(c.zombie), () => target(c)])),
    ),
  ]
}

/** What a marine of this type brings: speed, hit points, kit. */
function kitParts(s: DisplayState, type: MarineType): Note[] {
  const { title, speed, kit } = MARINES[type]
  const carried = listed(kit.filter((kind) => kind !== 'knife').map(itemWord))
  return [
    {
      value: String(numberIn(s.options, `speed${title}`, speed)),
      words: 'squares a turn',
      clause: 'ev.marine.1',
    },
    { value: String(fullHp(s.options, type)), words: 'hit points', clause: 'ev.marine.1' },
    { value: '', words: carried, clause: 'ev.marine.1' },
  ]
}

function deployOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'deploy')
  if (all.length === 0) return []
  const { view } = s
  const squares = new Map<string, CommandOf<'deploy'>[]>()
  for (const c of all) squares.set(xyName(c.at), [...(squares.get(xyName(c.at)) ?? []), c])
  const target = (place: string): Target => {
    const here = squares.get(place) ?? []
    return {
      place,
      title: `Marine ${s.seat?.slice(1) ?? ''} at ${place}`,
      subtitle: indoors(s, squareOfXY(view, here[0]?.at ?? [1, 1])),
      mark: here[0]?.type ?? 'grunt',
      variants: here.map((c) =>
        plain(`Set out as ${MARINES[c.type].title}`, [c], {
          label: MARINES[c.type].title,
          parts: kitParts(s, c.type),
        }),
      ),
      notes: [],
    }
  }
  const order = planned(
    {
      id: 'deploy',
      label: 'Set out',
      icon: 'flag',
      key: 'M',
      detail: `${count(squares.size)} squares`,
      aims: 'square',
    },
    () => new Map([...squares.keys()].map((place) => [place, () => target(place)])),
  )
  return [
    {
      ...order,
      refusal: (place) =>
        place === null
          ? null
          : { clause: 'ev.setup.12', reason: 'Marines start on an empty square of the start tile that has a way out.' },
    },
  ]
}

const indoors = (s: DisplayState, square: number): string => `on ${positionName(s.view, tileUnder(s.view, square))}`

function riseOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'rise')
  if (all.length === 0) return []
  const target = (c: CommandOf<'rise'>): Target => ({
    place: xyName(c.at),
    title: `It rises at ${xyName(c.at)}`,
    subtitle: 'beside the searcher',
    mark: 'zombie 0',
    variants: [plain('It rises here', [c])],
    notes: [{ value: '1', words: 'on the die of the search', clause: 'ev.scav.3' }],
  })
  return [
    planned(
      { id: 'rise', label: 'It rises', icon: 'dead', key: 'Z', detail: 'beside the searcher', aims: 'square' },
      () => new Map(all.map((c) => [xyName(c.at), () => target(c)])),
    ),
  ]
}

function findOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'take')
  if (all.length === 0) return []
  return [
    simple(
      { id: 'take', label: 'Take', icon: 'find', key: 'F', detail: 'one of the finds' },
      {
        title: 'A find',
        subtitle: 'take one',
        mark: 'grunt',
        variants: all.map((c) => plain(`Take ${anItem(c.find)}`, [c])),
        notes: [{ value: '', words: 'the others stay hidden', clause: 'ev.scav.3' }],
      },
    ),
  ]
}

/** Whatever is asked outside the turns of marines and zombies. */
export const placingOrders = (s: DisplayState): readonly Planned[] => [
  ...startOrder(s),
  ...doorOrder(s),
  ...zombieOrder(s),
  ...layOrder(s),
  ...makeRoomOrder(s),
  ...deployOrder(s),
  ...riseOrder(s),
  ...findOrder(s),
]
