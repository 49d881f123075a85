import type { Event } from '@shamble/evac/page'
import type { DieShown } from '../../../play/game-display.ts'
import { addedParts, plainDie, rollOf, sumText } from '../../../words/dice.ts'
import { fight, type Line, mono, rule, thrown, type Word, zombie } from '../../../words/phrases.ts'
import { silent } from '../../../words/telling.ts'
import { zombieName } from '../place.ts'
import { nameOf } from '../read.ts'
import { burstVerdict } from './10-automatic-weapons.ts'
import { modifierWords } from './parts.ts'
import { BETWEEN, type Chapter, type EventOf, row, type Scene, who } from './phrases.ts'
import { weaponWord } from './plain.ts'

/** An attack and what came of it: all that was told after it, up to the next one. */
interface Shot {
  readonly event: EventOf<'attacked'>
  readonly own: readonly Event[]
}

function shotsOf(run: readonly EventOf<'attacked'>[], after: readonly Event[]): readonly Shot[] {
  let rest = after
  return run.map((event) => {
    const next = rest.findIndex(({ e }) => e === 'attacked')
    const own = next < 0 ? rest : rest.slice(0, next)
    rest = next < 0 ? [] : rest.slice(next + 1)
    return { event, own }
  })
}

/** How the burst ended with this shot, if it did. */
const endOf = ({ event, own }: Shot): EventOf<'burst ended'> | undefined =>
  own.find((e): e is EventOf<'burst ended'> => e.e === 'burst ended' && e.seat === event.seat)

/** What an attack came to: a hit on a knocked-down zombie kills it. */
function fate({ event, own }: Shot): 'killed' | 'knocked down' | 'missed' {
  const killed = own.some((e) => e.e === 'zombie killed' && e.zombie === event.zombie)
  if (killed || event.result === 'kill') return 'killed'
  return event.result === 'miss' ? 'missed' : 'knocked down'
}

const attackVerb = ({ weapon }: EventOf<'attacked'>): string =>
  weapon === 'knife' ? 'stabs at' : weapon === 'unarmed' ? 'strikes at' : 'fires at'

const sumOf = ({ face, modifiers, total }: EventOf<'attacked'>): string => sumText([face], modifiers, total)

function attackDie(shot: Shot): DieShown {
  const { event } = shot
  const came = fate(shot)
  const result = came === 'missed' ? 'miss' : came === 'killed' ? `kill ${event.zombie}` : `${event.zombie} down`
  const isOver = endOf(shot)?.because === 'natural 1'
  const mark = isOver ? 'bad' : came === 'killed' ? 'good' : 'plain'
  return { ...plainDie(event.face, result, mark), sum: sumOf(event) }
}

const DOES = { killed: ' and kills it', 'knocked down': ' and knocks it down', missed: ' and misses' } as const

/** "zombie 9 and kills it (rolled 6)"; of several "zombie 9: missed (2), killed (6). At zombie 3: missed (2)". */
function shotWords(shots: readonly Shot[]): Word[] {
  const [first, second] = shots
  if (first && !second) return [zombie(first.event.zombie), DOES[fate(first)], ...thrown(sumOf(first.event))]
  return shots.flatMap((shot, i): Word[] => {
    const { event } = shot
    const before = shots[i - 1]?.event
    const at: Word[] =
      before?.zombie === event.zombie ? [', '] : [...(before ? ['. At '] : []), zombie(event.zombie), ': ']
    return [...at, `${fate(shot)} (`, mono(sumOf(event)), ')']
  })
}

/** "3 left", of what is loaded after the last shot. */
function roundsLeft(run: readonly EventOf<'attacked'>[]): string {
  const rounds = run.at(-1)?.rounds ?? null
  return rounds === null ? '' : `${rounds} left`
}

/** A shot, a stab or a whole burst. */
function attackLine(run: readonly EventOf<'attacked'>[], { view, after }: Scene): Line | null {
  const [first] = run
  if (!first) return null
  const { seat, weapon, modifiers, clause } = first
  const shots = shotsOf(run, after)
  const ended = shots.slice(-1).map(endOf)[0]
  const standing = modifiers.some((m) => m.clause === 'ev.stand.1') ? ', standing' : ''
  const told = {
    ...fight(
      'target',
      first,
      [who(view, seat), ` ${attackVerb(first)} `, ...shotWords(shots), '.'],
      [seat, ...run.map((event) => zombieName(event.zombie))],
    ),
    roll: rollOf(`${nameOf(view, seat)}, ${weaponWord(weapon)}${standing}`, shots.map(attackDie), clause, {
      parts: addedParts(modifiers, (because) => modifierWords(because, weapon, null)),
      verdict: [ended ? burstVerdict(ended) : '', roundsLeft(run)].filter(Boolean).join('; '),
      seat,
    }),
  }
  return shots.some((shot) => fate(shot) === 'killed') ? { ...told, mark: 'killed' } : told
}

export const marineAttacks = {
  // The shots say it.
  declared: {
    alone: (event, { view }) => {
      const stand = event.stands ? ' stands still for the bonus.' : ' does not stand; a move may follow.'
      return rule('target', event, [who(view, event.seat), stand], [event.seat])
    },
    together: silent,
  },
  attacked: {
    together: row('attacked', {
      same: (later, first) => later.seat === first.seat && later.weapon === first.weapon,
      passing: BETWEEN,
      says: attackLine,
    }),
  },
  'knocked down': silent,
  'zombie killed': silent,
} satisfies Chapter
