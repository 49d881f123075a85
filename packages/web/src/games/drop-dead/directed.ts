/** The phase of the dead as it is shown: who notices somebody hunts, who notices nobody shambles (dd.behaviour.1, dd.shamble.1). */
import { type Event, type SurvivorId, type View, xOf, yOf } from '@shamble/drop-dead/page'
import { asBefore } from '../../board/before.ts'
import type { DirectedDisplay, EventRole, Felt, Lead } from '../../play/game-display.ts'
import { rowOf } from '../../sure.ts'
import type { XY } from '../../board/square/places.ts'
import { cellName, xyName, zombieName } from './place.ts'
import { seatOfSurvivor, survivorNamed, tileTitle } from './read.ts'

/** By the clause that moves them; those that a player sends are his own doing. */
const LED: Readonly<Record<string, Lead>> = {
  'dd.behaviour.9': 'sight',
  'dd.behaviour.10': 'sight',
  'dd.shamble.5': 'wander',
}

function done(event: Event, view: View): EventRole {
  switch (event.e) {
    case 'zombie stepped': {
      const lead = rowOf(LED, event.clause)
      return lead ? { lead, figure: zombieName(event.zombie), about: [] } : null
    }
    case 'bitten': {
      if (event.commanded) return null
      const victim = seatOfSurvivor(view, event.survivor)
      const came = event.health === 0 ? 'killed' : event.damage > 0 ? 'hurt' : 'nothing'
      return { lead: 'attack', figure: zombieName(event.zombie), about: [victim], reaches: victim, came }
    }
    case 'zombie placed':
      return event.clause === 'dd.spawn.1' ? { lead: 'come', figure: zombieName(event.zombie), about: [] } : null
    case 'direction rolled':
    case 'zombie waits':
    case 'died':
    case 'rose':
    case 'did not rise':
    case 'part dropped':
    case 'undead':
      return 'follows'
    default:
      return null
  }
}

/** What is still to be seen of the dead: where they go, how they rise and fall. */
const deadIn = (event: Event): number[] =>
  event.e === 'zombie stepped' || event.e === 'rose' || event.e === 'zombie killed' || event.e === 'zombie placed'
    ? [event.zombie]
    : []

/** Whoever stands beside his target strikes, whatever he holds. */
const isBeside = (view: View, survivor: SurvivorId, [x, y]: XY): boolean => {
  const at = survivorNamed(view, survivor)?.at ?? null
  return at !== null && Math.max(Math.abs(xOf(at) - x), Math.abs(yOf(at) - y)) <= 1
}

function felt(event: Event, view: View): readonly Felt[] {
  switch (event.e) {
    case 'attacked': {
      const kind = isBeside(view, event.survivor, event.at) ? 'blow' : 'shot'
      const [from, to] = [seatOfSurvivor(view, event.survivor), xyName(event.at)]
      return [{ kind, from, to, figure: zombieName(event.zombie), hit: event.damage > 0 }]
    }
    case 'bitten': {
      const at = seatOfSurvivor(view, event.survivor)
      return [{ kind: 'bite', from: zombieName(event.zombie), at, hit: event.damage > 0 }]
    }
    case 'tile placed':
    case 'tile covered':
      return [{ kind: 'tile', at: cellName(event.cell), name: tileTitle(event.tile) }]
    default:
      return []
  }
}

export const directed: DirectedDisplay<View, Event> = {
  deeds: (events, { view }) => events.map((event) => done(event, view)),
  felt: (events, { view }) => events.flatMap((event) => felt(event, view)),
  bodies: (events) =>
    events.flatMap((event) => (event.e === 'zombie killed' ? [{ n: event.zombie, at: xyName(event.at) }] : [])),
  before: (later, was, is) => {
    const dead = new Set(later.flatMap(deadIn))
    const hurt = new Set(later.flatMap((event) => (event.e === 'bitten' || event.e === 'died' ? [event.survivor] : [])))
    return {
      ...is,
      cycle: was.cycle,
      phase: 'zombies',
      turn: null,
      zombies: [...asBefore(was.zombies, is.zombies, ({ n }) => n, dead)],
      survivors: [...asBefore(was.survivors, is.survivors, ({ id }) => id, hurt)],
    }
  },
}
