/** B7: up or down a ladder where there is no other way, and off a roof again. */
import type { Advice } from '@shamble/kernel'
import { best } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { asPoint } from '../rules/01-measure.ts'
import { ladderFrom } from '../rules/16-climb.ts'
import type { Look, Survivor } from '../state.ts'
import { comersTo, isAttacker } from './danger.ts'
import type { Errand } from './goals.ts'
import { advice, of } from './pick.ts'
import { wayFrom } from './ways.ts'

interface Ladder {
  readonly id: string
  /** Where it leads from where he is. */
  readonly end: Spot
}

/** The ladders at whose end he stands. */
const atHand = ({ book }: Look, s: Survivor): Ladder[] =>
  book.map.climbs.flatMap((climb) => {
    const end = climb.kind === 'ladder' ? ladderFrom(climb, s) : null
    return end === null ? [] : [{ id: climb.id, end }]
  })

/** Attackers on the level of a place that may be there in a turn. */
const comersAt = ({ state }: Look, end: Spot): number =>
  comersTo(
    state.zeds.filter((z) => isAttacker(z) && z.level === end.level),
    asPoint(end),
  )

/** Whether a ladder at hand leads to where nobody comes. */
export const mayClimbAway = (look: Look, s: Survivor): boolean =>
  atHand(look, s).some(({ end }) => comersAt(look, end) === 0)

const isStranded = (look: Look, s: Survivor, to: Spot): boolean => !Number.isFinite(wayFrom(look, s, to))

/** Whether a ladder at hand leads to where his way goes on, which it does not from here. */
export const mayClimbOn = (look: Look, s: Survivor, to: Spot): boolean =>
  isStranded(look, s, to) && atHand(look, s).some(({ end }) => !isStranded(look, { ...s, ...end }, to))

/** From where no way leads on but by a ladder: to its end, the nearest first. */
export function toLadder(look: Look, s: Survivor, to: Spot): Errand | null {
  if (!isStranded(look, s, to)) return null
  const ends = look.book.map.climbs
    .filter(({ kind }) => kind === 'ladder')
    .flatMap(({ foot, head }) => [
      { from: foot, end: head },
      { from: head, end: foot },
    ])
    .filter(({ from, end }) => from.level === s.level && Number.isFinite(wayFrom(look, end, to)))
  const found = best(ends, ({ from }) => -wayFrom(look, s, from))
  return found && Number.isFinite(wayFrom(look, s, found.from))
    ? { to: found.from, acts: [], why: 'To the ladder.' }
    : null
}

/** D11: by the ladder where the fewest come. */
export function climbOne(look: Look, s: Survivor, choices: readonly Command[]): Advice<Command> {
  const ends = new Map(atHand(look, s).map(({ id, end }) => [id, end]))
  const command = best(of(choices, 'climb'), ({ ladder }) => {
    const end = ends.get(ladder)
    return end ? -comersAt(look, end) : Number.NEGATIVE_INFINITY
  })
  return command ? advice(command, 'There is a ladder.') : advice({ do: 'pass' }, 'There is nowhere to climb.')
}
