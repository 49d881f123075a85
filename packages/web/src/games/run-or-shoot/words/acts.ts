/** What the umpire may do by hand, as a form asks for it. */
import {
  type Act,
  type CommandOf,
  GUNS,
  isDoor,
  ITEM_IDS,
  ITEM_NAMES,
  MELEE_WEAPONS,
  type Survivor,
  type Thing,
  type View,
} from '@shamble/run-or-shoot/page'
import { keysOf, rowOf } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import { spotNamed } from '../place.ts'
import type { Seen } from '../types.ts'
import { openingTitle } from './places.ts'
import { groundFor } from '../read.ts'
import { survivorCalled, survivorNumbered, thingTitle, weaponTitle, zedCalled } from './titles.ts'

type Is = Act['is']
type Gift = Extract<Act, { is: 'give' }>['what']

export const ACTS: Readonly<Record<Is, string>> = {
  put: 'Put a Zed on the table',
  remove: 'Take a Zed off the table',
  move: 'Move a figure',
  turn: 'Turn a figure',
  lay: 'Lay a figure down',
  raise: 'Stand a figure up',
  hits: 'Set hits',
  give: 'Give something',
  take: 'Take something away',
  door: 'Open, close or break a door',
  announce: 'Announce something',
}

/** What is filled in. */
export interface ActForm {
  readonly is: Is
  /** A figure and a place, as the board calls them. */
  readonly who: string
  readonly where: string
  readonly door: string
  readonly now: 'open' | 'closed' | 'destroyed'
  readonly mode: 'attacking' | 'drifting'
  readonly facing: string
  readonly hits: number
  readonly gift: string
  readonly thing: string
  readonly says: string
  readonly note: string
}

export const BLANK: ActForm = {
  is: 'move',
  who: '',
  where: '',
  door: '',
  now: 'open',
  mode: 'attacking',
  facing: '',
  hits: 0,
  gift: '',
  thing: '',
  says: '',
  note: '',
}

/** What each act asks for. */
export const ASKS_FOR: Readonly<Record<Is, readonly (keyof ActForm)[]>> = {
  put: ['where', 'mode', 'facing'],
  remove: ['who'],
  move: ['who', 'where', 'facing'],
  turn: ['who', 'facing'],
  lay: ['who'],
  raise: ['who'],
  hits: ['who', 'hits'],
  give: ['who', 'gift'],
  take: ['who', 'thing'],
  door: ['door', 'now'],
  announce: ['says'],
}

/** Whom an act may be about. */
export const aboutZeds = (is: Is): boolean => !['hits', 'give', 'take'].includes(is)
export const aboutPeople = (is: Is): boolean => is !== 'remove'

/** Directions by name: y goes to the south. */
export const FACINGS: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, -1000],
  'north-east': [707, -707],
  east: [1000, 0],
  'south-east': [707, 707],
  south: [0, 1000],
  'south-west': [-707, 707],
  west: [-1000, 0],
  'north-west': [-707, -707],
}

export const doorsOf = ({ options }: Seen): readonly { value: string; label: string }[] => {
  const ground = groundFor(options)
  return ground.map.openings
    .filter(({ kind }) => isDoor(kind))
    .map(({ id }) => ({ value: id, label: capital(openingTitle(ground, id)) }))
}

const giftTitle = (what: Gift): string => [...ITEM_NAMES].find(([item]) => item === what)?.[1] ?? weaponTitle(what)

export const GIFTS: readonly { value: Gift; label: string }[] = [
  ...ITEM_IDS,
  ...keysOf(GUNS),
  ...keysOf(MELEE_WEAPONS),
].map((value) => ({ value, label: capital(giftTitle(value)) }))

const carriedBy = ({ pistol, main, items }: Survivor): readonly Thing[] => [
  ...[main, pistol].flatMap((weapon) => weapon?.id ?? []),
  ...new Set(items),
]

export function thingsOf(view: View, who: string): readonly { value: string; label: string }[] {
  const one = survivorCalled(view, who)
  return one ? carriedBy(one).map((thing) => ({ value: String(thing), label: capital(thingTitle(view, thing)) })) : []
}

type Figure = Extract<Act, { is: 'lay' }>['who']

const figureOf = (view: View, name: string): Figure | null => {
  const z = zedCalled(view, name)
  const one = survivorCalled(view, name)
  return z ? { zed: z.n } : one ? { survivor: one.n } : null
}

const pair = ([x, y]: readonly [number, number]): [number, number] => [x, y]

/** The act itself; null as long as something is missing. */
function actOf(seen: Seen, form: ActForm): Act | null {
  const { view } = seen
  const who = figureOf(view, form.who)
  const n = survivorCalled(view, form.who)?.n
  const spot = spotNamed(form.where === '' ? null : form.where, seen)
  const at = spot && { at: pair([spot.at.x, spot.at.y]), level: spot.level }
  const towards = rowOf(FACINGS, form.facing)
  const facing = towards ? { facing: pair(towards) } : {}
  switch (form.is) {
    case 'put':
      return at && { is: 'put', ...at, ...facing, mode: form.mode }
    case 'remove':
      return who && 'zed' in who ? { is: 'remove', zed: who.zed } : null
    case 'move':
      return who && at && { is: 'move', who, ...at, ...facing }
    case 'turn':
      return who && towards ? { is: 'turn', who, facing: pair(towards) } : null
    case 'lay':
    case 'raise':
      return who && { is: form.is, who }
    case 'hits':
      return n === undefined ? null : { is: 'hits', survivor: n, hits: form.hits }
    case 'give': {
      const what = GIFTS.find(({ value }) => value === form.gift)?.value
      return n === undefined || what === undefined ? null : { is: 'give', survivor: n, what }
    }
    case 'take': {
      const one = n === undefined ? undefined : survivorNumbered(view, n)
      const thing = one && carriedBy(one).find((piece) => String(piece) === form.thing)
      return n === undefined || thing === undefined ? null : { is: 'take', survivor: n, thing }
    }
    case 'door':
      return form.door === '' ? null : { is: 'door', door: form.door, now: form.now }
    case 'announce':
      return form.says.trim() === '' ? null : { is: 'announce', says: form.says.trim() }
  }
}

export function handCommand(seen: Seen, form: ActForm): CommandOf<'by-hand'> | null {
  const act = actOf(seen, form)
  return act && { do: 'by-hand', act, note: form.note.trim() }
}
