import { describe, expect, it } from 'vitest'
import { chronicleOf } from './history.ts'
import { campaign, person, report } from './testing.ts'

describe('the chronicle', () => {
  const roster = [person('Ann', {}, { xp: 5 }), person('Ben'), person('Cal')]

  it('[dw.campaign.9] tells what happened to whom, scenario by scenario', () => {
    const s = report(campaign({ roster }), { Ben: { status: 'turned' } }).do('P1', {
      do: 'learn',
      person: 'Ann',
      skill: 'agile',
    })
    const { lines } = chronicleOf(s.events)
    expect(lines.filter((line) => line.person === 'Ann').map(({ says }) => says)).toEqual([
      'Ann earns 1 XP (1 for the scenario) and has 6.',
      'Ann reaches level 2.',
      'Ann learns Agile.',
    ])
    expect(lines.filter((line) => line.person === 'Ben').map(({ says }) => says)).toEqual(['Ben turned into a zombie.'])
    expect(lines[0]).toMatchObject({ person: null, says: 'Shopping List is a minor victory: 2 of 3 survived.' })
    expect(lines.map(({ says }) => says)).toContain('The team is rewarded: medium first aid kit.')
  })

  it('[dw.trauma.6] tells of a psychosis when it is gained, and not again', () => {
    const s = report(campaign({ roster }), { Ben: { psychoses: ['berserk'] } })
    const told = (): string[] =>
      chronicleOf(s.events).lines.flatMap(({ says }) => (/psychosis/.test(says) ? [says] : []))
    expect(told()).toEqual(['Ben comes home with a psychosis: Berserk.'])
    s.do('P1', { do: 'decline' }).do('P1', { do: 'done' }).do('P1', { do: 'next', scenario: 'mercy' })
    report(s, { Ben: { psychoses: ['berserk'] } })
    expect(told()).toHaveLength(1)
  })

  it.each([
    [['Ann'], 'Ann set out: Shopping List.'],
    [['Ann', 'Ben'], 'Ann and Ben set out: Shopping List.'],
    [['Ann', 'Ben', 'Cleo'], 'Ann, Ben and Cleo set out: Shopping List.'],
  ])('[dw.campaign.1] says who sets out as one would: %j', (people, says) => {
    const { lines } = chronicleOf([
      { e: 'set out', clause: 'dw.campaign.1', scenario: 'shopping-list', people, effects: {} },
    ])
    expect(lines.map((line) => line.says)).toContain(says)
  })

  it('[dw.campaign.9] keeps how people grew, for plots', () => {
    const s = report(campaign({ roster }), {})
    s.do('P1', { do: 'decline' }).do('P1', { do: 'done' }).do('P1', { do: 'next', scenario: 'mercy' })
    report(s, { Ann: { kills: 5 } }, { grade: 'major-hero' })
    const { growth } = chronicleOf([
      { e: 'set out', clause: 'dw.campaign.1', scenario: 'shopping-list', people: [], effects: {} },
      ...s.events,
    ])
    expect(growth.find((one) => one.person === 'Ann')?.points).toEqual([
      { scenario: 'shopping-list', xp: 6, level: 2 },
      { scenario: 'mercy', xp: 9, level: 2 },
    ])
  })
})
