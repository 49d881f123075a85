/** The scenario editor, at #/editor/<game>/<id>; without an id, what there is to begin with. */
import '../table/table.css'
import '../table/phone.css'
import '../styles/setup.css'
import './editor.css'
import { editorOf } from '../router.ts'
import { NotLoaded, PlainPage } from '../ui/plain-page.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import type { EditorFace } from './face.ts'
import { editors } from './faces.ts'
import { loadScenario } from './library.ts'
import { EditorSession } from './session.ts'
import { StartScreen } from './start-screen.tsx'
import { Workbench } from './workbench.tsx'

export function EditorPage({ game, id }: { readonly game: string; readonly id: string | null }) {
  const load = Object.hasOwn(editors, game) ? editors[game] : undefined
  const found = useLoaded(load && (() => open(load, id)), `${game} ${id}`)
  if (!load) return <PlainPage title="Scenarios of this game cannot be built here." />
  if (found.is === 'failed') return <NotLoaded />
  if (found.is === 'loading') return null
  const { face, session, lost } = found.value
  if (lost !== null)
    return (
      <PlainPage title="This scenario cannot be opened." to={{ href: editorOf(game), label: 'To your scenarios' }}>
        <p>{lost}</p>
      </PlainPage>
    )
  return session ? <Workbench session={session} /> : <StartScreen face={face} />
}

interface Found {
  readonly face: EditorFace<unknown>
  readonly session: EditorSession | null
  readonly lost: string | null
}

async function open(load: () => Promise<EditorFace<unknown>>, id: string | null): Promise<Found> {
  const face = await load()
  if (id === null) return { face, session: null, lost: null }
  const kept = await loadScenario(id)
  if (!kept) return { face, session: null, lost: 'It is not kept in this browser.' }
  const opened = face.open(kept.document)
  return opened.ok
    ? { face, session: new EditorSession(face, id, opened.document), lost: null }
    : { face, session: null, lost: `${opened.fault.why} ${opened.fault.at}` }
}
