/** rs.secrecy.14 What a person as umpire may have on his desk, for whoever cannot know it. */
import { readOnly } from '@shamble/kernel'
import { type Desk, type Errand7c, NO_DESK, type State } from '../state.ts'

/** rs.zed.11 What those that everybody sees have set out for is no secret; of the others nobody knows that they are there. */
export function guessDesk({ zeds }: State, errands: readonly Errand7c[]): Desk {
  const idOf = (n: number): number => zeds.find((z) => z.n === n)?.id ?? n
  return readOnly({ ...NO_DESK, errands: errands.map((errand) => ({ ...errand, zed: idOf(errand.zed) })) })
}
