import { commandOdds } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import {
  at,
  otherNo,
  playPart,
  plays,
  playTo,
  type RunOrShootScene,
  runOrShoot,
  scene,
  type Staging,
} from './testing.ts'
import type { Card } from './tables/cards.ts'

/** What comes of it, by its key, in percent with two digits. */
function oddsOf(s: RunOrShootScene, command: Command): Record<string, number> {
  const answer = commandOdds(runOrShoot, s.table, 'S1', command)
  if (!answer.ok) throw new Error(answer.refusal.reason)
  expect(answer.odds.exact).toBe(true)
  return Object.fromEntries(
    answer.odds.outcomes.map(({ key, probability }) => [key, Math.round(probability * 1e4) / 1e4]),
  )
}

const part = (name: string, card: Card, stage: Staging): RunOrShootScene => playPart(scene(stage), name, { S1: [card] })

const twenty = Array.from({ length: 20 }, (_, i) => ({ at: at(16 + 2.5 * (i % 5), 30.5 + 2.5 * Math.floor(i / 5)) }))

describe('odds', () => {
  it('[rs.grenade.6] of a pipe bomb among twenty are exact, and there at once', () => {
    const s = part('grenades', 'GRENADE', { survivors: [{ at: at(5, 33), items: ['pipe'] }], zeds: twenty })
    const begun = performance.now()
    const odds = oddsOf(s, { do: 'throw', grenade: 'pipe', at: [2100, 3400], level: 0 })
    expect(performance.now() - begun).toBeLessThan(2000)
    expect(Object.keys(odds)).toHaveLength(21)
    // 20 over 10, of 2^20.
    expect(odds['10 destroyed']).toBe(0.1762)
  })

  it('[rs.shoot.2] of a shot are those of its bands, with all that is added', () => {
    const s = part('shooting', 'SHOOT', { survivors: [{ at: at(5, 33) }], zeds: [{ at: at(20, 33) }] })
    // A pistol near: body from 4, head from 9, and 1 for a target that stands still.
    expect(oddsOf(s, { do: 'shoot', weapon: 1, zed: 1 })).toEqual({
      miss: 0.3,
      'Zed 1 falls': 0.5,
      'Zed 1 destroyed': 0.2,
    })
  })

  it('[rs.melee.3] [rs.melee.8] of a push count who is pushed, of a blow what it does', () => {
    const stage: Staging = {
      survivors: [{ at: at(10, 33), main: { id: 2, kind: 'fireaxe', rounds: 0 } }],
      zeds: [{ at: at(12, 33) }, { at: at(8, 33) }],
      state: { melee: [{ survivor: 1, zeds: [1, 2], lying: [] }] },
    }
    const push = oddsOf(part('melee', 'MELEE', stage), { do: 'push' })
    expect(push['pushes 1']).toBe(0.1667)
    expect(push['pushes 2, Zed 1 falls, Zed 2 falls']).toBe(0.8333)
    const blow = oddsOf(part('melee', 'MELEE', stage), { do: 'strike', weapon: 2, zed: 1 })
    expect(blow).toEqual({ miss: 0.3, 'Zed 1 falls': 0.4, 'Zed 1 destroyed': 0.3 })
  })

  it('end with what somebody does himself: those whom nobody plays shoot for themselves', () => {
    const armed = otherNo(11, { at: at(5, 36), pistol: { id: 9, kind: 'pistol', rounds: 6 } })
    const s = scene({ survivors: [{ at: at(5, 33) }, armed], zeds: [{ at: at(30, 33) }], dice: [0, 0] })
    playTo(plays(s, 'S1', 'SHOOT'), '9')
    expect(s.asks).toBe('shoot or reload')
    for (let shots = 0; shots < 2; shots++) s.do('S1', { do: 'shoot', weapon: 1, zed: 1 })
    const answer = commandOdds(runOrShoot, s.table, 'S1', { do: 'shoot', weapon: 1, zed: 1 })
    expect(answer).toMatchObject({ ok: true, odds: { exact: true, runs: 8 } })
  })
})
