/** What can be placed on a table of Even Death May Die. */
import { FACTION_TITLES, OBJECTS, THING_IDS } from '@shamble/even-death/page'
import type { Field, FieldGroup } from '../../../editor/game-editor.ts'
import { onlyGroup, optionsOf, placeFields } from '../../../editor/measured/fields.ts'
import { type Kind, kind, type Placed, type Where } from '../../../editor/measured/kind.ts'
import { areaWhere, pointWhere } from '../../../editor/measured/where.ts'
import { withValue } from '../../../editor/path.ts'
import { capital } from '../../../words/plain.ts'
import { rowOf } from '../../../sure.ts'
import { TERRAIN_WORDS } from '../terrain-words.ts'
import type { DrawnPiece, OwnMarker, OwnTable, OwnThing, Span } from './own.ts'
import { asKind, kindsLike, pieceWhere } from './pieces.ts'

type F = Field<OwnTable>

export const MEASURE = 'in'
/** The radius by which what has no size is taken hold of, and how far beside a thing its copy lies. */
const SMALL = 0.6
export const GIVEN = { table: { measure: MEASURE, sizes: { aside: 1 } }, ids: (): readonly string[] => [] }

const BUILDINGS: Readonly<Record<string, string>> = {
  house: 'a house',
  shed: 'a shed',
  chapel: 'a chapel',
  block: 'a block',
}

/** "wood", "low wall", "house" */
const bare = (one: string): string => one.replace(/^(?:an?|the) /, '')

export const pieceTitle = (piece: DrawnPiece): string =>
  bare(piece.is === 'building' ? (rowOf(BUILDINGS, piece.kind) ?? piece.kind) : TERRAIN_WORDS[piece.kind].one)

const kindWords = (piece: DrawnPiece): Readonly<Record<string, string>> =>
  Object.fromEntries(
    kindsLike(piece).map((id) => [
      id,
      capital(bare(rowOf(BUILDINGS, piece.is === 'building' ? id : '') ?? rowOf(TERRAIN_WORDS, id)?.one ?? id)),
    ]),
  )

const hasDoors = (piece: DrawnPiece): boolean =>
  piece.is === 'building' ? piece.kind !== 'block' : piece.kind === 'gate'

function pieceFields(placed: Placed<OwnTable, DrawnPiece>): readonly FieldGroup<OwnTable>[] {
  const { document, key, value } = placed
  const fields: F[] = [
    {
      kind: 'choice',
      label: 'Kind',
      value: value.kind,
      options: optionsOf(kindWords(value)),
      set: (to) => withValue(document, key, asKind(value, to)),
    },
    ...placeFields(pieceWhere(placed), document.map.size, MEASURE),
  ]
  if (hasDoors(value))
    fields.push({
      kind: 'flag',
      label: value.is === 'building' ? 'Doors closed at first' : 'Closed at first',
      value: 'closed' in value && value.closed === true,
      set: (closed) => withValue(document, key, { ...value, closed }),
    })
  fields.push({
    kind: 'note',
    text: value.is === 'building' ? 'Herds open no doors, and climb through windows.' : noteOf(value),
    clause: value.is === 'building' ? 'ed.terrain.14' : 'ed.terrain.11',
  })
  return onlyGroup(capital(pieceTitle(value)), fields)
}

/** "Wood: slow, hides." */
const noteOf = (piece: Exclude<DrawnPiece, { is: 'building' }>): string => `${capital(TERRAIN_WORDS[piece.kind].key)}.`

export const pieceKind: Kind<OwnTable> = kind<OwnTable, DrawnPiece>({
  id: 'piece',
  place: 'pieces[]',
  lastOnTop: true,
  read: ({ pieces }, [i = -1]) => pieces[i],
  where: pieceWhere,
  name: ({ value, numbers: [i = 0] }) => `${pieceTitle(value)} ${i + 1}`,
  more: ({ value }) => ('closed' in value && value.closed === true ? ', closed' : ''),
  fields: pieceFields,
  again: ({ value }) => value,
})

const factionOf = ({ seats }: OwnTable, seat: number): string => FACTION_TITLES[seats[seat]?.faction ?? 'zombies']

const zoneWhere = ({ document, key, value }: Placed<OwnTable, Span>): Where<OwnTable> => ({
  ...areaWhere(document, value, 1, (span) => withValue(document, key, span)),
  turns: true,
})

export const zoneKind: Kind<OwnTable> = kind<OwnTable, Span>({
  id: 'zone',
  place: 'seats[].zones[]',
  isLarge: true,
  read: ({ seats }, [seat = -1, i = -1]) => seats[seat]?.zones[i],
  where: zoneWhere,
  name: ({ document, numbers: [seat = 0] }) => `zone of ${factionOf(document, seat)}`,
  fields: (placed) => {
    const { document, numbers } = placed
    const [seat = 0, i = 0] = numbers
    const zone = document.seats[seat]?.zones[i]
    return onlyGroup(`Zone of ${factionOf(document, seat)}`, [
      ...placeFields(zoneWhere(placed), document.map.size, MEASURE),
      {
        kind: 'choice',
        label: 'Whose it is',
        value: String(seat),
        options: document.seats.map(({ faction }, n) => ({ value: String(n), label: FACTION_TITLES[faction] })),
        set: (to) => (zone ? movedZone(document, seat, i, Number(to), zone) : document),
      },
      { kind: 'note', text: 'Its units are placed in here, one by one.', clause: 'ed.deploy.1' },
    ])
  },
  again: ({ value }) => value,
  // A seat must begin somewhere.
  without: ({ document, numbers: [seat = 0, i = 0] }) => {
    const zones = document.seats[seat]?.zones ?? []
    return zones.length < 2
      ? null
      : withValue(
          document,
          `seats[${seat}].zones`,
          zones.filter((_, n) => n !== i),
        )
  },
})

/** The last zone of a seat stays with it. */
function movedZone(document: OwnTable, from: number, i: number, to: number, zone: Span): OwnTable {
  const [mine, theirs] = [document.seats[from]?.zones ?? [], document.seats[to]?.zones ?? []]
  if (from === to || mine.length < 2) return document
  const without = withValue(
    document,
    `seats[${from}].zones`,
    mine.filter((_, n) => n !== i),
  )
  return withValue(without, `seats[${to}].zones`, [...theirs, zone])
}

const thingWhere = ({ document, key, value }: Placed<OwnTable, OwnThing>): Where<OwnTable> =>
  pointWhere(document, [...value.at], SMALL, (at) => withValue(document, `${key}.at`, at))

export const thingKind: Kind<OwnTable> = kind<OwnTable, OwnThing>({
  id: 'thing',
  place: 'things[]',
  read: ({ things }, [i = -1]) => things[i],
  where: thingWhere,
  name: ({ value, numbers: [i = 0] }) => `${OBJECTS[value.kind].title} ${i + 1}`,
  fields: (placed) => {
    const { document, key, value } = placed
    return onlyGroup('Object', [
      {
        kind: 'choice',
        label: 'Kind',
        value: value.kind,
        options: THING_IDS.map((id) => ({ value: id, label: capital(OBJECTS[id].title) })),
        set: (to) => withValue(document, `${key}.kind`, to),
      },
      ...placeFields(thingWhere(placed), document.map.size, MEASURE),
      { kind: 'note', text: 'People work it or carry it; herds do not.', clause: 'ed.interact.3' },
    ])
  },
  again: ({ value }) => value,
})

const markerWhere = ({ document, key, value }: Placed<OwnTable, OwnMarker>): Where<OwnTable> =>
  pointWhere(document, [...value.at], SMALL, (at) => withValue(document, `${key}.at`, at))

export const markerKind: Kind<OwnTable> = kind<OwnTable, OwnMarker>({
  id: 'marker',
  place: 'markers[]',
  read: ({ markers }, [i = -1]) => markers[i],
  where: markerWhere,
  name: ({ numbers: [i = 0] }) => `objective ${i + 1}`,
  more: ({ value: { within } }) => `, held from ${within} ${MEASURE}`,
  fields: (placed) => {
    const { document, key, value } = placed
    return onlyGroup('Objective', [
      ...placeFields(markerWhere(placed), document.map.size, MEASURE),
      {
        kind: 'number',
        label: 'Held from within',
        value: value.within,
        min: 1,
        max: 24,
        step: 1,
        unit: MEASURE,
        set: (within) => withValue(document, `${key}.within`, within),
      },
      { kind: 'note', text: 'Whoever stands there alone holds it.', clause: 'ed.victory.7' },
    ])
  },
  again: ({ value }) => value,
})
