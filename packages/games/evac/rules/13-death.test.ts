import { describe, expect, it } from 'vitest'
import {
  bystander,
  type EvacScene,
  grunt,
  itemsOf,
  marineAt,
  medic,
  scene,
  theMarine,
  xy,
  zombie,
  zombieAt,
} from '../testing.ts'

const endPhase = { do: 'end-phase' } as const
const step = (x: number, y: number) => ({ do: 'step', to: [x, y] as [number, number] }) as const
const activate = (id: number) => ({ do: 'activate', zombie: id }) as const

/** The Zombie Turn, with zombie 1 next to M1 at (4,4), who has that many HP. */
const attackOn = (hp: number, more: { dice?: string[]; zombies?: object[]; marines?: object[] } = {}): EvacScene =>
  scene({
    phase: 'zombies',
    marines: [grunt({ hp }), bystander(), ...(more.marines ?? [])],
    zombies: [zombie([5, 4]), ...(more.zombies ?? [])],
    ...(more.dice ? { dice: more.dice } : {}),
  })

describe('death of marines', () => {
  it('[ev.death.1] the last HP kills, the one before does not', () => {
    const dead = attackOn(1, { dice: ['ev.spawn.5: 1'] }).do('Z', endPhase)
    expect(theMarine(dead, 'M1').hp).toBe(0)
    expect(dead.event('died')).toMatchObject({ clause: 'ev.death.1', marine: 'M1', at: [4, 4], because: 'bite' })
    const hurt = attackOn(2, { dice: ['ev.spawn.5: 1'] }).do('Z', endPhase)
    expect(theMarine(hurt, 'M1').hp).toBe(1)
    expect(hurt.story.some((line) => line.endsWith('died'))).toBe(false)
  })

  it('[ev.death.2] the body stays with its equipment, and its square can be walked on and looted', () => {
    const marines = [grunt({ hp: 0 }), medic({ seat: 'M2', at: [5, 4] }), bystander('M3')]
    const s = scene({ marines })
    s.do('M2', step(4, 4)).do('M2', { do: 'swap', with: 'M1', give: [], get: ['rifle', 'grenade'] })
    expect(itemsOf(s, 'M1')).toEqual(['pistol:12', 'reload:rifle', 'knife'])
    s.do('M2', { do: 'end' })
    expect([s.state.phase, xy(s, theMarine(s, 'M2').at), marineAt(s, 'M1')]).toEqual(['marines', [4, 4], [4, 4]])
  })

  it('[ev.death.2] a marine killed by zombies lies where it fell, with all it carried', () => {
    const s = attackOn(1, { dice: ['ev.spawn.5: 1'] })
    const carried = itemsOf(s, 'M1')
    s.do('Z', endPhase)
    expect([marineAt(s, 'M1'), itemsOf(s, 'M1')]).toEqual([[4, 4], carried])
  })

  it('[ev.death.3] the square is free at once: a later zombie of the same turn walks into it', () => {
    const s = attackOn(1, { zombies: [zombie([3, 4])] })
    s.do('Z', activate(1)).do('Z', { do: 'stop' }).do('Z', activate(2)).do('Z', step(4, 4))
    expect(zombieAt(s, 2)).toEqual([4, 4])
    const alive = attackOn(2, { zombies: [zombie([3, 4])] })
    alive.do('Z', activate(1)).do('Z', { do: 'stop' }).do('Z', activate(2))
    expect(alive.refused('Z', step(4, 4)).clause).toBe('ev.zmove.4')
  })

  it('[ev.death.3] the dead are not bitten again, and a blast frees the square within the Marines Turn', () => {
    const bitten = attackOn(1, { zombies: [zombie([3, 4])], dice: ['ev.spawn.5: 1'] }).do('Z', endPhase)
    expect(bitten.story.filter((line) => line.endsWith('bitten'))).toHaveLength(1)
    const marines = [grunt({ at: [10, 4] }), medic({ seat: 'M2', at: [4, 4] }), medic({ seat: 'M3', at: [4, 6] })]
    const s = scene({ marines: [...marines, bystander('M4')] })
      .do('M1', { do: 'throw', at: [4, 4] })
      .do('M1', { do: 'confirm' })
    s.do('M1', { do: 'end' }).do('M3', step(4, 5)).do('M3', step(4, 4)).do('M3', { do: 'end' })
    expect(marineAt(s, 'M3')).toEqual(marineAt(s, 'M2'))
  })

  it('[ev.death.4] the dead no longer bring zombie dice: the fourth marine falls, and one die is rolled', () => {
    const others = [medic({ seat: 'M3', at: [28, 28] }), medic({ seat: 'M4', at: [29, 28] })]
    const fallen = attackOn(1, { marines: others, dice: ['ev.spawn.5: 3'] }).do('Z', endPhase)
    expect(fallen.event('zombies rolled').faces).toEqual([3])
    const four = attackOn(2, { marines: others, dice: ['ev.spawn.5: 3 1'] }).do('Z', endPhase)
    expect(four.event('zombies rolled').faces).toEqual([3, 1])
  })
})
