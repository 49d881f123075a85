import { rowOf } from '../sure.ts'
import type { ClauseIndex, OptionSchema, OptionValues } from '@shamble/kernel'

export interface Chapter {
  readonly topic: string
  readonly title: string
  readonly lead?: string
}

export interface Found {
  readonly id: string
  readonly entry: ClauseIndex[string]
}

export interface Shelf {
  readonly chapter: Chapter
  readonly clauses: readonly Found[]
}

/** "ev.los.3" is about "los". */
export const topicOf = (clause: string): string => clause.split('.')[1] ?? ''

/** Words without their dress, so that "wall" finds "walls" and "sight" finds "Line of sight". */
const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== '')

/** Words that people use, and those of the books for the same. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  afraid: ['fear', 'psych', 'morale'],
  ammo: ['ammunition', 'rounds'],
  army: ['force'],
  bandage: ['heal'],
  bitten: ['bite', 'infection'],
  bleed: ['wound'],
  blood: ['wounds'],
  bomb: ['grenade'],
  bullets: ['rounds', 'ammunition'],
  car: ['vehicle'],
  climb: ['ladder'],
  crowd: ['herd'],
  dead: ['zombie'],
  die: ['death', 'killed', 'eliminated'],
  flip: ['turn'],
  gun: ['weapon'],
  hand: ['swap', 'give'],
  hide: ['cover'],
  horde: ['herd'],
  hurt: ['wound', 'hp', 'health'],
  kill: ['killed', 'eliminated'],
  knife: ['blade'],
  leave: ['withdraw'],
  life: ['hp', 'health', 'wounds'],
  loot: ['search', 'scavenging', 'items'],
  mob: ['herd'],
  order: ['command'],
  panic: ['fear', 'psych'],
  push: ['shove'],
  run: ['sprint', 'movement'],
  scared: ['fear', 'psych', 'morale'],
  see: ['sight'],
  shoot: ['shot', 'fire', 'attack'],
  shot: ['shoot', 'fire', 'attack'],
  sick: ['infection'],
  squad: ['force'],
  stairs: ['climbing'],
  stand: ['get'],
  sword: ['blade'],
  together: ['coherency'],
  trade: ['swap', 'give'],
  van: ['vehicle'],
  walk: ['move', 'movement'],
  wander: ['rambling'],
  win: ['victory', 'wins'],
  zeds: ['zombie'],
}

const alike = (part: string): readonly string[] => [part, ...(rowOf(ALSO, part) ?? [])]

/** "shoot.14" of "rs.shoot.14": nobody types which game's rules are open. */
const withoutGame = (id: string): string => id.slice(id.indexOf('.') + 1)

/** Every word sought, or one that means the same, must begin a word of the clause, of its id or of its chapter. */
export function matches({ id, entry }: Found, chapter: Chapter, sought: readonly string[]): boolean {
  if (sought.length === 0) return true
  const words = [id, withoutGame(id), ...plainWords(entry.says), ...plainWords(chapter.title)]
  return sought.every((part) => alike(part).some((one) => words.some((word) => word.startsWith(one))))
}

/** Optional rules that are not switched on at this table. */
export function switchedOff(
  clauses: ClauseIndex,
  options: OptionSchema,
  values: OptionValues | null,
): ReadonlySet<string> {
  const off = new Set(Object.keys(clauses).filter((id) => clauses[id]?.kind === 'optional'))
  for (const [name, { clause, standard }] of Object.entries(options)) {
    const value = values?.[name] ?? standard
    if (JSON.stringify(value) !== JSON.stringify(standard)) off.delete(clause)
  }
  return off
}

/** The clauses by chapter, those that match and count; chapters without any are left out. */
export function shelves(
  clauses: ClauseIndex,
  chapters: readonly Chapter[],
  search: string,
  without: ReadonlySet<string>,
): Shelf[] {
  const sought = plainWords(search)
  const byTopic = new Map<string, Found[]>()
  for (const [id, entry] of Object.entries(clauses)) {
    const topic = topicOf(id)
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), { id, entry }])
  }
  const titled = new Set(chapters.map(({ topic }) => topic))
  const all = [
    ...chapters,
    ...[...byTopic.keys()].filter((topic) => !titled.has(topic)).map((topic) => ({ topic, title: topic })),
  ]
  const isTitled = ({ title }: Chapter): boolean =>
    sought.length > 0 && sought.every((part) => plainWords(title).some((word) => word.startsWith(part)))
  // A chapter that is called so goes before those that only speak of it.
  const sorted = [...all].sort((a, b) => Number(isTitled(b)) - Number(isTitled(a)))
  return sorted.flatMap((chapter) => {
    const found = (byTopic.get(chapter.topic) ?? []).filter(
      (one) => !without.has(one.id) && matches(one, chapter, sought),
    )
    return found.length > 0 ? [{ chapter, clauses: found }] : []
  })
}

/** Whoever opens the book reads these chapters first; the others keep their order. */
export const inReadingOrder = (all: readonly Shelf[], first: readonly string[]): readonly Shelf[] => [
  ...first.flatMap((topic) => all.filter(({ chapter }) => chapter.topic === topic)),
  ...all.filter(({ chapter }) => !first.includes(chapter.topic)),
]
