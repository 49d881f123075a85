import type { GameCard } from '../games/game-card.ts'
import { newCampaign, newTable } from '../router.ts'
import { Drawing } from '../ui/drawing.tsx'

/** The games as plates, each with its author; those that cannot be played yet say so. */
export function GamePlates({ plates }: { readonly plates: readonly GameCard[] }) {
  return (
    <ul class="plates">
      {plates.map((plate) => (
        <li key={plate.id}>
          {plate.isPlayable ? (
            <a class="game" href={newTable(plate.id)}>
              <Plate plate={plate} />
            </a>
          ) : (
            <div class="game later">
              <Plate plate={plate} />
            </div>
          )}
          {plate.campaign && (
            <a class="campaign" href={newCampaign(plate.id)}>
              Campaign: {plate.campaign.title}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Plate({ plate }: { readonly plate: GameCard }) {
  return (
    <>
      <Drawing class="art" src={plate.art} />
      <div class="tx">
        <h3>{plate.title}</h3>
        <p class="tag book">{plate.tagline}</p>
        <p class="meta">
          {plate.seats}
          <br />
          {plate.board}
        </p>
        <p class="cred">{plate.credit}</p>
        {!plate.isPlayable && <p class="soon cap">Not playable yet</p>}
      </div>
    </>
  )
}
