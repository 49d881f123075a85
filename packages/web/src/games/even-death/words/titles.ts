/** What people, herds, seats and things are called. */
import {
  FACTION_TITLES,
  type Faction,
  type Herd,
  type Human,
  OBJECTS,
  profileOf,
  type ProfileId,
  type View,
  WEAPONS,
} from '@shamble/even-death/page'
import { isKeyOf } from '../../../sure.ts'
import { uncapital } from '../../../words/plain.ts'

/** The names by which the board knows figures. */
export const unitName = (id: number): string => `unit ${id}`
export const zombieName = (id: number): string => `zombie ${id}`

type Units = Pick<View, 'humans' | 'herds'>

/** Short forms of the titles that say twice that somebody is a survivor. */
const SHORT: Readonly<Partial<Record<ProfileId, string>>> = {
  newbie: 'Newbie',
  regular: 'Regular',
  seasoned: 'Seasoned',
  hardened: 'Hardened',
}

export const profileTitle = (id: ProfileId): string => SHORT[id] ?? profileOf(id).title

/** "Veteran"; "Soldier 2" where there are several. */
export function humanTitle({ humans }: Pick<View, 'humans'>, { id, profile }: Pick<Human, 'id' | 'profile'>): string {
  const same = humans.filter((one) => one.profile === profile)
  const title = profileTitle(profile)
  return same.length < 2 ? title : `${title} ${same.findIndex((one) => one.id === id) + 1}`
}

const LETTERS = 26

/** A, B … Z, AA, AB …: herds are told apart by letters, as their sizes are numbers. */
export const letterOf = (i: number): string =>
  (i >= LETTERS ? letterOf(Math.floor(i / LETTERS) - 1) : '') + String.fromCharCode(65 + (i % LETTERS))

export const herdLetter = ({ herds }: Pick<View, 'herds'>, id: number): string =>
  letterOf(herds.filter((one) => one.id < id).length)

export const herdTitle = (view: Pick<View, 'herds'>, { id }: Pick<Herd, 'id'>): string => `herd ${herdLetter(view, id)}`

/** "Soldier 2", "herd B". */
export function unitTitle(view: Units, id: number): string {
  const human = view.humans.find((one) => one.id === id)
  if (human) return humanTitle(view, human)
  const herd = view.herds.find((one) => one.id === id)
  return herd ? herdTitle(view, herd) : 'a unit that is gone'
}

const numberIn = (figure: string, kind: string): number | null => {
  const [of, n] = figure.split(' ')
  return of?.toLowerCase() === kind && n !== undefined ? Number(n) : null
}

/** The unit that the board knows by this name, also of one of its zombies. */
export function unitNamed({ humans, herds }: Units, figure: string | null): Human | Herd | undefined {
  if (figure === null) return undefined
  const zombie = numberIn(figure, 'zombie')
  if (zombie !== null) return herds.find(({ zombies }) => zombies.some(({ id }) => id === zombie))
  const id = numberIn(figure, 'unit')
  return humans.find((one) => one.id === id) ?? herds.find((one) => one.id === id)
}

/** The name of a figure for sentences. */
export const nameOf = (view: Units, figure: string): string => {
  const id = numberIn(figure, 'unit')
  if (id === null) return figure
  const title = unitTitle(view, id)
  return figure.startsWith('U') ? title.charAt(0).toUpperCase() + title.slice(1) : title
}

/** "Survivors", "Bandits 2". */
export const seatTitle = (seat: string): string => {
  const [faction = '', n] = seat.split('-')
  const title = isFaction(faction) ? FACTION_TITLES[faction] : faction
  return n === undefined ? title : `${title} ${n}`
}

const isFaction = (word: string): word is Faction => isKeyOf(FACTION_TITLES, word)

/** "the Survivors". */
export const theSeat = (seat: string): string => `the ${seatTitle(seat)}`
export const TheSeat = (seat: string): string => `The ${seatTitle(seat)}`

/** What keeps its letters in the middle of a sentence. */
const PROPER: ReadonlySet<string> = new Set(['LMG'])

export const weaponTitle = (id: keyof typeof WEAPONS | 'teeth'): string => {
  if (id === 'teeth') return 'teeth'
  if (id === 'unarmed') return 'bare hands'
  const { title } = WEAPONS[id]
  return PROPER.has(title) ? title : title.split(' ').map(uncapital).join(' ')
}

/** "supply crate", "supply crate 2". */
export function thingTitle({ things }: Pick<View, 'things'>, id: string): string {
  const [kind = '', n = ''] = id.split(' ')
  const title = isKeyOf(OBJECTS, kind) ? OBJECTS[kind].title : kind
  return things.filter((one) => one.kind === kind).length > 1 ? `${title} ${n}` : title
}

const WITHOUT_NUMBERS = / \d+/g

/** "door of the house", "gate": pieces of the table by their ids, without their numbers. */
export function pieceTitle(id: string): string {
  const words = id.replace(WITHOUT_NUMBERS, '').split(' ')
  const part = words.at(-1) ?? id
  return words.length > 1 ? `${PIECES[part] ?? part} of the ${words[0] ?? ''}` : (PIECES[part] ?? part)
}

const PIECES: Readonly<Record<string, string>> = {
  lowwall: 'low wall',
  meshfence: 'mesh fence',
  crates: 'stack of crates',
}
