/** Forces and hordes on the map: whose, how strong, how much vitality they have lost. */
import type { Forecast } from '@shamble/even-death/campaign/forecast'
import { type CampaignForce, type Faction, forcesAt, type View } from '@shamble/even-death/campaign/page'
import { Dead } from '../../../../board/art.tsx'
import { Figure, type FigureProps } from '../../../../board/figures.tsx'
import { forceName, middleOf } from './place.ts'

/** A sign for each faction, in a box of 40. */
const EMBLEMS: Readonly<Record<Exclude<Faction, 'zombies'>, string>> = {
  survivors: 'M12 13l8-3 8 3v7c0 5-4 8-8 10-4-2-8-5-8-10z',
  military:
    'M11.500 22.500 20 14.500l8.500 8v-5L20 9.500l-8.500 8zM11.500 29.500 20 21.500l8.500 8v-5L20 16.500l-8.500 8z',
  bandits: 'M11.500 27V14.500l4.500 4.500 4-7.500 4 7.500 4.500-4.500V27z',
}

/** The sign of a faction in a box of 40; of the dead one of them. */
export const Emblem = ({ faction, id = 1 }: { readonly faction: Faction; readonly id?: number }) =>
  faction === 'zombies' ? (
    <Dead id={id} down={false} />
  ) : (
    <g class={`emblem of-${faction}`}>
      <circle cx="20" cy="20" r="14.500" class="l-body" />
      <path class="gf" d={EMBLEMS[faction]} />
    </g>
  )

/** Vitality that a force has lost, by units. */
export const lostVitality = (look: Forecast, { units }: CampaignForce): number =>
  units.reduce((sum, unit) => sum + (unit.is === 'human' ? look.full(unit) - unit.vitality : 0), 0)

export const bittenIn = ({ units }: CampaignForce): number =>
  units.filter((unit) => unit.is === 'human' && unit.health === 'infected').length

interface CounterProps extends FigureProps {
  readonly force: CampaignForce
  readonly worth: number
  readonly lost: number
  readonly ring: 'none' | 'can' | 'fights'
}

class Counter extends Figure<CounterProps> {
  override render() {
    const { force, worth, lost, ring } = this.props
    const text = lost > 0 ? `${worth} −${lost}` : String(worth)
    const width = 12 + text.length * 8
    return (
      <g class={`force of-${force.owner} ring-${ring}`} style={this.place()} data-figure={forceName(force.id)}>
        {ring !== 'none' && <circle class="ring" r="24" cy="-6" />}
        <g transform="translate(-23 -29) scale(1.15)">
          <Emblem faction={force.owner} id={force.id} />
        </g>
        <g class="tag">
          <rect class="plate" x={-width / 2} y="14" width={width} height="17" rx="2" />
          <text class="worth" y="27">
            {worth}
            {lost > 0 && <tspan class="lost"> −{lost}</tspan>}
          </text>
        </g>
      </g>
    )
  }
}

interface ForcesProps {
  readonly view: View
  readonly look: Forecast
  readonly motion: boolean
  readonly can: ReadonlySet<number>
  readonly fights: ReadonlySet<number>
}

/** Two of one faction that pass each other stand side by side. */
function spotOf({ forces }: View, force: CampaignForce): readonly [number, number] {
  const [x, y] = middleOf(force.at)
  const there = forcesAt({ forces }, force.at)
  if (there.length < 2) return [x, y - 2]
  return [x + (there.findIndex(({ id }) => id === force.id) - (there.length - 1) / 2) * 38, y - 2]
}

export const Forces = ({ view, look, motion, can, fights }: ForcesProps) => (
  <g class="forces">
    {view.forces.map((force) => {
      const [x, y] = spotOf(view, force)
      const ring = fights.has(force.id) ? 'fights' : can.has(force.id) ? 'can' : 'none'
      const [worth, lost] = [look.worth(force), lostVitality(look, force)]
      return (
        <Counter
          key={force.id}
          id={forceName(force.id)}
          x={x}
          y={y}
          motion={motion}
          look={`${worth} ${lost} ${ring} ${force.owner}`}
          force={force}
          worth={worth}
          lost={lost}
          ring={ring}
        />
      )
    })}
  </g>
)
