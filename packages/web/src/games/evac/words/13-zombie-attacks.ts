import { fight, mono, Zombie } from '../../../words/phrases.ts'
import { capital, listed, plural } from '../../../words/plain.ts'
import { marked, ofKind } from '../../../words/telling.ts'
import { zombieName } from '../place.ts'
import { type Chapter, type Scene, who } from './phrases.ts'
import { anItem } from './plain.ts'

/** What lies where somebody fell: a knife is nothing to come back for. */
function remains({ view, after }: Scene, seat: string): string {
  const now = view.marines.find((m) => m.seat === seat)?.items ?? []
  // What was taken since lay there, too.
  const taken = ofKind(after, 'swapped').flatMap((swap) => (swap.with === seat ? swap.get : []))
  const kinds = [...new Set([...now.map(({ kind }) => kind), ...taken])].filter((kind) => kind !== 'knife').sort()
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
  died: marked('died', (event, scene) =>
    fight(
      'skull',
      event,
      [who(scene.view, event.marine), DEATHS[event.because], remains(scene, event.marine)],
      [event.marine],
    ),
  ),
} satisfies Chapter
