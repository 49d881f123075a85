import { Hand } from './hand.tsx'
import { TapeTool } from './tape.tsx'
import type { Ruler } from './units.ts'

/** What lies over a measured table: the hand on it, and a tape from point to point. */
export const HandAndTape = ({ ruler }: { readonly ruler?: Ruler }) => (
  <>
    <TapeTool {...(ruler && { ruler })} />
    <Hand />
  </>
)
