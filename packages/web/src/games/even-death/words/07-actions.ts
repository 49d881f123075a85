import { type Line, move, rolled, rule } from '../../../words/phrases.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import {
  about,
  called,
  type Chapter,
  deed,
  eight,
  type EventOf,
  rolledWords,
  row,
  type Scene,
  unit,
  withDice,
} from './lines.ts'
import { armWords } from './things.ts'

/** Zombies of one herd that were knocked down, or people, in one line each. */
function knockedLine(run: readonly EventOf<'knocked down'>[]): Line | null {
  const [first] = run
  if (!first) return null
  if (first.zombie === null) return deed('down', first, ' is knocked down')
  const n = run.length
  const words = [`${capital(count(n))} ${plural(n, 'zombie')} of `, unit(first.unit)]
  return rule('down', first, [...words, ` ${plural(n, 'is', 'are')} knocked down.`], about(first.unit))
}

function shovedLine(event: EventOf<'shoved'>, scene: Scene): Line {
  const { face, needed, passed } = event
  const words = [unit(event.unit), passed ? ' shoves them off' : ' shoves, and they stand', ...rolledWords([face]), '.']
  const die = eight(face, passed ? 'shoved off' : 'in vain', passed ? 'good' : 'bad')
  return withDice(
    rolled('dice', event, words, about(event.unit)),
    event,
    `${capital(called(scene, event.unit))}, shove`,
    [die],
    { verdict: `needed ${needed} or more` },
  )
}

function reloadedLine(event: EventOf<'reloaded'>): Line {
  const more = event.due === 0 ? ' and is ready to fire' : `: ${count(event.due)} more to do`
  return deed('reload', event, ` reloads the ${armWords(event.weapon)}${more}`)
}

export const actions = {
  aimed: (event) => deed('target', event, ' takes aim'),
  'got up': (event) => {
    const n = event.zombies.length
    const words =
      n === 0
        ? [unit(event.unit), ' gets up.']
        : [`${capital(count(n))} ${plural(n, 'zombie')} of `, unit(event.unit), ` ${plural(n, 'gets', 'get')} up.`]
    return move('up', event, words, about(event.unit))
  },
  reloaded: reloadedLine,
  shoved: shovedLine,
  'knocked down': {
    together: row('knocked down', { same: (later, first) => later.unit === first.unit, says: knockedLine }),
  },
  healed: marked('goal', ({ patient, vitality, ...event }: EventOf<'healed'>) => {
    const whom = patient === event.unit ? [' patches the wounds up'] : [' treats ', unit(patient)]
    const now = [unit(event.unit), ...whom, `: ${count(vitality)} vitality now.`]
    return rule('heart', event, now, about(event.unit, patient))
  }),
  'healing failed': (event) =>
    rule(
      'heart',
      event,
      [unit(event.unit), ' tries to treat ', unit(event.patient), ', in vain.'],
      [...about(event.unit, event.patient)],
    ),
  overwatch: (event) => deed('eye', event, ' was on the watch and has one action more'),
} satisfies Chapter
