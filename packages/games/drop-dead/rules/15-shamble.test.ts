import { describe, expect, it } from 'vitest'
import { type DropDeadScene, earl, endTurns, scene, tile, zombie, zombieAt, zombieNo } from '../testing.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>

/** A zombie phase with Earl where nobody on the tile north of the intersection sees him. */
const phase = (stage: Stage): DropDeadScene =>
  scene({ phase: 'zombies', survivors: [earl({ at: [0, 3] })], tiles: [tile('T41', [2, -1])], ...stage })

const blocker = (n: number, at: [number, number]): object => zombie(n, at, { commanded: true })
const rolled = (s: DropDeadScene): string[] =>
  s.events.flatMap((e) => (e.e === 'direction rolled' ? [`${e.face} ${e.possible}`] : []))

describe('shambling', () => {
  it.each([
    [1, [9, -4]],
    [2, [10, -4]],
    [3, [10, -3]],
    [4, [10, -2]],
    [5, [9, -2]],
    [6, [8, -2]],
    [7, [8, -3]],
    [8, [8, -4]],
  ])('[dd.shamble.1] [dd.shamble.3] [dd.shamble.4] a %i leads to %j from (9,-3)', (face, unit) => {
    const s = phase({ zombies: [zombie(1, [9, -3])], dice: [`dd.shamble.3 d8: ${face}`] })
    expect(zombieAt(s, 1)).toEqual(unit)
    expect(zombieNo(s, 1)?.heading).toBe(face)
  })

  it('[dd.shamble.2] [dd.shamble.10] a zombie with a direction throws no die and goes on in it, phase after phase', () => {
    const s = phase({ zombies: [zombie(1, [9, -4], { heading: 5 })] })
    expect(zombieAt(s, 1)).toEqual([9, -3])
    expect(zombieAt(endTurns(s), 1)).toEqual([9, -2])
    expect(s.dice).toEqual([])
  })

  it('[dd.shamble.2] the die is thrown in its activation, after those before it have acted', () => {
    const zombies = [zombie(1, [9, -4], { heading: 5 }), zombie(2, [9, -3])]
    const s = phase({ zombies, dice: ['dd.shamble.3: 1 3', 'dd.shamble.3: 1'] })
    expect(rolled(s)).toEqual(['1 false', '3 true', '1 true'])
    expect([zombieAt(s, 1), zombieAt(s, 2)]).toEqual([
      [10, -4],
      [9, -4],
    ])
  })

  it('[dd.shamble.5] it is one unit, however fast the zombie is', () => {
    const s = phase({ zombies: [zombie(1, [8, -4], { heading: 4, health: 3 })] })
    expect(zombieAt(s, 1)).toEqual([9, -3])
  })

  it('[dd.shamble.6] onto an occupied unit the die is thrown again', () => {
    const s = phase({ zombies: [zombie(1, [9, -3]), blocker(2, [9, -4])], dice: ['dd.shamble.3: 1 1 3'] })
    expect(rolled(s)).toEqual(['1 false', '1 false', '3 true'])
    expect(zombieAt(s, 1)).toEqual([10, -3])
  })

  const fullC = [blocker(2, [8, 0]), blocker(3, [11, 0]), blocker(4, [8, 3]), blocker(5, [11, 3])]
  it.each([
    ['a wall', [8, -3], 7, 5, []],
    ['a doorway without a tile behind', [9, -4], 1, 5, []],
    ['a doorway that another tile blocks', [11, -3], 3, 5, []],
    ['a full tile', [9, -1], 5, 1, fullC],
    ['a diagonal round a corner', [9, -1], 6, 1, []],
  ] as const)('[dd.shamble.7] so it is at %s', (_what, from, barred, open, others) => {
    const s = phase({
      tiles: [tile('T41', [2, -1]), tile('T13', [3, -1])],
      zombies: [zombie(1, from), ...others],
      dice: [`dd.shamble.3: ${barred} ${open}`],
    })
    expect(rolled(s)).toEqual([`${barred} false`, `${open} true`])
  })

  it('[dd.shamble.8] a diagonal step through the middle of a doorway is legal, whoever stands beside it', () => {
    const zombies = [zombie(1, [9, -1]), blocker(2, [10, -1]), blocker(3, [9, 0])]
    expect(zombieAt(phase({ zombies, dice: ['dd.shamble.3: 4'] }), 1)).toEqual([10, 0])
  })

  it('[dd.shamble.9] with no way out no die is thrown; the zombie stays and has no direction', () => {
    const zombies = [zombie(1, [8, -4], { heading: 3 }), blocker(2, [9, -4]), blocker(3, [9, -3]), blocker(4, [8, -3])]
    const s = phase({ zombies })
    expect(zombieAt(s, 1)).toEqual([8, -4])
    expect(zombieNo(s, 1)?.heading).toBe(0)
    expect(s.event('zombie waits').clause).toBe('dd.shamble.9')
  })

  it('[dd.shamble.11] at a wall it rolls a new direction and goes on in that at once', () => {
    const s = phase({ zombies: [zombie(1, [8, -3], { heading: 7 })], dice: ['dd.shamble.3: 4'] })
    expect(zombieAt(s, 1)).toEqual([9, -2])
    expect(zombieNo(s, 1)?.heading).toBe(4)
  })

  it.each([
    ['a figure', [9, -3], 3, [blocker(2, [10, -3])]],
    ['a full tile', [9, -1], 5, fullC],
    ['a missing tile', [9, -4], 1, []],
  ] as const)('[dd.shamble.12] %s in the way counts like a wall', (_what, from, heading, others) => {
    const s = phase({ zombies: [zombie(1, from, { heading }), ...others], dice: ['dd.shamble.3: 7'] })
    expect(zombieAt(s, 1)).toEqual([from[0] - 1, from[1]])
  })

  it('[dd.shamble.13] noticing a survivor deletes the direction', () => {
    const s = phase({
      survivors: [earl({ at: [1, 1] })],
      zombies: [zombie(1, [7, 1], { heading: 1 }), zombie(2, [2, 1], { heading: 3 })],
      dice: ['dd.zombies.4: 1 1'],
    })
    expect([zombieNo(s, 1)?.heading, zombieNo(s, 2)?.heading]).toEqual([0, 0])
  })

  it('[dd.shamble.14] after a step it attacks whoever is in range', () => {
    const s = phase({
      survivors: [earl({ at: [3, 1] })],
      zombies: [zombie(1, [4, 0], { heading: 5 })],
      dice: ['dd.zombies.4: 2 2'],
    })
    expect(zombieAt(s, 1)).toEqual([4, 1])
    expect(s.event('bitten').damage).toBe(4)
  })

  it('[dd.variant.12] with `shambleSteps` 3 it takes three steps, and rolls when one of them is barred', () => {
    const options = { shambleSteps: 3 }
    expect(zombieAt(phase({ zombies: [zombie(1, [9, -4], { heading: 5 })], options }), 1)).toEqual([9, -1])
    const turned = phase({ zombies: [zombie(1, [9, -3], { heading: 1 })], options, dice: ['dd.shamble.3: 7 5'] })
    expect(zombieAt(turned, 1)).toEqual([8, -3])
  })

  it('[dd.variant.12] the steps end early when a survivor is in range, without a new look', () => {
    const s = phase({
      survivors: [earl({ at: [3, 1] })],
      zombies: [zombie(1, [4, 0], { heading: 5 }), zombie(2, [11, 0], { heading: 5 })],
      options: { shambleSteps: 3 },
      dice: ['dd.zombies.4: 2 2'],
    })
    expect(zombieAt(s, 1)).toEqual([4, 1])
    expect(zombieAt(s, 2)).toEqual([11, 3])
  })
})
