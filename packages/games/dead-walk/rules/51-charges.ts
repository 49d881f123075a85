/** dw.psychosis.4, dw.psychosis.5, dw.quirk.15 Those who run into a zombie: Charge and Stupid. */
import type { Command } from '../commands.ts'
import type { Human, Look, Transaction } from '../state.ts'
import type { Trait } from '../tables/mind.ts'
import { type Figure, figureOf, humanBody, isInCloseCombat, touches, zombieBody } from './01-figures.ts'
import { sees } from './09-sight.ts'
import { fell } from './19-harm.ts'
import { tempting } from './48-quirks.ts'
import { byNearness, type Compulsion, isMoveInto, list, nearestOf, onFeet, type Prey } from './51-compulsion.ts'
import { moveInto } from './51-running.ts'

const rises = (_look: Look, _human: Human, command: Command): boolean => command.do === 'stand-up'

/** He runs into contact with somebody. */
const running = (by: Trait, demands: string, prey: Prey, after?: Compulsion['after']): Compulsion => ({
  by,
  demands,
  target: (look, human) => prey(look, human)?.figure ?? null,
  choices: (look, human) =>
    onFeet(look, human, (up) => {
      const target = isInCloseCombat(look, up) ? null : prey(look, up)
      if (target === null || touches(look, humanBody(up), target)) return []
      return list(moveInto(look, up, target))
    }),
  accepts: (look, human, command) => {
    const target = prey(look, human)
    return command.do === 'move' && target !== null && isMoveInto(look, human, command, target)
  },
  goesOn: rises,
  ...(after ? { after } : {}),
})

/** dw.psychosis.5 The closest zombie on its feet that he sees. */
function chargedZombie(look: Look, human: Human): Figure | null {
  const body = humanBody(human)
  const standing = look.state.zombies.filter(({ fallen }) => !fallen).map(zombieBody)
  return byNearness(look, human, standing).find((one) => sees(look, body, one)) ?? null
}

/** dw.psychosis.4 It goes down without a die. */
function runDown(t: Transaction, human: Human, target: number | null): void {
  const body = target === null ? undefined : figureOf(t, target)
  if (body && touches(t, humanBody(human), body)) fell(t, body.figure, 'charge')
}

/** dw.psychosis.4, dw.psychosis.5 */
export const CHARGE = running('charge', 'run into the nearest zombie', chargedZombie, runDown)

/** dw.quirk.15 The nearest of those that he engages. */
export const STUPID = running('stupid', 'engage the nearest zombie', (look, human) =>
  nearestOf(look, human, tempting(look, human).map(zombieBody)),
)
