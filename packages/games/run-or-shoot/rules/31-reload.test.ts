import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Survivor } from '../state.ts'
import type { Card } from '../tables/cards.ts'
import type { GunId } from '../tables/guns.ts'
import { at, playPart, scene, survivorNo, ZERO } from '../testing.ts'

const gun = (kind: GunId, rounds: number, id = 2) => ({ id, kind, rounds })
const me: Partial<Survivor> = {
  at: at(5, 33),
  main: gun('rifle', 2),
  pistol: gun('pistol', 1, 1),
  items: ['reload:rifle', 'reload:rifle', 'reload:sniper', 'torch'],
}
type Options = Record<string, boolean>

/** Step 9 for survivor 1, with a Zed in front of him. */
const step9 = (one: Partial<Survivor>, cards: readonly Card[], options: Options = {}, dice: number[] = []) =>
  playPart(scene({ survivors: [{ ...me, ...one }], zeds: [{ at: at(20, 33) }], options, dice }), 'shooting', {
    S1: cards,
  })

const reload = (weapon: number): Command => ({ do: 'reload', weapon })
const fire = (weapon = 2): Command => ({ do: 'shoot', weapon, zed: 1 })

describe('reloading', () => {
  it('[rs.reload.1] [rs.reload.2] [rs.reload.3] one clip for one gun: it is full, the old rounds are lost, nobody shoots', () => {
    const s = step9({}, ['RELOAD'])
    expect(s.offers('S1')).toEqual(['reload weapon:2', 'pass'])
    expect(s.refused('S1', fire()).clause).toBe('rs.shoot.4')
    s.do('S1', reload(2))
    expect(survivorNo(s, 1)).toMatchObject({
      main: { rounds: 6 },
      pistol: { rounds: 1 },
      items: ['reload:rifle', 'reload:sniper', 'torch'],
      fired: false,
      at: at(5, 33),
    })
    expect(s.event('reloaded')).toMatchObject({ survivor: 1, weapon: 'rifle', rounds: 6 })
    expect(s.asks).toBe('place a card')
  })

  it('[rs.reload.3] with `keepPartialClips` what was left is kept', () => {
    const s = step9({}, ['RELOAD'], { keepPartialClips: true })
    s.do('S1', reload(2))
    expect(survivorNo(s, 1).main?.rounds).toBe(8)
  })

  it('[rs.reload.2] [rs.reload.4] only with a fitting clip, for a gun he has; else the card is lost', () => {
    const s = step9({}, ['RELOAD'])
    expect(s.refused('S1', reload(1)).clause).toBe('rs.reload.2')
    expect(s.refused('S1', reload(9)).clause).toBe('rs.reload.4')
    const none = step9({ items: ['reload:sniper'] }, ['RELOAD'])
    expect([none.asks, none.event('card lost').card]).toEqual(['place a card', 'RELOAD'])
    const lying = step9({ down: true }, ['RELOAD'])
    expect(lying.event('card lost').card).toBe('RELOAD')
    const other = step9({}, ['SHOOT'])
    expect(other.refused('S1', reload(2)).clause).toBe('rs.reload.1')
  })

  it('[rs.reload.4] one gun a card, chosen in step 9; ORDER may be placed with it', () => {
    const both = { items: ['reload:rifle', 'reload:pistol'] as Survivor['items'] }
    const s = step9(both, ['ORDER', 'RELOAD'])
    expect(s.offers('S1')).toEqual(['reload weapon:2', 'reload weapon:1', 'pass'])
    s.do('S1', reload(1))
    expect([survivorNo(s, 1).pistol?.rounds, survivorNo(s, 1).main?.rounds, s.asks]).toEqual([6, 2, 'place a card'])
    const clock = (one: Partial<Survivor>) => step9({ ...both, ...one }, ['RELOAD']).clock('S1')
    expect(clock({})).toEqual([reload(2)])
    expect(clock({ main: gun('rifle', 6) })).toEqual([reload(1)])
    expect(clock({ main: gun('rifle', 6), pistol: gun('pistol', 6, 1) })).toEqual([{ do: 'pass' }])
  })
})

describe('sniping', () => {
  const sniper = { main: gun('sniper', 5), pistol: gun('pistol', 6, 1) }

  it('[rs.snipe.1] one shot at +2, from where he stands', () => {
    const s = step9(sniper, ['SNIPE'], {}, [2])
    s.do('S1', fire())
    expect(s.event('shot')).toMatchObject({ face: 2, total: 5, result: 'head', rounds: 4 })
    expect(s.event('shot').modifiers).toContainEqual({ clause: 'rs.snipe.1', value: 2 })
    expect(s.asks).toBe('place a card')
  })

  it('[rs.snipe.2] SNIPE needs a sniper rifle', () => {
    const s = step9(sniper, ['SNIPE'])
    expect(s.offers('S1')).toEqual(['shoot weapon:2 zed:1', 'pass'])
    expect(s.refused('S1', fire(1)).clause).toBe('rs.snipe.2')
    const without = step9({}, ['SNIPE'])
    expect(without.event('card lost').card).toBe('SNIPE')
  })

  it('[rs.snipe.3] with SHOOT two shots without the +2, with BOTH the pistol only', () => {
    const s = step9(sniper, ['SHOOT'], {}, [ZERO, ZERO])
    s.do('S1', fire()).do('S1', fire())
    expect(s.event('shot').modifiers).toEqual([{ clause: 'rs.shoot.14', value: 1 }])
    expect(s.asks).toBe('place a card')
    const both = step9(sniper, ['BOTH'], {}, [1])
    expect(both.refused('S1', fire()).clause).toBe('rs.snipe.3')
    both.do('S1', fire(1))
    expect(both.event('shot').weapon).toBe('pistol')
  })

  it('[rs.snipe.3] under `sniperStrict` the sniper rifle is fired with SNIPE alone', () => {
    const strict = step9(sniper, ['SHOOT'], { sniperStrict: true })
    expect(strict.refused('S1', fire()).clause).toBe('rs.snipe.3')
    expect(strict.offers('S1')).toEqual(['shoot weapon:1 zed:1', 'pass'])
    step9(sniper, ['SNIPE'], { sniperStrict: true }, [9]).do('S1', fire())
  })
})
