import { describe, expect, it } from 'vitest'
import { type DropDeadScene, earl, frank, scene, skye, theOne, tile, zombie, zombieAt, zombieNo } from '../testing.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>

/** A zombie phase from its beginning to the next survivor's turn. */
const phase = (stage: Stage): DropDeadScene => scene({ phase: 'zombies', ...stage })

const steps = (s: DropDeadScene, n = 1): string[] =>
  s.events.flatMap((e) => (e.e === 'zombie stepped' && e.zombie === n ? [e.onto.join(',')] : []))
const clauses = (s: DropDeadScene, n = 1): string[] =>
  s.events.flatMap((e) => (e.e === 'zombie stepped' && e.zombie === n ? [e.clause] : []))
const bites = (s: DropDeadScene): string[] =>
  s.events.flatMap((e) => (e.e === 'bitten' ? [`${e.zombie} ${e.survivor} ${e.damage}`] : []))

/** A zombie that stands in the way and does nothing of its own accord. */
const blocker = (n: number, at: [number, number]): object => zombie(n, at, { commanded: true })

describe('what a zombie is', () => {
  it('[dd.zombies.1] [dd.zombies.3] it has 20 health, attacks with 2D10 and walks 4 units', () => {
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [7, 1])] })
    expect(zombieNo(s, 1)?.health).toBe(20)
    expect(steps(s)).toEqual(['6,1', '5,1', '4,1', '3,1'])
    expect(s.table.book.zombies.attack).toEqual([10, 10])
  })

  it.each([
    [11, []],
    [10, ['1 earl 5']],
    [1, ['1 earl 5']],
  ])(
    '[dd.zombies.2] [dd.health.5] with %i health left it gets as far as every full 10 lost takes it',
    (health, bitten) => {
      const dice = bitten.length > 0 ? ['dd.zombies.4: 2 3'] : []
      const s = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [7, 1], { health })], dice })
      expect(bites(s)).toEqual(bitten)
    },
  )

  it('[dd.zombies.4] both dice are added and nothing else, and the attacked seat throws them', () => {
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [2, 1])], dice: ['dd.zombies.4: 10 10'] })
    expect(s.event('bitten')).toMatchObject({ faces: [10, 10], damage: 20, health: 105, commanded: false })
  })

  it('[dd.zombies.10] it walks onto start tiles', () => {
    const s = phase({
      survivors: [earl({ at: [9, 1] })],
      tiles: [tile('T40', [3, 0])],
      zombies: [zombie(1, [14, 1])],
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(zombieAt(s, 1)).toEqual([10, 1])
  })

  it.each([
    ['zombieMove', { zombieMove: 2 }, ['6,1', '5,1']],
    ['zombieHealth', { zombieHealth: 30 }, ['6,1', '5,1', '4,1', '3,1', '2,1']],
    ['zombieHurtBonus', { zombieHurtBonus: 0, zombieHealth: 40 }, ['6,1', '5,1', '4,1', '3,1']],
  ])('[dd.variant.12] the house may change %s', (_name, options, way) => {
    const dice = way.at(-1) === '2,1' ? ['dd.zombies.4: 1 1'] : []
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [7, 1], { health: 20 })], options, dice })
    expect(steps(s)).toEqual(way)
  })
})

describe('noticing', () => {
  it('[dd.behaviour.1] [dd.behaviour.2] [dd.behaviour.3] it comes to a survivor in sight and attacks in range 1', () => {
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [6, 1])], dice: ['dd.zombies.4: 3 4'] })
    expect(steps(s)).toEqual(['5,1', '4,1', '3,1', '2,1'])
    expect(bites(s)).toEqual(['1 earl 7'])
  })

  it('[dd.behaviour.2] on the same tile it notices without sight, elsewhere only with it', () => {
    const near = phase({ survivors: [earl({ at: [0, 0] })], zombies: [zombie(1, [3, 3])], fog: 1 })
    expect(clauses(near)).toContain('dd.behaviour.9')
    const walled = phase({ survivors: [earl({ at: [3, 0] })], zombies: [zombie(1, [4, 0], { heading: 3 })] })
    expect(clauses(walled)).toEqual(['dd.shamble.5'])
  })

  it('[dd.variant.12] a limit of sight blinds zombies beyond it, but not on the own tile', () => {
    const options = { sightLimit: 4 }
    const far = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [6, 1], { heading: 1 })], options })
    expect(clauses(far)).toEqual(['dd.shamble.5'])
    const near = phase({
      survivors: [earl({ at: [1, 1] })],
      zombies: [zombie(1, [5, 1])],
      options: { sightLimit: 4 },
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(bites(near)).toEqual(['1 earl 2'])
    const own = phase({ survivors: [earl({ at: [0, 0] })], zombies: [zombie(1, [3, 3])], options })
    expect(steps(own)).toHaveLength(4)
  })

  it('[dd.behaviour.4] zombies act in ascending number', () => {
    const zombies = [zombie(3, [2, 1]), zombie(1, [1, 2]), zombie(2, [0, 1])]
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies, dice: ['dd.zombies.4: 1 1 2 2 3 3'] })
    expect(bites(s)).toEqual(['1 earl 2', '2 earl 4', '3 earl 6'])
  })

  it('[dd.behaviour.4] a zombie that appears while they act does not act', () => {
    const s = phase({
      survivors: [earl({ at: [14, 1] }), frank({ at: [13, 1], health: 2 })],
      tiles: [tile('T40', [3, 0])],
      zombies: [zombie(1, [12, 1])],
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(zombieAt(s, 2)).toEqual([13, 1])
    expect(bites(s)).toEqual(['1 frank 2'])
  })

  it('[dd.behaviour.5] it looks once: a step into sight is not followed by another', () => {
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [6, 0], { heading: 5 })] })
    expect(steps(s)).toEqual(['6,1'])
  })

  it('[dd.behaviour.5] [dd.behaviour.6] one in range keeps it where it is, and it attacks once', () => {
    const s = phase({
      survivors: [earl({ at: [1, 1] }), frank({ at: [3, 1] })],
      zombies: [zombie(1, [2, 1])],
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(steps(s)).toEqual([])
    expect(bites(s)).toHaveLength(1)
  })
})

describe('whom it hunts', () => {
  const between = (earlAt: [number, number], frankAt: [number, number], health: { earl?: number; frank?: number }) =>
    phase({
      survivors: [
        earl({ at: earlAt, health: health.earl ?? 125 }),
        frank({ at: frankAt, health: health.frank ?? 150 }),
      ],
      zombies: [zombie(1, [6, 1])],
      dice: ['dd.zombies.4: 1 1'],
    })

  it('[dd.behaviour.7] the one it reaches with the fewest steps, however strong', () => {
    expect(bites(between([1, 1], [9, 1], { earl: 10 }))).toEqual(['1 frank 2'])
  })

  it('[dd.behaviour.7] of equally near ones the weaker, and of equally weak ones the earlier in turn order', () => {
    expect(bites(between([3, 1], [9, 1], { frank: 100 }))).toEqual(['1 frank 2'])
    expect(bites(between([3, 1], [9, 1], { earl: 100, frank: 100 }))).toEqual(['1 earl 2'])
  })

  it('[dd.behaviour.7] [dd.behaviour.8] a way round that is a little longer is taken', () => {
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [6, 1]), blocker(2, [4, 1])] })
    expect(steps(s)).toEqual(['6,2', '5,2', '4,2', '3,2'])
    expect(clauses(s)).toEqual(Array(4).fill('dd.behaviour.9'))
  })

  const fence = [blocker(2, [2, 0]), blocker(3, [2, 1]), blocker(4, [2, 2])]

  it('[dd.behaviour.7] a way round may be 4 steps longer than the straight one, and no more', () => {
    const round = phase({ survivors: [earl({ at: [3, 1] })], zombies: [zombie(1, [1, 1]), ...fence] })
    expect(steps(round)).toEqual(['1,2', '1,3', '2,3', '3,3'])
    const queued = phase({ survivors: [earl({ at: [3, 0] })], zombies: [zombie(1, [1, 0]), ...fence] })
    expect(steps(queued)).toEqual([])
    expect(queued.event('zombie waits').clause).toBe('dd.behaviour.12')
  })

  /** Earl beyond C's north door; a way round over two more tiles that is `blocked` or not at the door. */
  const ring = (blockers: readonly object[]): DropDeadScene =>
    phase({
      survivors: [earl({ at: [9, -3] })],
      tiles: [tile('T41', [2, -1]), tile('T40', [3, 0]), tile('T34', [3, -1])],
      zombies: [zombie(1, [9, 1]), ...blockers],
      dice: blockers.length < 2 ? ['dd.zombies.4: 1 1'] : [],
    })

  it('[dd.behaviour.7] [dd.behaviour.10] it does not walk round the block: it queues at the door', () => {
    expect(steps(ring([]))).toEqual(['9,0', '9,-1', '9,-2'])
    const s = ring([blocker(2, [9, -1]), blocker(3, [10, -1])])
    expect(steps(s)).toEqual(['9,0'])
    expect(clauses(s)).toEqual(['dd.behaviour.10'])
  })
})

describe('how it gets there', () => {
  it.each([
    [
      [3, 3],
      [0, 0],
      ['3,2', '3,1', '3,0', '2,0'],
    ],
    [
      [0, 0],
      [3, 3],
      ['1,0', '2,0', '3,0', '3,1'],
    ],
    [
      [3, 0],
      [0, 3],
      ['3,1', '3,2', '3,3', '2,3'],
    ],
  ] as const)('[dd.behaviour.9] from %j to %j it takes the first of N, E, S, W that is shortest', (from, to, way) => {
    expect(steps(phase({ survivors: [earl({ at: to })], zombies: [zombie(1, from)] }))).toEqual(way)
  })

  it('[dd.behaviour.8] hunting goes straight only: no diagonal step', () => {
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [3, 2])], dice: ['dd.zombies.4: 1 1'] })
    expect(steps(s)).toEqual(['3,1', '2,1'])
  })

  it('[dd.behaviour.9] a taken unit beside the survivor is no goal', () => {
    const zombies = [zombie(1, [3, 1]), blocker(2, [2, 1])]
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies, dice: ['dd.zombies.4: 1 1'] })
    expect(steps(s)).toEqual(['3,0', '2,0', '1,0'])
  })

  const fullVan = [blocker(2, [0, 0]), blocker(3, [0, 3]), blocker(4, [3, 0]), blocker(5, [3, 3])]

  it('[dd.zombies.8] [dd.zombies.9] [dd.behaviour.8] a tile with four other zombies lets no fifth in', () => {
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [6, 1]), ...fullVan] })
    expect(steps(s)).toEqual(['5,1', '4,1'])
  })

  it('[dd.zombies.9] on a tile with three others it walks about', () => {
    const zombies = [zombie(1, [3, 1]), ...fullVan.slice(0, 3)]
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies, dice: ['dd.zombies.4: 1 1'] })
    expect(steps(s)).toEqual(['2,1'])
  })

  it('[dd.variant.11] with `moveTileCap` off it walks in', () => {
    const s = phase({
      survivors: [earl({ at: [1, 1] })],
      zombies: [zombie(1, [6, 1]), ...fullVan],
      options: { moveTileCap: false },
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(zombieAt(s, 1)).toEqual([2, 1])
  })

  it('[dd.variant.12] with `tileZombieCap` 2 two are enough to keep it out', () => {
    const zombies = [zombie(1, [6, 1]), ...fullVan.slice(0, 2)]
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies, options: { tileZombieCap: 2 } })
    expect(zombieAt(s, 1)).toEqual([4, 1])
  })

  /** Zombie 1 in the street, with a blocked door towards Earl and another towards Frank. */
  const queue = (frankAt: [number, number], health = 150): DropDeadScene =>
    phase({
      survivors: [earl({ at: [1, 1] }), frank({ at: frankAt, health })],
      zombies: [zombie(1, [5, 1]), blocker(2, [3, 1]), blocker(3, [3, 2]), blocker(4, [8, 1]), blocker(5, [8, 2])],
    })

  it('[dd.behaviour.10] if nobody can be reached it goes towards the nearest, up to whatever is in its way', () => {
    expect(steps(queue([10, 1]))).toEqual(['4,1'])
  })

  it('[dd.behaviour.10] of equally near ones towards the weaker, and then the earlier in turn order', () => {
    expect(steps(queue([9, 1], 100))).toEqual(['6,1', '7,1'])
    expect(steps(queue([9, 1], 125))).toEqual(['4,1'])
  })

  it('[dd.behaviour.12] [dd.shamble.13] a zombie that notices somebody and can do nothing stays, without direction', () => {
    const zombies = [zombie(1, [4, 1], { heading: 3 }), blocker(2, [3, 1]), blocker(3, [3, 2])]
    const s = phase({ survivors: [earl({ at: [1, 1] })], zombies })
    expect(zombieAt(s, 1)).toEqual([4, 1])
    expect(zombieNo(s, 1)?.heading).toBe(0)
    expect(s.event('zombie waits').clause).toBe('dd.behaviour.12')
  })

  it('[dd.variant.9] with `zombieDiagonalHunt` it also steps diagonally, N, NE, E, SE, S, SW, W, NW', () => {
    const options = { zombieDiagonalHunt: true }
    const s = phase({
      survivors: [earl({ at: [0, 0] })],
      zombies: [zombie(1, [3, 3])],
      options,
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(steps(s)).toEqual(['3,2', '2,1', '1,0'])
  })

  it('[dd.variant.9] [dd.shamble.8] but never round the jamb of a door', () => {
    const s = phase({
      survivors: [earl({ at: [2, 3] })],
      zombies: [zombie(1, [4, 0])],
      options: { zombieDiagonalHunt: true },
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(steps(s)).toEqual(['4,1', '3,2', '3,3'])
  })
})

describe('its attack', () => {
  it('[dd.behaviour.11] the weakest in range, and of equally weak ones the earlier in turn order', () => {
    const both = (health: number): DropDeadScene =>
      phase({
        survivors: [earl({ at: [1, 1], health: 100 }), skye({ at: [3, 1], health })],
        zombies: [zombie(1, [2, 1])],
        dice: ['dd.zombies.4: 1 1'],
      })
    expect(bites(both(99))).toEqual(['1 skye 2'])
    expect(bites(both(100))).toEqual(['1 earl 2'])
  })

  it('[dd.grid.14] it does not reach a diagonal neighbour; [dd.variant.1] with diagonal ranges it does', () => {
    const stage = { survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [2, 2])], dice: ['dd.zombies.4: 1 1'] }
    expect(steps(phase(stage))).toHaveLength(1)
    expect(steps(phase({ ...stage, options: { rangeMetric: 'diagonal' } }))).toEqual([])
  })

  it('[dd.behaviour.13] a death changes what later zombies see', () => {
    const s = phase({
      survivors: [earl({ at: [0, 3] }), frank({ at: [9, 1], health: 2 })],
      zombies: [zombie(1, [8, 1]), zombie(2, [10, 3], { heading: 1 })],
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(theOne(s, 'frank').status).toBe('undead')
    expect(clauses(s, 2)).toEqual(['dd.shamble.5'])
  })
})
