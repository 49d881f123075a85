import type { Dice, Throw } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { at, type DeadWalkScene, endPhase, human, humanNo, scene, zombie, zombieAt, zombieNo } from '../testing.ts'

const GM = 'GM'

interface Ruled {
  humans?: readonly object[]
  zombies: readonly object[]
  dice?: readonly string[]
  options?: Record<string, boolean | number>
  map?: object
}

/** Phase 3 with a game master. */
const ruled = (zombieControl: 'gm-bound' | 'gm-free', { options = {}, ...stage }: Ruled): DeadWalkScene =>
  scene({ phase: 'zombies', ...stage, options: { zombieControl, lurch: false, ...options } })

/** Two zombies that see somebody in the middle of the table. */
const TWO = [zombie(1, at(60, 92)), zombie(2, at(60, 28))]
const moved = (s: DeadWalkScene): number[] => s.events.flatMap((one) => (one.e === 'zombie moved' ? [one.zombie] : []))
const next = (n: number, over: object = {}): Command => ({ do: 'zombie-next', zombie: n, ...over })
const walk = (n: number, ...path: [number, number][]): Command => ({ do: 'zombie-move', zombie: n, path })

describe('zombies by themselves', () => {
  it('[dw.seat.1] [dw.seat.2] the zombies have no seat and are asked nothing', () => {
    const s = scene({ zombies: TWO, phase: 'zombies', options: { lurch: false } })
    expect(Object.keys(s.state.holders)).toEqual(['P1'])
    expect(moved(s)).toEqual([1, 2])
    expect([s.state.turn, s.asks]).toEqual([2, 'who acts'])
  })
})

describe('a game master bound to the rules', () => {
  it('[dw.seat.2] says in which order the zombies act', () => {
    const s = ruled('gm-bound', { zombies: TWO })
    expect([s.owe, s.asks]).toEqual([[GM], 'zombie'])
    expect(s.offers(GM)).toEqual(['zombie-next zombie:1', 'zombie-next zombie:2', 'rest'])
    s.do(GM, next(2))
    expect(s.refused(GM, next(2))).toMatchObject({ clause: 'dw.seat.2' })
    s.do(GM, next(1))
    expect(moved(s)).toEqual([2, 1])
    expect([s.state.turn, s.asks]).toEqual([2, 'who acts'])
  })

  it('[dw.seat.2] may leave the rest to the rules, and so does the clock', () => {
    const s = ruled('gm-bound', { zombies: TWO })
    expect(s.clock(GM)).toEqual([{ do: 'rest' }])
    s.do(GM, { do: 'rest' })
    expect(moved(s)).toEqual([1, 2])
  })

  it('[dw.seat.2] the first offer is what the rules would do', () => {
    const s = ruled('gm-bound', { zombies: [zombie(1, at(60, 92)), zombie(2, at(60, 29))] })
    expect(s.offered(GM)[0]).toEqual(next(2))
    s.do(GM, { do: 'rest' })
  })

  it('[dw.seat.2] breaks a tie of goals, and cannot name anybody else', () => {
    const humans = [human({ at: at(30, 60) }), human({ at: at(90, 60) }), human({ at: at(60, 95) })]
    const s = ruled('gm-bound', { humans, zombies: [zombie(1, at(60, 60))] })
    expect(s.offers(GM)).toEqual([
      'zombie-next zombie:1',
      'zombie-next zombie:1 goal:1',
      'zombie-next zombie:1 goal:2',
      'rest',
    ])
    expect(s.refused(GM, next(1, { goal: 3 }))).toMatchObject({ clause: 'dw.seat.2' })
    expect(s.refused(GM, next(9))).toMatchObject({ clause: 'dw.seat.2' })
    s.do(GM, next(1, { goal: 2 }))
    expect(s.event('zombie moved')).toMatchObject({ human: 2 })
  })

  it('[dw.seat.2] does not move zombies as he likes', () => {
    const s = ruled('gm-bound', { zombies: TWO })
    expect(s.refused(GM, walk(1, at(70, 92)))).toMatchObject({ clause: 'dw.seat.2' })
    expect(s.refused(GM, { do: 'end' })).toMatchObject({ clause: 'dw.seat.2' })
    s.do(GM, { do: 'rest' })
  })

  it('[dw.seat.2] [dw.zattack.8] says whom a zombie attacks only where the rules leave a tie', () => {
    const pair = [human({ at: [6250, 6000] }), human({ at: [5750, 6000] })]
    const fear = 'dw.fear.3: 1 1 1 1'
    const tie = ruled('gm-bound', {
      humans: pair,
      zombies: [zombie(1, [6000, 6000])],
      dice: ['dw.zattack.3: 1 1', fear],
    })
    tie.do(GM, next(1))
    expect(tie.offers(GM)).toEqual(['zombie-attack zombie:1 human:1', 'zombie-attack zombie:1 human:2'])
    tie.do(GM, { do: 'zombie-attack', zombie: 1, human: 2 })
    expect(tie.event('zombie attacked')).toMatchObject({ zombie: 1, human: 2 })
    const again = ruled('gm-bound', {
      humans: pair,
      zombies: [zombie(1, [6000, 6000], { victim: 2 })],
      dice: ['dw.zattack.3: 1 1', fear],
    })
    again.do(GM, next(1))
    expect(again.event('zombie attacked')).toMatchObject({ human: 2 })
    const nearer = ruled('gm-bound', {
      humans: pair,
      zombies: [zombie(1, [5998, 6000])],
      dice: ['dw.zattack.3: 1 1', fear],
    })
    nearer.do(GM, next(1))
    expect(nearer.asks).toBe('who acts')
    expect(nearer.event('zombie attacked')).toMatchObject({ human: 2 })
  })
})

describe('a game master who is free', () => {
  it('[dw.seat.2] moves a zombie where he likes within its allowance', () => {
    const s = ruled('gm-free', { zombies: TWO })
    s.do(GM, walk(1, at(65, 92), at(65, 97)))
    expect(zombieAt(s, 1)).toEqual(at(65, 97))
    expect(s.event('zombie moved')).toMatchObject({ zombie: 1, why: 'game master' })
    s.do(GM, walk(2))
    expect(zombieAt(s, 2)).toEqual(at(60, 28))
    expect(s.asks).toBe('who acts')
  })

  it('[dw.seat.2] but no farther than 10 cm, and through nothing', () => {
    const map = {
      blocks: [{ id: 'K1', title: 'container', area: [62, 90, 64, 94], height: 5 }],
      lows: [{ id: 'L1', title: 'wall', cover: 'hard', line: [50, 96, 70, 96] }],
    }
    const s = ruled('gm-free', { zombies: [...TWO, zombie(3, at(60, 88))], map })
    expect(s.refused(GM, walk(1, [4999, 9200]))).toMatchObject({ clause: 'dw.zmove.1' })
    expect(s.refused(GM, walk(1, at(68, 92)))).toMatchObject({ clause: 'dw.movement.8' })
    expect(s.refused(GM, walk(1, at(60, 85)))).toMatchObject({ clause: 'dw.movement.8' })
    expect(s.refused(GM, walk(1, at(60, 96)))).toMatchObject({ clause: 'dw.movement.6' })
    expect(s.refused(GM, walk(1, at(60, 97.01)))).toMatchObject({ clause: 'dw.zmove.1' })
    s.do(GM, walk(1, at(60, 97)))
    expect(zombieAt(s, 1)).toEqual(at(60, 97))
    s.do(GM, { do: 'rest' })
  })

  it('[dw.seat.2] [dw.zmove.11] [dw.zfallen.1] moves nobody who is held, down or stunned', () => {
    const s = ruled('gm-free', {
      zombies: [
        zombie(1, [6250, 6000]),
        zombie(2, at(60, 42), { fallen: true }),
        zombie(3, at(60, 78), { stunned: true }),
      ],
      dice: ['dw.zattack.3: 1 1', 'dw.fear.3: 1 1'],
    })
    expect(s.refused(GM, walk(1, at(66, 60)))).toMatchObject({ clause: 'dw.zmove.11' })
    expect(s.refused(GM, walk(2, at(60, 45)))).toMatchObject({ clause: 'dw.zfallen.1' })
    expect(s.refused(GM, walk(3, at(60, 75)))).toMatchObject({ clause: 'dw.grenade.17' })
    s.do(GM, { do: 'rest' })
    expect([zombieNo(s, 2)?.fallen, zombieNo(s, 3)?.stunned]).toEqual([false, false])
  })

  it('[dw.seat.2] a zombie moved by hand attacks and lurches by the rules', () => {
    const s = ruled('gm-free', {
      zombies: [zombie(1, at(60, 72)), zombie(2, at(60, 46))],
      dice: ['dw.lurch.2: 6', 'dw.zattack.3: 1 1', 'dw.fear.3: 1 1'],
      options: { lurch: true },
    })
    s.do(GM, walk(1, [6000, 6250])).do(GM, walk(2, at(60, 53)))
    expect(s.events.flatMap((one) => (one.e === 'zombie attacked' ? [one.zombie] : []))).toEqual([1, 2])
  })

  it('[dw.seat.2] says whom a zombie attacks of those it touches', () => {
    const s = ruled('gm-free', {
      humans: [human({ at: [6250, 6000] }), human({ at: [5750, 6000] }), human({ at: at(80, 60) })],
      zombies: [zombie(1, [5998, 6000], { victim: 2 })],
      dice: ['dw.zattack.3: 1 1', 'dw.fear.3: 1 1 1 1'],
    })
    s.do(GM, next(1))
    expect(s.refused(GM, { do: 'zombie-attack', zombie: 1, human: 3 })).toMatchObject({ clause: 'dw.zattack.8' })
    expect(s.refused(GM, { do: 'rest' })).toMatchObject({ clause: 'dw.seat.2' })
    s.do(GM, { do: 'zombie-attack', zombie: 1, human: 1 })
    expect(s.event('zombie attacked')).toMatchObject({ human: 1 })
  })

  it('[dw.seat.2] [dw.zattack.8] the victim by the rules is offered first and taken when time runs out', () => {
    const s = ruled('gm-free', {
      humans: [human({ at: [6250, 6000] }), human({ at: [5750, 6000] })],
      zombies: [zombie(1, [5998, 6000])],
      dice: ['dw.zattack.3: 1 1', 'dw.fear.3: 1 1 1 1'],
    })
    s.do(GM, next(1))
    expect(s.offers(GM)).toEqual(['zombie-attack zombie:1 human:2', 'zombie-attack zombie:1 human:1'])
    s.timeOut(GM)
    expect(s.event('zombie attacked')).toMatchObject({ human: 2 })
  })
})

describe('seats', () => {
  it('[dw.seat.3] a seat decides only for its own figures', () => {
    const s = scene({ humans: [human(), human({ at: at(20, 20) })], options: { players: 2 } })
    expect(s.refused('P2', { do: 'activate', human: 1 })).toMatchObject({ clause: 'dw.seat.3' })
    s.do('P1', { do: 'activate', human: 1 })
    expect(s.refused('P2', { do: 'end' })).toBeTruthy()
  })

  it('[dw.seat.4] a seat out of time passes with its current figure, and its other figures pass', () => {
    const s = scene({ humans: [human(), human({ at: at(20, 20) })], activation: { human: 1 } })
    s.timeOut('P1')
    expect([humanNo(s, 1).acted, s.state.activation]).toEqual([true, null])
    s.timeOut('P1')
    expect(s.state.turn).toBe(2)
  })

  it('[dw.seat.5] the owner rolls for his human, the zombies or else the first seat for everything else', () => {
    const rollers = (zombieControl: string): Record<string, string> => {
      const asked: Throw[] = []
      const dice: Dice = {
        roll: (ask) => {
          asked.push(ask)
          return 1
        },
        draw: () => 0,
      }
      const s = scene({
        humans: [human(), human({ at: at(20, 20), weapons: [{ type: 'pistol', id: 1, ready: true }] })],
        zombies: [zombie(1, at(35, 20))],
        options: { players: 2, zombieControl, entryMethods: ['B', 'D'] },
        dice,
      })
      s.do('P2', { do: 'activate', human: 2 }).do('P2', { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
      endPhase(s)
      if (s.asks === 'zombie') s.do(GM, { do: 'rest' })
      return Object.fromEntries(asked.map(({ clause, seat }) => [clause, seat]))
    }
    expect(rollers('auto')).toMatchObject({ 'dw.shooting.1': 'P2', 'dw.entry.7': 'P1', 'dw.entry.3': 'P1' })
    expect(rollers('gm-bound')).toMatchObject({ 'dw.shooting.1': 'P2', 'dw.entry.7': GM, 'dw.entry.3': GM })
  })
})
