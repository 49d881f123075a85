/** Where somebody in a vehicle is drawn: the rules only know that he is in it. */
import { type Human, isInPlay, type Vehicle, VEHICLES, vehicleOf, type View } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'

/** From the middle, in units: to the right, and to the front. */
function seatIn({ type, places }: Vehicle, place: number): readonly [number, number] {
  const { length, width } = VEHICLES[type]
  const rows = Math.ceil(places.length / 2)
  const first = length * 0.24
  const apart = Math.min(280, (length * 0.64) / Math.max(1, rows - 1))
  const aside = Math.min(125, width / 4)
  return [place % 2 === 0 ? -aside : aside, first - Math.floor(place / 2) * apart]
}

/** The middle of a place in a vehicle as it stands now; the first is the driver's, in front on the left. */
export function seatPlace(vehicle: Vehicle, place: number): XY {
  const [right, front] = seatIn(vehicle, place)
  const turn = (vehicle.heading * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return { x: vehicle.at.x + right * cos + front * sin, y: vehicle.at.y + right * sin - front * cos }
}

/** Where a human is drawn: in his seat, or where he stands. */
export function drawnAt(view: View, h: Human): XY {
  const vehicle = vehicleOf(view, h.aboard)
  const place = vehicle?.places.indexOf(h.n) ?? -1
  return vehicle && place >= 0 ? seatPlace(vehicle, place) : h.at
}

/** How large somebody in a seat is against somebody on foot. */
export const SEATED = 0.7

/** The human in the seat at a point. */
export function seatedAt(view: View, p: XY): Human | undefined {
  const near = 125 * SEATED
  return view.humans.find((h) => {
    if (h.aboard === null || !isInPlay(h)) return false
    const at = drawnAt(view, h)
    return (at.x - p.x) ** 2 + (at.y - p.y) ** 2 <= near * near
  })
}
