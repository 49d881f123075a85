/** The table of Even Death May Die: its figures on the measured one. */
import { type Herd, type Human, isOnTable, RADIUS, type View } from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import { useLayer } from '../../board/layers.tsx'
import { MeasuredBoard, type TableMap } from '../../board/measured/board.tsx'
import { Pieces } from '../../board/measured/pieces.tsx'
import { degrees } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { Dead } from '../../board/art.tsx'
import { Living } from './art.tsx'
import './board.css'
import { boardModel } from './board-model.ts'
import { lookOfPiece } from './looks.ts'
import { lookOf } from './read.ts'
import type { BoardProps, Seen } from './types.ts'
import { humanName, unitTitle, zombieName } from './words/titles.ts'

const MAPS = new WeakMap<object, TableMap>()

function mapOf(seen: Seen): TableMap {
  const { layout } = lookOf(seen).facts
  const known = MAPS.get(layout)
  if (known) return known
  const { width, depth } = layout
  const deployment = { west: 0, north: 0, east: width, south: depth }
  const map: TableMap = { terrain: layout.terrain, roads: [], rooms: [], deployment, exit: null, spawnPoints: [] }
  MAPS.set(layout, map)
  return map
}

const place = ({ x, y }: XY): { transform: string } => ({ transform: `translate(${px(x)}px, ${px(y)}px)` })
const turned = (facing: XY): string => degrees({ x: 0, y: 0 }, facing).toFixed(0)

const HumanFigure = ({ view, human }: { readonly view: View; readonly human: Human }) => (
  <g class="fig m named" style={place(human.at)} data-figure={humanName(human.id)}>
    <path class="mnose" transform={`rotate(${turned(human.facing)})`} d="M15-4.500 21 0 15 4.500z" />
    <g transform="translate(-17.600 -17.600) scale(.88)">
      <Living profile={human.profile} />
    </g>
    <text class="mname" y="27">
      {unitTitle(view, human)}
    </text>
  </g>
)

const HerdFigures = ({ herd }: { readonly herd: Herd }) => (
  <g class="herd">
    {herd.zombies.map(({ id, at, down }) => (
      <g key={id} class="fig z" style={place(at)} data-figure={zombieName(id)}>
        <g transform="scale(.86) translate(-20 -20)">
          <Dead id={id} down={down} />
        </g>
        <text class="zid pressed" y="5">
          {herd.id}
        </text>
      </g>
    ))}
  </g>
)

export function Board(props: BoardProps) {
  const { view, playing, landed, motion, layers, scale } = props
  const map = mapOf(props)
  const pieces = useLayer([map], () => (
    <Pieces
      pieces={map.terrain.pieces.map((piece) => ({ piece, look: lookOfPiece(piece), wreck: piece.kind === 'wreck' }))}
    />
  ))
  const figures = useLayer([view], () => (
    <>
      {view.herds.filter(isOnTable).map((herd) => (
        <HerdFigures key={herd.id} herd={herd} />
      ))}
      {view.humans.filter(isOnTable).map((human) => (
        <HumanFigure key={human.id} view={view} human={human} />
      ))}
    </>
  ))
  return (
    <MeasuredBoard
      kind="ed-board"
      map={map}
      model={boardModel(props, layers)}
      layers={layers}
      scale={scale}
      radius={RADIUS}
      walls={null}
      isSettingUp={false}
      openings={{ key: [], stateOf: (_, first) => first }}
      standing={() => view.humans.filter(isOnTable).map(({ at }) => at)}
      played={{ view, motion, events: playing, landed, ways: () => [], wordsOf: () => [], moved: () => [] }}
      own={{ pieces, figures }}
    />
  )
}
