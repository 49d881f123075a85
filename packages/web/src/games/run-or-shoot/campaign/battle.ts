/** The day at hand: what it means for the team, and what it brings home. */
import { resultAt } from '@shamble/run-or-shoot/campaign/forecast'
import {
  type CampaignView,
  DAYS,
  ENDINGS,
  isPlayerSurvivor,
  rosterOf,
  scenarioOn,
} from '@shamble/run-or-shoot/campaign/page'
import { SCENARIOS, type SurvivorId, type View } from '@shamble/run-or-shoot/page'
import type { OptionValues } from '@shamble/kernel'
import type { BattleReport, NextBattle } from '../../../campaign/campaign-display.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { setup } from '../setup.ts'
import { calledBy } from '../words/titles.ts'
import { gradeOf, titleOf } from './words.ts'

type Meaning = NextBattle['means'][number]

const names = (people: readonly { readonly who: SurvivorId }[]): string =>
  listed(people.map(({ who }) => calledBy(who)))

const are = (people: readonly unknown[], one: string, many: string): string => plural(people.length, one, many)

/** How they set out: who is hurt, who carries it, who dies from one hit. */
function stateOf({ team }: CampaignView): Meaning[] {
  const people = team.map(({ person }) => person)
  const hurt = people.filter(({ hits }) => hits > 0)
  const ill = people.filter(({ tested }) => tested === 'infected')
  const frail = people.filter(({ who }) => !isPlayerSurvivor(who))
  return [
    { says: `${names(people)} ${are(people, 'sets', 'set')} out.` },
    ...(hurt.length > 0 ? [{ says: `${names(hurt)} ${are(hurt, 'is', 'are')} hurt.`, clause: 'rs.injury.3' }] : []),
    ...(ill.length > 0
      ? [
          {
            says: `${names(ill)} ${are(ill, 'is', 'are')} infected: a die in every turn, and a 0 kills.`,
            clause: 'rs.infection.7',
          },
        ]
      : []),
    ...(frail.length > 0
      ? [{ says: `${names(frail)} ${are(frail, 'dies', 'die')} from one hit.`, clause: 'rs.injury.2' }]
      : []),
  ]
}

/** What the days so far make of the city. */
function standing({ record, day }: CampaignView): Meaning {
  const won = record.filter((one) => one.won).length
  const left = DAYS.length - (day - 1)
  const best = ENDINGS.find(({ from }) => won + left >= from)
  const so =
    record.length === 0
      ? 'Nothing is won yet'
      : `${capital(count(won))} of ${count(record.length)} ${record.length === 1 ? 'is' : 'are'} won`
  return { says: `${so}. At best ${WORDS[best?.ending ?? 'fallen']}.`, clause: 'rs.scenario.19' }
}
const WORDS = {
  legend: 'they become a legend',
  survivors: 'they are the survivors',
  remnant: 'a remnant is left',
  fallen: 'the city falls all the same',
} as const

/** What the night keeps and mends, and what is asked then. */
const nextOf = ({ day }: CampaignView): Meaning[] =>
  day === DAYS.length
    ? [{ says: 'It is the last day, played once: its end is the end of the campaign.', clause: 'rs.scenario.19' }]
    : [
        {
          says: 'It is played once, won or lost. Weapons, rounds and things are kept; by night up to two hits heal, at dawn the infected throw three dice and a 0 kills, and whoever is missing is replaced.',
          clause: 'rs.scenario.19',
        },
      ]

/** Where the house tells everybody at once. */
const isTold = ({ house }: OptionValues): boolean =>
  typeof house === 'object' && house !== null && 'openInfection' in house && house['openInfection'] === true

export function next(view: CampaignView, options: OptionValues): NextBattle {
  const scenario = scenarioOn(view.day)
  const card = setup.scenarios.find(({ id }) => id === scenario)
  return {
    title: titleOf(scenario),
    says: SCENARIOS[scenario].description,
    size: `day ${view.day} of five${card ? `, ${card.length}, ${card.extent}` : ''}`,
    means: [
      ...stateOf(view),
      {
        says: `Whoever a Zed hurts may be infected${isTold(options) ? '' : '; the test is secret until the day is over'}.`,
        clause: 'rs.infection.1',
      },
      ...nextOf(view),
      standing(view),
    ],
  }
}

export function report(view: View, options: OptionValues): BattleReport | null {
  const result = resultAt(view, options)
  if (result === null) return null
  const set = (rosterOf(options)?.people ?? []).map(({ who }) => who)
  const alive = result.team.flatMap((one) => one ?? [])
  const dead = set.filter((_who, i) => !result.team[i]).map((who) => ({ who }))
  const { tone } = gradeOf(result)
  return {
    headline: result.won
      ? `The day is won${result.grade === 'tainted' ? ', and somebody who came through carries it' : ''}.`
      : 'The day is lost.',
    says: [
      alive.length > 0 ? `${names(alive)} ${are(alive, 'lives', 'live')}.` : 'Nobody of the team lives.',
      ...(dead.length > 0 ? [`${names(dead)} ${are(dead, 'is', 'are')} dead.`] : []),
      ...(result.saved.length > 0 ? [`${names(result.saved)} ${are(result.saved, 'is', 'are')} saved.`] : []),
    ].join(' '),
    tone,
  }
}
