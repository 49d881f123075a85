/** The lines of the log, and which of them are shown: nobody needs them before the first question. */
import './log-lines.css'
import type { Seat } from '@shamble/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Clause, Unfold } from './clause.tsx'
import { useWholeBook } from './book.tsx'
import { usePlay } from './context.ts'
import { type Filter, filtered, firstNew, grouped } from './log-groups.ts'
import { type LogItem, plain } from './log-item.ts'
import { Says } from './says.tsx'

const FILTERS: readonly { readonly id: Filter; readonly label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'mine', label: 'Mine' },
  { id: 'fights', label: 'Fights' },
  { id: 'dice', label: 'Dice' },
  { id: 'rules', label: 'Rules' },
]
/** So many lines are in the page at first. */
const SHOWN = 60

interface Shown {
  readonly items: readonly LogItem[]
  readonly filter: Filter
  readonly mine: readonly Seat[]
}

/** Which lines are shown, and a way to take them along. */
export function LogFilters({ items, filter, mine, onChange }: Shown & { readonly onChange: (filter: Filter) => void }) {
  const { nameOf } = usePlay()
  const book = useWholeBook()
  const copy = (): void => {
    const lines = filtered(items, filter, mine).map(({ line }) => plain(line.words, nameOf))
    // Whose game it is goes along.
    void navigator.clipboard?.writeText([...(book ? [book.setup.credit, ''] : []), ...lines].join('\n'))
  }
  return (
    <div class="filters" role="group" aria-label="Show">
      {FILTERS.map(({ id, label }) => (
        <button key={id} type="button" class="chip" aria-pressed={id === filter} onClick={() => onChange(id)}>
          {label}
        </button>
      ))}
      <button type="button" class="link" onClick={copy}>
        Copy
      </button>
    </div>
  )
}

/** The sentences under their headings. */
export function LogLines({ items, filter, mine }: Shown) {
  const then = useSignal(usePlay().session.past)
  const [more, setMore] = useState(SHOWN)
  const kept = useMemo(() => filtered(items, filter, mine), [items, filter, mine])
  const groups = useMemo(
    () =>
      grouped(
        items,
        kept.slice(-more).filter(({ line }) => line.words.length > 0),
      ),
    [items, kept, more],
  )
  const newFrom = useMemo(() => firstNew(items, mine), [items, mine])
  const firstKey = items[newFrom]?.key ?? null
  const news = useMemo(() => new Set(items.slice(newFrom).map(({ key }) => key)), [items, newFrom])
  return (
    <>
      {kept.length > more && (
        <button type="button" class="link earlier" onClick={() => setMore(more + 400)}>
          Earlier
        </button>
      )}
      {groups.map(({ key: head, heading, items: lines }) => (
        <div key={head} class="group">
          {heading !== '' && (
            <h3 class="lh cap">
              <span>{heading}</span>
              {lines.some(({ key }) => key === firstKey) && mine.length > 0 && <span>New since you acted</span>}
            </h3>
          )}
          {lines.map((item) => (
            <Line
              key={item.key}
              item={item}
              isNew={mine.length > 0 && news.has(item.key)}
              open={then?.item.key === item.key}
            />
          ))}
        </div>
      ))}
    </>
  )
}

function Line({ item, isNew, open }: { readonly item: LogItem; readonly isNew: boolean; readonly open: boolean }) {
  const { session, display, nameOf } = usePlay()
  const [why, setWhy] = useState(false)
  const { line } = item
  const words = line.words.filter((part) => typeof part === 'string' || !('clause' in part))
  const clauses = line.words.flatMap((part) => (typeof part === 'object' && 'clause' in part ? [part.clause] : []))
  return (
    <div
      class={`ln${isNew ? ' new' : ''}${open ? ' open' : ''}${line.isBand ? ' band' : ''}`}
      data-kind={line.kind}
      data-until={item.until}
    >
      <span class="ic">
        <display.roster.Icon icon={line.icon} size={17} />
      </span>
      <div>
        <Unfold>
          <button
            type="button"
            class="words"
            title="Show the board as it was then"
            onClick={() => void session.showThen(item)}
            onPointerEnter={() => line.about[0] !== undefined && session.hover(line.about[0])}
            onPointerLeave={() => session.hover(null)}
          >
            <Says words={words} nameOf={nameOf} />
          </button>{' '}
          {item.typed && <ByHand />}
          {clauses.map((clause) => (
            <Clause key={clause} id={clause} />
          ))}
          {item.why !== null && (
            <button type="button" class="ask-why" aria-expanded={why} onClick={() => setWhy(!why)}>
              Why?
            </button>
          )}
        </Unfold>
        {why && <Reason words={item.why ?? ''} />}
      </div>
    </div>
  )
}

function ByHand() {
  return (
    <span class="hand" title="Thrown by hand">
      <Icon name="hand" small />
      <span class="vh">thrown by hand</span>
    </span>
  )
}

/** Brought into sight: the log may end above it. */
function Reason({ words }: { readonly words: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <p ref={box} class="reason book">
      {words}
    </p>
  )
}
