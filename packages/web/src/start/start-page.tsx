import '../styles/art.css'
import '../styles/start.css'
import { useEffect, useState } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { CARDS, FIRST_GAME } from '../games/cards.ts'
import { newTable } from '../router.ts'
import { later } from '../ui/later.tsx'
import { Drawing } from '../ui/drawing.tsx'
import figures from '../ui/figures.svg'
import hero from './art/hero.svg'
import { GamePlates } from './game-cards.tsx'
import { QuickStart } from './quick-start.tsx'
import { ImportButton } from '../matches/import-button.tsx'
import { TopBar } from '../matches/top-bar.tsx'
import { Trouble, type TroubleWords } from '../ui/trouble.tsx'
import { useTables } from '../matches/use-tables.ts'
import { useSignal } from '../ui/use-signal.ts'

/** Who has never played has none. */
const Tables = later(async () => (await import('./tables.tsx')).Tables)

const CALL_OUTS = [
  ['a', 'The living are warm and whole'],
  ['b', 'The dead are cold and bitten'],
  ['c', 'A zombie needs a 6 here'],
  ['d', 'Not turned over yet'],
] as const

interface GamesProps {
  readonly fault: TroubleWords | null
  readonly onFault: (fault: TroubleWords | null) => void
}

export function StartPage() {
  const [fault, setFault] = useState<TroubleWords | null>(null)
  const tables = useTables(setFault)
  const broken = useSignal(engine().broken)
  useEffect(() => {
    document.title = 'Shamble: five zombie games, played by their rules'
  }, [])
  return (
    <div class="start">
      <Drawing src={figures} />
      <TopBar at="play" tables={tables ?? []} />
      <main>
        <section class="hero">
          <Hero />
          <div class="pitch">
            <h1>
              The dead keep <br />
              to the rules. <br />
              So does the table.
            </h1>
            <p class="lead book">
              Five tabletop zombie games, every rule enforced and every die on show. Alone tonight, around one screen,
              or beside your own miniatures.
            </p>
            <QuickStart first={tables && tables.length === 0} />
          </div>
        </section>
        {tables !== null && tables.length + broken.length > 0 && (
          <Tables tables={tables} broken={broken} onFault={setFault} />
        )}
        <GamesSection fault={fault} onFault={setFault} />
      </main>
      <footer class="foot">
        <p>Everything stays in this browser: no account, nothing sent, and it works offline.</p>
      </footer>
    </div>
  )
}

const Hero = () => (
  <figure>
    <Drawing src={hero} />
    <figcaption>
      <span class="vh">A patrol of three in a lit plaza, with the dead closing in from four sides.</span>
      {CALL_OUTS.map(([letter, words]) => (
        <span key={letter}>
          <i>{letter}</i> {words}
        </span>
      ))}
    </figcaption>
  </figure>
)

/** Every game, and the two ways to a table that begin elsewhere. */
function GamesSection({ fault, onFault }: GamesProps) {
  return (
    <section class="games" aria-labelledby="games-title">
      <h2 class="blk cap" id="games-title">
        Or choose a game
        <span class="end">
          <a class="link" href={newTable(FIRST_GAME, 'dice')}>
            At a real table with real dice
          </a>
          <ImportButton onFault={onFault} />
        </span>
      </h2>
      {fault && <Trouble {...fault} onDismiss={() => onFault(null)} />}
      <GamePlates plates={CARDS} />
    </section>
  )
}
