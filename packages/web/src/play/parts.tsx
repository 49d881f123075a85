/** Small signs of the table: odds, stocks, keys. */
import type { ComponentChildren } from 'preact'
import type { Gauge } from './game-display.ts'

/** A chance to read: whole percent; what is possible is never 0 and what is not sure never 100. */
export function percent(p: number): string {
  if (p <= 0) return '0%'
  if (p >= 1) return '100%'
  const n = Math.round(p * 100)
  return n === 0 ? '<1%' : n === 100 ? '>99%' : `${n}%`
}

/** Hit points as blocks, lost ones hollow; a block that stands for several is filled as far as it goes. */
/** `planned`: so many of them are about to be spent. */
export function Hp({ hp, planned = 0 }: { readonly hp: Gauge; readonly planned?: number }) {
  const { per = 1 } = hp
  const blocks = Array.from({ length: Math.min(Math.ceil(hp.of / per), 20) }, (_, i) =>
    Math.max(0, Math.min(1, (hp.left - i * per) / per)),
  )
  return (
    <div class="hp" role="img" aria-label={`${hp.left} of ${hp.of} ${hp.name}`}>
      {blocks.map((full, i) => (
        <i
          key={i}
          class={full === 0 ? 'off' : full < 1 ? 'part' : (i + 1) * per > hp.left - planned ? 'plan' : ''}
          {...(full > 0 && full < 1 ? { style: { '--full': `${Math.round(full * 100)}%` } } : {})}
        />
      ))}
      <em>{hp.unit ? `${hp.left} ${hp.unit}` : `${hp.left}/${hp.of}`}</em>
    </div>
  )
}

/** A stock as ticks: what is left and what is spent. */
export function Ticks({ left, of, scale }: { readonly left: number; readonly of: number; readonly scale: number }) {
  const all = Math.max(scale, of, left)
  return (
    <span class="ticks" aria-hidden="true" style={{ '--n': all }}>
      {Array.from({ length: Math.max(of, left) }, (_, i) => (
        <i key={i} class={i < left ? '' : 'off'} />
      ))}
    </span>
  )
}

export const Kbd = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="kbd" aria-hidden="true">
    {children}
  </span>
)

/** "ROUND 6", or "TURN 14 of 35"; nothing before the first one. */
export const TurnNow = ({
  round,
  turn,
  of,
}: {
  readonly round: string
  readonly turn: number
  readonly of?: number | undefined
}) =>
  turn === 0 ? null : (
    <div class="turn">
      <span class="cap">{round}</span>
      <strong>{turn}</strong>
      {of !== undefined && <span>of {of}</span>}
    </div>
  )

/** A numbered block: its number is the key that leads there; what a game lays between the blocks has none. */
export function BlockHead({
  n,
  title,
  children,
}: {
  readonly n?: number
  readonly title: string
  readonly children?: ComponentChildren
}) {
  return (
    <h2 class="blk cap">
      {n !== undefined && <b aria-hidden="true">{n}</b>}
      {title}
      {children !== undefined && <span class="end">{children}</span>}
    </h2>
  )
}
