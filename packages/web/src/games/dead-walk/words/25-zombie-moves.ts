import type { Event } from '@shamble/dead-walk/page'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { listed } from '../../../words/plain.ts'
import {
  capitalised,
  figures,
  Horde,
  type Line,
  move,
  rolled,
  thrown,
  type Word,
  Zombie,
  zombie,
} from '../../../words/phrases.ts'
import { ofKind, silent } from '../../../words/telling.ts'
import { zombieName } from '../read.ts'
import { type Chapter, compass, endOf, type EventOf, openingWord, row, type Scene, who } from './lines.ts'
import { SENSES } from './parts.ts'

type Moved = EventOf<'zombie moved'>
type Waits = EventOf<'zombie waits'>
type Heading = EventOf<'heading rolled'>

const WAITS: Readonly<Record<Waits['why'], string>> = {
  crowd: 'finds no room',
  'no way': 'finds no way',
  held: 'stays in contact',
  barrier: 'stands before something shut',
  'at the sound': 'stands where the sound was',
  'game master': 'is left where it is',
}

/** What several of them do. */
const SENSED = { smell: 'smell', sight: 'see', moan: 'are called to', sound: 'hear' } as const

/** Whom or what they go for. */
const lure = ({ human }: Moved): Word => (human === null ? 'a noise' : who(human))

function oneGoes(event: Moved): Word[] {
  const { why, path } = event
  if (why === 'heading') return [' wanders.']
  if (why === 'game master') return [' is led to ', ...endOf(path), '.']
  return [` ${SENSES[why]} `, lure(event), ' and comes to ', ...endOf(path), '.']
}

function severalGo(first: Moved): Word[] {
  const { why } = first
  if (why === 'heading') return [' wander.']
  if (why === 'game master') return [' are led.']
  return [` ${SENSED[why]} `, lure(first), ' and come.']
}

/** Several of the dead who go for the same: one line. */
function movedLine(run: readonly Moved[]): Line | null {
  const [first, second] = run
  if (!first) return null
  const ids = run.map(({ zombie }) => zombie)
  const words = second ? [...Horde(ids), ...severalGo(first)] : [Zombie(first.zombie), ...oneGoes(first)]
  return move('steps', first, words, ids.map(zombieName))
}

/** So many are told one by one where they wander. */
const MOST_WAYS = 3

const wanders = (event: Event): event is Moved => event.e === 'zombie moved' && event.why === 'heading'

/** "Zombie 10 wanders north", ", zombie 4 east", " and zombie 3 south". */
const wayOf = ({ zombie: id, degrees }: Heading, i: number, all: readonly Heading[]): Word[] =>
  i === 0
    ? [Zombie(id), ` wanders ${compass(degrees)}`]
    : [i === all.length - 1 ? ' and ' : ', ', zombie(id), ` ${compass(degrees)}`]

/** "Zombie 10 wanders north and zombie 4 east (rolled 1 and 5)." */
function headingLine(run: readonly Event[], { after }: Scene): Line | null {
  const headings = ofKind(run, 'heading rolled')
  const [first] = headings
  if (!first) return null
  const rest = after.slice(run.length - 1)
  const others = rest.findIndex((next) => !wanders(next))
  const all = [...run, ...(others < 0 ? rest : rest.slice(0, others))]
  const ids = [...new Set(all.flatMap((one) => (one.e === 'heading rolled' || wanders(one) ? [one.zombie] : [])))]
  const dice = headings.map(({ zombie, face, degrees }) =>
    plainDie(face, `${zombie}: ${compass(degrees)}`, 'plain', 20),
  )
  const words =
    ids.length === headings.length && ids.length <= MOST_WAYS
      ? [...headings.flatMap(wayOf), ...thrown(listed(headings.map(({ face }) => String(face))))]
      : [...Horde(ids), ' wander']
  const title = headings.length === 1 ? `Direction of zombie ${first.zombie}` : 'Where they wander'
  return {
    ...rolled('dice', first, [...words, '.'], ids.map(zombieName)),
    roll: rollOf(title, dice, first.clause),
  }
}

export const zombieMoves = {
  'zombie senses': silent,
  'heading rolled': {
    together: {
      goesOn: (later) => later.e === 'heading rolled',
      passes: (between) => between.e === 'zombie senses' || wanders(between),
      ends: wanders,
      says: headingLine,
    },
  },
  'zombie moved': {
    together: row('zombie moved', {
      same: (later, first) => later.why === first.why && later.human === first.human,
      passing: ['zombie senses'],
      says: movedLine,
    }),
  },
  'zombie waits': {
    alone: (event) => move('pause', event, [Zombie(event.zombie), ` ${WAITS[event.why]}.`], [zombieName(event.zombie)]),
    together: {
      goesOn: (later, first) => later.e === 'zombie waits' && later.why === first.why,
      // Whoever waits for another reason is counted with them.
      passes: ({ e }) => e === 'zombie senses' || e === 'zombie waits',
      says: (run) => waitLine(ofKind(run, 'zombie waits')),
    },
  },
  'zombie pounds': (event) =>
    move(
      'door',
      event,
      [Zombie(event.zombie), ' pounds on ', openingWord(event.opening), '.'],
      [zombieName(event.zombie), event.opening],
    ),
  'zombie left': (event) => move('out', event, [Zombie(event.zombie), ' leaves the table.']),
} satisfies Chapter

function waitLine(run: readonly Waits[]): Line | null {
  const [first] = run
  if (!first || run.length < 3) return null
  const ids = run.map(({ zombie }) => zombie)
  return move('pause', first, [...capitalised(figures(ids.slice(0, 6))), ' wait.'], ids.map(zombieName))
}
