/** What is seen of events while they are played: words over figures, and the ways they go. */
import { type Event, isInPlay, type Spot, type View } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import type { Float } from '../../board/happening.tsx'
import type { Way } from '../../board/measured/motion.ts'
import { along } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { survivorName, survivorNumbered, zedName } from './words/titles.ts'

interface Said {
  /** The name of a figure or place. */
  readonly of: string
  readonly words: string
  readonly tone: Float['tone']
  /** Where it is not there any more, or not a figure. */
  readonly at?: XY | undefined
}

type Of<E extends Event['e']> = Extract<Event, { e: E }>

const about = (zed: number | null, survivor: number | null): string =>
  zed !== null ? zedName(zed) : survivorName(survivor ?? 0)

const over = (of: string, words: string, tone: Float['tone'], at?: XY): Said => ({ of, words, tone, at })

/** What becomes of people. */
function saidOfPeople(event: Event): Said | null {
  switch (event.e) {
    case 'harmed':
      return over(survivorName(event.survivor), event.hits === 1 ? 'hit' : `${event.hits} hits`, 'bad')
    case 'died':
      return over(survivorName(event.survivor), 'dead', 'bad')
    case 'pinned':
      return over(survivorName(event.survivor), 'pinned', 'bad')
    case 'freed':
      return over(survivorName(event.survivor), 'free', 'good')
    case 'treated':
      return over(survivorName(event.patient), 'treated', 'good')
    case 'slimed':
      return over(survivorName(event.survivor), 'marked', 'bad')
    case 'card lost':
      return over(survivorName(event.survivor), `${event.card} is lost`, 'plain')
    case 'left':
    case 'boarded':
      return over(survivorName(event.survivor), 'away', 'good')
    case 'pulled':
      return over(survivorName(event.survivor), 'dragged off', 'bad', event.at)
    case 'climb failed':
      return over(survivorName(event.survivor), 'cannot get up', 'plain')
    case 'reloaded':
      return over(survivorName(event.survivor), 'reloaded', 'plain')
    default:
      return null
  }
}

/** What becomes of Zeds. */
function saidOfZeds(event: Event, gone: ReadonlyMap<number, XY>): Said | null {
  switch (event.e) {
    case 'zed destroyed':
      return over(zedName(event.zed), 'gone', 'good', event.at)
    case 'roused':
      return over(zedName(event.zed), 'charges', 'bad')
    case 'disturbed':
      return over(zedName(event.zed), 'screams', 'bad')
    case 'calmed':
      return over(zedName(event.zed), 'drifts off', 'plain')
    case 'crouched':
      return over(zedName(event.zed), 'crouches', 'bad')
    case 'caught fire':
      return over(zedName(event.zed), 'burns', 'plain')
    case 'tank hit':
      return over(zedName(event.zed), `${event.total} of ${event.of}`, 'plain')
    case 'burst':
      return over(zedName(event.zed), 'bursts', 'bad', gone.get(event.zed))
    case 'rose':
      return over(zedName(event.zed), 'rises', 'bad')
    default:
      return null
  }
}

/** Dice that do nothing, and what is done to things. */
function saidOfRest(event: Event): Said | null {
  switch (event.e) {
    case 'shot': {
      const of = about(event.zed, event.target)
      return event.result === 'miss' ? over(of, 'miss', 'plain') : over(of, event.result, 'good')
    }
    case 'struck':
      return event.result === 'nothing' ? over(about(event.zed, event.corpse), 'no effect', 'plain') : null
    case 'fell':
      return over(about(event.zed, event.survivor), 'down', event.zed === null ? 'bad' : 'plain')
    case 'spat':
    case 'missile':
      return event.hit ? null : over(survivorName(event.survivor), 'misses', 'plain')
    case 'ensnared':
      return event.hit ? null : over(survivorName(event.survivor), 'slips free', 'good')
    case 'noise':
      return over(`noise ${event.at.x},${event.at.y}`, 'loud', 'bad', event.at)
    case 'breached':
      return over(`breach ${event.at.x},${event.at.y}`, 'breaks through', 'bad', event.at)
    default:
      return null
  }
}

const whereIs = (view: View, name: string): XY | undefined => {
  const n = Number(/(\d+)$/.exec(name)?.[1] ?? 0)
  if (name.startsWith('Zed')) return view.zeds.find((z) => z.n === n)?.at
  const one = survivorNumbered(view, n)
  return one && (isInPlay(one) || one.status === 'dead') ? one.at : undefined
}

/** The Zed that an event puts somewhere, or tells the last place of. */
function placed(event: Event): number | null {
  switch (event.e) {
    case 'zed appeared':
    case 'zed moved':
    case 'zed destroyed':
    case 'drifted':
    case 'leapt':
    case 'knocked back':
    case 'fell down a level':
      return event.zed
    default:
      return null
  }
}

/** Where Zeds were last told to be. */
export function lastPlaces(events: readonly Event[]): ReadonlyMap<number, Spot> {
  const last = new Map<number, Spot>()
  for (const event of events) {
    const zed = placed(event)
    if (zed !== null && 'at' in event) last.set(zed, { at: event.at, level: event.level })
  }
  return last
}

/** The middle of a crowd that came out of one place, with how many they are. */
function bursts(events: readonly Event[]): Float[] {
  const mouths = new Map<string, XY[]>()
  for (const event of events)
    if (event.e === 'zed appeared' && event.from !== null)
      mouths.set(event.from, [...(mouths.get(event.from) ?? []), event.at])
  return [...mouths].map(([from, spots]) => {
    const top = spots.reduce((best, p) => (p.y < best.y ? p : best))
    const x = spots.reduce((sum, p) => sum + p.x, 0) / spots.length
    const words = spots.length === 1 ? 'one comes out' : `${spots.length} come out`
    return { key: `burst ${from}`, at: [px(x), px(top.y) - 6], words, tone: 'bad' }
  })
}

/** A word over whatever has just changed, the last one of each. */
export function floatsOf(view: View, events: readonly Event[], before: View | null = null): Float[] {
  const found = new Map<string, Float>()
  const known = [...(before?.zeds ?? []).map((z) => [z.n, z] as const), ...lastPlaces(events)]
  const gone = new Map(known.map(([n, { at }]) => [n, at]))
  for (const event of events) {
    const said = saidOfPeople(event) ?? saidOfZeds(event, gone) ?? saidOfRest(event)
    const where = said && (said.at ?? whereIs(view, said.of))
    if (!said || !where) continue
    found.set(said.of, { key: said.of, at: [px(where.x), px(where.y)], words: said.words, tone: said.tone })
  }
  return [...bursts(events), ...found.values()]
}

const LUNGE = 80

function lunge(view: View, { by, survivor }: Of<'harmed'>): Way[] {
  const zed = view.zeds.find(({ n }) => n === by)
  const person = survivorNumbered(view, survivor)
  if (!zed || !person) return []
  return [{ figure: zedName(zed.n), path: [zed.at, along(zed.at, person.at, LUNGE), zed.at], alone: true }]
}

/** Whoever comes out of a lair comes out of its mouth. */
function comesOut({ zed, at, from }: Of<'zed appeared'>, mouthOf: (id: string) => XY | null): Way[] {
  const mouth = from === null ? null : mouthOf(from)
  return mouth ? [{ figure: zedName(zed), path: [mouth, at] }] : []
}

/** A stretch of the way of whoever an event moves. */
function wayOf(event: Event, view: View, mouthOf: (id: string) => XY | null): Way[] {
  switch (event.e) {
    case 'moved':
      return [{ figure: survivorName(event.survivor), path: event.path }]
    case 'zed moved':
      return [{ figure: zedName(event.zed), path: event.path }]
    case 'zed appeared':
      return comesOut(event, mouthOf)
    case 'knocked back':
    case 'fell down a level':
      return [{ figure: about(event.zed, event.survivor), path: [event.at] }]
    case 'leapt':
    case 'drifted':
      return [{ figure: zedName(event.zed), path: [event.at] }]
    case 'climbed':
    case 'crossed':
    case 'pulled':
      return [{ figure: survivorName(event.survivor), path: [event.at] }]
    case 'dragged':
      return [{ figure: survivorName(event.whom), path: [event.at] }]
    case 'harmed':
      return event.how === 'bite' || event.how === 'pin' ? lunge(view, event) : []
    default:
      return []
  }
}

/** The ways of everybody who went or was thrown, in the order in which they go; who bites lunges. */
export function waysOf(
  events: readonly Event[],
  view: View,
  before: View | null,
  mouthOf: (id: string) => XY | null,
): Way[] {
  const begun = new Set<string>()
  return events
    .flatMap((event) => wayOf(event, view, mouthOf))
    .map((way) => {
      const from = begun.has(way.figure) || !before ? undefined : whereIs(before, way.figure)
      begun.add(way.figure)
      return from ? { ...way, path: [from, ...way.path] } : way
    })
}

type Move = readonly [from: XY, to: XY]

/** Where everybody went from one picture to the next; nowhere when another match begins. */
export function movedSince(before: View, view: View): readonly Move[] {
  if (before.turn > view.turn || before.step === 'setup') return []
  const moved = (was: { readonly at: XY } | undefined, is: { readonly at: XY }): Move[] =>
    was ? [[was.at, is.at]] : []
  const zeds = new Map(before.zeds.map((z) => [z.n, z]))
  const people = new Map(before.survivors.filter(isInPlay).map((s) => [s.n, s]))
  return [
    ...view.zeds.flatMap((z) => moved(zeds.get(z.n), z)),
    ...view.survivors.filter(isInPlay).flatMap((s) => moved(people.get(s.n), s)),
  ]
}

/** Where whoever came out of a lair went from its mouth. */
export function cameOutOf(events: readonly Event[], view: View, mouthOf: (id: string) => XY | null): readonly Move[] {
  return events.flatMap((event): Move[] => {
    const mouth = event.e === 'zed appeared' && event.from !== null ? mouthOf(event.from) : null
    const to = event.e === 'zed appeared' ? whereIs(view, zedName(event.zed)) : undefined
    return mouth && to ? [[mouth, to]] : []
  })
}
