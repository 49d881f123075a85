/** What has just happened, over the board: words, and the ways of those who went. */
import { useEffect, useRef, useState } from 'preact/hooks'

type At = readonly [x: number, y: number]

/** A word over whatever has just changed. */
export interface Float {
  readonly key: string
  readonly at: At
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

/** Of so many figures at once the same plain word cannot be read: what became of them says the summary. */
const MOST_ALIKE = 12

const legible = (floats: readonly Float[]): readonly Float[] => {
  const alike = new Map<string, number>()
  for (const { words } of floats) alike.set(words, (alike.get(words) ?? 0) + 1)
  return floats.filter(({ words, tone }) => tone !== 'plain' || (alike.get(words) ?? 0) <= MOST_ALIKE)
}

/** With more words: they take the place of what was said of the same figure, and others stay until they could be read. */
export function saying(before: readonly Said[], told: readonly Float[], time: number): readonly Said[] {
  const floats = legible(told)
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
  /** Where everybody stands: a word on somebody else would be read as his. */
  readonly taken?: () => readonly At[]
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
  const { current: seen } = useRef(new WeakMap<Said, number>())
  const since = (one: Said): number => seen.get(one) ?? Number.POSITIVE_INFINITY
  const shown = words.filter((one) => (events.length > 0 && now.has(one)) || !(time - since(one) >= WORD_MS))
  const next = Math.min(...shown.map((one) => since(one) + WORD_MS).filter((until) => until > time))
  // Effects come after the picture: a word is read from when it is on the screen, however slow the machine is.
  useEffect(() => {
    const unseen = shown.filter((one) => !seen.has(one))
    for (const one of unseen) seen.set(one, performance.now())
    if (unseen.length > 0) wake((n) => n + 1)
  })
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => wake((n) => n + 1), next - performance.now() + 1)
    return () => clearTimeout(timer)
  }, [next])
  return shown
}

/** Of a letter and a line, in pixels of the screen; and from the middle of a figure to the foot of the word over it. */
const WORD = { letter: 9, line: 19, over: 21 } as const
/** Of a figure, from its middle to its rim; whoever is nearer than that is the one whom the word is about. */
const RIM = 18
const SAME = 6

/** Over whom a word is about, or else to the right, to the left, below: the first place where nobody else stands. */
function placeFor([x, y]: At, half: number, line: number, taken: readonly At[]): At {
  const aside = RIM + 4 + half
  const places: readonly At[] = [
    [x, y - WORD.over],
    [x + aside, y + line / 3],
    [x - aside, y + line / 3],
    [x, y + WORD.over + line * 0.7],
  ]
  const others = taken.filter(([ox, oy]) => Math.hypot(ox - x, oy - y) > SAME)
  const isFree = ([px, py]: At): boolean =>
    others.every(([ox, oy]) => Math.abs(ox - px) > half + RIM - 4 || oy + RIM < py - line * 0.7 || oy - RIM > py)
  return places.find(isFree) ?? (places[0] as At)
}

interface Placed<T> {
  readonly one: T
  readonly x: number
  readonly y: number
}

/** Words stand over figures, not on them nor on others, and one over the other where they would run into each other. */
export function stacked<T extends Pick<Float, 'at' | 'words'>>(
  words: readonly T[],
  scale: number,
  taken: readonly At[] = [],
): readonly Placed<T>[] {
  const placed: (Placed<T> & { readonly half: number })[] = []
  const line = WORD.line / scale
  for (const one of words) {
    const half = (one.words.length * WORD.letter) / scale / 2
    const [x, foot] = placeFor(one.at, half, line, taken)
    const aside = placed.filter((other) => Math.abs(other.x - x) < half + other.half)
    let y = foot
    while (aside.some((other) => Math.abs(other.y - y) < line)) y -= line
    placed.push({ one, x, y, half })
  }
  return placed
}

/** What has just happened; `trails`: where figures went, for whoever wants no motion. */
export function Happening({
  trails,
  scale = 1,
  taken,
  ...said
}: Words & { readonly trails: string; readonly scale?: number }) {
  const all = useWords(said)
  const words = all.length === 0 ? [] : stacked(all, scale, taken?.())
  return (
    <g class="playing">
      {trails && <path class="trail" d={trails} />}
      {words.map(({ one: { key, words: text, tone, said }, x, y }) => (
        <text key={`${key}${said}`} class={`word ${tone}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  )
}
