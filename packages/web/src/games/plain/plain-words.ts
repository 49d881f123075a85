/** What is said of a game that brings no words: the names of its commands, events and fields, and what is in them. */
import { capital, listed } from '../../words/plain.ts'

export interface PlainCommand {
  readonly do: string
  readonly [field: string]: unknown
}

export interface PlainEvent {
  readonly e: string
  readonly clause: string
  readonly [field: string]: unknown
}

/** Where a match stands is told elsewhere, and what it is made of to nobody. */
const OF_THE_KERNEL = ['decision', 'holders', 'frames', 'outcome', 'options', 'you']

export type Field = readonly [name: string, value: unknown]

/** What is in something, by name. */
export const fieldsOf = (value: unknown, without: readonly string[] = []): Field[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).filter(([name]) => !without.includes(name))
    : []

export const fieldOf = (value: unknown, name: string): unknown => fieldsOf(value).find(([own]) => own === name)?.[1]

/** "play-on" and "startZombies" as people write them. */
export const spaced = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)

export const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one))

/** "3,4" for a place, "yes", "none", "1, 1 and 2"; what is in something, field by field. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (isPair(value)) return value.join(',')
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listed(value.map(valueWords))
  if (typeof value === 'object') return fieldsWords(fieldsOf(value))
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** "stair 2", "lit", "not gone": a word with what is in it. */
function fieldWords([name, value]: Field): string {
  if (typeof value === 'boolean') return value ? spaced(name) : `not ${spaced(name)}`
  return `${spaced(name)} ${valueWords(value)}`
}

export const fieldsWords = (fields: readonly Field[]): string => fields.map(fieldWords).join(', ')

/** "Burn: card 2". */
export function commandWords(command: PlainCommand): string {
  const fields = fieldsWords(fieldsOf(command, ['do']))
  return `${capital(spaced(command.do))}${fields && `: ${fields}`}`
}

const nameIn = (value: unknown): string | null => {
  const name = ['name', 'seat', 'id', 'n'].map((key) => fieldOf(value, key)).find((one) => one !== undefined)
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null
}

export interface Fact {
  readonly name: string
  readonly value: string
}

/** A list of things is a line a thing. */
function factsIn([name, value]: Field): Fact[] {
  if (!Array.isArray(value) || value.every((one) => fieldsOf(one).length === 0))
    return [{ name: capital(spaced(name)), value: valueWords(value) }]
  return value.map((one, i) => ({
    name: `${capital(spaced(name))} ${nameIn(one) ?? i + 1}`,
    value: fieldsWords(fieldsOf(one, ['name', 'seat', 'id', 'n'])),
  }))
}

/** Everything in a view, line by line. */
export const factsOf = (view: unknown): Fact[] => fieldsOf(view, OF_THE_KERNEL).flatMap(factsIn)

/** What a view tells of one seat: the things in it that are the seat's. */
export const factsOfSeat = (view: unknown, seat: string): string[] =>
  fieldsOf(view, OF_THE_KERNEL).flatMap(([, value]) =>
    (Array.isArray(value) ? value : []).flatMap((one) =>
      fieldOf(one, 'seat') === seat ? fieldsOf(one, ['seat', 'name', 'id', 'n']).map(fieldWords) : [],
    ),
  )
