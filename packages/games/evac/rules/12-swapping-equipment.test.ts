import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import {
  door,
  type EvacScene,
  grunt,
  itemsOf,
  marineAt,
  medic,
  offersOf,
  scene,
  sergeant,
  theMarine,
  wall,
  zombie,
} from '../testing.ts'

const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const swap = (other: string, give: (string | number)[], get: (string | number)[] = []): Command => ({
  do: 'swap',
  with: other,
  give,
  get,
})
const agree = (proposal: number): Command => ({ do: 'agree', proposal })
const ann = { person: 'Ann' }
const oneHand = { M1: ann, M2: ann, M3: ann }
const bot = { bot: 'steady' }
const pair = [grunt(), medic({ seat: 'M2', at: [5, 4] })]
const far = sergeant({ seat: 'M3', at: [30, 30] })

const happened = (s: EvacScene): string[] => s.latest.map((e) => e.e)
const open = (s: EvacScene): number[] => s.state.proposals.map((p) => p.id)

describe('swapping', () => {
  it('[ev.swap.1] is between directly adjacent marines, not diagonal or distant ones', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [5, 5] }), medic({ seat: 'M3', at: [6, 4] })]
    const s = scene({ marines, holders: oneHand })
    expect(offersOf(s, 'M1', 'swap')).toEqual([])
    expect(s.refused('M1', swap('M2', ['knife']))).toMatchObject({ clause: 'ev.swap.1' })
    expect(s.refused('M1', swap('M3', ['knife']))).toMatchObject({ clause: 'ev.swap.1' })
    expect(s.refused('M1', swap('M1', ['knife']))).toMatchObject({ clause: 'ev.swap.1' })
    s.do('M1', step(5, 4)).do('M1', swap('M2', ['rifle'], ['smg', 'medkit']))
    expect(itemsOf(s, 'M1')).toEqual(['pistol:12', 'reload:rifle', 'knife', 'grenade', 'smg:20', 'medkit'])
    expect(itemsOf(s, 'M2')).toEqual(['pistol:12', 'reload:smg', 'knife', 'rifle:20'])
  })

  it('[ev.swap.2] is free, as often as one likes, and spoils neither the standing bonus nor the sprint', () => {
    const s = scene({ marines: [...pair, far], zombies: [zombie([4, 9])], holders: oneHand, dice: ['ev.attack.3: 3'] })
    for (let i = 0; i < 3; i++) s.do('M1', swap('M2', ['grenade'])).do('M1', swap('M2', [], ['grenade']))
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 0, stirred: false, attack: null, begun: false })
    s.do('M1', swap('M2', [], ['smg'])).do('M1', { do: 'shoot', weapon: 'smg', zombie: 1, stand: true })
    expect(s.event('attacked')).toMatchObject({ total: 4 })
    s.do('M1', { do: 'cease-fire' })
    for (let x = 6; x <= 11; x++) s.do('M2', step(x, 4))
    expect(theMarine(s, 'M2')).toMatchObject({ moved: 6, attack: 'sprint' })
  })

  it('[ev.swap.3] may be a gift in either direction, but something must change hands', () => {
    const s = scene({ marines: pair, holders: oneHand }).do('M1', swap('M2', ['grenade']))
    expect(itemsOf(s, 'M2')).toContain('grenade')
    s.do('M1', swap('M2', [], ['medkit']))
    expect(itemsOf(s, 'M1')).toContain('medkit')
    expect(s.refused('M1', swap('M2', []))).toMatchObject({ clause: 'ev.swap.3' })
    expect(offersOf(s, 'M1', 'swap')).toContainEqual(swap('M2', ['knife']))
    expect(offersOf(s, 'M1', 'swap')).toContainEqual(swap('M2', [], ['knife']))
  })

  it('[ev.swap.4] happens between steps and around an attack, by whoever is acting or not', () => {
    const marines = [...pair, sergeant({ seat: 'M3', at: [4, 8] })]
    const s = scene({ marines, zombies: [zombie([9, 8])], holders: oneHand, dice: ['ev.attack.3: 3'] })
    s.do('M3', step(5, 8))
      .do('M1', swap('M2', ['grenade']))
      .do('M3', step(5, 7))
    s.do('M2', swap('M1', ['grenade'])).do('M3', { do: 'shoot', weapon: 'pistol', zombie: 1 })
    s.do('M1', step(4, 5))
      .do('M1', step(5, 5))
      .do('M1', swap('M2', ['knife']))
    expect(itemsOf(s, 'M2').filter((item) => item === 'knife')).toHaveLength(2)
    expect(theMarine(s, 'M1').acted).toBe(false)
  })

  it('[ev.swap.4] never inside a burst, a population or another open decision', () => {
    const tiles = { A2: { id: 'T00', up: false } }
    const zombies = [zombie([9, 4]), zombie([9, 5])]
    const s = scene({
      marines: pair,
      zombies,
      tiles,
      holders: oneHand,
      dice: ['ev.attack.3: 3 1', 'ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    s.do('M1', { do: 'throw', at: [5, 5] })
    expect(s.refused('M1', swap('M2', ['knife']))).toMatchObject({ clause: 'ev.gren.4' })
    expect(s.refused('M2', swap('M1', ['knife']))).toMatchObject({ clause: 'ev.swap.4' })
    s.do('M1', { do: 'cancel' }).do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: false })
    expect(s.refused('M1', swap('M2', ['knife']))).toMatchObject({ clause: 'ev.auto.11' })
    expect(s.refused('M2', swap('M1', ['knife']))).toMatchObject({ clause: 'ev.swap.4' })
    s.do('M1', { do: 'fire-on', zombie: 2 }).do('M1', { do: 'end' })
    for (const y of [5, 6, 7, 8]) s.do('M2', step(5, y))
    expect(s.asks).toBe('place a zombie')
    expect(s.refused('M2', swap('M1', ['knife']))).toMatchObject({
      clause: 'ev.swap.4',
      reason: expect.stringContaining('in the middle of another decision'),
    })
    s.do('Z', { do: 'place-zombie', at: [3, 10] })
    expect(marineAt(s, 'M2')).toEqual([5, 8])
  })

  it('[ev.swap.4] only in the Marines Turn', () => {
    for (const phase of ['spawn', 'zombies'] as const) {
      const dice = phase === 'spawn' ? ['ev.spawn.5: 1'] : []
      const s = scene({ marines: pair, zombies: [zombie([20, 20])], holders: oneHand, phase, dice })
      expect(s.offered('M1')).toEqual([])
      expect(s.refused('M1', swap('M2', ['knife']))).toMatchObject({
        clause: 'ev.swap.4',
        reason: expect.stringContaining('in the Marines Turn only'),
      })
      expect(s.refused('M1', { do: 'agree', proposal: 1 }).clause).toBe('ev.swap.4')
      expect(s.refused('M1', step(4, 5)).clause).toBe('table.seat')
    }
  })

  it("[ev.swap.5] a marine inside another's square does not swap with that marine, but with its neighbours", () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [5, 4] }), sergeant({ seat: 'M3', at: [6, 4] })]
    const s = scene({ marines, holders: oneHand }).do('M1', step(5, 4))
    expect(s.refused('M1', swap('M2', ['knife']))).toMatchObject({ clause: 'ev.swap.5' })
    expect(s.refused('M2', swap('M1', ['knife']))).toMatchObject({ clause: 'ev.swap.5' })
    s.do('M1', swap('M3', ['grenade'])).do('M2', swap('M3', ['medkit']))
    expect(itemsOf(s, 'M3')).toEqual(expect.arrayContaining(['grenade', 'medkit']))
    expect(offersOf(s, 'M1', 'swap').every((c) => (c as { with: string }).with === 'M3')).toBe(true)
  })

  it('[ev.swap.7] a wall between them prevents it, a door does not, standing or destroyed', () => {
    const walls = [wall([4, 4], [5, 4])]
    const s = scene({ marines: pair, walls, holders: oneHand })
    expect(s.refused('M1', swap('M2', ['knife']))).toMatchObject({ clause: 'ev.swap.7' })
    expect(offersOf(s, 'M1', 'swap')).toEqual([])
    for (const state of ['standing', 'destroyed'] as const) {
      const doors = [door([4, 4], [5, 4], state)]
      const through = scene({ marines: pair, walls, doors, holders: oneHand }).do('M1', swap('M2', ['grenade']))
      expect(itemsOf(through, 'M2')).toContain('grenade')
    }
  })

  it('[ev.swap.8] all equipment changes hands, rounds and all, and nobody carries too much', () => {
    const gear = ['pistol:3', 'smg:7', 'rifle:9', 'shotgun:2', 'knife', 'reload:smg', 'grenade', 'medkit', 'fuel']
    const s = scene({ marines: [grunt({ items: gear }), medic({ seat: 'M2', at: [5, 4] })], holders: oneHand })
    const before = itemsOf(s, 'M2')
    s.do(
      'M1',
      swap(
        'M2',
        theMarine(s, 'M1').items.map((item) => item.id),
      ),
    )
    expect(itemsOf(s, 'M1')).toEqual([])
    expect(itemsOf(s, 'M2')).toEqual([...before, ...gear])
  })

  it('[ev.swap.8] only what is carried can be swapped, each piece once', () => {
    const s = scene({ marines: pair, holders: oneHand })
    for (const command of [swap('M2', ['medkit']), swap('M2', [], ['grenade']), swap('M2', ['knife', 'knife'])])
      expect(s.refused('M1', command)).toMatchObject({ clause: 'ev.swap.8' })
    const knife = theMarine(s, 'M1').items.find((item) => item.kind === 'knife')?.id as number
    expect(s.refused('M1', swap('M2', [knife, 'knife']))).toMatchObject({ clause: 'ev.swap.8' })
    s.do('M2', swap('M1', ['knife'])).do('M1', swap('M2', ['knife', 'knife']))
    expect(itemsOf(s, 'M2').filter((item) => item === 'knife')).toHaveLength(2)
  })
})

describe('one weapon, two users', () => {
  const marines = [sergeant(), medic({ seat: 'M2', at: [4, 5] }), far]
  const stage = { marines, zombies: [zombie([5, 5])], holders: oneHand }
  const shot = (weapon: string): Command => ({ do: 'shoot', weapon, zombie: 1, stand: true })
  const cut: Command = { do: 'strike', weapon: 'knife', zombie: 1, stand: true }

  it('[ev.swap.9] a gun handed on after a shot is fired again in the same turn', () => {
    const s = scene({ ...stage, dice: ['ev.attack.3: 2 6'] }).do('M1', shot('pistol'))
    const pistol = theMarine(s, 'M1').items.find((item) => item.kind === 'pistol')?.id as number
    s.do('M1', swap('M2', ['pistol'])).do('M2', { do: 'shoot', weapon: pistol, zombie: 1, stand: true })
    expect(theMarine(s, 'M2').items.find((item) => item.id === pistol)?.rounds).toBe(10)
  })

  it('[ev.swap.9] with `oneUserPerWeapon` not, neither gun nor knife; other weapons are free', () => {
    const options = { oneUserPerWeapon: true }
    const s = scene({ ...stage, options, dice: ['ev.attack.3: 2 2', 'ev.spawn.5: 1', 'ev.attack.3: 6'] })
    s.do('M1', cut).do('M1', swap('M2', ['knife'], ['knife']))
    expect(offersOf(s, 'M2', 'strike')).not.toContainEqual(cut)
    expect(s.refused('M2', cut)).toMatchObject({ clause: 'ev.swap.9' })
    const own = theMarine(s, 'M1').items.find((item) => item.kind === 'knife')?.id as number
    s.do('M1', swap('M2', ['knife']))
    expect(offersOf(s, 'M2', 'strike')).toContainEqual({ ...cut, weapon: own })
    s.do('M2', shot('pistol'))
      .do('M3', { do: 'end' })
      .do('Z', { do: 'end-phase' })
      .do('Z', { do: 'place-zombie', at: [35, 35] })
    s.do('M2', cut)
    expect(s.latest.map((e) => e.e)).toContain('zombie killed')
  })

  it('[ev.swap.9] with `oneUserPerWeapon` a gun that was only carried is free, one that was fired is not', () => {
    const options = { oneUserPerWeapon: true }
    const s = scene({ ...stage, options, dice: ['ev.attack.3: 2 6'] }).do('M1', shot('pistol'))
    s.do('M1', swap('M2', ['pistol', 'shotgun'], ['pistol']))
    expect(s.refused('M2', shot('pistol'))).toMatchObject({ clause: 'ev.swap.9' })
    expect(offersOf(s, 'M2', 'shoot').map((c) => (c as { weapon: string }).weapon)).not.toContain('pistol')
    s.do('M2', shot('shotgun'))
    expect(s.event('zombie killed')).toMatchObject({ by: 'M2' })
  })
})

describe('the dead', () => {
  const fallen = (at: [number, number] = [5, 4]): object => medic({ seat: 'M2', at, hp: 0, items: ['smg:7', 'medkit'] })

  it('[ev.swap.10] their equipment can be taken, and nobody is asked', () => {
    const s = scene({ marines: [grunt(), fallen()] }).do('M1', swap('M2', [], ['smg', 'medkit']))
    expect(s.event('swapped')).toMatchObject({ clause: 'ev.swap.10', get: ['smg', 'medkit'] })
    expect(itemsOf(s, 'M1')).toEqual(expect.arrayContaining(['smg:7', 'medkit']))
    expect(itemsOf(s, 'M2')).toEqual([])
  })

  it('[ev.swap.11] from beside the body or from its square, free, but not diagonally or through a wall', () => {
    const s = scene({ marines: [grunt({ at: [4, 3] }), fallen()] })
    expect(s.refused('M1', swap('M2', [], ['smg']))).toMatchObject({ clause: 'ev.swap.1' })
    s.do('M1', step(4, 4))
      .do('M1', swap('M2', [], ['smg']))
      .do('M1', step(5, 4))
      .do('M1', swap('M2', [], ['medkit']))
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 2, attack: null })
    expect(itemsOf(s, 'M2')).toEqual([])
    const walled = scene({ marines: [grunt(), fallen()], walls: [wall([4, 4], [5, 4])] })
    expect(walled.refused('M1', swap('M2', [], ['smg']))).toMatchObject({ clause: 'ev.swap.7' })
  })

  it('[ev.swap.11] the dead take nothing themselves, and a grenade leaves everything with them', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [4, 8] }), sergeant({ seat: 'M3', at: [4, 9] })]
    const s = scene({ marines, holders: oneHand })
      .do('M1', { do: 'throw', at: [4, 8] })
      .do('M1', { do: 'confirm' })
    expect(itemsOf(s, 'M2')).toEqual(['pistol:12', 'smg:20', 'reload:smg', 'medkit', 'knife'])
    expect(itemsOf(s, 'M3')).toEqual(['pistol:12', 'shotgun:8', 'knife'])
    expect(s.refused('M2', swap('M3', [], ['shotgun']))).toMatchObject({ clause: 'ev.swap.11' })
  })

  it('[ev.swap.12] nothing is dropped: not on the floor, not on a body', () => {
    const s = scene({ marines: [grunt(), fallen()] })
    expect(s.refused('M1', swap('M2', ['knife'], ['smg']))).toMatchObject({ clause: 'ev.swap.12' })
    expect(offersOf(s, 'M1', 'swap')).toEqual([swap('M2', [], ['smg']), swap('M2', [], ['medkit'])])
    expect(s.refused('M1', { do: 'drop', item: 'knife' } as unknown as Command)).toMatchObject({
      clause: 'table.shape',
    })
  })
})

describe('proposals', () => {
  it('[ev.swap.6] between two persons the other must agree; then it is done', () => {
    const s = scene({ marines: pair }).do('M1', swap('M2', ['grenade'], ['medkit']))
    expect(s.event('swap proposed')).toMatchObject({ seat: 'M1', with: 'M2', give: ['grenade'], get: ['medkit'] })
    expect(itemsOf(s, 'M1')).toContain('grenade')
    expect(s.refused('M1', agree(1))).toMatchObject({ clause: 'ev.swap.6' })
    expect(s.offered('M2')).toEqual(expect.arrayContaining([agree(1), { do: 'decline', proposal: 1 }]))
    s.do('M2', agree(1))
    expect(itemsOf(s, 'M1')).toEqual(['pistol:12', 'rifle:20', 'reload:rifle', 'knife', 'medkit'])
    expect(itemsOf(s, 'M2')).toEqual(['pistol:12', 'smg:20', 'reload:smg', 'knife', 'grenade'])
    expect(s.refused('M2', agree(1))).toMatchObject({ clause: 'ev.swap.6' })
  })

  it('[ev.swap.6] or declines, and nothing changes hands; either of the two may propose', () => {
    const s = scene({ marines: pair })
      .do('M2', swap('M1', ['medkit']))
      .do('M1', { do: 'decline', proposal: 1 })
    expect(happened(s)).toEqual(['swap declined'])
    expect(itemsOf(s, 'M2')).toContain('medkit')
    expect(s.refused('M1', agree(1))).toMatchObject({ clause: 'ev.swap.6' })
    s.do('M2', swap('M1', [], ['grenade'])).do('M1', agree(2))
    expect(itemsOf(s, 'M2')).toContain('grenade')
  })

  it('[ev.swap.6] only the seat that is asked answers', () => {
    const s = scene({ marines: [...pair, sergeant({ seat: 'M3', at: [6, 4] })] }).do('M1', swap('M2', ['grenade']))
    expect(s.refused('M3', agree(1))).toMatchObject({ clause: 'ev.swap.6' })
    expect(s.refused('M3', { do: 'decline', proposal: 1 })).toMatchObject({ clause: 'ev.swap.6' })
  })

  it('[ev.swap.6] bots always agree, but a bot asks a person', () => {
    const s = scene({ marines: pair, holders: { M2: bot } }).do('M1', swap('M2', [], ['medkit']))
    expect(itemsOf(s, 'M1')).toContain('medkit')
    s.do('M2', swap('M1', [], ['grenade']))
    expect(happened(s)).toEqual(['swap proposed'])
    expect(itemsOf(s, 'M1')).toContain('grenade')
    const bots = scene({ marines: pair, holders: { M1: bot, M2: bot } }).do('M1', swap('M2', ['grenade']))
    expect(happened(bots)).toEqual(['swapped'])
  })

  it('[ev.swap.6] a person who holds both seats is not asked', () => {
    const s = scene({ marines: pair, holders: { M1: ann, M2: ann } }).do('M1', swap('M2', ['grenade']))
    expect(happened(s)).toEqual(['swapped'])
    expect(open(s)).toEqual([])
  })

  it('[ev.swap.13] an unanswered proposal holds nobody up and lapses with the next step', () => {
    const s = scene({ marines: pair }).do('M1', swap('M2', ['grenade']))
    expect(s.owe).toEqual(['M1', 'M2'])
    s.do('M1', step(4, 3))
    expect(happened(s)).toEqual(['swap lapsed', 'stepped'])
    expect(s.refused('M2', agree(1))).toMatchObject({ clause: 'ev.swap.6' })
    expect(itemsOf(s, 'M1')).toContain('grenade')
  })

  it("[ev.swap.13] with anybody's step, attack part or end of an activation", () => {
    const marines = [...pair, sergeant({ seat: 'M3', at: [9, 9] })]
    const zombies = [zombie([9, 12])]
    const asked = (dice: string[] = []): EvacScene =>
      scene({ marines, zombies, dice }).do('M1', swap('M2', ['grenade']))
    const commands: [Command, string[]][] = [
      [step(9, 8), []],
      [{ do: 'end' }, []],
      [{ do: 'shoot', weapon: 'pistol', zombie: 1, stand: false }, ['ev.attack.3: 3']],
    ]
    for (const [command, dice] of commands) {
      const s = asked(dice).do('M3', command)
      expect(happened(s)[0]).toBe('swap lapsed')
      expect(open(s)).toEqual([])
    }
  })

  it('[ev.swap.13] not with a swap of other things, a cancelled grenade or a refused command', () => {
    const s = scene({ marines: [...pair, sergeant({ seat: 'M3', at: [4, 5] })], holders: { M3: { person: 'M1' } } })
    s.do('M1', swap('M2', ['grenade'])).do('M1', swap('M3', ['knife']))
    expect(happened(s)).toEqual(['swapped'])
    s.do('M1', { do: 'throw', at: [5, 4] }).do('M1', { do: 'cancel' })
    expect(s.refused('M1', step(9, 9))).toMatchObject({ clause: 'ev.move.1' })
    expect(open(s)).toEqual([1])
    s.do('M2', agree(1))
    expect(itemsOf(s, 'M2')).toContain('grenade')
  })

  it('[ev.swap.13] when another swap moves one of its items', () => {
    const s = scene({ marines: [...pair, sergeant({ seat: 'M3', at: [4, 5] })], holders: { M3: { person: 'M1' } } })
    s.do('M1', swap('M2', ['grenade', 'knife'], ['medkit'])).do('M1', swap('M3', ['knife']))
    expect(happened(s)).toEqual(['swapped', 'swap lapsed'])
    expect(s.refused('M2', agree(1))).toMatchObject({ clause: 'ev.swap.6' })
    s.do('M1', swap('M2', [], ['medkit']))
      .do('M2', swap('M1', ['medkit']))
      .do('M1', agree(3))
    expect(itemsOf(s, 'M1')).toContain('medkit')
    expect(open(s)).toEqual([])
  })

  it('[ev.swap.13] proposals to several seats stand side by side; a new one to the same seat takes the place of the old', () => {
    const s = scene({ marines: [...pair, sergeant({ seat: 'M3', at: [4, 5] })] })
    s.do('M1', swap('M2', ['grenade'])).do('M1', swap('M3', ['knife']))
    expect(open(s)).toEqual([1, 2])
    s.do('M1', swap('M2', ['pistol']))
    expect(happened(s)).toEqual(['swap lapsed', 'swap proposed'])
    expect(open(s)).toEqual([2, 3])
  })

  it('[ev.swap.13] the acting marine may propose in the middle of its movement and go on without an answer', () => {
    const s = scene({ marines: [grunt({ at: [4, 3] }), medic({ seat: 'M2', at: [5, 4] })] })
    s.do('M1', step(4, 4)).do('M1', swap('M2', ['grenade'], ['medkit']))
    expect(s.owe).toEqual(['M1'])
    expect(s.offered('M2')).toContainEqual(agree(1))
    s.do('M1', step(4, 5)).do('M1', { do: 'end' })
    expect(itemsOf(s, 'M1')).toContain('grenade')
  })
})
