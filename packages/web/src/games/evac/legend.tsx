/** The key under the board: only the signs now on it. */
import type { JSX } from 'preact'
import { bite } from '../../board/art.tsx'
import { Mark } from './art.tsx'
import { boardModel } from './board-model.ts'
import type { DisplayState } from './types.ts'

const box = (kind: string, content = ''): JSX.Element => <i class={`brd-lg ${kind}`}>{content}</i>

const dots = (
  <svg width="24" height="12" viewBox="0 0 24 12" aria-hidden="true">
    <path class="bd" transform="translate(6 6) scale(.3) translate(-20 -20)" d={bite(0)} />
    <path class="bd" transform="translate(17 6) scale(.3) translate(-20 -20)" d={bite(3)} />
  </svg>
)

export function legend(s: DisplayState): readonly { readonly sign: JSX.Element; readonly words: string }[] {
  if (!s.view) return []
  const { reach, lit, legal, blast } = boardModel(s)
  const { view } = s
  const dead = s.seat === 'Z'
  const rows: { sign: JSX.Element; words: string }[] = []
  const add = (when: boolean, sign: JSX.Element, words: string): void => {
    if (when) rows.push({ sign, words })
  }
  add(reach !== null && reach.walk.length > 0, box('w'), dead ? 'can walk there' : 'walk')
  add(reach !== null && reach.sprint.length > 0, box('r'), 'sprint, no attack')
  add(reach !== null && reach.pass.length > 0, box('p'), 'through, no stop')
  add(reach !== null && reach.flip.length > 0, box('f', '?'), 'turns a tile over')
  add(reach !== null && reach.danger.size > 0, dots, 'dead who could bite there')
  add(lit !== null, box('b'), 'out of sight')
  add(legal.squares.length > 0 || legal.tiles.length > 0, box('l'), 'open to you')
  add(legal.sides.length > 0, box('d'), 'wall or door to choose')
  add(blast !== null, box('x'), 'blast')
  add(legal.zombies.size > 0, box('t'), 'can be hit')
  add(
    view.zombies.some((z) => z.down),
    <Mark mark="down 0" size={16} />,
    'down',
  )
  return rows
}
