/** What a scenario of one's own asks for, and whether it can be had on its table. */
import { cardsOf, type DeckId } from '../content/decks.ts'
import type { Spot } from '../content/table-map.ts'
import { placesOffered } from '../rules/04-setup.ts'
import { wayTo } from '../rules/23-ways.ts'
import type { Look } from '../state.ts'
import { DIFFICULTY_IDS } from '../tables/difficulties.ts'
import { BOAT } from '../tables/scenarios.ts'
import { cm } from '../tables/units.ts'
import { fault, type OwnFault, warning } from './fault.ts'
import type { OwnScenario } from './form.ts'

/** The goal names places that are there and of the kind that it needs. */
export function goalFaults({ goal, places }: OwnScenario): OwnFault[] {
  const found: OwnFault[] = []
  const must = (key: string, name: string, is: 'rect' | 'circle'): void => {
    const area = Object.hasOwn(places, name) ? places[name] : undefined
    if (area?.[0] === is) return
    const why = area ? `this place must be a ${is}` : 'there is no such place among those named'
    found.push(fault(`goal.${key}`, 'rs.scenario.22', why))
  }
  must('place', goal.place, goal.is === 'helicopter' ? 'circle' : 'rect')
  if (goal.is === 'helicopter') must('radio', goal.radio, 'rect')
  return found
}

const mostOf = (numbers: readonly number[]): number => Math.max(...numbers)

/** Places on a grid of five by five in a named place, its middle first; a pad has its middle alone. */
function spotsIn({ places }: OwnScenario, name: string): Spot[] {
  const area = places[name]
  if (!area) return []
  if (area[0] === 'circle') return [{ at: { x: cm(area[1]), y: cm(area[2]) }, level: 0 }]
  const [, x1, y1, x2, y2] = area
  const at = (i: number, j: number): Spot => ({
    at: { x: cm(x1 + ((x2 - x1) * i) / 6), y: cm(y1 + ((y2 - y1) * j) / 6) },
    level: 0,
  })
  const inner = [3, 2, 4, 1, 5]
  return inner.flatMap((i) => inner.map((j) => at(i, j)))
}

type Reaches = (spot: Spot) => boolean

/** On foot, through doors and over stairs and ladders, by a base as wide as a survivor's. */
const reachesFrom =
  (look: Look, start: Spot): Reaches =>
  (spot) =>
    wayTo(look, 'person', spot, start) !== null

const cachesOf = ({ book }: Look, deck: DeckId): Spot[] => book.map.caches.filter((cache) => cache.deck === deck)

function goodsFaults(own: OwnScenario, look: Look, reaches: Reaches): OwnFault[] {
  const { goal } = own
  if (goal.is !== 'goods') return []
  const needs = DIFFICULTY_IDS.map((id) => goal.needs[id])
  const found: OwnFault[] = []
  for (const good of ['food', 'drugs'] as const) {
    const there = cachesOf(look, good).filter(reaches).slice(0, cardsOf(good).length).length
    if (there < mostOf(needs.map((need) => need[good])))
      found.push(fault('goal.needs', 'rs.scenario.9', `only ${there} caches of ${good} can be reached on foot`))
  }
  const crate = look.book.map.caches.find(({ id }) => id === goal.crate)
  if (goal.crate !== undefined && !crate)
    found.push(fault('goal.crate', 'rs.scenario.9', 'there is no such cache on this table'))
  if (mostOf(needs.map(({ weapons }) => weapons)) > 0 && !(crate && reaches(crate)))
    found.push(fault('goal.needs', 'rs.scenario.9', 'no crate of weapons can be reached on foot'))
  return found
}

function rescueFaults({ goal, nps }: OwnScenario, look: Look, reaches: Reaches): OwnFault[] {
  if (goal.is !== 'rescue') return []
  const needed = mostOf(DIFFICULTY_IDS.map((id) => goal.needs[id]))
  const there = nps.reduce((sum, { who }) => sum + who.length, 0)
  const found = there < needed ? [fault('goal.needs', 'rs.scenario.10', `only ${there} people are there`)] : []
  for (const [i, { at, start }] of nps.entries())
    for (const [j, id] of at.entries()) {
      const place = look.book.map.nps.find((one) => one.id === id)
      if (start === 'hidden' && place && !reaches(place))
        found.push(fault(`nps[${i}].at[${j}]`, 'rs.scenario.19', 'nobody gets there on foot'))
    }
  return found
}

function boatFaults({ goal }: OwnScenario, look: Look, reaches: Reaches): OwnFault[] {
  if (goal.is !== 'boat') return []
  const cans = cachesOf(look, 'fuel').filter(reaches).length
  return cans < BOAT.cans ? [fault('goal', 'rs.scenario.15', `only ${cans} caches of fuel can be reached on foot`)] : []
}

/** rs.setup.5, rs.scenario.19 There is room to start, and the objective can be reached from there. */
export function reachFaults(own: OwnScenario, look: Look, team: number): OwnFault[] {
  const offered = placesOffered(look)
  const [first] = offered
  if (!first || offered.length < team)
    return [fault('start', 'rs.setup.5', `there is room for ${offered.length} of ${team} to start`)]
  const [x, y] = first.at
  const reaches = reachesFrom(look, { at: { x, y }, level: 0 })
  const { goal } = own
  const isReached = spotsIn(own, goal.place).some(reaches)
  const radio = goal.is === 'helicopter' ? spotsIn(own, goal.radio) : null
  return [
    ...(isReached ? [] : [fault('goal.place', 'rs.scenario.19', 'nobody gets there on foot')]),
    ...(radio === null || radio.some(reaches)
      ? []
      : [fault('goal.radio', 'rs.scenario.19', 'nobody gets there on foot')]),
    ...goodsFaults(own, look, reaches),
    ...rescueFaults(own, look, reaches),
    ...boatFaults(own, look, reaches),
  ]
}

/** rs.setup.5 The most who can set out. */
const MOST_TEAM = 6

export function roomWarnings(look: Look): OwnFault[] {
  const { length } = placesOffered(look)
  return length < MOST_TEAM ? [warning('start', 'rs.setup.5', `there is room for only ${length} to start`)] : []
}
