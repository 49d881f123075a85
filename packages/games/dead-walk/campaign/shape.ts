/** What every state of a campaign looks like, member by member. */
import {
  type Book,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Shape,
  standing,
  text,
} from '@shamble/kernel'
import { GRADES_IN_ORDER } from '../content/scenarios.ts'
import { CHART } from './chart.ts'
import { type CampaignBook, type CampaignKit, COMMANDS, seatsOf, type State } from './kit.ts'
import { GEAR, PERSON } from './person.ts'
import { FATE, RESULT } from './result.ts'

const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]
const name = text({ min: 1, max: 80 })
/** Everybody who was ever met: six scenarios with at most 63 people each. */
const MOST_MET = 400
const names = list(name, { max: MOST_MET })
const scenario = oneOf(...idsOf(CHART))
const people = integer(0, 63)

export const shape = (book: Book<CampaignKit> & CampaignBook): Shape<State> =>
  object({
    ...standing({
      procedures: book.procedures,
      forms: { campaign: { in: [] } },
      command: COMMANDS,
      seats: seatsOf(book),
    }),
    roster: list(PERSON, { max: 63 }),
    stash: GEAR,
    scenario,
    effects: object({
      weakHouse: optional(flag),
      pickup: optional(flag),
      radio: optional(flag),
      friends: optional(list(name, { max: 10 })),
    }),
    record: list(object({ scenario, grade: oneOf(...GRADES_IN_ORDER), starters: people, survivors: people }), {
      max: 100,
    }),
    gone: list(object({ person: PERSON, scenario, fate: oneOf('dead', 'turned', 'lost', 'left out') }), {
      max: MOST_MET,
    }),
    isMustered: flag,
    isReplayed: flag,
    result: nullable(RESULT),
    tried: names,
    cured: names,
    lessons: list(object({ person: name, left: integer(1, 99) }), { max: 63 }),
    aided: names,
    isHealed: flag,
    isPacked: flag,
    candidates: list(FATE, { max: 63 }),
    chosen: nullable(scenario),
  })
