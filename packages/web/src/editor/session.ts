/** A document on the workbench: what it is now, what was done to it, what is chosen, which tool is in hand. */
import { Cell, type Signal } from '../engine/signal.ts'
import type { Rect } from '../play/camera.ts'
import type { Check, Edited, GameEditor, Spot, Tool } from './game-editor.ts'
import { capital, count } from '../words/plain.ts'
import { begun, changed, choosing, type History, redone, undone } from '../ui/history.ts'
import { around, lastFirst, outermost } from './path.ts'

/** In the place of a tool: every press chooses one more thing, and a drag whatever is in a box. */
export const SEVERAL = 'several'

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
  /** What is in it will be chosen when a drag ends. */
  readonly box: Rect | null
}

export class EditorSession {
  readonly editor: GameEditor<unknown>
  readonly id: string
  readonly tools: readonly Tool[]
  readonly #history: Cell<History<unknown>>
  readonly #hand: Cell<Hand>
  readonly #checks = new Cell<readonly Check[] | null>(null)
  readonly #said = new Cell('')
  readonly #refusal = new Cell<string | null>(null)
  /** Where the mouse is on the table. */
  readonly pointer = new Cell<Spot | null>(null)
  /** The board is dragged, whatever is under the hand. */
  panning = false
  /** Things on the board are to be brought into sight. */
  onReveal: (keys: readonly string[]) => void = () => {}
  /** A sheet of the scenario is to be opened. */
  onSheet: (sheet: string) => void = () => {}

  constructor(editor: GameEditor<unknown>, id: string, document: unknown) {
    this.editor = editor
    this.id = id
    this.tools = editor.groups.flatMap(({ tools }) => tools)
    this.#history = new Cell(begun(document))
    const { width, height } = editor.size(document)
    this.#hand = new Cell<Hand>({
      tool: null,
      cursor: { x: Math.round(width / 2), y: Math.round(height / 2) },
      keyed: true,
      anchor: null,
      draft: null,
      box: null,
    })
  }

  get history(): Signal<History<unknown>> {
    return this.#history
  }
  get hand(): Signal<Hand> {
    return this.#hand
  }
  /** Null until they were made for the first time. */
  get checks(): Signal<readonly Check[] | null> {
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
  get chosen(): readonly string[] {
    const { chosen, document } = this.#history.value.now
    return chosen.every((key) => this.editor.has(document, key))
      ? chosen
      : chosen.filter((key) => this.editor.has(document, key))
  }
  /** What is chosen if it is one thing alone: only one can be pulled, and has fields. */
  get one(): string | null {
    const [first, ...more] = this.chosen
    return first !== undefined && more.length === 0 ? first : null
  }
  get isSeveral(): boolean {
    return this.#hand.value.tool === SEVERAL
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
  change(document: unknown, words: string, merges: string | null = null, chosen = this.chosen): boolean {
    this.#refusal.set(null)
    if (document === this.document) return true
    const opened = this.editor.open(document)
    if (!opened.ok) return this.#refuse(`${opened.fault.why} ${opened.fault.at}`)
    this.#history.set(changed(this.#history.value, { document, chosen, words, merges }))
    return true
  }

  /** Carries an edit out, or says why not. */
  take(edited: Edited<unknown>): boolean {
    if (!edited.ok) return this.#refuse(edited.why)
    if (!this.change(edited.document, edited.words, null, edited.chosen === null ? [] : [edited.chosen])) return false
    this.say(`${capital(edited.words)}.`)
    return true
  }

  choose(key: string | null): void {
    this.chooseAll(key === null ? [] : [key])
  }

  chooseAll(keys: readonly string[]): void {
    this.#refusal.set(null)
    const { chosen } = this
    if (keys.length === chosen.length && keys.every((key, i) => key === chosen[i])) return
    this.#history.set(choosing(this.#history.value, keys))
    if (keys.length > 0) this.say(`${capital(this.named(keys))}, chosen.`)
  }

  /** One more thing, or one fewer. */
  toggle(key: string): void {
    const { chosen } = this
    this.chooseAll(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  }

  /** What stands there, rather than what it stands on; a building rather than its room. */
  toggleAt(at: Spot, slack: number): void {
    const hits = this.editor.hits(this.document, at, slack)
    const key = hits.find(({ grab }) => grab)?.key ?? outermost(hits.map((hit) => hit.key))[0]
    if (key === undefined) this.say('Nothing is here.')
    else this.toggle(key)
  }

  /** "the chemist", "four things". */
  named(keys: readonly string[], document = this.document): string {
    const [first = ''] = keys
    return keys.length === 1 ? this.editor.nameOf(document, first) : `${count(keys.length)} things`
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
    this.#set({ draft: null, anchor: null, box: null })
    this.#history.set(to)
    this.say(words)
  }

  pick(tool: string | null): void {
    this.#refusal.set(null)
    this.#set({ tool, anchor: null, draft: null, box: null })
    const found = this.tool
    if (found) this.choose(null)
    const words = this.isSeveral ? 'Choose several. Press things, or draw a box around them.' : 'Choose and move.'
    this.say(found ? `${found.label}. ${found.asks}` : words)
  }

  point(cursor: Spot): void {
    const { width, height } = this.editor.size(this.document)
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
    const laid = this.editor.lay(this.document, tool.id, at, null)
    this.draw(laid.ok ? laid.document : null)
  }
  /** What a box would choose is shown. */
  frame(box: Rect | null): void {
    this.#set({ box })
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
    return this.take(this.editor.lay(this.document, tool.id, from, to))
  }

  /** What is in a box, whole, is chosen besides what was. */
  chooseIn({ x, y, width, height }: Rect): void {
    const isIn = (key: string): boolean => {
      const rect = this.editor.rectOf(this.document, key)
      return (
        rect !== null &&
        rect.x >= x &&
        rect.y >= y &&
        rect.x + rect.width <= x + width &&
        rect.y + rect.height <= y + height
      )
    }
    const found = outermost(this.editor.keys(this.document).filter(isIn))
    if (found.length === 0) return this.say('Nothing is wholly in the box.')
    this.chooseAll([...new Set([...this.chosen, ...found])])
  }

  /** What is chosen, elsewhere; things that are moved together stay together at the edge of the table. */
  moved(by: Spot): unknown {
    const keys = outermost(this.chosen)
    const { width, height } = this.editor.size(this.document)
    const rects = keys.flatMap((key) => this.editor.rectOf(this.document, key) ?? [])
    const step =
      keys.length > 1
        ? { x: within(by.x, rects, 'x', 'width', width), y: within(by.y, rects, 'y', 'height', height) }
        : by
    return keys.reduce((document, key) => this.editor.shift(document, key, step), this.document)
  }

  /** Moves what is chosen; arrows in a row are one change. */
  shift(by: Spot): void {
    const { chosen } = this
    if (chosen.length === 0) return
    const moved = this.moved(by)
    this.change(moved, `moved ${this.named(chosen, moved)}`, `shift ${chosen.join(' ')}`, chosen)
    this.onReveal(chosen)
  }

  turn(degrees: number): void {
    const { chosen } = this
    if (chosen.length === 0) return
    let turned: unknown = null
    for (const key of outermost(chosen)) turned = this.editor.turn(turned ?? this.document, key, degrees) ?? turned
    if (turned === null) return void this.#refuse('This has no direction.')
    this.change(turned, `turned ${this.named(chosen, turned)}`, `turn ${chosen.join(' ')}`, chosen)
  }

  remove(): void {
    const { chosen } = this
    if (chosen.length === 0) return
    const name = this.named(chosen)
    let without: unknown = null
    for (const key of lastFirst(outermost(chosen)))
      without = this.editor.remove(without ?? this.document, key) ?? without
    if (without === null) return void this.#refuse(`The ${name} belongs to every table.`)
    if (this.change(without, `removed ${name}`, null, [])) this.say(`Removed ${name}.`)
  }

  copy(): void {
    const { chosen } = this
    if (chosen.length === 0) return
    let document = this.document
    const made: string[] = []
    for (const key of outermost(chosen)) {
      const copied = this.editor.copy(document, key)
      if (!copied?.ok || copied.chosen === null) continue
      document = copied.document
      made.push(copied.chosen)
    }
    if (made.length === 0) return void this.#refuse('There can be only one of these.')
    const words = `copied ${this.named(chosen)}`
    if (this.change(document, words, null, made)) this.say(`${capital(words)}.`)
  }

  /** How many faults stand in the way of playing it; null as long as nobody knows. */
  get faults(): number | null {
    return this.#checks.value?.filter(({ grade }) => grade === 'fault').length ?? null
  }

  /** What was found wrong with the document. */
  found(checks: readonly Check[]): void {
    this.#checks.set(checks)
  }

  /** The thing a check is about: the nearest around its place that can be chosen. */
  thingAt(place: string): string | null {
    for (let at: string | null = place; at !== null; at = around(at)) if (this.editor.has(this.document, at)) return at
    return null
  }

  show(check: Check): void {
    const key = this.thingAt(check.at)
    if (key === null) return this.onSheet(this.editor.sheetOf(check.at))
    this.choose(key)
    this.onReveal([key])
  }
}

/** So far along one side that everything stays on the table. */
function within(by: number, rects: readonly Rect[], at: 'x' | 'y', size: 'width' | 'height', most: number): number {
  const low = Math.min(...rects.map((rect) => rect[at]))
  const high = Math.max(...rects.map((rect) => rect[at] + rect[size]))
  return round(Math.max(Math.min(0, -low), Math.min(Math.max(0, most - high), by)))
}

const round = (value: number): number => Math.round(value * 100) / 100
