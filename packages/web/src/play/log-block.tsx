/** Block 5: one event, one sentence. The last line always says who owes what. */
import type { Seat } from '@shamble/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { LogFilters, LogLines } from './afterwards.tsx'
import type { Filter } from './log-groups.ts'
import { usePlay } from './context.ts'
import { BlockHead } from './parts.tsx'

export function Log({ question, mine }: { readonly question: string; readonly mine: readonly Seat[] }) {
  const { session } = usePlay()
  const scene = useSignal(session.scene)
  const then = useSignal(session.past)
  const [filter, setFilter] = useState<Filter>('all')
  const [filters, setFilters] = useState(false)
  const items = scene?.items ?? []
  const { box, inside, scrolling } = useNewest([items, filter, then], then !== null)
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
      {filters && <LogFilters items={items} filter={filter} mine={mine} onChange={setFilter} />}
      <div class="lines" ref={box} tabIndex={0} role="region" aria-label="What happened" {...scrolling}>
        <div ref={inside}>{items.length > 0 && <LogLines items={items} filter={filter} mine={mine} />}</div>
      </div>
      <div class="ln ask">
        <span class="ic">
          <Icon name="chev" />
        </span>
        <p>{question}</p>
      </div>
    </section>
  )
}

/** Follows the newest line until somebody scrolls up, and again from the bottom on, and when he is back from the past. */
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
  const wasHeld = useRef(isHeld)
  useEffect(() => {
    const { current } = box
    if (wasHeld.current && !isHeld) stuck.current = true
    wasHeld.current = isHeld
    if (current && stuck.current && !isHeld) current.scrollTop = current.scrollHeight
  }, changes)
  const leave = (): void => {
    stuck.current = false
  }
  // Whoever has pressed a line and scrolled nowhere has not left the newest one.
  const stay = ({ currentTarget }: { readonly currentTarget: HTMLDivElement }): void => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget
    if (scrollHeight - clientHeight - scrollTop < 40) stuck.current = true
  }
  return {
    box,
    inside,
    scrolling: {
      onScroll: stay,
      onWheel: leave,
      onTouchMove: leave,
      onPointerDown: leave,
      onPointerUp: stay,
      onKeyDown: leave,
      onKeyUp: stay,
    },
  }
}
