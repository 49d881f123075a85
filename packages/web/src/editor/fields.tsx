/** Fields of a thing: the same for every game. */
import { useEffect, useId, useState } from 'preact/hooks'
import { rulesOf } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { Toggle } from '../ui/toggle.tsx'
import type { Edited, Field, FieldGroup } from './game-editor.ts'

/** More choices than this go into a list that opens. */
const IN_SIGHT = 3

export interface FieldsProps<D> {
  readonly game: string
  readonly groups: readonly FieldGroup<D>[]
  /** Distinguishes fields of different things that are called alike. */
  readonly of: string
  readonly change: (document: D, words: string, merges?: string) => void
  readonly take?: (edited: Edited<D>) => void
}

export function Fields<D>({ game, groups, of, change, take }: FieldsProps<D>) {
  return (
    <>
      {groups.map(({ title, fields }, i) => (
        <section key={`${of} ${i} ${title}`} class="ed-group" aria-label={title}>
          <h3>{title}</h3>
          <div class="ed-fields">
            {fields.map((field, j) => (
              <One
                key={`${j} ${field.kind === 'note' ? '' : field.label}`}
                game={game}
                field={field}
                sign={`${of} ${i} ${j}`}
                change={change}
                take={take ?? (() => {})}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

interface OneProps<D> {
  readonly game: string
  readonly field: Field<D>
  readonly sign: string
  readonly change: FieldsProps<D>['change']
  readonly take: (edited: Edited<D>) => void
}

function One<D>({ game, field, sign, change, take }: OneProps<D>) {
  if (field.kind === 'note') return <Note game={game} text={field.text} clause={field.clause} />
  const said = `changed “${field.label.toLowerCase()}”`
  switch (field.kind) {
    case 'text':
      return (
        <Words
          label={field.label}
          value={field.value}
          max={field.max}
          lines={field.lines ?? 1}
          onInput={(value) => change(field.set(value), said, sign)}
        />
      )
    case 'number':
      return <NumberField {...field} onChange={(value) => change(field.set(value), said, sign)} />
    case 'choice':
      return <Choice {...field} onChange={(value) => change(field.set(value), said)} />
    case 'flag':
      return (
        <div class="wide">
          <Toggle label={field.label} checked={field.value} onChange={(on) => change(field.set(on), said)} />
        </div>
      )
    case 'chips':
      return (
        <Chips
          label={field.label}
          options={field.options}
          value={field.value}
          onChange={(value) => change(field.set(value), said)}
        />
      )
    case 'act':
      return (
        <div class="wide">
          <Button size="small" onClick={() => take(field.act())}>
            {field.label}
          </Button>
        </div>
      )
  }
}

type NoteProps = { readonly game: string; readonly text: string; readonly clause: string | undefined }

const Note = ({ game, text, clause }: NoteProps) => (
  <p class="wide muted ed-note">
    {text}{' '}
    {clause && (
      <a class="cl" href={rulesOf(game, clause)}>
        {clause}
      </a>
    )}
  </p>
)

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A few short ones in sight, more in a list that opens. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const inSight = options.length <= IN_SIGHT && options.every((option) => option.label.length <= 12)
  return (
    <div class="wide">
      {inSight ? (
        <Segmented label={label} choices={options} value={value} onChange={onChange} />
      ) : (
        <Select label={label} options={options} value={value} onChange={onChange} />
      )}
    </div>
  )
}

/** Any of some, all in sight. */
export function Chips({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}) {
  return (
    <div class="wide ed-chips" role="group" aria-label={label}>
      <span class="label">{label}</span>
      <div>
        {options.map((option) => {
          const on = value.includes(option.value)
          return (
            <button
              key={option.value}
              type="button"
              class="chip"
              aria-pressed={on}
              onClick={() =>
                onChange(
                  options.map((one) => one.value).filter((one) => (one === option.value ? !on : value.includes(one))),
                )
              }
            >
              {option.label}
            </button>
          )
        })}
      </div>
    </div>
  )
}

function Words({
  label,
  value,
  max,
  lines,
  onInput,
}: {
  readonly label: string
  readonly value: string
  readonly max: number
  readonly lines: number
  readonly onInput: (value: string) => void
}) {
  const id = useId()
  const props = { id, value, maxLength: max, autoComplete: 'off' as const }
  return (
    <div class="wide field">
      <label for={id} class="label">
        {label}
      </label>
      {lines > 1 ? (
        <textarea {...props} rows={lines} onInput={({ currentTarget }) => onInput(currentTarget.value)} />
      ) : (
        <input {...props} type="text" onInput={({ currentTarget }) => onInput(currentTarget.value)} />
      )}
    </div>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit?: string
  readonly onChange: (value: number) => void
}

/** What stands in the field of a number: what is being typed, until it is given or thrown away. */
function useTypedNumber({ value, min, max, step, onChange }: NumberProps) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => setText(null), [value])
  const give = (to: number): void => {
    const next = Math.round(Math.max(min, Math.min(max, to)) * 100) / 100
    setText(null)
    if (next !== value) onChange(next)
  }
  const giveTyped = (words: string): void => {
    const typed = Number(words.replace(',', '.'))
    if (words.trim() !== '' && Number.isFinite(typed)) give(typed)
    else setText(null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (way === 0) return
    event.preventDefault()
    const stride = event.shiftKey ? 5 * step : event.altKey ? step / 10 : step
    give(value + way * stride)
  }
  return { text: text ?? String(value), setText, giveTyped, onKeyDown }
}

/** A number with its unit; up and down count, with Shift farther. */
export function NumberField(props: NumberProps) {
  const { label, unit } = props
  const id = useId()
  const { text, setText, giveTyped, onKeyDown } = useTypedNumber(props)
  return (
    <div class="field ed-number">
      <label for={id} class="label">
        {label}
      </label>
      <span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          class="mono"
          autoComplete="off"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onChange={({ currentTarget }) => giveTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {unit && <i aria-hidden="true">{unit}</i>}
      </span>
    </div>
  )
}
