/**
 * ed.herd.7 to ed.herd.9, ed.zombie-actions.5 Where the zombies of a herd would stand, as the table arranges them and as
 * a person has dragged single ones before saying so. What was dragged is kept by the sitting, as long as the same is seen.
 */
import { type Command, type CommandOf, type Herd, isHerd, type Placed, type Zombie } from '@shamble/even-death/page'
import { distance2, type XY } from '@shamble/table'
import type { Going, Memory } from '../../../play/game-display.ts'
import { centreNamed, parsePlace, pointName } from '../place.ts'
import { actorOf, lookOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { zombieName } from '../words/titles.ts'

export interface Formation {
  readonly view: DisplayState['view']
  readonly herd: number
  /** Where the leader goes; null for zombies that are arranged after a check. */
  readonly leads: { readonly zombie: number; readonly to: XY } | null
  readonly places: readonly Placed[]
  readonly isDragged: boolean
}

interface Kept {
  readonly formation: Formation
  /** The zombie that is dragged. */
  readonly zombie: number
}

const KEPT = new WeakMap<Memory, Kept>()
const LEADERS = new WeakMap<Memory, { readonly view: unknown; readonly zombie: number }>()

/** ed.herd.6 The herd is led by the zombie by which it was taken hold of. */
export const takeBy = ({ memory, view }: DisplayState, zombie: number): void =>
  void LEADERS.set(memory, { view, zombie })

/** Whoever leads it there: by whom it was taken hold of, or the foremost. */
export function leaderOf(s: DisplayState, herd: Herd, to: XY): Zombie | null {
  const held = LEADERS.get(s.memory)
  const own =
    held?.view === s.view ? herd.zombies.find(({ id, locked }) => id === held.zombie && locked === null) : null
  return own ?? lookOf(s).leader(herd, to)
}

/** The order by which a single zombie is dragged; which one it is, the sitting remembers. */
export const FOLLOWER = 'follower'

const pointOf = (place: string | null, s: DisplayState): XY | null => {
  const at = parsePlace(place)?.kind === 'point' ? centreNamed(place, s) : null
  return at && { x: Math.round(at.x), y: Math.round(at.y) }
}

const herdIn = (s: DisplayState): Herd | undefined => {
  const actor = actorOf(s)
  return actor && isHerd(actor) ? actor : undefined
}

/** As the table arranges it: round the leader, or as it proposes after a check. */
function proposed(s: DisplayState): Formation | null {
  const { view } = s
  const [offer] = offered(s, 'arrange')
  if (offer && view.active)
    return {
      view,
      herd: view.active.unit,
      leads: null,
      places: offer.places.map(({ zombie, at: [x, y] }) => ({ zombie, at: { x, y } })),
      isDragged: false,
    }
  const herd = herdIn(s)
  const to = s.selection.order === 'move' ? pointOf(s.selection.aim, s) : null
  const leader = herd && to && leaderOf(s, herd, to)
  const placed = leader && lookOf(s).move(herd, to, leader)?.placed
  return placed ? { view, herd: herd.id, leads: { zombie: leader.id, to }, places: placed, isDragged: false } : null
}

const placed = (formation: Formation, zombie: number, at: XY): Formation => ({
  ...formation,
  isDragged: true,
  places: formation.places.map((one) => (one.zombie === zombie ? { zombie, at } : one)),
})

/** What was dragged so far, as long as nothing else has come. */
const keptFor = ({ memory, view }: DisplayState): Kept | null => {
  const kept = KEPT.get(memory)
  return kept?.formation.view === view ? kept : null
}

/** Where everybody would stand with the dragged zombie at this place. */
export function formationWith(s: DisplayState, place: string): Formation | null {
  const kept = keptFor(s)
  const at = pointOf(place, s)
  return kept && at && placed(kept.formation, kept.zombie, at)
}

/** What is arranged after a check: as it was dragged so far, or as the table proposes it. */
export function arrangementIn(s: DisplayState): Formation | null {
  const kept = keptFor(s)?.formation
  return kept?.leads === null ? kept : proposed(s)
}

/** The zombie has been let go: there it stays. */
export function letGo(s: DisplayState, place: string): void {
  const formation = formationWith(s, place)
  const kept = keptFor(s)
  if (formation && kept) KEPT.set(s.memory, { ...kept, formation })
}

/** The zombie whose future place is under a point is taken hold of there. */
export function takeFollower(s: DisplayState, p: XY, radius: number): string | null {
  const isHeld = s.selection.order === FOLLOWER
  const formation = isHeld ? (keptFor(s)?.formation ?? null) : offered(s, 'arrange')[0] ? arrangementIn(s) : proposed(s)
  const near = formation?.places.find(
    ({ zombie, at }) => zombie !== formation.leads?.zombie && distance2(at, p) <= radius * radius,
  )
  if (!formation || !near) return null
  KEPT.set(s.memory, { formation, zombie: near.zombie })
  return FOLLOWER
}

type Said = CommandOf<'arrange'>['places'][number]

/** What is sent. Places are said only where somebody has dragged one. */
export function commandFor({ leads, places, isDragged }: Formation): Command {
  const said = places.map(({ zombie, at: { x, y } }): Said => ({ zombie, at: [x, y] }))
  if (leads === null) return { do: 'arrange', places: said }
  const { x, y } = leads.to
  const own = isDragged ? { places: said.filter(({ zombie }) => zombie !== leads.zombie) } : {}
  return { do: 'move', to: [x, y], leader: leads.zombie, ...own }
}

/** For the board: who would go where. */
export const goingsOf = ({ places }: Pick<Formation, 'places'>): Going[] =>
  places.map(({ zombie, at }) => ({ figure: zombieName(zombie), to: pointName(at) }))
