import { describe, expect, it } from 'vitest'
import { bookFor } from '../options.ts'
import { at, otherNo, plays, type RunOrShootScene, scene, survivorNo, turnOver } from '../testing.ts'
import { putSurvivor } from './01-crowd.ts'
import { takeCover } from './27-cover.ts'
import { makeNoise } from './27-noise.ts'

/** A car of the car park of Number Nine, from (44, 6) to (48, 14) or so; the test asks the map. */
const options = { scenario: 'number-nine' }
const beside = (s: RunOrShootScene, vehicle: string, gap: number) => {
  const { layout } = s.table.facts
  const shape = layout.barriers[layout.numberOf.get(vehicle) ?? -1]?.shape
  if (shape?.is !== 'polygon') throw new Error(`no car ${vehicle}`)
  const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)]
  return { x: Math.min(...xs) - 100 - gap, y: (Math.min(...ys) + Math.max(...ys)) >> 1 }
}
const armedCar = (s: RunOrShootScene): string => s.state.alarms.find(({ state }) => state === 'armed')?.id ?? ''

const arriving = (gap: number, dice: string[], over: object = {}): RunOrShootScene => {
  const s = scene({ options: { ...options, ...over }, dice })
  const dot = survivorNo(s, 1)
  putSurvivor(s.table, dot, { at: beside(s, armedCar(s), gap), level: 0 })
  takeCover(s.table, dot)
  return s
}

describe('cars', () => {
  it('[rs.noise.3] [rs.noise.4] who ends a move within 1 cm of a car with an alarm sets it off on 5 or more', () => {
    const rings = (s: RunOrShootScene): boolean => s.state.alarms.some(({ state }) => state === 'ringing')
    expect(rings(arriving(100, ['rs.noise.3 d10: 5']))).toBe(true)
    expect(rings(arriving(100, ['rs.noise.3 d10: 4']))).toBe(false)
    // The zero counts 0.
    expect(rings(arriving(100, ['rs.noise.3 d10: 0']))).toBe(false)
    expect(rings(arriving(101, []))).toBe(false)
    expect(rings(arriving(100, ['rs.noise.3 d10: 5'], { alarmNumber: 6 }))).toBe(false)
  })

  it('[rs.noise.2] [rs.noise.3] the alarm is a loud noise at the middle of the car', () => {
    const s = arriving(0, ['rs.noise.3 d10: 9'])
    expect(s.state.noises).toMatchObject([{ kind: 'alarm' }])
    expect(s.event('alarm rolled')).toMatchObject({ survivor: 1, face: 9, rings: true })
    expect(s.state.alarms.find(({ state }) => state === 'ringing')?.turns).toBe(3)
  })

  it('[rs.noise.4] one roll for an arrival; another only after he has ended a step 5 farther away', () => {
    const s = arriving(50, ['rs.noise.3 d10: 1', 'rs.noise.3 d10: 2'])
    const dot = survivorNo(s, 1)
    takeCover(s.table, dot)
    expect(s.diceLeft()).toHaveLength(1)
    turnOver(plays(s, 'S1', 'SHOOT'))
    takeCover(s.table, dot)
    expect([dot.coverAt.length, s.diceLeft().length]).toEqual([1, 1])
    putSurvivor(s.table, dot, { at: beside(s, armedCar(s), 300), level: 0 })
    turnOver(plays(s, 'S1', 'SHOOT'))
    expect(dot.coverAt).toEqual([])
    putSurvivor(s.table, dot, { at: beside(s, armedCar(s), 50), level: 0 })
    takeCover(s.table, dot)
    expect(s.diceLeft()).toEqual([])
  })

  it('[rs.noise.4] NPS set alarms off, too; spent and ringing ones are silent', () => {
    const s = scene({
      options,
      survivors: [{ at: at(3, 3) }, otherNo(11, { at: at(3, 7) })],
      dice: ['rs.noise.3 d10: 5'],
    })
    const ruth = survivorNo(s, 11)
    putSurvivor(s.table, ruth, { at: beside(s, armedCar(s), 50), level: 0 })
    takeCover(s.table, ruth)
    expect(s.event('alarm rolled').survivor).toBe(11)
    Object.assign(ruth, { coverAt: [] })
    takeCover(s.table, ruth)
    expect(s.diceLeft()).toEqual([])
  })

  it('[rs.noise.2] automatic fire is loud by itself, single shots and other guns are not; a house rule says otherwise', () => {
    const loud = (gunfireNoise: string) => {
      const book = bookFor({ ...scene({ options: { gunfireNoise } }).options })
      return [
        book.isLoudFire('rifle', 2),
        book.isLoudFire('rifle', 1),
        book.isLoudFire('shotgun', 3),
        book.isLoudFire('sniper', 1),
      ]
    }
    expect(loud('automatic')).toEqual([true, false, false, false])
    expect(loud('all')).toEqual([true, true, true, true])
    expect(loud('none')).toEqual([false, false, false, false])
    const s = scene()
    makeNoise(s.table, 'gunfire', { at: at(3, 30), level: 0 })
    expect(s.state.noises).toEqual([{ kind: 'gunfire', at: at(3, 30), level: 0, for7c: true, for7f: true }])
  })
})
