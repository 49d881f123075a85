import { type Frame, type OptionValues, seeded, type Vars } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { evac } from './index.ts'
import { essence } from './position/write.ts'
import type { State } from './state.ts'
import {
  door,
  type EvacScene,
  grunt,
  itemsOf,
  lieutenant,
  marineAt,
  medic,
  newGame,
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

const read = (document: object, options: OptionValues = {}) => evac.position.read(document, options, {})
const refused = (document: object, options: OptionValues = {}): string => {
  const answer = read({ marines: [grunt()], ...document }, options)
  return answer.ok ? 'accepted' : `${answer.fault.clause} ${answer.fault.at ?? ''}`.trim()
}

describe('what a position file says', () => {
  it('[ev.pos.1] tiles with rotation and face, walls, doors, figures with their attributes, turn and phase', () => {
    const s = scene({
      options: { helipadMinDistance: 3 },
      defaultTile: { id: 'T00', rot: 0, up: true },
      tiles: { C3: { id: 'T18', rot: 2, up: true }, B2: { id: 'T03', rot: 1, up: false } },
      start: ['C5'],
      walls: [wall([5, 5], [6, 5]), wall([6, 5], [6, 6])],
      doors: [door([5, 5], [6, 5]), door([6, 6], [6, 5], 'destroyed')],
      marines: [
        grunt({ hp: 2, items: ['pistol:3', 'rifle', 'reload:smg', 'medkit', 'fuel'] }),
        sergeant({ seat: 'M3', at: [1, 1] }),
      ],
      zombies: [zombie([9, 1]), zombie([10, 1], { state: 'down' })],
      turn: 7,
    })
    expect([tileAt(s, 'C3'), tileAt(s, 'B2'), tileAt(s, 'A1')]).toEqual([
      { id: 'T18', rot: 2, up: true },
      { id: 'T03', rot: 1, up: false },
      { id: 'T00', rot: 0, up: true },
    ])
    expect([marineAt(s, 'M1'), theMarine(s, 'M1').hp, itemsOf(s, 'M1')]).toEqual([
      [4, 4],
      2,
      ['pistol:3', 'rifle:20', 'reload:smg', 'medkit', 'fuel'],
    ])
    expect([theMarine(s, 'M3').hp, itemsOf(s, 'M3')]).toEqual([4, ['pistol:12', 'shotgun:8', 'knife']])
    expect([zombieAt(s, 1), zombieNo(s, 1)?.down, zombieAt(s, 2), zombieNo(s, 2)?.down]).toEqual([
      [9, 1],
      false,
      [10, 1],
      true,
    ])
    expect(s.state.doors.map((d) => d.standing)).toEqual([true, false])
    expect([s.state.turn, s.state.phase, s.state.starts, s.options.helipadMinDistance]).toEqual([7, 'marines', [22], 3])
    expect(s.refused('M1', { do: 'step', to: [4, 4] }).clause).toBe('ev.move.1')
  })

  it('[ev.pos.1] what is not said: open ground, full HP and kit, turn 1, the Marines Turn', () => {
    const s = scene({ marines: [medic()] })
    expect(s.state.tiles.every((tile) => tile.id === 'T00' && tile.up)).toBe(true)
    expect([s.state.turn, s.state.phase, s.state.spawnTile, s.state.zombies]).toEqual([1, 'marines', 12, []])
    expect([theMarine(s, 'M1').hp, itemsOf(s, 'M1')]).toEqual([
      3,
      ['pistol:12', 'smg:20', 'reload:smg', 'medkit', 'knife'],
    ])
  })

  it('[ev.pos.1] with `spawn` the roll follows at once, with `zombies` the knocked-down stand up at once', () => {
    const spawn = scene({ phase: 'spawn', dice: ['ev.spawn.5: 1'] })
    expect([spawn.state.phase, spawn.asks]).toEqual(['spawn', 'place a zombie'])
    const rising = scene({ phase: 'zombies', zombies: [zombie([9, 9], { state: 'down' }), zombie([20, 20])] })
    expect([zombieNo(rising, 1)?.down, rising.offers('Z')]).toEqual([false, ['activate zombie:2', 'end-phase']])
  })

  it('[ev.pos.1] squares moved and used attack parts count; that marine goes on first', () => {
    const s = scene({
      marines: [
        grunt({ moved: 3, attackUsed: true }),
        grunt({ seat: 'M2', at: [9, 9] }),
        medic({ seat: 'M3', at: [20, 20], acted: true }),
      ],
    })
    expect([s.owe, s.refused('M1', { do: 'step', to: [4, 5] }).clause]).toEqual([['M1'], 'ev.sprint.1'])
    expect(s.refused('M2', { do: 'end' }).clause).toBe('ev.act.3')
    expect(s.refused('M3', { do: 'end' }).clause).toBe('ev.act.2')
    s.do('M1', { do: 'end' })
    expect(s.owe).toEqual(['M2'])
  })

  it('[ev.pos.1] zombies that have acted or are fresh stay where they are', () => {
    const s = scene({
      phase: 'zombies',
      zombies: [zombie([9, 9], { acted: true }), zombie([12, 12], { fresh: true }), zombie([20, 20])],
    })
    expect(s.offers('Z')).toEqual(['activate zombie:3', 'end-phase'])
  })

  it('[ev.pos.1] the victory conditions are checked as soon as it is loaded', () => {
    const pad = { tiles: { A1: { id: 'T01' } } }
    expect(scene(pad).outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
    expect(scene({ ...pad, phase: 'spawn' }).outcome?.winners).toEqual(['marines'])
    expect(scene({ ...pad, zombies: [zombie([7, 7])] }).outcome).toBeNull()
    expect(scene({ marines: [grunt({ hp: 0 })] }).outcome).toMatchObject({ winners: ['zombies'], clause: 'ev.win.7' })
    expect(scene().outcome).toBeNull()
  })
})

describe('what is refused', () => {
  it.each([
    ['an unknown key', { weather: 'rain' }, 'ev.pos.1 weather'],
    ['another game', { game: 'chess' }, 'ev.pos.1 game'],
    ['no list of marines', { marines: undefined }, 'ev.pos.1 marines'],
    ['no marine', { marines: [] }, 'ev.seat.3 marines'],
    ['a seat that does not exist', { marines: [grunt({ seat: 'M13' })] }, 'ev.pos.1 marines[0].seat'],
    ['a seat with two marines', { marines: [grunt(), grunt({ at: [5, 5] })] }, 'ev.seat.2 marines[1].seat'],
    ['an unknown tile', { tiles: { A1: { id: 'T26' } } }, 'ev.pos.1 tiles.A1.id'],
    ['a tile off the map', { tiles: { F1: { id: 'T02' } } }, 'ev.pos.1 tiles.F1'],
    ['a turn of five quarters', { tiles: { A1: { id: 'T02', rot: 5 } } }, 'ev.pos.1 tiles.A1.rot'],
    ['two helipads', { tiles: { B1: { id: 'T01' }, E5: { id: 'T01', up: false } } }, 'ev.pos.1 tiles'],
    ['helipads everywhere', { defaultTile: { id: 'T01' } }, 'ev.pos.1 tiles'],
    [
      'a wall between squares that are not adjacent',
      {
        walls: [
          [
            [1, 1],
            [3, 1],
          ],
        ],
      },
      'ev.map.4 walls[0]',
    ],
    ['a door without a wall', { doors: [door([8, 8], [9, 8])] }, 'ev.pop.5 doors[0].side'],
    ['a door between diagonal squares', { doors: [door([8, 8], [9, 9])] }, 'ev.map.4 doors[0].side'],
    [
      'two doors on one section',
      {
        walls: [
          [
            [8, 8],
            [9, 8],
          ],
        ],
        doors: [door([8, 8], [9, 8]), door([9, 8], [8, 8], 'destroyed')],
      },
      'ev.pop.7 doors[1].side',
    ],
    [
      'a door on a wall that only a face-down tile draws',
      { tiles: { B1: { id: 'T02', up: false } }, doors: [door([7, 1], [8, 1])] },
      'ev.pop.5 doors[0].side',
    ],
    [
      'two zombies in one square',
      { zombies: [zombie([9, 9]), zombie([9, 9], { state: 'down' })] },
      'ev.map.11 zombies[1].at',
    ],
    ['a zombie in the square of a marine', { zombies: [zombie([4, 4])] }, 'ev.map.11 zombies[0].at'],
    ['two marines in one square', { marines: [grunt(), medic({ seat: 'M2' })] }, 'ev.map.11 marines[1].at'],
    ['a marine on a face-down tile', { tiles: { A1: { id: 'T05', up: false } } }, 'ev.flip.2 marines[0].at'],
    [
      'a zombie on a face-down tile',
      { tiles: { B1: { id: 'T05', up: false } }, zombies: [zombie([9, 4])] },
      'ev.flip.2 zombies[0].at',
    ],
    ['a square off the map', { zombies: [zombie([36, 1])] }, 'ev.pos.1 zombies[0].at[0]'],
    ['too many HP', { marines: [medic({ hp: 4 })] }, 'ev.heal.6 marines[0].hp'],
    ['unknown equipment', { marines: [grunt({ items: ['laser'] })] }, 'ev.swap.8 marines[0].items[0]'],
    ['too many rounds', { marines: [grunt({ items: ['knife', 'shotgun:9'] })] }, 'ev.ammo.4 marines[0].items[1]'],
    ['too far a walk', { marines: [grunt({ moved: 5 })] }, 'ev.sprint.1 marines[0].moved'],
    [
      'two marines in the middle of their activation',
      { marines: [grunt({ moved: 1 }), medic({ seat: 'M2', at: [9, 9], attackUsed: true })] },
      'ev.act.3 marines',
    ],
    ['a Lieutenant where there is none', { marines: [lieutenant()] }, 'ev.lt.1 marines[0].type'],
    ['a phase that is none', { phase: 'dawn' }, 'ev.pos.1 phase'],
    ['a turn before the first', { turn: 0 }, 'ev.turn.1 turn'],
    ['an unknown option', { options: { cheating: true } }, 'ev.opt.2 options.cheating'],
    ['another scenario', { options: { scenario: 'S5', marines: 3 } }, 'ev.pos.1 options.scenario'],
  ] as [string, object, string][])('[ev.pos.1] %s', (_, document, fault) => {
    expect(refused(document)).toBe(fault)
  })

  it('[ev.pos.1] not refused: other tiles any number of times, figures on the dead, one helipad', () => {
    expect(refused({ defaultTile: { id: 'T02' }, marines: [grunt({ at: [4, 4] })] })).toBe('accepted')
    expect(refused({ marines: [grunt(), medic({ seat: 'M2', hp: 0 })] })).toBe('accepted')
    expect(refused({ tiles: { E5: { id: 'T01', up: false } } })).toBe('accepted')
    expect(refused({ options: { lieutenant: true }, marines: [lieutenant()] })).toBe('accepted')
  })
})

/** Written down and read again, with nothing given beside the document. */
function reread(s: EvacScene): { options: OptionValues; state: State } {
  const document = JSON.parse(JSON.stringify(evac.position.write(s.table))) as object
  const answer = evac.position.read(document, {}, {})
  if (!answer.ok) throw new Error(`${answer.fault.clause} ${answer.fault.at}: ${answer.fault.reason}`)
  return answer.value
}

const burstVars = (s: State, vars: Vars): void => void Object.assign((s.frames.at(-1) as Frame).vars, vars)
const itemId = (s: State, kind: string): number => s.marines[0]?.items.find((item) => item.kind === kind)?.id ?? 0

describe('writing a position', () => {
  it.each([
    ['S1', {}],
    ['S1', { marines: 2, types: ['medic', 'medic'], layout: 'Bravo' }],
    ['S2', { marines: 1 }],
    ['S3', { landingDelay: 0 }],
    ['S4', { evacNeeds: 'one', marines: 5 }],
    ['S5', { extraReloads: 1 }],
  ] as [string, OptionValues][])(
    '[ev.pos.1] any moment of a game of %s %o is brought back by its document alone',
    (scenario, given) => {
      const s = newGame({ options: { scenario, ...given }, dice: seeded(`written ${scenario}`) })
      for (let k = 0; k < 60 && s.pending !== null; k++) {
        const { options, state } = reread(s)
        expect(options).toEqual(s.options)
        // the document of a resting state begins with a look at the victory conditions
        const frames = state.frames.length > 2 && state.frames.at(-1)?.proc === 'loaded' ? s.state.frames : state.frames
        expect(essence({ ...state, frames, holders: s.state.holders })).toEqual(essence(s.state))
        playOn(s, ({ state: now }) => now.decision < k * 2)
      }
      expect(s.state.turn).toBeGreaterThan(0)
    },
  )

  it('[ev.pos.1] pieces that only a number can name keep it: the choices are the same', () => {
    const s = scene({ marines: [grunt(), medic({ seat: 'M2', at: [5, 4] })], zombies: [zombie([4, 8])] })
    s.do('M1', { do: 'swap', with: 'M2', give: ['pistol'], get: [] }).do('M2', { do: 'agree', proposal: 1 })
    const again = sceneOf(evac)({ position: JSON.parse(JSON.stringify(evac.position.write(s.table))) as object })
    expect(s.offered('M2')).toContainEqual({ do: 'shoot', weapon: 1, zombie: 1, stand: true })
    expect(again.offered('M2')).toEqual(s.offered('M2'))
    expect(again.offered('M1')).toEqual(s.offered('M1'))
  })

  it('[ev.pos.1] a state with a local beyond its bounds is refused with its place', () => {
    const s = sceneOf(evac)({
      position: {
        phase: 'setup',
        marines: [],
        tiles: { C3: { id: 'T13' }, A1: { id: 'T02' } },
        defaultTile: { id: 'T05', up: false },
        start: ['A1'],
        population: { tile: 'A1', doors: { zombies: 0, marines: 1, placed: 1 } },
      },
      options: { marines: 2 },
    })
    const exact = evac.copy(s.state)
    const plain = { ...evac.position.write(s.table), exact }
    expect(read(plain)).toMatchObject({ ok: true })
    const tampered = (change: (vars: Vars, frame: Frame) => void): unknown => {
      const state = evac.copy(exact)
      const top = state.frames.at(-1) as Frame
      change(top.vars, top)
      const answer = read({ ...plain, exact: state })
      return answer.ok ? 'accepted' : `${answer.fault.at}: ${answer.fault.reason}`
    }
    expect(tampered((vars) => void (vars.factor = Number.MAX_SAFE_INTEGER))).toBe(
      'exact.frames[2].vars.factor: expected a whole number from 1 to 2, got 9007199254740991',
    )
    expect(tampered((vars) => void (vars.tile = 1))).toBe('exact: populate concerns what is not there')
    expect(tampered((vars) => void (vars.more = 1))).toBe('exact.frames[2].vars.more: unknown key')
    expect(tampered((vars) => void (vars.tile = 'A1'))).toMatch(/^exact\.frames\[2\]\.vars\.tile: expected/)
    expect(tampered((_, frame) => void (frame.at = 'fly'))).toMatch(/^exact\.frames\[2\]\.at: expected one of/)
    expect(tampered((_, frame) => void (frame.proc = 'spawn'))).toMatch(/^exact\.frames\[2\]/)
  })

  it.each<[string, (state: State) => void, RegExp]>([
    ['one seat has two marines', (s) => void ((s.marines[1] as { seat: string }).seat = 'M1'), /one seat has two/],
    ['zombies out of order', (s) => void s.zombies.reverse(), /zombies are not in the order/],
    ['a marine that acts and is not there', (s) => void (s.acting = 'M7'), /M7 acts and is not there/],
    ['a burst with a knife', (s) => burstVars(s, { item: itemId(s, 'knife') }), /burst concerns what is not there/],
    ['a burst of another marine', (s) => burstVars(s, { seat: 'M2' }), /burst concerns what is not there/],
  ])('[ev.pos.1] %s: such a state is refused', (_, change, why) => {
    const s = scene({
      marines: [grunt({ at: [4, 4] }), medic({ seat: 'M2', at: [10, 4] })],
      zombies: [zombie([4, 8]), zombie([5, 8])],
      dice: ['ev.attack.3: 2'],
    })
    s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: true })
    const exact = evac.copy(s.state)
    change(exact)
    const answer = read({ ...evac.position.write(s.table), exact })
    expect(answer.ok ? 'accepted' : answer.fault.reason).toMatch(why)
  })

  it('[ev.pos.1] a state inside a burst is written out, and refused if it was tampered with', () => {
    const s = scene({ zombies: [zombie([4, 8]), zombie([5, 8])], dice: ['ev.attack.3: 2'] })
    s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: true })
    const document = JSON.parse(JSON.stringify(evac.position.write(s.table))) as { exact: State; marines: object[] }
    expect(read(document)).toMatchObject({ ok: true })
    expect(read({ ...document, exact: { ...document.exact, turn: 9 } })).toMatchObject({
      ok: false,
      fault: { clause: 'ev.pos.1', at: 'exact' },
    })
    expect(read({ ...document, exact: { ...document.exact, frames: [] } })).toMatchObject({
      ok: false,
      fault: { at: 'exact' },
    })
    const { turn: _, ...lacking } = document.exact
    expect(read({ ...document, exact: lacking })).toMatchObject({
      ok: false,
      fault: { at: 'exact.turn', reason: expect.stringMatching(/^missing: expected a whole number/) },
    })
  })
})

describe('[ev.pos.1] a set-up written by hand', () => {
  const tiles = { C3: { id: 'T13' }, A1: { id: 'T02' } }
  const down = { defaultTile: { id: 'T05', up: false } }
  const setup = (over: object = {}, options: object = {}) =>
    sceneOf(evac)({
      position: { phase: 'setup', marines: [], tiles, ...down, ...over },
      options: { marines: 2, ...options },
    })
  const refusedSetup = (over: object): string => {
    const read = evac.position.read({ phase: 'setup', marines: [], tiles, ...down, ...over }, { marines: 2 }, {})
    return read.ok ? 'accepted' : `${read.fault.clause} ${read.fault.at}`
  }

  it('[ev.setup.5] asks for the start tile where none is chosen', () => {
    const s = setup()
    expect([s.asks, s.owe]).toEqual(['choose the start tile', ['M1']])
    expect(s.refused('M1', { do: 'choose-start', tile: 'C3' }).clause).toBe('ev.setup.6')
  })

  it('[ev.pop.3] [ev.pop.13] populates a tile: before its roll, with doors in hand, or with zombies in hand', () => {
    const start = ['A1']
    const rolled = sceneOf(evac)({
      position: { phase: 'setup', marines: [], tiles, ...down, start, population: { tile: 'C3', waiting: ['A1'] } },
      options: { marines: 2 },
      dice: ['ev.pop.1: 1'],
    })
    expect([rolled.asks, rolled.owe, rolled.dice]).toEqual(['place a door', ['Z'], ['ev.pop.1 d6: 1']])
    const doors = setup({ start, population: { tile: 'A1', doors: { zombies: 0, marines: 1, placed: 1 } } })
    expect([doors.asks, doors.owe]).toEqual(['place a door', ['M1']])
    const zombies = setup({ start, population: { tile: 'A1', zombies: 1 } })
    expect([zombies.asks, zombies.owe]).toEqual(['place a zombie', ['Z']])
    zombies.do('Z', zombies.offered('Z')[0] as never)
    expect([zombies.asks, zombies.owe]).toEqual(['place your marine', ['M1']])
  })

  it('[ev.setup.12] places the marines that are still missing', () => {
    const s = setup({ start: ['A1'], marines: [grunt({ at: [4, 4] })] })
    expect([s.asks, s.owe]).toEqual(['place your marine', ['M2']])
    expect(s.refused('M2', { do: 'deploy', type: 'medic', at: [4, 4] }).clause).toBe('ev.setup.15')
    s.table.dice = seeded(1)
    expect(s.do('M2', s.offered('M2')[0] as never).state.turn).toBe(1)
  })

  it('[ev.flip.3] populates a tile onto which a marine or a zombie steps', () => {
    const stage = { tiles: { A2: { id: 'T00' } } }
    const marine = sceneOf(evac)({
      position: {
        ...stage,
        marines: [grunt({ at: [4, 7] })],
        population: { tile: 'A2', by: 'M1', onto: [4, 8], zombies: 1 },
      },
    })
    expect([marine.asks, marine.owe, marine.state.acting]).toEqual(['place a zombie', ['Z'], 'M1'])
    marine.do('Z', { do: 'place-zombie', at: [4, 10] })
    expect(marine.event('stepped')).toMatchObject({ seat: 'M1', onto: [4, 8] })
    const zombie = sceneOf(evac)({
      position: {
        ...stage,
        phase: 'zombies',
        marines: [grunt({ at: [30, 30] })],
        zombies: [{ at: [4, 7] }],
        population: { tile: 'A2', zombie: 1, onto: [4, 8], zombies: 1 },
      },
    })
    zombie.do('Z', { do: 'place-zombie', at: [4, 10] })
    expect(zombie.event('zombie stepped')).toMatchObject({ zombie: 1, onto: [4, 8] })
    expect(zombie.asks).toBe('move the zombie')
  })

  it.each([
    [{ turn: 1 }, 'ev.turn.1 turn'],
    [{ marines: [{ seat: 'M1', type: 'grunt', at: [4, 4] }] }, 'ev.setup.5 start'],
    [{ start: ['B1'] }, 'ev.flip.2 start[0]'],
    [{ start: ['A1'], population: { tile: 'B1' } }, 'ev.flip.2 population.tile'],
    [
      { start: ['A1'], population: { tile: 'A1', zombies: 1, doors: { zombies: 1, marines: 0 } } },
      'ev.pop.11 population.zombies',
    ],
    [{ start: ['A1'], marines: [{ seat: 'M3', type: 'grunt', at: [4, 4] }] }, 'ev.seat.3 marines[0].seat'],
    [
      { phase: 'spawn', marines: [{ seat: 'M1', type: 'grunt', at: [4, 4] }], population: { tile: 'A1' } },
      'ev.flip.2 population',
    ],
    [
      { phase: 'marines', marines: [{ seat: 'M1', type: 'grunt', at: [4, 4] }], population: { tile: 'A1', by: 'M2' } },
      'ev.flip.1 population.by',
    ],
    [
      {
        phase: 'marines',
        marines: [{ seat: 'M1', type: 'grunt', at: [4, 4] }],
        population: { tile: 'A1', by: 'M1', onto: [6, 6] },
      },
      'ev.flip.3 population.onto',
    ],
  ])('%j is refused', (over, fault) => {
    expect(refusedSetup(over)).toBe(fault)
  })
})
