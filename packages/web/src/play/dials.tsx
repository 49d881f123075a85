/** Where there are many ways of doing it: what is declared, numbers with a step less and a step more, words in a list. */
import './dials.css'
import { useRef } from 'preact/hooks'
import { rowOf } from '../sure.ts'
import { Icon } from '../ui/icon.tsx'
import type { Variant } from './game-display.ts'

type Dialled = Pick<Variant, 'dials'>

const valuesOf = (variants: readonly Dialled[], name: string): readonly string[] => [
  ...new Set(variants.flatMap(({ dials }) => dials?.[name] ?? [])),
]

/** What a person has set so far, and what was set at first: what one dial turns along with it is turned back with it. */
type Wish = Readonly<Record<string, string>>

/** The variant with this value that has most else in common with what was wished for; the first of several. */
export function dialled(variants: readonly Dialled[], wish: Wish, name: string, value: string): number {
  const wished = Object.entries({ ...wish, [name]: value })
  const common = ({ dials }: Dialled): number => wished.filter(([other, set]) => dials?.[other] === set).length
  let best = 0
  let most = -1
  variants.forEach((one, i) => {
    if (one.dials?.[name] !== value || common(one) <= most) return
    best = i
    most = common(one)
  })
  return best
}

const NUMBER = /^[+−-]?\d+$/

/** "none, +1, +2" are numbers, too. */
export const areNumbers = (values: readonly string[]): boolean =>
  values.filter((value) => !NUMBER.test(value)).length <= 1 && values.some((value) => NUMBER.test(value))

/** The words to choose from: where each goes with one value of a dial before it, only those of the value that is set. */
export function wordsFor(variants: readonly Dialled[], now: Wish, name: string): readonly string[] {
  const all = valuesOf(variants, name).length
  const names = Object.keys(now)
  const heads = names
    .slice(0, names.indexOf(name))
    .filter((head) => new Set(variants.map(({ dials }) => `${dials?.[name]}\n${dials?.[head]}`)).size === all)
  return valuesOf(
    variants.filter(({ dials }) => heads.every((head) => dials?.[head] === rowOf(now, head))),
    name,
  )
}

export function Dials({
  variants,
  at,
  onChoose,
}: {
  readonly variants: readonly Variant[]
  readonly at: number
  readonly onChoose: (at: number) => void
}) {
  const now = variants[at]?.dials ?? {}
  const subject = variants[0]?.commit
  const wish = useRef<{ readonly of: string | undefined; readonly set: Wish }>({ of: subject, set: now })
  if (wish.current.of !== subject) wish.current = { of: subject, set: now }
  const turn = (name: string, value: string): void => {
    const next = dialled(variants, wish.current.set, name, value)
    wish.current = { of: subject, set: { ...wish.current.set, [name]: value } }
    onChoose(next)
  }
  return (
    <div class="dials">
      {Object.entries(now).map(([name, value]) => {
        const values = valuesOf(variants, name)
        const isNumber = areNumbers(values)
        const words = isNumber ? values : wordsFor(variants, now, name)
        if (words.length < 2) return null
        const Dial = isNumber ? NumberDial : WordDial
        return <Dial key={name} {...{ name, words, value }} onChoose={(to) => turn(name, to)} />
      })}
    </div>
  )
}

interface DialProps {
  readonly name: string
  readonly words: readonly string[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

function NumberDial({ name, words: values, value, onChoose }: DialProps) {
  const step = (by: number, sign: string, words: string) => {
    const next = values[values.indexOf(value) + by]
    return (
      <button
        type="button"
        aria-label={`${name}: ${words}`}
        disabled={next === undefined}
        onClick={() => next !== undefined && onChoose(next)}
      >
        {sign}
      </button>
    )
  }
  return (
    <div role="group" aria-label={name}>
      <span>{name}</span>
      {step(-1, '−', 'less')}
      <output>{value}</output>
      {step(1, '+', 'more')}
    </div>
  )
}

const WordDial = ({ name, words, value, onChoose }: DialProps) => (
  <label class="words">
    <span>{name}</span>
    <span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {words.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </span>
  </label>
)
