/** dw.end.3 What is wrong with the goals of a scenario of one's own. */
import { fault, type OwnFault, warning } from './own-fault.ts'
import type { OwnScenario } from './own-scenario.ts'
import { type Goal, neededFor } from './scenarios.ts'

const GOAL = 'dw.end.3'
const MOST_GOALS = 100

/** A goal and all goals inside of it, each with its place. */
export function* goalParts(goal: Goal, at: string): Generator<readonly [goal: Goal, at: string]> {
  yield [goal, at]
  if (goal.is === 'any' || goal.is === 'all')
    for (const [i, one] of goal.of.entries()) yield* goalParts(one, `${at}.of[${i}]`)
}

/** What goals may name. */
interface Names {
  readonly rooms: ReadonlySet<string>
  readonly buildings: ReadonlySet<string>
  readonly vehicles: ReadonlySet<string>
  readonly markers: ReadonlySet<string>
}

const namesOf = ({ map, markers }: OwnScenario): Names => ({
  rooms: new Set(map.buildings.flatMap(({ rooms }) => rooms.map(([id]) => id))),
  buildings: new Set(map.buildings.map(({ id }) => id)),
  vehicles: new Set(map.vehicles.map(({ id }) => id)),
  markers: new Set(markers.map(({ id }) => id)),
})

/** Whatever a goal names that is not there. */
function missingIn(goal: Goal, { rooms, buildings, vehicles, markers }: Names): string | null {
  const lacks = (what: string, known: ReadonlySet<string>, ids: readonly string[]): string | null => {
    const id = ids.find((one) => !known.has(one))
    return id === undefined ? null : `there is no ${what} ${id}`
  }
  switch (goal.is) {
    case 'searched':
    case 'entered':
      return lacks('room', rooms, goal.rooms)
    case 'picked-up':
    case 'came-near':
      return lacks('marker', markers, [goal.marker])
    case 'no-zombie-in':
    case 'humans-in':
      return lacks('building', buildings, [goal.building])
    case 'drove':
      return lacks('vehicle', vehicles, [goal.vehicle])
    default:
      return null
  }
}

const isAShare = ([part, of]: readonly [number, number]): boolean => part <= of

/** Why a goal can never be met; null if it may be. */
function impossible(goal: Goal, own: OwnScenario): string | null {
  const { humans, npcs, markers, map, engineTurns } = own
  switch (goal.is) {
    case 'survive':
    case 'humans-in':
      return humans && goal.atLeast > humans.length + (goal.is === 'survive' ? 0 : npcs.length)
        ? `there are only ${humans.length} humans`
        : null
    case 'searched':
      return goal.atLeast > new Set(goal.rooms).size ? `only ${goal.rooms.length} rooms are named` : null
    case 'carried-out': {
      const there = markers.filter(({ item }) => item === goal.item).length
      if (there < goal.atLeast) return `there are ${there} of them`
      return map.exit === null ? 'there is no exit' : null
    }
    case 'survivors':
      return isAShare(goal.share) ? null : 'nobody is more than everybody'
    case 'left':
      if (!isAShare(goal.share)) return 'nobody is more than everybody'
      return map.exit === null ? 'there is no exit' : null
    case 'drove':
      return typeof goal.with !== 'string' && !isAShare(goal.with)
        ? 'nobody is more than everybody'
        : driven(goal.vehicle, own)
    case 'boat-runs':
      return engineTurns === null ? 'no engine has to be turned over' : null
    case 'npcs-joined':
      return npcs.length === 0 ? 'there are no friends' : null
    case 'picked-up':
      return markers.some(({ id, item }) => id === goal.marker && item === 'engine') ? 'an engine stays there' : null
    case 'played':
      return goal.turns > turnLimitOf(own) ? `the game ends with turn ${turnLimitOf(own)}` : null
    default:
      return null
  }
}

const driven = (id: string, { map }: OwnScenario): string | null =>
  map.vehicles.some((one) => one.id === id && one.isWreck) ? 'it is a wreck' : null

export function turnLimitOf({ prescribed }: OwnScenario): number {
  const limit = prescribed['turnLimit']
  return typeof limit === 'number' && limit > 0 ? limit : Number.POSITIVE_INFINITY
}

const GOALS = ['full', 'partial', 'engaged'] as const

/** Goals that name what is not there. */
export function goalFaults(own: OwnScenario): OwnFault[] {
  const names = namesOf(own)
  return GOALS.flatMap((which): OwnFault[] => {
    const all = [...goalParts(own[which], which)]
    if (all.length > MOST_GOALS) return [fault(which, GOAL, `these are more than ${MOST_GOALS} goals`)]
    return all.flatMap(([goal, at]) => {
      const missing = missingIn(goal, names)
      return missing ? [fault(at, GOAL, missing)] : []
    })
  })
}

/** Goals that cannot be met, or only with rules that the scenario does not use. */
export function goalWarnings(own: OwnScenario): OwnFault[] {
  return GOALS.flatMap((which) => [
    ...[...goalParts(own[which], which)].flatMap(([goal, at]) => {
      const why = impossible(goal, own)
      return why ? [warning(at, GOAL, `this can never be: ${why}`)] : []
    }),
    ...neededFor(own[which])
      .filter((block) => !own.uses.includes(block))
      .map((block) =>
        warning(which, 'dw.scope.3', `this needs the rules for ${block}, which the scenario does not use`),
      ),
  ])
}
