/** dw.vehicle Driving, braking, and getting out: what those in a vehicle may do with it. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import {
  type CommandOf,
  figureName,
  type Human,
  isDriver,
  isZombieFigure,
  type Vehicle,
  vehicleOf,
} from '@shamble/dead-walk/page'
import { apart } from '../../../board/measured/shapes.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { impossible, type Note, plain, simple } from '../../../plan/plan.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { centreNamed, pointName } from '../place.ts'
import { callingOf, lookOf, nameOf, offered, placeOfFigure, refused, shortName, vehicleTitle, viewOf } from '../read.ts'
import { type Ride, ridesTo } from './courses.ts'
import { shortWhy } from './handling.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { sure } from '../../../sure.ts'

const speedWords = (look: Forecast, { course: { command } }: Ride): string =>
  command.reverse ? 'Backwards' : `${lengthWords(command.speed)}, ${look.speed(command.speed).isFast ? 'fast' : 'slow'}`

const turnWords = ({ course: { turns } }: Ride): string =>
  turns === 0 ? 'straight on' : `${count(turns)} ${plural(turns, 'turn')}`

const rammedNames = (s: DisplayState, { plot }: Ride): string[] =>
  plot.figures.map((figure) => nameOf(viewOf(s), placeOfFigure(figureName(figure))))

function rideNotes(s: DisplayState, human: Human, ride: Ride): Note[] {
  const { plot, skids, course } = ride
  const { kills, clause } = lookOf(s).speed(course.command.speed)
  const notes: Note[] = [
    { value: `${human.ap} AP`, words: 'all that the driver has', clause: 'dw.vehicle.8' },
    {
      value: course.command.reverse ? '' : lengthWords(course.command.speed),
      words: turnWords(ride),
      clause: 'dw.vehicle.15',
    },
  ]
  if (skids.length > 0)
    notes.push({
      value: '1-2',
      words: 'of a die at each turn: it skids 2d6 cm and ends there',
      clause: 'dw.vehicle.14',
    })
  if (plot.figures.length > 0)
    notes.push({
      value: String(plot.figures.length),
      words: `rammed: ${listed(rammedNames(s, ride))}; 1 stalls, ${kills}+ eliminates, else thrown aside`,
      clause,
    })
  if (plot.end === 'crash')
    notes.push({ value: 'd6', words: 'wounds for everybody in it: the way ends in a crash', clause: 'dw.vehicle.17' })
  if (plot.end === 'exit') notes.push({ value: '', words: 'off the table, with all in it', clause: 'dw.vehicle.32' })
  if (plot.end === 'edge') notes.push({ value: '', words: 'stops at the edge of the table', clause: 'dw.vehicle.32' })
  return notes
}

function warningOf(s: DisplayState, ride: Ride): { warning: string } | object {
  const { figures, end } = ride.plot
  if (end === 'crash') return { warning: 'It ends in a crash. Drive?' }
  const friends = figures.filter((one) => !isZombieFigure(one)).map((one) => nameOf(viewOf(s), figureName(one)))
  return friends.length > 0 ? { warning: `${listed(friends)} would be rammed. Drive?` } : {}
}

const rideVariant = (s: DisplayState, ride: Ride): Variant => {
  const { command } = ride.course
  const words = command.reverse ? 'Back up' : `Drive ${lengthWords(command.speed)}`
  return plain(words, [command], {
    label: `${speedWords(lookOf(s), ride)}, ${turnWords(ride)}`,
    odds: true,
    ...warningOf(s, ride),
  })
}

function rideTarget(s: DisplayState, human: Human, place: string): Target | null {
  const rides = ridesTo(s, human, place)
  const [best] = rides
  if (!best) return null
  const speed = vehicleOf(viewOf(s), human.aboard)?.speed ?? 0
  return {
    place,
    title: `${shortName(human.name)} drives the ${vehicleTitle(s, sure(human.aboard))}`,
    subtitle: speed > 0 ? `now ${lengthWords(speed)} a turn` : 'it stands now',
    mark: callingOf(human),
    variants: rides.map((ride) => rideVariant(s, ride)),
    notes: rideNotes(s, human, best),
  }
}

const driveDraft = (vehicle: Vehicle) =>
  ({
    id: 'drive',
    label: 'Drive',
    icon: 'wheel',
    key: 'M',
    detail: vehicle.speed > 0 ? `${lengthWords(vehicle.speed)} a turn` : 'stands',
    aims: 'square',
  }) as const

/** dw.vehicle.8 Where the driver goes; what the rules offer by themselves is for the keys. */
function driveOrder(s: DisplayState, human: Human, vehicle: Vehicle): Planned {
  const draft = driveDraft(vehicle)
  const all = offered(s, 'drive')
  const why = refused(s, {
    do: 'drive',
    speed: Math.max(lookOf(s).drive(human, vehicle).step, vehicle.speed),
    path: [],
  })
  if (all.length === 0) {
    const reason = why ?? { clause: 'dw.vehicle.8', reason: 'It cannot be driven now.' }
    return impossible(draft, shortWhy(reason), reason)
  }
  return {
    order: { ...draft, enabled: true },
    targets: () =>
      all.flatMap(({ path }) => {
        const end = path.at(-1)
        return end ? [pointName({ x: end[0], y: end[1] })] : []
      }),
    at: (place) => rideTarget(s, human, place),
    refusal: (place) =>
      place === null
        ? null
        : { clause: 'dw.vehicle.15', reason: 'None of the speeds to choose from leads near there.' },
  }
}

/** dw.vehicle.11 Down to nothing. */
const haltOrders = (s: DisplayState, human: Human): Planned[] =>
  offered(s, 'drive')
    .filter(({ speed, path }) => speed === 0 && path.length === 0)
    .map((command) =>
      simple(
        { id: 'halt', label: 'Stop it', icon: 'pause', key: 'B', detail: 'on the spot' },
        {
          title: 'Stop on the spot',
          subtitle: shortName(human.name),
          mark: callingOf(human),
          variants: [plain('Stop the vehicle', [command])],
          notes: [{ value: `${human.ap} AP`, words: 'all that the driver has', clause: 'dw.vehicle.8' }],
        },
      ),
    )

/** A press this near to a free spot means it. */
const NEAR_SPOT = 300

/** dw.vehicle.6 Beside it, on a spot that is free. */
function getOutOrders(s: DisplayState, human: Human): Planned[] {
  const here: CommandOf<'get-out'> = { do: 'get-out', at: [human.at.x, human.at.y] }
  const spots = offered(s, 'get-out').map(({ at: [x, y] }) => ({ x, y }))
  const draft = {
    id: 'get-out',
    label: 'Get out',
    icon: 'out',
    key: 'O',
    detail: `${lookOf(s).price(human, here)} AP`,
    aims: 'square',
  } as const
  if (spots.length === 0) {
    const why = refused(s, here)
    return why ? [impossible(draft, shortWhy(why), why)] : []
  }
  const commandAt = (place: string): CommandOf<'get-out'> | null => {
    const to = centreNamed(place, viewOf(s), s.options)
    if (!to) return null
    const there: CommandOf<'get-out'> = { do: 'get-out', at: [Math.round(to.x), Math.round(to.y)] }
    if (refused(s, there) === null) return there
    const [nearest] = [...spots].sort((a, b) => apart(a, to) - apart(b, to))
    return nearest && apart(nearest, to) <= NEAR_SPOT ? { do: 'get-out', at: [nearest.x, nearest.y] } : null
  }
  const title = vehicleTitle(s, sure(human.aboard))
  return [
    {
      order: { ...draft, enabled: true },
      targets: () => spots.map(pointName),
      at: (place) => {
        const command = commandAt(place)
        if (!command) return null
        const at = pointName({ x: command.at[0], y: command.at[1] })
        return {
          place: at,
          title: `${shortName(human.name)} gets out of the ${title}`,
          subtitle: `at ${at}`,
          mark: callingOf(human),
          variants: [plain('Get out here', [command])],
          notes: [],
        }
      },
      refusal: () => ({ clause: 'dw.vehicle.6', reason: `${capital(title)}: only a free spot beside it will do.` }),
    },
  ]
}

/** What is done with a vehicle by those in it. */
export function aboardOrders(s: DisplayState, human: Human): Planned[] {
  const { state } = lookOf(s)
  const vehicle = vehicleOf(state, human.aboard)
  if (!vehicle) return []
  const driving = isDriver(state, human) ? [driveOrder(s, human, vehicle), ...haltOrders(s, human)] : []
  return [...driving, ...getOutOrders(s, human)]
}
