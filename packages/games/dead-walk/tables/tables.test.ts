import { describe, expect, it } from 'vitest'
import { ACTIONS } from './actions.ts'
import { ACCURACY, BLASTS, FIRE, GRENADES } from './grenades.ts'
import { ITEMS } from './items.ts'
import { CHAINSAW_MISHAPS, MELEE, STRIKES } from './melee.ts'
import { COLUMNS, MODIFIERS, type ModifierRow } from './modifiers.ts'
import { BASE_RADIUS, cm } from './units.ts'
import { VEHICLES } from './vehicles.ts'
import { AMMUNITION, type Category, WEAPONS, type WeaponId, type WeaponRow } from './weapons.ts'

const weapons = Object.entries(WEAPONS) as [WeaponId, WeaponRow][]
const idsWhere = (holds: (row: WeaponRow) => boolean): string[] =>
  weapons.filter(([, row]) => holds(row)).map(([id]) => id)
const shownScores = (from: number | null, below: number | null): string => {
  if (from === null) return '-'
  const to = (below ?? 7) - 1
  return from === to ? `${from}` : `${from}-${to}`
}

describe('weapons', () => {
  it('[dw.weapons.1] have the printed numbers', () => {
    const printed = (id: WeaponId): string => {
      const fire = WEAPONS[id].fire
      if (fire === null) return 'no fire'
      const range = fire.cone ? `cone ${fire.cone.length / 100} x ${fire.cone.width / 100}` : (fire.range ?? 0) / 100
      const scores = `${shownScores(fire.fall, fire.elim)} | ${shownScores(fire.elim, null)}`
      const closeQuarters = fire.closeQuarters === null ? '-' : `${fire.closeQuarters}+`
      return `${fire.magazine ?? '-'} | ${fire.rof} | ${fire.cost} | ${range} | ${closeQuarters} | ${scores}`
    }
    expect({
      pistol: printed('pistol'),
      revolver: printed('revolver'),
      pump: printed('pump-shotgun'),
      'double barrel': printed('double-barrel'),
      'sawn off': printed('sawn-off'),
      rifle: printed('rifle'),
      carbine: printed('carbine'),
      sniper: printed('sniper-rifle'),
      assault: printed('assault-rifle'),
      'sub machinegun': printed('sub-machinegun'),
      machinegun: printed('machinegun'),
      launcher: printed('grenade-launcher'),
      bow: printed('bow'),
      crossbow: printed('crossbow'),
      thrown: printed('throwing-knives'),
    }).toEqual({
      pistol: '12 | 1 | 1 | 20 | 3+ | 4-5 | 6',
      revolver: '6 | 1 | 1 | 20 | 3+ | 4-5 | 6',
      pump: '6 | 1 | 2 | cone 15 x 5 | 5+ | - | -',
      'double barrel': '2 | 2 | 1 | cone 15 x 5 | 5+ | - | -',
      'sawn off': '2 | 2 | 1 | cone 10 x 10 | 4+ | - | -',
      rifle: '10 | 1 | 1 | 90 | 6+ | 4 | 5-6',
      carbine: '10 | 1 | 1 | 90 | 6+ | 4 | 5-6',
      sniper: '5 | 1 | 4 | 150 | 6+ | - | 3-6',
      assault: '6 | 5 | 2 | 90 | 6+ | 3-4 | 5-6',
      'sub machinegun': '4 | 5 | 2 | 60 | 4+ | 4 | 5-6',
      machinegun: '20 | 10 | 4 | 90 | - | 4 | 5-6',
      launcher: '1 | 1 | 4 | 30 | - | - | -',
      bow: '1 | 1 | 2 | 50 | - | 5 | 6',
      crossbow: '1 | 1 | 3 | 50 | - | 4 | 5-6',
      thrown: '- | 1 | 2 | 10 | - | 5 | 6',
    })
    for (const id of ['throwing-axes', 'knife', 'axe'] as const)
      expect(WEAPONS[id].fire).toEqual(WEAPONS['throwing-knives'].fire)
  })

  it('have bands of 5 cm along the cone of a shotgun', () => {
    const bands = (id: WeaponId): string[] =>
      (WEAPONS[id].fire?.bands ?? []).map(
        ({ upTo, fall, elim }) => `${upTo / 100}: ${shownScores(fall, elim)}, ${shownScores(elim, null)}`,
      )
    expect(bands('pump-shotgun')).toEqual(['5: 2-3, 4-6', '10: 3-4, 5-6', '15: 4-5, 6'])
    expect(bands('double-barrel')).toEqual(bands('pump-shotgun'))
    expect(bands('sawn-off')).toEqual(['5: 2-3, 4-6', '10: 4-5, 6'])
  })

  it('[dw.shotgun.2] [dw.shotgun.3] have bands that end where the cone does', () => {
    for (const id of ['pump-shotgun', 'double-barrel', 'sawn-off'] as const) {
      expect(WEAPONS[id].fire?.bands.at(-1)?.upTo).toBe(WEAPONS[id].fire?.cone?.length)
    }
    expect(WEAPONS['pump-shotgun'].fire?.cone).toEqual({ length: 1500, width: 500 })
    expect(WEAPONS['sawn-off'].fire?.cone).toEqual({ length: 1000, width: 1000 })
  })

  it('[dw.carry.3] [dw.carry.4] belong to eight categories', () => {
    const of = (category: Category): string[] => idsWhere((row) => row.category === category)
    expect(of('bullets')).toEqual([
      'pistol',
      'revolver',
      'rifle',
      'carbine',
      'sniper-rifle',
      'assault-rifle',
      'sub-machinegun',
    ])
    expect(of('shells')).toEqual(['pump-shotgun', 'double-barrel', 'sawn-off'])
    expect(of('belt')).toEqual(['machinegun'])
    expect(of('grenades')).toEqual(['grenade-launcher', 'hand-grenades'])
    expect(of('arrows')).toEqual(['bow', 'crossbow'])
    expect(of('thrown')).toEqual(['throwing-knives', 'throwing-axes'])
    expect(of('fuel')).toEqual(['flamethrower'])
    expect(of('melee')).toEqual(Object.keys(MELEE))
  })

  it('[dw.carry.5] have one-handed and two-handed, bludgeoning and edged melee weapons', () => {
    const melee = (hands: number): string[] => idsWhere((row) => row.category === 'melee' && row.hands === hands)
    expect(melee(1)).toEqual(['hammer', 'crowbar', 'knife', 'axe', 'machete', 'sword'])
    expect(melee(2)).toEqual([
      'baseball-bat',
      'hockey-stick',
      'golf-club',
      'samurai-blade',
      'double-axe',
      'scythe',
      'chainsaw',
    ])
    const struck = (kind: string): string[] => idsWhere((row) => row.category === 'melee' && row.strike === kind)
    expect(struck('bludgeoning')).toEqual(['hammer', 'crowbar', 'baseball-bat', 'hockey-stick', 'golf-club'])
    expect(struck('edged')).toEqual(['knife', 'axe', 'machete', 'sword', 'samurai-blade', 'double-axe', 'scythe'])
    expect(struck('chainsaw')).toEqual(['chainsaw'])
  })

  it('may be the third if a pistol, a revolver or one-handed for melee', () => {
    expect(idsWhere((row) => row.asThird)).toEqual([
      'pistol',
      'revolver',
      'hammer',
      'crowbar',
      'knife',
      'axe',
      'machete',
      'sword',
    ])
  })

  it('strike with the butt if long guns or crossbows', () => {
    expect(idsWhere((row) => row.category !== 'melee' && row.strike === 'bludgeoning')).toEqual([
      'pump-shotgun',
      'double-barrel',
      'rifle',
      'carbine',
      'sniper-rifle',
      'assault-rifle',
      'sub-machinegun',
      'crossbow',
    ])
  })

  it('are silent if bows, thrown or for melee, the chainsaw excepted', () => {
    expect(idsWhere((row) => !row.noisy)).toEqual([
      'bow',
      'crossbow',
      'throwing-knives',
      'throwing-axes',
      ...Object.keys(MELEE).filter((id) => id !== 'chainsaw'),
    ])
  })

  it('never jam if revolvers, flamethrowers or thrown', () => {
    expect(idsWhere((row) => row.fire?.jams === false)).toEqual([
      'revolver',
      'throwing-knives',
      'throwing-axes',
      'flamethrower',
      'knife',
      'axe',
    ])
  })

  it('have a flamethrower with a cone of 20 x 5 cm for 4 action points', () => {
    expect(WEAPONS.flamethrower.fire).toMatchObject({
      cost: 4,
      magazine: null,
      range: null,
      closeQuarters: null,
      ammunition: null,
      cone: { length: 2000, width: 500 },
    })
  })

  it('are fed by clips of their kind', () => {
    const pieces = Object.entries(AMMUNITION).map(([id, { perClip, loads }]) => [id, perClip, loads])
    expect(pieces).toEqual([
      ['bullets', 1, 'magazine'],
      ['shells', 6, 'burst'],
      ['belts', 1, 'magazine'],
      ['arrows', 6, 'burst'],
      ['launcher-grenades', 1, 'burst'],
      ['hand-grenades', 1, null],
      ['thrown', 1, null],
    ])
    for (const [id, { fire }] of weapons) {
      if (fire?.ammunition)
        expect([id, fire.magazine === null]).toEqual([id, AMMUNITION[fire.ammunition].loads === null])
    }
  })
})

describe('strikes', () => {
  it('have the printed numbers', () => {
    const row = ({ fall, elim }: (typeof STRIKES)['edged']): string =>
      `${shownScores(fall, elim)} | ${shownScores(elim, null)}`
    expect([row(STRIKES.bludgeoning), row(STRIKES.edged), row(STRIKES.chainsaw)]).toEqual([
      '5-6 | -',
      '4-5 | 6',
      '- | 3-6',
    ])
    expect([STRIKES.bludgeoning.elimFallen, STRIKES.edged.elimFallen, STRIKES.chainsaw.elimFallen]).toEqual([
      2,
      2,
      null,
    ])
    expect(CHAINSAW_MISHAPS.map(({ upTo, what }) => `${upTo} ${what}`)).toEqual(['1 hit', '4 stalls', '6 empty'])
  })
})

describe('actions', () => {
  const cost = (title: string): number[] =>
    Object.values(ACTIONS)
      .filter((row) => row.title === title)
      .map((row) => row.cost)

  it.each([
    ['move 5 cm', 1],
    ['move over an obstacle', 1],
    ['climb 5 cm', 2],
    ['jump', 3],
    ['long jump', 4],
    ['lie down', 1],
    ['stand up', 2],
    ['fancy move', 1],
    ['open a door or hatch', 2],
    ['pick up an object', 2],
    ['give an object', 2],
    ['switch weapons', 2],
    ['heal', 4],
    ['search a room or a vehicle', 4],
    ['hotwire a car', 4],
    ['aim', 2],
    ['reload', 2],
    ['reload a machinegun', 4],
    ['brace a machinegun', 4],
    ['clear a jam', 3],
    ['attack in close combat', 2],
    ['prime a grenade', 1],
    ['throw a grenade or Molotov cocktail', 2],
  ])('[dw.ap.9] to %s costs %i', (title, points) => {
    expect(cost(title)).toEqual([points])
  })

  it.each([
    ['close a door or hatch', 2],
    ['open a window', 2],
    ['close a window', 2],
    ['use a fire extinguisher', 2],
    ['apply antiseptic', 2],
    ['switch a radio on or off', 2],
    ['refuel a chainsaw', 2],
    ['refuel a vehicle', 2],
    ['change a battery', 2],
    ['start a vehicle with its keys', 2],
    ['get into a vehicle', 2],
    ['get out of a vehicle', 2],
    ['leave the table', 1],
    ['clear a barricade', 4],
    ['drop an object', 0],
    ['restart a chainsaw', 3],
    ['break from combat', 1],
  ])('[dw.ap.10] to %s costs %i', (title, points) => {
    expect(cost(title)).toEqual([points])
  })

  it('cite the clause of their price', () => {
    const cited = (clause: string): number => Object.values(ACTIONS).filter((row) => row.clause === clause).length
    expect(['dw.ap.9', 'dw.ap.10', 'dw.ap.11', 'dw.ap.12', 'dw.autofire.10'].map(cited)).toEqual([23, 17, 1, 1, 1])
  })
})

describe('grenades and fire', () => {
  it('[dw.grenade.13] have the printed effects', () => {
    const row = (id: keyof typeof GRENADES): string => {
      const { stun, fall, elim } = GRENADES[id]
      return [shownScores(stun, fall ?? elim), shownScores(fall, elim), shownScores(elim, null)].join(' | ')
    }
    expect([row('fragmentation'), row('molotov'), row('incendiary'), row('flash-bang')]).toEqual([
      '- | 2-4 | 5-6',
      '- | - | 5-6',
      '- | - | 5-6',
      '3-4 | 5-6 | -',
    ])
    expect(
      Object.entries(GRENADES)
        .filter(([, { ignites }]) => ignites)
        .map(([id]) => id),
    ).toEqual(['molotov', 'incendiary'])
    expect(
      Object.entries(GRENADES)
        .filter(([, { primed }]) => !primed)
        .map(([id]) => id),
    ).toEqual(['molotov'])
  })

  it('fly 15 cm by hand and 30 cm from a launcher', () => {
    expect([WEAPONS['hand-grenades'].fire?.range, WEAPONS['grenade-launcher'].fire?.range]).toEqual([1500, 3000])
  })

  it('land by the accuracy die, and burst 5 cm around', () => {
    const strays = (score: number): number | undefined => ACCURACY.find(({ from }) => score >= from)?.strays
    expect([1, 2, 3, 4, 5, 6, 7].map(strays)).toEqual([3, 3, 2, 2, 2, 0, 0])
    expect(BLASTS).toEqual({ radius: 500, confinedArea: 5_000_000 })
  })

  it('burn worse from turn to turn', () => {
    expect(FIRE.elim).toEqual([5, 3, 1])
  })
})

describe('modifiers', () => {
  it('are those of the table, column by column', () => {
    const rows = Object.values(MODIFIERS).map((row: ModifierRow) =>
      [row.title, row.adds, ...COLUMNS.map((column) => row.in[column])].join(' | '),
    )
    expect(rows).toEqual([
      'point blank | 1 | yes | worst | no | no | no | no',
      'long range | -1 | yes | worst | no | no | no | no',
      'aim | 1 | yes | first-die | no | no | no | no',
      'cover | -1 | yes | worst | spared | spared-if-hard | no | no',
      'moved before firing | -1 | yes | yes | yes | yes | yes | yes',
      'target in combat with a friend | -2 | yes | any | no | no | no | no',
      'fallen target within 20 cm | 1 | yes | all | no | no | no | certain',
      'civilian with a military weapon | -1 | no | yes | no | yes | not-molotov | yes',
      'Flinch | -1 | yes | yes | yes | yes | launcher | yes',
      'Depressive | -2 | yes | yes | yes | yes | yes | yes',
      'Psycho near | -1 | yes | yes | yes | yes | yes | yes',
      'Sexy near | -1 | yes | yes | yes | yes | yes | yes',
      'passenger at fast speed | 1 | yes | yes | yes | yes | launcher | no',
    ])
    const advanced = Object.values(MODIFIERS).filter((row: ModifierRow) => row.advanced)
    expect(advanced).toHaveLength(6)
  })
})

describe('things', () => {
  it('kits heal one, two and three wounds', () => {
    expect([ITEMS['small-kit'].heals, ITEMS['medium-kit'].heals, ITEMS['large-kit'].heals]).toEqual([1, 2, 3])
  })

  it('extinguisher, gas can, battery and radio serve as clubs', () => {
    const clubs = Object.entries(ITEMS).filter(([, { improvised }]) => improvised)
    expect(clubs.map(([id]) => id)).toEqual(['extinguisher', 'gas-can', 'battery', 'radio'])
  })

  it('[dw.vehicle.7] vehicles have their sizes and places', () => {
    const rows = Object.values(VEHICLES).map((v) => [v.title, v.length, v.width, v.height, v.places])
    expect(rows).toEqual([
      ['car', 1100, 500, 250, 4],
      ['truck', 1600, 600, 600, 8],
      ['bus', 2200, 650, 600, 12],
    ])
  })

  it('a centimetre is 100 units, and a base 25 mm across', () => {
    expect([cm(1), cm(118.2), cm(34.3), 2 * BASE_RADIUS]).toEqual([100, 11_820, 3430, 250])
  })
})
