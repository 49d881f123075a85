import { type Line, type Word } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { type Chapter, deed, type EventOf, row, type Scene } from './lines.ts'
import { inchText, inchWords } from './inches.ts'
import { thingTitle } from './things.ts'

/** "Three zombies of herd B": a herd climbs zombie by zombie. */
const climbers = (run: readonly { readonly zombie: number | null }[]): readonly Word[] => {
  const zombies = run.filter(({ zombie }) => zombie !== null).length
  return zombies === 0 ? [] : [` (${count(zombies)} of it)`]
}

function climbedLine(run: readonly EventOf<'climbed'>[], { view }: Scene): Line | null {
  const [first] = run
  if (!first) return null
  const over = first.on === null ? 'climbs over' : 'climbs onto'
  const what = thingTitle(view, first.feature)
  const how = what.startsWith('the ladder') ? `climbs by ${what}` : `${over} ${what}`
  return deed('steps', first, ...climbers(run), ` ${how}`)
}

function climbsLine(run: readonly EventOf<'climbs'>[], { view }: Scene): Line | null {
  const [first] = run
  if (!first) return null
  const most = Math.max(...run.map(({ progress }) => progress))
  const far = `${inchText(most)} of ${inchWords(first.height)}`
  return deed('steps', first, ...climbers(run), ` is on the way up ${thingTitle(view, first.feature)}: ${far}`)
}

function pushedLine(run: readonly EventOf<'pushed aside'>[]): Line | null {
  const [first] = run
  return first ? deed('warn', first, ...climbers(run), ' is pushed aside') : null
}

const ofOne = (later: { readonly unit: number }, first: { readonly unit: number }): boolean => later.unit === first.unit

export const climbing = {
  climbed: { together: row('climbed', { same: ofOne, says: climbedLine }) },
  climbs: { together: row('climbs', { same: ofOne, says: climbsLine }) },
  'pushed aside': { together: row('pushed aside', { same: ofOne, says: pushedLine }) },
} satisfies Chapter
