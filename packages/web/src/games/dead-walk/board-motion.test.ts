import type { Event } from '@shamble/dead-walk/page'
import { describe, expect, it } from 'vitest'
import { stepsAlong } from '../../board/measured/motion.ts'
import { floatsOf, movedSince, waysOf } from './board-motion.ts'
import { cm, situationOf, staged } from './testing.ts'

const { view } = situationOf(
  staged({
    humans: [{ name: 'Eddie Voss', at: cm(30, 34), weapons: ['pistol'], ap: 4 }],
    zombies: [{ at: cm(40, 20) }, { at: cm(32.5, 34) }],
    activation: { human: 1 },
  }),
)

const xy = (x: number, y: number): { x: number; y: number } => ({ x, y })

const wounded = { e: 'wounded', clause: 'dw.wounds.1', human: 1, by: 1, wounds: 1, from: 'bite' } as const
const skilled = { e: 'skill used', clause: 'dw.skill.1', human: 1, skill: 'tough' } as const
const gone = (figure: 'Z9' | 'H1') =>
  ({ e: 'eliminated', clause: 'dw.wounds.1', figure, at: xy(1000, 500), by: 1, from: 'shot' }) as const
const fell = (figure: 'Z1' | 'Z7') => ({ e: 'fell', clause: 'dw.wounds.1', figure, from: 'shot' }) as const

describe('what has just happened', () => {
  it('is told over whom it concerns, even where nobody stands any more', () => {
    expect(floatsOf(view, [fell('Z1'), gone('Z9')])).toEqual([
      { key: 'Z1', at: [480, 240], words: 'down', tone: 'plain' },
      { key: 'Z9', at: [120, 60], words: 'eliminated', tone: 'good' },
    ])
  })

  it('is the last of it for each, with a skill beside it', () => {
    const told = floatsOf(view, [wounded, skilled, gone('H1')])
    expect(told.map(({ key, words }) => `${key}: ${words}`)).toEqual(['H1: dead', 'H1 skill: Tough'])
  })

  it('has a word for a miss, too: of a shot over whom it was declared at, of a bite over whom it misses', () => {
    const miss = { face: 2, modifiers: [], result: 'miss' } as const
    const declared: Event = {
      e: 'declared',
      clause: 'dw.shooting.1',
      human: 1,
      weapon: 'pistol',
      target: 'Z1',
      targets: ['Z1'],
      bursts: 1,
      aim: 0,
      sustained: false,
      cost: 1,
      left: 3,
    }
    const burst = { e: 'burst', clause: 'dw.shooting.1', human: 1, weapon: 'pistol', dice: [miss], loaded: 4 } as const
    const bite: Event = {
      e: 'zombie attacked',
      clause: 'dw.zattack.1',
      zombie: 2,
      human: 1,
      round: 1,
      face: 3,
      modifiers: [],
      needed: 12,
      hit: false,
    }
    const told = floatsOf(view, [declared, burst, bite])
    expect(told.map(({ key, words }) => `${key}: ${words}`)).toEqual(['Z1: miss', 'H1: miss'])
    const hit = { ...burst, dice: [{ ...miss, result: 'fall' as const }] }
    expect(floatsOf(view, [declared, hit, fell('Z1')]).map(({ words }) => words)).toEqual(['down'])
  })

  it('is not told of somebody who is not there', () => {
    expect(floatsOf(view, [fell('Z7')])).toEqual([])
  })
})

describe('ways', () => {
  it('are joined for each figure; who bites lunges, alone', () => {
    const bite = { e: 'zombie attacked', zombie: 2, human: 1, round: 1, face: 6 }
    const events = [
      { e: 'zombie moved', zombie: 1, path: [xy(4500, 2000), xy(4000, 2000)], why: 'smell', human: 1, touches: null },
      { e: 'lurched', zombie: 1, face: 5, human: 1, into: true, at: xy(3900, 2000) },
      bite,
    ] as unknown as Event[]
    const steps = stepsAlong(waysOf(events, view))
    expect(steps.map(({ figure, path, alone }) => [figure, path.length, alone ?? false])).toEqual([
      ['zombie 1', 3, false],
      ['zombie 2', 3, true],
    ])
    expect(steps[1]?.path[1]).toEqual(xy(3140, 3400))
  })

  it('of a crowd go six at a time', () => {
    const ways = Array.from({ length: 13 }, (_, i) => ({ figure: `zombie ${i}`, path: [xy(0, 0), xy(i + 1, 0)] }))
    expect(stepsAlong(ways).map(({ batch }) => batch)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2])
  })

  it('since the picture before are those of everybody who was there; none into another match', () => {
    const before = { ...view, zombies: view.zombies.map((z) => ({ ...z, at: xy(z.at.x + 500, z.at.y) })).slice(0, 1) }
    expect(movedSince(before, view)).toEqual([
      [xy(4500, 2000), xy(4000, 2000)],
      [xy(3000, 3400), xy(3000, 3400)],
    ])
    expect(movedSince({ ...view, turn: view.turn + 1 }, view)).toEqual([])
    expect(movedSince({ ...view, phase: 'setup' }, view)).toEqual([])
  })
})
