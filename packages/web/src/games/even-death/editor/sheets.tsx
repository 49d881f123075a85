/** What a table says beside its terrain: what it is called, how long is fought, who fights with what. */
import {
  type Faction,
  FACTION_TITLES,
  FACTIONS,
  READY_FORCE_IDS,
  readyForce,
  type ReadyForceId,
} from '@shamble/even-death/page'
import { Fields } from '../../../editor/fields.tsx'
import type { Field, FieldGroup, SheetProps } from '../../../editor/game-editor.ts'
import { withValue } from '../../../editor/path.ts'
import { count, capital } from '../../../words/plain.ts'
import { MEASURE } from './kinds.ts'
import type { OwnSeat, OwnTable } from './own.ts'

type F = Field<OwnTable>
type Group = FieldGroup<OwnTable>

const number = (
  label: string,
  value: number,
  [min, max, step]: readonly [number, number, number],
  set: (value: number) => OwnTable,
  unit?: string,
): F => ({ kind: 'number', label, value, min, max, step, set, ...(unit !== undefined && { unit }) })

function called(own: OwnTable): Group {
  const side = (label: string, i: 0 | 1): F =>
    number(label, own.map.size[i], [60, 96, 12], (n) => withValue(own, `map.size[${i}]`, n), MEASURE)
  return {
    title: 'What it is called',
    fields: [
      {
        kind: 'text',
        label: 'Title',
        value: own.title,
        max: 80,
        set: (title) => ({ ...own, title: title === '' ? ' ' : title }),
      },
      {
        kind: 'text',
        label: 'What it is about',
        value: own.says,
        max: 400,
        lines: 4,
        set: (says) => ({ ...own, says }),
      },
      side('Table, west to east', 0),
      side('Table, north to south', 1),
    ],
  }
}

const USUAL_NIGHT = 12

function fought(own: OwnTable): Group {
  const { rounds, hold, night, markers } = own
  return {
    title: 'How it is fought',
    fields: [
      number('Rounds, 0 for no limit', rounds, [0, 40, 1], (n) => ({ ...own, rounds: Math.round(n) })),
      ...(markers.length > 0
        ? [number('Rounds that an objective is held', hold, [1, 20, 1], (n) => ({ ...own, hold: Math.round(n) }))]
        : []),
      {
        kind: 'flag',
        label: 'By night',
        value: night !== null,
        set: (on) => ({ ...own, night: on ? USUAL_NIGHT : null }),
      },
      ...(night === null
        ? []
        : [number('Seen as far as', night, [6, 60, 1], (n) => ({ ...own, night: Math.round(n) }), MEASURE)]),
      {
        kind: 'note',
        text:
          markers.length > 0
            ? 'Whoever holds an objective alone for so long wins, or the last side on the table.'
            : 'The last side on the table wins; at the limit the one of which most is left.',
        clause: markers.length > 0 ? 'ed.victory.3' : 'ed.victory.9',
      },
    ],
  }
}

export function TableSheet({ document: own, change }: SheetProps<OwnTable>) {
  return (
    <Fields
      game="even-death"
      of="table"
      groups={[called(own), fought(own)]}
      change={change}
      take={(edited) => edited.ok && change(edited.document, edited.words)}
    />
  )
}

const forcesOf = (faction: Faction): readonly ReadyForceId[] =>
  READY_FORCE_IDS.filter((id) => readyForce(id).faction === faction)

const MOST_SEATS = 4

/** A seat, with what it starts with. */
function seatGroup(own: OwnTable, seat: OwnSeat, i: number): Group {
  const at = `seats[${i}]`
  const fields: F[] = [
    {
      kind: 'choice',
      label: 'Faction',
      value: seat.faction,
      options: FACTIONS.map((value) => ({ value, label: FACTION_TITLES[value] })),
      // Forces of others are none of theirs.
      set: (faction) => withValue(own, at, { ...seat, faction, forces: [] }),
    },
    number('Points', seat.points, [5, 500, 5], (n) => withValue(own, `${at}.points`, Math.round(n))),
    number('Side', seat.side, [1, MOST_SEATS, 1], (n) => withValue(own, `${at}.side`, Math.round(n))),
    {
      kind: 'chips',
      label: 'Starts with',
      value: seat.forces,
      options: forcesOf(seat.faction).map((value) => {
        const { title, points } = readyForce(value)
        return { value, label: `${title}, ${points}` }
      }),
      set: (forces) => withValue(own, `${at}.forces`, forces),
    },
    {
      kind: 'note',
      text: seat.forces.length > 0 ? 'Proposed to whoever plays it.' : 'Whoever plays it builds a force.',
      clause: 'ed.force.1',
    },
  ]
  if (own.seats.length > 2)
    fields.push({
      kind: 'act',
      label: 'Take this seat away',
      act: () => ({
        ok: true,
        document: { ...own, seats: own.seats.filter((_, n) => n !== i) },
        chosen: null,
        words: 'took a seat away',
      }),
    })
  return { title: `${capital(count(i + 1))}: ${FACTION_TITLES[seat.faction]}`, fields }
}

/** The first faction that nobody has, in the corner that is farthest from the others. */
function withSeat(own: OwnTable): OwnTable {
  const taken = own.seats.map(({ faction }) => faction)
  const faction = FACTIONS.find((one) => !taken.includes(one)) ?? 'survivors'
  const side = [1, 2, 3, 4].find((n) => own.seats.every((seat) => seat.side !== n)) ?? 1
  const depth = own.map.size[1]
  const zone = [0, Math.round(depth / 2) - 6, 12, Math.round(depth / 2) + 6] as const
  return { ...own, seats: [...own.seats, { faction, points: 100, side, zones: [zone], forces: [] }] }
}

export function SeatsSheet({ document: own, change }: SheetProps<OwnTable>) {
  const more: Group = {
    title: 'Another seat',
    fields:
      own.seats.length < MOST_SEATS
        ? [
            {
              kind: 'act',
              label: 'Add a seat',
              act: () => ({ ok: true, document: withSeat(own), chosen: null, words: 'added a seat' }),
            },
          ]
        : [{ kind: 'note', text: 'Four seats at most.', clause: 'ed.setup.2' }],
  }
  return (
    <Fields
      game="even-death"
      of="seats"
      groups={[...own.seats.map((seat, i) => seatGroup(own, seat, i)), more]}
      change={change}
      take={(edited) => edited.ok && change(edited.document, edited.words)}
    />
  )
}
