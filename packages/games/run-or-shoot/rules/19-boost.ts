/** rs.assist.5 In 5b whoever has ASSIST may lift somebody who climbs. */
import { refuse } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { isInPlay, type Look, type Survivor } from '../state.ts'
import { asFigure, isAdjacent } from './01-measure.ts'
import { hasCard } from './07-cards.ts'
import type { Acting } from './08-acting.ts'
import { wallPoints } from './16-edges.ts'

/** May he help anybody at all this turn? */
export const mayAssist = (look: Look, s: Survivor): boolean =>
  hasCard(look.state, s, 'ASSIST') && !s.down && s.pinnedBy === null && s.boosts === null

/** rs.assist.5 Adjacent, with CLIMB, on his feet, at a wall. */
export const canBeBoosted = (look: Look, helper: Survivor, s: Survivor): boolean =>
  s.n !== helper.n &&
  isInPlay(s) &&
  !s.down &&
  hasCard(look.state, s, 'CLIMB') &&
  isAdjacent(look, asFigure(helper), asFigure(s)) &&
  wallPoints(look, s).length > 0

const boosted = (look: Look, helper: Survivor): Survivor[] =>
  look.state.survivors.filter((s) => canBeBoosted(look, helper, s))

export const boosting: Acting = {
  isDue: (look, s) => mayAssist(look, s) && boosted(look, s).length > 0,
  choices: (look, s) => boosted(look, s).map(({ n }): Command => ({ do: 'assist', survivor: n, act: 'boost' })),
  check: (look, s, command) => {
    if (command.do !== 'assist' || command.act !== 'boost')
      return refuse('rs.assist.2', 'Now somebody can be lifted up a wall; other help comes later.')
    return boosted(look, s).some(({ n }) => n === command.survivor)
      ? null
      : refuse('rs.assist.5', 'Nobody within reach climbs a wall.')
  },
  take: (_t, s, command) => {
    if (command.do === 'assist') s.boosts = command.survivor
    return 'over'
  },
}
