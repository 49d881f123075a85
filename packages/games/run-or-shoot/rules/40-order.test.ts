import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command, Order } from '../commands.ts'
import type { OrderInForce, Weapon } from '../state.ts'
import {
  at,
  otherNo,
  type PS,
  plays,
  type RunOrShootScene,
  scene,
  type Staging,
  survivorNo,
  turnOver,
  zedNo,
} from '../testing.ts'
import { ORDER_IDS } from '../tables/orders.ts'
import { asFigure, gapOf } from './01-measure.ts'

const PISTOL: Weapon = { id: 90, kind: 'pistol', rounds: 6 }
const STILL = { mode: 'drifting', facing: { x: 1000, y: 0 } } as const
const inForce = (order: Order, idle = 0): OrderInForce => ({ order, idle })
const order = (is: Order, ...to: number[]): Command => ({ do: 'order', to: to.length > 0 ? to : [11], order: is })

/** Dot with ORDER, who is asked for it; NPS 11 at (24, 34). */
function told(nps: PS = {}, stage: Staging & { dot?: PS; others?: readonly PS[] } = {}): RunOrShootScene {
  const { dot = {}, others = [], ...rest } = stage
  const s = scene({
    survivors: [{ at: at(14, 34), ...dot }, otherNo(11, { at: at(24, 34), ...nps }), ...others],
    dice: seeded('orders'),
    ...rest,
  })
  return plays(s, 'S1', 'ORDER')
}
const ruth = (s: RunOrShootScene) => survivorNo(s, 11)
const orderNow = (s: RunOrShootScene): string | null => ruth(s).order?.order.is ?? null

/** Turn after turn with a card that leaves everybody where he is. */
function turns(s: RunOrShootScene, many: number): RunOrShootScene {
  turnOver(s)
  for (let i = 1; i < many; i++) turnOver(plays(s, 'S1', 'MELEE'))
  return s
}

/** Gives an order and plays so many turns. */
const after = (is: Order, many: number, nps: PS = {}, stage: Parameters<typeof told>[1] = {}): RunOrShootScene =>
  turns(told(nps, stage).do('S1', order(is)), many)

describe('orders', () => {
  it('[rs.nps.1] [rs.order.1] [rs.order.3] [rs.order.5] one instruction to one or more NPS, obeyed in the same turn', () => {
    const s = told({}, { others: [otherNo(12, { at: at(24, 37) })] })
    expect([s.state.step, s.asks]).toEqual(['2', 'give an order'])
    s.do('S1', order({ is: 'RUN TO', place: { at: [3400, 3400], level: 0 } }, 11, 12))
    turnOver(s)
    expect(s.event('ordered')).toMatchObject({ by: 1, to: [11, 12] })
    expect([ruth(s).at, survivorNo(s, 12).at.x > 3200]).toEqual([at(30, 34), true])
  })

  it('[rs.order.2] [rs.order.3] only entries of the closed list can be given, each with its object', () => {
    const s = told({ items: ['kit'] })
    const offered = new Set(s.offered('S1').flatMap((c) => (c.do === 'order' ? [c.order.is] : [])))
    expect([...offered].every((is) => ORDER_IDS.includes(is))).toBe(true)
    expect(ORDER_IDS).toHaveLength(17)
    const wrong: readonly (readonly [Order, string])[] = [
      [{ is: 'RUN TO', place: 'the moon' }, 'There is no such place.'],
      [{ is: 'COVER', towards: [0, 0] }, 'A facing points somewhere.'],
      [{ is: 'COVER', towards: 'no door' }, 'There is no such door.'],
      [{ is: 'SHOOT AT', zed: 7 }, 'There is no Zed 7.'],
      [{ is: 'RELOAD', weapon: 1 }, 'None of them carries that gun.'],
      [{ is: 'TAKE', from: 'pile 9' }, 'There is nothing to be taken.'],
      [{ is: 'GIVE', thing: 'torch', survivor: 1 }, 'None of them carries that.'],
      [{ is: 'THROW', grenade: 'HE', at: [100, 100], level: 0 }, 'None of them carries that.'],
      [{ is: 'CLIMB', ladder: 'no ladder', up: true }, 'There is no such ladder.'],
      [{ is: 'FOLLOW', survivor: 11 }, 'Only a player survivor can be followed.'],
      [{ is: 'GUARD', what: 12 }, 'There is nobody with the number 12.'],
      [{ is: 'FIRST AID', survivor: 12 }, 'There is nobody alive with the number 12.'],
    ]
    for (const [is, reason] of wrong) expect(s.refused('S1', order(is)).reason).toBe(reason)
  })

  it('[rs.order.4] [rs.items.7] 20 cm, whatever is between, or a radio each', () => {
    const heard = (x: number, over: PS = {}, dot: PS = {}): boolean =>
      told({ at: at(x, 34), ...over }, { dot: { items: [], ...dot } }).asks === 'give an order'
    expect([heard(36), heard(36.01)]).toEqual([true, false])
    expect(heard(70, { items: ['radio'] }, { items: ['radio'] })).toBe(true)
    expect(heard(70, { items: ['radio'] })).toBe(false)
    expect(told({ at: at(36, 34) }, { options: { orderRange: 10 } }).asks).not.toBe('give an order')
  })

  it('[rs.order.4] [rs.order.11] a PS, somebody out of earshot, hidden or unknown is not addressed; the last three in the same words', () => {
    const people = { 13: { at: at(60, 15), level: 0 } }
    const s = told(
      {},
      {
        others: [otherNo(12, { at: at(70, 34) }), otherNo(13, { status: 'hidden' })],
        state: { hidden: { ...scene().state.hidden, people } },
      },
    )
    expect(s.refused('S1', order({ is: 'STAY' }, 1)).clause).toBe('rs.order.11')
    const words = [12, 13, 14].map((n) => s.refused('S1', order({ is: 'STAY' }, n)).reason.replace(String(n), 'N'))
    expect(new Set(words).size).toBe(1)
    expect(s.refused('S1', order({ is: 'STAY' }, 11, 11)).clause).toBe('rs.order.3')
  })

  it('[rs.order.7] [rs.order.6] a new order replaces the old one; MELEE interrupts an order and does not cancel it', () => {
    const run: Order = { is: 'RUN TO', place: { at: [4400, 3400], level: 0 } }
    const s = told({ order: inForce({ is: 'STAY' }) }).do('S1', order(run))
    expect(ruth(s).order).toEqual(inForce(run))
    // Held in turn 1: the push throws the Zed off; in turn 2 he goes on.
    const held = told(
      { main: { id: 91, kind: 'fireaxe', rounds: 0 } },
      { zeds: [{ at: at(26, 34) }], dice: ['rs.melee.8: 9'] },
    )
    held.do('S1', order(run))
    turnOver(held)
    expect([ruth(held).at, orderNow(held)]).toEqual([at(24, 34), 'RUN TO'])
    turnOver(plays(held, 'S1', 'MELEE'))
    expect(ruth(held).at).toEqual(at(34, 34))
  })

  it('[rs.order.7] a turn of MELEE does not count against an order that comes to nothing', () => {
    // Zed 2 is behind the walls of the store: unseen for a turn, it would be given up.
    const zeds = [{ at: at(26, 34) }, { ...STILL, at: at(20, 20) }]
    const s = after(
      { is: 'SHOOT AT', zed: 2 },
      1,
      { pistol: PISTOL, main: { id: 91, kind: 'fireaxe', rounds: 0 } },
      { zeds },
    )
    expect([s.event('settled').card, ruth(s).order]).toEqual(['MELEE', inForce({ is: 'SHOOT AT', zed: 2 })])
  })

  it('[rs.order.9] the unarmed who is blocked by fear stays, and the order remains', () => {
    const s = after(
      { is: 'RUN TO', place: { at: [6000, 3400], level: 0 } },
      1,
      {},
      { zeds: [{ ...STILL, at: at(50, 34) }] },
    )
    expect([ruth(s).at, orderNow(s)]).toEqual([at(24, 34), 'RUN TO'])
  })

  it('[rs.order.9] after RELOAD he follows the leader he had, else he stays', () => {
    const reload: Order = { is: 'RELOAD', weapon: 90 }
    const empty = { pistol: { ...PISTOL, rounds: 1 }, items: ['reload:pistol'] } as const
    const led = after(reload, 1, { ...empty, leader: 1 })
    expect([ruth(led).pistol?.rounds, ruth(led).order]).toEqual([6, null])
    expect(orderNow(after(reload, 1, empty))).toBe('STAY')
  })

  it('[rs.order.10] ORDER with nobody in reach does nothing, and the other card of a pair stays', () => {
    const s = scene({
      survivors: [{ at: at(14, 34), pistol: { ...PISTOL, id: 1, rounds: 0 } }, otherNo(11, { at: at(70, 34) })],
    })
    s.do('S1', { do: 'card', cards: ['ORDER', 'RELOAD'] })
    expect(s.event('card lost')).toMatchObject({ card: 'ORDER' })
    turnOver(s)
    expect(s.event('reloaded').survivor).toBe(1)
  })

  it('[rs.order.12] a GUARD over a PS has no power over his movement', () => {
    const s = told({ pistol: PISTOL, at: at(17, 34) }).do('S1', order({ is: 'GUARD', what: 1 }))
    turnOver(s)
    plays(s, 'S1', 'RUN').do('S1', { do: 'move', acts: [{ act: 'go', to: [1000, 3400] }] })
    expect(survivorNo(s, 1).at).toEqual(at(10, 34))
  })
})

describe('each of the orders to its end', () => {
  it('[rs.order.8] FOLLOW: he follows from now on', () => {
    const s = after({ is: 'FOLLOW', survivor: 1 }, 2, { at: at(30, 34), order: inForce({ is: 'STAY' }) })
    expect([ruth(s).leader, ruth(s).order]).toEqual([1, null])
    turnOver(plays(s, 'S1', 'RUN'))
    expect(gapOf(asFigure(ruth(s)), asFigure(survivorNo(s, 1)))).toBeLessThanOrEqual(400)
  })

  it('[rs.order.8] RUN TO: a point within 3 cm, a building or zone; then STAY', () => {
    const point = after({ is: 'RUN TO', place: { at: [4500, 3400], level: 0 } }, 2)
    expect([ruth(point).at.x >= 4100, orderNow(point)]).toEqual([true, 'STAY'])
    expect(point.event('order done')).toMatchObject({ survivor: 11, order: 'RUN TO', stopped: false })
    // The store, through its south door.
    const store = point.table.book.map.terrain.buildings[0]?.id ?? ''
    const inside = after({ is: 'RUN TO', place: store }, 3, { at: at(20, 29) })
    expect([ruth(inside).at.y < 2700, orderNow(inside)]).toEqual([true, 'STAY'])
  })

  it('[rs.order.8] RUN TO is given up after two turns without a way', () => {
    // The roof of the store can be reached by no stairs.
    const roof: Order = { is: 'RUN TO', place: { at: [2000, 1500], level: 1 } }
    expect(orderNow(after(roof, 1))).toBe('RUN TO')
    const s = after(roof, 2)
    expect([orderNow(s), s.event('order done')]).toMatchObject(['STAY', { stopped: true }])
  })

  it('[rs.order.8] STAY: he does not move, and shoots only Zeds within 10 cm', () => {
    const shots = (x: number): number => {
      const s = after({ is: 'STAY' }, 1, { pistol: PISTOL }, { zeds: [{ ...STILL, at: at(x, 34) }] })
      return s.events.filter(({ e }) => e === 'shot').length
    }
    expect([shots(35) > 0, shots(38.5)]).toEqual([true, 0])
  })

  it('[rs.order.8] COVER: he looks there, shoots what stands in the arc, and stays after three turns without a target', () => {
    const south: Order = { is: 'COVER', towards: [0, 1000] }
    const s = after(south, 3, { pistol: PISTOL }, { zeds: [{ ...STILL, at: at(44, 34) }] })
    expect(ruth(s).facing).toEqual({ x: 0, y: 1000 })
    expect(s.events.some(({ e }) => e === 'shot')).toBe(false)
    expect(orderNow(s)).toBe('STAY')
    const east = after(
      { is: 'COVER', towards: [1000, 0] },
      2,
      { pistol: PISTOL },
      { zeds: [{ ...STILL, at: at(44, 34) }] },
    )
    expect([east.events.some(({ e }) => e === 'shot'), orderNow(east)]).toEqual([true, 'COVER'])
    const dry = after(south, 1, { pistol: { ...PISTOL, rounds: 0 } })
    expect(orderNow(dry)).toBe('STAY')
  })

  it('[rs.order.8] SHOOT AT: that Zed, also a farther one; gone or unseen for a turn, he covers the direction', () => {
    const zeds = [
      { ...STILL, at: at(34, 34) },
      { ...STILL, at: at(44, 36) },
    ]
    const s = told({ pistol: PISTOL }, { zeds }).do('S1', order({ is: 'SHOOT AT', zed: 2 }))
    turnOver(s)
    expect(s.events.flatMap((e) => (e.e === 'shot' ? [e.zed] : []))).toContain(2)
    expect(s.events.flatMap((e) => (e.e === 'shot' ? [e.zed] : []))).not.toContain(1)
    // A Zed behind the walls of the store.
    const unseen = after({ is: 'SHOOT AT', zed: 1 }, 1, { pistol: PISTOL }, { zeds: [{ ...STILL, at: at(20, 20) }] })
    expect(unseen.events.some(({ e }) => e === 'shot')).toBe(false)
    expect(orderNow(unseen)).toBe('COVER')
  })

  it('[rs.order.8] GUARD: within 5 cm, shooting what comes within 20 cm of it; a guarded NPS does not move', () => {
    const s = told({ pistol: PISTOL, at: at(34, 34) }, { others: [otherNo(12, { at: at(20, 37), leader: 1 })] })
    s.do('S1', order({ is: 'GUARD', what: 12 }))
    turnOver(s)
    turnOver(plays(s, 'S1', 'MELEE'))
    expect(gapOf(asFigure(ruth(s)), asFigure(survivorNo(s, 12)))).toBeLessThanOrEqual(500)
    plays(s, 'S1', 'RUN')
    const settled = s.events.flatMap((e) => (e.e === 'settled' && e.survivor === 12 ? [e.card] : []))
    expect(settled.at(-1)).toBeNull()
    const zeds = [{ ...STILL, at: at(36, 34) }]
    const watching = after({ is: 'GUARD', what: '0,0 door0' }, 2, { pistol: PISTOL, at: at(22, 30) }, { zeds })
    expect(watching.events.some(({ e }) => e === 'shot')).toBe(true)
  })

  it('[rs.order.8] [rs.order.12] GUARD: who has risen is the first target, however many are nearer; when it is gone he stays', () => {
    const s = told(
      { pistol: PISTOL, at: at(27.5, 34), facing: { x: 1000, y: 0 } },
      {
        others: [{ at: at(34, 34), status: 'dead', hits: 4 }],
        zeds: [
          // They stand up in step 8, where they lie.
          { at: at(30, 33), down: true },
          { at: at(34, 34), down: true },
        ],
        state: { risen: { 3: 2 }, watching: ['S3'] },
      },
    )
    ruth(s).order = inForce({ is: 'GUARD', what: 3 })
    s.do('S1', { do: 'pass' })
    turnOver(s)
    const shots = s.events.flatMap((e) => (e.e === 'shot' ? [e.zed] : []))
    expect(shots[0]).toBe(2)
    const gone = told({ order: inForce({ is: 'GUARD', what: 3 }) }, { others: [{ status: 'safe', at: at(1, 1) }] })
    turnOver(gone.do('S1', { do: 'pass' }))
    expect(orderNow(gone)).toBe('STAY')
  })

  it('[rs.order.8] HOLD FIRE: no shot until another order; he follows as before', () => {
    const zeds = [{ ...STILL, at: at(40, 34) }]
    const s = after({ is: 'HOLD FIRE' }, 2, { pistol: PISTOL, leader: 1 }, { zeds })
    expect(s.events.some((e) => e.e === 'shot' && e.survivor === 11)).toBe(false)
    plays(s, 'S1', 'BOTH')
    const cards = s.events.flatMap((e) => (e.e === 'settled' ? [e.card] : []))
    expect([cards.at(-1), orderNow(s)]).toEqual(['RUN', 'HOLD FIRE'])
  })

  it('[rs.order.8] RELOAD: done, or impossible', () => {
    const s = after({ is: 'RELOAD', weapon: 90 }, 1, { pistol: { ...PISTOL, rounds: 2 }, items: ['reload:pistol'] })
    expect([ruth(s).pistol?.rounds, orderNow(s)]).toEqual([6, 'STAY'])
    const full = after({ is: 'RELOAD', weapon: 90 }, 1, { pistol: PISTOL, items: ['reload:pistol'] })
    expect([ruth(full).items, orderNow(full)]).toEqual([['reload:pistol'], 'STAY'])
  })

  it('[rs.order.8] FIRST AID: he runs there and treats with his own kit', () => {
    const s = after({ is: 'FIRST AID', survivor: 1 }, 2, { items: ['kit'], leader: 1 }, { dot: { hits: 2 } })
    expect([survivorNo(s, 1).hits, ruth(s).items, ruth(s).order]).toEqual([1, [], null])
    const healthy = after({ is: 'FIRST AID', survivor: 1 }, 1, { items: ['kit'] }, { dot: { hits: 1 } })
    expect([ruth(healthy).items, orderNow(healthy)]).toEqual([['kit'], 'STAY'])
  })

  it('[rs.order.8] TAKE: he goes there, takes all that fits, and follows the nearest PS', () => {
    const piles = [{ id: 'pile 1', at: at(30, 36), level: 0, weapons: [], items: ['kit', 'torch'] as const }]
    const s = after({ is: 'TAKE', from: 'pile 1' }, 2, {}, { state: { piles, nextPile: 2 } })
    expect([ruth(s).items, s.state.piles, ruth(s).leader, ruth(s).order]).toEqual([['kit', 'torch'], [], 1, null])
    const cache = s.table.book.map.caches[0]
    if (!cache) throw new Error('no cache')
    const beside = { x: cache.at.x, y: cache.at.y + 150 }
    const found = after(
      { is: 'TAKE', from: cache.id },
      2,
      { at: beside, items: [] },
      { dot: { at: { x: beside.x, y: beside.y + 400 } } },
    )
    expect([found.state.searched, ruth(found).items.length > 0]).toEqual([[cache.id], true])
  })

  it('[rs.order.8] GIVE: he goes there, and whoever is played is asked', () => {
    const s = told({ items: ['torch'], leader: 1 }, { dot: { items: [] } }).do(
      'S1',
      order({ is: 'GIVE', thing: 'torch', survivor: 1 }),
    )
    for (let guard = 0; s.asks !== 'accept' && s.state.turn < 3 && guard < 20; guard++)
      if (s.asks === 'place a card') plays(s, 'S1', 'MELEE')
      else s.timeOut('S1')
    expect([s.asks, s.state.turn]).toEqual(['accept', 2])
    s.do('S1', { do: 'accept', things: ['torch'] })
    turnOver(s)
    expect([ruth(s).items, survivorNo(s, 1).items, orderNow(s)]).toEqual([[], ['torch'], null])
    // Eight places are taken: there is none for a torch. Beside her since turn 1, he follows her then.
    const full = after({ is: 'GIVE', thing: 'torch', survivor: 1 }, 2, { items: ['torch'] })
    expect([ruth(full).items, orderNow(full), full.event('order done').stopped]).toEqual([['torch'], null, true])
  })

  it('[rs.order.8] OPEN and CLOSE: he runs there and does it; then STAY', () => {
    const open = after({ is: 'OPEN', door: '0,0 door0' }, 1, { at: at(22, 30) })
    expect([open.state.openings['0,0 door0']?.state, orderNow(open)]).toEqual(['open', 'STAY'])
    const close = after(
      { is: 'CLOSE', door: '0,0 door0' },
      1,
      { at: at(22, 30) },
      { openings: { '0,0 door0': { state: 'open' } } },
    )
    expect([close.state.openings['0,0 door0']?.state, orderNow(close)]).toEqual(['closed', 'STAY'])
    const smashed = after(
      { is: 'CLOSE', door: '0,0 door0' },
      1,
      { at: at(22, 30) },
      { openings: { '0,0 door0': { state: 'destroyed' } } },
    )
    expect(orderNow(smashed)).toBe('STAY')
  })

  it('[rs.order.8] CLIMB: he runs to the ladder and climbs; then STAY', () => {
    const ladder = scene().table.book.map.climbs.find(({ kind }) => kind === 'ladder')
    if (!ladder) throw new Error('no ladder')
    const { foot, head, id } = ladder
    const s = told({ at: { x: foot.at.x + 500, y: foot.at.y } }, { dot: { at: { x: foot.at.x + 900, y: foot.at.y } } })
    s.do('S1', order({ is: 'CLIMB', ladder: id, up: true }))
    turns(s, 2)
    expect([ruth(s).level, orderNow(s)]).toEqual([head.level, 'STAY'])
  })

  it('[rs.order.8] THROW: in reach at once, else nearer first; then STAY', () => {
    const at50: Order = { is: 'THROW', grenade: 'molotov', at: [5000, 3400], level: 0 }
    const near = after(at50, 1, { items: ['molotov'] })
    expect([near.event('thrown'), ruth(near).items, orderNow(near)]).toMatchObject([
      { survivor: 11, at: at(50, 34) },
      [],
      'STAY',
    ])
    const far = told({ items: ['molotov'] }).do('S1', order({ ...at50, at: [6000, 3400] }))
    turnOver(far)
    expect([ruth(far).at.x > 2400, ruth(far).items]).toEqual([true, ['molotov']])
    turnOver(plays(far, 'S1', 'MELEE'))
    expect([ruth(far).items, orderNow(far)]).toEqual([[], 'STAY'])
  })

  it('[rs.order.8] ASSIST: he goes there and frees, raises or drags; then what he did before', () => {
    const hunter = { at: at(12, 34), kind: 'hunter', pins: 3 } as const
    const pinned = { at: at(14, 34), down: true, pinnedBy: 1 }
    const s = told(
      { at: at(17, 34), leader: 1 },
      { dot: { at: at(20, 37) }, others: [pinned], zeds: [hunter], dice: ['rs.hunter.11: 1'] },
    ).do('S1', order({ is: 'ASSIST', survivor: 3, act: 'free' }))
    turnOver(s)
    expect([survivorNo(s, 3).pinnedBy, ruth(s).order]).toEqual([null, null])
    expect(zedNo(s, 1)?.pins).toBeNull()
    const impossible = after({ is: 'ASSIST', survivor: 1, act: 'raise' }, 1, { at: at(17, 34) })
    expect([impossible.event('order done').stopped, orderNow(impossible)]).toEqual([true, 'STAY'])
  })

  it('[rs.order.8] FLEE: away from visible Zeds; when none is to be seen, STAY', () => {
    const s = told({ pistol: PISTOL }, { zeds: [{ ...STILL, at: at(40, 34) }] }).do('S1', order({ is: 'FLEE' }))
    for (let guard = 0; s.state.step === '5a' && guard < 5; guard++) s.timeOut('S1')
    const moved = s.events.find((e) => e.e === 'moved' && e.survivor === 11)
    expect(moved?.e === 'moved' && moved.at.x < 1600).toBe(true)
    expect(orderNow(after({ is: 'FLEE' }, 1))).toBe('STAY')
  })

  it('[rs.scenario.11] [rs.order.5] ORDER calls the helicopter instead', () => {
    const s = scene({ options: { scenario: 'dust-off' }, survivors: [{ at: at(113, 20) }] })
    plays(s, 'S1', 'ORDER')
    expect(s.offers('S1')).toContain('call')
    s.do('S1', { do: 'call' })
    expect(s.state.progress.called).toBe(1)
    const lane = told()
    expect(lane.refused('S1', { do: 'call' }).clause).toBe('rs.scenario.11')
  })
})
