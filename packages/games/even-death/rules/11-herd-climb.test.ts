import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import type { Zombie } from '../state.ts'
import { inches } from '../tables/units.ts'
import { at, type EvenDeathScene, herdNo, humanNo, scene, type Staging } from '../testing.ts'

const X = inches(30)
const WALL_Y = inches(28)
const OFF = 155
const line = (kind: 'wall' | 'lowwall'): DrawnPiece => ({ is: 'line', kind, from: [20, 28], to: [40, 28] })
const BLOCK: DrawnPiece = { is: 'building', kind: 'block', at: [20, 20] }
const LADDER = at(34, 25.5)

/** Zombies south of the wall: x in units from the middle, y from the place where they touch it. */
const south = (...places: readonly (readonly [number, number])[]): Partial<Zombie>[] =>
  places.map(([x, y]) => ({ at: { x: X + x, y: WALL_Y + OFF + y } }))

/** The zombies' turn, the herd selected without rambling; then the brain check's die, if any. */
function stage(zombies: readonly Partial<Zombie>[], dice: readonly number[], more: Staging = {}): EvenDeathScene {
  return scene({
    humans: [{ seat: 'survivors', at: at(10, 10) }, ...(more.humans ?? [])],
    herds: [{ zombies }],
    order: ['zombies', 'survivors'],
    pieces: more.pieces ?? [line('wall')],
    dice: [8, ...dice],
  }).do('zombies', { do: 'select', unit: 2 + (more.humans?.length ?? 0) })
}

const climb = (s: EvenDeathScene, feature: string) => s.do('zombies', { do: 'climb', feature })
const zombies = (s: EvenDeathScene, herd = 2) => herdNo(s, herd).zombies

describe('the Climb of a herd', () => {
  it('[ed.climb.12] those cross who can pay, the others come up; all in coherency as if nothing were between', () => {
    // Regular zombies climb 2 inches an action: a low wall costs nothing but the way.
    const s = climb(stage(south([0, 0], [300, 400], [0, 600]), [], { pieces: [line('lowwall')] }), 'lowwall 1')
    expect(s.asks).toBe('arrange')
    s.timeOut('zombies')
    const [a, b, c] = zombies(s)
    expect(a?.at).toEqual({ x: X, y: WALL_Y - OFF })
    expect(b?.at).toEqual({ x: X + 300, y: WALL_Y - OFF })
    // Two inches nearer, which is all it can.
    expect(c?.at).toEqual({ x: X, y: WALL_Y + OFF + 92 })
  })

  it('[ed.climb.12] a person may place them within the same limits', () => {
    const s = climb(stage(south([0, 0], [300, 0]), [], { pieces: [line('lowwall')] }), 'lowwall 1')
    const to = (first: [number, number], second: [number, number]) => ({
      do: 'arrange' as const,
      places: [
        { zombie: 1, at: first },
        { zombie: 2, at: second },
      ],
    })
    const behind = WALL_Y - OFF
    // One cannot pay, two would stand in one place, the herd would be torn.
    expect(s.refused('zombies', to([X, behind - 509], [X + 300, behind])).clause).toBe('ed.climb.12')
    expect(s.refused('zombies', to([X, behind], [X + 200, behind])).clause).toBe('ed.measure.6')
    expect(s.refused('zombies', to([X, behind - 500], [X + 300, WALL_Y + OFF])).clause).toBe('ed.herd.3')
    s.do('zombies', to([X, behind - 508], [X + 300, behind - 400]))
    expect(zombies(s).map(({ at: place }) => place.y)).toEqual([behind - 508, behind - 400])
  })

  it('[ed.climb.7] [ed.zombie-actions.3] [ed.zombie-actions.4] a low barrier needs no brain check, a high one does', () => {
    expect(climb(stage(south([0, 0]), [], { pieces: [line('lowwall')] }), 'lowwall 1').asks).toBe('arrange')
    // One to five regular zombies need 6.
    const failed = climb(stage(south([0, 0]), [5, 6]), 'wall 1')
    expect(failed.event('brain check')).toMatchObject({ needed: 6, passed: false })
    expect(zombies(failed)[0]?.climbing).toBeNull()
    expect(failed.state.active?.actions).toBe(1)
    // Another attempt costs the next action.
    expect(climb(failed, 'wall 1').asks).toBe('arrange')
    expect(failed.state.active?.actions).toBe(0)
  })

  it('[ed.zombie-actions.5] the feature is declared before the check, places are chosen after it; what is impossible is not', () => {
    const s = stage(south([0, 0]), [6])
    const early = { do: 'climb', feature: 'wall 1', landing: [X, WALL_Y - OFF] } as const
    expect(s.refused('zombies', { ...early, landing: [X, WALL_Y - OFF] }).clause).toBe('ed.zombie-actions.5')
    climb(s, 'wall 1')
    expect(s.dice.at(-1)).toContain('6')
    expect(s.offered('zombies').map((command) => command.do)).toEqual(['arrange'])
    const far = stage(south([0, 2000]), [])
    expect(far.refused('zombies', { do: 'climb', feature: 'wall 1' }).clause).toBe('ed.climb.12')
  })

  it('[ed.climb.8] 635 of wall take two actions of 2 inches', () => {
    const s = climb(stage(south([0, 0]), [6, 6]), 'wall 1').timeOut('zombies')
    expect(zombies(s)[0]).toMatchObject({ climbing: { feature: 'wall 1', progress: 508 } })
    climb(s, 'wall 1').timeOut('zombies')
    expect(zombies(s)[0]).toMatchObject({ at: { x: X, y: WALL_Y - OFF }, climbing: null })
  })

  it('[ed.climb.9] another action loses what was done', () => {
    const s = stage(
      south([0, 0]).map((z) => ({ ...z, climbing: { feature: 'wall 1', progress: 500 } })),
      [],
    )
    s.do('zombies', { do: 'do-nothing' })
    expect(zombies(s)[0]?.climbing?.progress).toBe(500)
  })

  it('[ed.climb.14] people at the head of a ladder are pushed back by whoever comes up', () => {
    const guards = [
      [-130, 0],
      [-200, -300],
      [-200, 300],
      [-460, -150],
      [-460, 150],
      [-130, -560],
      [-130, 560],
    ].map(([x = 0, y = 0]) => ({ seat: 'survivors', at: { x: LADDER.x + x, y: LADDER.y + y }, on: 'block 1' }))
    const climber = { at: { x: LADDER.x + 130, y: LADDER.y }, climbing: { feature: 'block 1 ladder', progress: 508 } }
    const s = climb(stage([climber], [6], { humans: guards, pieces: [BLOCK] }), 'block 1 ladder')
    s.timeOut('zombies')
    expect(zombies(s, 9)[0]?.on).toBe('block 1')
    const pushed = s.event('pushed aside')
    expect(humanNo(s, pushed.unit)).toMatchObject({ on: 'block 1', at: pushed.at, vitality: 4 })
  })

  it('[ed.climb.15] dangerous ground behind is checked before anybody goes', () => {
    const mines: DrawnPiece = { is: 'rect', kind: 'minefield', at: [20, 20], size: [20, 7.6] }
    // The landing lies inside: the brain check of a single zombie needs 6.
    const begun = (die: number) =>
      climb(stage(south([0, 0], [300, 0]), [die], { pieces: [line('lowwall'), mines] }), 'lowwall 1')
    const stopped = begun(6).timeOut('zombies').do('zombies', { do: 'stop' })
    expect(zombies(stopped).map(({ at: place }) => place.y)).toEqual([WALL_Y + OFF, WALL_Y + OFF])
    const hurt = begun(5).timeOut('zombies')
    expect(zombies(hurt).map(({ id }) => id)).toEqual([2])
    expect(zombies(hurt)[0]?.at.y).toBe(WALL_Y - OFF)
  })
})
