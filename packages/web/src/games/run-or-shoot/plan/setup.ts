/** rs.setup Before the first turn: whom to play, what to take along, where to stand. */
import { type Command, type CommandOf, PLAYER_SURVIVORS } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { plain } from '../../../plan/plan.ts'
import { centreNamed, pointName } from '../place.ts'
import { offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'
import { calledBy, itemsWords, weaponTitle } from '../words/titles.ts'
import { an, capital } from '../../../words/plain.ts'
import { CALLINGS } from '../words/roster.ts'
import { listedOrders } from './aimed.ts'

/** rs.setup.5 Each with what he brings. */
const chooseOrders = (s: DisplayState): Planned[] =>
  offered(s, 'choose').flatMap((c, i): Planned[] => {
    const { called, main, items } = PLAYER_SURVIVORS[c.survivor]
    const trade = CALLINGS[c.survivor]
    const detail = main === null ? trade : `${trade}, ${weaponTitle(main)}`
    const arms = main === null ? 'a pistol' : `${an(weaponTitle(main))} and a pistol`
    const notes = [
      { value: '', words: capital(arms), clause: 'rs.setup.9' },
      { value: '', words: capital(itemsWords(items)), clause: 'rs.setup.9' },
    ]
    const variants = [plain(`Play ${called}`, [c])]
    const shown = { title: called, subtitle: trade, mark: c.survivor, variants, notes }
    const draft = { id: `choose ${c.survivor}`, label: called, icon: c.survivor, key: KEYS[i] ?? '', detail }
    return [
      {
        order: { ...draft, aims: 'dialog', enabled: true },
        targets: () => [''],
        at: (place) => (place === '' ? { place: '', ...shown } : null),
        refusal: () => null,
      },
    ]
  })
const KEYS = 'ABCDEF'

const readyOrders = (s: DisplayState): Planned[] =>
  listedOrders(
    { id: 'ready', label: 'Ready', icon: 'flag', key: 'E', detail: 'the kit is shared out' },
    undefined,
    offered(s, 'ready').map((c) => plain('Everybody has what is needed', [c])),
    [{ value: '', words: 'until then the team may exchange things', clause: 'rs.setup.8' }],
  )

/** The one who is placed: the seats are asked in their order. */
const placedBy = (s: DisplayState) =>
  s.view.survivors.find(({ seat, status }) => seat === s.seat && status === 'waiting')

/** In the midst of where somebody may be placed. */
export function startPoint(s: DisplayState): XY | null {
  const all = offered(s, 'place')
  const middle = all[Math.floor(all.length / 2)]
  return middle ? { x: middle.at[0], y: middle.at[1] } : null
}

/** rs.setup.5 Any free point of the start zone. */
function placeOrders(s: DisplayState): Planned[] {
  const all = offered(s, 'place')
  const one = placedBy(s)
  if (!one || all.length === 0) return []
  const name = calledBy(one.who)
  const commandAt = (place: string | null): Command | null => {
    const point = centreNamed(place, s)
    return point && { do: 'place', at: [point.x, point.y] }
  }
  const at = (place: string): Target | null => {
    const command = commandAt(place)
    if (!command || refused(s, command)) return null
    return {
      place,
      title: `${name} starts here`,
      subtitle: 'in the start zone',
      mark: one.who,
      variants: [plain(`Place ${name} here`, [command])],
      notes: [],
    }
  }
  return [
    {
      order: { id: 'place', label: 'Place', icon: 'human', key: 'P', detail: name, aims: 'square', enabled: true },
      targets: () => all.map(({ at: [x, y] }: CommandOf<'place'>) => pointName({ x, y })),
      at,
      refusal: (place) => {
        const command = commandAt(place)
        return command && refused(s, command)
      },
    },
  ]
}

export const setupOrders = (s: DisplayState): Planned[] => [...chooseOrders(s), ...readyOrders(s), ...placeOrders(s)]
