/** ed.sight, ed.cover Who sees whom, the nine rays, and who is covered. */
import { raysOf } from '@shamble/table'
import { isFigureCovered } from '../rules/15-cover.ts'
import { gazeAt, type Seen, sees } from '../rules/14-sight.ts'
import { figuresOf } from '../rules/16-contact.ts'
import type { Look, Unit } from '../state.ts'

/** A ray from an eye to a silhouette, for drawing: its end, how high it is there, and whether something stops it. */
export interface Ray {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly stopped: boolean
}

/** ed.sight.2, ed.sight.3 The nine rays from one figure to another. */
export const raysBetween = ({ book, facts }: Look, from: Seen, to: Seen): readonly Ray[] =>
  raysOf(facts.layout, facts.solid, gazeAt({ book, facts }, from, to)).map(({ to: end, stopped }) => ({
    ...end,
    stopped,
  }))

/** What an attacker sees of a figure. */
export interface FigureSight {
  /** Its place among the figures of its unit. */
  readonly index: number
  readonly inSight: boolean
  /** Of nine rays. */
  readonly hidden: number
  readonly covered: boolean
}

export interface SightForecast {
  readonly figures: readonly FigureSight[]
  readonly seen: number
  readonly covered: number
  readonly of: number
  /** ed.cover.3 Cover counts: of a herd when half of it has some. */
  readonly inCover: boolean
}

export function sightForecast(look: Look, from: Seen, target: Unit): SightForecast {
  const figures = figuresOf(target).map(
    (figure, index): FigureSight => ({
      index,
      inSight: sees(look, from, figure),
      hidden: raysBetween(look, from, figure).filter(({ stopped }) => stopped).length,
      covered: isFigureCovered(look, from, figure),
    }),
  )
  const covered = figures.filter((figure) => figure.covered).length
  return {
    figures,
    seen: figures.filter(({ inSight }) => inSight).length,
    covered,
    of: figures.length,
    inCover: covered > 0 && 2 * covered >= figures.length,
  }
}
