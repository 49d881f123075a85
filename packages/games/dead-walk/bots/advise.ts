/** What a competent player does, decided from what the seat sees. */
import { type Advice, best, type Book, type Seat } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { isInCloseCombat } from '../rules/01-figures.ts'
import { activeHuman, type DeadWalkKit, type Human, type Look, theHuman } from '../state.ts'
import { cm } from '../tables/units.ts'
import type { View } from '../view.ts'
import { attackWorth } from './attacks.ts'
import { obey } from './compelled.ts'
import { nearestGap } from './danger.ts'
import { setOut, takeOrLeave } from './gear.ts'
import { errandOf } from './goals.ts'
import { lookAt, questionOf } from './look.ts'
import { answerSkill, beginWithSkill } from './skills.ts'
import { act } from './survivor-bot.ts'
import { farFrom } from './ways.ts'

/** Humans in contact first, then those with zombies near, then heavy weapons, then by the way to go. */
function urgency(look: Look, human: Human): number {
  if (isInCloseCombat(look, human)) return 0
  if (nearestGap(look, human) <= cm(10)) return 1 + (errandOf(look, human)?.follows ? 0.5 : 0)
  if (human.weapons.some(({ type, ready }) => ready && (type === 'machinegun' || type === 'sniper-rifle'))) return 2
  const errand = errandOf(look, human)
  return (
    (errand?.follows ? 4_000_000 : 3) + (errand ? Math.min(farFrom(look, human.at, errand.to), 1_000_000) : 1_000_000)
  )
}

function whoActs(look: Look, choices: readonly Command[]): Advice<Command> {
  const ready = choices.filter((command): command is CommandOf<'activate'> => command.do === 'activate')
  let best = ready[0]
  let least = Number.POSITIVE_INFINITY
  for (const command of ready) {
    const value = urgency(look, theHuman(look.state, command.human))
    if (value >= least) continue
    best = command
    least = value
  }
  return best ? { command: best, why: 'Whoever is in most danger acts first.' } : first(choices)
}

/** The rules list what they would do themselves first. */
const first = (choices: readonly Command[]): Advice<Command> => ({
  command: choices[0] ?? { do: 'end' },
  why: 'The rules would do the same.',
})

/** dw.machinegun.8 The second burst where it does some good and no harm. */
function fireOn(look: Look, choices: readonly Command[]): Advice<Command> {
  const bursts = choices.flatMap((command) => attackWorth(look, activeHuman(look), command) ?? [])
  const burst = best(bursts, ({ value }) => value)
  return burst && burst.value > 0
    ? { command: burst.command, why: 'It is firing anyway.' }
    : { command: { do: 'stop' }, why: 'There is nobody else to hit.' }
}

export function advise(view: View, book: Book<DeadWalkKit>, _seat: Seat, choices: readonly Command[]): Advice<Command> {
  const look = lookAt(view, book)
  switch (questionOf(view)) {
    case 'who acts':
      return whoActs(look, choices)
    case 'act': {
      const human = activeHuman(look)
      return obey(look, human, choices) ?? beginWithSkill(look, human, choices) ?? act(look, human, choices)
    }
    case 'decide':
      return answerSkill(look, choices) ?? first(choices)
    case 'place':
      return setOut(look, choices) ?? first(choices)
    case 'find':
      return takeOrLeave(look, choices) ?? first(choices)
    case 'second burst':
      return fireOn(look, choices)
    default:
      return first(choices)
  }
}
