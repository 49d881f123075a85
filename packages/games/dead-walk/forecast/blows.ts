/** What a blow in close combat would do: which scores, what is added, by which clause. */
import type { CommandOf } from '../commands.ts'
import { type Blow, blowOf, clubRefusal, clubWith } from '../rules/17-blows.ts'
import { figureNamed, type Human, isZombieFigure, type Look, numberOfFigure, theZombie } from '../state.ts'

export type StrikeCommand = CommandOf<'strike' | 'strike-bare'>

/** Null for a blow that no zombie gets (dw.psychosis.13), or that cannot be struck as things are. */
export function blowForecast(look: Look, human: Human, command: StrikeCommand): Blow | null {
  const figure = figureNamed(command.target)
  if (!isZombieFigure(figure)) return null
  const zombie = theZombie(look.state, numberOfFigure(figure))
  if (command.do === 'strike-bare') return blowOf(look, human, zombie, 'bare', null)
  if (clubRefusal(look, human, command.with) !== null) return null
  return blowOf(look, human, zombie, clubWith(look, human, command.with).kind, command.skill ?? null)
}
