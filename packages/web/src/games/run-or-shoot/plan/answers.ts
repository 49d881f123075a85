/** Questions that are answered without pointing: declining, waiting, accepting, agreeing, and what comes at the end. */
import { type Command, OTHER_SURVIVORS, type Survivor } from '@shamble/run-or-shoot/page'
import { plain } from '../../../plan/plan.ts'
import { actorOf, lookOf, offered } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { laterWords } from '../words/steps.ts'
import { thingsWords } from '../words/titles.ts'
import { keysOf, rowOf } from '../../../sure.ts'
import { listedOrders } from './aimed.ts'

interface Declined {
  readonly label: string
  readonly does: string
}

/** rs.cards.7 What declining means in each step, by what is asked. */
const PASSES: Readonly<Record<string, Declined>> = {
  'give an order': { label: 'No order', does: 'nobody is told anything' },
  'push or strike': { label: 'Do neither', does: 'whoever holds you bites in step 4' },
  boost: { label: 'Lift nobody', does: 'there is still time to help in another way' },
  climb: { label: 'Do not climb', does: 'stay on this level' },
  give: { label: 'Done', does: 'nothing else changes hands' },
  treat: { label: 'Treat nobody', does: 'the kit is kept' },
  assist: { label: 'Help nobody', does: 'stay where you are' },
  throw: { label: 'Keep it', does: 'no grenade is thrown' },
  'shoot or reload': { label: 'Stop', does: 'no further shot' },
  observe: { label: 'Do not look', does: 'the binoculars stay down' },
}

/** rs.move.9 Who goes no farther keeps looking the same way, and loses nothing of what the card does later. */
function resting(s: DisplayState, actor: Survivor): Declined {
  const later = laterWords(s, actor)
  const then = later === null ? '' : `, then ${later}`
  return lookOf(s).movesBy(actor) === null || lookOf(s).start(actor).left <= 0
    ? { label: 'Look as now', does: `no turn${then}` }
    : { label: 'Stay here', does: `no step, no turn${then}` }
}

/** The last of every list. */
export function passOrders(s: DisplayState): Planned[] {
  const actor = actorOf(s)
  const { label, does } = (actor && s.pending?.asks === 'move and turn' ? resting(s, actor) : null) ??
    rowOf(PASSES, s.pending?.asks ?? '') ?? { label: 'Let it be', does: 'nothing happens' }
  return [
    ...listedOrders(
      { id: 'wait', label: 'Wait', icon: 'clock', key: 'P', detail: 'the others first' },
      actor,
      offered(s, 'wait').map((c) => plain('Let the others go first', [c])),
      [{ value: '', words: 'once in a step; then it is your turn', clause: 'rs.turn.3' }],
    ),
    ...listedOrders(
      { id: 'pass', label, icon: 'flag', key: 'E', detail: does },
      actor,
      offered(s, 'pass').map((c) => plain(label, [c])),
      [{ value: '', words: does, clause: 'rs.cards.7' }],
    ),
  ]
}

/** rs.give.3 What somebody is offered, or asked for. */
const acceptOrders = (s: DisplayState): Planned[] =>
  listedOrders(
    { id: 'accept', label: 'Answer', icon: 'give', key: 'A', detail: 'what changes hands' },
    actorOf(s),
    offered(s, 'accept').map((c) =>
      plain(c.things.length === 0 ? 'Refuse all of it' : `Agree to ${thingsWords(s.view, c.things)}`, [c]),
    ),
    [{ value: '', words: 'nobody has to give or take anything', clause: 'rs.give.3' }],
  )

interface Answer {
  readonly label: string
  readonly commit: string
  readonly key: string
  readonly detail: string
  readonly clause: string
}

/** Answers that are one word. */
const ANSWERS = {
  agree: {
    label: 'Agree',
    commit: 'Agree to be shot',
    key: 'A',
    detail: 'to be shot',
    clause: 'rs.shoot.21',
  },
  refuse: { label: 'Refuse', commit: 'Refuse to be shot', key: 'E', detail: 'not to be shot', clause: 'rs.shoot.21' },
  drive: {
    label: 'Drive',
    commit: 'Drive off now',
    key: 'D',
    detail: 'everybody aboard is safe',
    clause: 'rs.scenario.9',
  },
  stay: { label: 'Stay', commit: 'Stay another turn', key: 'E', detail: 'another turn', clause: 'rs.scenario.9' },
  watch: { label: 'Watch', commit: 'Only watch from now on', key: 'E', detail: 'play nobody', clause: 'rs.seats.8' },
} as const satisfies Partial<Record<Command['do'], Answer>>

const plainAnswers = (s: DisplayState): Planned[] =>
  keysOf(ANSWERS).flatMap((id) => {
    const { label, commit, key, detail, clause } = ANSWERS[id]
    const variants = offered(s, id).map((c) => plain<Command>(commit, [c]))
    return listedOrders({ id, label, icon: 'flag', key, detail }, actorOf(s), variants, [
      { value: '', words: detail, clause },
    ])
  })

/** rs.seats.8 Whom a seat takes over. */
const takeOverOrders = (s: DisplayState): Planned[] =>
  listedOrders(
    { id: 'take-over', label: 'Take over', icon: 'swap', key: 'T', detail: 'play somebody else' },
    undefined,
    offered(s, 'take-over').map((c) => plain(`Play ${OTHER_SURVIVORS[c.survivor].called}`, [c])),
    [{ value: '', words: 'one hit still kills', clause: 'rs.seats.8' }],
  )

export const answerOrders = (s: DisplayState): Planned[] => [
  ...acceptOrders(s),
  ...takeOverOrders(s),
  ...plainAnswers(s),
]
