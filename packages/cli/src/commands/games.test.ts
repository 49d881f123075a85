import { evac } from '@shamble/evac'
import { describe, expect, it } from 'vitest'
import { call, callJson } from '../testing.ts'

interface Rules {
  id: string
  credit: string
  seats: string[]
  scenarios: { id: string }[]
  options: OptionLine[]
}
interface Listed {
  games: (Rules & { campaign?: Rules })[]
}
interface OptionLine {
  id: string
  standard: unknown
  range: string
  says: string
}

describe('shamble games', () => {
  it('lists every game with credit, seats, scenarios and options', async () => {
    const { games } = await callJson<Listed>(['games', '--json'])
    const [game] = games
    expect(game).toMatchObject({ id: 'evac', credit: evac.credit, seats: ['Z', 'M1', 'M2', 'M3'] })
    expect(game?.scenarios.map(({ id }) => id)).toEqual(evac.scenarios.map(({ id }) => id))
    expect(game?.options.map(({ id }) => id)).toEqual(Object.keys(evac.options))
    expect(game?.options.find(({ id }) => id === 'zombieDie')).toMatchObject({ standard: 4, range: 'one of 3, 4, 6' })
  })

  it('lists options that take a document without its form', async () => {
    const { games } = await callJson<Listed>(['games', '--json'])
    const own = games.find(({ id }) => id === 'dead-walk')?.options.find(({ id }) => id === 'own')
    expect(Object.keys(own ?? {})).toEqual(['id', 'kind', 'standard', 'range', 'clause', 'says'])
    expect(own).toMatchObject({ standard: null, range: 'null or an object' })
    expect((await call(['games'])).out).toContain('    own = none  (null or an object)')
  })

  it('lists campaigns with their games', async () => {
    const { games } = await callJson<Listed>(['games', '--json'])
    const campaign = games.find(({ id }) => id === 'even-death')?.campaign
    expect(campaign).toMatchObject({ id: 'even-death-campaign', seats: ['survivors', 'bandits', 'zombies'] })
    expect(campaign?.scenarios.map(({ id }) => id)).toContain('whole-vale')
    expect(campaign?.options.find(({ id }) => id === 'campaignTurnLimit')).toMatchObject({ standard: 40 })
    const { out } = await call(['games'])
    expect(out).toMatch(/^even-death-campaign: Even Death May Die: the campaign, rules \d+$/m)
    expect(out).toContain('    campaignTurnLimit = 40  (')
  })

  it('says the same to people', async () => {
    const { out } = await call(['games'])
    expect(out).toContain('Jonathan Clarke')
    for (const [id, { says }] of Object.entries(evac.options)) {
      expect(out).toContain(`    ${id} = `)
      expect(out).toContain(says)
    }
  })
})
