/** Rings and arcs that matter: how near is too near, where drifters look, where whoever is chosen can fire. */
import type { LookingArc, Warning } from '@shamble/run-or-shoot/forecast'
import { FORWARD } from '@shamble/run-or-shoot/forecast'
import { cm, NEAR, type View } from '@shamble/run-or-shoot/page'
import type { Layout, XY } from '@shamble/table'
import { type Opaque, sectorFrom } from '../../board/measured/light.ts'
import { circle, polygon, shapePath } from '../../board/measured/shapes.ts'
import { lengthWords, px } from '../../board/measured/units.ts'

/** So far a drifter's arc is drawn; it sees on until something stops it. */
const ARC_SHOWN = 1200

/** The ring of an alarm follows the outline of its vehicle. */
function AlarmRing({ warning, layout }: { readonly warning: Warning; readonly layout: Layout }) {
  const shape = layout.barriers[layout.numberOf.get(warning.id) ?? -1]?.shape
  if (shape?.is !== 'polygon') return null
  return <path class="warn alarm" d={shapePath(shape)} stroke-width={px(2 * warning.radius)} />
}

/** "manhole": the last word of what it is called there, with how near is too near. */
const LABELS: Readonly<Record<Warning['about'], string>> = {
  lair: 'lair',
  witch: 'crying woman',
  alarm: 'alarm',
  drifter: '',
}

export function Warnings({
  warnings,
  layout,
  view,
  level,
}: {
  readonly warnings: readonly Warning[]
  readonly layout: Layout
  readonly view: View
  readonly level: number
}) {
  const here = warnings.filter((one) => one.level === level)
  return (
    <g class="warnings">
      {here.map((warning) => {
        const { about, id, at, radius } = warning
        if (about === 'alarm') return <AlarmRing key={`${about} ${id}`} warning={warning} layout={layout} />
        const isQuiet = about === 'lair' && view.learnt.ruledOut.includes(id)
        const words = LABELS[about]
        return (
          <g key={`${about} ${id}`} class={isQuiet ? `warn ${about} quiet` : `warn ${about}`}>
            <path d={circle(at, radius)} />
            {words !== '' && (
              <text x={px(at.x)} y={px(at.y + radius) + 12}>
                {isQuiet ? 'empty' : `${words} ${lengthWords(radius)}`}
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
    .map(({ at, facing, degrees }) => polygon(sectorFrom(at, facing, degrees, ARC_SHOWN, walls)))
  return d.length === 0 ? null : <path class="drift-arc" d={d.join('')} />
}

/** rs.shoot.3 Where somebody who faces this way can fire, up to where shots become long. */
export function FireArc({ at, facing, walls }: { readonly at: XY; readonly facing: XY; readonly walls: Opaque }) {
  return <path class="fire-arc" d={polygon(sectorFrom(at, facing, FORWARD, cm(NEAR), walls))} />
}

/** rs.noise.1 How far a noise that has just been made carries. */
export function Carries({ view, hears }: { readonly view: View; readonly hears: number }) {
  const [first] = view.noises
  if (!first) return null
  return (
    <g class="carries">
      {view.noises.map(({ at }, i) => (
        <path key={i} d={circle(at, hears)} />
      ))}
      <text x={px(first.at.x)} y={px(first.at.y + hears) - 6}>
        {`heard to ${lengthWords(hears)}`}
      </text>
    </g>
  )
}
