/** One of several, as chips that are all in sight. */
import { useId } from 'preact/hooks'

interface Chip {
  readonly id: string
  readonly label: string
}

interface Chosen {
  readonly choices: readonly Chip[]
  readonly value: string
  readonly onChoose: (id: string) => void
}

export const Chips = ({ title, ...chosen }: Chosen & { readonly title: string }) => (
  <fieldset class="chips-of">
    <legend class="cap">{title}</legend>
    <Radios name={useId()} {...chosen} />
  </fieldset>
)

export const Radios = ({ name, choices, value, onChoose }: Chosen & { readonly name: string }) => (
  <div class="pieces">
    {choices.map(({ id, label }) => (
      <label key={id} class={`piece${id === value ? ' on' : ''}`}>
        <input class="vh" type="radio" name={name} checked={id === value} onChange={() => onChoose(id)} />
        {label}
      </label>
    ))}
  </div>
)
