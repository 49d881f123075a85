/** What has just happened, over the board: words, and the ways of those who went. */
import { useEffect, useRef, useState } from 'preact/hooks'

/** A word over whatever has just changed. */
export interface Float {
  readonly key: string
  readonly at: readonly [number, number]
  readonly words: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** So long a word is on the board, even if play has gone on. */
export const WORD_MS = 1200

interface Said extends Float {
  readonly said: number
}

interface Saying {
  readonly events: readonly unknown[]
  readonly landed: readonly unknown[]
  readonly words: readonly Said[]
  /** Words of what is still being played. */
  readonly now: ReadonlySet<Said>
}

/** With more words: they take the place of what was said of the same figure, and others stay until they could be read. */
function saying(before: readonly Said[], floats: readonly Float[], time: number): readonly Said[] {
  const kept = before.filter(({ key, said }) => time - said < WORD_MS && !floats.some((one) => one.key === key))
  return [...kept, ...floats.map((float): Said => ({ ...float, said: time }))]
}

export interface Words {
  /** What is being played; nothing at rest. */
  readonly events: readonly unknown[]
  /** What was to be played and was landed at once. */
  readonly landed?: readonly unknown[] | undefined
  /** What is said of the one or of the other. */
  readonly wordsOf: (what: 'events' | 'landed') => readonly Float[]
}

const NOTHING: readonly unknown[] = []

/** What is said of these events as long as they are played, and of those before until it could be read. */
function useWords({ events, landed = NOTHING, wordsOf }: Words): readonly Said[] {
  const told = useRef<Saying>({ events: NOTHING, landed, words: [], now: new Set() })
  const [, wake] = useState(0)
  const time = performance.now()
  if (told.current.landed !== landed) {
    const words = saying(told.current.words, landed.length > 0 ? wordsOf('landed') : [], time)
    told.current = { ...told.current, landed, words }
  }
  if (told.current.events !== events) {
    const words = saying(told.current.words, events.length > 0 ? wordsOf('events') : [], time)
    told.current = { events, landed, words, now: new Set(words.filter(({ said }) => said === time)) }
  }
  const { words, now } = told.current
  const shown = words.filter((one) => (events.length > 0 && now.has(one)) || time - one.said < WORD_MS)
  const next = Math.min(...shown.map(({ said }) => said + WORD_MS).filter((until) => until > time))
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => wake((n) => n + 1), next - performance.now() + 1)
    return () => clearTimeout(timer)
  }, [next])
  return shown
}

/** Of a letter and a line, in pixels of the screen; and from the middle of a figure to the foot of the word over it. */
const WORD = { letter: 9, line: 19, over: 21 } as const

/** Words stand over figures, not on them, and one over the other where they would run into each other. */
export function stacked<T extends Pick<Float, 'at' | 'words'>>(
  words: readonly T[],
  scale: number,
): readonly { readonly one: T; readonly y: number }[] {
  const placed: { readonly one: T; readonly y: number }[] = []
  const line = WORD.line / scale
  const half = ({ words: text }: T): number => (text.length * WORD.letter) / scale / 2
  for (const one of words) {
    let y = one.at[1] - WORD.over
    const isTaken = (other: (typeof placed)[number]): boolean =>
      Math.abs(other.y - y) < line && Math.abs(other.one.at[0] - one.at[0]) < half(other.one) + half(one)
    while (placed.some(isTaken)) y -= line
    placed.push({ one, y })
  }
  return placed
}

/** What has just happened; `trails`: where figures went, for whoever wants no motion. */
export function Happening({
  trails,
  scale = 1,
  ...said
}: Words & { readonly trails: string; readonly scale?: number }) {
  const words = stacked(useWords(said), scale)
  return (
    <g class="playing">
      {trails && <path class="trail" d={trails} />}
      {words.map(({ one: { key, at, words: text, tone, said }, y }) => (
        <text key={`${key}${said}`} class={`word ${tone}`} x={at[0]} y={y}>
          {text}
        </text>
      ))}
    </g>
  )
}
