/** What a seat sees: everything. Nothing is dealt or drawn face down in Dead Walk Again. */
import { copyState, type Look, type State } from './state.ts'

export type View = State

export const viewFor = ({ state }: Look): View => copyState(state)

/** Nothing is hidden, so the view is the state. */
export const resample = (view: View): State => copyState(view)
