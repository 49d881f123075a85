/** Where one is waited for: the way down to the list. Loaded when somebody is. */
import type { MatchCard } from '@shamble/host'
import { START } from '../router.ts'
import { waitingWords } from './waiting.ts'

export const WaitingLink = ({ waiting }: { readonly waiting: readonly MatchCard[] }) => (
  <a
    class="wait"
    href={START}
    onClick={(event) => {
      event.preventDefault()
      document.getElementById('tables')?.scrollIntoView({ block: 'start' })
      document.querySelector<HTMLElement>('#tables a')?.focus()
    }}
  >
    <i aria-hidden="true" />
    {waitingWords(waiting)}
  </a>
)
