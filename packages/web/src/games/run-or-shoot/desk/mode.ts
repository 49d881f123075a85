/** What is laid open on the umpire's desk at one sitting: whose eyes he looks through, what he is about to hide, and whether he lays hand on the table. */
import type { CommandOf, View } from '@shamble/run-or-shoot/page'
import { deskOf } from '../read.ts'
import type { DisplayState, Seen } from '../types.ts'

interface Open {
  readonly eye: string | null
  readonly byHand: boolean
  readonly draft: CommandOf<'lay-out'> | null
}

const SHUT: Open = { eye: null, byHand: false, draft: null }

const OPEN = new WeakMap<DisplayState['memory'], Open>()

type Sitting = Pick<DisplayState, 'memory'>

const openAt = ({ memory }: Sitting): Open => OPEN.get(memory) ?? SHUT

/** The seat through whose eyes the board is seen; null: the truth. */
export const eyeOf = (s: Sitting): string | null => openAt(s).eye

/** Whoever looks through other eyes draws the board anew by choosing the same again. */
export const lookThrough = (s: Sitting, eye: string | null): void => void OPEN.set(s.memory, { ...openAt(s), eye })

/** A press on the board says where or whom, and moves nobody. */
export const isByHand = (s: Sitting): boolean => openAt(s).byHand

export const layHand = (s: Sitting, byHand: boolean): void => void OPEN.set(s.memory, { ...openAt(s), byHand })

/** What he is about to hide, as it stands in his form. */
export const draftOf = (s: Sitting): Open['draft'] => openAt(s).draft

export const layDraft = (s: Sitting, draft: Open['draft']): void => void OPEN.set(s.memory, { ...openAt(s), draft })

/** Everybody who sets out, by seat. */
export const eyesOf = ({ holders }: Pick<View, 'holders'>): readonly string[] =>
  Object.keys(holders).filter((seat) => seat.startsWith('S'))

/** What the survivors see of all this; null for whoever sees no more than they. */
export const survivorsSee = (s: Seen, seat: string | null): View | null => {
  const eye = seat ?? eyesOf(s.view)[0]
  return eye === undefined ? null : (deskOf(s)?.eye(eye) ?? null)
}

/** The same moment through the eyes that are open. */
export function throughEye<S extends DisplayState>(s: S): S {
  const eye = eyeOf(s)
  const view = eye === null ? null : survivorsSee(s, eye)
  return view === null ? s : { ...s, view }
}
