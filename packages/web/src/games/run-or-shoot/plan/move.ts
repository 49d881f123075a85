/** rs.move Step 5a: going somewhere with what is done on the way, turning, crossing fences, and what one drops. */
import { cm, type CommandOf, isDoor, type OpeningPlace, RADIUS, type Survivor } from '@shamble/run-or-shoot/page'
import { comparePointToSegment, facingTowards } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import { impossible, plain } from '../../../plan/plan.ts'
import { count, uncapital } from '../../../words/plain.ts'
import { pointName, spotNamed } from '../place.ts'
import { groundFor, lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { barrierTitle, openingTitle } from '../words/places.ts'
import { calledBy, thingTitle, zedCalled, zedTitle } from '../words/titles.ts'
import { aimedOrders, listedOrders, shownFor } from './aimed.ts'
import { type Move, moveTarget, placeOfMove, walkRefusal } from './errands.ts'
import { thingRefusalAt } from './refusals.ts'

function moveOrder(s: DisplayState, one: Survivor): Planned[] {
  const all = offered(s, 'move')
  const look = lookOf(s)
  const card = look.movesBy(one)
  if (card === null || (all.length === 0 && look.start(one).left === 0)) return []
  const { left } = look.start(one)
  return [
    {
      order: {
        id: 'move',
        label: card === 'RUN' ? 'Run' : 'Move',
        icon: 'steps',
        key: 'M',
        detail: lengthWords(left),
        aims: 'square',
        enabled: true,
      },
      targets: () => [...new Set(all.filter(isWalk).map((c) => placeOfMove(one, c)))],
      at: (place) => moveTarget(s, one, place),
      refusal: (place) => walkRefusal(s, one, place),
    },
  ]
}

/** From so far off the line of a door it may be in reach at the end of a move: a hand, and a base. */
const AT_HAND = cm(2) + RADIUS.figure

/** Doors on his level that are as near as his move is long, the nearest first. */
function doorsNear(s: DisplayState, one: Survivor): readonly OpeningPlace[] {
  const look = lookOf(s)
  const { left } = look.start(one)
  const gapTo = ({ from, to }: OpeningPlace): number => comparePointToSegment(one.at, from, to, left + AT_HAND)
  return look.book.map.openings
    .filter(
      (door) =>
        isDoor(door.kind) &&
        door.level === one.level &&
        s.view.openings[door.id]?.state !== 'destroyed' &&
        gapTo(door) <= 0,
    )
    .map((door) => ({
      door,
      far: Math.hypot((door.from.x + door.to.x) / 2 - one.at.x, (door.from.y + door.to.y) / 2 - one.at.y),
    }))
    .sort((a, b) => a.far - b.far)
    .map(({ door }) => door)
}

/** A door that is too far away for this move is nobody's business. */
const IS_FAR = /^rs\.(move\.3|door\.[34])$/

/** rs.door.1, rs.door.2 Whoever wants to shut a door finds it among the orders, and why it cannot be shut now. */
function doorOrder(s: DisplayState, one: Survivor): Planned[] {
  const near = lookOf(s).movesBy(one) === null ? [] : doorsNear(s, one)
  const [nearest] = near
  if (!nearest) return []
  const isOpen = ({ id }: OpeningPlace): boolean => s.view.openings[id]?.state === 'open'
  const label = near.every(isOpen) ? 'Shut a door' : near.some(isOpen) ? 'Open, shut' : 'Open a door'
  const draft = { id: 'door', label, icon: 'door', key: 'R', aims: 'figure' } as const
  const possible = near.filter(({ id }) => moveTarget(s, one, id) !== null).map(({ id }) => id)
  const title = (id: string): string => openingTitle(groundFor(s.options), id)
  const [first] = possible
  if (first === undefined) {
    const why = thingRefusalAt(s, one, nearest.id)
    return why && !IS_FAR.test(why.clause) ? [impossible({ ...draft, detail: '' }, title(nearest.id), why)] : []
  }
  return [
    {
      order: {
        ...draft,
        detail: possible.length === 1 ? title(first) : `${count(possible.length)} in reach`,
        enabled: true,
      },
      targets: () => possible,
      at: (place) => (possible.includes(place) ? moveTarget(s, one, place) : null),
      refusal: (place) => walkRefusal(s, one, place),
    },
  ]
}

const isPour = ({ acts }: Move): boolean => acts.length === 1 && acts[0]?.act === 'pour'
const isWalk = (c: Move): boolean => !isPour(c)

/** rs.scenario.15 A can into the tank, from where he stands. */
const pourOrders = (s: DisplayState, one: Survivor): Planned[] =>
  listedOrders(
    { id: 'pour', label: 'Pour fuel', icon: 'fuel', key: 'O', detail: 'into the tank' },
    one,
    offered(s, 'move')
      .filter(isPour)
      .map((c) => plain('Pour a can of fuel into the tank', [c])),
    [{ value: '', words: 'costs as much as picking something up', clause: 'rs.scenario.15' }],
  )

/** rs.move.9 Where he looks: anywhere, or at somebody. */
function turnOrder(s: DisplayState, one: Survivor): Planned[] {
  const all = offered(s, 'turn').filter(({ torch, drop }) => torch === undefined && drop === undefined)
  if (all.length === 0) return []
  const facingTo = (place: string): CommandOf<'turn'> | null => {
    const spot = spotNamed(place, s)
    const facing = spot && facingTowards(one.at, { x: Math.round(spot.at.x), y: Math.round(spot.at.y) })
    return facing ? { do: 'turn', facing: [facing.x, facing.y] } : null
  }
  return [
    {
      order: {
        id: 'turn',
        label: 'Turn',
        icon: 'eye',
        key: 'F',
        detail: 'to look, no step',
        aims: 'square',
        enabled: true,
      },
      targets: () =>
        all
          .map(({ facing: [x, y] }) => pointName({ x: one.at.x + x, y: one.at.y + y }, one.level))
          .filter((place) => spotNamed(place, s) !== null),
      at: (place) => {
        const command = facingTo(place)
        if (!command || refused(s, command) !== null) return null
        const zed = zedCalled(s.view, place)
        const words = zed ? `Look at ${zedTitle(s.view, zed.n)}` : 'Look there'
        return {
          place,
          ...shownFor(
            one,
            `${calledBy(one.who)}: ${uncapital(words)}`,
            'without a step',
            [plain(words, [command])],
            [{ value: '90°', words: 'can be shot at in step 9', clause: 'rs.shoot.3' }],
          ),
        }
      },
      refusal: () => null,
    },
  ]
}

/** rs.items.5, rs.carry.7 The torch, and things that are left behind. */
function besideOrders(s: DisplayState, one: Survivor): Planned[] {
  const turns = offered(s, 'turn')
  const torches = turns.filter(({ torch }) => torch !== undefined)
  const drops = turns.filter(({ drop }) => drop !== undefined)
  return [
    ...listedOrders(
      { id: 'torch', label: one.torchLit ? 'Torch off' : 'Torch on', icon: 'torch', key: 'O', detail: 'no step' },
      one,
      torches.map((c) => plain(one.torchLit ? 'Put the torch out' : 'Light the torch', [c])),
      [{ value: '', words: 'with a torch one sees farther at night, and is seen', clause: 'rs.items.5' }],
    ),
    ...listedOrders(
      { id: 'drop', label: 'Put down', icon: 'drop', key: 'D', detail: 'leave something here' },
      one,
      drops.map((c) =>
        plain(`Drop ${c.drop?.map((thing) => `the ${thingTitle(s.view, thing)}`).join(' and ') ?? ''}`, [c]),
      ),
      [{ value: '', words: 'it lies where you stand', clause: 'rs.carry.7' }],
    ),
  ]
}

const crossOrders = (s: DisplayState, one: Survivor): Planned[] =>
  aimedOrders(
    { id: 'cross', label: 'Climb over', icon: 'leap', key: 'C', detail: 'the whole move', aims: 'figure' },
    offered(s, 'cross'),
    ({ barrier }) => barrier,
    (own, barrier) => {
      const title = barrierTitle(groundFor(s.options), barrier)
      return shownFor(
        one,
        `Over ${title}`,
        'takes a whole RUN',
        own.map((c) => plain(`Climb over ${title}`, [c])),
        [{ value: '', words: 'you land on the other side', clause: 'rs.fence.2' }],
      )
    },
  )

/** rs.move.9 Everything that can be done in 5a, but for declining. */
export const moveOrders = (s: DisplayState, one: Survivor): Planned[] => [
  ...moveOrder(s, one),
  ...doorOrder(s, one),
  ...turnOrder(s, one),
  ...crossOrders(s, one),
  ...pourOrders(s, one),
  ...besideOrders(s, one),
]
