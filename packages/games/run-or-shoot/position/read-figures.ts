/** Places, facings and Zeds of a position. */
import { readOnly } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Zed } from '../state.ts'
import { Illegal, type ZedLine } from './form.ts'

export const xy = ([x, y]: readonly [number, number]): XY => Object.freeze({ x, y })
const EAST: XY = Object.freeze({ x: 1000, y: 0 })

/** rs.measure.13 */
export function readFacing(line: readonly [number, number] | undefined, where: string): XY {
  if (line?.[0] === 0 && line[1] === 0)
    throw new Illegal('rs.measure.13', `${where}.facing`, 'a facing leads somewhere')
  return line ? xy(line) : EAST
}

/** A Zed without what nobody may see of it: its number of creation and its horde. */
export function readZed(
  { at, level, facing, walked = [], seared, ...given }: Omit<ZedLine, 'n'>,
  own: Pick<Zed, 'id' | 'n' | 'horde'>,
  where: string,
): Zed {
  const kind = given.kind ?? 'ordinary'
  return readOnly({
    kind,
    mode: 'attacking',
    down: false,
    posture: kind === 'witch' ? 'sitting' : 'standing',
    pins: null,
    burning: 0,
    hits: 0,
    emerged: false,
    bit: null,
    disturbedBy: null,
    cutOff: false,
    spent: false,
    near: 0,
    ...structuredClone(given),
    ...own,
    at: xy(at),
    level: level ?? 0,
    facing: readFacing(facing, where),
    walked: walked.map(readSpot),
    seared: seared ? readSpot(seared) : null,
  } as Zed)
}

export const readSpot = ({ at, level }: { at: readonly [number, number]; level?: number | undefined }): Spot =>
  Object.freeze({ at: xy(at), level: level ?? 0 })
