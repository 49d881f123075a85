import { apply, begin, judge, pending, seeded } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import type { SurvivorHints } from './index.ts'
import { type Command, type DropDeadKit, dropDead } from '../index.ts'
import { type Transaction, type Unit, xyOf } from '../state.ts'
import { earl, frank, scene, skye, tile, zombie } from '../testing.ts'
import { viewFor } from '../view.ts'

const hintsFor = (t: Transaction, seat = 'P1'): SurvivorHints =>
  dropDead.hints?.(viewFor(t), t.book, null, { what: 'survivor', seat }) as SurvivorHints

const walk = (path: readonly Unit[]): Command =>
  path.length === 1 ? { do: 'step', to: xyOf(path[0] as Unit) } : { do: 'walk', path: path.map(xyOf) }

const TILES = [tile('T40', [3, 0])]

describe('walking up to somebody', () => {
  it('[dd.combat.4] Frank goes until his axe reaches', () => {
    const s = scene({ survivors: [frank({ at: [9, 1] })], tiles: TILES, zombies: [zombie(1, [12, 1])] })
    const [up] = hintsFor(s.table).walkUps
    expect(up).toMatchObject({ command: { do: 'attack', zombie: 1 } })
    expect(up?.path.map(xyOf)).toEqual([
      [10, 1],
      [11, 1],
    ])
  })

  it('[dd.turn.3] is of no use to whoever has attacked', () => {
    const s = scene({
      survivors: [frank({ at: [9, 1] })],
      tiles: TILES,
      zombies: [zombie(1, [10, 1]), zombie(2, [12, 1])],
      dice: [1, 1],
    })
    const again = s.do('P1', { do: 'attack', zombie: 1 })
    expect(hintsFor(again.table).walkUps.filter(({ command }) => command.do === 'attack')).toEqual([])
  })

  it('[dd.parts.5] whoever carries a part brings it', () => {
    const s = scene({ survivors: [earl({ at: [9, 1], carries: true }), skye({ at: [6, 1] })], tiles: TILES })
    expect(hintsFor(s.table).walkUps).toMatchObject([{ command: { do: 'give', to: 'skye' } }])
    expect(hintsFor(s.table).walkUps[0]?.path).toHaveLength(2)
  })

  it('is done by the rules as told, at every moment of random games', () => {
    const kept = new Set<string>()
    for (const seed of [1, 2, 3, 4, 5]) {
      const t = begin(dropDead, setUp(dropDead), seeded(seed))
      const player = new RandomPlayer(dropDead, seed)
      for (let n = 0; n < 600; n++) {
        const asked = pending(t)
        const next = asked && player.pick(dropDead, t, asked)
        if (!next) break
        const seat = t.state.turn?.seat
        if (seat !== undefined && n % 3 === 0) {
          const { walkUps, drive } = hintsFor(t, seat)
          const ends = drive ? [...walkUps, { command: { do: 'escape' } as const, path: drive.path }] : walkUps
          for (const { command, path } of ends) {
            const after = t.fork(dropDead.copy, seeded('fork'))
            expect(apply(dropDead, after, seat, walk(path))).toBeNull()
            expect([command, judge<DropDeadKit>(dropDead, after, seat, command)]).toEqual([command, null])
            kept.add(command.do)
          }
        }
        apply(dropDead, t, next.seat, next.command)
      }
    }
    expect([...kept]).toEqual(expect.arrayContaining(['attack']))
  })
})

it('[dd.end.3] whoever is not at the van walks there, and who gets away is told as it is then', () => {
  const s = scene({
    survivors: [earl({ at: [6, 1] }), skye({ at: [2, 2] })],
    options: { partsRequired: [1, 1, 1, 1] },
    installed: 1,
  })
  const { drive, escape } = hintsFor(s.table)
  expect(escape).not.toBeNull()
  expect(drive?.along).toContain('P1')
  expect(drive?.path.length).toBeGreaterThan(0)
})
