/** What a bot makes of a Training Ground: another force while farms feed it, and otherwise better people. */
import type { Command, CommandOf } from '../commands.ts'
import { TRAINING_POINTS } from '../numbers.ts'
import { peopleIn } from '../roster.ts'
import { farmsOf } from '../rules/44-start.ts'
import { costOfChange } from '../rules/50-changes.ts'
import { trainRefusal } from '../rules/50-train.ts'
import { forceOf, forcesOf, type Look } from '../state.ts'

type Train = CommandOf<'train'>

const isTrain = (command: Command): command is Train => command.do === 'train'

/** As many promotions of one force as the points allow, the dearest first. */
function promotions(look: Look, offered: readonly Train[]): Train | null {
  const [first] = offered
  const force = first && forceOf(look.state, first.force)
  if (!first || !force) return null
  const costOf = ({ changes = [] }: Train): number =>
    changes.reduce((sum, change) => {
      const one = peopleIn(force).find(({ id }) => id === change.unit)
      return sum + (one ? costOfChange(one, change) : 0)
    }, 0)
  let best: Train | null = null
  for (const { changes = [] } of [...offered].sort((a, b) => costOf(b) - costOf(a))) {
    const [change] = changes
    if (!change || best?.changes?.some(({ unit }) => unit === change.unit)) continue
    const more: Train = { do: 'train', force: first.force, changes: [...(best?.changes ?? []), change] }
    if (costOf(more) <= TRAINING_POINTS && trainRefusal(look, force, more) === null) best = more
  }
  return best
}

/** The best that can be trained now; null if there is nothing. */
export function bestTraining(look: Look, faction: string, choices: readonly Command[]): Train | null {
  const all = choices.filter(isTrain)
  const founding = all.find(({ found }) => found !== undefined)
  if (founding && forcesOf(look.state, faction).length <= farmsOf(look, faction)) return founding
  const forces = [...new Set(all.map(({ force }) => force))]
  for (const force of forces) {
    const best = promotions(
      look,
      all.filter((one) => one.force === force && one.changes !== undefined),
    )
    if (best) return best
  }
  return founding ?? null
}
