/** ed.camp-battle.11 The match that is played beside the campaign: its tile, its forces as they are, its rules. */
import { type Beside, type Holder, houseOf, isBot, type Seat } from '@shamble/kernel'
import {
  battleAsOption,
  type BattleSide,
  type CampaignBattle,
  type RosterHuman,
} from '../../content/campaign-battle.ts'
import type { Span } from '../../content/own-table.ts'
import type { ForceHerd } from '../../forces/force.ts'
import { PLAIN_ZOMBIES } from '../../tables/states.ts'
import { directionTo, tileOn } from '../map.ts'
import {
  type Battle,
  type CampaignForce,
  forceOf,
  isPerson,
  type Look,
  type Member,
  type Person,
  playerOf,
  type Side,
} from '../state.ts'
import { levelAt } from '../supplies.ts'
import { campaignZones } from './zones.ts'

export function battleIn({ state }: Pick<Look, 'state'>): Battle {
  if (state.battle === null) throw new Error('no battle is fought now')
  return state.battle
}

export function fighterOf({ state }: Pick<Look, 'state'>, { force }: Side): CampaignForce {
  const found = forceOf(state, force)
  if (!found) throw new Error(`force ${force} is not on the map`)
  return found
}

/** Everybody who fights, in the order of the sides and of their rosters. */
export const peopleInBattle = (look: Look): Person[] =>
  battleIn(look).sides.flatMap((side) => fighterOf(look, side).units.filter(isPerson))

/** ed.camp-rules.7 Somebody, or a herd, as it comes from the roster. */
function asKept(unit: Member): RosterHuman | ForceHerd {
  if (!isPerson(unit)) return { is: 'herd', kind: unit.kind, size: unit.size }
  const { id: _id, ...kept } = unit
  return kept
}

/** ed.camp-battle.12 A zone for each side, in their order. */
function zonesFor(look: Look): Span[] {
  const { at, sides } = battleIn(look)
  const from = sides.slice(1).map((side) => {
    const direction = directionTo(at, fighterOf(look, side).at)
    if (direction === null) throw new Error(`force ${side.force} is not adjacent`)
    return direction
  })
  const { initiator, others } = campaignZones(from)
  return [initiator, ...others]
}

/** ed.morale.5, ed.human-state.5 */
function sideOf(look: Look, side: Side, zone: Span): BattleSide {
  const { eager, supplies } = playerOf(look.state, side.faction)
  return {
    faction: side.faction,
    zones: [zone],
    units: fighterOf(look, side).units.map(asKept),
    eager,
    abundant: side.faction !== 'zombies' && levelAt(supplies) === 'abundant',
  }
}

/** ed.camp-map.4, ed.camp-battle.13 */
function campaignBattle(look: Look): CampaignBattle {
  const { state, book } = look
  const { at, sides, behaviour } = battleIn(look)
  const { kind, name, features } = tileOn(book.map, at)
  const zones = zonesFor(look)
  return {
    number: state.fought.length,
    ground: { kind, name, features, at, seed: state.terrainSeed },
    sides: sides.map((side, i) => sideOf(look, side, zones[i] as Span)),
    behaviour: behaviour ?? PLAIN_ZOMBIES,
    rounds: book.roundLimit,
  }
}

const BOT: Holder = Object.freeze({ bot: 'competent' })

/** ed.death.10, ed.camp-battle.17 Whoever plays in the campaign, a bot as it is; bots where they were asked for, and for who is out. */
function holdersFor(look: Look): Readonly<Record<Seat, Holder>> {
  const { state } = look
  const { sides, quick } = battleIn(look)
  const holderOf = (faction: Seat): Holder => {
    const isHere = sides.some((side) => side.faction === faction) || !playerOf(state, faction).out
    const holder = state.holders[faction] ?? BOT
    return isBot(holder) || (isHere && !quick) ? holder : BOT
  }
  const factions: Seat[] = sides.map(({ faction }) => faction)
  const seats = factions.includes('zombies') ? factions : [...factions, 'zombies']
  return Object.fromEntries(seats.map((seat) => [seat, holderOf(seat)]))
}

/** The battle at hand, as a match. */
export const battleBeside = (look: Look): Beside => ({
  game: 'even-death',
  part: look.state.fought.length,
  options: {
    ...houseOf(look.book.options),
    campaign: battleAsOption(campaignBattle(look)),
  },
  holders: holdersFor(look),
})
