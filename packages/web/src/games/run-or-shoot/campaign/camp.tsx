/** rs.scenario.19 Before they set out again: things from hand to hand, and clips for the guns. */
import { campaignAt, campRefusal } from '@shamble/run-or-shoot/campaign/forecast'
import type { CampaignCommand, ThingKind } from '@shamble/run-or-shoot/campaign/page'
import type { Item, SurvivorId } from '@shamble/run-or-shoot/page'
import { useMedia } from '../../../play/use-play-state.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { capital, counted } from '../../../words/plain.ts'
import { Mark } from '../art.tsx'
import { calledBy, isGun } from '../words/titles.ts'
import { type CampaignDesk, countedItems, type HeldWeapon, roundsWords, thingTitle, weaponsOf } from './words.ts'

type Give = (command: CampaignCommand) => void

interface Held {
  readonly who: SurvivorId | null
  readonly weapons: readonly HeldWeapon[]
  readonly items: ReturnType<typeof countedItems>
  /** Why something cannot be done; null if it can. */
  readonly allows: (command: CampaignCommand) => boolean
  readonly others: readonly (SurvivorId | null)[]
  readonly give: Give
}

const HEAP_TITLE = 'Nobody has'

export function CampDesk({ view, options, give }: CampaignDesk) {
  const look = campaignAt(view, options)
  const people = view.team.map(({ person }) => person)
  const names: (SurvivorId | null)[] = [...people.map(({ who }) => who), null]
  const isNarrow = useMedia('(max-width: 759px)')
  const say: Give = (command) => void give(command)
  const shared = {
    allows: (command: CampaignCommand): boolean => campRefusal(look, command) === null,
    give: say,
    isNarrow,
  }
  const holder = (who: SurvivorId | null, weapons: readonly HeldWeapon[], items: readonly Item[]) => (
    <Holder
      key={who ?? HEAP_TITLE}
      who={who}
      weapons={weapons}
      items={countedItems(items)}
      others={names.filter((other) => other !== who)}
      {...shared}
    />
  )
  return (
    <div class="gear">
      <ul class="holders">
        {people.map((person) => holder(person.who, weaponsOf(person), person.items))}
        {holder(null, view.heap.weapons, view.heap.items)}
      </ul>
      <Button kind="go" onClick={() => say({ do: 'ready' })}>
        Everybody is ready
      </Button>
    </div>
  )
}

/** `isNarrow`: there, what somebody carries is one line until it is opened. */
function Holder({ isNarrow, ...held }: Held & { readonly isNarrow: boolean }) {
  const { who, weapons, items } = held
  const title = (
    <h4>
      {who && <Mark mark={who} size={24} />}
      {who ? calledBy(who) : HEAP_TITLE}
    </h4>
  )
  const things = [
    ...weapons.map(({ kind }) => thingTitle(kind)),
    ...items.flatMap(({ item, n }) => Array.from({ length: n }, () => thingTitle(item))),
  ]
  if (things.length === 0 || !isNarrow)
    return (
      <li>
        {title}
        {things.length === 0 ? <p class="faint">Nothing</p> : <Things {...held} />}
      </li>
    )
  return (
    <li>
      <details>
        <summary>
          {title}
          <small class="muted">{capital(counted(things, (thing) => thing))}</small>
        </summary>
        <Things {...held} />
      </details>
    </li>
  )
}

/** Everything somebody has, each with whom it can go to. */
function Things({ who, weapons, items, others, allows, give }: Held) {
  const handing = (thing: ThingKind) => ({
    takers: others.filter((to) => allows({ do: 'hand', from: who, to, thing })),
    onHand: (to: SurvivorId | null) => give({ do: 'hand', from: who, to, thing }),
  })
  const load = (kind: HeldWeapon['kind']): (() => void) | undefined => {
    if (who === null || !isGun(kind)) return undefined
    const command: CampaignCommand = { do: 'reload', survivor: who, gun: kind }
    return allows(command) ? () => give(command) : undefined
  }
  return (
    <ul>
      {weapons.map((weapon, i) => (
        <Thing
          key={`w${i}`}
          label={capital(thingTitle(weapon.kind))}
          says={roundsWords(weapon)}
          onLoad={load(weapon.kind)}
          {...handing(weapon.kind)}
        />
      ))}
      {items.map(({ item, n }) => (
        <Thing
          key={item}
          label={capital(thingTitle(item))}
          says={n > 1 ? `${n} of them` : ''}
          onLoad={undefined}
          {...handing(item)}
        />
      ))}
    </ul>
  )
}

const STAYS = '.'
const LAID_DOWN = '..'

function Thing({
  label,
  says,
  takers,
  onHand,
  onLoad,
}: {
  readonly label: string
  readonly says: string
  readonly takers: readonly (SurvivorId | null)[]
  readonly onHand: (to: SurvivorId | null) => void
  readonly onLoad: (() => void) | undefined
}) {
  return (
    <li>
      <span>
        {label} {says && <small class="muted">{says}</small>}
      </span>
      {onLoad && (
        <Button size="small" onClick={onLoad} aria-label={`Refill the ${label.toLowerCase()}`}>
          Refill
        </Button>
      )}
      {takers.length > 0 && (
        <Select
          label={`${label}: hand to`}
          hideLabel
          value={STAYS}
          options={[
            { value: STAYS, label: 'Hand to' },
            ...takers.map((who) => ({ value: who ?? LAID_DOWN, label: who ? calledBy(who) : 'Lay it down' })),
          ]}
          onChange={(to) =>
            to !== STAYS && onHand(to === LAID_DOWN ? null : (takers.find((who) => who === to) ?? null))
          }
        />
      )}
    </li>
  )
}
