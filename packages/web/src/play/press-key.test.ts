import { describe, expect, it, vi } from 'vitest'
import { Cell } from '../engine/signal.ts'
import type { Selection } from './game-display.ts'
import { type KeyTools, pressKey } from './keys.ts'
import { NOTHING_CHOSEN } from './session.ts'

class Element {
  isContentEditable = false
  tagName = 'A'
  readonly within: readonly string[]
  constructor(within: readonly string[]) {
    this.within = within
  }
  closest(selector: string): Element | null {
    return selector.split(',').some((one) => this.within.includes(one)) ? this : null
  }
  focus = vi.fn<() => void>()
}
const BOARD = new Element(['[data-board]'])
const LOGO = new Element(['a'])
vi.stubGlobal('HTMLElement', Element)
vi.stubGlobal('HTMLInputElement', class {})
vi.stubGlobal('document', { body: new Element([]), querySelector: () => BOARD })

/** A table where a letter S takes a weapon in hand, and two can be aimed at. */
function table(chosen: Partial<Selection> = {}, targets = ['zed 1', 'zed 2'], isOnBoard = true) {
  const moving = new Cell(false)
  /** What has come is gathered, and nothing of it moves yet. */
  const gathered = new Cell(false)
  const selection = { ...NOTHING_CHOSEN, ...chosen }
  const session = {
    moving,
    gathered,
    runsOn: false,
    pause: vi.fn<(paused: boolean) => void>(),
    digits: new Cell(''),
    curtain: new Cell(null),
    scene: new Cell(null),
    die: null,
    notice: new Cell<{ tone: 'no' | 'note' } | null>(null),
    mine: [],
    situation: () => ({ selection }),
    orders: () => (moving.value || gathered.value ? [] : [{ id: 'shoot', key: 'S', aims: 'figure' }]),
    preview: () => null,
    finish: () => {
      const moved = moving.value || gathered.value
      moving.set(false)
      gathered.set(false)
      return moved
    },
    order: vi.fn<(id: string) => void>(),
    commit: vi.fn<() => void>(),
    step: vi.fn<(place: string) => void>(),
    hover: vi.fn<(place: string | null) => void>(),
    onReveal: vi.fn<() => void>(),
  }
  const display = {
    orders: { targets: () => targets },
    roster: { figures: () => [] },
    board: { neighbour: () => 'zed 2', placeRect: () => (isOnBoard ? {} : null) },
  }
  const tools = { session, display, letters: () => true, say: vi.fn<() => void>() } as unknown as KeyTools
  const press = (key: string, target: Element = BOARD, more: Partial<KeyboardEvent> = {}): boolean =>
    pressKey({ key, target, ...more } as unknown as KeyboardEvent, tools)
  return { session, press }
}

describe('Tab on the board', () => {
  it('steps through what can be aimed at while something is in hand', () => {
    const { session, press } = table({ order: 'shoot', hover: 'zed 1' })
    expect(press('Tab')).toBe(true)
    expect(session.step).toHaveBeenCalledWith('zed 2')
  })

  it('leads on where nothing is', () => {
    const { session, press } = table()
    expect(press('Tab')).toBe(false)
    expect(session.step).not.toHaveBeenCalled()
  })
})

describe('an order by its letter', () => {
  it.each([
    ['shows its only target at once', { order: 'shoot', figure: 'dot' }, ['zed 1'], true, 'zed 1'],
    ['leaves the choice among several', { order: 'shoot', figure: 'dot' }, ['zed 1', 'zed 2'], true, null],
    ['shows a cursor where there was none', { order: 'shoot', figure: 'dot' }, ['zed 1', 'zed 2'], false, 'zed 1'],
    ['leaves the cursor where it is', { order: 'shoot', hover: 'zed 2' }, ['zed 1'], true, null],
  ])('%s', (_, chosen, targets, isOnBoard, shown) => {
    const { session, press } = table(chosen, targets, isOnBoard)
    expect(press('s')).toBe(true)
    expect(session.step.mock.calls.map(([place]) => place)).toEqual(shown === null ? [] : [shown])
  })
})

describe('a link that has the focus', () => {
  it('is what Enter follows', () => {
    const { session, press } = table({ order: 'shoot', aim: 'zed 1' })
    expect(press('Enter', LOGO)).toBe(false)
    expect(session.commit).not.toHaveBeenCalled()
  })

  it('loses it to the board when an arrow moves the aim', () => {
    const { session, press } = table({ order: 'shoot', hover: 'zed 1' })
    BOARD.focus.mockClear()
    expect(press('ArrowRight', LOGO)).toBe(true)
    expect(session.hover).toHaveBeenCalledWith('zed 2', true)
    expect(BOARD.focus).toHaveBeenCalled()
  })
})

it('an arrow leaves a refusal behind, and nothing else that was said', () => {
  const { session, press } = table()
  session.notice.set({ tone: 'note' })
  press('ArrowLeft')
  expect(session.notice.value).toEqual({ tone: 'note' })
  session.notice.set({ tone: 'no' })
  press('ArrowLeft')
  expect(session.notice.value).toBeNull()
})

describe('a key while bots play on to the end', () => {
  it.each(['s', 'Enter', ' ', 'Escape', 'ArrowLeft', '.', 'u', '5'])('stops them and does no more: %j', (key) => {
    const { session, press } = table({ order: 'shoot', aim: 'zed 1' })
    session.runsOn = true
    expect(press(key)).toBe(true)
    expect(session.pause.mock.calls).toEqual([[true]])
    expect([session.order.mock.calls, session.commit.mock.calls, session.hover.mock.calls]).toEqual([[], [], []])
  })

  it('stops them and leads on if it leads to another part of the page', () => {
    const { session, press } = table()
    session.runsOn = true
    expect(press('Tab', LOGO)).toBe(false)
    expect(session.pause).toHaveBeenCalledWith(true)
  })

  it('is left to the button or link that it presses', () => {
    const { session, press } = table()
    session.runsOn = true
    expect(press('Enter', LOGO)).toBe(false)
    expect(press('Shift')).toBe(false)
    expect(session.pause).not.toHaveBeenCalled()
  })
})

describe('a key while things move', () => {
  it('lands them and takes in hand what it stands for', () => {
    const { session, press } = table()
    session.moving.set(true)
    expect(press('s')).toBe(true)
    expect(session.moving.value).toBe(false)
    expect(session.order).toHaveBeenCalledWith('shoot')
  })

  it('does so too with what has come and is not drawn yet', () => {
    const { session, press } = table()
    session.gathered.set(true)
    expect(press('s')).toBe(true)
    expect(session.gathered.value).toBe(false)
    expect(session.order).toHaveBeenCalledWith('shoot')
  })

  it.each([
    ['Enter', {}],
    [' ', {}],
    ['s', { repeat: true }],
  ])('only lands them where it agrees to something or is held down: %j %j', (key, more) => {
    const { session, press } = table({ order: 'shoot', aim: 'zed 1' })
    session.moving.set(true)
    expect(press(key, BOARD, more)).toBe(true)
    expect([session.moving.value, session.order.mock.calls, session.commit.mock.calls]).toEqual([false, [], []])
  })
})
