/** A table by the dice on the set-up page: how large, what for, its plan, and rolled again until it pleases. */
import type { OptionValue } from '@shamble/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { SkirmishAsked, SkirmishOffer, SkirmishTools } from '../play/game-display.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Segmented } from '../ui/segmented.tsx'

export interface Rolling {
  /** The usual size unless told otherwise. */
  readonly roll: (asked?: SkirmishAsked) => void
  /** Null until something was rolled here. */
  readonly tools: SkirmishTools | null
  /** So often somebody has rolled on this page. */
  readonly rolls: number
}

/** Loads what rolls a table when it is first wanted, or when one that was rolled before is shown again. */
export function useRolling(
  display: SkirmishOffer | undefined,
  isRolled: boolean,
  onRolled: (size: string, scenario: OptionValue) => void,
  onTrouble: (error: unknown) => void,
): Rolling {
  const [tools, setTools] = useState<SkirmishTools | null>(null)
  const [rolls, setRolls] = useState(0)
  useEffect(() => {
    if (isRolled) display?.load().then(setTools, onTrouble)
  }, [])
  const roll = async (asked: SkirmishAsked = { size: display?.sizes[0]?.value ?? '' }): Promise<void> => {
    if (!display) return
    const loaded = tools ?? (await display.load())
    setTools(loaded)
    onRolled(asked.size, loaded.roll(asked))
    setRolls((before) => before + 1)
  }
  return { roll: (asked) => void roll(asked).catch(onTrouble), tools, rolls }
}

const ANY = ''

interface SkirmishProps {
  readonly display: SkirmishOffer
  readonly rolling: Rolling
  readonly size: string
  readonly scenario: OptionValue
  /** Where the table lies, and what it is rolled by. */
  readonly children: (plan: ComponentChildren, how: ComponentChildren) => ComponentChildren
}

/** Whoever has rolled a table sees it, however long the page is. */
function useInSight(rolls: number) {
  const plan = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rolls > 0) plan.current?.scrollIntoView({ block: 'nearest' })
  }, [rolls])
  return plan
}

export function Skirmish(props: SkirmishProps) {
  const { display, rolling, size, scenario, children } = props
  const [typed, setTyped] = useState<string | null>(null)
  const rolled = rolling.tools?.rolled?.(scenario) ?? null
  const seed = typed?.trim() ?? ''
  const isTyped = seed !== '' && seed !== rolled?.seed
  const { objective, objectives, again } = useAsking(props, () => setTyped(null))
  const plan = useInSight(rolling.rolls)
  return (
    <>
      {children(
        <div class="skirmish rolled" ref={plan}>
          {rolling.tools && <rolling.tools.Plan scenario={scenario} />}
        </div>,
        <div class="skirmish-how">
          <Button icon="dice" onClick={() => again()}>
            Roll again
          </Button>
          <Segmented
            label={display.measured}
            choices={display.sizes}
            value={size}
            onChange={(value) => again({ size: value })}
          />
          {objectives.length > 0 && (
            <Segmented
              label="Task"
              choices={[{ value: ANY, label: 'Any' }, ...objectives]}
              value={objective}
              onChange={(value) => again({ objective: value })}
            />
          )}
          {rolled && (
            <div class="seed">
              <SeedField value={typed ?? rolled.seed} onInput={setTyped} />
              {isTyped && <Button onClick={() => again({ seed })}>Lay the map of this seed</Button>}
            </div>
          )}
        </div>,
      )}
    </>
  )
}

/** What is wanted of the next roll: what was wanted of the last one, with one thing changed. */
function useAsking({ display, rolling, size }: Omit<SkirmishProps, 'children'>, onAsked: () => void) {
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
