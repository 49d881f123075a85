import { describe, expect, it } from 'vitest'
import { PSYCHOSES, type PsychosisId } from '../tables/mind.ts'
import { act, at, type DeadWalkScene, human, humanNo, offersOf, scene, zombie } from '../testing.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
const MAD = { psychosis: true }
const ALL = Object.keys(PSYCHOSES) as PsychosisId[]
/** Fallen, it frightens and does nothing. */
const HORROR = [zombie(1, at(60, 66), { fallen: true })]
const FAILS = [6, 6]
const PASSES = [1, 1]

/** The tests of turn 2 for somebody with a zombie near him. */
const afraid = (sheet: object, dice: number[], { options = {}, ...stage }: Stage = {}): DeadWalkScene =>
  scene({
    humans: [human({ at: at(60, 60), sheet })],
    zombies: HORROR,
    phase: 'tests',
    turn: 2,
    options: { ...MAD, ...options },
    dice,
    ...stage,
  })
const sheetOf = (s: DeadWalkScene, n = 1) => humanNo(s, n).sheet

describe('trauma', () => {
  it('[dw.trauma.1] each failed fear test gives a point, a passed one none', () => {
    const s = afraid({}, FAILS)
    expect(sheetOf(s).trauma).toBe(1)
    expect(s.event('trauma')).toMatchObject({ clause: 'dw.trauma.1', human: 1, points: 1, left: 1 })
    expect(sheetOf(afraid({}, PASSES)).trauma).toBe(0)
  })

  it('[dw.trauma.1] without the switch there are none', () => {
    expect(sheetOf(afraid({ trauma: 3 }, FAILS, { options: { psychosis: false } })).trauma).toBe(3)
  })

  it('[dw.trauma.2] points add up to those he came with', () => {
    expect(sheetOf(afraid({ trauma: 3 }, FAILS)).trauma).toBe(4)
  })

  it('[dw.trauma.3] the sixth point brings a psychosis and leaves none', () => {
    const s = afraid({ trauma: 5 }, [...FAILS, 3, 3])
    expect(sheetOf(s)).toMatchObject({ trauma: 0, psychoses: ['depressive'] })
    expect(s.event('trauma')).toMatchObject({ clause: 'dw.trauma.3', points: 6, left: 0 })
    expect(sheetOf(afraid({ trauma: 4 }, FAILS))).toMatchObject({ trauma: 5, psychoses: [] })
  })

  it('[dw.trauma.3] surplus points are kept, and the house may set another limit', () => {
    expect(sheetOf(afraid({ trauma: 6 }, [...FAILS, 3, 3])).trauma).toBe(1)
    expect(sheetOf(afraid({ trauma: 2 }, [...FAILS, 3, 3], { options: { traumaLimit: 3 } })).psychoses).toHaveLength(1)
  })

  it('[dw.trauma.5] [dw.psychosis.2] two dice name the psychosis', () => {
    const named = Array.from({ length: 11 }, (_, i) => {
      const first = Math.min(6, i + 1)
      return sheetOf(afraid({ trauma: 5 }, [...FAILS, first, i + 2 - first])).psychoses[0] as PsychosisId
    })
    expect(named.map((one) => PSYCHOSES[one].title)).toEqual([
      'Berserk',
      'Charge',
      'Mental block',
      'Terrified',
      'Depressive',
      'Paranoid',
      'Scared',
      'Schizophrenic',
      'Hallucinate',
      'Rage',
      'Despaired',
    ])
    expect(afraid({ trauma: 5 }, [...FAILS, 3, 3]).event('psychosis')).toMatchObject({
      clause: 'dw.trauma.5',
      psychosis: 'depressive',
      faces: [3, 3],
    })
  })

  it('[dw.trauma.6] one he has is rolled again', () => {
    const s = afraid({ trauma: 5, psychoses: ['depressive'] }, [...FAILS, 3, 3, 1, 1])
    expect(sheetOf(s).psychoses).toEqual(['depressive', 'berserk'])
  })

  it('[dw.trauma.4] the fifth is always Despaired', () => {
    const four = ['berserk', 'charge', 'terrified', 'rage']
    const s = afraid({ trauma: 5, psychoses: four }, FAILS)
    expect(sheetOf(s).psychoses).toEqual([...four, 'despaired'])
    expect(s.event('psychosis')).toMatchObject({ clause: 'dw.trauma.4', faces: null })
  })

  it('[dw.trauma.6] a fifth of one who despairs already is rolled, and after all eleven there is no more', () => {
    const four = ['berserk', 'charge', 'terrified', 'despaired']
    const fifth = afraid({ trauma: 5, psychoses: four }, [2, ...FAILS, 6, 6, 3, 3])
    expect(sheetOf(fifth).psychoses).toEqual([...four, 'depressive'])
    const full = afraid({ trauma: 5, psychoses: ALL }, [2, 2, ...FAILS])
    expect(sheetOf(full)).toMatchObject({ trauma: 0, psychoses: ALL })
    expect(full.events.some(({ e }) => e === 'psychosis')).toBe(false)
  })

  it('[dw.trauma.6] with `choose` his player names one that he does not have, or lets the dice decide', () => {
    const asked = (dice: number[]): DeadWalkScene =>
      afraid({ trauma: 5, psychoses: ['rage'] }, dice, { options: { psychosisPick: 'choose' } })
    const s = asked(FAILS)
    expect(s.owe).toEqual(['P1'])
    expect(offersOf(s, 'P1', 'choose-psychosis').map(({ psychosis }) => psychosis)).toEqual(
      ALL.filter((one) => one !== 'rage'),
    )
    expect(s.offered('P1')[0]).toEqual({ do: 'decline' })
    s.refused('P1', { do: 'choose-psychosis', psychosis: 'rage' })
    act(s, { do: 'choose-psychosis', psychosis: 'scared' })
    expect(sheetOf(s).psychoses).toEqual(['rage', 'scared'])
    const rolled = act(asked([...FAILS, 1, 1]), { do: 'decline' })
    expect(sheetOf(rolled).psychoses).toEqual(['rage', 'berserk'])
  })

  it('[dw.trauma.7] a new psychosis works at once, but its die of phase 1 is for the next turn', () => {
    const s = afraid({ trauma: 5 }, [...FAILS, 4, 4])
    expect(sheetOf(s).psychoses).toEqual(['scared'])
    expect(humanNo(s, 1).mind.compelled).toEqual(['scared'])
    const split = afraid({ trauma: 5 }, [...FAILS, 4, 5])
    expect(sheetOf(split).psychoses).toEqual(['schizophrenic'])
    expect(split.dice).toHaveLength(4)
    expect(split.asks).toBe('who acts')
  })

  it('[dw.trauma.8] NPCs gather no points, and their sheets do nothing', () => {
    const npc = human({ at: at(60, 60), npc: true, seat: 'P1', sheet: { trauma: 5, quirks: ['thick'] } })
    const s = afraid({}, FAILS, { humans: [npc, human({ at: at(20, 20) })], options: { quirks: true } })
    expect(sheetOf(s)).toMatchObject({ trauma: 5, psychoses: [] })
    act(s, { do: 'activate', human: 1 })
    expect(s.dice).toHaveLength(2)
  })
})
