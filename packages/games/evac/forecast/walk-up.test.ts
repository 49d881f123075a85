import { apply, begin, choices, pending, seeded } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import type { MarineHints } from './index.ts'
import { type Command, type EvacKit, evac } from '../index.ts'
import type { Transaction } from '../state.ts'
import { grunt, medic, scene, sergeant, wall, zombie } from '../testing.ts'
import { viewFor } from '../view.ts'

function walkUpsOf(t: Transaction, seat: string): MarineHints['walkUps'] {
  const hints = evac.hints?.(viewFor(t), t.book, null, { what: 'marine', seat }) as MarineHints
  return hints.walkUps
}

const xy = (t: Transaction, square: number): [number, number] => [...(t.facts.l.xy[square] as [number, number])]
const isOffered = (t: Transaction, seat: string, command: Command): boolean =>
  choices<EvacKit>(t, seat).some((one) => JSON.stringify(one) === JSON.stringify(command))

describe('walking up to somebody', () => {
  it('[ev.close.2] ends in contact after the fewest steps, and where fewest can bite', () => {
    const s = scene({ marines: [grunt({ at: [10, 10] })], zombies: [zombie([10, 13])] })
    const [up] = walkUpsOf(s.table, 'M1')
    expect(up?.command).toMatchObject({ do: 'strike', zombie: 1, stand: false })
    expect(up?.path.map((square) => xy(s.table, square))).toEqual([
      [10, 11],
      [10, 12],
    ])
  })

  it('is not told of whom one touches already, nor of whom a walk does not lead to, nor after the attack', () => {
    const beside = scene({ marines: [grunt({ at: [10, 10] })], zombies: [zombie([10, 11])] })
    expect(walkUpsOf(beside.table, 'M1')).toEqual([])
    // A sprint takes the attack with it.
    const far = scene({ marines: [grunt({ at: [10, 10] })], zombies: [zombie([10, 18])] })
    expect(walkUpsOf(far.table, 'M1')).toEqual([])
    const walled = [9, 10, 11].map((x) => wall([x, 11], [x, 12]))
    const behind = scene({ marines: [grunt({ at: [10, 10] })], zombies: [zombie([10, 12])], walls: walled })
    expect(walkUpsOf(behind.table, 'M1').map(({ path }) => path.length)).not.toContain(1)
  })

  it('[ev.heal.4] a medic walks up to whoever is hurt, and to nobody else', () => {
    const marines = [
      medic({ at: [10, 10] }),
      sergeant({ seat: 'M2', at: [10, 13], hp: 1 }),
      grunt({ seat: 'M3', at: [13, 10] }),
    ]
    const s = scene({ marines })
    expect(walkUpsOf(s.table, 'M1').map(({ command }) => command)).toEqual([{ do: 'heal', marine: 'M2', stand: false }])
  })

  it('is done by the rules as told, at every moment of random games', () => {
    const kept = new Set<string>()
    for (const [seed, scenario] of [
      [1, 'S2'],
      [2, 'S2'],
      [6, 'S5'],
      [7, 'S5'],
    ] as const) {
      const t = begin(evac, setUp(evac, { options: { scenario } }), seeded(seed))
      const player = new RandomPlayer(evac, seed)
      for (let n = 0; n < 700; n++) {
        const asked = pending(t)
        const next = asked && player.pick(evac, t, asked)
        if (!next) break
        if (asked.asks === 'act' && n % 3 === 0)
          for (const seat of asked.owe)
            for (const { command, path, ends } of walkUpsOf(t, seat)) {
              const after = t.fork(evac.copy, seeded('fork'))
              for (const square of path) {
                const step: Command = { do: 'step', to: xy(t, square) }
                expect([step, isOffered(after, seat, step)]).toEqual([step, true])
                expect(apply(evac, after, seat, step)).toBeNull()
              }
              expect([command, isOffered(after, seat, command)]).toEqual([command, true])
              expect(apply(evac, after, seat, command)).toBeNull()
              kept.add(command.do)
              const m = after.state.marines.find((one) => one.seat === seat)
              if (command.do !== 'pick-up' && after.state.outcome === null && m && m.hp > 0)
                expect(m.acted).toBe(ends !== null)
            }
        apply(evac, t, next.seat, next.command)
      }
    }
    expect([...kept]).toEqual(expect.arrayContaining(['strike', 'heal']))
  })
})

it('[ev.scen.3] a fuel can is walked up to, and picked up from beside it', () => {
  const s = scene({ marines: [grunt({ at: [10, 10] })] })
  s.state.cans.push(12 * s.table.facts.l.width + 9)
  expect(walkUpsOf(s.table, 'M1')).toMatchObject([{ command: { do: 'pick-up', at: [10, 13] }, ends: null }])
  expect(walkUpsOf(s.table, 'M1')[0]?.path).toHaveLength(2)
})
