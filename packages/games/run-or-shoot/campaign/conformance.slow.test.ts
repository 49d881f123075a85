import { type Book, BY_HAND, type Game, procedure, type Step } from '@shamble/kernel'
import { everyGameMust } from '@shamble/kernel/testkit'
import { NPS_IDS, type OtherSurvivorId } from '../content/survivors.ts'
import { scenarioOn } from './days.ts'
import { runOrShootCampaign } from './game.ts'
import type { CampaignBook, CampaignKit, Command, Look, Transaction } from './kit.ts'
import type { Result } from './result.ts'
import { asListed, isPlayerSurvivor, type Kept, type Tested } from './roster.ts'

const TESTS: readonly (Tested | null)[] = ['infected', null, 'immune', 'infected']

/** Somebody as a day might have left him: hurt, with less in his guns, tested; or dead. */
function afterDay(person: Kept, by: number): Kept | null {
  if (by % 5 === 4) return null
  const hits = isPlayerSurvivor(person.who) ? Math.max(person.hits, by % 4) : 0
  return {
    ...person,
    hits,
    pistol: person.pistol && Math.max(0, person.pistol - by),
    items: person.items.slice(by % 2),
    tested: person.tested ?? TESTS[by % 4] ?? null,
  }
}

/** A day as it might have gone; who is spared, and who is not, differs from one to the next. */
function madeUp({ state }: Look, by: number): Result {
  const met: OtherSurvivorId[] = NPS_IDS.filter(
    (who) => ![...state.team, ...state.gone].some(({ person }) => person.who === who) && !state.dead.includes(who),
  )
  const won = by % 2 === 0
  return {
    scenario: scenarioOn(state.day),
    won,
    grade: won ? (by === 2 ? 'tainted' : 'clean') : null,
    turns: 10 + by,
    killed: 20 * by,
    team: state.team.map(({ person }, i) => afterDay(person, by + i * state.day)),
    saved: met
      .filter((_who, i) => i % 3 === by % 3)
      .map((who) => state.saved.find((one) => one.who === who) ?? asListed(who)),
    dead: met.filter((_who, i) => i % 3 === (by + 1) % 3).slice(0, 1),
  }
}

/** The same campaign, with days that anybody can report. */
function withReports({ procedures, ...book }: Book<CampaignKit> & CampaignBook): Book<CampaignKit> & CampaignBook {
  const steps = procedures['campaign']?.steps.map(
    (step): Step<Transaction, Command> =>
      step.kind === 'ask' && step.name === 'play'
        ? {
            ...step,
            choices: (look) =>
              [0, 1, 2, 3, 4].map((by) => ({ do: 'report', result: madeUp(look, by), battle: BY_HAND })),
          }
        : step,
  )
  return { ...book, procedures: { campaign: procedure('campaign', steps ?? []) } }
}

const told: Game<CampaignKit> = {
  ...runOrShootCampaign,
  book: (options) => withReports(runOrShootCampaign.book(options) as Book<CampaignKit> & CampaignBook),
}

everyGameMust(told, {
  setups: [
    { options: {} },
    { options: { survivors: 1, house: { psHits: 5, fullHealing: true, keepPartialClips: true } } },
    { options: { survivors: 6, house: { infectionDeath: 4, difficulty: 'easy' } } },
    { options: { survivors: 3, house: { npsHits: 3, infectionPS: 9 } } },
  ],
  games: 6,
})
