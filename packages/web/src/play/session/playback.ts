/** What is shown of what has happened: one thing after the other, at the speed that was chosen. */
import type { StoryEntry, Update } from '@shamble/kernel'
import type { LineModel } from '../../engine/client.ts'
import type { LogItem } from '../log-item.ts'
import type { LogReader } from '../log-reader.ts'
import type { Tempo } from '../stage.ts'
import type { Desk, Thrown } from './desk.ts'
import type { Arrived, PictureShown } from './pictures.ts'
import type { Gathering } from './gathering.ts'
import type { Player } from './player.ts'
import { glanceOf } from './question.ts'
import type { Screen } from './screen.ts'

/** What comes with the words of the log. */
interface Telling {
  readonly gathering: Gathering
  readonly reader: LogReader
  readonly player: Player
  readonly thrownIn: (fresh: readonly LogItem[], falling: boolean) => Thrown | null
}

export class Playback {
  readonly #desk: Desk
  readonly #screen: Screen
  /** Something else is shown. */
  readonly #onShown: () => void
  #telling: Telling | null = null
  /** The last picture that was to be shown. */
  #latest: PictureShown | null = null
  #isLoading = false
  /** Not all of what has happened is on its way to be shown yet. */
  #isArriving = false
  /** What came before there were words. */
  #waiting: Arrived[] = []
  #tempo: Tempo = 1
  /** What was heard last. */
  #line: LineModel | null = null
  #motion = true

  constructor(desk: Desk, screen: Screen, onShown: () => void) {
    this.#desk = desk
    this.#screen = screen
    this.#onShown = onShown
  }

  get #player(): Player | null {
    return this.#telling?.player ?? null
  }

  set motion(motion: boolean) {
    this.#motion = motion
    if (this.#player) this.#player.motion = motion
  }

  clear(): void {
    this.#waiting = []
    this.#latest = null
    this.#line = null
    this.#telling?.gathering.clear()
    this.#player?.clear()
  }

  /** Fetches the words of the log. What happened meanwhile is shown when they are there, or without them if they do not come. */
  async tell(): Promise<void> {
    if (this.#telling || this.#isLoading) return
    this.#isLoading = true
    try {
      const { display } = this.#desk
      const [{ LogReader }, { Player, thrownIn }, { Gathering }, log, director] = await Promise.all([
        import('../log-reader.ts'),
        import('./player.ts'),
        import('./gathering.ts'),
        display.log(),
        display.directed?.() ?? null,
      ])
      const player = new Player({
        desk: this.#desk,
        screen: this.#screen,
        show: (picture, playing) => this.#show(picture, playing),
        onShown: () => {
          this.#onShown()
          this.#pass()
        },
      })
      player.motion = this.#motion
      player.tempo(this.#desk.paused.value ? null : this.#tempo)
      const gathering = new Gathering(
        ({ line, update }) => this.#take(line, update),
        (isHeld) => this.#desk.open.setPace(isHeld ? null : this.#desk.pace),
      )
      this.#telling = { reader: new LogReader(log), player, thrownIn, gathering }
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
    return this.#telling?.reader.read(line.story, { view, options: this.#desk.options }) ?? null
  }

  onModel(): void {
    const line = this.#desk.open.model.value.lines[this.#screen.lineName]
    if (!line) return
    // Something else of the match has changed: its card, its pace.
    if (line === this.#line) return this.#screen.considerHandover()
    this.#line = line
    const { update } = line
    const { gathering } = this.#telling ?? {}
    const last = gathering?.last?.update ?? this.#screen.lastUpdate
    if (gathering && update && update !== last) gathering.push({ line, update }, this.#mayWait(line, update))
    else {
      gathering?.flush()
      this.#take(line, update)
    }
  }

  /** Nothing of it concerns anybody here yet, and at once is wanted. */
  #mayWait({ die, over }: LineModel, { from, undone, pending }: Update): boolean {
    const { mine, lastUpdate } = this.#screen
    if (this.#tempo !== 0 || this.#desk.paused.value) return false
    if (this.#desk.sending.value || lastUpdate === null || from < 0 || undone > 0) return false
    return !die && !over && pending !== null && !pending.owe.some((seat) => mine.includes(seat))
  }

  #take(line: LineModel, update: Update | null): void {
    this.#desk.live.set(line)
    if (update && update !== this.#screen.lastUpdate) this.#arrive(line, update)
    else this.#pass()
  }

  /** Whoever has the screen sees to its end what has happened: then it goes on to the next. */
  #pass(): void {
    if (!this.#isMoving && !this.#isArriving) this.#screen.considerHandover()
  }

  #arrive(line: LineModel, update: Update): void {
    // Whoever sits down again is told everything from the beginning.
    const first = this.#screen.lastUpdate === null || update.from < 0
    this.#screen.lastUpdate = update
    if (first) this.#waiting = []
    if (first || this.#telling) return this.#play(line, update, first)
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
    const picture: PictureShown = {
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
    this.#latest = picture
    this.#isArriving = true
    if (isNews && this.#player) this.#player.push(picture, this.#tempo === 0)
    else this.#begin(picture)
    this.#isArriving = false
    this.#desk.moving.set(this.#isMoving)
    this.#pass()
  }

  /** Shown as it is: nothing led here that could be played. */
  #begin(picture: PictureShown): void {
    this.#player?.clear()
    this.#show(picture, false)
    this.#desk.onShot(null)
    this.#onShown()
  }

  #show(picture: PictureShown, playing: boolean): void {
    const { scene, watching, moving } = this.#desk
    const { line, update, items, events, fresh, own, view, was, is, act } = picture
    const thrown = this.#telling?.thrownIn(fresh, false) ?? scene.value?.thrown ?? null
    const [played, landed] = playing ? [events, []] : [[], events]
    const acting = act && playing ? { beat: act.beat, was, is: view } : null
    const shown = { line, view, isBetween: view !== is, pending: update.pending, items }
    scene.set({ ...shown, playing: played, landed, falling: [], thrown, acting })
    watching.set(playing && !own)
    moving.set(playing)
    this.#onShown()
  }

  get #isMoving(): boolean {
    return this.#player?.isMoving ?? false
  }

  /** Shows the last phase of the dead once more, and then the present again. */
  again(): void {
    this.#player?.again()
    this.#desk.moving.set(this.#isMoving)
  }

  /** Shows the present at once. True if something was still moving. */
  finish(): boolean {
    this.#telling?.gathering.flush()
    const moved = this.#player?.finish() ?? false
    this.#desk.moving.set(this.#isMoving)
    return moved
  }

  tempo(tempo: Tempo): void {
    this.#tempo = tempo
    this.#player?.tempo(this.#desk.paused.value ? null : tempo)
  }

  pause(paused: boolean): void {
    this.#desk.paused.set(paused)
    this.#player?.tempo(paused ? null : this.#tempo)
    this.#desk.moving.set(this.#isMoving)
  }

  stepBots(): void {
    this.#player?.step()
    this.#desk.moving.set(this.#isMoving)
  }
}
