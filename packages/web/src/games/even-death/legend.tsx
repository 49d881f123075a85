/** The key under the board: only the signs and the kinds of terrain now on it, and the scale. */
import type { Forecast } from '@shamble/even-death/forecast'
import { isHerd, isOnTable, type TerrainId } from '@shamble/even-death/page'
import type { JSX } from 'preact'
import { type Sign, signsShown } from '../../board/legend.tsx'
import { drawnSign, scale, signsInHand } from '../../board/measured/legend.tsx'
import { plural } from '../../words/plain.ts'
import { boardModel } from './board-model.ts'
import { lookOf } from './read.ts'
import { Sample } from './terrain.tsx'
import { TERRAIN_WORDS } from './terrain-words.ts'
import type { DisplayState, GameBook } from './types.ts'
import { RULER } from './units.ts'

const sign = (kind: string, drawn: JSX.Element): JSX.Element => drawnSign('ed-board', kind, drawn)

/** Some of a kind of terrain, as small as a sign. */
const Ground = ({ kind }: { readonly kind: TerrainId }) => (
  <svg class="msr msr-lgs ed-board" width="18" height="18" viewBox="0 0 40 40" aria-hidden="true">
    <Sample kind={kind} />
  </svg>
)

/** Every kind of ground on the table: a table may have a dozen, so they are listed when somebody asks. */
function Grounds({ kinds }: { readonly kinds: readonly TerrainId[] }) {
  return (
    <details
      class="ed-grounds"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) currentTarget.open = false
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.stopPropagation()
        event.currentTarget.open = false
      }}
    >
      <summary>
        Ground: {kinds.length} {plural(kinds.length, 'kind')}
      </summary>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Ground kind={kind} />
            {TERRAIN_WORDS[kind].key}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The kinds that are on the table. */
export function groundKinds({ book }: Pick<Forecast, 'book'>): readonly TerrainId[] {
  const { pieces, ladders } = book.field
  return [
    ...new Set<TerrainId>([...pieces.map(({ kind }) => kind), ...(ladders.length > 0 ? ['ladder' as const] : [])]),
  ]
}

/** What is there at any time: how long an inch is, and what lies on the ground. */
function ever(look: Forecast): Sign {
  const [, inch] = scale(RULER)
  const kinds = groundKinds(look)
  return [
    true,
    <>
      {inch}
      {kinds.length > 0 && <Grounds kinds={kinds} />}
    </>,
    '',
  ]
}

export function legend(s: DisplayState): ReturnType<GameBook['legend']> {
  if (!s.view) return []
  const model = boardModel(s)
  const look = lookOf(s)
  const herds = s.view.herds.filter(isOnTable)
  const isHuman = model.chosen !== null && !isHerd(model.chosen)
  return signsShown([
    ...signsInHand(model, isHuman && s.view.phase === 'battle', ''),
    [model.goes !== null, sign('ed-reach', <path class="once" d="M-7-4 0-7 7-4 6 6-6 6z" />), 'one Move'],
    [model.goes !== null, sign('ed-reach', <path class="twice" d="M-8-8H8V8H-8z" />), 'two Moves'],
    [
      model.bites.some(({ threatens }) => threatens),
      sign('bite-reach', <path class="threat" d="M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z" />),
      'bites next turn',
    ],
    [
      model.flank !== null,
      sign('flank', <path class="flank-rim" d="M-7-6V6a7 7 0 0 0 14-6 7 7 0 0 0-14-6z" />),
      'flanked',
    ],
    [herds.length > 0, sign('herd', <path class="band" d="M-7 0a7 6 0 1 0 14 0a7 6 0 1 0-14 0z" />), 'a herd'],
    [
      herds.some(({ rambles }) => rambles),
      sign('herd rambles', <path class="band" d="M-7 0a7 6 0 1 0 14 0a7 6 0 1 0-14 0z" />),
      'it rambles',
    ],
    [
      herds.some(({ zombies }) => zombies.some(({ locked }) => locked !== null)),
      sign('', <path class="locks" d="M-7 0H7" />),
      'has bitten, holds on',
    ],
    [s.view.markers.length > 0, sign('', <path class="flag" d="M-3 8V-8l9 3.500-9 3.500" />), 'objective'],
    ever(look),
  ])
}
