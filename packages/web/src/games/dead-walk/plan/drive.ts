/** dw.vehicle Driving: the way that pointing at a place means, whom it rams, where it ends; braking, and getting out. */
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
import { degreesOf, displaced, type Polygon, type XY } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { impossible, type Note, plain, simple } from '../../../plan/plan.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { centreNamed, pointName, vehicleOutline } from '../place.ts'
import { callingOf, lookOf, nameOf, offered, placeOfFigure, refused, shortName, vehicleTitle, viewOf } from '../read.ts'
import { shortWhy } from './handling.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { sure } from '../../../sure.ts'

type Drive = CommandOf<'drive'>

/** -180 to 180, clockwise. */
const turnFrom = (heading: number, to: number): number => ((((to - heading) % 360) + 540) % 360) - 180

const clamped = (turn: number, most: number): number => Math.max(-most, Math.min(most, turn))

const far = (a: XY, b: XY): number => Math.hypot(a.x - b.x, a.y - b.y)

interface Leg {
  readonly to: XY
  readonly heading: number
}

/** A way that could be driven. */
export interface Course {
  readonly command: Drive
  readonly legs: readonly Leg[]
  readonly turns: number
}

/** Where the first leg of a way with two may lead. */
const OPENINGS = [0, -45, 45, -90, 90, -20, 20] as const

const towardsPoint = (from: XY, to: XY): number => degreesOf({ x: to.x - from.x, y: to.y - from.y })

/** Every way of one speed that leads about there: at once, or after a first leg. */
function coursesAt(look: Forecast, { at, heading }: Vehicle, speed: number, step: number, to: XY): Course[] {
  const most = look.speed(speed).turn
  const course = (...legs: readonly Leg[]): Course => {
    const headings = [heading, ...legs.map((leg) => leg.heading)]
    return {
      command: { do: 'drive', speed, path: legs.map((leg) => [leg.to.x, leg.to.y]) },
      legs,
      turns: headings.filter((one, i) => i > 0 && one !== headings[i - 1]).length,
    }
  }
  const leg = (from: XY, before: number, turn: number, length: number): Leg => {
    const degrees = (before + turn + 360) % 360
    return { to: displaced(from, length, degrees), heading: degrees }
  }
  const onTo = (from: XY, before: number, length: number): Leg =>
    leg(from, before, clamped(turnFrom(before, towardsPoint(from, to)), most), length)
  const found = [course(onTo(at, heading, speed)), course(leg(at, heading, 0, speed))]
  for (const turn of OPENINGS) {
    if (Math.abs(turn) > most) continue
    for (let first = step; first < speed; first += step) {
      const before = leg(at, heading, turn, first)
      found.push(course(before, onTo(before.to, before.heading, speed - first)))
    }
  }
  return found
}

/** dw.vehicle.29 Backwards: at most 10 cm, straight or with a turn at once. */
function backwards(look: Forecast, { at, heading, speed }: Vehicle, most: number, to: XY): Course[] {
  if (speed > 0) return []
  const away = (towardsPoint(at, to) + 180) % 360
  const turn = clamped(turnFrom(heading, away), look.speed(0).turn)
  const length = Math.max(100, Math.min(most, Math.round(far(at, to))))
  return [...new Set([0, turn])].map((one) => {
    const look = (heading + one + 360) % 360
    const end = displaced(at, length, look + 180)
    return {
      command: { do: 'drive', speed: 0, path: [[end.x, end.y]], reverse: true },
      legs: [{ to: end, heading: look }],
      turns: one === 0 ? 0 : 1,
    }
  })
}

/** A turn is worth this much of a detour; at fast speed, with its die, more. */
const price = (look: Forecast, { turns, command: { speed } }: Course): number =>
  turns * (look.speed(speed).isFast ? 220 : 60)

const endOf = ({ at }: Vehicle, { legs }: Course): XY => legs.at(-1)?.to ?? at

/** So many ways are put before the rules. */
const MOST_TRIED = 16
const MOST_SHOWN = 3
/** A way without a crash may end this much farther off. */
const CRASH = 500

/** The ways that end nearest to a place, the best first, no two of one speed. */
function coursesTo(s: DisplayState, human: Human, vehicle: Vehicle, to: XY): Course[] {
  const look = lookOf(s)
  const { speeds, step, reverse } = look.drive(human, vehicle)
  const all = [
    ...speeds.flatMap((speed) => coursesAt(look, vehicle, speed, step, to)),
    ...backwards(look, vehicle, reverse, to),
  ].map((course) => ({ course, score: far(endOf(vehicle, course), to) + price(look, course) }))
  all.sort((a, b) => a.score - b.score)
  const found = all
    .slice(0, MOST_TRIED)
    .filter(({ course }) => refused(s, course.command) === null)
    .map(({ course, score }) => ({
      course,
      score: score + (look.plot(vehicle, course.command).end === 'crash' ? CRASH : 0),
    }))
    .sort((a, b) => a.score - b.score)
    .map(({ course }) => course)
  const nameOfSpeed = ({ command: { speed, reverse } }: Course): string => `${speed} ${reverse}`
  const isFirst = (course: Course, i: number): boolean =>
    found.findIndex((one) => nameOfSpeed(one) === nameOfSpeed(course)) === i
  return found.filter(isFirst).slice(0, MOST_SHOWN)
}

/** What a way would do, as far as no die decides it. */
export interface Ride {
  readonly course: Course
  readonly plot: ReturnType<Forecast['plot']>
  /** The outline at the start, at every joint as it turns there, and where it ends. */
  readonly outlines: readonly Polygon[]
  /** dw.vehicle.14 Where it may skid, and in which heading it does. */
  readonly skids: readonly { readonly at: XY; readonly heading: number }[]
  readonly width: number
}

function rideOf(look: Forecast, vehicle: Vehicle, course: Course): Ride {
  const plot = look.plot(vehicle, course.command)
  const joints = plot.path.slice(1).map((at, i) => ({ at, heading: course.legs[i]?.heading ?? vehicle.heading }))
  const turnings = course.legs.slice(0, joints.length).map(({ heading }, i) => ({
    at: sure(plot.path[i]),
    heading,
    isTurn: heading !== (course.legs[i - 1]?.heading ?? vehicle.heading),
  }))
  const outline = ({ at, heading }: { at: XY; heading: number }): Polygon => vehicleOutline(vehicle, at, heading)
  const ends = joints.map(outline)
  const right = sure(outline({ at: vehicle.at, heading: 0 }).corners[1])
  return {
    course,
    plot,
    outlines: [...turnings.filter(({ isTurn }) => isTurn).map(outline), ...ends],
    skids: look.speed(course.command.speed).isFast ? turnings.filter(({ isTurn }) => isTurn) : [],
    width: 2 * Math.abs(right.x - vehicle.at.x),
  }
}

const lastRides = lastAnswer<DisplayState['view'], readonly Ride[]>()

/** The ways to a place, the best first; asked for several times while it is pointed at. */
const ridesTo = (s: DisplayState, human: Human, place: string): readonly Ride[] =>
  lastRides(s.view, place, () => {
    const look = lookOf(s)
    const vehicle = vehicleOf(look.state, human.aboard)
    const to = centreNamed(place, viewOf(s), s.options)
    return vehicle && to && far(vehicle.at, to) >= 50
      ? coursesTo(s, human, vehicle, to).map((course) => rideOf(look, vehicle, course))
      : []
  })

/** The way that would be driven, for the picture. */
export function rideShown(s: DisplayState, human: Human | undefined, variant = 0): Ride | null {
  const { order, aim, hover } = s.selection
  const place = aim ?? hover
  if (order !== 'drive' || !human || place === null || !isDriver(viewOf(s), human)) return null
  const rides = ridesTo(s, human, place)
  return rides[Math.min(variant, rides.length - 1)] ?? null
}

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

const driveSketch = (vehicle: Vehicle) =>
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
  const sketch = driveSketch(vehicle)
  const all = offered(s, 'drive')
  const why = refused(s, {
    do: 'drive',
    speed: Math.max(lookOf(s).drive(human, vehicle).step, vehicle.speed),
    path: [],
  })
  if (all.length === 0) {
    const reason = why ?? { clause: 'dw.vehicle.8', reason: 'It cannot be driven now.' }
    return impossible(sketch, shortWhy(reason), reason)
  }
  return {
    order: { ...sketch, enabled: true },
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
  const sketch = {
    id: 'get-out',
    label: 'Get out',
    icon: 'out',
    key: 'O',
    detail: `${lookOf(s).price(human, here)} AP`,
    aims: 'square',
  } as const
  if (spots.length === 0) {
    const why = refused(s, here)
    return why ? [impossible(sketch, shortWhy(why), why)] : []
  }
  const commandAt = (place: string): CommandOf<'get-out'> | null => {
    const to = centreNamed(place, viewOf(s), s.options)
    if (!to) return null
    const there: CommandOf<'get-out'> = { do: 'get-out', at: [Math.round(to.x), Math.round(to.y)] }
    if (refused(s, there) === null) return there
    const [nearest] = [...spots].sort((a, b) => far(a, to) - far(b, to))
    return nearest && far(nearest, to) <= NEAR_SPOT ? { do: 'get-out', at: [nearest.x, nearest.y] } : null
  }
  const title = vehicleTitle(s, sure(human.aboard))
  return [
    {
      order: { ...sketch, enabled: true },
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
