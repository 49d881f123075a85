import type { Dice } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { copyState, theHuman } from '../state.ts'
import { type DeadWalkScene, human, humanNo, scene, zombie, zombieNo } from '../testing.ts'
import { attackHuman } from './29-zombie-attacks.ts'

type Point = [number, number]

/** Six places that touch somebody in the middle of the table. */
const ROUND: readonly Point[] = [
  [6250, 6000],
  [5750, 6000],
  [6125, 6217],
  [5875, 6217],
  [6125, 5783],
  [5875, 5783],
]
const beside = (i: number): Point => ROUND[i] as Point

/** The dice of the next phase 1 for somebody with zombies near him: fear, and wounds if there are any. */
const FEAR = 'dw.fear.3: 1 1'
const WOUNDS = 'dw.wounds.2: 6'
const attacks = (...faces: number[]): string => `dw.zattack.3: ${faces.join(' ')}`

interface Staged {
  zombies: readonly object[]
  dice: readonly string[]
  humans?: readonly object[]
  options?: Record<string, number | boolean>
}

/** The zombies' phase, and the tests of the turn after it. */
const phase = ({ zombies, dice, humans = [human()], options = {} }: Staged): DeadWalkScene =>
  scene({ humans, zombies, phase: 'zombies', dice, options })

const told = (s: DeadWalkScene) => s.events.flatMap((one) => (one.e === 'zombie attacked' ? [one] : []))
const order = (s: DeadWalkScene): string[] => told(s).map(({ zombie: z, human: h, round }) => `Z${z} H${h} ${round}`)
const bonuses = (s: DeadWalkScene): number[] =>
  told(s).map(({ modifiers }) => modifiers.reduce((sum, { value }) => sum + value, 0))

describe('the attacks of the zombies', () => {
  it('[dw.zattack.1] a zombie that has walked its full distance attacks once, and one that touches nobody does not', () => {
    const s = phase({
      zombies: [zombie(1, [7250, 6000]), zombie(2, [7800, 6000])],
      dice: [attacks(3), FEAR],
      options: { lurch: false },
    })
    expect(zombieNo(s, 1)?.at).toEqual({ x: 6250, y: 6000 })
    expect(order(s)).toEqual(['Z1 H1 1'])
  })

  it('[dw.zattack.2] [dw.turn.12] one in contact when phase 3 begins attacks twice, one that comes into it once', () => {
    const s = phase({
      zombies: [zombie(1, beside(0)), zombie(2, [5000, 6000])],
      dice: [attacks(1, 1, 1), FEAR],
    })
    expect(order(s)).toEqual(['Z1 H1 1', 'Z2 H1 1', 'Z1 H1 2'])
  })

  it('[dw.zattack.2] [dw.zfallen.3] one that stands up attacks once although it was in contact all the time', () => {
    const s = phase({ zombies: [zombie(1, beside(0), { fallen: true })], dice: [attacks(1), FEAR] })
    expect(order(s)).toEqual(['Z1 H1 1'])
  })

  it.each([
    [5, 0],
    [6, 1],
  ])('[dw.zattack.3] a zombie alone with a %i gives %i wounds', (face, wounds) => {
    const s = phase({
      zombies: [zombie(1, beside(0), { fallen: true })],
      dice: [attacks(face), FEAR, ...(wounds > 0 ? [WOUNDS] : [])],
    })
    expect(humanNo(s, 1)).toMatchObject({ wounds, prone: false })
    expect(told(s)[0]).toMatchObject({ face, hit: wounds > 0, needed: 6, modifiers: [] })
  })

  it('[dw.zattack.3] the house may have zombies hit more easily', () => {
    const s = phase({
      zombies: [zombie(1, beside(0), { fallen: true })],
      dice: [attacks(5), FEAR, WOUNDS],
      options: { zombieHit: 5 },
    })
    expect(humanNo(s, 1).wounds).toBe(1)
  })

  it('[dw.zattack.4] [dw.armedz.8] a weapon for close combat adds one', () => {
    for (const weapon of ['knife', 'golf-club', 'hockey-stick']) {
      const s = phase({
        zombies: [zombie(1, beside(0), { fallen: true, weapon })],
        dice: [attacks(5), FEAR, WOUNDS],
      })
      expect(told(s)[0]).toMatchObject({ hit: true, modifiers: [{ clause: 'dw.armedz.8', value: 1 }] })
    }
  })

  it('[dw.armedz.9] a gun adds nothing', () => {
    const s = phase({
      zombies: [zombie(1, beside(0), { fallen: true, weapon: { type: 'rifle', loaded: 0 } })],
      dice: [attacks(5), FEAR],
    })
    expect(told(s)[0]).toMatchObject({ hit: false, modifiers: [] })
  })

  it('[dw.zattack.5] [dw.zattack.6] each other attacker of the same round adds one', () => {
    const s = phase({
      zombies: [zombie(1, beside(0)), zombie(2, beside(1)), zombie(3, beside(2), { fallen: true })],
      dice: [attacks(4, 3, 1, 5, 4), FEAR, WOUNDS],
    })
    expect(order(s)).toEqual(['Z1 H1 1', 'Z2 H1 1', 'Z3 H1 1', 'Z1 H1 2', 'Z2 H1 2'])
    expect(bonuses(s)).toEqual([2, 2, 2, 1, 1])
    expect(told(s).map(({ hit }) => hit)).toEqual([true, false, false, true, false])
    expect(humanNo(s, 1).wounds).toBe(2)
  })

  it('[dw.zattack.6] who touches the same human and cannot attack adds nothing', () => {
    const s = phase({
      zombies: [zombie(1, beside(0), { fallen: true }), zombie(2, beside(1), { stunned: true })],
      dice: [attacks(5), FEAR],
    })
    expect(order(s)).toEqual(['Z1 H1 1'])
    expect(bonuses(s)).toEqual([0])
  })

  it('[dw.zattack.7] humans come in order of numbers, and of their attackers those with the smallest bonus first', () => {
    const s = phase({
      humans: [human(), human({ at: [9000, 6000] })],
      zombies: [
        zombie(1, [9250, 6000], { fallen: true }),
        zombie(2, beside(0), { fallen: true, weapon: 'knife' }),
        zombie(3, beside(1), { fallen: true }),
        zombie(4, beside(2), { fallen: true }),
      ],
      dice: [attacks(1, 1, 1, 1), 'dw.fear.3: 1 1 1 1'],
    })
    expect(order(s)).toEqual(['Z3 H1 1', 'Z4 H1 1', 'Z2 H1 1', 'Z1 H2 1'])
    expect(bonuses(s)).toEqual([2, 2, 3, 0])
  })

  it.each([
    ['the one it attacked last', 1, 5998, 1],
    ['the one with the nearer centre', null, 5998, 2],
    ['of two equally near the lower number', null, 6000, 1],
  ])('[dw.zattack.8] a zombie between two humans attacks %s', (_who, victim, x, attacked) => {
    const s = phase({
      humans: [human({ at: [6250, 6000] }), human({ at: [5750, 6000] })],
      zombies: [zombie(1, [x, 6000], { victim, fallen: true })],
      dice: [attacks(1), 'dw.fear.3: 1 1 1 1'],
    })
    expect(order(s)).toEqual([`Z1 H${attacked} 1`])
    expect(zombieNo(s, 1)?.victim).toBe(attacked)
  })

  it('[dw.cc.14] a zombie turns to the human whom it attacks', () => {
    const s = phase({
      zombies: [zombie(1, beside(0), { fallen: true, facing: [100, 0] })],
      dice: [attacks(1), FEAR],
    })
    expect(zombieNo(s, 1)?.facing).toEqual({ x: -250, y: 0 })
  })

  it('[dw.zattack.9] six zombies hit even with ones', () => {
    const s = phase({
      zombies: ROUND.map((at, i) => zombie(i + 1, at, { fallen: true })),
      dice: [attacks(1, 1, 1, 1, 1, 1), FEAR, WOUNDS],
    })
    expect(told(s).every(({ hit }) => hit)).toBe(true)
    expect(humanNo(s, 1).wounds).toBe(6)
  })

  it('[dw.zattack.10] nobody attacks a human who was removed before', () => {
    const s = scene({ zombies: [zombie(1, beside(0), { gripped: true }), zombie(2, beside(1), { gripped: true })] })
    let thrown = 0
    const roll = (removedAfter: number, t: () => void): Dice => ({
      roll: () => {
        thrown++
        if (thrown === removedAfter) t()
        return 1
      },
      draw: () => 0,
    })
    const thrownUntil = (removedAfter: number): number => {
      thrown = 0
      const table = s.table.fork(
        copyState,
        roll(removedAfter, () => (theHuman(table.state, 1).status = 'dead')),
      )
      attackHuman(table, theHuman(table.state, 1), table.state.zombies)
      return thrown
    }
    expect([thrownUntil(99), thrownUntil(2), thrownUntil(3)]).toEqual([4, 2, 3])
  })

  it('[dw.grenade.17] a zombie that was stunned when the phase began does not attack in it', () => {
    const s = phase({ zombies: [zombie(1, beside(0), { stunned: true })], dice: [FEAR] })
    expect(order(s)).toEqual([])
    expect(zombieNo(s, 1)?.stunned).toBe(false)
  })
})
