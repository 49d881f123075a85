/** What is wrong with the scenario as it is, and where. */
import { useEffect, useRef } from 'preact/hooks'
import { rulesOf } from '../router.ts'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Checker, type CheckPort } from './checker.ts'
import type { EditorSession } from './session.ts'

const WAIT_MS = 120

const openWorker = (): CheckPort =>
  new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module', name: 'checks' }) as CheckPort

/** Checks again a moment after every change. */
export function useChecks(session: EditorSession): void {
  const { now } = useSignal(session.history)
  const checker = useRef<Checker | null>(null)
  useEffect(() => {
    const opened = new Checker(openWorker(), session.editor.id)
    checker.current = opened
    return () => opened.close()
  }, [session])
  useEffect(() => {
    const timer = setTimeout(() => checker.current?.check(now.document, (found) => session.found(found)), WAIT_MS)
    return () => clearTimeout(timer)
  }, [session, now.document])
}

export function checksWords(session: EditorSession): string {
  const checks = session.checks.value
  const { faults } = session
  if (checks === null) return 'being checked'
  if (checks.length === 0) return 'can be played'
  if (faults === 0) return `can be played, ${checks.length} to look at`
  return faults === 1 ? '1 fault' : `${faults} faults`
}

export function Checks({ session }: { readonly session: EditorSession }) {
  const checks = useSignal(session.checks)
  if (checks === null) return <p class="ed-fine muted">It is being checked.</p>
  if (checks.length === 0)
    return (
      <p class="ed-fine">
        <Icon name="check" /> Nothing is wrong: it can be played as it is.
      </p>
    )
  const sorted = [...checks].sort((a, b) => Number(a.grade === 'warning') - Number(b.grade === 'warning'))
  return (
    <ul class="ed-checks">
      {sorted.map((check) => {
        const { grade, at, why, clause } = check
        const thing = session.thingAt(at)
        return (
          <li key={`${at} ${why}`} class={grade}>
            <Icon name={grade === 'fault' ? 'x' : 'warn'} />
            <div>
              <p>
                <b>{grade === 'fault' ? 'Fault' : 'Look at this'}</b>
                {thing !== null && <>, {session.editor.nameOf(session.document, thing)}</>}: {why}{' '}
                {clause && (
                  <a class="cl" href={rulesOf(session.editor.id, clause)}>
                    {clause}
                  </a>
                )}
              </p>
              <button type="button" class="link" onClick={() => session.show(check)}>
                {thing !== null ? 'Show on the board' : `Show the ${sheetLabel(session, at)}`}
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function sheetLabel({ editor }: EditorSession, place: string): string {
  const sheet = editor.sheetOf(place)
  return editor.sheets.find(({ id }) => id === sheet)?.label.toLowerCase() ?? 'scenario'
}
