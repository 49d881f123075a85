/** dw.turn.7 Whoever has not begun walks all the same: pointing at the ground activates him and takes him there. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type CommandOf, type Human, humanOf } from '@shamble/dead-walk/page'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { plain } from '../../../plan/plan.ts'
import { parsePlace } from '../place.ts'
import { callingOf, lookOf, shortName, viewOf } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { moveCommand, type Walk, walkTo } from './ways.ts'

type Activate = CommandOf<'activate'>

/** The table once he is activated, and he on it; null if a die has a say in that. */
interface Begun {
  readonly look: Forecast
  readonly human: Human
}

const lastBegun = lastAnswer<object, Begun | null>()

export function begun(s: DisplayState, activate: Activate): Begun | null {
  return lastBegun(s.view, String(activate.human), () => {
    const look = s.seat === null ? null : lookOf(s).after(s.seat, activate)
    const human = look && humanOf(look.state, activate.human)
    return look && human ? { look, human } : null
  })
}

function walkOf(s: DisplayState, activate: Activate, place: string): Walk | null {
  const found = parsePlace(place)
  const after = begun(s, activate)
  return after && found?.kind === 'point' ? walkTo(after.look, after.human, found.at) : null
}

function refusalOf(s: DisplayState, activate: Activate, walk: Walk) {
  const after = begun(s, activate)
  return walk.refusal ?? (s.seat === null ? null : (after?.look.refusal(s.seat, moveCommand(walk.path)) ?? null))
}

function variantOf(activate: Activate, { path, priced }: Walk, name: string): Variant {
  const price = priced?.price ?? 0
  const warning = priced?.route.stoppedBy ? { warning: 'The move ends in close combat. Go?' } : {}
  // He is not offered any walk before he has begun.
  return plain(`Activate ${name} and walk, ${price} AP`, [activate, moveCommand(path)], {
    anytime: true,
    price,
    ...warning,
  })
}

/** The ground in his reach, and why not beyond it. */
export function firstWalk(s: DisplayState, human: Human, activate: Activate): Planned {
  const name = shortName(human.name)
  const at = (place: string): Target | null => {
    if (parsePlace(place)?.kind !== 'point') return null
    const walk = walkOf(s, activate, place)
    if (walk && (!walk.priced || refusalOf(s, activate, walk))) return null
    return {
      place,
      title: walk ? `${name} to ${place}` : `Activate ${human.name}`,
      subtitle: walk?.priced ? `${walk.priced.price} AP` : 'then walk',
      mark: callingOf(human),
      variants: [walk ? variantOf(activate, walk, name) : plain(`Activate ${human.name} first`, [activate])],
      notes: [{ value: '', words: 'whoever begins finishes before anybody else acts', clause: 'dw.turn.6' }],
    }
  }
  return {
    order: { id: 'move', label: 'Move', icon: 'steps', key: 'M', detail: name, aims: 'square', enabled: true },
    targets: () => [],
    at,
    refusal: (place) => {
      const walk = place === null ? null : walkOf(s, activate, place)
      return walk && refusalOf(s, activate, walk)
    },
  }
}

/** Whether somebody could begin and walk. */
export const mayWalk = (s: DisplayState, { human }: Activate): boolean => {
  const found = humanOf(viewOf(s), human)
  return found !== undefined && found.aboard === null && !found.prone
}
