/** What a scenario asks for, in words. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import type { ScenarioGoal } from '@shamble/dead-walk/page'
import { ITEMS } from '@shamble/dead-walk/page'
import { capital, count, listed, plural } from '../../../words/plain.ts'
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

/** One sentence for each thing that is asked. */
export function goalSentences(look: Forecast, goal: ScenarioGoal): string[] {
  switch (goal.is) {
    case 'always':
      return ['Nothing but to last']
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
      return [`${capital(count(goal.atLeast))} of ${count(goal.rooms.length)} rooms searched`]
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
