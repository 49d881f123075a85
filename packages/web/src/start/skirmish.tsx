/** A table by the dice on the set-up page: how large, its plan, and rolled again until it pleases. */
import type { OptionValue } from '@shamble/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { SkirmishFace, SkirmishTools } from '../table/face.ts'
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
  face: SkirmishFace | undefined,
  isRolled: boolean,
  onRolled: (size: string, scenario: OptionValue) => void,
  onTrouble: (error: unknown) => void,
): Rolling {
  const [tools, setTools] = useState<SkirmishTools | null>(null)
  useEffect(() => {
    if (isRolled) face?.load().then(setTools, onTrouble)
  }, [])
  const roll = async (size = face?.sizes[0]?.value ?? ''): Promise<void> => {
    if (!face) return
    const loaded = tools ?? (await face.load())
    setTools(loaded)
    onRolled(size, loaded.roll(size))
  }
  return { roll: (size) => void roll(size).catch(onTrouble), tools }
}

export function Skirmish({
  face,
  rolling: { roll, tools },
  size,
  scenario,
}: {
  readonly face: SkirmishFace
  readonly rolling: Rolling
  readonly size: string
  readonly scenario: OptionValue
}) {
  return (
    <div class="skirmish">
      {tools && <tools.Plan scenario={scenario} />}
      <div class="skirmish-how">
        <Segmented label="Table in cm" choices={face.sizes} value={size} onChange={roll} />
        <Button icon="dice" onClick={() => roll(size)}>
          Roll again
        </Button>
      </div>
    </div>
  )
}
