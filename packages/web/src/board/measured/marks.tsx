/** Marks on a measured table: zones, what can be aimed at, the veil, and whatever follows the pointer. */
import type { Line, Terrain, XY } from '@shamble/table'
import type { Rect } from '../../play/game-display.ts'
import { Brackets } from '../signs.tsx'
import type { Cursor, Legal, MeasuredModel } from './model.ts'
import { terrainShape } from './place.ts'
import { boxPath, circle, polygon, polyline } from './shapes.ts'
import { Cross, RaysShown, Tape, WayShown } from './signs.tsx'
import { CircleShown, ConeShown, CorridorShown } from './templates.tsx'
import { px } from './units.ts'

/** A part of the table along its edges. */
export interface Zone {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** Where things begin, end and come from. */
export function Zones({
  deployment,
  exit,
  spawns,
}: {
  /** Null once nobody is set up any more. */
  readonly deployment: Zone | null
  readonly exit: Pick<Line, 'from' | 'to'> | null
  readonly spawns: readonly XY[]
}) {
  const box = deployment && boxPath(deployment)
  return (
    <g class="zones">
      {box && (
        <>
          <path fill="url(#m-zone)" d={box} />
          <path class="zone" d={box} />
        </>
      )}
      {exit && <path class="exit" d={polyline([exit.from, exit.to])} data-exit="" />}
      {spawns.map((p, i) => (
        <g key={i} class="spawn" transform={`translate(${px(p.x)} ${px(p.y)})`}>
          <circle r="9" />
          <text y="4">{i + 1}</text>
        </g>
      ))}
    </g>
  )
}

/** So far over the rim of a base, and in parts so large. */
const VEIL = 20
const VEIL_PART = 1500

/**
 * A veil over everybody who is out of sight. While somebody is dragged it changes with every frame, and the figures
 * under it need not be painted again.
 */
export function Veil({
  figures,
  radius,
}: {
  readonly figures: readonly { readonly at: XY; readonly isSeen: boolean }[]
  readonly radius: number
}) {
  // In parts: only where something changes it is painted again.
  const parts = new Map<string, string>()
  for (const { at: p, isSeen } of figures) {
    const part = `${Math.floor(p.x / VEIL_PART)},${Math.floor(p.y / VEIL_PART)}`
    parts.set(part, (parts.get(part) ?? '') + (isSeen ? '' : circle(p, radius + VEIL)))
  }
  return (
    <g class="veil">
      {[...parts].map(([part, d]) => (
        <path key={part} d={d} />
      ))}
    </g>
  )
}

/** What is laid on the table by the order in hand. */
export function TemplateLaid({ model, radius }: { readonly model: MeasuredModel; readonly radius: number }) {
  const { template, tone } = model
  switch (template?.kind) {
    case 'cone': {
      const { from, through, length, width } = template.cone
      return (
        <ConeShown
          from={from}
          towards={through}
          radius={from.radius}
          length={length}
          width={width}
          bands={template.bands}
          tone={tone}
        />
      )
    }
    case 'circle': {
      const { at: middle, radius: around, spread, strays, from } = template
      return <CircleShown middle={middle} radius={around} spread={spread} strays={strays} tone={tone} from={from} />
    }
    case 'corridor': {
      const { from, through, aside, around } = template
      return <CorridorShown from={from} through={through} aside={aside} around={around} before={radius} tone={tone} />
    }
    default:
      return null
  }
}

function LegalTerrain({ terrain, id }: { readonly terrain: Terrain; readonly id: string }) {
  const shape = terrainShape(terrain, id)
  switch (shape?.is) {
    case 'disc':
      return <circle class="ld round" cx={px(shape.at.x)} cy={px(shape.at.y)} r="13" />
    case 'line':
      return <path class="ld" d={polyline([shape.from, shape.to])} />
    case 'polygon':
      return <path class="lt" d={polygon(shape.corners)} />
    default:
      return null
  }
}

/** Doors, pieces and points that can be aimed at. */
export function LegalMarks({ legal, terrain }: { readonly legal: Legal; readonly terrain: Terrain }) {
  if (legal.terrain.length === 0 && legal.points.length === 0) return null
  return (
    <g class="legal">
      {legal.terrain.map((id) => (
        <LegalTerrain key={id} terrain={terrain} id={id} />
      ))}
      {legal.points.map((p) => (
        <circle key={`${p.x},${p.y}`} class="lp" cx={px(p.x)} cy={px(p.y)} r="4" />
      ))}
    </g>
  )
}

const bracketsAt = ({ x, y }: XY, radius: number): Rect => ({
  x: px(x - radius) - 3,
  y: px(y - radius) - 3,
  width: px(2 * radius) + 6,
  height: px(2 * radius) + 6,
})

/** Around whoever is chosen, and around whoever is led, with how far it goes and where to. */
export function Chosen({
  model: { chosenAt, led },
  radius,
}: {
  readonly model: Pick<MeasuredModel, 'chosenAt' | 'led'>
  readonly radius: number
}) {
  return (
    <>
      {chosenAt && <Brackets box={bracketsAt(chosenAt.at, radius * chosenAt.size)} />}
      {led && (
        <>
          <Brackets box={bracketsAt(led.from, radius)} />
          <path class="ring off" d={circle(led.from, led.reach)} />
          {led.to && <path class="meant" d={polyline([led.from, led.to])} />}
        </>
      )}
    </>
  )
}

const grown = (rect: Rect): Rect => ({
  x: rect.x - 6,
  y: rect.y - 6,
  width: rect.width + 12,
  height: rect.height + 12,
})

function CursorShown({ cursor, hasWay }: { readonly cursor: Cursor; readonly hasWay: boolean }) {
  switch (cursor.on) {
    case 'ground':
      return hasWay ? null : <Cross at={cursor.at} />
    case 'terrain':
      return <rect class={cursor.aimed ? 'cursor aimed' : 'cursor'} {...grown(cursor.rect)} rx="3" />
    case 'thing':
      return <circle class="cursor" cx={px(cursor.at.x)} cy={px(cursor.at.y)} r="11" />
  }
}

/** Where somebody will stand, and how far it throws itself from there. */
function Comes({ at: end, lurch, radius }: NonNullable<MeasuredModel['comes']> & { readonly radius: number }) {
  return (
    <g class="comes">
      <path class="ghost" d={circle(end, radius)} />
      {lurch > 0 && <path class="lurch" d={circle(end, radius + lurch)} />}
    </g>
  )
}

/** Everything that follows the pointer or the cursor. */
export function Following({
  model,
  radius,
  tape: isTapeShown,
}: {
  readonly model: MeasuredModel
  readonly radius: number
  readonly tape: boolean
}) {
  const { way, tape, rays, comes, cursor, template, means } = model
  return (
    <>
      {way && <WayShown key="way" {...way} radius={radius} />}
      {tape && isTapeShown && !template && (
        <Tape key="tape" from={tape.from} to={tape.to} start={radius} end={tape.figure ? radius : 0} means={means} />
      )}
      {rays && <RaysShown key="rays" {...rays} />}
      {comes && <Comes key="comes" {...comes} radius={radius} />}
      {cursor && <CursorShown key="cursor" cursor={cursor} hasWay={way !== null} />}
    </>
  )
}
