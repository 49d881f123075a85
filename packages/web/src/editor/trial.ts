/** Games that bots play with a scenario: how they end, and how sure that is. */
import { type Interval, wilson } from '@shamble/bots'
import { Cell, type Signal } from '../engine/signal.ts'
import type { GameEditor } from './game-editor.ts'
import type { TrialAsked, TrialTold } from './trial-worker.ts'

export interface Tally {
  readonly of: number
  readonly played: number
  readonly running: boolean
  /** By grade of the game; `''` for games that were given up. */
  readonly counts: Readonly<Record<string, number>>
  readonly turns: number
  readonly trouble: string | null
  /** What was played: a change since then makes it old. */
  readonly document: unknown
}

export interface Rate extends Interval {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** The rate of every grade, and of winning at all, with the interval that holds the truth 95 times in 100. */
export function ratesOf(
  editor: Pick<GameEditor<unknown>, 'grades'>,
  { counts, played }: Tally,
): {
  readonly won: Rate
  readonly grades: readonly Rate[]
} {
  const rate = (id: string, label: string, count: number): Rate => ({ id, label, count, ...wilson(count, played) })
  const wins = editor.grades.filter(({ won }) => won).reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)
  return {
    won: rate('won', 'The living win', wins),
    grades: editor.grades.map(({ id, label }) => rate(id, label, counts[id] ?? 0)),
  }
}

/** What a trial talks to. */
export interface TrialPort {
  postMessage(asked: TrialAsked): void
  onmessage: ((event: { readonly data: TrialTold }) => void) | null
  onerror?: (() => void) | null
  terminate(): void
}

export class Trial {
  readonly #tally = new Cell<Tally | null>(null)
  readonly #open: () => TrialPort
  readonly #workers: number
  #ports: readonly TrialPort[] = []

  constructor(open: () => TrialPort, workers = 1) {
    this.#open = open
    this.#workers = workers
  }

  get tally(): Signal<Tally | null> {
    return this.#tally
  }

  ask(editor: GameEditor<unknown>, document: unknown, games: number, seed: string): void {
    this.stop()
    const { game, options } = editor.play(document)
    const every = Math.min(this.#workers, games)
    this.#ports = Array.from({ length: every }, () => this.#open())
    this.#tally.set({ of: games, played: 0, running: true, counts: {}, turns: 0, trouble: null, document })
    for (const [first, port] of this.#ports.entries()) {
      port.onmessage = ({ data }) => this.#hear(data)
      port.onerror = () => this.#hear({ t: 'failed', why: 'They could not be loaded.' })
      port.postMessage({ game, options, games, first, every, seed })
    }
  }

  /** What was played so far stays. */
  stop(): void {
    for (const port of this.#ports) port.terminate()
    this.#ports = []
    const now = this.#tally.value
    if (now?.running) this.#tally.set({ ...now, running: false })
  }

  #hear(told: TrialTold): void {
    const now = this.#tally.value
    if (!now) return
    if (told.t === 'failed') {
      this.#tally.set({ ...now, trouble: told.why })
      return this.stop()
    }
    const grade = told.grade ?? ''
    const played = now.played + 1
    this.#tally.set({
      ...now,
      played,
      turns: now.turns + told.turns,
      counts: { ...now.counts, [grade]: (now.counts[grade] ?? 0) + 1 },
    })
    if (played >= now.of) this.stop()
  }
}
