/** rs.zed.15 Where the next attacker may lawfully end, and where the automatic umpire would send it. */
import { type DeskForecast, REGION_STEP } from '@shamble/run-or-shoot/forecast'
import { RADIUS, type View } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { useEffect, useState } from 'preact/hooks'
import { circle, polyline } from '../../../board/measured/shapes.ts'
import { at } from '../../../board/measured/units.ts'

interface Found {
  readonly desk: DeskForecast
  readonly points: readonly XY[]
  readonly touches: number | null
}

/** So many rows are looked at before the page has time for something else. */
const AT_ONCE = 2

/** Worked out bit by bit: there are many ways to look for. */
function useRegion(desk: DeskForecast): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const { rows, touches } = desk.region()
    const points: XY[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (from: number): void => {
      for (const row of rows.slice(from, from + AT_ONCE)) points.push(...row())
      if (from + AT_ONCE < rows.length) timer = setTimeout(() => look(from + AT_ONCE))
      else setFound({ desk, points, touches })
    }
    timer = setTimeout(() => look(0))
    return () => clearTimeout(timer)
  }, [desk])
  return found?.desk === desk ? found : null
}

/** Squares of the lattice. */
const squares = (points: readonly XY[]): string =>
  points
    .map(
      ({ x, y }) =>
        `M${at(x - REGION_STEP / 2)} ${at(y - REGION_STEP / 2)}h${at(REGION_STEP)}v${at(REGION_STEP)}h-${at(REGION_STEP)}z`,
    )
    .join('')

export function SendRegion({
  desk,
  view,
  level,
  allowance,
}: {
  readonly desk: DeskForecast
  readonly view: View
  readonly level: number
  /** rs.zed.1 As far as a Zed goes, in a straight line. */
  readonly allowance: number
}) {
  const sent = desk.sent()
  const z = view.zeds.find(({ n }) => n === sent?.zed)
  const region = useRegion(desk)
  if (!sent || !z || z.level !== level) return null
  const { byItself } = sent
  return (
    <g class="send-region">
      <defs>
        <pattern id="ros-lawful" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" />
        </pattern>
      </defs>
      <path class="move" d={circle(z.at, allowance)} />
      {region &&
        (region.touches === null ? (
          <path class="lawful" d={squares(region.points)} />
        ) : (
          region.points.map((p) => <path key={`${p.x} ${p.y}`} class="lawful spot" d={circle(p, RADIUS.figure / 3)} />)
        ))}
      {byItself && (
        <>
          <path class="by-itself" d={polyline([z.at, ...byItself.path])} />
          <path class="by-itself" d={circle(byItself.to.at, RADIUS.figure)} />
        </>
      )}
    </g>
  )
}
