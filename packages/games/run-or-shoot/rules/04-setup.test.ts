import { comparePointToShape, whereInPolygon, OUTSIDE } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { cardsOf } from '../content/decks.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { newGame, playOn, started, survivorNo } from '../testing.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { hasClearLine } from './03-sight.ts'
import { isInFront } from './01-measure.ts'
import { isInTheOpen } from './02-terrain.ts'
import { driftersDue, hordesDue, isUnbalanced, startCentre, startZone, zedsExpected } from './04-draws.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]

describe('set-up', () => {
  it('[rs.setup.5] goes from the secret draws to kit, places and turn 1', () => {
    const s = newGame({ options: { scenario: 'number-nine', survivors: 2 } })
    expect(s.state.hidden.hordes.length).toBeGreaterThan(0)
    expect([s.asks, s.owe]).toEqual(['choose whom to play', ['S1']])
    s.do('S1', { do: 'choose', survivor: 'p-gwen' })
    expect(s.refused('S2', { do: 'choose', survivor: 'p-gwen' }).clause).toBe('rs.setup.5')
    s.do('S2', { do: 'choose', survivor: 'p-dot' })
    expect([s.asks, s.owe]).toEqual(['exchange kit', ['S1', 'S2']])
    s.do('S2', { do: 'ready' }).do('S1', { do: 'ready' })
    expect([s.asks, s.owe]).toEqual(['place', ['S1']])
    expect(s.refused('S1', { do: 'place', at: [6000, 4000] }).clause).toBe('rs.setup.5')
    s.do('S1', { do: 'place', at: [300, 300], facing: [0, 1000] })
    expect(s.refused('S2', { do: 'place', at: [350, 300] }).clause).toBe('rs.measure.11')
    s.do('S2', { do: 'place', at: [300, 600] })
    expect([s.state.turn, s.state.step, s.asks]).toEqual([1, '1', 'place a card'])
    expect(survivorNo(s, 1)).toMatchObject({ who: 'p-gwen', facing: { x: 0, y: 1000 }, at: { x: 300, y: 300 } })
    // Facing the middle of the table unless he says otherwise.
    expect(survivorNo(s, 2).facing.x).toBeGreaterThan(0)
  })

  it('[rs.setup.6] [rs.horde.2] every horde has a lair of its own, and ten Zeds a pip up to the cap', () => {
    for (const hidden of SEEDS) {
      const { state } = started({ options: { scenario: 'last-boat', difficulty: 'book' }, hidden })
      const lairs = state.hidden.hordes.map(({ lair }) => lair)
      expect(new Set(lairs).size).toBe(lairs.length)
      for (const { size, inside, active } of state.hidden.hordes) {
        expect([10, 20, 30, 40, 50, 60]).toContain(size)
        expect([inside, active]).toEqual([size, 0])
      }
      const capped = started({ options: { scenario: 'last-boat', difficulty: 'easy' }, hidden })
      for (const { size } of capped.state.hidden.hordes) expect(size).toBeLessThanOrEqual(20)
    }
  })

  it('[rs.scenario.2] hordes and drifters go by the difficulty and the number of PS', () => {
    const due = (survivors: number, difficulty: string, scenario = 'dust-off') => {
      const { table } = newGame({ options: { scenario, survivors, difficulty } })
      return [hordesDue(table), driftersDue(table)]
    }
    expect([1, 2, 3, 4, 5, 6].map((team) => due(team, 'normal'))).toEqual([
      [2, 6],
      [3, 12],
      [4, 12],
      [4, 12],
      [5, 12],
      [5, 12],
    ])
    expect(due(4, 'easy')).toEqual([3, 9])
    expect(due(4, 'nightmare')).toEqual([5, 16])
    expect(due(1, 'easy')).toEqual([1, 5])
    expect(due(1, 'normal', 'back-lane')).toEqual([1, 2])
  })

  it('[rs.setup.2] about 25 Zeds are expected for each of four, and a warning is given outside 15 to 35', () => {
    const odds = (scenario: string, survivors = 4, hordeCap = 0) => {
      const { table } = newGame({ options: { scenario, survivors, hordeCap } })
      return [zedsExpected(table), isUnbalanced(table)]
    }
    expect(odds('number-nine', 4, 40)).toEqual([100, false])
    expect(odds('dust-off', 4, 40)).toEqual([132, false])
    expect(odds('number-nine', 1, 40)).toEqual([35, false])
    // With the dials that bot games have set.
    expect(odds('number-nine')).toEqual([65, false])
    expect(odds('last-boat')).toEqual([102, false])
    // The training map lies outside.
    expect(odds('back-lane')[1]).toBe(true)
    expect(odds('dust-off', 2, 40)[1]).toBe(true)
  })

  it('[rs.scenario.3] lairs come from the tables in their order, then from any that is free', () => {
    for (const hidden of SEEDS) {
      const s = started({ options: { scenario: 'number-nine', survivors: 6, difficulty: 'nightmare' }, hidden })
      const { tables } = s.table.book.scenario
      const [first, second, third, fourth, fifth] = s.state.hidden.hordes.map(({ lair }) => lair)
      expect(tables['B']).toContain(first)
      expect(tables['C']).toContain(second)
      expect(tables['A']).toContain(third)
      expect(new Set([first, second, third, fourth, fifth]).size).toBe(5)
    }
  })

  it('[rs.setup.10] no horde lurks within 25 cm of the start zone and no figure stands within 15 cm of it', () => {
    for (const scenario of SCENARIO_IDS)
      for (const hidden of SEEDS.slice(0, 3)) {
        const { table, state } = newGame({ options: { scenario, survivors: 6, difficulty: 'nightmare' }, hidden })
        const zone = startZone(table)
        for (const { lair } of state.hidden.hordes) {
          const mouth = table.book.map.lairs.find(({ id }) => id === lair)
          expect(comparePointToShape(mouth?.at ?? { x: 0, y: 0 }, zone, cm(25))).toBe(1)
        }
        for (const z of [...state.zeds, ...state.hidden.zeds])
          expect(comparePointToShape(z.at, zone, cm(15) + RADIUS.figure)).toBe(1)
      }
  })

  it('[rs.setup.7] no drifter looks at the start from where it stands, if eight draws can help it', () => {
    const looks = SEEDS.flatMap((hidden) => {
      const { table, state } = newGame({ options: { scenario: 'dust-off' }, hidden })
      const centre = startCentre(table)
      return state.zeds.map(
        (z) => isInFront(z.at, z.facing, centre) && hasClearLine(table, z, { at: centre, level: 0 }),
      )
    })
    expect(looks.length).toBeGreaterThan(20)
    expect(looks.filter((one) => one)).toEqual([])
  })

  it('[rs.scenario.4] each mutant waits hidden on a place of its own that fits it', () => {
    for (const hidden of SEEDS) {
      const { table, state } = newGame({ options: { scenario: 'last-boat', difficulty: 'book' }, hidden })
      const mutants = state.hidden.zeds.filter(({ kind }) => kind !== 'ordinary')
      // The Tank comes later.
      expect(mutants.map(({ kind }) => kind).sort()).toEqual(['boomer', 'hunter', 'smoker', 'witch'])
      const places = mutants.map(({ kind, at, level }) =>
        table.book.map.ambushes.find(
          (one) => one.at.x === at.x && one.at.y === at.y && one.level === level && one.fits.includes(kind as never),
        ),
      )
      expect(new Set(places.map((one) => one?.id)).size).toBe(4)
      expect(places).not.toContain(undefined)
    }
  })

  it('[rs.scenario.5] each cache has a card of its deck, and no card is there twice', () => {
    for (const scenario of SCENARIO_IDS) {
      const { table, state } = newGame({ options: { scenario } })
      const drawn = table.book.map.caches.map(({ id, deck }) => `${deck} ${state.hidden.caches[id]}`)
      const cards = drawn.filter((one) => !one.endsWith('-1'))
      expect(new Set(cards).size).toBe(cards.length)
      for (const { id, deck } of table.book.map.caches)
        expect(state.hidden.caches[id]).toBeLessThan(cardsOf(deck).length)
    }
  })

  it('[rs.secrecy.10] drifters in rooms and people in rooms are hidden, drifters in the open are not', () => {
    for (const hidden of SEEDS) {
      const { table, state } = started({ options: { scenario: 'night-school' }, hidden })
      for (const z of state.zeds) expect(isInTheOpen(table, z)).toBe(true)
      for (const z of state.hidden.zeds) if (z.kind === 'ordinary') expect(isInTheOpen(table, z)).toBe(false)
      expect(Object.keys(state.hidden.people)).toEqual(['14', '15', '16', '17', '18'])
      const lots = Object.values(state.hidden.people).map(({ at }) => Math.floor(at.x / 4000))
      expect(Math.max(lots.filter((lot) => lot === 1).length, lots.filter((lot) => lot === 2).length)).toBe(3)
      expect(state.survivors.filter(({ status }) => status === 'hidden')).toHaveLength(5)
    }
  })

  it('[rs.setup.8] things go round in the team within the limits, and nothing is added', () => {
    const s = newGame({ options: { survivors: 2 } })
    playOn(s, ({ asks }) => asks === 'choose whom to play')
    const [dot, petra] = [survivorNo(s, 1), survivorNo(s, 2)]
    const shotgun = dot.main?.id as number
    const rifle = petra.main?.id as number
    expect(s.refused('S1', { do: 'exchange', with: 2, give: [shotgun], get: [] }).clause).toBe('rs.carry.2')
    expect(s.refused('S1', { do: 'exchange', with: 2, give: [], get: ['HE'] }).clause).toBe('rs.carry.3')
    expect(s.refused('S1', { do: 'exchange', with: 2, give: ['WP'], get: [] }).clause).toBe('rs.setup.8')
    expect(s.refused('S1', { do: 'exchange', with: 1, give: [], get: [] }).clause).toBe('rs.setup.8')
    s.do('S1', { do: 'exchange', with: 2, give: [shotgun, 'pipe'], get: [rifle, 'HE'] })
    expect([survivorNo(s, 1).main?.kind, survivorNo(s, 2).main?.kind]).toEqual(['rifle', 'shotgun'])
    expect(survivorNo(s, 1).items.filter((item) => item === 'HE')).toHaveLength(1)
    expect(s.refused('S1', { do: 'take-torch', leave: 'HE' }).clause).toBe('rs.setup.8')
  })

  it('at night whoever has no torch may take one for something else', () => {
    const s = newGame({ options: { scenario: 'night-school', survivors: 1 } })
    s.do('S1', { do: 'choose', survivor: 'p-dot' })
    s.do('S1', { do: 'take-torch', leave: 'reload:pistol' })
    expect(survivorNo(s, 1).items).toEqual([
      'reload:shotgun',
      'reload:shotgun',
      'reload:shotgun',
      'reload:pistol',
      'pipe',
      'kit',
      'torch',
    ])
    expect(s.refused('S1', { do: 'take-torch', leave: 'pipe' }).reason).toBe('You have a torch.')
  })

  it('[rs.setup.9] every gun is full, and the clip in it is no minor item', () => {
    const { state } = started({ options: { survivors: 6 } })
    const guns = state.survivors.flatMap(({ pistol, main }) => [pistol, main])
    expect(guns.map((one) => [one?.kind, one?.rounds])).toContainEqual(['sniper', 5])
    expect(guns.filter((one) => one?.kind === 'pistol').map((one) => one?.rounds)).toEqual([6, 6, 6, 6, 6, 6])
    expect(guns.find((one) => one?.kind === 'chainsaw')?.rounds).toBe(0)
  })

  it('[rs.setup.11] others who start with the team stand around the middle of the start zone', () => {
    const s = started({ options: { scenario: 'dust-off' } })
    const [ruth, nadia] = [survivorNo(s, 11), survivorNo(s, 14)]
    for (const one of [ruth, nadia]) {
      expect(one).toMatchObject({ status: 'alive', leader: 1, seat: null })
      expect(whereInPolygon(startZone(s.table).corners, one.at)).not.toBe(OUTSIDE)
    }
    expect(ruth.facing.x).toBeGreaterThan(0)
    expect(survivorNo(started({ options: { scenario: 'shopping-list' } }), 11).order?.order).toEqual({ is: 'STAY' })
  })

  it('[rs.setup.3] [rs.setup.4] every scenario sets an objective, and things to be found on the way', () => {
    for (const scenario of SCENARIO_IDS) {
      const { table } = newGame({ options: { scenario } })
      expect(Object.keys(table.book.scenario.places)).toContain(table.book.scenario.goal.place)
      expect(table.book.map.caches.length).toBeGreaterThan(2)
    }
  })

  it('[rs.scenario.1] [rs.seats.3] every scenario begins with one to six, each with one survivor', () => {
    for (const scenario of SCENARIO_IDS)
      for (const survivors of [1, 2, 3, 4, 5, 6]) {
        const { state } = started({ options: { scenario, survivors } })
        const seats = state.survivors.flatMap(({ seat }) => seat ?? [])
        expect(seats).toEqual(Array.from({ length: survivors }, (_, i) => `S${i + 1}`))
        expect(state.step).toBe('1')
      }
  })
})
