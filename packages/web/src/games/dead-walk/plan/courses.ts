/** dw.vehicle The ways that pointing at a place may mean for a driver, and what each would do. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type CommandOf, type Human, isDriver, type Vehicle, vehicleOf } from '@shamble/dead-walk/page'
import { degreesOf, displaced, type Polygon, type XY } from '@shamble/table'
import { apart } from '../../../board/measured/shapes.ts'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { sure } from '../../../sure.ts'
import { centreNamed, vehicleOutline } from '../place.ts'
import { lookOf, refused, viewOf } from '../read.ts'
import type { DisplayState } from '../types.ts'

type Drive = CommandOf<'drive'>

/** -180 to 180, clockwise. */
const turnFrom = (heading: number, to: number): number => ((((to - heading) % 360) + 540) % 360) - 180

const clamped = (turn: number, most: number): number => Math.max(-most, Math.min(most, turn))

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
  const length = Math.max(100, Math.min(most, Math.round(apart(at, to))))
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
  ].map((course) => ({ course, score: apart(endOf(vehicle, course), to) + price(look, course) }))
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
export const ridesTo = (s: DisplayState, human: Human, place: string): readonly Ride[] =>
  lastRides(s.view, place, () => {
    const look = lookOf(s)
    const vehicle = vehicleOf(look.state, human.aboard)
    const to = centreNamed(place, viewOf(s), s.options)
    return vehicle && to && apart(vehicle.at, to) >= 50
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
