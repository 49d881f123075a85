import { describe, expect, it } from 'vitest'
import { CHARACTERS, type CharacterId } from '../content/characters.ts'
import { bookWith } from '../testing.ts'
import { type CharacterRules, type Draft, draftRefusal, personFault, rosterFault } from './character.ts'
import { newPerson, type Person, readyMade } from './person.ts'

const RULES: CharacterRules = {
  maxSkills: 5,
  levelTable: [6, 15, 25, 36, 48],
  baseMoral: 10,
  restrictions: [],
}
const IDS = Object.keys(CHARACTERS) as CharacterId[]
const lawless = readyMade('M1', 10)
const withSheet = (over: Partial<Person['sheet']>): Person => ({ ...lawless, sheet: { ...lawless.sheet, ...over } })
const faultOf = (person: Person, rules = RULES): [string, string] | null => {
  const found = personFault(person, rules)
  return found && [found.clause, found.at]
}

describe('characters are checked', () => {
  it('[dw.archetype.8] [dw.restrict.1] finds nothing wrong with those that are ready-made', () => {
    expect(
      rosterFault(
        IDS.map((id) => readyMade(id, 10)),
        { ...RULES, restrictions: bookWith({ archetypeRestrictions: true }).restrictions },
      ),
    ).toBeNull()
  })

  it('[dw.level.2] wants the experience for a level', () => {
    expect(faultOf(withSheet({ level: 2, xp: 5 }))).toEqual(['dw.level.2', 'sheet.level'])
    expect(faultOf(withSheet({ level: 2, xp: 6 }))).toBeNull()
  })

  it('[dw.level.7] [dw.moral.6] allows one point of moral more for each level', () => {
    expect(faultOf({ ...withSheet({ level: 2, xp: 6 }), bmv: 11 })).toBeNull()
    expect(faultOf({ ...lawless, bmv: 11 })).toEqual(['dw.moral.6', 'bmv'])
  })

  it('[dw.skill.1] [dw.skill.2] [dw.skill.7] knows which skills he can have', () => {
    expect(faultOf(withSheet({ skills: ['cool', 'hero'], level: 4, xp: 25 }))).toEqual([
      'dw.skill.1',
      'sheet.skills[1]',
    ])
    expect(faultOf(withSheet({ skills: ['cool', 'cool'], level: 4, xp: 25 }))).toEqual(['dw.skill.7', 'sheet.skills'])
    expect(faultOf(withSheet({ skills: ['cool', 'lucky'], level: 4, xp: 25 }), { ...RULES, maxSkills: 1 })?.[0]).toBe(
      'dw.skill.2',
    )
  })

  it('[dw.skill.6] [dw.level.5] counts one skill for each level besides those of the beginning', () => {
    expect(faultOf(withSheet({ skills: ['cool', 'lucky'] }))).toEqual(['dw.skill.6', 'sheet.skills'])
    expect(faultOf(withSheet({ skills: ['cool', 'lucky'], level: 2, xp: 6 }))).toBeNull()
  })

  it('[dw.carry.1] [dw.ammo.1] looks into the gear', () => {
    const rifle = { type: 'rifle', loaded: 0, grenades: {}, motor: 'runs' } as const
    expect(faultOf({ ...lawless, weapons: [rifle, { ...rifle, type: 'carbine' }] })).toEqual(['dw.carry.1', 'weapons'])
    expect(faultOf({ ...lawless, weapons: [{ ...rifle, loaded: 99 }] })).toEqual(['dw.ammo.1', 'weapons[0].loaded'])
  })

  it('[dw.campaign.9] wants names that differ', () => {
    expect(rosterFault([lawless, lawless], RULES)?.at).toBe('people[1].name')
  })
})

describe('a character is made', () => {
  const draft = (over: Partial<Draft> = {}): Draft => ({
    name: 'Nora',
    sex: 'f',
    archetype: 'civilian',
    subtype: 'student',
    skill: 'cool',
    weaponSkills: ['handguns'],
    weapons: [{ weapon: 'pistol' }, { weapon: 'golf-club' }],
    ...over,
  })
  const clauseOf = (over: Partial<Draft>, team: Person[] = []): string | undefined =>
    draftRefusal(draft(over), team, RULES)?.clause

  it('[dw.archetype.8] [dw.skill.6] has one general skill and the weapon skills of the archetype', () => {
    expect(clauseOf({})).toBeUndefined()
    expect(clauseOf({ skill: 'agile' })).toBe('dw.skill.6')
    expect(clauseOf({ weaponSkills: ['handguns', 'rifle'] })).toBe('dw.skill.6')
    expect(clauseOf({ archetype: 'law', weaponSkills: ['handguns'] })).toBe('dw.skill.6')
  })

  it('[dw.restrict.6] [dw.skill.6] has as many weapon skills as are open to the subtype', () => {
    const officer = { archetype: 'military', subtype: 'Officer', weapons: [{ weapon: 'pistol' }] } as const
    const strict = { ...RULES, restrictions: bookWith({ subtypeRestrictions: true }).restrictions }
    const refusal = (weaponSkills: Draft['weaponSkills'], rules: CharacterRules) =>
      draftRefusal(draft({ ...officer, weaponSkills }), [], rules)?.clause
    expect(refusal(['handguns'], strict)).toBeUndefined()
    expect(refusal(['handguns'], RULES)).toBe('dw.skill.6')
    expect(refusal(['rifle'], strict)).toBe('dw.restrict.6')
  })

  it('[dw.archetype.8] sets out with weapons of the archetype that he can use', () => {
    expect(clauseOf({ weapons: [{ weapon: 'chainsaw' }] })).toBe('dw.archetype.8')
    expect(clauseOf({ weapons: [{ weapon: 'rifle' }] })).toBe('dw.wskill.4')
    expect(clauseOf({ weapons: [{ weapon: 'pistol' }, { weapon: 'pistol' }, { weapon: 'pistol' }] })).toBe('dw.carry.2')
    expect(clauseOf({ weapons: [{ weapon: 'hand-grenades', grenade: 'fragmentation' }] })).toBe('dw.archetype.8')
  })

  it('[dw.archetype.8] a small team has one heavy weapon', () => {
    const gunner = {
      archetype: 'military',
      subtype: 'Grunt',
      weaponSkills: ['machine-gun', 'handguns', 'rifle'],
      weapons: [{ weapon: 'machinegun' }],
    } as const
    expect(clauseOf(gunner)).toBeUndefined()
    expect(clauseOf(gunner, [readyMade('M4', 10)])).toBe('dw.archetype.8')
    const six = ['M4', 'L1', 'L2', 'C1', 'C2'] as const
    expect(
      clauseOf(
        gunner,
        six.map((id) => readyMade(id, 10)),
      ),
    ).toBe('dw.archetype.8')
    expect(
      clauseOf(
        gunner,
        six.slice(1).map((id) => readyMade(id, 10)),
      ),
    ).toBeUndefined()
    const two = {
      ...gunner,
      weaponSkills: ['machine-gun', 'rifle', 'handguns'],
      weapons: [{ weapon: 'machinegun' }, { weapon: 'sniper-rifle' }],
    } as const
    expect(clauseOf(two)).toBe('dw.archetype.8')
    expect(clauseOf(gunner, [readyMade('M2', 10), newPerson('Nora', {}, 10, {})])).toBe('dw.campaign.9')
  })
})
