import {
  askedIn,
  CLAUSES,
  type Event,
  findingIn,
  type Human,
  ITEMS,
  PSYCHOSES,
  QUIRKS,
  SKILLS,
  TRAITS,
  type View,
  WEAPONS,
} from '@shamble/dead-walk/page'
import { describe, expect, it } from 'vitest'
import { plain } from '../../../play/log-item.ts'
import { ADVANCED, advancedMoments, cm, situationOf, staged } from '../testing.ts'
import { humanCalled, lookOf } from '../read.ts'
import { log } from './log.ts'
import { SKILL_DOES, TRAIT_DOES } from './minds.ts'
import { die, lying, question } from './question.ts'
import { px } from '../../../board/measured/units.ts'
import { report } from './report.ts'
import { figures } from './roster.ts'
import { sheetSentences } from './sheet.ts'
import { tree } from './tree.ts'
import type { DisplayState } from '../types.ts'

/** What other lines or headings say already. */
const isSilent = (event: Event): boolean =>
  ['turn began', 'noises faded', 'zombie senses'].includes(event.e) ||
  (event.e === 'activation ended' && event.left === 0) ||
  (event.e === 'zombie arrived' && event.method === 'turned')

/** Figures, places and kinds of things as the rules write them, which nobody reads. */
const TABLES: Readonly<Record<string, { readonly title: string }>> = {
  ...SKILLS,
  ...QUIRKS,
  ...PSYCHOSES,
  ...ITEMS,
  ...WEAPONS,
}
const KINDS = Object.entries(TABLES).flatMap(([id, { title }]) => (id.includes('-') && id !== title ? [id] : []))
const IDS = new RegExp(String.raw`\b(?:[HZ]\d+|[RVKBOTC]\d+|L-B\d|P[1-6]|${KINDS.join('|')})\b`)

/** Doors, and vehicles of which there are several, are called by their number as well. */
const NAMED = /\b(?:door D|window W|car V|truck V)\d+/g

const namesIn = (s: DisplayState) => (figure: string) => humanCalled(s.view, figure)?.name ?? figure

function wordsOf(s: DisplayState, event: Event): string | null {
  const one = log(event, s)
  return one === null || one.heading !== undefined ? null : plain(one.words, namesIn(s))
}

const MINDS = Object.keys(TRAITS) as (keyof typeof TRAITS)[]

function checkWords(s: DisplayState, event: Event): void {
  const words = wordsOf(s, event)
  if (words === null) {
    if (log(event, s) === null) expect(`${event.e}: ${isSilent(event)}`).toBe(`${event.e}: true`)
    return
  }
  expect(words).toMatch(/^[A-Z0-9].*[.] dw\.[a-z]+\.\d+$/)
  expect(words).not.toMatch(/undefined|null|NaN|\[object/)
  expect(words.replace(NAMED, '')).not.toMatch(IDS)
  expect(Object.keys(CLAUSES)).toContain(/dw\.[a-z]+\.\d+$/.exec(words)?.[0] ?? '')
  for (const part of log(event, s)?.roll?.parts ?? []) expect(part.words).not.toBe('modifier')
}

describe('the advanced rules in words', () => {
  it('have a sentence for every event of random games, with names and no ids, and one for every question', () => {
    const told = new Set<string>()
    const asked = new Set<string>()
    for (const seed of [1, 4, 7, 8])
      for (const moment of advancedMoments(seed, seed % 2 === 0 ? { psychosisPick: 'choose' } : {}, 160)) {
        const s = situationOf(moment)
        for (const event of moment.events) {
          told.add(event.e)
          checkWords(s, event)
        }
        const asks = askedIn(s.view as View)?.asks ?? (findingIn(s.view as View) ? 'find' : 'act')
        if (asked.has(asks) && asks !== 'act') continue
        asked.add(asks)
        expect(question(s)).toMatch(/^[A-Z].*[.?]$/)
        expect(question(s).replace(NAMED, '')).not.toMatch(IDS)
        expect(question({ ...s, seat: null })).toMatch(/^[A-Z].*[.]$/)
        // What can be chosen may come later than what is asked.
        expect(question({ ...s, choices: [] })).not.toMatch(/ {2}|undefined/)
        // What has fallen lies there while it is asked about.
        expect(lying(s)?.dice.map(({ face }) => face) ?? []).toEqual(askedIn(s.view as View)?.faces ?? [])
        expect((lying(s)?.title ?? '').replace(NAMED, '')).not.toMatch(IDS)
      }
    for (const e of ['skill used', 'trait tested', 'trauma', 'psychosis', 'compelled', 'searched', 'drove', 'rammed'])
      expect([...told]).toContain(e)
    for (const asks of ['courage', 'inspire', 'lucky-bastard', 'contact', 'find', 'psychosis'])
      expect([...asked]).toContain(asks)
  }, 60_000)

  it('says who a die is thrown at by name', () => {
    const { view } = situationOf(
      staged({ humans: [{ name: 'Ada Stern', at: cm(26, 34) }], zombies: [{ at: cm(40, 34) }] }),
    )
    expect(die('pistol at Z1', view)).toBe('pistol at zombie 1')
    expect(die('fire on H1', view)).toBe('fire on Ada Stern')
  })

  const s = situationOf(
    staged(
      {
        humans: [
          { name: 'Ada Stern', at: cm(79, 74), weapons: ['pistol'] },
          { name: 'Bo Lind', at: cm(84, 74), sheet: { sex: 'f' } },
        ],
        activation: { human: 1 },
      },
      { scenario: 'nine-forty-bus', ...ADVANCED },
    ),
  )

  it.each<readonly [string, Event]>([
    [
      'Ada Stern gives first aid to Bo Lind: one healed, none left (rolled 5). dw.gskill.8',
      { e: 'aided', clause: 'dw.gskill.8', human: 1, patient: 2, face: 5, by: 1, wounds: 0, left: 0 },
    ],
    [
      'Ada Stern uses Inspire for Bo Lind: the throw is made again (takes back 1). dw.gskill.12',
      { e: 'skill used', clause: 'dw.gskill.12', human: 1, skill: 'inspire', for: 2, faces: [1] },
    ],
    [
      'Ada Stern looks for a last magazine for the pistol: three rounds (rolled 6). dw.cskill.10',
      { e: 'pockets searched', clause: 'dw.cskill.10', human: 1, weapon: 'pistol', face: 6, found: 3 },
    ],
    [
      'Ada Stern searches Workshop, 0 AP left. dw.search.1',
      { e: 'searched', clause: 'dw.search.1', human: 1, place: 'R6', left: 0 },
    ],
    [
      'Ada Stern searches the escape bus, 0 AP left. dw.search.1',
      { e: 'searched', clause: 'dw.search.1', human: 1, place: 'V1', left: 0 },
    ],
    [
      'One zombie hides in the escape bus (rolled 4 and 2). dw.search.3',
      {
        e: 'entry rolled',
        clause: 'dw.search.3',
        method: 'search',
        faces: [4, 2],
        arrivals: 1,
        vehicle: 'V1',
        human: 1,
      },
    ],
    [
      'Ada Stern finds a weapon (rolled 5+1 = 6). dw.search.7',
      {
        e: 'find rolled',
        clause: 'dw.search.7',
        human: 1,
        place: 'R6',
        face: 5,
        modifiers: [{ clause: 'dw.search.8', value: 1 }],
        find: 'weapon',
      },
    ],
    [
      'The find is a pistol and 3 clips (12+18). dw.search.15',
      {
        e: 'found',
        clause: 'dw.search.15',
        human: 1,
        faces: [12, 18],
        quantity: [3],
        things: [{ weapon: 'pistol' }, { ammunition: 'bullets', count: 3 }],
      },
    ],
    [
      'Ada Stern finds Bo Lind, a policewoman, who comes along. dw.search.11',
      {
        e: 'survivor found',
        clause: 'dw.search.11',
        human: 1,
        faces: [5, 6],
        archetype: 'law',
        sex: 'f',
        survivor: 2,
        at: { x: 100, y: 100 },
      },
    ],
    [
      'Ada Stern uses antiseptic: Bo Lind will not rise, 2 AP left. dw.items.1',
      { e: 'antiseptic used', clause: 'dw.items.1', human: 1, corpse: 2, left: 2 },
    ],
    [
      'Ada Stern switches the radio on: it is heard every turn, 2 AP left. dw.items.3',
      { e: 'radio switched', clause: 'dw.items.3', human: 1, on: true, left: 2 },
    ],
    [
      "Ada Stern gets into the escape bus, in the driver's place, 2 AP left. dw.vehicle.6",
      { e: 'got in', clause: 'dw.vehicle.6', human: 1, vehicle: 'V1', drives: true, left: 2 },
    ],
    [
      'Ada Stern gets out of the car V4 at 120.0,40.0, 2 AP left. dw.vehicle.6',
      { e: 'got out', clause: 'dw.vehicle.6', human: 1, vehicle: 'V4', at: { x: 12000, y: 4000 }, left: 2 },
    ],
    [
      'Ada Stern turns the key of the car V4: the engine runs (rolled 4), 3 AP left. dw.vehicle.3',
      {
        e: 'start tried',
        clause: 'dw.vehicle.3',
        human: 1,
        vehicle: 'V4',
        keys: true,
        face: 4,
        started: true,
        left: 3,
      },
    ],
    [
      'Ada Stern hotwires the car V4: it does not start (rolled 1), 0 AP left. dw.vehicle.3',
      {
        e: 'start tried',
        clause: 'dw.vehicle.3',
        human: 1,
        vehicle: 'V4',
        keys: false,
        face: 1,
        started: false,
        left: 0,
      },
    ],
    [
      'Ada Stern fills the tank of the escape bus, 2 AP left. dw.items.5',
      { e: 'vehicle refuelled', clause: 'dw.items.5', human: 1, vehicle: 'V1', left: 2 },
    ],
    [
      'Ada Stern fits a new battery into the escape bus, 2 AP left. dw.items.7',
      { e: 'battery changed', clause: 'dw.items.7', human: 1, vehicle: 'V1', left: 2 },
    ],
    [
      'Ada Stern drives the escape bus 15 cm, to face east, at 15 cm a turn. dw.vehicle.11',
      {
        e: 'drove',
        clause: 'dw.vehicle.11',
        human: 1,
        vehicle: 'V1',
        path: [
          { x: 3000, y: 4000 },
          { x: 4500, y: 4000 },
        ],
        heading: 90,
        speed: 1500,
      },
    ],
    [
      'The escape bus stays where it is. dw.vehicle.28',
      {
        e: 'drove',
        clause: 'dw.vehicle.28',
        human: null,
        vehicle: 'V1',
        path: [{ x: 1, y: 1 }],
        heading: 90,
        speed: 0,
      },
    ],
    [
      'The car V4 takes a bend at speed and skids to the right (rolled 2). dw.vehicle.14',
      { e: 'turn rolled', clause: 'dw.vehicle.14', vehicle: 'V4', face: 2, skids: 'right' },
    ],
    [
      'The car V4 skids 7 cm to the right (rolled 2 and 5). dw.vehicle.16',
      { e: 'skidded', clause: 'dw.vehicle.16', vehicle: 'V4', side: 'right', faces: [2, 5], at: { x: 1, y: 1 } },
    ],
    [
      'The car V4 rams zombie 3: whoever is hit is killed (rolled 5). dw.vehicle.23',
      { e: 'rammed', clause: 'dw.vehicle.23', vehicle: 'V4', face: 5, result: 'killed', first: 'Z3' },
    ],
    [
      'Zombie 3 is thrown aside to 1.0,2.0. dw.vehicle.25',
      { e: 'thrown aside', clause: 'dw.vehicle.25', figure: 'Z3', at: { x: 100, y: 200 } },
    ],
    [
      'The car V4 crashes into the Toll house and is a wreck. dw.vehicle.17',
      { e: 'crashed', clause: 'dw.vehicle.17', vehicle: 'V4', into: 'B4', at: { x: 1, y: 1 } },
    ],
    [
      'The car V4 stops at the edge. dw.vehicle.32',
      { e: 'vehicle stopped', clause: 'dw.vehicle.32', vehicle: 'V4', why: 'edge' },
    ],
    [
      'The escape bus leaves the table with Ada Stern and Bo Lind. dw.vehicle.32',
      { e: 'vehicle left', clause: 'dw.vehicle.32', vehicle: 'V1', at: { x: 1, y: 1 }, aboard: [1, 2] },
    ],
    ['The car V4 is broken open. dw.vehicle.30', { e: 'vehicle broken', clause: 'dw.vehicle.30', vehicle: 'V4' }],
    [
      'Ada Stern, Thick: takes longer (rolled 1), 3 AP left. dw.quirk.16',
      { e: 'trait tested', clause: 'dw.quirk.16', human: 1, trait: 'thick', face: 1, works: true, left: 3 },
    ],
    [
      'Ada Stern will not forget this: 2 trauma points. dw.trauma.1',
      { e: 'trauma', clause: 'dw.trauma.1', human: 1, points: 2, left: 2 },
    ],
    [
      'Ada Stern has a psychosis, Paranoid (3+4): must fire at a friend within 10 cm. dw.trauma.5',
      { e: 'psychosis', clause: 'dw.trauma.5', human: 1, psychosis: 'paranoid', faces: [3, 4] },
    ],
    [
      'Ada Stern must fire at Bo Lind first: Paranoid. dw.psychosis.9',
      { e: 'compelled', clause: 'dw.psychosis.9', human: 1, by: 'paranoid', figure: 'H2' },
    ],
    [
      'Ada Stern fires at Bo Lind instead. dw.psychosis.3',
      { e: 'fires wild', clause: 'dw.psychosis.3', human: 1, target: 'H2' },
    ],
  ])('%s', (words, event) => {
    lookOf(s)
    expect(wordsOf(s, event)).toBe(words)
  })
})

describe('a line', () => {
  it('has the names of the map on which it is told', () => {
    const at = (scenario: string, where: [number, number]): DisplayState =>
      situationOf(staged({ humans: [{ name: 'Ada Stern', at: where }] }, { scenario, ...ADVANCED }))
    const searched: Event = { e: 'searched', clause: 'dw.search.1', human: 1, place: 'R1', left: 0 }
    const motel = at('nine-forty-bus', cm(79, 74))
    const street = at('lawless-street', cm(26, 34))
    expect(wordsOf(street, searched)).toBe('Ada Stern searches Laundry, 0 AP left. dw.search.1')
    expect(wordsOf(motel, searched)).toBe('Ada Stern searches Reception, 0 AP left. dw.search.1')
  })
})

describe('sheets and vehicles', () => {
  const s = situationOf(
    staged(
      {
        humans: [
          {
            name: 'Ada Stern',
            at: cm(120, 38),
            aboard: 'V4',
            weapons: ['pistol'],
            items: [{ kind: 'keys', vehicle: 'V4' }],
            sheet: { archetype: 'law', subtype: 'FBI agent', skills: ['cool', 'hero'], quirks: ['macho'], trauma: 2 },
            skillsUsed: ['hero'],
          },
          { name: 'Bo Lind', at: cm(79, 74), mind: { frozen: true } },
        ],
        vehicles: { V4: { engine: true, speed: 1000 } },
        progress: { searched: ['R5'] },
        activation: { human: 1 },
      },
      { scenario: 'nine-forty-bus', ...ADVANCED, skillsPerTurn: 1 },
    ),
  )
  const view = s.view as View

  it('are in the table in words: skills with what is used up, minds, seats, engines, searched rooms', () => {
    const all = JSON.stringify(tree(s))
    for (const words of [
      'Law enforcement, FBI agent.',
      'Hero, used this turn: one action point more.',
      'Cool: one more on the value of this fear test.',
      'Macho: must fire at the dead in sight first.',
      '2 of 3 trauma points.',
      'at the wheel of the car V4',
      'does nothing this turn',
      'Car V4 at 120,38',
      'moving, 10 cm a turn',
      'Stern at the wheel, three places free.',
      'Escape bus at 30,40',
      'tank empty, battery dead',
      'Shop, searched',
      'Workshop, not searched',
    ])
      expect(all).toContain(words)
  })

  it('are on the cards: who somebody is, what is left of the skills, how much trauma', () => {
    const [ada] = figures(view, s.options)
    expect(ada?.role).toBe('Law enforcement, FBI agent')
    expect(ada?.carried).toContain('car keys')
    const gauges = ada?.gauges.map(({ icon, left, of }) => `${icon} ${left}/${of}`)
    expect(gauges).toEqual(['skill 0/1', 'mind 2/3', 'pistol 12/12'])
  })

  it('are asked about in one sentence', () => {
    expect(question(s)).toBe('Stern to act: 4 AP. At the wheel of the car V4, engine running.')
  })
})

describe('the report of an advanced game', () => {
  it('tells finds, psychoses and experience by cause', () => {
    const { view, options } = situationOf(
      staged(
        { humans: [{ name: 'Ada Stern', at: cm(79, 74), kills: 3, closeKills: 2 }], activation: { human: 1 } },
        { scenario: 'nine-forty-bus', ...ADVANCED },
      ),
    )
    const state = view as View
    const over: View = { ...state, grade: 'minor-hero', starters: 2, progress: { ...state.progress, engaged: true } }
    const events: Event[] = [
      { e: 'searched', clause: 'dw.search.1', human: 1, place: 'R5', left: 0 },
      { e: 'found', clause: 'dw.search.14', human: 1, faces: [3, 4], quantity: [], things: [{ item: 'medium-kit' }] },
      { e: 'psychosis', clause: 'dw.trauma.5', human: 1, psychosis: 'rage', faces: [5, 6] },
    ]
    const told = report([{ events, rolled: [] }], { view: over, options })
    expect(told.fates[0]?.words).toBe(
      'lives; 5 kills, no wounds; found medium first aid kit; came away Rage; experience 4: 1 for kills, 1 for the outcome and 2 for being the only one',
    )
    expect(told.story).toBe('Searched: Shop.')
    const endOf = (status: 'dead' | 'turned'): string | undefined => {
      const humans = over.humans.map((one, i) =>
        i === 0 ? { ...one, status, died: 12, kills: 0, closeKills: 0 } : one,
      )
      return report([{ events: [], rolled: [] }], { view: { ...over, humans }, options }).fates[0]?.words
    }
    expect(endOf('dead')).toMatch(/^died in turn 12; no kills, no wounds/)
    expect(endOf('turned')).toMatch(/^has walked with the dead since turn 12; no kills, no wounds/)
  })
})

describe('the ways of a report', () => {
  it('lead without a gap to where everybody is, also in a car, thrown aside by one, or found in a room', () => {
    const told = new Set<string>()
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const events: Event[] = []
      let last: ReturnType<typeof situationOf> | null = null
      for (const moment of advancedMoments(seed, {}, 220)) {
        events.push(...moment.events)
        last = situationOf(moment)
        for (const { e } of moment.events) told.add(e)
      }
      if (!last) throw new Error('no game')
      const view = last.view as View
      const { ways = [] } = report([{ events, rolled: [] }], { view, options: last.options })
      const onFoot = view.humans.filter((h) => h.status === 'alive' && h.aboard === null)
      for (const h of onFoot) {
        const { points = [] } = ways.find(({ figure }) => figure === `H${h.n}`) ?? {}
        const isTold = events.some((event) => event.e === 'moved' && event.human === h.n)
        if (!isTold) continue
        expect([seed, h.n, points.at(-1)]).toEqual([seed, h.n, [px(h.at.x), px(h.at.y)]])
        // A walk begins where the last one ended: from there no straight line leads through a wall.
        for (const event of events)
          if (event.e === 'moved' && event.human === h.n) {
            const at = points.findIndex(([x, y]) => x === px(event.path[0]?.x ?? 0) && y === px(event.path[0]?.y ?? 0))
            expect([seed, h.n, event.path[0], at >= 0]).toEqual([seed, h.n, event.path[0], true])
          }
      }
    }
    expect([...told]).toEqual(expect.arrayContaining(['moved', 'got in', 'got out', 'drove', 'thrown aside']))
  }, 60_000)
})

describe('quirks and psychoses', () => {
  it('go by their titles on a sheet, never by a clause', () => {
    for (const id of MINDS) {
      const sheet = id in QUIRKS ? { quirks: [id] } : { psychoses: [id] }
      const s = situationOf(staged({ humans: [{ name: 'Ada Stern', at: cm(26, 34), sheet }] }, ADVANCED))
      const said = sheetSentences(s, humanCalled(s.view, 'H1') as Human)
      expect(said).toContain(`${TRAITS[id].title}: ${TRAIT_DOES[id]}.`)
      expect(said.filter((sentence) => /\bdw\./.test(sentence))).toEqual([])
    }
  })

  it('[dw.trauma.5] one that comes is about whoever it comes to: it is told among what just happened', () => {
    const s = situationOf(staged({ humans: [{ name: 'Ada Stern', at: cm(26, 34) }] }, ADVANCED))
    const line = log({ e: 'psychosis', clause: 'dw.trauma.5', human: 1, psychosis: 'rage', faces: [5, 6] }, s)
    expect(line?.about).toContain('H1')
    expect(plain(line?.words ?? [], () => 'Ada')).toMatch(/^Ada has a psychosis, Rage/)
  })
})

describe('what advanced people can do', () => {
  it('has words for every skill, quirk and psychosis', () => {
    for (const id of Object.keys(SKILLS)) expect(SKILL_DOES[id as keyof typeof SKILL_DOES]).toMatch(/^[a-z0-9][^.]+$/)
    for (const id of MINDS) expect(TRAIT_DOES[id as keyof typeof TRAIT_DOES]).toMatch(/^[a-z][^.]+$/)
  })
})
