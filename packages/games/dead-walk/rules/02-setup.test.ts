import { type OptionValues, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import { OPTIONS, SCENARIO_IDS } from '../options.ts'
import { act, at, type DeadWalkScene, humanAt, humanNo, newGame, offersOf, playOn, scene, zombie } from '../testing.ts'

const place = (human: number, x: number, y: number, ready?: number[]): CommandOf<'place'> => ({
  do: 'place',
  human,
  at: [x, y],
  ...(ready ? { ready } : {}),
})

/** All clips are 1 (a die of 1), and no zombie is on the table at first. */
const CALM: OptionValues = { scenario: 'shopping-list', startZombiesPerHuman: 0, entryMethods: [] }
/** Road Block rolls for its weapons in order: Lawless 3, Dawson 2, Delgado 2, Tate 3. */
const CLIPS = Array.from({ length: 10 }, () => 'dw.ammo.2: 1')
/** Any dice, as many as are asked for. */
const unlimited = () => seeded('set-up')
const placed = (s: DeadWalkScene): DeadWalkScene => playOn(s, ({ asks }) => asks === 'place')

describe('set-up', () => {
  it('[dw.setup.1] everybody sees what each human carries, and which figures are zombies', () => {
    const s = newGame({ options: CALM, dice: CLIPS })
    for (const seat of ['P1', null] as const) {
      expect(s.view(seat).humans.map(({ weapons }) => weapons.map(({ type }) => type))).toEqual([
        ['sub-machinegun', 'hand-grenades', 'pistol'],
        ['assault-rifle', 'pistol'],
        ['pump-shotgun', 'revolver'],
        ['carbine', 'hand-grenades', 'pistol'],
      ])
    }
    const street = newGame({ dice: ['dw.fear.3: 1 1', 'dw.fear.3: 1 1'] })
    expect(street.view(null).zombies.map(({ n, weapon }) => [n, weapon?.type ?? null])).toEqual([
      [1, null],
      [2, null],
      [3, 'knife'],
    ])
  })

  it.each(SCENARIO_IDS)(
    '[dw.setup.2] %s says before the first turn how it is won, and nothing changes it later',
    (id) => {
      const { full, partial } = SCENARIOS[id]
      expect([full.is, partial.is].every((is) => is.length > 0)).toBe(true)
      const s = newGame({ options: { scenario: id, startZombiesPerHuman: 0, entryMethods: [] }, dice: unlimited() })
      expect(s.table.book.scenario).toBe(SCENARIOS[id])
      expect(s.state.turn).toBe(id === 'lawless-street' ? 1 : 0)
    },
  )

  it('[dw.setup.3] [dw.setup.4] no more than five zombies for each human who started are there at once', () => {
    const options = { ...CALM, entryMethods: ['A'], startZombiesPerHuman: 6 }
    const s = placed(newGame({ options, dice: unlimited() }))
    expect(s.state.zombies).toHaveLength(20)
    const refusals = s.events.filter((event) => event.e === 'no zombie' && event.why === 'cap')
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals[0]).toMatchObject({ clause: 'dw.setup.4', method: 'A' })
  })

  it('[dw.setup.4] the cap is a house rule, and 0 is none', () => {
    const options = { ...CALM, entryMethods: ['A'], startZombiesPerHuman: 6 }
    expect(
      placed(newGame({ options: { ...options, zombieCapPerHuman: 2 }, dice: unlimited() })).state.zombies,
    ).toHaveLength(8)
    const free = placed(newGame({ options: { ...options, zombieCapPerHuman: 0 }, dice: unlimited() }))
    expect(free.state.zombies.length).toBeGreaterThan(20)
  })

  it('[dw.setup.5] whoever turns comes although the table is full, and counts', () => {
    const full = [zombie(1, at(10, 10)), zombie(2, at(20, 10)), zombie(3, at(30, 10)), zombie(4, at(40, 10))]
    const s = scene({
      humans: [{ at: at(60, 100) }, { at: at(90, 90), status: 'dead', died: 1, wounds: 2 }],
      zombies: full,
      options: { zombieCapPerHuman: 2, entryMethods: ['B'] },
      turn: 2,
      phase: 'tests',
      dice: ['dw.entry.3: 6 6', 'dw.zombify.2: 1'],
    })
    expect(s.state.zombies).toHaveLength(5)
    expect(s.events.some((event) => event.e === 'no zombie' && event.clause === 'dw.setup.4')).toBe(true)
    const later = scene({
      humans: [{ at: at(60, 100) }, { at: at(90, 90), status: 'turned', died: 1 }],
      zombies: [...full.slice(1), zombie(5, at(90, 90), { former: 2 })],
      options: { zombieCapPerHuman: 2, entryMethods: ['B'] },
      turn: 3,
      phase: 'tests',
      dice: ['dw.entry.3: 6 6'],
    })
    expect(later.state.zombies.map(({ n }) => n)).toEqual([2, 3, 4, 5])
  })

  it('[dw.setup.6] clips first, then places, then zombies, then turn 1', () => {
    const s = newGame({
      options: { ...CALM, entryMethods: ['A'], startZombiesPerHuman: 1, entryBRolls: 0 },
      dice: unlimited(),
    })
    expect(s.story.slice(0, 2)).toEqual(['dw.setup.6 set up', 'dw.ammo.2 clips rolled'])
    expect([s.asks, s.owe]).toEqual(['place', ['P1']])
    expect(s.state.zombies).toEqual([])
    placed(s)
    const order = s.events.map(({ e }) => e)
    const [clips, people, zombies, turn] = [
      order.lastIndexOf('clips rolled'),
      order.lastIndexOf('placed'),
      order.indexOf('zombie arrived'),
      order.indexOf('turn began'),
    ]
    expect(clips).toBeLessThan(people)
    expect(people).toBeLessThan(zombies)
    expect(zombies).toBeLessThan(turn)
    expect(s.state).toMatchObject({ turn: 1, phase: 'humans', starters: 4 })
  })

  it('[dw.setup.6] seats place one figure each in turn, inside of the zone and clear of the others', () => {
    const s = newGame({ options: { ...CALM, players: 3 }, dice: CLIPS })
    expect(s.state.humans.map(({ seat }) => seat)).toEqual(['P1', 'P2', 'P3', 'P1'])
    const { west, north, east } = s.table.book.map.deployment
    expect(s.refused('P1', place(2, west + 300, north + 300)).clause).toBe('dw.setup.6')
    expect(s.refused('P1', place(1, west - 1, north + 300)).clause).toBe('dw.setup.6')
    expect(s.refused('P2', place(2, west + 300, north + 300)).clause).toBe('table.seat')
    expect(s.refused('P1', { do: 'end' }).clause).toBe('dw.setup.6')
    s.do('P1', place(1, west + 300, north + 300))
    expect(s.refused('P2', place(2, west + 400, north + 300)).clause).toBe('dw.setup.6')
    s.do('P2', place(2, west + 600, north + 300))
    s.do('P3', place(3, east, north + 300))
    expect([s.owe, s.event('placed').human]).toEqual([['P1'], 1])
    s.do('P1', place(4, west + 900, north + 300))
    expect(humanAt(s, 3)).toEqual([east, north + 300])
    expect(s.asks).toBe('who acts')
  })

  it('[dw.setup.6] [dw.seat.4] when the clock runs out a figure stands in the first free place of a grid of 3 cm', () => {
    const s = newGame({ options: CALM, dice: CLIPS })
    const { west, north } = s.table.book.map.deployment
    const first = offersOf(s, 'P1', 'place')[0]
    expect(s.clock('P1')).toEqual([first])
    s.timeOut('P1').timeOut('P1')
    const [a, b] = [humanAt(s, 1), humanAt(s, 2)]
    expect([(a[0] - west) % 300, (a[1] - north) % 300]).toEqual([0, 0])
    expect(b).toEqual([a[0] + 300, a[1]])
  })

  it('[dw.setup.6] printed figures stand where the scenario puts them, without being asked', () => {
    const s = newGame({ dice: ['dw.fear.3: 1 1', 'dw.fear.3: 1 1'] })
    expect([humanAt(s, 1), humanAt(s, 2)]).toEqual([at(26, 34), at(30, 34)])
    expect(s.state.zombies.map((z) => [z.at.x, z.at.y])).toEqual([at(28, 24), at(38.5, 38), at(30, 14)])
    expect(s.story).not.toContain('dw.ammo.2 clips rolled')
    expect(humanNo(s, 1)).toMatchObject({ stock: { bullets: 1 }, bmv: 6 })
  })

  it('[dw.setup.6] [dw.scope.6] friends of nobody stand where they hide, or in the zone, and count in nothing', () => {
    const motel = placed(newGame({ options: { ...CALM, scenario: 'nine-forty-bus' }, dice: unlimited() }))
    expect(
      motel.state.humans.filter(({ isNpc }) => isNpc).map(({ name, seat, at: { x, y } }) => [name, seat, x, y]),
    ).toEqual([
      ['Ada Brill', null, 3300, 1100],
      ['Tom Brill', null, 3600, 1100],
      ['Lily Brill', null, 3850, 1100],
    ])
    expect(motel.state.starters).toBe(4)
    const docks = placed(newGame({ options: { ...CALM, scenario: 'last-boat' }, dice: unlimited() }))
    const { west, north, east, south } = docks.table.book.map.deployment
    for (const { at: place } of docks.state.humans) {
      expect(place.x >= west && place.x <= east).toBe(true)
      expect(place.y >= north && place.y <= south).toBe(true)
    }
  })

  it('[dw.archetype.1] [dw.scope.2] the family of the motel are civilians, where archetypes are played', () => {
    const family = (options: object): unknown[] =>
      placed(newGame({ options: { ...CALM, scenario: 'nine-forty-bus', ...options }, dice: unlimited() }))
        .state.humans.filter(({ isNpc }) => isNpc)
        .map(({ sheet: { archetype, sex }, weapons }) => [archetype, sex, weapons.map(({ type }) => type)])
    expect(family({ archetypes: true })).toEqual([
      ['civilian', 'f', ['knife']],
      ['civilian', 'm', ['golf-club']],
      ['civilian', 'f', []],
    ])
    expect(family({})).toEqual([
      [null, 'f', ['knife']],
      [null, 'm', ['golf-club']],
      [null, 'f', []],
    ])
  })

  it('[dw.setup.7] the owner says what is in hand, within what two hands hold; the rest is as usual', () => {
    const s = newGame({ options: CALM, dice: CLIPS })
    const [smg, grenades, pistol] = humanNo(s, 1).weapons.map(({ id }) => id) as [number, number, number]
    const { west, north } = s.table.book.map.deployment
    const ready = (n: number) => humanNo(s, n).weapons.flatMap((w) => (w.ready ? [w.type] : []))
    expect(ready(1)).toEqual(['sub-machinegun'])
    expect(s.refused('P1', place(1, west + 300, north + 300, [smg, pistol])).clause).toBe('dw.carry.6')
    expect(s.refused('P1', place(1, west + 300, north + 300, [grenades])).clause).toBe('dw.carry.6')
    expect(s.refused('P1', place(1, west + 300, north + 300, [999])).clause).toBe('dw.carry.6')
    s.do('P1', place(1, west + 300, north + 300, [pistol]))
    expect(ready(1)).toEqual(['pistol'])
    act(s, place(2, west + 600, north + 300))
    expect(ready(2)).toEqual(['assault-rifle'])
    expect(humanNo(s, 2).weapons.map(({ loaded }) => loaded)).toEqual([6, 12])
  })

  it('[dw.setup.8] [dw.setup.9] [dw.scope.5] BMV starts at 10 or what the house says, wounds at 0', () => {
    const s = newGame({ options: CALM, dice: CLIPS })
    expect(s.state.humans.map(({ bmv, wounds, untested }) => [bmv, wounds, untested])).toEqual(
      Array.from({ length: 4 }, () => [10, 0, 0]),
    )
    const stout = newGame({ options: { ...CALM, baseMoral: 12 }, dice: CLIPS })
    expect(humanNo(stout, 1).bmv).toBe(12)
  })

  it('[dw.setup.10] the scenario says which methods are in force; without one of them it is A with two each, and B', () => {
    const methods = (scenario: string) => newGame({ options: { scenario }, dice: unlimited() }).options.entryMethods
    expect(methods('lawless-street')).toEqual([])
    expect(methods('quiet-hands')).toEqual(['A', 'C', 'D', 'E'])
    const two = { startZombiesPerHuman: OPTIONS.startZombiesPerHuman.standard }
    const options = { scenario: 'shopping-list', entryMethods: ['A', 'B'], entryBRolls: 0, ...two }
    const plain = newGame({ options, dice: unlimited() })
    expect(placed(plain).state.zombies).toHaveLength(8)
    const none = newGame({ options: { scenario: 'shopping-list', entryMethods: ['B'] }, dice: unlimited() })
    expect(placed(none).events.filter((event) => event.e === 'zombie arrived' && event.method === 'A')).toEqual([])
  })

  it('[dw.entry.15] rooms in which somebody stands at first are known', () => {
    const s = placed(newGame({ options: { ...CALM, scenario: 'night-at-millers' }, dice: unlimited() }))
    const own = s.state.humans.map(({ at: { x, y } }) => [x, y])
    expect(own).toHaveLength(4)
    expect(s.state.progress.explored.length).toBeGreaterThan(0)
    const crossroads = placed(newGame({ options: CALM, dice: CLIPS }))
    expect(crossroads.state.progress.explored).toEqual([])
  })
})
