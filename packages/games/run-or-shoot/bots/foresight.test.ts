import { describe, expect, it } from 'vitest'
import { at, runOrShoot, type RunOrShootScene, scene, type Staging } from '../testing.ts'
import type { Command } from '../commands.ts'
import { foresight } from './foresight.ts'

const viewOf = (s: RunOrShootScene) => runOrShoot.view(s.table, 'S1')

/** The cards that the players who are tried out would place, the same once. */
function cardsAt(stage: Staging): string[] {
  const s = scene(stage)
  const { book } = s.table
  const commands = foresight
    .players(viewOf(s), book, 'S1')
    .map((player): Command => player(viewOf(s), book, 'S1', s.offered('S1')).command)
  return [...new Set(commands.map((command) => (command.do === 'card' ? command.cards.join() : command.do)))]
}

const HERE = at(20, 33)
const crowd = (many: number) =>
  Array.from({ length: many }, (_, i) => ({ at: at(36 + 2.2 * Math.floor(i / 3), 31 + 2.2 * (i % 3)) }))

describe('what a searching survivor tries out', () => {
  it('is nothing while no Zed is near and there is time', () => {
    const drifter = (x: number) => ({ survivors: [{ at: HERE }], zeds: [{ at: at(x, 33), mode: 'drifting' as const }] })
    expect(cardsAt({ survivors: [{ at: HERE }] })).toEqual([])
    expect(cardsAt(drifter(64))).toEqual([])
    expect(cardsAt(drifter(44))).toContain('SHOOT')
  })

  it('is every card of use when somebody comes, or when time gets short', () => {
    const coming = cardsAt({ survivors: [{ at: HERE }], zeds: crowd(1) })
    expect(coming).toEqual(expect.arrayContaining(['RUN', 'SHOOT', 'GRENADE', 'BOTH']))
    expect(coming).not.toContain('MELEE')
    expect(coming).not.toContain('CLIMB')
    expect(cardsAt({ survivors: [{ at: HERE }], state: { turn: 15 } })).toContain('RUN')
  })

  it('is to break away from whoever is at close quarters, or to push', () => {
    const held = cardsAt({ survivors: [{ at: HERE }], zeds: [{ at: at(22, 33) }] })
    expect(held).toEqual(expect.arrayContaining(['RUN', 'MELEE']))
  })

  it('is to stand and shoot at more than the habits would', () => {
    const guns = { items: [], main: { id: 2, kind: 'rifle', rounds: 6 } } as const
    expect(cardsAt({ survivors: [{ at: HERE, ...guns }], zeds: crowd(9) })).toContain('SHOOT')
  })

  it('is asked for cards only', () => {
    const s = scene({ survivors: [{ at: HERE }], zeds: crowd(1) })
    s.do('S1', { do: 'card', cards: ['RUN'] })
    expect([s.asks, foresight.players(viewOf(s), s.table.book, 'S1')]).toEqual(['move and turn', []])
  })

  it('goes on by a bent of its own, turn after turn, or does another thing once', () => {
    const s = scene({ survivors: [{ at: HERE }], zeds: [{ at: at(22, 33) }] })
    const players = foresight.players(viewOf(s), s.table.book, 'S1')
    const later = { ...viewOf(s), turn: viewOf(s).turn + 1 }
    const cards = players.map((player) => player(later, s.table.book, 'S1', s.offered('S1')).command)
    expect(cards.slice(0, 2)).toEqual([
      { do: 'card', cards: ['RUN'] },
      { do: 'card', cards: ['MELEE'] },
    ])
    expect(new Set(cards.slice(2).map((command) => JSON.stringify(command))).size).toBe(1)
  })
})
