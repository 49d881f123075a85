/** Questions between: each answer an order of its own, or a place on the map. */
import { forceOf } from '@shamble/even-death/campaign/page'
import { plain, planned, simple } from '../../../../plan/plan.ts'
import { listed, plural, signed } from '../../../../words/plain.ts'
import { forceName, placeName } from '../map/place.ts'
import { lookOf, offered } from '../read.ts'
import type { DisplayState, Planned, Variant } from '../types.ts'
import { armsOf, memberTitle, theForce, tileTitle, tileWords } from '../words/names.ts'
import { SEARCHED } from './deeds.ts'
import { dicey, headOf, note } from './shown.ts'

/** A question that is answered without pointing at anything. */
const answer = (id: string, label: string, key: string, detail: string, variants: readonly Variant[]): Planned =>
  simple({ id, label, icon: 'check', key, detail }, { title: label, subtitle: detail, mark: '', variants, notes: [] })

/** ed.camp-setup.6 Two neighbours of the start tile: pressing one asks for the other. */
function fortifyOrders(s: DisplayState): Planned[] {
  const pairs = offered(s, 'fortify')
  if (pairs.length === 0) return []
  const tiles = [...new Set(pairs.flatMap((c) => [...c.tiles]))]
  const words = (tile: number): string => tileTitle(s, tile)
  return [
    planned(
      {
        id: 'fortify',
        label: 'Fortify',
        icon: 'flag',
        key: 'F',
        detail: 'two tiles beside your start',
        aims: 'square',
      },
      () =>
        new Map(
          tiles.map((tile) => [
            placeName(tile),
            () => ({
              place: placeName(tile),
              title: tileWords(s, tile),
              subtitle: 'Which other one?',
              mark: s.seat ?? '',
              variants: pairs
                .filter((c) => c.tiles.some((one) => one === tile))
                .map((c) => plain(`Fortify ${listed(c.tiles.map(words))}`, [c])),
              notes: [note('', 'a force of yours will stand on each', 'ed.camp-setup.9')],
            }),
          ]),
        ),
    ),
  ]
}

/** ed.camp-search.3 */
const ADJUST: Readonly<Record<number, readonly [label: string, key: string]>> = {
  [-1]: ['One less', 'D'],
  0: ['As rolled', 'S'],
  1: ['One more', 'A'],
}

/** What the search would come to. */
function adjustedWords(s: DisplayState, by: number): string {
  const look = lookOf(s)
  const { searching } = look
  if (!searching) return ''
  const { what, supplies } = look.adjusted(searching.force, searching.face, by)
  return what === 'supplies' ? `+${supplies} ${plural(supplies, 'supply', 'supplies')}` : SEARCHED[what]
}

const adjustOrders = (s: DisplayState): Planned[] =>
  offered(s, 'adjust').map((c) => {
    const [label, key] = ADJUST[c.by] ?? ['', '']
    return answer(`adjust ${c.by}`, label, key, adjustedWords(s, c.by), [
      plain(`${label}${c.by === 0 ? '' : ` (${signed(c.by)})`}`, [c]),
    ])
  })

/** ed.camp-search.5 */
function victimOrders(s: DisplayState): Planned[] {
  const units = s.view.forces.flatMap((force) => force.units)
  return offered(s, 'victim').map((c, i) => {
    const unit = units.find(({ id }) => id === c.unit)
    const title = unit ? memberTitle(unit) : ''
    return answer(`victim ${c.unit}`, title, 'ABCDEFHI'[i] ?? '', unit ? armsOf(unit) : '', [
      plain(`The ${title} dies`, [c]),
    ])
  })
}

/** ed.camp-battle.2 */
function sendOrders(s: DisplayState): Planned[] {
  const able = offered(s, 'send')
  if (able.length === 0) return []
  return [
    planned(
      { id: 'send', label: 'Fight', icon: 'battle', key: 'F', detail: 'one of yours', aims: 'figure' },
      () =>
        new Map(
          able.map((c) => {
            const force = forceOf(s.view, c.force)
            return [
              forceName(c.force),
              () => ({
                place: forceName(c.force),
                ...(force ? headOf(s, force) : { title: '', mark: '' }),
                subtitle: 'It fights for you.',
                variants: [plain(`Send ${force ? theForce(s, force) : 'it'}`, [c])],
                notes: [],
              }),
            ]
          }),
        ),
    ),
  ]
}

const behaviourOrders = (s: DisplayState): Planned[] =>
  offered(s, 'behaviour').map((c) =>
    answer(
      `behaviour ${c.dice}`,
      c.dice === 1 ? 'One die' : 'Three dice',
      c.dice === 1 ? 'O' : 'H',
      c.dice === 1 ? 'for decay, brains and hunger alike' : 'decay, brains, hunger',
      [dicey(c.dice === 1 ? 'Throw one die for all three' : 'Throw three dice', [c], { odds: false })],
    ),
  )

const voteOrders = (s: DisplayState): Planned[] =>
  offered(s, 'vote').map((c) =>
    answer(
      `vote ${c.quick}`,
      c.quick ? 'Bots fight it' : 'At the table',
      c.quick ? 'B' : 'A',
      c.quick ? 'if everybody agrees' : 'we play it ourselves',
      [plain(c.quick ? 'Let bots fight it' : 'Fight it at the table', [c])],
    ),
  )

/** ed.camp-battle.6 */
function retreatOrders(s: DisplayState): Planned[] {
  const able = offered(s, 'retreat')
  if (able.length === 0) return []
  return [
    planned(
      { id: 'retreat', label: 'Regroup', icon: 'move', key: 'R', detail: 'who got away', aims: 'square' },
      () =>
        new Map(
          able.map((c) => [
            placeName(c.to),
            () => ({
              place: placeName(c.to),
              title: tileWords(s, c.to),
              subtitle: 'Those who got away regroup here.',
              mark: '',
              variants: [plain(`Regroup at ${tileTitle(s, c.to)}`, [c])],
              notes: [],
            }),
          ]),
        ),
    ),
  ]
}

export const answerOrders = (s: DisplayState): Planned[] => [
  ...fortifyOrders(s),
  ...adjustOrders(s),
  ...victimOrders(s),
  ...sendOrders(s),
  ...behaviourOrders(s),
  ...voteOrders(s),
  ...retreatOrders(s),
]
