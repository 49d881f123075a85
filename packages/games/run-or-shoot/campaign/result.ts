/** rs.scenario.19 What a campaign needs to know of a day that was played. */
import { flag, integer, list, nullable, object, oneOf, type Shape } from '@shamble/kernel'
import { NPS_IDS, type OtherSurvivorId, PS_IDS } from '../content/survivors.ts'
import { savedOnes } from '../rules/42-scenario.ts'
import { type Look, type State, type Survivor } from '../state.ts'
import { DAYS, type DayScenario } from './days.ts'
import { isPlayerSurvivor, KEPT, KEPT_OTHER, type Kept, keptOfSurvivor, MOST_PEOPLE, rosterOf } from './roster.ts'

export interface Result {
  readonly scenario: DayScenario
  readonly won: boolean
  /** rs.end.5 Whether somebody who reached safety is infected; null for a day that is lost. */
  readonly grade: State['grade']
  readonly turns: number
  readonly killed: number
  /** The team in seat order: as who lives is now, null for who is dead. */
  readonly team: readonly (Kept | null)[]
  /** Others who may take the place of somebody. */
  readonly saved: readonly Kept[]
  /** Others who died. */
  readonly dead: readonly OtherSurvivorId[]
}

const count = integer(0, 9_999)

export const RESULT = object({
  scenario: oneOf(...DAYS),
  won: flag,
  grade: nullable(oneOf('clean', 'tainted')),
  turns: integer(0, 999),
  killed: count,
  team: list(nullable(KEPT), { min: 1, max: MOST_PEOPLE }),
  saved: list(KEPT_OTHER, { max: NPS_IDS.length }),
  dead: list(oneOf(...NPS_IDS), { max: NPS_IDS.length }),
}) as unknown as Shape<Result>

const keptIn = ({ state }: Look, s: Survivor): Kept => keptOfSurvivor(s, state.hidden.tested[s.n] ?? null)

const lives = ({ status }: Survivor): boolean => status === 'alive' || status === 'safe'

/** Who plays for this seat since the beginning: an NPS who was taken over is somebody else. */
const whoSetOut = ({ state, book }: Look, place: number): Survivor | undefined => {
  const who = rosterOf(book.options)?.people[place]?.who
  return who ? state.survivors.find((s) => s.who === who) : state.survivors.find(({ n }) => n === place + 1)
}

/** rs.end.5, rs.seats.8 Who has reached safety, was saved on an earlier day, or was played by somebody: all of them alive. */
function savedOf(look: Look): Kept[] {
  const { state, book } = look
  const roster = rosterOf(book.options)
  const safe = new Set(savedOnes(look))
  const isInTeam = ({ who }: Survivor): boolean =>
    isPlayerSurvivor(who) || (roster?.people ?? []).some((one) => one.who === who)
  const isSaved = (s: Survivor): boolean =>
    safe.has(s) || s.seat !== null || (roster?.others ?? []).some(({ who }) => who === s.who)
  return state.survivors.filter((s) => !isInTeam(s) && lives(s) && isSaved(s)).map((s) => keptIn(look, s))
}

/** The report of a scenario that is over; null as long as it is not, and for one that is none of the five. */
export function resultOf(look: Look): Result | null {
  const { state, book } = look
  const scenario = DAYS.find((id) => id === book.options.scenario)
  if (state.outcome === null || scenario === undefined || book.options.own !== null) return null
  const team = Array.from({ length: state.starters }, (_, i) => whoSetOut(look, i))
  const isOther = ({ who }: Survivor): boolean => !(PS_IDS as readonly string[]).includes(who)
  return {
    scenario,
    won: state.outcome.winners.includes('survivors'),
    grade: state.grade,
    turns: state.turn,
    killed: state.killed,
    team: team.map((s) => (s && lives(s) ? keptIn(look, s) : null)),
    saved: savedOf(look),
    dead: state.survivors
      .filter((s) => isOther(s) && !team.includes(s) && s.status === 'dead')
      .map(({ who }) => who as OtherSurvivorId),
  }
}
