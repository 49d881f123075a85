import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { route } from './router.ts'
import { NotLoaded, PlainPage } from './ui/plain-page.tsx'
import { useSignal } from './ui/use-signal.ts'

/** A part of the page that is loaded when it is first shown. */
function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | null = null
  return (props: P) => {
    const [Part, setPart] = useState(() => loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Part) return
      load().then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        () => setFailed(true),
      )
    }, [])
    if (failed) return <NotLoaded />
    return Part ? <Part {...props} /> : null
  }
}

const StartPage = lazy(async () => (await import('./start/start-page.tsx')).StartPage)
const SetupPage = lazy(async () => (await import('./setup/setup-page.tsx')).SetupPage)
const PlayPage = lazy(async () => (await import('./play/play-page.tsx')).PlayPage)
const ReplayPage = lazy(async () => (await import('./replay/replay-page.tsx')).ReplayPage)
const RulesPage = lazy(async () => (await import('./rules/rules-page.tsx')).RulesPage)
const PrintPage = lazy(async () => (await import('./print/print-page.tsx')).PrintPage)
const BenchPage = lazy(async () => (await import('./bench/bench-page.tsx')).BenchPage)
const CampaignPage = lazy(async () => (await import('./campaign/campaign-page.tsx')).CampaignPage)
const NewCampaignPage = lazy(async () => (await import('./campaign/new-campaign-page.tsx')).NewCampaignPage)
const EditorPage = lazy(async () => (await import('./editor/editor-page.tsx')).EditorPage)

export function App() {
  const at = useSignal(route)
  switch (at.at) {
    case 'start':
      return <StartPage />
    case 'new':
      return <SetupPage key={at.game} game={at.game} dice={at.dice} />
    case 'table':
      return <PlayPage key={`${at.id} ${at.as}`} id={at.id} as={at.as} />
    case 'replay':
      return <ReplayPage key={at.id} id={at.id} />
    case 'rules':
      return <RulesPage key={at.game} game={at.game} clause={at.clause} />
    case 'print':
      return <PrintPage key={at.game} game={at.game} campaign={at.campaign} own={at.own} />
    case 'bench':
      return <BenchPage key={at.game} game={at.game} />
    case 'campaign':
      return <CampaignPage key={at.id} id={at.id} />
    case 'new-campaign':
      return <NewCampaignPage key={at.game} game={at.game} />
    case 'editor':
      return <EditorPage key={`${at.game} ${at.id}`} game={at.game} id={at.id} />
    case 'nowhere':
      return (
        <PlainPage title="There is no such page.">
          <p>The address leads nowhere.</p>
        </PlainPage>
      )
  }
}
