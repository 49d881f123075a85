/** dw.movement.24 Leaving the table by its exit; and the engine of the scenario's boat. */
import { type Refusal, refuse } from '@shamble/kernel'
import { compareGapToPoint, compareGapToShape } from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import { ENGINE, type Marker } from '../content/scenarios.ts'
import { change, type Human, type Look } from '../state.ts'
import { REACH } from '../tables/movement.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { liftHuman } from './01-crowd.ts'
import { isInCloseCombat } from './01-figures.ts'
import {
  type Action,
  canPay,
  combatRefusal,
  costOfDeed,
  endActivation,
  firstOf,
  MOVING,
  pay,
  payRefusal,
  proneRefusal,
} from './04-actions.ts'
import { checkNobodyLeft, isExitOpen } from './30-end.ts'
import { mayUse, skillOnRefusal, useSkill } from './45-skills.ts'
import { stumbles } from './48-quirks.ts'

/** dw.movement.24 Is he at the exit? */
function isAtExit({ book }: Look, { at, on }: Human): boolean {
  const { exit } = book.map
  if (exit === null || on !== null) return false
  const edge = { is: 'line', from: exit.from, to: exit.to } as const
  return compareGapToShape({ ...at, radius: BASE_RADIUS }, edge, REACH.exit) <= 0
}

function leaveTableRefusal(look: Look, human: Human): Refusal | null {
  if (look.book.map.exit === null) return refuse('dw.movement.24', 'This table has no exit.')
  if (!isAtExit(look, human)) return refuse('dw.movement.24', `${human.name} does not stand at the exit.`)
  return isExitOpen(look) ? null : refuse('dw.movement.24', 'The exit is open only once the engine runs.')
}

/** dw.movement.24 */
export const leave: Action<'leave'> = {
  choices: (look, human) =>
    canPay(human, costOfDeed(look, 'leave'), MOVING) &&
    !human.prone &&
    leaveTableRefusal(look, human) === null &&
    !isInCloseCombat(look, human)
      ? [{ do: 'leave' }]
      : [],
  check: (look, human) =>
    firstOf(
      () => combatRefusal(look, human),
      () => proneRefusal(human),
      () => leaveTableRefusal(look, human),
      () => payRefusal(human, costOfDeed(look, 'leave'), MOVING),
    ),
  take: (t, human) => {
    if (stumbles(t, human, pay(t, human, costOfDeed(t, 'leave'), { movement: true }))) return
    const carried = human.items.flatMap(({ marker }) => marker ?? [])
    const { progress } = t.state
    t.state.progress = change(progress, { carriedOut: Object.freeze([...progress.carriedOut, ...carried]) })
    human.status = 'escaped'
    liftHuman(t, human)
    t.emit({ e: 'left the table', clause: 'dw.movement.24', human: human.n, left: human.ap, carried })
    endActivation(t)
    checkNobodyLeft(t)
  },
}

const engineOf = ({ book }: Look): Marker | undefined => book.scenario.markers.find(({ item }) => item === 'engine')

/** The engine of the scenario: within reach, once in a turn, as often as it needs. */
function engineRefusal(look: Look, human: Human): Refusal | null {
  const { state, book } = look
  const engine = engineOf(look)
  if (!engine || book.scenario.engineTurns === null) return refuse('dw.movement.24', 'There is no engine here.')
  if (human.on !== null || compareGapToPoint({ ...human.at, radius: BASE_RADIUS }, engine.at, ENGINE.reach) > 0)
    return refuse('dw.movement.24', `${human.name} is not at the engine.`)
  if (isExitOpen(look)) return refuse('dw.movement.24', 'The engine runs.')
  return state.progress.engineLast === state.turn
    ? refuse('dw.movement.24', 'The engine can be turned over once in a turn.')
    : null
}

/** As the scenario has it: Mechanics halves it. */
export const engineCost = ({ skill }: CommandOf<'turn-engine'>): number =>
  skill === undefined ? ENGINE.cost : ENGINE.cost / 2

/** An engine turn, as the scenario has it. */
export const turnEngine: Action<'turn-engine'> = {
  choices: (look, human) => {
    if (engineRefusal(look, human) !== null || isInCloseCombat(look, human)) return []
    const ways: CommandOf<'turn-engine'>[] = [{ do: 'turn-engine' }]
    if (mayUse(look, human, 'mechanics')) ways.push({ do: 'turn-engine', skill: 'mechanics' })
    return ways.filter((way) => canPay(human, engineCost(way)))
  },
  check: (look, human, command) =>
    firstOf(
      () => combatRefusal(look, human),
      () => engineRefusal(look, human),
      () => skillOnRefusal(look, human, command.skill, ['mechanics']),
      () => payRefusal(human, engineCost(command)),
    ),
  take: (t, human, command) => {
    if (command.skill !== undefined) useSkill(t, human, command.skill)
    pay(t, human, engineCost(command))
    const turns = t.state.progress.engineTurns + 1
    t.state.progress = change(t.state.progress, { engineTurns: turns, engineLast: t.state.turn })
    const needed = t.book.scenario.engineTurns ?? 0
    t.emit({ e: 'engine turned', clause: 'dw.movement.24', human: human.n, turns, needed, left: human.ap })
  },
}
