/** Beside the board, one at a time: what the scenario asks, what the others do, the Zeds, the lairs; afterwards every secret. */
import type { Forecast } from '@shamble/run-or-shoot/forecast'
import { isInPlay, type Survivor } from '@shamble/run-or-shoot/page'
import { Clause } from '../../play/clause.tsx'
import { type Folded, Folds, NoteRows, Tasks } from '../../play/folds.tsx'
import type { Note } from '../../plan/plan.ts'
import { plural } from '../../words/plain.ts'
import { Icon } from './art.tsx'
import { umpireFolds } from './desk/folds.tsx'
import { lookOf } from './read.ts'
import type { DisplayState } from './types.ts'
import { debriefParts } from './words/debrief.ts'
import { clockWords, tasksLeft, tasksOf } from './words/goals.ts'
import { otherNote } from './words/others.ts'
import { lairNotes, threatNotes } from './words/threats.ts'

const othersOf = ({ view }: Forecast): readonly Survivor[] =>
  view.survivors.filter((one) => isInPlay(one) && one.seat === null)

function taskFold(look: Forecast): Folded {
  const parts = tasksOf(look)
  // The description says the same at greater length, and people need the room; it is on the scenario's card.
  const story = clockWords(look).join(' ')
  return {
    id: 'task',
    icon: 'flag',
    title: 'Task',
    end: tasksLeft(parts),
    content: <Tasks parts={parts} story={story} />,
  }
}

const notesFold = (id: string, icon: string, title: string, end: string, notes: readonly Note[]): Folded => ({
  id,
  icon,
  title,
  end,
  content: <NoteRows notes={notes} />,
})

function othersFold(look: Forecast): Folded[] {
  const others = othersOf(look)
  if (others.length === 0) return []
  const notes = others.map((one) => otherNote(look, one))
  return [notesFold('others', 'human', 'The others', `${others.length} with you`, notes)]
}

/** "3 empty" */
function lairsEnd({ view, book }: Forecast): string {
  const known = view.learnt.ruledOut.length
  return known > 0 ? `${known} of ${book.map.lairs.length} empty` : `${book.map.lairs.length}, all unknown`
}

/** rs.secrecy.20 What was hidden, told in sentences. */
function debriefFold(parts: ReturnType<typeof debriefParts>): Folded[] {
  const secrets = parts.reduce((all, { notes }) => all + notes.length, 0)
  if (secrets === 0) return []
  const content = (
    <div class="debrief">
      {parts.map(({ title, notes }) => (
        <section key={title}>
          <h4>{title}</h4>
          {notes.map(({ words, clause }) => (
            <p key={words}>
              {words} {clause && <Clause id={clause} />}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
  return [{ id: 'debrief', icon: 'eye', title: 'Debrief', end: `${secrets} ${plural(secrets, 'secret')}`, content }]
}

/** With so many people there is room for an open fold below them. */
const ROOMY = 4

export function Beside(s: DisplayState) {
  const look = lookOf(s)
  const { view } = look
  const debrief = debriefParts(look.book, view)
  const folds: readonly Folded[] = [
    ...umpireFolds(s),
    taskFold(look),
    ...debriefFold(debrief),
    ...othersFold(look),
    notesFold('zeds', 'dead', 'Zeds', String(view.zeds.length), threatNotes(look)),
    notesFold('lairs', 'lair', 'Lairs', lairsEnd(look), lairNotes(look)),
  ]
  return (
    <Folds
      label="Task, others, Zeds, lairs"
      folds={folds}
      people={view.survivors.length > ROOMY ? view.survivors.length : 0}
      Icon={Icon}
    />
  )
}
