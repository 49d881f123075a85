import { type DeadWalkKit, deadWalk } from '@shamble/dead-walk'
import type { Command } from '@shamble/dead-walk/page'
import { apply, seeded, type Transaction } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { boardModel } from '../board-model.ts'
import { pointed } from '../find.ts'
import { cm, type Moment, situationOf, staged } from '../testing.ts'
import type { DisplayState, Preview } from '../types.ts'
import { orders, pick, planOf, preview } from './index.ts'

/** Lawless between the laundry, its ladder, a skip and a car; he acts. */
const backStreet = (over: object = {}, more: object = {}): Moment =>
  staged({
    humans: [{ name: 'Sgt. Lawless', at: cm(26, 14), weapons: ['pistol'], ap: 4, ...over }],
    zombies: [{ at: cm(40, 58) }],
    activation: { human: 1 },
    ...more,
  })

/** Dropped at so many centimetres of the table. */
const dropped = (s: DisplayState, [x, y]: readonly [number, number]): DisplayState => {
  const held: DisplayState = { ...s, selection: { ...s.selection, order: 'move', aim: null } }
  const place = pointed.grip.placeAt(x * PX, y * PX, held)
  if (place === null) throw new Error('nothing there')
  return { ...held, selection: pick(place, held) }
}
const PX = 12

const does = (found: Preview | null): string[] =>
  found?.variants[0]?.commands.map((command) => (command as Command).do) ?? []

/** Sends what the first variant says; how much it took. */
function sent({ table, seat }: Moment, found: Preview | null): number {
  const [one] = table.state.humans
  const before = one?.ap ?? 0
  for (const command of found?.variants[0]?.commands ?? [])
    expect(apply(deadWalk, table as Transaction<DeadWalkKit>, seat, command as Command)?.reason).toBeUndefined()
  return before - (table.state.humans[0]?.ap ?? 0)
}

describe('a drop', () => {
  it.each([
    ['a door', {}, {}, [20.6, 13], 'D1', ['move', 'open'], 'Door D1'],
    ['a window', { at: cm(12, 28) }, {}, [12, 22.8], 'W1', ['move', 'open'], 'Window W1'],
    ['a ladder', { at: cm(2, 16) }, {}, [3.5, 10], 'L-B1', ['move', 'climb'], 'The ladder of the Laundry'],
    ['a skip', {}, {}, [28, 9], 'O3', ['move', 'climb'], 'The skip'],
    [
      'one of the dead',
      {},
      { zombies: [{ at: cm(32, 16) }] },
      [32, 16],
      'zombie 1',
      ['move', 'shoot-close'],
      'Zombie 1',
    ],
  ] as const)('on %s walks up to it and acts, as one order with its price', (_, over, more, at, place, dos, title) => {
    const moment = backStreet(over, more)
    const s = dropped(situationOf(moment), at)
    expect(s.selection.aim).toBe(place)
    const found = preview(s)
    expect(does(found)).toEqual(dos)
    expect(found?.title.startsWith(title)).toBe(true)
    const { price, commit } = found?.variants[0] ?? {}
    expect(commit).toBe(`${commit?.slice(0, commit.lastIndexOf(','))}, ${price} AP`)
    expect(boardModel(s, {}).way?.refused).toBe(false)
    if (dos[1] === 'shoot-close') return
    expect(sent(moment, found)).toBe(price)
  })

  it('[dw.cc.8] on one of the dead with a blade says what the die of the blow does, and what is added', () => {
    const moment = backStreet({ weapons: ['machete'] }, { zombies: [{ at: cm(32, 16) }] })
    const far = preview(dropped(situationOf(moment), [32, 16]))
    expect(does(far)).toEqual(['move', 'strike'])
    expect(far?.variants[0]?.parts?.[0]).toMatchObject({ value: 'd6', clause: expect.stringMatching(/^dw\./) })
    // The same as when it is touched.
    const close = backStreet({ weapons: ['machete'] }, { zombies: [{ at: cm(28.5, 14) }] })
    const s = situationOf(close)
    const near = preview({ ...s, selection: { ...s.selection, order: 'strike', aim: 'zombie 1' } })
    expect(near?.variants[0]?.parts).toEqual(far?.variants[0]?.parts)
  })

  it('behind a shut door says which door it is, and opens it', () => {
    const moment = backStreet()
    const s = dropped(situationOf(moment), [14, 13])
    const found = preview({ ...s, selection: { ...s.selection, aim: '14,13' } })
    expect(found?.title).toBe('Door D1 of the laundry is shut')
    expect(does(found)).toEqual(['move', 'open'])
    sent(moment, found)
    expect(moment.table.state.openings['D1']?.state).toBe('open')
  })

  it('behind a shut door that is too far off says which one it is', () => {
    const s = situationOf(backStreet({ ap: 1 }))
    const found = preview({ ...s, selection: { ...s.selection, order: 'move', aim: '14,13' } })
    expect(found?.refusal?.reason).toMatch(/^Door D1 of the laundry is shut\. .*does not touch door D1\.$/)
  })

  it('on the ground is a walk, and through an open door too', () => {
    const open = backStreet({}, { openings: { D1: 'open' } })
    const through = dropped(situationOf(open), [20.2, 13])
    expect(does(preview(through))).toEqual(['move'])
    expect(does(preview(dropped(situationOf(backStreet()), [26, 18])))).toEqual(['move'])
  })
})

describe('an order that needs contact', () => {
  it('is there, and walks up to what it is for', () => {
    const s = situationOf(backStreet())
    const door = orders(s).find(({ id }) => id === 'door')
    expect(door).toMatchObject({ enabled: true, detail: 'walk there first' })
    const planned = planOf(s).find(({ order }) => order.id === 'door')
    expect(planned?.targets()).toContain('D1')
    expect(does(preview({ ...s, selection: { ...s.selection, order: 'door', aim: 'D1' } }))).toEqual(['move', 'open'])
  })

  it('is hatched with the reason where nobody gets to anything of the kind', () => {
    const s = situationOf(backStreet({ ap: 1, weapons: ['machete'] }))
    for (const id of ['door', 'strike', 'climb']) {
      const planned = planOf(s).find(({ order }) => order.id === id)
      expect(planned?.order.enabled).toBe(false)
      expect(planned?.order.detail).toBe('too far away')
      expect(planned?.refusal(null)?.reason).toMatch(/^(Sgt\. Lawless|Zombie 1|Z1) .*\.$/)
    }
  })
})

/** Places of the back street from which something or other is within reach. */
const STANDS = [
  [24, 4],
  [22, 13],
  [26, 20],
  [10, 26],
  [2, 16],
  [34, 8],
  [36, 46],
  [38, 40],
  [50, 33],
  [34, 40],
  [24, 50],
  [46, 32],
] as const

it('what walking up to something promises is done by the rules, for the price that was said', () => {
  const kept = new Set<string>()
  for (const [x, y] of STANDS)
    for (const weapons of [['pistol'], ['machete']]) {
      const zombies = [{ at: cm(30, 16) }, { at: cm(44, 30) }]
      const moment = backStreet({ at: cm(x, y), weapons }, { zombies, lying: [{ weapon: 'rifle', at: cm(30, 40) }] })
      const s = situationOf(moment)
      for (const { order, targets, at } of planOf(s)) {
        if (!order.enabled) continue
        for (const { commands, price } of targets().flatMap((place) => at(place)?.variants ?? [])) {
          const [walk, deed] = commands as readonly Command[]
          if (!walk || !deed) continue
          const trial = moment.table.fork(deadWalk.copy, seeded(1))
          const before = trial.state.humans[0]?.ap ?? 0
          expect(apply(deadWalk, trial, moment.seat, walk)).toBeNull()
          expect(apply(deadWalk, trial, moment.seat, deed)).toBeNull()
          expect(before - (trial.state.humans[0]?.ap ?? 0)).toBe(price)
          kept.add(deed.do)
        }
      }
    }
  expect([...kept].sort()).toEqual(['climb', 'open', 'pick-up', 'strike'])
}, 60_000)
