/** Snails on a measured table: a game of its own, made up here, drawn and played by naming its pieces. */
import { disc, layoutOf, legStopper, painted, rectangle, type Terrain, type XY } from '@shamble/table'
import { createElement } from 'preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlayContext } from '../../play/context.ts'
import type { DisplayState, Selection } from '../../play/game-display.ts'
import { drawing } from '../testing.ts'
import { type Drawings, MeasuredBoard, type MeasuredBoardProps } from './board.tsx'
import { Hand } from './hand.tsx'
import { signsInHand, signsOfZones } from './legend.tsx'
import { opaqueAt } from './light.ts'
import { Veil } from './marks.tsx'
import { MeasuredMap } from './mini-map.tsx'
import { cursorOn, keptModel, legalAt, type MeasuredModel } from './model.ts'
import { type Base, placesOf } from './place.ts'
import { type Pointing, pointing } from './pointing.ts'
import { reachOf } from './reach.ts'
import { topLevel } from './storeys.tsx'

interface Snail {
  readonly n: number
  readonly at: XY
}
interface View {
  readonly snails: readonly Snail[]
  readonly leaves: readonly Snail[]
  readonly door: 'open' | 'closed'
}
type State = DisplayState<View, string, null>

const RADIUS = 200
const GARDEN: Terrain = {
  width: 4000,
  depth: 3000,
  pieces: [
    { id: 'P1', kind: 'pot', shape: disc(1000, 2000, 300), height: 400, ground: 'impassable', cover: 'hard' },
    { id: 'B1', kind: 'bed', shape: rectangle(2600, 200, 3600, 800), height: 100, ground: 'obstacle', cover: 'soft' },
  ],
  buildings: [
    {
      id: 'S1',
      kind: 'Shed',
      outline: rectangle(2500, 1800, 3500, 2800).corners,
      storeyHeight: 500,
      storeys: 1,
      roof: 'flat',
      rooms: [{ id: 'R1', level: 0, outline: rectangle(2500, 1800, 3500, 2800).corners }],
      openings: [
        { id: 'D1', kind: 'door', level: 0, from: { x: 2500, y: 2200 }, to: { x: 2500, y: 2400 }, state: 'closed' },
      ],
      ladders: [],
    },
  ],
}
const MAP = {
  title: 'Garden',
  terrain: GARDEN,
  roads: [{ west: 0, north: 1200, east: 4000, south: 1500 }],
  rooms: [{ id: 'R1', title: 'Tools' }],
  deployment: { west: 0, north: 0, east: 500, south: 500 },
  exit: { from: { x: 4000, y: 0 }, to: { x: 4000, y: 600 } },
  spawnPoints: [{ x: 100, y: 2900 }],
}
const LAYOUT = layoutOf(GARDEN)
const BLOCKS = painted(LAYOUT, () => 1)

const VIEW: View = {
  snails: [
    { n: 1, at: { x: 500, y: 1000 } },
    { n: 2, at: { x: 1600, y: 2400 } },
  ],
  leaves: [{ n: 7, at: { x: 2000, y: 600 } }],
  door: 'closed',
}

const inView = (all: readonly Snail[], wanted: number): XY | null => all.find(({ n }) => n === wanted)?.at ?? null

const places = placesOf<View, 'snail' | 'leaf'>({
  sorts: { snail: { before: 'snail ', radius: RADIUS }, leaf: { before: 'leaf ', radius: 60, isThing: true } },
  terrain: () => GARDEN,
  where: (sort, n, { view }) => inView(sort === 'snail' ? view.snails : view.leaves, n),
  bases: ({ snails }) => snails.map(({ n, at }): Base => ({ name: `snail ${n}`, at, radius: RADIUS })),
})

/** Slime is laid on the ground; otherwise snails, doors and leaves are pointed at. */
const POINTING: Pointing<View, string, null> = {
  rim: RADIUS,
  aimsAtGround: (s) => s.selection.order === 'slime',
  laysTemplate: (s) => s.selection.order === 'slime',
  pieceAt: (p, s) => places.figureAt(s.view, p) ?? places.openingAt(s, p),
  called: (name) => (name.toLowerCase() === 'speedy' ? 'snail 1' : null),
  grab: (p, { view }) => (places.figureAt(view, p) === 'snail 1' ? { order: 'crawl' } : null),
  joins: (s) => s.selection.order === 'trail',
}
const pointed = pointing(places, POINTING)

const state = (selection: Partial<Selection> = {}, view = VIEW): State => ({
  view,
  options: {},
  seat: 'A',
  pending: null,
  choices: [],
  hints: null,
  selection: { figure: 'snail 1', order: null, aim: null, hover: null, ...selection },
  memory: { of: 'a table' },
})

function makeModel(s: State): MeasuredModel {
  const from = places.centreNamed(s.selection.figure, s)
  const at = places.centreNamed(s.selection.aim ?? s.selection.hover, s)
  const isSlime = s.selection.order === 'slime'
  const footing = { layout: LAYOUT, closed: BLOCKS }
  const mover = { radius: RADIUS, clearance: 100 }
  const isClear = (a: XY, b: XY): boolean => legStopper(footing, mover, null, a, b) === null
  const field = from && reachOf({ from, budget: 600, isFree: (p) => isClear(p, p), isClear, price: () => 0 })
  return {
    from,
    reach: field && { field, levels: [{ at: 500, label: '1 day', attack: false }] },
    legal: legalAt(places, ['snail 2', 'leaf 7', 'D1', '3,4']),
    template: isSlime && from && at ? { kind: 'circle', from, at, radius: 300, strays: null } : null,
    tone: 'plain',
    way:
      !isSlime && from && at
        ? { path: [from, at], planned: [from, at], refused: false, stopped: false, label: '1 day' }
        : null,
    rays: null,
    tape: from && at ? { from, to: at, figure: false } : null,
    means: () => 'far',
    rings: from ? [{ at: from, gap: 500, kind: 'range' }] : [],
    comes: null,
    contacts: [],
    intents: [
      {
        path: [
          { x: 1600, y: 2400 },
          { x: 1600, y: 2000 },
        ],
      },
    ],
    chosenAt: from && { at: from, size: 1 },
    led: null,
    cursor: cursorOn(places, s.selection, s),
  }
}

const snailsOf = ({ snails }: View) =>
  snails.map(({ n, at }) =>
    createElement('circle', { key: n, class: 'snail', cx: at.x * 0.12, cy: at.y * 0.12, r: 24 }),
  )

function board(s: State, over: Partial<MeasuredBoardProps<View>> = {}, own: Partial<Drawings> = {}) {
  return createElement(MeasuredBoard<View>, {
    kind: 'sn-board',
    map: MAP,
    model: makeModel(s),
    layers: {},
    scale: 1,
    radius: RADIUS,
    walls: opaqueAt(LAYOUT, BLOCKS, 200),
    isSettingUp: false,
    openings: { key: [s.view.door], stateOf: () => s.view.door },
    standing: () => s.view.snails.map(({ at }) => at),
    played: { view: s.view, events: [], motion: false, ways: () => [], wordsOf: () => [], moved: () => [] },
    own: { pieces: null, figures: snailsOf(s.view), ...own },
    ...over,
  })
}

describe('a second measured game', () => {
  it('points at its pieces: figures before doors, doors before the ground', () => {
    const at = (x: number, y: number, s = state()): string | null => pointed.placeAt(x * 0.12, y * 0.12, s)
    expect(at(510, 1010)).toBe('snail 1')
    expect(at(2510, 2300)).toBe('D1')
    expect(at(1503, 1004)).toBe('15,10')
    expect(at(510, 1010, state({ order: 'slime' }))).toBe('aim 5.1,10.1')
    expect(at(1503, 1004, state({ aim: '15.2,10' }))).toBe('15.2,10')
    expect(at(4100, 100)).toBeNull()
  })

  it('goes by keys, a centimetre, far and fine, and never off the table', () => {
    expect(pointed.neighbour(null, 'right', state())).toBe('6,10')
    expect(pointed.grip.neighbour('6.3,10', 'left', state(), 5)).toBe('1,10')
    expect(pointed.grip.neighbour('6.3,10', 'left', state(), 0.1)).toBe('6.2,10')
    expect(pointed.grip.neighbour('1,10', 'left', state(), 5)).toBe('0,10')
  })

  it('finds what is typed', () => {
    const found = (text: string): string | null => pointed.find(text, state())
    expect(['Speedy', 'snail 2', 'LEAF 7', 'd1', '12, 8', 'nobody', 'snail 9'].map(found)).toEqual([
      'snail 1',
      'snail 2',
      'leaf 7',
      'D1',
      '12,8',
      null,
      null,
    ])
    expect(found('speedy 10 cm 3')).toBe('17,10')
  })

  it('names points of a storey by its level', () => {
    const upstairs = pointing(places, { ...POINTING, levelOf: () => 1 })
    expect(upstairs.placeAt(1503 * 0.12, 1004 * 0.12, state())).toBe('15,10 up 1')
    expect(upstairs.neighbour('15,10 up 1', 'right', state())).toBe('16,10 up 1')
    expect(upstairs.placeAt(1503 * 0.12, 1004 * 0.12, state({ aim: '15.2,10' }))).toBe('15,10 up 1')
    expect(places.parse('15,10 up 1')).toEqual({ kind: 'point', at: { x: 1500, y: 1000 }, level: 1 })
    expect(places.nameOf({ kind: 'point', at: { x: 1500, y: 1000 }, level: 2, wide: true })).toBe('aim 15,10 up 2')
  })

  it('takes hold of what it drags, or of the template', () => {
    expect(pointed.grip.grab(500 * 0.12, 1000 * 0.12, state())).toEqual({ order: 'crawl' })
    expect(pointed.grip.grab(1600 * 0.12, 2400 * 0.12, state())).toBeNull()
    const laid = state({ order: 'slime', aim: 'aim 20,20' })
    expect(pointed.grip.grab(2100 * 0.12, 2000 * 0.12, laid)).toEqual({ order: 'slime' })
    expect(pointed.grip.placeAt(-50, 2000 * 0.12, laid)).toBe('aim 0,20')
  })

  it('frames its places', () => {
    expect(pointed.placeRect('snail 1', state())).toEqual({ x: 36, y: 96, width: 48, height: 48 })
    expect(pointed.placeRect('B1', state())).toMatchObject({ x: 312, y: 24, width: 120, height: 72 })
    expect(pointed.placeRect('leaf 9', state())).toBeNull()
    expect(pointed.axes(state()).x.at(-1)).toEqual({ at: 480, label: '40' })
  })

  it('keeps its model as long as nothing has changed', () => {
    const model = keptModel(makeModel)
    const s = state()
    expect(model(s)).toBe(model(s))
    expect(model({ ...s, selection: { ...s.selection } })).not.toBe(model(s))
  })
})

describe('its table', () => {
  it('has the ground, the doors as they are, rooms by name, and what the game draws', () => {
    const { all, again } = drawing(board(state()))
    expect(all('sn-board')).toHaveLength(1)
    expect(all('snail').map(({ attributes }) => attributes.get('cx'))).toEqual(['60', '192'])
    expect(all('tn').map(({ words }) => words)).toEqual(['Tools'])
    expect(all('exit')).toHaveLength(1)
    expect(all('zone')).toHaveLength(0)
    expect(all('dr').map(({ kind }) => kind)).toEqual(['dr'])
    again(board(state({}, { ...VIEW, door: 'open' }), { isSettingUp: true, layers: { rooms: false, spawns: true } }))
    expect(all('dr').map(({ kind }) => kind)).toEqual(['dr open'])
    expect(all('tn')).toHaveLength(0)
    expect(all('zone')).toHaveLength(1)
    expect(all('spawn').map(({ words }) => words)).toEqual(['1'])
  })

  it('has light, reach, rings and whom one may aim at', () => {
    const { all, again } = drawing(board(state()))
    expect(all('lit')[0]?.attributes.get('d')).toMatch(/^M[\d. ]+L/)
    expect(all('ring').map(({ kind }) => kind)).toEqual(['ring off rim'])
    expect(all('rl').map(({ words }) => words)).toEqual(['1 day'])
    expect(all('gapring').map(({ words }) => words)).toEqual(['5 cm'])
    expect(all('inth')).toHaveLength(1)
    expect([all('ld').length, all('lp').length]).toEqual([1, 1])
    again(board(state({ figure: null }), { walls: null }))
    expect([all('lit').length, all('ring').length, all('gapring').length]).toEqual([0, 0, 0])
  })

  it('follows the pointer: a way over the ground, a box around terrain, a ring around a leaf, a template', () => {
    const { all, again } = drawing(board(state()))
    expect([all('walkway').length, all('tape').length, all('cursor').length]).toEqual([0, 0, 0])
    again(board(state({ hover: '15,10' })))
    expect(all('waylabel').map(({ words }) => words)).toEqual(['1 day'])
    expect(all('tapel').map(({ words }) => words)).toEqual(['8 cm, far'])
    expect(all('curs')).toHaveLength(0)
    again(board(state({ hover: 'B1' })))
    expect(all('cursor').map(({ name, kind }) => `${name} ${kind}`)).toEqual(['rect cursor'])
    again(board(state({ aim: 'B1' })))
    expect(all('cursor').map(({ kind }) => kind)).toEqual(['cursor aimed'])
    again(board(state({ hover: 'leaf 7' })))
    expect(all('cursor').map(({ name }) => name)).toEqual(['circle'])
    again(board(state({ order: 'slime', hover: 'aim 15,10' })))
    expect([all('tpl').length, all('walkway').length, all('tape').length, all('curs').length]).toEqual([1, 0, 0, 1])
  })

  it('shows where everybody went, for whoever wants no motion, and what has just happened', () => {
    const played = { events: [], motion: false, ways: () => [], wordsOf: () => [] }
    const { all, again } = drawing(board(state()))
    const [first, second] = VIEW.snails
    const after = { ...VIEW, snails: [{ n: 1, at: { x: 700, y: 1000 } }, ...VIEW.snails.slice(1)] }
    const moved = (before: View) => [
      [before.snails[0]?.at ?? { x: 0, y: 0 }, { x: 700, y: 1000 }] as const,
      [before.snails[1]?.at ?? { x: 0, y: 0 }, { x: 1600, y: 2400 }] as const,
    ]
    again(board(state({}, after), { played: { ...played, view: after, moved } }))
    expect([first?.at.x, second?.at.x]).toEqual([500, 1600])
    expect(all('trail').map(({ attributes }) => attributes.get('d'))).toEqual(['M60 120L84 120'])
    const wordsOf = () => [{ key: 's', at: [84, 120] as const, words: 'eats', tone: 'good' as const }]
    again(board(state({}, after), { played: { ...played, view: after, moved, events: ['played'], wordsOf } }))
    expect(all('word').map(({ words }) => words)).toEqual(['eats'])
    // The next thing is played: what was said is still read, once.
    again(board(state({}, after), { played: { ...played, view: after, moved, events: ['next'] } }))
    expect(all('word').map(({ words }) => words)).toEqual(['eats'])
    again(board(state({}, after), { played: { ...played, view: after, moved, landed: ['landed'], wordsOf } }))
    expect(all('word').map(({ words }) => words)).toEqual(['eats'])
  })

  it('draws anew only what has changed', () => {
    let drawn = 0
    const stateOf = (): 'closed' => {
      drawn++
      return 'closed'
    }
    const openings = { key: ['shut'], stateOf }
    const { again } = drawing(board(state(), { openings }))
    const once = drawn
    again(board(state({ hover: '15,10' }), { openings }))
    again(board(state({ hover: '16,10' }), { openings: { key: ['shut'], stateOf } }))
    expect(drawn).toBe(once)
    again(board(state(), { openings: { key: ['open'], stateOf } }))
    expect(drawn).toBe(2 * once)
  })

  it('shows one storey over what is below it, and doors by how they are made', () => {
    const openings = (made: 'plain' | 'studded' | 'plated') => ({
      key: [made],
      stateOf: () => 'closed' as const,
      lookOf: () => ({ is: 'door' as const, made }),
      tagOf: () => '',
    })
    const { all, again } = drawing(board(state(), { openings: openings('studded') }))
    expect([all('below').length, all('roof').length, all('studs').length, all('tag').length]).toEqual([0, 0, 1, 0])
    again(board(state(), { openings: openings('plated'), level: 1 }))
    expect([all('below').length, all('plate').length]).toEqual([1, 1])
    expect(all('roof').map(({ attributes }) => attributes.get('d'))).toEqual(['M300 216L420 216L420 336L300 336Z'])
    expect(topLevel(GARDEN.buildings)).toBe(1)
  })

  it('veils whoever is out of sight', () => {
    const figures = VIEW.snails.map(({ n, at }) => ({ at, isSeen: n === 1 }))
    const { all } = drawing(board(state(), {}, { veil: createElement(Veil, { figures, radius: RADIUS }) }))
    expect(all('veil').map(({ paths }) => paths.map((d) => d === ''))).toEqual([[true, false]])
  })

  it('is on the small map, and in the key', () => {
    const dead = [{ x: 100, y: 100 }]
    const living = VIEW.snails.map(({ at }) => at)
    const map = createElement(MeasuredMap, {
      map: MAP,
      pieces: GARDEN.pieces,
      dead,
      living,
      window: null,
      onJump: () => {},
    })
    const { all } = drawing(map)
    const dotsOf = (kind: string): number =>
      all(kind).flatMap(({ attributes }) => [...(attributes.get('d') ?? '').matchAll(/M/g)]).length
    expect([all('mb').length, all('mr').length, all('me').length, dotsOf('mz'), dotsOf('mm')]).toEqual([1, 1, 1, 1, 2])
    const signs = [...signsInHand(makeModel(state()), true, 'next crawl'), ...signsOfZones(false, true)]
    expect(signs.flatMap(([shown, , words]) => (shown ? [words] : []))).toEqual([
      'as far as it goes',
      'next crawl',
      'out of sight',
      'can be aimed at',
      'range',
      'way out',
    ])
  })
})

/** An element that a hand presses: only what the hand asks of it. */
class Pressed extends EventTarget {
  readonly classes = new Set<string>()
  readonly classList = {
    add: (name: string) => this.classes.add(name),
    remove: (name: string) => this.classes.delete(name),
  }
  focus(): void {}
  setPointerCapture(): void {}
}

/** The hand is laid on the board once that has been painted, and taken off after the next time. */
const afterPainting = (): Promise<unknown> => new Promise((done) => setTimeout(done, 150))

describe('its hand', () => {
  afterEach(() => vi.unstubAllGlobals())

  async function held() {
    const element = new Pressed()
    const page = Object.assign(new EventTarget(), {
      querySelector: (wanted: string) => (wanted === '[data-board]' ? element : null),
    })
    vi.stubGlobal('document', page)
    vi.stubGlobal('HTMLElement', Pressed)
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    const hovered: string[] = []
    const picked: string[] = []
    const selection = { value: state().selection, set: (next: Selection) => void (selection.value = next) }
    const session = {
      myTurn: true,
      selection,
      situation: () => state(selection.value),
      hover: (place: string) => void hovered.push(place),
      pick: (place: string) => void picked.push(place),
      aim: (next: Selection) => {
        selection.set(next)
        if (next.aim !== null) picked.push(next.aim)
      },
      notice: { set: () => {} },
      sending: { value: false },
      past: { value: null },
      commit: () => {},
      display: {
        orders: {
          pick: (aim: string, s: DisplayState) => ({ ...s.selection, aim }),
          preview: () => null,
          list: () => [],
        },
      },
      onReveal: () => {},
      preview: () => null,
    }
    const viewport = { camera: { x: 0, y: 0, k: 1 }, place: (e: MouseEvent) => ({ x: e.clientX, y: e.clientY }) }
    const value = { session, viewport, display: { board: pointed }, say: () => {} }
    const { clear } = drawing(createElement(PlayContext.Provider, { value: value as never }, createElement(Hand, null)))
    await afterPainting()
    const point = (type: string, x: number, y: number): void => {
      const event = new Event(type, { cancelable: true })
      const at = { clientX: x * 0.12, clientY: y * 0.12, pointerId: 1, pointerType: 'mouse', button: 0 }
      element.dispatchEvent(Object.assign(event, at))
    }
    const key = (name: string, over: Partial<KeyboardEvent> = {}): boolean =>
      !page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key: name, ...over }))
    return { point, key, hovered, picked, selection, element, clear }
  }

  it('drags a snail: the order is in hand, every place is pointed at, on the last one it is dropped', async () => {
    const { point, hovered, picked, selection, element, clear } = await held()
    point('pointerdown', 500, 1000)
    point('pointermove', 510, 1000)
    expect(hovered).toEqual([])
    point('pointermove', 900, 1000)
    expect([...element.classes]).toEqual(['holding'])
    expect(selection.value.order).toBe('crawl')
    point('pointermove', 1600, 2400)
    point('pointerup', 1200, 1000)
    expect(hovered).toEqual(['9,10', 'snail 2'])
    expect(picked).toEqual(['12,10'])
    expect([...element.classes]).toEqual([])
    clear()
  })

  it('leaves the board to others where nothing can be dragged', async () => {
    const { point, hovered, picked, clear } = await held()
    point('pointerdown', 1600, 2400)
    point('pointermove', 2000, 2400)
    point('pointerup', 2000, 2400)
    expect([hovered, picked]).toEqual([[], []])
    clear()
  })

  it('strides far with shift, fine with alt, and leaves plain arrows to the board', async () => {
    const { key, hovered, clear } = await held()
    expect(key('ArrowRight', { shiftKey: true })).toBe(true)
    expect(key('ArrowUp', { altKey: true })).toBe(true)
    expect(key('ArrowUp')).toBe(false)
    expect(hovered).toEqual(['10,10', '5,9.9'])
    clear()
    await afterPainting()
    expect(key('ArrowRight', { shiftKey: true })).toBe(false)
  })
})
