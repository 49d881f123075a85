/** States of people and of the dead, as one would say them. */
import type { View } from '@shamble/even-death/page'

type Behaviour = View['behaviour']

export const BEHAVIOURS: { readonly [K in keyof Behaviour]: Readonly<Record<Behaviour[K], string>> } = {
  decay: { rotten: 'rotten', fresh: 'fresh' },
  brains: { docile: 'slow to catch on', shambling: 'as dull as ever', agitated: 'wide awake' },
  hunger: { full: 'well fed', hungry: 'hungry', starved: 'starved' },
}
