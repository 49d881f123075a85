/** Goals in words, from those the game knows. */
import { ITEMS, type ItemId } from '@shamble/dead-walk/page'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { itemTitle } from './names.ts'
import type { Goal, OwnScenario } from './own.ts'
import { rowOf } from '../../../sure.ts'

export type GoalKind = Goal['is']
type Share = readonly [part: number, of: number]

export const GOAL_KINDS: Readonly<Record<GoalKind, string>> = {
  always: 'Nothing is asked',
  all: 'All of these',
  any: 'Any of these',
  survive: 'So many survive',
  survivors: 'A part of them survives',
  eliminated: 'Zombies are put down',
  left: 'A part of them leaves by the exit',
  'carried-out': 'Things are carried out',
  'picked-up': 'A marker is picked up',
  'came-near': 'Somebody comes near a marker',
  searched: 'Rooms are searched',
  entered: 'Somebody enters a room',
  'humans-in': 'Some are in a building',
  'no-zombie-in': 'No zombie is in a building',
  drove: 'A vehicle drives away',
  'npcs-joined': 'The friends have joined',
  'no-npc-left-alive': 'No living friend is left behind',
  'boat-runs': 'The engine runs',
  played: 'So many turns are played',
}

/** How deep groups may stand in groups. */
export const DEEPEST = 4
export const MOST_OF_A_GROUP = 12

const roomsOf = ({ map }: OwnScenario): string[] => map.buildings.flatMap(({ rooms }) => rooms.map(([id]) => id))

/** A goal of a kind with what the table has. */
export function freshGoal(scenario: OwnScenario, kind: GoalKind): Goal {
  const { map, markers } = scenario
  const building = map.buildings[0]?.id ?? 'B1'
  const marker = markers[0]?.id ?? 'K1'
  const rooms = roomsOf(scenario)
  const item = markers.map((one) => one.item).find((one): one is ItemId => one !== 'engine') ?? 'crate'
  switch (kind) {
    case 'survive':
      return { is: 'survive', atLeast: 2 }
    case 'survivors':
    case 'left':
      return { is: kind, share: [1, 2] }
    case 'eliminated':
      return { is: 'eliminated', perStarter: 2 }
    case 'carried-out':
      return { is: 'carried-out', item, atLeast: 1 }
    case 'picked-up':
      return { is: 'picked-up', marker }
    case 'came-near':
      return { is: 'came-near', marker, within: 10 }
    case 'searched':
      return { is: 'searched', rooms: rooms.length > 0 ? rooms : ['R1'], atLeast: 1 }
    case 'entered':
      return { is: 'entered', rooms: rooms.length > 0 ? rooms : ['R1'] }
    case 'humans-in':
      return { is: 'humans-in', building, atLeast: 1 }
    case 'no-zombie-in':
      return { is: 'no-zombie-in', building }
    case 'drove':
      return { is: 'drove', vehicle: map.vehicles[0]?.id ?? 'V1', with: 'somebody' }
    case 'played':
      return { is: 'played', turns: 6 }
    case 'any':
    case 'all':
      return { is: kind, of: [{ is: 'survive', atLeast: 2 }] }
    default:
      return { is: kind }
  }
}

export const SHARES: Readonly<Record<string, string>> = {
  '1/4': 'a quarter',
  '1/3': 'a third',
  '1/2': 'half',
  '2/3': 'two thirds',
  '3/4': 'three quarters',
  '1/1': 'all',
}

export const shareText = ([part, of]: Share): string => `${part}/${of}`
const shareWords = (share: Share): string => rowOf(SHARES, shareText(share)) ?? `${share[0]} in ${share[1]}`

const titleOf = <T extends { readonly id: string; readonly title: string }>(things: readonly T[], id: string): string =>
  things.find((one) => one.id === id)?.title ?? id

type GoalOf<Is extends Goal['is']> = Extract<Goal, { readonly is: Is }>

/** "Two survive", "Any of: half of them leave by the exit; the car drives away with somebody". */
export function goalWords(scenario: OwnScenario, goal: Goal): string {
  switch (goal.is) {
    case 'always':
      return 'nothing is asked'
    case 'all':
      return listed(goal.of.map((one) => goalWords(scenario, one)))
    case 'any':
      return goal.of.map((one) => goalWords(scenario, one)).join(', or ')
    case 'survive':
    case 'survivors':
    case 'eliminated':
    case 'left':
      return peopleWords(goal)
    case 'carried-out':
    case 'picked-up':
    case 'came-near':
    case 'drove':
      return thingWords(scenario, goal)
    case 'searched':
    case 'entered':
    case 'humans-in':
    case 'no-zombie-in':
      return placeWords(scenario, goal)
    case 'npcs-joined':
      return 'the friends have joined'
    case 'no-npc-left-alive':
      return 'no living friend is left behind'
    case 'boat-runs':
      return 'the engine runs'
    case 'played':
      return `${count(goal.turns)} ${plural(goal.turns, 'turn')} ${plural(goal.turns, 'is', 'are')} played`
  }
}

function peopleWords(goal: GoalOf<'survive' | 'survivors' | 'eliminated' | 'left'>): string {
  switch (goal.is) {
    case 'survive':
      return `at least ${count(goal.atLeast)} ${plural(goal.atLeast, 'survives', 'survive')}`
    case 'survivors':
      return `${shareWords(goal.share)} of them survive`
    case 'eliminated':
      return `${count(goal.perStarter)} zombies for each of them are put down`
    case 'left':
      return `at least ${shareWords(goal.share)} of them ${goal.share[0] === goal.share[1] ? 'leave' : 'leaves'} by the exit`
  }
}

function thingWords(
  { map, markers }: OwnScenario,
  goal: GoalOf<'carried-out' | 'picked-up' | 'came-near' | 'drove'>,
): string {
  const marker = (id: string): string => {
    const found = markers.find((one) => one.id === id)
    return found ? `the ${itemTitle(found.item)} ${id}` : id
  }
  switch (goal.is) {
    case 'carried-out': {
      const { title } = ITEMS[goal.item]
      return `${count(goal.atLeast)} ${plural(goal.atLeast, title, title.endsWith('s') ? title : `${title}s`)} ${plural(goal.atLeast, 'is', 'are')} carried out`
    }
    case 'picked-up':
      return `${marker(goal.marker)} is picked up`
    case 'came-near':
      return `somebody comes within ${goal.within} cm of ${marker(goal.marker)}`
    case 'drove':
      return `the ${titleOf(map.vehicles, goal.vehicle)} ${goal.vehicle} drives away with ${aboardWords(goal.with)}`
  }
}

function aboardWords(aboard: GoalOf<'drove'>['with']): string {
  if (aboard === 'somebody') return 'somebody'
  return aboard === 'all-living' ? 'all who live' : `${shareWords(aboard)} of them`
}

function placeWords({ map }: OwnScenario, goal: GoalOf<'searched' | 'entered' | 'humans-in' | 'no-zombie-in'>): string {
  switch (goal.is) {
    case 'searched':
      return `${count(goal.atLeast)} of ${goal.rooms.length} ${plural(goal.rooms.length, 'room')} searched`
    case 'entered':
      return `somebody has been in ${goal.rooms.length === 1 ? goal.rooms[0] : `one of ${listed(goal.rooms)}`}`
    case 'humans-in':
      return `at least ${count(goal.atLeast)} in the ${titleOf(map.buildings, goal.building).toLowerCase()} ${goal.building}`
    case 'no-zombie-in':
      return `no zombie in the ${titleOf(map.buildings, goal.building).toLowerCase()} ${goal.building}`
  }
}

export const goalSentence = (scenario: OwnScenario, goal: Goal): string => `${capital(goalWords(scenario, goal))}.`
