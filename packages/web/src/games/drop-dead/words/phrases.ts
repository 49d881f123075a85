/** What the lines of the log are made of: survivors, seats, dice. */
import type { Event, SurvivorId, View } from '@shamble/drop-dead/page'
import type { DieShown } from '../../../table/face.ts'
import { plainDie } from '../../../words/dice.ts'
import { name, type Word } from '../../../words/phrases.ts'
import { type ChapterOf, type OneOf, rowsOf, type SceneOf } from '../../../words/telling.ts'
import { seatOfSurvivor } from '../read.ts'

export type EventOf<E extends Event['e']> = OneOf<Event, E>
export type Scene = SceneOf<Event, View>
/** Events of a chapter of the rules and what they say. */
export type Chapter = ChapterOf<Event, View>
export const row = rowsOf<Event, View>()

export const who = (view: View, id: SurvivorId): Word => ({ figure: seatOfSurvivor(view, id) })

/** "Earl, Frank and Owl". */
export const everybody = (view: View, ids: readonly SurvivorId[]): Word[] =>
  ids.flatMap((id, i): Word[] => [...(i === 0 ? [] : [i === ids.length - 1 ? ' and ' : ', ']), who(view, id)])

export const seatWord = (view: View, seat: string): Word =>
  seat === view.patientZero ? name('Patient Zero') : { figure: seat }

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
