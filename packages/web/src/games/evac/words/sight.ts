/** Why a figure does not see a square, in a sentence that names the place. */
import { DARK, FACE_DOWN, type Marine, SEEN } from '@shamble/evac/page'
import { sideName } from '../place.ts'
import { hintsOf } from '../read.ts'
import type { DisplayState } from '../types.ts'

export function sightRefusal(s: DisplayState, m: Marine, square: number): { clause: string; reason: string } | null {
  const { view } = s
  const { marine } = hintsOf(s)
  if (!marine || marine.seat !== m.seat) return null
  const blocked = marine.blocked[square]
  if (blocked === undefined || blocked === SEEN) return null
  if (blocked === DARK) return { clause: 'ev.night.1', reason: 'It is too dark to see that far.' }
  if (blocked === FACE_DOWN) return { clause: 'ev.los.8', reason: 'No line of sight: a face-down tile lies between.' }
  const door = view.doors.find((d) => d.side === blocked && d.standing)
  const place = sideName(view, blocked).replace('|', ' and ')
  return door
    ? { clause: 'ev.los.6', reason: `No line of sight: the door between ${place} stands.` }
    : { clause: 'ev.los.3', reason: `No line of sight: the wall between ${place} touches it.` }
}
