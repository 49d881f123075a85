import { apply, commandOdds, type Dice, enumerate, tally } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { CommandOf } from './commands.ts'
import type { Event } from './events.ts'
import { deadWalk } from './index.ts'
import { oddsKey } from './odds-key.ts'
import { human, scene, zombie } from './testing.ts'

const shot = (...dice: number[]) =>
  scene({
    humans: [human({ weapons: ['pistol'] })],
    zombies: [zombie(1, [7500, 6000])],
    activation: { human: 1 },
    dice,
  }).do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: dice.length })

describe('a command in a few words', () => {
  it('tells what became of the target', () => {
    expect(oddsKey(shot(6).latest)).toBe('Z1 eliminated')
    expect(oddsKey(shot(4).latest)).toBe('Z1 falls')
    expect(oddsKey(shot(1, 2).latest)).toBe('miss')
  })

  it('says done of what needs no word', () => {
    const s = scene({ activation: { human: 1 } })
    expect(oddsKey(s.do('P1', { do: 'move', path: [[6500, 6000]] }).latest)).toBe('done')
  })

  it('leaves out what belongs to the phases after it', () => {
    const events: Event[] = [
      { e: 'wounded', clause: 'dw.harm.2', human: 1, by: 1, wounds: 1, from: 'chainsaw' },
      { e: 'phase began', clause: 'dw.turn.1', phase: 'zombies', turn: 1 },
      { e: 'wounded', clause: 'dw.harm.2', human: 2, by: 1, wounds: 1, from: 'bite' },
    ]
    expect(oddsKey(events)).toBe('H1 wounded')
  })

  it.each([
    [{ e: 'stunned', clause: 'dw.grenade.17', figure: 'Z2' }, 'Z2 stunned'],
    [{ e: 'caught fire', clause: 'dw.fire.1', figure: 'Z2', lighter: 1 }, 'Z2 burns'],
    [{ e: 'jam rolled', clause: 'dw.jam.2', human: 1, weapon: 'pistol', face: 1, jammed: true }, 'jam'],
    [{ e: 'jam rolled', clause: 'dw.jam.2', human: 1, weapon: 'pistol', face: 3, jammed: false }, 'done'],
    [{ e: 'break tried', clause: 'dw.break.5', human: 1, face: 6, opponents: 1, free: true, left: 3 }, 'breaks away'],
    [{ e: 'break tried', clause: 'dw.break.5', human: 1, face: 1, opponents: 1, free: false, left: 3 }, 'held'],
    [{ e: 'strayed', clause: 'dw.grenade.8', degrees: 18, faces: [1, 2], distance: 300, at: null }, 'strays'],
    [{ e: 'dud', clause: 'dw.jam.6', human: 1 }, 'dud'],
    [
      { e: 'find rolled', clause: 'dw.search.7', human: 1, place: 'R1', face: 4, modifiers: [], find: 'item' },
      'finds an item',
    ],
    [
      { e: 'graded', clause: 'dw.end.3', grade: 'minor-hero', survivors: 1, starters: 2, full: false, partial: true },
      'minor-hero',
    ],
  ] satisfies [Event, string][])('tells %j', (event, words) => {
    expect(oddsKey([event])).toBe(words)
  })
})

describe('odds of a burst', () => {
  const oddsAt = (...zombies: ReturnType<typeof zombie>[]) => {
    const s = scene({
      humans: [human({ weapons: ['assault-rifle'] })],
      zombies,
      activation: { human: 1 },
      options: { entryMethods: [] },
    })
    const answer = commandOdds(deadWalk, s.table, 'P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    if (!answer.ok) throw new Error(answer.refusal.reason)
    return answer.odds
  }

  it('are exact: five dice are counted by what they show, not by their order', () => {
    const odds = oddsAt(zombie(1, [7500, 6000]))
    // Five dice of which each eliminates, fells or misses.
    expect(odds).toMatchObject({ exact: true, runs: 21 })
    expect(odds.outcomes.map(({ key, fraction }) => [key, fraction])).toEqual([
      ['Z1 eliminated', { ways: 6 ** 5 - 4 ** 5, of: 6 ** 5 }],
      ['Z1 falls', { ways: 4 ** 5 - 2 ** 5, of: 6 ** 5 }],
      ['miss', { ways: 2 ** 5, of: 6 ** 5 }],
    ])
  })

  it('are exact if two stand in the corridor: each hit falls on one of them', () => {
    const odds = oddsAt(zombie(1, [7500, 6000]), zombie(2, [7500, 6260]))
    expect(odds.exact).toBe(true)
    const chance = (isSo: (told: string) => boolean): number =>
      odds.outcomes.reduce((sum, { key, probability }) => sum + (isSo(key) ? probability : 0), 0)
    // A die hits with 3 or more, and then either of them.
    expect(chance((told) => !told.includes('Z1'))).toBeCloseTo((4 / 6) ** 5, 12)
    expect(chance((told) => told.includes('Z2 eliminated'))).toBeCloseTo(1 - (5 / 6) ** 5, 12)
    expect(chance((told) => told === 'miss')).toBeCloseTo((2 / 6) ** 5, 12)
  })
})

describe('odds of a grenade', () => {
  const NEAREST_FIRST = [
    [0, 0],
    [0, 270],
    [0, -270],
    [270, 0],
    [-270, 0],
    [270, 270],
  ] as const

  const among = (n: number, fallen = 0) =>
    scene({
      humans: [
        human({ at: [7400, 6000], weapons: [{ type: 'hand-grenades', id: 1, grenades: { fragmentation: 1 } }] }),
      ],
      zombies: NEAREST_FIRST.slice(0, n).map(([x, y], i) =>
        zombie(i + 1, [9000 + x, 6000 + y], { fallen: i < fallen }),
      ),
      activation: { human: 1 },
      options: { entryMethods: [] },
    })
  const lob: CommandOf<'throw'> = { do: 'throw', weapon: 1, grenade: 'fragmentation', at: [9000, 6000] }

  /** Thrown exactly where it should go, by dice that are told all about a throw or no more than which die it is. */
  const blast = (n: number, fallen: number, isPlain: boolean) => {
    const { table } = among(n, fallen)
    const { outcomes, complete } = enumerate((dice) => {
      const roll: Dice['roll'] = (ask) => {
        const { clause, sides, seat, what } = ask
        return clause === 'dw.grenade.6' ? 6 : dice.roll(isPlain ? { clause, sides, seat, what } : ask)
      }
      const t = table.fork(deadWalk.copy, { roll, draw: (clause, most) => dice.draw(clause, most) })
      t.events = []
      apply(deadWalk, t, 'P1', lob)
      return oddsKey(t.events)
    })
    expect(complete).toBe(true)
    const rows = tally(outcomes, (key) => key).map(({ key, probability }) => [key, probability.toFixed(12)])
    return { ways: outcomes.length, rows }
  }

  it.each([
    [0, 15],
    [2, 6 * 6],
    [4, 15],
  ])('among four of whom %i lie are those of all faces, in %i ways', (fallen, ways) => {
    const byFace = blast(4, fallen, true)
    const byResult = blast(4, fallen, false)
    expect([byFace.ways, byResult.ways]).toEqual([6 ** 4, ways])
    expect(byResult.rows).toEqual(byFace.rows)
  })

  it('are exact among six, wherever it strays', () => {
    const answer = commandOdds(deadWalk, among(6).table, 'P1', lob)
    if (!answer.ok) throw new Error(answer.refusal.reason)
    expect(answer.odds.exact).toBe(true)
    const all = answer.odds.outcomes.find(({ key }) => key === '6 eliminated')
    // It lands where it should with a 6, and a 5 or a 6 eliminates.
    expect(all?.probability).toBeGreaterThanOrEqual((1 / 6) * (2 / 6) ** 6)
    expect(answer.odds.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  }, 60_000)

  it('count the zombies that are hit, and name everybody else', () => {
    const events: Event[] = [
      {
        e: 'exploded',
        clause: 'dw.grenade.10',
        grenade: 'fragmentation',
        at: { x: 0, y: 0 },
        confined: false,
        radius: 500,
      },
      { e: 'eliminated', clause: 'dw.harm.2', figure: 'Z1', at: { x: 0, y: 0 }, by: 1, from: 'blast' },
      { e: 'fell', clause: 'dw.harm.1', figure: 'Z2', from: 'blast' },
      { e: 'eliminated', clause: 'dw.harm.2', figure: 'Z3', at: { x: 0, y: 0 }, by: 1, from: 'blast' },
      { e: 'wounded', clause: 'dw.harm.4', human: 2, by: 1, wounds: 1, from: 'blast' },
    ]
    expect(oddsKey(events)).toBe('2 eliminated, 1 falls, H2 wounded')
  })
})
