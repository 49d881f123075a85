/** What the dead do, as it is shown: they ramble and walk, seat themselves round somebody and bite, and rise. */
import {
  type Event,
  type Herd,
  herdOf,
  type Human,
  humanOf,
  type View,
  type Zombie,
  ZOMBIE_IDS,
} from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import { asBefore } from '../../board/before.ts'
import type { Body, DirectedDisplay, EventRole, Felt } from '../../play/game-display.ts'
import { pointName } from './units.ts'
import { herdName, humanName, zombieName } from './words/titles.ts'

type Of<E extends Event['e']> = Extract<Event, { e: E }>

const isZombie = (what: string): boolean => ZOMBIE_IDS.some((id) => id === what)

/** Where somebody began who went as the leader did: the others go much like that, and are in sight from there on. */
const begun = (end: XY, { from, at }: Of<'herd moved'>): XY => ({
  x: Math.max(0, end.x - at.x + from.x),
  y: Math.max(0, end.y - at.y + from.y),
})

/** A herd that moves is one sweep of all that go; whoever leads stands for it. */
function walks(event: Of<'herd moved'>, view: View): EventRole {
  const { leader, placed, from, at, unit } = event
  const herd = herdOf(view, unit)
  return {
    lead: herd?.rambles === true ? 'wander' : 'walk',
    figure: zombieName(leader),
    about: [],
    through: [from, at, ...placed.flatMap((one) => [begun(one.at, event), one.at])].map((place) => pointName(place)),
    ...(herd && { seat: herd.mover ?? herd.seat }),
  }
}

/** Whether a bite killed, wounded or came to nothing: that is told after it, up to the next attack. */
function cameOf(after: readonly Event[]): 'killed' | 'hurt' | 'nothing' {
  const next = after.findIndex(({ e }) => e === 'attacked' || e === 'selected')
  const own = next < 0 ? after : after.slice(0, next)
  if (own.some(({ e }) => e === 'died')) return 'killed'
  return own.some(({ e }) => e === 'wounded') ? 'hurt' : 'nothing'
}

function bites({ unit, target, kind }: Of<'attacked'>, view: View, after: readonly Event[]): EventRole {
  if (kind !== 'bite') return null
  const first = nearestOf(herdOf(view, unit), humanOf(view, target))
  if (!first) return null
  return {
    lead: 'attack',
    figure: zombieName(first.id),
    about: [humanName(target)],
    reaches: humanName(target),
    came: cameOf(after),
  }
}

const farOf = (a: XY, b: XY): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2

const nearestOf = (herd: Herd | undefined, victim: Human | undefined): Zombie | undefined =>
  victim &&
  herd?.zombies.reduce<Zombie | undefined>(
    (best, z) => (best && farOf(best.at, victim.at) <= farOf(z.at, victim.at) ? best : z),
    undefined,
  )

function done(event: Event, i: number, events: readonly Event[], view: View): EventRole {
  switch (event.e) {
    case 'herd moved':
      return walks(event, view)
    case 'drawn in':
      return event.placed[0]
        ? {
            lead: 'come',
            figure: zombieName(event.placed[0].zombie),
            about: [humanName(event.target)],
            through: event.placed.map(({ at }) => pointName(at)),
          }
        : 'follows'
    case 'attacked':
      return bites(event, view, events.slice(i + 1))
    case 'rose':
      return { lead: 'rise', figure: zombieName(event.zombie), about: [pointName(event.at)] }
    case 'turn began':
    case 'round began':
      return 'part'
    case 'rambling check':
    case 'brain check':
    case 'resisted':
    case 're-rolled':
    case 'wounded':
    case 'died':
    case 'locked on':
    case 'infected':
    case 'nothing came of it':
    case 'class changed':
      return 'follows'
    default:
      return null
  }
}

const zombiesIn = (event: Event): readonly number[] => {
  switch (event.e) {
    case 'herd moved':
    case 'drawn in':
    case 'split':
    case 'merged':
      return event.placed.map(({ zombie }) => zombie)
    case 'zombies fell':
      return event.zombies
    default:
      return []
  }
}

const peopleIn = (event: Event): readonly number[] => {
  switch (event.e) {
    case 'wounded':
    case 'died':
    case 'fled':
    case 'moved':
    case 'infected':
    case 'morale':
    case 'knocked down':
      return [event.unit]
    case 'rose':
      return [event.human]
    default:
      return []
  }
}

/** Where zombies were last told to go by what has been shown already. */
function toldPlaces(events: readonly Event[]): ReadonlyMap<number, XY> {
  const told = new Map<number, XY>()
  for (const event of events) {
    if ('placed' in event) for (const { zombie, at } of event.placed) told.set(zombie, at)
    else if (event.e === 'climbed' || event.e === 'pushed aside' || event.e === 'rose') {
      if (event.zombie !== null) told.set(event.zombie, event.at)
    }
  }
  return told
}

/** Herds while some of it is still to be shown: who comes later is not there, who goes later stands where it did. */
function herdsBefore(later: readonly Event[], was: View, is: View, all: readonly Event[]): Herd[] {
  const unseen = new Set(later)
  const waits = new Set(later.flatMap(zombiesIn))
  const comes = new Set(later.flatMap((event) => (event.e === 'rose' ? [event.zombie] : [])))
  const told = toldPlaces(all.filter((event) => !unseen.has(event)))
  const stood = new Map(was.herds.flatMap(({ zombies }) => zombies.map((z) => [z.id, z] as const)))
  const now = new Set(is.herds.flatMap(({ zombies }) => zombies.map(({ id }) => id)))
  const asShown = (z: Zombie): Zombie => {
    const old = waits.has(z.id) ? (stood.get(z.id) ?? z) : z
    return { ...old, at: waits.has(z.id) ? (told.get(z.id) ?? old.at) : old.at }
  }
  const before = new Map(was.herds.map((herd) => [herd.id, herd]))
  return is.herds.map((herd) => {
    const fallen = (before.get(herd.id)?.zombies ?? []).filter(({ id }) => waits.has(id) && !now.has(id))
    const zombies = [...herd.zombies.filter(({ id }) => !comes.has(id)), ...fallen].map(asShown)
    const isThere = zombies.length > 0 && fallen.length > 0
    return { ...herd, zombies: zombies.sort((a, b) => a.id - b.id), status: isThere ? 'alive' : herd.status }
  })
}

/** Who fires or strikes at whom, and what bites. */
function feltIn(event: Event, i: number, events: readonly Event[], view: View): Felt[] {
  if (event.e !== 'attacked') return []
  const came = cameOf(events.slice(i + 1)) !== 'nothing'
  const fell = events.slice(i + 1).some((one) => one.e === 'zombies fell' && one.unit === event.target)
  if (event.kind === 'bite') {
    const first = nearestOf(herdOf(view, event.unit), humanOf(view, event.target))
    return first ? [{ kind: 'bite', from: zombieName(first.id), at: humanName(event.target), hit: came }] : []
  }
  const to = humanOf(view, event.target) ? humanName(event.target) : herdName(event.target)
  return [
    {
      kind: event.kind === 'melee' ? 'blow' : 'shot',
      from: humanName(event.unit),
      to,
      figure: to,
      hit: came || fell,
    },
  ]
}

/** Where every zombie of a herd was deployed: they are numbered herd by herd, as the units are. */
function deployedPlaces(events: readonly Event[]): ReadonlyMap<number, XY> {
  const herds = events
    .flatMap((event) => (event.e === 'deployed' && isZombie(event.what) ? [event] : []))
    .sort((a, b) => a.unit - b.unit)
  return new Map(herds.flatMap(({ at }) => at).map((at, i) => [i + 1, at]))
}

/** Which of the dead fell for good, where they stood. */
function bodiesIn(events: readonly Event[], before: () => readonly Event[]): Body[] {
  if (!events.some(({ e }) => e === 'zombies fell')) return []
  const earlier = before()
  const stands = new Map([...deployedPlaces([...earlier, ...events]), ...toldPlaces(earlier)])
  return events.flatMap((event) => {
    for (const [zombie, at] of toldPlaces([event])) stands.set(zombie, at)
    if (event.e !== 'zombies fell') return []
    return event.zombies.flatMap((n) => {
      const at = stands.get(n)
      return at ? [{ n, at: pointName(at) }] : []
    })
  })
}

export const directed: DirectedDisplay<View, Event> = {
  deeds: (events, { view }) => events.map((event, i) => done(event, i, events, view)),
  // ed.force.13
  opens: ({ e }) => e === 'forces opened',
  felt: (events, { view }) => events.flatMap((event, i) => feltIn(event, i, events, view)),
  bodies: bodiesIn,
  before: (later, was, is, all) => ({
    ...is,
    herds: herdsBefore(later, was, is, all),
    humans: [...asBefore(was.humans, is.humans, ({ id }) => id, new Set(later.flatMap(peopleIn)))],
  }),
}
