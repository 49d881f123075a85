/** What all parts of a session share: the match, its display, and what is shown, chosen and said at the moment. */
import type { OddsResult, OptionValues, Pending, Refusal } from '@shamble/kernel'
import type { LineModel, OpenMatch } from '../../engine/client.ts'
import type { Person } from '@shamble/host'
import { Cell } from '../../engine/signal.ts'
import type { LogItem } from '../log-item.ts'
import type { Beat } from '../directing.ts'
import type { AnyDisplay, Body, Deed, DirectedDisplay, Memory, RollShown, Selection } from '../game-display.ts'

/** What is shown now; it may lag behind what has happened. */
export interface Scene {
  readonly line: LineModel
  readonly view: unknown
  /** The view is of a moment in the middle of what one command brought about: nothing can be asked of it. */
  readonly isBetween: boolean
  readonly pending: Pending | null
  /** The log; null as long as its words are not there. */
  readonly items: readonly LogItem[] | null
  /** Events being played. */
  readonly playing: readonly unknown[]
  /** What was to be played and was landed at once. */
  readonly landed: readonly unknown[]
  /** Dice in the air. */
  readonly falling: readonly RollShown[]
  /** The dice that were thrown last, and what about: figures or places of the board. */
  readonly thrown: Thrown | null
  readonly acting: Acting | null
}

/** A picture to be taken: everybody it is about, where they are before and after. */
export interface Shot {
  readonly places: readonly string[]
  readonly was: unknown
  readonly is: unknown
  /** As near as they can all be seen; else as far as they need, and no farther than before. */
  readonly close: boolean
}

/** What the dead do at the moment. */
export interface Acting {
  readonly beat: Beat
  readonly was: unknown
  readonly is: unknown
}

export interface Thrown {
  readonly roll: RollShown
  readonly about: readonly string[]
  readonly falling: boolean
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
  readonly view: unknown
  readonly item: LogItem
}

export const newMemory = (): Memory => ({ of: 'a table' })

/** The order that repeats the last attack. */
export const AGAIN = 'again'

export const NOTHING_CHOSEN: Selection = { figure: null, order: null, aim: null, hover: null, whatIf: null }

export class Desk {
  readonly open: OpenMatch
  /** Of this sitting; another one where nothing may be remembered. */
  memory: Memory = newMemory()
  readonly display: AnyDisplay
  /** Milliseconds that bots take over a decision: none, unless one plays for somebody here who may want the seat back. */
  pace = 0
  /** Bots are not watched. */
  isAtOnce = false
  readonly scene = new Cell<Scene | null>(null)
  readonly selection = new Cell<Selection>(NOTHING_CHOSEN)
  readonly hints = new Cell<unknown>(null)
  /** Hints are being worked out: what is asked may yet be said better. */
  readonly asking = new Cell(true)
  readonly variant = new Cell(0)
  /** What is pointed at is where the chosen figure would stand: nothing is decided meanwhile. */
  readonly supposing = new Cell(false)
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
  /** The phase of the dead is shown, also between two of their steps. */
  readonly directed = new Cell(false)
  /** Where the dead fell in this game. */
  readonly bodies = new Cell<readonly Body[]>([])
  /** How the game shows what happens, once its words are there. */
  readonly director = new Cell<DirectedDisplay | null>(null)
  /** What the dead did in their last phase, until the person decides or has read it. */
  readonly summary = new Cell<readonly Deed[] | null>(null)
  /** To whoever holds the camera: the next picture; how many milliseconds it takes. Null: the person's own view again. */
  onShot: (shot: Shot | null) => number = () => 0
  /** To whoever listens: a place of the board should be in sight. */
  onReveal: (places: readonly string[]) => void = () => {}

  constructor(open: OpenMatch, display: AnyDisplay) {
    this.open = open
    this.display = display
  }

  get options(): OptionValues {
    return this.live.value?.welcome?.options ?? this.open.model.value.card.setup.options
  }

  refused(refusal: Refusal, title = 'Not allowed'): void {
    this.notice.set({ tone: 'no', title, reason: refusal.reason, clause: refusal.clause, places: [] })
  }
}
