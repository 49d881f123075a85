import { describe, expect, it } from 'vitest'
import { campaign, named, newCampaign, person, report } from './testing.ts'
import { NO_GEAR } from './person.ts'

const pistol = { type: 'pistol', loaded: 3, grenades: {}, motor: 'runs' } as const
const house = (rules: object) => ({ house: rules }) as never
const names = (people: readonly { name: string }[]): string[] => people.map(({ name }) => name)

describe('a scenario is reported', () => {
  it('[dw.campaign.1] only of the scenario and the people of the campaign', () => {
    const s = campaign()
    const of = (over: object) => ({
      do: 'report' as const,
      result: {
        scenario: 'shopping-list' as const,
        grade: 'minor-hero' as const,
        engaged: true,
        fates: names(s.state.roster).map((name) => ({
          name,
          isNpc: false,
          status: 'escaped' as const,
          isCurable: false,
          wounds: 0,
          bmv: 10,
          kills: 0,
          closeKills: 0,
          trauma: 0,
          psychoses: [],
          sex: 'm' as const,
          archetype: null,
          subtype: '',
          gear: NO_GEAR,
        })),
        left: NO_GEAR,
        crates: 0,
        radioOut: false,
        driven: [],
        ...over,
      },
    })
    expect(s.refused('P1', of({ scenario: 'mercy' })).clause).toBe('dw.campaign.1')
    expect(s.refused('P1', of({ fates: of({}).result.fates.slice(1) })).clause).toBe('dw.campaign.1')
    const [first, ...others] = of({}).result.fates
    const odd = (over: object) => s.refused('P1', of({ fates: [{ ...first, ...over }, ...others] })).clause
    expect(odd({ bmv: 11 })).toBe('dw.moral.6')
    expect(odd({ gear: { ...NO_GEAR, weapons: [{ ...pistol, loaded: 99 }] } })).toBe('dw.ammo.1')
    expect(s.do('P1', of({})).asks).not.toBe('play')
  })

  it('[dw.campaign.2] goes from grade to experience, levels, recovery and gear in this order', () => {
    const s = report(campaign({ roster: [person('Ann', {}, { xp: 5 }), person('Ben'), person('Cal')] }), {
      Ann: { wounds: 1 },
      Ben: { status: 'dead' },
    })
    s.do('P1', { do: 'learn', person: 'Ann', skill: 'lucky' })
    expect(s.events.map(({ e }) => e)).toEqual([
      'graded',
      'left the roster',
      'experience earned',
      'experience earned',
      'level gained',
      'learnt',
      'recovered',
      'rewarded',
    ])
    expect(s.asks).toBe('gear')
    expect(s.state.record).toEqual([{ scenario: 'shopping-list', grade: 'minor-hero', starters: 3, survivors: 2 }])
  })

  it('[dw.campaign.4] keeps trauma, psychoses, wounds, ammunition and lost moral', () => {
    const stock = { ...NO_GEAR.stock, bullets: 2 }
    const s = report(campaign(), {
      Ann: { trauma: 4, psychoses: ['rage'], wounds: 3, bmv: 6, gear: { ...NO_GEAR, weapons: [pistol], stock } },
    })
    expect(named(s, 'Ann')).toMatchObject({ wounds: 2, bmv: 6, weapons: [pistol], stock: { bullets: 2 } })
    expect(named(s, 'Ann').sheet).toMatchObject({ trauma: 4, psychoses: ['rage'] })
  })

  it('[dw.campaign.9] counts kills and scenarios', () => {
    const s = report(campaign(), { Ann: { kills: 3, closeKills: 1 } })
    expect(named(s, 'Ann')).toMatchObject({ kills: 4, scenarios: 1 })
  })

  it('[dw.campaign.2] puts what lay on a table that was held into the stash', () => {
    const s = report(
      campaign(),
      { Ben: { status: 'dead' } },
      { left: { ...NO_GEAR, weapons: [pistol], items: ['gas-can'] } },
    )
    expect(s.state.stash.weapons).toEqual([pistol])
    expect(s.state.stash.items).toContain('gas-can')
    expect(s.state.gone).toMatchObject([{ person: { name: 'Ben' }, fate: 'dead', scenario: 'shopping-list' }])
  })
})

describe('experience', () => {
  it('[dw.xp.1] [dw.xp.6] is earned by survivors and adds up', () => {
    const s = report(campaign({ roster: [person('Ann', {}, { xp: 3 }), person('Ben'), person('Cal')] }), {
      Ann: { kills: 5 },
      Ben: { status: 'lost', kills: 10 },
    })
    expect(named(s, 'Ann').sheet.xp).toBe(5)
    expect(names(s.state.roster)).not.toContain('Ben')
    expect(s.state.gone[0]?.person.sheet.xp).toBe(0)
  })

  it('[dw.xp.7] is not paid for a scenario that was not engaged in', () => {
    expect(named(report(campaign(), {}, { engaged: false }), 'Ann').sheet.xp).toBe(0)
  })

  it('[dw.campaign.10] [dw.xp.2] follows the table of the house', () => {
    const s = report(campaign({ options: house({ xpTable: [1, 2, 4, 2, 3, 2] }) }), {})
    expect(named(s, 'Ann').sheet.xp).toBe(4)
  })
})

describe('levels', () => {
  const veteran = (xp: number) => [person('Ann', {}, { xp }), person('Ben'), person('Cal')]

  it('[dw.level.4] [dw.level.5] [dw.level.6] come between scenarios, with a skill and a point of moral', () => {
    const s = report(campaign({ roster: veteran(5) }), { Ann: { bmv: 8 } })
    expect(named(s, 'Ann')).toMatchObject({ bmv: 9, sheet: { level: 2, xp: 6 } })
    expect(s.asks).toBe('learn')
    expect(s.refused('P1', { do: 'learn', person: 'Ann', skill: 'medic' }).clause).toBe('dw.skill.1')
    expect(s.refused('P1', { do: 'learn', person: 'Ben', skill: 'lucky' }).clause).toBe('dw.level.5')
    s.do('P1', { do: 'learn', person: 'Ann', skill: 'agile' })
    expect(named(s, 'Ann').sheet.skills).toEqual(['cool', 'agile'])
    expect(s.asks).not.toBe('learn')
  })

  it('[dw.level.7] several at once bring several skills and points', () => {
    const s = report(campaign({ roster: veteran(5) }), { Ann: { kills: 50 } })
    expect(named(s, 'Ann')).toMatchObject({ bmv: 12, sheet: { level: 3, xp: 16 } })
    s.do('P1', { do: 'learn', person: 'Ann', skill: 'bows' }).do('P1', { do: 'learn', person: 'Ann', skill: 'medic' })
    expect(named(s, 'Ann').sheet).toMatchObject({ skills: ['cool', 'medic'], weaponSkills: ['bows'] })
    expect(s.asks).not.toBe('learn')
  })

  it('[dw.level.7] one level after the other: the skill of the first is of a level not above it', () => {
    const s = report(campaign({ roster: veteran(5) }), { Ann: { kills: 50 } })
    const offered = (): string => s.offers('P1').join(' ')
    expect(s.refused('P1', { do: 'learn', person: 'Ann', skill: 'medic' })).toMatchObject({
      clause: 'dw.skill.1',
      reason: 'Medic needs level 3; Ann has 2.',
    })
    expect(offered()).not.toContain('medic')
    s.do('P1', { do: 'learn', person: 'Ann', skill: 'agile' })
    expect(offered()).toContain('medic')
  })

  it('[dw.level.2] [dw.campaign.10] come when the house says so', () => {
    const s = report(campaign({ options: house({ levelTable: [1, 15, 25, 36, 48] }) }), {})
    expect(named(s, 'Ann').sheet.level).toBe(2)
  })

  it('[dw.skill.7] a skill may be refused', () => {
    const s = report(campaign({ roster: veteran(5) }), {}).do('P1', { do: 'decline' })
    expect(named(s, 'Ann').sheet).toMatchObject({ level: 2, skills: ['cool'] })
  })
})

describe('Medic', () => {
  const roster = [
    person('Ann', {}, { skills: ['cool', 'medic'], level: 3, xp: 15 }),
    person('Ben', {}, { skills: ['cool', 'medic'], level: 3, xp: 15 }),
    person('Cal', { weapons: [pistol] }, { xp: 2 }),
    person('Dan'),
  ]
  const turned = { Cal: { status: 'turned', isCurable: true, wounds: 4, kills: 10, trauma: 1 } } as const
  const treat = { do: 'treat', medic: 'Ann', patient: 'Cal' } as const

  it('[dw.gskill.9] [dw.gskill.10] brings somebody back on a 6, with one wound and no experience', () => {
    const s = report(campaign({ roster, dice: [6] }), turned)
    expect(s.asks).toBe('medic')
    s.do('P1', treat)
    expect(named(s, 'Cal')).toMatchObject({
      wounds: 0,
      weapons: [],
      kills: 10,
      scenarios: 0,
      sheet: { xp: 2, trauma: 1 },
    })
    expect(named(s, 'Dan').scenarios).toBe(1)
    expect(s.event('recovered')).toMatchObject({ person: 'Cal', by: 1 })
    expect(s.dice).toEqual(['dw.gskill.9 d6: 6'])
  })

  it('[dw.gskill.9] [dw.gskill.10] fails on anything else, and every Medic tries once', () => {
    const s = report(campaign({ roster, dice: [5, 1] }), turned)
    s.do('P1', treat)
    expect(s.refused('P1', treat).clause).toBe('dw.gskill.10')
    s.do('P1', { ...treat, medic: 'Ben' })
    expect(s.asks).not.toBe('medic')
    expect(s.state.gone).toMatchObject([{ person: { name: 'Cal' }, fate: 'turned' }])
  })

  it('[dw.gskill.10] is not asked for the dead, or for those whose zombie was put down', () => {
    expect(report(campaign({ roster }), { Cal: { status: 'dead' } }).asks).not.toBe('medic')
    expect(report(campaign({ roster }), { Cal: { status: 'turned' } }).asks).not.toBe('medic')
    const s = report(campaign({ roster }), { ...turned, Ann: { status: 'dead' }, Ben: { status: 'lost' } })
    expect(s.asks).not.toBe('medic')
  })

  it('[dw.gskill.10] the default is to treat nobody', () => {
    const s = report(campaign({ roster }), turned)
    expect(s.offers('P1')[0]).toBe('decline')
  })
})

describe('recovery', () => {
  it('[dw.campaign.3] closes one wound of everybody, or as many as the house says', () => {
    expect(named(report(campaign(), { Ann: { wounds: 3 } }), 'Ann').wounds).toBe(2)
    const s = report(campaign({ options: house({ recoveryPerScenario: 2 }) }), {
      Ann: { wounds: 3 },
      Ben: { wounds: 1 },
    })
    expect([named(s, 'Ann').wounds, named(s, 'Ben').wounds]).toEqual([1, 0])
  })

  const roster = [person('Ann', {}, { skills: ['cool', 'first-aid'], level: 3, xp: 15 }), person('Ben'), person('Cal')]

  it('[dw.campaign.3] First Aid is tried once, and helps on 5 or 6', () => {
    for (const [face, left] of [
      [5, 1],
      [4, 2],
    ] as const) {
      const s = report(campaign({ roster, dice: [face] }), { Ben: { wounds: 3 } })
      expect(s.asks).toBe('healing')
      s.do('P1', { do: 'first-aid', person: 'Ann', patient: 'Ben' })
      expect(named(s, 'Ben').wounds).toBe(left)
      expect(s.state.aided).toEqual(['Ann'])
      expect(s.offers('P1').some((offer) => offer.startsWith('first-aid'))).toBe(false)
    }
  })

  it('[dw.campaign.3] [dw.heal.4] kits need no action points and are used up', () => {
    const s = report(
      campaign(),
      { Ben: { wounds: 3, gear: { ...NO_GEAR, items: ['large-kit'] } } },
      { grade: 'minor-zombie' },
    )
    expect(s.refused('P1', { do: 'use-kit', holder: 'Ben', item: 0, patient: 'Ann' }).clause).toBe('dw.heal.4')
    s.do('P1', { do: 'use-kit', holder: 'Ben', item: 0, patient: 'Ben' })
    expect(named(s, 'Ben')).toMatchObject({ wounds: 0, items: [] })
  })

  it('[dw.campaign.2] [dw.campaign.3] rewards: medicine for every crate', () => {
    const s = report(campaign({ scenario: 'mercy' }), { Ann: { wounds: 4 } }, { crates: 2, grade: 'major-hero' })
    expect(named(s, 'Ann').wounds).toBe(1)
    expect(s.state.stash.items).toEqual(['small-kit', 'small-kit', 'antiseptic'])
  })

  it('[dw.campaign.2] rewards: moral after a night that was won', () => {
    const s = report(campaign({ scenario: 'night-at-millers' }), { Ann: { bmv: 7 } }, { grade: 'major-hero' })
    expect([named(s, 'Ann').bmv, named(s, 'Ben').bmv]).toEqual([8, 10])
  })
})

describe('the end', () => {
  const lost = { status: 'lost' } as const

  it('[dw.campaign.8] is a defeat when nobody is left', () => {
    const s = report(campaign(), { Ann: lost, Ben: lost, Cal: lost }, { grade: 'major-zombie' })
    expect(s.outcome).toMatchObject({ winners: [], clause: 'dw.campaign.8' })
  })

  it('[dw.campaign.8] is decided by the last scenario', () => {
    const last = (grade: 'major-hero' | 'minor-hero' | 'minor-zombie' | 'major-zombie') =>
      report(campaign({ scenario: 'last-boat' }), { Ben: lost }, { grade }).outcome?.winners
    expect((['major-hero', 'minor-hero', 'minor-zombie', 'major-zombie'] as const).map(last)).toEqual([
      ['P1'],
      ['P1'],
      [],
      [],
    ])
  })

  it('[dw.campaign.11] gives a lost last scenario a second try where the house allows it', () => {
    const options = house({ finalReplay: true })
    const s = report(campaign({ scenario: 'last-boat', options }), {}, { grade: 'minor-zombie' })
    expect(s.outcome).toBeNull()
    s.do('P1', { do: 'done' })
    expect([s.asks, s.state.scenario]).toEqual(['play', 'last-boat'])
    expect(report(s, {}, { grade: 'minor-zombie' }).outcome?.winners).toEqual([])
    const nobody = campaign({ scenario: 'last-boat', options })
    expect(report(nobody, { Ann: lost, Ben: lost, Cal: lost }, { grade: 'major-zombie' }).outcome?.winners).toEqual([])
  })

  it('[dw.campaign.8] may be given up', () => {
    expect(campaign().do('P1', { do: 'give-up' }).outcome?.winners).toEqual([])
    expect(newCampaign().asks).toBe('muster')
  })
})
