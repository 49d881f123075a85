/** Orders as they are shown: those that need no aim, and those that cannot be given, with the rules' reason. */
import type { CampaignForce, Command } from '@shamble/even-death/campaign/page'
import { impossible, type OrderDraft, plain, planned } from '../../../../plan/plan.ts'
import { rowOf } from '../../../../sure.ts'
import { capital, plural } from '../../../../words/plain.ts'
import { lookOf } from '../read.ts'
import type { DisplayState, Note, Planned, Target, Variant } from '../types.ts'
import { theForce } from '../words/names.ts'

type Draft = Omit<OrderDraft, 'aims'>

export const note = (value: string, words: string, clause: string): Note => ({ value, words, clause })

/** What is in the sights of a force. */
export const headOf = (s: DisplayState, force: CampaignForce) => ({
  title: capital(theForce(s, force)),
  mark: `${force.owner} ${force.id}`,
})

/** ed.camp-turn.9 What an action leaves for others. */
export function leavesNote({ view }: DisplayState): Note {
  const rest = view.actionsLeft - 1
  return note(String(rest), `${plural(rest, 'action')} left after it`, 'ed.camp-turn.9')
}

export const dicey = (label: string, commands: readonly Command[], over: Partial<Variant> = {}): Variant =>
  plain(label, commands, { odds: true, dice: 'd8', ...over })

interface Deed {
  readonly asks: Command
  readonly variants: readonly Variant[]
  readonly notes?: readonly Note[]
  /** It is done at once: nothing is lost by it. */
  readonly isLight?: boolean
}

/** An order without an aim, if the rules offer it; else why not. */
export function deedOrder(
  s: DisplayState,
  force: CampaignForce,
  draft: Draft,
  { asks, variants, notes = [], isLight = false }: Deed,
): Planned {
  const target = (): Target => ({
    place: '',
    ...headOf(s, force),
    subtitle: draft.label,
    variants,
    notes: [...notes, leavesNote(s)],
  })
  if (variants.length > 0)
    return planned({ ...draft, aims: isLight ? 'none' : 'dialog' }, () => new Map([['', target]]))
  const refusal = s.seat === null ? null : lookOf(s).refusal(s.seat, asks)
  return impossible({ ...draft, aims: 'none' }, rowOf(SHORT, refusal?.clause ?? '') ?? draft.detail, {
    clause: refusal?.clause ?? 'ed.camp-turn.9',
    reason: refusal ? refusal.reason : 'This cannot be done now.',
  })
}

/** Why not, as short as there is room on a button; the whole sentence is said when it is pressed. */
const SHORT: Readonly<Record<string, string>> = {
  'ed.camp-battle.3': 'nobody is beside it',
  'ed.camp-control.3': 'yours already',
  'ed.camp-search.4': 'searched already',
  'ed.camp-build.1': 'not your tile',
  'ed.camp-build.4': 'built on already',
  'ed.camp-heal.2': 'not yours, or no supplies',
  'ed.camp-train.2': 'not yours, or no supplies',
  'ed.camp-raid.2': 'no structure beside it',
  'ed.camp-pillage.1': 'no structure beside it',
  'ed.camp-zombify.2': 'too large',
  'ed.camp-zombify.3': 'not your tile',
  'ed.camp-feast.1': 'all herds are full',
  'ed.camp-rules.6': 'first part the two',
}
