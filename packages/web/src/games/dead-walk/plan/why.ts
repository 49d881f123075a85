/** Why a zombie does what it does: which sense leads it, to whom, and where it will go next. */
import { deedOf, type Look, SENSE_CLAUSE, type Zombie } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import type { Note } from '../../../plan/plan.ts'
import { shortName } from '../read.ts'
import { SENSES } from '../words/parts.ts'

export type Deed = ReturnType<typeof deedOf>

const KNOWN = new WeakMap<Look['state'], Map<number, Deed>>()

/** What this zombie would do if its turn came now. */
export function forecast(look: Look, zombie: Zombie): Deed {
  const all = KNOWN.get(look.state) ?? new Map<number, Deed>()
  KNOWN.set(look.state, all)
  const known = all.get(zombie.n)
  if (known) return known
  const deed = deedOf(look, zombie)
  all.set(zombie.n, deed)
  return deed
}

const WAITING: Readonly<Record<string, string>> = {
  crowd: 'no room beside the others',
  'no way': 'no way leads there',
  held: 'held where it is',
  barrier: 'stands before something shut',
  'at the sound': 'is where the sound was',
  'game master': 'the game master lets it wait',
}

/** The same in one line. */
export const whyNote = (look: Look, zombie: Zombie): Note => {
  const notes = whyNotes(look, zombie)
  const [first] = notes as [Note, ...Note[]]
  return { value: '→', words: notes.map(({ words }) => words).join(', '), clause: first.clause }
}

/** "smells Dawson and comes to 30,24". */
export function whyNotes(look: Look, zombie: Zombie): Note[] {
  const deed = forecast(look, zombie)
  switch (deed.does) {
    case 'recovers':
      return [{ value: '', words: 'stunned: it recovers next', clause: 'dw.grenade.17' }]
    case 'stands up':
      return [{ value: '', words: 'stands up next', clause: 'dw.zfallen.1' }]
    case 'holds':
      return [{ value: '', words: `holds ${shortName(deed.human.name)} and bites`, clause: 'dw.zmove.11' }]
    case 'wanders':
      return [
        {
          value: zombie.heading === null ? 'd20' : `${zombie.heading}°`,
          words: 'senses nobody and wanders',
          clause: 'dw.zmove.8',
        },
      ]
    default: {
      const { goal } = deed
      const whom = goal.human ? shortName(goal.human.name) : 'a noise'
      const sense: Note = { value: '', words: `${SENSES[goal.sense]} ${whom}`, clause: SENSE_CLAUSE[goal.sense] }
      if (deed.does === 'pounds')
        return [sense, { value: '', words: `pounds on ${deed.opening}`, clause: 'dw.barrier.7' }]
      if (deed.does === 'waits') return [sense, { value: '', words: WAITING[deed.why] ?? 'waits', clause: deed.clause }]
      const end = deed.path.at(-1) as XY
      return [
        sense,
        {
          value: '→',
          words: `goes next to ${(end.x / 100).toFixed(1)},${(end.y / 100).toFixed(1)}`,
          clause: deed.clause,
        },
      ]
    }
  }
}
