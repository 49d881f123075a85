/** The key under the board: only the signs now on it, and the scale. */
import type { JSX } from 'preact'
import { bite } from '../../board/art.tsx'
import { type Sign, signsShown } from '../../board/legend.tsx'
import { drawnSign, scale, signsInHand } from '../../board/measured/legend.tsx'
import { type BoardModel, boardModel } from './board-model.ts'
import { SHIELD } from './figures.tsx'
import { CacheMark, LairMark, PileMark } from './ground.tsx'
import { eyeOf } from './desk/mode.ts'
import { deskOf, lookOf } from './read.ts'
import type { DisplayState, GameBook } from './types.ts'

const sign = (kind: string, drawn: JSX.Element): JSX.Element => drawnSign('rs-board', kind, drawn)

function signsOfWarnings({ warnings, arcs, level }: BoardModel): readonly Sign[] {
  const isThere = (kind: string): boolean => warnings.some(({ about, level: on }) => about === kind && on === level)
  const ring = (kind: string): JSX.Element => sign(`warn ${kind}`, <circle r="7" />)
  return [
    [isThere('lair'), ring('lair'), 'too near a lair'],
    [isThere('drifter'), ring('drifter'), 'too near a drifter'],
    [arcs.length > 0, sign('', <path class="drift-arc" d="M-7 7 0-8 7 7z" />), 'it looks there'],
    [isThere('witch'), ring('witch'), 'a crying woman'],
    [
      isThere('alarm'),
      sign('warn alarm', <path d="M-5-7H5a2 2 0 0 1 2 2V5a2 2 0 0 1-2 2H-5a2 2 0 0 1-2-2V-5a2 2 0 0 1 2-2z" />),
      'an alarm may ring',
    ],
  ]
}

/** rs.grenade.9 Of a grenade in hand. */
const signsOfBlast = ({ covered }: BoardModel): readonly Sign[] => [
  [
    (covered?.edge.size ?? 0) > 0,
    sign('', <circle class="ring-target edge" r="7" stroke-dasharray="2 3.500" />),
    'at the edge, inside',
  ],
  [
    (covered?.spared.size ?? 0) > 0,
    sign('', <path class="ring-spared" transform="scale(.8)" d={SHIELD} />),
    'shielded by a wall',
  ],
]

function signsOnGround(s: DisplayState): readonly Sign[] {
  const { view, book } = lookOf(s)
  const { learnt, searched } = view
  return [
    [learnt.ruledOut.length > 0, sign('printed lair', <LairMark isEmpty={true} hasMoved={false} />), 'empty lair'],
    [learnt.moving.length > 0, sign('printed lair', <LairMark isEmpty={false} hasMoved={true} />), 'something moves'],
    [searched.length < book.map.caches.length, sign('printed cache', <CacheMark isSearched={false} />), 'to search'],
    [searched.length > 0, sign('printed cache', <CacheMark isSearched={true} />), 'searched'],
    [
      view.areas.length > 0,
      sign(
        'area flames',
        <path class="tongue" d="M0 9c-5 0-8-4-8-7 0-5 4-6 4-11 4 2 5 5 5 7 1-1 2-2 2-4 3 3 5 6 5 8 0 4-3 7-8 7z" />,
      ),
      'burns, turns left',
    ],
    [view.piles.length > 0, sign('printed pile', <PileMark />), 'things'],
    [view.groans.length > 0, sign('', <path class="groan" d="M2-8a10 10 0 0 0 0 16M7-5a7 7 0 0 0 0 10" />), 'groans'],
    [
      (view.killed ?? 0) > 0,
      sign('fallen-dead', <path transform="translate(-9 -9) scale(.45)" d={bite(1)} />),
      'a destroyed Zed',
    ],
    [view.noises.length > 0, sign('noise', <path d="M-3-5a7 7 0 0 0 0 10M3-5a7 7 0 0 1 0 10" />), 'noise'],
  ]
}

/** rs.secrecy.10, rs.zed.15 What only the umpire sees, as long as he does not look through other eyes. */
function signsOfDesk(s: DisplayState): readonly Sign[] {
  const desk = eyeOf(s) === null ? deskOf(s) : null
  const sent = desk?.sent() ?? null
  const lawful =
    desk && sent && desk.region().touches === null ? (
      <path class="lawful" d="M-8-8H8V8H-8z" />
    ) : (
      <circle class="lawful spot" r="4" />
    )
  return [
    [desk !== null, sign('hidden', <circle r="7" />), 'hidden from the survivors'],
    [sent !== null, sign('send-region', lawful), 'where it may end'],
    [sent !== null, sign('send-region', <circle class="move" r="8" />), 'as far as it moves'],
    [Boolean(sent?.byItself), sign('send-region', <circle class="by-itself" r="7" />), 'by the book'],
  ]
}

export function legend(s: DisplayState): ReturnType<GameBook['legend']> {
  if (!s.view) return []
  const model = boardModel(s)
  const isArmed = model.chosen !== null && !model.chosen.down
  return signsShown([
    ...signsInHand(model, model.chosen !== null && s.view.step !== 'setup', 'next move of the Zeds'),
    [isArmed, sign('', <path class="fire-arc" d="M-7 7 0-8 7 7z" />), 'arc of fire'],
    [model.touching.size > 0, sign('', <circle class="ring-touch" r="7" />), 'touches somebody'],
    [model.heard !== null, sign('carries', <path d="M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z" />), 'heard so far'],
    ...signsOfDesk(s),
    ...signsOfBlast(model),
    ...signsOfWarnings(model),
    ...signsOnGround(s),
    scale(),
  ])
}
