/** What is chosen: what can be done with it, and its fields. */
import { Button, IconButton } from '../ui/button.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { capital } from '../words/plain.ts'
import { Fields } from './fields.tsx'
import type { EditorSession } from './session.ts'

/** What can be done with what is chosen; of one thing alone also its fields. */
export function ChosenThing({ session }: { readonly session: EditorSession }) {
  useSignal(session.history)
  const { chosen, one, editor } = session
  if (chosen.length === 0)
    return (
      <p class="muted ed-empty">
        Nothing is chosen. Press something on the table, or in the list of what is on it; everything about it is shown
        here.
      </p>
    )
  return (
    <div>
      <Acts session={session} />
      {one === null ? (
        <Several session={session} />
      ) : (
        <Fields
          game={editor.id}
          of={one}
          groups={editor.fields(session.document, one)}
          change={(next, words, merges) => session.change(next, words, merges ?? null, [one])}
          take={(edited) => session.take(edited)}
        />
      )}
    </div>
  )
}

function Acts({ session }: { readonly session: EditorSession }) {
  const { chosen, one, editor } = session
  const turns = chosen.some((key) => editor.turn(session.document, key, 0) !== null)
  return (
    <div class="ed-acts" role="group" aria-label={one === null ? 'What to do with them' : 'What to do with it'}>
      <Button size="small" onClick={() => session.copy()}>
        Duplicate
      </Button>
      {turns && (
        <Button size="small" onClick={() => session.turn(15)} end={<span class="kbd">.</span>}>
          Turn
        </Button>
      )}
      <Button size="small" icon="bin" onClick={() => session.remove()}>
        Delete
      </Button>
    </div>
  )
}

/** Several things that are chosen together: each can be chosen alone, or let go. */
function Several({ session }: { readonly session: EditorSession }) {
  const { chosen, editor } = session
  return (
    <section class="ed-group" aria-labelledby="ed-several">
      <h3 id="ed-several">{capital(session.named(chosen))}</h3>
      <ul class="ed-several">
        {chosen.map((key) => (
          <li key={key}>
            <button type="button" class="link" onClick={() => session.choose(key)}>
              {capital(editor.nameOf(session.document, key))}
            </button>
            <IconButton
              icon="x"
              label={`Without ${editor.nameOf(session.document, key)}`}
              onClick={() => session.toggle(key)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
