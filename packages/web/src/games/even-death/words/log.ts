/** What happened, one sentence an event, names first; what belongs together in one line. */
import type { Event, View } from '@shamble/even-death/page'
import type { Told } from '../../../play/game-display.ts'
import { logWords } from '../../../words/telling.ts'
import type { Seen } from '../types.ts'
import { forces } from './03-force.ts'
import { deploying } from './04-deploy.ts'
import { priority } from './05-priority.ts'
import { turns } from './06-turn.ts'
import { moving } from './08-move.ts'
import { climbing } from './11-climb.ts'
import { rambling } from './13-rambling.ts'
import { attacks } from './17-attack.ts'
import { biting } from './19-bite.ts'
import { actions } from './07-actions.ts'
import { commanding } from './21-command.ts'
import { interacting } from './24-interact.ts'
import { herds } from './12-herd.ts'
import { deaths } from './31-death.ts'
import { checks } from './34-psych.ts'
import { victory } from './41-victory.ts'
import { herdName, humanName } from './titles.ts'

const told = logWords<Event, View>()([
  forces,
  deploying,
  priority,
  turns,
  moving,
  climbing,
  rambling,
  attacks,
  biting,
  actions,
  commanding,
  interacting,
  herds,
  deaths,
  checks,
  victory,
])

/** Sentences go by the numbers of units; the board knows herds by another name. */
function naming({ herds }: View): (name: string) => string {
  const numbers = new Set(herds.map(({ id }) => humanName(id)))
  return (name) => (numbers.has(name) ? herdName(Number(name.split(' ')[1])) : name)
}

export function lines(events: readonly Event[], { view }: Pick<Seen, 'view'>): readonly Told[] {
  const named = naming(view)
  return told.lines(events, view).map((line) => ({
    ...line,
    about: line.about.map(named),
    words: line.words.map((word) =>
      typeof word === 'object' && 'figure' in word ? { figure: named(word.figure) } : word,
    ),
  }))
}
