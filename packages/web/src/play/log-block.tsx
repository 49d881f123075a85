/** Block 5: one event, one sentence. The last line always says who owes what. */
import type { Seat } from '@shamble/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Clause, Unfold } from './book.tsx'
import { type Filter, filtered, firstNew, grouped, type LogItem, plain } from './log-reader.ts'
import { usePlay } from './context.ts'
import { BlockHead, Says } from './parts.tsx'

const FILTERS: readonly { readonly id: Filter; readonly label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'mine', label: 'Mine' },
  { id: 'fights', label: 'Fights' },
  { id: 'dice', label: 'Dice' },
  { id: 'rules', label: 'Rules' },
]
/** So many lines are in the page at first. */
const SHOWN = 120

export function Log({ question, mine }: { readonly question: string; readonly mine: readonly Seat[] }) {
  const { session } = usePlay()
  const scene = useSignal(session.scene)
  const [filter, setFilter] = useState<Filter>('all')
  const [filters, setFilters] = useState(false)
  const items = scene?.items ?? []
  const kept = useMemo(() => filtered(items, filter, mine), [items, filter, mine])
  return (
    <section class="block log" id="block-5" tabIndex={-1} aria-label="Log">
      <BlockHead n={5} title="Log">
        <button
          type="button"
          class="tool"
          aria-label="Filter the log"
          title="Filter the log"
          aria-expanded={filters}
          onClick={() => setFilters(!filters)}
        >
          <Icon name="find" small />
        </button>
      </BlockHead>
      {filters && <Filters filter={filter} onChange={setFilter} kept={kept} />}
      <Lines items={items} kept={kept} filter={filter} mine={mine} />
      <div class="ln ask">
        <span class="ic">
          <Icon name="chev" />
        </span>
        <p>{question}</p>
      </div>
    </section>
  )
}

/** Which lines are shown, and a way to take them along. */
function Filters({
  filter,
  onChange,
  kept,
}: {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
  readonly kept: readonly LogItem[]
}) {
  const { nameOf } = usePlay()
  const copy = (): void => {
    const text = kept.map(({ line }) => plain(line.words, nameOf)).join('\n')
    void navigator.clipboard?.writeText(text)
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

interface LinesProps {
  readonly items: readonly LogItem[]
  readonly kept: readonly LogItem[]
  readonly filter: Filter
  readonly mine: readonly Seat[]
}

/** The sentences under their headings, the newest in sight. */
function Lines({ items, kept, filter, mine }: LinesProps) {
  const then = useSignal(usePlay().session.past)
  const [more, setMore] = useState(SHOWN)
  const { box, inside, scrolling } = useNewest([items, filter, then], then !== null)
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
    <div class="lines" ref={box} tabIndex={0} role="region" aria-label="What happened" {...scrolling}>
      <div ref={inside}>
        {kept.length > more && (
          <button type="button" class="link earlier" onClick={() => setMore(more + 400)}>
            Earlier
          </button>
        )}
        {groups.map(({ heading, items: lines }) => (
          <div key={lines[0]?.key} class="group">
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
      </div>
    </div>
  )
}

/** Follows the newest line until somebody scrolls up, and again from the bottom on. */
function useNewest(changes: readonly unknown[], isHeld: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const stuck = useRef(true)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const follow = (): void => {
      if (stuck.current) current.scrollTop = current.scrollHeight
    }
    const watch = new ResizeObserver(follow)
    watch.observe(current)
    if (inside.current) watch.observe(inside.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const { current } = box
    if (current && stuck.current && !isHeld) current.scrollTop = current.scrollHeight
  }, changes)
  const leave = (): void => {
    stuck.current = false
  }
  const onScroll = ({ currentTarget }: { readonly currentTarget: HTMLDivElement }): void => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget
    if (scrollHeight - clientHeight - scrollTop < 40) stuck.current = true
  }
  return {
    box,
    inside,
    scrolling: { onScroll, onWheel: leave, onTouchMove: leave, onPointerDown: leave, onKeyDown: leave },
  }
}

function Line({ item, isNew, open }: { readonly item: LogItem; readonly isNew: boolean; readonly open: boolean }) {
  const { session, display, nameOf } = usePlay()
  const [why, setWhy] = useState(false)
  const { line } = item
  const words = line.words.filter((part) => typeof part === 'string' || !('clause' in part))
  const clauses = line.words.flatMap((part) => (typeof part === 'object' && 'clause' in part ? [part.clause] : []))
  return (
    <div class={`ln${isNew ? ' new' : ''}${open ? ' open' : ''}`} data-kind={line.kind} data-until={item.until}>
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
          {item.typed && (
            <span class="hand" title="Thrown by hand">
              <Icon name="hand" small />
              <span class="vh">thrown by hand</span>
            </span>
          )}
          {clauses.map((clause) => (
            <Clause key={clause} id={clause} />
          ))}
          {item.why !== null && (
            <button type="button" class="ask-why" aria-expanded={why} onClick={() => setWhy(!why)}>
              Why?
            </button>
          )}
        </Unfold>
        {why && <p class="reason book">{item.why}</p>}
      </div>
    </div>
  )
}
