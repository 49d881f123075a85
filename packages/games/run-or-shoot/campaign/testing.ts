/** The cast of the campaign's tests: a team before a day, and what is reported of it. */
import { BY_HAND, type OptionValues } from '@shamble/kernel'
import { type Scene, sceneOf } from '@shamble/kernel/testkit'
import type { SurvivorId } from '../content/survivors.ts'
import { survivorSeat } from '../state.ts'
import { scenarioOn } from './days.ts'
import { runOrShootCampaign } from './game.ts'
import { blankState, type CampaignKit, type Member, type State } from './kit.ts'
import type { Result } from './result.ts'
import { asListed, type Kept } from './roster.ts'

export type CampaignScene = Scene<CampaignKit>

const TEAM: readonly SurvivorId[] = ['p-dot', 'p-petra', 'p-tariq', 'p-gwen']

export const kept = (who: SurvivorId, over: Partial<Kept> = {}): Kept => ({ ...asListed(who), ...over })

/** In seat order, the first of them first. */
export const team = (...people: readonly Kept[]): Member[] =>
  people.map((person, i) => ({ seat: survivorSeat(i + 1), person }))

interface Stage extends Partial<Omit<State, 'frames' | 'holders' | 'decision' | 'outcome'>> {
  readonly options?: OptionValues
  readonly dice?: readonly (number | string)[]
  readonly at?: string
}

/** A campaign at the moment at which its day is played, with the default team. */
export function campaign({ options = {}, dice = [], at = 'play', ...state }: Stage = {}): CampaignScene {
  const settled = runOrShootCampaign.settle(options)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const holders = Object.fromEntries(runOrShootCampaign.seats(settled.value).map((seat) => [seat, { person: seat }]))
  const day = state.day ?? 1
  const exact: State = {
    ...blankState(holders),
    team: team(...TEAM.map((who) => kept(who))),
    record: Array.from({ length: day - 1 }, (_, i) => dayWon(i + 1, false)),
    frames: [{ proc: 'campaign', at, inside: false, vars: {}, sealed: null }],
    ...state,
  }
  return sceneOf(runOrShootCampaign)({ position: { exact }, options, holders, dice })
}

/** A day of the record. */
export const dayWon = (day: number, won: boolean): State['record'][number] => ({
  scenario: scenarioOn(day),
  won,
  grade: won ? 'clean' : null,
  turns: 12,
  killed: 30,
  starters: 4,
  survivors: 4,
})

export const newCampaign = (options: OptionValues = {}, dice: readonly (number | string)[] = []): CampaignScene =>
  sceneOf(runOrShootCampaign)({ options, dice })

/** A day that is won without a scratch, of whom `changed` says who is otherwise; null is dead. */
export function resultOfDay(
  { team: people, day }: Pick<State, 'team' | 'day'>,
  changed: Readonly<Partial<Record<SurvivorId, Partial<Kept> | null>>> = {},
  over: Partial<Result> = {},
): Result {
  const won = over.won ?? true
  return {
    scenario: scenarioOn(day),
    won,
    grade: won ? 'clean' : null,
    turns: 20,
    killed: 40,
    team: people.map(({ person }) => {
      const by = changed[person.who]
      return by === null ? null : { ...person, ...by }
    }),
    saved: [],
    dead: [],
    ...over,
  }
}

export const report = (
  s: CampaignScene,
  ...told: [Parameters<typeof resultOfDay>[1]?, Partial<Result>?]
): CampaignScene => s.do('S1', { do: 'report', result: resultOfDay(s.state, ...told), battle: BY_HAND })

export const named = (s: CampaignScene, who: SurvivorId): Kept => {
  const found = s.state.team.find(({ person }) => person.who === who)
  if (!found) throw new Error(`${who} is not in the team`)
  return found.person
}
