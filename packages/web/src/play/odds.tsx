/** How likely what would come of it is. */
import './odds.css'
import type { OddsResult } from '@shamble/kernel'
import type { AnyDisplay, OddsWords } from './game-display.ts'
import { percent } from './parts.tsx'

interface Share extends OddsWords {
  readonly p: number
  readonly error: number
  readonly exact: string | null
}

/** Outcomes in the order of their tones; those said alike are counted together. */
export function shares(odds: OddsResult, display: Pick<AnyDisplay, 'words'>): readonly Share[] {
  const by = new Map<string, Share>()
  for (const { key, probability, error = 0, fraction } of odds.outcomes) {
    const said = display.words.oddsWords(key)
    const before = by.get(said.words)
    by.set(said.words, {
      ...said,
      p: (before?.p ?? 0) + probability,
      error: Math.hypot(before?.error ?? 0, error),
      exact: before || !fraction ? null : `${fraction.ways} in ${fraction.of}`,
    })
  }
  const rank = { good: 0, half: 1, bad: 2, harm: 3 }
  const rows = [...by.values()].filter(({ p }) => p > 0)
  return withoutEnds(rows).sort((a, b) => rank[a.tone] - rank[b.tone] || (a.many?.n ?? 0) - (b.many?.n ?? 0))
}

/** So many outcomes that differ by a number alone can be told apart in a bar. */
const MOST_COUNTED = 7

/** A long row of numbers without its rare ends: "6 or fewer", 7, 8, "9 or more". */
function withoutEnds(rows: readonly Share[]): Share[] {
  const counted = rows.filter(({ many }) => many).sort((a, b) => (a.many?.n ?? 0) - (b.many?.n ?? 0))
  const others = rows.filter(({ many }) => !many)
  while (counted.length > MOST_COUNTED) {
    const [low, high] = [counted[0] as Share, counted.at(-1) as Share]
    if (low.p <= high.p) counted.splice(0, 2, ended(low, counted[1] as Share, 'or fewer'))
    else counted.splice(-2, 2, ended(high, counted.at(-2) as Share, 'or more'))
  }
  return [...counted, ...others]
}

/** An end and its neighbour, told by the number of that one. */
const ended = (end: Share, next: Share, which: string): Share => ({
  ...next,
  words: `${next.many?.n} ${which} ${next.many?.of}`,
  p: end.p + next.p,
  error: Math.hypot(end.error, next.error),
  exact: null,
})

const CLASSES = { good: 'k', half: 'd', bad: 'm', harm: 'hm' } as const

/** A bar of outcomes. Exact odds look exact; sampled ones say about, and their band. */
export function Odds({
  odds,
  display,
  withKey,
}: {
  readonly odds: OddsResult | null
  readonly display: Pick<AnyDisplay, 'words'>
  readonly withKey: boolean
}) {
  if (!odds) return <div class="odds empty" aria-hidden="true" />
  const rows = shares(odds, display)
  const band = Math.max(...rows.map(({ error }) => error)) * 1.96
  const said = rows.map(({ words, p }) => `${words} ${percent(p)}`).join(', ')
  return (
    <>
      <div class="odds" role="img" aria-label={odds.exact ? said : `about ${said}`}>
        {rows.map(({ words, tone, p, exact }) => (
          <div
            key={words}
            class={CLASSES[tone]}
            style={{ flex: Math.max(p, 0.012) }}
            title={`${words}: ${exact ?? percent(p)}`}
          >
            {p >= 0.09 && <span>{percent(p)}</span>}
          </div>
        ))}
      </div>
      {(withKey || !odds.exact) && (
        <div class="okey">
          {withKey &&
            rows.map(({ words, tone, p }) => (
              <span key={words}>
                <i class={CLASSES[tone]} />
                {words}
                {p < 0.09 && <span class="mono"> {percent(p)}</span>}
              </span>
            ))}
          {!odds.exact && <span class="about">about, give or take {Math.max(1, Math.round(band * 100))} %</span>}
        </div>
      )}
    </>
  )
}
