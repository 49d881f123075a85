/** dw.campaign.1 The next scenario played by bots, for campaigns that nobody watches. */
import {
  begin,
  choices,
  type Holder,
  pending,
  type Seat,
  seeded,
  submit,
  type Transaction as KernelTable,
} from '@shamble/kernel'
import { deadWalk } from '../index.ts'
import type { DeadWalkKit } from '../state.ts'
import { deadWalkCampaign, optionsForNext } from './game.ts'
import { type CampaignKit, type Command, HOST, type Look } from './kit.ts'
import { type Result, resultOf } from './result.ts'

const MOST_COMMANDS = 20_000

function answer(t: KernelTable<DeadWalkKit>): void {
  const asked = pending(t)
  const owe = asked?.owe ?? []
  const view = deadWalk.view(t, owe[0] ?? null)
  const seat = (owe.length > 1 ? deadWalk.firstToAct?.(view, t.book, owe) : undefined) ?? owe[0]
  if (seat === undefined) throw new Error('nobody owes an answer')
  const { command } = deadWalk.advise(deadWalk.view(t, seat), t.book, seat, choices(t, seat))
  const refusal = submit(deadWalk, t, seat, null, command)
  if (refusal) throw new Error(`${seat}: ${JSON.stringify(command)}: ${refusal.reason} (${refusal.clause})`)
}

/** What becomes of the scenario at hand, with dice of this seed. */
export function playScenario(campaign: Look, seed: string | number): Result {
  const settled = deadWalk.settle(optionsForNext(campaign))
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const bot: Holder = { bot: 'competent' }
  const holders = Object.fromEntries(deadWalk.seats(settled.value).map((seat) => [seat, bot]))
  const t = begin(deadWalk, { options: settled.value, holders }, seeded(seed))
  for (let n = 0; t.state.outcome === null; n++) {
    if (n > MOST_COMMANDS) throw new Error('the scenario has no end')
    answer(t)
  }
  const result = resultOf(t)
  if (result === null) throw new Error('the scenario was not graded')
  return result
}

/** What bots do next in a campaign, and for whom: they lead the team and play its scenarios. */
export function nextByBots(t: KernelTable<CampaignKit>, seed: string | number): { seat: Seat; command: Command } {
  const asked = pending(t)
  const seat = asked?.owe[0] ?? HOST
  if (asked?.asks === 'play')
    return { seat, command: { do: 'report', result: playScenario(t, `${seed} ${asked.decision}`) } }
  return { seat, command: deadWalkCampaign.advise(t.state, t.book, seat, choices(t, seat)).command }
}
