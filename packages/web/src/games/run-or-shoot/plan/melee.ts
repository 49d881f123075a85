/** rs.melee Step 3: the push, the blow, and whom the push throws off. */
import type { CommandOf, Survivor } from '@shamble/run-or-shoot/page'
import { type Note, plain } from '../../../plan/plan.ts'
import { count, listed } from '../../../words/plain.ts'
import { figureMark } from '../place.ts'
import { lookOf, offered } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { keysOf } from '../../../sure.ts'
import { calledIn, nameOf, survivorName, weaponTitle, zedName, zedTitle } from '../words/titles.ts'
import { aimedOrders, listedOrders, shownFor } from './aimed.ts'
import { hearingNotes } from './hearing.ts'

const BLOWS = { kill: 'destroyed', down: 'thrown back', nothing: 'nothing' } as const

function pushNotes(s: DisplayState, one: Survivor): Note[] {
  const { zeds } = lookOf(s).push(one)
  // The odds say how many are thrown off.
  const words =
    zeds.length === 1 ? 'thrown off, it cannot bite this turn' : 'those who are not thrown off bite in step 4'
  return [{ value: '', words, clause: 'rs.melee.3' }]
}

const pushOrders = (s: DisplayState, one: Survivor): Planned[] =>
  listedOrders(
    {
      id: 'push',
      label: 'Push',
      icon: 'melee',
      key: 'P',
      detail: `${count(lookOf(s).push(one).zeds.length)} in contact`,
    },
    one,
    offered(s, 'push').map((c) =>
      plain(lookOf(s).push(one).zeds.length === 1 ? 'Push it away' : 'Push them away', [c], { odds: true, dice: 'd6' }),
    ),
    pushNotes(s, one),
  )

const placeOf = ({ zed, corpse }: CommandOf<'strike'>): string =>
  zed === undefined ? survivorName(corpse ?? 0) : zedName(zed)

function strikeOrders(s: DisplayState, one: Survivor): Planned[] {
  const blow = lookOf(s).blow(one)
  if (!blow) return []
  const faces = (result: keyof typeof BLOWS): string => {
    const [first, last] = [blow.faces.indexOf(result), blow.faces.lastIndexOf(result)]
    return `${BLOWS[result]} on ${first === last ? first : `${first} to ${last}`}`
  }
  const results = keysOf(BLOWS).filter((result) => blow.faces.includes(result))
  const notes: Note[] = [
    { value: 'd10', words: results.map(faces).join(', '), clause: 'rs.melee.8' },
    ...hearingNotes(s, blow.loud, blow.hearing),
  ]
  const title = weaponTitle(blow.weapon)
  return aimedOrders(
    { id: 'strike', label: 'Strike', icon: 'club', key: 'S', detail: `with the ${title}`, aims: 'figure' },
    offered(s, 'strike'),
    placeOf,
    (own, place) => {
      const whom =
        own[0]?.corpse === undefined ? nameOf(s.view, place) : `the body of ${calledIn(s.view, own[0].corpse)}`
      const variants = own.map((c) => plain(`Strike ${whom}`, [c], { odds: true, dice: 'd10' }))
      return {
        ...shownFor(one, `Strike ${whom}`, `with the ${title}, instead of pushing`, variants, notes),
        mark: figureMark(s.view, place),
      }
    },
  )
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']

/** rs.melee.4 Exactly as many as were rolled, and the player says which. */
const pushBackOrders = (s: DisplayState, one: Survivor | undefined): Planned[] =>
  listedOrders(
    {
      id: 'push-back',
      label: 'Push whom',
      icon: 'melee',
      key: 'P',
      detail: `${count(offered(s, 'push-back')[0]?.zeds.length ?? 0)} of them`,
    },
    one,
    offered(s, 'push-back').map((c) =>
      plain(`Push ${listed(c.zeds.map((n) => zedTitle(s.view, n)))}`, [c], {
        dials: Object.fromEntries(c.zeds.map((n, i) => [ORDINALS[i] ?? `Number ${i + 1}`, zedTitle(s.view, n)])),
      }),
    ),
    [{ value: '', words: 'those who stay bite in step 4', clause: 'rs.melee.4' }],
  )

export const meleeOrders = (s: DisplayState, one: Survivor): Planned[] => [
  ...(offered(s, 'push').length > 0 ? pushOrders(s, one) : []),
  ...(offered(s, 'strike').length > 0 ? strikeOrders(s, one) : []),
  ...pushBackOrders(s, one),
]
