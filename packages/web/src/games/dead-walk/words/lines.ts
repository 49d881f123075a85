/** What lines are made of: figures, places, things, dice. */
import { type Die, type Event, ITEMS, type Thing, WEAPONS, type WeaponId } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import type { DieShown, RollShown } from '../../../table/face.ts'
import { type Line, mono, type Word, Zombie, zombie } from '../../../words/phrases.ts'
import { capital, plural, signed } from '../../../words/plain.ts'
import { humanName, mapNow, openingTitleOn, placeTitleOn, vehicleTitleOn } from '../read.ts'
import { modifierWords, RESULTS } from './parts.ts'

export type EventOf<E extends Event['e']> = Extract<Event, { e: E }>

export const who = (n: number): Word => ({ figure: humanName(n) })
export const by = (id: string): Word => (id.startsWith('Z') ? zombie(Number(id.slice(1))) : { figure: id })
export const By = (id: string): Word => (id.startsWith('Z') ? Zombie(Number(id.slice(1))) : { figure: id })
export const at = ({ x, y }: XY): Word => mono(`${(x / 100).toFixed(1)},${(y / 100).toFixed(1)}`)
export const gun = (type: WeaponId): string => WEAPONS[type].title

/** Looked up when it is read: a line may be told before anybody has said on which table. */
const later = (title: () => string): Word => ({
  get name() {
    return title()
  },
})
export const vehicleWord = (id: string): Word => later(() => vehicleTitleOn(mapNow(), id))
/** A room, a vehicle, a building, a piece, a ladder. */
export const placeWord = (id: string): Word => later(() => placeTitleOn(mapNow(), id))
export const openingWord = (id: string): Word => later(() => openingTitleOn(mapNow(), id))
export const OpeningWord = (id: string): Word => later(() => capital(openingTitleOn(mapNow(), id)))

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
      : `${thing.count} ${plural(thing.count, AMMUNITION[thing.ammunition] ?? thing.ammunition)}`

export const left = (n: number | null): Word[] => (n === null ? [] : [', ', mono(`${n} AP`), ' left'])

/** With a minus sign that is one. */
export const numeral = (n: number): string => (n < 0 ? signed(n) : String(n))

/** "4+1 = 5" */
export const sumText = (face: number, modifiers: Die['modifiers']): string => {
  const parts = modifiers.filter(({ value }) => value !== 0)
  const total = parts.reduce((sum, { value }) => sum + value, face)
  return parts.length === 0
    ? String(face)
    : `${face}${parts.map(({ value }) => signed(value)).join('')} = ${numeral(total)}`
}

export const partsOf = (modifiers: Die['modifiers']): RollShown['parts'] =>
  modifiers
    .filter(({ value }) => value !== 0)
    .map(({ clause, value }) => ({ value: signed(value), words: modifierWords(clause), clause }))

export const markOf = (result: Die['result']): DieShown['mark'] => (result === 'elim' ? 'good' : 'plain')

export const dieOf = (die: Die, result = RESULTS[die.result]): DieShown => ({
  sides: 6,
  face: die.face,
  result,
  mark: markOf(die.result),
})

export const plainDie = (face: number, result: string, mark: DieShown['mark'] = 'plain', sides = 6): DieShown => ({
  sides,
  face,
  result,
  mark,
})

export const rollOf = (
  title: string,
  dice: readonly DieShown[],
  clause: string,
  over: Partial<RollShown> = {},
): RollShown => ({
  title,
  dice,
  clause,
  parts: [],
  verdict: '',
  seat: '',
  ...over,
})

/** One die and what it did. */
export const oneDie = (
  told: Line,
  title: string,
  face: number | null,
  result: string,
  clause: string,
  mark: DieShown['mark'] = 'plain',
  sides = 6,
): Line => (face === null ? told : { ...told, roll: rollOf(title, [plainDie(face, result, mark, sides)], clause) })

export const compass = (degrees: number): string =>
  ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'][
    Math.round(degrees / 45) % 8
  ] as string
