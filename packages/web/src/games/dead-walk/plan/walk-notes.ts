/** What a walk costs, and what it leads to. */
import type { Human } from '@shamble/dead-walk/page'
import { pathLength } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { sure } from '../../../sure.ts'
import { count } from '../../../words/plain.ts'
import { lookOf, viewOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import type { Walk } from './ways.ts'

export function walkNotes(s: DisplayState, human: Human, walk: Walk): Note[] {
  const look = lookOf(s)
  const view = viewOf(s)
  const { priced: found } = walk
  if (!found) return []
  const { route, price } = found
  const notes: Note[] = [
    {
      value: lengthWords(pathLength(route.path)),
      words: `${price} AP, ${human.ap - price} left`,
      clause: 'dw.movement.3',
    },
  ]
  if (route.surcharge > 0)
    notes.push({ value: `+${route.surcharge}`, words: 'over what lies in the way', clause: 'dw.movement.5' })
  if (human.doubled && price > 0) notes.push({ value: '×2', words: 'after the failed fear test', clause: 'dw.ap.6' })
  const end = sure(route.path.at(-1))
  const there = { ...look.body(human), at: end }
  const near = look.feared(human, end)
  if (near > 0)
    notes.push({
      value: `−${near}`,
      words: `fear: ${count(near)} of the dead within ${lengthWords(look.book.fearDistance)} there`,
      clause: 'dw.fear.2',
    })
  const seen = view.zombies.filter((z) => look.sees(there, look.body(z))).length
  notes.push({ value: String(seen), words: 'of the dead in sight from there', clause: 'dw.los.5' })
  return notes
}
