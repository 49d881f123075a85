import type { MatchCard } from '@shamble/host'
import { useId, useState } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { type TroubleWords, troubleOf } from '../ui/trouble.tsx'

interface AskAboutProps {
  readonly what: 'rename' | 'delete'
  /** "table", "campaign". */
  readonly kind: string
  readonly card: MatchCard
  /** What is lost with it. */
  readonly says: string
  readonly onClose: () => void
  readonly onGone?: () => void
  readonly onTrouble: (trouble: TroubleWords) => void
}

/** Asks for another name, or whether it is to go, and does it. */
export function AskAbout({ what, kind, card, says, onClose, onGone = () => {}, onTrouble }: AskAboutProps) {
  const id = useId()
  const [title, setTitle] = useState(card.title)
  const isRename = what === 'rename'
  const act = (): void => {
    onClose()
    const done = isRename ? engine().rename(card.id, title.trim() || card.title) : engine().remove(card.id).then(onGone)
    done.catch((error: unknown) =>
      onTrouble(troubleOf(isRename ? `The ${kind} was not renamed.` : `The ${kind} was not deleted.`, error)),
    )
  }
  return (
    <Dialog
      title={isRename ? `Rename the ${kind}` : `Delete ${card.title}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="go" type="submit" form={id}>
            {isRename ? 'Rename it' : `Delete the ${kind}`}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          act()
        }}
      >
        {isRename ? (
          <TextField label="Name" value={title} maxLength={60} autoComplete="off" autofocus onInput={setTitle} />
        ) : (
          <p>{says} Save it to a file first if you may want it again.</p>
        )}
      </form>
    </Dialog>
  )
}
