import { settleOptions } from '@shamble/kernel'
import { boxOf, gapAtMost, type Round, roomsAt, type Shape, type XY } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { OPTIONS } from '../options-schema.ts'
import { ITEMS } from '../tables/items.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { cutOff, groundOf, isFree } from '../testkit/ground.ts'
import { CHARACTERS, type Character, TEAMS, type Team } from './characters.ts'
import { MAPS } from './maps.ts'
import { type Goal, neededFor, type PrintedScenario, SCENARIOS } from './scenarios.ts'
import type { TableMap } from './drawing.ts'

const scenarios: readonly (readonly [string, PrintedScenario])[] = Object.entries(SCENARIOS)
const mapOfScenario = ({ map }: PrintedScenario): TableMap => MAPS[map]
const inRoom = (map: TableMap, at: XY): string[] => roomsAt(map.terrain, 0, at).map(({ id }) => id)
const at = (x: number, y: number): XY => ({ x: cm(x), y: cm(y) })

/** Everything that a goal and the goals within it name. */
function flat(goal: Goal): Goal[] {
  return goal.is === 'any' || goal.is === 'all' ? goal.of.flatMap(flat) : [goal]
}

describe('scenarios', () => {
  it('have their maps, turn limits and entry methods', () => {
    const rows = scenarios.map(([id, { map, prescribed }]) => [
      id,
      map,
      prescribed.turnLimit,
      (prescribed.entryMethods as readonly string[]).join(''),
      prescribed.startZombiesPerHuman,
    ])
    expect(rows).toEqual([
      ['lawless-street', 'back-street', 8, '', 0],
      ['shopping-list', 'crossroads', 16, 'ABE', 4],
      ['mercy', 'mercy-hospital', 20, 'ABCE', 3],
      ['night-at-millers', 'millers-farm', 16, 'AB', 5],
      ['nine-forty-bus', 'motel', 22, 'ABE', 4],
      ['quiet-hands', 'depot', 20, 'ACDE', 3],
      ['last-boat', 'docks', 16, 'ABE', 4],
    ])
  })

  it('prescribe other house rules where they say so', () => {
    expect(SCENARIOS['night-at-millers'].prescribed).toMatchObject({
      startDistance: 25,
      buildBarricade: true,
      entryBRolls: 4,
    })
    expect(SCENARIOS['nine-forty-bus'].prescribed).toMatchObject({ entryBRolls: 3 })
    expect(SCENARIOS['quiet-hands'].prescribed).toMatchObject({ armedZombies: true })
    expect(SCENARIOS['last-boat'].prescribed).toMatchObject({ entryBRolls: 3 })
  })

  it.each(scenarios)('%s prescribes only values that the options accept', (_, { prescribed }) => {
    expect(settleOptions(OPTIONS, prescribed)).toMatchObject({ ok: true, value: prescribed })
  })

  it.each(scenarios)('%s puts people, zombies and markers where they can stand and be reached', (_, scenario) => {
    const map = mapOfScenario(scenario)
    const ground = groundOf(map)
    const people = [...(scenario.humans ?? []), ...scenario.npcs].flatMap((one) => one.at ?? [])
    const bases = [...people, ...scenario.zombies.map((zombie) => zombie.at)]
    const points = [...bases, ...scenario.markers.map((marker) => marker.at)]
    expect(points.filter((p) => !isFree(ground, p))).toEqual([])
    const { west, north, east, south } = map.deployment
    const start = { x: (west + east) / 2, y: north + (south - north) / 4 }
    expect(cutOff(ground, start, points)).toEqual([])
    for (const [i, p] of bases.entries()) {
      for (const q of bases.slice(0, i))
        expect((p.x - q.x) ** 2 + (p.y - q.y) ** 2).toBeGreaterThanOrEqual(cm(2.5) ** 2)
    }
  })

  it.each(scenarios)('%s names rooms, buildings, vehicles and markers that there are', (_, scenario) => {
    const map = mapOfScenario(scenario)
    const known = new Set([
      ...map.rooms.map(({ id }) => id),
      ...map.terrain.buildings.map(({ id }) => id),
      ...map.vehicles.map(({ id }) => id),
      ...scenario.markers.map(({ id }) => id),
    ])
    const named = [scenario.full, scenario.partial, scenario.engaged].flatMap(flat).flatMap((goal) => {
      if ('rooms' in goal) return goal.rooms
      if ('building' in goal) return [goal.building]
      if ('vehicle' in goal) return [goal.vehicle]
      return 'marker' in goal ? [goal.marker] : []
    })
    const also = [...(scenario.searchable ?? []), ...scenario.markers.flatMap(({ vehicle }) => vehicle ?? [])]
    expect([...named, ...also].filter((id) => !known.has(id))).toEqual([])
  })

  it.each(scenarios)('%s has keys for every vehicle whose keys lie about', (_, scenario) => {
    const keys = scenario.markers.filter(({ item }) => item === 'keys').map(({ vehicle }) => vehicle)
    const wanted = mapOfScenario(scenario)
      .vehicles.filter((one) => one.keys === 'marker')
      .map(({ id }) => id)
    expect(keys).toEqual(wanted)
  })

  it('put markers into the rooms that the rules name', () => {
    const rooms = (scenario: PrintedScenario): string[] =>
      scenario.markers.map(({ item, at: p }) => `${item} ${inRoom(mapOfScenario(scenario), p).join('') || 'outside'}`)
    expect(rooms(SCENARIOS.mercy)).toEqual(['crate R5', 'crate R6', 'crate R7'])
    expect(rooms(SCENARIOS['night-at-millers'])).toEqual(['keys R1', 'gas-can R5'])
    expect(rooms(SCENARIOS['nine-forty-bus'])).toEqual(['battery R6', 'gas-can R5', 'keys R1'])
    expect(rooms(SCENARIOS['quiet-hands'])).toEqual(['radio-set R3', 'keys R6'])
    expect(rooms(SCENARIOS['last-boat'])).toEqual(['engine outside'])
    const hiding = SCENARIOS['nine-forty-bus'].npcs.map((npc) => npc.at && inRoom(MAPS.motel, npc.at).join(''))
    expect(hiding).toEqual(['R3', 'R3', 'R3'])
  })

  it('begin the tutorial as the worked example is told', () => {
    const { humans, zombies, endsWhenGone } = SCENARIOS['lawless-street']
    expect(humans).toEqual([
      { name: 'Sgt. Lawless', at: at(26, 34), weapons: [{ weapon: 'sub-machinegun', loaded: 4, spare: 1 }], bmv: 6 },
      { name: 'Private Dawson', at: at(30, 34), weapons: [{ weapon: 'pistol', loaded: 12, spare: 0 }], bmv: 6 },
    ])
    expect(zombies.map(({ weapon }) => weapon)).toEqual([null, null, 'knife'])
    expect(endsWhenGone).toBe(zombies.length)
    const base = (where: XY | null): Round => ({ ...(where as XY), radius: BASE_RADIUS })
    const near = (human: XY | null, others: readonly (XY | null)[]): number =>
      others.filter((other) => gapAtMost(base(human), base(other), cm(10))).length
    const places = humans.map((human) => human.at)
    const frightened = places.map((place) =>
      near(
        place,
        zombies.map((zombie) => zombie.at),
      ),
    )
    expect([frightened, near(places[0] ?? null, [places[1] ?? null])]).toEqual([[1, 2], 1])
  })

  it('never load more than a magazine holds', () => {
    for (const [, { humans, zombies }] of scenarios) {
      for (const { weapons } of humans ?? []) {
        for (const { weapon, loaded = 0 } of weapons) {
          expect(loaded).toBeLessThanOrEqual(WEAPONS[weapon].fire?.magazine ?? 0)
        }
      }
      for (const { weapon, loaded } of zombies) {
        expect(loaded).toBe(weapon === null ? 0 : (WEAPONS[weapon].fire?.magazine ?? 0))
      }
    }
  })

  it('need advanced rules for some of their goals only', () => {
    const needs = scenarios.map(([id, { full, partial }]) => [id, neededFor(full), neededFor(partial)])
    expect(needs).toEqual([
      ['lawless-street', [], []],
      ['shopping-list', ['searching'], ['searching']],
      ['mercy', [], []],
      ['night-at-millers', [], []],
      ['nine-forty-bus', ['vehicles'], []],
      ['quiet-hands', ['searching'], []],
      ['last-boat', [], []],
    ])
    for (const [, { full, partial, uses }] of scenarios) {
      for (const block of [...neededFor(full), ...neededFor(partial)]) expect(uses).toContain(block)
    }
  })

  it('have gaps between the containers of the docks that can be jumped', () => {
    const box = (id: string) => boxOf(MAPS.docks.terrain.pieces.find((piece) => piece.id === id)?.shape as Shape)
    const gap = (a: string, b: string): number => (box(b).west - box(a).east) / cm(1)
    expect([gap('C1', 'C2'), gap('C2', 'C3'), gap('C4', 'C5'), gap('C5', 'C6')]).toEqual([4, 8, 7, 7])
  })

  it('have crates and a radio set that fill both hands', () => {
    expect(
      Object.entries(ITEMS)
        .filter(([, { bothHands }]) => bothHands)
        .map(([id]) => id),
    ).toEqual(['crate', 'radio-set'])
  })
})

describe('characters', () => {
  const characters: readonly (readonly [string, Character])[] = Object.entries(CHARACTERS)

  it.each(characters)('%s carries what one human may', (_, { main, third }) => {
    const categories = main.map(({ weapon }) => WEAPONS[weapon].category)
    expect(main.length).toBeGreaterThanOrEqual(1)
    expect(main.length).toBeLessThanOrEqual(2)
    expect(new Set(categories).size).toBe(main.length)
    if (third) expect(WEAPONS[third.weapon].asThird).toBe(true)
    for (const { weapon, grenade } of main) expect(grenade !== undefined).toBe(weapon === 'hand-grenades')
  })

  it('are twelve, all of them in a team', () => {
    expect(characters).toHaveLength(12)
    const teams: readonly Team[] = Object.values(TEAMS)
    expect([...new Set(teams.flatMap(({ members }) => members))].sort()).toEqual(characters.map(([id]) => id).sort())
    for (const { members } of teams) expect(new Set(members).size).toBe(4)
  })

  it('[dw.archetype.8] are these, with their weapons, skills and quirks', () => {
    const rows = characters.map(([id, { name, sex, subtype, main, third, weaponSkills, skill, quirk }]) => {
      const arms = [...main, ...(third ? [third] : [])].map(({ weapon, grenade }) => grenade ?? weapon)
      return [id, name, sex, subtype, arms.join(' '), weaponSkills.join(' '), skill, quirk].join(', ')
    })
    expect(rows).toEqual([
      'M1, Sgt. Lawless, m, Grunt, sub-machinegun fragmentation pistol, automatic handguns rifle, cool, macho',
      'M2, Pvt. Dawson, m, Grunt, assault-rifle pistol, automatic handguns machine-gun, lucky, scary-pants',
      'M3, Cpl. Ines Marek, f, Sniper, sniper-rifle crossbow pistol, rifle handguns bows, nerves-of-steel, relative',
      'M4, Gunner Oskar Lindh, m, Grunt, machinegun pistol, machine-gun handguns grenade-launcher, fancy-move, thick',
      'L1, Sgt. Rosa Delgado, f, policewoman, pump-shotgun revolver, shotgun handguns, cool, stupid',
      'L2, Officer Ben Achterberg, m, policeman, carbine machete pistol, rifle handguns, lucky, clumsy',
      'L3, Agent Claire Novak, f, FBI agent, double-barrel pistol, shotgun handguns, fancy-move, sexy',
      'L4, Marcus Tate, m, SWAT team, carbine flash-bang pistol, rifle handguns, nerves-of-steel, ',
      'C1, Father Thomas Quill, m, priest, baseball-bat revolver, handguns, cool, indecisive',
      'C2, Dana Hollis, f, family mother, double-axe pistol, handguns, lucky, flinch',
      'C3, Eddie Voss, m, gang member, samurai-blade molotov pistol, handguns, fancy-move, criminal',
      'C4, Mia Tran, f, student, hockey-stick throwing-knives hammer, handguns, nerves-of-steel, psycho',
    ])
    const kinds = { M: 'military', L: 'law', C: 'civilian' } as const
    for (const [id, { archetype }] of characters) expect(archetype).toBe(kinds[id[0] as keyof typeof kinds])
    expect(Object.values(TEAMS).map(({ members }) => members.join(' '))).toEqual([
      'M1 M2 M3 M4',
      'L1 L2 L3 L4',
      'C1 C2 C3 C4',
      'M1 M2 L1 L4',
      'M1 M3 C1 C2',
      'L1 L2 C1 C4',
      'M4 L4 C2 C1',
    ])
  })
})
