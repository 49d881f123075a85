import type { Card } from '@shamble/run-or-shoot/page'
import { line, rule } from '../../../words/phrases.ts'
import { type Chapter, deed, survivorsAbout, who } from './lines.ts'
import { playedBy } from './seats.ts'
import { stepTitle } from './steps.ts'

/** What somebody does not do with the card of a step. */
const DECLINED: Readonly<Record<Card, string>> = {
  RUN: ' stays put',
  BOTH: ' stays put',
  CLIMB: ' does not climb',
  SHOOT: ' holds fire',
  SNIPE: ' holds fire',
  MELEE: ' does not fight',
  RELOAD: ' does not reload',
  'FIRST AID': ' treats nobody',
  ORDER: ' gives no order',
  GRENADE: ' throws nothing',
  GIVE: ' gives nothing',
  ASSIST: ' helps nobody',
}

export const parts = {
  'step began': (event) => ({
    ...line('phase', 'flag', []),
    heading: `Turn ${event.turn}, ${stepTitle(event.step)}`,
    turn: event.turn,
  }),
  declined: (event) =>
    deed('clock', event, event.card === 'BOTH' && event.step === '9' ? DECLINED.SHOOT : DECLINED[event.card]),
  waits: (event, { view: { view } }) => {
    const survivor = playedBy(view, event.seat)
    const words = [survivor === null ? 'Somebody' : who(survivor), ' lets the others go first.']
    return rule('clock', event, words, survivor === null ? [] : survivorsAbout([survivor]))
  },
} satisfies Chapter
