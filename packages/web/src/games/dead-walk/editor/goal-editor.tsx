/** Goals as sentences with choices; groups of them as deep as the game allows. */
import { ITEMS } from '@shamble/dead-walk/page'
import type { SheetProps } from '../../../editor/game-editor.ts'
import { Chips, NumberField } from '../../../editor/fields.tsx'
import { optionsOf } from '../../../editor/measured/fields.ts'
import { isKeyOf, keysOf } from '../../../sure.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { capital } from '../../../words/plain.ts'
import {
  DEEPEST,
  freshGoal,
  GOAL_KINDS,
  type GoalKind,
  goalSentence,
  MOST_OF_A_GROUP,
  SHARES,
  shareText,
} from './goals.ts'
import { itemTitle } from './names.ts'
import type { Goal, OwnScenario } from './own.ts'

const ASKED = [
  { key: 'full', title: 'The whole objective', says: 'With three quarters alive, a major victory of the living.' },
  { key: 'partial', title: 'Part of it', says: 'With half of them alive, still a minor one.' },
  { key: 'engaged', title: 'Taken up', says: 'Who has done this has earned experience in a campaign.' },
] as const

export function GoalSheet({ document: scenario, change }: SheetProps<OwnScenario>) {
  return (
    <>
      {ASKED.map(({ key, title, says }) => (
        <section key={key} class="ed-group" aria-label={title}>
          <h3>{title}</h3>
          <p class="book ed-sentence">{goalSentence(scenario, scenario[key])}</p>
          <p class="muted ed-note">{says}</p>
          <GoalEditor
            scenario={scenario}
            goal={scenario[key]}
            level={0}
            onChange={(goal, merges) =>
              change(
                { ...scenario, [key]: goal },
                `changed the goal “${title.toLowerCase()}”`,
                merges && `${key} ${merges}`,
              )
            }
          />
        </section>
      ))}
    </>
  )
}

interface Props {
  readonly scenario: OwnScenario
  readonly goal: Goal
  readonly level: number
  readonly onChange: (goal: Goal, merges?: string) => void
  readonly onRemove?: () => void
}

function GoalEditor({ scenario, goal, level, onChange, onRemove }: Props) {
  const kinds = keysOf(GOAL_KINDS).filter((kind) => level < DEEPEST || (kind !== 'any' && kind !== 'all'))
  return (
    <div class={level === 0 ? 'ed-goal' : 'ed-goal inner'}>
      <div class="ed-goal-kind">
        <Select
          label="What is asked"
          hideLabel
          options={kinds.map((value) => ({ value, label: GOAL_KINDS[value] }))}
          value={goal.is}
          onChange={(kind) => onChange(kind === goal.is ? goal : becoming(scenario, goal, kind))}
        />
        {onRemove && <IconButton icon="bin" label="Remove this" onClick={onRemove} />}
      </div>
      <Parameters scenario={scenario} goal={goal} level={level} onChange={onChange} />
    </div>
  )
}

/** A group that turns into another keeps what is in it; a single goal becomes the first of its group. */
function becoming(scenario: OwnScenario, goal: Goal, kind: GoalKind): Goal {
  if (kind === 'any' || kind === 'all') {
    if (goal.is === 'any' || goal.is === 'all') return { is: kind, of: goal.of }
    return goal.is === 'always' ? freshGoal(scenario, kind) : { is: kind, of: [goal] }
  }
  return freshGoal(scenario, kind)
}

/** What is there, and what is named although it is not. */
function known(now: string, words: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return optionsOf(Object.hasOwn(words, now) ? words : { [now]: `${now}, which is not there`, ...words })
}

/** What goals may name, in words. */
function thingsOf({ map, markers }: OwnScenario) {
  return {
    buildings: Object.fromEntries(map.buildings.map(({ id, title }) => [id, `${title} ${id}`])),
    vehicles: Object.fromEntries(map.vehicles.map(({ id, title }) => [id, `${capital(title)} ${id}`])),
    markers: Object.fromEntries(markers.map(({ id, item }) => [id, `${capital(itemTitle(item))} ${id}`])),
    rooms: map.buildings.flatMap((b) => b.rooms.map(([id, title]) => ({ value: id, label: `${title} ${id}` }))),
  }
}

const ITEM_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ITEMS).map(([id, { title }]) => [id, capital(title)]),
)

/** The fields in which the numbers and things of a goal are asked for. */
function asking(scenario: OwnScenario, onChange: Props['onChange']) {
  const { rooms } = thingsOf(scenario)
  return {
    number: (label: string, value: number, max: number, set: (n: number) => Goal, unit?: string) => (
      <NumberField
        label={label}
        value={value}
        min={unit ? 0 : 1}
        max={max}
        step={1}
        {...(unit ? { unit } : {})}
        onChange={(n) => onChange(set(unit ? n : Math.round(n)), label)}
      />
    ),
    pick: (label: string, value: string, of: { value: string; label: string }[], set: (value: string) => Goal) => (
      <Select label={label} options={of} value={value} onChange={(next) => onChange(set(next))} />
    ),
    rooms: (value: readonly string[], set: (rooms: readonly string[]) => Goal) => (
      <Chips
        label="Rooms"
        options={[
          ...rooms,
          ...value
            .filter((id) => !rooms.some((room) => room.value === id))
            .map((id) => ({ value: id, label: `${id}?` })),
        ]}
        value={value}
        onChange={(next) => next.length > 0 && onChange(set(next))}
      />
    ),
  }
}

type GroupGoal = Extract<Goal, { readonly of: readonly Goal[] }>

/** Several conditions, each with an editor of its own. */
function Conditions({
  scenario,
  goal,
  level,
  onChange,
}: Omit<Props, 'goal' | 'onRemove'> & { readonly goal: GroupGoal }) {
  return (
    <div class="ed-goal-of">
      {goal.of.map((one, i) => (
        <GoalEditor
          key={i}
          scenario={scenario}
          goal={one}
          level={level + 1}
          onChange={(next, merges) =>
            onChange({ ...goal, of: goal.of.map((old, j) => (i === j ? next : old)) }, merges && `${i} ${merges}`)
          }
          {...(goal.of.length > 1
            ? { onRemove: () => onChange({ ...goal, of: goal.of.filter((_, j) => j !== i) }) }
            : {})}
        />
      ))}
      {goal.of.length < MOST_OF_A_GROUP && (
        <Button
          size="small"
          icon="plus"
          onClick={() => onChange({ ...goal, of: [...goal.of, freshGoal(scenario, 'survive')] })}
        >
          Add a condition
        </Button>
      )}
    </div>
  )
}

type PartGoal = Exclude<Goal, GroupGoal>
type PartProps<G extends PartGoal = PartGoal> = Pick<Props, 'scenario' | 'onChange'> & { readonly goal: G }
type GoalOf<Is extends PartGoal['is']> = Extract<PartGoal, { readonly is: Is }>

/** What else a goal asks: how many, which thing, which rooms. */
function Parameters({ scenario, goal, level, onChange }: Omit<Props, 'onRemove'>) {
  switch (goal.is) {
    case 'any':
    case 'all':
      return <Conditions scenario={scenario} goal={goal} level={level} onChange={onChange} />
    case 'searched':
    case 'entered':
    case 'humans-in':
    case 'no-zombie-in':
      return <Wheres scenario={scenario} goal={goal} onChange={onChange} />
    case 'carried-out':
    case 'picked-up':
    case 'came-near':
    case 'drove':
      return <Whiches scenario={scenario} goal={goal} onChange={onChange} />
    default:
      return <Numbers scenario={scenario} goal={goal} onChange={onChange} />
  }
}

/** Goals that count people or turns. */
function Numbers({ scenario, goal, onChange }: PartProps) {
  const { number, pick } = asking(scenario, onChange)
  switch (goal.is) {
    case 'survive':
      return number('At least', goal.atLeast, 12, (atLeast) => ({ ...goal, atLeast }))
    case 'eliminated':
      return number('For each of them', goal.perStarter, 20, (perStarter) => ({ ...goal, perStarter }))
    case 'survivors':
    case 'left':
      return pick('At least', shareText(goal.share), known(shareText(goal.share), SHARES), (text) => ({
        ...goal,
        share: shareOf(text),
      }))
    case 'played':
      return number('Turns', goal.turns, 40, (turns) => ({ ...goal, turns }))
    default:
      return null
  }
}

/** Goals about rooms and buildings. */
function Wheres({
  scenario,
  goal,
  onChange,
}: PartProps<GoalOf<'searched' | 'entered' | 'humans-in' | 'no-zombie-in'>>) {
  const { buildings } = thingsOf(scenario)
  const { number, pick, rooms } = asking(scenario, onChange)
  switch (goal.is) {
    case 'searched':
      return (
        <>
          {number('At least', goal.atLeast, 100, (atLeast) => ({ ...goal, atLeast }))}
          {rooms(goal.rooms, (next) => ({ ...goal, rooms: next }))}
        </>
      )
    case 'entered':
      return rooms(goal.rooms, (next) => ({ ...goal, rooms: next }))
    case 'humans-in':
      return (
        <>
          {number('At least', goal.atLeast, 12, (atLeast) => ({ ...goal, atLeast }))}
          {pick('Where', goal.building, known(goal.building, buildings), (building) => ({ ...goal, building }))}
        </>
      )
    case 'no-zombie-in':
      return pick('Where', goal.building, known(goal.building, buildings), (building) => ({ ...goal, building }))
  }
}

/** Goals about things, markers and vehicles. */
function Whiches({ scenario, goal, onChange }: PartProps<GoalOf<'carried-out' | 'picked-up' | 'came-near' | 'drove'>>) {
  const { vehicles, markers } = thingsOf(scenario)
  const { number, pick } = asking(scenario, onChange)
  switch (goal.is) {
    case 'carried-out':
      return (
        <>
          {pick('What', goal.item, optionsOf(ITEM_WORDS), (item) => (isKeyOf(ITEMS, item) ? { ...goal, item } : goal))}
          {number('At least', goal.atLeast, 40, (atLeast) => ({ ...goal, atLeast }))}
        </>
      )
    case 'picked-up':
      return pick('Which', goal.marker, known(goal.marker, markers), (marker) => ({ ...goal, marker }))
    case 'came-near':
      return (
        <>
          {pick('Which', goal.marker, known(goal.marker, markers), (marker) => ({ ...goal, marker }))}
          {number('Within', goal.within, 300, (within) => ({ ...goal, within }), 'cm')}
        </>
      )
    case 'drove': {
      const now = typeof goal.with === 'string' ? goal.with : shareText(goal.with)
      const words = { somebody: 'somebody in it', 'all-living': 'all who live in it', ...SHARES }
      return (
        <>
          {pick('Which', goal.vehicle, known(goal.vehicle, vehicles), (vehicle) => ({ ...goal, vehicle }))}
          {pick('With', now, known(now, words), (text) => ({
            ...goal,
            with: text === 'somebody' || text === 'all-living' ? text : shareOf(text),
          }))}
        </>
      )
    }
  }
}

function shareOf(text: string): readonly [number, number] {
  const [part = 1, of = 2] = text.split('/').map(Number)
  return [part, of]
}
