import { CLAUSES, type Event, type View } from '@shamble/drop-dead/page'
import { dropDead } from '@shamble/drop-dead'
import { describe, expect, it } from 'vitest'
import { plain } from '../../../play/log-item.ts'
import { settle } from '../plan/index.ts'
import { moments, situationOf } from '../testing.ts'
import { lines, log } from './log.ts'
import { oddsWords } from './odds.ts'
import { diceText } from './parts.ts'
import { goal, question } from './question.ts'
import { report } from './report.ts'
import { figures } from './roster.ts'
import { tree } from './tree.ts'

const GAMES = [
  { options: { scenario: 'breakdown', players: 3 }, seeds: [1, 2, 3] },
  { options: { scenario: 'patient-zero', players: 2 }, seeds: [4, 5] },
  { options: { scenario: 'ground-zero', players: 4, tradeItems: true }, seeds: [6, 7] },
]

const nameOf = (view: View) => (figure: string) => figures(view, {}).find(({ id }) => id === figure)?.name ?? figure

describe('the log', () => {
  it('has whole sentences that cite clauses, for whatever happens in random games', () => {
    const told = new Set<string>()
    for (const { options, seeds } of GAMES)
      for (const { table, seat, events } of moments(options, seeds, { every: 5, most: 500 })) {
        const view = dropDead.view(table, seat) as View
        for (const event of events) {
          told.add(event.e)
          const one = log(event as Event, view)
          if (one === null || one.heading !== undefined) continue
          const words = plain(one.words, nameOf(view))
          expect(words).toMatch(/^[A-Z0-9].*[.] dd\.[a-z]+\.\d+$/)
          expect(words).not.toMatch(/undefined|null|NaN|\[object/)
          const clause = /dd\.[a-z]+\.\d+$/.exec(words)?.[0] ?? ''
          expect(Object.keys(CLAUSES)).toContain(clause)
        }
        const all = lines(events as readonly Event[], view)
        for (const { first, last } of all) expect(last).toBeGreaterThanOrEqual(first)
        for (let i = 1; i < all.length; i++) expect(all[i]?.first).toBeGreaterThan(all[i - 1]?.last ?? -1)
      }
    for (const e of [
      'stepped',
      'tile drawn',
      'tile placed',
      'card drawn',
      'attacked',
      'bitten',
      'zombie placed',
      'died',
    ])
      expect([...told]).toContain(e)
  }, 60_000)
})

it('says of a turn no more than what was done in it, or that nothing was', () => {
  const [moment] = moments({ scenario: 'breakdown', players: 2 }, [1], { most: 1 })
  if (!moment) throw new Error('there is no game')
  const view = dropDead.view(moment.table, moment.seat) as View
  const began = (allowance: number): Event => ({ e: 'turn began', clause: 'dd.turn.1', survivor: 'earl', allowance })
  const ended: Event = { e: 'turn ended', clause: 'dd.turn.7', survivor: 'earl' }
  const told = (...events: Event[]): string[] => lines(events, view).map((line) => plain(line.words, () => 'Earl'))
  expect(told(began(5))).toEqual([])
  expect(told(began(5), ended)).toEqual(['Earl does nothing. dd.turn.1'])
  expect(told(began(2))).toEqual(['Earl may walk 2 units this turn. dd.turn.1'])
})

describe('a zombie that wanders', () => {
  it('[dd.shamble.3] shows the die that counts, and how many led nowhere before it if they are many', () => {
    const [moment] = moments({ scenario: 'breakdown', players: 2 }, [1], { every: 1, most: 20 })
    if (!moment) throw new Error('no moment')
    const view = dropDead.view(moment.table, moment.seat) as View
    const thrown = (face: number, possible: boolean): Event => ({
      e: 'direction rolled',
      clause: 'dd.shamble.3',
      zombie: 1,
      face,
      heading: face,
      possible,
    })
    const rollOf = (blocked: number) =>
      lines([...Array.from({ length: blocked }, () => thrown(7, false)), thrown(3, true)], view)[0]?.roll
    expect(rollOf(2)?.dice.map(({ result }) => result)).toEqual(['no way', 'no way', 'east'])
    expect(rollOf(2)?.verdict).toBe('')
    expect(rollOf(13)?.dice.map(({ result }) => result)).toEqual(['east'])
    expect(rollOf(13)?.verdict).toBe('13 throws led nowhere')
  })
})

describe('a zombie that does not come', () => {
  it('[dd.death.3] [dd.zombies.9] is told with the reason', () => {
    const [moment] = moments({ scenario: 'breakdown', players: 2 }, [1], { every: 1, most: 20 })
    if (!moment) throw new Error('no moment')
    const view = dropDead.view(moment.table, null) as View
    const say = (event: Event): string => plain(log(event, view)?.words ?? [], nameOf(view))
    const survivor = moment.table.state.survivors[0]?.id ?? 'earl'
    expect(say({ e: 'did not rise', clause: 'dd.death.3', survivor, at: [1, 1], because: 'start tile' })).toMatch(
      / does not rise: no zombie comes onto a start tile\. dd\.death\.3$/,
    )
    expect(say({ e: 'zombies lost', clause: 'dd.zombies.9', zombies: 2, tile: [2, -1], because: 'full tile' })).toBe(
      'Two zombies are lost: the tile is full of zombies. dd.zombies.9',
    )
  })
})

describe('items and harm', () => {
  it('[dd.items.1] [dd.cards.12] are counted, and said with what did it', () => {
    const [moment] = moments({ scenario: 'breakdown', players: 2 }, [1], { every: 1, most: 20 })
    if (!moment) throw new Error('no moment')
    const view = dropDead.view(moment.table, null) as View
    const say = (event: Event): string => plain(log(event, view)?.words ?? [], nameOf(view))
    const survivor = moment.table.state.survivors[0]?.id ?? 'earl'
    expect(say({ e: 'items discarded', clause: 'dd.cards.12', survivor, cards: ['I06', 'I10', 'I07'] })).toMatch(
      / leaves two bandages and a pipe bomb behind\. dd\.cards\.12$/,
    )
    expect(say({ e: 'zombie hurt', clause: 'dd.items.9', zombie: 3, damage: 8, health: 4, from: 'pipe bomb' })).toBe(
      'Zombie 3 loses 8 to a pipe bomb, 4 left. dd.items.9',
    )
    expect(say({ e: 'card drawn', clause: 'dd.cards.1', survivor, card: 'E10', left: 0 })).toMatch(
      / draws Eerie Silence\. Nothing happens\. It was the last card of the deck\. dd\.cards\.1$/,
    )
  })
})

describe('the time that is left', () => {
  it('[dd.variant.10] is told where the cycles are limited', () => {
    const [moment] = moments({ scenario: 'curfew', players: 3 }, [1], { every: 1, most: 20 })
    if (!moment) throw new Error('no moment')
    const s = situationOf(moment)
    const at = (cycle: number, cycleLimit: number): string =>
      goal({ ...s, options: { ...s.options, cycleLimit }, view: { ...(s.view as View), cycle } })
    expect(at(3, 0)).toMatch(/^0 of [1-9] parts in the van$/)
    expect(at(12, 14)).toMatch(/^0 of [1-9] parts, 2 cycles to come$/)
    expect(at(13, 14)).toMatch(/, 1 cycle to come$/)
    expect(at(14, 14)).toMatch(/, the last cycle$/)
  })
})

describe('the dead on the move', () => {
  it('are told apart by the clause that moves them', () => {
    const [moment] = moments({ scenario: 'breakdown', players: 3 }, [1], { every: 1, most: 20 })
    if (!moment) throw new Error('no moment')
    const view = dropDead.view(moment.table, moment.seat) as View
    const step = (zombie: number, clause: Event['clause'], x: number): Event => ({
      e: 'zombie stepped',
      clause,
      zombie,
      from: [x, 0],
      onto: [x + 1, 0],
    })
    const told = lines(
      [
        step(3, 'dd.shamble.5', 0),
        step(4, 'dd.shamble.5', 4),
        step(6, 'dd.behaviour.9', 8),
        step(6, 'dd.behaviour.9', 9),
        step(7, 'dd.undead.10', 2),
      ],
      view,
    )
    expect(told.map(({ words }) => plain(words, nameOf(view)))).toEqual([
      'Zombies 3 and 4 shamble. dd.shamble.5',
      'Zombie 6 hunts on to 10,0. dd.behaviour.9',
      'Zombie 7 walks to 3,0. dd.undead.10',
    ])
  })
})

describe('the one sentence', () => {
  it('says who owes what, for whoever is asked and for whoever waits, and the tree begins with it', () => {
    for (const { options, seeds } of GAMES)
      for (const moment of moments(options, seeds.slice(0, 1), { every: 13, most: 300 })) {
        const s = settle(situationOf(moment))
        expect(question(s)).toMatch(/^[A-Z].*[.?]$/)
        expect(question({ ...s, seat: null })).toMatch(/^[A-Z].*[.]$/)
        const nodes = tree(s)
        expect(nodes[0]?.text).toContain(question(s))
        const all = JSON.stringify(nodes)
        expect(all).not.toMatch(/undefined|NaN/)
        for (const one of (s.view as View).zombies) expect(all).toContain(`Zombie ${one.n},`)
      }
  }, 60_000)
})

describe('odds', () => {
  it.each([
    ['kill', 'killed', 'good'],
    ['hurt', 'hurt', 'half'],
    ['no damage', 'no damage', 'bad'],
    ['kill, hurt', 'one killed', 'good'],
    ['kill, kill', 'both killed', 'good'],
    ['hurt, hurt', 'both hurt', 'half'],
    ['hurt, no damage', 'one hurt', 'half'],
    ['no damage, no damage', 'no damage', 'bad'],
    ['Earl loses 4', 'up to 7', 'bad'],
    ['Earl loses 12', '8 to 14', 'half'],
    ['Earl loses 20', '15 or more', 'good'],
    ['Earl loses 20, Earl dies, Every survivor is dead.', 'Earl dies', 'good'],
    ['2 killed', '2 killed', 'good'],
    ['0 killed', '0 killed', 'bad'],
  ])('%s is said as %s', (key, words, tone) => {
    expect(oddsWords(key)).toEqual({ words, tone })
  })

  it.each([
    [[12, 12], [], '2d12'],
    [[12, 12], [-4], '2d12 − 4'],
    [[20, 10], [-2], 'd20 + d10 − 2'],
    [[10], [], 'd10'],
    [[12, 12], [6], '2d12 + 6'],
  ])('dice %j with %j are written %s', (dice, values, text) => {
    expect(
      diceText(
        dice,
        values.map((value) => ({ value })),
      ),
    ).toBe(text)
  })
})

describe('the report', () => {
  it('counts what happened: health, kills, parts, ways and luck', () => {
    const events: Event[] = []
    let last: View | null = null
    for (const { table, seat, events: told } of moments({ scenario: 'breakdown', players: 3 }, [1], { every: 3 })) {
      events.push(...(told as readonly Event[]))
      last = dropDead.view(table, seat) as View
    }
    if (!last) throw new Error('no game')
    const { fates, series, luck, ways = [] } = report([{ events, rolled: [] }], last)
    expect(fates).toHaveLength(3)
    const bites = events.flatMap((event) => (event.e === 'bitten' || event.e === 'harmed' ? [event.damage] : []))
    expect(series.find(({ label }) => label === 'Health lost')?.values.at(-1)).toBe(bites.reduce((a, b) => a + b, 0))
    const kills = events.filter(({ e }) => e === 'zombie killed').length
    expect(series.find(({ label }) => label === 'Zombies killed')?.values.at(-1)).toBe(kills)
    expect(luck.every(({ rolls }) => rolls > 0)).toBe(true)
    const steps = events.filter(({ e }) => e === 'stepped' || e === 'placed').length
    expect(ways.reduce((sum, { points }) => sum + points.length, 0)).toBe(steps)
  }, 30_000)
})
