/** Stands in for parts of the display that are still being written; goes when all are there. */
import { bookFor } from '@shamble/run-or-shoot/forecast'
import { type Command, type View, STEPS, isPS } from '@shamble/run-or-shoot/page'
import { StrokeIcon } from '../../board/art.tsx'
import { extentOf, framed } from '../../board/measured/framing.ts'
import { px, units } from '../../board/measured/units.ts'
import { SmallMap } from '../../board/small-map.tsx'
import { aiming } from '../../plan/aiming.ts'
import { plain, simple } from '../../plan/plan.ts'
import type { FigureCard } from '../../play/game-display.ts'
import { cardOrders, handShown } from './hand/cards.ts'
import type { BoardProps, DisplayState, GameBook, GameDisplay, MiniMapProps } from './types.ts'
import type { OptionValues } from '@shamble/kernel'

const mapFor = (options: OptionValues) => bookFor(options).map

export function Board({ view, options }: BoardProps) {
  const { terrain } = mapFor(options)
  return (
    <svg width={px(terrain.width)} height={px(terrain.depth)} viewBox={`0 0 ${px(terrain.width)} ${px(terrain.depth)}`}>
      <rect width="100%" height="100%" fill="#222" />
      {view.zeds.map((z) => (
        <circle key={`z${z.n}`} cx={px(z.at.x)} cy={px(z.at.y)} r={px(100)} fill="#6cf" />
      ))}
      {view.survivors.map((s) => (
        <circle key={`s${s.n}`} cx={px(s.at.x)} cy={px(s.at.y)} r={px(100)} fill="#eed" />
      ))}
    </svg>
  )
}
export function MiniMap({ options, window, onJump }: MiniMapProps) {
  const { terrain } = mapFor(options)
  return (
    <SmallMap
      board={{ x: 0, y: 0, width: px(terrain.width), height: px(terrain.depth) }}
      label="Map"
      window={window}
      onJump={onJump}
    >
      <rect class="mu" width={px(terrain.width)} height={px(terrain.depth)} />
    </SmallMap>
  )
}
export const board: GameDisplay['board'] = {
  Board,
  MiniMap,
  layers: [],
  extent: ({ options }) => {
    const { terrain } = mapFor(options)
    return extentOf(
      terrain,
      framed(
        terrain,
        [
          { x: 0, y: 0 },
          { x: terrain.width, y: terrain.depth },
        ],
        0,
      ),
    )
  },
  axes: () => ({ x: [], y: [] }),
  placeRect: (place, { view }) => {
    const found =
      view.survivors.find(({ n }) => `S${n}` === place)?.at ?? view.zeds.find(({ n }) => `Zed ${n}` === place)?.at
    return found ? { x: px(found.x) - 10, y: px(found.y) - 10, width: 20, height: 20 } : null
  },
  placeAt: (x, y) => `${units(x) / 100},${units(y) / 100}`,
  neighbour: (place) => place ?? '1,1',
  find: () => null,
}
const { orders, preview, targets } = aiming<View, Command, unknown>({
  plan: (s) => {
    const { choices } = s
    return choices.some((c) => c.do === 'card')
      ? cardOrders(s as DisplayState)
      : [...new Set(choices.map((c) => c.do))].map((id) =>
          simple(
            { id, label: id, icon: 'flag', key: '', detail: '' },
            {
              title: id,
              subtitle: '',
              mark: '',
              notes: [],
              variants: choices.filter((c) => c.do === id).map((c) => plain(JSON.stringify(c), [c])),
            },
          ),
        )
  },
  names: (_s, place) => [place],
  isOnPurpose: () => false,
  isAside: () => false,
  mark: () => '',
  looked: () => null,
  walks: [],
  placeTitle: (place) => place,
})
export const orderly: GameDisplay['orders'] = {
  defaultFigure: (s) =>
    s.view.survivors
      .find(({ seat }) => seat === s.seat)
      ?.n.toString()
      .replace(/^/, 'S') ?? null,
  settled: ({ selection }) => selection,
  list: (s) => handShown(orders(s), s.selection.order),
  preview: preview as GameDisplay['orders']['preview'],
  pick: (place, { selection }) => ({ ...selection, aim: place }),
  targets: targets as GameDisplay['orders']['targets'],
  menu: () => [],
  hintsFor: () => null,
}
export const words: GameDisplay['words'] = {
  question: ({ pending }: DisplayState) => pending?.asks ?? 'Nothing is asked.',
  standing: (view: View) => ({
    turn: view.turn,
    phases: [{ label: STEPS.find((s) => s === view.step) ?? '', now: true, done: false }],
  }),
  oddsWords: (key: string) => ({ words: key, tone: 'half' }),
}
export const roster: GameDisplay['roster'] = {
  Mark: ({ size }) => (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" fill="#eed" />
    </svg>
  ),
  Icon: ({ icon, size }) => <StrokeIcon own={{}} icon={icon} size={size} />,
  figures: ({ view }) =>
    view.survivors
      .filter((s) => isPS(s) || s.status !== 'hidden')
      .map(
        (s): FigureCard => ({
          id: `S${s.n}`,
          seat: s.seat ?? '',
          mark: s.who,
          name: s.name,
          role: '',
          state: s.status,
          hp: null,
          gauges: [],
          carried: [],
          dead: s.status === 'dead',
          acted: false,
          acting: false,
        }),
      ),
  seatOf: (figure, view) => view.survivors.find(({ n }) => `S${n}` === figure)?.seat ?? null,
  counts: () => [],
}
export const log: GameDisplay['log'] = async () =>
  Promise.resolve({
    lines: (events) =>
      events.map((event, i) => ({ icon: 'flag', words: [event.e], kind: 'rule', about: [], first: i, last: i })),
  })
export const bookParts: Pick<GameBook, 'guide' | 'words' | 'legend' | 'report' | 'won'> = {
  guide: [],
  words: () => [],
  legend: () => [],
  report: () => ({ headline: 'Over', fates: [], series: [], luck: [] }),
  won: () => null,
}
