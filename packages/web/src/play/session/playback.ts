/** What is shown of what has happened: one thing after the other, at the speed that was chosen. */
import type { StoryEntry, Update } from '@shamble/kernel'
import type { LineModel } from '../../engine/client.ts'
import type { LogItem } from '../log-item.ts'
import type { LogReader } from '../log-reader.ts'
import { Stage, type Tempo, type Weight } from '../stage.ts'
import type { Desk, Thrown } from './desk.ts'
import type { Act, Arrived, Frame, framesOf } from './frames.ts'
import { glanceOf } from './question.ts'
import type { Screen } from './screen.ts'

/** So many frames may wait to be shown before the bots are held back. */
const MOST_WAITING = 60
const FEW_WAITING = 15

const MS = { move: 75, ownMove: 90, fight: 520, dice: 620, rule: 260, phase: 420 } as const
/** Longer than this nobody waits for what he has done himself, once the dice lie. */
const OWN_MS = 150
/** After this the camera has come back, and the board is drawn for where it is. */
const RETURN_MS = 500

export class Playback {
  readonly #desk: Desk
  readonly #screen: Screen
  /** Something else is shown. */
  readonly #onShown: () => void
  /** As soon as the words of the log are there. */
  #reader: LogReader | null = null
  #framesOf: typeof framesOf | null = null
  /** The last frame that was to be shown, and those of the last phase of the dead. */
  #latest: Frame | null = null
  #phase: Frame[] = []
  #isPhaseOpen = false
  #returning: ReturnType<typeof setTimeout> | undefined
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
      merge: mergedFrames,
      ready: (frame) => this.#ready(frame),
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
    this.#latest = null
    this.#closePhase()
    this.#stage.clear()
  }

  /** Fetches the words of the log. What happened meanwhile is shown when they are there, or without them if they do not come. */
  async tell(): Promise<void> {
    if (this.#reader || this.#isLoading) return
    this.#isLoading = true
    try {
      const { display } = this.#desk
      const [{ LogReader }, { framesOf }, log, director] = await Promise.all([
        import('../log-reader.ts'),
        import('./frames.ts'),
        display.log(),
        display.directed?.() ?? null,
      ])
      this.#reader = new LogReader(log)
      this.#framesOf = framesOf
      this.#desk.director.set(director)
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
    const is = glanceOf(update)?.view
    const frame: Frame = {
      line,
      update,
      items,
      fresh,
      own,
      events: isNews ? events : [],
      view: is,
      is,
      was: this.#latest?.is ?? is,
      act: null,
    }
    this.#latest = frame
    if (isNews) this.#push(frame)
    else {
      this.#closePhase()
      this.#stage.clear()
      this.#show(frame, false)
      this.#rest()
    }
    this.#desk.moving.set(this.#stage.moving)
    this.#screen.considerHandover()
  }

  /** What the person does begins something new; what the dead do is remembered until then. */
  #push(frame: Frame): void {
    const whole = this.#tempo === 0 || !this.#stage.motion
    const seen = { view: frame.is, options: this.#desk.options }
    const frames = this.#framesOf?.(frame, this.#desk.director.value, { mine: this.#screen.mine, seen, whole }) ?? [
      frame,
    ]
    const acts = frames.filter(({ act }) => act !== null)
    if (frame.own && acts.length === 0) this.#closePhase()
    if (acts.length > 0 && !this.#isPhaseOpen) {
      this.#closePhase()
      this.#isPhaseOpen = true
      this.#desk.directed.set(true)
    }
    this.#phase.push(...acts)
    for (const one of frames) this.#stage.push(one)
  }

  #closePhase(): void {
    this.#phase = []
    this.#isPhaseOpen = false
    this.#desk.directed.set(false)
    this.#desk.summary.set(null)
  }

  /** The dead have done what they do: nobody who decides for them is asked any more. */
  #endPhase(): void {
    if (!this.#isPhaseOpen) return
    const deeds = this.#phase.flatMap(({ act }) => act?.beat.deeds ?? [])
    const owe = this.#latest?.update.pending?.owe ?? []
    if (deeds.some(({ seat }) => seat !== undefined && owe.includes(seat))) return
    this.#isPhaseOpen = false
    this.#desk.summary.set(deeds)
  }

  /** Shows the last phase of the dead once more, and then the present again. */
  again(): void {
    if (this.#stage.moving || this.#phase.length === 0 || !this.#latest) return
    this.#desk.directed.set(true)
    for (const frame of this.#phase) this.#stage.push(frame)
    this.#stage.push({ ...this.#latest, events: [], fresh: [], act: null })
    this.#desk.moving.set(this.#stage.moving)
  }

  #ready({ act, was, is }: Frame): number {
    return act ? this.#desk.onShot({ places: act.places, close: act.close, was, is }) : 0
  }

  #roll({ fresh, own }: Frame): void {
    const { scene, watching, moving } = this.#desk
    watching.set(!own)
    const falling = fresh.flatMap(({ line }) => line.roll ?? [])
    const thrown = thrownIn(fresh, true)
    if (scene.value) scene.set({ ...scene.value, falling, thrown })
    moving.set(true)
  }

  #show(frame: Frame, playing: boolean): void {
    const { scene, watching, moving } = this.#desk
    const { line, update, items, events, fresh, own, view, was, is, act } = frame
    const thrown = thrownIn(fresh, false) ?? scene.value?.thrown ?? null
    const [played, landed] = playing ? [events, []] : [[], events]
    const acting = act && playing ? { beat: act.beat, was, is: view } : null
    const shown = { line, view, isBetween: view !== is, pending: update.pending, items }
    scene.set({ ...shown, playing: played, landed, falling: [], thrown, acting })
    watching.set(playing && !own)
    moving.set(playing)
    this.#onShown()
    if (playing && !own && !act) this.#reveal(fresh)
  }

  /** What others do is brought into sight where it matters. */
  #reveal(theirs: readonly LogItem[]): void {
    const matters =
      theirs.find(({ line: { kind, mark } }) => kind === 'fight' || mark !== undefined) ??
      theirs.find(({ line: { kind, about } }) => (kind === 'rule' || kind === 'phase') && about.length > 0)
    if (matters) this.#desk.onReveal(matters.line.about)
  }

  #rest(): void {
    const { scene, watching, moving } = this.#desk
    const shown = scene.value
    const isStill = shown?.playing.length === 0 && shown.falling.length === 0 && shown.acting === null
    if (shown && !isStill) scene.set({ ...shown, playing: [], falling: [], acting: null })
    watching.set(this.#stage.moving)
    moving.set(this.#stage.moving)
    if (!this.#stage.moving) {
      this.#endPhase()
      // Between two steps of a bot the picture is held.
      if (!this.#isPhaseOpen) this.#giveBack()
    }
    this.#onShown()
  }

  /** The person's own view again; the dead are drawn as they were until it is there. */
  #giveBack(): void {
    this.#desk.onShot(null)
    clearTimeout(this.#returning)
    this.#returning = setTimeout(() => {
      if (!this.#stage.moving && !this.#isPhaseOpen) this.#desk.directed.set(false)
    }, RETURN_MS)
  }

  #holdBots(frames: number): void {
    const hold = frames > (this.#held ? FEW_WAITING : MOST_WAITING)
    if (hold === this.#held) return
    this.#held = hold
    this.#desk.open.setPace(hold ? null : this.#desk.pace)
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
export function weigh({ fresh, own, act }: Pick<Frame, 'fresh' | 'own' | 'act'>): Weight {
  if (act?.weight) return act.weight
  const dice = fresh.some(({ line }) => line.roll !== undefined)
  const kinds = new Set(fresh.map(({ line }) => line.kind))
  const sweep = !own && !dice && kinds.size === 1 && kinds.has('move')
  const longest = Math.max(0, ...[...kinds].map((kind) => (own && kind === 'move' ? MS.ownMove : MS[kind])))
  const ms = own ? Math.min(dice ? OWN_MS : longest, OWN_MS) : dice ? MS.dice : longest
  return { dice, ms, sweep, own }
}

const mergedFrames = (a: Frame, b: Frame): Frame => ({
  ...b,
  events: [...a.events, ...b.events],
  fresh: [...a.fresh, ...b.fresh],
  own: a.own && b.own,
  was: a.was,
  act: mergedActs(a.act, b.act),
})

function mergedActs(a: Act | null, b: Act | null): Act | null {
  if (!a || !b) return a ?? b
  const { deeds, events } = a.beat
  const beat = { lead: b.beat.lead, deeds: [...deeds, ...b.beat.deeds], events: [...events, ...b.beat.events] }
  return { ...b, beat, places: [...a.places, ...b.places] }
}
