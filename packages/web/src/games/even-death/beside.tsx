/** Beside the board, one at a time: Command points, what the scenario asks. */
import { Folds, NoteRows, Tasks } from '../../play/folds.tsx'
import { Icon } from './art.tsx'
import type { DisplayState } from './types.ts'
import { lookOf } from './read.ts'
import { commandNotes } from './words/beside.ts'
import { foiling, limitWords, tasksLeft, tasksOf } from './words/goals.ts'

export function Beside(s: DisplayState) {
  const look = lookOf(s)
  const parts = tasksOf(look)
  const commands = commandNotes(s)
  const foil = foiling(look, s.seat)
  const folds = [
    {
      id: 'goal',
      icon: 'flag',
      title: 'Task',
      end: foil === null ? tasksLeft(parts) : 'to be foiled',
      content: <Tasks parts={parts} story={[foil, limitWords(look)].filter(Boolean).join(' ')} />,
    },
    ...(commands
      ? [
          {
            id: 'command',
            icon: 'radio',
            title: 'Command',
            end: commands.end,
            content: <NoteRows notes={commands.notes} />,
          },
        ]
      : []),
  ]
  return <Folds label="Task, command" folds={folds} people={s.view.humans.length} Icon={Icon} />
}
