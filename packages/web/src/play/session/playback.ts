/** What is shown of what has happened: one thing after the other, at the speed that was chosen. */
import type { StoryEntry, Update } from '@shamble/kernel'
import type { LineModel } from '../../engine/client.ts'
import type { LogItem } from '../log-item.ts'
import type { LogReader } from '../log-reader.ts'

import { Stage, type Tempo, type Weight } from '../stage.ts'
import type { Desk, Thrown } from './desk.ts'
import { glanceOf } from './question.ts'
import type { Screen } from './screen.ts'

interface Arrived {
  readonly line: LineModel
  readonly update: Update
}

interface Frame extends Arrived {
  readonly items: readonly LogItem[] | null
  readonly fresh: readonly LogItem[]
  readonly events: readonly unknown[]
  readonly own: boolean
}

/** So many frames may wait to be shown before the bots are held back. */
const MOST_WAITING = 60
const FEW_WAITING = 15

const MS = { move: 75, ownMove: 90, fight: 520, dice: 620, rule: 260, phase: 420 } as const

export class Playback {
  readonly #desk: Desk
  readonly #screen: Screen
  /** Something else is shown. */
  readonly #onShown: () => void
  /** As soon as the words of the log are there. */
  #reader: LogReader | null = null
  #isLoading = false
  /** What came before they were. */
  #waiting: Arrived[] = []
  readonly #stage: Stage<Frame>
  #tempo: Tempo = 1
  #held = false

  constructor(desk: Desk, screen: Screen, onShown: () => void) {
    this.#desk = desk
    this.#screen = screen
    this.#onShown = onShown
    this.#stage = new Stage<Frame>({
      weigh,
      merge: (a, b) => ({
        ...b,
        events: [...a.events, ...b.events],
        fresh: [...a.fresh, ...b.fresh],
        own: a.own && b.own,
      }),
      roll: (frame) => this.#roll(frame),
      show: (frame, playing) => this.#show(frame, playing),
      rest: () => this.#rest(),
      waiting: (frames) => this.#holdBots(frames),
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    })
  }

  set motion(motion: boolean) {
    this.#stage.motion = motion
  }

  clear(): void {
    this.#waiting = []
    this.#stage.clear()
  }

  /** Fetches the words of the log. What happened meanwhile is shown when they are there, or without them if they do not come. */
  async tell(): Promise<void> {
    if (this.#reader || this.#isLoading) return
    this.#isLoading = true
    try {
      const [{ LogReader }, log] = await Promise.all([import('../log-reader.ts'), this.#desk.display.log()])
      this.#reader = new LogReader(log)
    } catch {
      // Asked for again when something else happens.
    }
    this.#isLoading = false
    const scene = this.#desk.scene.value
    if (scene?.items === null) this.#desk.scene.set({ ...scene, items: this.#read(scene.line, scene.view) })
    for (const { line, update } of this.#waiting.splice(0)) this.#play(line, update, false)
  }

  #read(line: LineModel, view: unknown): readonly LogItem[] | null {
    return this.#reader?.read(line.story, { view, options: this.#desk.options }) ?? null
  }

  onModel(): void {
    const line = this.#desk.open.model.value.lines[this.#screen.lineName]
    if (!line) return
    const { update } = line
    this.#desk.live.set(line)
    if (update && update !== this.#screen.lastUpdate) this.#arrive(line, update)
    else this.#screen.considerHandover()
  }

  #arrive(line: LineModel, update: Update): void {
    // Whoever sits down again is told everything from the beginning.
    const first = this.#screen.lastUpdate === null || update.from < 0
    this.#screen.lastUpdate = update
    if (first) this.#waiting = []
    if (first || this.#reader) return this.#play(line, update, first)
    this.#waiting.push({ line, update })
    this.#desk.moving.set(true)
    void this.tell()
  }

  #play(line: LineModel, update: Update, first: boolean): void {
    const items = this.#read(line, update.glances[0]?.view)
    const from = line.fresh[0]?.entry ?? Number.POSITIVE_INFINITY
    const fresh = first || !items ? [] : items.filter(({ until }) => until >= from)
    const events = line.fresh.flatMap((entry: StoryEntry) => entry.events)
    const { mine } = this.#screen
    const own = line.fresh.every(({ seat }) => seat !== null && mine.includes(seat))
    const isNews = !first && update.undone === 0
    const frame: Frame = { line, update, items, fresh, events: isNews ? events : [], own }
    if (first || update.undone > 0) {
      this.#stage.clear()
      this.#show(frame, false)
      this.#rest()
    } else this.#stage.push(frame)
    this.#desk.moving.set(this.#stage.moving)
    this.#screen.considerHandover()
  }

  #roll({ fresh, own }: Frame): void {
    const { scene, watching, moving } = this.#desk
    watching.set(!own)
    const falling = fresh.flatMap(({ line }) => line.roll ?? [])
    const thrown = thrownIn(fresh, true)
    if (scene.value) scene.set({ ...scene.value, falling, thrown })
    moving.set(true)
  }

  #show({ line, update, items, events, fresh, own }: Frame, playing: boolean): void {
    const { scene, watching, moving, onReveal } = this.#desk
    const view = glanceOf(update)?.view
    const thrown = thrownIn(fresh, false) ?? scene.value?.thrown ?? null
    const [played, landed] = playing ? [events, []] : [[], events]
    scene.set({ line, view, pending: update.pending, items, playing: played, landed, falling: [], thrown })
    watching.set(playing && !own)
    moving.set(playing)
    this.#onShown()
    // What others do is brought into sight where it matters.
    const theirs = playing && !own ? fresh : []
    const matters =
      theirs.find(({ line: { kind, mark } }) => kind === 'fight' || mark !== undefined) ??
      theirs.find(({ line: { kind, about } }) => (kind === 'rule' || kind === 'phase') && about.length > 0)
    if (matters) onReveal(matters.line.about)
  }

  #rest(): void {
    const { scene, watching, moving } = this.#desk
    const shown = scene.value
    if (shown && (shown.playing.length > 0 || shown.falling.length > 0))
      scene.set({ ...shown, playing: [], falling: [] })
    watching.set(this.#stage.moving)
    moving.set(this.#stage.moving)
    this.#onShown()
  }

  #holdBots(frames: number): void {
    const hold = frames > (this.#held ? FEW_WAITING : MOST_WAITING)
    if (hold === this.#held) return
    this.#held = hold
    this.#desk.open.setPace(hold ? null : 0)
  }

  /** Shows the present at once. True if something was still moving. */
  finish(): boolean {
    const moved = this.#stage.finish()
    this.#desk.moving.set(this.#stage.moving)
    return moved
  }

  tempo(tempo: Tempo): void {
    this.#tempo = tempo
    this.#stage.tempo(this.#desk.paused.value ? null : tempo)
  }

  pause(paused: boolean): void {
    this.#desk.paused.set(paused)
    this.#stage.tempo(paused ? null : this.#tempo)
    this.#desk.moving.set(this.#stage.moving)
  }

  stepBots(): void {
    this.#stage.step()
    this.#desk.moving.set(this.#stage.moving)
  }
}

/** The last dice among these. */
function thrownIn(fresh: readonly LogItem[], falling: boolean): Thrown | null {
  const { line } = fresh.findLast((item) => item.line.roll !== undefined) ?? {}
  return line?.roll ? { roll: line.roll, about: line.about, falling } : null
}

/** How long what happened is looked at. */
function weigh({ fresh, own }: Frame): Weight {
  const dice = fresh.some(({ line }) => line.roll !== undefined)
  const kinds = new Set(fresh.map(({ line }) => line.kind))
  const sweep = !own && !dice && kinds.size === 1 && kinds.has('move')
  const longest = Math.max(0, ...[...kinds].map((kind) => (own && kind === 'move' ? MS.ownMove : MS[kind])))
  const ms = dice ? (own ? 240 : MS.dice) : own ? Math.min(longest, 240) : longest
  return { dice, ms, sweep, own }
}
