/** What is kept of tables and cannot be read: each by itself, with its reason, to be saved as it is or removed. */
import type { BrokenCard } from '@shamble/host'
import { useState } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { saveTable } from '../ui/save-table.ts'
import { type TroubleWords, troubleOf } from '../ui/trouble.tsx'

const nameOf = ({ title }: BrokenCard): string => title ?? 'A table without a name'

export function BrokenTables({
  broken,
  onFault,
}: {
  readonly broken: readonly BrokenCard[]
  readonly onFault: (trouble: TroubleWords) => void
}) {
  const [dropping, setDropping] = useState<BrokenCard | null>(null)
  return (
    <>
      <h2 class="blk cap">What cannot be read</h2>
      <ul class="table-list">
        {broken.map((card) => (
          <li key={card.id} class="table-row broken">
            <p class="what">
              <b>{nameOf(card)}</b>
              <span class="muted">This table is damaged. {card.fault.why}</span>
              <span class="mono muted">{card.fault.at}</span>
            </p>
            <span class="acts">
              <IconButton
                icon="save"
                label={`Save what is there of ${nameOf(card)} to a file`}
                onClick={() =>
                  void saveTable(card.id).catch((error: unknown) => onFault(troubleOf('It was not saved.', error)))
                }
              />
              <IconButton icon="bin" label={`Remove ${nameOf(card)}`} onClick={() => setDropping(card)} />
            </span>
          </li>
        ))}
      </ul>
      {dropping && <Dropping card={dropping} onClose={() => setDropping(null)} onFault={onFault} />}
    </>
  )
}

function Dropping({
  card,
  onClose,
  onFault,
}: {
  readonly card: BrokenCard
  readonly onClose: () => void
  readonly onFault: (trouble: TroubleWords) => void
}) {
  const drop = (): void => {
    onClose()
    engine()
      .remove(card.id)
      .catch((error: unknown) => onFault(troubleOf('It was not removed.', error)))
  }
  return (
    <Dialog
      title={`Remove ${nameOf(card)}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="go" onClick={drop}>
            Remove it
          </Button>
        </>
      }
    >
      <p>What is there of it is removed from this browser. Save it to a file first if somebody may mend it.</p>
    </Dialog>
  )
}
