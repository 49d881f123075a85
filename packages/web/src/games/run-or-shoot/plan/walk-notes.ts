import { cm, STAIRS_COST, type Survivor } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { count, listed } from '../../../words/plain.ts'
import { lookOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { calledBy, zedTitle } from '../words/titles.ts'
import type { Plan } from './ways.ts'

/** rs.move.3 What the way takes, and what is left of the move. */
export function walkNotes(s: DisplayState, one: Survivor, { acts, leg }: Plan): Note[] {
  const look = lookOf(s)
  const { left } = look.start(one)
  const doors = acts.filter(({ act }) => act === 'open' || act === 'close').length
  const flights = acts.filter(({ act }) => act === 'stairs').length
  const there = { ...one, at: leg.at, level: leg.level }
  const path = [one.at, ...acts.flatMap((act) => (act.act === 'go' ? [{ x: act.to[0], y: act.to[1] }] : []))]
  const noticing = flights === 0 ? look.noticed(one, one.level, path) : []
  const near = s.view.zeds.filter((z) => !z.down && look.sees(there, z)).length
  return [
    ...(noticing.length > 0
      ? [
          {
            value: '!',
            words: `${listed(noticing.map((n) => zedTitle(s.view, n)))} will notice ${calledBy(one.who)} and attack`,
            clause: 'rs.drift.8',
            isGrave: true,
          },
        ]
      : []),
    { value: lengthWords(left - leg.left), words: `of ${lengthWords(left)} that are left`, clause: 'rs.move.3' },
    ...(doors > 0
      ? [
          {
            value: lengthWords(doors * look.book.door.cost),
            words: doors === 1 ? 'of it for the door' : `of it for ${count(doors)} doors`,
            clause: 'rs.door.4',
          },
        ]
      : []),
    ...(flights > 0
      ? [
          {
            value: lengthWords(flights * cm(STAIRS_COST)),
            words: flights === 1 ? 'of it for the stairs' : `of it for ${count(flights)} flights of stairs`,
            clause: 'rs.move.10',
          },
        ]
      : []),
    ...(near > 0
      ? [
          {
            value: String(near),
            words: near === 1 ? 'Zed in sight from there' : 'Zeds in sight from there',
            clause: 'rs.sight.1',
          },
        ]
      : []),
  ]
}
