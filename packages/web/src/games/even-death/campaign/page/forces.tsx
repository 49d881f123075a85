/** The forces of everybody, a sheet each. */
import './page.css'
import { type CampaignForce, type Event, isPerson, type View } from '@shamble/even-death/campaign/page'
import type { Shown } from '../../../../campaign/campaign-display.ts'
import { Mark } from '../art.tsx'
import { lookOf } from '../read.ts'
import { armsOf, factionTitle, memberTitle, tileWords } from '../words/names.ts'
import { strength } from './battle.ts'
import { Herds } from './herds.tsx'
import { Vitality } from './vitality.tsx'

type Props = Shown<View, Event>

function Sheet({ shown, force }: { readonly shown: Props; readonly force: CampaignForce }) {
  const look = lookOf(shown)
  return (
    <li class={`war-sheet of-${force.owner}`}>
      <header>
        <Mark mark={`${force.owner} ${force.id}`} size={40} />
        <div>
          <h3>{tileWords(shown, force.at)}</h3>
          <p class="muted">
            {factionTitle(force.owner)}, {strength(force)}
          </p>
        </div>
        <b class="mono">{look.worth(force)}</b>
      </header>
      <ul>
        <Herds units={force.units} />
        {force.units.filter(isPerson).map((unit) => (
          <li key={unit.id}>
            <Mark mark={unit.unit} size={24} />
            <span>
              {memberTitle(unit)} <small class="muted">{armsOf(unit)}</small>
              {unit.health !== 'healthy' && <small class="bad"> {unit.health}</small>}
            </span>
            <Vitality of={look.full(unit)} left={unit.vitality} />
          </li>
        ))}
      </ul>
    </li>
  )
}

export const Forces = (shown: Props) => (
  <ul class="war-sheets">
    {shown.view.order
      .flatMap((faction) => shown.view.forces.filter(({ owner }) => owner === faction))
      .map((force) => (
        <Sheet key={force.id} shown={shown} force={force} />
      ))}
  </ul>
)
