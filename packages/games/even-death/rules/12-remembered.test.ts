import { describe, expect, it } from 'vitest'
import { at, type EvenDeathScene, herdNo, humanNo, row, scene } from '../testing.ts'
import { putHuman, putZombies, zombieAt } from './01-figures.ts'
import { arranged } from './12-arrange.ts'

const Z = 'zombies'

describe('the arrangement of a herd', () => {
  const stage = (): EvenDeathScene =>
    scene({
      humans: [{ seat: 'survivors', at: at(40, 40) }],
      herds: [{ zombies: row(20, 20, 4) }, { zombies: row(20, 10, 2) }],
      order: [Z, 'survivors'],
    })
  const now = (s: EvenDeathScene) => {
    const herd = herdNo(s, 2)
    const [leader] = herd.zombies
    return leader ? arranged(s.table, herd, leader, at(20, 23)) : null
  }

  it('[ed.herd.5] is worked out once as long as everybody stands as he did', () => {
    const s = stage()
    expect(now(s)).not.toBeNull()
    expect(now(s)).toBe(now(s))
  })

  it('[ed.herd.7] is another one when somebody has stepped into the way, and the first one again when he is gone', () => {
    const s = stage()
    const { table } = s
    const free = now(s)
    const wished = free?.find(({ zombie }) => zombie === 3)?.at as { x: number; y: number }
    const human = humanNo(s, 1)
    putHuman(table, human, wished, null)
    const barred = now(s)
    expect(barred?.find(({ zombie }) => zombie === 3)?.at).not.toEqual(wished)
    putHuman(table, human, at(40, 40), null)
    expect(now(s)).toEqual(free)
    const [first, second] = herdNo(s, 3).zombies
    if (first && second) putZombies(table, herdNo(s, 3), [zombieAt(first, wished), second])
    expect(now(s)?.find(({ zombie }) => zombie === 3)?.at).not.toEqual(wished)
  })
})
