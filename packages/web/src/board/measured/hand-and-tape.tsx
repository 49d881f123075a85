import { Hand } from './hand.tsx'
import { TapeTool } from './tape.tsx'

/** What lies over a measured table: the hand on it, and a tape from point to point. */
export const HandAndTape = () => (
  <>
    <TapeTool />
    <Hand />
  </>
)
