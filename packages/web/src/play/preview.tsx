/** What would be done, what it costs and how likely it is; then the one filled button. */
import './why.css'
import './preview.css'
import type { OddsResult } from '@shamble/kernel'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Clause, Unfold } from './clause.tsx'
import { usePlay } from './context.ts'
import type { Preview, Variant } from './game-display.ts'
import { later } from '../ui/later.tsx'
import { Leader } from './leader.tsx'
import { Odds } from './odds.tsx'
import { Kbd } from './parts.tsx'
import { oddsOf, PreviewTag } from './preview-tag.tsx'
import type { Spot } from './spots.ts'
import { type Spotted, useSpot } from './use-spot.ts'

const Dials = later(async () => (await import('./dials.tsx')).Dials)
/** More ways than these are not listed, if they can be dialled. */
const FEW = 3

const areDialled = (variants: readonly Variant[]): boolean =>
  variants.length > FEW && variants.every(({ dials }) => dials !== undefined)

/** What is previewed now: what was picked, or else what is pointed at. */
export function usePreview(): { readonly preview: Preview | null; readonly aimed: boolean } {
  const { session } = usePlay()
  const selection = useSignal(session.selection)
  useSignal(session.scene)
  useSignal(session.hints)
  useSignal(session.moving)
  useSignal(session.sending)
  useSignal(session.past)
  const order = session.orders().find(({ id }) => id === selection.order)
  const aimless = order?.aims === 'none' || order?.aims === 'dialog'
  const aimed = selection.aim !== null || aimless
  const worth = aimed || selection.hover !== null
  const preview = worth ? session.preview(selection) : null
  // Pointing at nothing in particular asks for no card.
  const shown = preview && !aimed && preview.variants.length === 0 && !preview.refusal ? null : preview
  const chosen = useSignal(session.variant)
  useLayoutEffect(() => {
    // Of many, only the odds of the one that is shown.
    const one = shown && areDialled(shown.variants) ? shown.variants.slice(chosen, chosen + 1) : null
    session.wantOdds(shown && one ? { ...shown, variants: one } : shown)
  }, [shown, chosen])
  return { preview: shown, aimed }
}

/** The ways of doing it, with their odds, and why. */
export function PreviewBody({ preview, aimed }: { readonly preview: Preview; readonly aimed: boolean }) {
  const { session } = usePlay()
  const chosen = useSignal(session.variant)
  const { variants, notes, refusal } = preview
  const at = Math.min(chosen, variants.length - 1)
  const variant = variants[at]
  const parts = [...(variant?.parts ?? [])]
  return (
    <>
      <Unfold>
        {(variants.length > 1 || variant?.odds || variant?.dice !== undefined) && <Ways variants={variants} at={at} />}
        {refusal && (
          <p class="refusal">
            <span class="book">{refusal.reason}</span> <Clause id={refusal.clause} />
          </p>
        )}
        {parts.length + notes.length > 0 && (
          <ul class="why">
            {parts.map((part, i) => (
              <Part key={`p${i}`} {...part} />
            ))}
            {notes.map((note, i) => (
              <Part key={`n${i}`} {...note} sep={i === 0 && parts.length > 0} />
            ))}
          </ul>
        )}
      </Unfold>
      {!aimed && variant?.ends && <Ends {...variant.ends} />}
      {variant && (aimed ? <Commit variant={variant} /> : <Peek />)}
    </>
  )
}

/** A row for each way of doing it; of many that can be dialled, the one that is set. */
function Ways({ variants, at }: { readonly variants: readonly Variant[]; readonly at: number }) {
  const { session, display } = usePlay()
  const known = useSignal(session.odds)
  const isDialled = areDialled(variants)
  const several = variants.length > 1 && !isDialled
  const choose = (i: number): void => {
    session.variant.set(i)
    session.warned.set(null)
  }
  return (
    <div class="opts" role={several ? 'radiogroup' : 'group'} aria-label="Ways to do it">
      {isDialled && <Dials variants={variants} at={at} onChoose={choose} />}
      {variants.map(
        (one, i) =>
          (i === at || !isDialled) && (
            <VariantRow
              key={isDialled ? '' : one.label}
              variant={one}
              on={i === at}
              several={several}
              odds={one.odds ? oddsOf(session, known, one) : undefined}
              withKey={i === 0 || isDialled}
              display={display}
              onChoose={() => choose(i)}
            />
          ),
      )}
    </div>
  )
}

/** The one filled button; what is warned of is said first, and pressed again. */
function Commit({ variant }: { readonly variant: Variant }) {
  const { session } = usePlay()
  const warned = useSignal(session.warned)
  // Where its button was there is nothing any more: whoever goes by keys goes on at the board.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-board]')?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <footer>
      {variant.ends && <Ends {...variant.ends} />}
      {warned !== null && (
        <p class="warned" role="alert">
          {warned}
        </p>
      )}
      <Button kind="go" class="commit" onClick={() => session.commit()} end={<Kbd>Enter</Kbd>}>
        {warned === null ? variant.commit : agreed(variant.commit)}
      </Button>
    </footer>
  )
}

/** Beside the button, however much there is to read above it: nobody presses it without having seen this. */
const Ends = ({ words, clause }: NonNullable<Variant['ends']>) => (
  <p class="ends">
    <Icon name="flag" small />
    <span>{words}</span>
    <Clause id={clause} />
  </p>
)

/** "Yes, end Owl's turn". */
const agreed = (commit: string): string => `Yes, ${commit.charAt(0).toLowerCase()}${commit.slice(1)}`

/** Under what is only pointed at. */
function Peek() {
  const supposing = useSignal(usePlay().session.supposing)
  return <p class="peek muted">{supposing ? 'Only a look: nothing is chosen' : 'Press, or Enter, to choose'}</p>
}

function VariantRow({
  variant,
  on,
  several,
  odds,
  withKey,
  display,
  onChoose,
}: {
  readonly variant: Variant
  readonly on: boolean
  readonly several: boolean
  /** Undefined: none are asked for. */
  readonly odds: OddsResult | null | undefined
  readonly withKey: boolean
  readonly display: Parameters<typeof Odds>[0]['display']
  readonly onChoose: () => void
}) {
  return (
    <label class={`opt${on ? ' on' : ''}`}>
      <span class="h">
        {several && <input type="radio" name="variant" class="vh" checked={on} onChange={onChoose} />}
        <span>{variant.label}</span>
        {variant.dice !== undefined && <span class="mono">{variant.dice}</span>}
      </span>
      {odds !== undefined && <Odds odds={odds} display={display} withKey={withKey} />}
    </label>
  )
}

function Part({
  value,
  words,
  clause,
  isGrave = false,
  sep = false,
}: {
  readonly value: string
  readonly words: string
  readonly clause: string
  readonly isGrave?: boolean
  readonly sep?: boolean
}) {
  return (
    <li class={`${sep ? 'sep' : ''}${isGrave ? ' grave' : ''}`}>
      <span class="v">{value}</span>
      <span>{words}</span>
      {clause !== '' && <Clause id={clause} />}
    </li>
  )
}

/** What is previewed now, on a desk. A refusal that a notice tells already is not told again. */
export function Previewed() {
  const { session } = usePlay()
  const { preview, aimed } = usePreview()
  const notice = useSignal(session.notice)
  const isInHand = session.orders().some(({ id, inHand }) => inHand && id === session.selection.value.order)
  const isTold = preview?.refusal && !aimed && preview.refusal.reason === notice?.reason
  const supposing = useSignal(session.supposing)
  if (!preview || isTold || isInHand) return null
  // Whoever only points sees the board, and a few words; the whole card comes with the press.
  return aimed || supposing ? <PreviewPopover preview={preview} aimed={aimed} /> : <PreviewTag preview={preview} />
}

/** The places that the order in hand can be aimed at. */
function useTargets(): readonly string[] {
  const { session, display } = usePlay()
  const { order, figure } = useSignal(session.selection)
  const scene = useSignal(session.scene)
  const hints = useSignal(session.hints)
  return useMemo(
    () => (order === null || !scene ? [] : display.orders.targets(session.situation())),
    [scene, hints, order, figure, display],
  )
}

/** The room of the largest of several ways: its button stays where it is when another one is chosen. */
function useKeptHeight(box: RefObject<HTMLElement | null>, { title, variants }: Preview): number {
  const kept = useRef({ title: '', height: 0 })
  if (kept.current.title !== title || variants.length < 2) kept.current = { title, height: 0 }
  useLayoutEffect(() => {
    kept.current.height = Math.max(kept.current.height, box.current?.offsetHeight ?? 0)
  })
  return kept.current.height
}

/** Where a card lies: on the board as high as the largest of its ways, beside it no higher than the column. */
const placed = (spot: NonNullable<Spotted['spot']>, at: Spot, isBeside: boolean, height: number) => ({
  left: `${spot.x + at.x}px`,
  top: `${spot.y + at.y}px`,
  right: 'auto',
  ...(isBeside ? { maxHeight: `${spot.height}px` } : { minHeight: `${height}px` }),
})

/** Beside what it is about, never over it. */
function PreviewPopover({ preview, aimed }: { readonly preview: Preview; readonly aimed: boolean }) {
  const { session, display, viewport } = usePlay()
  const { aim, hover, figure } = useSignal(session.selection)
  const box = useRef<HTMLElement>(null)
  const target = aimed ? aim : hover
  const about = [...new Set([target, figure].flatMap((one) => one ?? []))]
  const { spot, rectOf } = useSpot({ box, about, others: useTargets(), pans: aimed, spares: 'beside' })
  const isBeside = spot !== null && spot.x >= viewport.frame.width
  const height = useKeptHeight(box, preview)
  const at = isBeside ? viewport.origin : { x: 0, y: 0 }
  return (
    <>
      {spot && target !== null && <Leader card={spot} subject={() => rectOf(target)} avoids={aimed} />}
      <section
        ref={box}
        class={`pop${aimed ? '' : ' peeking'}${isBeside ? ' beside' : ''}`}
        aria-label={`Preview: ${preview.title}`}
        data-about={about.join(';')}
        style={spot ? placed(spot, at, isBeside, height) : {}}
      >
        <header>
          {preview.mark !== '' && <display.roster.Mark mark={preview.mark} size={38} />}
          <div>
            <h3>{preview.title}</h3>
            {preview.subtitle !== '' && <p>{preview.subtitle}</p>}
          </div>
          {aimed && (
            <button type="button" class="kbd" aria-label="Back" onClick={() => session.back()}>
              Esc
            </button>
          )}
        </header>
        <PreviewBody preview={preview} aimed={aimed} />
      </section>
    </>
  )
}
