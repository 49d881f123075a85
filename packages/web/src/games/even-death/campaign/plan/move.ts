/** Where a force goes: by a Move to the next tile, by parachute to any that nobody holds. */
import { type CampaignForce, PLACES, tileAt, tileOn } from '@shamble/even-death/campaign/page'
import type { Looked } from '../../../../plan/sights.ts'
import { impossible, type OrderDraft, plain, planned, simple } from '../../../../plan/plan.ts'
import { count, plural } from '../../../../words/plain.ts'
import { placeName, readPlace } from '../map/place.ts'
import { lookOf, offered } from '../read.ts'
import type { DisplayState, Note, Planned, Target } from '../types.ts'
import { KINDS, STRUCTURE_TITLES, theFaction, tileTitle, tileWords } from '../words/names.ts'
import { dicey, headOf, leavesNote, note } from './shown.ts'

/** How far it is to a tile that is only looked at. */
function farNotes(s: DisplayState, force: CampaignForce, place: number): Note[] {
  const moves = lookOf(s).movesTo(force, place)
  const from = tileTitle(s, force.at)
  return moves === null
    ? [note('', `no free way leads there from ${from}`, 'ed.camp-move.2')]
    : [note(String(moves), `${plural(moves, 'move')} from ${from}, round whoever is in the way`, 'ed.camp-move.1')]
}

/** ed.camp-map.1 A tile that nothing can be done with now: what it is, whose, and how far it is. */
export function lookedAtTile(s: DisplayState, force: CampaignForce | null, place: number): Looked {
  const { structure } = tileAt(s.view, place)
  const { accessible } = tileOn(lookOf(s).map, place)
  return {
    title: tileWords(s, place),
    subtitle: accessible ? (structure ? STRUCTURE_TITLES[structure] : 'no structure') : 'nobody enters it',
    mark: force ? `${force.owner} ${force.id}` : (s.seat ?? ''),
    notes: [...tileNotes(s, place), ...(force && accessible ? farNotes(s, force, place) : [])],
    refusal: null,
  }
}

/** What there is at a tile. */
function tileNotes(s: DisplayState, place: number): Note[] {
  const { controller, searched } = tileAt(s.view, place)
  const { kind } = tileOn(lookOf(s).map, place)
  const worth = kind === 'city' ? 5 : kind === 'town' ? 3 : 1
  return [
    note('', `${KINDS[kind]}, ${controller ? `held by ${theFaction(controller)}` : 'nobody’s'}`, 'ed.camp-map.1'),
    note(`+${worth}`, `${plural(worth, 'point')} to whoever controls it`, 'ed.camp-vp.3'),
    ...(searched ? [note('', 'searched already', 'ed.camp-search.1')] : []),
  ]
}

/** Whom a Battle from there would draw in. */
function meetsNotes(s: DisplayState, force: CampaignForce, to: number): Note[] {
  const drawn = lookOf(s).drawnIn({ ...force, at: to })
  return drawn.map(({ faction, forces }) =>
    note(String(forces.length), `${theFaction(faction)} would be beside it`, 'ed.camp-battle.1'),
  )
}

const MOVE: OrderDraft = { id: 'move', label: 'Move', icon: 'move', key: 'M', detail: '', aims: 'square' }

function moveTarget(s: DisplayState, force: CampaignForce, to: number): Target {
  const command = offered(s, 'move').find((c) => c.force === force.id && c.to === to)
  return {
    place: placeName(to),
    ...headOf(s, force),
    title: tileWords(s, to),
    subtitle: `From ${tileTitle(s, force.at)}`,
    variants: command ? [plain(`Move to ${tileTitle(s, to)}`, [command])] : [],
    notes: [...tileNotes(s, to), ...meetsNotes(s, force, to), leavesNote(s)],
  }
}

const WAYS = (n: number): string => `${count(n)} ${plural(n, 'way')}`

export function moveOrders(s: DisplayState, force: CampaignForce): Planned[] {
  const able = offered(s, 'move').filter((c) => c.force === force.id)
  const why = (place: string | null) => {
    const to = readPlace(place)
    return to === null || s.seat === null ? null : lookOf(s).refusal(s.seat, { do: 'move', force: force.id, to })
  }
  if (able.length === 0)
    return [impossible(MOVE, 'no way', { clause: 'ed.camp-move.2', reason: 'No tile beside it can be entered.' })]
  const order = planned(
    { ...MOVE, detail: WAYS(able.length) },
    () => new Map(able.map(({ to }) => [placeName(to), () => moveTarget(s, force, to)])),
  )
  return [{ ...order, refusal: why }]
}

const DROP: OrderDraft = {
  id: 'paratroopers',
  label: 'Paratroopers',
  icon: 'down',
  key: 'P',
  detail: '5+ to any free tile',
  aims: 'square',
}

/** ed.camp-drop.2 */
export function dropOrders(s: DisplayState, force: CampaignForce): Planned[] {
  if (force.owner !== 'military') return []
  const able = offered(s, 'paratroopers').filter((c) => c.force === force.id)
  const reasonAt = (place: string | null) => {
    const to = readPlace(place)
    return to === null || s.seat === null
      ? null
      : lookOf(s).refusal(s.seat, { do: 'paratroopers', force: force.id, to })
  }
  if (able.length === 0) {
    const [some = 11] = PLACES
    const refusal = reasonAt(placeName(some))
    return [
      impossible(DROP, 'not from here', {
        clause: refusal?.clause ?? 'ed.camp-drop.2',
        reason: refusal ? refusal.reason : 'The force must stand in a tile that you control.',
      }),
    ]
  }
  const order = planned(
    DROP,
    () =>
      new Map(
        able.map((c) => [
          placeName(c.to),
          (): Target => ({
            place: placeName(c.to),
            ...headOf(s, force),
            title: tileWords(s, c.to),
            subtitle: 'On 5 or more it lands there',
            variants: [dicey(`Drop at ${tileTitle(s, c.to)}`, [c])],
            notes: [...tileNotes(s, c.to), note('', 'else it stays, and the action is spent', 'ed.camp-drop.3')],
          }),
        ]),
      ),
  )
  return [{ ...order, refusal: reasonAt }]
}

/** ed.camp-drop.1 No force does it: it falls from the sky. */
export const supplyDropOrders = (s: DisplayState): Planned[] =>
  offered(s, 'supply-drop').map((c) =>
    simple(
      { id: 'supply-drop', label: 'Supply Drop', icon: 'load', key: 'D', detail: '3+ for a supply' },
      {
        title: 'Supply Drop',
        subtitle: 'On 3 or more one supply comes',
        mark: 'military',
        variants: [dicey('Call a Supply Drop', [c])],
        notes: [leavesNote(s)],
      },
    ),
  )

export function endOrders(s: DisplayState): Planned[] {
  const { actionsLeft } = s.view
  return offered(s, 'end-turn').map((c) => {
    const unused = `${count(actionsLeft)} ${plural(actionsLeft, 'action')}`
    const aims = actionsLeft > 0 ? 'dialog' : 'none'
    const detail = actionsLeft > 0 ? `${unused} unused` : 'all is done'
    return planned(
      { id: 'end-turn', label: 'End turn', icon: 'check', key: 'E', detail, aims },
      () =>
        new Map([
          [
            '',
            (): Target => ({
              place: '',
              title: 'End the turn',
              subtitle: actionsLeft > 0 ? `${unused} would be lost` : 'Nothing is left to do',
              mark: s.seat ?? '',
              variants: [plain('End the turn', [c])],
              notes: [],
            }),
          ],
        ]),
    )
  })
}
