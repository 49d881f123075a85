/** The battle at hand: at a table, by bots on the spot, or fought elsewhere and entered here. */
import type { MatchCard } from '@shamble/host'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Beside } from '@shamble/kernel'
import { ONLOOKER } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { go, replayOf, tableAt } from '../router.ts'
import { type TroubleWords, troubleOf } from '../ui/trouble.tsx'
import { standingWords } from '../matches/words.ts'
import { isAllBots, laid, Running, tablesOf } from '../play/beside-table.tsx'
import { Clause, Unfold } from '../play/clause.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { capital } from '../words/plain.ts'
import type { BattleReport, CampaignDisplay, DeskProps, NextBattle } from './campaign-display.ts'
import { once } from './once.ts'

interface Props extends DeskProps {
  readonly display: CampaignDisplay
  readonly card: MatchCard
  /** The match that is asked for. */
  readonly beside: Beside
  readonly onTrouble: (trouble: TroubleWords | null) => void
}

export function Battle(props: Props) {
  const { display, card, beside, view, onTrouble, give } = props
  const [refused, setRefused] = useState<readonly string[]>([])
  const tables = tablesOf(useSignal(engine().tables), card.id, beside.part).filter(({ id }) => !refused.includes(id))
  const [running, setRunning] = useState<string | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const [isGivingUp, setGivingUp] = useState(false)
  const next = display.next(view, props.options)
  const over = tables.find(({ outcome, id }) => outcome !== null && id !== running)

  if (isElsewhere) return <Entered {...props} title={next.title} onBack={() => setElsewhere(false)} />
  return (
    <div class="battle">
      <Briefing next={next}>{display.Ground && <display.Ground options={beside.options} />}</Briefing>
      {running !== null ? (
        <Running table={running} onOver={() => setRunning(null)} onTrouble={onTrouble} />
      ) : over ? (
        <Home {...props} key={over.id} table={over} onRefused={() => setRefused([...refused, over.id])} />
      ) : (
        <Begin
          {...props}
          next={next}
          begun={tables.find(({ outcome }) => outcome === null) ?? null}
          onBots={setRunning}
          onElsewhere={() => setElsewhere(true)}
          onGiveUp={() => setGivingUp(true)}
        />
      )}
      {isGivingUp && (
        <GivingUp
          says={display.givingUp ?? LOST_BY_GIVING_UP}
          onClose={() => setGivingUp(false)}
          onGivenUp={() => void give(display.giveUp)}
        />
      )}
    </div>
  )
}

interface BeginProps extends Props {
  readonly next: NextBattle
  /** A table of it that is not over. */
  readonly begun: MatchCard | null
  /** Bots play at this table. */
  readonly onBots: (table: string) => void
  readonly onElsewhere: () => void
  readonly onGiveUp: () => void
}

/** The ways to a battle's end, none of which has been taken yet. */
function Begin({ display, card, beside, onTrouble, next, begun, onBots, onElsewhere, onGiveUp }: BeginProps) {
  const tell = (what: string) => (error: unknown) => onTrouble(troubleOf(what, error))
  const play = (): void =>
    void laid(card, beside, next.title, false).then((id) => go(tableAt(id)), tell('The table was not laid.'))
  const byBots = (): void => void laid(card, beside, next.title, true).then(onBots, tell('The bots could not begin.'))
  return (
    <div class="acts">
      {begun ? (
        <GoOn table={begun} onBots={() => onBots(begun.id)} />
      ) : (
        <Button kind="go" size="big" end={<Icon name="right" />} onClick={play}>
          {next.play ?? `Play ${next.title}`}
        </Button>
      )}
      {!(begun && isAllBots(begun)) && (
        <Button icon="bot" onClick={byBots}>
          Let bots play it
        </Button>
      )}
      <Button kind="quiet" icon="pen" onClick={onElsewhere}>
        Enter a battle fought elsewhere
      </Button>
      {display.giveUp !== undefined && (
        <Button kind="quiet" icon="flag" onClick={onGiveUp}>
          Give up the campaign
        </Button>
      )}
    </div>
  )
}

/** A table that stands: whoever sits there goes back to it, bots go on here. */
function GoOn({ table, onBots }: { readonly table: MatchCard; readonly onBots: () => void }) {
  return (
    <>
      {isAllBots(table) ? (
        <Button kind="go" size="big" icon="bot" onClick={onBots}>
          Let the bots go on
        </Button>
      ) : (
        <Button kind="go" size="big" end={<Icon name="right" />} onClick={() => go(tableAt(table.id))}>
          Back to the table
        </Button>
      )}
      <p class="muted">{standingWords(table)}</p>
    </>
  )
}

/** A battle that was fought elsewhere, written in by hand. */
function Entered(props: Props & { readonly title: string; readonly onBack: () => void }) {
  const { display, title, onBack } = props
  return (
    <div class="battle">
      <h3 class="h" tabIndex={-1}>
        Fought elsewhere: {title}
      </h3>
      <p class="book muted">Enter what became of it. The campaign goes on as if it had been played here.</p>
      <display.Elsewhere {...props} />
      <Button kind="quiet" onClick={onBack}>
        It was not fought yet
      </Button>
    </div>
  )
}

const LOST_BY_GIVING_UP = 'The campaign is over then, and lost. Its chronicle stays. This cannot be taken back.'

function GivingUp({
  says,
  onClose,
  onGivenUp,
}: {
  readonly says: string
  readonly onClose: () => void
  readonly onGivenUp: () => void
}) {
  const giveUp = (): void => {
    onClose()
    onGivenUp()
  }
  return (
    <Dialog
      title="Give up the campaign?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Go on</Button>
          <Button kind="go" onClick={giveUp}>
            Give it up
          </Button>
        </>
      }
    >
      <p>{says}</p>
    </Dialog>
  )
}

interface BriefingProps {
  readonly next: NextBattle
  /** The ground, where it is drawn. */
  readonly children: ComponentChildren
}

function Briefing({ next, children }: BriefingProps) {
  return (
    <div class="briefing">
      <h3 class="h" tabIndex={-1}>
        {next.title}
      </h3>
      <p class="faint">{capital(next.size)}</p>
      <p class="book">{next.says}</p>
      <Unfold>
        <ul class="means">
          {next.means.map(({ says, clause }) => (
            <li key={says}>
              {says} {clause && <Clause id={clause} />}
            </li>
          ))}
        </ul>
      </Unfold>
      {children}
    </div>
  )
}

/** The battle of a table that is over, as the campaign takes it. */
async function reportOf(display: CampaignDisplay, table: string): Promise<BattleReport> {
  const open = await engine().open(table, { join: false })
  try {
    open.join(ONLOOKER, [])
    const { view, options } = await once(open.model, ({ lines }) => {
      const { welcome, update } = lines[ONLOOKER] ?? {}
      const [glance] = update?.glances ?? []
      return glance && welcome ? { view: glance.view, options: welcome.options } : null
    })
    const report = display.report(view, options)
    if (!report) throw new Error('It is not over.')
    return report
  } finally {
    engine().close(table)
  }
}

type HomeProps = Props & { readonly table: MatchCard; readonly onRefused: () => void }

interface Read {
  readonly report: BattleReport | null
  /** There if it could not be read. */
  readonly again: (() => void) | null
}

/** What came of the battle of a table, once it is read. */
function useReport({ display, table, onTrouble }: HomeProps): Read {
  const [report, setReport] = useState<BattleReport | null>(null)
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    setFailed(false)
    reportOf(display, table.id).then(
      (found) => {
        if (wanted) setReport(found)
      },
      (error: unknown) => {
        if (!wanted) return
        setFailed(true)
        onTrouble(troubleOf('The battle could not be read.', error))
      },
    )
    return () => {
      wanted = false
    }
  }, [table.id, tries])
  return { report, again: hasFailed ? () => setTries(tries + 1) : null }
}

/** A battle that is over and not taken in yet. */
function Home(props: HomeProps) {
  const { display, card, table, onRefused, onTrouble } = props
  const { report, again } = useReport(props)
  const [isBusy, setBusy] = useState(false)
  const take = (): void => {
    setBusy(true)
    const refused = (error: unknown): void => {
      onTrouble(troubleOf('The battle was not taken in.', error))
      onRefused()
    }
    engine()
      .takeIn(card.id, table.id)
      .catch(refused)
      .finally(() => setBusy(false))
  }
  if (again)
    return (
      <div class="acts">
        <Button kind="go" onClick={again}>
          Read the battle again
        </Button>
      </div>
    )
  if (!report) return <p class="muted">The battle is being read.</p>
  return (
    <div class={`home ${report.tone}`}>
      <h3 class="h" tabIndex={-1}>
        {report.headline}
      </h3>
      <p class="book">{report.says}</p>
      <div class="acts">
        <Button kind="go" size="big" end={<Icon name="right" />} disabled={isBusy} onClick={take}>
          {display.homeward ?? 'Take the survivors home'}
        </Button>
        <a class="link" href={replayOf(table.id)}>
          Look at the battle again
        </a>
      </div>
    </div>
  )
}
