/** The words of a log: figures, places, lines. */
import type { LogLine, Phrase } from '../play/game-display.ts'
import { capital, count } from './plain.ts'

export type Word = Phrase[number]

export const mono = (text: string): Word => ({ mono: text })
export const name = (text: string): Word => ({ name: text })
export const zombie = (id: number): Word => ({ figure: `zombie ${id}` })
/** At the beginning of a sentence. */
export const Zombie = (id: number): Word => ({ figure: `Zombie ${id}` })
export const at = (where: readonly [number, number]): Word => mono(`${where[0]},${where[1]}`)

/** " (rolled 4+1 = 5)": dice come after what they did. */
export const thrown = (dice: string): Word[] => [' (rolled ', mono(dice), ')']

export type Line = Omit<LogLine, 'words'> & { readonly words: Word[] }

export const line = (
  kind: LogLine['kind'],
  icon: string,
  words: readonly Word[],
  about: readonly string[] = [],
): Line => ({
  kind,
  icon,
  words: [...words],
  about,
})

export const cited = (words: readonly Word[], clause: string): Word[] => [...words, ' ', { clause }]

/** Lines of each kind that end with the clause of their event. */
const citing =
  (kind: LogLine['kind']) =>
  (
    icon: string,
    { clause }: { readonly clause: string },
    words: readonly Word[],
    about: readonly string[] = [],
  ): Line =>
    line(kind, icon, cited(words, clause), about)
export const rule = citing('rule')
export const move = citing('move')
export const fight = citing('fight')
export const rolled = citing('dice')
export const phase = citing('phase')

/** "Earl, Frank and Owl". */
export const inWords = (things: readonly Word[]): Word[] =>
  things.flatMap((thing, i) => [...(i === 0 ? [] : [i === things.length - 1 ? ' and ' : ', ']), thing])

/** "zombies 3, 4 and 9" with each number a figure. */
export function figures(ids: readonly number[]): Word[] {
  if (ids.length === 1) return ids.map(zombie)
  return ['zombies ', ...inWords(ids.map((id) => mono(String(id))))]
}

/** "Zombies 3, 4 and 9", "Seven zombies" if they are more than a line can name. */
export const Horde = (ids: readonly number[], most = 6): Word[] =>
  ids.length <= most ? capitalised(figures(ids)) : [`${capital(count(ids.length))} zombies`]

export const capitalised = (words: readonly Word[]): Word[] =>
  words.map((word, i) => {
    if (i > 0) return word
    if (typeof word === 'string') return capital(word)
    if ('figure' in word) return { figure: capital(word.figure) }
    return 'name' in word ? { name: capital(word.name) } : word
  })
