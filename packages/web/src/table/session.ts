/**
 * One table on the page: which person has the screen, what is shown of what has happened, what is chosen and aimed at,
 * and what is sent. It knows no game: the face says what things mean, the worker what they do.
 */
import { peopleOf, type Person } from '@shamble/host'
import type { OddsResult, OptionValues, Pending, Refusal, Seat, Standing, StoryEntry, Update } from '@shamble/kernel'
import { type DieNeeded, type LineModel, ONLOOKER, type OpenTable, type Reply } from '../engine/client.ts'
import { Cell } from '../engine/signal.ts'
import { Chronicle, type LogItem } from './chronicle.ts'
import type { GameFace, Json, Order, Preview, RollShown, Selection, Situation, Variant } from './face.ts'
import { handover } from './handover.ts'
import { Stage, type Tempo, type Weight } from './stage.ts'

/** What is shown now; it may lag behind what has happened. */
export interface Scene {
  readonly line: LineModel
  readonly view: Json
  readonly pending: Pending | null
  readonly items: readonly LogItem[]
  /** Events being played. */
  readonly playing: readonly Json[]
  /** Dice in the air. */
  readonly falling: readonly RollShown[]
}

/** A card that says no, or tells something the person should know. */
export interface Notice {
  readonly tone: 'no' | 'note'
  readonly title: string
  readonly reason: string
  readonly clause: string | null
  readonly places: readonly string[]
  /** Something that can be done about it. */
  readonly way?: { readonly label: string; readonly act: () => void }
}

/** What stands between the person and the table. */
export type Curtain = { readonly how: 'ribbon' | 'curtain'; readonly to: Person } | null

/** The board as it was. */
export interface Then {
  readonly at: number
  readonly view: Json
  readonly item: LogItem
}

interface Frame {
  readonly line: LineModel
  readonly update: Update
  readonly items: readonly LogItem[]
  readonly fresh: readonly LogItem[]
  readonly events: readonly Json[]
  readonly own: boolean
}

export const NOTHING_CHOSEN: Selection = { figure: null, order: null, aim: null, hover: null, whatIf: null }

/** So many frames may wait to be shown before the bots are held back. */
const MOST_WAITING = 60
const FEW_WAITING = 15

const MS = { move: 75, ownMove: 90, fight: 520, dice: 620, rule: 260, phase: 420 } as const

const same = (a: unknown, b: unknown): boolean => a === b || sorted(a) === sorted(b)

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )

export class TableSession {
  readonly open: OpenTable
  readonly face: GameFace
  readonly #people: readonly Person[]
  readonly scene = new Cell<Scene | null>(null)
  readonly selection = new Cell<Selection>(NOTHING_CHOSEN)
  readonly hints = new Cell<Json>(null)
  /** Hints are being worked out: what is asked may yet be said better. */
  readonly asking = new Cell(true)
  readonly variant = new Cell(0)
  /** Of a real die with two digits, the first that was typed. */
  readonly digits = new Cell('')
  /** The question of a variant that must be confirmed. */
  readonly warned = new Cell<string | null>(null)
  readonly notice = new Cell<Notice | null>(null)
  readonly curtain = new Cell<Curtain>(null)
  readonly past = new Cell<Then | null>(null)
  /** A command is under way. */
  readonly sending = new Cell(false)
  readonly paused = new Cell(false)
  readonly moving = new Cell(false)
  /** What is moving is not one's own doing. */
  readonly watching = new Cell(false)
  readonly live = new Cell<LineModel | null>(null)
  readonly odds = new Cell<ReadonlyMap<string, OddsResult>>(new Map())
  /** To whoever listens: a place of the board should be in sight. */
  onReveal: (places: readonly string[]) => void = () => {}
  #person: Person | null = null
  #lineName = ''
  #opened = false
  #lastUpdate: Update | null = null
  #tempo: Tempo = 1
  #hintsKey = ''
  #isDrawn = false
  /** The last entry before the person's last decision. */
  #decided = Number.POSITIVE_INFINITY
  #held = false
  /** The question for which the choice was last looked over. */
  #decision = -1
  #stop: () => void
  readonly #chronicle: Chronicle
  readonly #stage: Stage<Frame>

  constructor(open: OpenTable, face: GameFace) {
    this.open = open
    this.face = face
    this.#people = peopleOf(open.model.value.card.setup)
    this.#chronicle = new Chronicle(face)
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
    this.#stop = open.model.subscribe(() => this.#onModel())
    this.#take(this.people[0] ?? null)
    open.setPace(0)
  }

  close(): void {
    this.#stop()
    this.#stage.clear()
  }

  get person(): Person | null {
    return this.#person
  }

  /** Everybody at this screen, with the seats that they have not handed to a bot. */
  get people(): readonly Person[] {
    return this.#people.map((person) => ({ ...person, seats: this.#kept(person.seats) }))
  }

  #kept(seats: readonly Seat[]): readonly Seat[] {
    const view = this.live.value?.update?.glances[0]?.view as Partial<Pick<Standing, 'holders'>> | undefined
    return seats.filter((seat) => !('bot' in (view?.holders?.[seat] ?? {})))
  }

  get options(): OptionValues {
    return this.live.value?.welcome?.options ?? this.open.model.value.card.setup.options
  }

  /** The seats of the person who has the screen. */
  get mine(): readonly Seat[] {
    return this.#kept(this.#person?.seats ?? [])
  }

  set motion(motion: boolean) {
    this.#stage.motion = motion
  }

  // ---------- who has the screen ----------

  /** Opens the line of a person, or of whoever looks on, and closes the one before: one person's knowledge at a time. */
  #take(person: Person | null): void {
    const before = this.#lineName
    this.#person = person
    this.#lineName = person?.name ?? ONLOOKER
    this.#lastUpdate = null
    if (before !== '' && before !== this.#lineName) this.open.leave(before)
    this.open.join(this.#lineName, person?.seats ?? [])
  }

  /** The person holds the button long enough. */
  openCurtain(): void {
    const curtain = this.curtain.value
    if (curtain?.how !== 'curtain') return
    this.#opened = true
    this.curtain.set(null)
    this.#take(curtain.to)
  }

  /** Whoever has the screen is not the one it was passed to: the next who owes a secret answer, if there is one. */
  get otherAtCurtain(): Person | null {
    const curtain = this.curtain.value
    const owe = this.live.value?.update?.pending?.owe ?? []
    if (curtain?.how !== 'curtain') return null
    const asked = this.people.filter(({ seats }) => seats.some((seat) => owe.includes(seat)))
    const at = asked.findIndex(({ name }) => name === curtain.to.name)
    const next = asked[(at + 1) % asked.length]
    return next && next.name !== curtain.to.name ? next : null
  }

  passOn(): void {
    const next = this.otherAtCurtain
    if (next) this.curtain.set({ how: 'curtain', to: next })
  }

  /** Somebody else may be looking. */
  closeCurtain(): void {
    if (!this.#opened || this.curtain.value) return
    this.#opened = false
    this.#considerHandover()
  }

  dismissRibbon(): void {
    if (this.curtain.value?.how === 'ribbon') this.curtain.set(null)
  }

  #considerHandover(): void {
    const live = this.live.value
    if (!live?.update || this.curtain.value?.how === 'curtain') return
    const pending = live.update.pending
    if (!pending?.sealed) this.#opened = false
    const die = live.die?.ask.seat ?? live.waiting
    const next = handover(this.people, this.#person, { pending, die }, this.#opened)
    if (next.how === 'stay') return
    this.#opened = false
    this.selection.set(NOTHING_CHOSEN)
    this.curtain.set(next)
    if (next.how === 'ribbon') return this.#take(next.to)
    this.#forget()
    this.#take(null)
  }

  /** Nothing that only one person may know stays on the page. */
  #forget(): void {
    this.#stage.clear()
    this.scene.set(null)
    this.live.set(null)
    this.#decided = Number.POSITIVE_INFINITY
    this.hints.set(null)
    this.odds.set(new Map())
    this.notice.set(null)
    this.past.set(null)
    this.#hintsKey = ''
  }

  /** A secret is open on the page. */
  get secretOpen(): boolean {
    return this.#opened && this.curtain.value === null
  }

  // ---------- what is shown ----------

  #onModel(): void {
    const line = this.open.model.value.lines[this.#lineName]
    if (!line) return
    const { update } = line
    this.live.set(line)
    if (update && update !== this.#lastUpdate) this.#arrive(line, update)
    else this.#considerHandover()
  }

  #arrive(line: LineModel, update: Update): void {
    const first = this.#lastUpdate === null
    this.#lastUpdate = update
    const view = update.glances[0]?.view
    const items = this.#chronicle.read(line.story, view)
    const from = line.fresh[0]?.entry ?? Number.POSITIVE_INFINITY
    const fresh = first ? [] : items.filter(({ until }) => until >= from)
    const events = line.fresh.flatMap((entry: StoryEntry) => entry.events)
    const own = line.fresh.every(({ seat }) => seat !== null && this.mine.includes(seat))
    const frame: Frame = { line, update, items, fresh, events: first ? [] : events, own }
    if (first || update.undone > 0) {
      this.#stage.clear()
      this.#show(frame, false)
      this.#rest()
    } else this.#stage.push(frame)
    this.moving.set(this.#stage.moving)
    this.#considerHandover()
  }

  #roll({ fresh, own }: Frame): void {
    this.watching.set(!own)
    const scene = this.scene.value
    const falling = fresh.flatMap(({ line }) => line.roll ?? [])
    if (scene) this.scene.set({ ...scene, falling })
    this.moving.set(true)
  }

  #show({ line, update, items, events, fresh, own }: Frame, playing: boolean): void {
    const view = this.#glanceOf(update)?.view
    this.scene.set({ line, view, pending: update.pending, items, playing: playing ? events : [], falling: [] })
    this.watching.set(playing && !own)
    this.moving.set(playing)
    this.#reconcile()
    // What others do is brought into sight where it matters.
    const theirs = playing && !own ? fresh : []
    const matters =
      theirs.find(({ line: { kind, mark } }) => kind === 'fight' || mark !== undefined) ??
      theirs.find(({ line: { kind, about } }) => (kind === 'rule' || kind === 'phase') && about.length > 0)
    if (matters) this.onReveal(matters.line.about)
  }

  #rest(): void {
    const scene = this.scene.value
    if (scene && (scene.playing.length > 0 || scene.falling.length > 0))
      this.scene.set({ ...scene, playing: [], falling: [] })
    this.watching.set(this.#stage.moving)
    this.moving.set(this.#stage.moving)
    this.#reconcile()
  }

  #holdBots(frames: number): void {
    const hold = frames > (this.#held ? FEW_WAITING : MOST_WAITING)
    if (hold === this.#held) return
    this.#held = hold
    this.open.setPace(hold ? null : 0)
  }

  /** Shows the present at once. True if something was still moving. */
  finish(): boolean {
    const moved = this.#stage.finish()
    this.moving.set(this.#stage.moving)
    return moved
  }

  tempo(tempo: Tempo): void {
    this.#tempo = tempo
    this.#stage.tempo(this.paused.value ? null : tempo)
  }

  pause(paused: boolean): void {
    this.paused.set(paused)
    this.#stage.tempo(paused ? null : this.#tempo)
    this.moving.set(this.#stage.moving)
  }

  stepBots(): void {
    this.#stage.step()
    this.moving.set(this.#stage.moving)
  }

  // ---------- what is asked, and of whom ----------

  #glanceOf(update: Update, seat: Seat | null = null): Update['glances'][number] | undefined {
    return update.glances.find((one) => one.seat === seat) ?? update.glances[0]
  }

  /** The seats of this person that owe an answer, then those that may speak. */
  #asked(pending: Pending | null): readonly Seat[] {
    const { owe = [], may = [] } = pending ?? {}
    return [...owe, ...may].filter((seat) => this.mine.includes(seat))
  }

  /** The person who has the screen owes an answer, and everything before it has been shown. */
  get myTurn(): boolean {
    const pending = this.scene.value?.pending
    return !this.moving.value && (pending?.owe.some((seat) => this.mine.includes(seat)) ?? false)
  }

  /** What is shown and asked; `past`: the moment that is looked at instead, if there is one. */
  situation(selection: Selection = this.selection.value, past = true): Situation {
    const scene = this.scene.value
    const then = past ? this.past.value : null
    const options = this.options
    if (!scene || then)
      return {
        view: then?.view ?? null,
        options,
        seat: this.mine[0] ?? null,
        pending: null,
        choices: [],
        hints: null,
        selection: NOTHING_CHOSEN,
      }
    const { update } = scene.line
    const seat = this.#seatFor(selection, scene.pending)
    const glance = update && this.#glanceOf(update, seat)
    return {
      view: glance?.view ?? scene.view,
      options,
      seat,
      pending: scene.pending,
      choices: glance?.seat === seat ? (glance?.choices ?? []) : [],
      hints: this.hints.value,
      selection,
    }
  }

  #seatFor({ figure }: Selection, pending: Pending | null): Seat | null {
    const own = figure === null ? null : this.face.seatOf(figure, this.scene.value?.view)
    const asked = this.#asked(pending)
    if (own !== null && (asked.includes(own) || (asked.length === 0 && this.mine.includes(own)))) return own
    return asked[0] ?? this.mine[0] ?? null
  }

  /** After something has changed: the choice stays as far as it still makes sense. */
  #reconcile(): void {
    const scene = this.scene.value
    if (!scene || this.past.value) return
    const before = this.selection.value
    let next = before
    const asked = this.#asked(scene.pending)
    if (!this.moving.value && asked.length > 0) {
      const own = before.figure === null ? null : this.face.seatOf(before.figure, scene.view)
      const owing = asked.filter((seat) => scene.pending?.owe.includes(seat))
      const decision = scene.line.update?.decision ?? -1
      // Whoever has nothing left to do makes room for somebody who has, once a question is new.
      const able = decision === this.#decision || owing.length === 0 ? asked : owing
      this.#decision = decision
      if (own === null || !able.includes(own)) next = NOTHING_CHOSEN
      const figure = next.figure ?? this.face.defaultFigure(this.situation(next))
      next = this.face.settled(this.situation({ ...next, figure }))
      const orders = this.face.orders(this.situation({ ...next, aim: null }))
      if (next.order !== null && !orders.some(({ id, enabled }) => id === next.order && enabled))
        next = { ...next, order: null }
    }
    if (before.aim !== null) next = { ...next, aim: null }
    if (scene.pending === null) next = NOTHING_CHOSEN
    this.warned.set(null)
    this.variant.set(0)
    this.#choose(next)
  }

  #choose(selection: Selection): void {
    const before = this.selection.value
    const revealed = selection.figure !== null && selection.figure !== before.figure
    if (!same(before, selection)) this.selection.set(selection)
    void this.#askHints()
    if (revealed && selection.figure !== null) this.onReveal([selection.figure])
  }

  /** The first question is on the page: it did not wait for what works out hints. */
  drawn(): void {
    this.#isDrawn = true
    void this.#askHints()
  }

  async #askHints(): Promise<void> {
    const scene = this.scene.value
    if (scene?.line.over) this.asking.set(false)
    if (!this.#isDrawn || !scene || this.past.value || scene.line.over) return
    const s = this.situation()
    const ask = this.face.hintsFor(s)
    const decision = scene.line.update?.decision
    const key = ask === null ? '' : sorted([decision, s.seat, ask])
    if (ask === null) this.asking.set(false)
    if (key === this.#hintsKey) return
    this.#hintsKey = key
    if (ask === null) return this.hints.set(null)
    this.asking.set(true)
    try {
      const hints = await this.open.hints(s.seat, ask)
      if (key !== this.#hintsKey) return
      this.hints.set(hints)
      this.asking.set(false)
      // What is known now may lead to another question.
      void this.#askHints()
    } catch {
      if (key !== this.#hintsKey) return
      this.#hintsKey = ''
      this.asking.set(false)
    }
  }

  // ---------- choosing ----------

  chooseFigure(figure: string): void {
    this.finish()
    this.backToNow()
    this.notice.set(null)
    this.#choose({ ...NOTHING_CHOSEN, figure })
  }

  hover(place: string | null): void {
    const { value } = this.selection
    if (value.hover === place || this.past.value) return
    this.selection.set({ ...value, hover: place })
    void this.#askHints()
  }

  whatIf(place: string | null): void {
    const { value } = this.selection
    if ((value.whatIf ?? null) !== place) this.#choose({ ...value, whatIf: place, aim: null })
  }

  /** What pointing at something, or having picked it, would do. */
  preview(selection: Selection = this.selection.value): Preview | null {
    if (!this.scene.value || this.past.value || this.moving.value || this.sending.value) return null
    if (!this.#asked(this.scene.value.pending).length) return null
    return this.face.preview(this.situation(selection))
  }

  orders(): readonly Order[] {
    const scene = this.scene.value
    if (!scene || this.past.value || this.#asked(scene.pending).length === 0 || this.moving.value) return []
    return this.face.orders(this.situation())
  }

  order(id: string): void {
    if (this.finish()) return
    const order = this.orders().find((one) => one.id === id)
    if (!order) return
    this.notice.set(null)
    const { value } = this.selection
    if (!order.enabled) return this.#refuseOrder(order, value)
    const again = value.order === id
    const next: Selection = { ...value, order: again ? null : id, aim: null, hover: null }
    this.variant.set(0)
    this.warned.set(null)
    this.#choose(next)
    if (again || order.aims !== 'none') return
    const preview = this.preview(next)
    const [only] = preview?.variants ?? []
    if (preview?.refusal) this.#refuse(preview)
    else if (only && preview?.variants.length === 1 && !only.odds && !only.warning) this.#send(only)
  }

  /** The whole reason, where the face knows more than fits under the order. */
  #refuseOrder({ id, label, detail, clause }: Order, selection: Selection): void {
    const refusal = this.preview({ ...selection, order: id, aim: null, hover: null })?.refusal
    this.notice.set({
      tone: 'no',
      title: label,
      reason: refusal?.reason ?? detail,
      clause: refusal?.clause ?? clause ?? null,
      places: [],
    })
  }

  /** A place was pressed. The first press aims; a second with a mouse does it. */
  pick(place: string, sure: boolean): void {
    if (this.finish() || this.past.value || this.sending.value) return
    this.notice.set(null)
    const before = this.selection.value
    if (sure && before.aim === place) return this.commit()
    const next = this.face.pick(place, this.situation())
    this.aim(next)
  }

  aim(next: Selection): void {
    const before = this.selection.value
    this.warned.set(null)
    this.variant.set(0)
    this.#choose(next)
    if (next.aim === null || (next.aim === before.aim && next.order === before.order)) return
    const preview = this.preview(next)
    if (preview?.refusal && preview.variants.length === 0) {
      this.#refuse(preview, next.aim)
      this.#choose({ ...next, aim: null })
    } else if (preview) this.onReveal([next.aim, ...(next.figure === null ? [] : [next.figure])])
  }

  #refuse({ title, refusal }: Preview, place?: string): void {
    if (!refusal) return
    this.notice.set({
      tone: 'no',
      title,
      reason: refusal.reason,
      clause: refusal.clause,
      places: place === undefined ? [] : [place],
    })
  }

  /** One beat back: the question, the aim, the order, the figure. True if there was something to go back from. */
  back(): boolean {
    if (this.finish()) return true
    if (this.notice.value) {
      this.notice.set(null)
      return true
    }
    if (this.past.value) {
      this.backToNow()
      return true
    }
    const { value } = this.selection
    if (this.warned.value !== null) this.warned.set(null)
    else if (value.aim !== null) this.#choose({ ...value, aim: null, hover: null })
    else if (value.whatIf) this.#choose({ ...value, whatIf: null })
    else if (value.order !== null) this.#choose({ ...value, order: null, hover: null })
    else return false
    return true
  }

  /** What was previewed is done. A warning is asked once. */
  commit(): void {
    if (this.finish() || this.sending.value) return
    const preview = this.preview()
    const chosen = preview?.variants[this.variant.value] ?? preview?.variants[0]
    if (!preview || !chosen) return
    const { value } = this.selection
    // Only what was picked or needs no aim is sent; pointing alone does nothing.
    const order = this.orders().find(({ id }) => id === value.order)
    const aimless = order?.aims === 'none' || order?.aims === 'dialog'
    if (value.aim === null && !aimless) return
    if (chosen.warning !== undefined && this.warned.value !== chosen.warning) return this.warned.set(chosen.warning)
    this.#send(chosen)
  }

  /** Sends a variant that was not previewed: from the menu or the table in words. */
  do(variant: Pick<Variant, 'commands'>): void {
    if (this.sending.value) return
    this.#send(variant)
  }

  #send({ commands }: Pick<Variant, 'commands'>): void {
    const { seat } = this.situation()
    if (seat === null) return
    void this.#sendAll(seat, commands)
  }

  /** One after the other; stops at a refusal and where something new has come to light. */
  async #sendAll(seat: Seat, commands: readonly Json[]): Promise<void> {
    this.sending.set(true)
    this.#decided = this.#lastEntry
    this.warned.set(null)
    this.dismissRibbon()
    try {
      let known = 0
      const line = this.#lineName
      for (const [i, command] of commands.entries()) {
        if (i > 0 && !this.#mayGoOn(seat, known, command)) {
          this.notice.set({
            tone: 'note',
            title: 'Stopped on the way',
            reason: 'Something has changed. Look again before going on.',
            clause: null,
            places: [],
          })
          return
        }
        known = this.#entries
        const reply = await this.open.command(seat, command)
        // The screen has changed hands meanwhile: whoever has it now did not ask for this.
        if (this.#lineName !== line) return
        if (!reply.ok) return this.refused(reply.refusal)
      }
    } finally {
      this.sending.set(false)
      this.#reconcile()
    }
  }

  get #lastEntry(): number {
    return this.live.value?.story.at(-1)?.entry ?? -1
  }

  /** What was told since the person last decided. */
  get recent(): readonly LogItem[] {
    return this.scene.value?.items.filter(({ until }) => until > this.#decided) ?? []
  }

  get #entries(): number {
    return this.live.value?.story.length ?? 0
  }

  /** Since so many entries nothing was rolled or came to light, nobody else did anything, and this is still allowed. */
  #mayGoOn(seat: Seat, known: number, command: Json): boolean {
    const { story = [], update } = this.live.value ?? {}
    const quiet = story.slice(known).every((one) => one.seat === seat && one.rolled.length === 0 && !one.revealed)
    const glance = update?.glances.find((one) => one.seat === seat)
    return quiet && (glance?.choices.some((one) => same(one, command)) ?? false)
  }

  refused(refusal: Refusal, title = 'Not allowed'): void {
    this.notice.set({ tone: 'no', title, reason: refusal.reason, clause: refusal.clause, places: [] })
  }

  // ---------- odds ----------

  static oddsKey(seat: Seat | null, decision: number | undefined, command: Json): string {
    return sorted([seat, decision, command])
  }

  /** Asks for the odds of what is previewed; they arrive in `odds`. */
  wantOdds(preview: Preview | null): void {
    const s = this.situation()
    const decision = this.scene.value?.line.update?.decision
    const { seat } = s
    if (seat === null) return
    for (const { odds, commands } of preview?.variants ?? []) {
      const [command] = commands
      if (!odds || command === undefined) continue
      const key = TableSession.oddsKey(seat, decision, command)
      if (this.odds.value.has(key) || this.#wanted.has(key)) continue
      this.#wanted.add(key)
      void this.open.odds(seat, command).then((reply) => {
        this.#wanted.delete(key)
        if (reply.ok)
          this.odds.set(new Map([...this.odds.value, [key, reply.odds]].slice(-200) as [string, OddsResult][]))
      })
    }
  }
  readonly #wanted = new Set<string>()

  // ---------- taking back ----------

  /** The seat whose last command would be taken back. */
  get undoSeat(): Seat | null {
    const story = this.live.value?.story ?? []
    return story.findLast(({ seat }) => seat !== null && this.mine.includes(seat))?.seat ?? null
  }

  /** Null if it is free; otherwise why not. */
  get undoRefusal(): Refusal | null {
    const seat = this.undoSeat
    const update = this.live.value?.update
    if (seat === null || !update) return { clause: 'table.undo', reason: 'You have done nothing yet.' }
    return update.glances.find((one) => one.seat === seat)?.undo ?? null
  }

  undo(): void {
    this.finish()
    const seat = this.undoSeat
    const refusal = this.undoRefusal
    if (seat === null)
      return this.refused({ clause: 'table.undo', reason: 'You have done nothing yet.' }, 'Nothing to undo')
    if (!refusal) return void this.#takeBack(seat)
    const alone = this.people.length < 2
    const { undoDice } = this.open.model.value.card.setup
    const dice = undoDice === 'same' ? 'The dice will fall the same again.' : 'New dice will be thrown.'
    this.notice.set({
      tone: 'no',
      title: 'Not free to undo',
      reason: `${refusal.reason} ${alone ? `Against bots you may take it back all the same. ${dice}` : `You can ask the others. ${dice}`}`,
      clause: refusal.clause,
      places: [],
      way: {
        label: alone ? 'Take it back all the same' : 'Ask to take it back',
        act: () => void this.#takeBack(seat),
      },
    })
  }

  async #takeBack(seat: Seat): Promise<void> {
    this.notice.set(null)
    this.#tell(await this.open.undo(seat), 'Not taken back')
  }

  /** Somebody at this screen answers a proposal for a seat of theirs. */
  async answerProposal(seat: Seat, agree: boolean): Promise<void> {
    const person = this.people.find(({ seats }) => seats.includes(seat))
    if (!person) return
    const answer = (): Promise<Reply> => (agree ? this.open.agreeUndo(seat) : this.open.declineUndo(seat))
    this.#tell(await this.#speaking(person, seat, answer), 'Not taken back')
  }

  /** Somebody at this screen says something although another has it. */
  async #speaking(person: Person, seat: Seat, say: () => Promise<Reply>): Promise<Reply> {
    if (person.name === this.#lineName) return say()
    this.open.join(person.name, person.seats)
    await this.#welcomed(seat)
    const reply = await say()
    if (person.name !== this.#lineName) this.open.leave(person.name)
    return reply
  }

  #welcomed(seat: Seat): Promise<void> {
    return new Promise((done) => {
      const look = (): boolean => this.open.lineOf(seat) !== undefined
      if (look()) return done()
      const stop = this.open.model.subscribe(() => {
        if (!look()) return
        stop()
        done()
      })
    })
  }

  #tell(reply: Reply, title: string): void {
    if (!reply.ok) this.refused(reply.refusal, title)
  }

  // ---------- real dice ----------

  /** The real die that somebody at this screen must throw now. */
  get die(): DieNeeded | null {
    return this.moving.value ? null : (this.live.value?.die ?? null)
  }

  async typeDie(face: number): Promise<void> {
    const die = this.live.value?.die
    this.digits.set('')
    if (die) this.#tell(await this.open.typeDie(die.ask.seat, face), 'Not this die')
  }

  async untypeDie(): Promise<void> {
    const seat = this.live.value?.correctable ?? null
    const person = this.#typist
    if (seat !== null && person)
      this.#tell(await this.#speaking(person, seat, () => this.open.untypeDie(seat)), 'Not corrected')
  }

  async dropDice(): Promise<void> {
    const die = this.live.value?.die
    this.digits.set('')
    if (die) this.#tell(await this.open.dropDice(die.ask.seat), 'Not withdrawn')
  }

  /** Whoever at this screen threw the last real die, as long as a mistype can be corrected. */
  get #typist(): Person | undefined {
    const seat = this.live.value?.correctable ?? null
    return seat === null ? undefined : this.people.find(({ seats }) => seats.includes(seat))
  }

  get mayCorrect(): boolean {
    return this.#typist !== undefined
  }

  // ---------- the past ----------

  async showThen(item: LogItem): Promise<void> {
    this.finish()
    try {
      if (!this.open.model.value.lines[ONLOOKER]) this.open.join(ONLOOKER, [])
      const past = await this.open.past(ONLOOKER, item.until + 1)
      const [glance] = past.glances
      if (glance) this.past.set({ at: past.at, view: glance.view, item })
      this.onReveal(item.line.about)
    } catch {
      this.refused({ clause: 'table.past', reason: 'This moment cannot be shown.' }, 'Not shown')
    }
  }

  backToNow(): void {
    if (!this.past.value) return
    this.past.set(null)
    if (this.#lineName !== ONLOOKER) this.open.leave(ONLOOKER)
    this.#reconcile()
  }
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
