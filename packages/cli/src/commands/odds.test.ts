import { describe, expect, it } from 'vitest'
import { call, callJson, DUEL, SHOT } from '../testing.ts'

interface Weighed {
  exact: boolean
  runs: number
  outcomes: { key: string; probability: number; fraction?: { ways: number; of: number } }[]
}

const input = (document: object) => ({ input: () => new TextEncoder().encode(JSON.stringify(document)) })
const odds = (document: object): Promise<Weighed> => callJson<Weighed>(['odds', '-', '--json'], input(document))

/** The chance in sixths that a result begins with this word. */
function sixths({ outcomes }: Weighed, word: string): number {
  const rows = outcomes.filter(({ key }) => key === word || key.startsWith(`${word},`))
  return rows.reduce((sum, { fraction }) => sum + (6 * (fraction?.ways ?? Number.NaN)) / (fraction?.of ?? 1), 0)
}

const shot = (type: string, weapon: string, stand: boolean, state: string): object => ({
  game: 'evac',
  position: { marines: [{ seat: 'M1', type, at: [4, 4] }], zombies: [{ at: [5, 4], state }, { at: [20, 20] }] },
  commands: [{ seat: 'M1', do: weapon === 'knife' ? 'strike' : 'shoot', weapon, zombie: 1, stand }],
})

describe('shamble odds', () => {
  it.each([
    ['a pistol after moving', 'grunt', 'pistol', false, [3, 2, 1, 3]],
    ['a knife after moving', 'grunt', 'knife', false, [3, 2, 1, 3]],
    ['a standing pistol', 'grunt', 'pistol', true, [2, 2, 2, 4]],
    ['a rifle after moving', 'grunt', 'rifle', false, [2, 2, 2, 4]],
    ['a standing rifle', 'grunt', 'rifle', true, [1, 2, 3, 5]],
    ['a shotgun after moving', 'sergeant', 'shotgun', false, [1, 2, 3, 5]],
    ['a standing shotgun', 'sergeant', 'shotgun', true, [0, 2, 4, 6]],
  ] as const)('[ev.attack.3] gives the chances of %s', async (_, type, weapon, stand, [miss, down, kill, finish]) => {
    const standing = await odds(shot(type, weapon, stand, 'standing'))
    expect(standing.exact).toBe(true)
    expect(['miss', 'knock down', 'kill'].map((word) => sixths(standing, word))).toEqual([miss, down, kill])
    const lying = await odds(shot(type, weapon, stand, 'down'))
    expect(['miss', 'kill'].map((word) => sixths(lying, word))).toEqual([6 - finish, finish])
  })

  it('weighs the last command after carrying out the others', async () => {
    const step = { seat: 'M1', do: 'step', to: [5, 4] }
    const moved = await odds({ ...DUEL, commands: [step, { seat: 'M1', do: 'shoot', weapon: 'pistol', zombie: 1 }] })
    expect(sixths(moved, 'kill')).toBe(1)
  })

  it('does not use up scripted dice, and needs none', async () => {
    expect(sixths(await odds({ ...DUEL, dice: [], commands: [SHOT] }), 'kill')).toBe(2)
  })

  it('samples what is hidden, with the error', async () => {
    const tiles = { B1: { id: 'T05', up: false }, C1: { id: 'T06', up: false } }
    const position = { marines: [{ seat: 'M1', type: 'grunt', at: [7, 4] }], tiles }
    const weighed = await odds({ game: 'evac', position, commands: [{ seat: 'M1', do: 'step', to: [8, 4] }] })
    expect(weighed.exact).toBe(false)
    expect(weighed.outcomes[0]).toHaveProperty('error')
    expect(weighed.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
  })

  it('prints them for people', async () => {
    const { out } = await call(['odds', '-'], input(shot('grunt', 'pistol', false, 'standing')))
    expect(out.split('\n').slice(0, 3)).toEqual([
      'M1: shoot: weapon pistol, zombie 1, stand false',
      expect.stringMatching(/^exact, \d+ ways for the dice to fall$/),
      '  50.00%  1/2  miss',
    ])
  })

  it.each([
    ['the command itself', [{ ...SHOT, zombie: 7 }], 'commands[0] is refused: ev.'],
    ['one before it', [{ seat: 'Z', do: 'stop' }, SHOT], 'commands[0] is refused: table.seat '],
  ])('has none where %s is refused', async (_, commands, says) => {
    const { code, out, err } = await call(['odds', '-'], input({ ...DUEL, commands }))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(says)
  })
})
