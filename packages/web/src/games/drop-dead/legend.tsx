/** The key under the board: only the signs now on it. */
import { symbolOf } from '@shamble/drop-dead/page'
import { box, DANGER, signsShown } from '../../board/square/legend.tsx'
import { PART } from './art.tsx'
import { boardModel } from './board-model.ts'
import { hintsOf } from './read.ts'
import type { DisplayState, GameBook } from './types.ts'

const part = (
  <svg class="dd-lg" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PART} />
  </svg>
)

export function legend(s: DisplayState): ReturnType<GameBook['legend']> {
  const { reach, lit, legal, ghost, overrun, blast } = boardModel(s)
  const { view } = s
  const dangers = [...(reach?.danger.values() ?? [])]
  return signsShown([
    [reach && reach.walk.length > 0, box('w'), view.undeadTurn ? 'can walk there' : 'walk'],
    [reach && reach.stop.length > 0, box('s', '■'), 'must stop there'],
    [reach && reach.cells.length > 0, box('f', '?'), 'explore'],
    [dangers.some((n) => n > 0), DANGER, 'dead who could reach it'],
    [dangers.includes(0), box('sk'), 'could strike from there'],
    [ghost !== null, box('g', '+'), 'doorway opens'],
    [ghost && ghost.doors.blocked.length > 0, box('x2', '×'), 'doorway blocked'],
    [lit !== null, box('b'), 'out of sight'],
    [legal.units.length > 0 || legal.cells.length > 0, box('l'), 'open to you'],
    [legal.zombies.size > 0, box('t'), 'can be attacked'],
    [(hintsOf(s).horde?.survivors.length ?? 0) > 0, box('mv', '4'), 'units a turn'],
    [view.survivors.some(({ at }) => at !== null), box('mv', '100'), 'health'],
    [overrun.length > 0, box('o'), 'overrun'],
    [blast !== null, box('x'), 'blast'],
    [view.lying.length > 0, part, 'car part'],
    [view.tiles.some((tile) => symbolOf(tile) === 'circle'), box('ci'), 'a card, once'],
    [view.tiles.some((tile) => typeof symbolOf(tile) === 'number'), box('st', '★'), 'spawner'],
  ])
}
