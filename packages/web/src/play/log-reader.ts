/** The log as it is shown: the story's events as sentences, in order, what belongs together in one. */
import type { StoryEntry } from '@shamble/kernel'
import type { LogDisplay, Seen } from './game-display.ts'
import type { LogItem } from './log-item.ts'

/** Remembers what it has read: only the last phase is read anew when the story goes on. */
export class LogReader {
  readonly #log: LogDisplay
  #story: readonly StoryEntry[] = []
  #items: readonly LogItem[] = []

  constructor(log: LogDisplay) {
    this.#log = log
  }

  /** The lines of a story; names are those of the view. */
  read(story: readonly StoryEntry[], seen: Seen): readonly LogItem[] {
    let same = 0
    while (same < story.length && same < this.#story.length && story[same] === this.#story[same]) same++
    if (same === story.length && same === this.#story.length) return this.#items
    const before = story[same - 1]?.entry ?? -2
    const known = this.#items.findLastIndex(({ line, until }) => line.heading !== undefined && until <= before)
    const restart = this.#items[known]
    const kept = restart ? this.#items.slice(0, known) : []
    const from = restart ? story.findIndex(({ entry }) => entry === restart.entry) : 0
    this.#items = [...kept, ...this.#tell(story.slice(from), restart?.event ?? 0, seen)]
    this.#story = story
    return this.#items
  }

  /** An entry may end one phase and begin the next: its first events may have been told already. */
  #tell(story: readonly StoryEntry[], told: number, seen: Seen): LogItem[] {
    const events = story.flatMap((entry) => entry.events.map((event, at) => ({ entry, event, at }))).slice(told)
    const lines = this.#log.lines(
      events.map(({ event }) => event),
      seen,
    )
    /** The last entry whose reason is told: what follows from a decision is not asked why. */
    let explained = told > 0 ? (story[0]?.entry ?? -1) : -1
    return lines.map((line) => {
      const whole = events.slice(line.first, line.last + 1)
      const decided = line.kind !== 'dice' && line.kind !== 'phase' && line.words.length > 0
      const reason = whole.find((one) => decided && one.entry.why !== null && one.entry.entry > explained)
      // Whatever comes after the turn has passed on is not what was decided.
      if (reason || line.kind === 'phase') explained = whole.at(-1)?.entry.entry ?? explained
      const { entry, at } = whole[0] ?? { entry: { entry: -1, seat: null }, at: 0 }
      return {
        key: `${entry.entry}.${at}`,
        entry: entry.entry,
        event: at,
        until: whole.at(-1)?.entry.entry ?? -1,
        seat: entry.seat,
        line,
        why: reason?.entry.why ?? null,
        typed: line.roll !== undefined && whole.some((one) => one.entry.typed),
      }
    })
  }
}
