import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { CHARACTERS } from '../content/characters.ts'
import { type Human, PLAIN_SHEET } from '../state.ts'
import { ARCHETYPES, type ArchetypeId } from '../tables/archetypes.ts'
import { SKILLS, type SkillId, WEAPON_SKILLS, type WeaponSkillId } from '../tables/skills.ts'
import { type WeaponId, WEAPONS } from '../tables/weapons.ts'
import {
  act,
  at,
  bookWith,
  type DeadWalkScene,
  human,
  humanNo,
  newGame,
  offersOf,
  scene,
  zombie,
  zombieNo,
} from '../testing.ts'
import { type Restricted, restrictionOf } from './41-archetypes.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
/** A game from its set-up on, with whatever dice. */
const begun = (options: Stage['options']): DeadWalkScene => newGame({ options: options ?? {}, dice: seeded('set-up') })
const playedBy = (game: DeadWalkScene): Human[] => game.state.humans.filter(({ isNpc }) => !isNpc)

describe('archetypes', () => {
  it('[dw.archetype.1] [dw.archetype.8] ready-made characters come with archetype and subtype', () => {
    const s = begun({ scenario: 'shopping-list', team: 'strangers', archetypes: true })
    expect(playedBy(s).map(({ sheet }) => `${sheet.archetype}/${sheet.subtype}`)).toEqual([
      'military/Grunt',
      'law/SWAT team',
      'civilian/family mother',
      'civilian/priest',
    ])
    const off = begun({ scenario: 'shopping-list', team: 'strangers' })
    expect(playedBy(off).map(({ sheet }) => sheet.archetype)).toEqual([null, null, null, null])
  })

  it('[dw.archetype.1] every subtype of the book belongs to its archetype', () => {
    expect(ARCHETYPES.military.subtypes).toEqual(expect.arrayContaining(['USMC', 'National Guard', 'Navy Seal']))
    expect(ARCHETYPES.law.subtypes).toEqual(
      expect.arrayContaining(['policeman', 'FBI agent', 'SWAT team', 'DEA agent']),
    )
    expect(ARCHETYPES.civilian.subtypes).toEqual(
      expect.arrayContaining(['family father', 'criminal', 'gang member', 'priest']),
    )
  })

  it('[dw.archetype.7] a character has all that is on a sheet', () => {
    const s = begun({ scenario: 'shopping-list', team: 'last-patrol', advanced: true })
    const [lawless] = playedBy(s)
    expect(lawless).toMatchObject({ name: 'Sgt. Lawless', bmv: 10, wounds: 0 })
    expect(lawless?.weapons.map(({ type }) => type)).toEqual(['sub-machinegun', 'hand-grenades', 'pistol'])
    expect(lawless?.sheet).toEqual({
      sex: 'm',
      archetype: 'military',
      subtype: 'Grunt',
      level: 1,
      xp: 0,
      skills: ['cool'],
      weaponSkills: ['automatic', 'handguns', 'rifle'],
      quirks: ['macho'],
      psychoses: [],
      trauma: 0,
    })
  })

  const afraid = (archetype: ArchetypeId | null, options: Stage['options'] = { archetypes: true }): DeadWalkScene =>
    scene({
      humans: [human({ sheet: { archetype } })],
      zombies: [zombie(1, at(65, 60))],
      phase: 'tests',
      turn: 2,
      dice: [4, 5],
      options,
    })
  const test = (s: DeadWalkScene) => {
    const { score, value, passed, modifiers } = s.event('fear tested')
    return { score, value, passed, modifiers }
  }

  it('[dw.archetype.2] soldiers have 1 less on the score of a fear test', () => {
    const modifiers = [{ clause: 'dw.archetype.2', value: -1 }]
    expect(test(afraid('military'))).toEqual({ score: 8, value: 9, passed: true, modifiers })
    expect(test(afraid('military', {}))).toMatchObject({ score: 9, modifiers: undefined })
  })

  it('[dw.archetype.3] officers of the law have nothing added to it', () => {
    expect(test(afraid('law'))).toEqual({ score: 9, value: 9, passed: true, modifiers: undefined })
  })

  it('[dw.archetype.4] civilians have 1 more on it', () => {
    const modifiers = [{ clause: 'dw.archetype.4', value: 1 }]
    expect(test(afraid('civilian'))).toEqual({ score: 10, value: 9, passed: false, modifiers })
    expect(test(afraid('civilian', {}))).toMatchObject({ score: 9, passed: true })
    expect(test(afraid(null))).toMatchObject({ score: 9, passed: true })
  })
})

describe('military weapons', () => {
  /** Somebody of this archetype with this weapon, and a zombie 15 cm away. */
  const armed = (archetype: ArchetypeId, weapon: object | string, stage: Stage = {}): DeadWalkScene =>
    scene({
      humans: [human({ sheet: { archetype }, weapons: [weapon] })],
      zombies: [zombie(1, at(77.5, 60))],
      activation: { human: 1 },
      options: { archetypes: true, jams: false },
      ...stage,
    })
  const fire = (weapon = 1): Command => ({ do: 'fire', weapon, target: 'Z1', bursts: 1 })
  const CIVILIAN = { clause: 'dw.archetype.5', value: -1 }

  it('[dw.archetype.5] automatic weapons of civilians have 1 less', () => {
    for (const weapon of ['assault-rifle', 'sub-machinegun']) {
      const dice = [3, 3, 3, 3, 4]
      const s = act(armed('civilian', weapon, { dice }), fire())
      expect(s.event('burst').dice[0]?.modifiers).toContainEqual(CIVILIAN)
      const soldier = act(armed('military', weapon, { dice }), fire())
      expect(soldier.event('burst').dice[0]?.modifiers).not.toContainEqual(CIVILIAN)
      const off = act(armed('civilian', weapon, { dice, options: { jams: false } }), fire())
      expect(off.event('burst').dice[0]?.modifiers).not.toContainEqual(CIVILIAN)
    }
  })

  it('[dw.archetype.5] so that a die that would have felled does not', () => {
    const results = (archetype: ArchetypeId) =>
      act(armed(archetype, 'assault-rifle', { dice: [1, 2, 3, 4, 5] }), fire())
        .event('burst')
        .dice.map(({ result }) => result)
    const civilian = results('civilian')
    expect(civilian.slice(1)).toEqual(results('law').slice(0, 4))
  })

  it('[dw.archetype.5] and machineguns', () => {
    const dice = Array.from({ length: 10 }, () => 1)
    const rake: Command = { do: 'rake', weapon: 1, at: at(77.5, 60) }
    const s = act(armed('civilian', 'machinegun', { dice }), rake)
    expect(s.event('burst').dice[0]?.modifiers).toEqual([CIVILIAN])
    expect(act(armed('law', 'machinegun', { dice }), rake).event('burst').dice[0]?.modifiers).toEqual([])
  })

  it('[dw.archetype.5] [dw.shooting.21] at close quarters, too', () => {
    const close = (archetype: ArchetypeId, weapon: string): DeadWalkScene =>
      act(armed(archetype, weapon, { zombies: [zombie(1, at(62.5, 60))], dice: [1] }), {
        do: 'shoot-close',
        weapon: 1,
        target: 'Z1',
        bursts: 1,
      })
    expect(close('civilian', 'sub-machinegun').event('shot close').dice[0]?.modifiers).toEqual([CIVILIAN])
    expect(close('civilian', 'pistol').event('shot close').dice[0]?.modifiers).toEqual([])
    expect(close('military', 'sub-machinegun').event('shot close').dice[0]?.modifiers).toEqual([])
  })

  it('[dw.archetype.3] [dw.archetype.6] nothing else: pistols, rifles, sniper rifles, shotguns, nor officers of the law', () => {
    for (const weapon of ['pistol', 'rifle', 'sniper-rifle', 'crossbow'])
      expect(act(armed('civilian', weapon, { dice: [1] }), fire()).event('burst').dice[0]?.modifiers).toEqual([])
    const spray: Command = { do: 'spray', weapon: 1, towards: at(70, 60) }
    const near = { zombies: [zombie(1, at(68, 60))], dice: [1] }
    expect(act(armed('civilian', 'pump-shotgun', near), spray).event('diced for').die.modifiers).toEqual([])
    const law = act(armed('law', 'assault-rifle', { dice: [1, 1, 1, 1, 1] }), fire())
    expect(law.event('burst').dice[0]?.modifiers).toEqual([])
  })

  it('[dw.archetype.6] grenades have it on the accuracy die, Molotovs do not', () => {
    const grenades = { type: 'hand-grenades', id: 1, grenades: { fragmentation: 1, molotov: 1 } }
    const stage = { zombies: [zombie(1, at(110, 60))] }
    const thrown = (grenade: 'fragmentation' | 'molotov', archetype: ArchetypeId, dice: number[]) =>
      act(armed(archetype, grenades, { ...stage, dice }), { do: 'throw', weapon: 1, grenade, at: at(74, 60) }).event(
        'thrown',
      )
    expect(thrown('fragmentation', 'civilian', [6, 10, 1, 1])).toMatchObject({
      die: { face: 6, modifiers: [CIVILIAN] },
      strays: 2,
    })
    expect(thrown('fragmentation', 'military', [6])).toMatchObject({ die: { modifiers: [] }, strays: 0 })
    expect(thrown('molotov', 'civilian', [6])).toMatchObject({ die: { modifiers: [] }, strays: 0 })
  })

  it('[dw.archetype.6] the launcher is a military weapon', () => {
    const stage = { zombies: [zombie(1, at(110, 60))], dice: [6, 10, 1, 1] }
    const s = act(armed('civilian', 'grenade-launcher', stage), { do: 'launch', weapon: 1, at: at(80, 60) })
    expect(s.event('thrown')).toMatchObject({ die: { modifiers: [CIVILIAN] }, strays: 2 })
  })

  it('[dw.archetype.6] [dw.shooting.23] a flamethrower has it on the dice of the moment, not on fuel and later fire', () => {
    const flame: Command = { do: 'flame', weapon: 1, towards: at(70, 60) }
    const burnt = (archetype: ArchetypeId, dice: number[]): DeadWalkScene =>
      act(armed(archetype, 'flamethrower', { zombies: [zombie(1, at(66, 60))], dice }), flame)
    const s = burnt('civilian', [5])
    expect(s.event('burned')).toMatchObject({ face: 5, modifiers: [CIVILIAN], result: 'miss' })
    expect(zombieNo(s, 1)?.burning).toMatchObject({ turns: 1 })
    expect(burnt('law', [5]).event('burned')).toMatchObject({ face: 5, result: 'elim' })
    expect(burnt('civilian', [6]).event('burned')).toMatchObject({ result: 'elim' })
    expect(burnt('civilian', [2]).dice).toHaveLength(1)
    expect(burnt('civilian', [1, 6]).event('fuel checked')).toMatchObject({ face: 6, empty: false })
  })
})

describe('restrictions', () => {
  const ALL: (SkillId | WeaponSkillId)[] = [
    ...(Object.keys(WEAPON_SKILLS) as WeaponSkillId[]),
    ...(Object.keys(SKILLS) as SkillId[]),
  ]
  const ON = bookWith({ archetypeRestrictions: true, subtypeRestrictions: true })
  const closedTo = (archetype: ArchetypeId, subtype = '', rules: Restricted = ON): string[] =>
    ALL.filter((skill) => restrictionOf({ archetype, subtype }, { skill }, rules) !== null)
  const clauseFor = (archetype: ArchetypeId, skill: SkillId | WeaponSkillId): string | undefined =>
    restrictionOf({ archetype, subtype: '' }, { skill }, ON)?.clause

  it('[dw.restrict.1] are there only with their switch, and only for combat skills', () => {
    const off = bookWith()
    for (const archetype of ['military', 'law', 'civilian'] as const) {
      expect(closedTo(archetype, 'Officer', off)).toEqual([])
      const general = closedTo(archetype).filter((id) => id in SKILLS && SKILLS[id as SkillId].kind === 'general')
      expect(general).toEqual([])
    }
    expect(restrictionOf({ archetype: null, subtype: '' }, { skill: 'shotgun' }, ON)).toBeNull()
  })

  it('[dw.restrict.2] soldiers do not learn pump shotguns and chainsaws', () => {
    expect(closedTo('military')).toEqual(['shotgun', 'unload', 'chainsaw-maniac'])
    expect(clauseFor('military', 'unload')).toBe('dw.restrict.2')
  })

  it('[dw.restrict.3] officers of the law do not learn military weapons', () => {
    expect(closedTo('law').sort()).toEqual(
      ['automatic', 'machine-gun', 'grenade-launcher', 'brace', 'gunner', 'killer'].sort(),
    )
    expect(clauseFor('law', 'brace')).toBe('dw.restrict.3')
  })

  it('[dw.restrict.4] [dw.restrict.5] civilians learn what goes with pistol and revolver, Reflex among it', () => {
    const combat = ALL.filter((id) => !(id in SKILLS) || SKILLS[id as SkillId].kind === 'combat')
    const open = combat.filter((id) => !closedTo('civilian').includes(id))
    expect(open.sort()).toEqual(
      [
        'handguns',
        'cover',
        'eagle-eye',
        'fast-reload',
        'sharpshooter',
        'ambidextrous',
        'deep-pockets',
        'double-tap',
        'reflex',
      ].sort(),
    )
    expect(['aggressive', 'frantic', 'martial-arts', 'combat-expert', 'strong', 'tough']).toSatisfy((ids: string[]) =>
      ids.every((id) => closedTo('civilian').includes(id)),
    )
    expect(clauseFor('civilian', 'tough')).toBe('dw.restrict.4')
  })

  it('[dw.wskill.10] civilians learn any weapon skill while archetypes are not restricted', () => {
    const off = bookWith({ subtypeRestrictions: true })
    expect(closedTo('civilian', 'priest', off)).toEqual([])
    expect(closedTo('civilian')).toContain('automatic')
  })

  const openTo = (subtype: string): { weapons: string[]; skills: string[] } => {
    const guns = (Object.keys(WEAPONS) as WeaponId[]).filter((type) => WEAPONS[type].category !== 'melee')
    const off = bookWith({ subtypeRestrictions: true })
    return {
      weapons: guns
        .filter((weapon) => restrictionOf({ archetype: 'military', subtype }, { weapon }, off) === null)
        .sort(),
      skills: (Object.keys(SKILLS) as SkillId[])
        .filter(
          (id) =>
            SKILLS[id].kind === 'combat' &&
            restrictionOf({ archetype: 'military', subtype }, { skill: id }, off) === null,
        )
        .sort(),
    }
  }

  it('[dw.restrict.6] four subtypes have lists of weapons and combat skills', () => {
    expect(openTo('Grunt')).toEqual({
      weapons: ['assault-rifle', 'grenade-launcher', 'machinegun'],
      skills: ['brace', 'gunner', 'killer'],
    })
    expect(openTo('Sniper')).toEqual({
      weapons: ['pistol', 'revolver', 'sniper-rifle'],
      skills: ['eagle-eye', 'sharpshooter', 'sniper'],
    })
    expect(openTo('Officer')).toEqual({ weapons: ['pistol', 'revolver'], skills: ['fast-reload'] })
    expect(openTo('Anti-terrorist unit')).toEqual({
      weapons: ['sub-machinegun'],
      skills: ['combat-expert', 'double-tap', 'martial-arts'],
    })
    expect(openTo('USMC').skills).toHaveLength(20)
    const weapons = closedTo('military', 'Officer', bookWith({ subtypeRestrictions: true }))
    expect(weapons.filter((id) => id in WEAPON_SKILLS)).not.toContain('handguns')
    expect(weapons).toContain('rifle')
  })

  const officer = (weapon: string, options: Stage['options'] = { subtypeRestrictions: true }): DeadWalkScene =>
    scene({
      humans: [human({ sheet: { subtype: 'Officer' }, weapons: [weapon] })],
      zombies: [zombie(1, at(70, 60))],
      activation: { human: 1 },
      options,
    })
  const FIRE: Command = { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 }

  it('[dw.restrict.6] nobody with a list fires what is not on it', () => {
    expect(clauseOf(officer('rifle'), FIRE)).toBe('dw.restrict.6')
    expect(offersOf(officer('rifle'), 'P1', 'fire')).toEqual([])
    expect(offersOf(officer('pistol'), 'P1', 'fire')).not.toEqual([])
    expect(offersOf(officer('rifle', {}), 'P1', 'fire')).not.toEqual([])
  })

  it('[dw.restrict.7] general skills and melee weapons stay open to all', () => {
    const melee = (Object.keys(WEAPONS) as WeaponId[]).filter((type) => WEAPONS[type].category === 'melee')
    for (const weapon of melee)
      expect(restrictionOf({ archetype: 'military', subtype: 'Officer' }, { weapon }, ON)).toBeNull()
    expect(closedTo('military', 'Officer')).not.toContain('cool')
    expect(offersOf(officer('knife'), 'P1', 'fire')).not.toEqual([])
  })

  it('[dw.restrict.1] [dw.restrict.6] a character who sets out has not learnt what is closed to him', () => {
    const on = begun({ scenario: 'shopping-list', team: 'last-patrol', advanced: true, subtypeRestrictions: true })
    expect(playedBy(on)[0]?.sheet.weaponSkills).toEqual(['automatic'])
    expect(playedBy(on)[2]?.sheet).toMatchObject({ subtype: 'Sniper', weaponSkills: ['rifle', 'handguns'] })
    const team = { scenario: 'shopping-list', team: 'neighbours', advanced: true, archetypeRestrictions: true }
    expect(playedBy(begun(team)).map(({ sheet }) => sheet.weaponSkills)).toEqual(
      [CHARACTERS.C1, CHARACTERS.C2, CHARACTERS.C3, CHARACTERS.C4].map(({ weaponSkills }) => [...weaponSkills]),
    )
  })
})

describe('weapon skills', () => {
  const SKILLED: readonly (readonly [title: string, skill: WeaponSkillId, weapons: readonly WeaponId[]])[] = [
    ['[dw.wskill.2] Handguns: pistol, revolver', 'handguns', ['pistol', 'revolver']],
    ['[dw.wskill.3] Shotgun: pump, double barrel, sawn off', 'shotgun', ['pump-shotgun', 'double-barrel', 'sawn-off']],
    ['[dw.wskill.4] Rifle: rifle, carbine, sniper rifle', 'rifle', ['rifle', 'carbine', 'sniper-rifle']],
    ['[dw.wskill.5] Automatic: assault rifle, sub machinegun', 'automatic', ['assault-rifle', 'sub-machinegun']],
    ['[dw.wskill.6] Machine gun: machinegun', 'machine-gun', ['machinegun']],
    ['[dw.wskill.7] Grenade launcher: grenade launcher', 'grenade-launcher', ['grenade-launcher']],
    ['[dw.wskill.8] Bows: bow, crossbow', 'bows', ['bow', 'crossbow']],
  ]
  const armed = (weapon: WeaponId, skills: WeaponSkillId[], options: Stage['options'] = {}, gap = 5): DeadWalkScene =>
    scene({
      humans: [human({ sheet: { weaponSkills: skills }, weapons: [weapon] })],
      zombies: [zombie(1, at(62.5 + gap, 60))],
      activation: { human: 1 },
      options: { weaponSkills: true, ...options },
    })
  const command = (weapon: WeaponId): Command => {
    const point = at(67.5, 60)
    switch (WEAPONS[weapon].fire?.mode) {
      case 'shotgun':
        return { do: 'spray', weapon: 1, towards: point }
      case 'machinegun':
        return { do: 'rake', weapon: 1, at: point }
      case 'launcher':
        return { do: 'launch', weapon: 1, at: at(80, 60) }
      default:
        return { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 }
    }
  }
  const KINDS = ['fire', 'spray', 'rake', 'launch'] as const
  const isOffered = (s: DeadWalkScene): boolean => KINDS.some((kind) => offersOf(s, 'P1', kind).length > 0)

  it.each(SKILLED)('%s; nobody fires them without', (_title, skill, weapons) => {
    const others = SKILLED.map(([, one]) => one).filter((one) => one !== skill)
    for (const weapon of weapons) {
      const far = weapon === 'grenade-launcher' ? 20 : 5
      const without = armed(weapon, others, {}, far)
      expect(clauseOf(without, command(weapon))).toBe(WEAPON_SKILLS[skill].clause)
      expect(isOffered(without)).toBe(false)
      expect(isOffered(armed(weapon, [skill], {}, far))).toBe(true)
    }
  })

  it('[dw.wskill.1] nobody needs them while the switch is off', () => {
    const s = armed('pistol', [], { weaponSkills: false })
    expect(isOffered(s)).toBe(true)
    expect(isOffered(armed('pistol', []))).toBe(false)
  })

  it('[dw.wskill.1] nor at close quarters', () => {
    const close: Command = { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 }
    const s = armed('pistol', [], {}, 0)
    expect(clauseOf(s, close)).toBe('dw.wskill.2')
    expect(offersOf(s, 'P1', 'shoot-close')).toEqual([])
    expect(offersOf(armed('pistol', ['handguns'], {}, 0), 'P1', 'shoot-close')).not.toEqual([])
  })

  it('[dw.wskill.6] nor is a machinegun braced without', () => {
    const brace: Command = { do: 'brace', weapon: 1 }
    expect(clauseOf(armed('machinegun', []), brace)).toBe('dw.wskill.6')
    expect(offersOf(armed('machinegun', []), 'P1', 'brace')).toEqual([])
    expect(offersOf(armed('machinegun', ['machine-gun']), 'P1', 'brace')).toEqual([brace])
  })

  it('[dw.wskill.9] grenades, thrown weapons, melee weapons, chainsaws and flamethrowers need none', () => {
    expect(offersOf(armed('throwing-knives', []), 'P1', 'fire')).not.toEqual([])
    expect(offersOf(armed('flamethrower', []), 'P1', 'flame')).not.toEqual([])
    expect(offersOf(armed('hand-grenades', [], {}, 10), 'P1', 'throw')).not.toEqual([])
    for (const weapon of ['chainsaw', 'machete'] as const)
      expect(offersOf(armed(weapon, [], {}, 0), 'P1', 'strike')).not.toEqual([])
  })

  it('[dw.wskill.9] an unskilled gun is carried, and used as a club', () => {
    const s = armed('rifle', [], {}, 0)
    expect(humanNo(s, 1).weapons).toMatchObject([{ type: 'rifle', ready: true }])
    expect(offersOf(s, 'P1', 'strike')).toEqual([{ do: 'strike', with: 1, target: 'Z1' }])
  })

  it('[dw.wskill.1] people of whom nothing is written can use what they come with', () => {
    const s = begun({ scenario: 'lawless-street', weaponSkills: true })
    expect(s.state.humans.map(({ sheet }) => sheet.weaponSkills)).toEqual([['automatic'], ['handguns']])
    const off = begun({ scenario: 'lawless-street' })
    expect(off.state.humans.map(({ sheet }) => sheet)).toEqual([PLAIN_SHEET, PLAIN_SHEET])
  })
})
