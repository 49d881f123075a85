import type { Command } from '@shamble/run-or-shoot/page'
import { judge, type OptionValues, pending, type Seat } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import type { XY } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { TABLE_KEYS } from '../../play/keys.ts'
import { boardModel } from './board-model.ts'
import { unusedBeside } from './plan/errands.ts'
import { again, orders, pick, planOf, preview, targets } from './plan/index.ts'
import { pointName } from './place.ts'
import { lookOf } from './read.ts'
import { showLevel } from './storeys.ts'
import { type Moment, moments, runOrShoot, situationOf } from './testing.ts'
import type { DisplayState } from './types.ts'
import { question } from './words/question.ts'

const GAMES = [
  { options: { scenario: 'back-lane', survivors: 3 }, seeds: [1, 2] },
  { options: { scenario: 'number-nine', survivors: 4 }, seeds: [3] },
  { options: { scenario: 'dust-off', survivors: 2, pivotStep: 9 }, seeds: [4] },
  { options: { scenario: 'shopping-list', survivors: 6 }, seeds: [5] },
  { options: { scenario: 'night-school', survivors: 3 }, seeds: [6] },
  { options: { scenario: 'last-boat', survivors: 4 }, seeds: [7] },
]

/** What is decided, and about whom or what: an order must reach each. */
function kindOf(command: Command): string {
  switch (command.do) {
    case 'card':
      return `card ${command.cards.join()}`
    case 'order':
      return `order ${command.to.join()} ${JSON.stringify(command.order)}`
    case 'move':
      return `move ${command.acts
        .filter(({ act }) => act !== 'go')
        .map((act) => JSON.stringify(act))
        .join()}`
    case 'turn':
      return `turn ${command.torch ?? ''} ${command.drop?.join() ?? ''}`
    case 'place':
    case 'drop-down':
    case 'climb-wall':
      return command.do
    case 'assist':
      return `assist ${command.act} ${command.survivor}`
    default:
      return JSON.stringify(command)
  }
}

/** What no order leads to, and what an order leads to although the rules refuse it. */
function reachedAt(moment: Moment, s: DisplayState): { missing: string[]; refused: string[] } {
  const missing = new Set((s.choices as readonly Command[]).map(kindOf))
  const refused: string[] = []
  for (const planned of planOf(s)) {
    const { order } = planned
    expect(`${order.label} ${order.detail}`).not.toMatch(/undefined|NaN|\bS\d/)
    if (!order.enabled) {
      expect(planned.refusal(null)?.reason).toMatch(/^[A-Z]/)
      continue
    }
    for (const place of planned.targets()) {
      const target = planned.at(place)
      expect(target, `${order.id} at ${place}`).not.toBeNull()
      for (const { commands, commit, label } of target?.variants ?? []) {
        expect(`${commit} ${label}`).not.toMatch(/undefined|NaN|\bS\d/)
        const [command] = commands as readonly Command[]
        const why = judge(runOrShoot, moment.table, moment.seat, command as Command)
        if (why !== null) refused.push(`${order.id} at ${place}: ${why.reason}`)
        missing.delete(kindOf(command as Command))
      }
    }
  }
  return { missing: [...missing], refused }
}

/** So that the games do not become plainer unnoticed. */
const MET = ['choose', 'ready', 'place', 'card', 'move', 'turn', 'shoot', 'push', 'order', 'give', 'throw', 'reload']

describe('orders', () => {
  it('reach everything that the rules offer, and nothing that they refuse, in random games', () => {
    const seen = new Set<string>()
    for (const { options, seeds } of GAMES)
      for (const moment of moments(options, seeds, { every: 13, most: 260 })) {
        if (pending(moment.table) === null) continue
        const s = situationOf(moment)
        for (const command of s.choices as readonly Command[]) seen.add(command.do)
        expect(reachedAt(moment, s), `${s.pending?.asks}: ${JSON.stringify(s.choices).slice(0, 500)}`).toEqual({
          missing: [],
          refused: [],
        })
      }
    for (const kind of MET) expect([...seen]).toContain(kind)
  }, 120_000)

  it('have letters of their own', () => {
    for (const { options, seeds } of GAMES)
      for (const moment of moments(options, seeds, { every: 11, most: 120 })) {
        const s = situationOf(moment)
        if (s.pending?.asks === 'place a card') continue
        const keys = orders(s).flatMap(({ key }) => (key === '' ? [] : [key]))
        expect(keys.filter((key) => TABLE_KEYS.includes(key))).toEqual([])
        expect([...new Set(keys)]).toEqual(keys)
      }
  }, 120_000)
})

const cm = (x: number, y: number): [number, number] => [Math.round(x * 100), Math.round(y * 100)]

/** A position of Back Lane, unless the options say otherwise, as its first seat sees it. */
function staged(position: object, options: OptionValues = {}): { s: DisplayState; moment: Moment } {
  const scene = sceneOf(runOrShoot)({ position, options: { survivors: 1, ...options } })
  const moment: Moment = { table: scene.table, options: scene.options, seat: scene.owe[0] as Seat, events: [] }
  return { s: situationOf(moment), moment }
}

const aimed = (s: DisplayState, order: string | null, aim: string | null): DisplayState => ({
  ...s,
  selection: { ...s.selection, order, aim },
})

const isAllowed = (moment: Moment, command: Command | undefined): boolean =>
  command !== undefined && judge(runOrShoot, moment.table, moment.seat, command) === null

describe('a press on the ground', () => {
  const run = (survivor: object, zeds: readonly object[] = [], card = 'RUN', options: OptionValues = {}) =>
    staged({ step: '5a', cards: { S1: [card] }, survivors: [survivor], zeds }, options)

  it('[rs.door.4] opens the door that is in the way, and tells what that takes', () => {
    const { s, moment } = run({ at: cm(20, 29) })
    const found = preview(aimed(s, 'move', '20,25'))
    const command = found?.variants[0]?.commands[0]
    expect(command?.do === 'move' && command.acts.map(({ act }) => act)).toEqual(['open', 'go'])
    expect(found?.subtitle).toBe('9 cm')
    expect(found?.notes.some(({ clause }) => clause === 'rs.door.4')).toBe(true)
    expect(isAllowed(moment, command)).toBe(true)
  })

  it('[rs.move.3] is refused where it is too far, with what the way takes, and pointing there says so before', () => {
    const { s } = run({ at: cm(12, 33) })
    expect(preview(aimed(s, 'move', '30,33'))?.refusal).toEqual({
      clause: 'rs.move.3',
      reason: 'The way takes 18 cm in all, and 10 cm are left.',
    })
    for (const order of [null, 'move']) {
      const { way, tape } = boardModel({ ...s, selection: { ...s.selection, order, hover: '30,33' } })
      expect([way?.label, way?.path.at(-1), tape]).toEqual(['10 cm of 18 cm', { x: 2200, y: 3300 }, null])
    }
  })

  it('[rs.move.4] says of a wall that nobody can stand there, however far it is', () => {
    const { s } = run({ at: cm(12, 33) })
    // The south wall of the store, between its window and its door.
    for (const place of ['16,27', '24,27'])
      expect(preview(aimed(s, 'move', place))?.refusal).toEqual({
        clause: 'rs.move.4',
        reason: 'Nobody can stand there: something is in the way.',
      })
  })

  it('[rs.door.4] names the shut door that makes it too far, and what opening it takes', () => {
    const { s } = run({ at: cm(12, 33) })
    for (const place of ['0,0 door0', '20,25']) {
      const refusal = preview(aimed(s, 'move', place))?.refusal
      expect(refusal?.clause).toBe('rs.door.4')
      expect(refusal?.reason).toMatch(
        / door .*: opening it costs 5 cm\. The way takes 1\d(\.\d)? cm in all, and 10 cm are left\.$/,
      )
    }
  })

  it('[rs.drift.8] says beforehand which drifter will notice somebody', () => {
    const notes = (facing: readonly number[]) => {
      const zed = { at: cm(25, 33), mode: 'drifting', facing }
      return preview(aimed(run({ at: cm(12, 33) }, [zed]).s, 'move', '15,33'))?.notes.map(({ words }) => words) ?? []
    }
    expect(notes([-1000, 0])).toContain('Zed 1 will notice Dot and attack')
    expect(notes([1000, 0]).filter((words) => words.includes('notice'))).toEqual([])
  })

  it('[rs.move.9] to look as now loses no shot, and is called so where nobody moves', () => {
    const pass = (card: string) => {
      const found = orders(run({ at: cm(12, 33) }, [], card).s).find(({ id }) => id === 'pass')
      return [found?.label, found?.detail]
    }
    expect(pass('SHOOT')).toEqual(['Look as now', 'no turn, then shoot in step 9'])
    expect(pass('RUN')).toEqual(['Stay here', 'no step, no turn'])
    expect(question(run({ at: cm(12, 33) }, [], 'GRENADE').s)).toBe(
      'Dot does not move and may throw in step 6. Which way to look?',
    )
  })

  it('[rs.move.4] leads around a Zed, and not onto anybody', () => {
    const { s, moment } = run({ at: cm(12, 33) }, [{ at: cm(15, 33), mode: 'drifting', facing: [1000, 0] }])
    const command = preview(aimed(s, 'move', '18.5,33'))?.variants[0]?.commands[0]
    expect(command?.do === 'move' && command.acts.length).toBeGreaterThan(1)
    expect(isAllowed(moment, command)).toBe(true)
    expect(preview(aimed(s, 'move', '15.5,33'))?.variants).toEqual([])
  })

  it('[rs.move.10] takes the stairs', () => {
    const flats = { scenario: 'number-nine' }
    const stairs = lookOf(run({ at: cm(20, 29) }, [], 'RUN', flats).s).book.map.climbs.find(
      ({ kind }) => kind === 'stairs',
    )
    if (!stairs) throw new Error('no stairs')
    const { s, moment } = run({ at: [stairs.foot.at.x, stairs.foot.at.y] }, [], 'RUN', flats)
    const { x, y } = stairs.head.at
    for (const place of [stairs.id, pointName({ x, y }, stairs.head.level)]) {
      const command = preview(aimed(s, 'move', place))?.variants[0]?.commands[0]
      expect(command?.do === 'move' && command.acts.map(({ act }) => act)).toEqual(['stairs'])
      expect(isAllowed(moment, command)).toBe(true)
    }
  })

  it('[rs.door.4] goes through as many doors as the move is long enough for', () => {
    const { s, moment } = run({ at: cm(24, 26) }, [], 'RUN', { scenario: 'number-nine', runMove: 20, doorCost: 2 })
    const found = preview(aimed(s, 'move', '18,17'))
    const command = found?.variants[0]?.commands[0]
    const acts = command?.do === 'move' ? command.acts.map(({ act }) => act) : []
    expect(acts.filter((act) => act !== 'go')).toEqual(['open', 'open'])
    expect(isAllowed(moment, command)).toBe(true)
    expect(found?.notes.map(({ value, words }) => `${value} ${words}`)).toContain('4 cm of it for two doors')
  })

  it('[rs.move.3] [rs.door.1] a door is opened alone or gone through, and what the move leaves unused is said before the press', () => {
    // In front of the general store, whose door is in the south wall.
    const { s, moment } = run({ at: cm(20, 29) }, [], 'RUN')
    const found = preview(aimed(s, 'move', '0,0 door0'))
    const each = found?.variants.map(({ commit, commands: [c], ends }) => ({
      commit,
      acts: c?.do === 'move' ? c.acts.map(({ act }) => act) : [],
      ends: ends?.words,
      isAllowed: isAllowed(moment, c),
    }))
    expect(each?.every((one) => one.isAllowed)).toBe(true)
    const opens = each?.find(({ acts }) => acts.at(-1) === 'open')
    const goes = each?.find(({ commit }) => commit.includes('and go through'))
    expect([opens?.acts, opens?.ends]).toEqual([['open'], 'Ends Dot’s move, 5 cm unused.'])
    expect(goes?.acts[0]).toBe('open')
    expect(goes?.acts.at(-1)).toBe('go')
    expect(goes?.ends).toMatch(/^Ends Dot’s move, [1-4](\.\d)? cm unused\.$/)
    // All of it is spent: nothing is lost.
    expect(preview(aimed(s, 'move', '30,29'))?.variants[0]?.ends).toBeUndefined()
    expect(preview(aimed(s, 'move', '24,29'))?.variants[0]?.ends?.words).toBe('Ends Dot’s move, 6 cm unused.')
  })

  it('[rs.door.2] [rs.door.6] a door is shut by an order of its own, which says why where it cannot be', () => {
    const inside = (others: readonly object[], y = 24) => {
      const { s, moment } = staged({
        step: '5a',
        cards: { S1: ['RUN'] },
        survivors: [{ at: cm(20, y) }, ...others],
        openings: { '0,0 door0': 'open' },
      })
      return { s, moment, order: orders(s).find(({ id }) => id === 'door') }
    }
    const { s, moment, order } = inside([])
    expect(order).toMatchObject({ label: 'Shut a door', detail: 'the south door of the general store', enabled: true })
    // Nothing is in hand: through an open door somebody walks, unless it can be shut from where he stands.
    const pressed = aimed(s, 'door', '0,0 door0')
    const command = preview(pressed)?.variants[0]?.commands[0]
    expect(command?.do === 'move' && command.acts.at(-1)).toEqual({ act: 'close', door: '0,0 door0' })
    expect(isAllowed(moment, command)).toBe(true)
    expect(inside([{ seat: null, who: 'n1', at: cm(20, 27) }]).order).toMatchObject({
      enabled: false,
      clause: 'rs.door.6',
    })
    expect(inside([], 14.5).order).toBeUndefined()
  })

  it('[rs.down.2] says whoever lies beside the end of a way, and stands up there', () => {
    const lying = (x: number) => {
      const { s } = run({ at: cm(12, 33) }, [{ at: cm(x, 33), down: true }])
      return preview(aimed(s, 'move', '15,33'))
        ?.notes.map(({ words }) => words)
        .join()
    }
    expect(lying(18)).toContain('Zed 1 lies beside Dot there and stands up in step 8')
    expect(lying(20)).not.toContain('stands up')
  })

  it('[rs.move.10] plans up two flights of stairs, each storey with its part of the way', () => {
    const { s } = run({ at: cm(90, 14) }, [], 'RUN', { scenario: 'number-nine' })
    const there = aimed(s, 'move', '108,12 up 2')
    expect(preview(there)?.refusal?.reason).toMatch(
      /^On the way there: two flights of stairs, 5 cm each\. The way takes 3\d(\.\d)? cm in all, and 10 cm are left\.$/,
    )
    const planned = [0, 1, 2].map((level) => {
      showLevel(there, level)
      return boardModel({ ...there, selection: { ...there.selection } }).way?.planned.at(-1)
    })
    expect(planned).toEqual([expect.anything(), { x: 11000, y: 1200 }, { x: 10800, y: 1200 }])
  })

  it('[rs.move.3] says what a longer way takes in all, and shows where the move ends', () => {
    const { s } = run({ at: cm(24, 26) }, [], 'RUN', { scenario: 'number-nine' })
    const there = aimed(s, 'move', '16,15')
    expect(preview(there)?.refusal).toEqual({
      clause: 'rs.move.3',
      reason: expect.stringMatching(
        /^On the way there: two doors to open, 5 cm each\. The way takes 2\d(\.\d)? cm in all, and 10 cm are left\.$/,
      ),
    })
    const way = boardModel(there).way
    const lengthOf = (path: readonly XY[]) =>
      path.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - (path[i]?.x ?? 0), p.y - (path[i]?.y ?? 0)), 0)
    expect([way?.refused, way?.stopped, way?.label]).toEqual([true, true, expect.stringMatching(/^10 cm of 2\d/)])
    // Of ten centimetres the first door takes five.
    expect(lengthOf(way?.path ?? [])).toBeLessThanOrEqual(500)
    expect(lengthOf(way?.path ?? [])).toBeGreaterThan(480)
    expect(lengthOf(way?.planned ?? [])).toBeGreaterThan(1000)
    expect(way?.planned.at(-1)).toEqual({ x: 1600, y: 1500 })
  })

  it('[rs.items.1] picks up what lies there, and says what', () => {
    const { s, moment } = staged({
      step: '5a',
      cards: { S1: ['RUN'] },
      survivors: [{ at: cm(12, 33), items: [] }],
      piles: [{ at: cm(16, 33), items: ['torch', 'kit'] }],
    })
    const found = preview({ ...s, selection: pick('pile 1', s) })
    expect(found?.variants[0]?.commit).toMatch(/^Pick up a torch and a first aid kit, looking/)
    expect(found?.variants.every(({ commands: [c] }) => isAllowed(moment, c))).toBe(true)
  })

  it('[rs.move.9] ends with a look at a Zed for whoever will shoot, else ahead', () => {
    const drifter = { at: cm(12, 37), mode: 'drifting', facing: [0, 1000] }
    const first = (card: string) =>
      preview(aimed(run({ at: cm(12, 33) }, [drifter], card).s, 'move', '15,33'))?.variants[0]?.commit
    expect([first('BOTH'), first('RUN')]).toEqual(['Go there, looking at Zed 1', 'Go there, looking straight on'])
  })
})

describe('a shot', () => {
  const shooting = (survivor: object) =>
    staged({
      step: '9',
      cards: { S1: ['SHOOT'] },
      survivors: [{ at: cm(5, 33), facing: [1000, 0], ...survivor }],
      zeds: [{ at: cm(30, 33) }, { at: cm(20, 33) }],
    })

  it('[rs.noise.2] is not repeated by one press where it becomes loud with that', () => {
    const { s } = shooting({ main: { kind: 'rifle', rounds: 6 } })
    const [rifle, pistol] = orders(s).flatMap(({ id }) => (id.startsWith('shoot ') ? [id] : []))
    const again1 = (order: string | undefined, shots: number) => {
      const weapon = Number(order?.split(' ')[1])
      const firing = [{ survivor: 1, weapon, shots, refused: [] }]
      const fired = { ...s, view: { ...s.view, firing } }
      return again(fired, { order: order ?? '', aim: 'Zed 2' })?.aim ?? null
    }
    expect([again1(rifle, 1), again1(rifle, 2)]).toEqual([null, 'Zed 2'])
    expect(again1(pistol, 1)).toBe('Zed 2')
  })

  it('[rs.shoot.5] [rs.shoot.9] shows range, factors and who would hear it; the nearest comes first', () => {
    const { s, moment } = shooting({ main: { kind: 'rifle', rounds: 6 } })
    const order = orders(s).find(({ id }) => id.startsWith('shoot '))?.id ?? null
    expect(targets(aimed(s, order, null))).toEqual(['Zed 2', 'Zed 1'])
    const found = preview(aimed(s, order, 'Zed 2'))
    // What may wake a horde comes first: on a phone the rest is read by those who scroll.
    const loud = found?.notes.findLastIndex(({ clause }) => clause === 'rs.noise.2') ?? -1
    expect(found?.notes.slice(0, loud + 1).map(({ clause }) => clause)).toEqual(
      Array.from({ length: loud + 1 }, () => 'rs.noise.2'),
    )
    const [range, band] = found?.notes.slice(loud + 1) ?? []
    expect(range).toEqual({ value: '13 cm', words: 'short range, up to 30 cm', clause: 'rs.shoot.9' })
    expect(found?.variants[0]?.parts).toEqual([
      { value: '+1', words: 'stood still while the Zeds moved', clause: 'rs.shoot.14' },
    ])
    expect(band?.words).toBe('head on 6 to 9, body on 2 to 5, miss on 0 or 1 (the +1 is counted in)')
    expect(found?.notes.filter(({ clause }) => clause === 'rs.noise.2')[0]?.words).toBe('shot 2 would be loud')
    expect(isAllowed(moment, found?.variants[0]?.commands[0])).toBe(true)
  })

  it('[rs.move.3] says of a move what it takes and what is left so that both make the whole', () => {
    // Halves of what is read would both be rounded up.
    expect([unusedBeside(1000, 295), unusedBeside(1000, 294), unusedBeside(1000, 1000), unusedBeside(1000, 0)]).toEqual(
      [290, 290, 1000, 0],
    )
  })

  it('[rs.shoot.21] offers friends after all Zeds, and asks before one is aimed at', () => {
    const among = (zeds: readonly object[]) =>
      staged(
        {
          step: '9',
          cards: { S1: ['SHOOT'], S2: ['RUN'] },
          survivors: [{ at: cm(5, 33), facing: [1000, 0] }, { at: cm(15, 35) }],
          zeds,
        },
        { survivors: 2 },
      )
    const { s, moment } = among([{ at: cm(20, 33) }])
    const order = orders(s).find(({ id }) => id.startsWith('shoot '))?.id ?? null
    expect(targets(aimed(s, order, null))).toEqual(['Zed 1', 'S2'])
    const friend = preview(aimed(s, order, 'S2'))?.variants[0]
    expect([friend?.commit, friend?.warning]).toEqual([
      'Fire at Petra, a friend',
      expect.stringContaining('Petra is alive'),
    ])
    expect(isAllowed(moment, friend?.commands[0])).toBe(true)
  })

  it('[rs.shoot.9] is measured on the board as on the card, also from a point beside the target', () => {
    const { s } = shooting({ main: { kind: 'rifle', rounds: 6 } })
    const order = orders(s).find(({ id }) => id.startsWith('shoot '))?.id ?? null
    for (const hover of ['Zed 2', '19.5,33.4']) {
      const { tape } = boardModel({ ...s, selection: { ...s.selection, order, aim: null, hover } }, {})
      expect(tape).toMatchObject({ to: { x: 2000, y: 3300 }, figure: true })
    }
  })

  it('[rs.shoot.21] says before a shot at a friend what it does to him', () => {
    const { s } = staged(
      {
        step: '9',
        cards: { S1: ['SHOOT'] },
        survivors: [{ at: cm(5, 33), facing: [1000, 0] }, { at: cm(12, 33) }],
        zeds: [{ at: cm(20, 36) }],
      },
      { survivors: 2 },
    )
    const order = orders(s).find(({ id }) => id.startsWith('shoot '))?.id ?? null
    const found = preview(aimed(s, order, 'S2'))
    expect(found?.notes[0]).toMatchObject({ clause: 'rs.shoot.21', isGrave: true })
    expect(found?.notes[0]?.words).toMatch(/^Petra is alive and on your side: a head hit kills/)
    expect(found?.variants[0]?.commit).toBe('Fire at Petra, a friend')
    expect(preview(aimed(s, order, 'Zed 1'))?.notes.some(({ clause }) => clause === 'rs.shoot.21')).toBe(false)
  })

  it('[rs.shoot.3] is refused in the words of the rules behind the back', () => {
    const { s } = shooting({ facing: [-1000, 0], at: cm(25, 33) })
    const order = orders(s).find(({ id }) => id.startsWith('shoot '))?.id ?? null
    expect(preview(aimed(s, order, 'Zed 1'))?.refusal?.clause).toBe('rs.shoot.3')
  })
})

describe('a throw', () => {
  it('[rs.fire.9] asks before a friend would burn, and not for whom nothing happens to', () => {
    const { s } = staged(
      {
        step: '6',
        cards: { S1: ['GRENADE'] },
        survivors: [{ at: cm(5, 33), items: ['HE', 'molotov'] }, { at: cm(22, 33) }],
        zeds: [{ at: cm(24, 33) }],
      },
      { survivors: 2 },
    )
    const warning = (order: string) => preview(aimed(s, order, 'aim 24,33'))?.variants[0]?.warning
    expect(warning('throw molotov')).toMatch(/would burn/)
    expect(warning('throw HE')).toBeUndefined()
    expect(preview(aimed(s, 'throw HE', 'aim 60,33'))?.refusal?.clause).toBe('rs.grenade.1')
  })

  it('[rs.grenade.14] with one kind to throw, a press on the ground means it; with two, it is asked which', () => {
    const pressed = (items: readonly string[]) => {
      const { s } = staged({
        step: '6',
        cards: { S1: ['GRENADE'] },
        survivors: [{ at: cm(5, 33), items }],
        zeds: [{ at: cm(24, 33) }],
      })
      return [pick('24,33', s).order, question(s)]
    }
    expect(pressed(['molotov'])).toEqual([
      'throw molotov',
      'Dot throws the Molotov cocktail. Press where it should land.',
    ])
    expect(pressed(['HE', 'molotov'])).toEqual([
      null,
      'Dot throws. Choose what below, then press where it should land.',
    ])
  })
})
