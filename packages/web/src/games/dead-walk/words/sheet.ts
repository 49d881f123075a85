/** What the advanced rules know of somebody, as far as they are played. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type Human, isOn, KILLS, SKILLS, thresholdOf, TRAITS, WEAPON_SKILLS } from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import type { Note } from '../../../plan/plan.ts'
import { numbersIn } from '../../../plan/reading.ts'
import { capital, listed, plural } from '../../../words/plain.ts'
import { lookOf } from '../read.ts'
import type { Seen } from '../types.ts'
import { SKILL_DOES, TRAIT_DOES } from './minds.ts'

export interface SheetRow {
  readonly id: string
  readonly kind: 'skill' | 'quirk' | 'psychosis'
  readonly title: string
  readonly does: string
  readonly clause: string
  /** A skill that was used in this turn. */
  readonly used: boolean
}

export interface SheetShown {
  readonly rows: readonly SheetRow[]
  /** Training, trauma, experience, kills, moral: one line each. */
  readonly facts: readonly Note[]
}

const trainedFact = ({ sheet }: Human): Note => ({
  value: '',
  words: `trained with ${listed(sheet.weaponSkills.map((id) => WEAPON_SKILLS[id].title.toLowerCase())) || 'nothing'}`,
  clause: 'dw.wskill.1',
})

/** dw.level.2 How far it is to the next level. */
function levelFact(options: OptionValues, { sheet: { level, xp } }: Human): Note {
  const next = thresholdOf(level + 1, numbersIn(options, 'levelTable') ?? [])
  return { value: String(xp), words: `experience, level ${level}; level ${level + 1} at ${next}`, clause: 'dw.level.2' }
}

/** dw.xp.3, dw.moral.5 Kills in close combat count twice, for experience and for moral. */
function killFact({ kills, closeKills }: Human): Note {
  const close = closeKills === 0 ? '' : `, ${closeKills} of them in close combat, which count twice`
  return {
    value: String(kills + closeKills),
    words: `${plural(kills + closeKills, 'zombie')} eliminated${close}`,
    clause: 'dw.xp.3',
  }
}

/** dw.moral.5, dw.moral.6 What deaths have taken, and what his kills give back after the game. */
function moralFact({ book }: Forecast, { bmv, sheet, kills, closeKills }: Human): Note {
  const full = book.baseMoral + sheet.level - 1
  const lost = Math.max(0, full - bmv)
  const back = Math.min(lost, Math.floor((kills + KILLS.close * closeKills) / KILLS.each))
  const words =
    lost === 0 ? 'base morale, undiminished' : `base morale of ${full}: ${lost} lost, ${back} regained after the game`
  return { value: String(bmv), words, clause: lost === 0 ? 'dw.scope.5' : 'dw.moral.5' }
}

/** dw.archetype.7 Everything about somebody that is not on the board. */
export function sheetOf(seen: Seen, h: Human): SheetShown {
  const look = lookOf(seen)
  const { book } = look
  const { sheet, skillsUsed, isNpc } = h
  const has = (chapter: 'skills' | 'psychosis'): boolean => isOn(book, chapter) && !isNpc
  const skills = (has('skills') ? sheet.skills : []).map((id): SheetRow => {
    const { title, clause } = SKILLS[id]
    return { id, kind: 'skill', title, does: SKILL_DOES[id], clause, used: skillsUsed.includes(id) }
  })
  const minds = [
    ...book.quirksOf(h).map((id) => ({ id, kind: 'quirk' as const })),
    ...book.psychosesOf(h).map((id) => ({ id, kind: 'psychosis' as const })),
  ].map(({ id, kind }): SheetRow => {
    const { title, clause } = TRAITS[id]
    return { id, kind, title, does: TRAIT_DOES[id], clause, used: false }
  })
  const facts: Note[] = [
    ...(isOn(book, 'weaponSkills') ? [trainedFact(h)] : []),
    ...(has('psychosis')
      ? [{ value: String(sheet.trauma), words: `of ${book.traumaLimit} trauma points`, clause: 'dw.trauma.3' }]
      : []),
    ...(sheet.level > 1 || sheet.xp > 0 ? [levelFact(seen.options, h)] : []),
    killFact(h),
    moralFact(look, h),
  ]
  return { rows: [...skills, ...minds], facts }
}

/** The same as sentences. */
export function sheetSentences(seen: Seen, h: Human): string[] {
  const { rows, facts } = sheetOf(seen, h)
  return [
    ...rows.map(({ title, does, used }) => `${title}${used ? ', used this turn' : ''}: ${does}.`),
    ...facts.map(({ value, words }) => `${capital(`${value} ${words}`.trim())}.`),
  ]
}
