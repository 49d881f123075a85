import { describe, expect, it } from 'vitest'
import {
  door,
  type EvacScene,
  grunt,
  itemsOf,
  lieutenant,
  medic,
  newGame,
  offersOf,
  playOn,
  scene,
  theMarine,
  wall,
  zombie,
  zombieNo,
} from '../testing.ts'

type Stage = Parameters<typeof scene>[0]

const options = { lieutenant: true }
/** A zombie far away keeps the turn from ending. */
const idle = [zombie([30, 30])]
/** A Lieutenant at (4,4) and a Medic at (6,4). */
const command = (stage: Stage = {}): EvacScene =>
  scene({ marines: [lieutenant(), medic({ seat: 'M2', at: [6, 4] })], options, ...stage })
const order = (s: EvacScene, what: 'move' | 'fire' | 'steady', marine = 'M2') =>
  s.do('M1', { do: 'order', marine, order: what })
/** The order is given and the Lieutenant's activation over. */
const ordered = (s: EvacScene, what: 'move' | 'fire' | 'steady') => order(s, what).do('M1', { do: 'end' })
const refusal = (s: EvacScene, marine = 'M2') => s.refused('M1', { do: 'order', marine, order: 'move' }).clause

const walkEast = (s: EvacScene, seat: string, from: [number, number], squares: number): EvacScene => {
  for (let i = 1; i <= squares; i++) s.do(seat, { do: 'step', to: [from[0] + i, from[1]] })
  return s
}

describe('the Lieutenant', () => {
  const atPlacement = (given: object) =>
    playOn(
      newGame({
        options: { layout: 'Alpha', marines: 2, ...given },
        dice: ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.pop.1: 1', 'ev.pop.11: 1'],
      }),
      ({ asks }) => asks !== 'place your marine',
    )
  const typesOffered = (s: EvacScene, seat: string) =>
    [...new Set(offersOf(s, seat, 'deploy').map((c) => (c as { type: string }).type))].sort()

  it('[ev.lt.1] with the switch one seat may take a Lieutenant, at most one per patrol', () => {
    const s = atPlacement(options)
    expect(typesOffered(s, 'M1')).toEqual(['grunt', 'lieutenant', 'medic', 'sergeant'])
    const [x, y] = (s.offered('M1')[0] as { at: [number, number] }).at
    s.do('M1', { do: 'deploy', type: 'lieutenant', at: [x, y] })
    expect(typesOffered(s, 'M2')).toEqual(['grunt', 'medic', 'sergeant'])
    const { at } = s.offered('M2')[0] as { at: [number, number] }
    expect(s.refused('M2', { do: 'deploy', type: 'lieutenant', at }).clause).toBe('ev.lt.1')
  })

  it('[ev.lt.1] without it there is none, neither in the set-up nor in a position', () => {
    const s = atPlacement({})
    expect(typesOffered(s, 'M1')).toEqual(['grunt', 'medic', 'sergeant'])
    const { at } = s.offered('M1')[0] as { at: [number, number] }
    expect(s.refused('M1', { do: 'deploy', type: 'lieutenant', at }).clause).toBe('ev.lt.1')
    expect(() => scene({ marines: [lieutenant()] })).toThrow('ev.lt.1')
    expect(() => scene({ marines: [lieutenant(), lieutenant({ seat: 'M2', at: [5, 5] })], options })).toThrow('ev.lt.1')
  })

  it('[ev.lt.1] a lobby that wants a second Lieutenant is offered the default type of the seat first', () => {
    const s = atPlacement({ ...options, types: ['lieutenant', 'lieutenant'] })
    expect(s.offered('M1')[0]).toMatchObject({ type: 'lieutenant' })
    s.do('M1', s.offered('M1')[0] as never)
    expect(s.offered('M2')[0]).toMatchObject({ type: 'medic' })
  })

  it('[ev.lt.2] it has Speed 4, HP 4, a pistol with 12 rounds, one reload for it and a knife', () => {
    const s = scene({ marines: [lieutenant()], zombies: idle, options })
    expect(itemsOf(s, 'M1')).toEqual(['pistol:12', 'reload:pistol', 'knife'])
    expect(theMarine(s, 'M1').hp).toBe(4)
    walkEast(s, 'M1', [4, 4], 4)
    expect(theMarine(s, 'M1').attack).toBeNull()
    walkEast(s, 'M1', [8, 4], 1)
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 5, attack: 'sprint', acted: true })
  })

  it('[ev.lt.3] it orders another living marine in sight that has not begun its activation', () => {
    const s = command()
    expect(offersOf(s, 'M1', 'order')).toEqual([
      { do: 'order', marine: 'M2', order: 'move' },
      { do: 'order', marine: 'M2', order: 'fire' },
      { do: 'order', marine: 'M2', order: 'steady' },
    ])
    expect(refusal(s, 'M1')).toBe('ev.lt.3')
    order(s, 'move')
    expect(s.event('ordered')).toMatchObject({ seat: 'M1', marine: 'M2', order: 'move' })
    expect(s.dice).toEqual([])
  })

  it('[ev.lt.3] not one that has begun, nor the dead', () => {
    const ended = command().do('M2', { do: 'end' })
    expect(refusal(ended)).toBe('ev.lt.3')
    expect(offersOf(ended, 'M1', 'order')).toEqual([])
    const dead = command({ marines: [lieutenant(), medic({ seat: 'M2', at: [6, 4], hp: 0 })] })
    expect(refusal(dead)).toBe('ev.lt.3')
  })

  it('[ev.lt.3] the refusal names the one reason that holds', () => {
    const why = (at: [number, number], stage: Stage = {}) =>
      command({ marines: [lieutenant(), medic({ seat: 'M2', at })], ...stage }).refused('M1', {
        do: 'order',
        marine: 'M2',
        order: 'move',
      })
    const name = theMarine(command(), 'M2').name
    const gap = [wall([4, 4], [5, 4])]
    expect(why([12, 4])).toEqual({ clause: 'ev.lt.3', reason: `${name} is 8 squares away; an order carries 7.` })
    expect(why([6, 4], { walls: gap }).reason).toBe(`${name} is out of sight: a wall is in the way.`)
    expect(why([6, 4], { walls: gap, doors: [door([4, 4], [5, 4])] }).reason).toBe(
      `${name} is out of sight: a standing door is in the way.`,
    )
    const begun = command().do('M2', { do: 'end' })
    expect(begun.refused('M1', { do: 'order', marine: 'M2', order: 'move' }).reason).toBe(
      `${name} has begun its activation.`,
    )
  })

  it('[ev.lt.3] within 7 squares, diagonals counted like sides, and not through walls', () => {
    const at = (square: [number, number], stage: Stage = {}) =>
      command({ marines: [lieutenant(), medic({ seat: 'M2', at: square })], ...stage })
    order(at([11, 11]), 'move')
    expect(refusal(at([12, 4]))).toBe('ev.lt.3')
    const walls = [wall([5, 4], [6, 4])]
    expect(refusal(at([7, 4], { walls }))).toBe('ev.lt.3')
    expect(refusal(at([7, 4], { walls, doors: [door([5, 4], [6, 4])] }))).toBe('ev.lt.3')
  })

  it('[ev.lt.3] night does not shorten an order, and only a Lieutenant gives one', () => {
    order(
      command({ marines: [lieutenant(), medic({ seat: 'M2', at: [11, 4] })], options: { ...options, night: 2 } }),
      'fire',
    )
    const s = command()
    expect(s.refused('M2', { do: 'order', marine: 'M1', order: 'fire' }).clause).toBe('ev.lt.3')
    expect(offersOf(s, 'M2', 'order')).toEqual([])
  })

  it('[ev.lt.4] [ev.lt.5] Move! is +2 Speed, and the sprint comes on top', () => {
    const s = walkEast(ordered(command({ zombies: idle }), 'move'), 'M2', [6, 4], 7)
    expect(theMarine(s, 'M2').attack).toBeNull()
    walkEast(s, 'M2', [13, 4], 1)
    expect(theMarine(s, 'M2')).toMatchObject({ moved: 8, attack: 'sprint', acted: true })
  })

  it('[ev.lt.4] [ev.lt.5] Fire! is +1 on every attack roll, added to the bonus for standing', () => {
    const zombies = [zombie([6, 10]), zombie([7, 10])]
    const s = ordered(command({ zombies, dice: ['ev.attack.3: 4 2'] }), 'fire')
    s.do('M2', { do: 'shoot', weapon: 'smg', zombie: 1, stand: true }).do('M2', { do: 'fire-on', zombie: 2 })
    expect(zombieNo(s, 1)).toBeUndefined()
    expect(zombieNo(s, 2)?.down).toBe(true)
    expect(s.event('attacked')).toMatchObject({ face: 4, total: 6 })
    expect(s.event('attacked').modifiers.map((m) => m.clause)).toEqual(['ev.attack.3', 'ev.stand.1', 'ev.lt.4'])
  })

  it('[ev.lt.4] Fire! gives no Speed and nothing to healing, Move! nothing to attacks', () => {
    const s = walkEast(ordered(command({ zombies: idle }), 'fire'), 'M2', [6, 4], 6)
    expect(theMarine(s, 'M2').acted).toBe(true)
    const shot = ordered(command({ zombies: [zombie([6, 10])], dice: ['ev.attack.3: 3'] }), 'move')
    shot.do('M2', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false })
    expect(shot.event('attacked').total).toBe(3)
  })

  it('[ev.lt.4] [ev.lt.5] Steady! is +1 on a healing roll, added to the bonus for standing', () => {
    const marines = [lieutenant(), medic({ seat: 'M2', at: [6, 4] }), grunt({ seat: 'M3', at: [7, 4], hp: 1 })]
    const s = ordered(command({ marines, dice: ['ev.heal.5: 4'] }), 'steady')
    s.do('M2', { do: 'heal', marine: 'M3', stand: true })
    expect(s.event('healed')).toMatchObject({ total: 6, restored: 2 })
    const plain = command({ marines, dice: ['ev.heal.5: 4'] }).do('M2', { do: 'heal', marine: 'M3', stand: true })
    expect(plain.event('healed')).toMatchObject({ total: 5, restored: 1 })
  })

  it('[ev.lt.5] one order per marine and turn', () => {
    const s = order(command({ dice: ['ev.spawn.5: 1'] }), 'fire')
    expect(refusal(s)).toBe('ev.act.5')
    theMarine(s, 'M1').attack = null
    expect(refusal(s)).toBe('ev.lt.5')
    s.do('M1', { do: 'end' }).do('M2', { do: 'end' })
    s.do('Z', { do: 'place-zombie', at: [35, 35] })
    order(s, 'move')
  })

  it('[ev.lt.5] an unused order is lost at the end of the Marines Turn', () => {
    const s = order(command({ zombies: [zombie([30, 30])], dice: ['ev.spawn.5: 1'] }), 'move').do('M1', { do: 'end' })
    expect(theMarine(s, 'M2').order).toBe('move')
    s.do('M2', { do: 'end' })
    expect(s.state.phase).toBe('zombies')
    expect(theMarine(s, 'M2').order).toBeNull()
    s.do('Z', { do: 'end-phase' }).do('Z', { do: 'place-zombie', at: [35, 35] })
    walkEast(s, 'M2', [6, 4], 6)
    expect(theMarine(s, 'M2').acted).toBe(true)
  })

  it('[ev.lt.6] the order is the attack part: no shot and no sprint, but movement before or after it', () => {
    const after = order(command({ zombies: [zombie([4, 10])] }), 'fire')
    expect(after.refused('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false }).clause).toBe('ev.act.5')
    walkEast(after, 'M1', [4, 4], 4)
    expect(theMarine(after, 'M1')).toMatchObject({ moved: 4, attack: 'order', acted: true })
    const before = order(command().do('M1', { do: 'step', to: [4, 5] }), 'fire')
    expect(theMarine(before, 'M1').acted).toBe(true)
  })

  it('[ev.lt.6] a marine that has attacked gives no order, and no stand is declared for one', () => {
    const s = command({ zombies: [zombie([4, 10])], dice: ['ev.attack.3: 2'] })
    s.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false })
    expect(refusal(s)).toBe('ev.act.5')
    const given = order(command(), 'fire')
    expect(given.story).not.toContain('ev.stand.3 declared')
  })

  it('[ev.lt.7] the Lieutenant counts for the zombie dice', () => {
    const three = [2, 3, 4].map((n) => grunt({ seat: `M${n}`, at: [n, 9] }))
    const s = scene({ marines: [lieutenant(), ...three], options, phase: 'spawn', dice: ['ev.spawn.5: 1 1'] })
    expect(s.event('zombies rolled').faces).toEqual([1, 1])
  })

  it('[ev.lt.7] and for victory, alone on the helipad or as the last to die', () => {
    const tiles = { B2: { id: 'T01' } }
    const two = (at: [number, number], hp: number) => [lieutenant({ at, hp }), grunt({ seat: 'M2', at: [1, 1], hp: 0 })]
    expect(scene({ marines: two([11, 11], 4), tiles, options }).outcome?.winners).toEqual(['marines'])
    const zombies = [zombie([4, 5]), zombie([30, 30])]
    const s = scene({ marines: two([4, 4], 1), tiles, options, zombies, phase: 'zombies' })
    expect(s.outcome).toBeNull()
    s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'stop' })
    expect(s.outcome?.winners).toEqual(['zombies'])
  })

  it('[ev.lt.7] when it dies nobody inherits the orders', () => {
    const marines = [lieutenant({ hp: 0 }), medic({ seat: 'M2', at: [6, 4] }), grunt({ seat: 'M3', at: [7, 4] })]
    const s = command({ marines })
    expect(s.refused('M2', { do: 'order', marine: 'M3', order: 'fire' }).clause).toBe('ev.lt.3')
    expect([...offersOf(s, 'M2', 'order'), ...offersOf(s, 'M3', 'order')]).toEqual([])
  })
})
