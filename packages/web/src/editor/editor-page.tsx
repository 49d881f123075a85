/** The scenario editor, at #/editor/<game>/<id>; without an id, what there is to begin with. */
import '../play/play.css'
import '../play/phone.css'
import '../styles/setup.css'
import './editor.css'
import { editorOf } from '../router.ts'
import { NotLoaded, PlainPage } from '../ui/plain-page.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import type { GameEditor } from './game-editor.ts'
import { editorFor } from '../games/around.ts'
import { loadScenario } from './library.ts'
import { EditorSession } from './session.ts'
import { StartScreen } from './start-screen.tsx'
import { Workbench } from './workbench.tsx'

export function EditorPage({ game, id }: { readonly game: string; readonly id: string | null }) {
  const load = editorFor(game)
  const found = useLoaded(load && (() => open(load, id)), `${game} ${id}`)
  if (!load) return <PlainPage title="Scenarios of this game cannot be built here." />
  if (found.is === 'failed') return <NotLoaded />
  if (found.is === 'loading') return null
  const { editor, session, lost } = found.value
  if (lost !== null)
    return (
      <PlainPage title="This scenario cannot be opened." to={{ href: editorOf(game), label: 'To your scenarios' }}>
        <p>{lost}</p>
      </PlainPage>
    )
  return session ? <Workbench session={session} /> : <StartScreen editor={editor} />
}

interface Found {
  readonly editor: GameEditor<unknown>
  readonly session: EditorSession | null
  readonly lost: string | null
}

async function open(load: () => Promise<GameEditor<unknown>>, id: string | null): Promise<Found> {
  const editor = await load()
  if (id === null) return { editor, session: null, lost: null }
  const kept = await loadScenario(id)
  if (!kept) return { editor, session: null, lost: 'It is not kept in this browser.' }
  const opened = editor.open(kept.document)
  return opened.ok
    ? { editor, session: new EditorSession(editor, id, opened.document), lost: null }
    : { editor, session: null, lost: `${opened.fault.why} ${opened.fault.at}` }
}
