import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { READY_FORCE_IDS, readyForce } from '../content/forces.ts'
import { FACTIONS, type Faction } from '../tables/profiles.ts'
import { forceFaults, perksOf } from './faults.ts'
import { costOf, figuresIn, type Force, type ForceHuman, herdCost, humanCost } from './force.ts'
import { leastPoints, randomForce, readyFor } from './ready.ts'
import { forceText, readForceText } from './text.ts'

const human = (over: Partial<ForceHuman> = {}): ForceHuman => ({
  is: 'human',
  unit: 'hardened',
  weapons: ['pistol'],
  perks: [],
  ...over,
})
const clauses = (faction: Faction, points: number, force: Force): string[] =>
  forceFaults(faction, points, force).map(({ clause, at }) => `${at} ${clause}`)

describe('what a force costs', () => {
  it('[ed.force.1] unit and weapons are paid, perks are free, and the budget is the limit itself', () => {
    const force = [human({ weapons: ['shotgun', 'large-blade'], perks: ['medic', 'quick-reloader', 'stoic'] })]
    expect(costOf(force)).toBe(45)
    expect(clauses('survivors', 45, force)).toEqual([])
    expect(clauses('survivors', 44, force)).toEqual(['force ed.force.1'])
  })

  it('[ed.force.4] a pistol costs nothing and takes a place; nobody pays for bare hands', () => {
    expect(humanCost({ unit: 'newbie', weapons: ['pistol'] })).toBe(5)
    expect(humanCost({ unit: 'newbie', weapons: [] })).toBe(5)
    expect(clauses('survivors', 200, [human({ weapons: ['pistol', 'bow', 'rifle'] })])).toEqual(['unit 1 ed.force.2'])
    expect(clauses('survivors', 200, [human({ weapons: [] })])).toEqual([])
  })

  it('[ed.force.9] [ed.force.10] a herd costs what its class does, any number in it', () => {
    expect([1, 5, 6, 10, 11, 15].map((size) => herdCost('regular', size))).toEqual([10, 10, 20, 20, 30, 30])
    expect([1, 5, 6, 10, 11, 15].map((size) => herdCost('military', size))).toEqual([20, 20, 40, 40, 60, 60])
    expect(clauses('zombies', 30, [{ is: 'herd', kind: 'regular', size: 12 }])).toEqual([])
  })

  it('[ed.force.14] worth follows the present size of a herd', () => {
    expect([herdCost('fast', 15), herdCost('fast', 10), herdCost('fast', 3)]).toEqual([45, 30, 15])
  })
})

describe('what is wrong with a force', () => {
  it('[ed.force.2] [ed.force.3] two weapons are allowed, also the same twice, each paid', () => {
    const twice = [human({ weapons: ['explosive', 'explosive'] })]
    expect(clauses('survivors', 60, twice)).toEqual([])
    expect(costOf(twice)).toBe(60)
  })

  it('[ed.force.5] one perk of each level that the profile allows, or none', () => {
    expect(clauses('survivors', 200, [human({ unit: 'newbie', perks: ['medic'] })])).toEqual(['unit 1 ed.force.5'])
    expect(clauses('survivors', 200, [human({ unit: 'regular', perks: ['medic'] })])).toEqual([])
    expect(clauses('survivors', 200, [human({ unit: 'regular', perks: ['parkour'] })])).toEqual(['unit 1 ed.force.5'])
    expect(clauses('survivors', 200, [human({ perks: ['medic', 'athletic'] })])).toEqual(['unit 1 ed.force.5'])
    expect(clauses('survivors', 200, [human({ perks: ['medic', 'immune', 'stoic'] })])).toEqual([])
  })

  it('[ed.force.6] [ed.force.7] trained soldiers are Specialists for nothing and choose it nowhere', () => {
    expect(perksOf({ unit: 'soldier', perks: ['medic'] })).toEqual(['specialist', 'medic'])
    expect(perksOf({ unit: 'conscript', perks: [] })).toEqual([])
    for (const unit of ['soldier', 'veteran', 'commander'] as const)
      expect(clauses('military', 200, [human({ unit, perks: ['specialist'] })])).toEqual(['unit 1 ed.force.7'])
    expect(clauses('bandits', 200, [human({ unit: 'boss', perks: ['specialist'] })])).toEqual([])
  })

  it('[ed.force.8] Concentration is for one of two, and nothing else is', () => {
    expect(clauses('survivors', 200, [human({ perks: ['concentration'] })])).toEqual(['unit 1 ed.force.8'])
    expect(clauses('survivors', 200, [human({ perks: ['concentration'], concentration: 'melee' })])).toEqual([])
    expect(clauses('survivors', 200, [human({ concentration: 'melee' })])).toEqual(['unit 1 ed.force.8'])
  })

  it('[ed.setup.4] a seat fields its own units alone, people any weapon, zombies none', () => {
    expect(clauses('survivors', 200, [human({ unit: 'thug' })])).toEqual(['unit 1 ed.setup.4'])
    expect(clauses('zombies', 200, [human()])).toEqual(['unit 1 ed.setup.4'])
    expect(clauses('bandits', 200, [{ is: 'herd', kind: 'fast', size: 5 }])).toEqual(['unit 1 ed.setup.4'])
    expect(clauses('bandits', 200, [human({ unit: 'convict', weapons: ['lmg', 'chainsaw'] })])).toEqual([])
  })

  it('[ed.force.11] nothing is not a force, and there is no limit on numbers of a kind', () => {
    expect(clauses('bandits', 200, [])).toEqual(['force ed.force.11'])
    const many = Array.from({ length: 40 }, () => human({ unit: 'newbie' }))
    expect(clauses('survivors', 200, many)).toEqual([])
  })

  it('[ed.force.12] every broken rule is named at once, with its clause and its place', () => {
    const broken: Force = [
      human({ unit: 'soldier', perks: ['specialist'] }),
      human({ unit: 'conscript', weapons: ['pistol', 'pistol', 'pistol'] }),
      human({ unit: 'conscript', perks: ['medic'] }),
      human({ unit: 'veteran', perks: ['medic', 'athletic'] }),
      human({ unit: 'commander', perks: ['concentration'] }),
      human({ unit: 'thug' }),
      { is: 'herd', kind: 'regular', size: 16 },
    ]
    expect(clauses('military', 100, broken)).toEqual([
      'force ed.force.1',
      'unit 1 ed.force.7',
      'unit 2 ed.force.2',
      'unit 3 ed.force.5',
      'unit 4 ed.force.5',
      'unit 5 ed.force.8',
      'unit 6 ed.setup.4',
      'unit 7 ed.setup.4',
      'unit 7 ed.force.9',
    ])
  })
})

describe('ready-made and random forces', () => {
  it('every ready-made one is legal and costs what it says', () => {
    for (const id of READY_FORCE_IDS) {
      const { faction, points, force } = readyForce(id)
      expect([id, ...clauses(faction, points, force)]).toEqual([id])
      expect([id, costOf(force)]).toEqual([id, points])
    }
  })

  it('other budgets get several together, the largest first', () => {
    expect(figuresIn(readyFor('zombies', 200))).toBe(85)
    expect(costOf(readyFor('survivors', 150))).toBe(150)
    expect(costOf(readyFor('military', 375))).toBe(350)
    expect(readyFor('bandits', 400)).toHaveLength(14)
  })

  it('[ed.force.11] proposes somebody also where even the smallest ready-made force is too dear', () => {
    for (const faction of FACTIONS)
      for (let points = leastPoints(faction); points < 50; points++)
        expect(forceFaults(faction, points, readyFor(faction, points))).toEqual([])
    expect(FACTIONS.map(leastPoints)).toEqual(FACTIONS.map((faction) => (faction === 'survivors' ? 5 : 10)))
  })

  it('a random one is legal for every seed, and the same for the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FACTIONS),
        fc.integer({ min: 50, max: 500 }),
        fc.nat(),
        (faction, points, seed) => {
          const force = randomForce(faction, points, seed)
          expect(forceFaults(faction, points, force)).toEqual([])
          expect(points - costOf(force)).toBeLessThan(10)
          expect(randomForce(faction, points, seed)).toEqual(force)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a force as text', () => {
  it('reads back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FACTIONS),
        fc.integer({ min: 50, max: 500 }),
        fc.nat(),
        (faction, points, seed) => {
          const named = { faction, title: 'Our own', force: randomForce(faction, points, seed) }
          expect(readForceText(forceText(named))).toEqual({ ok: true, value: named })
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is written a line a unit, equal ones together', () => {
    const { title, faction, force } = readyForce('market-crowd')
    expect(forceText({ title, faction, force })).toBe(
      'Zombies "Market Crowd" 200\n3 x Regular Zombies 15 (30)\n2 x Regular Zombies 10 (20)\nFast Zombies 10 (30)\nMilitary Zombies 10 (40)\n',
    )
    expect(readForceText('survivors\nseasoned survivor: shotgun [athletic, quick reloader]')).toMatchObject({
      ok: true,
    })
  })

  it.each([
    ['Vikings 200', 'line 1', 'ed.setup.1'],
    ['Survivors\nHardened Survivor: Shotgn', 'line 2', 'ed.force.12'],
    ['Survivors\n\nHardened Survivor: Shotgun [Medik]', 'line 3', 'ed.force.12'],
    ['Survivors\nHardy Survivor', 'line 2', 'ed.force.12'],
    ['Survivors\nNewbie Survivor: Unarmed', 'line 2', 'ed.force.12'],
    ['Zombies\nSlow Zombies 5', 'line 2', 'ed.force.12'],
    ['Zombies\nFast Zombies 5 (30)', 'line 2', 'ed.force.1'],
    ['Zombies\n[', 'line 2', 'ed.force.12'],
    ['', 'line 1', 'ed.setup.1'],
  ])('a typing error is refused with place and clause: %j', (text, at, clause) => {
    expect(readForceText(text)).toMatchObject({ ok: false, fault: { at, clause } })
  })

  it.each([
    ['Military\nVeteran: LGM', 'There is no weapon called LGM. LMG?'],
    ['Military\nVetran: LMG', 'There is no unit called Vetran. Veteran?'],
    ['Military\nVeteran: LMG [Medik]', 'There is no perk called Medik. Medic?'],
    ['Zombies\nFst Zombies 5', 'There are no zombies called Fst Zombies. Fast Zombies?'],
    ['Military\nVeteran: Trebuchet', 'There is no weapon called Trebuchet.'],
  ])('says what was most likely meant: %j', (text, why) => {
    expect(readForceText(text)).toMatchObject({ ok: false, fault: { at: 'line 2', why } })
  })
})
