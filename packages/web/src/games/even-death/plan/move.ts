/** ed.move, ed.herd One straight line: of a human, or of a herd's leader with the others arranged round it. */
import type { MoveForecast } from '@shamble/even-death/forecast'
import {
  type Command,
  type CommandOf,
  type Herd,
  type Human,
  inches,
  isHerd,
  type Unit,
} from '@shamble/even-death/page'
import type { Refusal } from '@shamble/kernel'
import { samePoint, type XY } from '@shamble/table'
import { type Note, plain } from '../../../plan/plan.ts'
import { centreNamed, parsePlace, pointName } from '../place.ts'
import { lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { inchWords } from '../words/inches.ts'
import { unitTitle } from '../words/titles.ts'
import { commandFor, FOLLOWER, formationWith, goingsOf, leaderOf } from './formation.ts'
import { modifierNotes, note } from './notes.ts'
import { shownFor } from './shown.ts'
import { facingsAt } from './turn.ts'

type Move = CommandOf<'move'>

export function pointOf(s: DisplayState, place: string | null): XY | null {
  const to = place !== null && parsePlace(place)?.kind === 'point' ? centreNamed(place, s) : null
  return to && { x: Math.round(to.x), y: Math.round(to.y) }
}

const far = (a: XY, b: XY): number => Math.hypot(b.x - a.x, b.y - a.y)

/** ed.move.9, ed.terrain.2 What the way takes, and what it may come to. */
function wayNotes(ahead: MoveForecast | null, from: XY, to: XY): Note[] {
  if (!ahead) return []
  return [
    note(inchWords(far(from, to)), `of ${inchWords(inches(ahead.allowance))} on this way`, 'ed.move.1'),
    ...modifierNotes(ahead.modifiers),
    ...(ahead.danger ? [note('!', 'through dangerous ground: a check first', 'ed.terrain.2', true)] : []),
  ]
}

/** ed.victory.6 Where the way ends at an edge one may leave by it. */
function leaving(s: DisplayState, move: Move): Variant[] {
  const gone: Move = { do: 'move', to: move.to, withdraw: true }
  return refused(s, gone) === null
    ? [plain('Leave the table there', [gone], { warning: 'It is gone for good. Leave the table?' })]
    : []
}

function humanTarget(s: DisplayState, human: Human, place: string, to: XY): Target | null {
  const move: Move = { do: 'move', to: [to.x, to.y] }
  if (refused(s, move) !== null) return null
  const ways = facingsAt(s, human, to).map(({ words, facing }) =>
    plain<Command>(`Move there, ${words}`, [facing ? { ...move, facing } : move], { dials: { Look: words } }),
  )
  const out = leaving(s, move).map((one) => ({ ...one, dials: { Look: 'leaving the table' } }))
  const title = `${unitTitle(s.view, human)} moves`
  const notes = wayNotes(lookOf(s).move(human, to), human.at, to)
  return { place, ...shownFor(s.view, human, title, [...ways, ...out], notes, inchWords(far(human.at, to))) }
}

function herdTarget(s: DisplayState, herd: Herd, place: string, to: XY): Target | null {
  const leader = leaderOf(s, herd, to)
  const ahead = leader && lookOf(s).move(herd, to, leader)
  if (!leader || !ahead?.placed) return null
  const { placed: places } = ahead
  const command = commandFor({
    view: s.view,
    herd: herd.id,
    leads: { zombie: leader.id, to },
    places,
    isDragged: false,
  })
  if (command.do !== 'move' || refused(s, command) !== null) return null
  const variants = [plain<Command>('Move the herd there', [command]), ...leaving(s, command)]
  const notes = [...wayNotes(ahead, leader.at, to), note('', 'drag single zombies before you agree', 'ed.herd.9')]
  const title = `${unitTitle(s.view, herd)} moves`
  const shown = shownFor(s.view, herd, title, variants, notes, inchWords(far(leader.at, to)))
  return { place, ...shown, ahead: goingsOf({ places }) }
}

/** ed.move.1 Too far is as far as it goes that way. */
function asFar(s: DisplayState, unit: Unit, to: XY): XY | null {
  const leader = isHerd(unit) ? leaderOf(s, unit, to) : null
  const ahead = lookOf(s).move(unit, to, leader)
  if (ahead?.refusal?.clause !== 'ed.move.1') return to
  const from = leader?.at ?? (isHerd(unit) ? null : unit.at)
  const end = lookOf(s).farthest(unit, to, leader)
  return end && from && !samePoint(end, from) ? end : null
}

const targetAt = (s: DisplayState, unit: Unit, place: string): Target | null => {
  const meant = pointOf(s, place)
  const to = meant && asFar(s, unit, meant)
  if (!to) return null
  return isHerd(unit) ? herdTarget(s, unit, place, to) : humanTarget(s, unit, place, to)
}

/** Why it cannot go there: what the rules say of the way as far as it goes. */
function moveRefusal(s: DisplayState, unit: Unit, place: string | null): Refusal | null {
  const meant = pointOf(s, place)
  if (!meant) return null
  const to = asFar(s, unit, meant) ?? meant
  const leader = isHerd(unit) ? leaderOf(s, unit, to) : null
  return refused(s, { do: 'move', to: [to.x, to.y], ...(leader && { leader: leader.id }) })
}

/** ed.herd.7, ed.herd.8 A single zombie of the herd is put elsewhere, before the herd goes. */
export function followerOrders(s: DisplayState, unit: Unit | undefined): Planned[] {
  if (!unit || !isHerd(unit)) return []
  const at = (place: string): Target | null => {
    const formation = formationWith(s, place)
    const command = formation && commandFor(formation)
    if (!command || refused(s, command) !== null) return null
    const commit = command.do === 'move' ? 'Move the herd so' : 'Arrange them so'
    const notes = [note('', 'as you have placed them', 'ed.herd.9')]
    return { place, ...shownFor(s.view, unit, commit, [plain(commit, [command])], notes), ahead: goingsOf(formation) }
  }
  return [
    {
      order: { id: FOLLOWER, label: 'Place it', icon: 'dead', key: '', detail: '', aims: 'square', enabled: true },
      targets: () => [],
      at,
      refusal: (place) => {
        const formation = place === null ? null : formationWith(s, place)
        return formation && refused(s, commandFor(formation))
      },
    },
  ]
}

export function moveOrders(s: DisplayState, unit: Unit): Planned[] {
  const all = offered(s, 'move')
  if (all.length === 0) return []
  const reach = isHerd(unit) ? null : lookOf(s).move(unit, unit.at)
  return [
    {
      order: {
        id: 'move',
        label: 'Move',
        icon: 'steps',
        key: 'M',
        detail: reach ? `${reach.allowance}″, slow ground halves` : 'its leader, and the others round it',
        aims: 'square',
        enabled: true,
      },
      targets: () => [...new Set(all.map(({ to: [x, y] }) => pointName({ x, y })))],
      at: (place) => targetAt(s, unit, place),
      refusal: (place) => moveRefusal(s, unit, place),
    },
  ]
}
