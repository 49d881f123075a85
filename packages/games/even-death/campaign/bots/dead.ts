/** What a competent zombie player does with an action of a campaign turn: the first of six things that applies. */
import { adjacentTo } from '../map.ts'
import type { Command, CommandOf } from '../commands.ts'
import { worthOf } from '../roster.ts'
import { feastOf } from '../rules/56-feast.ts'
import { type CampaignForce, forcesAt, type Look, tileAt } from '../state.ts'
import { battle, control, march, offered, type Said } from './people.ts'
import { wayToPrey } from './ways.ts'

/** How many percent of the others' strength is enough, how many zombies must be missing, how large a horde grows. */
const FIGHTS_AT = 110
const FEASTS_AT = 8
const GROWS_BELOW = 160

/** (3) Where most are missing. */
function feast(look: Look, choices: readonly Command[]): Said | null {
  const missing = (force: CampaignForce): number => feastOf(force).reduce((sum, { from, to }) => sum + to - from, 0)
  const [best] = offered(look, choices, 'feast').sort((a, b) => missing(b.force) - missing(a.force))
  return best && missing(best.force) >= FEASTS_AT
    ? { command: best.command, why: `The horde lacks ${missing(best.force)} zombies.` }
    : null
}

const isNextToPeople = ({ state, book }: Look, { at, owner }: CampaignForce): boolean =>
  adjacentTo(book.map, at).some((place) => forcesAt(state, place).some((other) => other.owner !== owner))

/** (4) The weakest that is next to an enemy or at home. */
function zombify(look: Look, choices: readonly Command[]): Said | null {
  const [weakest] = offered(look, choices, 'zombify')
    .filter(({ force }) => worthOf(force) < GROWS_BELOW)
    .filter(({ force }) => isNextToPeople(look, force) || tileAt(look.state, force.at).controller === force.owner)
    .sort((a, b) => worthOf(a.force) - worthOf(b.force) || a.force.id - b.force.id)
  return weakest ? { command: weakest.command, why: 'The weakest horde must grow.' } : null
}

/** (5) */
function hunt(look: Look, choices: readonly Command[]): Said | null {
  const moves = choices.filter((command): command is CommandOf<'move'> => command.do === 'move')
  const plan = wayToPrey(look, moves)
  return plan && { command: plan.move, why: 'There are people who are weaker.' }
}

export const actWithDead = (look: Look, choices: readonly Command[]): Said | null =>
  battle(look, choices, FIGHTS_AT) ??
  control(look, choices) ??
  feast(look, choices) ??
  zombify(look, choices) ??
  hunt(look, choices) ??
  march(look, 'zombies', choices)
