/** Citations: the id of a clause is a link; pressing it unfolds its text in place, from there one gets to the rules. */
import './clause.css'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useMemo, useState } from 'preact/hooks'
import { kindOf } from '../rules/kinds.ts'
import { isKeyOf, rowOf } from '../sure.ts'
import { BookContext } from './book.tsx'

interface Unfolding {
  readonly open: string | null
  readonly toggle: (clause: string) => void
}

const UnfoldContext = createContext<Unfolding | null>(null)

/** Whatever is cited within unfolds at its end. */
export function Unfold({ children }: { readonly children: ComponentChildren }) {
  const [open, setOpen] = useState<string | null>(null)
  const unfolding = useMemo(
    () => ({ open, toggle: (clause: string) => setOpen((before) => (before === clause ? null : clause)) }),
    [open],
  )
  return (
    <UnfoldContext.Provider value={unfolding}>
      {children}
      {open !== null && <ClauseText clause={open} />}
    </UnfoldContext.Provider>
  )
}

export function Clause({ id }: { readonly id: string }) {
  const unfolding = useContext(UnfoldContext)
  const { clauses, openRules } = useContext(BookContext)
  // What the table itself asks for stands in no book.
  if (id.startsWith('table.')) return null
  if (!isKeyOf(clauses, id)) return <span class="cl off">{id}</span>
  return (
    <button
      type="button"
      class="cl"
      aria-label={`Rule ${id}`}
      {...(unfolding ? { 'aria-expanded': unfolding.open === id } : {})}
      onClick={(event) => {
        event.stopPropagation()
        if (unfolding) unfolding.toggle(id)
        else openRules(id)
      }}
    >
      {id}
    </button>
  )
}

function ClauseText({ clause }: { readonly clause: string }) {
  const { clauses, openRules } = useContext(BookContext)
  const entry = rowOf(clauses, clause)
  if (!entry) return null
  return (
    <blockquote class="clause">
      <p>{entry.says}</p>
      <cite>
        <span class="mono">{clause}</span>
        <span class="kind">{kindOf(entry)}</span>
        <button
          type="button"
          class="link"
          onClick={(event) => {
            event.stopPropagation()
            openRules(clause)
          }}
        >
          Open the rules here
        </button>
      </cite>
    </blockquote>
  )
}
