/** A battle has a table of its own: it is prepared, and comes home, on the page of the campaign; bots fight on the spot. */
import './desks.css'
import { useState } from 'preact/hooks'
import { BotsFight, isForBots } from '../../../../play/beside-table.tsx'
import { usePlay } from '../../../../play/context.ts'
import { campaignAt, go } from '../../../../router.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Trouble, type TroubleWords } from '../../../../ui/trouble.tsx'
import { usePart } from '../../../../ui/use-signal.ts'
import { capital, listed } from '../../../../words/plain.ts'
import type { DisplayState } from '../types.ts'
import { tileTitle } from '../words/names.ts'
import { theSeat } from '../words/question.ts'

export function BattleDesk(s: DisplayState) {
  const { view, pending } = s
  const { session } = usePlay()
  const card = usePart(session.open.model, (model) => model.card)
  const [trouble, setTrouble] = useState<TroubleWords | null>(null)
  const { battle } = view
  const beside = pending?.beside ?? null
  if (!battle) return null
  const title = `Battle at ${tileTitle(s, battle.at)}`
  return (
    <nav class="dock pacing war-battle" id="block-3" tabIndex={-1} aria-label="The battle">
      <p class="who">
        <b>{capital(listed(battle.sides.map(({ faction }) => theSeat(faction))))}</b> fight at {tileTitle(s, battle.at)}
        .
      </p>
      {trouble && <Trouble {...trouble} onDismiss={() => setTrouble(null)} />}
      {beside && isForBots(beside) ? (
        <BotsFight card={card} beside={beside} title={title} onTrouble={setTrouble} />
      ) : (
        <Button kind="go" size="big" end={<Icon name="right" />} onClick={() => go(campaignAt(session.open.id))}>
          {battle.proposal ? 'Look at what was entered' : 'To the battle'}
        </Button>
      )}
    </nav>
  )
}
