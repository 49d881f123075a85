/** What a competent player does, decided from what the seat sees. */
import type { Advice, Book, Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { unused } from '../rules/06-turn.ts'
import { activeUnit } from '../rules/07-selection.ts'
import { type EvenDeathKit, type Herd, type Human, isHerd, type Look, unitOf, type View } from '../state.ts'
import { type Habit, USUAL } from './habits.ts'
import { actWithHerd, nextHerd, preyOf } from './herds.ts'
import { herdPlaces, roomyPlace } from './deploying.ts'
import { lookAt, questionOf } from './look.ts'
import { actWithHuman, nextHuman } from './people.ts'
import { lead } from './rambling.ts'
import { placesOfSplit } from './splitting.ts'

type Said = Advice<Command>

/** The rules list what they would do themselves first. */
const first = (choices: readonly Command[], why: string): Said => ({ command: choices[0] ?? { do: 'finish' }, why })

/** A herd as the table lays it, or where its zones have fewest; people near the middle of their zone, with room to move between them. */
function place(look: Look, seat: Seat, choices: readonly Command[]): Said {
  const [next] = choices
  const unit = next?.do === 'deploy' ? unitOf(look.state, next.unit) : undefined
  if (!unit) return first(choices, 'As near to the middle of the zone as can be.')
  if (isHerd(unit)) {
    const places = herdPlaces(look, seat, unit)
    if (places === null) return first(choices, 'As near to the middle of the zone as can be.')
    const at = places.map(({ x, y }): [number, number] => [x, y])
    return { command: { do: 'deploy', unit: unit.id, at }, why: 'From all sides.' }
  }
  const at = roomyPlace(look, seat)
  if (at === null) return first(choices, 'There is not much room.')
  return { command: { do: 'deploy', unit: unit.id, at: [[at.x, at.y]] }, why: 'Near the middle, with room to move.' }
}

function select(look: Look, seat: Seat, choices: readonly Command[]): Said {
  const units = unused(look)
  const herds = units.filter((unit): unit is Herd => isHerd(unit))
  const humans = units.filter((unit): unit is Human => !isHerd(unit))
  const said = herds.length > 0 ? nextHerd(look, herds) : nextHuman(look, seat, humans)
  return said ?? first(choices, 'It is the only one left.')
}

function act(look: Look, seat: Seat, choices: readonly Command[], habit: Habit): Said {
  const unit = activeUnit(look)
  if (unit === null) return first(choices, 'There is nobody to act.')
  if (!isHerd(unit)) return actWithHuman(look, unit, choices, habit)
  return unit.rambles ? lead(look, unit, seat) : actWithHerd(look, unit, choices, habit)
}

/** Where the zombies go that have been declared: what split up goes to the farther of two people. */
function arrange(look: Look, choices: readonly Command[]): Said {
  const herd = activeUnit(look)
  const frame = look.state.frames.at(-1)
  const [target] = (frame?.proc === 'split' ? frame.vars.zombies : []) as readonly number[]
  const command =
    target !== undefined && herd && isHerd(herd) ? placesOfSplit(look, herd, target, preyOf(look, herd)) : null
  return command
    ? { command, why: 'That way is the farther of the two.' }
    : first(choices, 'The table arranges them as well as anybody.')
}

function answer(view: View, book: Book<EvenDeathKit>, seat: Seat, choices: readonly Command[], habit: Habit): Said {
  const look = lookAt(view, book)
  switch (questionOf(view)) {
    case 'lock a force':
      return first(choices, 'A force that has been tried.')
    case 'place a unit':
      return place(look, seat, choices)
    case 'select a unit':
      return select(look, seat, choices)
    case 'act':
      return act(look, seat, choices, habit)
    case 'arrange':
      return arrange(look, choices)
    case 're-roll':
      return first(choices, 'A failed die may be thrown again.')
    case 'go on or stop':
      return first(choices, 'The worst of it is over.')
    default:
      return first(choices, 'The rules would do the same.')
  }
}

type Adviser = (view: View, book: Book<EvenDeathKit>, seat: Seat, choices: readonly Command[]) => Said

/** A player with habits of its own. */
export const adviserWith =
  (habit: Habit): Adviser =>
  (view, book, seat, choices) =>
    answer(view, book, seat, choices, habit)

export const advise: Adviser = adviserWith(USUAL)
