import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import {
  door,
  type EvacScene,
  grunt,
  itemsOf,
  lieutenant,
  marineAt,
  medic,
  newGame,
  offersOf,
  playOn,
  scene,
  sergeant,
  theMarine,
  tileAt,
  wall,
  zombie,
  zombieNo,
} from '../testing.ts'

const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const reserve = medic({ seat: 'M2', at: [30, 30] })

/** Goes on to the east as long as that is offered; gives the number of steps. */
function runEast(s: EvacScene, seat = 'M1'): number {
  for (let steps = 0; ; steps++) {
    const [x, y] = marineAt(s, seat)
    const east = offersOf(s, seat, 'step').find((c) => JSON.stringify(c) === JSON.stringify(step(x + 1, y)))
    if (!east) return steps
    s.do(seat, east as Command)
  }
}

const sprints = (s: EvacScene): boolean[] => s.events.flatMap((e) => (e.e === 'stepped' ? [e.sprint] : []))

/** The corridor y = 4 between x = 3 and x = 8: walls on both long sides. */
const corridor = [3, 4, 5, 6, 7, 8].flatMap((x) => [wall([x, 3], [x, 4]), wall([x, 4], [x, 5])])

describe('marine movement', () => {
  it('[ev.marine.2] Speed is the number of squares: 5 for a Medic, 3 for a Grunt, 4 for a Sergeant', () => {
    for (const [cast, speed] of [
      [medic, 5],
      [grunt, 3],
      [sergeant, 4],
    ] as const) {
      const s = scene({ marines: [cast({ attackUsed: true }), reserve] })
      expect(runEast(s)).toBe(speed)
    }
  })

  it('[ev.move.1] a step goes to a directly adjacent square, never diagonally or farther', () => {
    const s = scene({ marines: [grunt(), reserve] })
    expect(offersOf(s, 'M1', 'step')).toEqual([step(4, 3), step(5, 4), step(4, 5), step(3, 4)])
    for (const [x, y] of [
      [5, 5],
      [6, 4],
      [4, 4],
    ] as const)
      expect(s.refused('M1', step(x, y))).toMatchObject({ clause: 'ev.move.1' })
    s.do('M1', step(4, 3)).do('M1', { do: 'end' })
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 1, acted: true })
  })

  it('[ev.move.1] without a sprint in the house rules nobody goes beyond Speed', () => {
    const s = scene({ marines: [grunt({ moved: 3 }), reserve], options: { sprintBonus: 0 } })
    expect(s.refused('M1', step(5, 4))).toMatchObject({ clause: 'ev.move.1' })
    expect(offersOf(s, 'M1', 'step')).toEqual([])
  })

  it('[ev.move.2] every step costs one square: outdoors, through a door, indoors', () => {
    const s = scene({
      marines: [medic({ at: [1, 2] }), reserve],
      tiles: { A1: { id: 'T04' } },
      doors: [door([1, 3], [2, 3])],
    })
    s.do('M1', step(1, 3))
    expect(theMarine(s, 'M1').moved).toBe(1)
    s.do('M1', step(2, 3))
    expect(theMarine(s, 'M1').moved).toBe(2)
    s.do('M1', step(3, 3))
    expect(theMarine(s, 'M1').moved).toBe(3)
  })

  it('[ev.move.3] a wall without a door cannot be crossed, from either side', () => {
    const s = scene({ marines: [grunt(), grunt({ seat: 'M2', at: [5, 4] })], walls: [wall([4, 4], [5, 4])] })
    expect(s.refused('M1', step(5, 4))).toMatchObject({ clause: 'ev.move.3' })
    expect(s.refused('M2', step(4, 4))).toMatchObject({ clause: 'ev.move.3' })
    expect(offersOf(s, 'M1', 'step')).toEqual([step(4, 3), step(4, 5), step(3, 4)])
  })

  it('[ev.move.4] [ev.move.5] a marine walks through doors without a roll, and a standing one stays standing', () => {
    const s = scene({
      marines: [grunt(), reserve],
      walls: [wall([4, 4], [5, 4]), wall([5, 4], [6, 4])],
      doors: [door([4, 4], [5, 4]), door([5, 4], [6, 4], 'destroyed')],
    })
    s.do('M1', step(5, 4)).do('M1', step(6, 4))
    expect(marineAt(s, 'M1')).toEqual([6, 4])
    expect(s.dice).toEqual([])
    expect(s.state.doors.map((d) => d.standing)).toEqual([true, false])
  })

  it('[ev.move.6] a marine may pass through a friend but not end there', () => {
    const s = scene({ marines: [grunt(), medic({ seat: 'M2', at: [5, 4] })] })
    s.do('M1', step(5, 4))
    expect(s.refused('M1', { do: 'end' })).toMatchObject({ clause: 'ev.move.11' })
    s.do('M1', step(6, 4)).do('M1', { do: 'end' })
    expect(marineAt(s, 'M1')).toEqual([6, 4])
  })

  it("[ev.move.6] the step into a friend's square needs movement to leave it, the sprint included while it is possible", () => {
    const friend = medic({ seat: 'M2', at: [5, 4] })
    const last = scene({ marines: [grunt({ moved: 3 }), friend] })
    expect(last.refused('M1', step(5, 4))).toMatchObject({ clause: 'ev.move.6' })
    expect(last.offers('M1')).not.toContain('step to:[5,4]')
    const sprinting = scene({ marines: [grunt({ moved: 2 }), friend] })
    sprinting.do('M1', step(5, 4)).do('M1', step(6, 4))
    expect(sprints(sprinting)).toEqual([false, true])
    const fired = scene({ marines: [grunt({ moved: 2, attackUsed: true }), friend] })
    expect(fired.refused('M1', step(5, 4))).toMatchObject({ clause: 'ev.move.6' })
    const firedEarlier = scene({ marines: [grunt({ moved: 1, attackUsed: true }), friend] })
    expect(marineAt(firedEarlier.do('M1', step(5, 4)), 'M1')).toEqual([5, 4])
  })

  it('[ev.move.6] going back counts as a way out, and so does a way through several friends', () => {
    const friends = [medic({ seat: 'M2', at: [5, 4] }), medic({ seat: 'M3', at: [6, 4] })]
    const dead = scene({ marines: [grunt({ moved: 2 }), ...friends], walls: [...corridor, wall([6, 4], [7, 4])] })
    dead.do('M1', step(5, 4))
    expect(offersOf(dead, 'M1', 'step')).toEqual([step(4, 4)])
    expect(dead.refused('M1', step(6, 4))).toMatchObject({ clause: 'ev.move.6' })
    const through = scene({ marines: [grunt({ moved: 1 }), ...friends], walls: corridor })
    through.do('M1', step(5, 4)).do('M1', step(6, 4)).do('M1', step(7, 4))
    expect(marineAt(through, 'M1')).toEqual([7, 4])
  })

  it('[ev.move.6] the way out leads over face-up tiles only, and not through zombies', () => {
    const marines = [
      grunt({ at: [5, 4], moved: 1 }),
      medic({ seat: 'M2', at: [6, 4] }),
      medic({ seat: 'M3', at: [7, 4] }),
    ]
    const open = scene({ marines, walls: corridor }).do('M1', step(6, 4))
    expect(offersOf(open, 'M1', 'step')).toContainEqual(step(7, 4))
    const dark = scene({ marines, walls: corridor, tiles: { B1: { id: 'T00', up: false } } }).do('M1', step(6, 4))
    expect(dark.refused('M1', step(7, 4))).toMatchObject({ clause: 'ev.move.6' })
    const haunted = scene({ marines, walls: corridor, zombies: [zombie([8, 4])] }).do('M1', step(6, 4))
    expect(haunted.refused('M1', step(7, 4))).toMatchObject({ clause: 'ev.move.6' })
  })

  it('[ev.move.7] a square with a zombie cannot be entered, standing or knocked down', () => {
    const s = scene({ zombies: [zombie([5, 4]), zombie([4, 5], { state: 'down' })] })
    expect(s.refused('M1', step(5, 4))).toMatchObject({ clause: 'ev.move.7' })
    expect(s.refused('M1', step(4, 5))).toMatchObject({ clause: 'ev.move.7' })
    expect(offersOf(s, 'M1', 'step')).toEqual([step(4, 3), step(3, 4)])
  })

  it('[ev.move.8] a dead marine hinders nobody: its square can be entered and the move ended there', () => {
    const s = scene({
      marines: [grunt({ moved: 2 }), medic({ seat: 'M2', at: [5, 4], hp: 0 }), medic({ seat: 'M3', at: [9, 9] })],
    })
    s.do('M1', step(5, 4)).do('M1', { do: 'end' })
    expect(marineAt(s, 'M1')).toEqual([5, 4])
  })

  it('[ev.move.9] passing between zombies costs one square a step and provokes nothing', () => {
    const s = scene({
      marines: [grunt(), reserve],
      zombies: [zombie([4, 3]), zombie([5, 3]), zombie([5, 5]), zombie([3, 4])],
    })
    s.do('M1', step(5, 4)).do('M1', step(6, 4))
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 2, hp: 5 })
    expect(s.latest.map((e) => e.e)).toEqual(['stepped'])
  })

  it('[ev.move.10] nobody leaves the map', () => {
    const corner = scene({ marines: [grunt({ at: [1, 1] })] })
    expect(offersOf(corner, 'M1', 'step')).toEqual([step(2, 1), step(1, 2)])
    expect(corner.refused('M1', step(0, 1))).toMatchObject({ clause: 'ev.move.10' })
    expect(corner.refused('M1', step(1, 0))).toMatchObject({ clause: 'ev.move.10' })
    const s = newGame({ options: { scenario: 'S2', marines: 1 }, dice: seeded('the small map') })
    s.do('M1', { do: 'choose-start', tile: 'C3' })
    playOn(s, ({ asks }) => asks !== 'place your marine')
    const [, y] = s.offered('M1').flatMap((c) => (c.do === 'deploy' && c.at[0] === 21 ? [c.at] : []))[0] ?? [21, 0]
    s.do('M1', { do: 'deploy', type: 'grunt', at: [21, y] })
    playOn(s, ({ asks }) => asks !== 'act')
    expect(s.refused('M1', step(22, y))).toMatchObject({ clause: 'ev.move.10' })
  })
})

describe("another marine's square", () => {
  const shared = (): EvacScene =>
    scene({
      marines: [medic(), grunt({ seat: 'M2', at: [5, 4] }), grunt({ seat: 'M3', at: [5, 5], hp: 2 })],
      zombies: [zombie([6, 3])],
    }).do('M1', step(5, 4))

  it('[ev.move.11] leaves only steps and swaps: no attack part and no end', () => {
    const s = shared()
    expect(new Set(s.offered('M1').map((c) => c.do))).toEqual(new Set(['step', 'swap']))
    for (const command of [
      { do: 'end' },
      { do: 'shoot', weapon: 'smg', zombie: 1 },
      { do: 'strike', weapon: 'knife', zombie: 1 },
      { do: 'heal', marine: 'M3' },
      { do: 'reload', weapon: 'smg' },
      { do: 'search' },
    ] as Command[])
      expect(s.refused('M1', command)).toMatchObject({ clause: 'ev.move.11' })
    s.do('M1', step(6, 4))
    expect(new Set(s.offered('M1').map((c) => c.do))).toEqual(
      new Set(['step', 'shoot', 'strike', 'heal', 'swap', 'end']),
    )
  })

  it('[ev.move.11] [ev.flip.7] no step onto a face-down tile is declared from there, but from the square itself', () => {
    const marines = [grunt({ at: [6, 4] }), medic({ seat: 'M2', at: [7, 4] })]
    const s = scene({ marines, tiles: { B1: { id: 'T00', up: false } }, dice: ['ev.pop.1: 1', 'ev.pop.11: 1'] })
    s.do('M1', step(7, 4))
    expect(s.refused('M1', step(8, 4))).toMatchObject({ clause: 'ev.flip.7' })
    expect(offersOf(s, 'M1', 'step')).toEqual([step(7, 3), step(7, 5), step(6, 4)])
    s.do('M1', step(7, 3)).do('M1', step(8, 3))
    expect(tileAt(s, 'B1').up).toBe(true)
    s.do('Z', { do: 'place-zombie', at: [10, 4] })
    expect(marineAt(s, 'M1')).toEqual([8, 3])
  })

  it('[ev.move.11] when the clock runs out the marine goes to the nearest square, ties in reading order, and ends', () => {
    const s = shared()
    expect(s.clock('M1')).toEqual([step(5, 3), { do: 'end' }])
    s.timeOut('M1')
    expect(marineAt(s, 'M1')).toEqual([5, 3])
    expect(theMarine(s, 'M1').acted).toBe(true)
  })

  it('[ev.move.11] the clock finds the way through further friends, and the sprint if need be', () => {
    const marines = [
      grunt({ at: [4, 4], moved: 1 }),
      medic({ seat: 'M2', at: [5, 4] }),
      medic({ seat: 'M3', at: [6, 4] }),
    ]
    const s = scene({ marines, walls: corridor }).do('M1', step(5, 4)).do('M1', step(6, 4))
    expect(s.clock('M1')).toEqual([step(7, 4), { do: 'end' }])
    s.timeOut('M1')
    expect(theMarine(s, 'M1')).toMatchObject({ attack: 'sprint', acted: true })
    expect(s.owe).toEqual(['M2', 'M3'])
  })
})

describe('sprint', () => {
  const ready = { marines: [grunt(), reserve] }

  it('[ev.sprint.1] a marine without an attack moves Speed + 1; one that has attacked only Speed', () => {
    const sprinted = scene(ready)
    expect(runEast(sprinted)).toBe(4)
    expect(sprints(sprinted)).toEqual([false, false, false, true])
    const shot = scene({ ...ready, zombies: [zombie([4, 9])], dice: ['ev.attack.3: 2'] })
    shot.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false })
    expect(runEast(shot)).toBe(3)
    expect(sprints(shot)).toEqual([false, false, false])
  })

  it('[ev.sprint.1] after Speed and an attack the extra step is refused', () => {
    const s = scene({ marines: [grunt({ moved: 3, attackUsed: true }), reserve] })
    expect(s.refused('M1', step(5, 4))).toMatchObject({ clause: 'ev.sprint.1' })
  })

  it('[ev.sprint.2] a marine that has reloaded does not sprint', () => {
    const s = scene({ marines: [grunt({ items: ['rifle:3', 'reload:rifle'] }), reserve] })
    s.do('M1', { do: 'reload', weapon: 'rifle' })
    expect(runEast(s)).toBe(3)
    expect(s.refused('M1', step(8, 4))).toMatchObject({ clause: 'ev.act.2' })
  })

  it('[ev.sprint.3] nor one that has thrown, struck, healed, ordered or searched', () => {
    const thrown = scene(ready).do('M1', { do: 'throw', at: [20, 4] })
    expect(runEast(thrown)).toBe(3)
    const struck = scene({ ...ready, zombies: [zombie([3, 4])], dice: ['ev.attack.3: 1'] })
    struck.do('M1', { do: 'strike', weapon: 'knife', zombie: 1, stand: false })
    expect(runEast(struck)).toBe(3)
    const healed = scene({ marines: [medic(), grunt({ seat: 'M2', at: [3, 4], hp: 1 })], dice: ['ev.heal.5: 1'] })
    healed.do('M1', { do: 'heal', marine: 'M2', stand: false })
    expect(runEast(healed)).toBe(5)
    const ordered = scene({ marines: [lieutenant(), medic({ seat: 'M2', at: [4, 8] })], options: { lieutenant: true } })
    ordered.do('M1', { do: 'order', marine: 'M2', order: 'fire' })
    expect(runEast(ordered)).toBe(4)
    const searched = scene({
      marines: [grunt({ at: [2, 2] }), reserve],
      tiles: { A1: { id: 'T04' } },
      options: { scavenge: true },
      dice: ['ev.scav.3: 3'],
    }).do('M1', { do: 'search' })
    expect(runEast(searched)).toBe(3)
  })

  it('[ev.sprint.3] swaps do not prevent it', () => {
    const s = scene({ marines: [grunt(), medic({ seat: 'M2', at: [3, 4], hp: 0 }), reserveAs('M3')] })
    s.do('M1', { do: 'swap', with: 'M2', give: [], get: ['smg'] })
    expect(itemsOf(s, 'M1')).toContain('smg:20')
    expect(runEast(s)).toBe(4)
  })

  it('[ev.sprint.4] the step beyond Speed needs no declaration and uses up the attack part', () => {
    const s = scene({ ...ready, zombies: [zombie([4, 9])] })
    s.do('M1', step(5, 4)).do('M1', step(6, 4)).do('M1', step(7, 4))
    expect(theMarine(s, 'M1').attack).toBeNull()
    expect(offersOf(s, 'M1', 'shoot')).not.toEqual([])
    s.do('M1', step(7, 5))
    expect(theMarine(s, 'M1')).toMatchObject({ attack: 'sprint', acted: true })
    expect(s.refused('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false })).toMatchObject({
      clause: 'ev.act.2',
    })
  })
})

const reserveAs = (seat: string): object => medic({ seat, at: [30, 30] })

describe("a marine's step onto a face-down tile", () => {
  const dark = { B1: { id: 'T02', up: false } }
  const dice = ['ev.pop.1: 1', 'ev.pop.11: 1']

  /** From (7,1) to (8,1), where T02 draws a wall; both doors go elsewhere, and a zombie to (10,3). Zombie 1 is in sight. */
  function blocked(over: Parameters<typeof grunt>[0] = {}, more: string[] = [], M2: object = reserve): EvacScene {
    const marines = [grunt({ at: [7, 1], ...over }), M2]
    const s = scene({ marines, zombies: [zombie([7, 6])], tiles: dark, dice: [...dice, ...more] })
    s.do('M1', step(8, 1))
      .do('Z', {
        do: 'place-door',
        side: [
          [8, 2],
          [8, 3],
        ],
      })
      .do('M1', {
        do: 'place-door',
        side: [
          [9, 2],
          [9, 3],
        ],
      })
    return s.do('Z', { do: 'place-zombie', at: [10, 3] })
  }

  it('[ev.flip.3] [ev.flip.8] flips, populates, then steps; the activation goes on with what is left', () => {
    const s = scene({ marines: [grunt({ at: [7, 4] }), reserve], tiles: { B1: { id: 'T00', up: false } }, dice })
    s.do('M1', step(8, 4))
    expect(tileAt(s, 'B1').up).toBe(true)
    expect(marineAt(s, 'M1')).toEqual([7, 4])
    s.do('Z', { do: 'place-zombie', at: [10, 4] })
    expect(marineAt(s, 'M1')).toEqual([8, 4])
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 1, attack: null, acted: false })
    expect(offersOf(s, 'M1', 'step')).toHaveLength(4)
    expect(offersOf(s, 'M1', 'shoot')).not.toEqual([])
  })

  it('[ev.flip.3] a door placed on the new wall lets the marine through', () => {
    const s = scene({ marines: [grunt({ at: [7, 1] }), reserve], tiles: dark, dice })
    s.do('M1', step(8, 1)).do('Z', {
      do: 'place-door',
      side: [
        [8, 2],
        [8, 3],
      ],
    })
    s.do('M1', {
      do: 'place-door',
      side: [
        [7, 1],
        [8, 1],
      ],
    }).do('Z', { do: 'place-zombie', at: [10, 3] })
    expect(marineAt(s, 'M1')).toEqual([8, 1])
  })

  it('[ev.flip.4] a new wall without a door blocks the step, which is not spent', () => {
    const s = blocked()
    expect(s.event('step blocked')).toMatchObject({ clause: 'ev.flip.4', seat: 'M1', onto: [8, 1], because: 'wall' })
    expect(marineAt(s, 'M1')).toEqual([7, 1])
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 0, acted: false })
    expect(runSouth(s)).toBe(4)
  })

  it('[ev.flip.4] so does a zombie placed in the square to be entered', () => {
    const s = scene({ marines: [grunt({ at: [7, 1] }), reserve], tiles: { B1: { id: 'T04', up: false } }, dice })
    s.do('M1', step(8, 1)).do('Z', {
      do: 'place-door',
      side: [
        [8, 2],
        [9, 2],
      ],
    })
    s.do('M1', {
      do: 'place-door',
      side: [
        [8, 3],
        [9, 3],
      ],
    }).do('Z', { do: 'place-zombie', at: [8, 1] })
    expect(s.event('step blocked')).toMatchObject({ because: 'zombie' })
    expect(marineAt(s, 'M1')).toEqual([7, 1])
  })

  it('[ev.flip.5] a blocked marine has begun to move: no standing bonus, and its attack ends the activation', () => {
    const s = blocked({}, ['ev.attack.3: 3'])
    expect(s.refused('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: true })).toMatchObject({
      clause: 'ev.flip.5',
    })
    expect(offersOf(s, 'M1', 'shoot')).not.toContainEqual({ do: 'shoot', weapon: 'pistol', zombie: 1, stand: true })
    s.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1 })
    expect(s.event('attacked')).toMatchObject({ total: 3, result: 'miss' })
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 0, acted: true })
  })

  it('[ev.flip.5] nor the healing bonus, even if it then stays where it is', () => {
    const patient = medic({ seat: 'M2', at: [7, 2], hp: 1 })
    const s = blocked({ type: 'medic' }, ['ev.heal.5: 3'], patient)
    expect(s.refused('M1', { do: 'heal', marine: 'M2', stand: true })).toMatchObject({ clause: 'ev.flip.5' })
    s.do('M1', { do: 'heal', marine: 'M2' })
    expect(s.event('healed')).toMatchObject({ total: 3, restored: 0 })
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 0, acted: true })
  })

  it('[ev.flip.6] a step that is still possible is made without asking again', () => {
    const s = scene({ marines: [grunt({ at: [7, 4] }), reserve], tiles: { B1: { id: 'T00', up: false } }, dice })
    s.do('M1', step(8, 4))
    expect(s.refused('M1', step(7, 4))).toMatchObject({ clause: 'table.seat' })
    s.do('Z', { do: 'place-zombie', at: [10, 4] })
    expect(s.latest.map((e) => e.e)).toEqual(['zombie placed', 'stepped'])
  })

  it('[ev.sprint.5] a sprint blocked by the new tile has used up the attack part, but the step can be made elsewhere', () => {
    const s = blocked({ moved: 3 })
    expect(theMarine(s, 'M1')).toMatchObject({ attack: 'sprint', moved: 3, acted: false })
    expect(s.refused('M1', { do: 'shoot', weapon: 'pistol', zombie: 1 })).toMatchObject({ clause: 'ev.act.5' })
    expect(offersOf(s, 'M1', 'throw')).toEqual([])
    s.do('M1', step(7, 2))
    expect(sprints(s)).toEqual([true])
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 4, acted: true })
  })

  it('[ev.sprint.5] a blocked step within Speed leaves the attack part alone', () => {
    const s = blocked({ moved: 2 })
    expect(theMarine(s, 'M1')).toMatchObject({ attack: null, moved: 2 })
    expect(runSouth(s)).toBe(2)
  })

  it('[ev.act.6] a blocked sprint with no other step left ends the activation by itself', () => {
    const marines = [grunt({ at: [7, 1], moved: 3 }), reserve]
    const walls = [wall([7, 1], [7, 2]), wall([6, 1], [7, 1])]
    const s = scene({ marines, walls, tiles: dark, dice })
    s.do('M1', step(8, 1)).do('Z', {
      do: 'place-door',
      side: [
        [8, 2],
        [8, 3],
      ],
    })
    s.do('M1', {
      do: 'place-door',
      side: [
        [9, 2],
        [9, 3],
      ],
    }).do('Z', { do: 'place-zombie', at: [10, 3] })
    expect(s.latest.map((e) => e.e)).toEqual(['zombie placed', 'step blocked', 'activation ended'])
    expect(zombieNo(s, 1)).toBeDefined()
  })
})

function runSouth(s: EvacScene): number {
  for (let steps = 0; ; steps++) {
    const [x, y] = marineAt(s, 'M1')
    if (!s.offers('M1').includes(`step to:[${x},${y + 1}]`)) return steps
    s.do('M1', step(x, y + 1))
  }
}
