import { describe, expect, it } from 'vitest'
import { at, human, humanNo, scene, zombie, zombieNo } from '../testing.ts'

const saw = { type: 'chainsaw', id: 1, ready: true } as const
const bat = { type: 'baseball-bat', id: 1, ready: true } as const
const strike = { do: 'strike', with: 1, target: 'Z1' } as const
const HERE: [number, number] = [6000, 6000]
const BESIDE: [number, number] = [6250, 6000]

/** Somebody strikes at a fallen zombie. */
const atFallen = (weapon: object, die: number) =>
  scene({
    humans: [human({ at: HERE, weapons: [weapon] })],
    zombies: [zombie(1, BESIDE, { fallen: true })],
    activation: { human: 1 },
    dice: [die],
  }).do('P1', strike)

describe('scope', () => {
  it('[dw.scope.5] the number that a fear test is taken against is the BMV', () => {
    const s = scene({
      humans: [human({ at: HERE, bmv: 7 })],
      zombies: [zombie(1, at(67, 60)), zombie(2, at(53, 60))],
      turn: 2,
      phase: 'tests',
      dice: ['dw.fear.3: 1 1'],
    })
    expect(s.event('fear tested').terms[0]).toMatchObject({ value: 7 })
  })

  it("[dw.scope.7] what a weapon says of a score goes before the general rule: a saw's 2 spares the fallen", () => {
    expect(zombieNo(atFallen(bat, 2), 1)).toBeUndefined()
    expect(zombieNo(atFallen(saw, 2), 1)).toMatchObject({ fallen: true })
  })

  it('[dw.scope.8] without a skill no score is thrown again: the first one stands', () => {
    const s = atFallen(bat, 1)
    expect(s.dice).toEqual(['dw.cc.11 d6: 1'])
    expect(zombieNo(s, 1)).toMatchObject({ fallen: true })
  })

  it('[dw.scope.9] dice that are due fall although the target is gone already, whatever modifies them', () => {
    const s = scene({
      humans: [human({ at: HERE, weapons: ['pistol'], moved: true })],
      zombies: [zombie(1, at(70, 60), { fallen: true })],
      activation: { human: 1 },
      dice: [6, 1, 6],
    })
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 3 })
    expect(s.dice).toHaveLength(3)
    expect(humanNo(s, 1).weapons[0]?.loaded).toBe(9)
  })
})
