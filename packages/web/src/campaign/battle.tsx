/** The battle at hand: at a table, by bots on the spot, or fought elsewhere and entered here. */
import type { SeatChoice, MatchCard } from '@shamble/host'
import { useEffect, useState } from 'preact/hooks'
import type { Beside, Holder } from '@shamble/kernel'
import { ONLOOKER } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { go, replayOf, tableAt } from '../router.ts'
import { type TroubleWords, troubleOf } from '../ui/trouble.tsx'
import { standingWords } from '../matches/words.ts'
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

const BOT: SeatChoice = { kind: 'bot', level: 'competent' }

const isAllBots = ({ setup }: MatchCard): boolean => Object.values(setup.seats).every(({ kind }) => kind === 'bot')

/** The tables of a battle, the newest first. */
const tablesOf = (tables: readonly MatchCard[] | null, id: string, part: number): MatchCard[] =>
  (tables ?? []).filter(({ setup: { campaign } }) => campaign?.id === id && campaign.part === part)

export function Battle(props: Props) {
  const { display, card, beside, view, onTrouble, give } = props
  const [refused, setRefused] = useState<readonly string[]>([])
  const tables = tablesOf(useSignal(engine().tables), card.id, beside.part).filter(({ id }) => !refused.includes(id))
  const [running, setRunning] = useState<string | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const [isGivingUp, setGivingUp] = useState(false)
  const next = display.next(view)
  const over = tables.find(({ outcome, id }) => outcome !== null && id !== running)
  const begun = tables.find(({ outcome, id }) => outcome === null && id !== running)
  const tell = (what: string) => (error: unknown) => onTrouble(troubleOf(what, error))
  const play = (): void => void laid(props, next, false).then((id) => go(tableAt(id)), tell('The table was not laid.'))
  const byBots = (): void => void laid(props, next, true).then(setRunning, tell('The bots could not begin.'))

  if (isElsewhere) return <Entered {...props} title={next.title} onBack={() => setElsewhere(false)} />
  return (
    <div class="battle">
      <Briefing next={next} />
      {running !== null ? (
        <Running table={running} onOver={() => setRunning(null)} onTrouble={onTrouble} />
      ) : over ? (
        <Home {...props} key={over.id} table={over} onRefused={() => setRefused([...refused, over.id])} />
      ) : (
        <div class="acts">
          {begun ? (
            <GoOn table={begun} onBots={() => setRunning(begun.id)} />
          ) : (
            <Button kind="go" size="big" end={<Icon name="right" />} onClick={play}>
              Play {next.title}
            </Button>
          )}
          {!(begun && isAllBots(begun)) && (
            <Button icon="bot" onClick={byBots}>
              Let bots play it
            </Button>
          )}
          <Button kind="quiet" icon="pen" onClick={() => setElsewhere(true)}>
            Enter a battle fought elsewhere
          </Button>
          <Button kind="quiet" icon="flag" onClick={() => setGivingUp(true)}>
            Give up the campaign
          </Button>
        </div>
      )}
      {isGivingUp && <GivingUp onClose={() => setGivingUp(false)} onGivenUp={() => void give(display.giveUp)} />}
    </div>
  )
}

/** A new table for the battle; gives its id. */
async function laid({ card, beside }: Props, next: NextBattle, isBots: boolean): Promise<string> {
  const { game, part, options, holders } = beside
  const seats = Object.fromEntries(
    Object.entries(holders).map(([seat, holder]) => [seat, isBots ? BOT : choiceOf(holder, card.setup.seats)]),
  )
  const made = await engine().create({
    game,
    title: `${next.title} (${card.title})`,
    options,
    seats,
    undoDice: card.setup.undoDice,
    guide: false,
    campaign: { id: card.id, part },
  })
  return made.id
}

/** Whoever holds a seat of the battle sits there as in the campaign: with real dice, lent to a bot, or neither. */
function choiceOf(holder: Holder, seats: MatchCard['setup']['seats']): SeatChoice {
  const choices = Object.values(seats)
  if ('bot' in holder) return choices.find((choice) => choice.kind === 'bot' && choice.level === holder.bot) ?? BOT
  const { person: name } = holder
  const known = choices.find((choice) => choice.kind === 'person' && choice.name === name)
  return known ?? { kind: 'person', name, physical: false }
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

function GivingUp({ onClose, onGivenUp }: { readonly onClose: () => void; readonly onGivenUp: () => void }) {
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
      <p>The campaign is over then, and lost. Its chronicle stays. This cannot be taken back.</p>
    </Dialog>
  )
}

function Briefing({ next }: { readonly next: NextBattle }) {
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
    </div>
  )
}

/** Bots play on the spot; how far they are is said. */
function Running({
  table,
  onOver,
  onTrouble,
}: {
  readonly table: string
  readonly onOver: () => void
  readonly onTrouble: Props['onTrouble']
}) {
  const card = (useSignal(engine().tables) ?? []).find(({ id }) => id === table)
  useEffect(() => {
    engine()
      .open(table)
      .then((open) => open.setPace(0))
      .catch((error: unknown) => onTrouble(troubleOf('The bots stopped.', error)))
    return () => engine().close(table)
  }, [table])
  const isOver = card !== undefined && card.outcome !== null
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  return (
    <div class="running">
      <Icon name="bot" />
      <p>
        <b role="status">The bots are at it.</b> {card ? `${card.standing}, ${card.commands} commands.` : ''}
      </p>
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

/** A battle that is over and not taken in yet. */
function Home({ display, card, table, onRefused, onTrouble }: Props & { table: MatchCard; onRefused: () => void }) {
  const [report, setReport] = useState<BattleReport | null>(null)
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
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
  if (hasFailed)
    return (
      <div class="acts">
        <Button kind="go" onClick={() => setTries(tries + 1)}>
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
          Take the survivors home
        </Button>
        <a class="link" href={replayOf(table.id)}>
          Look at the battle again
        </a>
      </div>
    </div>
  )
}
