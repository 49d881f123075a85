/** What would be done at a place, or why nothing can be done there. */
import type * as table from '../play/game-display.ts'
import type { Preview } from '../play/game-display.ts'
import { type Aiming, type AimedGame, isAimless } from './sights.ts'
import type { Planned, Target } from './plan.ts'

const previewOf = <Command>({ place: _, way: __, ...shown }: Target<Command>): Preview<Command> => ({
  ...shown,
  refusal: null,
})

const unable = (
  title: string,
  subtitle: string,
  mark: string,
  refusal: NonNullable<Preview['refusal']>,
): Preview<never> => ({ title, subtitle, mark, variants: [], notes: [], refusal })

type Sights<View, Command, Hints> = Pick<
  Aiming<View, Command, Hints>,
  'planOf' | 'chosenOrder' | 'inHandAt' | 'inSights'
>

export function previewing<View, Command, Hints>(
  game: AimedGame<View, Command, Hints>,
  { planOf, chosenOrder, inHandAt, inSights }: Sights<View, Command, Hints>,
): Aiming<View, Command, Hints>['preview'] {
  type State = table.DisplayState<View, Command, Hints>

  const previewed = (s: State): Preview<Command> | null => {
    const chosen = chosenOrder(s)
    const target = chosen && isAimless(chosen.order) ? chosen.at('') : inSights(s)
    return target && previewOf(target)
  }

  /** Nothing can be done there: what it is, and why not. */
  const refused = (s: State, chosen: Planned<Command> | null, place: string | null, isAsked = true) => {
    if (place === null) {
      const refusal = chosen?.refusal(null)
      return chosen && refusal ? unable(chosen.order.label, chosen.order.detail, game.mark(s), refusal) : null
    }
    const looked = game.looked(s, place, chosen)
    if (looked) return { variants: [], ...looked }
    if (!isAsked) return null
    const walk = planOf(s).find(({ order }) => game.walks.includes(order.id))
    const refusal = chosen?.refusal(place) ?? walk?.refusal(place)
    return refusal ? unable(chosen?.order.label ?? game.placeTitle(place), place, game.mark(s), refusal) : null
  }

  return (s) => {
    const { aim, hover } = s.selection
    const chosen = chosenOrder(s)
    if (chosen && !chosen.order.enabled) return refused(s, chosen, aim)
    const found = previewed(s)
    const place = aim ?? hover
    if (found || place === null || (chosen && isAimless(chosen.order))) return found
    // Pointing is not asking: only a figure of the other side is told about.
    return refused(s, inHandAt(s, place), place, aim !== null)
  }
}
