import { judge, type Refusal, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { viewFor } from '../rules/43-view.ts'
import type { Zed } from '../state.ts'
import {
  at,
  hiddenWith,
  lurks,
  newGame,
  otherNo,
  plays,
  playTo,
  runOrShoot,
  type RunOrShootScene,
  scene,
  type Staging,
  survivorNo,
  zedNo,
} from '../testing.ts'
import { type DeskForecast, deskFor, PRIORITIES } from './desk.ts'
import { forecastFor } from './index.ts'
import { tableFor } from './look.ts'
import { pictureFor } from './warnings.ts'

const judged = (s: RunOrShootScene, seat: string, command: Command): Refusal | null =>
  judge(runOrShoot, s.table, seat, command)

const ASKED = { umpire: 'asked' } as const

function deskOf(s: RunOrShootScene): DeskForecast {
  const desk = deskFor(viewFor(s.table, 'U'), s.table.book.options)
  if (!desk) throw new Error('no desk')
  return desk
}

/** Up to a step, after cards that do nothing here. */
function to(step: '7c' | '10', stage: Staging): RunOrShootScene {
  const s = scene({ ...stage, options: { ...ASKED, ...stage.options } })
  for (const seat of s.owe) plays(s, seat, 'RUN')
  return playTo(s, step)
}

/** The first attacker is asked about. */
function sending(stage: Staging): RunOrShootScene {
  const s = to('7c', stage)
  while (s.asks === 'tell Hunters') s.do('U', { do: 'by-the-book' })
  return s
}

const PAIR = { survivors: [{ at: at(10, 33) }, { at: at(3, 6) }] }

describe("the umpire's desk", () => {
  it('is for nobody from whom something is hidden', () => {
    const s = sending({ ...PAIR, zeds: [{ at: at(38, 33) }] })
    for (const seat of ['S1', null]) expect(deskFor(viewFor(s.table, seat), s.table.book.options)).toBeNull()
  })

  it('[rs.zed.11] [rs.priority.6] says whom it is about, how many are left, and what it goes for', () => {
    const s = sending({ ...PAIR, zeds: [{ at: at(38, 33) }, { at: at(44, 33) }] })
    expect(deskOf(s).sent()).toMatchObject({
      zed: 1,
      isMutant: false,
      left: 2,
      lure: 'the nearest',
      clause: 'rs.priority.6',
      target: 1,
      gap: 2600,
    })
    expect(PRIORITIES.map(([lure]) => lure).indexOf('the nearest')).toBe(6)
  })

  it.each([
    ['in the open', { zeds: [{ at: at(38, 33) }] }],
    ['into contact', { zeds: [{ at: at(22, 33) }] }],
    ['as a Boomer', { zeds: [{ at: at(30, 33), kind: 'boomer' }] }],
    ['as a Tank', { zeds: [{ at: at(38, 33), kind: 'tank' }] }],
  ] as const)('[rs.seats.6] [rs.zed.15] tells before where the automatic umpire sends a Zed: %s', (_, stage) => {
    const s = sending({ ...PAIR, ...stage })
    const before = JSON.stringify(s.state)
    const told = deskOf(s).sent()?.byItself
    expect(JSON.stringify(s.state)).toBe(before)
    s.do('U', { do: 'by-the-book' })
    const moved = zedNo(s, 1) as Zed
    expect(told?.to).toEqual({ at: moved.at, level: moved.level })
    expect(told?.path.at(-1)).toEqual(moved.at)
  })

  it('[rs.zed.15] shows a region in which each place is lawful, and none outside', () => {
    const s = sending({ ...PAIR, zeds: [{ at: at(38, 33) }] })
    const desk = deskOf(s)
    expect(desk.region().touches).toBeNull()
    const region = desk.region().rows.flatMap((row) => row())
    expect(region.length).toBeGreaterThan(40)
    for (const { x, y } of region.filter((_, i) => i % 5 === 0))
      expect(judged(s, 'U', { do: 'send', zed: 1, at: [x, y] })).toBeNull()
    expect(region).not.toContainEqual(at(40, 32))
    expect(region).not.toContainEqual(at(16, 32))
    expect(desk.sendRefusal({ at: at(17, 33), level: 0 })).toMatchObject({ clause: 'rs.zed.1', at: 'at' })
    expect(desk.sendRefusal({ at: at(22, 33), level: 0 })).toBeNull()
  })

  it('[rs.zed.15] where it can touch its target, the region touches him too', () => {
    const s = sending({ ...PAIR, zeds: [{ at: at(22, 33) }] })
    const { touches, rows } = deskOf(s).region()
    const region = rows.flatMap((row) => row())
    expect(touches).toBe(1)
    expect(region.length).toBeGreaterThan(10)
    for (const { x, y } of region) expect(judged(s, 'U', { do: 'send', zed: 1, at: [x, y] })).toBeNull()
    expect(region.every(({ x, y }) => Math.hypot(x - 1000, y - 3300) < 203)).toBe(true)
  })

  it('[rs.zed.15] where it must touch its target, a press on him or beside a spot means that spot; elsewhere nothing is moved', () => {
    const desk = deskOf(sending({ ...PAIR, zeds: [{ at: at(22, 33) }] }))
    const spots = desk.region().rows.flatMap((row) => row())
    const [first, second] = spots
    expect(desk.placeFor({ at: at(10, 33), level: 0 })?.at).toEqual(first)
    const beside = { x: (second?.x ?? 0) + 7, y: (second?.y ?? 0) + 7 }
    expect(desk.sendRefusal({ at: beside, level: 0 })).not.toBeNull()
    expect(desk.placeFor({ at: beside, level: 0 })?.at).toEqual(second)
    expect(desk.placeFor({ at: at(16, 33), level: 0 })).toBeNull()
    const free = deskOf(sending({ ...PAIR, zeds: [{ at: at(38, 33) }] }))
    expect(free.placeFor({ at: at(30, 33.5), level: 0 })?.at).toEqual(at(30, 33.5))
  })

  it('judges what the umpire may give, as the rules do', () => {
    const s = sending({ ...PAIR, zeds: [{ at: at(38, 33) }], options: { umpireHand: 'free' } })
    const all: Command[] = [
      { do: 'send', zed: 1, at: [3000, 3300] },
      { do: 'send', zed: 1, at: [3900, 3300] },
      { do: 'by-the-book' },
      { do: 'take-back' },
      { do: 'by-hand', act: { is: 'remove', zed: 1 } },
      { do: 'by-hand', act: { is: 'remove', zed: 1 }, note: 'It was never there.' },
      { do: 'by-hand', act: { is: 'hits', survivor: 1, hits: 8 }, note: 'Ouch.' },
    ]
    for (const command of all) expect(deskOf(s).refusal('U', command)).toEqual(judged(s, 'U', command))
    expect(deskOf(s).refusal('S1', { do: 'pass' })).toEqual(judged(s, 'S1', { do: 'pass' }))
  })
})

const LURKING = { kind: 'hunter', posture: 'crouching', id: 5, n: 0 } as const
const hunterAt = (x: number, y: number, over: Partial<Zed> = {}): Partial<Zed> => ({
  kind: 'hunter',
  at: at(x, y),
  ...over,
})

describe('a view while the umpire is asked', () => {
  it.each(['S1', 'U'])('[rs.secrecy.14] stays as it is for %s, whatever is asked about it', (seat) => {
    const s = sending({ ...PAIR, zeds: [{ at: at(22, 33) }, { at: at(34, 36) }, { at: at(36, 30) }] })
    const { options } = s.table.book
    const view = viewFor(s.table, seat)
    const before = JSON.stringify(view)
    const forecast = forecastFor(view, options)
    expect(forecast.refusal('S1', { do: 'pass' })).not.toBeNull()
    pictureFor(view, options)
    deskFor(view, options)?.sent()
    expect(JSON.stringify(view)).toBe(before)
    expect(tableFor(view, options).state).toMatchObject({ turn: s.state.turn, step: '7c' })
  })
})

describe('what mutants may be told', () => {
  it.each([
    ['leaps at whom it can reach', hunterAt(18, 33, { posture: 'crouching' }), { does: 'leap', at: 1 }, 'rs.hunter.6'],
    ['leaps towards the nearest', hunterAt(24, 33, { posture: 'crouching' }), { does: 'leap' }, 'rs.hunter.7'],
    ['crouches before somebody near', hunterAt(22, 33), { does: 'crouch' }, 'rs.hunter.2'],
    ['walks', hunterAt(40, 33), { does: 'walk' }, 'rs.hunter.4'],
  ] as const)('[rs.hunter.4] [rs.hunter.6] by itself a Hunter %s', (_, zed, does, clause) => {
    const s = to('7c', { ...PAIR, zeds: [zed] })
    const [one] = deskOf(s).hunters()
    const byItself = one?.byItself
    expect(one).toMatchObject({ zed: 1, n: 1, kind: 'hunter', byItself: { ...does, clause } })
    const may = one?.may ?? []
    expect(may.some((told) => told.does === does.does && told.at === byItself?.at)).toBe(clause !== 'rs.hunter.7')
    for (const told of may) expect(judged(s, 'U', { do: 'hunters', told: [{ zed: 1, ...told }] })).toBeNull()
    s.do('U', { do: 'by-the-book' })
    playTo(s, '8')
    expect(s.events.some(({ e }) => e === 'leapt')).toBe(does.does === 'leap')
    expect(s.events.some(({ e }) => e === 'crouched')).toBe(does.does === 'crouch')
  })

  it('[rs.hunter.3] one that nobody has seen may wait, and has no public number', () => {
    const s = to('7c', { ...PAIR, zeds: [] })
    lurks(s, { ...(s.state.hidden.zeds[0] ?? zedLike()), ...LURKING, at: at(18, 33) })
    expect(deskOf(s).hunters()).toMatchObject([{ zed: { hidden: 5 }, n: 0, byItself: { does: 'leap', at: 1 } }])
    expect(deskOf(s).hunters()[0]?.may).toEqual([{ does: 'stay' }, { does: 'leap', at: 1 }])
  })

  it('[rs.turn.9] [rs.mutant.3] names whom each could attack, the choice of the automatic umpire first', () => {
    const s = to('10', {
      survivors: [{ at: at(10, 33) }, { at: at(10, 37) }],
      zeds: [{ kind: 'smoker', at: at(15, 34), near: 1 }],
      dice: [0],
    })
    expect(s.asks).toBe('tell mutants')
    const [one] = deskOf(s).attackers()
    expect(one).toMatchObject({ zed: 1, kind: 'smoker', mayWait: false })
    for (const target of one?.targets ?? [])
      expect(judged(s, 'U', { do: 'mutants', told: [{ zed: 1, at: target }] })).toBeNull()
    s.do('U', { do: 'by-the-book' })
    expect(s.event('ensnared').survivor).toBe(one?.targets[0])
  })
})

const zedLike = (): Zed => {
  const s = scene({ zeds: [{ at: at(18, 33) }] })
  return s.state.zeds[0] as Zed
}

describe('people on the desk', () => {
  it('[rs.nps.13] what may be ruled instead is lawful, each of it', () => {
    const s = scene({
      survivors: [{ at: at(20, 34) }, otherNo(11, { at: at(24, 34), leader: 1 })],
      zeds: [{ at: at(36, 34) }],
      options: ASKED,
    })
    plays(s, 'S1', 'RUN')
    expect(s.asks).toBe('rule on others')
    const [one] = deskOf(s).rulings()
    expect(one).toMatchObject({ survivor: 11, card: 'RUN', because: 'rs.nps.6' })
    const kinds = new Set(one?.instead.map(({ is }) => is))
    for (const is of ['NOTHING', 'STAY', 'FLEE', 'FOLLOW', 'RUN TO']) expect(kinds).toContain(is)
    for (const does of one?.instead ?? [])
      expect(judged(s, 'U', { do: 'rule', people: [{ survivor: 11, does }], reason: 'So be it.' })).toBeNull()
  })

  it('[rs.infection.4] [rs.infection.7] the truth stands beside what players may believe, less likely the longer he lives', () => {
    const { learnt } = scene({}).state
    const since = (turn: number): RunOrShootScene =>
      scene({
        survivors: [{}, {}],
        options: ASKED,
        state: { turn: 4, learnt: { ...learnt, hurt: { 1: turn } }, hidden: hiddenWith({ tested: { 1: 'infected' } }) },
      })
    const [first, second] = deskOf(since(1)).infections()
    expect(first).toMatchObject({ survivor: 1, truth: 'infected', since: 1, rolls: 3 })
    expect(second).toMatchObject({ survivor: 2, truth: null, since: null, believed: null })
    const [later] = deskOf(since(3)).infections()
    expect(later?.rolls).toBe(1)
    expect(later?.believed ?? 0).toBeGreaterThan(first?.believed ?? 1)
  })
})

describe('the budget of a set-up', () => {
  it.each(SCENARIO_IDS)('[rs.scenario.2] [rs.setup.10] of %s is what a set-up is held to', (scenario) => {
    const s = newGame({ options: { scenario, ...ASKED } })
    const budget = deskOf(s).budget()
    if (!budget) throw new Error('no budget')
    expect(judged(s, 'U', budget.example)).toBeNull()
    expect(budget.example.hordes).toHaveLength(budget.hordes)
    const swapped = { ...budget.example, hordes: budget.lairs.slice(-budget.hordes) }
    expect(judged(s, 'U', swapped)).toBeNull()
    const all = budget.rooms.slice(0, budget.drifters).map((one) => ({ at: one }))
    expect(judged(s, 'U', { ...budget.example, drifters: all })).toBeNull()
    for (const { kind, places } of budget.mutants.filter(({ isDue }) => isDue))
      for (const place of places) {
        const others = budget.example.mutants.filter((one) => one.kind !== kind && one.at !== place)
        const refused = judged(s, 'U', { ...budget.example, mutants: [...others, { kind, at: place }] })
        expect(refused === null || refused.clause === 'rs.scenario.2').toBe(true)
      }
  })

  it('is there only while a set-up is asked for', () => {
    const s = newGame({ options: { scenario: 'back-lane', ...ASKED } })
    s.do('U', { do: 'by-the-book' })
    expect(deskOf(s).budget()).toBeNull()
  })
})

describe('the eye', () => {
  it.each([{}, { fogOfWar: 'strict' }, { radioTalk: true, fogOfWar: 'strict' }])(
    '[rs.secrecy.10] shows what a seat sees, to the byte: %j',
    (options) => {
      const s = newGame({
        options: { scenario: 'number-nine', survivors: 2, ...ASKED, ...options },
        hidden: 3,
        dice: seeded(3),
      })
      for (let i = 0; i < 60 && s.pending !== null; i++) {
        const eye = deskOf(s)
        for (const seat of ['S1', 'S2']) {
          const { answers: _, ...seen } = viewFor(s.table, seat)
          const { answers: __, ...shown } = eye.eye(seat)
          expect(JSON.stringify(shown)).toBe(JSON.stringify(seen))
        }
        s.timeOut(s.owe[0] ?? '')
      }
      expect(survivorNo(s, 1).n).toBe(1)
    },
  )

  it('[rs.secrecy.4] cards that lie face down lie so to the umpire, too', () => {
    const s = scene({ ...PAIR, options: ASKED })
    plays(s, 'S1', 'GRENADE')
    expect(deskOf(s).eye('S1').answers).toEqual({ S1: null })
  })
})
