/** Herds as one thing each: outline, threads, nose, and what it is. */
import { type Herd, isOnTable, type View, zombieClass, zombieKind } from '@shamble/even-death/page'
import { polyline } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { foremost, groupsOf, outlineRound, rimTowards, threadsFrom } from './herd-shape.ts'
import { herdLetter, herdName } from './words/titles.ts'

/** Round the middles of its zombies, in units. */
const AIR = 215
/** A base. */
const BASE = 250

/** "10 Regular" */
const titleOf = ({ kind, zombies }: Herd): string =>
  `${zombies.length} ${zombieKind(kind).title.replace(/ Zombies?$/, '')}`

/** "6+, 3 dice; brain 4" */
export const herdNumbers = ({ kind, zombies }: Herd, brain: number | null): string => {
  const { toughness } = zombieClass(kind, zombies.length)
  return `${toughness.number}+, ${toughness.dice} ${toughness.dice === 1 ? 'die' : 'dice'}${brain === null ? '' : `; brain ${brain}`}`
}

/** So wide a letter of the label is. */
const LETTER = 6.6

function Label({
  herd,
  letter,
  brain,
  mover,
}: {
  readonly herd: Herd
  readonly letter: string
  readonly brain: number | null
  readonly mover: string
}) {
  const top = herd.zombies.reduce((best, z) => (z.at.y < best.at.y ? z : best))
  const xs = herd.zombies.map(({ at }) => at.x)
  const x = px((Math.min(...xs) + Math.max(...xs)) / 2)
  const [title, numbers] = [`${letter}: ${titleOf(herd)}`, herd.rambles ? `rambles${mover}` : herdNumbers(herd, brain)]
  const width = Math.max(title.length, numbers.length) * LETTER + 14
  const y = Math.max(34, px(top.at.y - AIR))
  return (
    <g class="herd-label" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x={-width / 2} y="-33" width={width} height="31" rx="2" />
      <text class="hl" x={-width / 2 + 7} y="-20.500">
        {title}
      </text>
      <text class="hn" x={-width / 2 + 7} y="-7.500">
        {numbers}
      </text>
    </g>
  )
}

export interface HerdShown {
  readonly herd: Herd
  /** What it is called beside the board. */
  readonly letter: string
  readonly brain: number | null
  /** Of whoever leads it now, its place among its zombies. */
  readonly leader: number
  readonly coherency: number
  /** ed.rambling.2 ", Jo moves it"; nothing where it does as its own seat says. */
  readonly mover: string
  readonly isTarget: boolean
  readonly labelled: boolean
}

function HerdOutline({ herd, letter, brain, leader, coherency, mover, isTarget, labelled }: HerdShown) {
  const points = herd.zombies.map(({ at }) => at)
  const longest = coherency + BASE
  const threads = threadsFrom(points, leader)
  const isTorn = ({ from, to }: (typeof threads)[number]): boolean => Math.hypot(to.x - from.x, to.y - from.y) > longest
  const d = groupsOf(points, longest).map((group) => outlineRound(group, AIR))
  const { at, turn } = rimTowards(points, herd.facing, AIR)
  const classes = ['herd', herd.rambles ? 'rambles' : '', isTarget ? 'aimed' : '', herd.used ? 'used' : '']
  return (
    <g class={classes.filter(Boolean).join(' ')} data-herd={herdName(herd.id)} data-size={herd.zombies.length}>
      <path class="band" d={d.join('')} />
      <path
        class="threads"
        d={threads
          .filter((thread) => !isTorn(thread))
          .map(({ from, to }) => polyline([from, to]))
          .join('')}
      />
      <path
        class="torn"
        d={threads
          .filter(isTorn)
          .map(({ from, to }) => polyline([from, to]))
          .join('')}
      />
      <path
        class="hnose"
        transform={`translate(${px(at.x).toFixed(1)} ${px(at.y).toFixed(1)}) rotate(${turn.toFixed(0)})`}
        d="M0-8 13 0 0 8z"
      />
      {labelled && <Label herd={herd} letter={letter} brain={brain} mover={mover} />}
    </g>
  )
}

export interface HerdsGiven {
  readonly view: View
  readonly coherency: number
  readonly names: boolean
  readonly target: number | null
  readonly leaders: ReadonlyMap<number, number>
  brainOf(herd: Herd): number | null
  moverOf(herd: Herd): string
}

/** Outlines lie under the figures. */
export const HerdLayer = ({ view, coherency, names, target, leaders, brainOf, moverOf }: HerdsGiven) => (
  <g class="herds">
    {view.herds
      .filter((herd) => isOnTable(herd) && herd.zombies.length > 0)
      .map((herd) => (
        <HerdOutline
          key={herd.id}
          herd={herd}
          letter={herdLetter(view, herd.id)}
          brain={brainOf(herd)}
          leader={foremost(herd, leaders.get(herd.id))}
          coherency={coherency}
          mover={moverOf(herd)}
          isTarget={target === herd.id}
          labelled={names}
        />
      ))}
  </g>
)
