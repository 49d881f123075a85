/** A campaign for tests, led by the rules' own leader; its scenarios are made up, so that it is always the same. */
import { type CampaignKit, deadWalkCampaign } from '@shamble/dead-walk/campaign'
import type { CampaignCommand, CampaignView, Fate, Result } from '@shamble/dead-walk/campaign/page'
import { committedDice, type Match, type OptionValues, startMatch } from '@shamble/kernel'

/** The first two have learnt much, the last of many is lost, everybody has a wound. */
export function homecoming({ roster, scenario }: CampaignView): Result {
  const fates = roster.map(
    ({ name, sheet, bmv, weapons, stock, items }, i): Fate => ({
      name,
      isNpc: false,
      status: i > 3 ? 'dead' : 'escaped',
      isCurable: false,
      wounds: 2,
      bmv: Math.max(0, bmv - 1),
      kills: i < 2 ? 20 : 3,
      closeKills: 0,
      trauma: sheet.trauma + 1,
      psychoses: sheet.psychoses,
      sex: sheet.sex,
      archetype: sheet.archetype,
      subtype: sheet.subtype,
      gear: { weapons: weapons.map(({ fresh: _, ...weapon }) => weapon), stock, items },
    }),
  )
  const guest: Fate = { ...(fates[0] as Fate), name: `Guest of ${scenario}`, isNpc: true, kills: 0, bmv: 9 }
  return {
    scenario,
    grade: 'major-hero',
    engaged: true,
    fates: [...fates, { ...guest, gear: { ...guest.gear, weapons: [] } }],
    left: { weapons: [], items: ['small-kit'], stock: { ...(roster[0]?.stock as Fate['gear']['stock']), bullets: 2 } },
    crates: 0,
    radioOut: false,
    driven: [],
  }
}

export function newCampaign(options: OptionValues = {}): Match<CampaignKit> {
  const settled = deadWalkCampaign.settle(options)
  if (!settled.ok) throw new Error(settled.fault.why)
  const setup = { options: settled.value, holders: { P1: { person: 'You' } } }
  const dice = committedDice({ secret: 'c'.repeat(64), shares: {}, match: 'road' })
  return startMatch(deadWalkCampaign, setup, dice, { undoDice: 'same', physical: [] })
}

/** What its leader does next. */
function nextCommand(match: Match<CampaignKit>): CampaignCommand {
  const { table } = match
  if (match.pending()?.asks === 'play') return { do: 'report', result: homecoming(table.state) }
  // What is a matter of taste is always the same: whoever was found comes along, and the road is the longer one.
  const fixed = match.choices('P1').find((command) => command.do === 'recruit' || command.do === 'next')
  if (fixed) return fixed
  return deadWalkCampaign.advise(table.state, table.book, 'P1', match.choices('P1')).command
}

/** So many commands on, or at its end. */
export function led(match: Match<CampaignKit>, commands: number): Match<CampaignKit> {
  for (let i = 0; i < commands && match.table.state.outcome === null; i++) {
    const answer = match.submit('P1', null, nextCommand(match))
    if (!answer.ok) throw new Error(answer.refusal.reason)
  }
  return match
}
