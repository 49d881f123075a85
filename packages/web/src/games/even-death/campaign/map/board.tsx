/** The map of the war: country, owners, forces; of the force in hand where it may go and whom it would meet. */
import { directionTo, forceOf, type Place } from '@shamble/even-death/campaign/page'
import { Brackets, Cursor } from '../../../../board/signs.tsx'
import { Surface } from '../../../../board/square/surface.tsx'
import { aimingOrder } from '../plan/index.ts'
import { chosenForce, isAsked, lookOf } from '../read.ts'
import type { BoardProps, DisplayState } from '../types.ts'
import { Forces } from './forces.tsx'
import { Ground, Names } from './ground.tsx'
import './map.css'
import { Marks, OwnerPatterns, Owners } from './owners.tsx'
import { middleOf, placeNamed, readPlace, rectOf, WIDTH } from './place.ts'

/** Labels grow where the map is small: from this scale down, up to so much. */
const READABLE = 0.85
const LARGEST = 1.25

const BOX = { x: 0, y: 0, width: WIDTH, height: WIDTH }

/** Tiles that the order in hand can be laid on; without one, where the chosen force can go. */
export function goesOf(s: DisplayState): readonly Place[] {
  if (s.view.outcome !== null || !isAsked(s)) return []
  return (aimingOrder(s)?.targets() ?? []).flatMap((name) => readPlace(name) ?? placeNamed(name, s.view) ?? [])
}

/** Whom a Battle of the chosen force would draw in. */
export function foesOf(s: DisplayState): readonly number[] {
  const force = chosenForce(s)
  if (s.view.battle) return s.view.battle.sides.map((side) => side.force)
  if (!force || s.view.phase !== 'war') return []
  return lookOf(s)
    .drawnIn(force)
    .flatMap(({ forces }) => forces.map((one) => one.force))
}

const Goes = ({ places }: { readonly places: readonly Place[] }) => (
  <g class="goes">
    {places.map((place) => {
      const { x, y, width, height } = rectOf(place)
      return <rect key={place} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="2" />
    })}
  </g>
)

/** A cross where two tiles meet between which there would be, or is, a battle. */
const Clash = ({ from, to }: { readonly from: Place; readonly to: Place }) => {
  const [[x1, y1], [x2, y2]] = [middleOf(from), middleOf(to)]
  return (
    <g class="clash" transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2})`}>
      <circle r="11" />
      <path d="M-5-5 5 5M5-5-5 5" />
    </g>
  )
}

function Clashes({ s }: { readonly s: DisplayState }) {
  const at = s.view.battle?.at ?? chosenForce(s)?.at
  if (at === undefined) return null
  return (
    <>
      {foesOf(s).map((id) => {
        const there = forceOf(s.view, id)?.at
        return there !== undefined && directionTo(at, there) ? <Clash key={id} from={at} to={there} /> : null
      })}
    </>
  )
}

function Pointed({ s }: { readonly s: DisplayState }) {
  const { view, selection } = s
  const chosen = chosenForce(s)
  const place = placeNamed(selection.aim ?? selection.hover, view)
  return (
    <>
      {chosen && <Brackets box={rectOf(chosen.at)} />}
      {place !== null && <Cursor box={rectOf(place)} aimed={selection.aim !== null} />}
    </>
  )
}

export function Board(props: BoardProps) {
  const { view, scale, layers, motion } = props
  const look = lookOf(props)
  const able = new Set(props.choices.flatMap((command) => ('force' in command ? [command.force] : [])))
  return (
    <Surface
      box={BOX}
      kind="war"
      scale={scale}
      shown={(layer) => layers[layer] !== false}
      over={
        <>
          <Clashes s={props} />
          <Pointed s={props} />
        </>
      }
    >
      <OwnerPatterns id="war" />
      <defs>
        <pattern id="war-goes" class="goes-hatch" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M-2 10 10-2M-2 2 2-2M6 10l4-4" />
        </pattern>
      </defs>
      <g
        data-names={layers['names'] === false ? 'off' : 'on'}
        class="war"
        style={{ '--k': Math.min(LARGEST, Math.max(1, READABLE / scale)) }}
      >
        <Ground map={look.map} />
        {layers['owners'] !== false && <Owners view={view} id="war" />}
        <Goes places={goesOf(props)} />
        <Marks view={view} />
        {layers['names'] !== false && <Names map={look.map} />}
        <Forces view={view} look={look} motion={motion} can={able} fights={new Set(foesOf(props))} />
      </g>
      <path class="edge" d={`M0 0H${WIDTH}V${WIDTH}H0z`} />
    </Surface>
  )
}
