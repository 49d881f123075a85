/** What stands in the bars of the workbench: history, what is asked, where the pointer is, zoom, playing. */
import type { Viewport } from '../play/viewport.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { capital } from '../words/plain.ts'
import type { EditorSession } from './session.ts'
import type { Parts } from './work-parts.ts'

export function History({ session }: { readonly session: EditorSession }) {
  const { past, now, future } = useSignal(session.history)
  return (
    <>
      <Button
        kind="quiet"
        icon="undo"
        disabled={past.length === 0}
        title={past.length === 0 ? 'Nothing to undo' : `Undo: ${now.words}`}
        onClick={() => session.undo()}
        end={<span class="kbd">U</span>}
      >
        Undo
      </Button>
      <span class="ed-redo">
        <IconButton
          icon="undo"
          label={future.length === 0 ? 'Nothing to redo' : `Redo: ${future[0]?.words ?? ''}`}
          disabled={future.length === 0}
          onClick={() => session.redo()}
        />
      </span>
    </>
  )
}

/** What the tool in hand asks for, or what can be done with what is chosen. */
export function Asks({ session }: { readonly session: EditorSession }) {
  const { anchor } = useSignal(session.hand)
  const refusal = useSignal(session.refusal)
  useSignal(session.history)
  const { tool, one, chosen, editor } = session
  if (refusal !== null)
    return (
      <p class="ed-asks no" id="ed-asks">
        <Icon name="x" small /> {refusal}
      </p>
    )
  const ofChosen = (): string => {
    if (session.isSeveral) return 'Press one thing after the other, or draw a box around them.'
    if (one !== null)
      return `${capital(editor.nameOf(session.document, one))}: drag it, ${handleWords(session, one)}or change its fields.`
    if (chosen.length > 0) return `${capital(session.named(chosen))}: drag them all by one of them.`
    return 'Take a tool, or choose something on the table.'
  }
  const words = tool ? (anchor ? 'Now the other corner: arrows, then Enter.' : tool.asks) : ofChosen()
  return (
    <p class="ed-asks" id="ed-asks">
      {words}
    </p>
  )
}

function handleWords({ editor, document }: EditorSession, chosen: string): string {
  const [first] = editor.handles(document, chosen)
  if (!first) return ''
  return first.kind === 'turn' ? 'turn it by its handle, ' : 'pull its corners, '
}

/** Where the mouse or the cursor is. */
export function Where({ session }: { readonly session: EditorSession }) {
  const pointer = useSignal(session.pointer)
  const { cursor } = useSignal(session.hand)
  const { x, y } = pointer ?? cursor
  return (
    <span class="ed-where mono" aria-hidden="true">
      {x}, {y} {session.editor.measure}
    </span>
  )
}

export function Zoom({ viewport }: { readonly viewport: Viewport }) {
  return (
    <div class="zoom" role="group" aria-label="Zoom">
      <button type="button" aria-label="Closer" onClick={() => viewport.zoomBy(1.25)}>
        +
      </button>
      <button type="button" aria-label="Farther" onClick={() => viewport.zoomBy(0.8)}>
        −
      </button>
      <button type="button" aria-label="The whole table" onClick={() => viewport.fit()}>
        0
      </button>
    </div>
  )
}

const WAITS = 'The checks must find no fault first'

export function PlayButtons({
  session,
  play,
  setUp,
}: Pick<Parts, 'session' | 'play'> & { readonly setUp?: () => void }) {
  useSignal(session.checks)
  const isReady = session.faults === 0
  return (
    <>
      {setUp && (
        <Button
          kind="quiet"
          disabled={!isReady}
          title={isReady ? 'With seats, bots, dice and house rules to choose' : WAITS}
          onClick={setUp}
        >
          Set up a table
        </Button>
      )}
      <Button
        kind="go"
        disabled={!isReady}
        title={isReady ? 'You alone, at once' : WAITS}
        onClick={play}
        end={<Icon name="right" />}
      >
        Play it
      </Button>
    </>
  )
}
