/** Vehicles in words: how they stand, who sits where. */
import { humanOf, occupantsOf, type Vehicle, type View } from '@shamble/dead-walk/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { shortName } from '../read.ts'
import { compass } from './lines.ts'

const BATTERIES = { normal: '', failed: 'the last start failed', dead: 'battery dead', fresh: 'new battery' } as const

/** "engine off, tank empty, battery dead". */
export function vehicleState(v: Vehicle): string {
  if (v.isWreck) return 'a wreck'
  const engine = v.engine ? (v.speed > 0 ? `moving, ${lengthWords(v.speed)} a turn` : 'engine running') : 'engine off'
  return [engine, v.tank === 'empty' ? 'tank empty' : '', BATTERIES[v.battery], v.isBroken ? 'broken open' : '']
    .filter(Boolean)
    .join(', ')
}

/** "Lawless drives, Marek is in it, ten places free". */
export function aboardSentence(view: View, v: Vehicle): string {
  const [driver] = v.places
  const at = typeof driver === 'number' ? humanOf(view, driver) : undefined
  const others = occupantsOf(view, v).filter(({ n }) => n !== driver)
  const free = v.places.filter((n) => n === null).length
  return [
    at ? `${shortName(at.name)} at the wheel` : 'nobody at the wheel',
    others.length > 0 ? `${listed(others.map(({ name }) => shortName(name)))} in it` : '',
    `${free === 0 ? 'no' : count(free)} ${plural(free, 'place')} free`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const facingWords = ({ heading }: Vehicle): string => `facing ${compass(heading)}`
