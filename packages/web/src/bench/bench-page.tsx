/** The desk of a game, at #/bench/<game>: forces are built there before anybody sits down. */
import '../play/play.css'
import './bench.css'
import { useEffect } from 'preact/hooks'
import { benchFor } from '../games/around.ts'
import { TopBar } from '../matches/top-bar.tsx'
import { NotLoaded, PlainPage } from '../ui/plain-page.tsx'
import { useLoaded } from '../ui/use-loaded.ts'

const MEMORY = {}

export function BenchPage({ game }: { readonly game: string }) {
  const load = benchFor(game)
  const bench = useLoaded(load, game)
  useEffect(() => {
    if (bench.is === 'there') document.title = `${bench.value.title} | Shamble`
  }, [bench])
  if (!load) return <PlainPage title="There is nothing to build for this game." />
  return (
    <div class="bench-page">
      <TopBar at="new" game={game} tables={[]} />
      {bench.is === 'failed' && <NotLoaded />}
      {bench.is === 'there' && (
        <main>
          <h1 class="vh">{bench.value.title}</h1>
          <bench.value.Bench memory={MEMORY} />
        </main>
      )}
    </div>
  )
}
