import { describe, expect, it } from 'vitest'
import type { Hidden } from '../state.ts'
import {
  at,
  otherNo,
  playOn,
  plays,
  type RunOrShootScene,
  scene,
  type Stage,
  survivorNo,
  turnOver,
} from '../testing.ts'

const SAFE = { status: 'safe', at: at(115, 70) } as const
const INSIDE = [at(60, 15), at(60, 19), at(60, 23)] as const

/** Everybody stands still until cards are placed again. */
function pass(s: RunOrShootScene): RunOrShootScene {
  for (const seat of s.owe) plays(s, seat, 'RUN')
  return turnOver(s)
}

const secrets = (by: Partial<Hidden>): Hidden => ({ ...scene().state.hidden, nextZed: 50, ...by })

describe('the end', () => {
  it('[rs.end.1] [rs.nps.14] a game is lost when no PS is alive in play and none is safe, whatever NPS there are', () => {
    const s = scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 34), status: 'dead' }] })
    turnOver(plays(s, 'S1', 'RUN'))
    expect(s.outcome).toBeNull()
    const dead = scene({
      survivors: [{ at: at(3, 30), status: 'dead' }, { at: at(3, 34), status: 'dead' }, otherNo(14, { at: at(3, 37) })],
      state: { watching: ['S1', 'S2'] },
    })
    expect(dead.outcome).toMatchObject({ winners: ['zeds'], clause: 'rs.end.1' })
  })

  it('[rs.end.2] [rs.end.4] the condition of the scenario wins, in the turn of the limit too', () => {
    const s = scene({ survivors: [{ at: INSIDE[0] }], state: { turn: 20 } })
    pass(s)
    expect(s.outcome).toMatchObject({ winners: ['survivors'], clause: 'rs.end.2' })
    expect(s.outcome?.reason).toContain('inside the safe house')
    expect(s.state.turn).toBe(20)
  })

  it('[rs.end.3] it is lost when the last turn brings no win', () => {
    const s = playOn(scene(), ({ outcome }) => outcome === null)
    expect([s.state.turn, s.outcome?.clause]).toEqual([20, 'rs.end.3'])
    expect(s.outcome?.reason).toBe('Turn 20, the last one, is over, and the goal is not reached.')
  })

  it('[rs.end.3] it is lost when the objective can no longer be met', () => {
    const lostWith = (scenario: string, stage: Stage): string | undefined =>
      pass(scene({ options: { scenario }, ...stage })).outcome?.reason
    const two = [{ at: at(3, 35) }, { at: at(3, 39), status: 'dead' }, { at: at(3, 43), status: 'dead' }] as const
    expect(lostWith('number-nine', { survivors: two })).toBe('Fewer than half of those who set out are alive.')
    expect(lostWith('number-nine', { survivors: [{ at: at(3, 3) }] })).toBeUndefined()
    const nothing = { state: { hidden: secrets({ caches: {} }) } }
    expect(lostWith('shopping-list', { survivors: [{ at: at(20, 76) }] })).toBeUndefined()
    expect(lostWith('shopping-list', { survivors: [{ at: at(20, 76) }], ...nothing })).toBe(
      'The goods can no longer be had.',
    )
    expect(lostWith('last-boat', { survivors: [{ at: at(3, 3) }], ...nothing })).toBe('The fuel can no longer be had.')
    const carrying = { at: at(3, 3), items: ['fuel', 'fuel'] } as const
    expect(lostWith('last-boat', { survivors: [carrying], ...nothing })).toBeUndefined()
    const people = (count: number): Stage => ({
      survivors: [
        { at: at(3, 70) },
        ...Array.from({ length: count }, (_, i) => otherNo(14 + i, { at: at(20, 66 + 3 * i) })),
      ],
    })
    expect(lostWith('night-school', people(3))).toBeUndefined()
    expect(lostWith('night-school', people(2))).toBe('Too few of the people to be rescued are left.')
  })

  it('[rs.end.4] win and loss in one upkeep: a win, if a PS is alive or safe', () => {
    const survivors = [
      { status: 'safe', at: at(115, 70) },
      otherNo(14, SAFE),
      otherNo(15, SAFE),
      otherNo(16, SAFE),
    ] as const
    const s = scene({ options: { scenario: 'night-school' }, survivors, state: { turn: 50 } })
    expect(s.outcome).toMatchObject({ winners: ['survivors'] })
    const nobody = scene({
      options: { scenario: 'night-school' },
      survivors: [{ status: 'dead', at: at(115, 70) }, ...survivors.slice(1)],
      state: { turn: 50 },
    })
    expect(nobody.outcome).toMatchObject({ winners: ['zeds'], clause: 'rs.end.1' })
  })

  it('[rs.end.5] a win is clean if nobody who is saved is infected, else tainted; it names who was saved', () => {
    const won = (tested: Hidden['tested']): RunOrShootScene =>
      pass(
        scene({
          options: { scenario: 'back-lane', infectionDeath: -1 },
          survivors: [
            { at: INSIDE[0] },
            { at: INSIDE[1] },
            { at: at(3, 30), status: 'dead' },
            otherNo(14, { at: INSIDE[2] }),
          ],
          state: { watching: ['S3'], hidden: secrets({ tested }) },
        }),
      )
    const clean = won({ 1: 'immune', 3: 'infected' })
    expect(clean.event('ended')).toMatchObject({ won: true, grade: 'clean', saved: [1, 2, 14] })
    expect(clean.state.grade).toBe('clean')
    expect(won({ 14: 'infected' }).event('ended').grade).toBe('tainted')
  })

  it('[rs.end.6] who is inside the safe place is still in play: he is bitten, dies of infection and rises', () => {
    const s = scene({
      survivors: [{ at: INSIDE[0], hits: 2 }, { at: at(3, 30) }],
      zeds: [{ at: at(62, 15) }],
      dice: ['draw rs.infection.1: 0', 'draw rs.infection.7: 0'],
    })
    pass(s)
    expect([survivorNo(s, 1).hits, survivorNo(s, 1).status]).toEqual([3, 'dead'])
    pass(s)
    expect(s.state.risen).toEqual({ 1: 2 })
  })

  it('[rs.end.8] with every PS safe and the condition not met the game is lost, whoever is still on the table', () => {
    const s = scene({
      options: { scenario: 'night-school' },
      survivors: [
        { status: 'safe', at: at(115, 70) },
        ...[14, 15, 16].map((n) => otherNo(n, { at: at(20, 66 + 3 * (n - 14)) })),
      ],
    })
    expect(s.outcome).toMatchObject({ winners: ['zeds'], clause: 'rs.end.8' })
    expect(s.state.turn).toBe(1)
  })

  it('[rs.end.7] people give up together, in step 1', () => {
    const s = scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 34) }] })
    s.do('S1', { do: 'concede' })
    expect(s.outcome).toBeNull()
    expect(s.refused('S1', { do: 'concede' }).clause).toBe('rs.end.7')
    s.do('S1', { do: 'play-on' })
    expect(s.refused('S1', { do: 'play-on' }).clause).toBe('rs.end.7')
    s.do('S2', { do: 'concede' }).do('S1', { do: 'concede' })
    expect(s.outcome).toMatchObject({ winners: ['zeds'], clause: 'rs.end.7' })
  })
})
