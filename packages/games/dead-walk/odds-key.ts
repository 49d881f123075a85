import type { Event, Result } from './events.ts'
import { figureNamed, isZombieFigure } from './state.ts'
import { TRAITS } from './tables/mind.ts'

/** What comes of a die, as odds name it: the key of an outcome, after the figure it concerns. */
export const OUTCOMES: Readonly<Record<Result | 'wound', string>> = {
  miss: 'miss',
  stun: 'stunned',
  fall: 'falls',
  elim: 'eliminated',
  wound: 'wounded',
}

export const FOUND = {
  nothing: 'finds nothing',
  survivor: 'finds a survivor',
  item: 'finds an item',
  weapon: 'finds a weapon',
} as const

/** What came of a command in a few words: odds are counted by it. */
export function oddsKey(events: readonly Event[]): string {
  const over = events.findIndex(({ e }) => e === 'phase began' || e === 'turn began')
  const own = over < 0 ? events : events.slice(0, over)
  const told = own.some(({ e }) => e === 'exploded') ? blastWords(own) : own.flatMap(wordsFor)
  if (told.length > 0) return told.join(', ')
  return own.some(({ e }) => e === 'burst' || e === 'diced for' || e === 'shot close' || e === 'struck')
    ? OUTCOMES.miss
    : 'done'
}

/** What may become of a zombie in a blast. */
const BLASTED = {
  eliminated: OUTCOMES.elim,
  fell: OUTCOMES.fall,
  stunned: OUTCOMES.stun,
  'caught fire': 'burns',
} as const
type Blasted = keyof typeof BLASTED

/** A blast counts the zombies that it hits: which of them makes no difference (14-blast). All else is told by itself. */
function blastWords(events: readonly Event[]): string[] {
  const hit = events.map(blasted)
  const counted = (Object.keys(BLASTED) as Blasted[]).flatMap((what) => {
    const n = hit.filter((one) => one === what).length
    return n > 0 ? [`${n} ${BLASTED[what]}`] : []
  })
  return [...counted, ...events.flatMap((event, i) => (hit[i] === null ? wordsFor(event) : []))]
}

function blasted(event: Event): Blasted | null {
  switch (event.e) {
    case 'eliminated':
    case 'fell':
    case 'stunned':
    case 'caught fire':
      return isZombieFigure(figureNamed(event.figure)) ? event.e : null
    default:
      return null
  }
}

function wordsFor(event: Event): string[] {
  switch (event.e) {
    case 'eliminated':
      return [`${event.figure} ${OUTCOMES.elim}`]
    case 'fell':
      return [`${event.figure} ${OUTCOMES.fall}`]
    case 'stunned':
      return [`${event.figure} ${OUTCOMES.stun}`]
    case 'caught fire':
      return [`${event.figure} burns`]
    case 'wounded':
      return [`H${event.human} ${OUTCOMES.wound}`]
    case 'jam rolled':
      return event.jammed ? ['jam'] : []
    case 'break tried':
      return [event.free ? 'breaks away' : 'held']
    case 'jumped':
      return [event.fell ? 'falls' : 'lands']
    case 'extinguished':
      return [event.out ? 'fire out' : 'still burning']
    case 'zombie arrived':
      return ['a zombie comes']
    case 'strayed':
      return ['strays']
    case 'dud':
      return ['dud']
    case 'trait tested':
      return event.works ? [TRAITS[event.trait].title] : []
    case 'fires wild':
      return [`fires at ${event.target}`]
    case 'find rolled':
      return [FOUND[event.find]]
    case 'graded':
      return [event.grade]
    default:
      return drivingWords(event)
  }
}

/** dw.vehicle What came of a vehicle. */
function drivingWords(event: Event): string[] {
  switch (event.e) {
    case 'start tried':
      return [event.started ? 'starts' : 'does not start']
    case 'rammed':
      return [event.result]
    case 'skidded':
      return ['skids']
    case 'crashed':
      return ['crash']
    case 'vehicle left':
      return ['drives off']
    default:
      return []
  }
}
