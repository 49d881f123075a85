import type { Event } from '@shamble/run-or-shoot/page'
import { plainDie } from '../../../words/dice.ts'
import { fight, type Line, type Word } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import {
  called,
  type Chapter,
  type EventOf,
  rolledWords,
  row,
  type Scene,
  survivorsAbout,
  verb,
  who,
  withDice,
  Zeds,
  zedsAbout,
} from './lines.ts'

type Harmed = EventOf<'harmed'>
type Cause = Extract<Event, { readonly e: 'died' }>['how']

/** What Zeds do to somebody: one of them, several. */
const DOES: Readonly<Partial<Record<Cause, readonly [string, string]>>> = {
  bite: ['bites', 'bite'],
  pin: ['tears at', 'tear at'],
  blow: ['strikes', 'strike'],
  missile: ['hits', 'hit'],
  tongue: ['chokes', 'choke'],
}

/** What hurts somebody without anybody doing it. */
const HURTS: Readonly<Record<Cause, string>> = {
  bite: 'is bitten',
  pin: 'is torn at',
  blow: 'is struck',
  missile: 'is hit by what the Tank threw',
  tongue: 'is choked',
  fire: 'is burnt',
  fall: 'is hurt by the fall',
  shot: 'is hit by a bullet',
  blast: 'is hit by the blast',
  infection: 'is ill',
}

const DIES: Readonly<Record<Cause, string>> = {
  bite: ' is bitten to death',
  pin: ' is torn to pieces',
  blow: ' is beaten to death',
  missile: ' is crushed to death',
  tongue: ' is choked to death',
  fire: ' burns to death',
  fall: ' dies of the fall',
  shot: ' is shot dead',
  blast: ' is killed by the blast',
  infection: ' collapses and dies: it was the infection',
}

function harmedLine(run: readonly Harmed[], scene: Scene): Line | null {
  const [first] = run
  if (!first) return null
  const hits = run.reduce((sum, one) => sum + one.hits, 0)
  const by = [...new Set(run.flatMap((one) => one.by ?? []))]
  const faces = run.flatMap((one) => one.faces)
  const does = DOES[first.how]
  const taken = `: ${count(hits)} ${plural(hits, 'hit')}`
  const words: Word[] =
    by.length > 0 && does
      ? [...Zeds(scene, by), ` ${verb(by, ...does)} `, who(first.survivor), taken]
      : [who(first.survivor), ` ${HURTS[first.how]}`, taken]
  const told = fight(
    'bite',
    first,
    [...words, ...rolledWords(faces), '.'],
    [...survivorsAbout([first.survivor]), ...zedsAbout(by)],
  )
  const sides = first.how === 'tongue' ? 6 : 3
  const dice = faces.map((face) => plainDie(face, `${face} ${plural(face, 'hit')}`, 'bad', sides))
  return { ...withDice(told, first, `Hits on ${called(scene, first.survivor)}`, dice), mark: 'hurt' }
}

export const injury = {
  harmed: {
    together: row('harmed', {
      same: (later, first) => later.survivor === first.survivor && later.how === first.how,
      says: harmedLine,
    }),
  },
  died: marked('died', (event: EventOf<'died'>) =>
    fight('skull', event, [who(event.survivor), `${DIES[event.how]}.`], survivorsAbout([event.survivor])),
  ),
} satisfies Chapter
