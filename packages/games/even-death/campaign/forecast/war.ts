/**
 * The one answer to "what would this do?" in a campaign: worked out by the rules from what everybody sees, in clauses and
 * numbers. Bots, page and tests ask here.
 */
import {
  commandOdds,
  type Game,
  judge,
  type OddsResult,
  type OptionValues,
  type Refusal,
  seat as seatAt,
  type Seat,
  seeded,
} from '@shamble/kernel'
import { costOf, type Force } from '../../forces/force.ts'
import type { Faction } from '../../tables/profiles.ts'
import type { CampaignBook } from '../book.ts'
import { type ResultFault, resultFaults } from '../battles/possible.ts'
import type { Command, CommandOf } from '../commands.ts'
import type { Points } from '../events.ts'
import { evenDeathCampaign } from '../game.ts'
import { adjacentTo, type CampaignMap, type Direction, directionTo, type Place } from '../map.ts'
import * as numbers from '../numbers.ts'
import { bookFor } from '../options.ts'
import { mostVitality, worthOf } from '../roster.ts'
import { listsOf, proposedLists, startBudget } from '../rules/42-lists.ts'
import { farmsOf } from '../rules/44-start.ts'
import { drawnIn } from '../rules/47-sides.ts'
import { trainingCost } from '../rules/50-train.ts'
import { foundBy } from '../rules/51-search.ts'
import { type Prey, preyOf } from '../rules/52-raid.ts'
import { zombifyRoom } from '../rules/55-zombify.ts'
import { feastOf } from '../rules/56-feast.ts'
import { pointsOf } from '../rules/57-points.ts'
import type { Result } from '../result.ts'
import {
  type CampaignForce,
  type CampaignKit,
  copyState,
  forceOf,
  forcesAt,
  forcesOf,
  isHuman,
  isPerson,
  type Member,
  playerOf,
  tileAt,
  type Transaction,
  type View,
} from '../state.ts'
import { type Level, levelAt } from '../supplies.ts'

/** Whom a Battle would draw in (ed.camp-battle.1); of several forces of one faction its owner picks one. */
export interface Drawn {
  readonly faction: Faction
  readonly forces: readonly { readonly force: number; readonly from: Direction }[]
}

/** ed.camp-turn.4, ed.camp-vp.5 What comes at the start of the next own turn, in its order. */
export interface SuppliesAhead {
  readonly now: number
  /** Victory points for what there is before farms and upkeep. */
  readonly worth: number
  readonly farms: number
  readonly upkeep: number
  readonly left: number
  readonly level: Level
}

/** ed.camp-search.2 */
export interface Found {
  readonly faces: readonly number[]
  readonly what: (typeof numbers.SEARCH)[number]['what']
  readonly supplies: number
}

/** More ways than this for the dice to fall take too long on a page. */
const MOST_PATHS = 5000

const DICED: readonly Command['do'][] = ['search', 'pillage', 'supply-drop', 'paratroopers', 'zombify']

/** Nothing of it may be changed. */
export class Forecast {
  readonly view: View
  readonly book: CampaignBook
  readonly #table: Transaction

  constructor(view: View, table: Transaction) {
    this.view = view
    this.book = table.book
    this.#table = table
  }

  readonly newHordePoints = numbers.NEW_HORDE_POINTS
  readonly recruitWorth = numbers.SEARCH_WORTH

  get map(): CampaignMap {
    return this.book.map
  }

  /** ed.camp-vp.1 Points that win. */
  get needed(): number {
    return this.book.pointsToWin
  }

  /** Why a seat may not give this command now; null if it may. */
  refusal(seat: Seat, command: Command): Refusal | null {
    return judge(evenDeathCampaign as Game<CampaignKit>, this.#table, seat, command)
  }

  /** What dice may bring, exactly; null where none are thrown, or too many. */
  odds(seat: Seat, command: Command): OddsResult | null {
    if (!DICED.includes(command.do) || this.refusal(seat, command) !== null) return null
    const limits = { paths: MOST_PATHS, samples: 1 }
    const answer = commandOdds(evenDeathCampaign as Game<CampaignKit>, this.#table, seat, command, undefined, limits)
    return answer.ok && answer.odds.exact ? answer.odds : null
  }

  points(faction: Faction): Points {
    return pointsOf(this.#table, faction)
  }

  worth(force: Pick<CampaignForce, 'units'>): number {
    return worthOf(force)
  }

  worthOf(id: number): number {
    const force = forceOf(this.view, id)
    return force ? worthOf(force) : 0
  }

  /** The vitality of somebody unhurt. */
  full(unit: Member): number {
    return isPerson(unit) ? mostVitality(unit) : 0
  }

  /** ed.camp-setup.9, ed.camp-setup.10 How many lists somebody makes, what each may cost, what is proposed. */
  lists(faction: Faction): { readonly many: number; readonly points: number; readonly proposed: readonly Force[] } {
    return {
      many: listsOf(this.#table, faction),
      points: startBudget(this.#table),
      proposed: proposedLists(this.#table, faction),
    }
  }

  /** ed.camp-turn.3, ed.camp-turn.4 */
  supplies(faction: Faction): SuppliesAhead {
    const { supplies } = playerOf(this.view, faction)
    const farms = farmsOf(this.#table, faction)
    const upkeep = forcesOf(this.view, faction).length
    const left = Math.max(0, supplies + farms - upkeep)
    const worth = Math.floor(supplies / numbers.SUPPLIES_FOR_A_POINT)
    return { now: supplies, worth, farms, upkeep, left, level: levelAt(left) }
  }

  /** ed.camp-battle.1, ed.camp-battle.3 For a force that stands, or would stand, where it says. */
  drawnIn(force: CampaignForce): readonly Drawn[] {
    return drawnIn(this.#table, force).map(({ faction, forces }) => ({
      faction,
      forces: forces.flatMap(({ id, at }) => {
        const from = directionTo(force.at, at)
        return from ? [{ force: id, from }] : []
      }),
    }))
  }

  /** ed.camp-search.2 What the eight faces bring. */
  search(): readonly Found[] {
    let from = 1
    return numbers.SEARCH.map(({ most, what, supplies }) => {
      const faces = Array.from({ length: most - from + 1 }, (_, i) => from + i)
      from = most + 1
      return { faces, what, supplies }
    })
  }

  /** ed.camp-search.3 What it comes to if so much is added to the die that lies there. */
  adjusted(force: CampaignForce, face: number, by: number): Omit<Found, 'faces'> {
    const result = face + by
    const row = this.search().find(({ faces }) => faces.includes(result))
    return { what: row?.what ?? 'ambush', supplies: foundBy(force, result) }
  }

  /** The force that searches, and the face of its die, while it can be changed. */
  get searching(): { readonly force: CampaignForce; readonly face: number } | null {
    const { force: id, face } = this.view.frames.at(-1)?.vars ?? {}
    const force = typeof id === 'number' ? forceOf(this.view, id) : undefined
    return force && typeof face === 'number' ? { force, face } : null
  }

  /** ed.camp-raid.2 Structures of others beside it, and what each of them loses. */
  raid(force: CampaignForce): readonly (Prey & { readonly by: number })[] {
    const left = new Map(this.view.players.map(({ faction, supplies }) => [faction, supplies]))
    return preyOf(this.#table, force).map((prey) => {
      const by = Math.min(1, left.get(prey.victim) ?? 0)
      left.set(prey.victim, (left.get(prey.victim) ?? 0) - by)
      return { ...prey, by }
    })
  }

  /** ed.camp-pillage.1 */
  pillage(force: CampaignForce): readonly Prey[] {
    return preyOf(this.#table, force)
  }

  /** ed.camp-train.3 */
  trainCost({ force: id, found, changes, recruits }: CommandOf<'train'>): number {
    const force = forceOf(this.view, id)
    if (!force) return 0
    return found ? costOf(found.units) : trainingCost(force, { changes, recruits })
  }

  /** ed.camp-zombify.2 As many points of new herds as the force can take. */
  zombifyPoints(force: CampaignForce): number {
    return zombifyRoom(this.#table, force)
  }

  /** ed.camp-battle.14 All that is wrong with how a battle is said to have ended; nothing if it can have come about. */
  resultFaults(result: Result): readonly ResultFault[] {
    return resultFaults(this.#table, result)
  }

  /** ed.camp-heal.1 */
  heal({ units }: Pick<CampaignForce, 'units'>): readonly { readonly unit: number; readonly by: number }[] {
    return units.flatMap((unit) =>
      isPerson(unit) && unit.vitality < mostVitality(unit)
        ? [{ unit: unit.id, by: mostVitality(unit) - unit.vitality }]
        : [],
    )
  }

  /** ed.camp-move.1 Where a force gets, the nearest first, by Moves that nobody else is in the way of. */
  *#ways(force: CampaignForce): Generator<{ readonly at: Place; readonly steps: number }> {
    const reached = new Map<Place, number>([[force.at, 0]])
    for (const [at, steps] of reached) {
      yield { at, steps }
      for (const next of adjacentTo(this.map, at))
        if (!reached.has(next) && forcesAt(this.view, next).every(({ owner }) => owner === force.owner))
          reached.set(next, steps + 1)
    }
  }

  /** ed.camp-move.1 So many Moves to a tile, round whoever is in the way; null if there is no way. */
  movesTo(force: CampaignForce, to: Place): number | null {
    for (const { at, steps } of this.#ways(force)) if (at === to) return steps
    return null
  }

  /** ed.camp-heal.1 The nearest Aid Station of its own. */
  nearestAid(force: CampaignForce): { readonly at: Place; readonly steps: number } | null {
    for (const way of this.#ways(force)) {
      const { controller, structure } = tileAt(this.view, way.at)
      if (structure === 'aid-station' && controller === force.owner) return way
    }
    return null
  }

  /** ed.camp-feast.2 */
  feast(force: CampaignForce): readonly { readonly unit: number; readonly from: number; readonly to: number }[] {
    return feastOf(force)
  }

  /** ed.human-state */
  isEager(faction: Faction): boolean {
    return isHuman(faction) && playerOf(this.view, faction).eager
  }
}

const TABLES = new WeakMap<View, { readonly options: OptionValues; readonly forecast: Forecast }>()

export function forecastFor(view: View, options: OptionValues): Forecast {
  const known = TABLES.get(view)
  if (known && known.options === options) return known.forecast
  const table = seatAt<CampaignKit>({ facts: () => null }, copyState(view), bookFor(options), seeded('questions'))
  const forecast = new Forecast(view, table)
  TABLES.set(view, { options, forecast })
  return forecast
}
