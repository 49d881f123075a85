import { describe, expect, it } from 'vitest'
import {
  type DropDeadScene,
  earl,
  endTurns,
  frank,
  partsLying,
  scene,
  skye,
  theOne,
  tile,
  whereIs,
  zombie,
  zombieAt,
  zombieNo,
} from '../testing.ts'
import { SURVIVORS } from '../tables/survivors.ts'
import { ZOMBIES } from '../tables/zombies.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>

const idle = (n: number, at: [number, number], over: object = {}): object => zombie(n, at, { commanded: true, ...over })

/** Zombie 1 bites Frank at (13,1) on a tile of the stack; two points are enough to kill him. */
const frankDies = (stage: Stage = {}, frankOver: object = {}): DropDeadScene =>
  scene({
    phase: 'zombies',
    survivors: [earl({ at: [0, 3] }), frank({ at: [13, 1], health: 2, ...frankOver })],
    tiles: [tile('T40', [3, 0])],
    zombies: [zombie(1, [12, 1])],
    dice: ['dd.zombies.4: 1 1'],
    ...stage,
  })

describe('health', () => {
  it('[dd.health.1] survivors and zombies have the health of their cards', () => {
    expect(Object.values(SURVIVORS).map((row) => row.health)).toEqual([125, 150, 100, 100])
    expect(ZOMBIES.health).toBe(20)
  })

  it('[dd.health.2] nobody falls below 0, and at 0 a survivor is dead', () => {
    const s = frankDies({ dice: ['dd.zombies.4: 10 10'] })
    expect(theOne(s, 'frank')).toMatchObject({ health: 0, status: 'undead', at: null })
    const alive = frankDies({}, { health: 3 })
    expect(theOne(alive, 'frank')).toMatchObject({ health: 1, status: 'alive' })
  })

  /** Earl walks onto the circle at (9,-1) and draws the Nail Bomb. */
  const nailBomb = (stage: Stage, earlHealth = 125): DropDeadScene =>
    scene({
      tiles: [tile('T34', [2, -1], 0, { resolved: false })],
      deck: ['E07'],
      dice: ['dd.events.9: 6 6'],
      ...stage,
      survivors: [earl({ at: [9, 0], health: earlHealth }), ...(stage.survivors ?? [])],
    }).do('P1', { do: 'step', to: [9, -1] })

  it('[dd.health.3] one cause hits all before anybody is handled: the zombies are gone when the dead rise', () => {
    const zombies = [8, 9, 10, 11].map((x, i) => idle(i + 1, [x, -4], { health: 12 }))
    const s = nailBomb({ survivors: [frank({ at: [3, 1] })], zombies }, 12)
    expect(s.state.zombies.map((z) => z.n)).toEqual([1])
    expect(zombieAt(s, 1)).toEqual([9, -1])
  })

  it('[dd.health.3] all zombies of a tile are hurt before the first of them is removed', () => {
    const s = scene({
      survivors: [earl({ at: [3, 1], items: ['I10'] })],
      zombies: [zombie(1, [4, 0], { health: 2 }), zombie(2, [5, 0]), zombie(3, [6, 0], { health: 1 })],
      dice: ['dd.items.9: 1 1'],
    }).do('P1', { do: 'use', card: 'I10', tile: [1, 0] })
    const fates = s.events.flatMap((e) => (e.e === 'zombie hurt' || e.e === 'zombie killed' ? [[e.e, e.zombie]] : []))
    expect(fates).toEqual([
      ['zombie hurt', 1],
      ['zombie hurt', 2],
      ['zombie hurt', 3],
      ['zombie killed', 1],
      ['zombie killed', 3],
    ])
  })

  it('[dd.health.3] the dead are handled in turn order, with one look at the end of the game after the last', () => {
    const s = nailBomb({ survivors: [skye({ at: [9, -3], health: 5 }), frank({ at: [10, -3], health: 5 })] }, 12)
    expect(s.events.flatMap((e) => (e.e === 'died' ? [e.survivor] : []))).toEqual(['earl', 'frank', 'skye'])
    expect(s.outcome).toMatchObject({ winners: [], clause: 'dd.end.6' })
    expect(s.state.zombies).toEqual([])
  })

  it('[dd.health.4] in the Toxic Rain each loss and death is finished before the next survivor rolls', () => {
    const s = scene({
      survivors: [earl({ at: [9, 0], health: 1 }), frank({ at: [9, -3] })],
      tiles: [tile('T34', [2, -1], 0, { resolved: false })],
      deck: ['E08'],
      dice: ['dd.events.10: 1 2'],
    }).do('P1', { do: 'step', to: [9, -1] })
    const order = s.story.filter((line) => /harmed|died|rose/.test(line))
    expect(order).toEqual(['dd.events.10 harmed', 'dd.death.1 died', 'dd.death.3 rose', 'dd.events.10 harmed'])
    expect(s.owe).toEqual(['P2'])
  })
})

describe('death', () => {
  it('[dd.death.1] the survivor leaves the map, and a carried part stays where it fell', () => {
    const s = frankDies({}, { carries: true })
    expect(whereIs(s, 'frank')).toBeNull()
    expect(partsLying(s)).toEqual([[13, 1]])
    expect(theOne(s, 'frank').carries).toBe(false)
  })

  it('[dd.death.2] the player is undead from now on', () => {
    expect(frankDies().event('undead')).toMatchObject({ seat: 'P2', survivor: 'frank' })
  })

  it('[dd.death.3] a zombie with the lowest free number rises on the unit of death', () => {
    const s = frankDies({ zombies: [zombie(1, [12, 1]), idle(3, [15, 3])] })
    expect(zombieAt(s, 2)).toEqual([13, 1])
    expect(s.event('rose')).toMatchObject({ zombie: 2, survivor: 'frank', at: [13, 1] })
  })

  it('[dd.death.3] not on a start tile; the player is undead all the same', () => {
    const s = frankDies({ zombies: [zombie(1, [8, 1])] }, { at: [9, 1] })
    expect(s.state.zombies).toHaveLength(1)
    expect(s.event('did not rise')).toMatchObject({
      clause: 'dd.death.3',
      survivor: 'frank',
      at: [9, 1],
      because: 'start tile',
    })
    expect(theOne(s, 'frank').status).toBe('undead')
  })

  it('[dd.death.3] not on a tile with four zombies', () => {
    const others = [idle(2, [12, 3]), idle(3, [15, 0]), idle(4, [15, 3])]
    const s = frankDies({ zombies: [zombie(1, [12, 1]), ...others] })
    expect(s.state.zombies).toHaveLength(4)
    expect(s.event('did not rise').because).toBe('full tile')
    expect(theOne(s, 'frank').status).toBe('undead')
  })

  it('[dd.death.3] not without a figure', () => {
    const corners = [4, 8, 0].flatMap(
      (x) =>
        [
          [x, 0],
          [x + 1, 3],
          [x + 3, 0],
          [x + 3, 3],
        ] as [number, number][],
    )
    const others = corners.slice(0, 9).map((at, i) => idle(i + 2, at))
    const s = frankDies({ zombies: [zombie(1, [12, 1]), ...others], options: { zombieFigures: 10 } })
    expect(s.state.zombies).toHaveLength(10)
    expect(s.event('did not rise').because).toBe('no figure')
    expect(theOne(s, 'frank').status).toBe('undead')
  })

  it('[dd.death.4] the risen zombie is like any other, and its death means nothing to the player', () => {
    const s = scene({
      survivors: [earl({ at: [14, 1] }), frank({ status: 'undead' })],
      tiles: [tile('T40', [3, 0])],
      zombies: [zombie(2, [13, 1], { health: 5 })],
      dice: [3, 3],
    }).do('P1', { do: 'attack', zombie: 2 })
    expect(zombieNo(s, 2)).toBeUndefined()
    expect(theOne(s, 'frank').status).toBe('undead')
    expect(s.outcome).toBeNull()
  })

  it('[dd.death.5] [dd.cards.12] part down, items discarded in the order of holding, removed, and then it rises', () => {
    const s = frankDies({}, { carries: true, items: ['I08', 'I06'] })
    const order = s.story.slice(s.story.indexOf('dd.zombies.4 bitten') + 1, s.story.indexOf('dd.death.3 rose') + 1)
    expect(order).toEqual([
      'dd.parts.12 part dropped',
      'dd.cards.12 items discarded',
      'dd.death.1 died',
      'dd.death.2 undead',
      'dd.death.3 rose',
    ])
    expect(s.state.discard).toEqual(['I08', 'I06'])
  })

  it('[dd.death.5] the game is looked at before anybody rises', () => {
    const s = scene({
      phase: 'zombies',
      survivors: [earl({ at: [13, 1], health: 2 })],
      tiles: [tile('T40', [3, 0])],
      zombies: [zombie(1, [12, 1])],
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(s.outcome?.clause).toBe('dd.end.6')
    expect(s.story).not.toContain('dd.death.3 rose')
  })

  it('[dd.death.6] dead in the survivor phase, the player is undead in the zombie phase of the same cycle', () => {
    const s = scene({
      survivors: [earl({ at: [9, 0], health: 1 }), frank({ at: [3, 1] })],
      tiles: [tile('T34', [2, -1], 0, { resolved: false })],
      deck: ['E05'],
      dice: ['dd.events.7: 1 1'],
    }).do('P1', { do: 'step', to: [9, -1] })
    expect(theOne(s, 'earl').died).toEqual({ cycle: 1, phase: 'survivors' })
    endTurns(s)
    expect(s.event('undead turn began').seat).toBe('P1')
    expect(s.state.cycle).toBe(1)
  })

  it('[dd.death.6] dead in the zombie phase, only in the next', () => {
    const s = frankDies()
    expect(theOne(s, 'frank').died).toEqual({ cycle: 1, phase: 'zombies' })
    expect(s.state.cycle).toBe(2)
    expect(s.story).not.toContain('dd.undead.2 undead turn began')
    endTurns(s)
    expect(s.event('undead turn began').seat).toBe('P2')
  })

  it('[dd.death.7] nothing brings a survivor back', () => {
    const s = scene({ survivors: [earl({ items: ['I06'] }), frank({ status: 'undead' })] })
    expect(s.refused('P1', { do: 'use', card: 'I06', on: 'frank' }).clause).toBe('dd.items.6')
  })
})
