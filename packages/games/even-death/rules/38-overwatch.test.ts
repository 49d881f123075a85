import { describe, expect, it } from 'vitest'
import { at, type EvenDeathScene, scene } from '../testing.ts'
import { inches } from '../tables/units.ts'

const AWAY = inches(6) + 250

/** A human with Overwatch, and a zombie so many units to the east of him. */
const selected = (units: number, perks: readonly 'overwatch'[] = ['overwatch']): EvenDeathScene =>
  scene({
    humans: [
      { seat: 'survivors', profile: 'hardened', at: at(30, 30), perks },
      { seat: 'survivors', at: at(30, 31) },
    ],
    herds: [
      {
        zombies: [
          { at: { x: inches(30) + units, y: inches(30) } },
          { at: { x: inches(30) + units + 300, y: inches(30) } },
        ],
      },
    ],
  }).do('survivors', { do: 'select', unit: 1 })

describe('Overwatch', () => {
  it('[ed.perks.13] an enemy within 6 inches at selection gives one action more', () => {
    expect(selected(AWAY).state.active?.actions).toBe(3)
    expect(selected(AWAY + 1).state.active?.actions).toBe(2)
    expect(selected(AWAY, []).state.active?.actions).toBe(2)
  })

  it('[ed.perks.14] one, however many enemies; friends are none', () => {
    expect(selected(500).state.active?.actions).toBe(3)
    expect(selected(5000).state.active?.actions).toBe(2)
  })
})
