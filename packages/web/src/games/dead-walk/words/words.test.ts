import { CLAUSES, type Event, type View } from '@shamble/dead-walk/page'
import { describe, expect, it } from 'vitest'
import { plain } from '../../../play/log-item.ts'
import { cm, moments, situationOf, staged } from '../testing.ts'
import { goalSentences } from './goals.ts'
import { lines, log } from './log.ts'
import { oddsWords } from './odds.ts'
import { goal, left, question, time } from './question.ts'
import { report } from './report.ts'
import { figures } from './roster.ts'
import { tree } from './tree.ts'
import { lookOf, scenarioOf } from '../read.ts'
import { SCENARIOS } from '@shamble/dead-walk/page'

const GAMES = [
  { options: { scenario: 'lawless-street' }, seeds: [1, 2, 3] },
  { options: { scenario: 'mercy', players: 2, jams: true, moan: true }, seeds: [4] },
  { options: { scenario: 'night-at-millers', team: 'neighbours', corpseDestruction: true }, seeds: [5] },
  { options: { scenario: 'last-boat', team: 'strangers', players: 4 }, seeds: [6] },
  { options: { scenario: 'quiet-hands', team: 'last-patrol', zombieControl: 'gm-free' }, seeds: [7] },
]

const namesIn = (s: ReturnType<typeof situationOf>) => (figure: string) =>
  figures(s.view as View, s.options).find(({ id }) => id === figure)?.name ?? figure

describe('the log', () => {
  it('has whole sentences that cite clauses, for whatever happens in random games', () => {
    const told = new Set<string>()
    for (const { options, seeds } of GAMES)
      for (const moment of moments(options, seeds, { every: 9, most: 300 })) {
        const s = situationOf(moment)
        for (const event of moment.events) {
          told.add(event.e)
          const one = log(event as Event, s)
          if (one === null || one.heading !== undefined) continue
          const words = plain(one.words, namesIn(s))
          expect(words).toMatch(/^[A-Z0-9].*[.] dw\.[a-z]+\.\d+$/)
          expect(words).not.toMatch(/undefined|null|NaN|\[object/)
          expect(Object.keys(CLAUSES)).toContain(/dw\.[a-z]+\.\d+$/.exec(words)?.[0] ?? '')
        }
        const all = lines(moment.events as readonly Event[], s)
        for (let i = 1; i < all.length; i++) expect(all[i]?.first).toBeGreaterThan(all[i - 1]?.last ?? -1)
      }
    for (const e of ['moved', 'declared', 'burst', 'fear tested', 'zombie moved', 'zombie attacked', 'noise', 'thrown'])
      expect([...told]).toContain(e)
  }, 90_000)

  it('tells the dead who go for the same in one line, and what they sense', () => {
    const s = situationOf(staged({ humans: [{ name: 'Private Dawson', at: cm(30, 34) }] }))
    const moved = (zombie: number): Event => ({
      e: 'zombie moved',
      clause: 'dw.zmove.1',
      zombie,
      path: [
        { x: 0, y: 0 },
        { x: 100, y: 250 },
      ],
      why: 'smell',
      human: 1,
      touches: null,
    })
    const words = (events: Event[]): string[] => lines(events, s).map((one) => plain(one.words, (id) => id))
    expect(words([moved(3), moved(4)])).toEqual(['Zombies 3 and 4 smell H1 and come. dw.zmove.1'])
    expect(words([moved(3)])).toEqual(['Zombie 3 smells H1 and comes to 1.0,2.5. dw.zmove.1'])
  })

  it('opens a fear test into its terms', () => {
    const s = situationOf(staged({ humans: [{ name: 'Private Dawson', at: cm(30, 34) }] }))
    const told = log(
      {
        e: 'fear tested',
        clause: 'dw.fear.4',
        human: 1,
        faces: [4, 4],
        score: 8,
        value: 7,
        terms: [
          { clause: 'dw.scope.5', value: 10 },
          { clause: 'dw.fear.2', value: -3 },
        ],
        passed: false,
      },
      s,
    )
    expect(told?.roll?.parts.map(({ value, words }) => `${value} ${words}`)).toEqual([
      '10 base morale value',
      '−3 zombies near',
    ])
    expect(told?.roll?.dice.map(({ face }) => face)).toEqual([4, 4])
  })
})

describe('the one sentence', () => {
  it('says who owes what, for whoever is asked and for whoever waits, and the tree begins with it', () => {
    for (const { options, seeds } of GAMES)
      for (const moment of moments(options, seeds.slice(0, 1), { every: 29, most: 200 })) {
        const s = situationOf(moment)
        expect(question(s)).toMatch(/^[A-Z].*[.?]$/)
        expect(question({ ...s, seat: null })).toMatch(/^[A-Z].*[.]$/)
        const nodes = tree(s)
        expect(nodes[0]?.text).toContain(question(s))
        const all = JSON.stringify(nodes)
        expect(all).not.toMatch(/undefined|NaN/)
        // Whatever stands on the board is in the words.
        for (const one of (s.view as View).zombies) expect(all).toContain(`Zombie ${one.n} at`)
        for (const one of (s.view as View).humans) expect(all).toContain(one.name)
        for (const one of (s.view as View).lying) expect(all).toContain(`"thing ${one.id}"`)
        for (const id of Object.keys((s.view as View).openings)) expect(all).toContain(` ${id}, `)
      }
  }, 90_000)

  it('tells turns and action points', () => {
    const moment = staged(
      { humans: [{ name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['pistol'], ap: 3 }], activation: { human: 1 } },
      { turnLimit: 8 },
    )
    const s = situationOf(moment)
    expect(goal(s)).toBe('Alive: 1 of 2')
    expect(time(s)).toBe('turn 1 of 8')
    expect(left(s)).toEqual([{ value: '3', words: 'AP now' }])
    expect(left({ ...s, selection: { ...s.selection, hover: '26,38' } })).toEqual([
      { value: '3', words: 'AP now' },
      { value: '2', words: 'after' },
    ])
    expect(question(s)).toBe('Lawless to act: 3 AP. Nobody comes for Lawless yet.')
  })
})

describe('while something is played', () => {
  it('asks nobody who cannot be named', () => {
    for (const m of moments({ scenario: 'shopping-list' }, [1], { every: 3, most: 60 })) {
      const s = situationOf(m)
      for (const phase of ['humans', 'zombies'] as const)
        expect(question({ ...s, choices: [], view: { ...s.view, phase } })).not.toMatch(/\? can\.|\s{2}|^ /)
    }
  })
})

describe('a scenario’s goals', () => {
  it.each(Object.keys(SCENARIOS))('are sentences: %s', (scenario) => {
    const [moment] = moments({ scenario }, [1], { most: 1 })
    if (!moment) throw new Error('no moment')
    const s = situationOf(moment)
    const { full, partial } = scenarioOf(s.options)
    for (const goalOf of [full, partial])
      for (const sentence of goalSentences(lookOf(s), goalOf)) expect(sentence).toMatch(/^[A-Z][^.]+$/)
  })
})

describe('odds', () => {
  it.each([
    ['Z1 eliminated', 'eliminated', 'good'],
    ['Z1 falls', 'down', 'half'],
    ['Z1 falls, Z2 eliminated, Z3 eliminated', '2 eliminated', 'good'],
    ['Z1 falls, Z2 stunned', '2 down', 'half'],
    ['miss', 'nothing', 'bad'],
    ['miss, a zombie comes', 'nothing', 'bad'],
    ['Z1 eliminated, H2 wounded', 'a friend is hit, too', 'harm'],
    ['H2 wounded', 'a friend is hit', 'harm'],
    ['breaks away', 'breaks away', 'good'],
    ['held', 'held', 'bad'],
    ['jam', 'jam', 'bad'],
  ] as const)('%s is %s', (key, words, tone) => {
    expect(oddsWords(key)).toEqual({ words, tone })
  })
})

describe('the report', () => {
  it('has a fate for everybody, a course over the turns and ways of everybody who walked', () => {
    const events: Event[] = []
    let last: ReturnType<typeof situationOf> | null = null
    for (const moment of moments({ scenario: 'lawless-street' }, [3], { every: 1 })) {
      events.push(...moment.events)
      last = situationOf(moment)
    }
    if (!last) throw new Error('no game')
    const told = report([{ events, rolled: [] }], last)
    // What grade it was is said by the reason, once.
    expect(told.headline).toMatch(/^(Nobody|One of two|Both) comes? through$/)
    expect(told.fates).toHaveLength(2)
    expect(told.series.every(({ values }) => values.length === (last.view as View).turn + 1)).toBe(true)
    expect(told.luck.length).toBeGreaterThan(1)
    expect(told.ways?.[0]?.points.length).toBeGreaterThan(0)
  })
})
