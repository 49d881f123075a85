/** What lines are made of: figures, places, things, dice. */
import {
  type Die,
  type Event,
  ITEMS,
  type TableMap,
  type Thing,
  type View,
  WEAPONS,
  type WeaponId,
} from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import type { DieShown, LogLine, RollShown } from '../../../play/game-display.ts'
import { addedParts, plainDie, sumText } from '../../../words/dice.ts'
import { type Line, mono, rule, type Word, Zombie, zombie } from '../../../words/phrases.ts'
import { an, capital, plural } from '../../../words/plain.ts'
import { type ChapterOf, type OneOf, rowsOf, type SceneOf } from '../../../words/telling.ts'
import { humanName, mapOf, nameOf, openingTitle, terrainTitle, vehicleTitle } from '../read.ts'
import type { Seen } from '../types.ts'
import { modifierWords, RESULTS } from './parts.ts'
import { rowOf } from '../../../sure.ts'

export { numeral } from '../../../words/plain.ts'

export type EventOf<E extends Event['e']> = OneOf<Event, E>
export type Scene = SceneOf<Event, View>
/** Events of a chapter of the rules and what they say. */
export type Chapter = ChapterOf<Event, View>
export const row = rowsOf<Event, View>()

export const who = (n: number): Word => ({ figure: humanName(n) })
export const by = (id: string): Word => (id.startsWith('Z') ? zombie(Number(id.slice(1))) : { figure: id })
export const By = (id: string): Word => (id.startsWith('Z') ? Zombie(Number(id.slice(1))) : { figure: id })
export const at = ({ x, y }: XY): Word => mono(`${(x / 100).toFixed(1)},${(y / 100).toFixed(1)}`)
/** Where a way ends. */
export const endOf = (path: readonly XY[]): Word[] => path.slice(-1).map(at)
export const gun = (type: WeaponId): string => WEAPONS[type].title

/** A name that stands on the map: written once it is known which one that is. */
interface MapWord {
  readonly name: string
  on(map: TableMap): string
}

const onMap = (on: MapWord['on']): MapWord => ({ name: '', on })

const isOnMap = (word: Word | MapWord): word is MapWord => typeof word === 'object' && 'on' in word

/** A line with the names of the table's own map. */
export const named = <T extends LogLine>(line: T, seen: Seen): T => ({
  ...line,
  words: line.words.map((word) => (isOnMap(word) ? { name: word.on(mapOf(seen)) } : word)),
})

const vehicleWord = (id: string): Word => onMap((map) => vehicleTitle(map, id))
/** "the pickup". */
export const the = (vehicle: string): Word[] => ['the ', vehicleWord(vehicle)]
export const The = (vehicle: string): Word[] => ['The ', vehicleWord(vehicle)]
/** A room, a vehicle, a building, a piece, a ladder. */
export const placeWord = (id: string): Word => onMap((map) => terrainTitle(map, id))
export const openingWord = (id: string): Word => onMap((map) => openingTitle(map, id))
export const OpeningWord = (id: string): Word => onMap((map) => capital(openingTitle(map, id)))

const AMMUNITION: Readonly<Record<string, string>> = {
  bullets: 'clip',
  shells: 'shell',
  belts: 'belt',
  arrows: 'arrow',
  fragmentation: 'fragmentation grenade',
  incendiary: 'incendiary grenade',
  'flash-bang': 'flash-bang grenade',
  molotov: 'Molotov cocktail',
}

export const thingWords = (thing: Thing): string =>
  'weapon' in thing
    ? WEAPONS[thing.weapon].title
    : 'item' in thing
      ? ITEMS[thing.item].title
      : `${thing.count} ${plural(thing.count, rowOf(AMMUNITION, thing.ammunition) ?? thing.ammunition)}`

/** "a pistol", "an assault rifle", "car keys", "antiseptic", "2 clips". */
export function aThing(thing: Thing): string {
  const words = thingWords(thing)
  const isAmount = 'ammunition' in thing || ('item' in thing && thing.item === 'antiseptic')
  return isAmount ? words : an(words)
}
/** The name of a human for titles, and the seat that throws the dice. */
export const calledBy = (view: View, human: number): string => nameOf(view, humanName(human))
export const seatOf = (view: View, human: number): string => view.humans[human - 1]?.seat ?? ''

export const left = (n: number | null): Word[] => (n === null ? [] : [', ', mono(`${n} AP`), ' left'])

interface Deed {
  readonly clause: string
  readonly human: number
}

/** What becomes of somebody. */
export const act = (icon: string, event: Deed, words: readonly Word[]): Line =>
  rule(icon, event, words, [humanName(event.human)])

/** Something that somebody does, and what is left then. */
export const deed = (icon: string, event: Deed & { readonly left: number }, ...words: readonly Word[]): Line =>
  act(icon, event, [who(event.human), ...words, ...left(event.left), '.'])

/** What is added to a die, where anything can be. */
interface Modified {
  readonly clause: string
  readonly modifiers?: Die['modifiers']
}

/** "4+1 = 5" */
export const dieText = ({ face, modifiers = [] }: Pick<Die, 'face'> & Pick<Modified, 'modifiers'>): string =>
  sumText([face], modifiers)

/** The die of a line with what was added to it. */
export const withParts = (told: Line, { modifiers = [] }: Modified): Line =>
  told.roll ? { ...told, roll: { ...told.roll, parts: partsOf(modifiers) } } : told

export const partsOf = (modifiers: Die['modifiers']): RollShown['parts'] => addedParts(modifiers, modifierWords)

export const dieOf = ({ face, result }: Die, words = RESULTS[result]): DieShown =>
  plainDie(face, words, result === 'elim' ? 'good' : 'plain')

/** What dice did: " and hits" for one, " and scores 2 eliminations and 1 fall" for several, " and misses". */
export function hitWords(dice: readonly Pick<Die, 'result'>[]): string {
  const hits = tally(dice)
  if (hits === '') return ' and misses'
  return dice.length > 1 ? ` and scores ${hits.replace(', ', ' and ')}` : ' and hits'
}

/** Hits of dice: "2 eliminations, 1 fall". */
export function tally(dice: readonly Pick<Die, 'result'>[]): string {
  const hits = [
    { n: dice.filter(({ result }) => result === 'elim').length, word: 'elimination' },
    { n: dice.filter(({ result }) => result === 'fall').length, word: 'fall' },
  ]
  return hits.flatMap(({ n, word }) => (n > 0 ? [`${n} ${plural(n, word)}`] : [])).join(', ')
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']
export const compass = (degrees: number): string => COMPASS[Math.round(degrees / 45) % 8] ?? ''
