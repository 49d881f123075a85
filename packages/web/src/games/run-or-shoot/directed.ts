/** What the Zeds do by themselves, as it is shown: they burst out (7a), smash (7b), walk (7c to 7f), bite (4), spring and spit (10). */
import { type Event, type SeenZed, STEPS, type Survivor, UMPIRE, type View } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { asBefore } from '../../board/before.ts'
import { isDeed } from '../../play/display/directed.ts'
import type { Body, DirectedDisplay, EventRole, Felt, Lead } from '../../play/game-display.ts'
import { lastPlaces } from './board-motion.ts'
import { pointName } from './place.ts'
import { survivorName, zedName } from './words/titles.ts'

type Of<E extends Event['e']> = Extract<Event, { e: E }>

const LED: Readonly<Record<Of<'zed moved'>['lure'], Lead>> = {
  WP: 'smell',
  slime: 'smell',
  'the open': 'sight',
  'a known building': 'sight',
  'the nearest': 'sight',
  groans: 'call',
  noise: 'sound',
  nobody: 'walk',
}

const aimedAt = (target: number | null): string[] => (target === null ? [] : [survivorName(target)])

/** Whoever comes out of somewhere bursts out with the others: one sweep. */
const appears = ({ zed, at, level, from }: Of<'zed appeared'>): EventRole => ({
  lead: 'emerge',
  figure: zedName(zed),
  about: from === null ? [] : [from],
  through: [pointName(at, level)],
})

const walks = ({ zed, lure, target, path }: Of<'zed moved'>): EventRole => ({
  lead: LED[lure],
  figure: zedName(zed),
  about: aimedAt(target),
  through: path.map((p) => pointName(p)),
})

/** rs.drift.2, rs.drift.6 Who stands or is stopped at once has not wandered. */
const drifts = ({ zed, units, at }: Of<'drifted'>): EventRole =>
  units === 0 ? 'follows' : { lead: 'wander', figure: zedName(zed), about: [], through: [pointName(at)] }

const smashes = ({ zeds, door, zedTurns, needed }: Of<'smashed at'>): EventRole => ({
  lead: 'door',
  figure: zedName(zeds[0] ?? 0),
  about: [door],
  came: zedTurns >= needed ? 'broke' : 'nothing',
})

/** Whether a bite or blow killed: what comes of it is told after it, up to the next. */
function cameOf(event: Of<'harmed'>, after: readonly Event[]): 'hurt' | 'killed' {
  const next = after.findIndex(({ e }) => e === 'harmed')
  const own = next < 0 ? after : after.slice(0, next)
  return own.some((one) => one.e === 'died' && one.survivor === event.survivor) ? 'killed' : 'hurt'
}

/** Only what a Zed does to somebody: shots and falls are told elsewhere. */
const harms = (event: Of<'harmed'>, after: readonly Event[]): EventRole =>
  event.by === null || event.how === 'shot' || event.how === 'blast'
    ? null
    : {
        lead: 'attack',
        figure: zedName(event.by),
        about: [survivorName(event.survivor)],
        reaches: survivorName(event.survivor),
        came: cameOf(event, after),
      }

/** What a mutant does from afar. */
const fromAfar = (zed: number, survivor: number, hit: boolean): EventRole => ({
  lead: 'attack',
  figure: zedName(zed),
  about: [survivorName(survivor)],
  came: hit ? 'hurt' : 'nothing',
})

/** Steps in which Zeds act: what is noticed there is news of theirs. */
const ZEDS_ACT: readonly View['step'][] = ['7c', '7f', '8']

/** Is it in one of their steps that something happens? */
function isTheirs(before: readonly Event[]): boolean {
  const began = before.findLast((event) => event.e === 'step began')
  return began?.e === 'step began' && ZEDS_ACT.includes(began.step)
}

/** rs.drift.7, rs.drift.8 A drifter that notices somebody while the Zeds act; while somebody walks, it is his news. */
const notices = ({ zed }: Of<'roused'>, before: readonly Event[]): EventRole =>
  isTheirs(before) ? { lead: 'notice', figure: zedName(zed), about: [] } : 'follows'

/** rs.wp.3, rs.fire.3 What it walked into destroys it: all of them together, when all have walked. */
const ends = ({ zed }: Of<'zed destroyed'>, before: readonly Event[]): EventRole =>
  isTheirs(before) ? { lead: 'end', figure: zedName(zed), about: [] } : null

function done(event: Event, i: number, events: readonly Event[]): EventRole {
  if (event.audience?.length === 0) return null
  switch (event.e) {
    case 'zed appeared':
      return appears(event)
    case 'rose':
      return { lead: 'rise', figure: zedName(event.zed), about: [] }
    case 'zed moved':
      return walks(event)
    case 'leapt':
      return { lead: 'sight', figure: zedName(event.zed), about: aimedAt(event.target), through: [pointName(event.at)] }
    case 'drifted':
      return drifts(event)
    case 'zed destroyed':
      return ends(event, events.slice(0, i))
    case 'roused':
      return notices(event, events.slice(0, i))
    case 'smashed at':
      return smashes(event)
    case 'breached':
      return { lead: 'door', figure: zedName(event.zed), about: [pointName(event.at)], came: 'broke' }
    case 'harmed':
      return harms(event, events.slice(i + 1))
    case 'spat':
    case 'missile':
    case 'ensnared':
      return fromAfar(event.zed, event.survivor, event.hit)
    case 'step began':
      return 'part'
    case 'crouched':
    case 'calmed':
    case 'pinned':
    case 'pulled':
    case 'died':
    case 'slimed':
      return 'follows'
    case 'door':
      return event.survivor === null ? 'follows' : null
    default:
      return null
  }
}

/** Zeds to which something is still to happen. */
const zedsIn = (event: Event): number[] => ('zed' in event && typeof event.zed === 'number' ? [event.zed] : [])

const comesIn = (event: Event): number[] => (event.e === 'zed appeared' || event.e === 'rose' ? [event.zed] : [])

/** Where a way begins that is still to be gone, the first of each. */
const startsIn = (later: readonly Event[]): ReadonlyMap<number, XY> =>
  new Map(
    later
      .flatMap((event) => (event.e === 'zed moved' && event.path[0] ? [[event.zed, event.path[0]] as const] : []))
      .reverse(),
  )

/** Zeds as they are before all that: who comes later is not there, all others are where they were last shown to go. */
function zedsBefore(later: readonly Event[], was: View, is: View, all: readonly Event[]): View['zeds'] {
  const unseen = new Set(later)
  const [waits, comes] = [new Set(later.flatMap(zedsIn)), new Set(later.flatMap(comesIn))]
  const [starts, told] = [startsIn(later), lastPlaces(all.filter((event) => !unseen.has(event)))]
  const before = new Map(was.zeds.map((z) => [z.n, z]))
  const asShown = (z: SeenZed): SeenZed => {
    const old = before.get(z.n) ?? z
    const { at, level } = told.get(z.n) ?? old
    return { ...old, at: starts.get(z.n) ?? at, level }
  }
  const now = new Set(is.zeds.map(({ n }) => n))
  return [
    ...is.zeds.filter(({ n }) => !comes.has(n)).map((z) => (waits.has(z.n) ? asShown(z) : z)),
    ...was.zeds.filter(({ n }) => waits.has(n) && !now.has(n)).map(asShown),
  ]
}

const peopleIn = (event: Event): number[] => {
  switch (event.e) {
    case 'harmed':
    case 'died':
    case 'pinned':
    case 'pulled':
    case 'slimed':
      return [event.survivor]
    case 'fell':
    case 'knocked back':
      return event.survivor === null ? [] : [event.survivor]
    default:
      return []
  }
}

/** Doors that break later stand as they did. */
function openingsBefore(later: readonly Event[], was: View, is: View): View['openings'] {
  const doors = later.flatMap((event) =>
    event.e === 'smashed at' || (event.e === 'door' && event.survivor === null) ? [event.door] : [],
  )
  const standing = doors.flatMap((id) => {
    const before = was.openings[id]
    return before ? [[id, before] as const] : []
  })
  return standing.length === 0 ? is.openings : { ...is.openings, ...Object.fromEntries(standing) }
}

const isBreach = ({ e }: Event): boolean => e === 'breached'

/** Who fires or strikes at whom; what bites; what breaks. */
function feltIn(event: Event): Felt[] {
  switch (event.e) {
    case 'shot': {
      const name = event.zed === null ? survivorName(event.target ?? 0) : zedName(event.zed)
      return [
        { kind: 'shot', from: survivorName(event.survivor), to: name, figure: name, hit: event.result !== 'miss' },
      ]
    }
    case 'struck': {
      const name = event.zed === null ? survivorName(event.corpse ?? 0) : zedName(event.zed)
      return [
        { kind: 'blow', from: survivorName(event.survivor), to: name, figure: name, hit: event.result !== 'nothing' },
      ]
    }
    case 'harmed':
      return event.by === null
        ? []
        : [{ kind: 'bite', from: zedName(event.by), at: survivorName(event.survivor), hit: true }]
    case 'smashed at':
      return [{ kind: 'door', at: event.door, broke: event.zedTurns >= event.needed }]
    default:
      return []
  }
}

/** Who was put out for good, where it lies. */
const bodiesIn = (event: Event): Body[] =>
  event.e === 'zed destroyed' ? [{ n: event.zed, at: pointName(event.at, event.level) }] : []

/** The step of the turn while these are still to be shown: the one before the next that begins. */
function stepBefore(later: readonly Event[], is: View): View['step'] {
  const next = later.find((event) => event.e === 'step began')
  return (next?.e === 'step began' && STEPS[STEPS.indexOf(next.step) - 1]) || is.step
}

const numberOf = ({ n }: Pick<Survivor, 'n'>): number => n

/** rs.seats.6 Where a person is asked where they go, their part is not over before he is asked no more. */
const byUmpire = (role: EventRole): EventRole => (isDeed(role) ? { ...role, seat: UMPIRE } : role)

export const directed: DirectedDisplay<View, Event> = {
  deeds: (events, { view }) => {
    const roles = events.map(done)
    return view.umpire?.away === null ? roles.map(byUmpire) : roles
  },
  // rs.turn.5
  opens: ({ e }) => e === 'cards opened',
  felt: (events) => events.flatMap(feltIn),
  bodies: (events) => events.flatMap(bodiesIn),
  before: (later, was, is, all) => ({
    ...is,
    turn: was.turn,
    step: stepBefore(later, is),
    zeds: zedsBefore(later, was, is, all),
    survivors: asBefore(was.survivors, is.survivors, numberOf, new Set(later.flatMap(peopleIn))),
    openings: openingsBefore(later, was, is),
    breaches: later.some(isBreach) ? was.breaches : is.breaches,
    noises: later.length > 0 ? was.noises : is.noises,
  }),
}
