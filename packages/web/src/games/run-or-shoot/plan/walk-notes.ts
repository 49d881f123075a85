import { cm, RADIUS, radiusOf, STAIRS_COST, type Survivor } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { lookOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { calledBy, zedTitle } from '../words/titles.ts'
import type { Plan } from './ways.ts'

/** rs.move.3 What the way takes, and what is left of the move. */
export function walkNotes(s: DisplayState, one: Survivor, plan: Plan): Note[] {
  const { left } = lookOf(s).start(one)
  return [
    ...noticedNotes(s, one, plan),
    { value: lengthWords(left - plan.leg.left), words: `of ${lengthWords(left)} that are left`, clause: 'rs.move.3' },
    ...costNotes(s, plan),
    ...sightNotes(s, one, plan),
    ...lyingNotes(s, one, plan),
  ]
}

/** rs.drift.8 Who will notice him on the way. */
function noticedNotes(s: DisplayState, one: Survivor, { acts }: Plan): Note[] {
  if (acts.some(({ act }) => act === 'stairs')) return []
  const path = [one.at, ...acts.flatMap((act) => (act.act === 'go' ? [{ x: act.to[0], y: act.to[1] }] : []))]
  const noticing = lookOf(s).noticed(one, one.level, path)
  if (noticing.length === 0) return []
  const words = `${listed(noticing.map((n) => zedTitle(s.view, n)))} will notice ${calledBy(one.who)} and attack`
  return [{ value: '!', words, clause: 'rs.drift.8', isGrave: true }]
}

/** rs.door.4, rs.move.10 What doors and stairs take of the move. */
function costNotes(s: DisplayState, { acts }: Plan): Note[] {
  const doors = acts.filter(({ act }) => act === 'open' || act === 'close').length
  const flights = acts.filter(({ act }) => act === 'stairs').length
  const door: Note = {
    value: lengthWords(doors * lookOf(s).book.door.cost),
    words: doors === 1 ? 'of it for the door' : `of it for ${count(doors)} doors`,
    clause: 'rs.door.4',
  }
  const stairs: Note = {
    value: lengthWords(flights * cm(STAIRS_COST)),
    words: flights === 1 ? 'of it for the stairs' : `of it for ${count(flights)} flights of stairs`,
    clause: 'rs.move.10',
  }
  return [...(doors > 0 ? [door] : []), ...(flights > 0 ? [stairs] : [])]
}

/** rs.sight.1 Whom he sees from there. */
function sightNotes(s: DisplayState, one: Survivor, { leg }: Plan): Note[] {
  const look = lookOf(s)
  const there = { ...one, at: leg.at, level: leg.level }
  const near = s.view.zeds.filter((z) => !z.down && look.sees(there, z)).length
  const words = near === 1 ? 'Zed in sight from there' : 'Zeds in sight from there'
  return near > 0 ? [{ value: String(near), words, clause: 'rs.sight.1' }] : []
}

/** As near as this to one that lies, and it is at him when it has stood up. */
const BESIDE = cm(2)

/** rs.down.2 Who lies there stands up before long. */
function lyingNotes(s: DisplayState, one: Survivor, { leg }: Plan): Note[] {
  const beside = s.view.zeds.filter(
    (z) =>
      z.down &&
      z.level === leg.level &&
      Math.hypot(z.at.x - leg.at.x, z.at.y - leg.at.y) <= radiusOf(z) + RADIUS.figure + BESIDE,
  )
  if (beside.length === 0) return []
  const words = `${listed(beside.map(({ n }) => zedTitle(s.view, n)))} ${plural(beside.length, 'lies', 'lie')} beside ${calledBy(one.who)} there and ${plural(beside.length, 'stands', 'stand')} up in step 8`
  return [{ value: '!', words, clause: 'rs.down.2', isGrave: true }]
}
