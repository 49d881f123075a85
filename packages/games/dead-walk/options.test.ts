import { departures, type OptionDefinition, type OptionValues, rangeOf, settleOptions } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { SLOTS } from './book.ts'
import { CLAUSES, ADVANCED_TOPICS } from './clauses.ts'
import { MAPS } from './content/maps.ts'
import { EMPTY_SCENARIO, ownCopyOf } from './content/own-scenario.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { bookFor, SCENARIO_IDS, seatsFor, settle } from './options.ts'
import { ADVANCED_OPTIONS, advancedStandards, OPTIONS } from './options-schema.ts'
import { human, humanNo, newGame, scene } from './testing.ts'
import { WEAPONS } from './tables/weapons.ts'

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
    const own = ['scenario', 'own', 'players', 'team', 'roster']
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

const settled = (options: object): OptionValues => {
  const answer = settle(options as OptionValues)
  if (!answer.ok) throw new Error(`${answer.fault.at}: ${answer.fault.why}`)
  return answer.value
}
const faultOf = (options: object): string => {
  const answer = settle(options as OptionValues)
  return answer.ok ? 'accepted' : `${answer.fault.at}: ${answer.fault.why}`
}
const bookOf = (options: object = {}) => bookFor(settled(options))
const own = (over: object = {}): object => ({ ...EMPTY_SCENARIO, ...over })

/** What is accepted and what is refused beside the defaults. */
const RANGES: Record<string, [good: unknown[], bad: unknown[]]> = {
  scenario: [
    ['mercy', 'last-boat'],
    ['S1', 1],
  ],
  own: [
    [null, own()],
    [3, {}, own({ version: 2 })],
  ],
  players: [
    [1, 2],
    [0, 7, 1.5],
  ],
  team: [['convoy', 'strangers'], ['M1']],
  zombieControl: [
    ['gm-bound', 'gm-free'],
    ['gm', true],
  ],
  humanElim: [['twoWounds'], ['dead']],
  shotgunBands: [
    [[1, 2, 3, 4, 5, 6, 7, 7, 7, 7]],
    [
      [1, 2, 3],
      [0, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [8, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ],
  ],
  entryMethods: [
    [[], ['A', 'B', 'C', 'D', 'E']],
    [['F'], ['A', 'A'], 'A'],
  ],
  zombieCapPerHuman: [
    [0, 1, 10],
    [-1, 11],
  ],
  unit: [['inch'], ['mm']],
}

/** What is for the page or for what comes between the matches of a campaign. */
const ELSEWHERE = [
  'unit',
  'quirksPerCharacter',
  'xpTable',
  'levelTable',
  'recoveryPerScenario',
  'teamFill',
  'finalReplay',
] as const satisfies readonly (keyof typeof all)[]

/** All others; `advanced` only says what its blocks are by themselves (dw.scope.3). */
const RULED = HOUSE_RULES.map((line) => line.split(' ')[0] as keyof typeof all).filter(
  (id) => id !== 'advanced' && !(ELSEWHERE as readonly string[]).includes(id),
)

/** The rules of a match in which the scenario prescribes nothing. */
function rulesOf(over: object = {}): object {
  const { entryMethods, startZombiesPerHuman, turnLimit } = OPTIONS
  const plain = {
    entryMethods: entryMethods.standard,
    startZombiesPerHuman: startZombiesPerHuman.standard,
    turnLimit: turnLimit.standard,
  }
  const { options: _settled, ...rules } = bookOf({ ...plain, ...over })
  return rules
}

/** A value that is not the standard. */
function departureOf(id: keyof typeof all): unknown {
  const d: OptionDefinition = all[id]
  if (d.kind === 'flag') return !d.standard
  if (d.kind === 'number') return d.min === d.standard ? d.max : d.min
  if (d.kind === 'numbers') return d.standard.map((n) => n + 1).map((n) => Math.min(n, d.max))
  if (d.kind === 'pick') return d.of.find((one) => one !== d.standard)
  return d.kind === 'choice' ? d.of.find((one) => one !== d.standard) : RANGES[id]?.[0][0]
}

describe('the options of a match', () => {
  it.each(Object.entries(OPTIONS))('%s takes what the table allows and refuses the rest by name', (id, d) => {
    const [good, bad] =
      RANGES[id] ??
      (d.kind === 'flag'
        ? [
            [true, false],
            [1, 'on'],
          ]
        : d.kind === 'number'
          ? [
              [d.min, d.max],
              [d.min - 1, d.max + 1],
            ]
          : [])
    expect([good?.length, bad?.length].every((n) => n !== undefined && n > 0)).toBe(true)
    for (const value of good ?? []) expect([value, faultOf({ [id]: value })]).toEqual([value, 'accepted'])
    for (const value of bad ?? []) expect(faultOf({ [id]: value })).toMatch(new RegExp(`^options\\.${id}\\b`))
  })

  it('[dw.level.2] every level takes more experience than the one before', () => {
    expect(faultOf({ levelTable: [1, 2, 3, 4, 5] })).toBe('accepted')
    expect(faultOf({ levelTable: [6, 15, 25, 36, 36] })).toMatch(/^options\.levelTable: .*dw\.level\.2/)
  })

  it('[dw.scope.4] what the host sets beats what the scenario prescribes, which beats the default', () => {
    expect(settled({}).turnLimit).toBe(8)
    expect(settled({ turnLimit: 0 }).turnLimit).toBe(0)
    expect(settled({ scenario: 'mercy' })).toMatchObject({ turnLimit: 20, startZombiesPerHuman: 3, lurch: true })
    expect(departures(OPTIONS, settled({ scenario: 'last-boat' }))).toMatchObject({ entryBRolls: 3 })
  })

  it('[dw.scope.4] nothing that was settled can be changed in play: there is no command for it, and the book stays', () => {
    const s = newGame({ dice: ['dw.fear.3: 1 1', 'dw.fear.3: 1 1'] })
    const { book } = s.table
    expect(s.refused('P1', { do: 'set', lurch: false } as never).clause).toBe('table.shape')
    s.do('P1', { do: 'activate', human: 1 }).do('P1', { do: 'end' })
    expect(s.table.book).toBe(book)
    expect(book.options).toEqual(s.options)
  })

  it('[dw.scope.2] the blocks of the advanced rules have switches of their own, all off in a single skirmish', () => {
    const blocks = [
      'archetypes',
      'archetypeRestrictions',
      'weaponSkills',
      'searching',
      'vehicles',
      'skills',
      'quirks',
      'psychosis',
    ]
    for (const id of ['advanced', ...blocks])
      expect(ADVANCED_OPTIONS[id as keyof typeof ADVANCED_OPTIONS]).toMatchObject({ kind: 'flag', standard: false })
  })

  it('[dw.scope.3] with the advanced rules on all blocks are on but restrictions; vehicles as the scenario says', () => {
    const { vehicles: _street, ...street } = advancedStandards([])
    expect(street).toEqual({
      archetypes: true,
      archetypeRestrictions: false,
      weaponSkills: true,
      searching: true,
      skills: true,
      quirks: true,
      psychosis: true,
    })
    const driving = SCENARIO_IDS.filter((scenario) => settled({ scenario, advanced: true })['vehicles'])
    expect(driving).toEqual(['night-at-millers', 'nine-forty-bus', 'quiet-hands'])
    expect(Object.keys(advancedStandards(['searching'])).every((id) => id in ADVANCED_OPTIONS)).toBe(true)
  })

  it("[dw.scope.2] a scenario of one's own may turn the advanced rules on, and single blocks of them off", () => {
    const own = { ...EMPTY_SCENARIO, prescribed: { ...EMPTY_SCENARIO.prescribed, advanced: true, quirks: false } }
    expect(settled({ own })).toMatchObject({ advanced: true, skills: true, quirks: false })
    expect(settled({ own, quirks: true })).toMatchObject({ skills: true, quirks: true })
    expect(settled({ own, advanced: false })).toMatchObject({ advanced: false, skills: false })
  })

  it('[dw.scope.6] there are no more seats than humans, and the game master has one only if there is one', () => {
    expect(faultOf({ players: 3 })).toBe('options.players: there are only 2 humans to share (dw.scope.6)')
    expect(faultOf({ scenario: 'mercy', players: 4 })).toBe('accepted')
    expect(faultOf({ scenario: 'mercy', players: 5 })).toMatch('options.players')
    expect(seatsFor(settled({ players: 2 }))).toEqual(['P1', 'P2'])
    expect(seatsFor(settled({ zombieControl: 'gm-bound' }))).toEqual(['P1', 'GM'])
  })

  it('[dw.scope.6] the humans of all seats are one team: a friend of one is a friend of all', () => {
    const s = scene({
      humans: [human({ at: [3000, 3000] }), human({ at: [3250, 3000], seat: 'P2', items: ['small-kit'] })],
      options: { players: 2 },
      activation: { human: 2 },
    })
    s.do('P2', { do: 'give', what: 1, to: 1 })
    expect(humanNo(s, 1).items).toHaveLength(1)
  })

  it('[dw.units.2] inches are only shown: no distance of the rules changes', () => {
    const { options: _cm, ...plain } = bookOf()
    const { options: _inch, ...inches } = bookOf({ unit: 'inch' })
    expect(inches).toEqual(plain)
  })

  it('[dw.units.3] scale multiplies every movement, range and template', () => {
    const [plain, large] = [bookOf(), bookOf({ scale: 150 })]
    expect(plain).toMatchObject({ moveStep: 500, blastRadius: 500, smell: 2000, lurchDistance: 500, strayStep: 100 })
    expect(large).toMatchObject({ moveStep: 750, climbStep: 750, blastRadius: 750, smell: 3000, sight: 6000 })
    expect(large).toMatchObject({ lurchDistance: 750, strayStep: 150, fearDistance: 1500, moanDistance: 6000 })
    expect(large.jumps).toEqual({ short: 750, long: 1500 })
    expect(large.ranges).toEqual({ pointBlank: 1500, long: 3000, fallen: 3000 })
    expect(large.corridor).toEqual({ around: 750, aside: 750 })
    expect(large.machinegun).toEqual({ radius: 750, shift: 3000 })
    expect(large.weapons.rifle.fire?.range).toBe(13_500)
    expect(large.weapons['pump-shotgun'].fire?.cone).toEqual({ length: 2250, width: 750 })
    expect(large.weapons['sawn-off'].fire?.bands.map(({ upTo }) => upTo)).toEqual([750, 1500])
    expect(large.entry).toMatchObject({ startDistance: 3000, spawnDistance: 3000 })
    expect(large.weapons.rifle.fire?.magazine).toBe(10)
    const s = scene({ humans: [human()], options: { scale: 200 }, activation: { human: 1 } })
    s.do('P1', { do: 'move', path: [[7000, 6000]] })
    expect(humanNo(s, 1).ap).toBe(3)
  })

  it('without any change is the printed table', () => {
    const { weapons } = bookOf()
    expect(weapons).toEqual(WEAPONS)
  })

  it('[dw.weapons.4] [dw.flame.2] [dw.shotgun.7] changes the rows of the weapon table that it names', () => {
    const { weapons } = bookOf({
      flameCost: 2,
      flameLength: 30,
      flameWidth: 10,
      shotgunBands: [1, 2, 3, 4, 5, 7, 6, 6, 7, 7],
    })
    expect(weapons.flamethrower.fire).toMatchObject({ cost: 2, cone: { length: 3000, width: 1000 } })
    for (const id of ['pump-shotgun', 'double-barrel'] as const)
      expect(weapons[id].fire?.bands).toEqual([
        { upTo: 500, fall: 1, elim: 2 },
        { upTo: 1000, fall: 3, elim: 4 },
        { upTo: 1500, fall: 5, elim: null },
      ])
    expect(weapons['sawn-off'].fire?.bands).toEqual([
      { upTo: 500, fall: 6, elim: 6 },
      { upTo: 1000, fall: null, elim: null },
    ])
    expect(weapons.pistol).toEqual(WEAPONS.pistol)
  })

  it.each(RULED)('%s changes the printed book, and only where it is not at its standard', (id) => {
    expect(rulesOf({ [id]: all[id].standard })).toEqual(rulesOf())
    expect(rulesOf({ [id]: departureOf(id) })).not.toEqual(rulesOf())
  })

  it.each(ELSEWHERE)('%s changes nothing in the book of a match', (id) => {
    expect(rulesOf({ [id]: departureOf(id) })).toEqual(rulesOf())
  })

  it('without any house rule gives the printed answers', () => {
    expect(rulesOf()).toMatchObject(SLOTS)
  })

  it("[dw.setup.6] a scenario of one's own must be sound, and takes the place of the scenario", () => {
    const fault = (over: object): string => faultOf({ own: own(over) })
    const map = (over: object): object => ({ map: { ...EMPTY_SCENARIO.map, ...over } })
    expect(fault({})).toBe('accepted')
    expect(fault({ title: 5 })).toMatch('options.own.title: expected text')
    expect(fault({ full: { is: 'entered', rooms: ['R1'] } })).toBe('options.own.full: there is no room R1 (dw.end.3)')
    expect(fault(map({ spawnPoints: [[130, 5]] }))).toBe(
      'options.own.map.spawnPoints[0]: this point is off the table (dw.setup.6)',
    )
    expect(fault(map({ deployment: [0, 0, 4, 4] }))).toBe(
      'options.own.map.deployment: 4 people need a place, and 1 find one (dw.setup.6)',
    )
    const book = bookOf({ scenario: 'mercy', own: ownCopyOf('last-boat') })
    expect(book).toMatchObject({ turnLimit: 16, scenario: { title: 'Last Boat', engineTurns: 3 } })
    expect(book.map.terrain).toEqual(MAPS.docks.terrain)
  })

  it('of every scenario can be settled and made a book of', () => {
    for (const id of SCENARIO_IDS) {
      const book = bookOf({ scenario: id })
      expect(book.scenario).toBe(SCENARIOS[id])
      expect(Object.keys(book.procedures).length).toBeGreaterThan(8)
    }
  })
})
