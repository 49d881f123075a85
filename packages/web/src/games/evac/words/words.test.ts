import { CLAUSES, type Event, type View } from '@shamble/evac/page'
import { describe, expect, it } from 'vitest'
import type { LogLine, Phrase } from '../../../play/game-display.ts'
import { squareName } from '../place.ts'
import { figuresShown, moments, situationOf, staged, STAGES } from '../testing.ts'
import { hintsOf } from '../read.ts'
import { guide } from './guide.ts'
import { lines, log } from './log.ts'
import { oddsWords } from './odds.ts'
import { question } from './question.ts'
import { report } from './report.ts'
import { counts, figures, standing } from './roster.ts'
import { tree } from './tree.ts'

/** One of every kind: a new kind of event does not compile before it is told. */
const EVERY: { readonly [E in Event['e']]: Extract<Event, { e: E }> } = {
  'set up': { e: 'set up', clause: 'ev.setup.1', tiles: 9, faceDown: ['T01', 'T02'] },
  'start chosen': { e: 'start chosen', clause: 'ev.setup.5', seat: 'M1', tile: 'B3' },
  'tile flipped': { e: 'tile flipped', clause: 'ev.flip.1', tile: 'B3', id: 'T02', rot: 1, by: 'M1' },
  'helipad found': { e: 'helipad found', clause: 'ev.flip.12', tile: 'B3' },
  'fuel found': { e: 'fuel found', clause: 'ev.scen.3', at: [3, 4] },
  'doors rolled': { e: 'doors rolled', clause: 'ev.pop.1', tile: 'B3', face: 4, doors: 4 },
  'door placed': {
    e: 'door placed',
    clause: 'ev.pop.3',
    by: 'Z',
    side: [
      [3, 4],
      [4, 4],
    ],
  },
  'doors lost': { e: 'doors lost', clause: 'ev.pop.9', doors: 1 },
  'zombies rolled': { e: 'zombies rolled', clause: 'ev.spawn.5', tile: null, faces: [3, 2], modifier: -1, zombies: 4 },
  'zombie placed': { e: 'zombie placed', clause: 'ev.spawn.7', zombie: 29, at: [3, 4] },
  'zombies lost': { e: 'zombies lost', clause: 'ev.spawn.8', zombies: 2 },
  'zombie withdrawn': { e: 'zombie withdrawn', clause: 'ev.setup.18', zombie: 3, at: [3, 4] },
  deployed: { e: 'deployed', clause: 'ev.setup.12', seat: 'M1', name: 'Okafor', type: 'grunt', at: [3, 4] },
  'turn began': { e: 'turn began', clause: 'ev.turn.1', turn: 2 },
  'phase began': { e: 'phase began', clause: 'ev.turn.1', phase: 'marines', turn: 2 },
  stepped: { e: 'stepped', clause: 'ev.move.1', seat: 'M1', from: [3, 4], onto: [3, 5], sprint: false },
  'step blocked': { e: 'step blocked', clause: 'ev.flip.4', seat: 'M1', zombie: null, onto: [3, 5], because: 'wall' },
  declared: { e: 'declared', clause: 'ev.stand.3', seat: 'M1', stands: true },
  attacked: {
    e: 'attacked',
    clause: 'ev.attack.3',
    seat: 'M1',
    weapon: 'rifle',
    zombie: 9,
    at: [3, 5],
    face: 4,
    modifiers: [
      { clause: 'ev.attack.3', value: 1 },
      { clause: 'ev.stand.1', value: 1 },
    ],
    total: 6,
    result: 'kill',
    rounds: 12,
  },
  'knocked down': { e: 'knocked down', clause: 'ev.attack.5', zombie: 9, at: [3, 5] },
  'zombie killed': { e: 'zombie killed', clause: 'ev.attack.6', zombie: 9, at: [3, 5], by: 'M1' },
  'burst ended': { e: 'burst ended', clause: 'ev.auto.2', seat: 'M1', shots: 3, because: 'natural 1' },
  'grenade thrown': { e: 'grenade thrown', clause: 'ev.gren.3', seat: 'M1', at: [3, 5], squares: [[3, 5]] },
  'door destroyed': {
    e: 'door destroyed',
    clause: 'ev.zdoor.1',
    side: [
      [3, 4],
      [4, 4],
    ],
  },
  reloaded: { e: 'reloaded', clause: 'ev.reload.1', seat: 'M1', weapon: 'rifle', rounds: 20 },
  healed: {
    e: 'healed',
    clause: 'ev.heal.5',
    seat: 'M2',
    marine: 'M1',
    face: 5,
    modifiers: [{ clause: 'ev.heal.5', value: 1 }],
    total: 6,
    restored: 2,
    hp: 4,
  },
  ordered: { e: 'ordered', clause: 'ev.lt.4', seat: 'M1', marine: 'M2', order: 'fire' },
  searched: { e: 'searched', clause: 'ev.scav.3', seat: 'M1', face: 1, found: 'zombie' },
  found: { e: 'found', clause: 'ev.scav.3', seat: 'M1', item: 'reload:smg' },
  'picked up': { e: 'picked up', clause: 'ev.scen.3', seat: 'M1', item: 'fuel', at: [3, 4] },
  'swap proposed': {
    e: 'swap proposed',
    clause: 'ev.swap.6',
    proposal: 1,
    seat: 'M1',
    with: 'M2',
    give: ['grenade'],
    get: ['smg'],
  },
  'swap declined': { e: 'swap declined', clause: 'ev.swap.6', proposal: 1, seat: 'M2' },
  'swap lapsed': { e: 'swap lapsed', clause: 'ev.swap.13', proposal: 1 },
  swapped: { e: 'swapped', clause: 'ev.swap.1', seat: 'M1', with: 'M2', give: [], get: ['pistol', 'reload:shotgun'] },
  'bots sent': { e: 'bots sent', clause: 'ev.act.3', seat: 'M1' },
  'activation ended': { e: 'activation ended', clause: 'ev.act.6', seat: 'M1' },
  'stood up': { e: 'stood up', clause: 'ev.zturn.2', zombies: [3, 4, 9] },
  'zombie stepped': { e: 'zombie stepped', clause: 'ev.zmove.1', zombie: 3, from: [3, 4], onto: [3, 5] },
  battered: {
    e: 'battered',
    clause: 'ev.zdoor.1',
    zombie: 3,
    side: [
      [3, 4],
      [4, 4],
    ],
    face: 6,
    needs: 6,
    broken: true,
  },
  bitten: { e: 'bitten', clause: 'ev.zatt.1', zombie: 3, marine: 'M1', hp: 2 },
  died: { e: 'died', clause: 'ev.death.1', marine: 'M1', at: [3, 4], because: 'bite' },
  landing: { e: 'landing', clause: 'ev.land.2', count: 1, needed: 2 },
  'wants to resign': { e: 'wants to resign', clause: 'ev.win.10', seat: 'M1' },
  'plays on': { e: 'plays on', clause: 'ev.win.10', seat: 'M1' },
  'game over': { e: 'game over', clause: 'ev.win.7', winner: 'zombies', reason: 'Every marine is dead.' },
}

/** Told by the line of what caused them. */
const SILENT = ['turn began', 'knocked down', 'zombie killed', 'activation ended']

const view = situationOf(staged('healing')).view as View

const nameOf = (figure: string): string => view.marines.find((m) => m.seat === figure)?.name ?? figure

const said = (words: Phrase): string =>
  words
    .map((word) =>
      typeof word === 'string'
        ? word
        : 'name' in word
          ? word.name
          : 'figure' in word
            ? nameOf(word.figure)
            : 'mono' in word
              ? word.mono
              : `[${word.clause}]`,
    )
    .join('')

const isSentence = (line: LogLine): void => {
  const text = said(line.words)
  expect(text).not.toMatch(/undefined|NaN|null|\[object|  |!/)
  if (line.heading === undefined) expect(text).toMatch(/^[A-Z0-9].*[.!?]? \[ev\.[a-z]+\.\d+\]$/)
  for (const word of line.words)
    if (typeof word !== 'string' && 'clause' in word) expect(CLAUSES).toHaveProperty([word.clause])
  if (line.roll) {
    expect(line.roll.dice.length).toBeGreaterThan(0)
    expect(CLAUSES).toHaveProperty([line.roll.clause])
  }
}

describe('the log', () => {
  it.each(Object.values(EVERY).map((event) => [event.e, event] as const))(
    'tells %s in a sentence with its clause',
    (e, event) => {
      const line = log(event, view)
      if (SILENT.includes(e)) return expect(line).toBeNull()
      expect(line).not.toBeNull()
      isSentence(line as LogLine)
    },
  )

  it('keeps its subject when more becomes known', () => {
    const door = { ...EVERY['door placed'], by: 'M1' } as const
    const fallen = { ...EVERY.died, marine: 'M1' } as const
    const first = (events: readonly Event[], of: View): string => said(lines(events, of)[0]?.words ?? [])
    const unset: View = { ...view, marines: [] }
    expect(first([door], unset)).toMatch(/^The patrol puts a door/)
    expect(first([door, EVERY.deployed], view)).toBe(first([door], unset))
    expect(first([door], view)).not.toMatch(/^The patrol/)
    const robbed: View = { ...view, marines: view.marines.map((m) => (m.seat === 'M1' ? { ...m, items: [] } : m)) }
    const [kind = 'rifle'] = view.marines.find(({ seat }) => seat === 'M1')?.items.map((item) => item.kind) ?? []
    const one: View = {
      ...view,
      marines: view.marines.map((m) =>
        m.seat === 'M1' ? { ...m, items: m.items.filter((item) => item.kind === kind) } : m,
      ),
    }
    const taken: Event = { e: 'swapped', clause: 'ev.swap.1', seat: 'M2', with: 'M1', give: [], get: [kind] }
    expect(first([fallen, taken], robbed)).toBe(first([fallen], one))
  })

  it('tells a burst in one line with its dice, and walks and arrivals in one line each', () => {
    const shot = (zombie: number, face: number, result: 'miss' | 'knockDown' | 'kill'): Event => ({
      ...EVERY.attacked,
      zombie,
      face,
      total: face + 2,
      result,
    })
    const told = lines(
      [
        { ...EVERY.declared, stands: true },
        shot(11, 4, 'kill'),
        { ...EVERY['zombie killed'], zombie: 11 },
        shot(12, 2, 'knockDown'),
        { ...EVERY['knocked down'], zombie: 12 },
        shot(12, 1, 'miss'),
        EVERY['burst ended'],
        EVERY.stepped,
        { ...EVERY.stepped, from: [3, 5], onto: [3, 6] },
        EVERY['zombie placed'],
        { ...EVERY['zombie placed'], zombie: 30 },
      ],
      view,
    )
    expect(told.map(({ words }) => said(words))).toEqual([
      'Ito fires at zombie 11: killed (4+1+1 = 6). At zombie 12: knocked down (2+1+1 = 4), missed (1+1+1 = 3). [ev.attack.3]',
      'Ito rolls a 1: the burst is over after three shots. [ev.auto.2]',
      'Ito moves 2 squares to 3,6. [ev.move.1]',
      'Zombies 29 and 30 enter. [ev.spawn.7]',
    ])
    expect(told[0]?.roll?.dice.map(({ result, mark }) => [result, mark])).toEqual([
      ['kill 11', 'good'],
      ['12 down', 'plain'],
      ['miss', 'bad'],
    ])
    expect(told[0]?.roll?.verdict).toBe('Burst over; 12 left')
  })

  it('knows that a hit on a knocked-down zombie kills it, and what a grenade did', () => {
    const hit: Event = { ...EVERY.attacked, face: 2, total: 4, result: 'knockDown' }
    expect(said(lines([hit, EVERY['knocked down'], hit, EVERY['zombie killed']], view)[0]?.words ?? [])).toBe(
      'Ito fires at zombie 9: knocked down (2+1+1 = 4), killed (2+1+1 = 4). [ev.attack.3]',
    )
    const blast: Event = { ...EVERY['zombie killed'], clause: 'ev.gren.6', zombie: 4 }
    expect(
      said(lines([EVERY['grenade thrown'], blast, { ...blast, zombie: 5 }, EVERY.died], view)[0]?.words ?? []),
    ).toBe('Ito throws a grenade at 3,5: zombies 4 and 5 are killed. [ev.gren.3]')
  })

  it('does not take the end of a burst of somebody else for its own', () => {
    const pistol: Event = { ...EVERY.attacked, weapon: 'pistol', face: 1, total: 1, result: 'miss' }
    const [line] = lines([pistol, { ...EVERY.attacked, seat: 'M2' }, { ...EVERY['burst ended'], seat: 'M2' }], view)
    expect([line?.roll?.verdict, line?.roll?.dice[0]?.mark]).toEqual(['12 left', 'plain'])
  })

  it('tells every event of whole games, each once, in order', () => {
    const kinds = new Set<string>()
    for (const m of moments({ scenario: 'S2', marines: 3 }, [11, 12], { every: 60, anytimeIn: 40 })) {
      const now = situationOf(m).view as View
      const told = lines(m.events, now)
      for (const line of told) isSentence(line)
      for (const [i, line] of told.entries()) expect(line.first).toBeGreaterThan(told[i - 1]?.last ?? -1)
      for (const event of m.events) kinds.add(event.e)
    }
    expect(kinds.size).toBeGreaterThan(18)
  })
})

describe('questions', () => {
  it('every question has a sentence, for whoever is asked and for whoever waits', () => {
    const asked = new Set<string>()
    function* all() {
      yield* moments({ scenario: 'S2', marines: 3, lieutenant: true, scavenge: true }, [13, 14], { every: 7 })
      yield* moments({ scenario: 'S2', marines: 3 }, [1, 20], { every: 1, most: 60 })
      yield* Object.keys(STAGES).map(staged)
    }
    for (const m of all()) {
      const s = situationOf(m)
      if (s.pending) asked.add(s.pending.asks)
      for (const seat of [m.seat, 'M1', 'M2', 'Z', null]) {
        const text = question({ ...s, seat })
        expect(text).toMatch(/^[A-Z].*[.?]$/)
        expect(text).not.toMatch(/undefined|NaN|null|decides/)
      }
    }
    expect([...asked].sort()).toEqual(
      expect.arrayContaining([
        'a marine would die: sure?',
        'a zombie rises: where?',
        'act',
        'activate a zombie',
        'attack whom?',
        'choose the find',
        'choose the start tile',
        'fire on?',
        'move the zombie',
        'place a door',
        'place a zombie',
        'place your marine',
      ]),
    )
  })

  it('asks where the patrol goes in, and says how many tiles are open', () => {
    const [first] = moments({ scenario: 'S1', marines: 3 }, [1], { most: 1 })
    if (!first) throw new Error('no moment')
    expect(question(situationOf(first))).toBe('Where does the patrol go in? 16 edge tiles are open to you.')
  })
})

describe('picture and words', () => {
  it('know the same facts about every figure', () => {
    for (const m of moments({ scenario: 'S2', marines: 3 }, [15, 16], { every: 17 })) {
      const s = situationOf(m)
      const now = s.view as View
      const told = new Map<string, string>()
      const walk = (nodes: ReturnType<typeof tree>): void => {
        for (const node of nodes) {
          told.set(node.id, node.text)
          walk(node.children ?? [])
        }
      }
      walk(tree(s))
      for (const { id, at, states } of figuresShown(now)) {
        const text = told.get(id) ?? ''
        expect(text).toContain(`at ${squareName(now, at)}`)
        for (const state of states) expect(text).toContain(/^\d+$/.test(state) ? `${state} of` : state)
      }
      const figureNodes = [...told.keys()].filter((id) => /^(M\d+|zombie \d+)$/.test(id))
      expect(figureNodes.length).toBe(figuresShown(now).length)
      for (const { side, standing: up } of now.doors)
        expect(told.get(`door ${side}`)).toContain(up ? 'standing' : 'destroyed')
      const faceDown = [...told].filter(([id, text]) => /^[A-E][1-5]$/.test(id) && text.includes(', face down')).length
      expect(faceDown).toBe(now.tiles.filter((tile) => !tile.up).length)
      for (const text of told.values()) expect(text).not.toMatch(/undefined|NaN|null/)
    }
  })

  it('the roster and the counts agree with the view', () => {
    for (const m of moments({ scenario: 'S2', marines: 3, hpGrunt: 7 }, [17], { every: 29 })) {
      const s = situationOf(m)
      const now = s.view as View
      const cards = figures(now, s.options)
      expect(cards.map((card) => [card.id, card.hp?.left])).toEqual(now.marines.map((one) => [one.seat, one.hp]))
      for (const card of cards) if (card.role === 'Grunt') expect(card.hp?.of).toBe(7)
      const [up, down] = counts(now)
      expect((up?.value ?? 0) + (down?.value ?? 0)).toBe(now.zombies.length)
      expect(standing(now).phases.filter((phase) => phase.now)).toHaveLength(1)
    }
  })
})

describe('the end', () => {
  it('is told with fates, a course by turn and luck that adds up', () => {
    const story: { events: Event[]; rolled: (readonly [string, number, number])[] }[] = []
    let last = null
    for (const m of moments({ scenario: 'S2', marines: 3 }, [2], { every: 5, most: 4000 })) {
      story.push({ events: [...m.events], rolled: [] })
      last = m
    }
    if (!last) throw new Error('no game')
    const s = situationOf(last)
    const now = s.view as View
    const told = report(story, now, s.options)
    expect(told.fates).toHaveLength(now.marines.length)
    expect(told.headline).not.toMatch(/undefined/)
    const steps = story.flatMap(({ events }) => events).filter((e) => e.e === 'stepped' || e.e === 'deployed')
    expect(told.ways?.reduce((sum, { points }) => sum + points.length, 0)).toBe(steps.length)
    expect(told.ways?.filter(({ fell }) => fell)).toHaveLength(now.marines.filter((m) => m.hp <= 0).length)
    expect(told.story).toMatch(/tiles were turned over\. The helipad was (never )?found/)
    const alive = told.series[0]?.values ?? []
    const dead = told.series[1]?.values ?? []
    expect(alive.at(-1)).toBe(now.marines.filter((m) => m.hp > 0).length)
    expect(dead.at(-1)).toBe(now.zombies.length)
    const attacks = story.flatMap(({ events }) => events).filter((e) => e.e === 'attacked')
    const rows = told.luck.filter(({ what }) => what.startsWith('attacks'))
    expect(rows.reduce((sum, row) => sum + row.rolls, 0)).toBe(attacks.length)
    for (const row of told.luck) {
      expect(row.variance).toBeGreaterThanOrEqual(0)
      expect(row.expected).toBeLessThanOrEqual(row.rolls * 6)
    }
  })

  it('[ev.gren.3] counts grenades beside attacks: kills need not be more than what made them', () => {
    const [first] = view.marines
    if (!first) throw new Error('nobody')
    const marines = [{ ...first, kills: 4, shots: 3 }]
    const fatesWith = (events: readonly Event[], shots: number): string | undefined =>
      report([{ events, rolled: [] }], { ...view, marines: marines.map((m) => ({ ...m, shots })) }, {}).fates[0]?.words
    const thrown = { ...EVERY['grenade thrown'], seat: first.seat }
    expect(fatesWith([thrown, { ...thrown, seat: 'M9' }], 3)).toMatch(/4 kills with 3 shots and 1 grenade$/)
    expect(fatesWith([thrown, thrown], 0)).toMatch(/4 kills with 2 grenades$/)
    expect(fatesWith([], 1)).toMatch(/4 kills with 1 shot$/)
  })

  it('[ev.attack.3] expects a hit of d6+2 on five faces of six, and counts zombie dice as fair', () => {
    const attack = { ...EVERY.attacked, face: 1, total: 3, result: 'miss' as const }
    const { luck } = report([{ events: [attack], rolled: [['ev.spawn.5', 4, 3]] }], view, {})
    expect(luck.find(({ what }) => what === 'attacks, assault rifle')).toMatchObject({
      rolls: 1,
      expected: 5 / 6,
      actual: 0,
    })
    expect(luck.find(({ what }) => what === 'spawn dice')).toMatchObject({ expected: 2.5, variance: 1.25, actual: 3 })
    expect(luck.find(({ what }) => what === 'shots of bursts')).toMatchObject({ expected: 1 / 6, actual: 1 })
  })
})

describe('small words', () => {
  it('odds have words and a tone', () => {
    expect(oddsWords('kill')).toEqual({ words: 'kill', tone: 'good' })
    expect(oddsWords('kill, the marines win')).toEqual({ words: 'kill, the marines win', tone: 'good' })
    expect(oddsWords('knock down').tone).toBe('half')
    expect(oddsWords('1 HP').words).toBe('one hit point')
    expect(oddsWords('2 killed').tone).toBe('good')
  })

  it('says of which square it speaks where one looks from another', () => {
    for (const m of moments({ scenario: 'S2', marines: 2 }, [1], { every: 1, most: 90 })) {
      const s = situationOf(m)
      const [reached] = s.pending?.asks === 'act' ? (hintsOf(s).marine?.reach ?? []) : []
      if (!reached) continue
      const place = squareName(s.view, reached.at)
      expect(question(s)).toMatch(/can bite \w+ here\.$/)
      expect(question(situationOf(m, { ...s.selection, whatIf: place }))).toMatch(
        new RegExp(`can bite \\w+ at ${place}\\.$`),
      )
      return
    }
    throw new Error('nobody acts')
  })

  it('the guide speaks at the beginning of a game, and cites clauses', () => {
    const spoken = new Set<string>()
    for (const m of moments({ scenario: 'S2', marines: 3 }, [19], { every: 2, most: 120 })) {
      const step = guide.find(({ when }) => when(situationOf(m)))
      if (step) spoken.add(step.id)
    }
    expect([...spoken]).toEqual(expect.arrayContaining(['start', 'doors', 'deploy']))
    for (const { clause, words } of guide) {
      expect(CLAUSES).toHaveProperty([clause ?? ''])
      expect(words).not.toBe('')
    }
  })
})
