/** rs.move Step 5a: going somewhere with what is done on the way, turning, crossing fences, and what one drops. */
import type { Act, Facing } from '@shamble/run-or-shoot/forecast'
import { type CommandOf, isDoor, type Survivor } from '@shamble/run-or-shoot/page'
import { facingTowards, type XY } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { plain } from '../../../plan/plan.ts'
import { parsePlace, pointName, spotNamed } from '../place.ts'
import { groundFor, lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { uncapital } from '../../../words/plain.ts'
import { barrierTitle, cacheTitle, climbTitle, openingTitle } from '../words/places.ts'
import { calledBy, thingsWords, thingTitle, zedCalled, zedTitle } from '../words/titles.ts'
import { aimedOrders, listedOrders, shownFor } from './aimed.ts'
import { refusedBeyond, thingRefusalAt } from './refusals.ts'
import { walkNotes } from './walk-notes.ts'
import { beginning, byStairs, doneAt, handled, type Plan, planTo } from './ways.ts'

type Move = CommandOf<'move'>

/** "Go there", "Go to the pharmacy door and open it". */
interface Errand {
  readonly plan: Plan
  readonly words: string
}

const LAST = lastAnswer<DisplayState['view'], readonly Errand[]>()

/** What a place means to whoever walks: the ways of going there, the plainest first. */
function errandsTo(s: DisplayState, one: Survivor, place: string): readonly Errand[] {
  return LAST(s.view, `${one.n} ${place}`, () => {
    const found = parsePlace(place)
    if (found?.kind === 'terrain') return withOffered(s, one, place, thingErrands(s, one, found.id))
    return found?.kind === 'point' ? withOffered(s, one, place, pointErrands(s, one, place)) : []
  })
}

function pointErrands(s: DisplayState, one: Survivor, place: string): Errand[] {
  const spot = spotNamed(place, s)
  const plan = spot && planTo(lookOf(s), one, spot)
  if (!plan) return []
  return [...(plan.acts.length > 0 ? [{ plan, words: 'Go there' }] : []), ...leaving(s, one, plan)]
}

const deedsOf = (acts: readonly Act[]): string => JSON.stringify(acts.filter(({ act }) => act !== 'go'))

/** Besides, what the rules offer there and no way of ours leads to: less than all of a pile, from a narrow place. */
function withOffered(s: DisplayState, one: Survivor, place: string, found: readonly Errand[]): readonly Errand[] {
  const look = lookOf(s)
  const known = new Set(
    found.flatMap(({ plan }) => (look.endRefusal(one, plan.leg) === null ? [deedsOf(plan.acts)] : [])),
  )
  const others = offered(s, 'move').filter((c) => placeOfMove(one, c) === place && !known.has(deedsOf(c.acts)))
  return [
    ...found,
    ...others.flatMap(({ acts }): Errand[] => {
      const leg = look.acts(one, look.start(one), acts)
      return 'reason' in leg ? [] : [{ plan: { acts, leg }, words: actWords(s, acts) }]
    }),
  ]
}

function actWords(s: DisplayState, acts: readonly Act[]): string {
  const ground = groundFor(s.options)
  const last = acts.at(-1)
  switch (last?.act) {
    case 'open':
      return `Open ${openingTitle(ground, last.door)}`
    case 'close':
      return `Close ${openingTitle(ground, last.door)}`
    case 'search':
      return `Search ${cacheTitle(ground, last.cache)}`
    case 'stairs':
      return `Take ${climbTitle(ground, last.stairs)}`
    case 'pick-up':
      return `Pick up ${thingsWords(s.view, last.take)}`
    case 'leave':
      return 'Go there and leave the table'
    default:
      return 'Go there'
  }
}

/** rs.move.12 Off the table, where it may be left. */
function leaving(s: DisplayState, one: Survivor, { acts, leg }: Plan): Errand[] {
  const look = lookOf(s)
  const out: Act = { act: 'leave' }
  const gone = look.acts(one, leg, [out])
  return 'reason' in gone ? [] : [{ plan: { acts: [...acts, out], leg: gone }, words: 'Go there and leave the table' }]
}

/** A door, a pile, a cache or stairs. */
function thingErrands(s: DisplayState, one: Survivor, id: string): Errand[] {
  const look = lookOf(s)
  const start = beginning(look, one)
  const { openings, caches, climbs } = look.book.map
  const said = (plan: Plan | null): Errand[] => (plan ? [{ plan, words: actWords(s, plan.acts) }] : [])
  const door = openings.find((opening) => opening.id === id && isDoor(opening.kind))
  if (door) return said(handled(look, one, start, door, s.view.openings[id]?.state === 'open' ? 'close' : 'open'))
  const cache = caches.find((each) => each.id === id)
  if (cache) return said(doneAt(look, one, start, cache, { act: 'search', cache: id }))
  if (climbs.some((climb) => climb.id === id)) return said(byStairs(look, one, start, id))
  const pile = s.view.piles.find((each) => each.id === id)
  if (!pile) return []
  // rs.items.1 All of it, or one thing.
  const all = [...pile.weapons.map((weapon) => weapon.id), ...pile.items]
  const lots = all.length === 1 ? [all] : [all, ...[...new Set(all)].map((thing) => [thing])]
  return lots.flatMap((take) => said(doneAt(look, one, start, pile, { act: 'pick-up', pile: id, take })))
}

const facingWords = (s: DisplayState, { at }: Facing): string =>
  typeof at === 'string'
    ? at === 'ahead'
      ? 'looking straight on'
      : 'looking as now'
    : `looking at ${zedTitle(s.view, at.zed)}`

/** The last point of a plan before its end. */
function before(one: Survivor, acts: readonly Act[]): XY {
  const points = acts.flatMap((act) => (act.act === 'go' ? [{ x: act.to[0], y: act.to[1] }] : []))
  return points.at(-2) ?? one.at
}

/** One errand with the ways to look at its end; who can still shoot looks at a Zed first. */
function variantsOf(s: DisplayState, one: Survivor, { plan, words }: Errand): Variant[] {
  const look = lookOf(s)
  const facings = look.facings(one, plan.leg, before(one, plan.acts))
  const shoots = look.movesBy(one) === 'BOTH'
  const ranked = shoots
    ? [...facings].sort((a, b) => Number(typeof b.at !== 'string') - Number(typeof a.at !== 'string'))
    : facings
  return ranked.map((facing): Variant => {
    const command: Move = { do: 'move', acts: [...plan.acts], facing: [facing.facing[0], facing.facing[1]] }
    const looking = facingWords(s, facing)
    return plain(`${words}, ${looking}`, [command], { dials: { Do: words, Look: looking } })
  })
}

function moveTarget(s: DisplayState, one: Survivor, place: string): Target | null {
  const errands = errandsTo(s, one, place).filter(({ plan }) => lookOf(s).endRefusal(one, plan.leg) === null)
  const [first] = errands
  if (!first) return null
  const variants = errands
    .flatMap((errand) => variantsOf(s, one, errand))
    .filter(({ commands: [c] }) => c && refused(s, c) === null)
  if (variants.length === 0) return null
  return {
    place,
    ...shownFor(
      one,
      `${calledBy(one.who)}: ${uncapital(first.words)}`,
      lengthWords(lookOf(s).start(one).left - first.plan.leg.left),
      variants,
      walkNotes(s, one, first.plan),
    ),
  }
}

/** Where a walk that is offered ends, or what it does something with. */
function placeOfMove(one: Survivor, { acts }: Move): string {
  const last = acts.findLast(({ act }) => act !== 'go' && act !== 'leave' && act !== 'pour' && act !== 'drop')
  switch (last?.act) {
    case 'open':
    case 'close':
      return last.door
    case 'pick-up':
      return last.pile
    case 'search':
      return last.cache
    case 'stairs':
      return last.stairs
    default: {
      const go = acts.findLast((act) => act.act === 'go')
      const [x, y] = go?.act === 'go' ? go.to : [one.at.x, one.at.y]
      return pointName({ x, y }, one.level)
    }
  }
}

/** Why he cannot go there: what the whole way would take, else what the rules say of the straight one. */
function walkRefusal(s: DisplayState, one: Survivor, place: string | null): { clause: string; reason: string } | null {
  const spot = spotNamed(place, s)
  if (place === null || !spot) return null
  const [errand] = errandsTo(s, one, place)
  const look = lookOf(s)
  if (errand) return look.endRefusal(one, errand.plan.leg)
  const found = parsePlace(place)
  const about = found?.kind === 'terrain' ? thingRefusalAt(s, one, found.id) : null
  if (about) return about
  const beyond = refusedBeyond(s, one, spot)
  if (beyond) return beyond
  return spot.level !== one.level
    ? { clause: 'rs.move.10', reason: 'No stairs lead there in one move.' }
    : refused(s, { do: 'move', acts: [{ act: 'go', to: [Math.round(spot.at.x), Math.round(spot.at.y)] }] })
}

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
  ...turnOrder(s, one),
  ...crossOrders(s, one),
  ...pourOrders(s, one),
  ...besideOrders(s, one),
]
