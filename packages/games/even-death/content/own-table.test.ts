import { type OptionValues, parse } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { bookFor, seatsFor, settle } from '../options.ts'
import { workshop } from '../workshop.ts'
import { GROUND_KINDS } from './budgets.ts'
import { ownTableFaults } from './own-faults.ts'
import { asOption, EMPTY_TABLE, OWN_TABLE, ownCopyOf, type OwnTable } from './own-table.ts'
import { SCENARIO_IDS, scenarioOf } from './scenarios.ts'

const [survivors, zombies] = EMPTY_TABLE.seats as [OwnTable['seats'][number], OwnTable['seats'][number]]
const told = (over: object): string[] =>
  ownTableFaults({ ...EMPTY_TABLE, ...over }).map(({ at, clause, grade }) => `${grade} ${at} ${clause}`)

function bookWith(given: OptionValues) {
  const settled = settle(given)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  return bookFor(settled.value)
}

describe("a table of one's own", () => {
  it('begins empty and sound', () => {
    expect(ownTableFaults(EMPTY_TABLE)).toEqual([])
    expect(settle({ own: asOption(EMPTY_TABLE) }).ok).toBe(true)
  })

  it.each(SCENARIO_IDS)('%s can be copied, is sound, and is the same table', (id) => {
    const own = ownCopyOf(id)
    expect(ownTableFaults(own).filter(({ grade }) => grade === 'fault')).toEqual([])
    expect(parse(OWN_TABLE, JSON.parse(JSON.stringify(own)))).toEqual({ ok: true, value: own })
    const [theirs, ours] = [bookWith({ scenario: id }), bookWith({ own: asOption(own) })]
    expect(ours.field.pieces).toEqual(theirs.field.pieces)
    expect(ours.plans.map(({ seat, points, zones }) => ({ seat, points, zones }))).toEqual(
      theirs.plans.map(({ seat, points, zones }) => ({ seat, points, zones })),
    )
    expect(ours.roundLimit).toBe(scenarioOf(id).rounds)
  })

  it('says who fights, and what is proposed to them', () => {
    const own = { ...EMPTY_TABLE, seats: [{ ...survivors, forces: ['the-allotment' as const] }, zombies] }
    const options = settle({ own: asOption(own as OwnTable) })
    expect(options.ok && seatsFor(options.value)).toEqual(['survivors', 'zombies'])
  })

  it('[ed.victory.1] with no marker the last side on the table wins', () => {
    expect(bookWith({ own: asOption(EMPTY_TABLE) }).scenario?.goal).toEqual({ is: 'last' })
    const held = { ...EMPTY_TABLE, markers: [{ at: [30, 30] as const, within: 6 }], hold: 3 }
    expect(bookWith({ own: asOption(held) }).scenario?.goal).toEqual({ is: 'hold', rounds: 3, atLimit: 'share' })
  })
})

describe('what is wrong with a table', () => {
  it.each<[string, object, string]>([
    ['a side of 70 inches', { map: { size: [70, 60] } }, 'fault map.size[0] ed.measure.2'],
    ['a wood that is too large', { pieces: [disc('woods', 30, 30, 9)] }, 'fault pieces[0] ed.terrain.11'],
    ['a square wood', { pieces: [rect('woods', 30, 30, 5, 5)] }, 'fault pieces[0] ed.terrain.11'],
    ['crates of three inches', { pieces: [rect('crates', 30, 30, 3, 2)] }, 'fault pieces[0] ed.terrain.11'],
    ['a wide trench', { pieces: [rect('trench', 30, 30, 8, 3)] }, 'fault pieces[0] ed.terrain.11'],
    ['a door by itself', { pieces: [line('door', 30, 30, 31, 30)] }, 'fault pieces[0] ed.terrain.11'],
    ['a hedge without length', { pieces: [line('hedge', 30, 30, 30, 30)] }, 'fault pieces[0] ed.terrain.11'],
    ['a road beyond the edge', { pieces: [rect('road', 30, 50, 5, 20)] }, 'fault pieces[0] ed.measure.2'],
    ['one seat', { seats: [survivors] }, 'fault seats ed.setup.1'],
    ['only the dead', { seats: [{ ...survivors, faction: 'zombies' }, zombies] }, 'fault seats ed.setup.3'],
    [
      'twice the same people',
      { seats: [survivors, { ...zombies, faction: 'survivors' }] },
      'fault seats[1].faction ed.setup.2',
    ],
    ['friends of the dead', { seats: [survivors, { ...zombies, side: 1 }] }, 'fault seats[1].side ed.setup.6'],
    [
      'a zone in another',
      { seats: [survivors, { ...zombies, zones: [[0, 40, 60, 50]] }] },
      'fault seats[0].zones[0] ed.deploy.6',
    ],
    [
      'a zone beside the table',
      { seats: [survivors, { ...zombies, zones: [[0, 0, 61, 9]] }] },
      'fault seats[1].zones[0] ed.deploy.6',
    ],
    [
      'a zone for nobody',
      { seats: [survivors, { ...zombies, zones: [[0, 0, 0.5, 9]] }] },
      'fault seats[1].zones[0] ed.deploy.3',
    ],
    [
      'a force of others',
      { seats: [{ ...survivors, forces: ['ditch-dogs'] }, zombies] },
      'fault seats[0].forces ed.setup.4',
    ],
    [
      'a force that costs too much',
      { seats: [{ ...survivors, forces: ['mill-lane'] }, zombies] },
      'fault seats[0].forces ed.force.1',
    ],
    [
      'a force with points left',
      { seats: [{ ...survivors, forces: ['stragglers'] }, zombies] },
      'warning seats[0].forces ed.setup.5',
    ],
    [
      'too few points for anybody',
      { seats: [survivors, { ...zombies, points: 9 }] },
      'fault seats[1].points ed.force.11',
    ],
    [
      'a crate in a crag',
      { pieces: [rect('crag', 28, 28, 4, 4)], things: [{ kind: 'crate', at: [30, 30] }] },
      'fault things[0] ed.interact.3',
    ],
    [
      'a marker in a boulder',
      { pieces: [disc('boulder', 30, 30, 1)], markers: [{ at: [30, 30], within: 6 }] },
      'fault markers[0] ed.victory.7',
    ],
    ['fire in a zone', { pieces: [disc('fire', 30, 52, 2)] }, 'warning pieces[0] ed.deploy.3'],
    ['a wall of cliffs', { pieces: [rect('crag', 0, 29, 60, 2)] }, 'warning pieces ed.terrain.11'],
    ['unequal points', { seats: [survivors, { ...zombies, points: 150 }] }, 'warning seats ed.setup.7'],
  ])('%s', (_, over, expected) => {
    expect(told(over)).toContain(expected)
  })

  it('[ed.terrain.11] a piece of no known kind is refused with its place, and nothing else is looked at', () => {
    const bad = { ...EMPTY_TABLE, pieces: [disc('swamp', 30, 30, 5)] }
    expect(ownTableFaults(bad)[0]).toMatchObject({ grade: 'fault', at: 'pieces[0].kind', clause: 'ed.terrain.11' })
    const done = settle({ own: bad as never })
    expect(done).toMatchObject({ ok: false, fault: { at: expect.stringContaining('own.pieces[0].kind') } })
  })

  it('keeps a battle from beginning, by its place and clause', () => {
    const done = settle({ own: { ...EMPTY_TABLE, pieces: [rect('road', 30, 50, 5, 20)] } as never })
    expect(done.ok ? null : done.fault).toEqual({
      at: 'options.own.pieces[0]',
      why: 'It reaches over the edge of the table. (ed.measure.2)',
    })
  })
})

it.each(GROUND_KINDS)('a rolled table of %s is sound', (kind) => {
  for (const seed of ['a', 'b', 'c'])
    expect(workshop.faultsOf(workshop.roll({ seed, size: kind })).filter(({ grade }) => grade === 'fault')).toEqual([])
})

function disc(kind: string, x: number, y: number, radius: number) {
  return { is: 'disc', kind, at: [x, y], radius }
}
function rect(kind: string, x: number, y: number, long: number, wide: number) {
  return { is: 'rect', kind, at: [x, y], size: [long, wide] }
}
function line(kind: string, x1: number, y1: number, x2: number, y2: number) {
  return { is: 'line', kind, from: [x1, y1], to: [x2, y2] }
}
