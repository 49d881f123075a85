import { apply, begin, choices, pending, seeded } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { boardOf } from './bots/board.ts'
import { burstOdds } from './bots/odds.ts'
import { dangerField } from './bots/terms.ts'
import type { HintAnswer, HintAsk, MarineHints } from './hints.ts'
import { DARK, FACE_DOWN, SEEN } from './hints/answers.ts'
import { chainFrom, expectedKills } from './hints/burst.ts'
import { type Command, evac } from './index.ts'
import { canSee } from './rules/09-marine-attacks.ts'
import { spawnSquares } from './rules/04-populating-tiles.ts'
import { alive, type Table, theMarine } from './state.ts'
import { door, type EvacScene, grunt, medic, scene, sergeant, wall, zombie } from './testing.ts'
import { viewFor } from './view.ts'

const ask = <W extends HintAsk['what']>(t: Table, wanted: HintAsk & { what: W }): Extract<HintAnswer, { what: W }> =>
  evac.hints?.(viewFor(t), t.book, null, wanted) as Extract<HintAnswer, { what: W }>

const fork = (t: Table): Table => t.fork(evac.copy, seeded('fork'))
const xy = (t: Table, square: number): [number, number] => [...(t.facts.l.xy[square] as [number, number])]

/** Every square that some sequence of offered steps leads to, with the fewest of them. */
function walked(t: Table, seat: string): Map<number, number> {
  const found = new Map<number, number>()
  const queue = [{ table: fork(t), steps: 0 }]
  for (const { table, steps } of queue) {
    for (const command of choices<typeof evac extends { begin: unknown } ? never : never>(
      table as never,
      seat,
    ) as Command[]) {
      if (command.do !== 'step') continue
      const to = (command.to[1] - 1) * t.facts.l.width + command.to[0] - 1
      if (found.has(to) || to === theMarine(t.state, seat).at) continue
      found.set(to, steps + 1)
      if (t.facts.up[to] === 0) continue
      const next = fork(table)
      apply(evac, next, seat, command)
      queue.push({ table: next, steps: steps + 1 })
    }
  }
  return found
}
