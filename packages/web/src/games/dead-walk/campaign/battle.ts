/** The scenario at hand: what it means for the team, and what it brings home. */
import { resultAt } from '@shamble/dead-walk/campaign/forecast'
import { type CampaignView, type Chapter, type Fate, type Rewarded, rewardFor } from '@shamble/dead-walk/campaign/page'
import { SCENARIOS, type View } from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import type { BattleReport, NextBattle } from '../../../campaign/campaign-display.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { setup as deadWalkSetup } from '../setup.ts'
import { ammoWords, GRADES, itemTitle, loadWords, titleOf } from './words.ts'

type Meaning = NextBattle['means'][number]

/** What earlier scenarios have left. */
function carriedOver({ scenario, effects }: CampaignView): Meaning[] {
  const { weakHouse, pickup, radio, friends } = effects
  const says: string[] = []
  if (scenario === 'night-at-millers' && weakHouse) says.push('Two of the barricades of the house are missing.')
  if (scenario === 'nine-forty-bus' && pickup) says.push('The pickup stands on the highway, and its keys are here.')
  if (scenario === 'last-boat' && radio) says.push('The harbour was called: the engine of the boat is warm.')
  if (scenario === 'last-boat' && friends)
    says.push(
      friends.length === 0
        ? 'None of the family is at the boat.'
        : `${listed(friends)} ${plural(friends.length, 'waits', 'wait')} at the boat.`,
    )
  return says.map((one) => ({ says: one, clause: 'dw.campaign.2' }))
}

/** "3 clips of bullets and 2 medium first aid kits". */
function rewardWords(result: Rewarded): string {
  const { stock, items, weapons, healed, moral } = rewardFor(result)
  const things = new Map<string, number>()
  for (const item of items)
    things.set(itemTitle(item).toLowerCase(), (things.get(itemTitle(item).toLowerCase()) ?? 0) + 1)
  return listed([
    ...(stock.bullets ? [ammoWords('bullets', stock.bullets)] : []),
    ...(stock.belts ? [ammoWords('belts', stock.belts)] : []),
    ...weapons.map(loadWords),
    ...[...things].map(([title, n]) => (n === 1 ? `a ${title}` : `${count(n)} ${title}s`)),
    ...(healed > 0 ? [`${healed} ${plural(healed, 'wound')} more that close`] : []),
    ...(moral > 0 ? [`${moral} morale for everybody`] : []),
  ])
}

/** What is promised for it, as far as it is always the same. */
const PROMISES: Readonly<Record<Chapter, string>> = {
  'shopping-list': `For a victory: ${rewardWords({ scenario: 'shopping-list', grade: 'minor-hero', crates: 0, driven: [] })}; for a major one ${rewardWords({ scenario: 'shopping-list', grade: 'major-hero', crates: 0, driven: [] })}.`,
  mercy: 'Every crate that is carried out closes a wound of everybody and holds a small first aid kit.',
  'night-at-millers': `For a major victory: ${rewardWords({ scenario: 'night-at-millers', grade: 'major-hero', crates: 0, driven: [] })}. The pickup, if it is driven off, is there again later.`,
  'nine-forty-bus': `For a major victory: ${rewardWords({ scenario: 'nine-forty-bus', grade: 'major-hero', crates: 0, driven: [] })}. Of the family, who escapes is at the boat.`,
  'quiet-hands': `The truck driven off: ${rewardWords({ scenario: 'quiet-hands', grade: 'minor-hero', crates: 0, driven: ['V1'] })}. With the radio out, the boat waits.`,
  'last-boat': 'Won, the campaign is won. Lost, it is over.',
}

export function next(view: CampaignView): NextBattle {
  const { scenario, roster } = view
  const card = deadWalkSetup.scenarios.find(({ id }) => id === scenario)
  const hurt = roster.filter(({ wounds }) => wounds > 0).map(({ name }) => name)
  return {
    title: titleOf(scenario),
    says: SCENARIOS[scenario].description,
    size: card ? `${card.length}, ${card.extent}` : '',
    means: [
      { says: `${listed(roster.map(({ name }) => name))} ${plural(roster.length, 'sets', 'set')} out.` },
      ...(hurt.length > 0
        ? [{ says: `${listed(hurt)} ${plural(hurt.length, 'goes', 'go')} with open wounds.`, clause: 'dw.campaign.4' }]
        : []),
      ...carriedOver(view),
      { says: PROMISES[scenario], clause: 'dw.campaign.2' },
      ...(scenario === 'last-boat' ? [{ says: 'It is the last scenario.', clause: 'dw.campaign.8' }] : []),
    ],
  }
}

const ENDS: Readonly<Record<Fate['status'], string>> = {
  alive: 'held out',
  escaped: 'got away',
  dead: 'died',
  turned: 'turned',
  lost: 'stayed behind',
}

/** "Lawless and Dawson got away, Tate died." */
function fatesWords(fates: readonly Fate[]): string {
  const by = new Map<string, string[]>()
  for (const { name, status } of fates) by.set(ENDS[status], [...(by.get(ENDS[status]) ?? []), name])
  return `${[...by].map(([end, names]) => `${listed(names)} ${end}`).join('; ')}.`
}

export function report(view: View, options: OptionValues): BattleReport | null {
  const result = resultAt(view, options)
  if (result === null) return null
  const { says, tone } = GRADES[result.grade]
  return {
    headline: `${capital(says)}.`,
    says: fatesWords(result.fates.filter(({ isNpc, status }) => !isNpc || status === 'alive' || status === 'escaped')),
    tone,
  }
}
