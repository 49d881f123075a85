import { describe, expect, it } from 'vitest'
import {
  bystander,
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
  zombieAt,
  zombieNo,
} from '../testing.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const shot = (weapon: string, zombieId: number, stand = true) =>
  ({ do: 'shoot', weapon, zombie: zombieId, stand }) as const
const strike = (weapon: string | number, zombieId: number, stand = true) =>
  ({ do: 'strike', weapon, zombie: zombieId, stand }) as const

/** Everything a weapon does to a standing zombie beside the marine, face by face. */
function results(weapon: string, stands: boolean): string[] {
  return FACES.map((face) => {
    const s = scene({
      marines: [
        sergeant({ items: ['pistol', 'smg', 'rifle', 'shotgun', 'knife'], moved: stands ? 0 : 1 }),
        bystander(),
      ],
      zombies: [zombie([5, 4])],
      dice: [`ev.attack.3 d6: ${face}`],
    })
    const close = weapon === 'knife' || weapon === 'unarmed'
    s.do('M1', { do: close ? 'strike' : 'shoot', weapon, zombie: 1, stand: stands })
    const z = zombieNo(s, 1)
    return z === undefined ? 'kill' : z.down ? 'down' : 'miss'
  })
}

const weaponsOffered = (s: EvacScene, kind: 'shoot' | 'strike'): unknown[] => [
  ...new Set(offersOf(s, 'M1', kind).map((command) => (command as { weapon: unknown }).weapon)),
]

describe('marine attacks', () => {
  it('[ev.attack.1] any zombie in sight, with any gun the marine carries that has ammunition', () => {
    const s = scene({
      marines: [sergeant({ items: ['pistol:0', 'shotgun:8', 'knife'] })],
      zombies: [zombie([4, 9]), zombie([20, 30]), zombie([6, 4])],
      walls: [wall([5, 4], [6, 4])],
    })
    const offers = [1, 2].flatMap((id) => [shot('shotgun', id, true), shot('shotgun', id, false)])
    expect(offersOf(s, 'M1', 'shoot')).toEqual(offers)
    expect(s.refused('M1', shot('shotgun', 3)).clause).toBe('ev.los.1')
    expect(s.refused('M1', shot('rifle', 1)).clause).toBe('ev.attack.1')
    expect(s.refused('M1', shot('knife', 1)).clause).toBe('ev.attack.1')
    expect(s.refused('M1', shot('shotgun', 4)).clause).toBe('ev.attack.1')
  })

  it('[ev.attack.2] a gun fired at an adjacent zombie has no other modifiers than at a distant one', () => {
    const modifiers = [zombie([5, 4]), zombie([30, 30])].map((target) => {
      const s = scene({ zombies: [target], dice: ['ev.attack.3: 2'] }).do('M1', shot('pistol', 1))
      return s.event('attacked').modifiers
    })
    const expected = [
      { clause: 'ev.attack.3', value: 0 },
      { clause: 'ev.stand.1', value: 1 },
    ]
    expect(modifiers).toEqual([expected, expected])
  })

  it.each([
    ['unarmed', 'miss miss miss miss down down', 'miss miss miss down down kill'],
    ['knife', 'miss miss miss down down kill', 'miss miss down down kill kill'],
    ['pistol', 'miss miss miss down down kill', 'miss miss down down kill kill'],
    ['smg', 'miss miss miss down down kill', 'miss miss down down kill kill'],
    ['rifle', 'miss miss down down kill kill', 'miss down down kill kill kill'],
    ['shotgun', 'miss down down kill kill kill', 'down down kill kill kill kill'],
  ])('[ev.attack.3] a d6 with the modifier of the %s: %s after moving, %s standing', (weapon, moved, standing) => {
    expect(results(weapon, false).join(' ')).toBe(moved)
    expect(results(weapon, true).join(' ')).toBe(standing)
  })

  it('[ev.attack.4] a modified 0 misses, 9 kills, a natural 6 may only knock down and a natural 1 may hit', () => {
    const outcome = (face: number, weapon: string, moved: number) => {
      const command = weapon === 'unarmed' ? strike(weapon, 1, moved === 0) : shot(weapon, 1, moved === 0)
      const s = scene({ marines: [sergeant({ moved }), bystander()], zombies: [zombie([5, 5])], dice: [face] })
      s.do('M1', command)
      return [s.event('attacked').total, s.event('attacked').result]
    }
    expect(outcome(1, 'unarmed', 1)).toEqual([0, 'miss'])
    expect(outcome(6, 'unarmed', 1)).toEqual([5, 'knockDown'])
    expect(outcome(1, 'shotgun', 0)).toEqual([4, 'knockDown'])
    expect(outcome(6, 'shotgun', 0)).toEqual([9, 'kill'])
  })

  it('[ev.attack.5] a knocked-down zombie lies in its square and still occupies it', () => {
    const s = scene({ zombies: [zombie([5, 4])], dice: ['ev.attack.3: 4'] }).do('M1', shot('pistol', 1, false))
    expect(zombieNo(s, 1)?.down).toBe(true)
    expect(zombieAt(s, 1)).toEqual([5, 4])
    expect(s.refused('M1', { do: 'step', to: [5, 4] }).clause).toBe('ev.move.7')
    expect(s.story).toContain('ev.attack.5 knocked down')
  })

  it('[ev.attack.6] a killed zombie leaves the map at once: the marine may step onto its square', () => {
    const s = scene({ zombies: [zombie([5, 4])], dice: ['ev.attack.3: 6'] }).do('M1', shot('pistol', 1, false))
    expect(s.state.zombies).toEqual([])
    expect(s.event('zombie killed')).toMatchObject({ clause: 'ev.attack.6', zombie: 1, at: [5, 4], by: 'M1' })
    expect(marineAt(s.do('M1', { do: 'step', to: [5, 4] }), 'M1')).toEqual([5, 4])
    expect(theMarine(s, 'M1').kills).toBe(1)
  })

  it('[ev.attack.7] [ev.attack.8] a pistol attacks once: neither another zombie nor the same one again', () => {
    const s = scene({ zombies: [zombie([5, 4]), zombie([5, 5])], dice: ['ev.attack.3: 2'] })
    s.do('M1', shot('pistol', 1, false))
    expect(s.asks).toBe('act')
    expect(offersOf(s, 'M1', 'shoot')).toEqual([])
    expect(s.refused('M1', shot('pistol', 2, false)).clause).toBe('ev.act.5')
    expect(s.refused('M1', shot('pistol', 1, false)).clause).toBe('ev.act.5')
    expect(s.refused('M1', { do: 'fire-on', zombie: 1 }).clause).toBe('ev.auto.10')
    expect(s.dice).toHaveLength(1)
  })

  it('[ev.attack.9] a knocked-down zombie is hit like a standing one, but a knock down kills it', () => {
    const against = (state: 'standing' | 'down', face: number) => {
      const s = scene({ zombies: [zombie([5, 4], { state })], dice: [face] }).do('M1', shot('pistol', 1, false))
      return [s.event('attacked').total, s.event('attacked').result, s.state.zombies.length]
    }
    expect(against('standing', 3)).toEqual([3, 'miss', 1])
    expect(against('down', 3)).toEqual([3, 'miss', 1])
    expect(against('standing', 4)).toEqual([4, 'knockDown', 1])
    expect(against('down', 4)).toEqual([4, 'knockDown', 0])
  })

  it('[ev.attack.10] a missed shot past a marine does not hit it, and no marine can be aimed at', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [5, 4] })]
    const s = scene({ marines, zombies: [zombie([6, 4])], dice: ['ev.attack.3: 1'] })
    expect(offersOf(s, 'M1', 'shoot').every((command) => (command as { zombie: number }).zombie === 1)).toBe(true)
    s.do('M1', shot('pistol', 1))
    expect(s.state.marines.map((m) => m.hp)).toEqual([5, 3])
    expect(s.story.filter((line) => line.endsWith('bitten') || line.endsWith('died'))).toEqual([])
  })
})

describe('ammunition', () => {
  it('[ev.ammo.1] every shot with a gun uses one round of it, a knife none', () => {
    const s = scene({ marines: [sergeant()], zombies: [zombie([5, 4]), zombie([5, 5])], dice: [2, 2, 2] })
    s.do('M1', shot('shotgun', 1)).do('M1', { do: 'fire-on', zombie: 2 }).do('M1', { do: 'fire-on', zombie: 1 })
    expect(itemsOf(s, 'M1')).toEqual(['pistol:12', 'shotgun:5', 'knife'])
    expect(s.event('attacked').rounds).toBe(7)
    const cut = scene({ marines: [sergeant()], zombies: [zombie([5, 4])], dice: [2] }).do('M1', strike('knife', 1))
    expect(itemsOf(cut, 'M1')).toEqual(['pistol:12', 'shotgun:8', 'knife'])
    expect(cut.event('attacked').rounds).toBeNull()
  })

  it('[ev.ammo.2] an empty gun cannot be fired; with one round it can', () => {
    const s = scene({ marines: [medic({ items: ['pistol:1', 'smg:0'] })], zombies: [zombie([4, 8])], dice: [2] })
    expect(weaponsOffered(s, 'shoot')).toEqual(['pistol'])
    expect(s.refused('M1', shot('smg', 1)).clause).toBe('ev.ammo.2')
    expect(itemsOf(s.do('M1', shot('pistol', 1)), 'M1')).toEqual(['pistol:0', 'smg:0'])
  })

  it('[ev.ammo.3] rounds belong to the weapon and go with it when it is swapped', () => {
    const marines = [medic(), sergeant({ seat: 'M2', at: [4, 5] })]
    const s = scene({
      marines,
      zombies: [zombie([4, 8])],
      holders: { M1: { person: 'Ann' }, M2: { person: 'Ann' } },
      dice: [1],
    })
    s.do('M1', shot('smg', 1)).do('M1', { do: 'swap', with: 'M2', give: ['smg'], get: ['pistol'] })
    expect(itemsOf(s, 'M2')).toEqual(['shotgun:8', 'knife', 'smg:19'])
    expect(itemsOf(s, 'M1').filter((item) => item.startsWith('pistol'))).toEqual(['pistol:12', 'pistol:12'])
  })

  it('[ev.ammo.4] no weapon holds more than its number, printed or set by a house rule', () => {
    expect(() => scene({ marines: [grunt({ items: ['pistol:13'] })] })).toThrow(/ev\.ammo\.4/)
    expect(() => scene({ marines: [grunt({ items: ['pistol:6'] })], options: { ammoPistol: 5 } })).toThrow(
      /ev\.ammo\.4/,
    )
    expect(itemsOf(scene({ options: { ammoPistol: 5 } }), 'M1')).toContain('pistol:5')
    expect(itemsOf(scene({ marines: [grunt({ items: ['pistol:12'] })] }), 'M1')).toEqual(['pistol:12'])
  })
})

describe('close combat', () => {
  it('[ev.close.1] [ev.close.4] beside a zombie a knife (+0) and, for everybody, bare hands (-1)', () => {
    const near = { zombies: [zombie([5, 4])] }
    expect(weaponsOffered(scene(near), 'strike')).toEqual(['knife', 'unarmed'])
    const bare = scene({ ...near, marines: [grunt({ items: ['rifle:20'] })], dice: ['ev.attack.3: 5'] })
    expect(weaponsOffered(bare, 'strike')).toEqual(['unarmed'])
    expect(bare.refused('M1', strike('knife', 1)).clause).toBe('ev.close.1')
    expect(bare.refused('M1', strike('rifle', 1)).clause).toBe('ev.close.1')
    expect(bare.do('M1', strike('unarmed', 1, false)).event('attacked')).toMatchObject({ total: 4, weapon: 'unarmed' })
    const cut = scene({ ...near, dice: ['ev.attack.3: 5'] }).do('M1', strike('knife', 1, false))
    expect(cut.event('attacked')).toMatchObject({ total: 5, weapon: 'knife' })
  })

  it('[ev.close.1] a zombie two squares away is out of reach', () => {
    const s = scene({ zombies: [zombie([6, 4])] })
    expect(offersOf(s, 'M1', 'strike')).toEqual([])
    expect(s.refused('M1', strike('knife', 1)).clause).toBe('ev.close.2')
    expect(s.refused('M1', strike('knife', 7)).clause).toBe('ev.close.1')
  })

  it('[ev.close.2] the refusal says how far, or names the wall or door between, as refusals of shots do', () => {
    const why = (stage: Parameters<typeof scene>[0]) => scene(stage).refused('M1', strike('knife', 1)).reason
    const gap = { zombies: [zombie([5, 4])], walls: [wall([4, 4], [5, 4])] }
    expect(why({ zombies: [zombie([6, 4])] })).toBe('Zombie 1 is not in contact: its square is not adjacent.')
    expect(why(gap)).toBe('Zombie 1 is not in contact: a wall is between.')
    expect(why({ ...gap, doors: [door([4, 4], [5, 4])] })).toBe(
      'Zombie 1 is not in contact: a standing door is between.',
    )
    expect(why({ ...gap, zombies: [zombie([5, 5])] })).toBe('Zombie 1 is not in contact: the end of a wall is between.')
  })

  it('[ev.close.2] diagonally too, but not across a wall, a wall end or a standing door', () => {
    const [beside, diagonal] = [[zombie([5, 4])], [zombie([5, 5])]]
    const gap = [wall([4, 4], [5, 4])]
    const allowed = (s: EvacScene) => offersOf(s, 'M1', 'strike').length > 0
    expect(allowed(scene({ zombies: diagonal }))).toBe(true)
    expect(scene({ zombies: beside, walls: gap }).refused('M1', strike('knife', 1)).clause).toBe('ev.close.2')
    expect(scene({ zombies: diagonal, walls: gap }).refused('M1', strike('knife', 1)).clause).toBe('ev.close.2')
    const closed = { zombies: beside, walls: gap, doors: [door([4, 4], [5, 4])] }
    expect(allowed(scene(closed))).toBe(false)
    expect(allowed(scene({ ...closed, options: { doorsBlockSight: false } }))).toBe(false)
    const broken = [door([4, 4], [5, 4], 'destroyed')]
    expect(allowed(scene({ zombies: beside, walls: gap, doors: broken }))).toBe(true)
    expect(allowed(scene({ zombies: diagonal, walls: gap, doors: broken }))).toBe(true)
  })

  it('[ev.close.3] it is one roll, the attack of the turn, with +1 for standing', () => {
    const s = scene({ zombies: [zombie([5, 4])], dice: ['ev.attack.3: 4'] }).do('M1', strike('knife', 1, false))
    expect(zombieNo(s, 1)?.down).toBe(true)
    expect(s.refused('M1', strike('knife', 1, false)).clause).toBe('ev.act.5')
    expect(s.refused('M1', shot('rifle', 1, false)).clause).toBe('ev.act.5')
    const standing = scene({ marines: [grunt(), bystander()], zombies: [zombie([5, 4])], dice: ['ev.attack.3: 4'] })
    standing.do('M1', strike('unarmed', 1))
    expect(standing.event('attacked')).toMatchObject({ total: 4, result: 'knockDown' })
    expect(standing.story.filter((line) => line.endsWith('attacked'))).toHaveLength(1)
  })

  it('[ev.close.5] a zombie that survives does not strike back in the Marines Turn', () => {
    const stage = { marines: [grunt({ hp: 1 }), bystander()], zombies: [zombie([5, 4])] }
    const s = scene({ ...stage, dice: ['ev.attack.3: 1', 'ev.spawn.5: 1'] }).do('M1', strike('unarmed', 1))
    expect(s.state.phase).toBe('marines')
    expect(theMarine(s, 'M1').hp).toBe(1)
    s.do('M2', { do: 'end' }).do('Z', { do: 'end-phase' })
    expect(theMarine(s, 'M1').hp).toBe(0)
  })

  it('[ev.swap.9] with oneUserPerWeapon a marine with two knives strikes with the one nobody else has used', () => {
    const s = scene({
      marines: [grunt({ items: ['knife'] }), grunt({ seat: 'M2', at: [4, 5], items: ['knife'] })],
      zombies: [zombie([5, 4])],
      holders: { M1: { person: 'Ann' }, M2: { person: 'Ann' } },
      options: { oneUserPerWeapon: true },
      dice: ['ev.attack.3: 1 1'],
    })
    const own = theMarine(s, 'M2').items[0]?.id as number
    s.do('M1', strike('knife', 1)).do('M2', { do: 'swap', with: 'M1', give: ['knife'], get: ['knife'] })
    s.do('M2', { do: 'swap', with: 'M1', give: [], get: ['knife'] })
    expect(s.refused('M2', strike('knife', 1)).clause).toBe('ev.swap.9')
    expect(offersOf(s, 'M2', 'strike')).toContainEqual(strike(own, 1))
    expect(s.do('M2', strike(own, 1)).story.filter((line) => line.endsWith('attacked'))).toHaveLength(2)
  })
})
