import { choices, pending, type OptionValues, sameJson, seat as seatTable, seeded } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { deadWalk } from './index.ts'
import { act, at, human, newGame, optionsFor, playOn, scene, zombie, type DeadWalkScene } from './testing.ts'
import { SCENARIO_IDS } from './options.ts'

const { position } = deadWalk
const read = (document: unknown, options: OptionValues = {}) => position.read(document, optionsFor({}, options), {})
const faultOf = (document: object, options: OptionValues = {}): string => {
  const answer = read({ humans: [human()], ...document }, options)
  return answer.ok ? 'accepted' : `${answer.fault.clause} ${answer.fault.at}`
}

/** The same state again, after it was written down, sent as text and read. */
function again(s: DeadWalkScene): DeadWalkScene['state'] {
  const document = JSON.parse(JSON.stringify(position.write(s.table)))
  const answer = position.read(document, {}, s.state.holders)
  if (!answer.ok) throw new Error(`${answer.fault.at}: ${answer.fault.reason}`)
  return seatTable(deadWalk, answer.value.state, deadWalk.book(answer.value.options), seeded('again')).state
}
const isExact = (s: DeadWalkScene): boolean => 'exact' in position.write(s.table)
const same = (s: DeadWalkScene): boolean => sameJson({ ...again(s), decision: 0 }, { ...s.state, decision: 0 })

const HOUSE = {
  id: 'B1',
  title: 'House',
  tag: 'plain',
  outline: [40, 40, 60, 60],
  rooms: [['R1', 'Room', [40, 40, 60, 60]]],
  doors: [['D1', 40, 50, 'closed']],
  windows: [],
  ladder: null,
} as const

describe('the position file', () => {
  it('needs only what matters: everything else is as usual', () => {
    const answer = read({ humans: [{ at: [3000, 3000] }] })
    expect(answer.ok && answer.value.state).toMatchObject({
      turn: 1,
      phase: 'humans',
      zombies: [],
      humans: [{ n: 1, name: 'Human 1', seat: 'P1', status: 'alive', ap: 4, bmv: 10, wounds: 0, weapons: [] }],
      starters: 1,
    })
  })

  it('loads weapons and puts them into hands unless told otherwise, and gives everything an id', () => {
    const { state } = scene({
      humans: [
        human({ weapons: ['assault-rifle', 'pistol'], items: ['small-kit'] }),
        human({ at: at(20, 20), weapons: [{ type: 'hand-grenades', id: 1, grenades: { molotov: 2 } }, 'knife'] }),
      ],
      lying: [{ at: at(10, 10), weapon: 'crowbar' }],
    })
    const brief = state.humans.map(({ weapons }) => weapons.map((w) => [w.id, w.type, w.loaded, w.ready]))
    expect(brief).toEqual([
      [
        [2, 'assault-rifle', 6, true],
        [3, 'pistol', 12, false],
      ],
      [
        [1, 'hand-grenades', 0, false],
        [5, 'knife', 0, true],
      ],
    ])
    expect([state.humans[0]?.items[0]?.id, state.lying[0]?.id, state.nextId]).toEqual([4, 6, 7])
  })

  it('says everything that a state at rest can hold', () => {
    const s = scene({
      map: { buildings: [HOUSE], exit: { title: 'gate', edge: [0, 10, 0, 20] } },
      humans: [
        human({
          at: at(30, 60),
          name: 'Ann',
          wounds: 2,
          untested: 1,
          bmv: 7,
          doubled: true,
          moved: true,
          ap: 2,
          firedAt: ['Z7'],
          burning: { turns: 1, lighter: 2 },
          weapons: [
            { type: 'machinegun', loaded: 3, ready: true, jammed: true, braced: true },
            { type: 'double-barrel', ready: false },
          ],
          stock: { bullets: 2, launcher: { incendiary: 1 } },
          items: [{ kind: 'keys', marker: 'K1', vehicle: 'V1' }],
          kills: 3,
          closeKills: 1,
        }),
        human({ at: at(35, 60), acted: true, prone: true, unshaken: true }),
        human({ at: at(80, 80), npc: true, on: null }),
        human({ at: at(90, 80), status: 'dead', died: 2, neverRises: true }),
        human({ at: at(95, 80), status: 'turned', died: 1 }),
        human({ at: [50, 50], status: 'escaped' }),
      ],
      zombies: [
        zombie(3, at(31, 57.7), { facing: [0, 100], fallen: true, heading: 0, victim: 1, weapon: 'knife' }),
        zombie(7, at(50, 45), { on: 'B1', stunned: true, gripped: true, burning: { turns: 2 } }),
        zombie(9, at(38.7, 50.5), { pounding: 'D1', moved: true, former: 5, heading: 90 }),
      ],
      openings: { D1: { state: 'barricaded', pounded: 2 } },
      lying: [
        { at: at(5, 5), ammo: { kind: 'shells', count: 6 } },
        { at: at(6, 5), ammo: { grenade: 'molotov', count: 1 } },
        { at: at(90, 80), weapon: { type: 'pistol', loaded: 2 }, heldBy: 4 },
      ],
      noises: [
        { at: at(1, 1), until: 4 },
        { at: at(45, 45), on: 'B1' },
      ],
      progress: { explored: ['R1'], engineTurns: 1, printedGone: [1, 2], eliminated: 3, engaged: true },
      turn: 3,
      starters: 4,
      nextZombie: 12,
      nextId: 40,
      activation: {
        human: 1,
        fresh: false,
        run: { path: [at(29, 60), at(30, 60)], surcharge: 1, paid: 2 },
        leaving: ['Z3'],
        shell: { weapon: 2, towards: at(1, 2), target: 'Z3' },
      },
    })
    expect([isExact(s), same(s)]).toEqual([false, true])
  })

  it.each(SCENARIO_IDS)('writes and reads every state of %s, whole where words fail', (scenario) => {
    const s = newGame({ options: { scenario }, dice: seeded(`position ${scenario}`) })
    for (let i = 0; i < 30 && s.pending !== null; i++) {
      expect([i, same(s)]).toEqual([i, true])
      const seat = s.owe[0] as string
      const offered = s.offered(seat)
      s.do(seat, offered[(i * 7) % offered.length] as (typeof offered)[number])
    }
    expect(isExact(newGame({ options: { scenario: 'mercy' }, dice: seeded('m') }))).toBe(true)
  })

  it('writes the end of a game, too', () => {
    const s = playOn(newGame({ dice: seeded('short') }), () => true)
    expect([s.outcome === null, same(s)]).toEqual([false, true])
  })

  it('begins a phase where it is told to', () => {
    const tests = scene({ phase: 'tests', turn: 4, dice: [] })
    expect(tests.story[0]).toBe('dw.turn.1 phase began')
    expect([tests.state.turn, tests.asks]).toEqual([4, 'who acts'])
    const zombies = scene({
      phase: 'zombies',
      zombies: [zombie(1, at(60, 70))],
      dice: ['dw.zattack.3: 1', 'dw.fear.3: 1 1'],
    })
    expect(zombies.story.slice(0, 1)).toEqual(['dw.turn.1 phase began'])
    expect(zombies.state.turn).toBe(2)
  })

  it('goes on with an activation', () => {
    const s = scene({ humans: [human({ ap: 1 })], activation: { human: 1 } })
    act(s, { do: 'move', path: [[6500, 6000]] })
    expect(s.state.humans[0]?.ap).toBe(0)
    expect(pending(s.table)?.asks).toBe('act')
    expect(choices(s.table, 'P1')).toContainEqual({ do: 'end' })
  })

  it.each([
    [{ humans: [] }, 'dw.scope.4 humans'],
    [{ humans: [{}] }, 'dw.scope.4 humans[0].at'],
    [{ moon: 1 }, 'dw.scope.4 moon'],
    [{ options: { moon: 1 } }, 'dw.scope.4 options.moon'],
    [{ options: { turnLimit: 99 } }, 'dw.end.2 options.turnLimit'],
    [{ humans: [human({ at: [100, 6000] })] }, 'dw.movement.8 humans[0].at'],
    [{ humans: [human(), human({ at: [6100, 6000] })] }, 'dw.units.5 humans[1].at'],
    [{ humans: [human({ seat: 'P2' })] }, 'dw.scope.6 humans[0].seat'],
    [{ humans: [human({ on: 'B9' })] }, 'dw.movement.10 humans[0].on'],
    [{ humans: [human({ ap: 5 })] }, 'dw.ap.1 humans[0].ap'],
    [{ humans: [human({ wounds: 1, untested: 2 })] }, 'dw.wounds.2 humans[0].untested'],
    [{ humans: [human({ died: 1 })] }, 'dw.zombify.3 humans[0].died'],
    [{ humans: [human({ status: 'dead', died: 2 })] }, 'dw.zombify.3 humans[0].died'],
    [{ humans: [human({ weapons: ['pistol', 'rifle', 'carbine'] })] }, 'dw.carry.2 humans[0].weapons'],
    [{ humans: [human({ weapons: ['rifle', 'carbine'] })] }, 'dw.carry.1 humans[0].weapons'],
    [{ humans: [human({ weapons: [{ type: 'pistol', loaded: 13 }] })] }, 'dw.ammo.1 humans[0].weapons[0].loaded'],
    [
      {
        humans: [
          human({
            weapons: [
              { type: 'rifle', ready: true },
              { type: 'knife', ready: true },
            ],
          }),
        ],
      },
      'dw.carry.6 humans[0].weapons',
    ],
    [{ humans: [human({ weapons: [{ type: 'revolver', jammed: true }] })] }, 'dw.jam.2 humans[0].weapons[0].jammed'],
    [
      { humans: [human({ prone: true, weapons: [{ type: 'machinegun', ready: true, braced: true }] })] },
      'dw.machinegun.10 humans[0].weapons[0].braced',
    ],
    [
      { humans: [human({ weapons: [{ type: 'grenade-launcher', grenades: { molotov: 1 } }] })] },
      'dw.carry.7 humans[0].weapons[0].grenades.molotov',
    ],
    [{ humans: [human({ stock: { launcher: { molotov: 1 } } })] }, 'dw.carry.7 humans[0].stock.launcher.molotov'],
    [{ humans: [human()], lying: [{ at: [20_000, 1], item: 'battery' }] }, 'dw.movement.26 lying[0].at'],
    [{ humans: [human()], zombies: [zombie(1, at(20, 20), { facing: [0, 0] })] }, 'dw.cc.14 zombies[0].facing'],
    [
      { humans: [human()], zombies: [zombie(1, at(20, 20))], activation: { human: 1, leaving: ['Z1'] } },
      'dw.break.10 activation.leaving[0]',
    ],
    [
      {
        humans: [human({ weapons: [{ type: 'pistol', id: 1 }] })],
        activation: { human: 1, shell: { weapon: 1, towards: at(1, 2), target: null } },
      },
      'dw.shotgun.11 activation.shell.weapon',
    ],
    [
      { humans: [human({ weapons: [{ type: 'rifle', braced: true }] })] },
      'dw.machinegun.9 humans[0].weapons[0].braced',
    ],
    [
      { humans: [human({ weapons: [{ type: 'flamethrower', motor: 'stalled' }] })] },
      'dw.chainsaw.4 humans[0].weapons[0].motor',
    ],
    [
      { humans: [human({ weapons: [{ type: 'pistol', grenades: { molotov: 1 } }] })] },
      'dw.carry.7 humans[0].weapons[0].grenades',
    ],
    [
      { humans: [human({ weapons: [{ type: 'pistol', id: 4 }], items: [{ kind: 'keys', id: 4 }] })] },
      'dw.setup.1 humans[0].items[0].id',
    ],
    [{ zombies: [zombie(1, [6100, 6000])] }, 'dw.units.5 zombies[0].at'],
    [{ zombies: [zombie(2, at(10, 10)), zombie(2, at(20, 20))] }, 'dw.units.16 zombies[1].n'],
    [{ zombies: [zombie(1, at(10, 10), { victim: 3 })] }, 'dw.units.16 zombies[0].victim'],
    [{ zombies: [zombie(1, at(10, 10), { pounding: 'D9' })] }, 'dw.barrier.1 zombies[0].pounding'],
    [{ zombies: [zombie(4, at(10, 10))], nextZombie: 4 }, 'dw.units.16 nextZombie'],
    [{ humans: [human({ items: ['keys'] })], nextId: 1 }, 'dw.setup.1 nextId'],
    [{ openings: { D9: 'open' } }, 'dw.movement.22 openings.D9'],
    [{ lying: [{ at: at(1, 1) }] }, 'dw.movement.26 lying[0]'],
    [{ lying: [{ at: at(1, 1), id: 2, weapon: { type: 'knife', id: 3 } }] }, 'dw.setup.1 lying[0].id'],
    [{ activation: { human: 2 } }, 'dw.turn.6 activation.human'],
    [{ humans: [human({ acted: true })], activation: { human: 1 } }, 'dw.turn.6 activation.human'],
    [{ phase: 'zombies', activation: { human: 1 } }, 'dw.turn.1 activation'],
    [{ activation: { human: 1, leaving: ['Z1'] } }, 'dw.break.10 activation.leaving[0]'],
    [
      { activation: { human: 1, run: { path: [at(1, 1), at(2, 2)], surcharge: 0, paid: 1 } } },
      'dw.movement.3 activation.run.path',
    ],
    [
      { activation: { human: 1, shell: { weapon: 3, towards: at(1, 1), target: null } } },
      'dw.shotgun.11 activation.shell.weapon',
    ],
    [{ humans: [human({ burning: { turns: 1, lighter: 2 } })] }, 'dw.fire.13 humans[0].burning.lighter'],
    [
      { zombies: [zombie(1, at(9, 9), { burning: { turns: 1, lighter: 2 } })] },
      'dw.fire.13 zombies[0].burning.lighter',
    ],
    [{ humans: [human({ entrance: 'D9' })] }, 'dw.entry.6 humans[0].entrance'],
    [{ zombies: [zombie(1, at(9, 9), { former: 1 })] }, 'dw.zombify.5 zombies[0].former'],
    [{ lying: [{ at: at(1, 1), weapon: 'knife', heldBy: 1 }] }, 'dw.zombify.7 lying[0].heldBy'],
    [{ lying: [{ at: at(1, 1), weapon: 'knife', on: 'B9' }] }, 'dw.movement.10 lying[0].on'],
    [{ noises: [{ at: at(1, 1), on: 'B9' }] }, 'dw.movement.10 noises[0].on'],
    [{ humans: [human({ weapons: [{ type: 'rifle', silenced: true }] })] }, 'dw.items.8 humans[0].weapons[0].silenced'],
    [{ humans: [human({ items: [{ kind: 'gas-can', on: true }] })] }, 'dw.items.3 humans[0].items[0].on'],
    [{ humans: [human({ status: 'dead' })] }, 'dw.turn.11 humans'],
    [{ humans: [human({ npc: true })] }, 'dw.scope.6 options.players'],
    [{ exact: { turn: 1 } }, 'dw.scope.4 exact.decision'],
  ])('refuses %j with the clause and the place', (document, fault) => {
    expect(faultOf(document)).toBe(fault)
  })

  it('refuses figures in walls', () => {
    const document = { humans: [human({ at: [4000, 4500] })], options: optionsFor({ buildings: [HOUSE] }) }
    const answer = position.read(document, {}, {})
    expect(answer).toMatchObject({ ok: false, fault: { clause: 'dw.units.5', at: 'humans[0].at' } })
  })

  it('refuses a whole state that does not say the same as the rest', () => {
    const s = newGame({ options: { scenario: 'mercy' }, dice: seeded('exact') })
    const document = JSON.parse(JSON.stringify(position.write(s.table)))
    expect(position.read(document, {}, {})).toMatchObject({ ok: true })
    document.turn = 3
    expect(position.read(document, {}, {})).toMatchObject({ ok: false, fault: { clause: 'dw.scope.4', at: 'exact' } })
  })

  it('[dw.scope.3] keeps blocks of the advanced rules that were switched off, and what was found', () => {
    const s = scene({
      options: { advanced: true, quirks: false },
      humans: [human({ weapons: [{ type: 'pistol', silenced: true }], items: [{ kind: 'radio', on: true }] })],
    })
    expect(s.options).toMatchObject({ quirks: false, skills: true, searching: true })
    const document = JSON.parse(JSON.stringify(position.write(s.table)))
    expect(document.options).toMatchObject({ advanced: true, quirks: false })
    const answer = position.read(document, {}, s.state.holders)
    expect(answer.ok && answer.value.options).toMatchObject({ advanced: true, quirks: false, skills: true })
    expect(same(s)).toBe(true)
  })
})

describe('a set-up written by hand', () => {
  const document = { phase: 'setup', humans: [human({ at: at(30, 30) }), { name: 'Late' }] }

  it('[dw.setup.6] asks for the places of those who have none', () => {
    const s = sceneOf(deadWalk)({ position: document, options: optionsFor({}), dice: seeded('set-up') })
    expect([s.asks, s.owe, s.state.turn]).toEqual(['place', ['P1'], 0])
    const [first] = s.offered('P1')
    expect(first).toMatchObject({ do: 'place', human: 2 })
    expect(s.refused('P1', { do: 'place', human: 1, at: [3000, 3000] }).clause).toBe('dw.setup.6')
    expect(s.do('P1', first as NonNullable<typeof first>).state.turn).toBe(1)
    expect(s.state.humans.map(({ status }) => status)).toEqual(['alive', 'alive'])
  })

  it('[dw.setup.6] a human without a place is refused when play has begun, and a turn before it has', () => {
    expect(faultOf({ humans: [human({ at: at(30, 30) }), { name: 'Late' }] })).toBe('dw.scope.4 humans[1].at')
    expect(faultOf({ ...document, turn: 1 })).toBe('dw.turn.1 turn')
    expect(faultOf({ ...document, activation: { human: 1 } })).toBe('dw.turn.1 activation')
  })
})
