/**
 * One table on the page: which person has the screen, what is shown of what has happened, what is chosen and aimed at,
 * and what is sent. It knows no game: the display says what things mean, the worker what they do. Each duty is a part of
 * its own in `session/`; what they share lies on the desk.
 */
import type { Refusal, Seat } from '@shamble/kernel'
import type { DieNeeded, OpenMatch } from '../engine/client.ts'
import type { Person } from '@shamble/host'
import type { LogItem } from './log-item.ts'
import type { AnyDisplay, Order, Preview, Selection, DisplayState, Variant } from './game-display.ts'
import type { Again } from './session/again.ts'
import { Asking } from './session/asking.ts'
import { Choice } from './session/choice.ts'
import { Desk, newMemory } from './session/desk.ts'
import type { Finishing } from './session/finishing.ts'
import { Playback } from './session/playback.ts'
import { QuestionShown } from './session/question.ts'
import { Screen } from './session/screen.ts'
import { Sending, type Sent } from './session/sending.ts'
import type { Speaking } from './session/speaking.ts'
import { TakingBack } from './session/taking-back.ts'
import type { Tempo } from './stage.ts'

export { oddsKey } from './session/asking.ts'
export { AGAIN, NOTHING_CHOSEN, newMemory } from './session/desk.ts'

/** So that a seat can be taken back before the game is over; less where bots are to decide at once. */
const LENT_PACE = 300
const LEAST_PACE = 5

export class PlaySession extends Desk {
  readonly #screen = new Screen(this, () => this.#forget())
  readonly #question = new QuestionShown(this, this.#screen)
  readonly #asking = new Asking(this, this.#question)
  readonly #playback = new Playback(this, this.#screen, () => this.#goOn())
  readonly #sending = new Sending(this, this.#screen, this.#question, () => this.#goOn())
  /** From the first thing that is sent. */
  #again: Again | null = null
  /** Once the first question is on the page, or something is sent. */
  #finishing: Finishing | null = null
  readonly #choice: Choice = new Choice(this, this.#question, this.#asking, this.#playback, {
    send: (variant) => {
      void this.#note(variant, this.selection.value)
      void this.#mayFinish()
      void this.#sending.send(variant)
    },
    again: () => this.#again?.find() ?? null,
    withAgain: (all) => this.#again?.among(all) ?? all,
    backToNow: () => this.backToNow(),
  })
  readonly #takingBack = new TakingBack(this, this.#screen, this.#sending)
  readonly #stop: () => void
  #lent = ''

  constructor(open: OpenMatch, display: AnyDisplay) {
    super(open, display)
    const stops = [
      open.model.subscribe(() => {
        this.#playback.onModel()
        this.#followSeats()
      }),
      open.here.subscribe(() => this.#screen.moved()),
    ]
    this.#stop = () => stops.forEach((stop) => stop())
    this.#screen.take(this.people[0] ?? null)
    open.setPace(0)
    this.#followSeats()
  }

  close(): void {
    this.#stop()
    this.#playback.clear()
  }

  /** An attack may be wanted again. */
  async #note(variant: Variant, selection: Selection): Promise<void> {
    const { Again } = await import('./session/again.ts')
    this.#again ??= new Again(this, this.#question)
    this.#again.note(variant, selection)
  }

  #goOn(): void {
    this.#choice.reconcile()
    this.#finishing?.look()
  }

  async #mayFinish(): Promise<void> {
    const seen = this.scene.value?.line.update ?? null
    const { Finishing } = await import('./session/finishing.ts')
    this.#finishing ??= new Finishing(this, this.#screen, this.#question, this.#sending, this.#takingBack, seen)
    this.#finishing.look()
  }

  /** Nothing that only one person may know stays on the page. */
  #forget(): void {
    this.#playback.clear()
    this.scene.set(null)
    this.live.set(null)
    this.#sending.forget()
    this.#again?.forget()
    this.#finishing?.forget()
    this.hints.set(null)
    this.odds.set(new Map())
    this.notice.set(null)
    this.past.set(null)
    this.memory = newMemory()
    this.#asking.forget()
  }

  // ---------- who has the screen ----------

  get person(): Person | null {
    return this.#screen.person
  }

  /** Everybody at this screen, with the seats that they have not handed to a bot. */
  get people(): readonly Person[] {
    return this.#screen.people
  }

  /** And at others, with all their seats. */
  get everybody(): readonly Person[] {
    return this.#screen.everybody
  }

  /** The seats of the person who has the screen. */
  get mine(): readonly Seat[] {
    return this.#screen.mine
  }

  get otherAtCurtain(): Person | null {
    return this.#screen.otherAtCurtain
  }

  get secretOpen(): boolean {
    return this.#screen.secretOpen
  }

  openCurtain = (): void => this.#screen.openCurtain()
  passOn = (): void => this.#screen.passOn()
  closeCurtain = (): void => this.#screen.closeCurtain()
  dismissRibbon = (): void => this.#screen.dismissRibbon()

  /** The seats of this person that a bot plays, or could. */
  get lendable(): readonly { readonly seat: Seat; readonly lent: boolean }[] {
    return (this.person?.seats ?? []).map((seat) => ({ seat, lent: this.#screen.isLent(seat) }))
  }

  /** A seat was lent to a bot or taken back: what is asked here is looked over again. */
  #followSeats(): void {
    const lent = this.lendable.map((one) => one.lent).join()
    if (lent === this.#lent) return
    this.#lent = lent
    this.#setPace()
    const scene = this.scene.value
    if (scene) this.scene.set({ ...scene })
    this.#choice.reconcile()
  }

  #setPace(): void {
    const before = this.pace
    this.pace = this.lendable.some(({ lent }) => lent) ? (this.isAtOnce ? LEAST_PACE : LENT_PACE) : 0
    if (this.pace !== before) this.open.setPace(this.pace)
  }

  /** Bots play at once for everybody here: they ask nobody, and play to the end unless they are stopped. */
  get runsOn(): boolean {
    if (!this.isAtOnce || this.paused.value || this.live.value?.over !== null) return false
    return this.people.every(({ seats }) => seats.length === 0)
  }

  // ---------- what is shown ----------

  set motion(motion: boolean) {
    this.#playback.motion = motion
  }

  finish = (): boolean => this.#playback.finish()
  tempo = (tempo: Tempo): void => {
    this.isAtOnce = tempo === 0
    this.#setPace()
    this.#playback.tempo(tempo)
  }
  pause = (paused: boolean): void => this.#playback.pause(paused)
  stepBots = (): void => this.#playback.stepBots()
  /** The last phase of the dead once more. */
  again = (): void => this.#playback.again()

  async showThen(item: LogItem): Promise<void> {
    this.finish()
    const { showPast } = await import('./session/past.ts')
    await showPast(this, this.#screen, item)
  }

  backToNow = (): void => {
    if (!this.past.value) return
    this.past.set(null)
    this.#choice.reconcile()
  }

  // ---------- what is asked ----------

  get myTurn(): boolean {
    return this.#question.myTurn
  }

  situation = (selection?: Selection, past?: boolean): DisplayState => this.#question.situation(selection, past)

  /** The first question is on the page: it did not wait for what works out hints and tells what happened. */
  drawn(): void {
    this.#asking.drawn()
    void this.#playback.tell()
    void this.#mayFinish()
  }

  wantOdds = (preview: Preview | null): void => this.#asking.wantOdds(preview)

  // ---------- what is chosen and sent ----------

  chooseFigure = (figure: string): void => this.#choice.chooseFigure(figure)
  hover = (place: string | null, byKeys = false): void => this.#choice.hover(place, byKeys)
  /** Where keys have gone on the board. */
  get cursor(): string | null {
    return this.#choice.cursor
  }
  whatIf = (place: string | null): void => this.#choice.whatIf(place)
  suppose = (on: boolean): void => this.#choice.suppose(on)
  preview = (selection?: Selection): Preview | null => this.#choice.preview(selection)
  orders = (): readonly Order[] => this.#choice.orders()
  order = (id: string): void => this.#choice.order(id)
  pick = (place: string, sure: boolean): void => this.#choice.pick(place, sure)
  step = (place: string): void => this.#choice.step(place)
  aim = (next: Selection): void => this.#choice.aim(next)
  back = (): boolean => this.#choice.back()
  commit = (): void => this.#choice.commit()
  do = (variant: Sent): Promise<void> => this.#sending.do(variant)

  /** What was told since the person last decided. */
  get recent(): readonly LogItem[] {
    return this.#sending.recent
  }

  // ---------- taking back, real dice ----------

  get undoSeat(): Seat | null {
    return this.#takingBack.undoSeat
  }

  /** Null if it is free; otherwise why not. */
  get undoRefusal(): Refusal | null {
    return this.#takingBack.undoRefusal
  }

  undo(): void {
    this.finish()
    this.#takingBack.undo()
  }

  async #speaking(): Promise<Speaking> {
    const { Speaking } = await import('./session/speaking.ts')
    return new Speaking(this, this.#screen, this.#takingBack)
  }

  answerProposal = async (seat: Seat, agree: boolean): Promise<void> =>
    (await this.#speaking()).answerProposal(seat, agree)

  /** The seats whose dice are thrown by hand now. */
  get byHand(): ReadonlySet<Seat> {
    return this.#takingBack.byHand
  }

  changeHands = async (byHand: boolean): Promise<void> => (await this.#speaking()).changeHands(byHand)

  /** The real die that somebody at this screen must throw now. */
  get die(): DieNeeded | null {
    return this.#takingBack.die
  }

  /** Something is on its way, and whoever has the screen throws real dice: there may be another to throw. */
  get awaitsDie(): boolean {
    return (this.moving.value || this.sending.value) && this.mine.some((seat) => this.byHand.has(seat))
  }

  get mayCorrect(): boolean {
    return this.#takingBack.typist !== undefined
  }

  typeDie = async (face: number): Promise<void> => (await this.#speaking()).typeDie(face)
  untypeDie = async (): Promise<void> => (await this.#speaking()).untypeDie()
  dropDice = async (): Promise<void> => (await this.#speaking()).dropDice()
}
