/** Where building begins: an empty table, a copy of a scenario, a file, or what is kept here. */
import { useEffect, useState } from 'preact/hooks'
import { editorOf, go, newTable, START } from '../router.ts'
import { Trouble, type TroubleWords, troubleOf } from '../ui/trouble.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Brand, Icon } from '../ui/icon.tsx'
import type { GameEditor } from './game-editor.ts'
import { download } from '../ui/download.ts'
import { type BrokenScenario, dropScenario, keepScenario, type KeptScenario, listScenarios, newId } from './library.ts'
import { OpenFile } from './open-file.tsx'

/** What may be deleted. */
type Named = Pick<KeptScenario, 'id' | 'title'>

const titleOf = ({ title }: Named): string => title.trim() || 'Without a title'

type Listed = Awaited<ReturnType<typeof listScenarios>>

export function StartScreen({ editor }: { readonly editor: GameEditor<unknown> }) {
  const [{ kept, broken }, setKept] = useState<Listed>({ kept: [], broken: [] })
  const [trouble, setTrouble] = useState<TroubleWords | null>(null)
  const [dropping, setDropping] = useState<Named | null>(null)
  const renew = (): void => void listScenarios(editor.id).then(setKept)
  useEffect(() => {
    document.title = `${editor.title}: scenario editor`
    renew()
  }, [])
  return (
    <div class="ed-start">
      <header class="ed-top">
        <a class="brand-link" href={START} aria-label="Shamble, start page">
          <Brand />
        </a>
        <a class="link" href={newTable(editor.id)}>
          To the set-up
        </a>
      </header>
      <main>
        <h1>Build a scenario</h1>
        <p class="book ed-lead">
          Lay a table for {editor.title}, say what is to be done on it, and play it at once. What you build is checked
          as you go, and kept in this browser.
        </p>
        {trouble && <Trouble {...trouble} onDismiss={() => setTrouble(null)} />}
        <Beginnings editor={editor} onTrouble={setTrouble} />
        {kept.length > 0 && <Kept editor={editor} kept={kept} onDrop={setDropping} />}
        {broken.length > 0 && <Broken broken={broken} onDrop={setDropping} />}
        <Copies editor={editor} />
        <p class="faint ed-credit">{editor.credit}</p>
      </main>
      {dropping && <Dropping scenario={dropping} onClose={() => setDropping(null)} onDropped={renew} />}
    </div>
  )
}

/** Keeps what was made, under another title if one is given, and opens it. */
async function begin(editor: GameEditor<unknown>, made: unknown, title?: string): Promise<void> {
  const scenario = title === undefined ? made : editor.renamed(made, title)
  const id = newId()
  const head = editor.head(scenario)
  await keepScenario({ id, game: editor.id, title: head.title, touched: Date.now(), document: scenario })
  go(editorOf(editor.id, id))
}

interface BeginningsProps {
  readonly editor: GameEditor<unknown>
  readonly onTrouble: (trouble: TroubleWords | null) => void
}

function Beginnings({ editor, onTrouble }: BeginningsProps) {
  const roll = (): void =>
    void editor.rolls
      ?.roll()
      .then((made) => begin(editor, made))
      .catch((error: unknown) => onTrouble(troubleOf('The table was not rolled.', error)))
  return (
    <div class="ed-begin">
      <Button kind="go" size="big" icon="plus" onClick={() => void begin(editor, editor.blank())}>
        Begin with an empty table
      </Button>
      {editor.rolls && (
        <Button size="big" icon="dice" onClick={roll}>
          {editor.rolls.label}
        </Button>
      )}
      <OpenFile editor={editor} onOpen={(made) => void begin(editor, made)} onTrouble={onTrouble} />
    </div>
  )
}

interface KeptProps {
  readonly editor: GameEditor<unknown>
  readonly kept: readonly KeptScenario[]
  readonly onDrop: (scenario: Named) => void
}

const Kept = ({ editor, kept, onDrop }: KeptProps) => (
  <section aria-labelledby="ed-kept">
    <h2 class="cap" id="ed-kept">
      Yours, kept here
    </h2>
    <ul class="ed-list">
      {kept.map((one) => (
        <li key={one.id}>
          <a href={editorOf(editor.id, one.id)}>
            <b>{titleOf(one)}</b>
            <small class="muted">{new Date(one.touched).toLocaleString()}</small>
          </a>
          <IconButton icon="bin" label={`Delete ${titleOf(one)}`} onClick={() => onDrop(one)} />
        </li>
      ))}
    </ul>
  </section>
)

interface BrokenProps {
  readonly broken: readonly BrokenScenario[]
  readonly onDrop: (scenario: Named) => void
}

/** What is kept and cannot be read, each by itself. */
const Broken = ({ broken, onDrop }: BrokenProps) => (
  <section aria-labelledby="ed-broken">
    <h2 class="cap" id="ed-broken">
      What cannot be read
    </h2>
    <ul class="ed-list">
      {broken.map((one) => (
        <li key={one.id}>
          <p>
            <b>{one.title}</b>
            <small class="muted">This record is damaged: it is no scenario any more.</small>
          </p>
          <IconButton
            icon="save"
            label={`Save what is there of ${one.title} to a file`}
            onClick={() => download('shamble-remains.json', new Blob([JSON.stringify(one.record)]))}
          />
          <IconButton icon="bin" label={`Delete ${one.title}`} onClick={() => onDrop(one)} />
        </li>
      ))}
    </ul>
  </section>
)

const Copies = ({ editor }: { readonly editor: GameEditor<unknown> }) => (
  <section aria-labelledby="ed-copies">
    <h2 class="cap" id="ed-copies">
      Begin with a copy
    </h2>
    <ul class="ed-copies">
      {editor.copies().map(({ id, title, says, make }) => (
        <li key={id}>
          <button type="button" onClick={() => void begin(editor, make(), `${title}, my way`)}>
            <b>{title}</b>
            <span class="book muted">{says}</span>
            <Icon name="right" />
          </button>
        </li>
      ))}
    </ul>
  </section>
)

interface DroppingProps {
  readonly scenario: Named
  readonly onClose: () => void
  readonly onDropped: () => void
}

const Dropping = ({ scenario, onClose, onDropped }: DroppingProps) => (
  <Dialog
    title="Delete this scenario?"
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>Keep it</Button>
        <Button
          kind="go"
          onClick={() => {
            void dropScenario(scenario.id).then(onDropped)
            onClose()
          }}
        >
          Delete {titleOf(scenario)}
        </Button>
      </>
    }
  >
    <p>It is taken out of this browser. Files that were saved stay where they are.</p>
  </Dialog>
)
