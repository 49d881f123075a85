/** A table by the dice on the set-up page: how large, its plan, and rolled again until it pleases. */
import type { OptionValue } from '@shamble/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { SkirmishOffer, SkirmishTools } from '../play/game-display.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'

export interface Rolling {
  /** The usual size unless told otherwise. */
  readonly roll: (size?: string) => void
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
  const roll = async (size = display?.sizes[0]?.value ?? ''): Promise<void> => {
    if (!display) return
    const loaded = tools ?? (await display.load())
    setTools(loaded)
    onRolled(size, loaded.roll(size))
  }
  return { roll: (size) => void roll(size).catch(onTrouble), tools }
}

export function Skirmish({
  display,
  rolling: { roll, tools },
  size,
  scenario,
}: {
  readonly display: SkirmishOffer
  readonly rolling: Rolling
  readonly size: string
  readonly scenario: OptionValue
}) {
  return (
    <div class="skirmish">
      {tools && <tools.Plan scenario={scenario} />}
      <div class="skirmish-how">
        <Segmented label="Table in cm" choices={display.sizes} value={size} onChange={roll} />
        <Button icon="dice" onClick={() => roll(size)}>
          Roll again
        </Button>
      </div>
    </div>
  )
}
