/**
 * What a log says, event by event: each chapter of the words is a table from event to sentence, and `logWords` makes
 * one of them. An event without words, or with two, does not compile.
 */
import type { LogLine, Told } from '../play/game-display.ts'
import type { Line } from './phrases.ts'

export interface Happening {
  readonly e: string
  readonly clause: string
}

export type OneOf<V extends Happening, E extends V['e']> = Extract<V, { readonly e: E }>

/** What a sentence may know besides its event. */
export interface SceneOf<V, View> {
  readonly view: View
  /** What was told after the event. */
  readonly after: readonly V[]
}

/** Written as a method, as those of the kernel are: the table that holds it hands it no event but its own. */
type Says<One, Scene> = { says(event: One, scene: Scene): Line | null }['says']

/** What an event says together with those after it. */
export interface RunOf<V, View, One> {
  goesOn(later: V, first: One): boolean
  /** What may lie between and is not told then. */
  passes?(between: V, first: One): boolean
  /** What is told by it if it follows at once. */
  ends?(next: V, run: readonly V[]): boolean
  /** All of it in one line, whatever lies between left in; null if each is to be told by itself. */
  says(run: readonly V[], scene: SceneOf<V, View>): Line | null
}

/** An event that is told in a row with others; `alone` where it says something else by itself. */
interface Together<V, View, One> {
  readonly alone?: Says<One, SceneOf<V, View>>
  readonly together: RunOf<V, View, One> | typeof silent
}

type Entry<V, View, One> = Says<One, SceneOf<V, View>> | Together<V, View, One>

/** Some events and what they say. */
export type ChapterOf<V extends Happening, View> = {
  readonly [E in V['e']]?: Entry<V, View, OneOf<V, E>>
}

/** Told to nobody in words: another line says it, or the board shows it. */
export const silent = (): null => null

/** A line that is worth finding again. */
export const marked =
  <One, Scene>(mark: NonNullable<LogLine['mark']>, says: (event: One, scene: Scene) => Line | null) =>
  (event: One, scene: Scene): Line | null => {
    const told = says(event, scene)
    return told && { ...told, mark }
  }

const isOf = <V extends Happening, E extends V['e']>(event: V, kind: E): event is OneOf<V, E> => event.e === kind

/** Those of one kind. */
export const ofKind = <V extends Happening, E extends V['e']>(events: readonly V[], kind: E): OneOf<V, E>[] =>
  events.filter((event): event is OneOf<V, E> => isOf(event, kind))

interface Row<V extends Happening, View, E extends V['e']> {
  /** Whether one more of its kind goes on with it; any, unless said otherwise. */
  same?(later: OneOf<V, E>, first: OneOf<V, E>): boolean
  /** Kinds that may lie between. */
  readonly passing?: readonly V['e'][]
  /** Kinds that it tells if they follow at once. */
  readonly ending?: readonly V['e'][]
  /** What else it tells if it follows at once. */
  ends?(next: V, run: readonly OneOf<V, E>[]): boolean
  says(run: readonly OneOf<V, E>[], scene: SceneOf<V, View>): Line | null
}

/** Events of one kind in a row, for the events and the view of a game. */
export const rowsOf =
  <V extends Happening, View>() =>
  <E extends V['e']>(
    kind: E,
    { same = () => true, passing = [], ending = [], ends = () => false, says }: Row<V, View, E>,
  ): RunOf<V, View, OneOf<V, E>> => ({
    goesOn: (later, first) => isOf(later, kind) && same(later, first),
    passes: ({ e }) => passing.includes(e),
    ends: (next, run) => ending.includes(next.e) || ends(next, ofKind(run, kind)),
    says: (run, scene) => says(ofKind(run, kind), scene),
  })

type KeysOf<T> = T extends unknown ? keyof T : never

/** The events that two chapters tell. */
type Twice<T extends readonly unknown[], Before = never, Found = never> = T extends readonly [infer One, ...infer Rest]
  ? Twice<Rest, Before | keyof One, Found | (keyof One & Before)>
  : Found

/** What a list of chapters must also be: nothing more if it is whole, else something that it is not. */
type Whole<Events extends string, T extends readonly unknown[]> = [Exclude<Events, KeysOf<T[number]>>] extends [never]
  ? [Twice<T>] extends [never]
    ? unknown
    : { readonly toldTwice: Twice<T> }
  : { readonly untold: Exclude<Events, KeysOf<T[number]>> }

export interface LogWords<V, View> {
  /** One event by itself; null for what another line says. */
  log(event: V, view: View): LogLine | null
  /** Events in a row, what belongs together in one line. */
  lines(events: readonly V[], view: View): readonly Told[]
}

/** A chapter as it is asked: an entry is found by the name of its event. */
type Asked<V, View> = Readonly<Record<string, Entry<V, View, V>>>

/** The words of all chapters as one log: every event in exactly one of them. */
export const logWords =
  <V extends Happening, View>() =>
  <const T extends readonly ChapterOf<V, View>[]>(
    chapters: T & readonly Asked<V, View>[] & Whole<V['e'], T>,
  ): LogWords<V, View> => {
    const entries = new Map(chapters.flatMap((chapter: Asked<V, View>) => Object.entries(chapter)))
    const entryOf = ({ e }: V): Entry<V, View, V> => entries.get(e) ?? silent
    return {
      log: (event, view) => tellAlone(entryOf(event), event, { view, after: [] }),
      lines: (events, view) => tellAll(events, view, entryOf),
    }
  }

function tellAlone<V, View>(entry: Entry<V, View, V>, event: V, scene: SceneOf<V, View>): Line | null {
  if (typeof entry === 'function') return entry(event, scene)
  const { alone, together } = entry
  if (alone) return alone(event, scene)
  return typeof together === 'function' ? null : together.says([event], scene)
}

/** What is told after an event is cut out only if a sentence asks: few do, and a story is long. */
class Scene<V, View> implements SceneOf<V, View> {
  readonly view: View
  readonly #events: readonly V[]
  readonly #first: number

  constructor(view: View, events: readonly V[], first: number) {
    this.view = view
    this.#events = events
    this.#first = first
  }

  get after(): readonly V[] {
    return this.#events.slice(this.#first + 1)
  }
}

function tellAll<V, View>(events: readonly V[], view: View, entryOf: (event: V) => Entry<V, View, V>): readonly Told[] {
  const told: Told[] = []
  for (let first = 0; first < events.length; first++) {
    const event = events[first] as V
    const scene = new Scene(view, events, first)
    const entry = entryOf(event)
    const run = tellRun(entry, events, first, scene)
    const line = run ? run.line : tellAlone(entry, event, scene)
    const last = run ? run.last : first
    if (line) told.push({ ...line, first, last })
    first = last
  }
  return told
}

/** The line of an event with those after it, and the last of them; null if it is told by itself. */
function tellRun<V, View>(
  entry: Entry<V, View, V>,
  events: readonly V[],
  from: number,
  scene: SceneOf<V, View>,
): { readonly line: Line | null; readonly last: number } | null {
  if (typeof entry === 'function') return null
  const { together } = entry
  if (typeof together === 'function') return { line: null, last: from }
  const run = events.slice(from, lastOf(together, events, from) + 1)
  const line = together.says(run, scene)
  if (!line) return null
  let next = from + run.length
  for (let later = events[next]; later !== undefined && together.ends?.(later, run); later = events[next]) next++
  return { line, last: next - 1 }
}

/** How far a run goes, with what it passes. */
function lastOf<V, View>(run: RunOf<V, View, V>, events: readonly V[], from: number): number {
  const first = events[from]
  if (first === undefined) return from
  let last = from
  for (let i = from + 1; i < events.length; i++) {
    const later = events[i]
    if (later === undefined) break
    if (run.goesOn(later, first)) last = i
    else if (!run.passes?.(later, first)) break
  }
  return last
}
