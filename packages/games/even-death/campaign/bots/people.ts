/** What a competent human player does with an action of a campaign turn: the first of ten things that applies. */
import type { Advice } from '@shamble/kernel'
import type { Faction } from '../../tables/profiles.ts'
import type { Command, CommandOf } from '../commands.ts'
import { type Place, tileOn } from '../map.ts'
import { farmsOf } from '../rules/44-start.ts'
import { preyOf } from '../rules/52-raid.ts'
import { type CampaignForce, forceOf, forcesOf, type Look, placesOf, type Structure, tileAt } from '../state.ts'
import { suppliesOf } from '../supplies.ts'
import { hurtIn, isWorthFighting } from './strength.ts'
import { bestTraining } from './training.ts'
import { bestWay, valueOf } from './ways.ts'

export type Said = Advice<Command>

/** How many percent of the others' strength one must have, how hurt a force is that recovers, what training needs. */
const FIGHTS_AT = 130
const HEALS_AT = 30
const TRAINS_WITH = 3

type MapAction = CommandOf<
  | 'control'
  | 'battle'
  | 'build'
  | 'heal'
  | 'search'
  | 'raid'
  | 'pillage'
  | 'zombify'
  | 'feast'
  | 'paratroopers'
  | 'move'
>

/** What is offered of one kind, each with its force. */
export function offered<D extends MapAction['do']>(
  { state }: Look,
  choices: readonly Command[],
  deed: D,
): { readonly command: CommandOf<D>; readonly force: CampaignForce }[] {
  return choices.flatMap((command) => {
    if (command.do !== deed || !('force' in command)) return []
    const force = forceOf(state, command.force)
    return force ? [{ command: command as CommandOf<D>, force }] : []
  })
}

const said = (command: Command | undefined, why: string): Said | null => (command ? { command, why } : null)

/** (1) The best tile on which a force stands. */
export function control(look: Look, choices: readonly Command[]): Said | null {
  const all = offered(look, choices, 'control')
  const [best] = [...all].sort((a, b) => valueOf(look, b.force.at, false) - valueOf(look, a.force.at, false))
  return said(best?.command, 'Whoever holds the tile has its points.')
}

const isOwn = (look: Look, { at, owner }: CampaignForce): boolean => tileAt(look.state, at).controller === owner

/** (2) A Raid that brings something. */
function raid(look: Look, choices: readonly Command[]): Command | undefined {
  const gain = (force: CampaignForce): number =>
    preyOf(look, force).filter(({ victim }) => suppliesOf(look.state, victim) > 0).length
  const [best] = offered(look, choices, 'raid').sort((a, b) => gain(b.force) - gain(a.force))
  return best && gain(best.force) > 0 ? best.command : undefined
}

const build = (look: Look, choices: readonly Command[], structure: Structure): Command | undefined =>
  offered(look, choices, 'build').find(({ command }) => command.structure === structure)?.command

/** (2) Where supplies do not last for the forces. */
function supply(look: Look, faction: Faction, choices: readonly Command[]): Said | null {
  if (suppliesOf(look.state, faction) >= forcesOf(look.state, faction).length) return null
  const drop = choices.find((command) => command.do === 'supply-drop')
  const searches = offered(look, choices, 'search')
  const search = searches.find(({ force }) => isOwn(look, force)) ?? searches[0]
  return (
    said(drop, 'Supplies do not last, and most drops arrive.') ??
    said(raid(look, choices), 'Supplies do not last, and the neighbours have some.') ??
    said(search?.command, 'Supplies do not last, and nobody has looked here.') ??
    said(build(look, choices, 'farm'), 'Supplies do not last: a farm feeds one force.')
  )
}

/** (3) Where one is stronger than all who would be drawn in. */
export function battle(look: Look, choices: readonly Command[], percent: number): Said | null {
  const found = offered(look, choices, 'battle').find(({ force }) => isWorthFighting(look, force, percent))
  return said(found?.command, 'All who would be drawn in are weaker.')
}

/** (4) */
function heal(look: Look, choices: readonly Command[]): Said | null {
  const found = offered(look, choices, 'heal').find(({ force }) => hurtIn(force) >= HEALS_AT)
  return said(found?.command, 'Many are hurt, and one Supplies heals them all.')
}

/** (5) Farms for all forces but one, then an Aid Station, then a Training Ground. */
function structures(look: Look, faction: Faction, choices: readonly Command[]): Said | null {
  const has = (structure: Structure): boolean =>
    placesOf(look.state, faction).some((place) => tileAt(look.state, place).structure === structure)
  if (farmsOf(look, faction) < forcesOf(look.state, faction).length - 1) {
    const farm = build(look, choices, 'farm')
    if (farm) return said(farm, 'A farm feeds one force.')
  }
  if (!has('aid-station')) return said(build(look, choices, 'aid-station'), 'There is nowhere to recover yet.')
  return has('training-ground') ? null : said(build(look, choices, 'training-ground'), 'There is nowhere to train yet.')
}

/** (6) */
function train(look: Look, faction: Faction, choices: readonly Command[]): Said | null {
  if (suppliesOf(look.state, faction) < TRAINS_WITH) return null
  return said(bestTraining(look, faction, choices) ?? undefined, 'There is enough to live on: the people get better.')
}

/** (7) Where most can be burned. */
function pillage(look: Look, choices: readonly Command[]): Said | null {
  const many = (force: CampaignForce): number => preyOf(look, force).length
  const [best] = offered(look, choices, 'pillage').sort((a, b) => many(b.force) - many(a.force))
  return said(best?.command, 'Every structure that burns is a point.')
}

/** (8) Onto a City before a Town. */
function paratroopers(look: Look, choices: readonly Command[]): Said | null {
  const isSettled = (place: Place): boolean => ['city', 'town'].includes(tileOn(look.book.map, place).kind)
  const [best] = offered(look, choices, 'paratroopers')
    .filter(({ command }) => isSettled(command.to))
    .sort((a, b) => valueOf(look, b.command.to, false) - valueOf(look, a.command.to, false))
  return said(best?.command, 'Nobody holds it yet, and it is worth more than a tile.')
}

/** (9) */
export function march(look: Look, faction: Faction, choices: readonly Command[]): Said | null {
  const moves = choices.filter((command): command is CommandOf<'move'> => command.do === 'move')
  const plan = bestWay(look, faction, moves)
  return plan && said(plan.move, `The way to ${tileOn(look.book.map, plan.to).name} is worth it.`)
}

export const actWithPeople = (look: Look, faction: Faction, choices: readonly Command[]): Said | null =>
  control(look, choices) ??
  supply(look, faction, choices) ??
  battle(look, choices, FIGHTS_AT) ??
  heal(look, choices) ??
  structures(look, faction, choices) ??
  train(look, faction, choices) ??
  pillage(look, choices) ??
  paratroopers(look, choices) ??
  march(look, faction, choices)
