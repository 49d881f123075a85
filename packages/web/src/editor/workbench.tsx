/** The workbench: what is being built, on a desk or on a phone. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { setupFor } from '../games/around.ts'
import { go, newTable, tableAt } from '../router.ts'
import { newDraft, withOwn } from '../setup/draft.ts'
import { drafts } from '../setup/drafts.ts'
import { Trouble, type TroubleWords, troubleOf } from '../ui/trouble.tsx'
import { Viewport } from '../play/viewport.ts'
import { useSignal } from '../ui/use-signal.ts'
import { useChecks } from './checks.tsx'
import { Desk } from './desk.tsx'
import { useKeeping } from './keeping.ts'
import { useEditorKeys } from './keys.ts'
import { Phone } from './phone.tsx'
import type { EditorSession } from './session.ts'
import { Trial, type TrialPort } from './trial.ts'
import type { Parts } from './work-parts.ts'

/** Below this there is no room for two rails. */
const NARROW = '(max-width: 999px)'

function useNarrow(): boolean {
  const media = useMemo(() => matchMedia(NARROW), [])
  const [narrow, setNarrow] = useState(media.matches)
  useEffect(() => {
    const look = (): void => setNarrow(media.matches)
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [media])
  return narrow
}

const MOST_WORKERS = 4
/** One core is left for whoever goes on building. */
const trialWorkers = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1))

const openWorker = (): TrialPort =>
  new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module', name: 'trial' }) as TrialPort

/** The scenario is played at once; what was in the way is told. */
async function play({ editor, document }: EditorSession, onTrouble: Parts['onTrouble']): Promise<void> {
  onTrouble(null)
  try {
    const { id } = await engine().create(editor.play(document))
    go(tableAt(id))
  } catch (error) {
    onTrouble(troubleOf('The table was not laid.', error))
  }
}

/** The same with seats, bots, dice and house rules to choose from. */
async function setUp({ editor, document }: EditorSession): Promise<void> {
  const setup = await setupFor(editor.id)?.()
  if (!setup) return
  const { options } = editor.play(document)
  drafts.set(editor.id, withOwn(setup, newDraft(setup, false), options[setup.ownOption ?? ''] ?? null))
  go(newTable(editor.id))
}

export function Workbench({ session }: { readonly session: EditorSession }) {
  const viewport = useMemo(() => new Viewport(), [session])
  const trial = useMemo(() => new Trial(openWorker, trialWorkers()), [session])
  const { now } = useSignal(session.history)
  const [trouble, setTrouble] = useState<TroubleWords | null>(null)
  const kept = useKeeping(session)
  const narrow = useNarrow()
  useEditorKeys(session, viewport)
  useChecks(session)
  useEffect(() => () => trial.stop(), [trial])
  const { title } = session.editor.head(now.document)
  useEffect(() => {
    document.title = `${title.trim() || 'Scenario'}: editor`
  }, [title])

  const parts: Parts = {
    session,
    viewport,
    trial,
    kept,
    play: () => void play(session, setTrouble),
    setUp: () => void setUp(session),
    onTrouble: setTrouble,
    notice: trouble && <Trouble {...trouble} onDismiss={() => setTrouble(null)} />,
  }
  return (
    <>
      {narrow ? <Phone {...parts} /> : <Desk {...parts} />}
      <Said session={session} />
    </>
  )
}

function Said({ session }: { readonly session: EditorSession }) {
  return (
    <p class="vh" role="status" aria-live="polite">
      {useSignal(session.said)}
    </p>
  )
}
