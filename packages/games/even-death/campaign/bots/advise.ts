/** What a competent player does in a campaign, decided from what the seat sees. */
import type { Advice, Book, Foresight, Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { type CampaignKit, type Look, playerOf, type View } from '../state.ts'
import { actWithDead } from './dead.ts'
import { actWithPeople, type Said } from './people.ts'

/** The rules list what they would do themselves first: why that is good enough. */
const WHY: Readonly<Partial<Record<Command['do'], string>>> = {
  fortify: 'The tiles that are worth most.',
  lock: 'A ready-made list is as good as any.',
  'new-horde': 'It appears where people are nearest.',
  adjust: 'So it brings most.',
  victim: 'The dearest they can take.',
  recruit: 'The best who would join.',
  herds: 'As many as can be had.',
  send: 'The strongest fights.',
  behaviour: 'Three dice seldom all fall badly.',
  vote: 'It is better fought on the table.',
  agree: 'It can have come about.',
  retreat: 'It is as good a tile as any.',
  regroup: 'They stand well as they are.',
}

function act(look: Look, seat: Seat, choices: readonly Command[]): Said | null {
  const { faction } = playerOf(look.state, seat)
  return faction === 'zombies' ? actWithDead(look, choices) : actWithPeople(look, faction, choices)
}

/** Whether this is the question what to do with an action. */
const isTurn = (choices: readonly Command[]): boolean => choices.some((command) => command.do === 'end-turn')

/** ed.camp-rules.6 Two that stand in one tile are parted, and nothing else is allowed. */
const isParting = ([first]: readonly Command[]): boolean => first?.do === 'move'

export function advise(view: View, book: Book<CampaignKit>, seat: Seat, choices: readonly Command[]): Advice<Command> {
  const look: Look = { state: view, book, facts: null }
  const first = choices[0] as Command
  if (isTurn(choices)) {
    return act(look, seat, choices) ?? { command: { do: 'end-turn' }, why: 'There is nothing better to be done.' }
  }
  if (isParting(choices)) return act(look, seat, choices) ?? { command: first, why: 'They must not stay together.' }
  return { command: first, why: WHY[first.do] ?? 'It is the first that is offered.' }
}

/** How a battle ends is not known from the map: a searching player goes by the advice there, and looks ahead in its battles. */
export const foresight: Foresight<CampaignKit> = { players: () => [], turns: 1, margin: 1, samples: 1 }
