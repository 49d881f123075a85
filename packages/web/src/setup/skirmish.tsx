/** A table by the dice on the set-up page: how large, what for, its plan, and rolled again until it pleases. */
import type { OptionValue } from '@shamble/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { SkirmishAsked, SkirmishOffer, SkirmishTools } from '../play/game-display.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'

export interface Rolling {
  /** The usual size unless told otherwise. */
  readonly roll: (asked?: SkirmishAsked) => void
  /** Null until something was rolled here. */
  readonly tools: SkirmishTools | null
}

/** Loads what rolls a table when it is first wanted, or when one that was rolled before is shown again. */
export function useRolling(
  display: SkirmishOffer | undefined,
  isRolled: boolean,
  onRolled: (size: string, scenario: OptionValue) => void,
  onTrouble: (error: unknown) => void,
): Rolling {
  const [tools, setTools] = useState<SkirmishTools | null>(null)
  useEffect(() => {
    if (isRolled) display?.load().then(setTools, onTrouble)
  }, [])
  const roll = async (asked: SkirmishAsked = { size: display?.sizes[0]?.value ?? '' }): Promise<void> => {
    if (!display) return
    const loaded = tools ?? (await display.load())
    setTools(loaded)
    onRolled(asked.size, loaded.roll(asked))
  }
  return { roll: (asked) => void roll(asked).catch(onTrouble), tools }
}

const ANY = ''

interface SkirmishProps {
  readonly display: SkirmishOffer
  readonly rolling: Rolling
  readonly size: string
  readonly scenario: OptionValue
}

export function Skirmish(props: SkirmishProps) {
  const { display, rolling, size, scenario } = props
  const [typed, setTyped] = useState<string | null>(null)
  const rolled = rolling.tools?.rolled?.(scenario) ?? null
  const seed = typed?.trim() ?? ''
  const isTyped = seed !== '' && seed !== rolled?.seed
  const { objective, objectives, again } = useAsking(props, () => setTyped(null))
  return (
    <div class="skirmish">
      {rolling.tools && <rolling.tools.Plan scenario={scenario} />}
      <div class="skirmish-how">
        <Segmented
          label={display.measured}
          choices={display.sizes}
          value={size}
          onChange={(value) => again({ size: value })}
        />
        {objectives.length > 0 && (
          <Select
            label="Task"
            options={[{ value: ANY, label: 'Drawn as well' }, ...objectives]}
            value={objective}
            onChange={(value) => again({ objective: value })}
          />
        )}
        {rolled && <SeedField value={typed ?? rolled.seed} onInput={setTyped} />}
        <Button icon="dice" onClick={() => again(isTyped ? { seed } : {})}>
          {isTyped ? 'Lay the map of this seed' : 'Roll again'}
        </Button>
      </div>
    </div>
  )
}

/** What is wanted of the next roll: what was wanted of the last one, with one thing changed. */
function useAsking({ display, rolling, size }: SkirmishProps, onAsked: () => void) {
  const [objective, setObjective] = useState(ANY)
  const again = (change: Partial<SkirmishAsked> = {}): void => {
    const to = change.size ?? size
    const wanted = change.objective ?? objective
    const isPossible = display.objectives?.(to).some(({ value }) => value === wanted) ?? false
    setObjective(wanted)
    onAsked()
    rolling.roll({
      size: to,
      ...(isPossible ? { objective: wanted } : {}),
      ...(change.seed ? { seed: change.seed } : {}),
    })
  }
  return { objective, objectives: display.objectives?.(size) ?? [], again }
}

function SeedField({ value, onInput }: { readonly value: string; readonly onInput: (typed: string) => void }) {
  return (
    <TextField
      label="Seed: with size and task it gives the same map again"
      value={value}
      maxLength={64}
      autoComplete="off"
      spellcheck={false}
      onInput={onInput}
    />
  )
}
