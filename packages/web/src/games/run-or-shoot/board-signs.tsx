/** Rings and arcs that matter: how near is too near, where drifters look, where whoever is chosen can fire. */
import { type Forecast, FORWARD, type LookingArc, type Warning } from '@shamble/run-or-shoot/forecast'
import { cm, type Event, NEAR, RADIUS, type View } from '@shamble/run-or-shoot/page'
import { boxOf, type Layout, type XY } from '@shamble/table'
import { type Opaque, sectorFrom } from '../../board/measured/light.ts'
import { circle, polygon } from '../../board/measured/shapes.ts'
import { at, lengthWords, px } from '../../board/measured/units.ts'
import type { Heard } from './in-hand.ts'
import { spreadFrom } from './spread.ts'
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

/** Half of what words take, across and down. */
const [HALF_WORDS, HALF_LINE] = [55, 16]

/** Words under a ring, or over it where something lies below. */
function wordsBeside({ at: middle, radius }: Warning, things: readonly XY[]): number {
  const under = px(middle.y + radius) + 12
  const over = px(middle.y - radius) - 6
  const isOnThing = (y: number): boolean =>
    things.some((p) => Math.abs(px(p.x - middle.x)) < HALF_WORDS && Math.abs(px(p.y) - y) < HALF_LINE)
  return isOnThing(under) && !isOnThing(over) && over > HALF_LINE ? over : under
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
  const { caches, lairs, climbs } = book.map
  const signs = [...caches, ...lairs, ...climbs.flatMap(({ foot, head }) => [foot, head]), ...view.piles]
  const things = signs.filter((one) => one.level === level).map((one) => one.at)
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
              <text x={px(middle.x)} y={wordsBeside(warning, things)}>
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

/** How far a noise carries: one that was made, or that what is in hand would make. */
export const Carries = ({ heard: { at: middle, radius, words } }: { readonly heard: Heard }) => (
  <g class="carries">
    <path d={circle(middle, radius)} />
    <text x={px(middle.x)} y={px(middle.y + radius) - 6}>
      {words}
    </text>
  </g>
)

/** rs.noise.1 How far noises of this turn carried. */
export const Noises = ({ view: { noises }, hears }: { readonly view: View; readonly hears: number }) => (
  <>
    {noises.map(({ at: middle }, i) => (
      <Carries key={i} heard={{ at: middle, radius: hears, words: `heard to ${lengthWords(hears)}` }} />
    ))}
  </>
)

/** rs.groan.3 How many groan, over the one that is farthest north. */
export function Groans({ view: { groans }, level }: { readonly view: View; readonly level: number }) {
  const [top] = [...groans].filter((one) => one.level === level).sort((a, b) => a.at.y - b.at.y)
  if (!top) return null
  return (
    <text class="groan-count" x={px(top.at.x)} y={px(top.at.y - top.radius) - 9}>
      {groans.length === 1 ? '1 groans' : `${groans.length} groan`}
    </text>
  )
}

/** Where something has just gone off, as far as it reaches. */
export function Blasts({
  events,
  look,
  level: shown,
}: {
  readonly events: readonly Event[]
  readonly look: Forecast
  readonly level: number
}) {
  const thrown = events.filter((event) => event.e === 'thrown')
  return (
    <>
      {thrown.map(({ at: middle, level, grenade }) => (
        <g key={`${middle.x},${middle.y}`} class={level === shown ? `boom ${grenade}` : `boom ${grenade} off-level`}>
          <path d={polygon(spreadFrom(look, { at: middle, level }))} />
          <path class="rays" transform={`translate(${px(middle.x)} ${px(middle.y)})`} d={BURST} />
        </g>
      ))}
    </>
  )
}
const BURST = 'M0-22v-20M0 22v20M-22 0h-20M22 0h20M-16-16l-14-14M16 16l14 14M16-16l14-14M-16 16l-14 14'
