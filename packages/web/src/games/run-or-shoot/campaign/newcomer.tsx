/** rs.scenario.19 Who takes a place: somebody of the roster, of whose things half are chosen, or somebody who was saved. */
import { broughtBy } from '@shamble/run-or-shoot/campaign/forecast'
import { isPlayerSurvivor, type Kept } from '@shamble/run-or-shoot/campaign/page'
import { type Item, sheetOf, type SurvivorId } from '@shamble/run-or-shoot/page'
import { useState } from 'preact/hooks'
import { Button } from '../../../ui/button.tsx'
import { capital, count } from '../../../words/plain.ts'
import { Mark } from '../art.tsx'
import { CALLINGS } from '../words/roster.ts'
import { calledBy } from '../words/titles.ts'
import { bringsWords } from './question.ts'
import { type CampaignDesk, gearWords, thingTitle } from './words.ts'

export function NewcomerDesk({ view: { saved }, choices, give }: CampaignDesk) {
  const offered = choices.flatMap((one) => (one.do === 'replace' ? [one.survivor] : []))
  const [who, setWho] = useState<SurvivorId | undefined>(offered[0])
  const [first] = offered
  const chosen = who !== undefined && offered.includes(who) ? who : first
  if (chosen === undefined) return null
  const people = [...new Set(offered)]
  return (
    <div class="draft">
      <fieldset class="learnt">
        <legend class="label">Who comes</legend>
        {people.map((one) => (
          <label key={one} class={one === chosen ? 'on' : ''}>
            <input type="radio" name="newcomer" checked={one === chosen} onChange={() => setWho(one)} />
            <Mark mark={one} size={24} />
            {calledBy(one)}
          </label>
        ))}
      </fieldset>
      {isPlayerSurvivor(chosen) ? (
        <OfRoster key={chosen} who={chosen} onTake={(items) => void give({ do: 'replace', survivor: chosen, items })} />
      ) : (
        <Saved
          person={saved.find((one) => one.who === chosen)}
          onTake={() => void give({ do: 'replace', survivor: chosen })}
        />
      )}
    </div>
  )
}

/** Half of what is listed: as many as may be are taken at first, the rest by choice. */
function OfRoster({ who, onTake }: { readonly who: SurvivorId; readonly onTake: (items: Item[]) => void }) {
  const { items } = sheetOf(who)
  const many = broughtBy(who)
  const [taken, setTaken] = useState<readonly number[]>([])
  const left = many - taken.length
  const toggle = (at: number): void =>
    setTaken(taken.includes(at) ? taken.filter((one) => one !== at) : [...taken, at].slice(-many))
  return (
    <>
      <p class="muted">
        {capital(CALLINGS[who])}, unhurt, with full guns, and with {bringsWords(who)}:
      </p>
      <fieldset class="learnt">
        <legend class="vh">What {calledBy(who)} brings</legend>
        {items.map((item, i) => (
          <label key={i} class={taken.includes(i) ? 'on' : ''}>
            <input type="checkbox" checked={taken.includes(i)} onChange={() => toggle(i)} />
            {capital(thingTitle(item))}
          </label>
        ))}
      </fieldset>
      <p class="muted" role="status">
        {left > 0 ? `${capital(count(left))} more to choose.` : 'That is all there is room for.'}
      </p>
      <Button kind="go" disabled={left > 0} onClick={() => onTake(taken.flatMap((i) => items[i] ?? []))}>
        {calledBy(who)} comes along
      </Button>
    </>
  )
}

function Saved({ person, onTake }: { readonly person: Kept | undefined; readonly onTake: () => void }) {
  if (!person) return null
  const called = calledBy(person.who)
  return (
    <>
      <p class="muted">
        {capital(CALLINGS[person.who])}. {gearWords(person)}. One hit still kills.
      </p>
      <Button kind="go" onClick={onTake}>
        {called} takes the place
      </Button>
    </>
  )
}
