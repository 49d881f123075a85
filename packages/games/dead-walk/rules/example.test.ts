/** dw.example The worked example of the rules, played in the tutorial's street. */
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { figureNamed } from '../state.ts'
import { at, type DeadWalkScene, endPhase, happened, human, humanNo, newGame, scene, zombie } from '../testing.ts'
import { humanBody, isWithin, theFigure, touches } from './01-figures.ts'
import { fearValue } from './23-fear.ts'

const LAWLESS = 1
const DAWSON = 2
const lawless = (over: object = {}): object =>
  human({
    name: 'Sgt. Lawless',
    at: at(26, 34),
    bmv: 6,
    weapons: [{ type: 'sub-machinegun', id: 1, ready: true, loaded: 4 }],
    stock: { bullets: 1 },
    ...over,
  })
const dawson = (over: object = {}): object =>
  human({
    name: 'Private Dawson',
    at: at(30, 34),
    bmv: 6,
    weapons: [{ type: 'pistol', id: 2, ready: true, loaded: 12 }],
    ...over,
  })

/** One zombie within 10 cm of Lawless, another just outside and within 5 cm of the first; the third has a knife. */
const STREET = [
  zombie(1, at(28, 24)),
  zombie(2, at(33, 23)),
  zombie(3, at(17.9, 48.8), { weapon: { type: 'knife', id: 3 } }),
]
const street = (dice: number[], over: object = {}): DeadWalkScene =>
  scene({ map: null, humans: [lawless(), dawson()], zombies: STREET, phase: 'tests', dice, ...over })

const go = (x: number, y: number): Command => ({ do: 'move', path: [at(x, y)] })
const activate = (n: number): Command => ({ do: 'activate', human: n })
const pistolAt = (target: 'Z1' | 'Z2'): Command => ({ do: 'fire', weapon: 2, target, bursts: 1 })
const burstAt = (target: 'Z1' | 'Z2'): Command => ({ do: 'fire', weapon: 1, target, bursts: 1 })
const END: Command = { do: 'end' }
const gapWithin = (s: DeadWalkScene, n: number, id: 'Z1' | 'Z2' | 'Z3' | 'H2', cm: number): boolean =>
  isWithin(s.table, humanBody(humanNo(s, n)), theFigure(s.table, figureNamed(id)), cm * 100)
const touchesDawson = (s: DeadWalkScene, id: 'Z2' | 'Z3'): boolean =>
  touches(s.table, humanBody(humanNo(s, DAWSON)), theFigure(s.table, figureNamed(id)))

/** The dice of the fear tests: Lawless 5, Dawson 8. */
const FEAR = [2, 3, 4, 4]
/** Dawson backs off and fires, missing with a 4. */
const dawsonActs = (s: DeadWalkScene): DeadWalkScene =>
  s.do('P1', activate(DAWSON)).do('P1', go(31, 38.8)).do('P1', pistolAt('Z1'))
/** Lawless fires a burst of 1, 3, 3, 4 and 6; both hits go to the first zombie. */
const BURST = [1, 3, 3, 4, 6, 1, 3]
const lawlessFires = (s: DeadWalkScene): DeadWalkScene =>
  s.do('P1', END).do('P1', activate(LAWLESS)).do('P1', burstAt('Z1'))
/** He runs; the two zombies that are left walk, lurch with a 6 and a 5, and attack with a 6 and a 4. */
const ZOMBIES = [6, 5, 6, 4]
/** The tests of the next turn: Dawson's fear, then his wounds. */
const NEXT_TURN = [1, 1, 1]
const wholeTurn = (): DeadWalkScene => {
  const s = lawlessFires(dawsonActs(street([...FEAR, 4, ...BURST, ...ZOMBIES, ...NEXT_TURN])))
  return s.do('P1', go(16.8, 30.3))
}

describe('the worked example', () => {
  it('[dw.example.2] [dw.example.3] Lawless tests against 6 thanks to Dawson near him, Dawson against 5', () => {
    const s = newGame({ options: { scenario: 'lawless-street' }, dice: FEAR })
    const tests = s.events.flatMap((one) => (one.e === 'fear tested' ? [one] : []))
    expect(tests.map(({ human: n, value, score, passed }) => [n, value, score, passed])).toEqual([
      [LAWLESS, 6, 5, true],
      [DAWSON, 5, 8, false],
    ])
    expect(tests[0]?.terms).toEqual([
      { clause: 'dw.scope.5', value: 6 },
      { clause: 'dw.fear.7', value: 1 },
      { clause: 'dw.fear.2', value: -1 },
    ])
    expect(humanNo(s, DAWSON).doubled).toBe(true)
    const alone = scene({ map: null, humans: [lawless()], zombies: STREET, phase: 'humans' })
    expect(fearValue(alone.table, humanNo(alone, LAWLESS)).value).toBe(5)
  })

  it('[dw.example.4] nobody is tested for zombification, since no body is on the table', () => {
    const s = newGame({ options: { scenario: 'lawless-street' }, dice: FEAR })
    expect(s.dice.filter((line) => line.startsWith('dw.zombify'))).toEqual([])
    const body = human({ at: at(20, 40), status: 'dead', died: 1, wounds: 1 })
    const lying = street([...FEAR, 6], { humans: [lawless(), dawson(), body], turn: 2 })
    expect(lying.event('zombification tested')).toMatchObject({ human: 3, limit: 2 })
  })

  it('[dw.example.5] Dawson pays 2 AP for 5 cm and 2 AP for a shot at -1', () => {
    const s = dawsonActs(street([...FEAR, 4]))
    expect(s.event('moved')).toMatchObject({ human: DAWSON, cost: 2, left: 2 })
    expect(s.event('declared')).toMatchObject({ human: DAWSON, cost: 2, left: 0 })
    expect(s.event('burst').dice[0]?.modifiers).toEqual([{ clause: 'dw.shooting.8', value: -1 }])
  })

  it('[dw.example.6] beyond 10 cm and after moving a pistol fells on 5 and 6 and eliminates with nothing', () => {
    const results = [1, 2, 3, 4, 5, 6].map((face) => {
      const s = dawsonActs(street([...FEAR, face]))
      expect([gapWithin(s, DAWSON, 'Z2', 10), gapWithin(s, DAWSON, 'Z2', 15)]).toEqual([false, true])
      return s.event('burst').dice[0]?.result
    })
    expect(results).toEqual(['miss', 'miss', 'miss', 'miss', 'fall', 'fall'])
  })

  it('[dw.example.7] within 10 cm and without moving it fells on 3 and 4 and eliminates on 5 and 6', () => {
    const results = [1, 2, 3, 4, 5, 6].map((face) => {
      const s = street([...FEAR, face])
        .do('P1', activate(DAWSON))
        .do('P1', pistolAt('Z1'))
      return s.event('burst').dice[0]?.result
    })
    expect(results).toEqual(['miss', 'miss', 'fall', 'fall', 'elim', 'elim'])
  })

  it('[dw.example.8] the burst is without point blank bonus, and both its hits go to one zombie', () => {
    const s = lawlessFires(dawsonActs(street([...FEAR, 4, ...BURST])))
    expect([gapWithin(s, LAWLESS, 'Z2', 10), gapWithin(s, LAWLESS, 'Z2', 11)]).toEqual([false, true])
    const declared = s.latest.flatMap((one) => (one.e === 'declared' ? [one.targets] : []))
    expect(declared).toEqual([['Z1', 'Z2']])
    const dice = s.latest.flatMap((one) => (one.e === 'burst' ? one.dice : []))
    expect(dice.map(({ face, modifiers, result }) => [face, modifiers.length, result])).toEqual([
      [1, 0, 'miss'],
      [3, 0, 'miss'],
      [3, 0, 'miss'],
      [4, 0, 'fall'],
      [6, 0, 'elim'],
    ])
    const dealt = s.latest.flatMap((one) => (one.e === 'hit dealt' ? [[one.figure, one.result]] : []))
    expect(dealt).toEqual([
      ['Z1', 'fall'],
      ['Z1', 'elim'],
    ])
    expect(s.state.zombies.map(({ n, fallen }) => [n, fallen])).toEqual([
      [2, false],
      [3, false],
    ])
  })

  it('[dw.example.9] Lawless keeps 2 AP but may not fire at the missed zombie again', () => {
    const s = lawlessFires(dawsonActs(street([...FEAR, 4, ...BURST])))
    expect(humanNo(s, LAWLESS).ap).toBe(2)
    expect(s.refused('P1', burstAt('Z2')).clause).toBe('dw.shooting.3')
    s.do('P1', go(16.8, 30.3))
    expect(humanNo(s, LAWLESS).ap).toBe(0)
  })

  it('[dw.example.10] [dw.example.11] zombies go by their true places: 10 cm, and a lurch on 5 or 6', () => {
    const before = lawlessFires(dawsonActs(street([...FEAR, 4, ...BURST])))
    expect([gapWithin(before, DAWSON, 'Z2', 10), gapWithin(before, DAWSON, 'Z3', 13.9)]).toEqual([false, false])
    expect(gapWithin(before, DAWSON, 'Z3', 14.1)).toBe(true)
    const s = endPhase(wholeTurn())
    const moved = s.events.flatMap((one) => (one.e === 'zombie moved' ? [[one.zombie, one.human, one.touches]] : []))
    expect(moved).toEqual([
      [2, DAWSON, null],
      [3, DAWSON, null],
    ])
    const lurches = s.events.flatMap((one) => (one.e === 'lurched' ? [[one.zombie, one.face, one.into]] : []))
    expect(lurches).toEqual([
      [2, 6, true],
      [3, 5, true],
    ])
    expect([touchesDawson(s, 'Z2'), touchesDawson(s, 'Z3')]).toEqual([true, true])
  })

  it('[dw.example.12] all zombies move before any of them attacks', () => {
    const told = happened(endPhase(wholeTurn()))
    expect(told.lastIndexOf('lurched')).toBeLessThan(told.indexOf('zombie attacked'))
  })

  it('[dw.example.13] with two attackers they hit on 5, the one with the knife on 4; the less likely one is first', () => {
    const s = endPhase(wholeTurn())
    const attacks = s.events.flatMap((one) => (one.e === 'zombie attacked' ? [one] : []))
    expect(attacks.map(({ zombie: n }) => n)).toEqual([2, 3])
    const wounded = s.events.flatMap((one) => (one.e === 'wounded' ? [one.wounds] : []))
    expect(wounded).toEqual([1, 2])
  })

  it('[dw.example.14] [dw.example.15] a 1 against 2 wounds kills Dawson, and Lawless, the last, has a BMV of 10', () => {
    const s = endPhase(wholeTurn())
    expect(s.event('wound tested')).toMatchObject({ human: DAWSON, face: 1, wounds: 2, survived: false })
    expect(humanNo(s, DAWSON)).toMatchObject({ status: 'dead', died: 2 })
    expect(humanNo(s, LAWLESS)).toMatchObject({ bmv: 10, unshaken: true })
  })

  it('[dw.example.14] he rises below 3, 4 and 5 on the following turns', () => {
    const body = dawson({ status: 'dead', died: 2, wounds: 2, weapons: [] })
    const s = scene({ map: null, humans: [lawless(), body], zombies: [], phase: 'tests', turn: 3, dice: [3, 4, 4] })
    endPhase(endPhase(s))
    const tests = s.events.flatMap((one) => (one.e === 'zombification tested' ? [[one.limit, one.turned]] : []))
    expect(tests).toEqual([
      [3, false],
      [4, false],
      [5, true],
    ])
  })

  it('[dw.example.17] before his wound test Dawson owes a fear test against 6 - 2 zombies - 2 wounds', () => {
    const s = endPhase(wholeTurn())
    const tests = s.events.flatMap((one) => (one.e === 'fear tested' ? [[one.human, one.value]] : []))
    expect(tests.slice(2)).toEqual([[DAWSON, 2]])
    expect(gapWithin(s, LAWLESS, 'H2', 10)).toBe(false)
    const told = s.events.map(({ e }) => e)
    expect(told.lastIndexOf('fear tested')).toBeLessThan(told.indexOf('wound tested'))
  })
})
