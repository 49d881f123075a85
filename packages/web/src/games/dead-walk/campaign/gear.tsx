/** dw.campaign.5 Gear from hand to hand: everybody's things, each with whom it can go to. */
import { carryRefusal } from '@shamble/dead-walk/campaign/forecast'
import {
  type CampaignCommand,
  type Gear,
  heapIn,
  heapsIn,
  loadingOf,
  type Person,
} from '@shamble/dead-walk/campaign/page'
import { WEAPONS } from '@shamble/dead-walk/page'
import { useState } from 'preact/hooks'
import { useMedia } from '../../../play/use-play-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Stepper } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { capital, counted } from '../../../words/plain.ts'
import { Check } from './check.tsx'
import { ammoWords, type CampaignDesk, itemTitle, loadWords, weaponTitle } from './words.ts'

const ARMS = { book: { weapons: WEAPONS } } as const
const STAYS = '.'
const STASH = '..'

type Give = (command: CampaignCommand) => void

export function GearDesk({ view: { roster, stash }, give }: CampaignDesk) {
  const say: Give = (command) => void give(command)
  const isNarrow = useMedia('(max-width: 759px)')
  const overloaded =
    roster.map(({ name, weapons }) => carryRefusal(ARMS, name, weapons)).find((one) => one !== null) ?? null
  return (
    <div class="gear">
      <ul class="holders">
        {[null, ...roster].map((person) => (
          <Holder
            key={person?.name ?? STASH}
            person={person}
            gear={person ?? stash}
            roster={roster}
            isNarrow={isNarrow}
            give={say}
          />
        ))}
      </ul>
      <Check refusal={overloaded} good="Everybody can carry what they have." />
      <Button kind="go" disabled={overloaded !== null} onClick={() => say({ do: 'done' })}>
        Everybody is packed
      </Button>
    </div>
  )
}

interface Held {
  readonly person: Person | null
  readonly gear: Gear
  readonly roster: readonly Person[]
  readonly give: Give
}

/** `isNarrow`: there, what somebody carries is one line until it is opened. */
function Holder({ isNarrow, ...held }: Held & { readonly isNarrow: boolean }) {
  const { person, gear } = held
  const title = person?.name ?? 'The stash'
  const things = [
    ...gear.weapons.map(weaponTitle),
    ...heapsIn(gear).map((kind) => ammoWords(kind, heapIn(gear, kind))),
    ...gear.items.map(itemTitle),
  ]
  if (things.length === 0 || !isNarrow)
    return (
      <li>
        <h4>{title}</h4>
        {things.length === 0 ? <p class="faint">Nothing</p> : <Things {...held} />}
      </li>
    )
  return (
    <li>
      <details>
        <summary>
          <h4>{title}</h4>
          <small class="muted">
            {capital(
              counted(
                things.map((thing) => thing.toLowerCase()),
                (thing) => thing,
              ),
            )}
          </small>
        </summary>
        <Things {...held} />
      </details>
    </li>
  )
}

/** Everything somebody has, each with whom it can go to. */
function Things({ person, gear, roster, give }: Held) {
  const from = person?.name ?? null
  const others = [...roster.map(({ name }) => name).filter((name) => name !== from), ...(from === null ? [] : [null])]
  return (
    <ul>
      {gear.weapons.map((weapon, i) => (
        <Thing
          key={`w${i}`}
          label={weaponTitle(weapon)}
          says={loadWords(weapon)}
          others={others}
          onHand={(to) => give({ do: 'hand-weapon', from, to, weapon: i })}
          onLoad={
            person && loadingOf(person, i) ? () => give({ do: 'reload', person: person.name, weapon: i }) : undefined
          }
        />
      ))}
      {heapsIn(gear).map((kind) => (
        <Heap
          key={kind}
          most={heapIn(gear, kind)}
          words={(n) => capital(ammoWords(kind, n))}
          others={others}
          onHand={(to, count) => give({ do: 'hand-ammo', from, to, kind, count })}
        />
      ))}
      {gear.items.map((item, i) => (
        <Thing
          key={`i${i}`}
          label={itemTitle(item)}
          says=""
          others={others}
          onHand={(to) => give({ do: 'hand-item', from, to, item: i })}
        />
      ))}
    </ul>
  )
}

interface Handing {
  readonly label: string
  readonly others: readonly (string | null)[]
  readonly onHand: (to: string | null) => void
}

function Hand({ label, others, onHand }: Handing) {
  return (
    <Select
      label={`${label}: hand to`}
      hideLabel
      value={STAYS}
      options={[
        { value: STAYS, label: 'Hand to' },
        ...others.map((name) => ({ value: name ?? STASH, label: name ?? 'The stash' })),
      ]}
      onChange={(to) => to !== STAYS && onHand(to === STASH ? null : to)}
    />
  )
}

function Thing({
  label,
  says,
  others,
  onHand,
  onLoad,
}: Handing & { readonly says: string; readonly onLoad?: (() => void) | undefined }) {
  return (
    <li>
      <span>
        {label} {says && <small class="muted">{says}</small>}
      </span>
      {onLoad && (
        <Button size="small" onClick={onLoad} aria-label={`Load the ${label.toLowerCase()}`}>
          Load
        </Button>
      )}
      <Hand label={label} others={others} onHand={onHand} />
    </li>
  )
}

function Heap({
  most,
  words,
  others,
  onHand,
}: {
  readonly most: number
  readonly words: (count: number) => string
  readonly others: Handing['others']
  readonly onHand: (to: string | null, count: number) => void
}) {
  const [wanted, setWanted] = useState(most)
  const count = Math.min(wanted, most)
  return (
    <li>
      <span>{words(most)}</span>
      {most > 1 && <Stepper label={`${words(most)}: how many`} value={count} min={1} max={most} onChange={setWanted} />}
      <Hand label={words(most)} others={others} onHand={(to) => onHand(to, count)} />
    </li>
  )
}
