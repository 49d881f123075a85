/** The key under the map: the signs that are on it now. */
import { PLACES, STRUCTURES, tileAt } from '@shamble/even-death/campaign/page'
import type { JSX } from 'preact'
import { goesOf } from './map/board.tsx'
import { contestedBy, ContestedSign, LETTERS, SearchedSign, StructureSign } from './map/owners.tsx'
import type { DisplayState, GameBook } from './types.ts'
import { factionTitle, STRUCTURE_TITLES } from './words/names.ts'

const sign = (drawn: JSX.Element): JSX.Element => (
  <svg class="war" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    {drawn}
  </svg>
)

const ContestedKey = () =>
  sign(
    <g transform="translate(9 9) scale(0.9)">
      <ContestedSign />
    </g>,
  )

export function legend(s: DisplayState): ReturnType<GameBook['legend']> {
  if (!s.view) return []
  const tiles = PLACES.map((place) => tileAt(s.view, place))
  return [
    ...s.view.players.map(({ faction }) => ({
      sign: sign(
        <g class={`letter of-${faction}`} transform="translate(9 9)">
          <rect x="-7.500" y="-8" width="15" height="16" />
          <text y="4.500">{LETTERS[faction]}</text>
        </g>,
      ),
      words: factionTitle(faction),
    })),
    ...(goesOf(s).length > 0
      ? [{ sign: sign(<rect class="goes-key" x="2" y="2" width="14" height="14" />), words: 'can be chosen' }]
      : []),
    ...STRUCTURES.filter((structure) => tiles.some((tile) => tile.structure === structure)).map((structure) => ({
      sign: sign(<StructureSign structure={structure} />),
      words: STRUCTURE_TITLES[structure],
    })),
    ...(tiles.some(({ searched }) => searched) ? [{ sign: sign(<SearchedSign />), words: 'searched' }] : []),
    ...(PLACES.some((place) => contestedBy(s.view, place) !== null)
      ? [{ sign: <ContestedKey />, words: 'held, but others stand there' }]
      : []),
    { sign: sign(<path class="blocked" d="M9 3V16" />), words: 'no crossing' },
  ]
}
