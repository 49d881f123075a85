import { commandOdds } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { deadWalk } from '../index.ts'
import { at, human, scene, zombie } from '../testing.ts'

/** Two who act; the other one can inspire, or not. */
const table = (skills: readonly string[]) =>
  scene({
    humans: [human({ at: at(50, 50), weapons: GUNS, ap: 4 }), human({ at: at(50, 44), sheet: { skills } })],
    zombies: [zombie(1, at(57, 50)), zombie(2, at(58, 54))],
    activation: { human: 1 },
    options: { skills: true, entryMethods: [] },
  }).table

const GUNS = ['pump-shotgun', { type: 'hand-grenades', grenades: { fragmentation: 1 } }]

const odds = (skills: readonly string[], command: Command) => {
  const answer = commandOdds(deadWalk, table(skills), 'P1', command)
  if (!answer.ok) throw new Error(answer.refusal.reason)
  return new Map(answer.odds.outcomes.map(({ key, probability }) => [key, probability]))
}

describe('odds of what somebody could still change', () => {
  it('[dw.skill.4] are those with nobody inspiring another throw', () => {
    const cone: Command = { do: 'spray', weapon: 1, towards: at(57, 50) }
    expect(odds(['inspire'], cone)).toEqual(odds([], cone))
    expect(odds([], cone).size).toBeGreaterThan(2)
  })

  it('are sampled without counting first where there are far too many ways', () => {
    let runs = 0
    const grenade: Command = { do: 'throw', weapon: 2, grenade: 'fragmentation', at: at(57.5, 52) }
    const read = (): string => String(runs++)
    const answer = commandOdds(deadWalk, table(['inspire']), 'P1', grenade, read, { paths: 20, samples: 10 })
    expect(answer).toMatchObject({ ok: true, odds: { exact: false, runs: 10 } })
    expect(runs).toBeLessThan(20)
  })
})
