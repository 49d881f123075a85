import { describe, expect, it } from 'vitest'
import { type Seat, seeded } from '@shamble/kernel'
import { dropDead } from '../index.ts'
import type { Command } from '../commands.ts'
import { type DropDeadScene, earl, frank, scene, skye, tile, zombie } from '../testing.ts'
import { advise } from './advise.ts'
import type { Decision } from './advice.ts'

const advised = (s: DropDeadScene, seat: Seat = 'P1'): Decision =>
  advise(dropDead.view(s.table, seat), s.table.book, seat, s.offered(seat))

/** Follows the advice until the turn is over. */
function turnOf(s: DropDeadScene, seat: Seat = 'P1'): Command[] {
  const given: Command[] = []
  while (s.state.turn?.seat === seat && s.pending !== null && given.length < 40) {
    const { command } = advised(s, seat)
    given.push(command)
    s.do(seat, command)
  }
  return given
}

const kinds = (commands: readonly Command[]): string[] => commands.map((command) => command.do)

describe('the survivor bot', () => {
  it('rule 1: leaves when everybody is by the van', () => {
    const s = scene({ survivors: [earl(), frank()], installed: 2 })
    expect(advised(s)).toEqual({ command: { do: 'escape' }, why: 'Everybody is by the van.' })
  })

  it('rule 1: waits for a partner who is near, and not for one who is far', () => {
    const near = scene({ survivors: [earl(), frank({ at: [5, 1] })], installed: 2 })
    expect(kinds(turnOf(near))).not.toContain('escape')
    const far = scene({ survivors: [earl(), frank({ at: [13, 1] })], tiles: [tile('T40', [3, 0])], installed: 2 })
    expect(advised(far).command).toEqual({ do: 'escape' })
  })

  it('rule 1: does not wait when it is weak', () => {
    const at = (health: number) =>
      advised(scene({ survivors: [earl({ health }), frank({ at: [5, 1] })], installed: 2 })).command
    expect(at(29)).toEqual({ do: 'escape' })
    expect(at(30)).not.toEqual({ do: 'escape' })
  })

  it('rule 2: heals as soon as the full amount is missing, and not before', () => {
    const hurt = scene({ survivors: [earl({ health: 100, items: ['I06'] })] })
    expect(advised(hurt).command).toEqual({ do: 'use', card: 'I06', on: 'earl' })
    const scratched = scene({ survivors: [earl({ health: 101, items: ['I06'] })] })
    expect(advised(scratched).command.do).not.toBe('use')
  })

  it('rule 2: Frank keeps his rage until he is in danger', () => {
    const raging = scene({ survivors: [frank({ health: 60, items: ['I06'] })] })
    expect(kinds(turnOf(raging))).not.toContain('use')
    const dying = scene({ survivors: [frank({ health: 30, items: ['I06'] })] })
    expect(advised(dying).command).toEqual({ do: 'use', card: 'I06', on: 'frank' })
  })

  it('rule 3: throws the pipe bomb onto a crowd next door', () => {
    const zombies = [zombie(1, [5, 0]), zombie(2, [5, 1]), zombie(3, [5, 2]), zombie(4, [5, 3])]
    const s = scene({ survivors: [earl({ items: ['I10'] })], zombies })
    expect(advised(s).command).toEqual({ do: 'use', card: 'I10', tile: [1, 0] })
  })

  it('rule 3: leaves an overrun tile through smoke', () => {
    const zombies = [zombie(1, [8, 0]), zombie(2, [8, 3]), zombie(3, [11, 3])]
    const s = scene({
      survivors: [earl({ at: [10, 0], items: ['I11'], health: 60 })],
      tiles: [tile('T13', [2, -1])],
      zombies,
    })
    expect(advised(s).command).toEqual({ do: 'use', card: 'I11' })
  })

  it('rule 4: attacks the zombie that is most likely to die', () => {
    const s = scene({ survivors: [earl()], zombies: [zombie(1, [4, 1]), zombie(2, [4, 2], { health: 5 })] })
    expect(advised(s).command).toEqual({ do: 'attack', zombie: 2 })
  })

  it('rule 4: Skye aims at two zombies only when one die is enough for each', () => {
    const zombies = (health: number) => [zombie(1, [2, 1], { health }), zombie(2, [1, 0], { health })]
    const two = scene({ survivors: [skye({ at: [1, 1] })], zombies: zombies(2) })
    expect(advised(two).command).toEqual({ do: 'attack', zombie: 1, second: 2 })
    const one = scene({ survivors: [skye({ at: [1, 1] })], zombies: zombies(15) })
    expect(advised(one).command).toEqual({ do: 'attack', zombie: 1 })
  })

  it('rule 5: brings a part to the van, and drives off with the last one', () => {
    const s = scene({ survivors: [earl({ at: [6, 1], carries: true })], installed: 1 })
    expect(kinds(turnOf(s))).toEqual(['step', 'step', 'step', 'escape'])
    expect(s.state.outcome?.winners).toEqual(['P1'])
  })

  it('rule 5: gives a part to a faster partner', () => {
    const survivors = [earl({ at: [11, 1], carries: true, health: 60 }), skye({ at: [10, 1] })]
    expect(advised(scene({ survivors })).command).toEqual({ do: 'give', to: 'skye' })
  })

  it('rule 6: the nearest survivor with free hands fetches a part', () => {
    const s = scene({ survivors: [earl(), frank({ at: [4, 1] })], parts: [[6, 1]], installed: 1 })
    turnOf(s)
    expect(kinds(turnOf(s, 'P2'))).toEqual(expect.arrayContaining(['step', 'pick-up', 'step']))
  })

  it('rule 8: explores the doorway by the van, and turns the tile so that most doorways open', () => {
    const s = scene({ survivors: [earl({ at: [0, 1] })], stack: ['T22'] })
    expect(kinds(turnOf(s)).slice(0, 2)).toEqual(['explore', 'rotate'])
    expect(s.state.tiles).toHaveLength(4)
  })

  it('rule 8: the weak leave exploring to the healthy', () => {
    const s = scene({ survivors: [earl({ at: [0, 1], health: 20 }), frank()] })
    expect(kinds(turnOf(s))).not.toContain('explore')
  })

  it('rule 9: gets out of reach of zombies', () => {
    const s = scene({
      survivors: [skye({ at: [6, 1], health: 30 })],
      zombies: [zombie(1, [9, 1]), zombie(2, [9, 2])],
      dice: seeded('run'),
    })
    turnOf(s)
    expect(s.events.filter(({ e }) => e === 'bitten')).toEqual([])
  })

  it('rule 11: searches when the stack is empty', () => {
    const s = scene({ survivors: [earl({ at: [-1, 1] })], tiles: [tile('T04', [-1, 0], 3)], stack: [] })
    expect(advised(s).command).toEqual({ do: 'search' })
  })

  it('nobody waits in a doorway by the van', () => {
    const s = scene({ survivors: [earl({ at: [3, 1] }), frank({ at: [4, 1], carries: true })], installed: 1 })
    turnOf(s)
    expect(s.state.survivors[0]?.at).not.toBe(scene({ survivors: [earl({ at: [3, 1] })] }).state.survivors[0]?.at)
  })
})
