/** Silhouettes and signs that all boards share: the dead, who has fallen, icons. */
import type { ComponentChildren } from 'preact'
import { rowOf } from '../sure.ts'
import { ICONS } from '../ui/icons.ts'

/** Four bite patterns, so that a crowd is no wallpaper; a zombie keeps the one of its number. */
const BITES: readonly string[] = [
  'M27.67 8.29A4.6 4.6 0 0 0 33.22 15.39A3.2 3.2 0 0 0 33.95 21.18A14 14 0 1 1 27.67 8.29Z',
  'M6.23 22.53A14 14 0 0 1 6.13 21.91A3.2 3.2 0 0 0 6.67 15.71A14 14 0 1 1 10.92 30.66A4.8 4.8 0 0 0 6.23 22.53Z',
  'M22.69 33.74A14 14 0 0 1 21.71 33.90A3 3 0 0 0 15.90 33.39A14 14 0 1 1 30.55 29.20A4.6 4.6 0 0 0 22.69 33.74Z',
  'M6.50 16.29A3.2 3.2 0 0 0 9.37 10.89A4.8 4.8 0 0 0 17.47 6.23A14 14 0 1 1 6.50 16.29Z',
]
const LIDS: readonly string[] = [
  'M12.6 18.2l6-.4a3 3 0 0 1-6 .4zM21.8 20.2l4.2.5a2.1 2.1 0 0 1-4.2-.5z',
  'M14 20.6l4.2-.4a2.1 2.1 0 0 1-4.2.4zM21.5 18.2l6 .6a3 3 0 0 1-6-.6z',
  'M12.8 17l5.6.6a2.8 2.8 0 0 1-5.6-.6zM22 17.8l4.4-.3a2.2 2.2 0 0 1-4.4.3z',
  'M14 21.6l4.4.3a2.2 2.2 0 0 1-4.4-.3zM21.6 20.6l5.8-.5a2.9 2.9 0 0 1-5.8.5z',
]

export const bite = (id: number): string => BITES[id % 4] as string

/** A zombie in a box of 40. */
export const Dead = ({ id, down }: { readonly id: number; readonly down: boolean }) =>
  down ? (
    <>
      <g transform="rotate(90 20 20)">
        <path d={bite(id)} class="z-down" />
        <path d="M13 18.4h5M22 19.6h4.6" class="z-shut" />
      </g>
      <path d="M5 36.5h30" class="z-ground" />
    </>
  ) : (
    <>
      <path d={bite(id)} class="z-body" />
      <path d={LIDS[id % 4]} class="z-eye" />
    </>
  )

const A_BAR = 3.4
const BETWEEN = 2.6
/** From here on bars are no longer counted at a glance. */
const MOST_BARS = 4

/** One bar, two bars, under the mark of somebody who shares it. */
const Bars = ({ n }: { readonly n: number }) => {
  if (n > MOST_BARS)
    return (
      <text class="nth" x="20" y="32">
        {n}
      </text>
    )
  const from = 20 - (n * A_BAR + (n - 1) * BETWEEN) / 2
  const bars = Array.from({ length: n }, (_, i) => `M${(from + i * (A_BAR + BETWEEN)).toFixed(1)} 28.7h${A_BAR}`)
  return <path d={bars.join('')} class="g g-bar" />
}

/** Somebody living in a box of 40: a disc with a mark, and which of those of the same mark it is. */
export const LivingDisc = ({ nth = 0, children }: { readonly nth?: number; readonly children: ComponentChildren }) => (
  <>
    <circle cx="20" cy="20" r="13.5" class="l-body" />
    {nth === 0 ? children : <g transform="translate(3 .5) scale(.85)">{children}</g>}
    {nth > 0 && <Bars n={nth} />}
  </>
)

export const Body = () => (
  <>
    <circle cx="20" cy="20" r="11" class="x-ring" />
    <path d="M10 10l20 20M30 10 10 30" class="x-cross" />
  </>
)

/** Strokes on 24; the second path is filled. */
export type Strokes = Readonly<Record<string, readonly [string, string?]>>

const TABLE: Strokes = ICONS

/** An icon of a game, or else one of the table's. */
export function StrokeIcon({
  own,
  icon,
  size,
}: {
  readonly own: Strokes
  readonly icon: string
  readonly size: number
}) {
  const [strokes, filled] = rowOf(own, icon) ?? rowOf(TABLE, icon) ?? ICONS.flag
  return (
    <svg class="i" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {strokes && <path d={strokes} />}
      {filled && <path d={filled} class="dot" />}
    </svg>
  )
}
