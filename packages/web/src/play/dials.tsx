/** Where there are many ways of doing it: what is declared, each with a step less and a step more. */
import type { Variant } from './game-display.ts'

type Dialled = Pick<Variant, 'dials'>

const valuesOf = (variants: readonly Dialled[], name: string): readonly string[] => [
  ...new Set(variants.flatMap(({ dials }) => dials?.[name] ?? [])),
]

/** The variant with this value that has most else in common with the one at hand; the first of several. */
export function dialled(variants: readonly Dialled[], at: number, name: string, value: string): number {
  const now = Object.entries(variants[at]?.dials ?? {})
  const common = ({ dials }: Dialled): number => now.filter(([other, set]) => dials?.[other] === set).length
  let best = at
  let most = -1
  variants.forEach((one, i) => {
    if (one.dials?.[name] !== value || common(one) <= most) return
    best = i
    most = common(one)
  })
  return best
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
  return (
    <div class="dials">
      {Object.entries(variants[at]?.dials ?? {}).map(([name, value]) => {
        const values = valuesOf(variants, name)
        const place = values.indexOf(value)
        if (values.length < 2) return null
        const step = (by: number, sign: string, words: string) => {
          const next = values[place + by]
          return (
            <button
              type="button"
              aria-label={`${name}: ${words}`}
              disabled={next === undefined}
              onClick={() => next !== undefined && onChoose(dialled(variants, at, name, next))}
            >
              {sign}
            </button>
          )
        }
        return (
          <div key={name} role="group" aria-label={name}>
            <span>{name}</span>
            {step(-1, '−', 'less')}
            <output>{value}</output>
            {step(1, '+', 'more')}
          </div>
        )
      })}
    </div>
  )
}
