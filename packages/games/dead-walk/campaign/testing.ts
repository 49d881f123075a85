/** The cast of the campaign's tests: a team before a scenario, and what is reported of it. */
import type { OptionValues } from '@shamble/kernel'
import { type Scene, sceneOf } from '@shamble/kernel/testkit'
import type { Sheet } from '../state.ts'
import { deadWalkCampaign } from './game.ts'
import { blankState, type CampaignKit, type State } from './kit.ts'
import { newPerson, NO_GEAR, type Person } from './person.ts'
import type { Fate, Result } from './result.ts'

export type CampaignScene = Scene<CampaignKit>

/** A civilian of level 1 with nothing on him. */
export const person = (name: string, over: Partial<Person> = {}, sheet: Partial<Sheet> = {}): Person => ({
  ...newPerson(name, { archetype: 'civilian', subtype: 'student', skills: ['cool'], ...sheet }, 10, {}),
  ...over,
})

interface Stage extends Partial<Omit<State, 'frames' | 'holders' | 'decision' | 'outcome'>> {
  readonly options?: OptionValues
  readonly dice?: readonly (number | string)[]
}

/** A campaign at the moment at which its scenario is played. */
export function campaign({ options = {}, dice = [], ...state }: Stage = {}): CampaignScene {
  const holders = Object.fromEntries(deadWalkCampaign.seats(settled(options)).map((seat) => [seat, { person: seat }]))
  const exact: State = {
    ...blankState(holders),
    roster: [person('Ann'), person('Ben'), person('Cal')],
    isMustered: true,
    frames: [{ proc: 'campaign', at: 'play', inside: false, vars: {}, sealed: null }],
    ...state,
  }
  return sceneOf(deadWalkCampaign)({ position: { exact }, options, holders, dice })
}

function settled(options: OptionValues): OptionValues {
  const found = deadWalkCampaign.settle(options)
  if (!found.ok) throw new Error(`${found.fault.at}: ${found.fault.why}`)
  return found.value
}

export const newCampaign = (options: OptionValues = {}, dice: readonly (number | string)[] = []): CampaignScene =>
  sceneOf(deadWalkCampaign)({ options, dice })

/** He got away unhurt and killed nobody, unless told otherwise. */
export const fate = (name: string, over: Partial<Fate> = {}): Fate => ({
  name,
  isNpc: false,
  status: 'escaped',
  isCurable: false,
  wounds: 0,
  bmv: 10,
  kills: 0,
  closeKills: 0,
  trauma: 0,
  psychoses: [],
  sex: 'm',
  archetype: 'civilian',
  subtype: 'student',
  gear: NO_GEAR,
  ...over,
})

/** A minor victory of the team, of whom `changed` says what is not as usual; friends come after it. */
export function report(
  s: CampaignScene,
  changed: Readonly<Record<string, Partial<Fate>>>,
  over: Partial<Result> = {},
): CampaignScene {
  const team = s.state.roster.map(({ name }) => fate(name, changed[name] ?? {}))
  const names = team.map(({ name }) => name)
  const friends = Object.keys(changed).filter((name) => !names.includes(name))
  const result: Result = {
    scenario: s.state.scenario,
    grade: 'minor-hero',
    engaged: true,
    fates: [...team, ...friends.map((name) => fate(name, { isNpc: true, ...changed[name] }))],
    left: NO_GEAR,
    crates: 0,
    radioOut: false,
    driven: [],
    ...over,
  }
  return s.do('P1', { do: 'report', result })
}

export const named = (s: CampaignScene, name: string): Person => {
  const found = s.state.roster.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not on the roster`)
  return found
}
