/** The nine rays to one figure as a silhouette, and what they come to: "5 of 9 hidden: in cover". */
import type { SightForecast } from '@shamble/even-death/forecast'

const PERSON = 'M0-46c8 0 12 6 12 13 0 5-2 8-4 10 9 3 14 9 14 19v46h-44V-4c0-10 5-16 14-19-2-2-4-5-4-10 0-7 4-13 12-13z'

/** Where the rays end: three columns, three heights from the ground up. */
const SPOTS = [0, 14, -14].flatMap((x) => [30, 0, -30].map((y) => [x, y] as const))

/** "5 of 9 hidden: in cover" */
export function raysWords({ hidden, inSight, covered }: SightForecast['figures'][number]): string {
  const what = inSight ? (covered ? 'in cover' : 'in the open') : 'out of sight'
  return `${hidden} of 9 hidden: ${what}`
}

/** "8 of 15 covered, half or more is enough" */
export function coverWords({ covered, of, seen, inCover }: SightForecast): string {
  if (of === 1) return ''
  const unseen = of - seen
  const rest = unseen > 0 ? `, ${unseen} of them out of sight` : ''
  return `${covered} of ${of} covered${rest}${inCover ? ': half or more is enough' : ': fewer than half'}`
}

/** `stopped`: of each of the nine rays, in the order in which the rules look along them. */
export const Silhouette = ({ stopped }: { readonly stopped: readonly boolean[] }) => (
  <svg class="silhouette" width="76" height="104" viewBox="-38 -50 76 104" aria-hidden="true">
    <path class="sil" d={PERSON} />
    <path class="ground-line" d="M-34 42.500h68" />
    {SPOTS.map(([x, y], i) =>
      stopped[i] ? (
        <path key={i} class="ray-no" d={`M${x - 4} ${y - 4}l8 8M${x + 4} ${y - 4}l-8 8`} />
      ) : (
        <circle key={i} class="ray-yes" cx={x} cy={y} r="5" />
      ),
    )}
  </svg>
)
