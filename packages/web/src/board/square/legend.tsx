/** The key under a board of squares. */
import { bite } from '../art.tsx'

export { box, signsShown } from '../legend.tsx'

/** Who could get at somebody there. */
export const DANGER = (
  <svg width="24" height="12" viewBox="0 0 24 12" aria-hidden="true">
    <path class="bd" transform="translate(6 6) scale(.3) translate(-20 -20)" d={bite(0)} />
    <path class="bd" transform="translate(17 6) scale(.3) translate(-20 -20)" d={bite(3)} />
  </svg>
)
