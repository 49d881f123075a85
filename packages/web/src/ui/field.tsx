import { useId } from 'preact/hooks'
import { Icon } from './icon.tsx'

interface Input {
  readonly type?: 'text' | 'search'
  readonly maxLength?: number
  readonly placeholder?: string
  readonly autoComplete?: 'off'
  readonly spellcheck?: boolean
  /** Of a dialog: what is to be typed into first. */
  readonly autofocus?: boolean
}

/** A line of text. */
export function TextField({
  label,
  value,
  onInput,
  hideLabel = false,
  type = 'text',
  ...rest
}: Input & {
  readonly label: string
  readonly value: string
  readonly onInput: (value: string) => void
  readonly hideLabel?: boolean
}) {
  const id = useId()
  const props = {
    ...rest,
    id,
    value,
    onInput: (event: { currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  }
  return (
    <div class="field">
      <label for={id} class={hideLabel ? 'vh' : 'label'}>
        {label}
      </label>
      {type === 'search' ? <input {...props} type="search" /> : <input {...props} type="text" />}
    </div>
  )
}

interface Range {
  readonly min: number
  readonly max: number
  /** Values outside the range that are allowed too, such as 0 for "no limit". */
  readonly also?: readonly number[]
}

interface StepperProps extends Range {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const isAllowed = ({ min, max, also = [] }: Range, n: number): boolean => also.includes(n) || (n >= min && n <= max)

/** The next allowed value up or down; null where there is none. */
function nextAllowed(range: Range, from: number, by: 1 | -1): number | null {
  const all = [...(range.also ?? []), range.min, range.max]
  for (let n = from + by; n >= Math.min(...all) && n <= Math.max(...all); n += by) if (isAllowed(range, n)) return n
  return null
}

/** A whole number with a button on either side. */
export function Stepper({ label, value, onChange, ...range }: StepperProps) {
  const button = (by: 1 | -1) => {
    const to = nextAllowed(range, value, by)
    return (
      <button
        type="button"
        disabled={to === null}
        aria-label={`${label}: ${by > 0 ? 'more' : 'less'}`}
        onClick={() => to !== null && onChange(to)}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} small />
      </button>
    )
  }
  return (
    <div class="stepper" role="group" aria-label={label}>
      {button(-1)}
      <input
        inputMode="numeric"
        aria-label={label}
        value={String(value)}
        onChange={({ currentTarget }) => {
          const n = Number(currentTarget.value)
          if (Number.isInteger(n) && isAllowed(range, n)) onChange(n)
          else currentTarget.value = String(value)
        }}
      />
      {button(1)}
    </div>
  )
}
