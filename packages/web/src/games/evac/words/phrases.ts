/** The words of the log: figures, places, lines. */
import { type Event, type SideXY, TILES, type View } from '@shamble/evac/page'
import { mono, name, type Word } from '../../../words/phrases.ts'
import { xyName } from '../place.ts'

export type EventOf<E extends Event['e']> = Extract<Event, { e: E }>
export const sides = ([a, b]: SideXY): readonly Word[] => [mono(xyName(a)), ' and ', mono(xyName(b))]
export const who = (view: View, seat: string): Word =>
  seat === 'Z' ? name('The dead') : isOut(view, seat) ? { figure: seat } : name('The patrol')
/** Before its marine is set, a seat speaks for the patrol. */
const isOut = (view: View, seat: string): boolean => view.marines.some((m) => m.seat === seat)

export const tileTitle = (id: string): string => (TILES as Record<string, { name: string } | undefined>)[id]?.name ?? id
