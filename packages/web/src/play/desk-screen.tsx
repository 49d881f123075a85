import { useSignal } from '../ui/use-signal.ts'
import { Bar } from './bar.tsx'
import { BoardPane, Overlay } from './board-pane.tsx'
import { useWholeBook } from './book.tsx'
import { usePlay } from './context.ts'
import { Dock } from './dock.tsx'
import { later } from '../ui/later.tsx'
import type { Parts } from './layout.ts'
import { Log } from './log-block.tsx'
import { Guide, NoticeCard, Previewed, Ribbons } from './afterwards.tsx'
import { MapBlock, OfGame, Roster } from './roster.tsx'
import { Tray } from './tray.tsx'

const WhatIf = later(async () => (await import('./what-if.tsx')).WhatIf)
const PanelBody = later(async () => (await import('./panel-body.tsx')).PanelBody)

/** A square is 40 pixels on a desk. */
const SCALES = [0.8, 1] as const
const EDGES = { top: 28, right: 6, bottom: 8, left: 36 }

export function DeskScreen({ state, panel, setPanel, clause, layers, changeLayers, title, onSettings, guide }: Parts) {
  const { session } = usePlay()
  const book = useWholeBook()
  return (
    <div class="table">
      <Bar title={title} figures={state.figures} panel={panel} onPanel={setPanel} onSettings={onSettings} />
      <OfGame part="Steps" />
      <LeftRail state={state} />
      <main class="board">
        <div class="arena">
          <BoardPane layers={layers} insets={EDGES} scales={SCALES} />
          <Overlay />
          <Ribbons />
          <Previewed />
          <NoticeCard />
          <ZoomTools />
          {book !== null && <WhatIf />}
        </div>
        <Legend />
        <Dock state={state} />
      </main>
      <aside class="rail r" aria-label="Dice and log">
        {guide && <Guide />}
        <OfGame part="Chosen" />
        <Tray />
        <Log question={state.question} mine={session.mine} />
        <p class="vh" id="question">
          {state.question}
        </p>
        {panel !== null && (
          <PanelBody
            panel={panel}
            clause={clause}
            layers={layers}
            changeLayers={changeLayers}
            onClose={() => setPanel(null)}
          />
        )}
      </aside>
    </div>
  )
}

/** How it stands, who is there, and the map. */
const LeftRail = ({ state }: Pick<Parts, 'state'>) => (
  <aside class="rail l" aria-label="Figures and map">
    <OfGame part="Standing" />
    <Roster figures={state.figures} title="Roster" />
    <OfGame part="Beside" />
    <MapBlock />
  </aside>
)

function Legend() {
  const { session } = usePlay()
  const book = useWholeBook()
  useSignal(session.scene)
  useSignal(session.hints)
  useSignal(session.moving)
  useSignal(session.selection)
  const signs = session.scene.value ? (book?.legend(session.situation()) ?? []) : []
  return (
    <div class="legend" aria-label="Signs on the board" role="group">
      {signs.map(({ sign, words }) => (
        <span key={words}>
          {sign}
          {words}
        </span>
      ))}
    </div>
  )
}

function ZoomTools() {
  const { viewport } = usePlay()
  return (
    <div class="zoom" role="group" aria-label="Zoom">
      <button type="button" aria-label="Closer (+)" title="Closer (+)" onClick={() => viewport.zoomBy(1.25)}>
        +
      </button>
      <button type="button" aria-label="Farther (−)" title="Farther (−)" onClick={() => viewport.zoomBy(0.8)}>
        −
      </button>
      <button type="button" aria-label="The whole board (0)" title="The whole board (0)" onClick={() => viewport.fit()}>
        0
      </button>
    </div>
  )
}
