/** ed.climb.12 The Climb of a herd: declared, thought over, arranged, gone. */
import { ask, procedure, type Refusal, refuse, step, stopIf } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { change, type Herd, herdOf, isHerd, isOnTable, type Look, type Transaction, type Unit } from '../state.ts'
import { putZombies, zombieAt } from './01-figures.ts'
import type { Action } from './07-actions.ts'
import { seatsFor } from './07-selection.ts'
import { dangerSteps, type Goings, placeAt, type Spot, spotOf } from './10-hazard.ts'
import { clear, climbingDistance, featuresNear } from './11-climb.ts'
import { chosenWays, type HerdWay, proposedWays } from './11-herd-ways.ts'
import { featureNamed, isLow } from './11-landing.ts'
import { brainCheck } from './35-brain.ts'

/** Where a zombie ends, as the procedure keeps it. */
type End = {
  readonly zombie: number
  readonly at: Spot
  readonly on: string | null
  readonly lands: boolean
  readonly progress: number
}
type HerdClimbing = Goings & { feature: string; passed: boolean; ends: readonly End[] }

/** ed.zombie-actions.5 What is declared is the feature; an impossible Climb is not. */
function climbFault(look: Look, herd: Herd, command: CommandOf<'climb'>): Refusal | null {
  if (herd.rambles) return refuse('ed.rambling.3', 'A rambling herd is moved, or left alone.')
  if (herd.zombies.some(({ down }) => down))
    return refuse('ed.herd.11', 'A herd with a Knocked Down zombie only gets up.')
  if (command.landing !== undefined || command.onward !== undefined || command.places !== undefined)
    return refuse('ed.zombie-actions.5', 'A herd names the feature; its places are chosen after the check.')
  const feature = featureNamed(look, command.feature)
  if (feature === null) return refuse('ed.climb.2', 'This cannot be climbed.')
  return proposedWays(look, herd, feature) === null ? refuse('ed.climb.12', 'No zombie of it can climb that.') : null
}

const herdIn = ({ state }: Look, { unit }: Goings): Herd | null => {
  const herd = herdOf(state, unit)
  return herd && isOnTable(herd) ? herd : null
}

/** ed.climb.7, ed.zombie-actions.2 A brain check first, but not for what is low. */
function think(t: Transaction, v: HerdClimbing): void {
  const herd = herdIn(t, v)
  const feature = featureNamed(t, v.feature)
  if (herd && feature) v.passed = isLow(feature) || brainCheck(t, herd, 'climb')
}

function waysIn(look: Look, v: HerdClimbing): readonly HerdWay[] {
  const herd = herdIn(look, v)
  const feature = featureNamed(look, v.feature)
  return herd && feature ? (proposedWays(look, herd, feature) ?? []) : []
}

/** The one arrangement that is offered: the table's own. */
function choices(look: Look, v: HerdClimbing): Command[] {
  const places = waysIn(look, v).map(({ zombie, at }) => ({ zombie, at: [at.x, at.y] as [number, number] }))
  return [{ do: 'arrange', places }]
}

function chosen(look: Look, v: HerdClimbing, command: Command): readonly HerdWay[] | Refusal {
  const herd = herdIn(look, v)
  const feature = featureNamed(look, v.feature)
  if (command.do !== 'arrange' || !herd || !feature) return refuse('ed.zombie-actions.5', 'Say where the zombies go.')
  const places = command.places.map(({ zombie, at }) => ({ zombie, at: placeAt(at) }))
  return chosenWays(look, herd, feature, places)
}

function arrange(t: Transaction, v: HerdClimbing, command: Command): void {
  const ways = chosen(t, v, command)
  if ('clause' in ways) return
  v.goings = ways.filter(({ legs }) => legs.length > 0).map(({ zombie, legs }) => ({ zombie, legs }))
  v.ends = ways.map(({ zombie, at, on, lands, progress }) => ({ zombie, at: spotOf(at), on, lands, progress }))
}

/** ed.terrain.5 A herd that stops before dangerous ground stays where it is. */
function stop(_t: Transaction, _unit: Unit, v: Goings): void {
  v.goings = []
  v.ends = []
}

function go(t: Transaction, v: HerdClimbing): void {
  const herd = herdIn(t, v)
  if (!herd) return
  const ends = new Map(v.ends.map((end) => [end.zombie, end]))
  for (const { zombie, at, on, lands } of v.ends)
    if (lands && herd.zombies.some(({ id }) => id === zombie)) clear(t, herd, placeAt(at), on)
  putZombies(
    t,
    herd,
    herd.zombies.map((z) => {
      const end = ends.get(z.id)
      if (!end) return change(z, { climbing: null })
      const climbing = end.progress > 0 ? Object.freeze({ feature: v.feature, progress: end.progress }) : null
      return change(zombieAt(z, placeAt(end.at), end.on), { climbing })
    }),
  )
  tell(t, herd, v)
}

function tell(t: Transaction, herd: Herd, { feature, ends, stopped }: HerdClimbing): void {
  const unit = herd.id
  const height = featureNamed(t, feature)?.cost ?? 0
  const [first] = herd.zombies
  if (stopped && first) t.emit({ e: 'stopped before danger', clause: 'ed.terrain.5', unit, at: first.at })
  for (const { zombie, at, on, lands, progress } of ends) {
    if (!herd.zombies.some(({ id }) => id === zombie)) continue
    if (lands) t.emit({ e: 'climbed', clause: 'ed.climb.12', unit, zombie, feature, at: placeAt(at), on })
    else if (progress > 0) t.emit({ e: 'climbs', clause: 'ed.climb.8', unit, zombie, feature, progress, height })
  }
}

export const herdClimb = procedure<Transaction, Command>('herd climb', [
  step<Transaction, HerdClimbing>('ed.zombie-actions.2', 'brain check', think),
  stopIf<Transaction, HerdClimbing>('ed.zombie-actions.4', 'wasted', (_look, v) => !v.passed),
  ask<Transaction, Command, HerdClimbing>('ed.zombie-actions.5', 'arrange', {
    who: (look, v) => seatsFor(herdIn(look, v)),
    choices,
    check: (look, v, _seat, command) => {
      const ways = chosen(look, v, command)
      return 'clause' in ways ? ways : null
    },
    take: (t, v, _seat, command) => arrange(t, v, command),
    onClock: choices,
  }),
  ...dangerSteps(stop),
  step<Transaction, HerdClimbing>('ed.climb.12', 'go', go),
])

function offers(look: Look, unit: Unit): Command[] {
  if (!isHerd(unit) || unit.rambles || unit.zombies.some(({ down }) => down)) return []
  const distance = climbingDistance(look, unit)
  const ids = new Set(unit.zombies.flatMap((z) => featuresNear(look, z, distance).map(({ id }) => id)))
  return [...ids]
    .map((feature): CommandOf<'climb'> => ({ do: 'climb', feature }))
    .filter((command) => climbFault(look, unit, command) === null)
}

export const herdClimbing: Action = {
  do: 'climb',
  by: 'herds',
  choices: offers,
  check: (look, unit, command) => (!isHerd(unit) || command.do !== 'climb' ? null : climbFault(look, unit, command)),
  take: (t, unit, command) => {
    if (!isHerd(unit) || command.do !== 'climb') return
    const v: HerdClimbing = {
      unit: unit.id,
      goings: [],
      danger: 'none',
      stopped: false,
      feature: command.feature,
      passed: false,
      ends: [],
    }
    t.call('herd climb', v)
  },
}
