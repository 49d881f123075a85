import { boxOf, compareShapes, INSIDE, roomFault, terrainFaults, whereInShape } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { costOf, figuresIn } from '../forces/force.ts'
import { togetherOf } from '../forces/ready.ts'
import { EFFECTS } from '../tables/commands.ts'
import { PERKS } from '../tables/perks.ts'
import { classOf, FACTIONS, PROFILE_IDS, profileOf, ZOMBIE_IDS, zombieKind } from '../tables/profiles.ts'
import { MELEE_IDS, SHOOTING, SHOOTING_IDS, WEAPON_IDS, WEAPONS } from '../tables/weapons.ts'
import { battlefield } from './battlefield.ts'
import { BUILDING_IDS, buildingOf } from './buildings.ts'
import { READY_FORCE_IDS, readyForce } from './forces.ts'
import { LAYOUT_IDS, zonesOf } from './layouts.ts'
import { OBJECT_IDS, OBJECTS } from './objects.ts'
import { type Scenario, SCENARIO_IDS, scenarioOf } from './scenarios.ts'
import { TERRAIN, TERRAIN_IDS, terrainKind } from './terrain.ts'

describe('tables as the specification prints them', () => {
  it('has 14 weapons', () => {
    expect([SHOOTING_IDS.length, MELEE_IDS.length]).toEqual([9, 5])
    const rows = SHOOTING_IDS.map((id) => {
      const { points, range, hits, accuracy, reload } = SHOOTING[id]
      return `${id} ${points} ${range.join('-')} ${hits} ${accuracy}+ ${reload}`
    })
    expect(rows).toEqual([
      'pistol 0 2-12 2 6+ 0',
      'machine-pistol 5 2-18 2 5+ 0',
      'bow 5 6-28 2 6+ 1',
      'shotgun 10 4-18 3 4+ 1',
      'assault-rifle 10 4-24 3 5+ 2',
      'rifle 10 4-32 3 4+ 2',
      'lmg 15 4-18 4 3+ 3',
      'molotov 10 6-18 3 3+ 3',
      'explosive 20 12-32 6 3+ 3',
    ])
    const melee = MELEE_IDS.map((id) => `${id} ${WEAPONS[id].points} ${WEAPONS[id].hits} ${WEAPONS[id].accuracy}+`)
    expect(melee).toEqual([
      'unarmed 0 1 7+',
      'small-blade 5 2 6+',
      'blunt 10 3 5+',
      'large-blade 15 3 4+',
      'chainsaw 15 4 6+',
    ])
    expect(WEAPON_IDS).toHaveLength(13)
  })

  it('has 12 human profiles', () => {
    const rows = PROFILE_IDS.map((id) => {
      const { points, movement, vitality, toughness, armour, perks, has } = profileOf(id)
      return `${id} ${points} ${movement} ${vitality} ${toughness.number}+${toughness.dice} ${armour ? 'yes' : 'no'} ${perks}${has.length > 0 ? '+S' : ''}`
    })
    expect(rows).toEqual([
      'newbie 5 5 3 7+2 no 0',
      'regular 10 6 4 7+2 no 1',
      'seasoned 15 6 5 6+3 yes 2',
      'hardened 20 7 6 6+3 yes 3',
      'conscript 10 6 4 6+2 yes 0',
      'soldier 20 6 4 6+3 yes 1+S',
      'veteran 25 6 5 5+3 yes 2+S',
      'commander 30 6 5 5+3 yes 3+S',
      'convict 10 6 3 7+2 no 0',
      'thug 15 7 4 7+2 no 1',
      'cutthroat 20 7 4 6+3 yes 2',
      'boss 25 7 5 6+3 yes 3',
    ])
  })

  it('has 3 kinds of zombies in 3 sizes', () => {
    const rows = ZOMBIE_IDS.map((id) => {
      const { movement, armour, runner, classes } = zombieKind(id)
      const sizes = classes.map(({ toughness, points }) => `${toughness.number}+${toughness.dice} ${points}`).join(', ')
      return `${id} ${movement}: ${sizes}${armour ? ' armour' : ''}${runner ? ' runner' : ''}`
    })
    expect(rows).toEqual([
      'regular 4: 7+2 10, 6+3 20, 5+4 30',
      'fast 8: 7+1 15, 6+2 30, 6+3 45 runner',
      'military 4: 6+2 20, 6+3 40, 5+4 60 armour',
    ])
    expect([1, 5, 6, 10, 11, 15].map(classOf)).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('has 10 perks and 4 commands', () => {
    const levels = [1, 2, 3].map((level) => Object.values(PERKS).filter((perk) => perk.level === level).length)
    expect(levels).toEqual([3, 4, 3])
    expect(Object.values(EFFECTS).map(({ title, cost }) => `${title} ${cost}`)).toEqual([
      'Concentrate Fire 4',
      'Get to cover 3',
      'Oscar Mike 2',
      'Suppressive Fire 3',
    ])
  })
})

describe('terrain', () => {
  it('has 32 kinds of the four kinds of ground', () => {
    expect(TERRAIN_IDS).toHaveLength(32)
    const of = (ground: string): string[] => TERRAIN_IDS.filter((id) => terrainKind(id).ground === ground)
    expect(of('normal')).toEqual(['open', 'road', 'bridge', 'ladder', 'marker'])
    expect(of('difficult')).toEqual(['woods', 'hill', 'pond', 'stream', 'ford', 'shallows', 'trench', 'rubble'])
    expect(of('dangerous')).toEqual(['minefield', 'trap', 'fire'])
    expect(of('impassable')).toHaveLength(16)
  })

  it('has the heights, sight and climbing of the specification', () => {
    const rows = TERRAIN_IDS.filter((id) => terrainKind(id).height > 0).map((id) => {
      const { height, sight, climb, platform } = terrainKind(id)
      return `${id} ${height} ${sight} ${climb}${platform ? ' platform' : ''}`
    })
    expect(rows).toEqual([
      'woods 1270 obscuring none',
      'tree 1016 solid no',
      'hill 254 solid walkable',
      'fire 762 obscuring none',
      'lowwall 150 solid low',
      'hedge 280 solid low',
      'crates 250 solid low platform',
      'wall 635 solid yes',
      'meshfence 508 through yes',
      'gate 508 through no',
      'building-wall 762 solid no',
      'window 150 solid low',
      'door 762 solid no',
      'wreck 380 solid yes platform',
      'boulder 400 solid no',
      'cliff 762 solid yes platform',
      'crag 1524 solid no',
      'block 762 solid ladder platform',
    ])
    const lines = TERRAIN_IDS.flatMap((id) => {
      const { footprint } = terrainKind(id)
      return footprint.is === 'line' ? [`${id} ${footprint.thickness}`] : []
    })
    expect(lines).toEqual(['lowwall 60', 'hedge 127', 'wall 60', 'meshfence 20', 'gate 20', 'building-wall 60'])
    expect(TERRAIN.trench.coverInside && TERRAIN.rubble.coverInside).toBe(true)
  })

  it('has 4 building templates, each with a way in for everybody but the closed block', () => {
    const rows = BUILDING_IDS.map((id) => {
      const { width, depth, openings } = buildingOf(id)
      const count = (kind: string): number => openings.filter((one) => one.kind === kind).length
      return `${id} ${width} x ${depth}: ${count('door')} doors, ${count('window')} windows`
    })
    expect(rows).toEqual([
      'house 9 x 8: 2 doors, 3 windows',
      'shed 5 x 4: 1 doors, 1 windows',
      'chapel 10 x 7: 1 doors, 4 windows',
      'block 14 x 11: 0 doors, 0 windows',
    ])
    for (const id of BUILDING_IDS) {
      const { width, depth, openings } = buildingOf(id)
      const stretched = openings.map(({ kind, side, from }) => ({
        kind,
        side,
        from: from * 254,
        to: (from + 1.5) * 254,
      }))
      expect(roomFault({ width: width * 254, depth: depth * 254, thickness: 60, openings: stretched })).toBeNull()
    }
  })

  it('has 7 kinds of objects', () => {
    expect(OBJECT_IDS.map((id) => `${id} ${OBJECTS[id].actions}`)).toEqual([
      'door 1',
      'gate 1',
      'crate 1',
      'drum 1',
      'generator 3',
      'radio 2',
      'bell 1',
    ])
  })
})

describe('layouts', () => {
  const text = (width: number, depth: number): string[] =>
    LAYOUT_IDS.map((id, i) =>
      zonesOf(id, [2, 3, 4, 2][i] as number, width, depth)
        .map((zones) => zones.map(({ x, y }) => `${x.join('-')} / ${y.join('-')}`).join(' + '))
        .join('; '),
    )

  it('[ed.deploy.6] has four, as printed on 60 by 60', () => {
    expect(text(60, 60)).toEqual([
      '0-60 / 0-12; 0-60 / 48-60',
      '18-42 / 0-12; 0-18 / 42-60; 42-60 / 42-60',
      '0-15 / 0-15; 45-60 / 0-15; 45-60 / 45-60; 0-15 / 45-60',
      '21-39 / 21-39; 0-60 / 0-6 + 54-60 / 0-60 + 0-60 / 54-60 + 0-6 / 0-60',
    ])
  })

  it('[ed.deploy.6] on larger tables bands and corners stay at their edges and the square in the centre', () => {
    expect(text(72, 96)).toEqual([
      '0-72 / 0-12; 0-72 / 84-96',
      '24-48 / 0-12; 0-18 / 78-96; 54-72 / 78-96',
      '0-15 / 0-15; 57-72 / 0-15; 57-72 / 81-96; 0-15 / 81-96',
      '27-45 / 39-57; 0-72 / 0-6 + 66-72 / 0-96 + 0-72 / 90-96 + 0-6 / 0-96',
    ])
  })

  it('[ed.deploy.6] several attackers of a last stand split the edges', () => {
    expect(zonesOf('last-stand', 3, 60, 60).map((zones) => zones.length)).toEqual([1, 2, 2])
    expect(zonesOf('last-stand', 4, 60, 60).map((zones) => zones.length)).toEqual([1, 2, 1, 1])
  })
})

describe('scenarios', () => {
  const all = SCENARIO_IDS.map((id): [string, Scenario] => [id, scenarioOf(id)])

  it('has 8 with 139 pieces in all, and a dial each', () => {
    expect(all.map(([, { pieces }]) => pieces.length)).toEqual([18, 18, 15, 18, 19, 16, 19, 16])
    expect(all.map(([id, { dial }]) => `${id} ${dial.standard} ${dial.least}-${dial.most}`)).toEqual([
      'across-the-common 60 30-80',
      'pump-house 7 3-7',
      'market-square 3 2-4',
      'four-roads 150 100-250',
      'chapel-hill 100 33-100',
      'the-wire 80 33-100',
      'depot-raid 1 1-4',
      'lights-out 2 2-6',
    ])
    expect(all.map(([, { rounds }]) => rounds)).toEqual([12, 14, 12, 15, 12, 12, 12, 14])
  })

  it('has seats with their points in the order of deployment, and proposes forces that cost as much', () => {
    expect(all.map(([, { seats }]) => seats.map(({ faction, points }) => `${faction} ${points}`).join(', '))).toEqual([
      'survivors 200, zombies 200',
      'military 200, zombies 200',
      'zombies 200, survivors 150, bandits 150',
      'survivors 100, military 100, bandits 100, zombies 150',
      'survivors 200, zombies 200',
      'military 150, zombies 150',
      'bandits 150, military 150',
      'survivors 100, military 100, zombies 200',
    ])
    for (const [, { seats }] of all)
      for (const { faction, points, forces } of seats) {
        expect(costOf(togetherOf(forces))).toBe(points)
        expect(forces.every((id) => readyForce(id).faction === faction)).toBe(true)
      }
  })

  it.each(all)('%s: its table is sound, its objects stand free, its doors are as it says', (id, scenario) => {
    const field = battlefield(60, 60, scenario.pieces)
    expect(terrainFaults(field.layout.terrain)).toEqual([])
    for (const { shape } of field.pieces) {
      const { west, north, east, south } = boxOf(shape)
      expect(Math.min(west, north) >= -64 && Math.max(east, south) <= 15_240 + 64).toBe(true)
    }
    const closed = Object.values(field.doors).filter((isClosed) => isClosed).length
    expect(closed).toBe(id === 'lights-out' ? 5 : id === 'depot-raid' ? 1 : 0)
    for (const { at } of scenario.things ?? []) {
      const [x, y] = [at[0] * 254, at[1] * 254]
      const inside = field.pieces.filter(
        ({ kind, shape }) => TERRAIN[kind].ground === 'impassable' && whereInShape(shape, { x, y }) === INSIDE,
      )
      expect(inside.map((piece) => piece.id)).toEqual([])
    }
  })

  it.each(all)('%s: no two pieces that bar the way overlap', (_id, scenario) => {
    const { pieces } = battlefield(60, 60, scenario.pieces)
    const barring = pieces.filter(({ kind, building }) => TERRAIN[kind].ground === 'impassable' && building === null)
    for (const [i, a] of barring.entries())
      for (const b of barring.slice(0, i)) {
        const isLine = terrainKind(a.kind).footprint.is === 'line' && terrainKind(b.kind).footprint.is === 'line'
        if (!isLine) expect([a.id, b.id, compareShapes(a.shape, b.shape, 0) > 0]).toEqual([a.id, b.id, true])
      }
  })

  it('has ladders where blocks are turned', () => {
    const { ladders } = battlefield(60, 60, scenarioOf('market-square').pieces)
    expect(ladders.map(({ at }) => [at.x / 254, at.y / 254])).toEqual([
      [16, 25.5],
      [44, 25.5],
    ])
  })
})

describe('ready-made forces', () => {
  it('has 14, of every faction', () => {
    expect(
      READY_FORCE_IDS.map(
        (id) => `${readyForce(id).faction} ${readyForce(id).points} ${figuresIn(readyForce(id).force)}`,
      ),
    ).toEqual([
      'survivors 50 3',
      'survivors 100 5',
      'survivors 200 9',
      'military 50 2',
      'military 100 4',
      'military 200 7',
      'bandits 50 2',
      'bandits 100 4',
      'bandits 200 7',
      'zombies 50 25',
      'zombies 100 50',
      'zombies 100 35',
      'zombies 200 85',
      'zombies 200 70',
    ])
    expect(new Set(READY_FORCE_IDS.map((id) => readyForce(id).faction))).toEqual(new Set(FACTIONS))
  })
})
