import { describe, expect, it } from 'vitest'
import { CHARACTERS } from '../content/characters.ts'
import { PLAIN_SHEET, type Sheet } from '../state.ts'
import { act, at, bookWith, type DeadWalkScene, endPhase, human, humanNo, offersOf, scene, zombie } from '../testing.ts'
import type { ArchetypeId } from '../tables/archetypes.ts'
import type { SkillId, WeaponSkillId } from '../tables/skills.ts'
import type { Lesson } from './41-archetypes.ts'
import { type LearningRules, learnt, lessonRefusal, lessonsFor, trainingRefusal } from './45-learning.ts'

const SKILLED = { skills: true }
const sheet = (over: Partial<Sheet> = {}): Sheet => ({ ...PLAIN_SHEET, ...over })
const skilled = (skills: readonly string[], over: object = {}): object => human({ sheet: { skills }, ...over })

/** The first human's activation has begun. */
const acting = (stage: Parameters<typeof scene>[0], n = 1): DeadWalkScene =>
  act(scene({ options: SKILLED, ...stage }), { do: 'activate', human: n })

describe('using skills', () => {
  it('[dw.skill.3] a skill is used once in a turn, and a character uses only one', () => {
    const s = acting({ humans: [skilled(['hero', 'snappy'])] })
    act(s, { do: 'use-skill', skill: 'hero' })
    expect(s.refused('P1', { do: 'use-skill', skill: 'hero' }).clause).toBe('dw.skill.3')
    expect(s.refused('P1', { do: 'use-skill', skill: 'snappy' }).clause).toBe('dw.skill.3')
    expect(offersOf(s, 'P1', 'use-skill')).toEqual([])
    expect(humanNo(s, 1).skillsUsed).toEqual(['hero'])
  })

  it('[dw.skill.3] the house may allow more than one in a turn, but none of them twice', () => {
    const s = acting({ humans: [skilled(['hero', 'snappy', 'quick'])], options: { ...SKILLED, skillsPerTurn: 2 } })
    act(s, { do: 'use-skill', skill: 'hero' })
    expect(s.refused('P1', { do: 'use-skill', skill: 'hero' }).clause).toBe('dw.skill.3')
    act(s, { do: 'use-skill', skill: 'snappy' })
    expect(s.refused('P1', { do: 'use-skill', skill: 'quick' }).clause).toBe('dw.skill.3')
  })

  it('[dw.skill.3] without the switch nobody uses any', () => {
    const s = acting({ humans: [skilled(['hero'])], options: {} })
    expect(s.refused('P1', { do: 'use-skill', skill: 'hero' }).clause).toBe('dw.skill.3')
    expect(offersOf(s, 'P1', 'use-skill')).toEqual([])
  })

  it('[dw.skill.3] only a skill that one has', () => {
    const s = acting({ humans: [skilled(['hero'])] })
    expect(s.refused('P1', { do: 'use-skill', skill: 'snappy' }).clause).toBe('dw.gskill.13')
    expect(offersOf(s, 'P1', 'use-skill')).toEqual([{ do: 'use-skill', skill: 'hero' }])
  })

  it('[dw.turn.13] [dw.skill.3] what was used in one turn is there again in the next', () => {
    const s = acting({ humans: [skilled(['hero'])] })
    act(s, { do: 'use-skill', skill: 'hero' })
    endPhase(s)
    expect(s.state.turn).toBe(2)
    act(s, { do: 'activate', human: 1 })
    expect(offersOf(s, 'P1', 'use-skill')).toEqual([{ do: 'use-skill', skill: 'hero' }])
  })

  it('[dw.turn.13] tests, actions and reactions of a turn share one use', () => {
    const s = scene({
      options: SKILLED,
      dice: [1, 1],
      humans: [skilled(['hero', 'cool'], { at: at(60, 60) })],
      zombies: [zombie(1, at(60, 66), { fallen: true, stunned: true })],
    })
    endPhase(s)
    expect(s.asks).toBe('decide')
    act(s, { do: 'use-skill', skill: 'cool' })
    act(s, { do: 'activate', human: 1 })
    expect(s.refused('P1', { do: 'use-skill', skill: 'hero' }).clause).toBe('dw.skill.3')
  })

  it('[dw.skill.4] a skill for the whole activation is used when it begins', () => {
    const s = acting({ humans: [skilled(['hero'])] })
    act(s, { do: 'move', path: [at(62, 60)] })
    expect(s.refused('P1', { do: 'use-skill', skill: 'hero' }).clause).toBe('dw.skill.4')
    expect(offersOf(s, 'P1', 'use-skill')).toEqual([])
  })

  it('[dw.skill.4] [dw.cc.3] in close combat, too', () => {
    const s = acting({ humans: [skilled(['hero'])], zombies: [zombie(1, [6260, 6000])] })
    expect(offersOf(s, 'P1', 'use-skill')).toEqual([{ do: 'use-skill', skill: 'hero' }])
    act(s, { do: 'use-skill', skill: 'hero' })
    expect(offersOf(s, 'P1', 'break')).toEqual([{ do: 'break' }])
  })

  it('[dw.skill.4] the owner is asked, and may say no', () => {
    const s = scene({
      options: SKILLED,
      dice: [6, 4],
      humans: [skilled(['cool'], { at: at(60, 60) })],
      zombies: [zombie(1, at(60, 66), { fallen: true, stunned: true })],
    })
    endPhase(s)
    expect(s.offered('P1')).toEqual([{ do: 'decline' }, { do: 'use-skill', skill: 'cool' }])
    expect(s.refused('P1', { do: 'use-skill', skill: 'fearless' }).clause).toBe('dw.skill.4')
    act(s, { do: 'decline' })
    expect(humanNo(s, 1).skillsUsed).toEqual([])
    expect(humanNo(s, 1).doubled).toBe(true)
  })

  it('[dw.skill.8] an NPC uses none', () => {
    const s = acting({ humans: [skilled(['hero'], { npc: true, seat: 'P1' }), human({ at: at(30, 30) })] })
    expect(s.refused('P1', { do: 'use-skill', skill: 'hero' }).clause).toBe('dw.skill.8')
    expect(offersOf(s, 'P1', 'use-skill')).toEqual([])
  })

  it('[dw.skill.4] [dw.gskill.1] a skill that is not for a whole activation is not used in this way', () => {
    const s = acting({ humans: [skilled(['cool'])] })
    expect(s.refused('P1', { do: 'use-skill', skill: 'cool' }).clause).toBe('dw.gskill.1')
  })
})

describe('learning skills', () => {
  const RULES: LearningRules = { maxSkills: 5, restrictions: [] }
  const FIVE = sheet({ level: 5, skills: ['cool', 'lucky', 'agile', 'hero', 'dodge'] })
  const refused = (by: Sheet, lesson: Lesson, instead?: SkillId, rules: Partial<LearningRules> = {}) =>
    lessonRefusal({ name: 'Ann', sheet: by }, lesson, instead, { ...RULES, ...rules })?.clause

  it('[dw.skill.1] a skill is of the level of the character or lower', () => {
    expect(refused(sheet({ level: 3 }), 'inspire')).toBe('dw.skill.1')
    expect(refused(sheet({ level: 4 }), 'inspire')).toBeUndefined()
  })

  it('[dw.skill.2] nobody has more than five, or what the house says', () => {
    expect(refused(FIVE, 'fearless')).toBe('dw.skill.2')
    expect(refused(FIVE, 'fearless', undefined, { maxSkills: 6 })).toBeUndefined()
    expect(refused(sheet({ skills: ['cool'] }), 'lucky', undefined, { maxSkills: 1 })).toBe('dw.skill.2')
  })

  it('[dw.skill.7] the same is not learnt twice, and with five skills one has to go for another', () => {
    expect(refused(FIVE, 'cool', undefined, { maxSkills: 6 })).toBe('dw.skill.7')
    expect(refused(FIVE, 'fearless', 'cool')).toBeUndefined()
    expect(refused(FIVE, 'fearless', 'quick')).toBe('dw.skill.7')
    expect(learnt(FIVE, 'fearless', 'cool').skills).toEqual(['lucky', 'agile', 'hero', 'dodge', 'fearless'])
    expect(refused(sheet({ weaponSkills: ['rifle'] }), 'rifle')).toBe('dw.skill.7')
  })

  it('[dw.skill.5] weapon skills do not count towards the five, and can be taken instead of a skill', () => {
    expect(refused(FIVE, 'rifle')).toBeUndefined()
    expect(refused(FIVE, 'rifle', 'cool')).toBe('dw.skill.5')
    expect(learnt(FIVE, 'rifle')).toMatchObject({ skills: FIVE.skills, weaponSkills: ['rifle'] })
    const four = sheet({ level: 5, skills: FIVE.skills.slice(1), weaponSkills: ['rifle', 'bows', 'shotgun'] })
    expect(refused(four, 'quick')).toBeUndefined()
  })

  it('[dw.restrict.1] [dw.restrict.6] restrictions hold for skills and weapon skills where they are in force', () => {
    const soldier = sheet({ archetype: 'military', subtype: 'Officer', level: 5 })
    for (const lesson of ['shotgun', 'unload'] as const) {
      expect(refused(soldier, lesson)).toBeUndefined()
      expect(refused(soldier, lesson, undefined, bookWith({ archetypeRestrictions: true }))).toBe('dw.restrict.2')
      expect(refused(soldier, lesson, undefined, bookWith({ subtypeRestrictions: true }))).toBe('dw.restrict.6')
    }
  })

  it('[dw.level.5] [dw.skill.1] the lowest skills are offered first, none above the level, weapon skills last', () => {
    const offered = lessonsFor({ name: 'Ann', sheet: sheet({ level: 2, skills: ['cool'] }) }, RULES)
    expect(offered.slice(0, 4)).toEqual(['fancy-move', 'lucky', 'nerves-of-steel', 'agile'])
    expect(offered).not.toContain('medic')
    expect(offered.at(-1)).toBe('bows')
  })

  it('[dw.skill.5] weapon skills are never used: firing leaves the skill of the turn', () => {
    const rifle = { id: 1, type: 'rifle', loaded: 2, ready: true }
    const s = acting({
      humans: [human({ sheet: { weaponSkills: ['rifle'], skills: ['hero'] }, weapons: [rifle] })],
      zombies: [zombie(1, at(60, 90))],
      options: { ...SKILLED, weaponSkills: true },
      dice: [1],
    })
    act(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(humanNo(s, 1).skillsUsed).toEqual([])
  })

  const trained = (archetype: ArchetypeId, skill: SkillId, ...weaponSkills: WeaponSkillId[]) =>
    trainingRefusal({ archetype, subtype: '' }, { skill, weaponSkills }, RULES)?.clause

  it('[dw.skill.6] a new character has one general skill of level 1, and weapon skills by archetype', () => {
    expect(trained('military', 'cool', 'rifle', 'handguns', 'automatic')).toBeUndefined()
    expect(trained('law', 'lucky', 'rifle', 'bows')).toBeUndefined()
    expect(trained('civilian', 'fancy-move', 'bows')).toBeUndefined()
    expect(trained('civilian', 'agile', 'bows')).toBe('dw.skill.6')
    expect(trained('civilian', 'cover', 'bows')).toBe('dw.skill.6')
    expect(trained('military', 'cool', 'rifle', 'handguns')).toBe('dw.skill.6')
    expect(trained('law', 'cool', 'rifle', 'handguns', 'automatic')).toBe('dw.skill.6')
    expect(trained('civilian', 'cool')).toBe('dw.skill.6')
    expect(trained('law', 'cool', 'rifle', 'rifle')).toBe('dw.skill.7')
  })

  it('[dw.skill.6] the ready-made characters begin so', () => {
    for (const { archetype, skill, weaponSkills } of Object.values(CHARACTERS))
      expect(trained(archetype, skill, ...weaponSkills)).toBeUndefined()
  })
})
