import { COMMANDS } from './commands.ts'
import { check, departures, type OptionValues } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { evac } from './index.ts'
import { bookFor, OPTIONS, settle } from './options.ts'
import { tileName } from './content/map.ts'
import { DOOR_COUNTERS } from './tables/doors.ts'
import { MARINES } from './tables/marines.ts'
import { WEAPONS } from './tables/weapons.ts'
import {
  door,
  type EvacScene,
  grunt,
  itemsOf,
  laying,
  medic,
  NO_DOORS,
  newGame,
  offersOf,
  playOn,
  scene,
  sergeant,
  theMarine,
  tileAt,
  wall,
  zombie,
  zombieAt,
  zombieNo,
} from './testing.ts'

type Stage = Parameters<typeof scene>[0]

/** The house-rule table: default, what is accepted, what is refused. */
const TABLE: Record<string, [standard: unknown, good: unknown[], bad: unknown[]]> = {
  scenario: ['S1', ['S2', 'S5'], ['S0', 1]],
  layout: ['random', ['Alpha', 'Bravo', 'Charlie'], ['Delta', 0]],
  rotateTiles: [true, [false], ['on', 1]],
  helipadMayBeCentre: [false, [true], ['off', 0]],
  helipadMinDistance: [2, [1, 4], [0, 5, 2.5]],
  zombiesFlipTiles: [true, [false], ['off', 0]],
  countMarines: ['living', ['starting'], ['dead', true]],
  spawnMinDistance: [0, [14], [-1, 15]],
  spawnModifier: [0, [-3, 6], [-4, 7, 0.5]],
  spawnEvery: [1, [4], [0, 5]],
  zombieCap: [0, [10, 500], [1, 9, 501, -1]],
  wallsStopZombieAttacks: [true, [false], [1]],
  doorsBlockSight: [true, [false], [1]],
  naturalOneMisses: [false, [true], [1]],
  blastSparesMarines: [false, [true], [1]],
  oneUserPerWeapon: [false, [true], [1]],
  anyoneHeals: [false, [true], [1]],
  evacNeeds: ['one', ['all'], ['two', true]],
  landingDelay: [0, [3], [-1, 4]],
  turnLimit: [0, [5, 200], [1, 4, 201]],
  lieutenant: [false, [true], [1]],
  scavenge: [false, [true], [1]],
  night: [0, [35], [-1, 36]],
  zombieDie: [4, [3, 6], [2, 5, 8, 20]],
  marinesPerDie: [3, [1, 6], [0, 7]],
  zombieSpeed: [2, [1, 4], [0, 5]],
  zombieDoorTarget: [6, [2], [1, 7]],
  doorTable: [[2, 4, 6], [[0, 12, 3]], [[2, 4], [2, 4, 6, 8], [-1, 4, 6], [2, 4, 13], [2, 4, 5.5], 2]],
  standBonus: [1, [0, 2], [-1, 3]],
  sprintBonus: [1, [0, 2], [-1, 3]],
  speedMedic: [5, [1, 8], [0, 9]],
  speedGrunt: [3, [1, 8], [0, 9]],
  speedSergeant: [4, [1, 8], [0, 9]],
  hpMedic: [3, [1, 10], [0, 11]],
  hpGrunt: [5, [1, 10], [0, 11]],
  hpSergeant: [4, [1, 10], [0, 11]],
  ammoPistol: [12, [1, 60], [0, 61]],
  ammoSmg: [20, [1, 60], [0, 61]],
  ammoRifle: [20, [1, 60], [0, 61]],
  ammoShotgun: [8, [1, 60], [0, 61]],
  extraReloads: [0, [3], [-1, 4]],
  grenadesPerGrunt: [1, [0, 3], [-1, 4]],
}

const given = (id: string, value: unknown) => settle({ [id]: value } as OptionValues)
const settled = (options: Record<string, unknown>) => {
  const result = settle(options as OptionValues)
  if (!result.ok) throw new Error(result.fault.why)
  return result.value
}

describe('the house-rule table', () => {
  it('[ev.house.6] every parameter has its default', () => {
    const values = settled({})
    for (const [id, [standard]] of Object.entries(TABLE)) expect([id, values[id]]).toEqual([id, standard])
  })

  it('[ev.house.6] there are no parameters beyond the table, but the patrol itself', () => {
    expect(Object.keys(OPTIONS).sort()).toEqual([...Object.keys(TABLE), 'marines', 'types'].sort())
    expect(given('zombieTeeth', 32)).toMatchObject({ ok: false, fault: { at: 'options.zombieTeeth' } })
  })

  it('[ev.house.6] every value of its range is taken, up to the ends', () => {
    for (const [id, [, good]] of Object.entries(TABLE))
      for (const value of good)
        expect([id, value, given(id, value)]).toMatchObject([id, value, { ok: true, value: { [id]: value } }])
  })

  it('[ev.house.6] and every value outside is refused', () => {
    for (const [id, [, , bad]] of Object.entries(TABLE))
      for (const value of bad)
        expect([id, value, given(id, value)]).toMatchObject([id, value, { ok: false, fault: { at: `options.${id}` } }])
  })

  it('[ev.opt.2] with everything at its default the book is the printed one', () => {
    const book = bookFor(settled({}))
    expect(book.marines).toEqual(MARINES)
    expect(book.weapons).toEqual(WEAPONS)
    expect(book.doorCounters).toEqual(DOOR_COUNTERS.map((row) => row.result))
    expect(book.zombies).toEqual({ die: 4, marinesPerDie: 3, speed: 2, doorTarget: 6 })
    expect(book.procedures.turn?.steps.map((s) => s.name)).toEqual([
      'new turn',
      'zombie spawn',
      'marines turn',
      'zombie turn',
      'next turn',
    ])
    expect(departures(OPTIONS, settled({}))).toEqual({})
  })

  it('[ev.opt.2] every option can be switched on its own', () => {
    for (const [id, [, good]] of Object.entries(TABLE))
      for (const value of good) {
        const options = settled({ [id]: value })
        expect(() => bookFor(options)).not.toThrow()
        if (id !== 'scenario') expect(departures(OPTIONS, options)).toEqual({ [id]: value })
      }
  })

  it('[ev.opt.2] and all of them together: none gets in the way of another', () => {
    const all = Object.fromEntries(Object.entries(TABLE).map(([id, [, good]]) => [id, good[0]]))
    const options = settled({ ...all, scenario: 'S1' })
    const book = bookFor(options)
    expect(book.procedures.turn?.steps.map((s) => s.name)).toEqual([
      'new turn',
      'zombie spawn',
      'marines turn',
      'zombie turn',
      'the chopper approaches',
      'check the turn limit',
      'next turn',
    ])
    expect(Object.keys(departures(OPTIONS, options)).length).toBe(Object.keys(TABLE).length - 1)
  })

  it('[ev.opt.2] nothing that can be said during a game changes an option', () => {
    expect(check(COMMANDS, { do: 'set-option', id: 'scavenge', value: true })).not.toBeNull()
    const s = scene({ options: { night: 7 } })
    const before = JSON.stringify(s.table.book.options)
    s.do('M1', { do: 'step', to: [4, 5] })
    expect(JSON.stringify(s.table.book.options)).toBe(before)
    expect(evac.book(s.options).sightRange).toBe(7)
  })
})

describe('switches of the set-up', () => {
  const begun = (options: OptionValues, dice: string[], start?: string) => {
    const s = newGame({ options: { ...options }, dice })
    return start === undefined ? s : s.do('M1', { do: 'choose-start', tile: start })
  }
  const [anywhere] = laying({ A1: 'T01' })

  it('[ev.setup.2] with rotateTiles the tiles are turned at random, without it none is', () => {
    const turned = begun({}, [anywhere as string, `draw ev.setup.2: ${Array(25).fill(3).join(' ')}`])
    expect(turned.state.tiles.map((t) => t.rot)).toEqual(Array(25).fill(3))
    const straight = begun({ rotateTiles: false }, [anywhere as string])
    expect(straight.state.tiles.map((t) => t.rot)).toEqual(Array(25).fill(0))
    expect(straight.dice.join()).not.toContain('ev.setup.2')
  })

  const centred = laying({ C3: 'T01', A1: 'T05' })

  it('[ev.setup.3] a helipad shuffled to the centre leaves it, unless helipadMayBeCentre', () => {
    const s = begun({}, [...centred, 'draw ev.setup.3: 0'])
    expect([tileAt(s, 'C3').id, tileAt(s, 'A1').id]).toEqual(['T05', 'T01'])
    const stays = begun({ helipadMayBeCentre: true }, centred)
    expect(tileAt(stays, 'C3')).toMatchObject({ id: 'T01', up: true })
    expect(stays.story).toContain('ev.flip.12 helipad found')
  })

  const beside = laying({ C4: 'T01', A1: 'T05', A2: 'T06', C5: 'T10' })
  const padAfterStart = (options: OptionValues, dice: string[]) => {
    const { tiles, size } = begun(options, dice, 'C5').state
    return tileName(
      size,
      tiles.findIndex((t) => t.id === 'T01'),
    )
  }
  const doors = ['ev.pop.1: 1']

  it('[ev.setup.8] a helipad nearer to the start than helipadMinDistance changes places', () => {
    expect(padAfterStart({}, [...beside, 'draw ev.setup.8: 0', ...doors])).toBe('A1')
    expect(padAfterStart({ helipadMinDistance: 1 }, [...beside, ...doors])).toBe('C4')
    const two = laying({ C3: 'T05', B4: 'T01', C5: 'T10' })
    expect(padAfterStart({ helipadMinDistance: 2 }, [...two, ...doors])).toBe('B4')
    expect(padAfterStart({ helipadMinDistance: 4 }, [...two, 'draw ev.setup.8: 1', ...doors])).toBe('B1')
  })
})

describe('switches of the zombies', () => {
  const four = (dead: number) =>
    [1, 2, 3, 4].map((n) => grunt({ seat: `M${n}`, at: [n, 4], ...(n <= dead ? { hp: 0 } : {}) }))
  const spawning = (options: OptionValues, dice: string[], stage: Stage = {}): EvacScene =>
    scene({ phase: 'spawn', options, dice, ...stage })
  const rolled = (s: EvacScene) => s.event('zombies rolled')

  it('[ev.pop.12] the dead bring no zombie dice, unless countMarines is starting', () => {
    expect(rolled(spawning({}, ['ev.spawn.5: 2'], { marines: four(1) })).faces).toEqual([2])
    expect(rolled(spawning({ countMarines: 'starting' }, ['ev.spawn.5: 2 3'], { marines: four(1) })).zombies).toBe(5)
  })

  it('[ev.spawn.4] with spawnMinDistance zombies appear only farther than that from every living marine', () => {
    const marines = [grunt({ at: [1, 1] }), medic({ seat: 'M2', at: [35, 1], hp: 0 })]
    const near = (options: OptionValues) =>
      offersOf(spawning(options, ['ev.spawn.5: 1'], { marines }), 'Z', 'place-zombie').map((c) =>
        (c as { at: number[] }).at.join(),
      )
    expect(near({})).toEqual(expect.arrayContaining(['2,1', '8,1', '9,1', '34,1']))
    const far = near({ spawnMinDistance: 7 })
    expect(far).toEqual(expect.arrayContaining(['9,1', '1,9', '34,1']))
    expect(far.filter((at) => ['2,1', '8,1', '1,8'].includes(at))).toEqual([])
    const s = spawning({ spawnMinDistance: 7 }, ['ev.spawn.5: 1'], { marines })
    expect(s.refused('Z', { do: 'place-zombie', at: [8, 1] }).clause).toBe('ev.spawn.4')
  })

  it('[ev.spawn.4] the distance counts for overflowing zombies too', () => {
    const tiles = { A2: { id: 'T04', up: false } }
    const s = scene({
      marines: [grunt({ at: [1, 7] })],
      tiles,
      options: { ...NO_DOORS, spawnMinDistance: 3 },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    s.do('M1', { do: 'step', to: [1, 8] })
    expect(s.refused('Z', { do: 'place-zombie', at: [1, 10] }).clause).toBe('ev.spawn.4')
    s.do('Z', { do: 'place-zombie', at: [1, 11] })
  })

  it('[ev.house.1] spawnModifier is added to the sum of the spawn roll, not to each die', () => {
    expect(rolled(spawning({ spawnModifier: 2 }, ['ev.spawn.5: 1 1'], { marines: four(0) })).zombies).toBe(4)
    expect(rolled(spawning({}, ['ev.spawn.5: 1 1'], { marines: four(0) })).zombies).toBe(2)
  })

  it('[ev.house.1] the result is at least 0', () => {
    const s = spawning({ spawnModifier: -3 }, ['ev.spawn.5: 2'])
    expect(rolled(s)).toMatchObject({ modifier: -3, zombies: 0 })
    expect(s.state.phase).toBe('marines')
  })

  it('[ev.house.1] it does not change the roll for flipped tiles', () => {
    const tiles = { B1: { id: 'T00', up: false } }
    const dice = ['ev.pop.1: 1', 'ev.pop.11: 2']
    const s = scene({ marines: [grunt({ at: [7, 4] })], tiles, options: { spawnModifier: 6 }, dice })
    s.do('M1', { do: 'step', to: [8, 4] })
    expect(rolled(s)).toMatchObject({ modifier: 0, zombies: 2 })
  })

  it('[ev.house.2] with spawnEvery 3 zombies appear only in turns divisible by 3', () => {
    for (const turn of [1, 2, 4]) expect(spawning({ spawnEvery: 3 }, [], { turn }).state.phase).toBe('marines')
    expect(spawning({ spawnEvery: 3 }, ['ev.spawn.5: 1'], { turn: 6 }).asks).toBe('place a zombie')
    expect(spawning({}, ['ev.spawn.5: 1'], { turn: 1 }).asks).toBe('place a zombie')
  })

  it('[ev.spawn.10] with zombieCap the zombies that would exceed it are lost, without it none', () => {
    const nine = Array.from({ length: 9 }, (_, i) => zombie([10 + i, 10]))
    const s = spawning({ zombieCap: 10 }, ['ev.spawn.5: 4'], { zombies: nine })
    expect(s.event('zombies lost')).toMatchObject({ clause: 'ev.spawn.10', zombies: 3 })
    s.do('Z', { do: 'place-zombie', at: [35, 35] })
    expect([s.state.phase, s.state.zombies.length]).toEqual(['marines', 10])
    const free = playOn(spawning({}, ['ev.spawn.5: 4'], { zombies: nine }), ({ state }) => state.phase === 'spawn')
    expect(free.state.zombies.length).toBe(13)
  })

  it('[ev.house.6] zombieDie is rolled for spawning and for flipped tiles alike', () => {
    const tiles = { B1: { id: 'T00', up: false } }
    const s = spawning({ zombieDie: 6 }, ['ev.spawn.5 d6: 6', 'ev.pop.1: 1', 'ev.pop.11 d6: 5'], {
      marines: [grunt({ at: [7, 4] })],
      tiles,
    })
    playOn(s, ({ state }) => state.phase === 'spawn').do('M1', { do: 'step', to: [8, 4] })
    expect(s.state.zombies.length).toBe(6)
    expect(s.events.flatMap((e) => (e.e === 'zombies rolled' ? [e.zombies] : []))).toEqual([6, 5])
    expect(rolled(spawning({ zombieDie: 3 }, ['ev.spawn.5 d3: 3'])).zombies).toBe(3)
    expect(rolled(spawning({}, ['ev.spawn.5 d4: 4'])).zombies).toBe(4)
  })

  it('[ev.house.6] marinesPerDie says how many marines bring one die, in both rolls', () => {
    expect(rolled(spawning({ marinesPerDie: 1 }, ['ev.spawn.5: 1 1 1 1'], { marines: four(0) })).zombies).toBe(4)
    expect(rolled(spawning({ marinesPerDie: 6 }, ['ev.spawn.5: 1'], { marines: four(0) })).faces).toEqual([1])
    const s = scene({
      marines: [grunt({ at: [7, 4] }), medic({ seat: 'M2' })],
      tiles: { B1: { id: 'T00', up: false } },
      options: { marinesPerDie: 1 },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1 2'],
    })
    s.do('M1', { do: 'step', to: [8, 4] })
    expect(rolled(s).faces).toEqual([1, 2])
  })

  const atDoor = (options: OptionValues, dice: string[]) =>
    scene({
      zombies: [zombie([9, 9]), zombie([30, 30])],
      walls: [wall([9, 9], [10, 9])],
      doors: [door([9, 9], [10, 9])],
      phase: 'zombies',
      options,
      dice,
    }).do('Z', { do: 'activate', zombie: 1 })

  it('[ev.house.6] zombieSpeed is how far a zombie goes and how often it tries a door', () => {
    const fast = atDoor({ zombieSpeed: 4 }, [])
    for (const y of [10, 11, 12, 13]) fast.do('Z', { do: 'step', to: [9, y] })
    expect([zombieAt(fast, 1), zombieNo(fast, 1)?.acted]).toEqual([[9, 13], true])
    const slow = atDoor({ zombieSpeed: 1 }, ['ev.zdoor.1: 5']).do('Z', { do: 'batter', to: [10, 9] })
    expect(zombieNo(slow, 1)?.acted).toBe(true)
    const stubborn = atDoor({ zombieSpeed: 3 }, ['ev.zdoor.1: 1 2 6'])
    for (let i = 0; i < 3; i++) stubborn.do('Z', { do: 'batter', to: [10, 9] })
    expect(zombieAt(stubborn, 1)).toEqual([10, 9])
  })

  it('[ev.house.6] zombieDoorTarget is what a zombie needs at a door, or more', () => {
    const open = (options: OptionValues, face: number) =>
      atDoor(options, [`ev.zdoor.1: ${face}`])
        .do('Z', { do: 'batter', to: [10, 9] })
        .event('battered').broken
    expect([3, 4, 5].map((face) => open({ zombieDoorTarget: 4 }, face))).toEqual([false, true, true])
    expect([5, 6].map((face) => open({}, face))).toEqual([false, true])
  })

  it('[ev.house.6] doorTable replaces the numbers of door counters; of an odd number the zombie player has one more', () => {
    const placed = (face: number, doorTable?: number[]) => {
      const options = doorTable ? { doorTable } : {}
      const dice = [`ev.pop.1: ${face}`, 'ev.pop.11: 1']
      const tiles = { B1: { id: 'T02', up: false } }
      const s = scene({ marines: [grunt({ at: [7, 4] })], tiles, options, dice }).do('M1', { do: 'step', to: [8, 4] })
      playOn(s, ({ asks }) => asks === 'place a door')
      return s.state.doors.map((d) => d.by)
    }
    expect(placed(3)).toEqual(['Z', 'M1'])
    expect(placed(3, [3, 1, 0])).toEqual(['Z', 'M1', 'Z'])
    expect(placed(5, [3, 1, 0])).toEqual(['Z'])
    expect(placed(6, [3, 1, 0])).toEqual([])
    expect(placed(4)).toHaveLength(4)
    expect(placed(6)).toHaveLength(6)
  })
})

describe('switches of the marines', () => {
  const throughDoor = { walls: [wall([4, 6], [4, 7])], doors: [door([4, 6], [4, 7])] }
  const shot = { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false } as const

  it('[ev.house.5] a closed door blocks shots, throws and orders, unless doorsBlockSight is off', () => {
    const zombies = [zombie([4, 9])]
    const shut = scene({ ...throughDoor, zombies })
    expect(shut.refused('M1', shot).clause).toBe('ev.los.6')
    expect(shut.refused('M1', { do: 'throw', at: [4, 9] }).clause).toBe('ev.los.6')
    const options = { doorsBlockSight: false }
    const s = scene({ ...throughDoor, zombies, options, dice: ['ev.attack.3: 6'] }).do('M1', shot)
    expect(s.state.zombies).toEqual([])
    const thrown = scene({ ...throughDoor, zombies, options }).do('M1', { do: 'throw', at: [4, 9] })
    expect(thrown.state.zombies).toEqual([])
    const pair = [{ seat: 'M1', type: 'lieutenant', at: [4, 4] }, medic({ seat: 'M2', at: [4, 8] })]
    const lt = { ...throughDoor, marines: pair }
    const order = { do: 'order', marine: 'M2', order: 'fire' } as const
    expect(scene({ ...lt, options: { lieutenant: true } }).refused('M1', order).clause).toBe('ev.lt.3')
    scene({ ...lt, options: { ...options, lieutenant: true } }).do('M1', order)
  })

  it('[ev.house.5] its ends block only through other walls', () => {
    const options = { doorsBlockSight: false }
    const zombies = [zombie([5, 7])]
    const corner = {
      marines: [grunt({ at: [4, 6] })],
      walls: [wall([4, 6], [4, 7])],
      doors: [door([4, 6], [4, 7])],
      zombies,
    }
    expect(scene(corner).refused('M1', shot).clause).toBe('ev.los.6')
    scene({ ...corner, options, dice: ['ev.attack.3: 1'] }).do('M1', shot)
    const walls = [...corner.walls, wall([5, 6], [5, 7])]
    expect(scene({ ...corner, walls, options }).refused('M1', shot).clause).toBe('ev.los.3')
  })

  it('[ev.house.5] it still breaks contact: no bite, stab, healing or blast through it', () => {
    const options = { doorsBlockSight: false }
    const at: [number, number] = [4, 6]
    const marines = [medic({ at, items: ['knife', 'medkit', 'grenade'] }), grunt({ seat: 'M2', at: [3, 7], hp: 1 })]
    const zombies = [zombie([4, 7])]
    const s = scene({ ...throughDoor, marines, zombies, options })
    expect(s.refused('M1', { do: 'strike', weapon: 'knife', zombie: 1, stand: true }).clause).toBe('ev.close.2')
    expect(s.refused('M1', { do: 'heal', marine: 'M2', stand: true }).clause).toBe('ev.heal.4')
    const bitten = scene({
      ...throughDoor,
      marines: [grunt({ at })],
      zombies,
      phase: 'zombies',
      options,
      dice: ['ev.spawn.5: 1'],
    }).do('Z', { do: 'end-phase' })
    expect(theMarine(bitten, 'M1').hp).toBe(5)
    const blast = scene({ ...throughDoor, marines: [grunt({ at: [4, 3] })], zombies, options })
    blast.do('M1', { do: 'throw', at: [4, 6] })
    expect(zombieNo(blast, 1)).toBeDefined()
    expect(blast.state.doors[0]?.standing).toBe(false)
  })

  /** The second one keeps the Marines Turn open. */
  const pair = [sergeant(), medic({ seat: 'M2', at: [30, 30] })]

  it('[ev.house.3] a standing marine with an auto-shotgun knocks down on a natural 1, unless naturalOneMisses', () => {
    const fire = (options: OptionValues) =>
      scene({
        marines: pair,
        zombies: [zombie([4, 9])],
        options,
        dice: ['ev.attack.3: 1'],
      }).do('M1', { do: 'shoot', weapon: 'shotgun', zombie: 1, stand: true })
    expect(zombieNo(fire({}), 1)?.down).toBe(true)
    const missed = fire({ naturalOneMisses: true })
    expect(zombieNo(missed, 1)?.down).toBe(false)
    expect(missed.event('attacked')).toMatchObject({ total: 4, result: 'miss' })
    expect(missed.event('burst ended').because).toBe('natural 1')
  })

  it('[ev.house.3] other numbers are read as always', () => {
    const options = { naturalOneMisses: true }
    const s = scene({ marines: pair, zombies: [zombie([4, 9])], options, dice: ['ev.attack.3: 2'] })
    s.do('M1', { do: 'shoot', weapon: 'shotgun', zombie: 1, stand: true })
    expect(zombieNo(s, 1)?.down).toBe(true)
  })

  it('[ev.house.4] grenades kill marines, unless blastSparesMarines: then only zombies, and nobody is asked', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [4, 8] })]
    const stage = { marines, zombies: [zombie([5, 8])] }
    const deadly = scene(stage).do('M1', { do: 'throw', at: [4, 7] })
    expect(deadly.asks).toBe('a marine would die: sure?')
    deadly.do('M1', { do: 'confirm' })
    expect([theMarine(deadly, 'M2').hp, deadly.state.zombies.length]).toEqual([0, 0])
    const kind = scene({ ...stage, options: { blastSparesMarines: true } }).do('M1', { do: 'throw', at: [4, 7] })
    expect([theMarine(kind, 'M2').hp, kind.state.zombies.length]).toEqual([3, 0])
  })

  /** M1 shoots with its pistol and stabs nobody; then both pistol and a knife lie in the hands of M2. */
  const handedOn = (options: OptionValues, dice: string[]) => {
    const one = { person: 'one' }
    const marines = [grunt({ items: ['pistol:12'] }), medic({ seat: 'M2', at: [5, 4], items: [] })]
    return scene({ marines, zombies: [zombie([4, 9])], holders: { M1: one, M2: one }, options, dice })
      .do('M1', shot)
      .do('M1', { do: 'swap', with: 'M2', give: ['pistol'], get: [] })
      .do('M1', { do: 'end' })
  }

  it('[ev.swap.9] a weapon handed on is fired again in the same turn, unless oneUserPerWeapon', () => {
    const s = handedOn({}, ['ev.attack.3: 1 6']).do('M2', shot)
    expect(s.state.zombies).toEqual([])
    const strict = handedOn({ oneUserPerWeapon: true }, ['ev.attack.3: 1', 'ev.spawn.5: 1'])
    expect(strict.refused('M2', shot).clause).toBe('ev.swap.9')
    expect(offersOf(strict, 'M2', 'shoot')).toEqual([])
    strict
      .do('M2', { do: 'end' })
      .do('Z', { do: 'end-phase' })
      .do('Z', { do: 'place-zombie', at: [35, 35] })
    expect(offersOf(strict, 'M2', 'shoot')).not.toEqual([])
  })

  it('[ev.swap.9] with oneUserPerWeapon a knife is bound too, and a weapon only carried is not', () => {
    const one = { person: 'one' }
    const marines = [grunt({ items: ['knife', 'pistol:9'] }), medic({ seat: 'M2', at: [5, 4], items: [] })]
    const stage = {
      marines,
      zombies: [zombie([5, 5])],
      holders: { M1: one, M2: one },
      options: { oneUserPerWeapon: true },
    }
    const s = scene({ ...stage, dice: ['ev.attack.3: 1 6'] }).do('M1', {
      do: 'strike',
      weapon: 'knife',
      zombie: 1,
      stand: true,
    })
    s.do('M1', { do: 'swap', with: 'M2', give: ['knife', 'pistol'], get: [] })
    expect(s.refused('M2', { do: 'strike', weapon: 'knife', zombie: 1, stand: true }).clause).toBe('ev.swap.9')
    s.do('M2', shot)
    expect(s.state.zombies).toEqual([])
  })

  it('[ev.heal.2] only a Medic heals with a medkit, unless anyoneHeals', () => {
    const marines = [grunt({ items: ['medkit'] }), medic({ seat: 'M2', at: [5, 4], hp: 1 })]
    const heal = { do: 'heal', marine: 'M2', stand: false } as const
    expect(scene({ marines }).refused('M1', heal).clause).toBe('ev.heal.2')
    const options = { anyoneHeals: true }
    const s = scene({ marines, options, dice: ['ev.heal.5: 6'] }).do('M1', heal)
    expect(theMarine(s, 'M2').hp).toBe(3)
    const without = [grunt({ items: [] }), medic({ seat: 'M2', at: [5, 4], hp: 1 })]
    expect(scene({ marines: without, options }).refused('M1', heal).clause).toBe('ev.heal.2')
  })

  it('[ev.night.1] at night shots and grenades reach no farther than so many squares', () => {
    const zombies = [zombie([11, 11]), zombie([12, 4])]
    const options = { night: 7 }
    const s = scene({ zombies, options, dice: ['ev.attack.3: 6'] })
    expect(s.refused('M1', { ...shot, zombie: 2 }).clause).toBe('ev.night.1')
    expect(s.refused('M1', { do: 'throw', at: [12, 4] }).clause).toBe('ev.night.1')
    expect(offersOf(s, 'M1', 'throw')).not.toContainEqual({ do: 'throw', at: [12, 4] })
    s.do('M1', shot)
    expect(zombieNo(s, 1)).toBeUndefined()
    scene({ zombies: [zombie([35, 4])], dice: ['ev.attack.3: 1'] }).do('M1', shot)
  })

  it('[ev.night.1] a burst does not walk out of sight, and contact is as by day', () => {
    const zombies = [zombie([4, 5]), zombie([4, 6])]
    const options = { night: 1 }
    const s = scene({ marines: [medic()], zombies, options, dice: ['ev.attack.3: 4 5'] })
    s.do('M1', { do: 'shoot', weapon: 'smg', zombie: 1, stand: false })
    expect(s.refused('M1', { do: 'fire-on', zombie: 2 }).clause).toBe('ev.auto.7')
    s.do('M1', { do: 'fire-on', zombie: 1 })
    expect(s.event('burst ended').because).toBe('no target')
    const near = scene({ zombies: [zombie([5, 5])], phase: 'zombies', options, dice: ['ev.spawn.5: 1'] })
    expect(theMarine(near.do('Z', { do: 'end-phase' }), 'M1').hp).toBe(4)
  })

  const standing = (options: OptionValues, dice: string[]) =>
    scene({ marines: pair, zombies: [zombie([4, 9])], options, dice })
      .do('M1', { ...shot, stand: true })
      .event('attacked').total

  it('[ev.house.6] standBonus counts for attacks and for healing', () => {
    expect([0, 1, 2].map((standBonus) => standing({ standBonus }, ['ev.attack.3: 3']))).toEqual([3, 4, 5])
    const marines = [medic(), grunt({ seat: 'M2', at: [5, 4], hp: 1 })]
    const s = scene({ marines, options: { standBonus: 2 }, dice: ['ev.heal.5: 4'] })
    s.do('M1', { do: 'heal', marine: 'M2', stand: true })
    expect(theMarine(s, 'M2').hp).toBe(3)
  })

  /** How far a marine comes on open ground, and whether it ends by itself. */
  const walk = (options: OptionValues, type = grunt) => {
    const s = scene({ marines: [type({ at: [1, 4] })], zombies: [zombie([30, 30])], options })
    while (offersOf(s, 'M1', 'step').length > 0) s.do('M1', { do: 'step', to: [theMarine(s, 'M1').moved + 2, 4] })
    return theMarine(s, 'M1').moved
  }

  it('[ev.house.6] sprintBonus is the number of extra squares without an attack', () => {
    expect([walk({ sprintBonus: 0 }), walk({}), walk({ sprintBonus: 2 })]).toEqual([3, 4, 5])
    const s = scene({ zombies: [zombie([30, 30])], options: { sprintBonus: 2 } }).do('M1', { do: 'throw', at: [20, 4] })
    for (const x of [5, 6, 7]) s.do('M1', { do: 'step', to: [x, 4] })
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 3, acted: true })
  })

  it('[ev.house.6] speedMedic, speedGrunt and speedSergeant replace the Speed of their type only', () => {
    expect([walk({ speedMedic: 8 }, medic), walk({ speedMedic: 8 }), walk({}, medic)]).toEqual([9, 4, 6])
    expect([walk({ speedGrunt: 1 }), walk({ speedGrunt: 1 }, medic)]).toEqual([2, 6])
    expect([walk({ speedSergeant: 6 }, sergeant), walk({}, sergeant)]).toEqual([7, 5])
  })

  it('[ev.house.6] hpMedic, hpGrunt and hpSergeant are what they start with and are healed to', () => {
    const patrol = [grunt(), medic({ seat: 'M2', at: [5, 4] }), sergeant({ seat: 'M3', at: [6, 4] })]
    const hp = (options: OptionValues) => scene({ marines: patrol, options }).state.marines.map((m) => m.hp)
    expect(hp({})).toEqual([5, 3, 4])
    expect(hp({ hpGrunt: 10, hpMedic: 1, hpSergeant: 7 })).toEqual([10, 1, 7])
    const marines = [medic(), grunt({ seat: 'M2', at: [5, 4], hp: 5 })]
    const healed = scene({ marines, options: { hpGrunt: 6 }, dice: ['ev.heal.5: 6'] })
    expect(theMarine(healed.do('M1', { do: 'heal', marine: 'M2', stand: false }), 'M2').hp).toBe(6)
    expect(scene({ marines }).refused('M1', { do: 'heal', marine: 'M2', stand: false }).clause).toBe('ev.heal.4')
  })

  it('[ev.house.6] the ammunition numbers fill the weapons at the start and after a reload', () => {
    const options = { ammoPistol: 7, ammoSmg: 33, ammoRifle: 60, ammoShotgun: 1 }
    const kit = (type: typeof grunt) =>
      itemsOf(scene({ marines: [type()], options }), 'M1').filter((i) => /:\d/.test(i))
    expect([kit(medic), kit(grunt), kit(sergeant)]).toEqual([
      ['pistol:7', 'smg:33'],
      ['pistol:7', 'rifle:60'],
      ['pistol:7', 'shotgun:1'],
    ])
    const reloads = { pistol: 'pistol:7', smg: 'smg:33', rifle: 'rifle:60', shotgun: 'shotgun:1' }
    for (const [gun, full] of Object.entries(reloads)) {
      const s = scene({ marines: [grunt({ items: [`${gun}:0`, `reload:${gun}`] })], options })
      expect(itemsOf(s.do('M1', { do: 'reload', weapon: gun }), 'M1')).toEqual([full])
    }
  })

  it('[ev.house.6] extraReloads are for the automatic weapon, for the Lieutenant its pistol', () => {
    const marines = [
      grunt(),
      medic({ seat: 'M2', at: [5, 4] }),
      sergeant({ seat: 'M3', at: [6, 4] }),
      { seat: 'M4', type: 'lieutenant', at: [7, 4] },
    ]
    const reloads = (extraReloads: number) => {
      const s = scene({ marines, options: { extraReloads, lieutenant: true } })
      return ['M1', 'M2', 'M3', 'M4'].map((seat) =>
        itemsOf(s, seat)
          .filter((i) => i.startsWith('reload'))
          .join(' '),
      )
    }
    expect(reloads(0)).toEqual(['reload:rifle', 'reload:smg', '', 'reload:pistol'])
    expect(reloads(1)).toEqual([
      'reload:rifle reload:rifle',
      'reload:smg reload:smg',
      'reload:shotgun',
      'reload:pistol reload:pistol',
    ])
  })

  it('[ev.house.6] grenadesPerGrunt is what a Grunt starts with, and nobody else', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [5, 4] })]
    const grenades = (options: OptionValues) =>
      ['M1', 'M2'].map((seat) => itemsOf(scene({ marines, options }), seat).filter((i) => i === 'grenade').length)
    expect([grenades({ grenadesPerGrunt: 0 }), grenades({}), grenades({ grenadesPerGrunt: 3 })]).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
    ])
  })
})
