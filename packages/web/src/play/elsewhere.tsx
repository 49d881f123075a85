/** What is open in another window. */
import { Button } from '../ui/button.tsx'
import { PlainPage } from '../ui/plain-page.tsx'

export function Elsewhere({
  words,
  here,
  onTake,
}: {
  readonly words: string
  readonly here: string
  readonly onTake: () => void
}) {
  return (
    <PlainPage title={words}>
      <Button kind="go" onClick={onTake}>
        {here}
      </Button>
    </PlainPage>
  )
}
