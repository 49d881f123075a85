/** dw.ap.12 Corpses that are destroyed, with the house rule for it. */
import { type Refusal, refuse } from '@shamble/kernel'
import { type Human, humanOf, type Look, theHuman } from '../state.ts'
import { contactWords, humanBody, isInCloseCombat, touches } from './01-figures.ts'
import { type Action, canPay, combatRefusal, costOfDeed, firstOf, notPlayed, pay, payRefusal } from './04-actions.ts'

/** dw.ap.12 A body that could still rise, in contact. */
const isCorpseAt = (look: Look, human: Human, corpse: Human): boolean => restRefusal(look, human, corpse) === null

function restRefusal(look: Look, human: Human, corpse: Human): Refusal | null {
  if (corpse.status !== 'dead') return refuse('dw.ap.12', `${corpse.name} is no corpse.`)
  if (corpse.neverRises) return refuse('dw.ap.12', `${corpse.name} will not rise.`)
  return touches(look, humanBody(human), humanBody(corpse))
    ? null
    : refuse('dw.ap.12', `${human.name} does not touch the body of ${corpse.name}${contactWords(look, human, corpse)}.`)
}

function corpseRefusal(look: Look, human: Human, corpse: Human | undefined): Refusal | null {
  return corpse ? restRefusal(look, human, corpse) : refuse('dw.ap.12', 'There is no such corpse.')
}

export const NO_DESTRUCTION = notPlayed<'destroy-corpse'>('dw.ap.12', 'Corpses are not destroyed in this game.')

/** dw.ap.12 With the house rule `corpseDestruction`. */
export const destroyCorpse: Action<'destroy-corpse'> = {
  choices: (look, human) => {
    if (!canPay(human, costOfDeed(look, 'destroy-corpse'))) return []
    const corpses = look.state.humans.filter((one) => isCorpseAt(look, human, one))
    return corpses.length === 0 || isInCloseCombat(look, human)
      ? []
      : corpses.map(({ n }) => ({ do: 'destroy-corpse', corpse: n }))
  },
  check: (look, human, { corpse }) =>
    firstOf(
      () => combatRefusal(look, human, 'dw.ap.12'),
      () => corpseRefusal(look, human, humanOf(look.state, corpse)),
      () => payRefusal(human, costOfDeed(look, 'destroy-corpse')),
    ),
  take: (t, human, { corpse }) => {
    pay(t, human, costOfDeed(t, 'destroy-corpse'))
    theHuman(t.state, corpse).neverRises = true
    t.emit({ e: 'corpse destroyed', clause: 'dw.ap.12', human: human.n, corpse, left: human.ap })
  },
}
