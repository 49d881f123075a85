import { useRef, useState } from 'preact/hooks'
import { EngineFault } from '../engine/client.ts'
import type { TableCard } from '../engine/protocol.ts'
import { engine } from '../engine/start.ts'
import { plateOf } from '../games/plates.ts'
import { replayOf, tableAt } from '../router.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { download } from './download.ts'
import { ago, standingWords } from './words.ts'

type Asking = { readonly what: 'rename' | 'delete'; readonly card: TableCard } | null

const SHOWN = 6

/** The games under way and over, newest first. */
export function Tables({ tables }: { readonly tables: readonly TableCard[] }) {
  const [asking, setAsking] = useState<Asking>(null)
  const [all, setAll] = useState(false)
  const [fault, setFault] = useState<{ readonly words: string; readonly at: string } | null>(null)
  const tell = (words: string) => (error: unknown) =>
    setFault(
      error instanceof EngineFault
        ? { words: `${words} ${error.fault.why}`, at: error.fault.at }
        : { words: `${words} ${String(error)}`, at: '' },
    )
  const shown = all ? tables : tables.slice(0, SHOWN)
  return (
    <section class="tables" id="tables" aria-labelledby="tables-title">
      <h2 class="blk cap" id="tables-title">
        Your tables
        <span class="end">
          <Import onFault={tell('The file was not opened, and nothing was changed.')} onOpen={() => setFault(null)} />
        </span>
      </h2>
      {fault && (
        <div class="notice" role="alert">
          <Icon name="x" />
          <div>
            <p>{fault.words}</p>
            {fault.at && <p class="mono muted">{fault.at}</p>}
          </div>
          <IconButton icon="x" label="Dismiss" onClick={() => setFault(null)} />
        </div>
      )}
      {tables.length === 0 ? (
        <p class="muted">No games yet. The first takes 25 minutes.</p>
      ) : (
        <ul class="table-list">
          {shown.map((card) => (
            <Row
              key={card.id}
              card={card}
              onAsk={(what) => setAsking({ what, card })}
              onSave={() =>
                void engine()
                  .exportTable(card.id)
                  .then(({ name, file }) => download(name, file))
                  .catch(tell('The table was not saved.'))
              }
            />
          ))}
        </ul>
      )}
      {shown.length < tables.length && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          Show all {tables.length} tables
        </Button>
      )}
      {asking && <Ask {...asking} onClose={() => setAsking(null)} onFault={tell('That did not work.')} />}
    </section>
  )
}

function Row({
  card,
  onAsk,
  onSave,
}: {
  readonly card: TableCard
  readonly onAsk: (what: 'rename' | 'delete') => void
  readonly onSave: () => void
}) {
  const mine = card.waitingFor.length > 0 && !card.outcome
  const where = card.outcome ? replayOf(card.id) : tableAt(card.id)
  return (
    <li class={mine ? 'table-row mine' : 'table-row'}>
      <a href={where}>
        <span class="dot" aria-hidden="true" />
        <span class="what">
          <b>{card.title}</b>
          <span class="muted">
            {plateOf(card.game)?.title ?? card.game}. {standingWords(card)}
          </span>
        </span>
        <time class="faint" dateTime={new Date(card.touched).toISOString()}>
          {ago(card.touched, Date.now())}
        </time>
        <span class="vh">{card.outcome ? 'Look at it again' : 'Continue'}</span>
      </a>
      <span class="acts">
        <IconButton icon="pen" label={`Rename ${card.title}`} onClick={() => onAsk('rename')} />
        <IconButton icon="load" label={`Save ${card.title} to a file`} onClick={onSave} />
        <IconButton icon="bin" label={`Delete ${card.title}`} onClick={() => onAsk('delete')} />
      </span>
    </li>
  )
}

function Ask({
  what,
  card,
  onClose,
  onFault,
}: {
  readonly what: 'rename' | 'delete'
  readonly card: TableCard
  readonly onClose: () => void
  readonly onFault: (error: unknown) => void
}) {
  const [title, setTitle] = useState(card.title)
  const act = (): void => {
    onClose()
    const done = what === 'delete' ? engine().remove(card.id) : engine().rename(card.id, title.trim() || card.title)
    done.catch(onFault)
  }
  return (
    <Dialog
      title={what === 'delete' ? `Delete ${card.title}?` : 'Rename the table'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="go" onClick={act}>
            {what === 'delete' ? 'Delete the table' : 'Rename it'}
          </Button>
        </>
      }
    >
      {what === 'delete' ? (
        <p>The game and its log are removed from this browser. Save it to a file first if you may want it again.</p>
      ) : (
        <TextField label="Name" value={title} maxLength={60} onInput={setTitle} />
      )}
    </Dialog>
  )
}

function Import({
  onFault,
  onOpen,
}: {
  readonly onFault: (error: unknown) => void
  readonly onOpen: (card: TableCard) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const read = (): void => {
    const file = input.current?.files?.[0]
    if (input.current && file) {
      engine().importFile(file, file.name).then(onOpen).catch(onFault)
      input.current.value = ''
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        class="vh"
        tabIndex={-1}
        aria-hidden="true"
        onChange={read}
      />
      <button type="button" class="link" onClick={() => input.current?.click()}>
        Open a saved game
      </button>
    </>
  )
}
