/** The key under the board: only the signs now on it. */
import { symbolOf } from '@shamble/drop-dead/page'
import type { JSX } from 'preact'
import { bite } from '../../board/art.tsx'
import { PART } from './art.tsx'
import { boardModel } from './board-model.ts'
import { hintsOf } from './read.ts'
import type { DisplayState } from './types.ts'

const box = (kind: string, content = ''): JSX.Element => <i class={`brd-lg ${kind}`}>{content}</i>

const dots = (
  <svg width="24" height="12" viewBox="0 0 24 12" aria-hidden="true">
    <path class="bd" transform="translate(6 6) scale(.3) translate(-20 -20)" d={bite(0)} />
    <path class="bd" transform="translate(17 6) scale(.3) translate(-20 -20)" d={bite(3)} />
  </svg>
)

const part = (
  <svg class="dd-lg" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PART} />
  </svg>
)

export function legend(s: DisplayState): readonly { readonly sign: JSX.Element; readonly words: string }[] {
  if (!s.view) return []
  const { reach, lit, legal, ghost, overrun, blast } = boardModel(s)
  const { view } = s
  const rows: { sign: JSX.Element; words: string }[] = []
  const add = (when: boolean, sign: JSX.Element, words: string): void => {
    if (when) rows.push({ sign, words })
  }
  add(reach !== null && reach.walk.length > 0, box('w'), view.undeadTurn ? 'can walk there' : 'walk')
  add(reach !== null && reach.stop.length > 0, box('s', '■'), 'must stop there')
  add(reach !== null && reach.cells.length > 0, box('f', '?'), 'explore')
  add(reach !== null && [...reach.danger.values()].some((n) => n > 0), dots, 'dead who could reach it')
  add(reach !== null && [...reach.danger.values()].includes(0), box('sk'), 'could strike from there')
  add(ghost !== null, box('g', '+'), 'doorway opens')
  add(ghost !== null && ghost.doors.blocked.length > 0, box('x2', '×'), 'doorway blocked')
  add(lit !== null, box('b'), 'out of sight')
  add(legal.units.length > 0 || legal.cells.length > 0, box('l'), 'open to you')
  add(legal.zombies.size > 0, box('t'), 'can be attacked')
  add((hintsOf(s).horde?.survivors.length ?? 0) > 0, box('mv', '4'), 'movement')
  add(overrun.length > 0, box('o'), 'overrun')
  add(blast !== null, box('x'), 'blast')
  add(view.lying.length > 0, part, 'car part')
  add(
    view.tiles.some((tile) => typeof symbolOf(tile) === 'number'),
    box('st', '★'),
    'spawner',
  )
  return rows
}
