import { describe, expect, it } from 'vitest'
import { lookAt } from '../forecast/seen.ts'
import { at, otherNo, runOrShoot, scene, type Staging, survivorNo } from '../testing.ts'
import { NOTHING_LEARNT, type Zed } from '../state.ts'
import type { Item } from '../tables/items.ts'
import { advise } from './advise.ts'
import { rankOf } from './aim.ts'
import { habitOf } from './cards.ts'

/** What survivor 1 does, and by which habit. */
function habit(stage: Staging): { by: string; cards: readonly string[] } {
  const s = scene(stage)
  const look = lookAt(runOrShoot.view(s.table, 'S1'), s.table.book)
  const { by, cards } = habitOf(look, survivorNo(s, 1))
  return { by, cards }
}

const HERE = at(20, 33)
/** Attackers in a row, so far to the east. */
const row = (many: number, x: number, over: Partial<Omit<Zed, 'id'>> = {}) =>
  Array.from({ length: many }, (_, i) => ({ at: at(x + 2.2 * Math.floor(i / 3), 31 + 2.2 * (i % 3)), ...over }))
const touching = { at: at(22, 33) }
const AWAKE = {
  learnt: { ...NOTHING_LEARNT, cameOut: { '1,0 drain': 5 } },
}
const SNIPER = { id: 2, kind: 'sniper', rounds: 5 } as const

describe('cards of a competent survivor', () => {
  it('B1 fights by hand whoever is at close quarters', () => {
    const two = [touching, { at: at(18, 33) }]
    expect(habit({ survivors: [{ at: HERE }], zeds: two })).toEqual({ by: 'B1', cards: ['MELEE'] })
    expect(habit({ survivors: [{ at: HERE }], zeds: [{ ...touching, down: true }] }).by).not.toBe('B1')
  })

  it('B1 pushes a single one, too: a shot would come after its bite', () => {
    const gunner = { at: HERE, main: SNIPER }
    expect(habit({ survivors: [gunner], zeds: [touching] })).toEqual({ by: 'B1', cards: ['MELEE'] })
    const thrown = { at: at(25, 33), down: true }
    expect(habit({ survivors: [gunner], zeds: [thrown, { at: at(30, 33) }] })).toEqual({ by: 'B6', cards: ['SHOOT'] })
  })

  it('B1 throws at a crowd elsewhere although one is at hand', () => {
    const stage = { survivors: [{ at: HERE }], zeds: [touching, ...row(7, 40)], state: AWAKE }
    expect(habit(stage)).toEqual({ by: 'B1', cards: ['GRENADE'] })
  })

  it('B1 strikes a Tank, which bites before anybody has run, and runs from it with bare hands', () => {
    const tank = { at: at(23, 33), kind: 'tank' } as const
    expect(habit({ survivors: [{ at: HERE, main: SNIPER }], zeds: [tank] }).cards).toEqual(['MELEE'])
    expect(habit({ survivors: [{ at: HERE, main: null }], zeds: [tank] })).toEqual({ by: 'B1', cards: ['RUN'] })
  })

  it('B3 burns a Tank, and B6 shoots it before ordinary ones that touch nobody', () => {
    const tank = { at: at(44, 33), kind: 'tank' } as const
    expect(habit({ survivors: [{ at: HERE, items: ['molotov'] }], zeds: [tank] })).toEqual({
      by: 'B3',
      cards: ['GRENADE'],
    })
    const s = scene({ survivors: [{ at: HERE }], zeds: [tank, { at: at(40, 33) }, { at: at(22, 33) }] })
    const look = lookAt(runOrShoot.view(s.table, 'S1'), s.table.book)
    const order = [...look.state.zeds].sort((a, b) => (rankOf(look, a) ?? 9) - (rankOf(look, b) ?? 9))
    expect(order.map(({ at: { x } }) => x / 100)).toEqual([22, 44, 40])
  })

  it('B2 shoots what pins a friend, pulls him free beside, runs to him farther off', () => {
    const pinned = (x: number, over = {}) =>
      habit({
        survivors: [
          { at: HERE, ...over },
          { at: at(x, 33), down: true, pinnedBy: 1 },
        ],
        zeds: [{ at: at(x + 2, 33), kind: 'hunter', pins: 2 }],
      })
    const EMPTY = { pistol: null, main: null, items: [] }
    expect(pinned(30)).toEqual({ by: 'B2', cards: ['SHOOT'] })
    expect(pinned(23, EMPTY)).toEqual({ by: 'B2', cards: ['ASSIST'] })
    expect(pinned(32, EMPTY)).toEqual({ by: 'B2', cards: ['RUN'] })
  })

  it('B3 throws at five together, if noise does no harm any more, and only one of two at the same few', () => {
    const crowd = (many: number, items: readonly 'pipe'[], state = {}) =>
      habit({ survivors: [{ at: HERE, items }], zeds: row(many, 44), state })
    expect(crowd(6, ['pipe'], AWAKE)).toEqual({ by: 'B3', cards: ['GRENADE'] })
    expect(crowd(4, ['pipe'], AWAKE).by).not.toBe('B3')
    expect(crowd(6, []).by).not.toBe('B3')
    const second = scene({ survivors: [{ at: at(18, 31) }, { at: HERE }], zeds: row(6, 44), state: AWAKE })
    const look = lookAt(runOrShoot.view(second.table, 'S2'), second.table.book)
    expect(habitOf(look, survivorNo(second, 2)).by).not.toBe('B3')
  })

  it('B3 throws no Molotov that touches a friend', () => {
    const beside = (x: number) =>
      habit({
        survivors: [
          { at: HERE, items: ['molotov'] },
          { at: at(x, 29), items: [] },
        ],
        zeds: row(6, 38),
        state: AWAKE,
      }).by
    expect(beside(15)).toBe('B3')
    expect(beside(40)).not.toBe('B3')
  })

  it('B4 shuts an open door when they come and nobody is outside', () => {
    const shut = (outside: object[]) =>
      habit({
        survivors: [{ at: at(20, 24) }, ...outside],
        openings: { '0,0 door0': { state: 'open' } },
        zeds: [{ at: at(20, 38) }, { at: at(23, 38) }],
      }).by
    expect(shut([])).toBe('B4')
    expect(shut([{ at: at(10, 31) }])).not.toBe('B4')
  })

  it('B5 runs for an objective within a move, and calls the helicopter', () => {
    const house = { openings: { '1,0 door0': { state: 'open' } } } as const
    expect(habit({ survivors: [{ at: at(60, 25) }], ...house }).by).toBe('B5')
    const pad = { options: { scenario: 'dust-off' }, survivors: [{ at: at(100, 30), items: ['radio'] }] } as const
    expect(habit(pad)).toEqual({ by: 'B5', cards: ['ORDER'] })
  })

  it('B6 shoots at few that come, and snipes at what is far', () => {
    expect(habit({ survivors: [{ at: HERE }], zeds: row(3, 40) })).toEqual({ by: 'B6', cards: ['SHOOT'] })
    const far = { survivors: [{ at: HERE, main: SNIPER }], zeds: row(1, 55), state: AWAKE }
    expect(habit(far)).toEqual({ by: 'B6', cards: ['SNIPE'] })
  })

  it('B7 runs from too many', () => {
    const many = { survivors: [{ at: HERE, items: [] }], zeds: row(9, 36), state: AWAKE }
    expect(habit(many)).toEqual({ by: 'B7', cards: ['RUN'] })
    const dry = { pistol: { id: 1, kind: 'pistol', rounds: 0 }, main: null, items: ['reload:pistol'] } as const
    expect(habit({ ...many, survivors: [{ at: HERE, ...dry }] })).toEqual({ by: 'B7', cards: ['RELOAD'] })
  })

  it('B7 shoots where too many bar every way on', () => {
    const ring = Array.from({ length: 10 }, (_, i) => ({
      at: at(20 + 3.5 * Math.cos((i * Math.PI) / 5), 33 + 3.5 * Math.sin((i * Math.PI) / 5)),
    }))
    const survivors = [{ at: HERE, items: [] }]
    expect(habit({ survivors, zeds: ring, state: AWAKE })).toEqual({ by: 'B7', cards: ['SHOOT'] })
  })

  it('B8 reloads, treats and hands over while nobody is near', () => {
    const dry = { pistol: { id: 1, kind: 'pistol', rounds: 2 }, items: ['reload:pistol'] } as const
    expect(habit({ survivors: [{ at: HERE, ...dry }] })).toEqual({ by: 'B8', cards: ['RELOAD'] })
    expect(habit({ survivors: [{ at: HERE, ...dry }], zeds: row(1, 40) }).by).not.toBe('B8')
    expect(habit({ survivors: [{ at: HERE, hits: 2 }] })).toEqual({ by: 'B8', cards: ['FIRST AID'] })
    const giving = [
      { at: HERE, items: ['reload:rifle'] },
      { at: at(22.5, 33), items: [] },
    ] as const
    expect(habit({ survivors: giving })).toEqual({ by: 'B8', cards: ['GIVE'] })
  })

  it('B8 levels out kits: the second one goes to somebody beside who has none and room for it', () => {
    const beside = (own: readonly Item[], other: readonly Item[]) =>
      habit({
        survivors: [
          { at: HERE, items: own },
          { at: at(22.5, 33), items: other },
        ],
      }).cards
    expect(beside(['kit', 'kit'], [])).toEqual(['GIVE'])
    expect(beside(['kit'], [])).not.toEqual(['GIVE'])
    expect(beside(['kit', 'kit'], ['kit'])).not.toEqual(['GIVE'])
    expect(beside(['kit', 'kit'], Array<Item>(7).fill('torch'))).not.toEqual(['GIVE'])
  })

  it('B9 clears a single drifter out of the way, else runs on', () => {
    const drifter = (x: number, y: number) =>
      habit({ survivors: [{ at: HERE }], zeds: [{ at: at(x, y), mode: 'drifting' }] }).cards
    expect(habit({ survivors: [{ at: HERE }] })).toEqual({ by: 'B9', cards: ['RUN'] })
    expect(drifter(3, 33)).toEqual(['RUN'])
    expect(drifter(34, 33.5)).toEqual(['BOTH'])
    const two = [34, 37].map((x) => ({ at: at(x, 33.5), mode: 'drifting' }) as const)
    expect(habit({ survivors: [{ at: HERE }], zeds: two }).cards).toEqual(['RUN'])
  })

  it('B10 tells somebody idle what to do, once', () => {
    const other = otherNo(13, { at: at(24, 33) })
    const nine = { options: { scenario: 'night-school' } }
    expect(habit({ ...nine, survivors: [{ at: HERE }, other] })).toEqual({ by: 'B10', cards: ['ORDER'] })
    expect(habit({ ...nine, survivors: [{ at: HERE }, { ...other, leader: 1 }] }).by).not.toBe('B10')
  })

  it('B11 fires nothing automatic at two while no horde is awake', () => {
    const rifle = { pistol: null, main: { id: 2, kind: 'rifle', rounds: 6 }, items: [] } as const
    const few = (state: object) => habit({ survivors: [{ at: HERE, ...rifle }], zeds: row(2, 40), state }).by
    expect(few({})).not.toBe('B6')
    expect(few(AWAKE)).toBe('B6')
  })

  it('goes by the way to the safe house, and round the mouth of a lair', () => {
    const s = scene({ survivors: [{ at: at(50, 73) }], options: { scenario: 'number-nine' } })
    s.do('S1', { do: 'card', cards: ['RUN'] })
    s.do('S1', advise(runOrShoot.view(s.table, 'S1'), s.table.book, 'S1', []).command)
    const { at: end } = survivorNo(s, 1)
    expect(end.x).toBeGreaterThan(5800)
    expect(Math.hypot(end.x - 6000, end.y - 7500)).toBeGreaterThan(600)
  })
})
