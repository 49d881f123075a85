/** Walking, sprinting, and stepping out onto a tile that nobody has seen. */
import type { Command, Marine, Reached } from '@shamble/evac/page'
import { impossible, type Note, plain, planned } from '../../../plan/plan.ts'
import { capital, count, plural, possessive } from '../../../words/plain.ts'
import { parsePlace, positionName, squareName, squareOf, squareOfXY, tileUnder, xyOf } from '../place.ts'
import { hintsOf, livingAt, offered, zombieAt } from '../read.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { shortReason } from './reasons.ts'

export const stepsTo = (view: DisplayState['view'], path: readonly number[]): Command[] =>
  path.map((square) => ({ do: 'step', to: xyOf(view, square) }))

function moveVariant(s: DisplayState, r: Reached): Variant {
  const { view } = s
  const squares = `${count(r.steps)} ${plural(r.steps, 'square')}`
  const commands = stepsTo(view, r.path)
  if (r.kind === 'flip') {
    const tile = positionName(view, tileUnder(view, r.at))
    const how = r.sprint ? 'Sprint out and turn' : 'Step out and turn'
    return plain(`${how} ${tile} over`, commands, {
      label: `${r.sprint ? 'Sprint' : 'Walk'} ${squares}, turn ${tile} over`,
      turns: true,
    })
  }
  if (r.kind === 'pass')
    return plain('Go in and through', commands, {
      label: `${r.sprint ? 'Sprint' : 'Walk'} ${squares}, and on from there`,
    })
  const verb = r.sprint ? 'Sprint' : 'Walk'
  return plain(`${verb} to ${squareName(view, r.at)}`, commands, { label: `${verb} ${squares}` })
}

/** What the way costs and what it leaves, what it gives up, what it turns over. */
function moveNotes(s: DisplayState, m: Marine, r: Reached): Note[] {
  const { marine } = hintsOf(s)
  const notes: Note[] = []
  if (marine) notes.push(r.sprint ? sprintCost(marine.left, r.steps) : walkCost(marine.walk, r.steps))
  if (r.sprint) notes.push({ value: '−1', words: 'the attack of this turn', clause: 'ev.sprint.1' })
  if (r.kind === 'flip')
    notes.push({ value: '?', words: 'its doors and its dead are rolled for first', clause: 'ev.flip.3' })
  else if (r.danger > 0 && r.kind !== 'pass') notes.push(dangerNote(r.danger))
  if (r.kind === 'pass')
    notes.push({
      value: '',
      words: `nobody stops in ${possessive(livingAt(s.view, r.at)?.name ?? 'a friend')} square`,
      clause: 'ev.move.6',
    })
  if (m.attack === null && !m.stirred && !r.sprint)
    notes.push({ value: '', words: 'costs the +1 for standing still', clause: 'ev.stand.1' })
  return notes
}

export const dangerNote = (danger: number): Note => ({
  value: String(danger),
  words: 'of the dead can bite there',
  clause: 'ev.zatt.1',
})

const leftOver = (left: number): string => (left > 0 ? `${count(left)} left` : 'none left')

export const walkCost = (walk: number, steps: number): Note => ({
  value: String(steps),
  words: `of ${walk} ${plural(walk, 'square')}, ${leftOver(walk - steps)}`,
  clause: 'ev.move.1',
})

const sprintCost = (left: number, steps: number): Note => ({
  value: String(steps),
  words: `of ${left} ${plural(left, 'square')} at a sprint, ${leftOver(left - steps)}`,
  clause: 'ev.sprint.1',
})

/** Without hints, single steps. */
const nextSteps = (s: DisplayState): Reached[] =>
  offered(s, 'step').map((c) => {
    const at = squareOfXY(s.view, c.to)
    const down = s.view.tiles[tileUnder(s.view, at)]?.up === false
    return { at, steps: 1, kind: down ? 'flip' : 'walk', sprint: false, danger: 0, path: [at] }
  })

export function moveOrder(s: DisplayState, m: Marine): Planned {
  const { view } = s
  const { marine } = hintsOf(s)
  const reach = marine?.seat === m.seat && offered(s, 'step').length > 0 ? marine.reach : nextSteps(s)
  const left = marine
    ? marine.left > marine.walk
      ? marine.walk > 0
        ? `${marine.walk}, or sprint ${marine.left}`
        : `sprint ${marine.left} more`
      : `${marine.walk} left`
    : ''
  const draft = { id: 'move', label: 'Move', icon: 'steps', key: 'M', detail: left, aims: 'square' as const }
  if (reach.length === 0) {
    const refusal = marine?.refusals.step ?? { clause: 'ev.act.3', reason: `${m.name} cannot move now.` }
    return impossible(draft, shortReason(s, m, refusal), refusal)
  }
  const target = (r: Reached): Target => ({
    place: squareName(view, r.at),
    title: r.kind === 'flip' ? `Tile ${positionName(view, tileUnder(view, r.at))}` : `Square ${squareName(view, r.at)}`,
    subtitle: subtitleOf(s, r),
    mark: m.type,
    variants: [moveVariant(s, r)],
    notes: moveNotes(s, m, r),
  })
  const order = planned(draft, () => new Map(reach.map((r) => [squareName(view, r.at), () => target(r)])))
  return { ...order, refusal: (place) => (place === null ? null : unreachable(s, m, place)) }
}

function subtitleOf(s: DisplayState, r: Reached): string {
  if (r.kind === 'flip') return 'nobody knows what waits there'
  const friend = livingAt(s.view, r.at)
  if (friend) return `${friend.name} stands there`
  if (!hintsOf(s).marine) return ''
  if (r.danger === 0) return 'Nobody can bite you there.'
  return r.danger === 1 ? 'One of them can bite you there.' : `${capital(count(r.danger))} of them can bite you there.`
}

function unreachable(s: DisplayState, m: Marine, place: string): { clause: string; reason: string } | null {
  const { view } = s
  const square = squareOf(parsePlace(place, view), view)
  if (square === null || square === m.at) return null
  if (zombieAt(view, square)) return { clause: 'ev.move.7', reason: 'A zombie is in this square.' }
  const { marine } = hintsOf(s)
  if (!marine) return null
  return {
    clause: 'ev.move.1',
    reason: `${m.name} cannot get to ${squareName(view, square)} with ${count(marine.left)} ${plural(marine.left, 'square')}.`,
  }
}
