/** Beside the board, one at a time: Command points, what the scenario asks. */
import { Folds, NoteRows } from '../../play/folds.tsx'
import { Icon } from './art.tsx'
import type { DisplayState } from './types.ts'
import { commandNotes, goalNotes } from './words/beside.ts'

export function Beside(s: DisplayState) {
  const goals = goalNotes(s)
  const commands = commandNotes(s)
  const folds = [
    { id: 'goal', icon: 'flag', title: 'Task', end: goals.end, content: <NoteRows notes={goals.notes} /> },
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
