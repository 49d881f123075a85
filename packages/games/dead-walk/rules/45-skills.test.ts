import { describe, expect, it } from 'vitest'
import { CHARACTERS } from '../content/characters.ts'
import { PLAIN_SHEET, type Sheet } from '../state.ts'
import { act, at, type DeadWalkScene, endPhase, human, humanNo, offersOf, scene, zombie } from '../testing.ts'
import { beginnerRefusal, learnRefusal, learnt, skillFaults } from './45-learning.ts'

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
  it('[dw.skill.1] a skill is of the level of the character or lower', () => {
    expect(learnRefusal(sheet({ level: 3 }), 'inspire', 5)?.clause).toBe('dw.skill.1')
    expect(learnRefusal(sheet({ level: 4 }), 'inspire', 5)).toBeNull()
  })

  it('[dw.skill.2] nobody has more than five, or what the house says', () => {
    const five = sheet({ level: 5, skills: ['cool', 'lucky', 'agile', 'hero', 'dodge'] })
    expect(learnRefusal(five, 'fearless', 5)?.clause).toBe('dw.skill.2')
    expect(learnRefusal(five, 'fearless', 6)).toBeNull()
  })

  it('[dw.skill.7] the same is not learnt twice, and with five skills one has to go for another', () => {
    const five = sheet({ level: 5, skills: ['cool', 'lucky', 'agile', 'hero', 'dodge'] })
    expect(learnRefusal(five, 'cool', 6)?.clause).toBe('dw.skill.7')
    expect(learnRefusal(five, 'fearless', 5, 'cool')).toBeNull()
    expect(learnRefusal(five, 'fearless', 5, 'quick')?.clause).toBe('dw.skill.7')
    expect(learnt(five, 'fearless', 'cool').skills).toEqual(['lucky', 'agile', 'hero', 'dodge', 'fearless'])
    expect(learnRefusal(sheet({ weaponSkills: ['rifle'] }), 'rifle', 5)?.clause).toBe('dw.skill.7')
  })

  it('[dw.skill.5] weapon skills do not count towards the five, and can be taken instead of a skill', () => {
    const five = sheet({ level: 5, skills: ['cool', 'lucky', 'agile', 'hero', 'dodge'] })
    expect(learnRefusal(five, 'rifle', 5)).toBeNull()
    expect(learnt(five, 'rifle')).toMatchObject({ skills: five.skills, weaponSkills: ['rifle'] })
    const four = sheet({ level: 5, skills: five.skills.slice(1), weaponSkills: ['rifle', 'bows', 'shotgun'] })
    expect(learnRefusal(four, 'quick', 5)).toBeNull()
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

  it('[dw.skill.6] a new character has one general skill of level 1, and weapon skills by archetype', () => {
    const soldier = sheet({ archetype: 'military', skills: ['cool'], weaponSkills: ['rifle', 'handguns', 'automatic'] })
    expect(beginnerRefusal(soldier)).toBeNull()
    expect(beginnerRefusal({ ...soldier, skills: ['agile'] })?.clause).toBe('dw.skill.6')
    expect(beginnerRefusal({ ...soldier, skills: ['cool', 'lucky'] })?.clause).toBe('dw.skill.6')
    expect(beginnerRefusal({ ...soldier, skills: [] })?.clause).toBe('dw.skill.6')
    expect(beginnerRefusal({ ...soldier, archetype: 'law' })?.clause).toBe('dw.skill.6')
    expect(beginnerRefusal({ ...soldier, archetype: 'law', weaponSkills: ['rifle', 'bows'] })).toBeNull()
    expect(beginnerRefusal({ ...soldier, archetype: 'civilian', weaponSkills: ['bows'] })).toBeNull()
  })

  it('[dw.skill.6] the ready-made characters begin so', () => {
    for (const { archetype, skill, weaponSkills } of Object.values(CHARACTERS))
      expect(beginnerRefusal(sheet({ archetype, skills: [skill], weaponSkills }))).toBeNull()
  })

  it('[dw.skill.1] [dw.skill.2] [dw.skill.7] the faults of a sheet say where they are', () => {
    const faults = skillFaults(sheet({ skills: ['hero', 'cool', 'cool', 'lucky'], weaponSkills: ['bows', 'bows'] }), 1)
    expect(faults.map(({ where, refusal }) => `${where} ${refusal.clause}`)).toEqual([
      'skills[0] dw.skill.1',
      'skills[2] dw.skill.7',
      'skills[3] dw.skill.2',
      'weaponSkills[1] dw.skill.7',
    ])
  })
})
