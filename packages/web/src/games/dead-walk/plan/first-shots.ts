/** dw.turn.7 Whoever has not begun fires all the same: pressing one of the dead shows the odds, activates him and fires. */
import type { Command, CommandOf, Human } from '@shamble/dead-walk/page'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { shortName } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { weaponOrders } from './fire.ts'
import { begun } from './first-walk.ts'

type Activate = CommandOf<'activate'>

const lastOffers = lastAnswer<object, readonly Command[]>()

/** The table as it is once he is activated, with the shots that he has then; null if a die has a say in that. */
function armed(s: DisplayState, activate: Activate): { readonly table: DisplayState; readonly human: Human } | null {
  const { seat } = s
  const after = begun(s, activate)
  if (!after || seat === null) return null
  const { look, human } = after
  const choices = lastOffers(look, seat, () => look.offers(seat, human, ['fire', 'shoot-close']))
  return { table: { ...s, view: look.state, choices }, human }
}

const variantOf = (activate: Activate, name: string, given: Variant): Variant => ({
  ...given,
  commit: `Activate ${name}: ${given.commit.charAt(0).toLowerCase()}${given.commit.slice(1)}`,
  commands: [activate, ...given.commands],
  odds: given.odds ? 'last' : false,
  anytime: true,
})

/** What can be fired at somebody; templates are laid by whoever acts. */
export function firstShots(s: DisplayState, human: Human, activate: Activate): Planned[] {
  const found = armed(s, activate)
  if (!found) return []
  const name = shortName(human.name)
  const at = (planned: Planned, place: string): Target | null => {
    const target = planned.at(place)
    return target && { ...target, variants: target.variants.map((one) => variantOf(activate, name, one)) }
  }
  return weaponOrders(found.table, found.human)
    .filter(({ order: { enabled, aims } }) => enabled && aims === 'figure')
    .map((planned) => ({ ...planned, at: (place) => at(planned, place) }))
}
