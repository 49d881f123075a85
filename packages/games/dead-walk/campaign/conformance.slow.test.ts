import { type Book, BY_HAND, type Game, procedure, type Step } from '@shamble/kernel'
import { everyGameMust } from '@shamble/kernel/testkit'
import { deadWalkCampaign } from './game.ts'
import type { CampaignBook, CampaignKit, Command, Look, Transaction } from './kit.ts'
import { NO_GEAR } from './person.ts'
import type { Fate, Result } from './result.ts'
import { fate } from './testing.ts'

const AMMO = { bullets: 2, shells: 3, belts: 0, arrows: 1, launcher: { fragmentation: 2 } }
const WOUNDED: Partial<Fate> = { wounds: 3, bmv: 5, kills: 12, closeKills: 4, trauma: 2, psychoses: ['scared'] }
const FATES: readonly Partial<Fate>[] = [
  { kills: 30, closeKills: 20, gear: { ...NO_GEAR, stock: AMMO, items: ['small-kit', 'large-kit'] } },
  WOUNDED,
  { status: 'dead' },
  { status: 'turned', isCurable: true },
  {
    ...WOUNDED,
    gear: { ...NO_GEAR, weapons: [{ type: 'grenade-launcher', loaded: 0, grenades: {}, motor: 'runs' }], stock: AMMO },
  },
  { status: 'lost' },
]

/** A scenario as it might have gone; who is spared, and who is not, differs from one to the next. */
function madeUp({ state }: Look, by: number): Result {
  const team = state.roster.map(({ name }, i) => fate(name, FATES[(i * by + state.record.length) % FATES.length]))
  const friends = by % 2 === 0 ? ['Ada Brill', 'Gus'].map((name) => fate(name, { isNpc: true, wounds: by })) : []
  return {
    scenario: state.scenario,
    grade: (['major-hero', 'minor-hero', 'minor-zombie', 'major-zombie'] as const)[by % 4] ?? 'major-hero',
    engaged: by !== 3,
    fates: [...team, ...friends],
    left:
      by === 2
        ? { ...NO_GEAR, stock: AMMO, weapons: [{ type: 'chainsaw', loaded: 0, grenades: {}, motor: 'empty' }] }
        : NO_GEAR,
    crates: by,
    radioOut: by === 1,
    driven: by === 2 ? ['V1'] : [],
  }
}

/** The same campaign, with scenarios that anybody can report. */
function withReports({ procedures, ...book }: Book<CampaignKit> & CampaignBook): Book<CampaignKit> & CampaignBook {
  const steps = procedures.campaign?.steps.map(
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
  ...deadWalkCampaign,
  book: (options) => withReports(deadWalkCampaign.book(options) as Book<CampaignKit> & CampaignBook),
}

everyGameMust(told, {
  setups: [
    { options: {} },
    { options: { players: 3, house: { finalReplay: true, teamFill: 4, recoveryPerScenario: 0 } } },
    {
      options: {
        players: 2,
        house: { archetypeRestrictions: true, subtypeRestrictions: true, maxSkills: 1, quirks: false },
      },
    },
    { options: { house: { skills: false, weaponSkills: false, levelTable: [1, 2, 3, 4, 5] } } },
  ],
  games: 6,
})
