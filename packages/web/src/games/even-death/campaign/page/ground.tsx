/** ed.camp-battle.12 The table of the battle at hand from above: the same ground every time, and who begins where. */
import { settle } from '@shamble/even-death/forecast'
import type { OptionValues } from '@shamble/kernel'
import { PlanDrawn } from '../../plan-drawn.tsx'

export function Ground({ options }: { readonly options: OptionValues }) {
  const settled = settle(options)
  return settled.ok ? <PlanDrawn options={settled.value} /> : null
}
