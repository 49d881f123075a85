import { canonical, type OptionValues, seat as sit, seeded } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { dropDead } from './index.ts'
import type { DropDeadKit, State } from './state.ts'
import {
  type DropDeadScene,
  earl,
  endTurns,
  frank,
  newGame,
  owl,
  partsLying,
  playOn,
  scene,
  skye,
  theOne,
  tile,
  tileAt,
  whereIs,
  zombie,
  zombieAt,
  zombieNo,
} from './testing.ts'

const read = (document: object, options: OptionValues = {}) => dropDead.position.read(document, options, {})
const refused = (document: object, options: OptionValues = {}): string => {
  const answer = read({ survivors: [earl(), frank()], ...document }, options)
  return answer.ok ? 'accepted' : `${answer.fault.clause} ${answer.fault.at ?? ''}`.trim()
}
const written = (s: DropDeadScene): Record<string, unknown> =>
  JSON.parse(JSON.stringify(dropDead.position.write(s.table))) as Record<string, unknown>

/** The state that comes of what was written of a scene, at its next question. */
function readAgain(s: DropDeadScene): State {
  const answer = dropDead.position.read(written(s), {}, s.state.holders)
  if (!answer.ok) throw new Error(`${answer.fault.clause} ${answer.fault.at}: ${answer.fault.reason}`)
  const { options, state } = answer.value
  return sit<DropDeadKit>(dropDead, state, dropDead.book(options), seeded('again')).state
}
const essence = (state: State): string => canonical({ ...state, decision: 0 })

describe('what a position says', () => {
  it('[dd.components.9] keeps health, movement, parts and the number of the cycle', () => {
    const s = scene({
      options: { minMove: 1 },
      tiles: [tile('T40', [3, 0], 1), tile('T34', [3, 1], 0, { resolved: false })],
      survivors: [
        earl({ at: [12, 1], health: 70, carries: true, items: ['I07', 'I10'], trapped: true }),
        frank({ at: [5, 2] }),
        skye({ status: 'undead', died: { cycle: 2, phase: 'zombies' } }),
      ],
      zombies: [zombie(3, [14, 1], { health: 4, heading: 6 })],
      stack: ['T01', 'T05'],
      covered: ['T02'],
      deck: ['E01', 'I08'],
      discard: ['E10'],
      parts: [[9, 1]],
      installed: 1,
      cycle: 7,
      turn: { survivor: 'frank', paid: 2, attacks: 1 },
      fog: 8,
      idle: 3,
      stirred: true,
    })
    expect([whereIs(s, 'earl'), theOne(s, 'earl').health, theOne(s, 'earl').carries]).toEqual([[12, 1], 70, true])
    expect([theOne(s, 'earl').items, theOne(s, 'earl').trapped]).toEqual([['I07', 'I10'], true])
    expect([theOne(s, 'skye').status, theOne(s, 'skye').died, whereIs(s, 'skye')]).toEqual([
      'undead',
      { cycle: 2, phase: 'zombies' },
      null,
    ])
    expect([zombieAt(s, 3), zombieNo(s, 3)]).toMatchObject([[14, 1], { health: 4, heading: 6, commanded: false }])
    expect([tileAt(s, 3, 0), tileAt(s, 3, 1)]).toMatchObject([
      { id: 'T40', rot: 1, resolved: true },
      { id: 'T34', rot: 0, resolved: false },
    ])
    expect([s.state.stack, s.state.covered, s.state.deck, s.state.discard]).toEqual([
      ['T01', 'T05'],
      ['T02'],
      ['E01', 'I08'],
      ['E10'],
    ])
    expect([partsLying(s), s.state.installed, s.state.cycle, s.state.fog, s.state.idle]).toEqual([[[9, 1]], 1, 7, 8, 3])
    expect([s.owe, s.state.turn?.paid, s.state.turn?.attacks, s.state.turn?.begun]).toEqual([['P2'], 2, 1, true])
    expect(s.options.minMove).toBe(1)
  })

  it('fills in what is not said: full health, own units, cycle 1, the first turn, all other tiles and cards', () => {
    const s = scene({
      survivors: [frank(), earl()],
      tiles: [tile('T07', [3, 0], 1)],
      zombies: [{ at: [4, 0] }, zombie(1, [5, 0])],
    })
    expect(s.state.survivors.map(({ id, seat, health }) => `${id} ${seat} ${health}`)).toEqual([
      'earl P2 125',
      'frank P1 150',
    ])
    expect([whereIs(s, 'earl'), whereIs(s, 'frank')]).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect([s.owe, s.state.cycle, s.state.phase, s.options.players]).toEqual([['P2'], 1, 'survivors', 2])
    expect([s.state.stack.length, s.state.stack.includes('T07'), s.state.deck.length]).toEqual([40, false, 22])
    expect(zombieAt(s, 2)).toEqual([4, 0])
  })

  it('takes as many part cards out of the deck as there are parts on the map', () => {
    const s = scene({ survivors: [earl({ at: [5, 1], carries: true })], parts: [[9, 1]], installed: 1 })
    expect(s.state.partCards).toEqual(['I01', 'I02', 'I03'])
    expect([s.state.deck.length, s.state.deck.includes('I03'), s.state.deck.includes('I04')]).toEqual([19, false, true])
  })

  it('[dd.death.2] makes the dead undead, unless the house says that they do not play on', () => {
    const cast = { survivors: [earl(), frank({ status: 'dead' }), { id: 'owl', health: 0 } as const] }
    const statuses = (s: DropDeadScene) => [theOne(s, 'frank').status, theOne(s, 'owl').status]
    expect(statuses(scene(cast))).toEqual(['undead', 'undead'])
    expect(statuses(scene({ ...cast, options: { undeadMode: 'off' } }))).toEqual(['dead', 'dead'])
  })

  it('begins a zombie phase with the spawners', () => {
    const s = scene({ tiles: [tile('T12', [3, 0], 1)], phase: 'zombies', dice: [1, 1] })
    expect(s.story.slice(0, 2)).toEqual(['dd.cycle.1 phase began', 'dd.spawn.1 zombie placed'])
    expect([s.state.cycle, s.asks]).toEqual([2, 'act'])
  })

  it('keeps an order of turns that luck made as it is written', () => {
    const s = scene({ survivors: [owl({ seat: 'P2' }), earl({ seat: 'P1' })], options: { turnOrder: 'random' } })
    expect(s.state.survivors.map((one) => one.id)).toEqual(['owl', 'earl'])
  })
})

describe('a position is refused with its place and the clause it breaks', () => {
  it.each([
    [{ survivors: [] }, 'dd.players.1 survivors'],
    [{ survivors: [earl(), earl()] }, 'dd.setup.1 survivors[1].id'],
    [{ survivors: [earl(), frank({ seat: 'P1' })] }, 'dd.players.1 survivors[1].seat'],
    [{ survivors: [earl(), frank({ seat: 'P3' })] }, 'dd.players.1 survivors[1].seat'],
    [{ survivors: [earl({ health: 126 })] }, 'dd.items.5 survivors[0].health'],
    [{ survivors: [earl({ health: 0, status: 'alive' })] }, 'dd.health.2 survivors[0].health'],
    [{ survivors: [earl({ status: 'dead' })] }, 'dd.end.6 survivors'],
    [{ survivors: [earl(), frank({ status: 'undead', carries: true })] }, 'dd.death.1 survivors[1]'],
    [{ survivors: [earl(), { id: 'frank', status: 'left behind' }] }, 'dd.end.5 survivors[1].status'],
    [{ survivors: [earl(), { id: 'frank', status: 'escaped' }] }, 'dd.end.5 survivors[1].status'],
    [
      { survivors: [earl(), frank({ status: 'undead' })], options: { undeadMode: 'off' } },
      'dd.variant.3 survivors[1].status',
    ],
    [
      { survivors: [earl(), frank({ status: 'undead', died: { cycle: 4, phase: 'zombies' } })], cycle: 4 },
      'dd.death.6 survivors[1].died',
    ],
    [
      { survivors: [earl(), frank({ status: 'undead', died: { cycle: 5, phase: 'survivors' } })], cycle: 4 },
      'dd.death.6 survivors[1].died',
    ],
    [{ survivors: [earl({ died: { cycle: 1, phase: 'zombies' } })] }, 'dd.death.6 survivors[0].died'],
    [{ survivors: [earl({ carries: true })] }, 'dd.parts.11 survivors[0].carries'],
    [{ survivors: [earl({ at: [12, 1] })] }, 'dd.grid.1 survivors[0].at'],
    [{ survivors: [earl({ items: ['I01'] })] }, 'dd.cards.9 survivors[0].items[0]'],
    [{ survivors: [earl({ items: ['I06'] }), frank({ items: ['I06'] })] }, 'dd.components.4 survivors[1].items[0]'],
    [{ zombies: [zombie(1, [1, 1])] }, 'dd.grid.11 zombies[0].at'],
    [{ zombies: [zombie(1, [4, 1]), zombie(1, [5, 1])] }, 'dd.components.1 zombies[1].n'],
    [{ zombies: [zombie(22, [4, 1])] }, 'dd.components.1 zombies[0].n'],
    [{ zombies: [zombie(1, [4, 1], { health: 21 })] }, 'dd.zombies.1 zombies[0].health'],
    [
      { zombies: [0, 1, 2, 3].map((y) => zombie(y + 1, [4, y])).concat(zombie(5, [5, 0])) },
      'dd.zombies.8 zombies[4].at',
    ],
    [{ tiles: [tile('T40', [1, 0])] }, 'dd.grid.3 tiles[0].at'],
    [{ tiles: [tile('T41', [4, 0]), tile('T40', [63, 0])] }, 'dd.grid.3 tiles[1].at'],
    [{ tiles: [tile('T40', [0, -100])] }, 'dd.grid.3 tiles[0].at'],
    [{ tiles: [tile('T40', [3, 0]), tile('T40', [4, 0])] }, 'dd.tiles.1 tiles[1].id'],
    [{ tiles: [tile('T40', [3, 0], 0, { resolved: false })] }, 'dd.symbols.4 tiles[0].resolved'],
    [{ tiles: [tile('T34', [3, 0], 0, { resolved: false, asleep: true })] }, 'dd.scenario.3 tiles[0].asleep'],
    [{ tiles: [tile('T40', [3, 0])], stack: ['T40'] }, 'dd.tiles.1 stack[0]'],
    [{ stack: ['T01', 'T01'] }, 'dd.tiles.1 stack[1]'],
    [{ covered: ['T01'], stack: ['T01'] }, 'dd.tiles.1 stack[0]'],
    [{ deck: ['E01'], discard: ['E01'] }, 'dd.components.4 deck[0]'],
    [{ partCards: ['E01'] }, 'dd.cards.9 partCards[0]'],
    [{ deck: ['I01', 'I02'], installed: 4 }, 'dd.components.3 parts'],
    [{ parts: [[20, 1]] }, 'dd.grid.1 parts[0]'],
    [{ turn: { survivor: 'owl' } }, 'dd.cycle.6 turn.survivor'],
    [{ turn: { survivor: 'earl', attacks: 2 } }, 'dd.turn.3 turn.attacks'],
    [{ turn: { survivor: 'earl' }, phase: 'zombies' }, 'dd.cycle.3 turn'],
    [{ options: { players: 3 } }, 'dd.players.1 survivors'],
    [{ options: { zombieMove: 9 } }, 'dd.zombies.3 options.zombieMove'],
    [{ options: { haste: 1 } }, 'dd.variant.12 options.haste'],
    [{ cycle: 0 }, 'dd.components.9 cycle'],
    [{ zombies: [{ n: 1 }] }, 'dd.components.9 zombies[0].at'],
    [{ doors: [] }, 'dd.components.9 doors'],
  ])('%j', (document, fault) => {
    expect(refused(document)).toBe(fault)
  })
})

describe('a state is written down', () => {
  it('in plain keys as long as it rests in a turn, and read again as it was', () => {
    const s = scene({
      survivors: [earl({ at: [6, 1], health: 60, items: ['I09'] }), frank({ status: 'dead' })],
      zombies: [zombie(2, [9, 1], { heading: 3 })],
      tiles: [tile('T20', [3, 0], 1, { resolved: false })],
    })
    s.do('P1', { do: 'step', to: [6, 2] })
    expect(written(s)).not.toHaveProperty('exact')
    expect(essence(readAgain(s))).toBe(essence(s.state))
  })

  it('whole where plain keys do not do: in the set-up, with a tile in hand, in an undead turn', () => {
    const choosing = newGame({ options: { survivorSelection: 'choose' } })
    const placing = newGame()
    const exploring = scene({ survivors: [earl({ at: [11, 1] })] }).do('P1', { do: 'explore' })
    const undead = endTurns(
      scene({ survivors: [earl(), frank({ status: 'undead' })], tiles: [tile('T40', [3, 0]), tile('T41', [4, 0])] }),
    )
    for (const s of [choosing, placing, exploring, undead]) {
      expect(written(s)).toHaveProperty('exact')
      expect(essence(readAgain(s))).toBe(essence(s.state))
    }
    expect(undead.owe).toEqual(['P2'])
  })

  it('with the options that were chosen, and not those that the scenario gives', () => {
    const s = playOn(
      newGame({ options: { scenario: 'curfew', players: 2, minMove: 3 } }),
      ({ state }) => state.phase === 'setup',
    )
    expect(written(s).options).toEqual({ scenario: 'curfew', minMove: 3 })
    expect(essence(readAgain(s))).toBe(essence(s.state))
  })

  it('whole when the game is over', () => {
    const s = scene({ survivors: [earl({ items: ['I06'] }), frank({ at: [9, 1] })], installed: 2 })
    s.do('P1', { do: 'escape' })
    expect(s.outcome).not.toBeNull()
    expect(essence(readAgain(s))).toBe(essence(s.state))
  })

  it('and a state in which somebody is missing, or nobody lives, is refused: who would throw for the table?', () => {
    const s = scene({ survivors: [earl({ at: [11, 1] }), frank({ at: [1, 1] })] }).do('P1', { do: 'explore' })
    const document = written(s) as { exact: State }
    const without = (change: (all: State['survivors']) => State['survivors']): string => {
      const copy = structuredClone(document)
      copy.exact.survivors = change(copy.exact.survivors)
      const answer = read(copy)
      return answer.ok ? 'accepted' : answer.fault.reason
    }
    expect(without((all) => all)).toBe('accepted')
    expect(without((all) => all.slice(0, 1))).toMatch(/not every player has a survivor/)
    const died = { cycle: 1, phase: 'survivors' } as const
    const dead = { status: 'dead' as const, health: 0, at: null, carries: false, items: [], died }
    expect(without((all) => all.map((one) => ({ ...one, ...dead })))).toMatch(
      /nobody is left to play for|nobody living/,
    )
  })

  it('and a state that was tampered with is refused', () => {
    const s = scene({ survivors: [earl({ at: [11, 1] })] }).do('P1', { do: 'explore' })
    const document = written(s) as { exact: State }
    const tampered = (change: (state: State) => void): string => {
      const copy = structuredClone(document)
      change(copy.exact)
      const answer = read(copy)
      return answer.ok ? 'accepted' : `${answer.fault.clause} ${answer.fault.at}: ${answer.fault.reason}`
    }
    expect(tampered(() => {})).toBe('accepted')
    expect(tampered((state) => void (state.stack = [...state.stack, 'T01']))).toMatch(
      /dd.components.9 exact: a tile is there twice/,
    )
    expect(tampered((state) => void (state.cycle = 5))).toMatch(/disagrees/)
    expect(tampered((state) => void (state.frames = []))).toMatch(/cannot go on/)
    expect(tampered((state) => void delete (state as Partial<State>).fog)).toMatch(/exact\.fog: missing/)
    expect(tampered((state) => void Object.assign(state, { more: 1 }))).toMatch(/exact\.more: unknown key/)
  })
})

describe('a set-up written by hand', () => {
  const setup = (survivors: readonly object[], options: OptionValues): DropDeadScene =>
    sceneOf(dropDead)({ position: { phase: 'setup', survivors }, options })

  it('[dd.setup.7] places the survivors that are not placed yet, in turn order', () => {
    const s = setup([{ id: 'skye' }, { id: 'earl', at: [1, 1] }], { players: 2 })
    expect([s.asks, s.owe]).toEqual(['place your survivor', ['P1']])
    expect(s.refused('P1', { do: 'place', at: [1, 1] }).clause).toBe('dd.setup.8')
    s.do('P1', { do: 'place', at: [0, 0] })
    expect([s.state.cycle, s.asks]).toEqual([1, 'act'])
  })

  it('[dd.setup.1] lets the seats choose that have not chosen', () => {
    const s = setup([{ id: 'owl' }], { players: 2, survivorSelection: 'choose' })
    expect([s.asks, s.owe]).toEqual(['choose your survivor', ['P2']])
    expect(s.refused('P2', { do: 'choose-survivor', survivor: 'owl' }).clause).toBe('dd.setup.1')
    expect(s.do('P2', { do: 'choose-survivor', survivor: 'earl' }).owe).toEqual(['P2'])
  })

  it.each([
    [{ survivors: [{ id: 'earl' }] }, 'dd.setup.1 survivors'],
    [{ survivors: [{ id: 'earl', at: [5, 1] }, { id: 'owl' }] }, 'dd.setup.7 survivors[0].at'],
    [{ survivors: [{ id: 'earl', carries: true }, { id: 'owl' }] }, 'dd.setup.12 survivors[0].carries'],
    [{ survivors: [{ id: 'earl' }, { id: 'owl' }], cycle: 2 }, 'dd.cycle.1 cycle'],
    [{ survivors: [{ id: 'earl' }, { id: 'owl' }], turn: { survivor: 'earl' } }, 'dd.cycle.1 turn'],
  ])('%j is refused', (over, fault) => {
    const answer = dropDead.position.read({ phase: 'setup', ...over }, { players: 2 }, {})
    expect(answer.ok ? 'accepted' : `${answer.fault.clause} ${answer.fault.at}`).toBe(fault)
  })
})
