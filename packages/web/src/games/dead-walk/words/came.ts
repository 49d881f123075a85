/** What hits did to the dead, told by the line that tells the hits: nobody reads twice that somebody falls. */
import type { Event, FigureId } from '@shamble/dead-walk/page'
import type { EventOf, Scene } from './lines.ts'

type Came = EventOf<'fell'> | EventOf<'stunned'> | EventOf<'eliminated'>

/** What befalls one of the living has a line of its own, with its cause. */
export const isCame = (event: Event): event is Came =>
  (event.e === 'fell' || event.e === 'stunned' || event.e === 'eliminated') && event.figure.startsWith('Z')

/** What hits did to these, between them and at once after them: the last word on each. */
export function cameOf(
  figures: readonly FigureId[],
  run: readonly Event[],
  { after }: Scene,
): ReadonlyMap<FigureId, Came['e']> {
  const rest = after.slice(run.length - 1)
  const others = rest.findIndex((next) => !isCameOf(next, figures))
  const all = [...run, ...(others < 0 ? rest : rest.slice(0, others))]
  return new Map(all.filter(isCame).map(({ figure, e }) => [figure, e]))
}

/** Whether this is what came of hits on these. */
export const isCameOf = (next: Event, figures: readonly FigureId[]): boolean =>
  isCame(next) && figures.includes(next.figure)

/** "zombie 3 falls". */
export const BEFELL: Readonly<Record<Came['e'], string>> = {
  fell: 'falls',
  stunned: 'is stunned',
  eliminated: 'is eliminated',
}

/** "Ada strikes zombie 3 and knocks it down". */
export const DONE: Readonly<Record<Came['e'], string>> = {
  fell: ' and knocks it down',
  stunned: ' and stuns it',
  eliminated: ' and eliminates it',
}

/** A line that tells of somebody's end is worth finding again. */
export const killing = (came: Iterable<Came['e'] | undefined>): { readonly mark?: 'killed' } =>
  [...came].includes('eliminated') ? { mark: 'killed' } : {}
