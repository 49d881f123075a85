/** The end of the game: what became of everybody, the course of it, and luck. */
import { type Event, type Survivor, SURVIVORS, type SurvivorId, type View } from '@shamble/drop-dead/page'
import { Tally } from '../../../words/tally.ts'
import type { EndReport, Series, Way, Won } from '../../../play/game-display.ts'
import { allOf } from '../../../words/all-of.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { centreOfXY, boxOf } from '../place.ts'
import { titleOf } from '../read.ts'
import type { Story } from '../types.ts'

const mean = (dice: readonly number[]): number => dice.reduce((sum, sides) => sum + (sides + 1) / 2, 0)
const variance = (dice: readonly number[]): number => dice.reduce((sum, sides) => sum + (sides * sides - 1) / 12, 0)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const TEN = [10, 10] as const

function luckOf(events: readonly Event[]): Tally {
  const tally = new Tally()
  for (const event of events) {
    if (event.e === 'attacked') {
      const { dice, title } = SURVIVORS[event.survivor].weapon
      const thrown = event.faces.length === dice.length ? dice : dice.slice(0, event.faces.length)
      tally.add(titleOf(event.survivor), title, 'points', mean(thrown), variance(thrown), sum(event.faces))
    }
    if (event.e === 'bitten')
      tally.add(`Bites on ${titleOf(event.survivor)}`, 'two d10', 'points', mean(TEN), variance(TEN), sum(event.faces))
    if (event.e === 'harmed' && event.faces.length > 0) {
      const dice = event.faces.map(() => 6)
      tally.add(
        titleOf(event.survivor),
        'traps and weather',
        'health lost',
        mean(dice),
        variance(dice),
        sum(event.faces),
      )
    }
  }
  return tally
}

/** One value at the end of every cycle, the set-up as cycle 0. */
function course(events: readonly Event[]): Series[] {
  const lost: number[] = []
  const killed: number[] = []
  const dead: number[] = []
  const parts: number[] = []
  let health = 0
  let kills = 0
  let zombies = 0
  let installed = 0
  const close = (): void => {
    lost.push(health)
    killed.push(kills)
    dead.push(zombies)
    parts.push(installed)
  }
  for (const event of events) {
    if (event.e === 'bitten' || event.e === 'harmed') health += event.damage
    if (event.e === 'zombie killed') {
      kills++
      zombies--
    }
    if (event.e === 'zombie placed' || event.e === 'rose') zombies++
    if (event.e === 'part installed') installed = event.installed
    if (event.e === 'cycle began') close()
  }
  close()
  return [
    { label: 'Health lost', tone: 'loss', values: lost },
    { label: 'Zombies killed', tone: 'plain', values: killed },
    { label: 'Zombies on the map', tone: 'dead', values: dead },
    { label: 'Parts installed', tone: 'living', values: parts },
  ]
}

function headline(view: View): string {
  if (!view.outcome) return 'The game is not over'
  const all = view.survivors.length
  const away = view.survivors.filter((one) => one.status === 'escaped').length
  if (away > 0)
    return away === all
      ? all === 1
        ? 'The one survivor gets away'
        : `${capital(allOf(all))} get away`
      : `${capital(count(away))} of ${count(all)} ${plural(away, 'gets', 'get')} away`
  if (view.outcome.clause === 'dd.end.10') return 'Nobody moves any more'
  const stuck = view.survivors.filter((one) => one.status === 'alive').map(({ id }) => titleOf(id))
  if (stuck.length > 0) return `${listed(stuck)} did not get out in time`
  return view.outcome.winners.length > 0 ? 'The undead have them all' : 'Nobody gets away'
}

interface Deeds {
  kills: number
  dealt: number
  lost: number
  parts: number
}

function deedsOf(events: readonly Event[], id: SurvivorId): Deeds {
  const deeds: Deeds = { kills: 0, dealt: 0, lost: 0, parts: 0 }
  for (const event of events) {
    if (event.e === 'attacked' && event.survivor === id) deeds.dealt += event.damage
    if (event.e === 'zombie killed' && event.by === id) deeds.kills++
    if ((event.e === 'bitten' || event.e === 'harmed') && event.survivor === id) deeds.lost += event.damage
    if (event.e === 'part installed' && event.survivor === id) deeds.parts++
  }
  return deeds
}

function fate({ outcome }: View, events: readonly Event[], one: Survivor): string {
  const { kills, parts, lost } = deedsOf(events, one.id)
  const deeds = `${kills} ${plural(kills, 'kill')}, ${parts} ${plural(parts, 'part')} installed, ${lost} health lost`
  const died = one.died
    ? `died in cycle ${one.died.cycle}${one.status === 'undead' ? ' and hunted the others' : ''}`
    : ''
  const words = {
    alive: outcome ? 'was still in the city at the end' : 'is alive',
    undead: died,
    dead: died || 'died',
    escaped: `got away with ${one.health} health`,
    'left behind': `was left behind with ${one.health} health`,
  }
  return `${words[one.status]}; ${deeds}`
}

/** Where everybody went, on the board as it is at the end. */
function waysOf(view: View, events: readonly Event[]): Way[] {
  const { x, y } = boxOf(view)
  const points = new Map<SurvivorId, (readonly [number, number])[]>()
  const went = (id: SurvivorId, at: readonly [number, number]): void => {
    const [cx, cy] = centreOfXY(at)
    points.set(id, [...(points.get(id) ?? []), [cx - x, cy - y]])
  }
  for (const event of events) {
    if (event.e === 'placed') went(event.survivor, event.at)
    if (event.e === 'stepped') went(event.survivor, event.onto)
  }
  return view.survivors.map((one) => ({ figure: one.seat, points: points.get(one.id) ?? [], fell: one.died !== null }))
}

/** dd.end.4, dd.end.7 Whoever got away, or else the undead. */
export function won({ outcome, survivors }: View): Won | null {
  if (!outcome) return null
  const away = survivors.filter(({ status }) => status === 'escaped').map(({ id }) => titleOf(id))
  const who = away.length > 0 ? `${listed(away)} ${plural(away.length, 'wins', 'win')}` : 'The undead win'
  return { who: outcome.winners.length > 0 ? who : 'Nobody wins', seats: outcome.winners }
}

export function report(story: Story, view: View): EndReport {
  const events = story.flatMap((entry) => entry.events)
  return {
    headline: headline(view),
    fates: view.survivors.map((one) => ({ figure: one.seat, words: fate(view, events, one) })),
    series: course(events),
    luck: luckOf(events).rows,
    ways: waysOf(view, events),
  }
}
