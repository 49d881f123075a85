/** What somebody in a vehicle does: passengers fire, the driver makes for the way out, or stops. */
import type { Advice } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { isDriver, isStanding, SLOW, theVehicle } from '../rules/43-aboard.ts'
import { plotOf, wayOut } from '../rules/43-driving.ts'
import type { Human, Look, Vehicle } from '../state.ts'
import { cm } from '../tables/units.ts'
import { attackWorth } from './attacks.ts'
import { best, of } from './pick.ts'

type Advised = Advice<Command>

/** What a turn is worth whose way is this: nearer to the way out, without a crash, at a speed that can still be turned. */
function worthOf(look: Look, vehicle: Vehicle, out: XY, command: CommandOf<'drive'>): number {
  const { path, end } = plotOf(look, vehicle, command)
  if (end === 'exit') return Number.MAX_SAFE_INTEGER
  if (end === 'crash') return -Number.MAX_SAFE_INTEGER
  const last = path[path.length - 1] as XY
  return -distance2(last, out) - (command.speed > SLOW ? HASTE : 0)
}
/** What it costs to be fast, as the square of a distance. */
const HASTE = cm(10) * cm(10)

function steer(look: Look, vehicle: Vehicle, choices: readonly Command[]): Advised | null {
  const out = wayOut(look, vehicle)
  const drives = of(choices, 'drive')
  const way = out && best(drives, (command) => worthOf(look, vehicle, out, command))
  if (way) return { command: way, why: 'The vehicle takes everybody out.' }
  const slowest = best(drives, ({ speed }) => -speed)
  return slowest && !isStanding(vehicle) ? { command: slowest, why: 'There is nowhere to drive to.' } : null
}

function drive(look: Look, vehicle: Vehicle, choices: readonly Command[]): Advised | null {
  const [started] = wayOut(look, vehicle) === null ? [] : of(choices, 'start')
  if (started) return { command: started, why: 'First it has to run.' }
  const steered = steer(look, vehicle, choices)
  if (steered) return steered
  const [out] = vehicle.isWreck || wayOut(look, vehicle) === null ? of(choices, 'get-out') : []
  return out ? { command: out, why: 'This vehicle leads nowhere.' } : null
}

export function ride(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const vehicle = theVehicle(look.state, human.aboard as string)
  if (isDriver(look.state, human)) return drive(look, vehicle, choices)
  const attack = best(
    choices.flatMap((command) => attackWorth(look, human, command) ?? []),
    ({ value }) => value,
  )
  if (attack) return { command: attack.command, why: 'From here it is safe to shoot.' }
  const [over] = of(choices, 'get-in')
  if (over) return { command: over, why: 'Somebody has to drive.' }
  const [out] = vehicle.isWreck ? of(choices, 'get-out') : []
  return out ? { command: out, why: 'This vehicle leads nowhere.' } : null
}
