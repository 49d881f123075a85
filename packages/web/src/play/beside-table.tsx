/** The table of a battle that a campaign waits for: it is laid, bots play at it, and it comes home. */
import type { MatchCard, SeatChoice } from '@shamble/host'
import type { Beside, Holder } from '@shamble/kernel'
import { useEffect, useState } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { Icon } from '../ui/icon.tsx'
import { type TroubleWords, troubleOf } from '../ui/trouble.tsx'
import { useSignal } from '../ui/use-signal.ts'

const BOT: SeatChoice = { kind: 'bot', level: 'competent' }

export const isAllBots = ({ setup }: MatchCard): boolean =>
  Object.values(setup.seats).every(({ kind }) => kind === 'bot')

/** Nobody but bots would sit there. */
export const isForBots = ({ holders }: Beside): boolean => Object.values(holders).every((holder) => 'bot' in holder)

/** The tables of a battle, the newest first. */
export const tablesOf = (tables: readonly MatchCard[] | null, id: string, part: number): MatchCard[] =>
  (tables ?? []).filter(({ setup: { campaign } }) => campaign?.id === id && campaign.part === part)

/** A new table for the battle; gives its id. */
export async function laid(card: MatchCard, beside: Beside, title: string, isBots: boolean): Promise<string> {
  const { game, part, options, holders } = beside
  const seats = Object.fromEntries(
    Object.entries(holders).map(([seat, holder]) => [seat, isBots ? BOT : choiceOf(holder, card.setup.seats)]),
  )
  const made = await engine().create({
    game,
    title: `${title} (${card.title})`,
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

/** Bots play on the spot; how far they are is said. */
export function Running({
  table,
  onOver,
  onTrouble,
}: {
  readonly table: string
  readonly onOver: () => void
  readonly onTrouble: (trouble: TroubleWords | null) => void
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

/** A battle in which nobody but bots has a part is fought and comes home by itself. */
export function BotsFight({
  card,
  beside,
  title,
  onTrouble,
}: {
  readonly card: MatchCard
  readonly beside: Beside
  readonly title: string
  readonly onTrouble: (trouble: TroubleWords | null) => void
}) {
  const [table, setTable] = useState<string | null>(null)
  const { id } = card
  const { part } = beside
  const isThere = useSignal(engine().tables) !== null
  useEffect(() => {
    if (!isThere) void engine().list()
  }, [isThere])
  useEffect(() => {
    if (!isThere || table !== null) return
    let wanted = true
    const begin = async (): Promise<void> => {
      const known = tablesOf(engine().tables.value, id, part).find(isAllBots)
      const found = known?.id ?? (await laid(card, beside, title, true))
      if (wanted) setTable(found)
    }
    begin().catch((error: unknown) => onTrouble(troubleOf('The bots could not begin.', error)))
    return () => {
      wanted = false
    }
  }, [isThere, id, part])
  if (table === null) return <p class="muted">The table is being laid.</p>
  const home = (): void => {
    engine()
      .takeIn(id, table)
      .catch((error: unknown) => onTrouble(troubleOf('The battle was not taken in.', error)))
  }
  return <Running key={table} table={table} onOver={home} onTrouble={onTrouble} />
}
