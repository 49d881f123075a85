/** Over the edge of the umpire's board: the truth, or what the survivors see of it. */
import { usePlay } from '../../../play/context.ts'
import { Kbd } from '../../../play/parts.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useLetter } from '../hand/use-letter.ts'
import { isDesk } from '../read.ts'
import type { OverlayProps } from '../types.ts'
import { seatWords } from '../words/seats.ts'
import { eyeOf, eyesOf, lookThrough } from './mode.ts'

const TRUTH = 'truth'

/** Only where there are other eyes to look through. */
function EyeKey({ open }: { readonly open: () => void }) {
  useLetter('e', open)
  return <Kbd>E</Kbd>
}

/** Each sees the same of it unless a house rule says otherwise. */
const areAlike = ({ options: { radioTalk, fogOfWar } }: OverlayProps): boolean =>
  radioTalk !== true && fogOfWar !== 'strict'

export function EyeSwitch(s: OverlayProps) {
  const { session, say } = usePlay()
  if (!isDesk(s.view)) return null
  const seats = eyesOf(s.view)
  const eyes = areAlike(s)
    ? seats.slice(0, 1).map((value) => ({ value, label: 'Survivors see' }))
    : seats.map((value) => ({ value, label: `${seatWords(s.view, value)} sees` }))
  const choices = [{ value: TRUTH, label: 'The truth' }, ...eyes]
  const open = (value: string): void => {
    lookThrough(s, value === TRUTH ? null : value)
    session.selection.set({ ...session.selection.value })
    say(choices.find((one) => one.value === value)?.label ?? '')
  }
  const next = choices[(choices.findIndex(({ value }) => value === (eyeOf(s) ?? TRUTH)) + 1) % choices.length]
  return (
    <div class="eye-switch" title="Another pair of eyes: E">
      <EyeKey open={() => next && open(next.value)} />
      <Segmented label="The board shows" hideLabel choices={choices} value={eyeOf(s) ?? TRUTH} onChange={open} />
    </div>
  )
}
