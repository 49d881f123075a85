/**
 * Each open trap of the specification, and each row of what a short way would get wrong, with the tests that fail when the
 * code falls into it. Those that stand nowhere else are here.
 */
import { readFileSync } from 'node:fs'
import { submit } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { position } from './position.ts'
import type { Zed } from './state.ts'
import {
  at,
  lurks,
  otherNo,
  plays,
  playPart,
  playTo,
  type RunOrShootScene,
  runOrShoot,
  scene,
  survivorNo,
  turnOver,
} from './testing.ts'

type Tests = Readonly<Record<string, readonly string[]>>

/** By file of the rules, beginnings or parts of the titles of tests. */
const TRAPS: Readonly<Record<string, Tests>> = {
  'contact made in step 7 bites in the next step 4': {
    '10-timing': ['contact made in step 7 bites only after the next step 3'],
  },
  'step 8 stands up who fell in 3 and 6, not who is shot in 9': {
    '09-melee': ['who was pushed in step 3 does not bite in 4, even in contact, and stands in 8'],
    '20-grenade': ['who is thrown down in step 6 stands again in step 8 of the same turn'],
    '10-timing': ['shot down in step 9 it misses the next steps 4 and 7, and stands in 8'],
  },
  'survivors move in 5 and throw in 6, Zeds move in 7, survivors shoot in 9': {
    '25-drift': ['roused in step 5 it moves in 7c of the same turn'],
    '29-shoot': ['a Zed that ran behind a wall in step 7 is shot in step 9 of the same turn'],
    '13-move': ['BOTH goes up to 5 cm, and keeps a shot for step 9'],
  },
  'a d10 runs from 0 to 9': {
    '00-dice': ['a d10 is read from 0 to 9'],
    '38-infection': ['PS are infected on 0 and 1, NPS on 0 to 7'],
    '26-horde': ['as many groans or less on a hidden d10 wake a horde'],
  },
  'the total selects body or head': {
    '29-shoot': ['a pistol never hits the head there', 'more than 9 is a head hit', 'only the total counts'],
  },
  'a natural 0 is no miss by itself': { '29-shoot': ['a natural 0 with +3 hits'] },
  'one hit always remains': { '18-aid': ['one hit always stays: with one or none there is nothing to treat'] },
  'injury reduces the whole allowance once, before doors': {
    '14-handling': ['hits shorten the whole allowance once, before a door is paid'],
    '11-injury': ['every hit carried costs 2 cm of a move'],
  },
  'a push needs MELEE and takes up to 1d6, a weapon one and no push': {
    '09-melee': [
      'without MELEE nobody pushes or strikes',
      'the roll of a d6 are thrown 3 cm straight off',
      'a d10 from 0 to 9 by class',
    ],
  },
  'who lies neither bites nor groans': {
    '09-melee': ['does not bite in 4, even in contact'],
    '../traps': ['whoever lies in contact when the turn begins does not groan'],
  },
  'groans are counted at the start of the turn, in secret, for dormant hordes within 40 cm': {
    '10-timing': ['who was pushed in step 3 has groaned; who arrives in 7 groans a turn later'],
    '26-horde': ['nothing is rolled without groans, or for a horde that is awake'],
  },
  'the waking of a horde does not leak': {
    '26-horde': ['nobody is told when a horde wakes'],
    '13-move': ['past an occupied and past an empty manhole'],
    '43-reveal': ['is nothing for whoever walks past a manhole, whether or not a horde has heard him'],
  },
  'everybody is tested once, also who dies of that hit': {
    '38-infection': ['nobody is tested twice', 'killed by the first bite, tested'],
  },
  'the dead rise in step 8 of the next turn, and move in the turn after': {
    '38-infection': ['he rises in step 8 of the next turn'],
    '../traps': ['who has risen in step 8 walks in step 7 of the turn after'],
  },
  'a springing Hunter is hard to hit until the end of step 9; its victim loses that turn, too': {
    '33-hunter': ['counts as springing until the end of step 9', 'loses the rest of the turn in which he is caught'],
  },
  'a Boomer bursts by any hit but a push, slimes the shooter, and calls the nearest horde from anywhere': {
    '35-boomer': [
      'are put out by any hit, and a push or stun is none',
      'slime everybody within 10 cm',
      'the burst wakes the nearest horde at any distance',
    ],
  },
  'a Tank throws only without a way, closes in, goes through thin walls and not through armour': {
    '34-charge': [
      'without a way to anybody it closes in',
      'one that has a way does not throw',
      'through a thin wall',
      'armoured doors',
    ],
  },
  'the tongue is a d10, and its victim stands in step 11': {
    '36-smoker': ['ensnare on 5 or more of a d10', 'falls nowhere and stands in step 11'],
  },
  'drifters see ahead, attackers all round; whoever crosses an arc was seen': {
    '03-sight': ['attacking Zeds see all round, drifting ones what is in front of them'],
    '25-drift': ['a survivor who crosses an arc and ends behind a wall was seen'],
  },
  'WP comes before everything, in two steps 7': {
    '22-wp': ['even out of contact', 'burns in step 7 of two turns'],
  },
  'fire lasts and burns survivors; burning Zeds go on and are harder to hit': {
    '21-fire': ['the area burns for 5 turns', 'a burning Zed goes on', 'the living take 1 hit'],
    '29-shoot': ['a burning target is harder to hit by 1'],
  },
  'facing is set in 5a': {
    '13-move': ['the facing stays until the next 5a'],
    '29-shoot': ['he may turn once before the first shot, else never'],
  },
  'the unarmed come nearer to no Zed, also behind their leader': {
    '39-nps': ['the unarmed stop at the last sample point'],
  },
  'distances are base to base, blasts point to base; 30.00 cm is near': {
    '01-measure': ['a gap is between the rims, and its limit is within'],
    '20-grenade': ['thrown at most 30 cm from the base'],
    '29-shoot': ['up to 30 cm between the bases, and beyond'],
  },
  'Zeds pass through each other and never end overlapping': {
    '23-zed': ['pass through others and over who lies, and do not overlap at rest', 'thirty at one doorway'],
  },
}

/** As titles have them. */
const ORDERS =
  'FOLLOW,RUN TO,STAY,COVER,SHOOT AT,GUARD,HOLD FIRE,RELOAD,FIRST AID,TAKE,GIVE,OPEN and CLOSE,CLIMB,THROW,ASSIST,FLEE'.split(
    ',',
  )

/** What the short way would get wrong, besides what is a trap. */
const SHORT_WAYS: Readonly<Record<string, Tests>> = {
  'rolls in secret leave no trace': { '43-secrets': ['a groan roll, an infection test and a drifter in a room'] },
  'a card is changed after two others lie': {
    '07-cards-used': [
      'is free until the last one lies',
      'nobody hears which it was, nor how many, and a reason comes with the reveal',
    ],
  },
  'a man in a doorway bars it, a ring fills in order': {
    '23-zed': ['are stopped by the body of a man in a doorway'],
    '26-horde': ['fill its rings in the stated order'],
  },
  'entries are taken away one by one': { '24-priority': ['one Zed, all entries open, taken away one by one'] },
  'five Zeds at a reinforced door': { '14-door': ['five Zeds at a reinforced door need two turns'] },
  'from a roof, through a window, under a floor': {
    '03-sight': [
      'from a roof one looks over low walls',
      'a floor blocks what passes through it',
      'one or two blocked rays',
    ],
  },
  'a corpse that is shot in the head stays': { '29-shoot': ['a head hit and it never rises'] },
  'each of the 17 orders': {
    '40-order': [...ORDERS.map((order) => `${order}: `), 'MELEE interrupts an order and does not cancel it'],
  },
  'a gap that others use, a roof that is crossed': {
    '34-charge': ['leaves a gap that others use and see through'],
    '33-hunter': ['walls with a flat roof', 'lead into a closed room only by what it smashes'],
  },
  'the marked are preferred': { '35-boomer': ['prefers the marked to nearer people'] },
}

const textOf = (file: string): string => readFileSync(new URL(`./rules/${file}.test.ts`, import.meta.url), 'utf8')
const titlesIn = (file: string): string[] =>
  [...textOf(file).matchAll(/\bit(?:\.each\([^]*?\))?\(\s*'((?:[^'\\]|\\.)*)'/g)].map(([, title]) => title as string)

const missing = (tests: Tests): string[] =>
  Object.entries(tests).flatMap(([file, titles]) => {
    const there = titlesIn(file)
    return titles.filter((part) => !there.some((title) => title.includes(part))).map((part) => `${file}: ${part}`)
  })

describe('the tests of the open traps', () => {
  it('there are twenty-five', () => {
    expect(Object.keys(TRAPS)).toHaveLength(25)
  })

  it.each(Object.entries({ ...TRAPS, ...SHORT_WAYS }))('%s', (_, tests) => {
    expect(missing(tests)).toEqual([])
  })
})

describe('traps that no chapter has', () => {
  it('[rs.groan.1] [rs.damage.2] whoever lies in contact when the turn begins does not groan, nor bite', () => {
    const s = scene({
      survivors: [{ at: at(20, 34) }],
      zeds: [{ at: at(22, 34), down: true }, { at: at(18, 34) }],
    })
    expect(s.state.groans.map(({ n }) => n)).toEqual([2])
    playPart(s, 'damage', {})
    expect(survivorNo(s, 1).hits).toBe(1)
  })

  it('[rs.infection.11] who has risen in step 8 walks in step 7 of the turn after, not before', () => {
    const s = scene({
      survivors: [{ at: at(20, 34) }, otherNo(11, { at: at(50, 34), status: 'dead' })],
      state: { hidden: { ...scene().state.hidden, tested: { 11: 'infected' }, rising: { 11: 1 } } },
    })
    turnOver(plays(s, 'S1', 'MELEE'))
    const [rose] = s.state.zeds
    expect([rose?.n, rose?.walked]).toEqual([1, []])
    playTo(plays(s, 'S1', 'MELEE'), '8')
    expect(s.state.zeds[0]?.at.x).toBeLessThan(rose?.at.x ?? 0)
  })
})

describe('bad input', () => {
  const nadia = { at: at(58, 20), level: 0 }
  const hidden = { ...scene().state.hidden, people: { 14: nadia } }
  const lurking = {
    survivors: [
      { at: at(8, 30), items: ['HE' as const] },
      otherNo(11, { at: at(12, 30) }),
      otherNo(14, { status: 'hidden', at: at(0, 0) }),
    ],
    zeds: [{ at: at(30, 33) }],
    state: { hidden },
  }
  const go = (...ways: (readonly [number, number])[]) => ({ do: 'move', acts: ways.map((to) => ({ act: 'go', to })) })
  type At = 'ORDER' | 'RUN' | 'GRENADE' | 'SHOOT'
  /** Where a card is asked about. */
  const STEP = { ORDER: '2', RUN: '5a', GRENADE: '6', SHOOT: '9' } as const
  const asked = (card: At | null): RunOrShootScene =>
    card === null ? scene(lurking) : playTo(plays(scene(lurking), 'S1', card), STEP[card])

  it.each([
    ['a card that nobody has', null, { do: 'card', cards: ['FLY'] }, 'table.shape', 'cards[0]'],
    ['a path through a wall', 'RUN', go([800, 2900], [800, 2300]), 'rs.move.4', 'acts[1]'],
    ['a path off the table', 'RUN', go([10, 3000]), 'rs.measure.16', 'acts[0]'],
    ['a path too long', 'RUN', go([1500, 3300], [2500, 3300]), 'rs.move.3', 'acts[1]'],
    [
      'a door that is not there',
      'RUN',
      { do: 'move', acts: [{ act: 'open', door: '9,9 door0' }] },
      'rs.door.3',
      'acts[0]',
    ],
    ['no command at all', 'RUN', { do: 'fly' }, 'table.shape', 'do'],
    ['a number that is none', 'RUN', { do: 'turn', facing: [1e99, 0] }, 'table.shape', 'facing[0]'],
    ['an order to a hidden NPS', 'ORDER', { do: 'order', to: [14], order: { is: 'STAY' } }, 'rs.order.4', undefined],
    [
      'a throw beyond 30 cm',
      'GRENADE',
      { do: 'throw', grenade: 'HE', at: [3901, 3000], level: 0 },
      'rs.grenade.1',
      undefined,
    ],
    [
      'a grenade that he has not',
      'GRENADE',
      { do: 'throw', grenade: 'WP', at: [2000, 3000], level: 0 },
      'rs.grenade.14',
      undefined,
    ],
  ] as const)('%s is refused with its clause and place, and changes nothing', (_, card, command, clause, place) => {
    const s = asked(card)
    const before = JSON.stringify(s.state)
    const refusal = submit(runOrShoot, s.table, 'S1', null, command)
    expect([refusal?.clause, refusal?.at]).toEqual([clause, place])
    expect(JSON.stringify(s.state)).toBe(before)
  })

  it('[rs.setup.10] a position with a horde near the start, and one that is no position, are refused with clause and place', () => {
    const fault = (document: unknown) => {
      const read = position.read(document, {}, {})
      return read.ok ? null : [read.fault.clause, read.fault.at]
    }
    const survivors = [{ at: [800, 3000] }]
    const horde = (lair: string) => ({ survivors, hidden: { hordes: [{ lair, size: 12 }] } })
    expect(fault(horde('0,0 manhole'))).toEqual(['rs.setup.10', 'hidden.hordes[0].lair'])
    expect(fault(horde('1,0 drain'))).toBeNull()
    expect(fault({ survivors: [{ at: ['a', 3] }] })).toEqual(['rs.setup.5', 'survivors[0].at[0]'])
    expect(fault({ survivors, zedz: [] })).toEqual(['rs.setup.5', 'zedz'])
    expect(fault(null)).toEqual(['rs.setup.5', ''])
  })

  /** Somebody hidden is 14, nobody is 18; Zed 7 is on no table. */
  it.each([
    ['ORDER', (n: number) => ({ do: 'order', to: [n], order: { is: 'STAY' } }), 14, 18],
    ['ORDER', (n: number) => ({ do: 'order', to: [11], order: { is: 'FIRST AID', survivor: n } }), 14, 18],
    ['ORDER', (n: number) => ({ do: 'order', to: [11], order: { is: 'GUARD', what: n } }), 14, 18],
    ['ORDER', (n: number) => ({ do: 'order', to: [11], order: { is: 'ASSIST', act: 'raise', survivor: n } }), 14, 18],
    ['ORDER', (n: number) => ({ do: 'order', to: [11], order: { is: 'SHOOT AT', zed: n } }), 50, 51],
    ['SHOOT', (n: number) => ({ do: 'shoot', weapon: 1, zed: n }), 50, 51],
    ['SHOOT', (n: number) => ({ do: 'shoot', weapon: 1, survivor: n }), 14, 18],
  ] as const)(
    '[rs.secrecy.10] %s gets for a hidden number the words that it gets for one that nobody has',
    (card, command, is, isNot) => {
      const s = asked(card)
      lurks(s, { ...(s.state.zeds[0] as Zed), id: 50, at: at(60, 15) })
      const said = (n: number) => {
        const refusal = submit(runOrShoot, s.table, 'S1', null, command(n))
        return JSON.stringify(refusal).replaceAll(String(n), 'N')
      }
      expect(said(is)).toBe(said(isNot))
      expect(said(is)).not.toBe('null')
    },
  )
})
