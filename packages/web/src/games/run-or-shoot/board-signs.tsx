/** Rings and arcs that matter: how near is too near, where drifters look, where whoever is chosen can fire. */
import { type Forecast, FORWARD, type LookingArc, type Warning } from '@shamble/run-or-shoot/forecast'
import { cm, NEAR, RADIUS, type View } from '@shamble/run-or-shoot/page'
import { boxOf, type Layout, type XY } from '@shamble/table'
import { type Opaque, sectorFrom } from '../../board/measured/light.ts'
import { circle, polygon } from '../../board/measured/shapes.ts'
import { at, lengthWords, px } from '../../board/measured/units.ts'
import { type Ground, lairTitle } from './words/places.ts'

/** So far a drifter's arc is drawn; it sees on until something stops it. */
const ARC_SHOWN = 1200

/** The ring of an alarm follows the outline of its vehicle. */
function alarmRing({ id, radius }: Warning, layout: Layout): string {
  const shape = layout.barriers[layout.numberOf.get(id) ?? -1]?.shape
  if (!shape) return ''
  const { west, north, east, south } = boxOf(shape)
  const corner = (x: number, y: number): string => `A${at(radius)} ${at(radius)} 0 0 1 ${at(x)} ${at(y)}`
  return `M${at(west)} ${at(north - radius)}H${at(east)}${corner(east + radius, north)}V${at(south)}${corner(east, south + radius)}H${at(west)}${corner(west - radius, south)}V${at(north)}${corner(west, north - radius)}Z`
}

/** "manhole 5 cm": what it is, without where, and how near is too near. */
function labelOf({ about, id, radius }: Warning, ground: Ground): string {
  switch (about) {
    case 'lair':
      return `${lairTitle(ground, id)
        .replace(/^(?:the|a) /, '')
        .replace(/ (?:by|of|in|on|behind) .*$/, '')} ${lengthWords(radius)}`
    case 'witch':
      return `crying woman ${lengthWords(radius - RADIUS.figure)}`
    default:
      return ''
  }
}

export function Warnings({
  warnings,
  look: { facts, view, book },
  level,
}: {
  readonly warnings: readonly Warning[]
  readonly look: Forecast
  readonly level: number
}) {
  const here = warnings.filter((one) => one.level === level)
  return (
    <g class="warnings">
      {here.map((warning) => {
        const { about, id, at: middle, radius } = warning
        const isQuiet = about === 'lair' && view.learnt.ruledOut.includes(id)
        const words = isQuiet ? 'empty' : labelOf(warning, book)
        return (
          <g key={`${about} ${id}`} class={isQuiet ? `warn ${about} quiet` : `warn ${about}`}>
            <path d={about === 'alarm' ? alarmRing(warning, facts.layout) : circle(middle, radius)} />
            {words !== '' && (
              <text x={px(middle.x)} y={px(middle.y + radius) + 12}>
                {words}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** rs.drift.8 What drifters see, as far as walls let them. */
export function DrifterArcs({
  arcs,
  walls,
  level,
}: {
  readonly arcs: readonly LookingArc[]
  readonly walls: Opaque
  readonly level: number
}) {
  const d = arcs
    .filter((one) => one.level === level)
    .map(({ at: eye, facing, degrees }) => polygon(sectorFrom(eye, facing, degrees, ARC_SHOWN, walls)))
  return d.length === 0 ? null : <path class="drift-arc" clip-path="url(#m-table)" d={d.join('')} />
}

/** rs.shoot.3 Where somebody who faces this way can fire, up to where shots become long. */
export function FireArc({ from, facing, walls }: { readonly from: XY; readonly facing: XY; readonly walls: Opaque }) {
  return (
    <path class="fire-arc" clip-path="url(#m-table)" d={polygon(sectorFrom(from, facing, FORWARD, cm(NEAR), walls))} />
  )
}

/** rs.noise.1 How far a noise that has just been made carries. */
export function Carries({ view, hears }: { readonly view: View; readonly hears: number }) {
  const [first] = view.noises
  if (!first) return null
  return (
    <g class="carries">
      {view.noises.map(({ at: middle }, i) => (
        <path key={i} d={circle(middle, hears)} />
      ))}
      <text x={px(first.at.x)} y={px(first.at.y + hears) - 6}>
        {`heard to ${lengthWords(hears)}`}
      </text>
    </g>
  )
}
