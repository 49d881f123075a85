/** Over the edge of the board: the hand that drags, and the tape. */
import { HandAndTape } from '../../board/measured/hand-and-tape.tsx'

export const Overlay = () => <HandAndTape />
