/** The Zombie Turn as it is shown: the dead are led by whoever plays them. */
import { type Event, TILES, type View } from '@shamble/evac/page'
import type { DirectedDisplay, EventRole, Felt } from '../../play/game-display.ts'
import { rowOf } from '../../sure.ts'
import { sideName, sideOfXY, xyName, zombieName } from './place.ts'

const SEAT = 'Z'

function done(event: Event, view: View): EventRole {
  switch (event.e) {
    case 'zombie stepped':
      return { lead: 'walk', figure: zombieName(event.zombie), about: [], seat: SEAT }
    case 'battered': {
      const door = sideName(view, sideOfXY(view, event.side))
      const came = event.broken ? 'broke' : 'nothing'
      return { lead: 'door', figure: zombieName(event.zombie), about: [door], seat: SEAT, came }
    }
    case 'bitten': {
      const came = event.hp > 0 ? 'hurt' : 'killed'
      return { lead: 'attack', figure: zombieName(event.zombie), about: [event.marine], seat: SEAT, came }
    }
    // Those of a tile that a marine turns are no phase of theirs.
    case 'zombie placed':
      return event.clause === 'ev.spawn.7'
        ? { lead: 'come', figure: zombieName(event.zombie), about: [], seat: SEAT }
        : null
    case 'door destroyed':
    case 'died':
    case 'stood up':
      return 'follows'
    default:
      return null
  }
}

function felt(event: Event, view: View): readonly Felt[] {
  switch (event.e) {
    case 'attacked': {
      const kind = event.weapon === 'knife' ? 'blow' : 'shot'
      const [to, figure] = [xyName(event.at), zombieName(event.zombie)]
      return [{ kind, from: event.seat, to, figure, hit: event.result !== 'miss' }]
    }
    case 'bitten':
      return [{ kind: 'bite', from: zombieName(event.zombie), at: event.marine, hit: true }]
    case 'battered':
      return [{ kind: 'door', at: sideName(view, sideOfXY(view, event.side)), broke: event.broken }]
    case 'door destroyed':
      return [{ kind: 'door', at: sideName(view, sideOfXY(view, event.side)), broke: true }]
    case 'tile flipped':
      return [{ kind: 'tile', at: event.tile, name: rowOf(TILES, event.id)?.name ?? event.tile }]
    default:
      return []
  }
}

export const directed: DirectedDisplay<View, Event> = {
  deeds: (events, { view }) => events.map((event) => done(event, view)),
  // Each of them does one thing at a time: there is a view of every moment.
  before: (_later, _was, is) => is,
  comes: ({ e }) => e === 'zombie placed',
  felt: (events, { view }) => events.flatMap((event) => felt(event, view)),
  bodies: (events) =>
    events.flatMap((event) => (event.e === 'zombie killed' ? [{ n: event.zombie, at: xyName(event.at) }] : [])),
}
