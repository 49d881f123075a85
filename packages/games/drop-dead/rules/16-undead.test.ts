import { commandOdds } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { dropDead } from '../index.ts'
import {
  type DropDeadScene,
  earl,
  endTurns,
  frank,
  offersOf,
  scene,
  skye,
  theOne,
  tile,
  zombie,
  zombieAt,
  zombieNo,
} from '../testing.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>

const NORTH_AND_EAST = [tile('T41', [2, -1]), tile('T40', [3, 0])]

/** A zombie phase with Frank undead at P2 and Earl where nobody north of the intersection sees him. */
const undead = (stage: Stage = {}): DropDeadScene =>
  scene({
    phase: 'zombies',
    survivors: [earl({ at: [0, 3] }), frank({ status: 'undead' })],
    tiles: NORTH_AND_EAST,
    ...stage,
  })

/** Earl beside whom zombies can stand, in a game in which nothing is summoned. */
const atEarl = (stage: Stage): DropDeadScene =>
  undead({
    survivors: [earl({ at: [1, 1] }), frank({ status: 'undead' })],
    ...stage,
    options: { undeadSummons: 0, ...stage.options },
  })

const PASS = { do: 'pass' } as const
const bites = (s: DropDeadScene): string[] =>
  s.events.flatMap((e) =>
    e.e === 'bitten' ? [`${e.zombie} ${e.survivor} ${e.commanded ? 'by order' : 'by itself'}`] : [],
  )
const turnsOf = (s: DropDeadScene): string[] => s.events.flatMap((e) => (e.e === 'undead turn began' ? [e.seat] : []))
const tilesOffered = (s: DropDeadScene, seat = 'P2'): unknown[] => offersOf(s, seat, 'summon').map((c) => c.tile)
const unitsOffered = (s: DropDeadScene, n: number, seat = 'P2'): string[] =>
  offersOf(s, seat, 'move').flatMap((c) => (c.zombie === n ? [c.to.join(',')] : []))

describe("an undead player's turn", () => {
  it('[dd.undead.11] the odds of the last strike are those of its two dice, not of the horde that acts afterwards', () => {
    const s = atEarl({
      zombies: [zombie(1, [1, 0]), ...[2, 3, 4, 5, 6, 7].map((n) => zombie(n, [7 + n, 1]))],
      options: { undeadMoves: 0, undeadAttacks: 1 },
    })
    const found = commandOdds(dropDead, s.table, 'P2', { do: 'strike', zombie: 1, survivor: 'earl' })
    expect(found.ok && [found.odds.exact, found.odds.runs]).toEqual([true, 100])
    expect(found.ok && found.odds.outcomes.reduce((sum, row) => sum + row.probability, 0)).toBeCloseTo(1)
  })

  it('[dd.undead.1] [dd.undead.2] [dd.undead.4] it is to summon, then to move, then to attack, and nothing else', () => {
    const s = undead({
      survivors: [earl({ at: [1, 1] }), frank({ status: 'undead' })],
      zombies: [zombie(1, [4, 1])],
      tiles: [...NORTH_AND_EAST, tile('T34', [3, -1])],
      dice: ['dd.placement.1: 5', 'dd.undead.11: 3 4', 'dd.shamble.3: 5'],
    })
    expect(s.asks).toBe('summon a zombie')
    s.do('P2', { do: 'summon', tile: [2, -1] })
    expect(s.asks).toBe('move a zombie')
    s.do('P2', { do: 'move', zombie: 1, to: [2, 1] }).do('P2', PASS)
    expect(s.asks).toBe('attack with a zombie')
    expect(s.offers('P2').map((offer) => offer.split(' ')[0])).toEqual(['strike', 'pass'])
    s.do('P2', { do: 'strike', zombie: 1, survivor: 'earl' })
    expect(bites(s)).toEqual(['1 earl by order'])
    expect(s.state.cycle).toBe(2)
  })

  it('[dd.undead.4] each part may be skipped, and none is taken out of its order', () => {
    const s = undead({ zombies: [zombie(1, [9, -3], { heading: 1 })], tiles: NORTH_AND_EAST })
    expect(s.refused('P2', { do: 'move', zombie: 1, to: [9, -4] }).clause).toBe('dd.undead.4')
    expect(s.refused('P2', { do: 'strike', zombie: 1, survivor: 'earl' }).clause).toBe('dd.undead.4')
    s.do('P2', PASS)
    expect(s.refused('P2', { do: 'summon', tile: [3, 0] }).clause).toBe('dd.undead.4')
    s.do('P2', PASS)
    expect(s.state.cycle).toBe(2)
    expect(s.state.zombies).toHaveLength(1)
  })

  it('[dd.undead.4] nobody is asked for what cannot be done', () => {
    const s = undead({ tiles: [] })
    expect(turnsOf(s)).toEqual(['P2'])
    expect(s.asks).toBe('act')
  })

  it('[dd.undead.3] several act in the turn order of their survivors, after the spawners and before the horde', () => {
    const s = undead({
      survivors: [
        skye({ seat: 'P1', status: 'undead' }),
        earl({ seat: 'P2', at: [0, 3] }),
        frank({ seat: 'P3', status: 'undead' }),
      ],
      tiles: [tile('T12', [2, -1])],
      dice: ['dd.placement.1: 6', 'dd.shamble.3: 5'],
    })
    expect(s.owe).toEqual(['P3'])
    s.do('P3', PASS)
    expect(s.owe).toEqual(['P1'])
    s.do('P1', PASS)
    const order = s.story.filter((line) => /zombie placed|undead turn began|direction rolled/.test(line))
    expect(order.map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      'zombie placed',
      'undead turn began',
      'undead turn began',
      'direction rolled',
    ])
  })

  it('[dd.undead.3] [dd.scenario.4] a seat that is undead from the beginning comes first', () => {
    const s = undead({ options: { scenario: 'patient-zero' }, tiles: [], zombies: [zombie(1, [9, 3], { heading: 3 })] })
    expect(s.owe).toEqual(['U1'])
    s.do('U1', PASS)
    expect(s.owe).toEqual(['P2'])
    expect(turnsOf(s)).toEqual(['U1', 'P2'])
  })

  it('[dd.undead.16] an undead player has no figure, carries nothing and takes no part in the survivor phase', () => {
    const s = scene({ survivors: [earl({ at: [0, 1] }), frank({ status: 'undead' })] })
    expect(theOne(s, 'frank')).toMatchObject({ at: null, carries: false, items: [] })
    expect(s.refused('P2', { do: 'explore' }).clause).toBe('table.seat')
    expect(s.offered('P2')).toEqual([])
    const phase = undead()
    expect(phase.refused('P2', { do: 'explore' }).clause).toBe('dd.undead.4')
  })

  it('[dd.undead.4] the clock skips summoning and moving', () => {
    const s = undead({ zombies: [zombie(1, [9, -3], { heading: 1 })] })
    s.timeOut('P2')
    expect(s.state.undeadTurn?.part).toBe('move')
    s.timeOut('P2')
    expect(zombieAt(s, 1)).toEqual([9, -4])
  })
})

describe('summoning', () => {
  it('[dd.undead.5] [dd.undead.8] one zombie per turn, on an entrance unit that is rolled', () => {
    const s = undead({ dice: ['dd.placement.1: 6', 'dd.shamble.3: 5'] }).do('P2', { do: 'summon', tile: [2, -1] })
    expect(s.event('summoned')).toMatchObject({ seat: 'P2', zombie: 1, tile: [2, -1] })
    expect(zombieAt(s, 1)).toEqual([10, -4])
    expect(s.asks).toBe('move a zombie')
    s.do('P2', PASS)
  })

  it('[dd.undead.5] [dd.undead.6] neither on a tile with a figure nor beside one; corners and walls do not matter', () => {
    const tiles = [...NORTH_AND_EAST, tile('T13', [3, -1])]
    const s = undead({ zombies: [zombie(1, [9, -3])], tiles })
    expect(tilesOffered(s)).toEqual([[3, 0]])
    expect(s.refused('P2', { do: 'summon', tile: [2, -1] }).clause).toBe('dd.undead.5')
    expect(s.refused('P2', { do: 'summon', tile: [3, -1] }).clause).toBe('dd.undead.5')
    expect(s.refused('P2', { do: 'summon', tile: [7, 7] }).clause).toBe('dd.undead.5')
  })

  it('[dd.undead.6] a survivor on a start tile keeps the tiles beside it free', () => {
    const s = undead({ survivors: [earl({ at: [9, 1] }), frank({ status: 'undead' })] })
    expect(s.asks).toBe('act')
  })

  it('[dd.undead.7] [dd.spawn.8] never on a start tile', () => {
    const s = undead({ survivors: [earl({ at: [8, -4] }), frank({ status: 'undead' })], tiles: [...NORTH_AND_EAST] })
    expect(tilesOffered(s)).toEqual([[3, 0]])
    expect(s.refused('P2', { do: 'summon', tile: [0, 0] }).clause).toBe('dd.undead.7')
  })

  it('[dd.undead.8] without a free figure there is no summons', () => {
    const corners = [0, 4, 8].flatMap(
      (x) =>
        [
          [x, 0],
          [x + 1, 3],
          [x + 3, 0],
          [x + 3, 3],
        ] as [number, number][],
    )
    const tiles = [tile('T13', [2, -1]), tile('T33', [2, -2])]
    const idle = (count: number) => corners.slice(0, count).map((at, i) => zombie(i + 1, at, { commanded: true }))
    const options = { zombieFigures: 10 }
    expect(undead({ zombies: idle(9), tiles, options }).asks).toBe('summon a zombie')
    expect(undead({ zombies: idle(10), tiles, options }).asks).toBe('act')
  })

  it('[dd.undead.15] a summoned zombie that was not moved acts by itself', () => {
    const s = undead({
      survivors: [earl({ at: [1, 1] }), frank({ status: 'undead' })],
      dice: ['dd.placement.1: 4'],
    }).do('P2', { do: 'summon', tile: [3, 0] })
    s.do('P2', PASS)
    expect(zombieAt(s, 1)).toEqual([8, 1])
  })

  it('[dd.undead.10] a summoned zombie may be moved', () => {
    const s = undead({ dice: ['dd.placement.1: 6'] }).do('P2', { do: 'summon', tile: [2, -1] })
    s.do('P2', { do: 'move', zombie: 1, to: [10, -1] })
    expect(zombieAt(s, 1)).toEqual([10, -1])
  })

  it('[dd.variant.12] `undeadSummons` says how many', () => {
    expect(undead({ options: { undeadSummons: 0 } }).asks).toBe('act')
    const s = undead({
      options: { undeadSummons: 2 },
      dice: ['dd.placement.1: 6', 'dd.placement.1: 6', 'dd.shamble.3: 5'],
    })
    s.do('P2', { do: 'summon', tile: [2, -1] })
    expect(s.asks).toBe('summon a zombie')
    s.do('P2', { do: 'summon', tile: [3, 0] }).do('P2', PASS)
  })
})

describe('moving', () => {
  const four = [
    zombie(1, [8, -4], { heading: 4 }),
    zombie(2, [11, -4], { heading: 6 }),
    zombie(3, [8, -1], { heading: 2 }),
    zombie(4, [11, -1], { heading: 8 }),
  ]
  const moving = (stage: Stage = {}): DropDeadScene =>
    undead({ ...stage, options: { undeadSummons: 0, ...stage.options } })

  it('[dd.undead.9] at most three zombies are moved', () => {
    const s = moving({ zombies: four })
    for (const n of [1, 2, 3]) {
      expect(s.asks).toBe('move a zombie')
      s.do('P2', { do: 'move', zombie: n, to: n === 3 ? [8, -2] : [n === 1 ? 8 : 11, -3] })
    }
    expect(s.state.cycle).toBe(2)
    expect(zombieAt(s, 4)).toEqual([10, -2])
  })

  it('[dd.undead.9] a fourth move is refused by the limit, a second summons by its own', () => {
    const s = atEarl({
      zombies: [zombie(1, [2, 2]), zombie(2, [1, 3]), zombie(3, [0, 0]), zombie(4, [1, 2])],
      dice: ['dd.zombies.4: 1 1'],
    })
    for (const [n, to] of [
      [1, [2, 1]],
      [2, [0, 3]],
      [3, [0, 1]],
    ] as const)
      s.do('P2', { do: 'move', zombie: n, to: [...to] })
    expect(s.asks).toBe('attack with a zombie')
    expect(s.refused('P2', { do: 'move', zombie: 4, to: [1, 3] })).toEqual({
      clause: 'dd.undead.9',
      reason: 'No more zombies are moved this turn: the limit is 3.',
    })
    expect(s.refused('P2', { do: 'summon', tile: [3, 0] }).clause).toBe('dd.undead.5')
    expect(s.event('undead part ended')).toMatchObject({ clause: 'dd.undead.9', part: 'move' })
    s.do('P2', PASS)
  })

  it('[dd.undead.2] [dd.undead.3] when an undead turn is over nothing more is commanded', () => {
    const s = moving({ zombies: four })
    for (const n of [1, 2, 3]) s.do('P2', { do: 'move', zombie: n, to: n === 3 ? [8, -2] : [n === 1 ? 8 : 11, -3] })
    expect(s.refused('P2', { do: 'move', zombie: 4, to: [9, -2] }).clause).toBe('dd.undead.2')
    expect(s.refused('P1', { do: 'move', zombie: 4, to: [9, -2] }).clause).toBe('dd.turn.1')
    const two = moving({
      survivors: [earl({ at: [0, 3] }), frank({ status: 'undead' }), skye({ status: 'undead' })],
      zombies: four,
    }).do('P2', PASS)
    expect(two.owe).toEqual(['P3'])
    expect(two.refused('P2', { do: 'move', zombie: 4, to: [9, -2] }).clause).toBe('dd.undead.3')
  })

  it('[dd.undead.4] every part in which something was done is told to end, by its limit or for want of zombies', () => {
    const ends = (s: DropDeadScene) =>
      s.events.flatMap((e) => (e.e === 'undead part ended' ? [`${e.clause} ${e.part}`] : []))
    const atLimit = moving({ zombies: four })
    for (const n of [1, 2, 3])
      atLimit.do('P2', { do: 'move', zombie: n, to: n === 3 ? [8, -2] : [n === 1 ? 8 : 11, -3] })
    expect(ends(atLimit)).toEqual(['dd.undead.9 move'])
    const want = moving({ zombies: four.slice(0, 1) }).do('P2', { do: 'move', zombie: 1, to: [8, -3] })
    expect(ends(want)).toEqual(['dd.undead.4 move'])
    const summoned = undead({ dice: ['dd.placement.1: 5', 'dd.shamble.3: 5'] }).do('P2', { do: 'summon', tile: [3, 0] })
    expect(ends(summoned)).toEqual(['dd.undead.5 summon'])
    expect(ends(summoned.do('P2', PASS))).toEqual(['dd.undead.5 summon', 'dd.undead.4 move'])
    expect(ends(moving({ zombies: [] }))).toEqual([])
    const struck = atEarl({ zombies: [zombie(1, [2, 1])], dice: ['dd.undead.11: 1 1'], options: { undeadMoves: 0 } })
    expect(ends(struck.do('P2', { do: 'strike', zombie: 1, survivor: 'earl' }))).toEqual(['dd.undead.4 attack'])
  })

  it('[dd.variant.12] `undeadMoves` says how many', () => {
    expect(moving({ zombies: four.slice(0, 1), options: { undeadMoves: 0 } }).asks).toBe('act')
    const s = moving({ zombies: four.slice(0, 2), options: { undeadMoves: 1 } }).do('P2', {
      do: 'move',
      zombie: 1,
      to: [8, -3],
    })
    expect(s.asks).toBe('act')
  })

  it.each([
    [20, '11,-3', '11,-2'],
    [10, '11,-2', '11,-1'],
  ])('[dd.undead.10] with %i health one in the corner gets to %s and not to %s', (health, near, far) => {
    const s = moving({ zombies: [zombie(1, [8, -4], { health, heading: 4 })] })
    expect(unitsOffered(s, 1)).toContain(near)
    expect(unitsOffered(s, 1)).not.toContain(far)
    const to = far.split(',').map(Number) as [number, number]
    expect(s.refused('P2', { do: 'move', zombie: 1, to }).clause).toBe('dd.undead.10')
  })

  it('[dd.undead.10] the way is straight, over free units, and shortest', () => {
    const s = moving({ zombies: [zombie(1, [9, -2]), zombie(2, [9, -1], { commanded: true })] })
    expect(s.refused('P2', { do: 'move', zombie: 1, to: [9, -1] }).clause).toBe('dd.grid.11')
    expect(s.refused('P2', { do: 'move', zombie: 1, to: [9, -2] }).clause).toBe('dd.undead.10')
    s.do('P2', { do: 'move', zombie: 1, to: [9, 0] })
    const way = s.events.flatMap((e) => (e.e === 'zombie stepped' ? [`${e.clause} ${e.onto.join(',')}`] : []))
    expect(way).toEqual(['dd.undead.10 10,-2', 'dd.undead.10 10,-1', 'dd.undead.10 10,0', 'dd.undead.10 9,0'])
  })

  it('[dd.undead.10] [dd.zombies.9] a full tile is closed to it', () => {
    const full = [
      [8, 0],
      [11, 0],
      [8, 3],
      [11, 3],
    ].map((at, i) => zombie(i + 2, at as [number, number], { commanded: true }))
    const s = moving({ zombies: [zombie(1, [9, -1]), ...full] })
    expect(unitsOffered(s, 1)).not.toContain('9,0')
    expect(unitsOffered(s, 1)).toContain('10,-1')
    expect(s.refused('P2', { do: 'move', zombie: 1, to: [9, 0] }).clause).toBe('dd.zombies.9')
  })

  it('[dd.undead.10] a zombie is moved once per phase; [dd.shamble.13] it loses its direction', () => {
    const s = moving({ zombies: four })
    s.do('P2', { do: 'move', zombie: 1, to: [8, -3] })
    expect(zombieNo(s, 1)?.heading).toBe(0)
    expect(unitsOffered(s, 1)).toEqual([])
    expect(s.refused('P2', { do: 'move', zombie: 1, to: [8, -4] }).clause).toBe('dd.undead.10')
    expect(s.refused('P2', { do: 'move', zombie: 9, to: [8, -4] }).clause).toBe('dd.undead.9')
  })

  it('[dd.variant.9] with `zombieDiagonalHunt` it may go diagonally', () => {
    const s = moving({ zombies: [zombie(1, [8, -4])], options: { zombieDiagonalHunt: true } })
    expect(unitsOffered(s, 1)).toContain('11,-1')
  })

  it('[dd.variant.2] with `freshZombiesWait` spawned zombies are not commanded either', () => {
    const s = moving({
      tiles: [tile('T12', [2, -1])],
      zombies: [zombie(1, [9, -3])],
      options: { freshZombiesWait: true },
      dice: ['dd.placement.1: 1'],
    })
    expect(s.refused('P2', { do: 'move', zombie: 2, to: [10, -2] }).clause).toBe('dd.variant.2')
    expect(unitsOffered(s, 2)).toEqual([])
  })
})

describe('attacking', () => {
  const around = [zombie(1, [2, 1]), zombie(2, [1, 2]), zombie(3, [0, 1])]

  it('[dd.undead.11] with at most two zombies, 2D10 each; [dd.undead.14] the others act by themselves', () => {
    const s = atEarl({ zombies: around, dice: ['dd.undead.11 d10: 1 2 3 4', 'dd.zombies.4: 5 6'] }).do('P2', PASS)
    s.do('P2', { do: 'strike', zombie: 1, survivor: 'earl' }).do('P2', { do: 'strike', zombie: 3, survivor: 'earl' })
    expect(bites(s)).toEqual(['1 earl by order', '3 earl by order', '2 earl by itself'])
    expect(theOne(s, 'earl').health).toBe(125 - 21)
  })

  it('[dd.undead.11] in range 1 only', () => {
    const s = atEarl({ zombies: [zombie(1, [2, 1]), zombie(2, [2, 2])], dice: ['dd.zombies.4: 1 1 1 1'] }).do(
      'P2',
      PASS,
    )
    expect(offersOf(s, 'P2', 'strike').map((c) => c.zombie)).toEqual([1])
    expect(s.refused('P2', { do: 'strike', zombie: 2, survivor: 'earl' })).toEqual({
      clause: 'dd.undead.11',
      reason: 'Earl is 2 units away; the range is 1.',
    })
    expect(s.refused('P2', { do: 'strike', zombie: 7, survivor: 'earl' }).clause).toMatch(/^dd\.undead\./)
    s.do('P2', PASS)
  })

  it('[dd.undead.12] two different zombies, one attack each, moved or not', () => {
    const s = atEarl({ zombies: [zombie(1, [3, 1]), zombie(2, [1, 2])], dice: ['dd.undead.11: 1 1 1 1'] })
    s.do('P2', { do: 'move', zombie: 1, to: [2, 1] }).do('P2', PASS)
    s.do('P2', { do: 'strike', zombie: 1, survivor: 'earl' })
    expect(s.refused('P2', { do: 'strike', zombie: 1, survivor: 'earl' }).clause).toBe('dd.undead.12')
    s.do('P2', { do: 'strike', zombie: 2, survivor: 'earl' })
    expect(bites(s)).toEqual(['1 earl by order', '2 earl by order'])
  })

  it('[dd.undead.12] the player chooses among the survivors in range', () => {
    const survivors = [earl({ at: [1, 1] }), frank({ status: 'undead' }), skye({ at: [3, 1] })]
    const s = atEarl({ survivors, zombies: [zombie(1, [2, 1])], dice: ['dd.undead.11: 1 1'] }).do('P2', PASS)
    expect(
      offersOf(s, 'P2', 'strike')
        .map((c) => c.survivor)
        .sort(),
    ).toEqual(['earl', 'skye'])
    s.do('P2', { do: 'strike', zombie: 1, survivor: 'earl' })
    expect(bites(s)).toEqual(['1 earl by order'])
  })

  it('[dd.undead.13] a commanded zombie does not act by itself: a moved one beside a survivor does not bite', () => {
    const s = atEarl({ zombies: [zombie(1, [3, 1])] })
    s.do('P2', { do: 'move', zombie: 1, to: [2, 1] }).do('P2', PASS)
    expect(bites(s)).toEqual([])
    expect(zombieNo(s, 1)).toMatchObject({ commanded: false, moved: false })
    expect(zombieAt(s, 1)).toEqual([2, 1])
  })

  it('[dd.undead.13] no other undead player may use it in this phase', () => {
    const survivors = [earl({ at: [1, 1] }), frank({ status: 'undead' }), skye({ status: 'undead' })]
    const s = atEarl({ survivors, zombies: [zombie(1, [3, 1]), zombie(2, [1, 2])], dice: ['dd.zombies.4: 1 1'] })
    s.do('P2', { do: 'move', zombie: 1, to: [2, 1] })
      .do('P2', PASS)
      .do('P2', PASS)
    expect(s.owe).toEqual(['P3'])
    expect(s.refused('P3', { do: 'move', zombie: 1, to: [2, 2] }).clause).toBe('dd.undead.13')
    s.do('P3', PASS)
    expect(s.refused('P3', { do: 'strike', zombie: 1, survivor: 'earl' }).clause).toBe('dd.undead.13')
    s.do('P3', PASS)
    expect(bites(s)).toEqual(['2 earl by itself'])
  })

  it('[dd.undead.12] the clock attacks with moved zombies only: the others do it themselves', () => {
    const s = atEarl({
      zombies: [zombie(1, [1, 2]), zombie(2, [3, 1])],
      dice: ['dd.undead.11: 1 1', 'dd.zombies.4: 1 1'],
    })
    s.do('P2', { do: 'move', zombie: 2, to: [2, 1] }).timeOut('P2')
    expect(s.clock('P2')).toEqual([{ do: 'strike', zombie: 2, survivor: 'earl' }])
    s.timeOut('P2').timeOut('P2')
    expect(bites(s)).toEqual(['2 earl by order', '1 earl by itself'])
  })

  it('[dd.variant.12] `undeadAttacks` says how many, each with a different zombie', () => {
    const dice = ['dd.undead.11: 1 1 1 1 1 1']
    const s = atEarl({ zombies: around, options: { undeadAttacks: 3 }, dice }).do('P2', PASS)
    for (const n of [1, 2, 3]) s.do('P2', { do: 'strike', zombie: n, survivor: 'earl' })
    expect(bites(s)).toHaveLength(3)
    const none = atEarl({ zombies: around.slice(0, 1), options: { undeadAttacks: 0 }, dice: ['dd.zombies.4: 1 1'] })
    none.do('P2', PASS)
    expect(bites(none)).toEqual(['1 earl by itself'])
  })
})

describe('the mode of the undead', () => {
  it('[dd.undead.14] [dd.variant.3] `replace`: with an undead player no zombie acts by itself', () => {
    const stage: Stage = { zombies: [zombie(1, [2, 1]), zombie(2, [6, 1])], options: { undeadMode: 'replace' } }
    const s = atEarl(stage).do('P2', PASS).do('P2', PASS)
    expect(bites(s)).toEqual([])
    expect(zombieAt(s, 2)).toEqual([6, 1])
    const alive = scene({
      phase: 'zombies',
      ...stage,
      survivors: [earl({ at: [1, 1] }), frank({ at: [0, 3] })],
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(bites(alive)).toEqual(['1 earl by itself'])
    expect(zombieAt(alive, 2)).not.toEqual([6, 1])
  })

  it('[dd.variant.3] `replace`: the clock attacks with any zombie in range', () => {
    const s = atEarl({ zombies: [zombie(1, [2, 1])], options: { undeadMode: 'replace' }, dice: ['dd.undead.11: 1 1'] })
    s.timeOut('P2').timeOut('P2')
    expect(bites(s)).toEqual(['1 earl by order'])
  })

  it('[dd.variant.3] `replace`: whoever dies in the phase leaves the horde as it was', () => {
    const s = scene({
      phase: 'zombies',
      survivors: [earl({ at: [1, 1] }), frank({ at: [9, 1], health: 2 })],
      zombies: [zombie(1, [8, 1]), zombie(2, [2, 1])],
      options: { undeadMode: 'replace' },
      dice: ['dd.zombies.4: 1 1 1 1'],
    })
    expect(bites(s)).toEqual(['1 frank by itself', '2 earl by itself'])
  })

  it('[dd.variant.3] `off`: the dead look on, and the risen zombie acts by itself', () => {
    const s = scene({
      phase: 'zombies',
      survivors: [earl({ at: [0, 3], health: 9 }), frank({ at: [13, 1], health: 2 })],
      tiles: [tile('T40', [3, 0])],
      zombies: [zombie(1, [12, 1])],
      options: { undeadMode: 'off' },
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(theOne(s, 'frank').status).toBe('dead')
    expect(s.event('rose').zombie).toBe(2)
    endTurns(s)
    expect(turnsOf(s)).toEqual([])
    expect(zombieAt(s, 2)).toEqual([9, 1])
  })
})
