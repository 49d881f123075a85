/** The battle at hand: who fights, from where, on which ground and in which state; and what is said of one that is over. */
import { fatigueOf } from '@shamble/even-death/campaign/forecast'
import {
  type Battle,
  type CampaignForce,
  directionTo,
  forceOf,
  isPerson,
  playerOf,
  type Side,
  tileOn,
  type View,
} from '@shamble/even-death/campaign/page'
import type { View as BattleView } from '@shamble/even-death/page'
import type { OptionValues } from '@shamble/kernel'
import type { BattleReport, Fought, NextBattle } from '../../../../campaign/campaign-display.ts'
import { capital, count, listed, plural } from '../../../../words/plain.ts'
import { BEHAVIOURS } from '../../words/states.ts'
import { lookOf, type Looked } from '../read.ts'
import { factionTitle, theFaction, TheFaction, tileTitle, tileWords } from '../words/names.ts'
import { theSeat } from '../words/question.ts'

type Meaning = NextBattle['means'][number]

const KINDS = {
  field: 'Field: grass, a few trees and rocks, fences, lone houses.',
  forest: 'Forest: trees in clusters, moderate to dense, hardly any buildings.',
  mountains: 'Mountains: hills and high cliffs, bare or wooded.',
  water: 'Water: a shallow rim, the rest too deep.',
  town: 'A Town: houses and roads, little green.',
  city: 'A City: mostly buildings and roads.',
} as const

const people = (n: number): string => `${count(n)} ${plural(n, 'person', 'people')}`

/** "nine people", "50 zombies in five herds". */
export function strength({ units }: CampaignForce): string {
  const herds = units.flatMap((unit) => (unit.is === 'herd' ? [unit.size] : []))
  if (herds.length === 0) return people(units.length)
  const zombies = herds.reduce((sum, size) => sum + size, 0)
  return `${zombies} zombies in ${count(herds.length)} ${plural(herds.length, 'herd')}`
}

/** ed.camp-battle.12 Where somebody deploys, by which side it comes from. */
function zoneWords({ at, sides }: Battle, force: CampaignForce, isFirst: boolean): string {
  const isPair = sides.length === 2
  if (isFirst) return isPair ? 'they deploy along the edge away from the others' : 'they deploy in the centre'
  const from = directionTo(at, force.at)
  return `they come from the ${from}, and deploy along that edge`
}

function stateWords(view: View, force: CampaignForce): string {
  if (force.owner === 'zombies') return ''
  const { supplies, eager } = playerOf(view, force.owner)
  const all = force.units.filter(isPerson)
  const states = (['energised', 'fine', 'exhausted'] as const).flatMap((state) => {
    const n = all.filter(({ health }) => fatigueOf(health, supplies) === state).length
    return n === 0 ? [] : [n === all.length ? `all of them ${state}` : `${count(n)} ${state}`]
  })
  const infected = all.filter(({ health }) => health === 'infected').length
  return `${listed(states)}${infected > 0 ? `, ${count(infected)} infected` : ''}${eager ? ', Eager' : ''}`
}

function sideMeaning(s: Looked, battle: Battle, side: Side, i: number): Meaning[] {
  const force = forceOf(s.view, side.force)
  if (!force) return []
  const state = stateWords(s.view, force)
  return [
    {
      says: `${TheFaction(side.faction)}: ${strength(force)}, ${lookOf(s).worth(force)} points, from ${tileTitle(s, force.at)}; ${zoneWords(battle, force, i === 0)}.${state ? ` ${capital(state)}.` : ''}`,
      clause: 'ed.camp-battle.12',
    },
  ]
}

function behaviourMeaning({ behaviour }: Battle): Meaning[] {
  if (!behaviour) return []
  const { decay, brains, hunger } = behaviour
  const { decay: flesh, brains: wits, hunger: want } = BEHAVIOURS
  return [{ says: `The dead today: ${flesh[decay]}, ${wits[brains]} and ${want[hunger]}.`, clause: 'ed.camp-battle.9' }]
}

export function next(view: View, options: OptionValues): NextBattle {
  const s = { view, options }
  const { battle } = view
  if (!battle) return { title: 'No battle', says: '', size: '', means: [] }
  const { kind } = tileOn(lookOf(s).map, battle.at)
  const [first, ...others] = battle.sides.map(({ faction }) => faction)
  return {
    title: `Battle at ${tileTitle(s, battle.at)}`,
    play: `Play the battle at ${tileTitle(s, battle.at)}`,
    says: `${capital(first ? theFaction(first) : 'somebody')} give battle to ${listed(others.map(theFaction))}. ${KINDS[kind]} The same ground every time.`,
    size: `${tileWords(s, battle.at)}, 60 by 60 inches`,
    means: [
      ...battle.sides.flatMap((side, i) => sideMeaning(s, battle, side, i)),
      ...behaviourMeaning(battle),
      { says: 'The winner scores 2 points; whoever loses is off the map.', clause: 'ed.camp-battle.5' },
    ],
  }
}

/** Of a battle that is over, before it comes home. */
export function report(view: BattleView): BattleReport | null {
  const { outcome, humans, herds } = view
  if (!outcome) return null
  const dead = humans.filter(({ status }) => status === 'dead' || status === 'turned').length
  const left = humans.length - dead
  const zombies = herds.reduce((sum, herd) => sum + (herd.status === 'alive' ? herd.zombies.length : 0), 0)
  const lost = [
    humans.length > 0
      ? `${left === 0 ? 'None' : capital(count(left))} of ${people(humans.length)} ${plural(left, 'is', 'are')} left`
      : '',
    herds.length > 0 ? `${zombies} ${plural(zombies, 'zombie')} still ${plural(zombies, 'walks', 'walk')}` : '',
  ].filter(Boolean)
  return {
    headline:
      outcome.winners.length === 0
        ? 'Nobody holds the field.'
        : `${capital(listed(outcome.winners.map(theSeat)))} hold the field.`,
    says: `${lost.join(', ')}. ${outcome.reason}`,
    tone: outcome.winners.length === 0 ? 'poor' : outcome.winners.some((seat) => seat !== 'zombies') ? 'good' : 'bad',
  }
}

/** The battles so far, in their order. */
export const season = (view: View, options: OptionValues): readonly Fought[] =>
  view.fought.map(({ at, sides, winner, round }) => ({
    title: tileTitle({ view, options }, at),
    grade: winner ? `${theFaction(winner)} won` : 'a draw',
    tone: winner === null ? 'poor' : winner === 'zombies' ? 'bad' : 'good',
    says: `turn ${round}, ${listed(sides.map(factionTitle))}`,
    starters: 0,
    survivors: 0,
  }))
