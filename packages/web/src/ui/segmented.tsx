import { useId } from 'preact/hooks'

export interface Choice<T extends string> {
  readonly value: T
  readonly label: string
}

/** One of a few, all in sight. Radio buttons underneath: arrows move, Tab leaves. */
export function Segmented<T extends string>({
  label,
  choices,
  value,
  onChange,
  hideLabel = false,
}: {
  readonly label: string
  readonly choices: readonly Choice<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly hideLabel?: boolean
}) {
  const name = useId()
  return (
    <fieldset class="segmented">
      <legend class={hideLabel ? 'vh' : 'label'}>{label}</legend>
      <div class="tab">
        {choices.map((choice) => (
          <label key={choice.value} class={choice.value === value ? 'on' : ''}>
            <input
              class="vh"
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
