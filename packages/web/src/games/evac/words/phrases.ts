/** What the lines of the log are made of: figures, places, tiles. */
import { type Event, type SideXY, TILES, type View } from '@shamble/evac/page'
import { mono, name, type Word } from '../../../words/phrases.ts'
import { type ChapterOf, type OneOf, rowsOf, type SceneOf } from '../../../words/telling.ts'
import { xyName } from '../place.ts'

export type EventOf<E extends Event['e']> = OneOf<Event, E>
export type Scene = SceneOf<Event, View>
/** Events of a chapter of the rules and what they say. */
export type Chapter = ChapterOf<Event, View>
export const row = rowsOf<Event, View>()

export const sides = ([a, b]: SideXY): readonly Word[] => [mono(xyName(a)), ' and ', mono(xyName(b))]
/** A side as the board knows it. */
export const sidePlace = ([a, b]: SideXY): string => `${xyName(a)}|${xyName(b)}`
export const who = (view: View, seat: string): Word =>
  seat === 'Z' ? name('The dead') : isOut(view, seat) ? { figure: seat } : name('The patrol')
/** As it was called then: whose marine sets out only later still spoke for the patrol. */
export const whoThen = ({ view, after }: Scene, seat: string): Word =>
  after.some((event) => event.e === 'deployed' && event.seat === seat) ? name('The patrol') : who(view, seat)
/** Before its marine is set, a seat speaks for the patrol. */
const isOut = (view: View, seat: string): boolean => view.marines.some((m) => m.seat === seat)

const TITLES: ReadonlyMap<string, string> = new Map(Object.entries(TILES).map(([id, tile]) => [id, tile.name]))
export const tileTitle = (id: string): string => TITLES.get(id) ?? id

/** Said by other lines: they may lie between steps, shots and walks that are one line. */
export const BETWEEN = [
  'knocked down',
  'zombie killed',
  'declared',
  'activation ended',
  'turn began',
] as const satisfies readonly Event['e'][]
