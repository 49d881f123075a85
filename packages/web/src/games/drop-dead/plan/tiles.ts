/** Questions that put something on the map: survivors by the van, drawn tiles, tiles over tiles. */
import { type Doors, doorsIfLaid } from '@shamble/drop-dead/forecast'
import { type CommandOf, openSidesOf, SURVIVORS } from '@shamble/drop-dead/page'
import { type Note, plain, planned } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { type Cell, coverName, xyName } from '../place.ts'
import { offered, survivorOf, tileAt, tileTitle, titleOf } from '../read.ts'
import type { Planned, DisplayState, Target } from '../types.ts'

function chooseOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'choose-survivor')
  if (all.length === 0) return []
  const keys = ['A', 'B', 'C', 'D']
  return all.map((c, i) => {
    const row = c.survivor === undefined ? null : SURVIVORS[c.survivor]
    const label = row ? row.title : 'Anyone'
    return planned(
      {
        id: `choose ${c.survivor ?? 'any'}`,
        label,
        icon: row ? 'human' : 'dice',
        key: row ? (keys[i] ?? '') : 'E',
        detail: row ? row.byname : 'by luck',
        aims: 'dialog',
      },
      () =>
        new Map([
          [
            '',
            (): Target => ({
              place: '',
              title: row ? `${row.title} ${row.byname}` : 'Anyone',
              subtitle: row ? row.weapon.title : 'whoever is left, by luck',
              mark: c.survivor ?? 'tile',
              variants: [plain(row ? `Play ${row.title}` : 'Leave it to luck', [c])],
              notes: row
                ? [
                    { value: `${row.health}`, words: 'health', clause: 'dd.health.1' },
                    { value: `${row.movement}`, words: 'units of movement', clause: 'dd.movement.5' },
                    {
                      value: row.weapon.dice.map((sides) => `d${sides}`).join('+'),
                      words: `attack, range ${row.weapon.range}`,
                      clause: 'dd.combat.2',
                    },
                  ]
                : [],
            }),
          ],
        ]),
    )
  })
}

function placeOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'place')
  if (all.length === 0 || s.seat === null) return []
  const one = survivorOf(s.view, s.seat)
  const name = one ? titleOf(one.id) : ''
  const target = (c: CommandOf<'place'>): Target => ({
    place: xyName(c.at),
    title: `${name} at ${xyName(c.at)}`,
    subtitle: 'on the van tile',
    mark: one?.id ?? '',
    variants: [plain(`Put ${name} here`, [c])],
    notes: [],
  })
  const usual = one ? xyName(SURVIVORS[one.id].start) : ''
  const sorted = [...all].sort((a, b) => Number(xyName(b.at) === usual) - Number(xyName(a.at) === usual))
  return [
    planned(
      { id: 'place', label: 'Set out', icon: 'flag', key: 'M', detail: 'on the van tile', aims: 'square' },
      () => new Map(sorted.map((c) => [xyName(c.at), () => target(c)])),
    ),
  ]
}

const SIDE_WORDS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const
const sides = (list: Doors['opened']): string => listed(list.map((side) => SIDE_WORDS[side]))

export function doorNotes({ opened, joined, blocked, left }: Doors): Note[] {
  const notes: Note[] = []
  if (opened.length > 0)
    notes.push({ value: `+${opened.length}`, words: `open: ${sides(opened)}`, clause: 'dd.grid.10' })
  if (joined.length > 0)
    notes.push({ value: `${joined.length}`, words: `joined: ${sides(joined)}`, clause: 'dd.explore.19' })
  if (blocked.length > 0)
    notes.push({ value: `−${blocked.length}`, words: `blocked: ${sides(blocked)}`, clause: 'dd.grid.9' })
  notes.push({
    value: `${left}`,
    words: `open ${plural(left, 'doorway')} on the map then${left === 0 ? ': the last!' : ''}`,
    clause: left === 0 ? 'dd.doors.1' : 'dd.grid.10',
  })
  return notes
}

/** "opens 2, blocks 1" */
const doorsShort = ({ opened, blocked }: Doors): string =>
  `opens ${opened.length}${blocked.length > 0 ? `, blocks ${blocked.length}` : ''}`

/** Legal turns of the drawn tile that differ: a crossroads is the same however it lies. */
export function turns(s: DisplayState): readonly CommandOf<'rotate'>[] {
  const id = s.view.drawn?.id
  if (id === undefined) return []
  const known = new Set<string>()
  return offered(s, 'rotate').filter(({ rotation }) => {
    const sides = [...openSidesOf({ id, rot: rotation })].sort().join('')
    return !known.has(sides) && known.add(sides)
  })
}

/** Legal turns of the drawn tile, each an order of its own: what is in hand is what the board shows. */
function layOrders(s: DisplayState): Planned[] {
  const { drawn, tiles } = s.view
  if (!drawn?.cell) return []
  const { id, cell } = drawn
  const keys = ['A', 'B', 'C', 'D']
  return turns(s).map((c, i) => {
    const doors = doorsIfLaid(tiles, id, cell, c.rotation)
    return planned(
      {
        id: `lay-${c.rotation}`,
        label: `Doors ${openSidesOf({ id, rot: c.rotation }).join(' ')}`,
        icon: 'turn',
        key: keys[i] ?? '',
        detail: doorsShort(doors),
        aims: 'dialog',
      },
      () =>
        new Map([
          [
            '',
            (): Target => ({
              place: '',
              title: tileTitle(id),
              subtitle: 'press the tile to turn it',
              mark: 'tile',
              variants: [plain('Lay it like this', [c])],
              notes: doorNotes(doors),
            }),
          ],
        ]),
    )
  })
}

/** The turn that leaves the most open doorways, as dd.explore.7 has it. */
export function bestTurn(s: DisplayState): string | null {
  const { drawn, tiles } = s.view
  if (!drawn?.cell) return null
  const { id, cell } = drawn
  let best: { order: string; left: number } | null = null
  for (const { rotation } of turns(s)) {
    const { left } = doorsIfLaid(tiles, id, cell, rotation)
    if (!best || left > best.left) best = { order: `lay-${rotation}`, left }
  }
  return best?.order ?? null
}

/** The next legal turn after the one in hand. */
export function nextTurn(s: DisplayState): string | null {
  const all = turns(s).map(({ rotation }) => `lay-${rotation}`)
  const now = all.indexOf(s.selection.order ?? '')
  return all[(now + 1) % all.length] ?? null
}

function coverOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'cover')
  const { drawn, tiles } = s.view
  if (all.length === 0 || !drawn) return []
  const target = (c: CommandOf<'cover'>): Target => {
    const cell: Cell = [c.tile[0], c.tile[1]]
    const under = tileAt(s.view, cell)
    const doors = doorsIfLaid(tiles, drawn.id, cell, c.rotation)
    return {
      place: coverName(cell, c.rotation),
      title: `${tileTitle(drawn.id)} over ${under ? tileTitle(under.id) : ''}`,
      subtitle: `${doorsShort(doors)}; press again to turn it`,
      mark: 'tile',
      variants: [plain(`Cover ${under ? tileTitle(under.id) : 'it'}`, [c])],
      notes: [...doorNotes(doors), { value: '', words: 'figures and parts stay where they are', clause: 'dd.doors.7' }],
    }
  }
  const cells = new Set(all.map((c) => c.tile.join()))
  return [
    planned(
      {
        id: 'cover',
        label: 'Cover',
        icon: 'cover',
        key: 'C',
        detail: `${count(cells.size)} ${plural(cells.size, 'tile')}`,
        aims: 'square',
      },
      () => new Map(all.map((c) => [coverName([c.tile[0], c.tile[1]], c.rotation), () => target(c)])),
    ),
  ]
}

/** The coverings of one cell, for turning the tile by pressing it again. */
export const coverings = (s: DisplayState, cell: Cell): string[] =>
  offered(s, 'cover')
    .filter((c) => c.tile[0] === cell[0] && c.tile[1] === cell[1])
    .map((c) => coverName(cell, c.rotation))

export const placingOrders = (s: DisplayState): Planned[] => [
  ...chooseOrder(s),
  ...placeOrder(s),
  ...layOrders(s),
  ...coverOrder(s),
]
