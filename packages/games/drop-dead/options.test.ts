import { check, departures, type OptionValues } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from './commands.ts'
import { CLAUSES } from './clauses.ts'
import { DECK, isCarPart } from './content/cards.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { dropDead } from './index.ts'
import { STACK, type StackTileId, TILES } from './content/tiles.ts'
import { bookFor, OPTIONS, settle } from './options.ts'
import { SURVIVOR_IDS, SURVIVORS } from './tables/survivors.ts'
import { earl, frank, newGame, offersOf, playOn, scene, zombie } from './testing.ts'

/** The house-rule table: default, what is accepted, what is refused. */
const TABLE: Record<string, [standard: unknown, good: unknown[], bad: unknown[]]> = {
  scenario: ['breakdown', ['curfew', 'lone-survivor'], ['S1', 1]],
  players: [3, [1, 4], [0, 5, 2.5]],
  partsRequired: [[2, 2, 2, 4], [[1, 5, 3, 2]], [[2, 2, 2], [0, 2, 2, 2], [2, 2, 2, 6], 2]],
  survivorSelection: ['random', ['choose'], ['draft', true]],
  turnOrder: ['printed', ['birthday', 'random'], ['age', 1]],
  sessionDate: [
    [1, 1],
    [
      [2, 29],
      [12, 31],
    ],
    [[2, 30], [13, 1], [4, 31], [0, 1], [1]],
  ],
  rangeMetric: ['orthogonal', ['diagonal'], ['euclidean', 1]],
  zombieMove: [4, [2, 6], [1, 7]],
  zombieHealth: [20, [5, 40], [4, 41]],
  zombieHurtBonus: [1, [0, 2], [-1, 3]],
  zombieFigures: [21, [10, 40], [9, 41]],
  tileZombieCap: [4, [2, 8], [1, 9]],
  moveTileCap: [true, [false], ['off', 0]],
  overrunAt: [3, [0, 2, 5], [1, 6]],
  shambleSteps: [1, [4], [0, 5]],
  sightLimit: [0, [20], [-1, 21]],
  freshZombiesWait: [false, [true], ['on']],
  zombieDiagonalHunt: [false, [true], ['on']],
  undeadMode: ['additional', ['replace', 'off'], ['on', true]],
  undeadMoves: [3, [0, 6], [-1, 7]],
  undeadAttacks: [2, [0, 6], [-1, 7]],
  undeadSummons: [1, [0, 3], [-1, 4]],
  frankRule: ['card', ['general', 'both'], ['none', 1]],
  damageStep: [25, [10, 50], [9, 51]],
  minMove: [2, [1, 3], [0, 4]],
  freeEntry: [true, [false], [1]],
  tradeItems: [false, [true], [1]],
  escapeMode: ['van-leaves', ['one-by-one'], ['all', 1]],
  cycleLimit: [0, [40], [-1, 41]],
  healBandages: [25, [5, 100], [4, 101]],
  healKit: [50, [5, 100], [4, 101]],
  stack: [STACK, [STACK.slice(10)], [STACK.slice(22), ['A'], ['T01', 'T01'], 'T01']],
  deck: [DECK, [DECK.slice(0, 12)], [['I99'], ['I01', 'I01'], DECK.slice(5), 22]],
}

const given = (id: string, value: unknown) => settle({ [id]: value } as OptionValues)
function settled(options: Record<string, unknown>): OptionValues {
  const answer = settle(options as OptionValues)
  if (!answer.ok) throw new Error(`${answer.fault.at}: ${answer.fault.why}`)
  return answer.value
}
const faultAt = (options: Record<string, unknown>): string => {
  const answer = settle(options as OptionValues)
  return answer.ok ? 'accepted' : `${answer.fault.at}: ${answer.fault.why}`
}
const bookOf = (options: Record<string, unknown> = {}) => bookFor(settled(options))

describe('the options', () => {
  it('are those of the house-rule table, with its defaults', () => {
    expect(Object.fromEntries(Object.entries(OPTIONS).map(([id, d]) => [id, d.standard]))).toEqual(
      Object.fromEntries(Object.entries(TABLE).map(([id, [standard]]) => [id, standard])),
    )
  })

  it.each(Object.entries(TABLE))('%s takes what the table allows and refuses the rest by name', (id, [, good, bad]) => {
    for (const value of good) expect(faultAt({ [id]: value })).toBe('accepted')
    for (const value of bad) {
      const answer = given(id, value)
      const at = answer.ok ? 'accepted' : answer.fault.at
      expect(id === 'deck' ? ['options.deck', 'options.partsRequired'] : [`options.${id}`]).toContain(at)
    }
  })

  it('each cite a clause of the index', () => {
    for (const { clause, says } of Object.values(OPTIONS)) {
      expect(Object.keys(CLAUSES)).toContain(clause)
      expect(says.endsWith('.')).toBe(true)
    }
  })

  it('refuse what is no option', () => {
    expect(faultAt({ spawnEvery: 2 })).toBe('options.spawnEvery: there is no such option')
  })

  it('leave the printed game unpatched at their defaults', () => {
    expect(departures(OPTIONS, settled({}))).toEqual({})
    expect(bookOf()).toMatchObject({ overrunAt: 3, shambleSteps: 1, sightLimit: 0, damageStep: 25, minMove: 2 })
  })

  it('can all be changed together', () => {
    const all = Object.fromEntries(Object.entries(TABLE).map(([id, [, good]]) => [id, good.at(-1)]))
    const { scenario: _scenario, deck: _deck, stack: _stack, ...rest } = all
    expect(() => bookOf({ ...rest, partsRequired: [1, 2, 3, 4] })).not.toThrow()
  })

  it('are beaten by nothing: what the host sets beats the scenario, which beats the default', () => {
    expect(settled({}).cycleLimit).toBe(0)
    expect(settled({ scenario: 'curfew' }).cycleLimit).toBe(14)
    expect(settled({ scenario: 'curfew', cycleLimit: 9 }).cycleLimit).toBe(9)
    expect(settled({ scenario: 'curfew', partsRequired: [1, 1, 1, 1] }).partsRequired).toEqual([1, 1, 1, 1])
    expect(settled({ scenario: 'curfew', stack: [...STACK] }).stack).toEqual(STACK)
    expect(settled({ scenario: 'lone-survivor', survivorSelection: 'random' }).survivorSelection).toBe('random')
  })

  it('settle the number of survivors by the scenario when nobody says it', () => {
    const players = Object.keys(SCENARIOS).map((scenario) => settled({ scenario }).players)
    expect(players).toEqual([3, 3, 3, 3, 1])
    expect(faultAt({ scenario: 'lone-survivor', players: 2 })).toMatch(/^options.players: Lone Survivor takes 1 /)
  })
})

describe('set-ups that cannot be played are refused', () => {
  it('with fewer parts to find than are needed', () => {
    const deck = DECK.filter((id) => id !== 'I01' && id !== 'I02')
    expect(faultAt({ deck, players: 4 })).toMatch(/^options.partsRequired: 4 parts are needed and only 3/)
    expect(faultAt({ deck, players: 3 })).toBe('accepted')
    expect(faultAt({ scenario: 'ground-zero', partsRequired: [5, 5, 5, 5] })).toBe('accepted')
  })

  it('with more than five parts', () => {
    expect(faultAt({ scenario: 'ground-zero', deck: [...DECK] })).toMatch(
      /^options.deck: there are 5 car parts, not 10/,
    )
    const one = DECK.filter((id) => !isCarPart(id)).concat('I01')
    expect(faultAt({ scenario: 'ground-zero', deck: one })).toMatch(/not 6/)
  })

  it('with a stack too small, too closed, too empty or too full of stars', () => {
    const named = (...numbers: number[]): StackTileId[] =>
      numbers.map((n) => `T${String(n).padStart(2, '0')}` as StackTileId)
    const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
    expect(faultAt({ stack: named(...range(22, 40)) })).toMatch(/at least 20 tiles/)
    expect(faultAt({ stack: named(...range(22, 41)) })).toBe('accepted')
    expect(faultAt({ stack: named(...range(1, 24)) })).toMatch(/2.3 open sides/)
    const few = named(12, 13, 21, 30, 32, 33, 38, 39, 40, 41, 34, 35, 36, 37, 22, 23, 24, 25, 26)
    expect(faultAt({ stack: [...few, 'T20'] })).toMatch(/at least half of the tiles/)
    const stars = named(5, 12, 20, 30, 31, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 34, 35, 36, 37, 14)
    expect(stars.reduce((sum, id) => sum + (typeof TILES[id].symbol === 'number' ? TILES[id].symbol : 0), 0)).toBe(14)
    expect(faultAt({ stack: stars })).toMatch(/two fifths/)
  })

  it('with a tile or a card twice, laid out, or in hand', () => {
    expect(faultAt({ stack: [...STACK.slice(1), 'T41'] })).toMatch(/only one tile T41/)
    expect(faultAt({ scenario: 'patient-zero', stack: [...STACK] })).toMatch(
      /^options.stack: Patient Zero lays out T40/,
    )
    expect(faultAt({ deck: [...DECK.slice(1), 'E10'] })).toMatch(/only one card E10/)
    expect(faultAt({ scenario: 'lone-survivor', deck: [...DECK] })).toMatch(/^options.deck: I06 is in hand/)
  })

  it('with a switch that excludes the scenario', () => {
    expect(faultAt({ scenario: 'patient-zero', undeadMode: 'off' })).toMatch(/^options.undeadMode/)
    expect(faultAt({ scenario: 'ground-zero', undeadMode: 'off' })).toBe('accepted')
  })
})

describe('what the options change', () => {
  it('[dd.variant.12] numbers of the book, wherever rules use them', () => {
    const book = bookOf({
      zombieMove: 6,
      zombieHealth: 30,
      zombieHurtBonus: 2,
      zombieFigures: 12,
      tileZombieCap: 6,
      overrunAt: 0,
      shambleSteps: 4,
      sightLimit: 8,
      damageStep: 10,
      minMove: 1,
      healBandages: 30,
      healKit: 80,
      undeadMoves: 0,
      undeadAttacks: 6,
      undeadSummons: 3,
      cycleLimit: 12,
    })
    expect(book.zombies).toMatchObject({ movement: 6, health: 30, hurtBonus: 2, figures: 12, perTile: 6 })
    expect(book).toMatchObject({
      overrunAt: 0,
      shambleSteps: 4,
      sightLimit: 8,
      damageStep: 10,
      minMove: 1,
      cycleLimit: 12,
    })
    expect([book.healing, book.undead]).toEqual([
      { bandages: 30, kit: 80 },
      { moves: 0, attacks: 6, summons: 3 },
    ])
  })

  it('[dd.variant.12] how far anybody sees, also inside a tile', () => {
    const cast = { survivors: [earl({ at: [0, 0] })], zombies: [zombie(1, [1, 2]), zombie(2, [3, 3])] }
    expect(offersOf(scene(cast), 'P1', 'attack').map((one) => one.zombie)).toEqual([1, 2])
    expect(offersOf(scene({ ...cast, options: { sightLimit: 3 } }), 'P1', 'attack').map((one) => one.zombie)).toEqual([
      1,
    ])
    const fog = scene({ ...cast, zombies: [zombie(1, [1, 2]), zombie(2, [0, 2])], options: { sightLimit: 2 }, fog: 1 })
    expect(offersOf(fog, 'P1', 'attack').map((one) => one.zombie)).toEqual([2])
    expect(fog.refused('P1', { do: 'attack', zombie: 1 }).clause).toBe('dd.variant.12')
  })

  it('[dd.variant.12] how many zombie figures there are', () => {
    const read = (n: number) =>
      dropDead.position.read({ survivors: [earl()], zombies: [zombie(n, [0, 0])] }, { zombieFigures: 10 }, {})
    expect(read(10).ok).toBe(true)
    expect(read(11)).toMatchObject({ fault: { clause: 'dd.components.1' } })
  })

  it('[dd.variant.5] what wounds do to Frank', () => {
    const perStep = (frankRule: string) => SURVIVOR_IDS.map((id) => bookOf({ frankRule }).movementPerStep(id))
    expect(perStep('card')).toEqual([-1, 2, -1, -1])
    expect(perStep('general')).toEqual([-1, -1, -1, -1])
    expect(perStep('both')).toEqual([-1, 1, -1, -1])
    expect(SURVIVORS.frank.attackPerStep).toBe(2)
  })

  it('[dd.variant.1] distance', () => {
    expect([bookOf().distance(2, 3), bookOf({ rangeMetric: 'diagonal' }).distance(2, 3)]).toEqual([5, 3])
    const cast = { survivors: [frank({ at: [5, 1] })], zombies: [zombie(1, [6, 2])] }
    expect(offersOf(scene(cast), 'P1', 'attack')).toEqual([])
    expect(offersOf(scene({ ...cast, options: { rangeMetric: 'diagonal' } }), 'P1', 'attack')).toHaveLength(1)
  })

  it('what is shuffled', () => {
    const stack = STACK.slice(12)
    const deck = DECK.slice(0, 8)
    const s = newGame({ options: { stack, deck } })
    expect([[...s.state.stack].sort(), [...s.state.deck].sort()]).toEqual([stack, deck])
  })

  it('nothing of the form of commands: random play under odd rules is well written', () => {
    const s = playOn(newGame({ options: { players: 4, zombieFigures: 40 }, hidden: 3 }), ({ state }) => state.cycle < 2)
    for (const command of s.offered(s.owe[0] as string)) expect(check(COMMANDS, command)).toBeNull()
  })
})
