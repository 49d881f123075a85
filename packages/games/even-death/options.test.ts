import { departures, type OptionValues } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { EvenDeathBook } from './book.ts'
import { SCENARIO_IDS, scenarioOf } from './content/scenarios.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'

const PLAIN = { scenario: 'battle' }

function settled(options: OptionValues): OptionValues {
  const done = settle(options)
  if (!done.ok) throw new Error(`${done.fault.at}: ${done.fault.why}`)
  return done.value
}
const bookWith = (options: OptionValues): EvenDeathBook => bookFor(settled(options))

/** A value of each house rule that is not its standard, and where it shows in the book. */
const CHANGES: Readonly<
  Record<string, readonly [value: OptionValues[string], seen: (book: EvenDeathBook) => unknown, is: unknown]>
> = {
  layout: ['last stand', (b) => b.plans.map(({ zones }) => zones.length), [1, 4]],
  duplicateFactions: [true, (b) => b.plans.length, 2],
  sides: [[2, 1, 3, 4], (b) => b.plans.map(({ side }) => side), [2, 1]],
  battlePoints: [100, (b) => b.plans.map(({ points }) => points), [100, 100]],
  tableSize: [[72, 96], (b) => [b.field.width, b.field.depth], [18_288, 24_384]],
  roundLimit: [0, (b) => b.roundLimit, 0],
  rerollPriorityEachRound: [true, (b) => b.rollsEachRound(), true],
  measureFrontToRear: [true, (b) => b.wayOf(1524), 1774],
  followerSlack: [0, (b) => b.followerSlack, 0],
  coherency: [4, (b) => b.coherency, 1016],
  frontArc: [270, (b) => b.flanks({ x: 0, y: 0 }, { x: 0, y: -1 }, { x: 9, y: 1 }), false],
  coverFrom: [3, (b) => b.coverFrom, 3],
  sightUpTo: [8, (b) => b.sightUpTo, 8],
  obscuringDepth: [12, (b) => b.obscuringDepth, 3048],
  outOfRangeShots: ['refused', (b) => b.mayShootOutOfRange(), false],
  secondaryFactors: ['always', (b) => b.countsSecondary(), true],
  healthyAttackBonus: [false, (b) => b.healthHelps(), false],
  ramblingFailsOn: [0, (b) => b.ramblesOn, 0],
  ramblingCounterRegainsControl: [true, (b) => b.regainsControl(), true],
  herdGetUpFree: [true, (b) => b.herdsGetUpFreely(), true],
  hazardChecksAffectMorale: [true, (b) => b.hazardsFrighten(), true],
  traumaPerDeath: [true, (b) => [0, 1, 3].map((deaths) => b.traumaChecks(deaths)), [0, 1, 3]],
  turnedSoldiers: [true, (b) => [b.turnsInto('military'), b.turnsInto('bandits')], ['military', 'regular']],
  isolationDistance: [36, (b) => b.isolation, 9144],
  commandPointsPerTurn: [3, (b) => b.commandPoints, 3],
}

describe('house rules', () => {
  it('has 24 of them and the layout, each in one group', () => {
    const shown = OPTION_GROUPS.flatMap(({ options }) => options)
    expect(new Set(shown)).toEqual(new Set(Object.keys(CHANGES)))
    expect(shown).toHaveLength(25)
    expect(Object.keys(OPTIONS)).toHaveLength(32)
  })

  it.each(Object.entries(CHANGES))('%s changes what it says and nothing without it', (id, [value, seen, is]) => {
    expect(seen(bookWith({ ...PLAIN, [id]: value }))).toEqual(is)
    if (id !== 'duplicateFactions') expect(seen(bookWith(PLAIN))).not.toEqual(is)
    expect(departures(OPTIONS, settled({ ...PLAIN, [id]: value }))).toEqual({ ...PLAIN, [id]: value })
  })

  it('[ed.terrain.11] a random table is one of its kind and seed, of any size', () => {
    const names = (options: OptionValues) => bookWith({ ...PLAIN, ...options }).field.pieces.map(({ id }) => id)
    expect(names({ table: 'city' })).toContain('block 1')
    expect(names({ table: 'forest' }).filter((id) => id.startsWith('woods')).length).toBeGreaterThan(2)
    expect(names({ table: 'city', tableSeed: 2 })).not.toEqual(names({ table: 'city' }))
    expect(bookWith({ ...PLAIN, table: 'field', tableSize: [96, 96] }).field.width).toBe(24_384)
  })

  it('the printed answers are those of the specification', () => {
    const b = bookWith(PLAIN)
    expect([b.roundLimit, b.followerSlack, b.coherency, b.wayOf(1524)]).toEqual([20, 508, 508, 1524])
    expect([b.coverFrom, b.sightUpTo, b.obscuringDepth, b.ramblesOn]).toEqual([1, 6, 1524, 2])
    expect([b.isolation, b.commandPoints, b.traumaChecks(3), b.turnsInto('military')]).toEqual([4572, 1, 1, 'regular'])
    expect([b.mayShootOutOfRange(), b.countsSecondary(), b.healthHelps()]).toEqual([true, false, true])
  })
})

describe('set-ups', () => {
  it.each([
    [{ ...PLAIN, factions: ['survivors'] }, 'factions', 'ed.setup.1'],
    [{ ...PLAIN, factions: ['zombies', 'zombies'] }, 'factions', 'ed.setup.3'],
    [{ ...PLAIN, factions: ['bandits', 'bandits'] }, 'factions', 'ed.setup.2'],
    [{ ...PLAIN, factions: ['bandits', 'zombies', 'zombies'], duplicateFactions: true }, 'factions', 'ed.setup.2'],
    [{ ...PLAIN, sides: [1, 1, 3, 4] }, 'sides', 'ed.setup.6'],
    [{ ...PLAIN, factions: ['bandits', 'military'], sides: [1, 1, 3, 4] }, 'sides', 'ed.setup.6'],
    [{ ...PLAIN, tableSize: [60, 66] }, 'tableSize', 'ed.measure.2'],
    [{ ...PLAIN, tableSize: [72, 72], table: 'the-wire' }, 'tableSize', 'ed.measure.2'],
    [{ ...PLAIN, dial: 3 }, 'dial', 'ed.victory.10'],
    [{ scenario: 'pump-house', dial: 8 }, 'dial', 'ed.victory.10'],
    [{ scenario: 'pump-house', factions: ['bandits', 'zombies'] }, 'factions', 'ed.setup.5'],
  ])('%j is refused', (options, option, clause) => {
    const done = settle(options)
    expect(done).toMatchObject({ ok: false, fault: { at: `options.${option}` } })
    expect(done.ok ? '' : done.fault.why).toContain(clause)
  })

  it('[ed.setup.2] human factions repeat where the switch allows it, and their seats are numbered', () => {
    const twice = { ...PLAIN, factions: ['bandits', 'zombies', 'bandits'], duplicateFactions: true }
    expect(seatsFor(settled(twice))).toEqual(['bandits', 'zombies', 'bandits-2'])
  })

  it.each(SCENARIO_IDS)('%s settles seats, sides and rounds by itself', (scenario) => {
    const b = bookWith({ scenario })
    expect(b.roundLimit).toBe(scenarioOf(scenario).rounds)
    expect(b.plans.map(({ faction, points }) => [faction, points])).toEqual(
      scenarioOf(scenario).seats.map(({ faction, points }) => [faction, points]),
    )
    expect(b.dial).toBe(scenarioOf(scenario).dial.standard)
    expect(b.countsSecondary()).toBe(scenario === 'lights-out')
  })

  it('the dial of Four Roads is what the zombies have', () => {
    const points = (dial: number): number[] =>
      bookWith({ scenario: 'four-roads', dial }).plans.map((plan) => plan.points)
    expect(points(0)).toEqual([100, 100, 100, 150])
    expect(points(250)).toEqual([100, 100, 100, 250])
  })
})
