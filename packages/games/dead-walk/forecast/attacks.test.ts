import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import { type DeadWalkScene, happened, human, humanNo, scene, zombie } from '../testing.ts'
import { type AttackCommand, attackForecast } from './attacks.ts'

const spray: CommandOf<'spray'> = { do: 'spray', weapon: 1, towards: [9000, 6000] }
const shoot: CommandOf<'shoot-close'> = { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 }

/** Two shells on one target to the east, so far off. */
const twin = (far: number): DeadWalkScene =>
  scene({
    humans: [human({ at: [6000, 6000], weapons: [{ type: 'double-barrel', id: 1, ready: true }] })],
    zombies: [zombie(1, [6000 + far, 6000])],
    activation: { human: 1 },
    dice: [1, 1],
  })

describe('the forecast of an attack', () => {
  it.each<[AttackCommand['do'], AttackCommand, number]>([
    ['spray', spray, 525],
    ['shoot-close', shoot, 250],
  ])('[dw.entry.8] %s: the second shell is free and no noise of its own, as it then comes', (_, command, far) => {
    const s = twin(far)
    const ahead = () => attackForecast(s.table, humanNo(s, 1), command)
    expect(ahead()).toMatchObject({ price: 1, noise: 'heard' })
    expect(happened(s.do('P1', command))).toContain('noise')
    expect(ahead()).toMatchObject({ price: 0, noise: 'silent' })
    expect(happened(s.do('P1', command))).not.toContain('noise')
  })
})
