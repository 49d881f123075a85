/** What people and the dead are known by, in a box of 40: a faction by its pattern, a profile by its mark. */
import type { ProfileId, ZombieId } from '@shamble/even-death/page'
import type { JSX } from 'preact'
import { Dead } from '../../board/art.tsx'

const diamond = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`
const chevrons = (many: number): string =>
  Array.from({ length: many }, (_, i) => `M12.500 ${24.5 + (many - 1) * 3 - i * 6}l7.500-7 7.500 7`).join('')

/** Survivors are diamonds, the Military wears chevrons, bandits carry blades; drawn anew each time. */
const GLYPHS: Readonly<Record<ProfileId, () => JSX.Element>> = {
  newbie: () => <path d={diamond(20, 20, 5.5)} class="g g-thin" />,
  regular: () => <path d={diamond(20, 20, 6.5)} class="gf" />,
  seasoned: () => <path d={diamond(15, 20, 5) + diamond(25.5, 20, 5)} class="gf" />,
  hardened: () => (
    <>
      <path d={diamond(20, 20, 9)} class="g g-thin" />
      <path d={diamond(20, 20, 4)} class="gf" />
    </>
  ),
  conscript: () => <path d={chevrons(1)} class="g" />,
  soldier: () => <path d={chevrons(2)} class="g" />,
  veteran: () => <path d={chevrons(3)} class="g g-thin" />,
  commander: () => (
    <>
      <path
        d="M20 9l2.600 5.300 5.800.800-4.200 4.100 1 5.800-5.200-2.700-5.200 2.700 1-5.800-4.200-4.100 5.800-.800z"
        class="gf"
      />
      <path d="M13 29h14" class="g g-thin" />
    </>
  ),
  convict: () => <path d="M13.500 12.500v15M20 11v18M26.500 12.500v15" class="g g-thin" />,
  thug: () => <path d="M12.500 27.500 27.500 12.500" class="g" />,
  cutthroat: () => <path d="M12.500 27.500 27.500 12.500M12.500 12.500l15 15" class="g" />,
  boss: () => <path d="M11.500 27V14.500l4.500 4.500 4-7.500 4 7.500 4.500-4.500V27z" class="gf" />,
}

type Pattern = 'plain' | 'ringed' | 'hatched'

/** By the faction of a profile: plain, with a second ring, or hatched at the rim. */
const PATTERNS: Readonly<Record<ProfileId, Pattern>> = {
  newbie: 'plain',
  regular: 'plain',
  seasoned: 'plain',
  hardened: 'plain',
  conscript: 'ringed',
  soldier: 'ringed',
  veteran: 'ringed',
  commander: 'ringed',
  convict: 'hatched',
  thug: 'hatched',
  cutthroat: 'hatched',
  boss: 'hatched',
}

const HATCH = Array.from({ length: 16 }, (_, i) => {
  const turn = (i / 16) * 2 * Math.PI
  const at = (r: number, by: number): string =>
    `${(20 + r * Math.cos(turn + by)).toFixed(1)} ${(20 + r * Math.sin(turn + by)).toFixed(1)}`
  return `M${at(13.4, 0)}L${at(10.6, 0.22)}`
}).join('')

/** Somebody living. */
export const Living = ({ profile }: { readonly profile: ProfileId }) => (
  <>
    <circle cx="20" cy="20" r="13.500" class="l-body" />
    {PATTERNS[profile] === 'ringed' && <circle cx="20" cy="20" r="12.200" class="g mil-ring" />}
    {PATTERNS[profile] === 'hatched' && <path d={HATCH} class="g g-hair" />}
    {GLYPHS[profile]()}
  </>
)

/** Fast ones trail strokes, soldiers of the dead wear a helmet. */
const KINDS: Readonly<Record<ZombieId, string>> = {
  regular: '',
  fast: 'M3 30l7-3.500M1.500 22h7M5 36l6.500-5',
  military: 'M8.500 15C9.500 8.500 14 6 20 6s10.500 2.500 11.500 9zM6.500 15h27',
}

/** One of the dead; two of a kind differ by their bites. */
export const DeadOne = ({
  id,
  kind,
  down,
}: {
  readonly id: number
  readonly kind: ZombieId
  readonly down: boolean
}) => (
  <>
    <Dead id={id} down={down} />
    {kind !== 'regular' && <path class={`z-kind ${kind}`} d={KINDS[kind]} />}
  </>
)
