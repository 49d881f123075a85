/** dw.quirk, dw.psychosis What a mind forbids somebody to do, forced or of his own will. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { figureNamed, type Human, isZombieFigure, type Look, type Surface } from '../state.ts'
import { distance2Of, humanBody, isWithin, zombieBody } from './01-figures.ts'
import { firstOf } from './04-actions.ts'
import { endOfClimb, stepsOf } from './05-climbing.ts'
import { endOfJump } from './05-jumping.ts'
import { sees } from './09-sight.ts'
import { pointOf } from './12-templates.ts'
import { hasPsychosis, hasQuirk, isMinded } from './48-mind.ts'
import { isTooNear } from './48-quirks.ts'
import { rages } from './50-psychoses.ts'
import { isFire } from './50-wild-fire.ts'
import { resultOf } from './51-running.ts'

type Deed = Command['do']
export const MOVEMENT: readonly Deed[] = ['move', 'climb', 'jump', 'lie-down', 'stand-up', 'leave']

type CloseAttack = CommandOf<'strike' | 'strike-bare' | 'shoot-close'>
const isCloseAttack = (command: Command): command is CloseAttack =>
  command.do === 'strike' || command.do === 'strike-bare' || command.do === 'shoot-close'

export const isShot = (command: Command): boolean => isFire(command) || command.do === 'throw'
const isAttack = (command: Command): boolean => isShot(command) || isCloseAttack(command)

/** Why his mind forbids him to do something, forced or not. */
export const forbids = (look: Look, human: Human, command: Command): Refusal | null =>
  firstOf(
    () => kinRefusal(human, command),
    () => blockRefusal(look, human, command),
    () => terrorRefusal(look, human, command),
    () => stupidRefusal(look, human, command),
    () => rageRefusal(look, human, command),
  )

/** Why his mind does not let him do something of his own will. */
const mindRefusal = (look: Look, human: Human, command: Command): Refusal | null =>
  forbids(look, human, command) ?? nearRefusal(look, human, command)

/** dw.quirk.12 */
const kinRefusal = ({ mind, name }: Human, command: Command): Refusal | null =>
  mind.refuses && isAttack(command)
    ? refuse('dw.quirk.12', `${name} has recognised a relative and attacks nobody in this turn.`)
    : null

/** dw.psychosis.6 */
function blockRefusal(look: Look, human: Human, command: Command): Refusal | null {
  const { began } = human.mind
  if (began === null || !hasPsychosis(look, human, 'mental-block')) return null
  if (began === 'fire' && MOVEMENT.includes(command.do))
    return refuse('dw.psychosis.6', `${human.name} has fired and does not move in this turn.`)
  return began === 'move' && isShot(command)
    ? refuse('dw.psychosis.6', `${human.name} has moved and does not fire in this turn.`)
    : null
}

interface Place {
  readonly at: XY
  readonly on: Surface
}

/** Where a command takes him; null if it takes him nowhere. */
function endOf(look: Look, human: Human, command: Command): Place | null {
  if (command.do === 'move') {
    const result = resultOf(look, human, command)
    return result && { at: result.at, on: human.on }
  }
  if (command.do === 'jump') return endOfJump(look, human, pointOf(command.towards))
  if (command.do !== 'climb') return null
  const steps = stepsOf(look).find(({ id }) => id === command.by)
  return steps ? endOfClimb(look, humanBody(human), steps) : null
}

/** dw.psychosis.7 Neither blows nor shots at close quarters, and no step towards what he sees. */
function terrorRefusal(look: Look, human: Human, command: Command): Refusal | null {
  if (!hasPsychosis(look, human, 'terrified')) return null
  if (isCloseAttack(command) && isZombieFigure(figureNamed(command.target)))
    return refuse('dw.psychosis.7', `${human.name} is terrified and never attacks in close combat.`)
  const end = endOf(look, human, command)
  if (end === null) return null
  const body = humanBody(human)
  const isNearer = look.state.zombies.some((zombie) => {
    const other = zombieBody(zombie)
    return (
      distance2Of(look, { ...body, ...end }, other) < distance2Of(look, body, other) &&
      isWithin(look, body, other, look.book.mindReach.terror) &&
      sees(look, body, other)
    )
  })
  return isNearer ? refuse('dw.psychosis.7', `${human.name} is terrified and goes no nearer to a zombie.`) : null
}

/** dw.quirk.15 */
const stupidRefusal = (look: Look, human: Human, command: Command): Refusal | null =>
  command.do === 'break' && hasQuirk(look, human, 'stupid')
    ? refuse('dw.quirk.15', `${human.name} never disengages.`)
    : null

/** dw.quirk.13 No move of his own will; what a break demands, or a compulsion, is none. */
function nearRefusal(look: Look, human: Human, command: Command): Refusal | null {
  if (!hasQuirk(look, human, 'scary-pants') || (look.state.activation?.leaving.length ?? 0) > 0) return null
  const end = endOf(look, human, command)
  return end !== null && isTooNear(look, human, end.at, end.on)
    ? refuse('dw.quirk.13', `${human.name} goes nowhere so near to a zombie.`)
    : null
}

/** dw.psychosis.15 */
const rageRefusal = (look: Look, human: Human, command: Command): Refusal | null =>
  (command.do === 'fire' || command.do === 'shoot-close') && command.bursts > 1 && rages(look, human, command.weapon)
    ? refuse('dw.psychosis.15', `${human.name} fires all there is in one burst.`)
    : null

/** What his mind leaves of what he could do. */
export const freeChoices = (look: Look, human: Human, choices: Command[]): Command[] =>
  isMinded(look, human) ? choices.filter((command) => mindRefusal(look, human, command) === null) : choices

/** dw.psychosis.6, dw.psychosis.7 Would his mind forbid him to go there, even in danger? */
export const isUnthinkable = (look: Look, human: Human, { x, y }: XY): boolean =>
  isMinded(look, human) && forbids(look, human, { do: 'move', path: [[x, y]] }) !== null

/** Why his mind does not let him do what is possible otherwise. */
export const freeRefusal = (look: Look, human: Human, command: Command): Refusal | null =>
  isMinded(look, human) ? mindRefusal(look, human, command) : null
