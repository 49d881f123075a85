import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { inches } from '../tables/units.ts'
import { type AHuman, at, type EvenDeathScene, humanNo, row, scene, type Staging } from '../testing.ts'

/** Three fires between (30, 30) and the north, the first an inch and a half away; a minefield to the east. */
const FIRES: DrawnPiece[] = [28, 26.5, 25].map((y) => ({ is: 'disc', kind: 'fire', at: [30, y], radius: 0.5 }))
const MINES: DrawnPiece = { is: 'rect', kind: 'minefield', at: [32, 26], size: [6, 8] }

/** A human before the fires, of whom a psych check asks 5 or more. */
function stage(dice: readonly number[], human: Partial<AHuman> = {}, more: Staging = {}): EvenDeathScene {
  return scene({
    humans: [
      { seat: 'survivors', at: at(30, 30), ...human },
      { seat: 'survivors', at: at(26, 30) },
    ],
    herds: [{ zombies: row(5, 55, 2) }],
    pieces: [...FIRES, MINES],
    dice,
    ...more,
  }).do('survivors', { do: 'select', unit: 1 })
}

const through = (s: EvenDeathScene, y = 27) => s.do('survivors', { do: 'move', to: [inches(30), inches(y)] })
const checks = (s: EvenDeathScene): number => s.events.filter(({ e }) => e === 'psych check').length

describe('dangerous ground', () => {
  it('[ed.terrain.2] a human makes a psych check; failing costs a wound before the move goes on', () => {
    const s = through(stage([4]))
    expect(s.event('psych check')).toMatchObject({ unit: 1, faces: [4], needed: 5, passed: false })
    expect(humanNo(s, 1)).toMatchObject({ vitality: 3, at: at(30, 27) })
    expect(s.story.slice(-3)).toEqual(['ed.psych.1 psych check', 'ed.wounds.5 wounded', 'ed.move.1 moved'])
    expect(through(stage([5])).asks).toBe('go on or stop')
  })

  it('[ed.terrain.4] one check for three fires; none for standing still, one for leaving', () => {
    const s = through(stage([3], { profile: 'hardened', perks: ['parkour'] }), 23.5)
    expect(checks(s)).toBe(1)
    expect(humanNo(s, 1)).toMatchObject({ at: at(30, 23.5), vitality: 5 })
    const inside = stage([4], { at: at(33, 30) })
    inside.do('survivors', { do: 'move', to: [inches(33), inches(30)] })
    expect(checks(inside)).toBe(0)
    inside.do('survivors', { do: 'move', to: [inches(31), inches(30)] })
    expect(checks(inside)).toBe(1)
  })

  it('[ed.terrain.5] after a pass the mover goes on unhurt or stops before it, in the same direction', () => {
    const on = through(stage([5])).do('survivors', { do: 'go-on' })
    expect(humanNo(on, 1)).toMatchObject({ at: at(30, 27), vitality: 4 })
    const stopped = through(stage([5])).do('survivors', { do: 'stop' })
    expect(humanNo(stopped, 1)).toMatchObject({ at: at(30, 28.5), vitality: 4 })
    expect(stopped.event('stopped before danger').at).toEqual(at(30, 28.5))
    expect(stopped.state.active?.actions).toBe(1)
    expect(through(stage([5])).refused('survivors', { do: 'finish' }).clause).toBe('ed.terrain.5')
    expect(through(stage([5])).clock('survivors')).toEqual([{ do: 'go-on' }])
  })

  it('[ed.terrain.5] whoever started inside and stops stays where he is; the action is spent', () => {
    const s = stage([5], { at: at(33, 30) })
    s.do('survivors', { do: 'move', to: [inches(31), inches(30)] }).do('survivors', { do: 'stop' })
    expect(humanNo(s, 1).at).toEqual(at(33, 30))
    expect(s.state.active?.actions).toBe(1)
  })

  it('[ed.terrain.5] [ed.move.6] nobody stops on top of whoever lies before it', () => {
    const body = { seat: 'survivors', at: { x: inches(30), y: inches(29) }, down: true }
    const s = through(
      stage([5], {}, { humans: [{ seat: 'survivors', at: at(30, 30) }, { seat: 'survivors', at: at(26, 30) }, body] }),
    )
    // The fire begins at 28.5; the body lies half an inch before it.
    s.do('survivors', { do: 'stop' })
    expect(humanNo(s, 1).at).toEqual({ x: inches(30), y: inches(29) + 248 })
    const zombies = [{ at: at(30, 30) }, { at: at(30, 31.5) }]
    const herd = scene({
      humans: [body, { seat: 'survivors', at: at(26, 30) }],
      herds: [{ zombies }],
      pieces: FIRES,
      order: ['zombies', 'survivors'],
      dice: [8, 8],
    })
    herd.do('zombies', { do: 'select', unit: 3 }).do('zombies', { do: 'move', to: [inches(30), inches(28)] })
    herd.do('zombies', { do: 'stop' })
    expect(herd.state.herds[0]?.zombies[0]?.at).toEqual({ x: inches(30), y: inches(30) })
  })

  it('[ed.terrain.6] nothing comes of it but the wound: no morale, no flight, no lost turn', () => {
    const failed = through(stage([6], { morale: 'shaken' }))
    expect(humanNo(failed, 1)).toMatchObject({ morale: 'shaken', at: at(30, 27) })
    expect(failed.state.active?.actions).toBe(1)
    const passed = through(stage([7], { morale: 'shaken' })).do('survivors', { do: 'go-on' })
    expect(humanNo(passed, 1).morale).toBe('shaken')
  })

  it('[ed.terrain.6] with hazardChecksAffectMorale all that follows a psych check does', () => {
    const options = { hazardChecksAffectMorale: true }
    const passed = through(stage([7], { morale: 'shaken' }, { options })).do('survivors', { do: 'go-on' })
    expect(humanNo(passed, 1).morale).toBe('willing')
    const failed = through(stage([4], {}, { options }))
    expect(humanNo(failed, 1)).toMatchObject({ morale: 'shaken', at: at(30, 27), vitality: 3 })
    const fled = through(stage([6], { morale: 'shaken' }, { options }))
    expect(humanNo(fled, 1)).toMatchObject({ morale: 'broken', vitality: 3, used: true })
    expect(humanNo(fled, 1).at.x).toBeLessThan(inches(30))
  })

  it('[ed.terrain.9] whoever it kills does not rise', () => {
    const s = through(stage([1], { vitality: 1 }))
    expect(humanNo(s, 1).status).toBe('dead')
    expect(s.event('died').how).toBe('terrain')
    expect(s.state.herds.flatMap(({ zombies }) => zombies)).toHaveLength(2)
    expect(s.events.some(({ e }) => e === 'moved')).toBe(false)
  })
})
