/** What somebody in a vehicle does: passengers fire, the driver waits for the others and makes for the way out. */
import { type Advice, best } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { driverOf, isStanding, theVehicle } from '../rules/43-aboard.ts'
import { wayOut } from '../rules/43-way.ts'
import { type Human, isDriver, type Look, type Vehicle } from '../state.ts'
import { attackWorth } from './attacks.ts'
import { isWaitedFor, readyToGo } from './convoy.ts'
import { of } from './pick.ts'
import { driveOut } from './steering.ts'

type Advised = Advice<Command>

function steer(look: Look, human: Human, vehicle: Vehicle, choices: readonly Command[]): Advised | null {
  const drives = of(choices, 'drive')
  if (drives.length === 0) return null
  const way = wayOut(look, vehicle) && driveOut(look, human, vehicle, drives)
  if (way) return { command: way, why: 'The vehicle takes everybody out.' }
  const slowest = best(drives, ({ speed }) => -speed)
  return slowest && !isStanding(vehicle) ? { command: slowest, why: 'There is nowhere to drive to.' } : null
}

/** dw.gskill.7 With keys, with a skill, or else by all means. */
const startOf = (choices: readonly Command[]): Command | undefined =>
  best(of(choices, 'start'), ({ keys, skill }) => (keys === undefined ? (skill === undefined ? 0 : 1) : 2)) ?? undefined

function drive(look: Look, human: Human, vehicle: Vehicle, choices: readonly Command[]): Advised | null {
  const isOnTheWay = wayOut(look, vehicle) !== null && readyToGo(vehicle)
  const [parts] = [...of(choices, 'refuel-vehicle'), ...of(choices, 'change-battery')]
  if (parts) return { command: parts, why: 'It has to run first.' }
  const started = isOnTheWay ? startOf(choices) : undefined
  if (started) return { command: started, why: 'It has to run first.' }
  if (isStanding(vehicle) && isWaitedFor(look, vehicle))
    return { command: { do: 'end' }, why: 'The others are on their way.' }
  const steered = steer(look, human, vehicle, choices)
  if (steered) return steered
  return isOnTheWay ? null : getOut(choices)
}

function getOut(choices: readonly Command[]): Advised | null {
  const [out] = of(choices, 'get-out')
  return out ? { command: out, why: 'This vehicle leads nowhere.' } : null
}

export function ride(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const vehicle = theVehicle(look.state, human.aboard as string)
  if (isDriver(look.state, human)) return drive(look, human, vehicle, choices)
  const [over] = driverOf(look.state, vehicle) ? [] : of(choices, 'get-in')
  if (over) return { command: over, why: 'Somebody has to drive.' }
  const attack = best(
    choices.flatMap((command) => attackWorth(look, human, command) ?? []),
    ({ value }) => value,
  )
  if (attack && attack.value > 0) return { command: attack.command, why: 'From here it is safe to shoot.' }
  return vehicle.isWreck || (isStanding(vehicle) && wayOut(look, vehicle) === null) ? getOut(choices) : null
}
