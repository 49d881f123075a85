/** What was kept under older rules: how far it holds, and what can be done with it. Nothing of it is changed by looking. */
import type { Fault, Save } from '@shamble/kernel'
import { useEffect, useState } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { Button } from '../ui/button.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { saveTable } from '../ui/save-table.ts'
import { Trouble, type TroubleWords, troubleOf } from '../ui/trouble.tsx'

interface OlderProps {
  readonly id: string
  readonly what: string
  readonly fault: Fault
  readonly onGoOn: () => void
  /** The address where it is only looked at. */
  readonly look: string | null
}

export function Older({ id, what, fault: { at, why }, onGoOn, look }: OlderProps) {
  const [trouble, setTrouble] = useState<TroubleWords | null>(null)
  const save = (): void =>
    void saveTable(id).then(
      () => setTrouble(null),
      (error: unknown) => setTrouble(troubleOf('It was not saved.', error)),
    )
  return (
    <PlainPage title={`This ${what} is one of older rules.`}>
      <p>{why}</p>
      {at === 'older' && <p>What is kept stays as it is until you go on.</p>}
      {trouble && <Trouble {...trouble} />}
      {at === 'older' && (
        <Button kind="go" onClick={onGoOn}>
          Go on
        </Button>
      )}
      {at === 'older' && look && <a href={look}>Only look</a>}
      <Button icon="save" onClick={save}>
        Save it to a file as it is
      </Button>
      {at === 'only-read' && <Commands id={id} />}
    </PlainPage>
  )
}

/** Who did what with which dice, as it was recorded. */
function Commands({ id }: { readonly id: string }) {
  const [entries, setEntries] = useState<Save['entries']>([])
  useEffect(() => {
    void engine()
      .exportTable(id)
      .then(async ({ file }) => setEntries((JSON.parse(await file.text()) as Save).entries))
      .catch(() => setEntries([]))
  }, [id])
  return (
    <ol class="mono">
      {entries.map(({ n, seat, command, rolled }) => (
        <li key={n}>
          {seat}: {JSON.stringify(command)}{' '}
          {rolled.map(([clause, sides, face]) => `${clause} d${sides}: ${face}`).join(', ')}
        </li>
      ))}
    </ol>
  )
}
