/** What the lines of the log are made of: survivors, seats, dice. */
import type { CardId, Event, Harm, SurvivorId, View } from '@shamble/drop-dead/page'
import type { DieShown } from '../../../play/game-display.ts'
import { plainDie } from '../../../words/dice.ts'
import { inWords, name, type Word } from '../../../words/phrases.ts'
import { type ChapterOf, type OneOf, rowsOf, type SceneOf } from '../../../words/telling.ts'
import { cardTitle, seatOfSurvivor } from '../read.ts'

export type EventOf<E extends Event['e']> = OneOf<Event, E>
export type Scene = SceneOf<Event, View>
/** Events of a chapter of the rules and what they say. */
export type Chapter = ChapterOf<Event, View>
export const row = rowsOf<Event, View>()

export const who = (view: View, id: SurvivorId): Word => ({ figure: seatOfSurvivor(view, id) })

export const everybody = (view: View, ids: readonly SurvivorId[]): Word[] => inWords(ids.map((id) => who(view, id)))

export const seatWord = (view: View, seat: string): Word =>
  seat === view.patientZero ? name('Patient Zero') : { figure: seat }

/** What hurts, in "loses 8 to a tripwire". */
export const HARM: Readonly<Record<Harm, string>> = {
  zombie: 'a zombie',
  tripwire: 'a tripwire',
  'bear trap': 'a bear trap',
  'nail bomb': 'a nail bomb',
  'toxic rain': 'toxic rain',
  'pipe bomb': 'a pipe bomb',
}
/** "bandages", "health kit": a card in a sentence. */
export const cardWord = (id: CardId): string => cardTitle(id).toLowerCase()
/** Why a zombie does not come. */
export const NO_ROOM = {
  'start tile': 'no zombie comes onto a start tile',
  'full tile': 'the tile is full of zombies',
  'no figure': 'all zombies are on the map',
  'no unit': 'no unit is free',
} as const

/** Dice thrown together: the last of them says what came of it. */
export const diceOf = (
  sides: readonly number[],
  faces: readonly number[],
  { result, mark }: Pick<DieShown, 'result' | 'mark'>,
): DieShown[] =>
  faces.map((face, i) => {
    const size = sides[i] ?? sides[0]
    return i === faces.length - 1 ? plainDie(face, result, mark, size) : plainDie(face, '', 'plain', size)
  })
