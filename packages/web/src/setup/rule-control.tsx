import type { OptionDefinition, OptionValue } from '@shamble/kernel'
import { rowOf } from '../sure.ts'
import { Stepper } from '../ui/field.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { Toggle } from '../ui/toggle.tsx'

/** More choices than this go into a list that opens. */
const IN_SIGHT = 4

type Defined<Kind extends OptionDefinition['kind']> = Extract<OptionDefinition, { readonly kind: Kind }>

interface ControlProps<Definition = OptionDefinition> {
  readonly title: string
  readonly definition: Definition
  /** How values are said. */
  readonly words?: Readonly<Record<string, string>>
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

/** The control that fits an option. */
export function RuleControl(props: ControlProps) {
  const { title, definition, value, onChange } = props
  switch (definition.kind) {
    case 'flag':
      return <Toggle label={value === true ? 'Yes' : 'No'} name={title} checked={value === true} onChange={onChange} />
    case 'number': {
      const { min, max, also } = definition
      return (
        <Stepper
          label={title}
          value={value as number}
          min={min}
          max={max}
          {...(also ? { also } : {})}
          onChange={onChange}
        />
      )
    }
    case 'choice':
    case 'pick':
      return <OneOf {...props} definition={definition} />
    case 'numbers':
      return <Numbers {...props} definition={definition} />
    case 'words':
    case 'document':
      return null
  }
}

function OneOf({ title, definition, words = {}, value, onChange }: ControlProps<Defined<'choice' | 'pick'>>) {
  const choices = definition.of.map((one) => ({ value: String(one), label: words[one] ?? said(String(one)) }))
  const take = (text: string): void => onChange(definition.kind === 'pick' ? Number(text) : text)
  const now = String(value as string | number)
  if (choices.length <= IN_SIGHT)
    return <Segmented label={title} hideLabel choices={choices} value={now} onChange={take} />
  return <Select label={title} hideLabel options={choices} value={now} onChange={take} />
}

function Numbers({ title, definition: { min, max }, value, onChange }: ControlProps<Defined<'numbers'>>) {
  const numbers = value as readonly number[]
  return (
    <div class="numbers">
      {numbers.map((n, i) => (
        <Stepper
          key={i}
          label={`${title}, ${i + 1} of ${numbers.length}`}
          value={n}
          min={min}
          max={max}
          onChange={(changed) => onChange(numbers.map((old, j) => (i === j ? changed : old)))}
        />
      ))}
    </div>
  )
}

/** "L1" stays, "random" becomes "Random". */
const said = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1)

/** A value in words, for "by the book: 2". */
export function valueWords(value: OptionValue, words: Readonly<Record<string, string>> = {}): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' || typeof value === 'string') return rowOf(words, String(value)) ?? String(value)
  if (value === null) return words.null ?? 'none'
  return isList(value) ? value.join(', ') : 'one of your own'
}

const isList = (value: object): value is readonly (number | string)[] => Array.isArray(value)
