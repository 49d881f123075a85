/** What every state of a campaign looks like, member by member. */
import { type Book, flag, integer, list, nullable, object, oneOf, type Shape, standing } from '@shamble/kernel'
import { NPS_IDS } from '../content/survivors.ts'
import { GUN_IDS } from '../tables/guns.ts'
import { ITEM_IDS } from '../tables/items.ts'
import { MELEE_IDS } from '../tables/melee.ts'
import { DAYS, ENDINGS } from './days.ts'
import { type CampaignBook, type CampaignKit, COMMANDS, seatsOf, type State, survivorSeats } from './kit.ts'
import { RESULT } from './result.ts'
import { KEPT, KEPT_OTHER, MOST_PEOPLE } from './roster.ts'

const people = integer(0, MOST_PEOPLE)
/** Six of the roster and eight others. */
const EVERYBODY = 14
const most = EVERYBODY * 8

export const shape = (book: Book<CampaignKit> & CampaignBook): Shape<State> => {
  const seat = oneOf(...survivorSeats(book))
  const day = integer(1, DAYS.length)
  return object({
    ...standing({
      procedures: book.procedures,
      forms: { campaign: { in: [] } },
      command: COMMANDS,
      seats: seatsOf(book),
    }),
    day,
    team: list(object({ seat, person: KEPT }), { max: MOST_PEOPLE }),
    saved: list(KEPT_OTHER, { max: NPS_IDS.length }),
    gone: list(object({ seat, person: KEPT, day, fate: oneOf('killed', 'found dead') }), { max: EVERYBODY }),
    dead: list(oneOf(...NPS_IDS), { max: NPS_IDS.length }),
    heap: object({
      weapons: list(object({ kind: oneOf(...GUN_IDS, ...MELEE_IDS), rounds: integer(0, 99) }), { max: most }),
      items: list(oneOf(...ITEM_IDS), { max: most }),
    }),
    record: list(
      object({
        scenario: oneOf(...DAYS),
        won: flag,
        grade: nullable(oneOf('clean', 'tainted')),
        turns: integer(0, 999),
        killed: integer(0, 9_999),
        starters: people,
        survivors: people,
      }),
      { max: DAYS.length },
    ),
    result: nullable(RESULT),
    isPacked: flag,
    ending: nullable(oneOf(...ENDINGS.map(({ ending }) => ending))),
  }) as unknown as Shape<State>
}
