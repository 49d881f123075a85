import { describe, expect, it } from 'vitest'
import type { ScenarioId } from '../content/scenarios.ts'
import type { Marker, Tally, Thing } from '../state.ts'
import { inches, RADIUS } from '../tables/units.ts'
import { at, EIGHTS, type EvenDeathScene, humanNo, playOn, row, scene, type Staging } from '../testing.ts'

const TALLY: Tally = { zombies: 0, destroyed: 0, rings: 0, rung: false, ran: 0, out: {} }

interface Given extends Omit<Staging, 'options' | 'state'> {
  readonly scenario: ScenarioId
  readonly dial?: number
  /** The round that is played next. */
  readonly round?: number
  readonly tally?: Partial<Tally>
  readonly state?: Staging['state']
}

/** The dials of the specification, whatever is shipped. */
const DIALS: Readonly<Record<ScenarioId, number>> = {
  'across-the-common': 50,
  'pump-house': 5,
  'market-square': 3,
  'four-roads': 150,
  'chapel-hill': 50,
  'the-wire': 50,
  'depot-raid': 2,
  'lights-out': 4,
}

/** The stage of a scenario: every check is passed. */
const staged = ({
  scenario,
  dial = DIALS[scenario],
  round = 1,
  tally = {},
  state = {},
  ...stage
}: Given): EvenDeathScene =>
  scene({
    ...stage,
    options: { scenario, dial },
    dice: EIGHTS,
    state: { round: round - 1, tally: { ...TALLY, ...tally }, ...state },
  })

/** Nobody does anything until the round is over. */
function rounds(s: EvenDeathScene, many = 1): EvenDeathScene {
  const last = s.state.round + many
  return playOn(s, ({ state, outcome }) => outcome === null && state.round < last)
}

const winners = (s: EvenDeathScene): readonly string[] | undefined => s.outcome?.winners
const thing = (id: string, kind: Thing['kind'], more: Partial<Thing> = {}): Thing => ({
  id,
  kind,
  at: at(2, 2),
  carrier: null,
  worked: {},
  running: false,
  owner: null,
  ...more,
})

describe('The Pump House and Four Roads: holding a marker', () => {
  const MARKER = at(30, 43)
  const marker = (side: number | null, count: number): Marker[] => [{ at: MARKER, within: inches(6), side, count }]
  const NEAR = { x: MARKER.x, y: MARKER.y - inches(6) - RADIUS }
  const pump = (units: number, held: readonly Marker[] = marker(null, 0), more: Partial<Given> = {}): EvenDeathScene =>
    staged({
      scenario: 'pump-house',
      humans: [{ seat: 'military', profile: 'soldier', at: { x: NEAR.x, y: NEAR.y - units }, down: true }],
      herds: [{ zombies: [{ at: at(5, 5) }] }],
      ...more,
      state: { markers: held },
    })

  it('[ed.victory.3] [ed.victory.7] five rounds alone within 6 inches, lying or standing', () => {
    const s = rounds(pump(0), 4)
    expect([s.outcome, s.state.markers[0]]).toMatchObject([null, { side: 1, count: 4 }])
    expect([winners(rounds(s)), s.outcome?.clause]).toEqual([['military'], 'ed.victory.10'])
    expect(s.latest.find(({ e }) => e === 'held')).toMatchObject({ marker: 1, side: 1, count: 5, needed: 5 })
    expect(rounds(pump(1)).state.markers[0]).toMatchObject({ side: null, count: 0 })
  })

  it('[ed.victory.7] counts fall to nothing when nobody, or two sides, are there; another begins at one', () => {
    const after = (s: EvenDeathScene) => rounds(s).state.markers[0]
    expect(after(pump(1, marker(1, 4)))).toMatchObject({ side: null, count: 0 })
    const both = { herds: [{ zombies: [{ at: at(33, 40) }] }] }
    expect(after(pump(0, marker(1, 4), both))).toMatchObject({ side: null, count: 0 })
    expect(after(pump(600, marker(1, 4), both))).toMatchObject({ side: 2, count: 1 })
    expect(winners(rounds(pump(600, marker(2, 4), both)))).toEqual(['zombies'])
  })

  it('[ed.victory.10] the dial says how many rounds; after the fourteenth the Zombies win', () => {
    expect(winners(rounds(pump(0, marker(1, 2), { dial: 3 })))).toEqual(['military'])
    expect(winners(rounds(pump(0, marker(1, 2))))).toBeUndefined()
    expect(winners(rounds(pump(0, marker(1, 2), { round: 14 })))).toEqual(['zombies'])
    expect(winners(rounds(pump(0, marker(1, 4), { round: 14 })))).toEqual(['military'])
  })

  it('[ed.victory.10] [ed.victory.9] at the crossing three rounds, and at the limit the largest share', () => {
    const roads = (round: number, count: number, y: number): EvenDeathScene =>
      staged({
        scenario: 'four-roads',
        round,
        humans: [
          { seat: 'survivors', at: at(30, y) },
          { seat: 'military', profile: 'soldier', at: at(50, 5) },
          { seat: 'bandits', profile: 'thug', at: at(50, 55) },
        ],
        herds: [{ zombies: [{ at: at(5, 55) }] }],
        seats: { bandits: { startPoints: 20 } },
        state: { markers: [{ at: at(30, 30), within: inches(6), side: 1, count }] },
      })
    expect(winners(rounds(roads(5, 2, 28)))).toEqual(['survivors'])
    expect(winners(rounds(roads(5, 1, 28)))).toBeUndefined()
    const last = rounds(roads(15, 0, 10))
    expect([winners(last), last.outcome?.clause]).toEqual([['bandits'], 'ed.victory.9'])
  })
})

describe('Across the Common: destroying zombies', () => {
  const common = (destroyed: number, left: number, more: Partial<Given> = {}): EvenDeathScene =>
    rounds(
      staged({
        scenario: 'across-the-common',
        round: 12,
        humans: Array.from({ length: left }, (_, i) => ({ seat: 'survivors', at: at(10 + 3 * i, 55) })),
        herds: [{ zombies: [{ at: at(5, 5) }] }],
        seats: { survivors: { startFigures: 7 } },
        tally: { zombies: 41, destroyed },
        ...more,
      }),
    )

  it('[ed.victory.10] half of the zombies and half of the people, when the last round is over', () => {
    expect(winners(common(21, 4))).toEqual(['survivors'])
    expect(winners(common(20, 4))).toEqual(['zombies'])
    expect(winners(common(41, 3))).toEqual(['zombies'])
    expect(winners(common(40, 4, { round: 11 }))).toBeUndefined()
  })

  it('[ed.victory.10] the dial is the share of zombies', () => {
    expect(winners(common(13, 4, { dial: 30 }))).toEqual(['survivors'])
    expect(winners(common(12, 4, { dial: 30 }))).toEqual(['zombies'])
  })
})

describe('Market Square: crates brought home', () => {
  const crate = (n: number, owner: string | null = null): Thing => thing(`crate ${n}`, 'crate', { owner })
  const square = (owners: readonly (string | null)[], more: Partial<Given> = {}): EvenDeathScene =>
    staged({
      scenario: 'market-square',
      order: ['survivors', 'bandits', 'zombies'],
      humans: [
        { seat: 'survivors', at: at(10, 50), carries: 'crate 1' },
        { seat: 'bandits', profile: 'thug', at: at(50, 50) },
      ],
      herds: [{ zombies: [{ at: at(30, 5) }] }],
      ...more,
      state: {
        things: [
          thing('crate 1', 'crate', { carrier: 1, at: at(10, 50) }),
          ...owners.map((owner, i) => crate(i + 2, owner)),
        ],
      },
    })
  const putDown = (s: EvenDeathScene): EvenDeathScene =>
    s.do('survivors', { do: 'select', unit: 1 }).do('survivors', { do: 'interact', object: 'crate 1' })

  it('[ed.victory.10] what is put down in the own zone is secured for good; the third wins at once', () => {
    const s = putDown(square(['survivors', null]))
    expect([s.outcome, s.event('secured')]).toMatchObject([null, { seat: 'survivors', thing: 'crate 1', count: 2 }])
    expect(s.refused('survivors', { do: 'interact', object: 'crate 1' }).clause).toBe('ed.interact.3')
    const third = putDown(square(['survivors', 'survivors']))
    expect([winners(third), third.outcome?.clause]).toEqual([['survivors'], 'ed.victory.10'])
    expect(winners(putDown(square(['survivors'], { dial: 2 })))).toEqual(['survivors'])
  })

  it('[ed.victory.10] elsewhere it is only put down', () => {
    const humans = [
      { seat: 'survivors', at: at(20, 55), carries: 'crate 1' },
      { seat: 'bandits', profile: 'thug', at: at(50, 50) },
    ] as const
    const s = putDown(square(['survivors', 'survivors'], { humans }))
    expect([s.outcome, s.state.things[0]?.owner, humanNo(s, 1).carries]).toEqual([null, null, null])
  })

  it('[ed.victory.10] after twelve rounds whoever has most, at least two and more than the other; else the Zombies', () => {
    const end = (...owners: string[]) => winners(rounds(square(owners, { round: 12 })))
    expect(end('bandits', 'bandits', 'survivors')).toEqual(['bandits'])
    expect(end('bandits', 'bandits', 'survivors', 'survivors')).toEqual(['zombies'])
    expect(end('bandits')).toEqual(['zombies'])
  })

  it('[ed.victory.10] two who have enough at the same moment: the side whose turn it is', () => {
    const both = ['bandits', 'bandits', 'survivors', 'survivors']
    const first = (seat: string, unit: number, order: readonly string[]) =>
      winners(square(both, { dial: 2, order }).do(seat, { do: 'select', unit }).do(seat, { do: 'finish' }))
    expect(first('survivors', 1, ['survivors', 'bandits', 'zombies'])).toEqual(['survivors'])
    expect(first('bandits', 2, ['bandits', 'survivors', 'zombies'])).toEqual(['bandits'])
  })
})

describe('Chapel Hill: until help comes', () => {
  const FIVE = [at(25, 23), at(28, 23), at(31, 23), at(34, 23), at(5, 30)]
  const chapel = (near: number, tally: Partial<Tally>, round: number, dial = DIALS['chapel-hill']): EvenDeathScene =>
    rounds(
      staged({
        scenario: 'chapel-hill',
        round,
        dial,
        humans: FIVE.slice(4 - near).map((place) => ({ seat: 'survivors', at: place })),
        herds: [{ zombies: [{ at: at(5, 57) }] }],
        seats: { survivors: { startFigures: 5 } },
        tally,
      }),
    )

  it('[ed.victory.10] comes after the ninth round if the bell rang in six, a round later for each one missing', () => {
    expect(winners(chapel(3, { rings: 6 }, 9))).toEqual(['survivors'])
    expect(winners(chapel(3, { rings: 5 }, 9))).toBeUndefined()
    expect(winners(chapel(3, { rings: 5 }, 10))).toEqual(['survivors'])
    expect(winners(chapel(3, { rings: 0 }, 11))).toBeUndefined()
    expect(winners(chapel(3, { rings: 0 }, 12))).toEqual(['survivors'])
    expect(winners(chapel(3, { rings: 6 }, 8))).toBeUndefined()
  })

  it('[ed.victory.10] a ringing counts once for its round, and no more than six', () => {
    const s = chapel(3, { rings: 5, rung: true }, 9)
    expect([winners(s), s.event('bell counted').rings]).toEqual([['survivors'], 6])
    expect(chapel(3, { rings: 2, rung: true }, 5).state.tally).toMatchObject({ rings: 3, rung: false })
    expect(chapel(3, { rings: 6, rung: true }, 5).state.tally.rings).toBe(6)
  })

  it('[ed.victory.10] half of them, rounded up, within 9 inches then, or the Zombies win; the dial is the share', () => {
    expect(winners(chapel(2, { rings: 6 }, 9))).toEqual(['zombies'])
    expect(winners(chapel(2, { rings: 6 }, 9, 40))).toEqual(['survivors'])
  })
})

describe('The Wire: breaking out', () => {
  const wire = (start: number, out: Tally['out'], more: Partial<Given> = {}): EvenDeathScene =>
    staged({
      scenario: 'the-wire',
      humans: [{ seat: 'military', profile: 'soldier', at: at(20, 3) }],
      herds: [{ zombies: row(40, 8, 3) }],
      seats: { military: { startFigures: start } },
      tally: { out },
      ...more,
    }).do('military', { do: 'select', unit: 1 })
  const leave = (s: EvenDeathScene, to: [number, number]): EvenDeathScene =>
    s.do('military', { do: 'move', to, withdraw: true })
  const NORTH: [number, number] = [inches(20), RADIUS]

  it('[ed.victory.10] [ed.victory.5] the last to leave wins by leaving, though only zombies are on the table', () => {
    const s = leave(wire(3, { 'military north': 1 }), NORTH)
    expect([winners(s), s.outcome?.clause]).toEqual([['military'], 'ed.victory.10'])
  })

  it('[ed.victory.10] too few are out, or over another edge: lost', () => {
    const humans = [{ seat: 'military', profile: 'soldier', at: at(3, 8) }] as const
    const west = leave(wire(3, { 'military north': 1 }, { humans }), [RADIUS, inches(8)])
    expect([winners(west), west.event('withdrew').edge]).toEqual([['zombies'], 'west'])
    expect(winners(leave(wire(1, {}), NORTH))).toEqual(['military'])
  })

  it('[ed.victory.10] in a corner it is the edge that the scenario names', () => {
    const humans = [{ seat: 'military', profile: 'soldier', at: at(2, 2) }] as const
    expect(leave(wire(1, {}, { humans }), [RADIUS, RADIUS]).event('withdrew').edge).toBe('north')
  })

  it('[ed.victory.10] over as soon as the number cannot be reached, and after twelve rounds', () => {
    const stays = (start: number, dial = DIALS['the-wire']) =>
      winners(wire(start, { 'military north': 1 }, { dial }).do('military', { do: 'aim' }))
    expect(stays(5)).toEqual(['zombies'])
    expect(stays(4)).toBeUndefined()
    expect(stays(5, 40)).toBeUndefined()
    const humans = [{ seat: 'military', profile: 'soldier', at: at(20, 3) }] as const
    const herds = [{ zombies: row(40, 8, 3) }]
    const seats = { military: { startFigures: 1 } }
    expect(winners(rounds(staged({ scenario: 'the-wire', round: 12, humans, herds, seats })))).toEqual(['zombies'])
  })
})

describe('Depot Raid: drums carried off', () => {
  const raid = (owner: string | null, y: number, more: Partial<Given> = {}): EvenDeathScene =>
    staged({
      scenario: 'depot-raid',
      humans: [
        { seat: 'bandits', profile: 'thug', at: at(57, y), carries: 'drum 1' },
        { seat: 'military', profile: 'soldier', at: at(30, 50) },
      ],
      state: {
        things: [thing('drum 1', 'drum', { carrier: 1, at: at(57, y) }), thing('drum 2', 'drum', { owner })],
      },
      ...more,
    })
  const leave = (s: EvenDeathScene, to: [number, number]): EvenDeathScene =>
    s.do('bandits', { do: 'select', unit: 1 }).do('bandits', { do: 'move', to, withdraw: true })
  const SOUTH: [number, number] = [inches(57), inches(60) - RADIUS]

  it('[ed.victory.10] the second drum over the south edge wins, though its carrier was the last', () => {
    const s = leave(raid('bandits', 58), SOUTH)
    expect([winners(s), s.outcome?.clause]).toEqual([['bandits'], 'ed.victory.10'])
    expect(s.event('carried off')).toMatchObject({ seat: 'bandits', thing: 'drum 1', count: 2 })
    expect(winners(leave(raid(null, 58, { dial: 1 }), SOUTH))).toEqual(['bandits'])
  })

  it('[ed.victory.10] no bandit left before that: Military wins; over other edges a drum stays behind', () => {
    expect(winners(leave(raid(null, 58), SOUTH))).toEqual(['military'])
    const east = leave(raid('bandits', 40), [inches(60) - RADIUS, inches(40)])
    expect([winners(east), east.state.things[0]?.owner, east.state.things[0]?.carrier]).toEqual([
      ['military'],
      null,
      null,
    ])
  })

  it('[ed.victory.10] after twelve rounds Military wins', () => {
    expect(winners(rounds(raid('bandits', 50, { round: 12 })))).toEqual(['military'])
    expect(winners(rounds(raid('bandits', 50, { round: 11 })))).toBeUndefined()
  })
})

describe('Lights Out: the generator', () => {
  const GENERATOR = at(30, 12)
  const lights = (running: boolean, gap: number, ran: number, more: Partial<Given> = {}): EvenDeathScene =>
    rounds(
      staged({
        scenario: 'lights-out',
        humans: [
          { seat: 'survivors', at: at(10, 50) },
          { seat: 'military', profile: 'soldier', at: at(50, 50) },
        ],
        herds: [{ zombies: [{ at: { x: GENERATOR.x, y: GENERATOR.y + gap + RADIUS } }] }],
        tally: { ran },
        state: {
          things: [thing('generator 1', 'generator', { at: GENERATOR, running, worked: { survivors: 3 } })],
          tally: { ...TALLY, ran },
        },
        ...more,
      }),
    )

  it('[ed.victory.10] a round is counted while it runs with no zombie within 3 inches; four win', () => {
    expect(lights(true, inches(3) + 1, 1).state.tally.ran).toBe(2)
    expect(lights(false, inches(3) + 1, 1).state.tally.ran).toBe(1)
    const s = lights(true, inches(3) + 1, 3)
    expect([winners(s), s.event('generator')]).toMatchObject([['survivors', 'military'], { running: true, count: 4 }])
    expect(winners(lights(true, inches(3) + 1, 1, { dial: 2 }))).toEqual(['survivors', 'military'])
  })

  it('[ed.victory.10] a zombie there stops it, and the count stays', () => {
    const s = lights(true, inches(3), 3)
    expect([s.outcome, s.state.tally.ran, s.state.things[0]?.running]).toEqual([null, 3, false])
    expect(s.event('generator')).toMatchObject({ running: false, count: 3 })
  })

  it('[ed.victory.10] after fourteen rounds the Zombies win', () => {
    expect(winners(lights(true, inches(3) + 1, 1, { round: 14 }))).toEqual(['zombies'])
    expect(winners(lights(true, inches(3) + 1, 3, { round: 14 }))).toEqual(['survivors', 'military'])
  })
})
