import './rules.css'
/** The book's own contents, and its clauses, each with its kind. Opened from a clause it starts there. */
import type { ClauseIndex, OptionSchema, OptionValues } from '@shamble/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { rowOf } from '../sure.ts'
import { kindOf } from './kinds.ts'
import { type Chapter, inReadingOrder, type Shelf, shelves, switchedOff, topicOf } from './search.ts'

export interface RulesBrowserProps {
  readonly clauses: ClauseIndex
  readonly chapters: readonly Chapter[]
  readonly leads?: Readonly<Record<string, string>>
  /** The topics that tell how a turn goes: read first. */
  readonly first?: readonly string[]
  readonly options: OptionSchema
  /** The options of this table; null where there is none. */
  readonly values: OptionValues | null
  readonly clause: string | null
  /** How often a clause was used in this game. */
  readonly used?: ReadonlyMap<string, number>
  readonly credit: string
}

const NO_LEADS: Readonly<Record<string, string>> = {}
const NONE: readonly string[] = []

/** Where it is open: a chapter or all, or what is searched for. A clause that was looked up opens its chapter. */
function useOpenAt(clause: string | null) {
  const [search, setSearch] = useState('')
  const [topic, setTopic] = useState<string | null>(clause === null ? null : topicOf(clause))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (clause === null) return
    setSearch('')
    setTopic(topicOf(clause))
  }, [clause])
  useEffect(() => {
    if (clause === null) return
    const line = box.current?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(clause)}"]`)
    line?.scrollIntoView({ block: 'center' })
    line?.focus({ preventScroll: true })
  }, [clause, topic])
  const turnTo = (next: string | null): void => {
    setSearch('')
    setTopic(next)
    box.current?.scrollTo({ top: 0 })
  }
  return { search, setSearch, topic, setTopic, turnTo, box }
}

type OpenAt = ReturnType<typeof useOpenAt>

/** The chapters with those of their clauses that are wanted, and which of them are switched off. */
function useShelves(props: RulesBrowserProps, { search, topic }: OpenAt, inForce: boolean) {
  const { clauses, chapters, first = NONE, options, values, clause } = props
  const off = useMemo(() => switchedOff(clauses, options, values), [clauses, options, values])
  const hidden = useMemo(() => {
    if (!inForce) return new Set<string>()
    return new Set([...off].filter((id) => id !== clause))
  }, [inForce, off, clause])
  const all = useMemo(() => shelves(clauses, chapters, search, hidden), [clauses, chapters, search, hidden])
  const whole = search === '' ? inReadingOrder(all, first) : all
  const shown = search !== '' || topic === null ? whole : all.filter(({ chapter }) => chapter.topic === topic)
  return { off, all, shown }
}

export function RulesBrowser(props: RulesBrowserProps) {
  const { values, clause } = props
  const [inForce, setInForce] = useState(values !== null)
  const openAt = useOpenAt(clause)
  const { search, setSearch, topic, setTopic, turnTo } = openAt
  const { off, all, shown } = useShelves(props, openAt, inForce)
  return (
    <div class="rules">
      <div class="tools-row">
        <TextField
          label="Search the rules"
          hideLabel
          type="search"
          placeholder="Search: reload, doors, bite …"
          value={search}
          onInput={setSearch}
        />
        <ChapterSelect shelves={all} topic={search === '' ? topic : null} onTurn={turnTo} />
        {values !== null && <Toggle label="In force now" checked={inForce} onChange={setInForce} />}
      </div>
      <div class="shelves">
        <Contents shelves={all} topic={topic} isSearched={search !== ''} onAll={() => setTopic(null)} onTurn={turnTo} />
        <Clauses browser={props} openAt={openAt} shown={shown} off={off} />
      </div>
    </div>
  )
}

interface ClausesProps {
  readonly browser: RulesBrowserProps
  readonly openAt: OpenAt
  readonly shown: readonly Shelf[]
  readonly off: ReadonlySet<string>
}

/** The text, a chapter after the other. */
function Clauses({ browser, openAt: { search, topic, box }, shown, off }: ClausesProps) {
  const { leads = NO_LEADS, clause, used, credit } = browser
  const found = shown.reduce((sum, shelf) => sum + shelf.clauses.length, 0)
  return (
    <div class="text" ref={box} tabIndex={0} role="region" aria-label="Clauses">
      <p class="vh" role="status">
        {search === '' ? '' : `${found} ${found === 1 ? 'clause' : 'clauses'} found`}
      </p>
      {search === '' && topic === null && clause === null && <Beginning words={leads['']} />}
      {shown.map((shelf) => (
        <ChapterText
          key={shelf.chapter.topic}
          shelf={shelf}
          lead={search === '' ? rowOf(leads, shelf.chapter.topic) : undefined}
          clause={clause}
          off={off}
          used={used}
        />
      ))}
      {shown.length === 0 && <p class="muted">No clause says that. Try another word.</p>}
      <p class="credit">{credit}</p>
    </div>
  )
}

interface ContentsProps {
  readonly shelves: readonly Shelf[]
  readonly topic: string | null
  readonly onTurn: (topic: string | null) => void
}

/** The contents where there is little room. */
const ChapterSelect = ({ shelves: all, topic, onTurn }: ContentsProps) => (
  <div class="chapter-select">
    <Select
      label="Chapter"
      value={topic ?? ''}
      options={[
        { value: '', label: 'All chapters' },
        ...all.map(({ chapter, clauses: of }) => ({
          value: chapter.topic,
          label: chapter.title,
          says: `${of.length} ${of.length === 1 ? 'clause' : 'clauses'}`,
        })),
      ]}
      onChange={(next) => onTurn(next === '' ? null : next)}
    />
  </div>
)

/** The contents beside the text. */
const Contents = ({
  shelves: all,
  topic,
  isSearched,
  onAll,
  onTurn,
}: ContentsProps & { readonly isSearched: boolean; readonly onAll: () => void }) => (
  <nav aria-label="Chapters">
    <ul>
      <li>
        <button type="button" aria-pressed={topic === null} onClick={onAll}>
          All chapters
        </button>
      </li>
      {all.map(({ chapter, clauses: of }) => (
        <li key={chapter.topic}>
          <button
            type="button"
            aria-pressed={topic === chapter.topic && !isSearched}
            onClick={() => onTurn(chapter.topic)}
          >
            {chapter.title}
            <span class="mono">{of.length}</span>
          </button>
        </li>
      ))}
    </ul>
  </nav>
)

/** What the game is, and what the marks of the clauses mean. */
const Beginning = ({ words }: { readonly words: string | undefined }) => (
  <div class="beginning">
    {words !== undefined && <p class="book">{words}</p>}
    <p>
      Most sentences are the book’s, in our words. Where the book is silent or can be read two ways we decided, and the
      sentence is marked <b>our ruling</b>; what is <b>optional</b> or <b>ours</b> is in force only if you switch it on.
    </p>
  </div>
)

/** A chapter: each clause with its kind, and what this table makes of it. */
const ChapterText = ({
  shelf: { chapter, clauses },
  lead,
  clause,
  off,
  used,
}: {
  readonly shelf: Shelf
  readonly lead: string | undefined
  /** The one that was looked up. */
  readonly clause: string | null
  readonly off: ReadonlySet<string>
  readonly used: RulesBrowserProps['used']
}) => (
  <section>
    <h3>{chapter.title}</h3>
    {lead !== undefined && <p class="lead">{lead}</p>}
    {clauses.map(({ id, entry }) => (
      <article
        key={id}
        class={`${entry.kind}${id === clause ? ' at' : ''}${off.has(id) ? ' off' : ''}`}
        data-clause={id}
        tabIndex={-1}
      >
        <p class="book">{entry.says}</p>
        <footer>
          {entry.ours || entry.kind !== 'core' ? <b class="kind">{kindOf(entry)}</b> : <span>{kindOf(entry)}</span>}
          <span class="mono">{id}</span>
          {off.has(id) && <span>switched off here</span>}
          {used?.has(id) && <span>used {used.get(id)} times in this game</span>}
        </footer>
      </article>
    ))}
  </section>
)
