import './preview-tag.css'
import type { OddsResult } from '@shamble/kernel'
import { useRef } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import type { Preview, Variant } from './game-display.ts'
import { Odds } from './odds.tsx'
import { oddsKey, type PlaySession } from './session.ts'
import { useSpot } from './use-spot.ts'

export function oddsOf(
  session: PlaySession,
  known: ReadonlyMap<string, OddsResult>,
  variant: Variant,
): OddsResult | null {
  const { seat } = session.situation()
  const decision = session.scene.value?.line.update?.decision
  return known.get(oddsKey(seat, decision, variant)) ?? null
}

/** So much is said of it at most. */
const FEW = 5

/** Beside the pointer, in a few words: what a press would be about, how likely it is, and what most would regret. */
export function PreviewTag({ preview }: { readonly preview: Preview }) {
  const { session, display } = usePlay()
  const { hover } = useSignal(session.selection)
  const known = useSignal(session.odds)
  const chosen = useSignal(session.variant)
  const box = useRef<HTMLElement>(null)
  const about = hover === null ? [] : [hover]
  const { spot } = useSpot({ box, about, pans: false, spares: 'over', follows: true })
  const { title, subtitle, variants, notes, refusal } = preview
  const variant = variants[Math.min(chosen, variants.length - 1)]
  const told = notes.slice(0, FEW)
  return (
    <section
      ref={box}
      class="pop peeking tag"
      aria-label={`Preview: ${title}`}
      data-about={about.join(';')}
      style={spot ? { left: `${spot.x}px`, top: `${spot.y}px`, right: 'auto' } : {}}
    >
      <h3>
        {title}
        {subtitle !== '' && <small>{subtitle}</small>}
      </h3>
      {variant?.odds && <Odds odds={oddsOf(session, known, variant)} display={display} withKey />}
      {refusal && <p class="refused">{refusal.reason}</p>}
      {told.map(({ value, words, ...rest }) => (
        <p key={words} class={'isGrave' in rest ? 'grave' : ''}>
          {value !== '' && <b>{value}</b>} {words}
        </p>
      ))}
    </section>
  )
}
