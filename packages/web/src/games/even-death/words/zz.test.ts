import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyGame, anyGame, openSave, publicSave } from '@shamble/kernel'
import { evenDeathRules } from '@shamble/even-death'
import { evenDeathExtras } from '@shamble/even-death/extras'
import type { Event, View } from '@shamble/even-death/page'
import { it } from 'vitest'
import { plain } from '../../../play/log-item.ts'
import { faultsIn } from '../../../words/testing.ts'
import { lines } from './log.ts'
import { nameOf } from './titles.ts'
it('reads', () => {
  const golden = fileURLToPath(new URL('../../../../../games/even-death/golden/', import.meta.url))
  const out: string[] = []
  for (const file of readdirSync(golden).filter((f) => f.endsWith('.json'))) {
    const game = anyGame({ ...evenDeathRules, ...evenDeathExtras }) as AnyGame
    const opened = openSave(JSON.parse(readFileSync(golden + file, 'utf8')), [game])
    if (!opened.ok) throw new Error(opened.fault.why)
    const story = publicSave(opened.match, null)
    const view = story.view as View
    const events = story.told.flat() as Event[]
    out.push('== ' + file)
    for (const l of lines(events, { view } as never)) {
      const t = plain(l.words, (f) => nameOf(view, f))
      out.push((l.heading ? `[${l.heading}] ` : '') + t)
      for (const f of faultsIn(t)) out.push('!!! ' + f)
    }
  }
  console.log(out.join('\n'))
})
