/** rs.melee Step 3: the push, the blow, and whom the push throws off. */
import type { CommandOf, Survivor } from '@shamble/run-or-shoot/page'
import { type Note, plain } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { figureMark } from '../place.ts'
import { lookOf, offered } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { calledIn, nameOf, survivorName, weaponTitle, zedName, zedTitle } from '../words/titles.ts'
import { aimedOrders, listedOrders, shownFor } from './aimed.ts'
import { hearingNotes } from './hearing.ts'

const percent = (faces: number, of: number): string => `${Math.round((100 * faces) / of)}%`

function pushNotes(s: DisplayState, one: Survivor): Note[] {
  const { zeds, faces } = lookOf(s).push(one)
  return faces.flatMap((ways, i): Note[] => {
    if (ways === 0) return []
    const many = i + 1
    const left = zeds.length - many
    const rest =
      left === 0
        ? 'nobody can bite'
        : `${count(left)} ${plural(left, 'stays', 'stay')} and ${plural(left, 'bites', 'bite')}`
    return [
      {
        value: percent(ways, 6),
        words: `throws off ${many === zeds.length ? 'all' : count(many)}, ${rest}`,
        clause: 'rs.melee.3',
      },
    ]
  })
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
    offered(s, 'push').map((c) => plain('Push them away', [c], { odds: true, dice: 'd6' })),
    pushNotes(s, one),
  )

const placeOf = ({ zed, corpse }: CommandOf<'strike'>): string =>
  zed === undefined ? survivorName(corpse ?? 0) : zedName(zed)

function strikeOrders(s: DisplayState, one: Survivor): Planned[] {
  const blow = lookOf(s).blow(one)
  if (!blow) return []
  const faces = (result: string): number => blow.faces.filter((face) => face === result).length
  const notes: Note[] = [
    { value: percent(faces('kill'), 10), words: 'destroyed', clause: 'rs.melee.8' },
    { value: percent(faces('down'), 10), words: 'thrown back and down', clause: 'rs.melee.9' },
    { value: percent(faces('nothing'), 10), words: 'nothing', clause: 'rs.melee.8' },
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
