import { describe, expect, it } from 'vitest'
import { advise } from './advise.ts'
import { blankState, type Command, type State } from './kit.ts'
import { NO_GEAR, type Gear, type KeptWeapon } from './person.ts'
import { fate, person } from './testing.ts'

const held = (type: KeptWeapon['type'], loaded: number): KeptWeapon => ({ type, loaded, grenades: {}, motor: 'runs' })
const withClips = (bullets: number, ...weapons: KeptWeapon[]): Gear => ({
  ...NO_GEAR,
  weapons,
  stock: { ...NO_GEAR.stock, bullets },
})

const HANDGUNS = { weaponSkills: ['handguns'] } as const

const camp = (over: Partial<State>, at = 'gear'): State => ({
  ...blankState({}),
  frames: [{ proc: 'campaign', at, inside: false, vars: {}, sealed: null }],
  ...over,
})
const advised = (view: State, ...choices: Command[]): Command => advise(view, null, 'P1', choices).command

describe('the leader of a team between two scenarios', () => {
  it('[dw.campaign.3] gives a kit to whoever is hurt most, and wastes none on a scratch', () => {
    const stash = { ...NO_GEAR, items: ['medium-kit' as const] }
    const view = camp({ stash, roster: [person('Ann', { wounds: 1 }), person('Ben', { wounds: 3 })] }, 'heal')
    const kit = (patient: string): Command => ({ do: 'use-kit', holder: null, item: 0, patient })
    expect(advised(view, { do: 'done' }, kit('Ann'), kit('Ben'))).toEqual(kit('Ben'))
    expect(advised(view, { do: 'done' }, kit('Ann'))).toEqual({ do: 'done' })
  })

  it('[dw.campaign.5] hands a clip to whoever has none for an empty weapon', () => {
    const ann = person('Ann', withClips(0, held('pistol', 0)), HANDGUNS)
    const ben = (clips: number, loaded = 4) => person('Ben', withClips(clips, held('pistol', loaded)), HANDGUNS)
    const handed = { do: 'hand-ammo', from: 'Ben', to: 'Ann', kind: 'bullets', count: 1 }
    expect(advised(camp({ roster: [ann, ben(1)] }), { do: 'done' })).toEqual(handed)
    expect(advised(camp({ roster: [ann, ben(1, 0)] }), { do: 'done' })).toEqual({ do: 'done' })
    const unskilled = person('Ann', withClips(0, held('pistol', 0)), { weaponSkills: [] })
    expect(advised(camp({ roster: [unskilled, ben(1)] }), { do: 'done' })).toEqual({ do: 'done' })
  })

  it('[dw.campaign.5] gives what was found to those who can use it, clips to who has least', () => {
    const roster = [person('Ann', {}, { weaponSkills: [] }), person('Ben', {}, HANDGUNS)]
    const give = (to: string): Command => ({ do: 'hand-weapon', from: null, to, weapon: 0 })
    const pistol = camp({ roster, stash: withClips(0, held('pistol', 3)) })
    expect(advised(pistol, { do: 'done' }, give('Ann'), give('Ben'))).toEqual(give('Ben'))
    expect(advised(pistol, { do: 'done' }, give('Ann'))).toEqual({ do: 'done' })
    const users = [2, 1].map((clips, i) => person(`P${i}`, withClips(clips, held('pistol', 3)), HANDGUNS))
    const ammo: Command = { do: 'hand-ammo', from: null, to: 'P0', kind: 'bullets', count: 3 }
    const clips = camp({ roster: users, stash: withClips(3) })
    expect(advised(clips, { do: 'done' }, ammo)).toEqual({ ...ammo, to: 'P1', count: 1 })
  })

  it('[dw.campaign.6] takes along those who can shoot, and others only if hardly anybody is left', () => {
    const choices: Command[] = [
      { do: 'recruit', person: 'Ada' },
      { do: 'turn-away', person: 'Ada' },
    ]
    const asked = (weapons: readonly KeptWeapon[], team: number): string => {
      const roster = Array.from({ length: team }, (_, i) => person(`P${i}`))
      const ada = fate('Ada', { isNpc: true, gear: { ...NO_GEAR, weapons } })
      return advised(camp({ roster, candidates: [ada] }, 'recruits'), ...choices).do
    }
    expect(asked([held('knife', 0)], 3)).toBe('turn-away')
    expect(asked([held('pistol', 9)], 3)).toBe('recruit')
    expect(asked([], 1)).toBe('recruit')
  })

  it('[dw.level.5] learns first aid once in a team', () => {
    const choices = ['fearless', 'first-aid'].map(
      (skill): Command => ({ do: 'learn', person: 'Ann', skill }) as Command,
    )
    expect(advised(camp({ roster: [person('Ann')] }, 'learn'), ...choices)).toMatchObject({ skill: 'first-aid' })
    const aided = [person('Ann'), person('Ben', {}, { skills: ['first-aid'] })]
    expect(advised(camp({ roster: aided }, 'learn'), ...choices)).toMatchObject({ skill: 'fearless' })
  })
})
