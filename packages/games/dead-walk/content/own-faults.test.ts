import { describe, expect, it } from 'vitest'
import { settle } from '../options.ts'
import { ownScenarioFaults } from './own-faults.ts'
import { EMPTY_SCENARIO, ownCopyOf, type OwnScenario } from './own-scenario.ts'
import { SCENARIOS, type ScenarioId } from './scenarios.ts'
import type { BuildingSketch, MapSketch, VehicleSketch } from './drawing.ts'

const HOUSE: BuildingSketch = {
  id: 'B1',
  title: 'House',
  tag: 'plain',
  outline: [40, 40, 60, 60],
  rooms: [
    ['R1', 'Hall', [40, 40, 50, 60]],
    ['R2', 'Room', [50, 40, 60, 60]],
  ],
  doors: [
    ['D1', 40, 50, 'closed'],
    ['D2', 50, 50, 'barricaded'],
  ],
  windows: [['W1', 60, 50, 'closed']],
  ladder: [39, 45],
}
const CAR: VehicleSketch = {
  id: 'V1',
  title: 'car',
  type: 'car',
  at: [90, 90],
  heading: 45,
  keys: 'marker',
  battery: 'normal',
  tank: 'full',
  isWreck: false,
}
const MAP: MapSketch = {
  ...EMPTY_SCENARIO.map,
  buildings: [HOUSE],
  vehicles: [CAR],
  lows: [{ id: 'F1', title: 'fence', cover: 'soft', line: [10, 100, 30, 100] }],
  blocks: [{ id: 'O1', title: 'container', area: [80, 20, 90, 30], height: 5 }],
  trees: [['T1', 100, 30]],
  spawnPoints: [[110, 10]],
  deployment: [0, 0, 20, 20],
  exit: { title: 'gate', edge: [120, 50, 120, 60] },
}
/** Something of everything, and nothing wrong. */
const SOUND: OwnScenario = {
  ...EMPTY_SCENARIO,
  map: MAP,
  humans: [
    { name: 'Ann', at: [5, 5], weapons: [{ weapon: 'pistol', loaded: 12, spare: 1 }], bmv: 8 },
    { name: 'Ben', at: null, weapons: [{ weapon: 'hand-grenades', grenade: 'molotov' }], bmv: null },
  ],
  npcs: [{ name: 'Cal', at: [55, 55], weapons: [], bmv: null }],
  zombies: [{ at: [100, 100], weapon: 'rifle', loaded: 2 }],
  markers: [
    { id: 'K1', item: 'keys', at: [55, 45], vehicle: 'V1' },
    { id: 'K2', item: 'crate', at: [45, 45] },
  ],
  full: {
    is: 'all',
    of: [
      { is: 'carried-out', item: 'crate', atLeast: 1 },
      { is: 'searched', rooms: ['R2'], atLeast: 1 },
    ],
  },
  partial: { is: 'drove', vehicle: 'V1', with: 'somebody' },
  uses: ['searching', 'vehicles'],
  searchable: ['R1', 'V1'],
}

const told = (document: unknown): string[] =>
  ownScenarioFaults(document).map(({ at, why, grade }) => `${grade} ${at}: ${why}`)
const withMap = (over: Partial<MapSketch>): OwnScenario => ({ ...SOUND, map: { ...MAP, ...over } })
const withHouse = (over: Partial<BuildingSketch>): OwnScenario => withMap({ buildings: [{ ...HOUSE, ...over }] })

describe("the faults of a scenario of one's own", () => {
  it('are none in a sound one, in an empty one, and in copies of those of ours', () => {
    expect(told(SOUND)).toEqual([])
    expect(told(EMPTY_SCENARIO)).toEqual([])
    for (const id of Object.keys(SCENARIOS) as ScenarioId[]) expect([id, told(ownCopyOf(id))]).toEqual([id, []])
  })

  it.each<[string, unknown]>([
    ['expected an object, got null', null],
    ['expected an object, got "x"', 'x'],
    ['version: expected 1, got 2', { ...SOUND, version: 2 }],
    [
      'map.trees[0][1]: expected a number from 0 to 300 with at most two decimals, got 5.005',
      withMap({ trees: [['T1', 5.005, 5]] }),
    ],
    [
      'map.trees[0][1]: expected a number from 0 to 300 with at most two decimals, got NaN',
      withMap({ trees: [['T1', Number.NaN, 5]] }),
    ],
    ['full.of: expected 1 to 12 entries, got 0', { ...SOUND, full: { is: 'any', of: [] } }],
    ['extra: unknown key', { ...SOUND, extra: 1 }],
  ])('of its form: %s', (words, document) => {
    const [first] = ownScenarioFaults(document)
    expect([`${first?.at}: ${first?.why}`.replace(/^: /, ''), first?.grade]).toEqual([words, 'fault'])
  })

  it('of its form are all told', () => {
    expect(
      told({ ...SOUND, title: 5, staying: 'x', map: { ...MAP, size: [1, 400] } }).map((line) => line.split(':')[0]),
    ).toEqual(['fault title', 'fault map.size[0]', 'fault map.size[1]', 'fault staying'])
  })

  it.each<[string, OwnScenario]>([
    ['map.spawnPoints[0]: this point is off the table', withMap({ spawnPoints: [[130, 5]] })],
    ['map.deployment: it reaches beyond the table', withMap({ deployment: [100, 100, 140, 110] })],
    ['map.deployment: the north-west corner comes first', withMap({ deployment: [50, 50, 50, 60] })],
    [
      'map.exit.edge: it is not along an edge of the table',
      withMap({ exit: { title: 'gate', edge: [10, 10, 20, 10] } }),
    ],
    ['map.exit.edge: it is off the table', withMap({ exit: { title: 'gate', edge: [0, 0, 0, 130] } })],
    ['map.exit.edge: it has no length', withMap({ exit: { title: 'gate', edge: [0, 9, 0, 9] } })],
    ['map.vehicles[0]: V1 reaches beyond the table', withMap({ vehicles: [{ ...CAR, at: [119, 90] }] })],
    [
      'map.blocks[0].area: it reaches beyond the table',
      withMap({ blocks: [{ id: 'O1', title: 'x', area: [110, 0, 130, 9], height: 5 }] }),
    ],
    [
      'map.lows[0].line: it has no length',
      withMap({ lows: [{ id: 'F1', title: 'x', cover: 'soft', line: [5, 5, 5, 5] }] }),
    ],
    ['map.trees[1]: the id V1 is already that of map.vehicles[0]', withMap({ trees: [...MAP.trees, ['V1', 70, 20]] })],
    [
      'map.buildings[1]: the buildings B1 and B2 overlap',
      withMap({
        buildings: [
          HOUSE,
          { ...HOUSE, id: 'B2', outline: [55, 55, 70, 70], rooms: [], doors: [], windows: [], ladder: null },
        ],
      }),
    ],
    [
      'map.buildings[0].rooms[0]: the room R1 leaves its building',
      withHouse({ rooms: [['R1', 'Hall', [39, 40, 50, 60]], HOUSE.rooms[1] as BuildingSketch['rooms'][number]] }),
    ],
    [
      'map.buildings[0].rooms[1]: the rooms R1 and R2 overlap',
      withHouse({
        rooms: [
          ['R1', 'Hall', [40, 40, 50, 60]],
          ['R2', 'Room', [49, 40, 60, 60]],
        ],
      }),
    ],
    [
      'map.buildings[0].doors[0]: the door D1 is not in a wall',
      withHouse({
        doors: [
          ['D1', 45, 50, 'closed'],
          ['D2', 50, 50, 'open'],
        ],
      }),
    ],
    [
      'map.buildings[0].doors[0]: the door D1 is not in a wall',
      withHouse({
        doors: [
          ['D1', 40, 41, 'closed'],
          ['D2', 50, 50, 'open'],
        ],
      }),
    ],
    [
      'map.buildings[0].windows[0]: another opening is in the same place',
      withHouse({ windows: [['W1', 40, 53, 'closed']] }),
    ],
    [
      'humans[0].at: a figure there hangs over the edge of the table',
      { ...SOUND, humans: [{ name: 'Ann', at: [1, 5], weapons: [], bmv: null }] },
    ],
    [
      'humans[0].weapons: Two weapons of Ann must belong to different categories.',
      {
        ...SOUND,
        humans: [{ name: 'Ann', at: [5, 5], weapons: [{ weapon: 'rifle' }, { weapon: 'assault-rifle' }], bmv: null }],
      },
    ],
    [
      'humans[0].weapons[0].loaded: a pistol holds 12',
      { ...SOUND, humans: [{ name: 'Ann', at: [5, 5], weapons: [{ weapon: 'pistol', loaded: 13 }], bmv: null }] },
    ],
    [
      'humans[0].weapons[0].grenade: a pistol does not take it',
      {
        ...SOUND,
        humans: [{ name: 'Ann', at: [5, 5], weapons: [{ weapon: 'pistol', grenade: 'molotov' }], bmv: null }],
      },
    ],
    [
      'zombies[0].loaded: a kitchen knife holds 0',
      { ...SOUND, zombies: [{ at: [100, 100], weapon: 'knife', loaded: 1 }] },
    ],
    [
      'markers[1]: the id K1 is already that of another marker',
      { ...SOUND, markers: [SOUND.markers[0], { ...SOUND.markers[1], id: 'K1' }] as OwnScenario['markers'] },
    ],
    [
      'markers[0].vehicle: there is no vehicle V2',
      {
        ...SOUND,
        markers: [{ id: 'K1', item: 'keys', at: [55, 45], vehicle: 'V2' }, SOUND.markers[1]] as OwnScenario['markers'],
      },
    ],
    ['prescribed.roster: no scenario prescribes this', { ...SOUND, prescribed: { turnLimit: 9, roster: true } }],
    ['prescribed.humanAP: expected a whole number from 2 to 8', { ...SOUND, prescribed: { humanAP: 9 } }],
    ['prescribed.luck: there is no such option', { ...SOUND, prescribed: { luck: 9 } }],
    ['prescribed.entryMethods: a method is named twice', { ...SOUND, prescribed: { entryMethods: ['A', 'A'] } }],
    ['endsWhenGone: only 1 zombies are placed', { ...SOUND, endsWhenGone: 2 }],
    ['engineTurns: there is no engine', { ...SOUND, engineTurns: 2 }],
    ['searchable[0]: there is no room or vehicle R9', { ...SOUND, searchable: ['R9'] }],
    ['full: there is no room R9', { ...SOUND, full: { is: 'entered', rooms: ['R1', 'R9'] } }],
    ['full.of[0]: there is no marker K9', { ...SOUND, full: { is: 'any', of: [{ is: 'picked-up', marker: 'K9' }] } }],
    ['engaged: there is no building B9', { ...SOUND, engaged: { is: 'no-zombie-in', building: 'B9' } }],
    ['partial: there is no vehicle V9', { ...SOUND, partial: { is: 'drove', vehicle: 'V9', with: [1, 2] } }],
    [
      'map.deployment: 3 people need a place, and 1 find one',
      { ...withMap({ deployment: [0, 0, 4, 4] }), humans: null },
    ],
    [
      'map.size: 58 figures are too many for this table',
      {
        ...EMPTY_SCENARIO,
        map: { ...EMPTY_SCENARIO.map, size: [40, 40], deployment: [0, 0, 40, 40] },
        zombies: Array.from({ length: 55 }, () => ({ at: [20, 20], weapon: null, loaded: 0 })),
      },
    ],
  ])('keep it from being played: %s', (words, document) => {
    expect(told(document)[0]).toBe(`fault ${words}`)
    const settled = settle({ own: document as never, players: 1 })
    const place = words.split(': ')[0]
    expect(settled).toMatchObject({ ok: false, fault: { at: `options.own.${place}` } })
  })

  it('[dw.end.2] something ends the game', () => {
    const endless = { ...withMap({ exit: null }), prescribed: {}, full: { is: 'always' } } as const
    expect(told(endless)[0]).toBe('fault prescribed.turnLimit: without an exit the game needs a last turn')
    expect(told({ ...endless, endsWhenGone: 1 }).filter((line) => line.startsWith('fault'))).toEqual([])
  })
})

describe('warnings', () => {
  const walled = (over: object): BuildingSketch => ({ ...HOUSE, doors: [], windows: [], ladder: null, ...over })
  it.each<[string, OwnScenario]>([
    ['map.trees[0]: V1 and T1 overlap', withMap({ trees: [['T1', 91, 90]] })],
    [
      'map.blocks[0]: O1 stands in a wall of B1',
      withMap({ blocks: [{ id: 'O1', title: 'x', area: [55, 45, 65, 48], height: 5 }] }),
    ],
    [
      'humans[0]: nobody can stand there: the figure will stand beside',
      {
        ...SOUND,
        humans: [
          { name: 'Ann', at: [60, 42], weapons: [], bmv: null },
          { name: 'Ben', at: null, weapons: [], bmv: null },
        ],
      },
    ],
    [
      'zombies[0]: its place is taken by humans[0]: it will stand beside',
      { ...SOUND, zombies: [{ at: [6, 6], weapon: null, loaded: 0 }] },
    ],
    [
      'markers[0]: these keys are for no vehicle',
      { ...SOUND, markers: [{ id: 'K1', item: 'keys', at: [55, 45] }, SOUND.markers[1]] as OwnScenario['markers'] },
    ],
    ['full: this can never be: there are only 2 humans', { ...SOUND, full: { is: 'survive', atLeast: 3 } }],
    [
      'full: this can never be: there are 1 of them',
      { ...SOUND, full: { is: 'carried-out', item: 'crate', atLeast: 2 } },
    ],
    ['partial: this needs the rules for vehicles, which the scenario does not use', { ...SOUND, uses: ['searching'] }],
    ['full: this can never be: nobody is more than everybody', { ...SOUND, full: { is: 'survivors', share: [3, 2] } }],
    ['engaged: this can never be: the game ends with turn 12', { ...SOUND, engaged: { is: 'played', turns: 13 } }],
    [
      'map.deployment: 7 people need a place, and 6 find one',
      {
        ...withMap({ deployment: [0, 0, 6, 9] }),
        humans: null,
        npcs: [{ name: 'Cal', at: null, weapons: [], bmv: null }],
      },
    ],
    [
      'map.size: 14 figures are too many for this table',
      {
        ...EMPTY_SCENARIO,
        map: { ...EMPTY_SCENARIO.map, size: [25, 25], deployment: [0, 0, 25, 25] },
        zombies: Array.from({ length: 8 }, (_, i) => ({ at: [3 * i + 2, 12], weapon: null, loaded: 0 })),
      },
    ],
    [
      'map.exit: no way leads to the exit',
      withMap({ blocks: [{ id: 'O1', title: 'x', area: [112, 0, 114, 120], height: 5 }] }),
    ],
    [
      'map.spawnPoints[0]: no way leads from here to the humans',
      withMap({
        blocks: [
          { id: 'O1', title: 'x', area: [105, 0, 106, 20], height: 5 },
          { id: 'O2', title: 'x', area: [106, 19, 120, 20], height: 5 },
        ],
      }),
    ],
    ['markers[0]: no way leads to K1', withHouse({ doors: [['D1', 40, 50, 'closed']], windows: [] })],
    ['full.of[1].rooms[0]: no way leads into R2', withHouse({ doors: [['D1', 40, 50, 'closed']], windows: [] })],
    [
      'zombies[0]: no way leads from here to the humans',
      { ...withMap({ buildings: [HOUSE, walled({ id: 'B2', outline: [95, 95, 105, 105], rooms: [] })] }) },
    ],
  ])('say what nobody will have meant: %s', (words, document) => {
    expect(told(document)).toContain(`warning ${words}`)
    expect(settle({ own: document as never, team: 'neighbours' })).toMatchObject({ ok: true })
  })

  it('[dw.movement.8] low pieces, shut doors and windows are no end of the way', () => {
    const fenced = withMap({ lows: [{ id: 'F1', title: 'fence', cover: 'soft', line: [0, 30, 120, 30] }] })
    expect(told(fenced)).toEqual([])
    expect(
      told(
        withHouse({
          doors: [
            ['D1', 40, 50, 'barricaded'],
            ['D2', 50, 50, 'closed'],
          ],
          windows: [],
        }),
      ),
    ).toEqual([])
    expect(told(withHouse({ doors: [['D2', 50, 50, 'closed']], windows: [['W1', 60, 50, 'barricaded']] }))).toEqual([])
  })
})
