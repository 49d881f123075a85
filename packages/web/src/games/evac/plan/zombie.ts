/** The zombie player's turn: one zombie after the other walks, batters a door, bites. */
import type { Command, CommandOf, Zombie, ZombieHints, ZombieReached } from '@shamble/evac/page'
import { placeSquare, positionName, sideName, squareName, squareOfXY, tileUnder } from '../place.ts'
import { chosenZombie, hintsOf, nameOf, offered, settledNumber, varsOf, zombieAt, zombieOf } from '../read.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { zombieMark } from './fire.ts'
import { impossible, type Note, plain, planned, simple } from '../../../plan/plan.ts'
import { sideBetween } from '@shamble/grid'
import { latticeFor, xyOf } from '../place.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import type { Selection } from '../../../play/game-display.ts'
import { herdOrder } from './herd.ts'
import { shambleOrder } from './shamble.ts'

export { gathered, herdable, herding } from './herd.ts'
export { deadAsk } from './lay.ts'

import { sure } from '../../../sure.ts'

const toXY = (s: DisplayState, square: number): [number, number] => xyOf(s.view, square)

/** The zombie in hand: inside its activation, or chosen to be next. */
interface InHand {
  readonly z: Zombie
  readonly hints: ZombieHints | null
  /** What must be sent before its first step. */
  readonly before: readonly Command[]
  readonly left: number
}

function inHand(s: DisplayState): InHand | null {
  const { view } = s
  const active = offered(s, 'stop').length > 0 || offered(s, 'step').length > 0 || offered(s, 'batter').length > 0
  const z = active ? zombieOf(view, Number(varsOf(view)['zombie'])) : chosenZombie(s)
  if (!z) return null
  const activate = active ? undefined : offered(s, 'activate').find((c) => c.zombie === z.id)
  if (!active && !activate) return null
  const given = hintsOf(s).zombie
  const hints = given?.zombie === z.id ? given : null
  const speed = settledNumber(s, 'zombieSpeed')
  return { z, hints, before: activate ? [activate] : [], left: active ? speed - view.zombieMoved : speed }
}

const stepTo = (s: DisplayState, square: number): Command => ({ do: 'step', to: toXY(s, square) })

/** The walk there, and the stop if movement would be left. */
const walk = (s: DisplayState, hand: InHand, r: ZombieReached): Command[] => [
  ...hand.before,
  ...r.path.map((square) => stepTo(s, square)),
  ...(r.kind === 'walk' && r.steps < hand.left ? [{ do: 'stop' } as const] : []),
]

function reachOf(s: DisplayState, hand: InHand): readonly ZombieReached[] {
  if (hand.hints) return hand.hints.reach
  return offered(s, 'step').map((c) => {
    const at = squareOfXY(s.view, c.to)
    return { at, steps: 1, kind: 'pass', path: [at], bites: [] }
  })
}

const biteWords = (s: DisplayState, seats: readonly string[]): string =>
  seats.length === 0 ? 'bites nobody' : `bites ${listed(seats.map((seat) => nameOf(s.view, seat)))}`

function stepTarget(s: DisplayState, hand: InHand, r: ZombieReached): Target {
  const { view } = s
  const place = squareName(view, r.at)
  const tile = positionName(view, tileUnder(view, r.at))
  const squares = `${count(r.steps)} ${plural(r.steps, 'square')}`
  const variant: Variant =
    r.kind === 'flip'
      ? plain(`Walk out and turn ${tile} over`, walk(s, hand, r), {
          label: `Walk ${squares}, turn ${tile} over`,
          turns: true,
        })
      : r.kind === 'pass'
        ? plain(hand.hints ? 'Walk in and on' : `Walk to ${place}`, walk(s, hand, r), { label: `Walk ${squares}` })
        : plain(`Walk to ${place}`, walk(s, hand, r), { label: `Walk ${squares}` })
  const other = zombieAt(view, r.at)
  const notes: Note[] =
    r.bites.length > 0
      ? [
          {
            value: '−1',
            words: `hit point: ${biteWords(s, r.bites.slice(0, 1))}${r.bites.length > 1 ? ', or another' : ''}`,
            clause: 'ev.zatt.1',
          },
        ]
      : []
  return {
    place,
    title: `Zombie ${hand.z.id} to ${r.kind === 'flip' ? `tile ${tile}` : place}`,
    subtitle: r.kind === 'pass' && other ? `zombie ${other.id} stands there: it has to walk on` : biteWords(s, r.bites),
    mark: zombieMark(view, hand.z.id),
    variants: [variant],
    notes,
  }
}

function moveOrder(s: DisplayState, hand: InHand): Planned {
  const { view } = s
  const reach = reachOf(s, hand).filter((r) => r.steps > 0)
  const draft = {
    id: 'move',
    label: 'Walk',
    icon: 'steps',
    key: 'M',
    detail: `zombie ${hand.z.id}, ${count(hand.left)} ${plural(hand.left, 'square')}`,
    aims: 'square' as const,
  }
  if (reach.length === 0)
    return hand.before.length > 0 && !hand.hints
      ? activateOrder(s, hand)
      : impossible(draft, 'no way', { clause: 'ev.zmove.1', reason: `Zombie ${hand.z.id} has no square to walk to.` })
  const order = [...reach].sort((a, b) => b.bites.length - a.bites.length || a.steps - b.steps || a.at - b.at)
  return planned(draft, () => new Map(order.map((r) => [squareName(view, r.at), () => stepTarget(s, hand, r)])))
}

/** Before hints are there: the zombie is taken in hand and then asked for its steps. */
function activateOrder(s: DisplayState, hand: InHand): Planned {
  const label = `Move zombie ${hand.z.id}`
  return simple(
    { id: 'activate', label, icon: 'steps', key: 'M', detail: 'step by step' },
    {
      title: label,
      subtitle: '',
      mark: zombieMark(s.view, hand.z.id),
      variants: [plain(label, hand.before)],
      notes: [],
    },
  )
}

/** Whom it could bite this turn, by the shortest way. */
function attackOrder(s: DisplayState, hand: InHand): Planned[] {
  const { hints } = hand
  if (!hints || hints.bites.length === 0) return []
  const { view } = s
  const target = (seat: string): Target => {
    const ways = hints.reach
      .filter((r) => r.bites.includes(seat) && r.kind === 'walk')
      .sort((a, b) => a.bites.length - b.bites.length || a.steps - b.steps)
    const best = sure(ways[0])
    const commands = [...walk(s, hand, best), ...(best.bites.length > 1 ? [{ do: 'bite', marine: seat } as const] : [])]
    const m = view.marines.find((one) => one.seat === seat)
    return {
      place: seat,
      title: `Zombie ${hand.z.id} at ${nameOf(view, seat)}`,
      subtitle:
        best.steps === 0
          ? 'in contact'
          : `from ${squareName(view, best.at)}, ${count(best.steps)} ${plural(best.steps, 'square')} away`,
      mark: m?.type ?? 'grunt',
      variants: [plain(`Bite ${nameOf(view, seat)}`, commands)],
      notes: [{ value: '−1', words: `hit point, no roll; ${m?.hp ?? 0} left now`, clause: 'ev.zatt.1' }],
      way: best.path,
    }
  }
  return [
    planned(
      {
        id: 'attack',
        label: 'Bite',
        icon: 'bite',
        key: 'B',
        detail: listed(hints.bites.map((seat) => nameOf(view, seat))),
        aims: 'figure',
      },
      () => new Map(hints.bites.map((seat) => [seat, () => target(seat)])),
    ),
  ]
}

interface DoorAt {
  readonly side: number
  readonly commands: readonly Command[]
  readonly from: number
}

function doorsOf(s: DisplayState, hand: InHand): DoorAt[] {
  const { view } = s
  if (hand.hints)
    return hand.hints.doors.map(({ side, from, to, path }) => ({
      side,
      from,
      commands: [...hand.before, ...path.map((square) => stepTo(s, square)), { do: 'batter', to: toXY(s, to) }],
    }))
  return offered(s, 'batter').map((c) => ({
    side: sideBetween(latticeFor(view), hand.z.at, squareOfXY(view, c.to)),
    from: hand.z.at,
    commands: [c],
  }))
}

function batterOrder(s: DisplayState, hand: InHand): Planned[] {
  const { view } = s
  const doors = doorsOf(s, hand)
  if (doors.length === 0) return []
  const needs = hand.hints?.needs ?? settledNumber(s, 'zombieDoorTarget')
  const sides = [...new Set(doors.map((d) => d.side))]
  const target = (side: number): Target => {
    const ways = doors.filter((d) => d.side === side).sort((a, b) => a.commands.length - b.commands.length)
    return {
      place: sideName(view, side),
      title: 'Door',
      subtitle: `between ${sideName(view, side).replace('|', ' and ')}`,
      mark: zombieMark(view, hand.z.id),
      variants: ways.map((d) => ({
        ...plain('Batter the door', d.commands, { label: `Batter it from ${squareName(view, d.from)}` }),
        odds: d.commands.length === 1,
        dice: 'd6',
      })),
      notes: [
        {
          value: needs === 6 ? '6' : `${needs}+`,
          words: 'breaks it; the attempt costs a square',
          clause: 'ev.zdoor.1',
        },
      ],
    }
  }
  return [
    planned(
      {
        id: 'batter',
        label: 'Batter',
        icon: 'door',
        key: 'D',
        detail: `${count(sides.length)} ${plural(sides.length, 'door')}: ${needs < 6 ? `${needs} or more` : needs} breaks it`,
        aims: 'side',
      },
      () => new Map(sides.map((side) => [sideName(view, side), () => target(side)])),
    ),
  ]
}

/** Dropped behind a standing door that it can get to: it batters that door. */
export function battered(s: DisplayState, plan: readonly Planned[], [place]: readonly string[]): Selection | null {
  const hand = inHand(s)
  const square = placeSquare(place ?? null, s.view)
  const isFree = plan.some(({ order, at }) => order.id === 'move' && at(place ?? ''))
  const door = isFree ? undefined : hand?.hints?.doors.find(({ to }) => to === square)
  return door ? { ...s.selection, order: 'batter', aim: sideName(s.view, door.side) } : null
}

function stopOrder(s: DisplayState, hand: InHand): Planned[] {
  const { view } = s
  const own = hand.hints?.reach.find((r) => r.steps === 0)
  const stop = hand.before.length > 0 ? ({ do: 'stop' } as const) : offered(s, 'stop')[0]
  if (!stop || (own && own.kind === 'pass')) return []
  if (hand.before.length > 0 && hand.left <= 0) return []
  const words = own ? biteWords(s, own.bites) : ''
  const label = hand.before.length > 0 ? 'Stay' : 'Stop here'
  return [
    simple(
      { id: 'stop', label, icon: 'hand', key: 'S', detail: words || 'and bite' },
      {
        title: `Zombie ${hand.z.id}`,
        subtitle: words,
        mark: zombieMark(view, hand.z.id),
        variants: [plain(own && own.bites.length > 0 ? `${label}: ${words}` : label, [...hand.before, stop])],
        notes: [{ value: '', words: 'whoever is in contact is bitten', clause: 'ev.zatt.1' }],
      },
    ),
  ]
}

function endPhase(s: DisplayState): Planned[] {
  const ready = offered(s, 'activate').length
  return offered(s, 'end-phase').map((c) =>
    simple(
      { id: 'end-phase', label: 'End', icon: 'flag', key: 'E', detail: `${count(ready)} not moved` },
      {
        title: 'End the Zombie Turn',
        subtitle: `${capital(count(ready))} ${plural(ready, 'zombie has', 'zombies have')} not been moved.`,
        mark: 'zombie 0',
        variants: [plain('End; the others attack where they stand', [c])],
        notes: [{ value: '', words: 'the others attack where they stand', clause: 'ev.zturn.5' }],
      },
    ),
  )
}

/** Which zombie is next: for going through them, and for picking one that nobody has chosen yet. */
function chooseOrder(s: DisplayState, hand: InHand | null): Planned[] {
  const all = offered(s, 'activate')
  if (all.length === 0 || hand) return []
  return [
    planned(
      {
        id: 'choose',
        label: 'Choose a zombie',
        icon: 'target',
        key: 'Z',
        detail: `${count(all.length)} can move`,
        aims: 'figure',
      },
      () =>
        new Map(
          all.map((c) => [
            `zombie ${c.zombie}`,
            () => ({
              place: `zombie ${c.zombie}`,
              title: `Zombie ${c.zombie}`,
              subtitle: 'can be moved',
              mark: zombieMark(s.view, c.zombie),
              variants: [plain(`Move zombie ${c.zombie}`, [c])],
              notes: [],
            }),
          ]),
        ),
    ),
  ]
}

function biteOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'bite')
  if (all.length === 0) return []
  const { view } = s
  const id = Number(varsOf(view)['zombie'])
  const target = (c: CommandOf<'bite'>): Target => {
    const m = view.marines.find((one) => one.seat === c.marine)
    return {
      place: c.marine,
      title: `Zombie ${id} at ${nameOf(view, c.marine)}`,
      subtitle: `${m?.hp ?? 0} ${plural(m?.hp ?? 0, 'hit point')} left now`,
      mark: m?.type ?? 'grunt',
      variants: [plain(`Bite ${nameOf(view, c.marine)}`, [c])],
      notes: [{ value: '−1', words: 'hit point, no roll', clause: 'ev.zatt.1' }],
    }
  }
  return [
    planned(
      { id: 'bite', label: 'Bite', icon: 'bite', key: 'B', detail: 'one of them', aims: 'figure' },
      () => new Map(all.map((c) => [c.marine, () => target(c)])),
    ),
  ]
}

export function zombieOrders(s: DisplayState): readonly Planned[] {
  if (offered(s, 'bite').length > 0) return biteOrder(s)
  const hand = inHand(s)
  return [
    ...chooseOrder(s, hand),
    ...(hand ? [moveOrder(s, hand), ...attackOrder(s, hand), ...batterOrder(s, hand), ...stopOrder(s, hand)] : []),
    ...herdOrder(s),
    ...shambleOrder(s),
    ...endPhase(s),
  ]
}
