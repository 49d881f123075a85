import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { evac } from '../index.ts'
import { door, type EvacScene, grunt, medic, scene, sergeant, wall, zombie, zombieAt } from '../testing.ts'

const advice = (s: EvacScene, seat = 'Z') => evac.advise(s.view(seat), s.table.book, seat, s.offered(seat))

/** Follows the advice as long as the zombies owe an answer and the condition holds. */
function play(s: EvacScene, while_: (command: Command) => boolean = () => true): string[] {
  const whys: string[] = []
  while (s.owe.includes('Z')) {
    const { command, why } = advice(s)
    if (!while_(command)) break
    whys.push(why)
    s.do('Z', command)
  }
  return whys
}

/** A Zombie Turn after which no zombies spawn. */
const zombieTurn = (stage: Parameters<typeof scene>[0] = {}): EvacScene =>
  scene({ ...stage, phase: 'zombies', options: { spawnEvery: 4, ...stage.options } })

const ALL_DOWN = { id: 'T00', up: false }
const PAD = { C1: { id: 'T01' } }

describe('zombie bot', () => {
  it('rule 1: the first door goes between two outdoor squares, the farthest from the marines', () => {
    const s = scene({
      marines: [grunt({ at: [4, 7] })],
      tiles: { A2: { id: 'T13', up: false } },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    s.do('M1', { do: 'step', to: [4, 8] })
    const { command, why } = advice(s)
    const { outdoor, l } = s.table.facts
    const [a, b] = (command as { side: [[number, number], [number, number]] }).side
    const at = ([x, y]: readonly [number, number]) => l.xy.findIndex((xy) => xy[0] === x && xy[1] === y)
    expect([outdoor[at(a)], outdoor[at(b)]]).toEqual([1, 1])
    expect(why).toMatch(/^Between two outdoor squares/)
    s.do('Z', command)
    s.do('M1', advice(s, 'M1').command)
    s.do('Z', advice(s).command)
  })

  it('rule 2a: with marines near, a helipad on the map edge is filled from its middle outwards', () => {
    const s = scene({ marines: [grunt({ at: [18, 12] })], tiles: PAD, phase: 'spawn', dice: ['ev.spawn.5: 1'] })
    const { command, why } = advice(s)
    expect(command).toEqual({ do: 'place-zombie', at: [18, 1] })
    expect(why).toMatch(/^Marines are near the helipad/)
    s.do('Z', command)
  })

  it('rule 2b: otherwise a zombie appears as near to a marine as it can', () => {
    const s = scene({ marines: [grunt({ at: [4, 30] })], phase: 'spawn', dice: ['ev.spawn.5: 1'] })
    const { command, why } = advice(s)
    expect(command).toEqual({ do: 'place-zombie', at: [1, 29] })
    expect(why).toMatch(/^It is as near to a marine/)
    s.do('Z', command)
  })

  it('rule 2b: of equally near squares one that no marine can see', () => {
    const s = scene({
      marines: [grunt({ at: [4, 30] })],
      walls: [wall([2, 30], [2, 31])],
      phase: 'spawn',
      dice: ['ev.spawn.5: 1'],
    })
    const { command } = advice(s)
    expect(command).toEqual({ do: 'place-zombie', at: [1, 31] })
    s.do('Z', command)
  })

  it('rule 3: those nearest to a marine act first, then by number', () => {
    const s = zombieTurn({ zombies: [zombie([20, 4]), zombie([10, 4]), zombie([4, 10])] })
    expect(advice(s).command).toEqual({ do: 'activate', zombie: 2 })
  })

  it('rule 4a: of two marines within reach the weaker is attacked, by the fewest steps', () => {
    const s = zombieTurn({
      marines: [grunt({ at: [4, 4] }), medic({ seat: 'M2', at: [10, 4], hp: 1 })],
      zombies: [zombie([7, 4])],
    })
    const whys = play(s)
    expect(zombieAt(s, 1)).toEqual([9, 4])
    expect(whys.some((why) => /can be attacked/.test(why))).toBe(true)
    expect(s.event('bitten').marine).toBe('M2')
  })

  it('rule 4a: of two equally weak marines the one with more rounds in automatic weapons', () => {
    const s = zombieTurn({
      marines: [
        sergeant({ at: [4, 4], hp: 2, items: ['shotgun:1'] }),
        medic({ seat: 'M2', at: [6, 4], hp: 2, items: ['smg:9'] }),
      ],
      zombies: [zombie([5, 5])],
    })
    play(s)
    expect(s.event('bitten').marine).toBe('M2')
  })

  it('rule 4d: a zombie goes the shortest way towards a marine', () => {
    const s = zombieTurn({ zombies: [zombie([4, 12])] })
    const whys = play(s)
    expect(zombieAt(s, 1)).toEqual([4, 10])
    expect(whys.at(-1)).toMatch(/^It comes nearer to a marine/)
  })

  it('rule 4d: a door on the cheapest way is battered, also when the marine stands right behind it', () => {
    const box = [wall([4, 4], [4, 5]), wall([4, 3], [4, 4]), wall([3, 4], [4, 4]), wall([4, 4], [5, 4])]
    const s = zombieTurn({
      walls: box,
      doors: [door([4, 4], [5, 4])],
      zombies: [zombie([5, 4])],
      dice: ['ev.zdoor.1: 1 6'],
    })
    const whys = play(s)
    expect(whys.filter((why) => why.startsWith('The way leads through this door'))).toHaveLength(2)
    expect(s.event('bitten').marine).toBe('M1')
  })

  it('rule 4d: a zombie behind another passes through it or goes round it', () => {
    const corridor = [2, 3, 4, 5, 6, 7, 8].flatMap((y) => [wall([3, y], [4, y]), wall([4, y], [5, y])])
    const s = zombieTurn({
      marines: [grunt({ at: [4, 3] })],
      walls: [...corridor, wall([4, 1], [4, 2])],
      zombies: [zombie([4, 5], { acted: true }), zombie([4, 6])],
    })
    play(s)
    expect(zombieAt(s, 2)).toEqual([4, 4])
  })

  it('rule 5: a zombie far from the marines scouts, and steps onto the nearest face-down tile', () => {
    const s = zombieTurn({
      defaultTile: ALL_DOWN,
      tiles: { A1: { id: 'T00' }, E5: { id: 'T00' }, C3: { id: 'T00' } },
      zombies: [zombie([29, 32])],
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    const whys = play(s, (command) => command.do !== 'place-zombie')
    expect(whys.some((why) => /scouts for more zombies/.test(why))).toBe(true)
    expect(s.state.flips.zombies).toBe(1)
    play(s)
  })

  it('rule 5: with eight tiles face down and no helipad found it does not scout', () => {
    const down = Object.fromEntries(['D1', 'E1', 'D2', 'E2', 'D3', 'E3', 'D4', 'E4'].map((t) => [t, ALL_DOWN]))
    const s = zombieTurn({ tiles: down, zombies: [zombie([22, 30])] })
    play(s)
    expect(s.state.flips.zombies).toBe(0)
  })

  it('rule 5: with zombiesFlipTiles off there are no scouts', () => {
    const s = zombieTurn({
      options: { zombiesFlipTiles: false },
      defaultTile: ALL_DOWN,
      tiles: { A1: { id: 'T00' }, E5: { id: 'T00' }, C3: { id: 'T00' } },
      zombies: [zombie([29, 32])],
    })
    play(s)
    expect(zombieAt(s, 1)).toEqual([29, 32])
  })

  it('rule 6: the two zombies nearest to the middle of the helipad stay there', () => {
    const s = zombieTurn({
      marines: [grunt({ at: [18, 14] })],
      tiles: PAD,
      zombies: [zombie([18, 4]), zombie([18, 5]), zombie([18, 6])],
    })
    const whys = play(s)
    expect([zombieAt(s, 1), zombieAt(s, 2), zombieAt(s, 3)]).toEqual([
      [18, 4],
      [18, 5],
      [18, 8],
    ])
    expect(whys.filter((why) => /guards the helipad/.test(why))).toHaveLength(2)
  })

  it('rule 7: the last zombie on the helipad does not leave it to a marine who stands on it', () => {
    const s = zombieTurn({
      marines: [grunt({ at: [15, 7] }), medic({ seat: 'M2', at: [18, 9], hp: 1 })],
      tiles: PAD,
      zombies: [zombie([18, 7])],
      walls: [wall([18, 8], [18, 9]), wall([17, 8], [18, 8]), wall([18, 8], [19, 8])],
    })
    play(s)
    expect(s.outcome).toBeNull()
    expect(zombieAt(s, 1)?.[1]).toBeLessThanOrEqual(7)
  })
})
