import type { BrokenCard, MatchCard } from '@shamble/host'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { cardFor } from '../games/cards.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { addressOf, isCampaign } from '../matches/address.ts'
import { AskAbout } from '../matches/ask-about.tsx'
import { BrokenTables } from './broken-tables.tsx'
import { savedWords } from '../ui/saved-words.ts'
import type { TroubleWords } from '../ui/trouble.tsx'
import { ago } from '../words/ago.ts'
import { CAMPAIGN_GOES, standingWords, stopped } from '../matches/words.ts'

type Asking = { readonly what: 'rename' | 'delete'; readonly card: MatchCard } | null

const SHOWN = 6

interface TablesProps {
  readonly tables: readonly MatchCard[]
  readonly broken: readonly BrokenCard[]
  readonly onFault: (trouble: TroubleWords | null) => void
}

/** The games under way and over, newest first. */
export function Tables({ tables, broken, onFault }: TablesProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const [all, setAll] = useState(false)
  const campaigns = tables.filter(isCampaign)
  const others = tables.filter((card) => !isCampaign(card))
  const shown = all ? others : others.slice(0, SHOWN)
  const row = (card: MatchCard) => (
    <Row
      key={card.id}
      card={card}
      onAsk={(what) => setAsking({ what, card })}
      onSave={() => void savedWords(card.id, card.outcome !== null).then(onFault)}
    />
  )
  return (
    <section class="tables" id="tables" aria-label="Your tables and campaigns">
      <TableList title="Your campaigns">{campaigns.map(row)}</TableList>
      <TableList title="Your tables">{shown.map(row)}</TableList>
      {shown.length < others.length && (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          Show all {others.length} tables
        </Button>
      )}
      {broken.length > 0 && <BrokenTables broken={broken} onFault={onFault} />}
      {asking && (
        <AskAbout
          {...asking}
          kind={isCampaign(asking.card) ? 'campaign' : 'table'}
          says={isCampaign(asking.card) ? CAMPAIGN_GOES : 'The game and its log are removed from this browser.'}
          onClose={() => setAsking(null)}
          onTrouble={onFault}
        />
      )}
    </section>
  )
}

/** Rows under their title; nothing where there are none. */
const TableList = ({ title, children }: { readonly title: string; readonly children: readonly JSX.Element[] }) =>
  children.length > 0 ? (
    <>
      <h2 class="blk cap">{title}</h2>
      <ul class="table-list">{children}</ul>
    </>
  ) : null

function Row({
  card,
  onAsk,
  onSave,
}: {
  readonly card: MatchCard
  readonly onAsk: (what: 'rename' | 'delete') => void
  readonly onSave: () => void
}) {
  const mine = card.waitingFor.length > 0 && !card.outcome
  return (
    <li class={mine ? 'table-row mine' : 'table-row'}>
      <a href={addressOf(card)}>
        <span class="dot" aria-hidden="true" />
        <span class="what">
          <b>{card.title}</b>
          <span class="muted">
            {stopped(`${cardFor(card.game)?.title ?? card.game}${isCampaign(card) ? ', a campaign' : ''}`)}{' '}
            {standingWords(card)}
          </span>
        </span>
        <time class="faint" dateTime={new Date(card.touched).toISOString()}>
          {ago(card.touched, Date.now())}
        </time>
        <span class="vh">{card.outcome ? 'Look at it again' : 'Continue'}</span>
      </a>
      <span class="acts">
        <IconButton icon="pen" label={`Rename ${card.title}`} onClick={() => onAsk('rename')} />
        <IconButton icon="save" label={`Save ${card.title} to a file`} onClick={onSave} />
        <IconButton icon="bin" label={`Delete ${card.title}`} onClick={() => onAsk('delete')} />
      </span>
    </li>
  )
}
