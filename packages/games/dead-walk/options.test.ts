import { rangeOf, settleOptions } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { CLAUSES, ADVANCED_TOPICS } from './clauses.ts'
import { ADVANCED_OPTIONS, OPTIONS } from './options-schema.ts'

const all = { ...OPTIONS, ...ADVANCED_OPTIONS }

/** The rows of the house rules, in the order of the rules; rows with two names are two options. */
const HOUSE_RULES = [
  'advanced dw.scope.2',
  'archetypes dw.archetype.1',
  'archetypeRestrictions dw.restrict.1',
  'subtypeRestrictions dw.restrict.6',
  'weaponSkills dw.wskill.1',
  'searching dw.search.1',
  'vehicles dw.vehicle.1',
  'skills dw.skill.3',
  'skillsPerTurn dw.skill.3',
  'maxSkills dw.skill.2',
  'quirks dw.quirk.1',
  'quirksPerCharacter dw.quirk.3',
  'psychosis dw.trauma.1',
  'psychosisPick dw.trauma.6',
  'traumaLimit dw.trauma.3',
  'zombification dw.zombify.1',
  'lurch dw.lurch.1',
  'lurchDistance dw.lurch.2',
  'lurchScore dw.lurch.2',
  'moan dw.zsense.9',
  'jams dw.jam.1',
  'fancyMove dw.movement.20',
  'armedZombies dw.armedz.1',
  'buildBarricade dw.ap.11',
  'fallenPins dw.cc.5',
  'zombiesClimb dw.zmove.10',
  'zombieControl dw.seat.2',
  'humanElim dw.harm.5',
  'startLoadedExtra dw.ammo.4',
  'sustainedExtraBursts dw.autofire.11',
  'blastRadius dw.grenade.10',
  'flameLength dw.flame.2',
  'flameWidth dw.flame.2',
  'flameCost dw.weapons.4',
  'shotgunBands dw.shotgun.7',
  'vehicleFastFire dw.vehicle.20',
  'humanAP dw.ap.1',
  'zombieAP dw.ap.2',
  'baseMoral dw.setup.8',
  'fearDistance dw.fear.1',
  'smell dw.zsense.1',
  'sight dw.zsense.2',
  'zombieHit dw.zattack.3',
  'zombieCapPerHuman dw.setup.4',
  'entryMethods dw.setup.10',
  'entryBRolls dw.entry.3',
  'startZombiesPerHuman dw.entry.1',
  'startDistance dw.entry.2',
  'zombieSpawnDistance dw.entry.7',
  'xpTable dw.xp.2',
  'levelTable dw.level.2',
  'recoveryPerScenario dw.campaign.3',
  'teamFill dw.campaign.6',
  'corpseDestruction dw.ap.12',
  'finalReplay dw.campaign.11',
  'scale dw.units.3',
  'unit dw.units.2',
  'turnLimit dw.end.2',
] as const

describe('house rules', () => {
  it('are all there, each with its clause', () => {
    const own = ['scenario', 'players', 'team']
    const listed = Object.entries(all).filter(([id]) => !own.includes(id))
    expect(listed.map(([id, { clause }]) => `${id} ${clause}`).sort()).toEqual([...HOUSE_RULES].sort())
  })

  it('have defaults that they accept themselves', () => {
    const standards = Object.fromEntries(Object.entries(all).map(([id, { standard }]) => [id, standard]))
    expect(settleOptions(all, standards)).toMatchObject({ ok: true })
  })

  it('have the defaults and ranges of the rules', () => {
    const ranged = Object.entries(all).flatMap(([id, d]) =>
      d.kind === 'number' ? [`${id} ${d.standard}: ${d.min}-${d.max}`] : [],
    )
    expect(ranged).toEqual([
      'players 1: 1-6',
      'lurchDistance 5: 0-10',
      'lurchScore 5: 2-6',
      'sustainedExtraBursts 1: 1-3',
      'blastRadius 5: 3-6',
      'flameLength 20: 10-30',
      'flameWidth 5: 3-10',
      'flameCost 4: 2-4',
      'humanAP 4: 2-8',
      'zombieAP 2: 1-6',
      'baseMoral 10: 6-12',
      'fearDistance 10: 5-20',
      'smell 20: 5-40',
      'sight 40: 10-120',
      'zombieHit 6: 4-6',
      'zombieCapPerHuman 5: 1-10',
      'entryBRolls 1: 0-4',
      'startZombiesPerHuman 2: 0-6',
      'startDistance 20: 10-60',
      'zombieSpawnDistance 20: 10-60',
      'scale 100: 50-200',
      'turnLimit 0: 0-40',
      'skillsPerTurn 1: 1-5',
      'maxSkills 5: 1-10',
      'quirksPerCharacter 1: 0-2',
      'traumaLimit 6: 3-12',
      'recoveryPerScenario 1: 0-6',
      'teamFill 3: 0-4',
    ])
    const on = Object.entries(all)
      .filter(([, d]) => d.kind === 'flag' && d.standard)
      .map(([id]) => id)
    expect(on).toEqual(['zombification', 'lurch', 'armedZombies'])
    expect(OPTIONS.shotgunBands.standard).toEqual([2, 4, 3, 5, 4, 6, 2, 4, 4, 6])
    expect(rangeOf(OPTIONS.zombieCapPerHuman)).toBe('0 or a whole number from 1 to 10')
  })

  it('cite clauses that exist, in one plain sentence', () => {
    for (const [id, { clause, says }] of Object.entries(all)) {
      expect([id, clause in CLAUSES]).toEqual([id, true])
      expect(says).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('of the advanced rules are kept apart', () => {
    const advanced = new Set<string>([...ADVANCED_TOPICS, 'scope'])
    const topicOf = (clause: string): string => clause.split('.')[1] ?? ''
    expect(Object.values(ADVANCED_OPTIONS).filter(({ clause }) => !advanced.has(topicOf(clause)))).toEqual([])
    const core = Object.entries(OPTIONS).filter(([id, { clause }]) => id !== 'players' && advanced.has(topicOf(clause)))
    expect(core).toEqual([])
  })
})
