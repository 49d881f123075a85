/** What is asked with a scenario: how many set out and who, on what ground; and its table from above. */
import type { OptionValue, OptionValues } from '@shamble/kernel'
import type { Ask, PlanOffer, ScenarioCard, SetupDisplay } from '../play/game-display.ts'
import { Button } from '../ui/button.tsx'
import { Stepper } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { allValues, type Draft, isAsked, sizeOf, standardOf, valueOf, withOption, withSize } from './draft.ts'

export interface SizeProps {
  readonly display: SetupDisplay
  readonly draft: Draft
  readonly scenario: ScenarioCard
  readonly onChange: (draft: Draft) => void
}

/** How many take part, and who. */
export function Size(props: SizeProps) {
  const { display, scenario } = props
  const asks = (display.asks ?? []).filter(({ option }) => !scenario.hides.includes(option))
  return (
    <div class="size">
      {display.size && scenario.sizes.length > 1 && <HowMany {...props} {...display.size} />}
      {asks.map((ask) => (
        <Asked key={ask.option} {...props} ask={ask} />
      ))}
    </div>
  )
}

type AskRange = Extract<Ask, { readonly range: unknown }>
type AskChoice = Extract<Ask, { readonly choices: unknown }>

/** One value of a few, or a number. */
const Asked = ({ ask, ...props }: SizeProps & { readonly ask: Ask }) =>
  'range' in ask ? <AskedNumber {...props} ask={ask} /> : <AskedChoice {...props} ask={ask} />

function AskedNumber({ display, draft, scenario, onChange, ask }: SizeProps & { readonly ask: AskRange }) {
  const { option, label } = ask
  const range = ask.range(scenario.id)
  if (range === null) return null
  const value = valueOf(display, draft, option) as number
  const standard = standardOf(display, draft, option) as number
  return (
    <div class="asked">
      <span class="label" aria-hidden="true">
        {label}
      </span>
      <Stepper
        label={label}
        value={value === standard ? range.usual : value}
        min={range.min}
        max={range.max}
        onChange={(n) => onChange(withOption(display, draft, option, n === range.usual ? standard : n))}
      />
      <span class="muted">{range.says}</span>
    </div>
  )
}

function AskedChoice({ display, draft, scenario, onChange, ask }: SizeProps & { readonly ask: AskChoice }) {
  const { option, label } = ask
  const change = (value: OptionValue): void => onChange(withOption(display, draft, option, value))
  const choices = ask.choices.map(({ label: choice, says }, i) => ({
    label: choice,
    value: String(i),
    says: typeof says === 'string' ? says : says(scenario.id),
  }))
  const found = ask.choices.findIndex(({ value }) => isAsked(display, draft, option, value))
  return (
    <div class="asked">
      <span class="label" aria-hidden="true">
        {label}
      </span>
      <Select
        label={label}
        hideLabel
        options={choices}
        value={String(found)}
        onChange={(i) => change(ask.choices[Number(i)]?.value ?? null)}
      />
      <span class="muted">{choices[found]?.says}</span>
    </div>
  )
}

function HowMany({ display, draft, scenario, onChange, label }: SizeProps & NonNullable<SetupDisplay['size']>) {
  const size = sizeOf(display, draft)
  const [usual] = scenario.sizes
  return (
    <>
      <span class="label">{label}</span>
      <Stepper
        label={label}
        value={size}
        min={Math.min(...scenario.sizes)}
        max={Math.max(...scenario.sizes)}
        onChange={(n) => onChange(withSize(display, draft, n))}
      />
      {size !== usual && <span class="muted">made for {usual}</span>}
    </>
  )
}

/** The table from above; a random one can be laid again. */
export function Plan({ display, draft, onChange, offer }: Omit<SizeProps, 'scenario'> & { readonly offer: PlanOffer }) {
  const options = allValues(display, draft)
  const lay = (changed: OptionValues): void => onChange({ ...draft, options: { ...draft.options, ...changed } })
  const drawing = useLoaded(offer.load, 'plan')
  const again = offer.again(options)
  return (
    <div class="skirmish">
      {drawing.is === 'there' && <drawing.value options={options} onChange={lay} />}
      {again && (
        <div class="skirmish-how">
          <Button icon="dice" onClick={() => lay(again)}>
            Another table
          </Button>
        </div>
      )}
    </div>
  )
}
