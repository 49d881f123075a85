import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import { at, EIGHTS, evenDeath, type EvenDeathScene, row, scene } from './testing.ts'

const field = (): EvenDeathScene =>
  scene({
    humans: [
      { seat: 'survivors', at: at(30, 30), weapons: [{ id: 'bow', due: 1 }] },
      { seat: 'survivors', at: at(33, 30) },
    ],
    herds: [{ zombies: row(28, 12, 4) }],
    dice: EIGHTS,
  })

/** Whether the seat may take a command back without asking anybody, as far as the rules have a say. */
const isFree = (s: EvenDeathScene, seat: string, command: Command): boolean =>
  evenDeath.mayTakeBack(command, s.do(seat, command).latest)

describe('what may be taken back', () => {
  it('is a selection without a check, and what is done with hands and feet', () => {
    const s = field()
    const quiet: Command[] = [
      { do: 'select', unit: 1 },
      { do: 'move', to: [7_620, 7_400] },
      { do: 'turn', facing: [1, 0] },
      { do: 'reload', weapon: 0 },
      { do: 'select', unit: 2 },
      { do: 'aim' },
    ]
    for (const command of quiet) expect([command.do, isFree(s, 'survivors', command)]).toEqual([command.do, true])
  })

  it('is the Move of a herd, with all that follow', () => {
    const s = field()
    for (const unit of [1, 2]) s.do('survivors', { do: 'select', unit }).do('survivors', { do: 'finish' })
    expect(isFree(s, 'zombies', { do: 'select', unit: 3 })).toBe(false)
    expect(isFree(s, 'zombies', { do: 'move', to: [7_200, 3_500] })).toBe(true)
  })

  it('is nothing after which somebody else has his turn, and no shot', () => {
    const s = field().do('survivors', { do: 'select', unit: 1 }).do('survivors', { do: 'finish' })
    s.do('survivors', { do: 'select', unit: 2 })
    expect(isFree(s, 'survivors', { do: 'shoot', weapon: 0, target: 3, wasted: true })).toBe(false)
    expect(isFree(s, 'survivors', { do: 'finish' })).toBe(false)
    expect(evenDeath.mayTakeBack({ do: 'finish' }, [])).toBe(false)
  })
})
