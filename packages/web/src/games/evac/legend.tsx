/** The key under the board: only the signs now on it. */
import { box, DANGER, signsShown } from '../../board/square/legend.tsx'
import { Mark } from './art.tsx'
import { boardModel } from './board-model.ts'
import type { DisplayState, GameBook } from './types.ts'

const gear = (
  <svg key="gear" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    <path d="M2 2h10v10H2zM7 2v10M2 7h10" fill="none" stroke="currentColor" stroke-width="1.4" />
  </svg>
)

export function legend(s: DisplayState): ReturnType<GameBook['legend']> {
  const { reach, lit, legal, blast } = boardModel(s)
  return signsShown([
    [reach && reach.walk.length > 0, box('w'), s.seat === 'Z' ? 'can walk there' : 'walk'],
    [reach && reach.sprint.length > 0, box('r'), 'sprint, no attack'],
    [reach && reach.pass.length > 0, box('p'), 'through, no stop'],
    [reach && reach.flip.length > 0, box('f', '?'), 'turns a tile over'],
    [reach && reach.danger.size > 0, DANGER, 'dead who could bite there'],
    [lit !== null, box('b'), 'out of sight'],
    [legal.squares.length > 0 || legal.tiles.length > 0, box('l'), 'open to you'],
    [legal.sides.length > 0, box('d'), 'wall or door to choose'],
    [blast !== null, box('x'), 'blast'],
    [legal.zombies.size > 0, box('t'), 'can be hit'],
    [s.view.marines.some(({ hp, items }) => hp <= 0 && items.length > 0), gear, 'gear of the fallen'],
    [s.view.zombies.some((z) => z.down), <Mark key="down" mark="down 0" size={16} />, 'down'],
  ])
}
