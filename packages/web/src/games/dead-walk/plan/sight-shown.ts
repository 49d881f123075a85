/** What whoever is chosen sees, and the rays of the rule to what is pointed at. */
import type { Figure, Forecast, Sighting } from '@shamble/dead-walk/forecast'
import { type Human, humanFigure, isInPlay, zombieFigure } from '@shamble/dead-walk/page'
import { distance2, type XY } from '@shamble/table'
import { keptSet, type MeasuredModel } from '../../../board/measured/model.ts'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { humanCalled, terrainTitle, zombieCalled } from '../read.ts'

/** The sighted are asked anew only where something has changed. */
const lastSeen = lastAnswer<Forecast['state'], ReadonlySet<number>>()

/** Crowd numbers of all whom a human would see from there. */
export const seenFrom = (look: Forecast, human: Human, at: XY): ReadonlySet<number> =>
  lastSeen(look.state, `${human.n} ${at.x},${at.y}`, (before) => {
    const from = { ...look.body(human), at }
    const seen = new Set<number>()
    for (const z of look.state.zombies) if (look.sees(from, look.body(z))) seen.add(zombieFigure(z.n))
    for (const h of look.state.humans)
      if (h.n !== human.n && isInPlay(h) && look.sees(from, look.body(h))) seen.add(humanFigure(h.n))
    return keptSet(before, seen)
  })

/** The figure that a place means. */
export function figureIn(look: Forecast, place: string | null): Figure | null {
  const zombie = zombieCalled(look.state, place)
  if (zombie) return look.body(zombie)
  const human = humanCalled(look.state, place)
  return human && isInPlay(human) ? look.body(human) : null
}

/** "hard cover: 8 of 11 rays, low wall". */
function raysWords(look: Forecast, { rays, sees, cover, by }: Sighting): string {
  const what = [...new Set(by.map((id) => terrainTitle(look, id).replace(/^the /, '')))].slice(0, 2).join(', ')
  if (!sees) return what === '' ? 'not in sight' : `not in sight: ${what}`
  const n = rays.filter(({ stop }) => stop !== null).length
  if (n === 0) return cover === 'none' ? '' : `${cover} cover: ${what}`
  return `${cover === 'none' ? 'no cover' : `${cover} cover`}: ${n} of 11 rays, ${what}`
}

const lastRays = lastAnswer<Forecast['state'], Sighting>()

/** Nobody needs rays to whom he touches. */
const NEAR2 = 320 * 320

export function raysShown(look: Forecast, human: Human, from: XY, target: Figure): MeasuredModel['rays'] {
  if (distance2(from, target.at) <= NEAR2) return null
  const key = `${human.n} ${from.x},${from.y} ${target.figure}`
  const sighting = lastRays(look.state, key, () => look.sight({ ...look.body(human), at: from }, target))
  const { rays, sees } = sighting
  return { from, at: target.at, rays, sees, words: raysWords(look, sighting) }
}
