/** rs.scenario.19 Maps by the dice on the set-up page: rolled with a seed, and drawn from above. What is hidden is drawn at the table. */
import { type Forecast, forecastOnMap } from '@shamble/run-or-shoot/forecast'
import { asOption, cm, ownOf } from '@shamble/run-or-shoot/page'
import { isPossible, mapByDice, type MapSize, type Objective, OBJECTIVES, SIZES } from '@shamble/run-or-shoot/skirmish'
import { type OptionValue, type OptionValues, seeded } from '@shamble/kernel'
import { useMemo } from 'preact/hooks'
import { Zones } from '../../board/measured/marks.tsx'
import { MapPlan } from '../../board/measured/plan.tsx'
import { Names, Openings, Walls } from '../../board/measured/terrain.tsx'
import type { PlanProps, SkirmishTools } from '../../play/game-display.ts'
import { isKeyOf } from '../../sure.ts'
import { count, counted } from '../../words/plain.ts'
import './board.css'
import {
  buildingNames,
  Climbs,
  Gates,
  GoalPlace,
  openingLook,
  Printed,
  Standing,
  startZone,
  streetsOf,
} from './ground.tsx'

/** All teams find a place to start. */
const TEAM = 6

const fresh = (): string => crypto.getRandomValues(new Uint32Array(1)).join('')

function Plan({ scenario }: { readonly scenario: OptionValue }) {
  const own = ownOf({ own: scenario })
  return own && <GroundPlan ground={{ own: scenario }} rolled={own.title} />
}

/** "Rolled: A boat without fuel, with a boathouse, a pharmacy and two bungalows." */
function rolledWords(title: string, look: Forecast): string {
  const stand = buildingNames(look).map((building) => building.title)
  return `Rolled: ${title}${stand.length === 0 ? '' : `, with ${counted(stand)}`}.`
}

/** "80 by 40 cm. You start in the dashed zone; a horde may lurk at any of the four lairs." */
function readingOf({ map }: Forecast['book']): string {
  const lairs = map.lairs.length
  const where = lairs === 1 ? 'at the lair' : `at any of the ${count(lairs)} lairs`
  const size = `${map.terrain.width / cm(1)} by ${map.terrain.depth / cm(1)} cm`
  return `${size}. You start in the dashed zone; a horde may lurk ${where}.`
}

/** The table of a set-up, and how its signs are read; its task stands beside it. */
export const TablePlan = ({ options: { scenario = null, own = null } }: Pick<PlanProps, 'options'>) => (
  <GroundPlan ground={{ scenario, own }} />
)

const ground = (options: OptionValues): Forecast => forecastOnMap({ ...options, survivors: TEAM, difficulty: 'normal' })

interface GroundProps {
  readonly ground: OptionValues
  /** What the dice made of it, by name. */
  readonly rolled?: string
}

function GroundPlan(props: GroundProps) {
  const look = useMemo(() => ground(props.ground), [JSON.stringify(props.ground)])
  const { width, depth, buildings } = look.book.map.terrain
  return (
    <MapPlan
      kind="rs-board"
      width={width}
      depth={depth}
      roads={streetsOf(look.book)}
      buildings={buildings}
      says={[...(props.rolled === undefined ? [] : [rolledWords(props.rolled, look)]), readingOf(look.book)].join(' ')}
    >
      <Standing look={look} level={0} />
      <Walls buildings={buildings} />
      <Openings buildings={buildings} stateOf={(_, first) => first} lookOf={openingLook} tagOf={() => ''} />
      <Gates look={look} level={0} />
      <Zones deployment={startZone(look.book)} exit={null} spawns={[]} />
      <GoalPlace look={look} />
      <Climbs look={look} level={0} />
      <Printed look={look} level={0} />
      <Names rooms={buildingNames(look)} />
    </MapPlan>
  )
}

/** What a seed asks for where nobody does: size, task and seed together give the same map anywhere. */
function drawnTask(seed: string, size: MapSize): Objective | undefined {
  const tasks = OBJECTIVES.filter((one) => isPossible(size, one))
  return tasks[seeded(`${seed} task`).draw('rs.scenario.19', tasks.length)]
}

const taskOf = (objective: string | undefined, seed: string, size: MapSize): Objective | undefined =>
  OBJECTIVES.find((one) => one === objective) ?? drawnTask(seed, size)

export const tools: SkirmishTools = {
  roll: ({ size, seed = fresh(), objective }) => {
    const own =
      isKeyOf(SIZES, size) && mapByDice({ seed, size, objective: taskOf(objective, seed, size), humans: TEAM })
    if (!own) throw new Error('No such map was found. Try another seed.')
    return asOption(own)
  },
  rolled: (scenario) => ownOf({ own: scenario })?.rolled ?? null,
  Plan,
}
