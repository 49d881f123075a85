/** A document on the workbench: what it is now, what was done to it, what is chosen, which tool is in hand. */
import { Cell, type Signal } from '../engine/signal.ts'
import type { Check, Edited, EditorFace, Spot, Tool } from './face.ts'
import { begun, changed, choosing, type History, redone, undone } from './history.ts'
import { around } from './path.ts'

export interface Hand {
  /** Null: things are chosen and moved. */
  readonly tool: string | null
  /** Of the keyboard; shown while it is used. */
  readonly cursor: Spot
  readonly keyed: boolean
  /** The first corner, where a tool asks for two. */
  readonly anchor: Spot | null
  /** What the document will be when a drag ends. */
  readonly draft: unknown
}

export class EditorSession {
  readonly face: EditorFace<unknown>
  readonly id: string
  readonly tools: readonly Tool[]
  readonly #history: Cell<History<unknown>>
  readonly #hand: Cell<Hand>
  readonly #checks = new Cell<readonly Check[]>([])
  readonly #said = new Cell('')
  readonly #refusal = new Cell<string | null>(null)
  /** Where the mouse is on the table. */
  readonly pointer = new Cell<Spot | null>(null)
  /** The board is dragged, whatever is under the hand. */
  panning = false
  /** Something on the board is to be brought into sight. */
  onReveal: (key: string) => void = () => {}
  /** A sheet of the scenario is to be opened. */
  onSheet: (sheet: string) => void = () => {}

  constructor(face: EditorFace<unknown>, id: string, document: unknown) {
    this.face = face
    this.id = id
    this.tools = face.groups.flatMap(({ tools }) => tools)
    this.#history = new Cell(begun(document))
    const { width, height } = face.size(document)
    this.#hand = new Cell<Hand>({
      tool: null,
      cursor: { x: Math.round(width / 2), y: Math.round(height / 2) },
      keyed: true,
      anchor: null,
      draft: null,
    })
  }

  get history(): Signal<History<unknown>> {
    return this.#history
  }
  get hand(): Signal<Hand> {
    return this.#hand
  }
  get checks(): Signal<readonly Check[]> {
    return this.#checks
  }
  /** What a screen reader is to say. */
  get said(): Signal<string> {
    return this.#said
  }

  /** Why the last thing that was tried could not be done. */
  get refusal(): Signal<string | null> {
    return this.#refusal
  }

  get document(): unknown {
    return this.#history.value.now.document
  }
  get chosen(): string | null {
    const { chosen, document } = this.#history.value.now
    return chosen !== null && this.face.has(document, chosen) ? chosen : null
  }
  get tool(): Tool | null {
    return this.tools.find(({ id }) => id === this.#hand.value.tool) ?? null
  }

  say(words: string): void {
    this.#said.set(words)
  }

  #refuse(why: string): false {
    this.#refusal.set(why)
    this.say(why)
    return false
  }

  /** Replaces the document by another; never by one that could not be opened again. */
  change(document: unknown, words: string, merges: string | null = null, chosen: string | null = this.chosen): boolean {
    this.#refusal.set(null)
    if (document === this.document) return true
    const opened = this.face.open(document)
    if (!opened.ok) return this.#refuse(`${opened.fault.why} ${opened.fault.at}`)
    this.#history.set(changed(this.#history.value, { document, chosen, words, merges }))
    return true
  }

  /** Carries an edit out, or says why not. */
  take(edited: Edited<unknown>): boolean {
    if (!edited.ok) return this.#refuse(edited.why)
    if (!this.change(edited.document, edited.words, null, edited.chosen)) return false
    this.say(`${capital(edited.words)}.`)
    return true
  }

  choose(key: string | null): void {
    this.#refusal.set(null)
    if (key === this.chosen) return
    this.#history.set(choosing(this.#history.value, key))
    if (key !== null) this.say(`${capital(this.face.nameOf(this.document, key))}, chosen.`)
  }

  undo(): void {
    this.#step(undone(this.#history.value), `Undone: ${this.#history.value.now.words}.`)
  }
  redo(): void {
    const next = redone(this.#history.value)
    this.#step(next, `Done again: ${next?.now.words ?? ''}.`)
  }
  #step(to: History<unknown> | null, words: string): void {
    if (!to) return this.say('There is nothing more.')
    this.#set({ draft: null, anchor: null })
    this.#history.set(to)
    this.say(words)
  }

  pick(tool: string | null): void {
    this.#refusal.set(null)
    this.#set({ tool, anchor: null, draft: null })
    const found = this.tool
    if (found) this.choose(null)
    this.say(found ? `${found.label}. ${found.asks}` : 'Choose and move.')
  }

  point(cursor: Spot): void {
    const { width, height } = this.face.size(this.document)
    const within = (value: number, most: number): number => round(Math.max(0, Math.min(most, value)))
    this.#set({ cursor: { x: within(cursor.x, width), y: within(cursor.y, height) }, keyed: true })
  }

  /** A pointer is used: the cursor of the keyboard goes. */
  unkey(): void {
    if (this.#hand.value.keyed) this.#set({ keyed: false })
  }

  /** What a drag would do is shown, and done when it ends. */
  draw(draft: unknown): void {
    this.#set({ draft })
  }
  /** Shows what a press here would place. */
  preview(at: Spot): void {
    const { tool } = this
    if (!tool) return
    const laid = this.face.lay(this.document, tool.id, at, null)
    this.draw(laid.ok ? laid.document : null)
  }
  anchorAt(anchor: Spot | null): void {
    this.#set({ anchor, draft: null })
  }
  #set(change: Partial<Hand>): void {
    this.#hand.set({ ...this.#hand.value, ...change })
  }

  lay(from: Spot, to: Spot | null): boolean {
    const { tool } = this
    if (!tool) return false
    this.#set({ draft: null, anchor: null })
    return this.take(this.face.lay(this.document, tool.id, from, to))
  }

  /** Moves what is chosen; arrows in a row are one change. */
  shift(by: Spot): void {
    const { chosen } = this
    if (chosen === null) return
    const moved = this.face.shift(this.document, chosen, by)
    this.change(moved, `moved ${this.face.nameOf(moved, chosen)}`, `shift ${chosen}`, chosen)
    this.onReveal(chosen)
  }

  turn(degrees: number): void {
    const { chosen } = this
    const turned = chosen === null ? null : this.face.turn(this.document, chosen, degrees)
    if (chosen === null) return
    if (turned === null) return void this.#refuse('This has no direction.')
    this.change(turned, `turned ${this.face.nameOf(turned, chosen)}`, `turn ${chosen}`, chosen)
  }

  remove(): void {
    const { chosen } = this
    if (chosen === null) return
    const name = this.face.nameOf(this.document, chosen)
    const without = this.face.remove(this.document, chosen)
    if (without === null) return void this.#refuse(`The ${name} belongs to every table.`)
    this.change(without, `removed ${name}`, null, null)
    this.say(`Removed ${name}.`)
  }

  copy(): void {
    const { chosen } = this
    if (chosen === null) return
    const copied = this.face.copy(this.document, chosen)
    if (copied) this.take(copied)
    else this.#refuse('There can be only one of these.')
  }

  /** What was found wrong with the document. */
  found(checks: readonly Check[]): void {
    this.#checks.set(checks)
  }

  /** The thing a check is about: the nearest around its place that can be chosen. */
  thingAt(place: string): string | null {
    for (let at: string | null = place; at !== null; at = around(at)) if (this.face.has(this.document, at)) return at
    return null
  }

  show(check: Check): void {
    const key = this.thingAt(check.at)
    if (key === null) return this.onSheet(this.face.sheetOf(check.at))
    this.choose(key)
    this.onReveal(key)
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
