/** Automation, human bot 4: going on with a task. */
import type { Advice } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import type { Edge } from '../content/scenarios.ts'
import { isWithinOfPoint } from '../rules/01-measure.ts'
import { isInZone } from '../rules/04-zones.ts'
import { interacting } from '../rules/24-interact.ts'
import type { Human, Look } from '../state.ts'
import { INCH, LATTICE } from '../tables/units.ts'
import { marginAt, type Threat } from './danger.ts'
import { isHeldByAnother, type Task } from './tasks.ts'
import { atEdge, goTowards, leaveBy } from './walking.ts'
import { fieldShunning, fieldTo, type Field } from './ways.ts'

/** Places all along an edge. */
function placesAt(look: Look, edge: Edge): XY[] {
  const { width, depth } = look.book.field
  const long = edge === 'north' || edge === 'south' ? width : depth
  return Array.from({ length: Math.floor(long / INCH) - 1 }, (_, i) => {
    const along = (i + 1) * 2 * LATTICE
    return atEdge(look, { x: along, y: along }, edge)
  })
}

/** A step within bite reach counts so many times. */
const SHUN = 4

/** The way to some places, round the herds where there are any. */
const fieldRound = (look: Look, goals: readonly XY[], threats: readonly Threat[]): Field =>
  threats.length === 0
    ? fieldTo(look, 'people', goals)
    : fieldShunning(
        look,
        'people',
        goals,
        threats.flatMap(({ reach, zombies }) => zombies.map((at) => ({ at, within: reach }))),
        SHUN,
      )

/** Whether somebody should rather see to himself: a herd is near, and another holds the place. */
function isLeft(look: Look, human: Human, task: Task, threats: readonly Threat[]): boolean {
  if (task.is !== 'hold' || marginAt(threats, human.at) > 0) return false
  return isHeldByAnother(look, human, task, (other) => marginAt(threats, other.at) > 0)
}

function workOn(look: Look, human: Human, object: string): Command | null {
  const command: Command = { do: 'interact', object }
  return interacting.check(look, human, command) === null ? command : null
}

function goOn(
  look: Look,
  human: Human,
  task: Task,
  threats: readonly Threat[],
  choices: readonly Command[],
): Advice<Command> | null {
  const walk = (goals: readonly XY[], why: string): Advice<Command> | null => {
    const command = goTowards(look, human, fieldRound(look, goals, threats), choices)
    return command && { command, why }
  }
  switch (task.is) {
    case 'work': {
      const command = workOn(look, human, task.thing.id)
      return command
        ? { command, why: `The ${task.thing.kind} is what they came for.` }
        : walk([task.thing.at], `To the ${task.thing.kind}.`)
    }
    case 'bring': {
      const command =
        isInZone(look, human.seat, human.at) && human.carries !== null ? workOn(look, human, human.carries) : null
      return command ? { command, why: 'It is home.' } : walk([task.to], 'Home with it.')
    }
    case 'leave': {
      const command = leaveBy(look, human, task.edge)
      return command ? { command, why: 'Out of here.' } : walk(placesAt(look, task.edge), `To the ${task.edge} edge.`)
    }
    case 'hold':
      return isWithinOfPoint(human.at, task.at, task.within) ? null : walk([task.at], 'That place must be held.')
  }
}

/** The next step of a task; null where there is none to take, or others are better placed. */
export function errand(
  look: Look,
  human: Human,
  task: Task | undefined,
  threats: readonly Threat[],
  choices: readonly Command[],
): Advice<Command> | null {
  if (!task || isLeft(look, human, task, threats)) return null
  return goOn(look, human, task, threats, choices)
}

/** Whether a task is farther away than two Moves: then distance counts. */
export const isFar = (look: Look, human: Human, task: Task, move: number): boolean => {
  const to =
    task.is === 'work'
      ? task.thing.at
      : task.is === 'bring'
        ? task.to
        : task.is === 'hold'
          ? task.at
          : atEdge(look, human.at, task.edge)
  return distance2(human.at, to) > 4 * move * move
}
