/** The one sentence that says who owes what. */
import { type Human, isInPlay, opponents } from '@shamble/dead-walk/page'
import type { Situation } from '../../../table/face.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { inSights } from '../plan/index.ts'
import { forecast } from '../plan/why.ts'
import { activeHuman, commandsOf, isAsked, lookOf, offered, scenarioOf, shortName, viewOf } from '../read.ts'

interface Left {
  readonly value: string
  readonly words: string
}

/** "4 AP now, 2 after". */
export function left(s: Situation): readonly Left[] {
  const human = activeHuman(viewOf(s))
  if (!human || human.seat !== s.seat) return []
  const target = inSights(s)
  const cost = /(\d+) AP/.exec(`${target?.variants[0]?.label ?? ''} ${target?.subtitle ?? ''}`)?.[1]
  return [
    { value: String(human.ap), words: 'AP now' },
    ...(cost === undefined ? [] : [{ value: String(Math.max(0, human.ap - Number(cost))), words: 'after' }]),
  ]
}

/** How much time there is. */
export function goal(s: Situation): string {
  const view = viewOf(s)
  const limit = lookOf(s).book.turnLimit
  return limit > 0 ? `turn ${Math.min(view.turn, limit)} of ${limit}` : scenarioOf(s.options).title
}

const seatWords = (s: Situation, seat: string): string => {
  if (seat === 'GM') return 'The game master'
  const own = viewOf(s).humans.filter((h) => h.seat === seat && (isInPlay(h) || h.status === 'waiting'))
  return own.length > 0 ? listed(own.map((h) => shortName(h.name))) : `Player ${seat.slice(1)}`
}

function waiting(s: Situation): string {
  const { owe } = s.pending ?? { owe: [] }
  if (owe.length === 0) return 'Nobody is asked anything.'
  return `${listed(owe.map((seat) => seatWords(s, seat)))} to act.`
}

export function question(s: Situation): string {
  const view = viewOf(s)
  if (view.outcome) return `The game is over. ${view.outcome.reason}`
  if (!s.pending) return ''
  if (!isAsked(s)) return waiting(s)
  const places = offered(s, 'place')
  if (places.length > 0) {
    const human = view.humans.find(({ n }) => n === places[0]?.human)
    return `Where does ${human?.name ?? 'somebody'} start? Anywhere in the marked zone.`
  }
  if (offered(s, 'deal').length > 0) return 'Ten dice have fallen: who gets the hits?'
  if (offered(s, 'saw-on').length > 0) return 'The saw runs on: another one, or stop here?'
  if (offered(s, 'rake').length > 0 && offered(s, 'stop').length > 0)
    return 'The gun is braced: a second burst, or stop here?'
  if (commandsOf(s).some((c) => c.do.startsWith('zombie-'))) return master(s)
  const active = activeHuman(view)
  if (active && active.seat === s.seat) return acting(s, active)
  const able = offered(s, 'activate').flatMap((c) => view.humans.find(({ n }) => n === c.human) ?? [])
  if (able.length === 1) return `${able[0]?.name} to act.`
  return `Who acts next? ${listed(able.map((h) => shortName(h.name)))} can.`
}

function acting(s: Situation, human: Human): string {
  const look = lookOf(s)
  const name = shortName(human.name)
  const head = `${name} to act: ${human.ap} AP${human.doubled ? ', everything costs double' : ''}.`
  const held = opponents(look, human).length
  if ((viewOf(s).activation?.leaving.length ?? 0) > 0) return `${head} ${name} has broken away and must leave first.`
  if (held > 0) return `${head} In close combat with ${count(held)}: fight${human.breakFailed ? '' : ' or break away'}.`
  const coming = viewOf(s).zombies.filter((z) => {
    const deed = forecast(look, z)
    return deed.does === 'goes' && deed.goal.human?.n === human.n
  }).length
  if (coming === 0) return `${head} Nobody comes for ${name} yet.`
  return `${head} ${capital(count(coming))} of the dead ${plural(coming, 'comes', 'come')} for ${name}.`
}

function master(s: Situation): string {
  const n = new Set(commandsOf(s).flatMap((c) => ('zombie' in c ? [c.zombie] : []))).size
  if (offered(s, 'zombie-attack').length > 0) return 'Whom does it attack?'
  return `Which zombie acts next? ${capital(count(n))} ${plural(n, 'is', 'are')} left.`
}
