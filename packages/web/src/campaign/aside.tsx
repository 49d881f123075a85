/** Beside the question of a campaign: what has just happened, the stash, and the battles so far. */
import type { MatchCard } from '@shamble/host'
import { engine } from '../engine/start.ts'
import { replayOf } from '../router.ts'
import { savedWords } from '../ui/saved-words.ts'
import type { TroubleWords } from '../ui/trouble.tsx'
import { useSignal } from '../ui/use-signal.ts'
import type { CampaignDisplay, Fought } from './campaign-display.ts'
import { Just } from './now.tsx'
import { SheetLines } from './sheets.tsx'
import type { Campaign } from './use-campaign.ts'

export function Aside({
  display,
  campaign,
  fought,
  onTrouble,
}: {
  readonly display: CampaignDisplay
  readonly campaign: Campaign
  readonly fought: readonly Fought[]
  readonly onTrouble: (trouble: TroubleWords | null) => void
}) {
  const stash = display.team?.stash(campaign.view, campaign.before) ?? []
  return (
    <aside class="part side">
      <Just display={display} campaign={campaign} />
      {stash.length > 0 && (
        <section aria-labelledby="camp-stash">
          <h3 class="cap" id="camp-stash">
            {display.team?.stashTitle ?? 'The stash'}
          </h3>
          <SheetLines lines={stash} />
        </section>
      )}
      {fought.length > 0 && <Season fought={fought} card={campaign.card} onTrouble={onTrouble} />}
    </aside>
  )
}

/** The table of a battle that is over, by its number. */
export function useReplays(id: string): (part: number) => MatchCard | undefined {
  const tables = useSignal(engine().tables) ?? []
  return (part) =>
    tables.find(
      ({ setup: { campaign }, outcome: end }) => campaign?.id === id && campaign.part === part && end !== null,
    )
}

function Season({
  fought,
  card: { id, outcome },
  onTrouble,
}: {
  readonly fought: readonly Fought[]
  readonly card: MatchCard
  readonly onTrouble: (trouble: TroubleWords | null) => void
}) {
  const replay = useReplays(id)
  return (
    <section aria-labelledby="camp-season">
      <h3 class="cap" id="camp-season">
        The season
      </h3>
      <ol class="season">
        {fought.map(({ title, grade, tone, says }, part) => {
          const table = replay(part)
          return (
            <li key={part} class={tone}>
              <b>{title}</b>
              <span>
                {grade}, {says}
              </span>
              {table ? (
                <a class="link" href={replayOf(table.id)} aria-label={`Look at ${title} again`}>
                  Replay
                </a>
              ) : (
                <span class="faint">No replay here</span>
              )}
            </li>
          )
        })}
      </ol>
      {fought.some((_, part) => replay(part)) && (
        <button type="button" class="link" onClick={() => void savedWords(id, outcome !== null, true).then(onTrouble)}>
          Save the campaign with these replays
        </button>
      )}
    </section>
  )
}
