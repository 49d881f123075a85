import type { State } from './state.ts'

/** What a seat sees: everything. Nothing is dealt or drawn face down in Dead Walk Again. */
export type View = State
