/** The helipad: what is missing for the chopper. */
import { HELIPAD } from '@shamble/evac/page'
import { positionName } from '../place.ts'
import { hintsOf, nameOf } from '../read.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import type { DisplayState } from '../types.ts'

export function padWords(s: DisplayState): string {
  const { view } = s
  const position = view.tiles.findIndex((tile) => tile.up && tile.id === HELIPAD)
  if (position < 0) return 'The helipad is not found.'
  const where = `The helipad is at ${positionName(view, position)}`
  const { pad } = hintsOf(s)
  if (!pad) return `${where}.`
  if (pad.clear)
    return pad.landingNeeded > 0
      ? `${where}: clear, the chopper is ${pad.landing} of ${pad.landingNeeded} turns near.`
      : `${where}: clear.`
  const missing: string[] = []
  if (pad.zombies.length > 0)
    missing.push(`${count(pad.zombies.length)} ${plural(pad.zombies.length, 'zombie')} to clear`)
  if (!pad.enough) missing.push(pad.everybody ? 'every living marine must be on it' : 'a living marine must be on it')
  if (pad.fuel < pad.fuelNeeded)
    missing.push(`${count(pad.fuelNeeded - pad.fuel)} fuel ${plural(pad.fuelNeeded - pad.fuel, 'can')} missing`)
  const there =
    pad.marines.length > 0
      ? ` ${listed(pad.marines.map((seat) => nameOf(view, seat)))} ${plural(pad.marines.length, 'is', 'are')} there.`
      : ''
  return `${where}. ${capital(listed(missing))}.${there}`
}
