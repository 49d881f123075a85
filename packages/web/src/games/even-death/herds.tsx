/** Herds as one thing each: outline, threads, nose, and what it is. */
import { type Herd, isOnTable, type View, zombieClass, zombieKind } from '@shamble/even-death/page'
import { type Box, costOf, figureBoxes, freest } from '../../board/measured/names.ts'
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

/** So wide a letter of a label is, and so high a label with one line and with two. */
const LETTER = 6.6
const HEIGHT = { one: 18, two: 31 } as const

/** What is written at a herd, and where: in pixels of the board. */
interface LabelShown {
  readonly title: string
  readonly numbers: string
  readonly box: Box
}

interface Room {
  /** So many times as large as usual: the board may be small. */
  readonly size: number
  readonly width: number
  readonly depth: number
  /** What of it is in sight. */
  readonly seen: Box | null
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** So wide the rulers at two sides of the frame are, in pixels of the screen. */
const RULERS = 28

/** As much of the board as a label may lie on: that which is in sight, if any of the herd is. */
export function roomFor(herd: Box, { size, width, depth, seen }: Room): Box {
  const whole = { x: 0, y: 0, width, height: depth }
  if (seen === null) return whole
  const [left, top] = [Math.max(0, seen.x + RULERS * size), Math.max(0, seen.y + RULERS * size)]
  const [right, foot] = [Math.min(width, seen.x + seen.width), Math.min(depth, seen.y + seen.height)]
  const isSeen = herd.x < right && herd.x + herd.width > left && herd.y < foot && herd.y + herd.height > top
  return isSeen ? { x: left, y: top, width: right - left, height: foot - top } : whole
}

/** Over a herd, under it, beside it or at its corners, as far as it is on the table and in sight. */
function spotsFor({ zombies }: Herd, [width, height]: readonly [number, number], room: Room) {
  const [xs, ys] = [zombies.map(({ at }) => at.x), zombies.map(({ at }) => at.y)]
  const [west, north] = [px(Math.min(...xs) - AIR), px(Math.min(...ys) - AIR)]
  const [east, south] = [px(Math.max(...xs) + AIR), px(Math.max(...ys) + AIR)]
  const on = roomFor({ x: west, y: north, width: east - west, height: south - north }, room)
  const spotAt = (x: number, y: number) => ({
    box: {
      x: within(x, on.x, on.x + on.width - width),
      y: within(y, on.y, on.y + on.height - height),
      width,
      height,
    },
  })
  const [middle, beside] = [(west + east - width) / 2, (north + south - height) / 2]
  return [
    spotAt(middle, north - 2 - height),
    spotAt(middle, south + 2),
    spotAt(east + 2, beside),
    spotAt(west - 2 - width, beside),
    spotAt(east + 2, north - 2 - height),
    spotAt(west - 2 - width, north - 2 - height),
    spotAt(east + 2, south + 2),
    spotAt(west - 2 - width, south + 2),
  ] as const
}

/** Over a herd and under it, where its title may be: as wide as titles are. */
export const titlePlaces = (herd: Herd, room: Room): readonly Box[] =>
  spotsFor(herd, [USUAL_WIDTH * room.size, HEIGHT.two * room.size], room)
    .slice(0, 2)
    .map(({ box }) => box)
const USUAL_WIDTH = 140

/** What may be written at a herd, the longest first: in a crowd there is room for less. */
function formsOf({ view, brainOf, moverOf }: HerdsGiven, herd: Herd, size: number): readonly Form[] {
  const letter = herdLetter(view, herd.id)
  const numbers = herd.rambles ? `rambles${moverOf(herd)}` : herdNumbers(herd, brainOf(herd))
  const short: Form = { title: `${letter}: ${herd.zombies.length}`, numbers: '' }
  if (size > TINY) return [short]
  const named = { title: `${letter}: ${titleOf(herd)}`, numbers: '' }
  return size > SMALL ? [named, short] : [{ ...named, numbers }, named, short]
}

type Form = Pick<LabelShown, 'title' | 'numbers'>

/** All labels, one after the other: over no other one and over nobody, if need be with fewer words. */
export function labelsFor(given: HerdsGiven, there: readonly Herd[], room: Room): readonly LabelShown[] {
  const { view } = given
  const { size } = room
  const standing = [...view.humans.filter(isOnTable), ...there.flatMap(({ zombies }) => zombies)]
  const figures = figureBoxes(standing.map(({ at }) => [px(at.x), px(at.y)] as const))
  const written: Box[] = []
  return there.flatMap((herd) => {
    const labels = formsOf(given, herd, size).map(({ title, numbers }): LabelShown => {
      const width = (Math.max(title.length, numbers.length) * LETTER + 14) * size
      const height = (numbers === '' ? HEIGHT.one : HEIGHT.two) * size
      return { title, numbers, ...freest(spotsFor(herd, [width, height], room), written, figures, room) }
    })
    const label = labels.find(({ box }) => costOf(box, written, figures, room) === 0) ?? labels.at(-1)
    if (!label) return []
    written.push(label.box)
    return [label]
  })
}

/** Where the board is so small that labels are larger than this, they say no numbers. */
const SMALL = 1.9
/** And larger than this, as on the page of a report, no kind. */
const TINY = 3

function Label({ title, numbers, box, size }: LabelShown & { readonly size: number }) {
  const { x, y, width, height } = box
  return (
    <g class="herd-label" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`}>
      <rect width={width / size} height={height / size} rx="2" />
      <text class="hl" x="7" y="12.500">
        {title}
      </text>
      {numbers !== '' && (
        <text class="hn" x="7" y="25.500">
          {numbers}
        </text>
      )}
    </g>
  )
}

export interface HerdShown {
  readonly herd: Herd
  /** Of whoever leads it now, its place among its zombies. */
  readonly leader: number
  readonly coherency: number
  readonly isTarget: boolean
  /** The order in hand can be aimed at it. */
  readonly isLegal: boolean
}

function HerdOutline({ herd, leader, coherency, isTarget, isLegal }: HerdShown) {
  const points = herd.zombies.map(({ at }) => at)
  const longest = coherency + BASE
  const threads = threadsFrom(points, leader)
  const isTorn = ({ from, to }: (typeof threads)[number]): boolean => Math.hypot(to.x - from.x, to.y - from.y) > longest
  const d = groupsOf(points, longest).map((group) => outlineRound(group, AIR))
  const { at, turn } = rimTowards(points, herd.facing, AIR)
  const classes = [
    'herd',
    herd.rambles ? 'rambles' : '',
    isTarget ? 'aimed' : isLegal ? 'legal' : '',
    herd.used ? 'used' : '',
  ]
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
    </g>
  )
}

export interface HerdsGiven {
  readonly view: View
  readonly coherency: number
  readonly names: boolean
  readonly target: number | null
  /** By name, whoever the order in hand can be aimed at. */
  readonly legal: ReadonlySet<string>
  readonly leaders: ReadonlyMap<number, number>
  readonly room: Room
  brainOf(herd: Herd): number | null
  /** ed.rambling.2 ": Survivors move it"; nothing where it does as its own seat says. */
  moverOf(herd: Herd): string
}

/** Outlines lie under the figures. */
export function HerdLayer(given: HerdsGiven) {
  const { view, coherency, names, target, legal, leaders, room } = given
  const there = view.herds.filter((herd) => isOnTable(herd) && herd.zombies.length > 0)
  return (
    <g class="herds">
      {there.map((herd) => (
        <HerdOutline
          key={herd.id}
          herd={herd}
          leader={foremost(herd, leaders.get(herd.id))}
          coherency={coherency}
          isTarget={target === herd.id}
          isLegal={legal.has(herdName(herd.id))}
        />
      ))}
      {names && labelsFor(given, there, room).map((label) => <Label key={label.title} {...label} size={room.size} />)}
    </g>
  )
}
