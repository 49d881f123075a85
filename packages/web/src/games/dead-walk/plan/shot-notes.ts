/** Notes beside what is fired at: range, sight and cover, what is added, who else may be hit, who hears it. */
import type { AttackForecast, Figure, Forecast, StrikeCommand } from '@shamble/dead-walk/forecast'
import { BASE_RADIUS, figureName, type Human, isZombieFigure, type View } from '@shamble/dead-walk/page'
import type { Modifier } from '@shamble/kernel'
import { shownGap, type XY } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { listed, signed } from '../../../words/plain.ts'
import { callingOf, humanCalled, nameOf, terrainTitle } from '../read.ts'
import { modifierWords, scoreWords } from '../words/parts.ts'
import { capNote } from '../words/threats.ts'
import type { Variant } from '../types.ts'

const round = ({ x, y }: XY) => ({ x, y, at: { x, y }, radius: BASE_RADIUS })
export const gapOf = (a: XY, b: XY): number => Math.max(0, shownGap(round(a), round(b)))

export const modifierNotes = (modifiers: readonly Modifier[]): Variant['parts'] =>
  modifiers
    .filter(({ value }) => value !== 0)
    .map(({ clause, value }) => ({ value: signed(value), words: modifierWords(clause), clause }))

/** dw.cc.8 What the die of a blow does, by which clause, and what is added to it. */
export function blowNotes(look: Forecast, human: Human, command: StrikeCommand): Note[] {
  const blow = look.blow(human, command)
  if (blow === null) return []
  const { clause, scores, modifiers, isNatural } = blow
  const does = `${scoreWords(scores.fall, scores.elim)}${isNatural ? ', whatever is added' : ''}`
  return [{ value: 'd6', words: does, clause }, ...modifierNotes(modifiers)]
}

/** dw.entry.7, dw.entry.10, dw.weapons.7 Who will hear it, and whether there is room for more of them. */
export function noiseNotes(look: Forecast, { noise }: Pick<AttackForecast, 'noise'>): Note[] {
  switch (noise) {
    case 'silent':
      return [{ value: '0', words: 'silent: nobody hears it', clause: 'dw.weapons.7' }]
    case 'draws-many':
      return [{ value: 'd6+1', words: 'noise: so many of them come', clause: 'dw.entry.10' }, ...capNote(look)]
    case 'draws-one':
      return [{ value: '+1', words: 'noise: one more of them comes', clause: 'dw.entry.7' }, ...capNote(look)]
    case 'heard':
      return [{ value: '', words: 'noise: the dead go where it was', clause: 'dw.zsense.4' }]
  }
}

/** Range, sight and cover of a target, as the rules judge them. */
export function sightNotes(look: Forecast, human: Human, target: Figure): Note[] {
  const gap = gapOf(human.at, target.at)
  const { sees, cover, by } = look.sight(look.body(human), target)
  const what = listed([...new Set(by.map((id) => terrainTitle(look, id)))].slice(0, 2))
  const behind = what === '' ? '' : ` behind ${what}`
  const notes: Note[] = [{ value: lengthWords(gap), words: rangeWords(look, gap), clause: rangeClause(look, gap) }]
  if (!sees) notes.push({ value: '', words: `out of sight${behind}`, clause: 'dw.los.5' })
  else if (cover !== 'none') notes.push({ value: '', words: `${cover} cover${behind}`, clause: 'dw.cover.2' })
  return notes
}

const rangeWords = ({ book }: Forecast, gap: number): string =>
  gap <= book.ranges.pointBlank ? 'point blank' : gap >= book.ranges.long ? 'long range' : 'middle range'
const rangeClause = ({ book }: Forecast, gap: number): string =>
  gap <= book.ranges.pointBlank ? 'dw.shooting.14' : gap >= book.ranges.long ? 'dw.shooting.15' : 'dw.shooting.16'

/** Of whoever is fired at. */
export const markOf = (view: View, target: string): string => {
  const friend = humanCalled(view, target)
  return friend ? callingOf(friend) : target
}

export const friendsAmong = (view: View, targets: readonly number[]): string[] =>
  targets.filter((one) => !isZombieFigure(one)).map((one) => nameOf(view, figureName(one)))
