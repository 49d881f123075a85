/** What a game lays beside its board, folded up: one at a time is open. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Note } from '../plan/plan.ts'
import { Clause, Unfold } from './clause.tsx'
import type { RosterDisplay } from './game-display.ts'
import './folds.css'

/** Where the rail is folded to marks, what is opened lies over the board; on a low screen people need the room. */
const isTight = (): boolean => matchMedia('((min-width: 760px) and (max-width: 1099px)) or (max-height: 800px)').matches
/** So many people leave room for an open fold. */
const FEW_PEOPLE = 2

export interface Folded {
  readonly id: string
  readonly icon: string
  readonly title: string
  /** What can be read without opening it. */
  readonly end: string
  readonly content: ComponentChildren
}

/** The first is open, where there is room beside so many people. */
export function Folds({
  label,
  folds,
  people,
  Icon,
}: {
  readonly label: string
  readonly folds: readonly Folded[]
  readonly people: number
  readonly Icon: RosterDisplay['Icon']
}) {
  const [opened, setOpened] = useState<string | null>(() =>
    isTight() || people > FEW_PEOPLE ? null : (folds[0]?.id ?? null),
  )
  const toggle = (id: string): void => setOpened((before) => (before === id ? null : id))
  return (
    <section class="block folds" aria-label={label}>
      {folds.map(({ id, icon, title, end, content }) => (
        <details key={id} class="folded" data-fold={id} open={opened === id}>
          <summary
            title={`${title}: ${end}`}
            onClick={(event) => {
              event.preventDefault()
              toggle(id)
            }}
          >
            <Icon icon={icon} size={18} />
            <span class="cap">{title}</span>
            <span class="end">{end}</span>
          </summary>
          <div class="more" tabIndex={0} role="group" aria-label={title}>
            <Unfold>{content}</Unfold>
          </div>
        </details>
      ))}
    </section>
  )
}

export const NoteRow = ({ value, words, clause }: Note) => (
  <li>
    <b class="mono">{value}</b>
    <span>{words}</span>
    {clause !== '' && <Clause id={clause} />}
  </li>
)

export const NoteRows = ({ notes }: { readonly notes: readonly Note[] }) => (
  <ul class="note-rows">
    {notes.map((note) => (
      <NoteRow key={note.clause + note.words} {...note} />
    ))}
  </ul>
)

/** One thing that is asked: met for good, only as things stand, or not yet. */
export interface TaskPart {
  readonly words: string
  readonly standing: 'met' | 'now' | 'open'
  /** What is still missing, by name. */
  readonly left?: string
}

/** What a scenario asks for, and its story. */
export const Tasks = ({ parts, story }: { readonly parts: readonly TaskPart[]; readonly story: string }) => (
  <>
    <ul class="task">
      {parts.map(({ words, standing, left }) => (
        <li key={words} class={standing}>
          <i />
          <span>
            {words}
            {standing === 'now' && <small> so far</small>}
            {left && <small class="left">{left}</small>}
          </span>
        </li>
      ))}
    </ul>
    <p class="task-story book">{story}</p>
  </>
)

/** "1 of 2 done" */
export function tasksEnd(parts: readonly TaskPart[]): string {
  const done = parts.filter(({ standing }) => standing === 'met').length
  const holds = parts.filter(({ standing }) => standing === 'now').length
  return holds > 0 && done + holds === parts.length ? 'holds so far' : `${done} of ${parts.length} done`
}
