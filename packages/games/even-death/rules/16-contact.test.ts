import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import type { Human } from '../state.ts'
import { inches } from '../tables/units.ts'
import { at, type EvenDeathScene, herdNo, humanNo, scene } from '../testing.ts'
import { enemiesTouching, inContact, inContactWith, unitsTouch } from './16-contact.ts'

/** A human at 30, 30, and another so many units to the east of him, bases a gap of 250 units less apart. */
function pair(
  units: number,
  pieces: readonly DrawnPiece[] = [],
  second: Partial<Human> = {},
  first: Partial<Human> = {},
): EvenDeathScene {
  return scene({
    pieces,
    humans: [
      { seat: 'survivors', at: at(30, 30), ...first },
      { seat: 'survivors', at: { x: inches(30) + units, y: inches(30) }, ...second },
    ],
    herds: [{ zombies: [{ at: at(5, 5) }] }],
  })
}

const touch = (s: EvenDeathScene): boolean => inContact(s.table, humanNo(s, 1), humanNo(s, 2))
/** A line from north to south, so many units east of the first. */
const across = (kind: 'lowwall' | 'hedge' | 'meshfence', units: number): DrawnPiece => ({
  is: 'line',
  kind,
  from: [30 + units / 254, 28],
  to: [30 + units / 254, 32],
})

describe('base contact', () => {
  it('[ed.contact.1] [ed.contact.3] bases that touch: a gap of at most 10', () => {
    expect(touch(pair(250))).toBe(true)
    expect(touch(pair(260))).toBe(true)
    expect(touch(pair(261))).toBe(false)
    expect(touch(pair(377))).toBe(false)
  })

  it('[ed.contact.2] [ed.contact.3] across something low within arm\u2019s reach, and not across a hedge or a fence', () => {
    expect(touch(pair(370, [across('lowwall', 185)]))).toBe(true)
    expect(touch(pair(377, [across('lowwall', 185)]))).toBe(true)
    expect(touch(pair(378, [across('lowwall', 185)]))).toBe(false)
    expect(touch(pair(376, [across('hedge', 188)]))).toBe(false)
    expect(touch(pair(300, [across('meshfence', 150)]))).toBe(false)
  })

  it('[ed.contact.4] up to the crates yes, up to the roof no; a hill is no height', () => {
    const onCrates = (units: number, more: readonly DrawnPiece[] = []): EvenDeathScene =>
      pair(units, [{ is: 'rect', kind: 'crates', at: [30.95, 29], size: [2, 2] }, ...more], { on: 'crates 1' })
    expect(touch(onCrates(504))).toBe(true)
    expect(touch(onCrates(505))).toBe(false)
    expect(touch(onCrates(400, [across('lowwall', 155)]))).toBe(true)
    expect(touch(onCrates(400, [across('meshfence', 140)]))).toBe(false)
    const onRoof = pair(400, [{ is: 'rect', kind: 'cliff', at: [31, 28], size: [4, 4] }], { on: 'cliff 1' })
    expect(touch(onRoof)).toBe(false)
    const onHill = pair(250, [{ is: 'disc', kind: 'hill', at: [35, 30], radius: 4.5 }])
    expect(touch(onHill)).toBe(true)
  })

  it('[ed.contact.4] two on one roof touch as they would on the ground', () => {
    const roof: DrawnPiece = { is: 'rect', kind: 'cliff', at: [28, 27], size: [6, 6] }
    const both = (units: number): boolean => touch(pair(units, [roof], { on: 'cliff 1' }, { on: 'cliff 1' }))
    expect([both(260), both(261), both(370)]).toEqual([true, false, false])
  })

  it('[ed.contact.5] a herd is in contact when one of its zombies is; whoever lies down can be', () => {
    const s = scene({
      humans: [
        { seat: 'survivors', at: at(30, 30), down: true },
        { seat: 'survivors', at: at(30, 29) },
      ],
      herds: [
        { zombies: [{ at: { x: inches(30) + 255, y: inches(30) }, down: true }, { at: at(32.5, 30) }] },
        { zombies: [{ at: at(40, 30) }] },
      ],
    })
    const [lying, friend] = [humanNo(s, 1), humanNo(s, 2)]
    expect([unitsTouch(s.table, lying, herdNo(s, 3)), unitsTouch(s.table, lying, herdNo(s, 4))]).toEqual([true, false])
    expect(unitsTouch(s.table, friend, herdNo(s, 3))).toBe(false)
    const around = inContactWith(s.table, lying)
    expect([around.humans.map(({ id }) => id), around.zombies.map(({ zombie }) => zombie.id)]).toEqual([[2], [1]])
    expect(enemiesTouching(s.table, 'survivors', lying).humans).toEqual([])
  })
})
