import { anyGame, openSave, saveMatch } from '@shamble/kernel'
import { recordGame, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { settle } from '../options.ts'
import { DIALS } from './chart.ts'
import { deadWalkCampaign } from './game.ts'
import { optionsForNext } from './next.ts'
import type { State } from './kit.ts'
import { NO_GEAR, type Person } from './person.ts'
import { campaign, type CampaignScene, named, newCampaign, person, report } from './testing.ts'
import type { WeaponId } from '../tables/weapons.ts'

const weapon = (type: WeaponId, loaded = 0) => ({ type, loaded, grenades: {}, motor: 'runs' }) as const
const names = (s: CampaignScene): string[] => s.state.roster.map(({ name }) => name)
const house = (rules: object) => ({ house: rules }) as never
const draft = {
  do: 'enlist',
  name: 'Nora',
  sex: 'f',
  archetype: 'civilian',
  subtype: 'student',
  skill: 'cool',
  weaponSkills: ['handguns'],
  weapons: [{ weapon: 'pistol' }],
} as const
const done = { do: 'done' } as const

describe('a team is made', () => {
  it('[dw.archetype.8] ready-made, with everything on its sheets', () => {
    const s = newCampaign().do('P1', { do: 'muster', team: 'neighbours' })
    expect(names(s)).toEqual(['Father Thomas Quill', 'Dana Hollis', 'Eddie Voss', 'Mia Tran'])
    expect(named(s, 'Eddie Voss').sheet).toMatchObject({
      level: 1,
      xp: 0,
      skills: ['fancy-move'],
      quirks: ['criminal'],
    })
    expect([s.asks, s.state.scenario]).toEqual(['play', 'shopping-list'])
  })

  it('[dw.archetype.8] [dw.level.1] [dw.quirk.3] one by one, with a quirk rolled for each', () => {
    const s = newCampaign({}, [1, 1, 6, 6, 3, 4])
    s.do('P1', draft)
    expect(named(s, 'Nora')).toMatchObject({ bmv: 10, wounds: 0, sheet: { level: 1, xp: 0, quirks: ['clumsy'] } })
    expect(s.refused('P1', draft).clause).toBe('dw.campaign.9')
    expect(s.refused('P1', { do: 'set-out' }).clause).toBe('dw.campaign.1')
    expect(s.refused('P1', { do: 'muster', team: 'convoy' }).clause).toBe('dw.archetype.8')
    s.do('P1', { ...draft, name: 'Olga' })
      .do('P1', { ...draft, name: 'Pat' })
      .do('P1', { do: 'set-out' })
    expect(s.state.roster.map(({ sheet }) => sheet.quirks)).toEqual([['clumsy'], ['thick'], ['psycho']])
    expect(s.asks).toBe('play')
  })

  it('[dw.scope.6] [dw.campaign.6] there is somebody for every seat, from the beginning and after losses', () => {
    const five = newCampaign({ players: 5, house: { quirks: false } })
    expect(five.refused('P1', { do: 'muster', team: 'neighbours' }).clause).toBe('dw.campaign.1')
    for (let i = 0; i < 5; i++) five.do('P1', five.offered('P1')[0] as typeof draft)
    five.do('P1', { do: 'set-out' })
    expect([five.asks, five.state.roster.length]).toEqual(['play', 5])
    const four = newCampaign({ players: 4 }).do('P1', { do: 'muster', team: 'neighbours' })
    expect(settle(optionsForNext(four.table)).ok).toBe(true)
    const fewer = campaign({ options: { players: 4, house: { quirks: false } }, dice: [1, 14, 20] })
    report(fewer, {}).do('P1', done)
    expect(fewer.state.roster).toHaveLength(4)
  })

  it('[dw.quirk.2] without quirks where they are not played', () => {
    expect(named(newCampaign(house({ quirks: false })).do('P1', draft), 'Nora').sheet.quirks).toEqual([])
  })
})

describe('gear', () => {
  const armed = () =>
    report(campaign(), {
      Ann: {
        gear: { ...NO_GEAR, weapons: [weapon('pistol', 2)], stock: { ...NO_GEAR.stock, bullets: 3 }, items: ['radio'] },
      },
      Ben: { gear: { ...NO_GEAR, weapons: [weapon('rifle')] } },
    })

  it('[dw.campaign.5] is handed round freely', () => {
    const s = armed()
    s.do('P1', { do: 'hand-weapon', from: 'Ann', to: 'Cal', weapon: 0 })
    s.do('P1', { do: 'hand-item', from: 'Ann', to: 'Ben', item: 0 })
    s.do('P1', { do: 'hand-ammo', from: 'Ann', to: 'Ben', kind: 'bullets', count: 2 })
    expect(named(s, 'Ann')).toMatchObject({ weapons: [], items: [], stock: { bullets: 1 } })
    expect(named(s, 'Cal').weapons).toEqual([weapon('pistol', 2)])
    expect(named(s, 'Ben')).toMatchObject({ items: ['radio'], stock: { bullets: 2 } })
    expect(s.refused('P1', { do: 'hand-ammo', from: 'Ann', to: 'Ben', kind: 'bullets', count: 2 }).clause).toBe(
      'dw.campaign.5',
    )
    expect(s.refused('P1', { do: 'hand-item', from: 'Ann', to: null, item: 0 }).clause).toBe('dw.campaign.5')
    s.do('P1', { do: 'hand-ammo', from: 'Ann', to: null, kind: 'bullets', count: 1 })
    expect([named(s, 'Ann').stock.bullets, s.state.stash.stock.bullets]).toEqual([0, 1])
  })

  it('[dw.carry.1] is laid down by whoever has too much of it, and until then nobody goes on', () => {
    const s = armed()
    s.do('P1', { do: 'hand-weapon', from: 'Ann', to: 'Cal', weapon: 0 })
    s.do('P1', { do: 'hand-weapon', from: 'Ben', to: 'Cal', weapon: 0 })
    expect(s.offered('P1').some((command) => command.do === 'hand-weapon' && command.to === null)).toBe(false)
    const two = report(campaign(), {
      Ann: { gear: { ...NO_GEAR, weapons: [weapon('rifle')] } },
      Ben: { gear: { ...NO_GEAR, weapons: [weapon('rifle')] } },
    }).do('P1', { do: 'hand-weapon', from: 'Ann', to: 'Ben', weapon: 0 })
    expect(two.refused('P1', done).clause).toBe('dw.carry.1')
    const down = { do: 'hand-weapon', from: 'Ben', to: null, weapon: 0 } as const
    expect(two.offered('P1')).toContainEqual(down)
    expect(two.offered('P1').some((command) => command.do === 'done')).toBe(false)
    expect(two.do('P1', down).offered('P1')).toContainEqual(done)
  })

  it('[dw.campaign.5] is loaded from stock without action points, and not replenished', () => {
    const s = armed().do('P1', { do: 'reload', person: 'Ann', weapon: 0 })
    expect(named(s, 'Ann').weapons[0]?.loaded).toBe(12)
    expect(named(s, 'Ann').stock.bullets).toBe(2)
    expect(s.refused('P1', { do: 'reload', person: 'Ben', weapon: 0 }).clause).toBe('dw.campaign.5')
    expect(named(s.do('P1', done), 'Ben').weapons[0]?.loaded).toBe(0)
  })

  it('[dw.campaign.5] [dw.carry.7] guns of one kind stay two, grenades and knives are put together', () => {
    const grenades = (count: number) => ({ ...weapon('hand-grenades'), grenades: { molotov: count } })
    const s = report(
      campaign(),
      { Ann: { gear: { ...NO_GEAR, weapons: [weapon('pistol', 2), grenades(1), weapon('throwing-knives', 1)] } } },
      { left: { ...NO_GEAR, weapons: [weapon('pistol', 5), grenades(2), weapon('throwing-knives', 3)] } },
    )
    for (let i = 0; i < 3; i++) s.do('P1', { do: 'hand-weapon', from: null, to: 'Ann', weapon: 0 })
    expect(named(s, 'Ann').weapons).toEqual([
      weapon('pistol', 2),
      grenades(3),
      weapon('throwing-knives', 4),
      weapon('pistol', 5),
    ])
  })

  it('[dw.campaign.5] [dw.ammo.8] shells are loaded singly, and only as many as there are', () => {
    const gear = (shells: number) => ({
      ...NO_GEAR,
      weapons: [weapon('double-barrel')],
      stock: { ...NO_GEAR.stock, shells },
    })
    const s = report(campaign(), { Ann: { gear: gear(1) }, Ben: { gear: gear(5) } })
    s.do('P1', { do: 'reload', person: 'Ann', weapon: 0 }).do('P1', { do: 'reload', person: 'Ben', weapon: 0 })
    const loads = ['Ann', 'Ben'].map((name) => [named(s, name).weapons[0]?.loaded, named(s, name).stock.shells])
    expect(loads).toEqual([
      [1, 0],
      [2, 3],
    ])
  })

  it('[dw.campaign.5] [dw.carry.1] keeps to what can be carried; the stash keeps the rest', () => {
    const s = report(
      campaign(),
      { Ann: { gear: { ...NO_GEAR, weapons: [weapon('rifle')] } } },
      {
        left: { ...NO_GEAR, weapons: [weapon('carbine'), weapon('machete')] },
      },
    )
    s.do('P1', { do: 'hand-weapon', from: null, to: 'Ann', weapon: 0 })
    expect(s.refused('P1', done).clause).toBe('dw.carry.1')
    s.do('P1', { do: 'hand-weapon', from: 'Ann', to: null, weapon: 0 }).do('P1', done)
    expect(named(s, 'Ann').weapons.map(({ type }) => type)).toEqual(['carbine'])
    expect(s.state.stash.weapons.map(({ type }) => type)).toEqual(['machete', 'rifle'])
  })
})

describe('newcomers', () => {
  it('[dw.campaign.6] [dw.skill.8] friends who survived may join, with what newcomers know and a quirk', () => {
    const s = report(campaign({ dice: [4, 4] }), {
      Gus: { wounds: 2, gear: { ...NO_GEAR, weapons: [weapon('rifle')] } },
    })
    s.do('P1', done)
    expect(s.offers('P1')).toEqual(['recruit person:Gus', 'turn-away person:Gus'])
    s.do('P1', { do: 'recruit', person: 'Gus' })
    expect(s.asks).toBe('train')
    expect(s.offered('P1')).toEqual([{ do: 'train', person: 'Gus', skill: 'cool', weaponSkills: ['rifle'] }])
    expect(s.refused('P1', { do: 'train', person: 'Gus', skill: 'cool', weaponSkills: [] }).clause).toBe('dw.skill.6')
    s.do('P1', { do: 'train', person: 'Gus', skill: 'lucky', weaponSkills: ['rifle'] })
    expect(named(s, 'Gus')).toMatchObject({ bmv: 10, wounds: 2, weapons: [{ type: 'rifle' }] })
    expect(named(s, 'Gus').sheet).toMatchObject({
      level: 1,
      skills: ['lucky'],
      weaponSkills: ['rifle'],
      quirks: ['relative'],
    })
  })

  it('[dw.campaign.6] a friend may be called like something that every object has', () => {
    const s = report(campaign({ dice: [4, 4] }), { constructor: { subtype: 'civilian' } } as never)
    s.do('P1', done).do('P1', { do: 'recruit', person: 'constructor' })
    expect(named(s, 'constructor').sheet).toMatchObject({ level: 1, subtype: 'civilian' })
  })

  it('[dw.campaign.6] friends who died or were left behind do not, and others may be turned away', () => {
    const s = report(campaign(), { Gus: { status: 'lost' }, Ida: {} }).do('P1', done)
    s.do('P1', { do: 'turn-away', person: 'Ida' })
    expect(names(s)).toEqual(['Ann', 'Ben', 'Cal'])
    expect(s.asks).toBe('next')
  })

  it('[dw.campaign.6] a small team is filled up to three by the dice', () => {
    const lost = { status: 'lost' } as const
    // A soldier with a rifle and four clips; then a policeman: the first row is ammunition, the second a sword.
    const dice = [6, 10, 6, 4, 1, 1, 5, 1, 2, 4, 4, 6, 6]
    const s = report(campaign({ dice }), { Ben: lost, Cal: lost }).do('P1', done)
    const [, soldier, policeman] = s.state.roster
    expect(soldier).toMatchObject({ sheet: { archetype: 'military', level: 1, quirks: ['clumsy'] }, bmv: 10 })
    expect(soldier?.weapons).toMatchObject([{ type: 'rifle' }])
    expect(soldier?.weapons[0]?.loaded).toBeGreaterThan(0)
    expect(soldier?.stock.bullets).toBe(3)
    expect(policeman).toMatchObject({ sheet: { archetype: 'law', quirks: ['thick'] }, weapons: [{ type: 'sword' }] })
    expect(s.diceLeft()).toEqual([])
    expect(s.asks).toBe('train')
  })

  it('[dw.campaign.6] or not, where the house says so', () => {
    const s = report(campaign({ options: house({ teamFill: 0 }) }), { Ben: { status: 'lost' } }).do('P1', done)
    expect(names(s)).toEqual(['Ann', 'Cal'])
    expect(s.asks).toBe('next')
  })

  it('[dw.campaign.7] more than six are too many', () => {
    const roster = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => person(name))
    const s = report(campaign({ roster, options: house({ quirks: false }) }), { Gus: {} }).do('P1', done)
    s.do('P1', { do: 'recruit', person: 'Gus' }).do('P1', {
      do: 'train',
      person: 'Gus',
      skill: 'cool',
      weaponSkills: ['rifle'],
    })
    expect(s.asks).toBe('leave out')
    expect(s.refused('P1', done).clause).toBe('dw.campaign.7')
    s.do('P1', { do: 'leave-out', person: 'B' })
    expect(names(s)).toEqual(['A', 'C', 'D', 'E', 'F', 'Gus'])
    expect(s.state.gone).toMatchObject([{ person: { name: 'B' }, fate: 'left out' }])
  })
})

describe('the road to Harbour Point', () => {
  /** The scenario after one that went like this, and what is carried over. */
  const after = (scenario: State['scenario'], over: object, choice?: State['scenario']): [string, State['effects']] => {
    const s = report(campaign({ scenario }), {}, over).do('P1', done)
    if (choice) s.do('P1', { do: 'next', scenario: choice })
    return [s.state.scenario, s.state.effects]
  }

  it('[dw.campaign.2] offers two ways after the shops and after the bus', () => {
    expect(after('shopping-list', {}, 'mercy')).toEqual(['mercy', {}])
    expect(after('shopping-list', {}, 'night-at-millers')).toEqual(['night-at-millers', {}])
    expect(after('nine-forty-bus', {}, 'last-boat')).toEqual(['last-boat', { friends: [] }])
    const s = report(campaign(), {}).do('P1', done)
    expect(s.offers('P1')).toEqual(['next scenario:mercy', 'next scenario:night-at-millers'])
    expect(s.refused('P1', { do: 'next', scenario: 'last-boat' }).clause).toBe('dw.campaign.2')
  })

  it('[dw.campaign.2] carries over what was done', () => {
    expect(after('mercy', { grade: 'major-zombie' })).toEqual(['night-at-millers', { weakHouse: true }])
    expect(after('mercy', { grade: 'minor-zombie' })).toEqual(['night-at-millers', {}])
    expect(after('night-at-millers', { driven: ['V1'] })).toEqual(['nine-forty-bus', { pickup: true }])
    expect(after('quiet-hands', { radioOut: true })).toEqual(['last-boat', { radio: true }])
  })

  it('[dw.campaign.2] [dw.campaign.6] the family is at the boat, but for those who joined', () => {
    const s = report(campaign({ scenario: 'nine-forty-bus', options: house({ quirks: false }) }), {
      'Ada Brill': { archetype: null },
      'Tom Brill': { status: 'dead' },
      'Lily Brill': {},
    }).do('P1', done)
    s.do('P1', { do: 'recruit', person: 'Ada Brill' }).do('P1', { do: 'turn-away', person: 'Lily Brill' })
    expect(named(s, 'Ada Brill').sheet).toMatchObject({ archetype: 'civilian', sex: 'f' })
    expect(s.state.effects.friends).toEqual(['Lily Brill'])
  })

  it('[dw.campaign.11] [dw.campaign.2] those of the family who died at the boat are not there when it is tried again', () => {
    const s = report(
      campaign({
        scenario: 'last-boat',
        effects: { friends: ['Ada Brill', 'Tom Brill'] },
        options: house({ finalReplay: true }),
      }),
      { 'Ada Brill': { status: 'dead' }, 'Tom Brill': {} },
      { grade: 'minor-zombie' },
    )
    s.do('P1', done).do('P1', { do: 'turn-away', person: 'Tom Brill' })
    expect([s.state.scenario, s.state.effects.friends]).toEqual(['last-boat', ['Tom Brill']])
  })

  it('[dw.campaign.2] rewards: clips and kits, petrol bombs, belts', () => {
    const stashOf = (scenario: State['scenario'], over: object) => report(campaign({ scenario }), {}, over).state.stash
    expect(stashOf('shopping-list', { grade: 'major-hero' })).toMatchObject({
      stock: { bullets: 3 },
      items: ['medium-kit', 'medium-kit'],
    })
    expect(stashOf('shopping-list', { grade: 'minor-zombie' })).toEqual(NO_GEAR)
    expect(stashOf('nine-forty-bus', { grade: 'major-hero' })).toMatchObject({
      weapons: [{ type: 'hand-grenades', grenades: { molotov: 2 } }],
      items: ['gas-can'],
    })
    expect(stashOf('quiet-hands', { driven: ['V1'] }).stock).toMatchObject({ bullets: 4, belts: 1 })
  })

  it('[dw.campaign.1] the next scenario is played by these people under the same house rules', () => {
    const s = campaign({ scenario: 'mercy', effects: { weakHouse: true }, options: house({ zombieHit: 5 }) })
    const options = optionsForNext(s.table)
    expect(options).toMatchObject({ scenario: 'mercy', advanced: true, zombieHit: 5, roster: { weakHouse: true } })
    expect(settle(options).ok).toBe(true)
  })

  it('[dw.campaign.1] scenarios of a campaign have the numbers they were written with, unless the host turns them', () => {
    const boat = { scenario: 'last-boat' } as const
    const written = { startZombiesPerHuman: 3, entryBRolls: 2, turnLimit: 16 }
    expect(optionsForNext(campaign(boat).table)).toMatchObject(written)
    const turned = campaign({ ...boat, options: house({ entryBRolls: 0 }) })
    expect(optionsForNext(turned.table)).toMatchObject({ ...written, entryBRolls: 0 })
    const refused = Object.entries(DIALS).filter(([scenario, dials]) => !settle({ ...dials, scenario }).ok)
    expect(refused).toEqual([])
  })
})

describe('campaign files', () => {
  it('[dw.campaign.1] are saved and opened again, and refused with their place when they are wrong', () => {
    const match = recordGame(deadWalkCampaign, setUp(deadWalkCampaign), 'file', { maxCommands: 1 })
    const save = JSON.parse(JSON.stringify(saveMatch(match, { private: true })))
    const open = (json: unknown) => openSave(json, [anyGame(deadWalkCampaign)])
    const opened = open(save)
    expect(opened.ok && opened.match.table.state).toEqual(match.table.state)
    const [first] = save.entries
    const bad = open({ ...save, rules: '0', entries: [{ ...first, command: { do: 'muster', team: 'nobody' } }] })
    expect(bad).toMatchObject({ ok: false, fault: { at: 'entries[0].command.team' } })
    expect(!bad.ok && bad.fault.why).toMatch(/recorded under rules 0, these are 2/)
  })

  it('[dw.skill.1] people are in order in the camp too, whatever they carry there', () => {
    const { state, book } = newCampaign().do('P1', { do: 'muster', team: 'neighbours' }).table
    const camp = (change: (person: Person) => Person): string[] => {
      const copy = deadWalkCampaign.copy(state)
      copy.frames = copy.frames.map((frame) => ({ ...frame, at: 'gear' }))
      copy.roster = copy.roster.map((one, i) => (i === 0 ? change(one) : one))
      return deadWalkCampaign.invariants({ state: copy, book, facts: null })
    }
    const rifles = Array.from({ length: 9 }, () => weapon('rifle'))
    expect(camp((one) => ({ ...one, weapons: rifles }))).toEqual([])
    expect(camp((one) => ({ ...one, sheet: { ...one.sheet, skills: ['fast-reload'] } }))).toEqual([
      'people[0].sheet.skills[0]: Fast reload needs level 2 (dw.skill.1)',
    ])
  })

  it('[dw.campaign.1] house rules are checked with their place', () => {
    const faultAt = (rules: object): string => {
      const settled = deadWalkCampaign.settle(house(rules))
      return settled.ok ? '' : settled.fault.at
    }
    expect(faultAt({ zombieHit: 9 })).toBe('options.house.zombieHit')
    expect(faultAt({ scenario: 'mercy' })).toBe('options.house.scenario')
    expect(faultAt({ nonsense: 1 })).toBe('options.house.nonsense')
  })

  it('[dw.moral.6] positions with impossible people are refused', () => {
    expect(() => campaign({ roster: [person('Ann', { bmv: 12 })] })).toThrow(/moral/)
    expect(() => campaign({ roster: [] })).toThrow(/nobody of the team is left/)
    const learning = [{ proc: 'campaign', at: 'learn', inside: false, vars: {}, sealed: null }]
    expect(() => campaign({ frames: learning } as never)).toThrow(/no scenario was reported/)
  })

  it('[dw.level.5] nobody is to learn who is not of the team, or who has learnt it already', () => {
    const lessons = (who: string, left = 1) => [{ person: who, left }]
    expect(() => campaign({ lessons: lessons('Zoe') })).toThrow(/Zoe is to learn and is not of the team/)
    expect(() => campaign({ lessons: lessons('Ann') })).toThrow(/Ann has learnt already what is still to come/)
    const sheet = { ...person('Ann').sheet, level: 2, xp: 6 }
    const roster = [person('Ann', { sheet }), person('Ben')]
    expect(campaign({ roster, lessons: lessons('Ann') }).state.lessons).toHaveLength(1)
    expect(() => campaign({ roster, lessons: [...lessons('Ann'), ...lessons('Ann')] })).toThrow(/Ann is to learn twice/)
  })
})
