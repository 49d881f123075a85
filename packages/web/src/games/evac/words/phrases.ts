/** The words of the log: figures, places, lines. */
import { type Event, type SideXY, TILES, type View } from '@shamble/evac/page'
import type { LogLine, Phrase } from '../../../table/face.ts'
import { xyName } from '../place.ts'

export type EventOf<E extends Event['e']> = Extract<Event, { e: E }>
export type Word = Phrase[number]

export const mono = (text: string): Word => ({ mono: text })
export const name = (text: string): Word => ({ name: text })
export const zombie = (id: number): Word => ({ figure: `zombie ${id}` })
/** At the beginning of a sentence. */
export const Zombie = (id: number): Word => ({ figure: `Zombie ${id}` })
export const at = (where: readonly [number, number]): Word => mono(xyName(where))
export const sides = ([a, b]: SideXY): readonly Word[] => [mono(xyName(a)), ' and ', mono(xyName(b))]
export const who = (view: View, seat: string): Word =>
  seat === 'Z' ? name('The dead') : isOut(view, seat) ? { figure: seat } : name('The patrol')
/** Before its marine is set, a seat speaks for the patrol. */
const isOut = (view: View, seat: string): boolean => view.marines.some((m) => m.seat === seat)

export const tileTitle = (id: string): string => (TILES as Record<string, { name: string } | undefined>)[id]?.name ?? id

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

/** "zombies 3, 4 and 9" with each number a figure. */
export function figures(ids: readonly number[]): Word[] {
  if (ids.length === 1) return [zombie(ids[0] as number)]
  const words: Word[] = ['zombies ']
  ids.forEach((id, i) => {
    if (i > 0) words.push(i === ids.length - 1 ? ' and ' : ', ')
    words.push(mono(String(id)))
  })
  return words
}
