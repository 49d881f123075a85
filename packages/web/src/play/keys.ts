/**
 * The keyboard at the table. Some letters are the table's own and the same in every game; orders have others. Arrows
 * move a cursor over the board, Enter picks and then commits, Esc goes one beat back.
 */
import type { AnyDisplay, DisplayState } from './game-display.ts'
import { AGAIN, type PlaySession } from './session.ts'
import type { Viewport } from './viewport.ts'
import { isAimless } from '../plan/sights.ts'
import { isKeyOf, rowOf } from '../sure.ts'

/** Undo, words, what if, layers, go to, why, now, log: what an order may not be called by, unless it is a card of a hand. */
export const TABLE_KEYS = 'UTVXGWNL'

export interface KeyTools {
  readonly session: PlaySession
  readonly display: AnyDisplay
  readonly viewport: Viewport
  /** Single letters may be used. */
  readonly letters: () => boolean
  readonly toggleLayers: () => void
  readonly toggleWords: () => void
  readonly openRules: (clause: string | null) => void
  readonly goTo: () => void
  readonly say: (words: string) => void
  readonly closePanel: () => boolean
  readonly focusBlock: (n: number) => void
  readonly nextBlock: (back: boolean) => void
  readonly readLog: () => void
}

const ARROWS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Where the cursor is: what is pointed at, else what is aimed at, else the chosen figure. */
export const cursorOf = ({ selection: { hover, aim, figure } }: DisplayState): string | null => hover ?? aim ?? figure

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type))

/** Widgets with arrow keys of their own. */
const isWidget = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    '[role="tree"],[role="listbox"],[role="tablist"],[role="combobox"],[role="slider"],fieldset,dialog',
  ) !== null

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null

const onBoard = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.closest('[data-board]') !== null)

/** What Enter presses by itself. A way that was chosen on a card is not: there Enter does what the card's button says. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button,a,input,label,summary') !== null &&
  target.closest('.opt,.act.on,.ochip.on') === null

/** What a mouse presses of the table takes no focus: the keys stay the board's. */
const TOOLS = '.dock,.psheet .chips,.pop,.pv,.refuse,.zoom,.what-if,.bar .undo,.bar .tool,.panel > header'

export function pressByMouse(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof HTMLElement || target instanceof SVGElement) || isTyping(target)) return
  if (target.closest('button,label') === null || target.closest(TOOLS) === null) return
  event.preventDefault()
  focusBoard()
}

const focusBoard = (): void => document.querySelector<HTMLElement>('[data-board]')?.focus({ preventScroll: true })

/** What was ordered is being done: the next Enter is not for the same button again. */
export const leaveTools = (): void => {
  if (document.activeElement?.closest(TOOLS)) focusBoard()
}

/** True if the key was for the table. */
export function pressKey(event: KeyboardEvent, tools: KeyTools): boolean {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey) return false
  if (target instanceof HTMLElement && target.closest('dialog,.drape')) return false
  if (isTyping(target)) return key === 'Escape' && tools.closePanel()
  const { session } = tools
  if (stopsBots(event, tools)) return true
  if (key === 'Escape' && session.digits.value !== '') return done(() => session.digits.set(''))
  // What is open around the keys is closed first: the table may be moving all the while.
  if (key === 'Escape' && isIn(target, '.panel') && tools.closePanel()) return true
  if (key === 'Escape') return session.back() || tools.closePanel()
  if (key === 'F6') return done(() => tools.nextBlock(event.shiftKey))
  if (isModifier(key)) return false
  if (session.curtain.value?.how === 'ribbon' && decides(key, session)) return takeScreen(event, tools)
  // Whatever is pressed finishes what is moving, or is about to; what agrees to something, or is held down, does no more.
  if (!isPressable(target) && session.finish() && (event.repeat || agrees(key))) return true
  if ((session.die || session.awaitsDie) && onDie(key, tools)) return true
  if (isKeyOf(ARROWS, key) && !isWidget(target)) return onArrow(event, tools)
  if (key === 'Tab' && onBoard(target)) return onTab(event, tools)
  if (key === 'Enter' && !isPressable(target) && !isWidget(target)) return onEnter(tools)
  if (key === ' ' && onBoard(target)) return onEnter(tools)
  if (!isWidget(target) && onSign(key, tools)) return true
  return tools.letters() && !isWidget(target) && onLetter(event, tools)
}

/** Bots that play on to the end are stopped by whatever is pressed, unless it is a button; a key that leads on leads on. */
function stopsBots({ key, target }: KeyboardEvent, { session, say }: KeyTools): boolean {
  if (!session.runsOn || isModifier(key) || (agrees(key) && isPressable(target))) return false
  session.pause(true)
  say('The bots have stopped. A full stop lets them go on.')
  return key !== 'Tab' && key !== 'F6'
}

/** The screen changes hands: whoever has it says so first, and what was pressed in haste decides nothing for another. */
function takeScreen({ key, repeat, target }: KeyboardEvent, { session, say }: KeyTools): boolean {
  const { curtain } = session
  if (!agrees(key)) return done(() => say(`First ${curtain.value?.to.name ?? ''}: press Enter.`))
  if (isPressable(target) && !(target instanceof HTMLElement && target.closest('.ribbon'))) return false
  if (repeat) return true
  return done(() => {
    session.dismissRibbon()
    focusBoard()
  })
}

const agrees = (key: string): boolean => key === 'Enter' || key === ' '

const decides = (key: string, session: PlaySession): boolean =>
  agrees(key) || session.orders().some((order) => order.key.toUpperCase() === key.toUpperCase())

const isModifier = (key: string): boolean => ['Shift', 'Alt', 'Control', 'Meta', 'CapsLock', 'Dead'].includes(key)

function done(act: () => void): true {
  act()
  return true
}

/** A digit of the die that is asked for or on its way, or the Enter after one: few throw real dice, so what reads them comes later. */
function onDie(key: string, { session, say }: KeyTools): boolean {
  const isDigit = /^[0-9]$/.test(key) && (key !== '0' || (session.die?.ask.sides ?? 10) >= 10)
  if (!isDigit && (key !== 'Enter' || session.digits.value === '')) return false
  return done(() => void import('./dice-ahead.ts').then(({ diceAhead }) => diceAhead(session).press(key, say)))
}

function onArrow(event: KeyboardEvent, { session, display, viewport }: KeyTools): boolean {
  const direction = rowOf(ARROWS, event.key)
  if (!direction) return false
  if (event.shiftKey) {
    const by = 120
    const [x, y] = { up: [0, by], down: [0, -by], left: [by, 0], right: [-by, 0] }[direction] as [number, number]
    return done(() => viewport.panBy(x, y))
  }
  const s = session.situation()
  const preview = s.selection.aim === null ? null : session.preview()
  if (preview && preview.variants.length > 1) {
    const by = direction === 'down' || direction === 'right' ? 1 : -1
    const { length } = preview.variants
    return done(() => session.variant.set((session.variant.value + by + length) % length))
  }
  const next = display.board.neighbour(cursorOf(s), direction, s)
  return done(() => {
    // Else the next Enter would follow the link where the focus was left.
    if (!onBoard(event.target)) focusBoard()
    if (session.notice.value?.tone === 'no') session.notice.set(null)
    session.hover(next, true)
    session.onReveal([next])
  })
}

/** With something in hand: through what it can be aimed at, or to its card. */
function onTab(event: KeyboardEvent, tools: KeyTools): boolean {
  const s = tools.session.situation()
  const { order, aim } = s.selection
  if (order === null && aim === null) return nextFigure(event, tools)
  if (tools.display.orders.targets(s).length > 0) return done(() => nextTarget(event.shiftKey, tools))
  const control = document.querySelector<HTMLElement>(CARD)
  control?.focus()
  return control !== null
}
const CARD = '.pv button,.pop button'

/** Through the figures that can act, then out of the board. */
function nextFigure(event: KeyboardEvent, { session, display }: KeyTools): boolean {
  const scene = session.scene.value
  const { owe = [], may = [] } = scene?.pending ?? {}
  const s = session.situation()
  const asked = [...owe, ...may].filter((seat) => session.mine.includes(seat))
  const able = display.roster.figures(s).filter(({ seat, dead }) => !dead && asked.includes(seat))
  const at = able.findIndex(({ id }) => id === s.selection.figure)
  const next = able[at + (event.shiftKey ? -1 : 1)]
  if (!next || (at < 0 && event.shiftKey)) return false
  return done(() => session.chooseFigure(next.id))
}

/** Where there is nothing to choose from. */
function onlyTarget(s: DisplayState, display: AnyDisplay): string | null {
  const [only, ...others] = display.orders.targets(s)
  return others.length === 0 ? (only ?? null) : null
}

function onEnter(tools: KeyTools): boolean {
  const { session, say, display } = tools
  const s = session.situation()
  const { aim, hover, order } = s.selection
  const aims = session.orders().find(({ id }) => id === order)?.aims
  if (aim !== null || aims === 'none' || aims === 'dialog') return done(() => session.commit())
  // With nothing in hand a pointer that rests somewhere has chosen nothing.
  const pointed = order === null ? session.cursor : hover
  if (pointed === null && order === null) return false
  const place = pointed ?? onlyTarget(s, display)
  if (place === null) return done(() => nextTarget(false, tools))
  session.pick(place, false)
  const preview = session.preview()
  if (preview) say(`${preview.title}. ${preview.subtitle}. ${preview.variants[0]?.commit ?? ''}`)
  else say(display.words.question(session.situation()))
  return true
}

/** Whoever orders by a key sees at once what it is aimed at: the only target, or the first where the cursor is nowhere. */
export function showAim(tools: Pick<KeyTools, 'session' | 'display' | 'say'>): void {
  const s = tools.session.situation()
  const { order, aim, hover } = s.selection
  if (order === null || aim !== null || hover !== null) return
  const cursor = cursorOf(s)
  const isNowhere = cursor === null || tools.display.board.placeRect(cursor, s) === null
  const targets = tools.display.orders.targets(s).length
  if (targets === 1 || (isNowhere && targets > 0)) nextTarget(false, tools)
}

function nextTarget(back: boolean, { session, display, say }: Pick<KeyTools, 'session' | 'display' | 'say'>): void {
  const s = session.situation()
  const targets = display.orders.targets(s)
  if (targets.length === 0) return say('Nothing to aim at.')
  const at = targets.indexOf(cursorOf(s) ?? '')
  const next = targets[(at + (back ? -1 : 1) + (at < 0 && back ? 1 : 0) + targets.length) % targets.length] as string
  session.step(next)
  session.onReveal([next])
  const preview = session.preview()
  say(preview ? `${preview.title}. ${preview.subtitle}` : next)
}

function onSign(key: string, tools: KeyTools): boolean {
  const { viewport, session } = tools
  switch (key) {
    case '+':
    case '=':
      return done(() => viewport.zoomBy(1.25))
    case '-':
      return done(() => viewport.zoomBy(0.8))
    case '0':
      return done(() => viewport.fit())
    case '[':
      return done(() => nextTarget(true, tools))
    case ']':
      return done(() => nextTarget(false, tools))
    case ',':
      return done(() => session.order(AGAIN))
    case '.':
      return done(() => session.pause(!session.paused.value))
    case '/':
      return done(() => tools.goTo())
    case '?':
      return done(() => tools.openRules(session.scene.value?.pending?.clause ?? null))
    default:
      if (!/^[1-7]$/.test(key)) return false
      return done(() => tools.focusBlock(Number(key)))
  }
}

function onLetter(event: KeyboardEvent, tools: KeyTools): boolean {
  const { session } = tools
  const letter = event.key.toUpperCase()
  if (event.altKey || !/^[A-Z]$/.test(letter)) return false
  // A card of a hand goes before what the letter else means at a table.
  const order = session.orders().find((one) => one.key.toUpperCase() === letter)
  if (order)
    return done(() => {
      // A letter takes in hand; Esc lays down again. A button is pressed in, and out.
      const isHeld = session.situation().selection.order === order.id && !isAimless(order)
      if (!isHeld) session.order(order.id)
      showAim(tools)
    })
  switch (letter) {
    case 'U':
      return done(() => session.undo())
    case 'V':
      return done(() => suppose(tools))
    case 'X':
      return done(() => tools.toggleLayers())
    case 'T':
      return done(() => tools.toggleWords())
    case 'G':
      return done(() => tools.goTo())
    case 'N':
      return done(() => tools.say(tools.display.words.question(session.situation())))
    case 'L':
      return done(() => tools.readLog())
    case 'W':
      return done(() => void import('./say-why.ts').then(({ sayWhy }) => sayWhy(session, tools.say)))
    default:
      return false
  }
}

function suppose({ session, display, say }: KeyTools): void {
  if (!display.board.supposes) return
  session.suppose(!session.supposing.value)
  say(session.supposing.value ? 'What if: point at a place.' : 'As everybody stands.')
}

/** What a person typed to go to. */
export function goTo(text: string, session: PlaySession, display: AnyDisplay): boolean {
  const place = display.board.find(text, session.situation())
  if (place === null) return false
  session.hover(place, true)
  session.onReveal([place])
  return true
}
