import type { View } from '@shamble/evac/page'
import { fight, mono, Zombie } from '../../../words/phrases.ts'
import { capital, listed, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { zombieName } from '../place.ts'
import { type Chapter, who } from './phrases.ts'
import { anItem } from './plain.ts'

/** What lies where somebody fell: a knife is nothing to come back for. */
function remains(view: View, seat: string): string {
  const items = view.marines.find((m) => m.seat === seat)?.items ?? []
  const kinds = [...new Set(items.map(({ kind }) => kind))].filter((kind) => kind !== 'knife')
  return kinds.length === 0
    ? ''
    : ` ${capital(listed(kinds.map(anItem)))} ${plural(kinds.length, 'lies', 'lie')} there.`
}

const DEATHS = { bite: ' is dead.', grenade: ' is killed by the grenade.' } as const

export const zombieAttacks = {
  bitten: marked('hurt', (event, { view }) =>
    fight(
      'bite',
      event,
      [
        Zombie(event.zombie),
        ' bites ',
        who(view, event.marine),
        ', ',
        mono(String(event.hp)),
        ` ${plural(event.hp, 'hit point')} left.`,
      ],
      [event.marine, zombieName(event.zombie)],
    ),
  ),
  died: marked('died', (event, { view }) =>
    fight(
      'skull',
      event,
      [who(view, event.marine), DEATHS[event.because], remains(view, event.marine)],
      [event.marine],
    ),
  ),
} satisfies Chapter
