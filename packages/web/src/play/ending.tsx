/** The end at the table: who has won, to whom, and why. */
import './ending.css'
import { go, replayOf } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { useWholeBook } from './book.tsx'
import { usePlay } from './context.ts'
import { verdictOf } from './verdict.ts'

export function Ending({ words }: { readonly words: string }) {
  const { session } = usePlay()
  const won = useWholeBook()?.won(session.situation().view)
  return (
    <div class="dock ending">
      <div>
        {won && (
          <div class="verdict" role="status">
            {verdictOf(session.open.model.value.card.setup, won)}
          </div>
        )}
        <p class="book">{words}</p>
      </div>
      <Button kind="go" onClick={() => go(replayOf(session.open.id))}>
        Read the report
      </Button>
    </div>
  )
}
