import { describe, expect, it } from 'vitest'
import { bystander, grunt, itemsOf, marineAt, medic, offersOf, scene, sergeant, theMarine, zombie } from '../testing.ts'

const reload = (weapon: string | number) => ({ do: 'reload', weapon }) as const
const step = (x: number, y: number) => ({ do: 'step', to: [x, y] as [number, number] }) as const

describe('reloads', () => {
  it('[ev.reload.1] a reload fills the weapon up to its number and is used up', () => {
    const s = scene({ marines: [grunt({ items: ['rifle:0', 'reload:rifle', 'reload:rifle', 'knife'] })] })
    s.do('M1', reload('rifle'))
    expect(itemsOf(s, 'M1')).toEqual(['rifle:20', 'reload:rifle', 'knife'])
    expect(s.event('reloaded')).toMatchObject({ clause: 'ev.reload.1', weapon: 'rifle', rounds: 20 })
    const short = scene({ marines: [grunt({ items: ['rifle:0', 'reload:rifle'] })], options: { ammoRifle: 7 } })
    expect(itemsOf(short.do('M1', reload('rifle')), 'M1')).toEqual(['rifle:7'])
  })

  it('[ev.reload.2] what was left in the weapon is lost, and only a full weapon cannot be reloaded', () => {
    const almost = scene({ marines: [medic({ items: ['smg:19', 'reload:smg'] })] })
    expect(itemsOf(almost.do('M1', reload('smg')), 'M1')).toEqual(['smg:20'])
    const full = scene({ marines: [medic()] })
    expect(full.refused('M1', reload('smg')).clause).toBe('ev.reload.2')
    expect(offersOf(full, 'M1', 'reload')).toEqual([])
  })

  it('[ev.reload.3] it is the attack of the turn: no shot after it and no sprint', () => {
    const marines = [grunt({ items: ['rifle:1', 'pistol:12', 'reload:rifle'] }), bystander()]
    const s = scene({ marines, zombies: [zombie([30, 4])] }).do('M1', reload('rifle'))
    expect(s.refused('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false }).clause).toBe('ev.act.5')
    expect(theMarine(s, 'M1').attack).toBe('reload')
    s.do('M1', step(5, 4)).do('M1', step(6, 4)).do('M1', step(7, 4))
    expect(s.refused('M1', step(8, 4)).clause).toBe('ev.act.2')
  })

  it('[ev.reload.3] whoever has shot or sprinted cannot reload any more', () => {
    const items = ['rifle:1', 'pistol:12', 'reload:rifle']
    const shot = scene({ marines: [grunt({ items })], zombies: [zombie([30, 4])], dice: ['ev.attack.3: 2'] })
    shot.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: false })
    expect(shot.refused('M1', reload('rifle')).clause).toBe('ev.act.5')
    const sprinted = scene({ marines: [grunt({ items, moved: 3 }), bystander()] })
    expect(offersOf(sprinted, 'M1', 'reload')).toEqual([reload('rifle')])
    sprinted.do('M1', step(5, 4))
    expect(sprinted.refused('M1', reload('rifle')).clause).toBe('ev.act.2')
  })

  it('[ev.reload.4] before or after a normal move; whether the marine stands is neither asked nor rewarded', () => {
    const items = ['rifle:1', 'reload:rifle']
    const after = scene({ marines: [grunt({ items }), bystander()] })
    after.do('M1', step(5, 4)).do('M1', step(6, 4)).do('M1', reload('rifle'))
    expect([marineAt(after, 'M1'), itemsOf(after, 'M1')]).toEqual([[6, 4], ['rifle:20']])
    expect(theMarine(after, 'M1').acted).toBe(true)
    const before = scene({ marines: [grunt({ items })] })
      .do('M1', reload('rifle'))
      .do('M1', step(5, 4))
    expect([marineAt(before, 'M1'), itemsOf(before, 'M1')]).toEqual([[5, 4], ['rifle:20']])
    expect(before.story.some((line) => line.endsWith('declared'))).toBe(false)
  })

  it('[ev.reload.5] a reload fits only its kind of weapon, and the marine must carry both', () => {
    const s = scene({ marines: [grunt({ items: ['rifle:1', 'pistol:1', 'reload:smg', 'reload:pistol'] })] })
    expect(offersOf(s, 'M1', 'reload')).toEqual([reload('pistol')])
    expect(s.refused('M1', reload('rifle')).clause).toBe('ev.reload.5')
    expect(s.refused('M1', reload('smg')).clause).toBe('ev.reload.5')
    expect(s.refused('M1', reload('reload:pistol')).clause).toBe('ev.reload.5')
  })

  it('[ev.reload.5] a reload that another marine hands over fits as well', () => {
    const s = scene({
      marines: [grunt({ items: ['smg:3'] }), medic({ seat: 'M2', at: [4, 5] })],
      holders: { M1: { person: 'Ann' }, M2: { person: 'Ann' } },
    })
    expect(s.refused('M1', reload('smg')).clause).toBe('ev.reload.5')
    s.do('M2', { do: 'swap', with: 'M1', give: ['reload:smg'], get: [] }).do('M1', reload('smg'))
    expect(itemsOf(s, 'M1')).toEqual(['smg:20'])
    expect(itemsOf(s, 'M2')).not.toContain('reload:smg')
  })

  it('[ev.reload.6] one weapon per turn, and of two of a kind the one that is named', () => {
    const items = ['shotgun:1', 'shotgun:5', 'pistol:2', 'reload:shotgun', 'reload:pistol']
    const s = scene({ marines: [sergeant({ items })] })
    const emptier = theMarine(s, 'M1').items[0]?.id as number
    expect(offersOf(s, 'M1', 'reload')).toEqual([reload(emptier), reload('shotgun'), reload('pistol')])
    s.do('M1', reload(emptier))
    expect(itemsOf(s, 'M1')).toEqual(['shotgun:8', 'shotgun:5', 'pistol:2', 'reload:pistol'])
    expect(s.refused('M1', reload('pistol')).clause).toBe('ev.act.5')
  })
})
