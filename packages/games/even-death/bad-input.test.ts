/** What comes in wrong is refused with its clause and its place, and nothing has changed: `refused` looks at that itself. */
import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import type { Force } from './forces/force.ts'
import { inches } from './tables/units.ts'
import { at, type EvenDeathScene, newGame, row, scene } from './testing.ts'

const soldiers = (...units: Force): Command => ({ do: 'lock', force: units })
const OPTIONS = { scenario: 'battle', factions: ['military', 'zombies'], battlePoints: 50, table: 'open' }

/** Why a list is not locked. */
const locked = (seat: string, ...units: Force): string =>
  newGame({ options: OPTIONS }).refused(seat, soldiers(...units)).reason

const human = (unit: 'soldier' | 'conscript' | 'veteran' | 'commander' | 'thug', more: object = {}): Force[number] => ({
  is: 'human',
  unit,
  weapons: [],
  perks: [],
  ...more,
})

describe('bad input', () => {
  it.each([
    ['over budget', 'ed.force.1', 'military', [human('commander'), human('veteran')]],
    ['of another faction', 'ed.setup.4', 'military', [human('thug')]],
    ['with three weapons', 'ed.force.2', 'military', [human('conscript', { weapons: ['pistol', 'pistol', 'pistol'] })]],
    ['with a perk of a level it has not', 'ed.force.5', 'military', [human('soldier', { perks: ['parkour'] })]],
    ['with two perks of a level', 'ed.force.5', 'military', [human('soldier', { perks: ['athletic', 'medic'] })]],
    ['with a bought Specialist', 'ed.force.7', 'military', [human('veteran', { perks: ['specialist'] })]],
    ['concentrating on nothing', 'ed.force.8', 'military', [human('commander', { perks: ['concentration'] })]],
    ['with a herd of sixteen', 'ed.force.9', 'zombies', [{ is: 'herd', kind: 'regular', size: 16 } as const]],
    ['of nobody', 'ed.force.11', 'military', []],
  ] as const)('[ed.force.12] a force %s is not locked', (_, clause, seat, units) => {
    expect(locked(seat, ...units)).toContain(`(${clause})`)
  })

  it('[ed.deploy.4] a herd is not deployed out of coherency, nor where others stand', () => {
    const s = newGame({ options: { ...OPTIONS, factions: ['zombies', 'military'] } })
    s.do('zombies', soldiers({ is: 'herd', kind: 'regular', size: 2 }))
    s.do('military', soldiers(human('conscript')))
    const deploy = (x: number): Command => ({
      do: 'deploy',
      unit: 1,
      at: [
        [inches(10), inches(5)],
        [inches(10) + x, inches(5)],
      ],
    })
    expect(s.refused('zombies', deploy(759)).clause).toBe('ed.deploy.4')
    expect(s.refused('zombies', deploy(247)).clause).toBe('ed.deploy.3')
    s.do('zombies', deploy(758))
  })

  const field = (): EvenDeathScene =>
    scene({
      humans: [
        { seat: 'survivors', at: at(30, 30) },
        { seat: 'survivors', at: at(33, 30) },
      ],
      herds: [{ zombies: [{ at: at(30, 27) }] }, { zombies: row(10, 22, 2) }],
      pieces: [{ is: 'line', kind: 'wall', from: [8, 24], to: [28, 24] }],
    }).do('survivors', { do: 'select', unit: 1 })

  it('[ed.move.4] [ed.move.2] nobody goes through somebody who stands, nor round him in one Move', () => {
    const s = field()
    const beyond: [number, number] = [inches(30), inches(25)]
    expect(s.refused('survivors', { do: 'move', to: beyond }).clause).toBe('ed.move.4')
    const bent = { do: 'move', to: beyond, via: [[inches(31), inches(28)]] } as unknown as Command
    expect(s.refused('survivors', bent)).toMatchObject({ clause: 'table.shape', at: 'via' })
    const listed = { do: 'move', to: [beyond, [inches(31), inches(28)]] } as unknown as Command
    expect(s.refused('survivors', listed)).toMatchObject({ clause: 'table.shape', at: 'to[0]' })
  })

  it('[ed.shoot.2] nobody shoots at what he does not see', () => {
    expect(field().refused('survivors', { do: 'shoot', weapon: 0, target: 4, wasted: true }).clause).toBe('ed.shoot.2')
  })
})
