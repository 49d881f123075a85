import { describe, expect, it } from 'vitest'
import {
  door,
  type EvacScene,
  grunt,
  marineAt,
  medic,
  NO_DOORS,
  offersOf,
  scene,
  tileAt,
  theMarine,
  wall,
  zombie,
  zombieAt,
  zombieNo,
} from '../testing.ts'

type Stage = Parameters<typeof scene>[0]

/** A Zombie Turn with a marine at (4,4) and a last zombie far away that keeps the turn open. */
const zombieTurn = (stage: Stage & { zombies: readonly object[] }): EvacScene =>
  scene({ phase: 'zombies', ...stage, zombies: [...stage.zombies, zombie([30, 30])] })

const activate = (s: EvacScene, id: number): EvacScene => s.do('Z', { do: 'activate', zombie: id })
const step = (s: EvacScene, ...squares: [number, number][]): EvacScene => {
  for (const to of squares) s.do('Z', { do: 'step', to })
  return s
}
const stop = (s: EvacScene): EvacScene => s.do('Z', { do: 'stop' })
const bites = (s: EvacScene): string[] =>
  s.events.flatMap((e) => (e.e === 'bitten' ? [`${e.zombie} ${e.marine} ${e.hp}`] : []))
const hp = (s: EvacScene, seat = 'M1'): number => theMarine(s, seat).hp

describe('the Zombie Turn', () => {
  it('[ev.zturn.1] a standing zombie moves up to 2 squares and attacks', () => {
    const s = step(activate(zombieTurn({ zombies: [zombie([4, 7])] }), 1), [4, 6], [4, 5])
    expect(zombieAt(s, 1)).toEqual([4, 5])
    expect(bites(s)).toEqual(['1 M1 4'])
  })

  it('[ev.zturn.1] one that cannot get near in 2 squares attacks nobody', () => {
    const s = step(activate(zombieTurn({ zombies: [zombie([4, 8])] }), 1), [4, 7], [4, 6])
    expect(s.asks).toBe('activate a zombie')
    expect(bites(s)).toEqual([])
  })

  it('[ev.zturn.2] [ev.zturn.3] [ev.zatt.8] all knocked-down zombies stand up first, together, and do nothing else', () => {
    const s = zombieTurn({
      zombies: [zombie([4, 5], { state: 'down' }), zombie([9, 9]), zombie([5, 5], { state: 'down' })],
    })
    expect(s.event('stood up').zombies).toEqual([1, 3])
    expect([1, 2, 3].map((id) => zombieNo(s, id)?.down)).toEqual([false, false, false])
    expect(s.refused('Z', { do: 'activate', zombie: 1 }).clause).toBe('ev.zturn.4')
    expect(offersOf(s, 'Z', 'activate').map((c) => (c as { zombie: number }).zombie)).toEqual([2, 4])
  })

  it('[ev.zturn.2] [ev.zatt.8] a zombie that stood up does not attack at the end of the phase either, nor twice later', () => {
    const s = scene({ zombies: [zombie([4, 5], { state: 'down' })], phase: 'zombies', dice: ['ev.spawn.5: 1'] })
    expect(s.state.phase).toBe('spawn')
    expect(hp(s)).toBe(5)
    s.do('Z', { do: 'place-zombie', at: [35, 35] }).do('M1', { do: 'end' })
    stop(activate(s, 1))
    expect(hp(s)).toBe(4)
  })

  it('[ev.zturn.4] the zombie player chooses the order; a zombie finishes before the next begins', () => {
    const s = activate(zombieTurn({ zombies: [zombie([4, 9]), zombie([9, 4])] }), 2)
    expect(s.refused('Z', { do: 'activate', zombie: 1 }).clause).toBe('ev.zturn.4')
    expect(s.refused('Z', { do: 'end-phase' }).clause).toBe('ev.zturn.4')
    stop(step(s, [8, 4]))
    expect(s.refused('Z', { do: 'activate', zombie: 2 }).clause).toBe('ev.zturn.4')
    step(activate(s, 1), [4, 8])
    expect([zombieAt(s, 2), zombieAt(s, 1)]).toEqual([
      [8, 4],
      [4, 8],
    ])
  })

  it('[ev.zturn.5] when the phase is ended the rest attack where they stand, by number, the lowest HP first', () => {
    const marines = [grunt({ at: [4, 4], hp: 2 }), medic({ seat: 'M2', at: [6, 4], hp: 1 })]
    const zombies = [zombie([5, 5]), zombie([5, 3]), zombie([9, 9])]
    const s = scene({ marines, zombies, phase: 'zombies', dice: ['ev.spawn.5: 1'] }).do('Z', { do: 'end-phase' })
    expect(bites(s)).toEqual(['1 M2 0', '2 M1 1'])
    expect(s.state.turn).toBe(2)
  })

  it('[ev.zturn.5] the order is that of the numbers, whatever the order in which a position names them', () => {
    const marines = [grunt({ at: [4, 4] }), grunt({ seat: 'M2', at: [6, 4] })]
    const zombies = [
      { at: [5, 5], id: 7 },
      { at: [5, 3], id: 2 },
    ]
    const s = scene({ marines, zombies, phase: 'zombies', dice: ['ev.spawn.5: 1'] }).do('Z', { do: 'end-phase' })
    expect(bites(s)).toEqual(['2 M1 4', '7 M1 3'])
  })

  it('[ev.zturn.5] neither those that have acted, nor those that stood up, nor fresh ones attack then', () => {
    const zombies = [
      zombie([4, 5], { acted: true }),
      zombie([5, 5], { state: 'down' }),
      zombie([3, 5], { fresh: true }),
    ]
    const s = zombieTurn({ zombies, dice: ['ev.spawn.5: 1'] }).do('Z', { do: 'end-phase' })
    expect(hp(s)).toBe(5)
  })

  it('[ev.zturn.5] ending the phase is what the clock does', () => {
    const s = zombieTurn({ zombies: [zombie([4, 5])], dice: ['ev.spawn.5: 1'] })
    expect(s.clock('Z')).toEqual([{ do: 'end-phase' }])
    s.timeOut('Z')
    expect(bites(s)).toEqual(['1 M1 4'])
  })

  it('[ev.zturn.6] movement comes first: no attack before it, and none of its own accord after a step away', () => {
    const s = activate(zombieTurn({ zombies: [zombie([4, 5])] }), 1)
    expect(s.refused('Z', { do: 'bite', marine: 'M1' }).clause).toBe('ev.zturn.6')
    stop(step(s, [4, 6]))
    expect(bites(s)).toEqual([])
    expect(zombieNo(s, 1)?.acted).toBe(true)
  })

  it('[ev.zturn.6] when it is stopped, or has no movement left, its attack follows at once and it is finished', () => {
    const s = stop(step(activate(zombieTurn({ zombies: [zombie([4, 6]), zombie([7, 4])] }), 1), [4, 5]))
    expect(bites(s)).toEqual(['1 M1 4'])
    expect(s.asks).toBe('activate a zombie')
    step(activate(s, 2), [6, 4], [5, 4])
    expect(bites(s)).toEqual(['1 M1 4', '2 M1 3'])
    expect(s.asks).toBe('activate a zombie')
  })

  it('[ev.zturn.6] stopping is what the clock does', () => {
    const s = activate(zombieTurn({ zombies: [zombie([4, 5])] }), 1)
    expect(s.clock('Z')).toEqual([{ do: 'stop' }])
  })

  it('[ev.zturn.7] the turn ends by itself with the last zombie', () => {
    const s = activate(scene({ zombies: [zombie([9, 9])], phase: 'zombies', dice: ['ev.spawn.5: 2'] }), 1)
    expect(s.state.turn).toBe(1)
    stop(s)
    expect([s.state.turn, s.state.phase]).toEqual([2, 'spawn'])
  })

  it('[ev.zturn.7] and at once if there is none to activate', () => {
    const s = scene({ zombies: [zombie([9, 9], { acted: true })], phase: 'zombies', dice: ['ev.spawn.5: 2'] })
    expect(s.state.phase).toBe('spawn')
  })
})

describe('zombie movement', () => {
  it('[ev.zmove.1] two squares across sides, never diagonally, never a third', () => {
    const s = activate(zombieTurn({ zombies: [zombie([9, 9])] }), 1)
    expect(s.refused('Z', { do: 'step', to: [10, 10] }).clause).toBe('ev.zmove.1')
    expect(s.refused('Z', { do: 'step', to: [11, 9] }).clause).toBe('ev.zmove.1')
    expect(s.offers('Z')).toEqual(['step to:[9,8]', 'step to:[10,9]', 'step to:[9,10]', 'step to:[8,9]', 'stop'])
    step(s, [10, 9], [10, 10])
    expect(s.refused('Z', { do: 'step', to: [10, 11] }).clause).toBe('ev.zturn.4')
  })

  it('[ev.zmove.2] no zombie walks through a wall', () => {
    const s = activate(zombieTurn({ zombies: [zombie([9, 9])], walls: [wall([9, 9], [10, 9])] }), 1)
    expect(s.refused('Z', { do: 'step', to: [10, 9] }).clause).toBe('ev.zmove.2')
    expect(s.offers('Z')).not.toContain('step to:[10,9]')
    stop(step(s, [9, 10]))
    expect(zombieAt(s, 1)).toEqual([9, 10])
  })

  it('[ev.zmove.3] a destroyed door is no obstacle to a zombie', () => {
    const ground = { walls: [wall([9, 9], [10, 9])], doors: [door([9, 9], [10, 9], 'destroyed')] }
    const s = step(activate(zombieTurn({ zombies: [zombie([9, 9])], ...ground }), 1), [10, 9])
    expect(zombieAt(s, 1)).toEqual([10, 9])
    expect(s.dice).toEqual([])
  })

  it('[ev.zmove.3] nor to a marine', () => {
    const ground = { walls: [wall([4, 4], [5, 4])], doors: [door([4, 4], [5, 4], 'destroyed')] }
    const s = scene(ground).do('M1', { do: 'step', to: [5, 4] })
    expect(marineAt(s, 'M1')).toEqual([5, 4])
  })

  it('[ev.zmove.4] a zombie passes through another one to a free square', () => {
    const s = activate(zombieTurn({ zombies: [zombie([9, 9]), zombie([10, 9])] }), 1)
    step(s, [10, 9], [11, 9])
    expect(zombieAt(s, 1)).toEqual([11, 9])
  })

  it('[ev.zmove.4] but steps into its square only with enough movement to get out again, back included', () => {
    const ring = [zombie([11, 9]), zombie([10, 8]), zombie([10, 10])]
    const s = activate(zombieTurn({ zombies: [zombie([9, 9]), zombie([10, 9]), ...ring] }), 1)
    step(s, [10, 9])
    expect(s.offers('Z')).toEqual(['step to:[9,9]'])
    expect(s.refused('Z', { do: 'step', to: [11, 9] }).clause).toBe('ev.zmove.4')
    step(s, [9, 9])
    expect(zombieNo(s, 1)?.acted).toBe(true)
  })

  it('[ev.zmove.4] with its last square of movement it cannot enter another zombie at all', () => {
    const s = step(activate(zombieTurn({ zombies: [zombie([9, 9]), zombie([11, 9])] }), 1), [10, 9])
    expect(s.refused('Z', { do: 'step', to: [11, 9] }).clause).toBe('ev.zmove.4')
    expect(s.offers('Z')).not.toContain('step to:[11,9]')
  })

  it('[ev.zmove.4] a way out through a standing door or onto a face-down tile does not count', () => {
    const walls = [wall([9, 6], [10, 6]), wall([10, 6], [11, 6]), wall([10, 6], [10, 5])]
    const tiles = { B2: { id: 'T00', up: false } }
    const s = zombieTurn({ zombies: [zombie([10, 7]), zombie([10, 6])], walls, doors: [door([10, 6], [11, 6])], tiles })
    activate(s, 1)
    expect(s.offers('Z')).toContain('step to:[10,6]')
    step(s, [10, 6])
    expect(s.offers('Z')).toEqual(['step to:[10,7]'])
  })

  it('[ev.zmove.4] it never enters the square of a living marine, but that of a dead one', () => {
    const marines = [grunt({ at: [4, 4] }), medic({ seat: 'M2', at: [3, 5], hp: 0 })]
    const s = activate(zombieTurn({ marines, zombies: [zombie([4, 5])] }), 1)
    expect(s.refused('Z', { do: 'step', to: [4, 4] }).clause).toBe('ev.zmove.4')
    step(s, [3, 5])
    expect(zombieAt(s, 1)).toEqual([3, 5])
  })

  it('[ev.zmove.5] in the corner of the map only two steps remain', () => {
    const s = activate(zombieTurn({ zombies: [zombie([35, 35])] }), 1)
    expect(s.offers('Z')).toEqual(['step to:[35,34]', 'step to:[34,35]', 'stop'])
    expect(s.refused('Z', { do: 'step', to: [36, 35] }).clause).toBe('ev.zmove.5')
  })

  it("[ev.zmove.6] a zombie cannot be stopped in another one's square; the clock takes the first free square", () => {
    const s = step(activate(zombieTurn({ zombies: [zombie([9, 9]), zombie([10, 9])] }), 1), [10, 9])
    expect(s.refused('Z', { do: 'stop' }).clause).toBe('ev.zmove.6')
    expect(s.offers('Z')).not.toContain('stop')
    expect(s.clock('Z')).toEqual([{ do: 'step', to: [10, 8] }])
    s.timeOut('Z')
    expect(zombieAt(s, 1)).toEqual([10, 8])
    expect(s.asks).toBe('activate a zombie')
  })

  it('[ev.zmove.6] by the fewest steps, then by reading order, and there it stops', () => {
    const others = [zombie([10, 9]), zombie([10, 8])]
    const options = { zombieSpeed: 4 }
    const s = step(activate(zombieTurn({ zombies: [zombie([9, 9]), ...others], options }), 1), [10, 9])
    expect(s.clock('Z')).toEqual([{ do: 'step', to: [9, 9] }, { do: 'stop' }])
    s.timeOut('Z')
    expect(zombieAt(s, 1)).toEqual([9, 9])
    expect(zombieNo(s, 1)?.acted).toBe(true)
  })

  it('[ev.zmove.6] also over two squares, if no free one is nearer', () => {
    const corridor = [8, 9, 10, 11, 12].flatMap((x) => [wall([x, 8], [x, 9]), wall([x, 9], [x, 10])])
    const zombies = [zombie([8, 9]), zombie([9, 9]), zombie([10, 9]), zombie([11, 9])]
    const s = zombieTurn({ zombies, walls: corridor, options: { zombieSpeed: 4 } })
    step(activate(s, 1), [9, 9], [10, 9])
    expect(s.clock('Z')).toEqual([
      { do: 'step', to: [9, 9] },
      { do: 'step', to: [8, 9] },
    ])
    s.timeOut('Z')
    expect(zombieAt(s, 1)).toEqual([8, 9])
  })
})

describe('zombies at doors', () => {
  const behind = { walls: [wall([9, 9], [10, 9])], doors: [door([9, 9], [10, 9])] }
  const atDoor = (stage: Stage = {}) => activate(zombieTurn({ zombies: [zombie([9, 9])], ...behind, ...stage }), 1)
  const batter = (s: EvacScene, to: [number, number] = [10, 9]) => s.do('Z', { do: 'batter', to })
  const standing = (s: EvacScene) => s.state.doors.map((d) => d.standing)

  it('[ev.zdoor.1] a 6 destroys the door and takes the zombie through', () => {
    const s = batter(atDoor({ dice: ['ev.zdoor.1: 6'] }))
    expect(zombieAt(s, 1)).toEqual([10, 9])
    expect(standing(s)).toEqual([false])
    expect(s.event('battered')).toMatchObject({ face: 6, needs: 6, broken: true })
  })

  it('[ev.zdoor.1] [ev.zdoor.3] a 5 does nothing, and there is no way through without a roll', () => {
    const s = atDoor({ dice: ['ev.zdoor.1: 5'] })
    expect(s.refused('Z', { do: 'step', to: [10, 9] }).clause).toBe('ev.zdoor.1')
    expect(s.refused('Z', { do: 'batter', to: [9, 8] }).clause).toBe('ev.zdoor.1')
    batter(s)
    expect(zombieAt(s, 1)).toEqual([9, 9])
    expect(standing(s)).toEqual([true])
  })

  it('[ev.zdoor.2] an attempt costs one square, so there are two per turn', () => {
    const s = batter(batter(atDoor({ dice: ['ev.zdoor.1: 3 6'] })))
    expect(zombieAt(s, 1)).toEqual([10, 9])
    expect(zombieNo(s, 1)?.acted).toBe(true)
    const held = batter(batter(atDoor({ dice: ['ev.zdoor.1: 3 5'] })))
    expect(zombieNo(held, 1)?.acted).toBe(true)
    expect(standing(held)).toEqual([true])
  })

  it('[ev.zdoor.2] at two doors, or through one and a step beyond', () => {
    const two = {
      walls: [...behind.walls, wall([9, 9], [9, 8])],
      doors: [...behind.doors, door([9, 9], [9, 8])],
    }
    const s = batter(batter(atDoor({ ...two, dice: ['ev.zdoor.1: 2 6'] })), [9, 8])
    expect(zombieAt(s, 1)).toEqual([9, 8])
    const beyond = step(batter(atDoor({ dice: ['ev.zdoor.1: 6'] })), [11, 9])
    expect(zombieAt(beyond, 1)).toEqual([11, 9])
  })

  it('[ev.zdoor.3] after a failure the other square of movement is free to use', () => {
    const s = step(batter(atDoor({ dice: ['ev.zdoor.1: 1'] })), [9, 10])
    expect(zombieAt(s, 1)).toEqual([9, 10])
    expect(zombieNo(s, 1)?.acted).toBe(true)
  })

  it('[ev.zdoor.4] with a marine right behind it the door breaks, the zombie stays, and then bites through the gap', () => {
    const s = batter(atDoor({ marines: [grunt({ at: [10, 9] })], dice: ['ev.zdoor.1: 6'] }))
    expect(zombieAt(s, 1)).toEqual([9, 9])
    expect(standing(s)).toEqual([false])
    expect(s.state.zombieMoved).toBe(1)
    expect(bites(stop(s))).toEqual(['1 M1 4'])
  })

  it('[ev.zdoor.4] another zombie behind the door is no reason to stay away from it either', () => {
    const zombies = [zombie([9, 9]), zombie([10, 9])]
    const s = batter(batter(atDoor({ zombies, dice: ['ev.zdoor.1: 2 6'] })))
    expect(zombieAt(s, 1)).toEqual([9, 9])
    expect(standing(s)).toEqual([false])
    expect(zombieNo(s, 1)?.acted).toBe(true)
  })

  it("[ev.zdoor.5] no attempt is made from another zombie's square", () => {
    const s = atDoor({ zombies: [zombie([8, 9]), zombie([9, 9])] })
    step(s, [9, 9])
    expect(s.refused('Z', { do: 'batter', to: [10, 9] }).clause).toBe('ev.zdoor.5')
    expect(offersOf(s, 'Z', 'batter')).toEqual([])
  })

  /** A door at (7,1)-(8,1) to the face-down tile B1, which has no inner squares: its zombie goes to the map edge. */
  const toUnknown = (dice: string[], stage: Stage = {}) =>
    activate(
      zombieTurn({
        marines: [grunt({ at: [4, 20] })],
        zombies: [zombie([7, 1])],
        tiles: { B1: { id: 'T04', up: false } },
        walls: [wall([7, 1], [8, 1])],
        doors: [door([7, 1], [8, 1])],
        dice,
        ...stage,
        options: { ...NO_DOORS, ...stage.options },
      }),
      1,
    )

  it('[ev.zdoor.6] a failed attempt at the border of a face-down tile shows nothing of it', () => {
    const s = batter(toUnknown(['ev.zdoor.1: 5']), [8, 1])
    expect(tileAt(s, 'B1').up).toBe(false)
    expect(s.state.zombieMoved).toBe(1)
  })

  it('[ev.zdoor.6] on a 6 the door breaks, the tile is flipped and populated, and then the step is made', () => {
    const s = batter(toUnknown(['ev.zdoor.1: 6', 'ev.pop.1: 1', 'ev.pop.11: 1']), [8, 1])
    expect(s.story.slice(-5)).toEqual([
      'ev.zdoor.1 battered',
      'ev.zdoor.1 door destroyed',
      'ev.flip.9 tile flipped',
      'ev.pop.1 doors rolled',
      'ev.pop.11 zombies rolled',
    ])
    expect(zombieAt(s, 1)).toEqual([7, 1])
    s.do('Z', { do: 'place-zombie', at: [14, 1] })
    expect(zombieAt(s, 1)).toEqual([8, 1])
    expect(s.state.zombieMoved).toBe(1)
  })

  it('[ev.zdoor.6] a zombie placed behind the door blocks the step, and the square of movement is spent all the same', () => {
    const s = batter(toUnknown(['ev.zdoor.1: 6', 'ev.pop.1: 1', 'ev.pop.11: 1']), [8, 1])
    s.do('Z', { do: 'place-zombie', at: [8, 1] })
    expect(zombieAt(s, 1)).toEqual([7, 1])
    expect(s.event('step blocked')).toMatchObject({ zombie: 1, onto: [8, 1], because: 'zombie' })
    expect(s.state.zombieMoved).toBe(1)
    step(s, [7, 2])
    expect(zombieNo(s, 1)?.acted).toBe(true)
  })

  it('[ev.zdoor.7] a destroyed door stays destroyed: the next zombie and the next turn find it open', () => {
    const zombies = [zombie([9, 9]), zombie([8, 9])]
    const s = step(batter(atDoor({ zombies, dice: ['ev.zdoor.1: 6', 'ev.spawn.5: 1'] })), [11, 9])
    step(activate(s, 2), [9, 9], [10, 9])
    expect(zombieAt(s, 2)).toEqual([10, 9])
    s.do('Z', { do: 'end-phase' })
    expect(s.state.turn).toBe(2)
    expect(standing(s)).toEqual([false])
  })

  it('[ev.zdoor.8] a marine passes a door and leaves it standing; it has no way to break one', () => {
    const ground = { walls: [wall([4, 4], [5, 4])], doors: [door([4, 4], [5, 4])] }
    const s = scene({ ...ground, dice: ['ev.spawn.5: 1'] }).do('M1', { do: 'step', to: [5, 4] })
    s.do('M1', { do: 'step', to: [4, 4] })
    expect(standing(s)).toEqual([true])
    expect(s.refused('M1', { do: 'batter', to: [5, 4] }).clause).toBe('ev.act.1')
    s.do('M1', { do: 'throw', at: [4, 7] })
    expect(standing(s)).toEqual([true])
  })

  it('[ev.zdoor.8] a zombie breaks it, and so does a grenade beside it', () => {
    expect(standing(batter(atDoor({ dice: ['ev.zdoor.1: 6'] })))).toEqual([false])
    const ground = { walls: [wall([4, 8], [5, 8])], doors: [door([4, 8], [5, 8])] }
    expect(standing(scene(ground).do('M1', { do: 'throw', at: [4, 8] }))).toEqual([false])
  })
})

describe('zombie attacks', () => {
  it('[ev.zatt.1] beside or diagonal, an attack costs one HP without any roll', () => {
    const s = zombieTurn({ zombies: [zombie([5, 4]), zombie([5, 5])] })
    stop(activate(s, 1))
    stop(activate(s, 2))
    expect(bites(s)).toEqual(['1 M1 4', '2 M1 3'])
    expect(s.dice).toEqual([])
  })

  it('[ev.zatt.1] two squares away nothing happens', () => {
    expect(hp(stop(activate(zombieTurn({ zombies: [zombie([6, 4])] }), 1)))).toBe(5)
  })

  it('[ev.zatt.2] a zombie that does not move at all attacks too', () => {
    const s = stop(activate(zombieTurn({ zombies: [zombie([3, 3])] }), 1))
    expect(zombieAt(s, 1)).toEqual([3, 3])
    expect(bites(s)).toEqual(['1 M1 4'])
  })

  const walled = { zombies: [zombie([5, 4]), zombie([5, 5])], walls: [wall([4, 4], [5, 4])] }
  const bothStop = (stage: Stage & { zombies: readonly object[] }) =>
    stop(activate(stop(activate(zombieTurn(stage), 1)), 2))

  it('[ev.zatt.3] a wall between them, or one that ends in the corner between them, protects the marine', () => {
    expect(bites(bothStop(walled))).toEqual([])
  })

  it('[ev.zatt.3] so does a standing door, but not a destroyed one', () => {
    const shut = { ...walled, doors: [door([4, 4], [5, 4])] }
    expect(bites(bothStop(shut))).toEqual([])
    const broken = { ...walled, doors: [door([4, 4], [5, 4], 'destroyed')] }
    expect(bites(bothStop(broken))).toEqual(['1 M1 4', '2 M1 3'])
  })

  it('[ev.zatt.3] with wallsStopZombieAttacks off walls and doors do not matter, to zombies', () => {
    const options = { wallsStopZombieAttacks: false }
    expect(bites(bothStop({ ...walled, options }))).toEqual(['1 M1 4', '2 M1 3'])
    expect(bites(bothStop({ ...walled, options, doors: [door([4, 4], [5, 4])] }))).toEqual(['1 M1 4', '2 M1 3'])
  })

  it('[ev.zatt.3] with wallsStopZombieAttacks off close combat, healing and grenades still need contact', () => {
    const walls = [wall([4, 4], [5, 4]), wall([4, 4], [4, 3]), wall([4, 7], [5, 7])]
    const marines = [medic({ items: ['knife', 'medkit', 'grenade'] }), grunt({ seat: 'M2', at: [4, 3], hp: 1 })]
    const options = { wallsStopZombieAttacks: false }
    const s = scene({ marines, walls, zombies: [zombie([5, 4]), zombie([5, 7])], options })
    expect(s.refused('M1', { do: 'strike', weapon: 'knife', zombie: 1, stand: true }).clause).toBe('ev.close.2')
    expect(s.refused('M1', { do: 'heal', marine: 'M2', stand: true }).clause).toBe('ev.heal.4')
    s.do('M1', { do: 'throw', at: [4, 7] })
    expect(zombieNo(s, 2)).toBeDefined()
  })

  it('[ev.zatt.4] each zombie causes one attack per turn', () => {
    const s = stop(activate(zombieTurn({ zombies: [zombie([5, 4])], dice: ['ev.spawn.5: 1'] }), 1))
    expect(s.refused('Z', { do: 'activate', zombie: 1 }).clause).toBe('ev.zturn.4')
    s.do('Z', { do: 'end-phase' })
    expect(bites(s)).toEqual(['1 M1 4'])
  })

  const two = [grunt({ at: [4, 4] }), medic({ seat: 'M2', at: [6, 4] })]
  const between = () => stop(activate(zombieTurn({ marines: two, zombies: [zombie([5, 4])] }), 1))

  it('[ev.zatt.5] of several marines in contact the zombie player chooses one', () => {
    const s = between()
    expect(s.offers('Z')).toEqual(['bite marine:M1', 'bite marine:M2'])
    s.do('Z', { do: 'bite', marine: 'M1' })
    expect([hp(s, 'M1'), hp(s, 'M2')]).toEqual([4, 3])
  })

  it('[ev.zatt.5] the clock takes the one with the lowest HP, then the lowest seat', () => {
    expect(between().clock('Z')).toEqual([{ do: 'bite', marine: 'M2' }])
    const marines = [grunt({ at: [4, 4], hp: 3 }), medic({ seat: 'M2', at: [6, 4] })]
    const s = stop(activate(zombieTurn({ marines, zombies: [zombie([5, 4])] }), 1)).timeOut('Z')
    expect(bites(s)).toEqual(['1 M1 2'])
  })

  it('[ev.zatt.5] only marines in contact can be chosen', () => {
    const marines = [...two, grunt({ seat: 'M3', at: [7, 4] })]
    const s = stop(activate(zombieTurn({ marines, zombies: [zombie([5, 4])] }), 1))
    expect(s.refused('Z', { do: 'bite', marine: 'M3' })).toMatchObject({
      clause: 'ev.zatt.3',
      reason: expect.stringContaining('its square is not adjacent'),
    })
  })

  it('[ev.zatt.6] the attack cannot be declined', () => {
    const s = between()
    expect(s.refused('Z', { do: 'stop' }).clause).toBe('ev.zatt.6')
    expect(s.refused('Z', { do: 'end-phase' }).clause).toBe('ev.zatt.6')
  })

  it('[ev.zatt.7] any number of zombies may attack the same marine', () => {
    const zombies = [zombie([3, 3]), zombie([5, 3]), zombie([3, 5]), zombie([5, 5])]
    const s = zombieTurn({ zombies, dice: ['ev.spawn.5: 1'] }).do('Z', { do: 'end-phase' })
    expect(bites(s)).toEqual(['1 M1 4', '2 M1 3', '3 M1 2', '4 M1 1'])
  })
})

describe('zombies and face-down tiles', () => {
  const tiles = { B1: { id: 'T00', up: false } }
  const beside = (stage: Stage = {}) =>
    activate(zombieTurn({ tiles, zombies: [zombie([7, 4])], dice: ['ev.pop.1: 1', 'ev.pop.11: 2'], ...stage }), 1)

  it('[ev.flip.9] a zombie flips a tile by stepping onto it, and goes on with what movement it has left', () => {
    const s = step(beside(), [8, 4])
    expect(tileAt(s, 'B1').up).toBe(true)
    s.do('Z', { do: 'place-zombie', at: [10, 3] }).do('Z', { do: 'place-zombie', at: [10, 4] })
    expect(zombieAt(s, 1)).toEqual([8, 4])
    step(s, [9, 4])
    expect(zombieAt(s, 1)).toEqual([9, 4])
  })

  it('[ev.flip.10] zombies placed in the Zombie Turn neither move nor attack in it', () => {
    const marines = [grunt({ at: [4, 4] }), medic({ seat: 'M2', at: [15, 15] })]
    const dice = ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.spawn.5: 1']
    const unknown = { B1: { id: 'T04', up: false } }
    const s = step(beside({ marines, tiles: unknown, dice, options: NO_DOORS }), [8, 4])
    s.do('Z', { do: 'place-zombie', at: [15, 16] })
    stop(s)
    expect(zombieNo(s, 3)).toMatchObject({ fresh: true })
    expect(s.refused('Z', { do: 'activate', zombie: 3 }).clause).toBe('ev.flip.10')
    expect(s.offers('Z')).toEqual(['activate zombie:2', 'end-phase'])
    s.do('Z', { do: 'end-phase' })
    expect(bites(s)).toEqual([])
    expect(zombieNo(s, 3)).toMatchObject({ fresh: false, acted: false })
  })

  it('[ev.flip.9] with zombiesFlipTiles off face-down tiles and the doors to them are closed to zombies', () => {
    const walls = [wall([7, 4], [7, 5])]
    const off = { options: { zombiesFlipTiles: false }, dice: [], walls, doors: [door([7, 4], [7, 5])] }
    const s = beside(off)
    expect(s.refused('Z', { do: 'step', to: [8, 4] }).clause).toBe('ev.flip.9')
    expect(s.offers('Z')).toEqual(['step to:[7,3]', 'batter to:[7,5]', 'step to:[6,4]', 'stop'])
    const side = { walls: [wall([7, 4], [8, 4])], doors: [door([7, 4], [8, 4])] }
    expect(beside({ ...off, ...side }).refused('Z', { do: 'batter', to: [8, 4] }).clause).toBe('ev.flip.9')
    expect(beside({ ...side, dice: [] }).offers('Z')).toContain('batter to:[8,4]')
  })
})
