/** What has just happened, in words over the board and, without motion, as trails. */
import type { Event, View } from '@shamble/evac/page'
import { type Float, Happening } from '../../board/happening.tsx'
import { centreOf, squareOfXY } from './place.ts'
import { fullHp, isAlive, marineOf } from './read.ts'
import type { Seen } from './types.ts'

/** A word over whatever has just changed. */
function floatsOf({ view, options }: Seen, events: readonly Event[]): Float[] {
  const found = new Map<string, Float>()
  const say = (key: string, at: readonly [number, number], words: string, tone: Float['tone']): void => {
    found.set(key, { key, at, words, tone })
  }
  const middle = (where: readonly [number, number]): readonly [number, number] =>
    centreOf(view, squareOfXY(view, where))
  for (const event of events) {
    if (event.e === 'attacked' && event.result === 'miss') say(`z${event.zombie}`, middle(event.at), 'miss', 'plain')
    if (event.e === 'knocked down') say(`z${event.zombie}`, middle(event.at), 'down', 'plain')
    if (event.e === 'zombie killed') say(`z${event.zombie}`, middle(event.at), 'killed', 'good')
    if (event.e === 'bitten' || event.e === 'healed') {
      const m = marineOf(view, event.marine)
      const left = m ? `${event.hp} of ${fullHp(options, m.type)}` : ''
      const change = event.e === 'bitten' ? left : event.restored > 0 ? `+${event.restored}` : 'no help'
      if (m) say(event.marine, centreOf(view, m.at), change, event.e === 'bitten' ? 'bad' : 'good')
    }
    if (event.e === 'died') say(event.marine, middle(event.at), 'dead', 'bad')
    if (event.e === 'battered')
      say(`d${event.zombie}`, middle(event.side[0]), event.broken ? 'breaks' : 'holds', event.broken ? 'bad' : 'plain')
  }
  return [...found.values()]
}

const standing = (view: View): readonly (readonly [number, number])[] =>
  [...view.marines.filter(isAlive), ...view.zombies].map(({ at }) => centreOf(view, at))

/** Where figures went, for whoever wants no motion: it stays until the next action. */
function trailsOf(view: View, events: readonly Event[]): string {
  const centre = (at: readonly [number, number]): string => centreOf(view, squareOfXY(view, at)).join(' ')
  return events
    .flatMap((event) =>
      event.e === 'stepped' || event.e === 'zombie stepped' ? [`M${centre(event.from)}L${centre(event.onto)}`] : [],
    )
    .join('')
}

export function Playing({
  seen,
  events,
  landed,
  motion,
  scale,
}: {
  readonly seen: Seen
  readonly events: readonly Event[]
  readonly landed: readonly Event[] | undefined
  readonly motion: boolean
  readonly scale: number
}) {
  return (
    <Happening
      events={events}
      landed={landed}
      wordsOf={(what) => floatsOf(seen, what === 'events' ? events : (landed ?? []))}
      trails={motion ? '' : trailsOf(seen.view, events)}
      taken={() => standing(seen.view)}
      scale={scale}
    />
  )
}
