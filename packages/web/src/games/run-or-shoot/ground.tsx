/** What is printed on the lots, and what lies about: vehicles, fences, lairs, caches, stairs, things, flames. */
import type { Forecast } from '@shamble/run-or-shoot/forecast'
import { type Alarm, type Area, type Climb, cm, isDoor, type OpeningKind, type View } from '@shamble/run-or-shoot/page'
import type { OpeningState, Piece, XY } from '@shamble/table'
import { apart, boxPath, circle, degrees, middleOf, polygon } from '../../board/measured/shapes.ts'
import { type DrawnPiece, type PieceLook, Pieces } from '../../board/measured/pieces.tsx'
import { Opening, type OpeningLook, type Road } from '../../board/measured/terrain.tsx'
import { px } from '../../board/measured/units.ts'
import { isKeyOf, rowOf, sure } from '../../sure.ts'
import { spreadFrom } from './spread.ts'
import { buildingTitle } from './words/places.ts'

const LOOKS: Readonly<Record<string, PieceLook>> = {
  wire: 'wire',
  board: 'fence',
  low: 'low',
  vehicle: 'car',
  water: 'water',
  woods: 'woods',
  rim: 'rim',
}

/** From this length on, in units, a vehicle is more than a car. */
const LONG = 1100

function lookOf({ kind, shape }: Piece): PieceLook {
  if (kind !== 'vehicle' || shape.is !== 'polygon') return rowOf(LOOKS, kind) ?? 'box'
  const [a, b, c] = shape.corners
  return a && b && c && Math.max(apart(a, b), apart(b, c)) >= LONG ? 'bus' : 'car'
}

/** A vehicle is drawn along its longer side, whichever comes first. */
function lengthwise(piece: Piece): Piece {
  const { kind, shape } = piece
  if (kind !== 'vehicle' || shape.is !== 'polygon') return piece
  const [a, b, c, d] = shape.corners
  if (!a || !b || !c || !d || apart(a, b) <= apart(b, c)) return piece
  return { ...piece, shape: { ...shape, corners: [b, c, d, a] } }
}

/** Pieces as they stand now: a fence that a Tank has broken is in parts. */
function piecesOn({ facts: { layout } }: Forecast, isShown: (level: number) => boolean): DrawnPiece[] {
  return layout.barriers.flatMap((b) => {
    if (b.part !== 'piece' || !isShown(b.piece.level ?? 0) || isDoor(b.piece.kind)) return []
    const piece = lengthwise({ ...b.piece, id: `${b.piece.id} ${b.index}`, shape: b.shape })
    return [{ piece, look: lookOf(piece), wreck: false }]
  })
}

/** On the ground, or on the storey that is shown. */
export const Standing = ({ look, level }: { readonly look: Forecast; readonly level: number }) => (
  <Pieces pieces={piecesOn(look, (one) => one === level)} />
)

const DOORS: Readonly<Record<OpeningKind, OpeningLook>> = {
  standard: { is: 'door', made: 'plain' },
  reinforced: { is: 'door', made: 'studded' },
  armoured: { is: 'door', made: 'plated' },
  window: { is: 'window', made: 'plain' },
  barred: { is: 'window', made: 'barred' },
}

const isOpeningKind = (kind: string): kind is OpeningKind => isKeyOf(DOORS, kind)
export const openingLook = (kind: string): OpeningLook => (isOpeningKind(kind) ? DOORS[kind] : DOORS.window)

export const openingState = ({ openings }: View, id: string): OpeningState => {
  const now = openings[id]?.state ?? 'closed'
  return now === 'destroyed' ? 'broken' : now
}

/** rs.door.10 What has been done to a door so far: "3 of 10". */
export const smashedNote = ({ openings }: View, id: string): string => {
  const turns = openings[id]?.zedTurns ?? 0
  return turns > 0 && openings[id]?.state === 'closed' ? `smashed ${turns}` : ''
}

/** Gates in fences belong to no building. */
export function Gates({ look, level }: { readonly look: Forecast; readonly level: number }) {
  const gates = look.book.map.openings.filter((one) => one.building === null && one.level === level)
  return (
    <g class="openings">
      {gates.map(({ id, kind, from, to }) => (
        <g key={id} data-opening={id} data-state={openingState(look.view, id)}>
          <Opening id={id} look={openingLook(kind)} from={from} to={to} state={openingState(look.view, id)} />
        </g>
      ))}
    </g>
  )
}

/** Where lots meet there are streets. */
const STREET = 250

/** The streets between the lots of a table. */
export function streetsOf({ scenario, map: { width, depth } }: Forecast['book']): readonly Road[] {
  const columns = scenario.rows[0]?.length ?? 1
  const rows = scenario.rows.length
  const upright = Array.from({ length: columns - 1 }, (_, i) => {
    const x = ((i + 1) * width) / columns
    return { west: x - STREET, north: 0, east: x + STREET, south: depth }
  })
  const across = Array.from({ length: rows - 1 }, (_, i) => {
    const y = ((i + 1) * depth) / rows
    return { west: 0, north: y - STREET, east: width, south: y + STREET }
  })
  return [...upright, ...across]
}

const at = ({ x, y }: XY): string => `translate(${px(x)} ${px(y)})`

/** Stairs as steps along their way; a ladder as one, at its foot and at its head. */
function ClimbMark({ climb: { kind, foot, head }, level }: { readonly climb: Climb; readonly level: number }) {
  const end = foot.level === level ? foot : head
  const up = foot.level === level
  const turn = kind === 'stairs' && apart(foot.at, head.at) > 0 ? degrees(foot.at, head.at) : 0
  return (
    <g class={`climb ${kind}`} transform={at(end.at)}>
      <rect x="-9" y="-9" width="18" height="18" rx="2" />
      <g transform={`rotate(${turn.toFixed(0)})`}>
        <path
          d={kind === 'stairs' ? 'M-6 5V2h4v-3h4v-3h4v-2' : 'M-3.500-7V7M3.500-7V7M-3.500-4h7M-3.500 0h7M-3.500 4h7'}
        />
      </g>
      <path class="dir" d={up ? 'M8-11 11-15l3 4' : 'M8-15l3 4 3-4'} />
    </g>
  )
}

export function Climbs({ look, level }: { readonly look: Forecast; readonly level: number }) {
  const here = look.book.map.climbs.filter(({ foot, head }) => foot.level === level || head.level === level)
  return (
    <g class="climbs">
      {here.map((climb) => (
        <ClimbMark key={climb.id} climb={climb} level={level} />
      ))}
    </g>
  )
}

/** A grating; crossed out once everybody knows that nobody is left in there. */
export const LairMark = ({ isEmpty, hasMoved }: { readonly isEmpty: boolean; readonly hasMoved: boolean }) => (
  <>
    <circle r="9" />
    <path d="M-4.500-6.500v13M0-8v16M4.500-6.500v13" />
    {isEmpty && <path class="empty" d="M-9-9 9 9" />}
    {hasMoved && <path class="moving" d="M-13-3.500a13 13 0 0 1 3-6M13 3.500a13 13 0 0 1-3 6" />}
  </>
)

/** A chest: its lid is open once it has been searched. */
export const CacheMark = ({ isSearched }: { readonly isSearched: boolean }) =>
  isSearched ? (
    <path class="searched" d="M-7 0V6H7V0M-7 0-9-4M7 0 9-4" />
  ) : (
    <>
      <rect x="-8" y="-6" width="16" height="12" rx="1" />
      <path d="M-8-1H8M-1.800-1v3h3.600v-3" />
    </>
  )

export const PileMark = () => <path d="M-7 5h14L4-2 1 1-1-5-4 0z" />

/** Lairs, caches and what lies about, on the level that is shown. */
export function Printed({ look, level }: { readonly look: Forecast; readonly level: number }) {
  const { view, book } = look
  const isHere = (one: { readonly level: number }): boolean => one.level === level
  const { ruledOut, moving } = view.learnt
  return (
    <g class="printed">
      {book.map.lairs.filter(isHere).map((lair) => (
        <g key={lair.id} class={`lair ${lair.type}`} transform={at(lair.at)} data-lair={lair.id}>
          <LairMark isEmpty={ruledOut.includes(lair.id)} hasMoved={moving.includes(lair.id)} />
        </g>
      ))}
      {book.map.caches.filter(isHere).map(({ id, at: p }) => (
        <g key={id} class="cache" transform={at(p)} data-cache={id}>
          <CacheMark isSearched={view.searched.includes(id)} />
        </g>
      ))}
      {view.piles.filter(isHere).map(({ id, at: p }) => (
        <g key={id} class="pile" transform={at(p)} data-pile={id}>
          <PileMark />
        </g>
      ))}
    </g>
  )
}

/** rs.noise.6 Bells at vehicles: armed, or ringing for so many turns. */
function AlarmMark({ alarm: { state, turns }, p }: { readonly alarm: Alarm; readonly p: XY }) {
  return (
    <g class={`alarm ${state}`} transform={at(p)}>
      <path d="M-6 4V0a6 6 0 0 1 12 0v4l2 2H-8zM-2 8h4" />
      {state === 'ringing' && (
        <>
          <path
            class="rings"
            d="M-11-7a14 14 0 0 0 0 14M11-7a14 14 0 0 1 0 14M-15-10a19 19 0 0 0 0 20M15-10a19 19 0 0 1 0 20"
          />
          <text y="-9">{turns}</text>
        </>
      )}
    </g>
  )
}

export function Alarms({ look }: { readonly look: Forecast }) {
  const { layout } = look.facts
  return (
    <g class="alarms">
      {look.view.alarms.flatMap((alarm) => {
        const shape = layout.barriers[layout.numberOf.get(alarm.id) ?? -1]?.shape
        if (alarm.state === 'none' || alarm.state === 'spent' || shape?.is !== 'polygon') return []
        return <AlarmMark key={alarm.id} alarm={alarm} p={middleOf(shape.corners)} />
      })}
    </g>
  )
}

/** rs.fire.4, rs.wp.4 What burns where it was thrown: as far as it reaches, and for how many turns. */
function Burning({ area, look }: { readonly area: Area; readonly look: Forecast }) {
  const { kind, at: p, turns } = area
  return (
    <g class={kind === 'WP' ? 'area wp' : 'area flames'}>
      <path class="burns" d={polygon(spreadFrom(look, area))} />
      <g transform={at(p)}>
        <path
          class="tongue"
          d={
            kind === 'WP'
              ? 'M0-12v24M-10.500-6 10.500 6M10.500-6-10.500 6'
              : 'M0 10c-6 0-9-4-9-8 0-5 5-6 4-12 5 2 6 6 6 8 1-1 2-2 2-4 4 3 6 6 6 9 0 4-3 7-9 7z'
          }
        />
        <text x="12" y="-6">
          {kind === 'WP' ? `WP ${turns}` : turns}
        </text>
      </g>
    </g>
  )
}

/** Flames, WP and noises of this turn. */
export function Happenings({ look, level }: { readonly look: Forecast; readonly level: number }) {
  const { view } = look
  const isHere = (one: { readonly level: number }): boolean => one.level === level
  return (
    <g class="happenings">
      {view.areas.filter(isHere).map((area, i) => (
        <Burning key={`a${i}`} area={area} look={look} />
      ))}
      {view.noises.map((noise, i) => (
        <g key={`n${i}`} class="noise" transform={at(noise.at)}>
          <path d="M-17-9a19 19 0 0 0 0 18M17-9a19 19 0 0 1 0 18M-23-13a27 27 0 0 0 0 26M23-13a27 27 0 0 1 0 26" />
        </g>
      ))}
    </g>
  )
}

/** What buildings are called. */
export const buildingNames = ({ book }: Forecast) =>
  book.map.terrain.buildings.map(({ id, outline }) => ({ id, outline, title: buildingTitle(book, id) }))

/** The part of the table where everybody begins. */
export function startZone({ scenario: { start } }: Forecast['book']): Road {
  const [west, north, east, south] = start.map(cm)
  return { west: sure(west), north: sure(north), east: sure(east), south: sure(south) }
}

/** Where the game is won: the places that the scenario's goal names. */
export function GoalPlace({ look }: { readonly look: Forecast }) {
  const { goal, places } = look.book.scenario
  const area = places[goal.place]
  if (!area) return null
  const [kind, ...numbers] = area
  const [a, b, c, d] = numbers.map(cm)
  const outline =
    kind === 'circle'
      ? circle({ x: sure(a), y: sure(b) }, sure(c))
      : boxPath({ west: sure(a), north: sure(b), east: sure(c), south: sure(d) })
  return (
    <g class="goal">
      <path d={outline} />
    </g>
  )
}
