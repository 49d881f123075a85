/** Shows what happens, one thing after the other. Comes with the words of the log: nothing is played before them. */
import { Stage, type Tempo, type Weight } from '../stage.ts'
import type { LogItem } from '../log-item.ts'
import type { Desk, Thrown } from './desk.ts'
import { type Act, type PictureShown, picturesOf } from './pictures.ts'
import type { Screen } from './screen.ts'

/** So many pictures may wait to be shown before the bots are held back. */
const MOST_WAITING = 300
const FEW_WAITING = 100
/** Bots that were stopped are as good as where they are seen to be: a seat can be taken back there. */
const MOST_STOPPED = 1

const MS = { rise: 180, move: 75, ownMove: 90, fight: 520, dice: 620, rule: 260, phase: 420, open: 1300 } as const
/** Longer than this nobody waits for what he has done himself, once the dice lie. */
const OWN_MS = 150
/** After this the camera has come back, and the board is drawn for where it is. */
const RETURN_MS = 500

interface Shows {
  readonly desk: Desk
  readonly screen: Screen
  show(picture: PictureShown, playing: boolean): void
  /** Something else is shown. */
  onShown(): void
}

export class Player {
  readonly #desk: Desk
  readonly #screen: Screen
  readonly #shows: Shows
  readonly #stage: Stage<PictureShown>
  /** The pictures of the last phase of the dead. */
  #phase: PictureShown[] = []
  #isPhaseOpen = false
  #returning: ReturnType<typeof setTimeout> | undefined
  #held = false
  #last: PictureShown | null = null

  constructor(shows: Shows) {
    this.#desk = shows.desk
    this.#screen = shows.screen
    this.#shows = shows
    this.#stage = new Stage<PictureShown>({
      weigh,
      merge: mergedPictures,
      ready: (picture) => this.#ready(picture),
      roll: (picture) => this.#roll(picture),
      show: (picture, playing) => this.#show(picture, playing),
      rest: () => this.#rest(),
      waiting: (pictures) => this.#holdBots(pictures),
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    })
  }

  get isMoving(): boolean {
    return this.#stage.moving
  }

  set motion(motion: boolean) {
    this.#stage.motion = motion
  }

  clear(): void {
    this.#last = null
    this.#closePhase()
    this.#stage.clear()
  }

  /** What the person does begins something new; what the dead do is remembered until then. */
  push(picture: PictureShown, atOnce: boolean): void {
    this.#last = picture
    const whole = atOnce || !this.#stage.motion
    const seen = { view: picture.is, options: this.#desk.options }
    const pictures = picturesOf(picture, this.#desk.director.value, { mine: this.#screen.mine, seen, whole })
    const acts = pictures.filter(({ act }) => act !== null)
    if (picture.own && acts.length === 0) this.#closePhase()
    if (acts.length > 0 && !this.#isPhaseOpen) {
      this.#closePhase()
      this.#isPhaseOpen = true
      this.#desk.directed.set(true)
    }
    this.#phase.push(...acts)
    for (const one of pictures) this.#stage.push(one)
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
    const owe = this.#last?.update.pending?.owe ?? []
    if (deeds.some(({ seat }) => seat !== undefined && owe.includes(seat))) return
    this.#isPhaseOpen = false
    this.#desk.summary.set(deeds)
  }

  /** Shows the last phase of the dead once more, and then the present again. */
  again(): void {
    if (this.#stage.moving || this.#phase.length === 0 || !this.#last) return
    this.#desk.directed.set(true)
    for (const picture of this.#phase) this.#stage.push(picture)
    this.#stage.push({ ...this.#last, events: [], fresh: [], act: null })
  }

  #ready({ act, was, is }: PictureShown): number {
    return act ? this.#desk.onShot({ places: act.places, close: act.close, was, is }) : 0
  }

  #roll({ fresh, own }: PictureShown): void {
    const { scene, watching, moving } = this.#desk
    watching.set(!own)
    const falling = fresh.flatMap(({ line }) => line.roll ?? [])
    const thrown = thrownIn(fresh, true)
    if (scene.value) scene.set({ ...scene.value, falling, thrown })
    moving.set(true)
  }

  #show(picture: PictureShown, playing: boolean): void {
    this.#shows.show(picture, playing)
    if (playing && !picture.own && !picture.act) this.#reveal(picture.fresh)
  }

  /** What others do is brought into sight where it matters. */
  #reveal(theirs: readonly LogItem[]): void {
    const matters =
      theirs.find(({ line: { kind, mark } }) => kind === 'fight' || mark !== undefined) ??
      theirs.find(({ line: { kind, about } }) => (kind === 'rule' || kind === 'phase') && about.length > 0) ??
      theirs.find(({ line: { about } }) => about.length > 0)
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
    this.#shows.onShown()
  }

  /** The person's own view again; the dead are drawn as they were until it is there. */
  #giveBack(): void {
    this.#desk.onShot(null)
    clearTimeout(this.#returning)
    this.#returning = setTimeout(() => {
      if (!this.#stage.moving && !this.#isPhaseOpen) this.#desk.directed.set(false)
    }, RETURN_MS)
  }

  #holdBots(pictures: number): void {
    const most = this.#held ? FEW_WAITING : MOST_WAITING
    const hold = pictures > (this.#desk.paused.value ? MOST_STOPPED : most)
    if (hold === this.#held) return
    this.#held = hold
    this.#desk.open.setPace(hold ? null : this.#desk.pace)
  }

  finish(): boolean {
    return this.#stage.finish()
  }

  tempo(tempo: Tempo): void {
    this.#stage.tempo(tempo)
  }

  step(): void {
    this.#stage.step()
  }
}

/** The last dice among these. */
export function thrownIn(fresh: readonly LogItem[], falling: boolean): Thrown | null {
  const { line } = fresh.findLast((item) => item.line.roll !== undefined) ?? {}
  return line?.roll ? { roll: line.roll, about: line.about, falling } : null
}

/** How long what happened is looked at. */
export function weigh(picture: Pick<PictureShown, 'fresh' | 'own' | 'act' | 'opens' | 'rises'>): Weight {
  const { fresh, own, act, opens, rises } = picture
  if (rises) return { dice: false, ms: MS.rise, sweep: false, own: false, together: true }
  if (opens) return { dice: false, ms: MS.open, sweep: false, own: false }
  if (act?.weight) return act.weight
  const dice = fresh.some(({ line }) => line.roll !== undefined)
  const kinds = new Set(fresh.map(({ line }) => line.kind))
  const sweep = !own && !dice && kinds.size === 1 && kinds.has('move')
  const longest = Math.max(0, ...[...kinds].map((kind) => (own && kind === 'move' ? MS.ownMove : MS[kind])))
  const ms = own ? Math.min(dice ? OWN_MS : longest, OWN_MS) : dice ? MS.dice : longest
  return { dice, ms, sweep, own, ...(act ? { crowd: sweep ? act.beat.lead : null } : {}) }
}

const mergedPictures = (a: PictureShown, b: PictureShown): PictureShown => ({
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
