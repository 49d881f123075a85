/** What is asked of a situation again and again. */
import { type CampaignForce, type Command, forceOf } from '@shamble/even-death/campaign/page'
import { readForce } from './map/place.ts'
import type { DisplayState } from './types.ts'

export { type Looked, lookOf } from './look.ts'

type CommandOf<D extends Command['do']> = Extract<Command, { readonly do: D }>

/** What the rules offer of one kind. */
export const offered = <D extends Command['do']>({ choices }: Pick<DisplayState, 'choices'>, deed: D): CommandOf<D>[] =>
  choices.filter((command): command is CommandOf<D> => command.do === deed)

export const isAsked = ({ seat, pending }: Pick<DisplayState, 'seat' | 'pending'>): boolean =>
  seat !== null && (pending?.owe.includes(seat) ?? false)

/** The force that is chosen, if it is still there. */
export function chosenForce({ view, selection }: Pick<DisplayState, 'view' | 'selection'>): CampaignForce | null {
  const id = readForce(selection.figure)
  return id === null ? null : (forceOf(view, id) ?? null)
}

/** The force that is chosen, where it is one's own and can act. */
export function actingForce(s: Pick<DisplayState, 'view' | 'selection' | 'seat' | 'pending'>): CampaignForce | null {
  const force = chosenForce(s)
  return force && s.seat !== null && force.owner === s.seat && s.pending?.asks === 'act' ? force : null
}
