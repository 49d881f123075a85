/** Small signs of the table: sentences, dice, odds, stocks. */
import type { ComponentChildren } from 'preact'
import { Clause } from './book.tsx'
import type { Gauge, Phrase } from './game-display.ts'
import { rowOf } from '../sure.ts'

/** A sentence in its voices: names in bold, numbers in mono, clauses as links at the end. */
export function Says({ words, nameOf }: { readonly words: Phrase; readonly nameOf: (figure: string) => string }) {
  return (
    <>
      {words.map((part, i) => {
        if (typeof part === 'string') return part
        if ('name' in part) return <b key={i}>{part.name}</b>
        if ('figure' in part) return <b key={i}>{nameOf(part.figure)}</b>
        if ('mono' in part)
          return (
            <span key={i} class="num">
              {part.mono}
            </span>
          )
        return <Clause key={i} id={part.clause} />
      })}
    </>
  )
}

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
      <em>
        {hp.left}/{hp.of}
      </em>
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

/** A numbered block: its number is the key that leads there. */
export function BlockHead({
  n,
  title,
  children,
}: {
  readonly n: number
  readonly title: string
  readonly children?: ComponentChildren
}) {
  return (
    <h2 class="blk cap">
      <b aria-hidden="true">{n}</b>
      {title}
      {children !== undefined && <span class="end">{children}</span>}
    </h2>
  )
}
