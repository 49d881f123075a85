/** Before a grenade that kills a marine. */
import type { Command, Marine } from '@shamble/evac/page'
import { plain, simple } from '../../../plan/plan.ts'
import { listed } from '../../../words/plain.ts'
import { squareName } from '../place.ts'
import { hintsOf, nameOf, offered, varsOf } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { blastNotes } from './grenade.ts'

/** ev.gren.4 The rules ask once more before a marine dies. */
export function sureOrders(s: DisplayState, m: Marine): Planned[] {
  const { view } = s
  const square = Number(varsOf(view)['at'])
  const place = squareName(view, square)
  const { blast } = hintsOf(s)
  const names = listed((blast?.marines ?? []).map((seat) => nameOf(view, seat)))
  const subtitle = names === '' ? 'a marine would die' : `${names} would die`
  const order = (id: string, label: string, key: string, icon: string, command: Command): Planned =>
    simple(
      { id, label, icon, key, detail: subtitle },
      {
        title: `Grenade at ${place}`,
        subtitle,
        mark: m.type,
        variants: [plain(label, [command])],
        notes: blast ? blastNotes(view, blast) : [],
      },
    )
  return [
    ...offered(s, 'cancel').map((c) => order('cancel', 'Keep the grenade', 'K', 'x', c)),
    ...offered(s, 'confirm').map((c) => order('confirm', 'Throw anyway', 'Y', 'grenade', c)),
  ]
}
