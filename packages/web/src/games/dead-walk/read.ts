/** Dead Walk Again's own types behind the table's, and what the rules would say: nothing is hidden, so the page may ask. */
import { bookFor, type Forecast, forecastFor } from '@shamble/dead-walk/forecast'
import {
  type Command,
  type FireRow,
  type Human,
  humanOf,
  isInPlay,
  type Scenario,
  type TableMap,
  type View,
  type Weapon,
  type Zombie,
  zombieOf,
} from '@shamble/dead-walk/page'
import type { OptionValues, Refusal } from '@shamble/kernel'
import { offered } from '../../plan/reading.ts'
import type { Seen, DisplayState } from './types.ts'

export const viewOf = (s: Pick<DisplayState, 'view'>): View => s.view

/** What is shown, and what the rules would say of it. */
export const lookOf = ({ view, options }: Seen): Forecast => lookFor(view, options)

export const lookFor = (view: View, options: OptionValues): Forecast => forecastFor(view, options)

export const mapFor = (view: View, options: OptionValues): TableMap => lookFor(view, options).book.map

/** The scenario that is played, printed or of one's own. */
export const scenarioOf = (options: OptionValues): Scenario => bookFor(options).scenario

export const commandsOf = (s: DisplayState): readonly Command[] => s.choices

export { offered }
export * from './words/titles.ts'

/** Why the seat that is asked may not do this; null if it may. */
export function refused(s: DisplayState, command: Command): Refusal | null {
  if (s.seat === null) return { clause: 'table.seat', reason: 'Nobody is asked.' }
  const found = lookOf(s).refusal(s.seat, command)
  return found && { ...found, reason: zombiesNamed(found.reason) }
}

/** "Zombie 4 is out of sight" for "Z4 is out of sight". */
const zombiesNamed = (sentence: string): string =>
  sentence.replace(/\bZ(\d+)\b/g, (_all, n: string, at: number) => `${at === 0 ? 'Zombie' : 'zombie'} ${n}`)

export const humanName = (n: number): string => `H${n}`
export const zombieName = (n: number): string => `zombie ${n}`

export const humanCalled = (view: View, name: string | null): Human | undefined => {
  const n = /^H(\d+)$/.exec(name ?? '')?.[1]
  return n === undefined ? undefined : humanOf(view, Number(n))
}
export const zombieCalled = (view: View, name: string | null): Zombie | undefined => {
  const n = /^(?:zombie |Z)(\d+)$/i.exec(name ?? '')?.[1]
  return n === undefined ? undefined : zombieOf(view, Number(n))
}

/** The name by which the board knows a figure of a command or an event. */
export const placeOfFigure = (id: string): string => (id.startsWith('Z') ? zombieName(Number(id.slice(1))) : id)

export const chosenHuman = (s: DisplayState): Human | undefined => {
  const one = humanCalled(viewOf(s), s.selection.figure)
  return one && isInPlay(one) ? one : undefined
}
export const chosenZombie = (s: DisplayState): Zombie | undefined => zombieCalled(viewOf(s), s.selection.figure)

/** Whoever is in the middle of an activation. */
export const activeHuman = (view: View): Human | undefined =>
  view.activation === null ? undefined : humanOf(view, view.activation.human)

/** The name of a figure for sentences. */
export const nameOf = (view: View, id: string): string => {
  const one = humanCalled(view, id)
  if (one) return one.name
  const n = /(\d+)$/.exec(id)?.[1]
  return n === undefined ? id : `zombie ${n}`
}

/** dw.weapons.1 How it is fired in this match; null for what only strikes. */
export const fireRow = ({ book }: Pick<Forecast, 'book'>, { type }: Pick<Weapon, 'type'>): FireRow | null =>
  book.weapons[type].fire

export const weaponOf = (human: Human, id: number): Weapon | undefined => human.weapons.find((one) => one.id === id)

export const isAsked = (s: DisplayState): boolean => s.seat !== null && (s.pending?.owe.includes(s.seat) ?? false)
