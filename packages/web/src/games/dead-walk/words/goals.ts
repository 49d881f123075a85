/** What a scenario asks for, in words. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import type { ScenarioGoal } from '@shamble/dead-walk/page'
import { ITEMS } from '@shamble/dead-walk/page'
import { capital, count, listed, plural, uncapital } from '../../../words/plain.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { roomTitle, vehicleTitle } from '../read.ts'

const share = ([part, of]: readonly [number, number]): string =>
  part === of ? 'all of them' : `${count(part)} in ${count(of)} of them`

const buildingTitle = (look: Forecast, id: string): string =>
  look.book.map.terrain.buildings.find((b) => b.id === id)?.kind.toLowerCase() ?? id

/** What a marker of the scenario is: "car battery", "engine". */
function markerTitle({ book }: Forecast, id: string): string {
  const item = book.scenario.markers.find((one) => one.id === id)?.item
  return item === undefined || item === 'engine' ? 'engine' : ITEMS[item].title
}

/** Whether these hold counts when the game ends. */
const AT_THE_END: readonly ScenarioGoal['is'][] = [
  'survive',
  'survivors',
  'no-zombie-in',
  'humans-in',
  'no-npc-left-alive',
]

/** Met for good, or only as things stand. */
export function standingOf(look: Forecast, goal: ScenarioGoal): 'met' | 'now' | 'open' {
  if (!look.isMet(goal)) return 'open'
  const isFinal = (one: ScenarioGoal): boolean =>
    one.is === 'any'
      ? one.of.every((part) => isFinal(part) || !look.isMet(part))
      : one.is === 'all'
        ? one.of.some(isFinal)
        : AT_THE_END.includes(one.is)
  return look.state.outcome === null && isFinal(goal) ? 'now' : 'met'
}

/** One sentence for each thing that is asked. */
export function goalSentences(look: Forecast, goal: ScenarioGoal): string[] {
  switch (goal.is) {
    case 'always':
      return ['Stay alive']
    case 'any':
      return [goal.of.flatMap((one) => goalSentences(look, one)).join(', or ')]
    case 'all':
      return goal.of.flatMap((one) => goalSentences(look, one))
    case 'survive':
      return [`${capital(count(goal.atLeast))} ${plural(goal.atLeast, 'survives', 'survive')}`]
    case 'survivors':
      return [`${capital(share(goal.share))} survive`]
    case 'eliminated':
      return [`${capital(count(goal.perStarter))} of the dead put down for each of you`]
    case 'searched':
      return [`Search any ${count(goal.atLeast)} of the ${count(goal.rooms.length)} rooms`]
    case 'carried-out':
      return [
        `${capital(count(goal.atLeast))} ${plural(goal.atLeast, ITEMS[goal.item].title, `${ITEMS[goal.item].title}s`)} carried out`,
      ]
    case 'picked-up':
      return [`The ${markerTitle(look, goal.marker)} picked up`]
    case 'entered':
      return [`Somebody was in ${listed(goal.rooms.map((id) => roomTitle(look.book.map, id)))}`]
    case 'no-zombie-in':
      return [`None of the dead in the ${buildingTitle(look, goal.building)}`]
    case 'humans-in':
      return [`${capital(count(goal.atLeast))} of you in the ${buildingTitle(look, goal.building)}`]
    case 'left':
      return [`${capital(share(goal.share))} left by the exit`]
    case 'drove':
      return [`Away in the ${vehicleTitle(look.book.map, goal.vehicle)}`]
    case 'boat-runs':
      return ['The engine of the boat runs']
    case 'no-npc-left-alive':
      return ['No living friend left behind']
    case 'npcs-joined':
      return ['The family has joined']
    case 'came-near':
      return [`Somebody came within ${lengthWords(goal.within)} of the ${markerTitle(look, goal.marker)}`]
    case 'played':
      return [`${capital(count(goal.turns))} turns played`]
  }
}

/** "Rooms searched: 1 of 4": how far it has come, in the few words that fit over the map. */
function briefly(look: Forecast, goal: ScenarioGoal): string {
  const tally = look.tally(goal)
  const so = tally ? `${tally.done} of ${tally.of}` : ''
  switch (goal.is) {
    case 'any':
      return goal.of[0] ? briefly(look, goal.of[0]) : ''
    case 'survive':
      return `Alive: ${so}`
    case 'searched':
      return `Rooms searched: ${so}`
    case 'carried-out':
      return `${capital(ITEMS[goal.item].title)}s out: ${so}`
    case 'eliminated':
      return `Zombies put down: ${so}`
    case 'humans-in':
      return `In the ${buildingTitle(look, goal.building)}: ${so}`
    case 'boat-runs':
      return `Engine turns: ${so}`
    case 'no-zombie-in':
      return `Keep the dead out of the ${buildingTitle(look, goal.building)}`
    case 'no-npc-left-alive':
      return 'Leave no living friend behind'
    default:
      return goalSentences(look, goal).join(', ')
  }
}

/** What is to be done now: what is open first, then what has to hold to the end; else to get away, or to stay alive. */
export function goalNow(look: Forecast, full: ScenarioGoal): string {
  const parts = full.is === 'all' ? full.of : [full]
  const first = (standing: 'open' | 'now') => parts.find((one) => standingOf(look, one) === standing)
  const next = first('open') ?? first('now')
  if (next) return briefly(look, next)
  if (look.state.outcome !== null) return 'Task done'
  return look.mustLeave() ? 'Task done: get everybody out' : 'Stay alive to the end'
}

/** The aim in one sentence, for whoever sits down: what is asked, and the way out. */
export function aimWords(look: Forecast, full: ScenarioGoal): string {
  const asked = listed(goalSentences(look, full).map((words, i) => (i === 0 ? words : uncapital(words))))
  const { exit } = look.book.map
  return look.mustLeave() && exit && full.is !== 'left' ? `${asked}, then leave by the ${exit.title}.` : `${asked}.`
}

/** "Still to search: shop floor, stockroom"; empty where no rooms are asked for. */
export function roomsLeft(look: Forecast, goal: ScenarioGoal): string {
  if (goal.is !== 'searched' || look.isMet(goal)) return ''
  const left = goal.rooms.filter((id) => !look.searched().includes(id))
  return `Not searched yet: ${listed(left.map((id) => uncapital(roomTitle(look.book.map, id))))}.`
}
