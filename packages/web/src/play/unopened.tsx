/** What is kept and cannot be opened: the reason, and what can still be done with it. */
import type { Fault } from '@shamble/kernel'
import { useState } from 'preact/hooks'
import { Button } from '../ui/button.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { saveTable } from '../ui/save-table.ts'
import { Trouble, type TroubleWords, troubleOf } from '../ui/trouble.tsx'

/** There is nothing to be saved of what is not there. */
const NOT_THERE = 'table'

export function Unopened({ id, what, fault }: { readonly id: string; readonly what: string; readonly fault: Fault }) {
  const [trouble, setTrouble] = useState<TroubleWords | null>(null)
  const save = (): void =>
    void saveTable(id).then(
      () => setTrouble(null),
      (error: unknown) => setTrouble(troubleOf('It was not saved.', error)),
    )
  return (
    <PlainPage title={`This ${what} cannot be opened.`}>
      <p>{fault.why}</p>
      {fault.at && <p class="mono muted">{fault.at}</p>}
      {trouble && <Trouble {...trouble} />}
      {fault.at !== NOT_THERE && (
        <Button icon="save" onClick={save}>
          Save what is there to a file
        </Button>
      )}
    </PlainPage>
  )
}
