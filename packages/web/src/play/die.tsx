/** A die as it is drawn: nobody has thrown one before the first question. */
import { rowOf } from '../sure.ts'

const PIPS: readonly string[] = ['', 'c', 'ai', 'aci', 'agdi', 'agdic', 'agdibh']
const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  a: [12.5, 12.5],
  b: [12.5, 22],
  g: [12.5, 31.5],
  c: [22, 22],
  d: [31.5, 12.5],
  h: [31.5, 22],
  i: [31.5, 31.5],
}

/** Flat dice: d4 a triangle, d6 a square with pips, d8 a diamond, d10 a kite, d12 a pentagon, d20 a hexagon. */
const SHAPES: Readonly<Record<number, { readonly d: string; readonly y: number }>> = {
  4: { d: 'M22 4.5 41 38H3z', y: 32 },
  8: { d: 'M22 2 42 22 22 42 2 22z', y: 28 },
  10: { d: 'M22 2 42 20 22 42 2 20z', y: 27 },
  12: { d: 'M22 2 41.5 16.5 34 40H10L2.5 16.5z', y: 29 },
  20: { d: 'M22 2 40 12v20L22 42 4 32V12z', y: 28 },
}

export function Die({
  sides,
  face,
  size = 46,
  kind = '',
  silent = false,
}: {
  readonly sides: number
  readonly face: number
  readonly size?: number
  readonly kind?: string
  readonly silent?: boolean
}) {
  const said = silent ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': `d${sides} showing ${face}` }
  const shape = SHAPES[sides]
  return (
    <svg class={`die ${kind}`} width={size} height={size} viewBox="0 0 44 44" {...said}>
      {sides === 6 && face >= 1 && face <= 6 ? (
        <>
          <rect x="2" y="2" width="40" height="40" rx="6" />
          {[...(PIPS[face] ?? '')].map((spot) => {
            const [cx, cy] = rowOf(SPOTS, spot) ?? [22, 22]
            return <circle key={spot} cx={cx} cy={cy} r="3.6" />
          })}
        </>
      ) : (
        <>
          {shape ? <path d={shape.d} /> : <rect x="2" y="2" width="40" height="40" rx="6" />}
          <text x="22" y={shape?.y ?? 28} text-anchor="middle">
            {face}
          </text>
        </>
      )}
    </svg>
  )
}
