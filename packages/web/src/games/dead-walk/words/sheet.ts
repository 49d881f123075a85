/** What the advanced rules know of somebody, as far as they are played. */
import { type Human, type Look, rowOfTrait, SKILLS, WEAPON_SKILLS } from '@shamble/dead-walk/page'
import { listed } from '../../../words/plain.ts'
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
  /** "handguns and rifle"; null where weapons need no skill. */
  readonly trained: string | null
  readonly trauma: { readonly points: number; readonly limit: number } | null
  readonly level: { readonly level: number; readonly xp: number } | null
}

/** dw.archetype.7 Null if there is nothing to tell. */
export function sheetOf({ book: { switches, traumaLimit } }: Look, h: Human): SheetShown | null {
  const { sheet, skillsUsed, isNpc } = h
  const has = (on: boolean): boolean => on && !isNpc
  const skills = (has(switches.skills) ? sheet.skills : []).map((id): SheetRow => {
    const { title, clause } = SKILLS[id]
    return { id, kind: 'skill', title, does: SKILL_DOES[id], clause, used: skillsUsed.includes(id) }
  })
  const minds = [
    ...(has(switches.quirks) ? sheet.quirks.map((id) => ({ id, kind: 'quirk' as const })) : []),
    ...(has(switches.psychosis) ? sheet.psychoses.map((id) => ({ id, kind: 'psychosis' as const })) : []),
  ].map(({ id, kind }): SheetRow => {
    const { title, clause } = rowOfTrait(id)
    return { id, kind, title, does: TRAIT_DOES[id], clause, used: false }
  })
  const shown: SheetShown = {
    rows: [...skills, ...minds],
    trained: switches.weaponSkills
      ? listed(sheet.weaponSkills.map((id) => WEAPON_SKILLS[id].title.toLowerCase())) || 'nothing'
      : null,
    trauma: has(switches.psychosis) ? { points: sheet.trauma, limit: traumaLimit } : null,
    level: sheet.level > 1 || sheet.xp > 0 ? { level: sheet.level, xp: sheet.xp } : null,
  }
  return shown.rows.length > 0 || shown.trained !== null || shown.trauma !== null || shown.level !== null ? shown : null
}

/** The same as sentences. */
export function sheetSentences(look: Look, h: Human): string[] {
  const shown = sheetOf(look, h)
  if (!shown) return []
  const { rows, trained, trauma, level } = shown
  return [
    ...rows.map(({ title, does, used }) => `${title}${used ? ', used this turn' : ''}: ${does}.`),
    ...(trained === null ? [] : [`Trained with ${trained}.`]),
    ...(trauma === null ? [] : [`Trauma ${trauma.points} of ${trauma.limit}.`]),
    ...(level === null ? [] : [`Level ${level.level}, experience ${level.xp}.`]),
  ]
}
