/** On or off. */
export function Toggle({
  label,
  says,
  name,
  checked,
  onChange,
}: {
  readonly label: string
  /** A sentence beneath. */
  readonly says?: string
  /** What is switched, where the label only says how it stands. */
  readonly name?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        role="switch"
        {...(name === undefined ? {} : { 'aria-label': name })}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span class="slot" aria-hidden="true" />
      <span>
        <span class="label">{label}</span>
        {says && <small class="muted">{says}</small>}
      </span>
    </label>
  )
}
