/** Walking up to something and doing something with it, as one order: two commands in a row, each judged by the rules. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type Command, figureName, type Human, humanOf, isOn, type View, zombieFigure } from '@shamble/dead-walk/page'
import { distance2, type XY } from '@shamble/table'
import { costTo } from '../../../board/measured/reach.ts'
import { type Approach, contactVariants, type ContactDeed } from '../../../plan/contact.ts'
import { rowOf } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import { centreNamed, parsePlace, thingName } from '../place.ts'
import {
  callingOf,
  commandsOf,
  lookOf,
  refused,
  shortName,
  terrainTitle,
  viewOf,
  zombieCalled,
  zombieName,
} from '../read.ts'
import type { DisplayState, Target } from '../types.ts'
import { commandWords, type Do, foremost, looseWords, openingWords, placeOf } from './deeds.ts'
import { blowNotes } from './shot-notes.ts'
import { walkNotes } from './walk-notes.ts'
import { moveCommand, reachFor, type Walk, walkBeside, walkTo } from './ways.ts'

/** What can be done with something, and the walk up to it; null: whoever acts touches it already. */
interface Contact {
  readonly walk: Walk | null
  readonly deeds: readonly { readonly command: Command; readonly price: number }[]
}

/** What dropping a figure on something means, unless an order says otherwise. */
const ON_DROP: readonly Do[] = [
  'open',
  'clear-barricade',
  'climb',
  'pick-up',
  'get-in',
  'search',
  'strike',
  'strike-bare',
  'shoot-close',
]
/** What dice decide. */
const CHANCY: readonly Do[] = ['search', 'strike', 'strike-bare', 'shoot-close']
/** All that needs contact. */
const BY_HAND: readonly Do[] = [...ON_DROP, 'close', 'barricade']
/** So many places to stand are tried, and so many things of a kind, the nearest first. */
const TRIED = 4
const NEAREST = 4
/** So many ways of doing it are shown. */
const MOST = 4

const isAbout = (command: Command, place: string): boolean =>
  placeOf(command) === place || (command.do === 'search' && command.vehicle === place)

const KNOWN = new WeakMap<View, Map<string, Contact | null>>()

/** What whoever acts could do with something after walking up to it; null if he does not get there, or can do nothing. */
export function contactWith(s: DisplayState, human: Human, place: string): Contact | null {
  const known = KNOWN.get(s.view) ?? new Map<string, Contact | null>()
  KNOWN.set(s.view, known)
  const key = `${human.n} ${place}`
  const before = known.get(key)
  if (before !== undefined) return before
  const found = foundContact(s, human, place)
  known.set(key, found)
  return found
}

function foundContact(s: DisplayState, human: Human, place: string): Contact | null {
  const look = lookOf(s)
  const now = commandsOf(s).filter((c) => isAbout(c, place))
  if (now.length > 0) return { walk: null, deeds: pricedDeeds(look, human, now) }
  const walk = walkUpTo(s, human, place)
  if (!walk?.priced || s.seat === null) return null
  const there = look.after(s.seat, moveCommand(walk.path))
  const after = there && humanOf(there.state, human.n)
  if (!there || !after) return null
  const offers = there.offers(s.seat, after, BY_HAND).filter((c) => isAbout(c, place))
  const deeds = pricedDeeds(there, after, offers)
  return deeds.length === 0 ? null : { walk, deeds }
}

const pricedDeeds = (look: Forecast, human: Human, commands: readonly Command[]): Contact['deeds'] =>
  commands.flatMap((command) => {
    const price = look.price(human, command)
    return price === null ? [] : [{ command, price }]
  })

/** The walk until something is touched; null if there is no such thing, or no way to it. */
export function walkUpTo(s: DisplayState, human: Human, place: string): Walk | null {
  const look = lookOf(s)
  const zombie = zombieCalled(viewOf(s), place)
  const walks = zombie ? [walkBeside(look, human, zombie.at)] : walksTo(look, human, standsAt(s, place))
  for (const walk of walks) if (walk.priced && refused(s, moveCommand(walk.path)) === null) return walk
  return null
}

/** Where a base touches it. */
function standsAt(s: DisplayState, place: string): readonly XY[] {
  const look = lookOf(s)
  const found = parsePlace(place)
  if (found?.kind === 'terrain') return look.footholds(found.id)
  const lies = found?.kind === 'numbered' && found.sort === 'thing' ? centreNamed(place, s.view, s.options) : null
  return lies ? look.footholdsAt(lies) : []
}

function* walksTo(look: Forecast, human: Human, stands: readonly XY[]): Generator<Walk> {
  if (stands.length === 0) return
  const reach = reachFor(look, human)
  const near = stands
    .map((at) => ({ at, cost: costTo(reach, at) }))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost)
  for (const { at } of near.slice(0, TRIED)) yield walkTo(look, human, at)
}

/** What something is called in a sentence: "door D3 of the laundry", "the skip", "zombie 4", "the shotgun". */
export function titleAt(s: DisplayState, place: string): string {
  const view = viewOf(s)
  const found = parsePlace(place)
  if (found?.kind === 'numbered') {
    const lying = found.sort === 'thing' ? view.lying.find(({ id }) => id === found.n) : undefined
    return lying ? `the ${looseWords(lying)}` : place
  }
  return found?.kind === 'terrain' && view.openings[found.id] ? openingWords(s, found.id) : terrainTitle(s, place)
}

function deedWords(s: DisplayState, human: Human, command: Command): string {
  if (command.do === 'search' && command.vehicle !== undefined) return `Search ${terrainTitle(s, command.vehicle)}`
  return commandWords(s, human, command)
}

const deedOf = (
  s: DisplayState,
  human: Human,
  { walk }: Contact,
  { command, price }: Contact['deeds'][number],
): ContactDeed<Command> => {
  const whole = price + (walk?.priced?.price ?? 0)
  const isBlow = command.do === 'strike' || command.do === 'strike-bare'
  const parts = isBlow ? { parts: blowNotes(lookOf(s), human, command) } : {}
  const odds = CHANCY.includes(command.do) ? { odds: walk ? ('last' as const) : true } : {}
  return {
    words: deedWords(s, human, command),
    command,
    price: `${whole} AP`,
    over: { price: whole, ...parts, ...odds },
  }
}

/** The walk until it is touched. */
function approachOf({ path, priced }: Walk): Approach<Command> | null {
  if (!priced) return null
  const isFight = priced.route.stoppedBy !== null
  const warning = isFight ? { warning: 'The move ends in close combat. Go?' } : {}
  return { commands: [moveCommand(path)], price: `${priced.price} AP`, over: { price: priced.price, ...warning } }
}

/** Walking up to something and what can be done with it there; null if nothing can. */
export function contactTarget(
  s: DisplayState,
  human: Human,
  place: string,
  dos: readonly Do[] = ON_DROP,
): Target | null {
  const contact = contactWith(s, human, place)
  const deeds = contact?.deeds.filter(({ command }) => dos.includes(command.do)) ?? []
  const [first] = deeds
  if (!contact || !first) return null
  const { walk } = contact
  const shown = foremost(
    deeds.map(({ command }) => command),
    MOST,
  )
  return {
    place,
    title: capital(titleAt(s, place)),
    subtitle: walk?.priced ? `${walk.priced.price} AP to walk up to it` : shortName(human.name),
    mark: place.startsWith('zombie') ? place : callingOf(human),
    variants: contactVariants(
      walk && approachOf(walk),
      deeds.filter(({ command }) => shown.includes(command)).map((deed) => deedOf(s, human, contact, deed)),
    ),
    notes: walk ? walkNotes(s, human, walk) : [],
  }
}

// ---------- doors in the way ----------

export const isShut = (view: View, id: string): boolean => {
  const state = view.openings[id]?.state
  return state === 'closed' || state === 'barricaded'
}

/** The shut doors between whoever acts and a point, the cheapest to get at first. */
function shutDoors(s: DisplayState, human: Human, at: XY): readonly string[] {
  const look = lookOf(s)
  const [there, here] = [look.doorsTo(at), look.doorsTo(human.at)]
  const between = there.filter((id) => here.includes(id))
  // A door of both rooms leads straight there; else one into that room, or out of this one.
  const found = between.length > 0 ? between : [...new Set([...there, ...here])]
  const reach = reachFor(look, human)
  if (!reach.terms.isFree(at)) return []
  const cost = (id: string): number => Math.min(...look.footholds(id).map((p) => costTo(reach, p)))
  return found.filter((id) => isShut(viewOf(s), id)).sort((a, b) => cost(a) - cost(b))
}

const OPENS: readonly Do[] = ['open', 'clear-barricade']

/** dw.movement.21 Nobody walks through a shut door: which one it is, and opening it. */
export function shutTarget(s: DisplayState, human: Human, at: XY): Target | null {
  for (const id of shutDoors(s, human, at).slice(0, TRIED)) {
    const target = contactTarget(s, human, id, OPENS)
    if (target) return { ...target, title: `${target.title} is shut`, subtitle: 'the way there leads through it' }
  }
  return null
}

/** The same where it cannot be opened now. */
export function shutRefusal(s: DisplayState, human: Human, at: XY): { clause: string; reason: string } | null {
  const [id] = shutDoors(s, human, at)
  if (id === undefined) return null
  const door = openingWords(s, id)
  const why = refused(s, { do: 'open', opening: id })
  return { clause: why?.clause ?? 'dw.movement.21', reason: `${capital(door)} is shut. ${why?.reason ?? ''}`.trim() }
}

// ---------- what is near ----------

/** Orders for things that have to be touched, what there is of these on the table, and a command that says why not. */
export interface Handled {
  readonly places: (look: Forecast) => readonly string[]
  readonly sample: (place: string, look: Forecast, human: Human) => Command
}

const numberIn = (place: string): number => Number(/(\d+)$/.exec(place)?.[1])

/** What is done to an opening as it stands. */
const CHANGES = { open: 'close', closed: 'open', barricaded: 'clear-barricade', broken: 'close' } as const

export const HANDLED: Readonly<Record<string, Handled>> = {
  door: {
    places: ({ state }) => Object.keys(state.openings).filter((id) => state.openings[id]?.state !== 'broken'),
    sample: (opening, { state }) => ({ do: CHANGES[state.openings[opening]?.state ?? 'open'], opening }),
  },
  climb: { places: (look) => look.steps(), sample: (by) => ({ do: 'climb', by }) },
  take: {
    places: ({ state }) => state.lying.map(({ id }) => thingName(id)),
    sample: (place) => ({ do: 'pick-up', what: numberIn(place) }),
  },
  'get-in': {
    places: ({ state, book }) =>
      isOn(book, 'vehicles') ? state.vehicles.filter(({ gone }) => !gone).map(({ id }) => id) : [],
    sample: (vehicle) => ({ do: 'get-in', vehicle }),
  },
  strike: {
    places: ({ state }) => state.zombies.map(({ n }) => zombieName(n)),
    sample: (place, _look, { weapons }) => ({
      do: 'strike',
      target: figureName(zombieFigure(numberIn(place))),
      with: weapons.find(({ ready }) => ready)?.id ?? 0,
    }),
  },
}

/** The nearest of these. */
export function nearestOf(s: DisplayState, human: Human, places: readonly string[]): readonly string[] {
  const far = (place: string): number => {
    const at = centreNamed(place, s.view, s.options)
    return at ? distance2(at, human.at) : Number.POSITIVE_INFINITY
  }
  return places
    .map((place) => ({ place, far: far(place) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ place }) => place)
}

const ON_FOOT = new WeakMap<View, readonly string[]>()

/** Ladders, pieces and vehicles within reach with which whoever acts could do something. */
export function handledOnFoot(s: DisplayState, human: Human): readonly string[] {
  const known = ON_FOOT.get(s.view)
  if (known) return known
  const look = lookOf(s)
  const reach = reachFor(look, human)
  const isNear = (id: string): boolean => look.footholds(id).some((p) => costTo(reach, p) < Number.POSITIVE_INFINITY)
  const all = ['get-in', 'climb'].flatMap((id) => rowOf(HANDLED, id)?.places(look) ?? [])
  const found = [...new Set(all)].filter(isNear).filter((id) => contactTarget(s, human, id) !== null)
  ON_FOOT.set(s.view, found)
  return found
}
