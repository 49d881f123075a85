/** The scenario editor, at #/editor/<game>/<id>; without an id, what there is to begin with. */
import '../table/table.css'
import '../table/phone.css'
import '../styles/setup.css'
import './editor.css'
import { useEffect, useState } from 'preact/hooks'
import { editorOf, START } from '../router.ts'
import type { EditorFace } from './face.ts'
import { editors } from './faces.ts'
import { loadScenario } from './library.ts'
import { EditorSession } from './session.ts'
import { StartScreen } from './start-screen.tsx'
import { Workbench } from './workbench.tsx'

export function EditorPage({ game, id }: { readonly game: string; readonly id: string | null }) {
  const [face, setFace] = useState<EditorFace<unknown> | null>(null)
  const [session, setSession] = useState<EditorSession | null>(null)
  const [lost, setLost] = useState<string | null>(null)
  useEffect(() => {
    void open(game, id).then(({ face: found, session: made, lost: why }) => {
      setFace(found)
      setSession(made)
      setLost(why)
    })
  }, [game, id])
  if (!editors[game])
    return (
      <main class="plain">
        <h1>Scenarios of this game cannot be built here.</h1>
        <a href={START}>To the start page</a>
      </main>
    )
  if (lost !== null)
    return (
      <main class="plain">
        <h1>This scenario cannot be opened.</h1>
        <p>{lost}</p>
        <a href={editorOf(game)}>To your scenarios</a>
      </main>
    )
  if (session) return <Workbench session={session} />
  return face && id === null ? <StartScreen face={face} /> : null
}

interface Found {
  readonly face: EditorFace<unknown> | null
  readonly session: EditorSession | null
  readonly lost: string | null
}

async function open(game: string, id: string | null): Promise<Found> {
  const face = (await editors[game]?.()) ?? null
  if (!face || id === null) return { face, session: null, lost: null }
  const kept = await loadScenario(id)
  if (!kept) return { face, session: null, lost: 'It is not kept in this browser.' }
  const opened = face.open(kept.document)
  return opened.ok
    ? { face, session: new EditorSession(face, id, opened.document), lost: null }
    : { face, session: null, lost: `${opened.fault.why} ${opened.fault.at}` }
}
