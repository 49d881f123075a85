import { departures, type OptionValues } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { RunOrShootBook } from './book.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'
import { checkHand } from './rules/46-hand.ts'
import { blankState } from './state.ts'

const bookWith = (options: OptionValues): RunOrShootBook => {
  const settled = settle(options)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  return bookFor(settled.value)
}

/** How often the umpire has laid hand on a table that begins; there is none who could without the rule. */
function seatedIn(book: RunOrShootBook): number | undefined {
  const state = blankState({}, book.map, book.team)
  book.seatUmpire(state)
  return state.umpire?.acts
}

/** What a house rule needs besides. */
const NEEDS: Readonly<Record<string, OptionValues>> = {
  umpireHand: { umpire: 'asked' },
  umpireDice: { umpire: 'asked' },
}

/** A value of each house rule that is not its standard, and where it shows in the book. */
const CHANGES: Readonly<
  Record<string, readonly [value: OptionValues[string], seen: (book: RunOrShootBook) => unknown, is: unknown]>
> = {
  difficulty: ['nightmare', (b) => [b.difficulty.hordes, b.difficulty.drifters, b.horde.cap], [1, 4, 60]],
  umpire: ['asked', seatedIn, 0],
  umpireHand: ['free', (b) => b.checkHand === checkHand, true],
  umpireDice: ['by hand', (b) => b.secretDie.name, 'thrownLater'],
  ownInfectionDice: [true, (b) => b.infectionDie.name, 'ownInfectionDie'],
  mutants: [['witch', 'tank'], (b) => b.mutants, { kinds: ['witch', 'tank'], drawn: 0 }],
  bluffRolls: [false, (b) => b.bluffs(), false],
  hordeDie: ['d3', (b) => b.horde.die, 3],
  hordeCap: [30, (b) => b.horde.cap, 30],
  hordeEmergePerTurn: [0, (b) => b.horde.emergePerTurn, 0],
  maxZedsOnTable: [200, (b) => b.horde.most, 200],
  activationRange: [60, (b) => b.horde.hears, 6000],
  gunfireNoise: ['all', (b) => [b.isLoudFire('pistol', 1), b.isLoudFire('pistol', 0)], [true, false]],
  alarmTurns: [5, (b) => b.alarm.turns, 5],
  alarmNumber: [0, (b) => b.alarm.from, 0],
  zedMove: [15, (b) => b.zed.attack, 1500],
  driftStep: [3, (b) => b.zed.drift, 300],
  driftToNoise: [10, (b) => b.zed.toNoise, 1000],
  zedFenceCost: [5, (b) => b.zed.fence, 500],
  zedsClimbLadders: [false, (b) => b.zedsClimb(), false],
  standardDoor: [4, (b) => b.door.standard, 4],
  reinforcedDoor: [20, (b) => b.door.reinforced, 20],
  runMove: [12, (b) => b.move.RUN, 1200],
  bothMove: [6, (b) => b.move.BOTH, 600],
  doorCost: [2, (b) => b.door.cost, 200],
  pivotStep: [9, (b) => b.turnsBeforeShooting(), true],
  psHits: [6, (b) => b.hits.ps, 6],
  npsHits: [2, (b) => b.hits.nps, 2],
  injuryMove: [1, (b) => b.injury.move, 100],
  injuryShoot: [2, (b) => b.injury.shoot, 2],
  fullHealing: [true, (b) => b.healsFully(), true],
  infectionPS: [3, (b) => b.infection.ps, 3],
  infectionNPS: [-1, (b) => b.infection.nps, -1],
  infectionDeath: [2, (b) => b.infection.death, 2],
  pushNeedsCard: [false, (b) => b.pushesWithoutCard(), true],
  pushDistance: [5, (b) => b.push, 500],
  sniperStrict: [true, (b) => b.snipersMayShoot(), false],
  keepPartialClips: [true, (b) => b.roundsAfterReload(6, 2), 8],
  friendlyFire: ['natural 0', (b) => [b.hitsBystander(0), b.hitsBystander(1)], [true, false]],
  mercyShot: ['free', (b) => [b.mayShootLiving(), b.needsConsent()], [true, false]],
  blastHurtsSurvivors: ['down and hit', (b) => b.blastOnSurvivors(), { down: true, hits: 1 }],
  fireTurns: [3, (b) => b.burning.area, 3],
  burnTurns: [4, (b) => b.burning.zed, 4],
  wpTurns: [1, (b) => b.burning.wp, 1],
  slimeTurns: [2, (b) => b.slimeTurns, 2],
  tankHits: [20, (b) => b.tankHits, 20],
  tankHeadImmune: [true, (b) => b.headOnTank(), 0],
  smokerDamage: ['d3', (b) => b.smokerDie, 3],
  pinBreak: ['one turn', (b) => b.pinEndsByItself(), true],
  npsFear: [200, (b) => b.npsFear, 20_000],
  orderRange: [30, (b) => b.orderRange, 3000],
  radioTalk: [true, (b) => b.sharesFinds(), false],
  planningClock: [0, (b) => b.planningClock, 0],
  planningChat: ['open', (b) => b.mayChatWhilePlanning(), true],
  openInfection: [true, (b) => b.infectionsAreOpen(), true],
  fogOfWar: ['strict', (b) => b.showsUnseen(), false],
}

const HOUSE_RULES = Object.keys(OPTIONS).filter((id) => !['scenario', 'own', 'roster', 'survivors'].includes(id))

describe('house rules', () => {
  it('are 56, each shown in one group and with a patch', () => {
    expect(HOUSE_RULES).toHaveLength(56)
    expect(OPTION_GROUPS.flatMap(({ options }) => options).sort()).toEqual([...HOUSE_RULES].sort())
    expect(Object.keys(CHANGES).sort()).toEqual([...HOUSE_RULES].sort())
  })

  it.each(HOUSE_RULES)('%s changes the book, and nothing is changed without it', (id) => {
    const [value, seen, is] = CHANGES[id] as (typeof CHANGES)[string]
    expect(seen(bookWith({ ...NEEDS[id], [id]: value }))).toEqual(is)
    expect(seen(bookWith({ ...NEEDS[id] }))).not.toEqual(is)
  })

  it('of other values of a choice', () => {
    expect(bookWith({ mutants: ['none'], scenario: 'last-boat' }).mutants.kinds).toEqual([])
    expect(bookWith({ gunfireNoise: 'none' }).isLoudFire('rifle', 3)).toBe(false)
    expect(bookWith({}).isLoudFire('rifle', 2)).toBe(true)
    expect(bookWith({}).isLoudFire('rifle', 1)).toBe(false)
    expect(bookWith({ mercyShot: 'off' }).mayShootLiving()).toBe(false)
    expect(bookWith({ blastHurtsSurvivors: 'down' }).blastOnSurvivors()).toEqual({ down: true, hits: 0 })
  })

  it('[rs.horde.9] the cap is that of the difficulty, in Back Lane 20 below the hardest, in Dust-off 20 when it is normal', () => {
    const caps = (scenario: string): number[] =>
      ['easy', 'normal', 'book', 'nightmare'].map((difficulty) => bookWith({ scenario, difficulty }).horde.cap)
    expect(caps('back-lane')).toEqual([20, 20, 20, 60])
    expect(caps('dust-off')).toEqual([20, 20, 60, 60])
    expect(caps('shopping-list')).toEqual([20, 40, 60, 60])
  })

  it('[rs.mutant.1] lists of mutants are kinds, or one word', () => {
    for (const mutants of [['scenario', 'witch'], ['none', 'tank'], ['witch', 'witch'], []])
      expect(settle({ mutants })).toMatchObject({ ok: false, fault: { at: 'options.mutants' } })
    expect(settle({ mutants: ['zombie'] }).ok).toBe(false)
    const kinds = (difficulty: string) => bookWith({ scenario: 'last-boat', difficulty }).mutants
    expect(kinds('easy')).toEqual({ kinds: ['tank', 'boomer'], drawn: 0 })
    expect(kinds('normal')).toEqual({ kinds: ['tank'], drawn: 2 })
    expect(kinds('book').kinds).toHaveLength(5)
    expect(bookWith({ scenario: 'dust-off', difficulty: 'easy' }).mutants).toEqual({ kinds: ['hunter'], drawn: 0 })
    expect(bookWith({ scenario: 'dust-off', difficulty: 'nightmare' }).mutants.drawn).toBe(1)
  })

  it('[rs.seats.7] [rs.dice.4] [rs.infection.15] what only a person as umpire can do needs one, and dice that tell nothing need bluffs', () => {
    const faultOf = (given: OptionValues) => {
      const settled = settle(given)
      return settled.ok ? null : settled.fault.at
    }
    expect(faultOf({ umpireHand: 'free' })).toBe('options.umpireHand')
    expect(faultOf({ umpireDice: 'by hand' })).toBe('options.umpireDice')
    expect(faultOf({ ownInfectionDice: true, bluffRolls: false })).toBe('options.ownInfectionDice')
    expect(faultOf({ umpire: 'asked', umpireHand: 'free', umpireDice: 'by hand', ownInfectionDice: true })).toBeNull()
  })

  it('[rs.seats.2] one to six survivors and one umpire have seats', () => {
    expect(seatsFor({ survivors: 1 })).toEqual(['S1', 'U'])
    expect(seatsFor({ survivors: 6 })).toHaveLength(7)
    expect(settle({ survivors: 0 }).ok).toBe(false)
    expect(settle({ survivors: 7 }).ok).toBe(false)
    const standard = settle({})
    expect(standard.ok && departures(OPTIONS, standard.value)).toEqual({})
  })
})
