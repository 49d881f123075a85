import './phone.css'
import { useEffect, useState } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { BoardPane, Overlay } from './board-pane.tsx'
import { usePlay } from './context.ts'
import { Ending } from './dock.tsx'
import { later } from '../ui/later.tsx'
import type { Parts } from './layout.ts'
import { Guide, NoticeCard, PhoneRibbons } from './afterwards.tsx'
import { Pacing } from './orders.tsx'
import { type Height, PhoneBar, PhoneOrders, type PhoneTab, PhoneTabBody, PhoneTabs, Sheet, useNews } from './phone.tsx'
import { PhoneRecap } from './phone-recap.tsx'
import { usePreview } from './preview.tsx'
import { Overview } from './overview.tsx'

const PanelBody = later(async () => (await import('./panel-body.tsx')).PanelBody)
const TableRules = later(async () => (await import('./panel-body.tsx')).RulesInPlay)

/** A square is 44 pixels on a phone, where a thumb must hit it. */
const SCALES = [1.1, 1.1] as const
const EDGES = { top: 8, right: 8, bottom: 22, left: 8 }

/** What is previewed, which tab is open, and how high the sheet is: what is about to be done is always in sight. */
function useSheet(panel: Parts['panel']) {
  const { session } = usePlay()
  const { preview: pointed, aimed } = usePreview()
  // A mouse may point at something here, too: a sheet that grew would lie under what it is about to press.
  const preview = aimed ? pointed : null
  const [tab, setTab] = useState<PhoneTab>('board')
  const [height, setHeight] = useState<Height>('orders')
  const live = useSignal(session.live)
  useEffect(() => {
    if (panel === 'rules') setTab('rules')
  }, [panel])
  useEffect(() => {
    if ((preview && aimed) || live?.die) {
      setTab('board')
      setHeight((before) => (before === 'line' ? 'orders' : before))
    }
  }, [preview !== null && aimed, live?.die])
  return { preview, aimed, tab, setTab, height, setHeight }
}

/** The table on a phone. */
export function PhoneScreen(parts: Parts) {
  const { state, panel, setPanel, clause, layers, changeLayers, onSettings } = parts
  const sheet = useSheet(panel)
  const { tab, setTab } = sheet
  const news = useNews(tab)
  return (
    <div class={`phone tab-${tab}`}>
      <PhoneBar state={state} onPanel={setPanel} onSettings={onSettings} />
      <main class="board">
        <BoardPane layers={layers} insets={EDGES} scales={SCALES} />
        <Overlay />
        <Overview />
        <PhoneRibbons />
        <NoticeCard />
      </main>
      {tab === 'board' ? (
        <OrdersSheet parts={parts} sheet={sheet} />
      ) : (
        <Sheet height="full" onHeight={() => setTab('board')} label={tab}>
          <PhoneTabBody tab={tab} state={state} rules={<TableRules clause={clause} />} />
        </Sheet>
      )}
      <PhoneTabs
        tab={tab}
        onTab={(next) => {
          setTab(next)
          setPanel(null)
        }}
        news={news}
      />
      {panel !== null && panel !== 'rules' && (
        <PanelBody
          panel={panel}
          clause={clause}
          layers={layers}
          changeLayers={changeLayers}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  )
}

interface OrdersSheetProps {
  readonly parts: Parts
  readonly sheet: ReturnType<typeof useSheet>
}

/** Under the board: what just happened, and what can be done now. The dead in their phase have the room. */
function OrdersSheet({ parts: { state, guide }, sheet: { preview, aimed, height, setHeight } }: OrdersSheetProps) {
  const { session } = usePlay()
  const directed = useSignal(session.directed)
  const isWatched = directed && height === 'orders' && state.over === null
  return (
    <Sheet height={height} onHeight={setHeight} label="Orders" aimed={preview !== null && aimed} watched={isWatched}>
      <PhoneRecap state={state} guide={guide && height !== 'line' && <Guide />}>
        <PhoneOrders state={state} preview={preview} aimed={aimed} height={height}>
          {state.over !== null ? (
            <Ending words={state.question} />
          ) : (
            state.orders.length === 0 && !preview && <Pacing question="" />
          )}
        </PhoneOrders>
      </PhoneRecap>
    </Sheet>
  )
}
