import type { Command, View } from '@shamble/dead-walk/page'
import { judge, pending, type Transaction } from '@shamble/kernel'
import { type DeadWalkKit, deadWalk } from '@shamble/dead-walk'
import { describe, expect, it } from 'vitest'
import { TABLE_KEYS } from '../../play/keys.ts'
import { boardModel } from './board-model.ts'
import { pointed } from './find.ts'
import { defaultFigure, finished, orders, pick, planOf, preview, settled, targets } from './plan/index.ts'
import { advancedMoments, cm, kindOf, type Moment, moments, situationOf, staged } from './testing.ts'
import type { DisplayState } from './types.ts'

const GAMES = [
  { options: { scenario: 'lawless-street' }, seeds: [1, 2] },
  { options: { scenario: 'mercy', team: 'last-patrol' }, seeds: [3] },
  { options: { scenario: 'night-at-millers', team: 'neighbours' }, seeds: [4] },
  { options: { scenario: 'last-boat', team: 'precinct-nine', players: 2 }, seeds: [5] },
  { options: { scenario: 'shopping-list', zombieControl: 'gm-bound' }, seeds: [6] },
]

const allowed = (table: Transaction<DeadWalkKit>, seat: string, command: unknown): string | null =>
  judge(deadWalk, table, seat, command as Command)?.reason ?? null

describe('orders', () => {
  it('offer what the rules allow, and nothing else, wherever they are aimed', () => {
    const seen = new Set<string>()
    for (const { options, seeds } of GAMES)
      for (const moment of moments(options, seeds, { every: 23, most: 250 })) {
        const s = situationOf(moment)
        for (const planned of planOf(s)) {
          const { order } = planned
          expect(order.label).not.toMatch(/undefined|NaN/)
          expect(order.detail).not.toMatch(/undefined|NaN/)
          if (!order.enabled) {
            expect(planned.refusal(null)?.reason).toMatch(/^[A-Z]/)
            continue
          }
          seen.add(order.id.replace(/ \d+$/, ''))
          for (const place of planned.targets().slice(0, 4)) {
            const target = planned.at(place)
            expect(target, `${order.id} at ${place}`).not.toBeNull()
            for (const variant of target?.variants ?? [])
              expect(allowed(moment.table, moment.seat, variant.commands[0]), `${order.id} at ${place}`).toBeNull()
          }
        }
      }
    for (const id of ['place', 'activate', 'move', 'fire', 'end', 'rest', 'next']) expect([...seen]).toContain(id)
  }, 90_000)

  it('have letters of their own', () => {
    for (const { options, seeds } of GAMES)
      for (const moment of moments(options, seeds, { every: 5, most: 200 })) {
        const keys = orders(situationOf(moment)).flatMap(({ key }) => (key === '' ? [] : [key]))
        expect(keys.filter((key) => TABLE_KEYS.includes(key))).toEqual([])
        expect([...new Set(keys)]).toEqual(keys)
      }
  }, 90_000)
})

/** Goes on as long as something that is asked for has not come up. */
function reachedAt(moment: Moment, s: DisplayState): { missing: string[]; refused: string[] } {
  const missing = new Set((s.choices as readonly Command[]).map(kindOf))
  const refused: string[] = []
  for (const planned of planOf(s)) {
    const { order } = planned
    expect(`${order.label} ${order.detail}`).not.toMatch(/undefined|NaN|\b[HZ]\d/)
    if (!order.enabled) {
      expect(planned.refusal(null)?.reason).toMatch(/^[A-Z]/)
      continue
    }
    for (const [i, place] of planned.targets().entries()) {
      if (i > 2 && missing.size === 0) break
      const before = missing.size
      for (const { commands, commit, label } of planned.at(place)?.variants ?? []) {
        expect(`${commit} ${label}`).not.toMatch(/undefined|NaN|\b[HZ]\d/)
        const [command] = commands as readonly Command[]
        const why = allowed(moment.table, moment.seat, command)
        if (why !== null) refused.push(`${order.id} at ${place}: ${why}`)
        missing.delete(kindOf(command as Command))
      }
      if (missing.size === before && order.aims === 'square') break
    }
  }
  return { missing: [...missing], refused }
}

/** So that the positions do not become plainer unnoticed. */
const MET = ['search', 'take-find', 'get-in', 'drive', 'decline', 'use-skill hero', 'use-skill cover', 'strike strong']

describe('orders of the advanced rules', () => {
  it('reach every kind of command, and none that is refused, in random positions with all blocks on', () => {
    const seen = new Set<string>()
    for (const seed of [4, 9, 36])
      for (const moment of advancedMoments(seed, { fancyMove: seed === 9, psychosisPick: 'choose' }, 160, 3)) {
        if (pending(moment.table) === null) continue
        const s = situationOf(moment)
        for (const command of s.choices as readonly Command[]) seen.add(kindOf(command))
        const keys = orders(s).flatMap(({ key }) => (key === '' ? [] : [key]))
        expect([...new Set(keys)]).toEqual(keys)
        expect(reachedAt(moment, s), `${JSON.stringify(s.choices).slice(0, 600)}`).toEqual({ missing: [], refused: [] })
      }
    for (const kind of MET) expect([...seen]).toContain(kind)
  }, 90_000)
})

/** Lawless before a car, with a pistol. */
const street = (over: object = {}, zombies: readonly object[] = []): Moment =>
  staged({
    humans: [
      { name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['sub-machinegun', 'pistol'], ap: 4, ...over },
      { name: 'Private Dawson', at: cm(22, 30), weapons: ['pistol'] },
    ],
    zombies,
    activation: { human: 1 },
  })

const aimed = (s: DisplayState, order: string | null, aim: string): DisplayState => ({
  ...s,
  selection: { ...s.selection, order, aim },
})

describe('a press on the ground', () => {
  it('plans the cheapest way there, with its price before it is gone', () => {
    const moment = street()
    const s = situationOf(moment)
    const found = preview(aimed(s, 'move', '26,44'))
    expect(found?.subtitle).toBe('2 AP')
    expect(found?.variants[0]?.commands).toEqual([{ do: 'move', path: [[2600, 4400]] }])
  })

  it('leads around what is in the way', () => {
    // The car lies from 27.5 to 32.5 and from 44.5 to 55.5.
    const moment = street({ at: cm(25, 50), ap: 4 })
    const s = situationOf(moment)
    const [move] = preview(aimed(s, 'move', '34.5,56.2'))?.variants ?? []
    const command = move?.commands[0] as { path: [number, number][] }
    expect(command.path.length).toBeGreaterThan(1)
    expect(allowed(moment.table, 'P1', command)).toBeNull()
  })

  it('[dw.movement.5] tells what crossing costs', () => {
    const s = situationOf(street({ at: cm(12, 32) }))
    const found = preview(aimed(s, 'move', '12,37'))
    expect(found?.subtitle).toBe('2 AP')
    expect(found?.notes.some(({ clause }) => clause === 'dw.movement.5')).toBe(true)
  })

  it('[dw.ap.6] tells that everything costs double', () => {
    const s = situationOf(street({ doubled: true }))
    const found = preview(aimed(s, 'move', '26,38'))
    expect(found?.subtitle).toBe('2 AP')
    expect(found?.notes.some(({ clause }) => clause === 'dw.ap.6')).toBe(true)
  })

  it('is refused in the words of the rules where it is too far or in a wall', () => {
    const s = situationOf(street())
    expect(preview(aimed(s, 'move', '26,58'))?.refusal?.clause).toBe('dw.ap.4')
    expect(preview(aimed(s, 'move', '20,20'))?.refusal?.clause).toBe('dw.movement.8')
  })

  it('[dw.movement.23] ends where one of the dead is touched: a blow is one order with the walk, the walk alone asks', () => {
    const s = situationOf(street({}, [{ at: cm(32, 34) }]))
    const found = preview(aimed(s, 'move', 'zombie 1'))
    expect(found?.subtitle).toBe('1 AP to walk up to it')
    expect(found?.variants[0]?.commands.map((c) => (c as Command).do)).toEqual(['move', 'strike'])
    expect(found?.variants.at(-1)?.commands).toHaveLength(1)
    expect(found?.variants.at(-1)?.warning).toBeDefined()
  })
})

describe('a blow', () => {
  const parts = (s: DisplayState) => preview(aimed(s, 'strike', 'zombie 1'))?.variants[0]?.parts ?? []
  const edged = (zombie: object): DisplayState =>
    situationOf(street({ weapons: ['machete'] }, [{ at: cm(28.5, 34), ...zombie }]))

  it('[dw.cc.10] says what its die does and by which clause, before it is struck', () => {
    expect(parts(edged({ facing: [-1, 0] }))).toEqual([
      { value: 'd6', words: 'falls on 4+, eliminated on 6+', clause: 'dw.cc.10' },
    ])
  })

  it('[dw.cc.13] [dw.cc.11] says what is added, and where only the natural score counts', () => {
    expect(parts(edged({ facing: [1, 0] }))[1]).toEqual({ value: '+1', words: 'from behind', clause: 'dw.cc.13' })
    expect(parts(edged({ fallen: true }))[0]).toEqual({
      value: 'd6',
      words: 'eliminated on 2+, whatever is added',
      clause: 'dw.cc.11',
    })
  })
})

describe('a route', () => {
  it('grows by every point that is pressed', () => {
    const s = situationOf(street())
    const first = pick(
      '26,37',
      aimed(s, 'route', '26,36').selection.aim === null
        ? s
        : { ...s, selection: { ...s.selection, order: 'route', aim: null } },
    )
    expect(first.aim).toBe('26,37')
    const second = pick('29,37', { ...s, selection: first })
    expect(second.aim).toBe('26,37;29,37')
    const found = preview({ ...s, selection: second })
    expect(found?.variants[0]?.commands).toEqual([
      {
        do: 'move',
        path: [
          [2600, 3700],
          [2900, 3700],
        ],
      },
    ])
  })
})

describe('a press on one of the dead', () => {
  it('means a shot, with all that can be declared', () => {
    const s = situationOf(street({}, [{ at: cm(34, 34) }, { at: cm(36, 36) }]))
    const selection = pick('zombie 1', s)
    expect(selection.order).toMatch(/^fire /)
    const found = preview({ ...s, selection })
    expect(found?.variants.map(({ label }) => label)).toEqual([
      'One burst, 2 AP',
      'Sustained, two bursts, 3 AP',
      'Two bursts, 4 AP',
      'One burst, aim +1, 4 AP',
    ])
    expect(found?.notes.some(({ clause }) => clause === 'dw.autofire.2')).toBe(true)
  })

  it('tells why it cannot be fired at', () => {
    const s = situationOf(street({}, [{ at: cm(12, 12) }]))
    const found = preview(aimed(s, null, 'zombie 1'))
    expect(found?.variants).toEqual([])
    expect(found?.refusal?.clause).toBe('dw.los.5')
    expect(found?.notes.map(({ words }) => words).join()).toMatch(/smells|sees|senses/)
  })
})

describe('whoever is to act', () => {
  const man = (over: object = {}) => ({ name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['pistol'], ...over })
  const zombies = [{ at: cm(32, 12) }]

  it('can be activated on the card of a zombie that was pressed before', () => {
    const s = situationOf(staged({ humans: [man()], zombies }))
    const card = preview({ ...s, selection: pick('zombie 1', s) })
    expect(card?.variants.map(({ commit, commands }) => [commit, commands])).toEqual([
      ['Activate Sgt. Lawless first', [{ do: 'activate', human: 1 }]],
    ])
  })

  it('fires before he was activated: one card has the odds, activates him and fires', () => {
    const s = situationOf(staged({ humans: [man()], zombies: [{ at: cm(26, 26) }] }))
    const card = preview({ ...s, selection: pick('zombie 1', s) })
    const [shot] = card?.variants ?? []
    expect(shot?.commands.map((c) => c.do)).toEqual(['activate', 'fire'])
    expect([shot?.odds, shot?.commit]).toEqual(['last', 'Activate Lawless: fire one shot at zombie 1'])
    expect(orders(s).map(({ key }) => key)).toHaveLength(new Set(orders(s).map(({ key }) => key)).size)
  })

  it('walks before he was activated: one card activates him and takes him there, and beyond his reach it says why not', () => {
    const s = situationOf(staged({ humans: [man()], zombies }))
    const near = preview({ ...s, selection: pick('26,30', s) })
    expect(near?.variants.map(({ commands }) => commands.map((c) => c.do))).toEqual([['activate', 'move']])
    expect(near?.variants[0]?.commit).toMatch(/^Activate Lawless and walk, \d+ AP$/)
    const far = preview({ ...s, selection: pick('26,4', s) })
    expect([far?.variants, far?.refusal?.clause.startsWith('dw.')]).toEqual([[], true])
  })

  it('is whoever is asked about while they are placed', () => {
    const s = situationOf(staged({ humans: [man(), man({ name: 'Cpl. Tate', at: cm(30, 34) })], zombies }))
    const placing = { ...s, choices: [{ do: 'place' as const, human: 2, at: [3000, 3400] as [number, number] }] }
    expect(defaultFigure(placing)).toBe('H2')
    expect(settled({ ...placing, selection: { ...s.selection, figure: 'H1' } }).figure).toBe('H2')
  })

  it('acts by itself where nobody else could and nobody may rest; a walk is never the only one there is', () => {
    const s = situationOf(staged({ humans: [man()], zombies }))
    const only = (...choices: Command[]) => finished({ ...s, choices })?.commands
    expect(only({ do: 'activate', human: 1 })).toEqual([{ do: 'activate', human: 1 }])
    expect(only({ do: 'activate', human: 1 }, { do: 'rest' })).toBeUndefined()
    expect(only({ do: 'move', path: [[2600, 3300]] })).toBeUndefined()
  })

  it('has ended when what is left of a paid step is less than a base; else it is said how much there is', () => {
    const walked = (length: number) => {
      const run = { path: [cm(26, 34 - length), cm(26, 34)], surcharge: 0, paid: 4 }
      return situationOf(staged({ humans: [man({ ap: 0 })], zombies, activation: { human: 1, fresh: false, run } }))
    }
    expect(finished(walked(18))?.commands).toEqual([{ do: 'end' }])
    const s = walked(16)
    expect(finished(s)).toBeNull()
    const detail = (id: string): string | undefined => orders(s).find((order) => order.id === id)?.detail
    expect([detail('move'), detail('end')]).toEqual(['4 cm left', '4 cm unspent'])
  })
})

describe('the weapon in hand', () => {
  it('is the one that aims at whoever is pressed, also where it lays a template', () => {
    const moment = staged({
      humans: [
        {
          name: 'Sgt. Rosa Delgado',
          at: cm(26, 34),
          weapons: [
            { type: 'revolver', ready: false },
            { type: 'pump-shotgun', ready: true },
          ],
          ap: 4,
        },
      ],
      zombies: [{ at: cm(32, 32) }],
      activation: { human: 1 },
    })
    const held = situationOf(moment)
    const next = pick('zombie 1', held)
    expect(preview({ ...held, selection: next })?.title).toMatch(/[Ss]hotgun/)
    expect(orders(held).filter(({ id }) => id.startsWith('fire '))[0]?.label).toMatch(/[Ss]hotgun/)
  })
})

describe('templates', () => {
  it('show whom they cover and whom something shields', () => {
    const moment = staged({
      humans: [{ name: 'Sgt. Rosa Delgado', at: cm(26, 34), weapons: ['pump-shotgun'], ap: 4 }],
      zombies: [{ at: cm(32, 32) }, { at: cm(37, 30.7) }],
      activation: { human: 1 },
    })
    const s = situationOf(moment)
    const order = orders(s).find(({ id }) => id.startsWith('fire '))?.id ?? null
    const model = boardModel({ ...s, selection: { ...s.selection, order, hover: '34.5,31.3' } })
    expect(model.template?.kind).toBe('cone')
    expect([...(model.covered?.hit ?? [])]).toEqual([65])
    expect([...(model.covered?.spared ?? [])]).toEqual([66])
    const found = preview(aimed(s, order, 'aim 34.5,31.3'))
    expect(found?.notes[0]?.words).toMatch(/^middle band, 3\.9 cm: eliminated 33%, falls 33%$/)
  })

  it('warn of friends under them', () => {
    const moment = staged({
      humans: [
        {
          name: 'Marcus Tate',
          at: cm(26, 34),
          weapons: [{ type: 'hand-grenades', grenades: { fragmentation: 2 } }],
          ap: 4,
        },
        { name: 'Private Dawson', at: cm(30, 26), weapons: ['pistol'] },
      ],
      zombies: [{ at: cm(28, 24) }],
      activation: { human: 1 },
    })
    const s = situationOf(moment)
    const order = orders(s).find(({ id }) => id.startsWith('fire '))?.id ?? null
    const found = preview(aimed(s, order, 'aim 28.5,25'))
    expect(found?.variants[0]?.warning).toMatch(/Private Dawson would be hit/)
    expect(boardModel(aimed(s, order, 'aim 28.5,25')).covered?.friends).toBe(true)
  })
})

describe('sight', () => {
  it('follows whoever is moved in thought', () => {
    const s = situationOf(street({ at: cm(26, 34) }, [{ at: cm(36, 24) }]))
    const seen = (hover: string | null): boolean =>
      boardModel({ ...s, selection: { ...s.selection, order: 'move', hover } }).seen?.has(65) ?? false
    expect(seen(null)).toBe(true)
    // Behind the tree at 36, 28.
    expect(seen('36,33')).toBe(false)
  })
})

describe('places', () => {
  const s = situationOf(street({}, [{ at: cm(40, 20) }]))
  it.each([
    ['27,22', '27,22'],
    ['zombie 1', 'zombie 1'],
    ['Lawless', 'H1'],
    ['sgt. lawless', 'H1'],
    ['D1', 'D1'],
    ['laundry', 'R1'],
    ['Lawless 10 cm 3', '37.3,34'],
    ['nowhere', null],
    ['zombie 9', null],
  ])('are found by what people type: %s', (text, place) => {
    expect(pointed.find(text, s)).toBe(place)
  })

  it('are gone over a centimetre at a time, five, or a millimetre', () => {
    expect(pointed.neighbour('26.3,34', 'right', s)).toBe('27,34')
    expect(pointed.grip.neighbour('26,34', 'up', s, 5)).toBe('26,29')
    expect(pointed.grip.neighbour('26,34', 'left', s, 0.1)).toBe('25.9,34')
  })

  it('under the pointer are figures first, then points in millimetres', () => {
    expect(pointed.placeAt(26 * 12, 34 * 12, s)).toBe('H1')
    expect(pointed.placeAt(40 * 12, 20 * 12, s)).toBe('zombie 1')
    expect(pointed.placeAt(50.04 * 12, 30 * 12, s)).toBe('50,30')
    expect(pointed.placeAt(-5, 10, s)).toBeNull()
  })

  it('worth aiming at come nearest first', () => {
    const two = situationOf(street({}, [{ at: cm(26, 20) }, { at: cm(30, 30) }]))
    const order = orders(two).find(({ id, enabled }) => id.startsWith('fire ') && enabled)?.id ?? null
    expect(targets({ ...two, selection: { ...two.selection, order } })).toEqual(['zombie 2', 'zombie 1'])
    expect((two.view as View).zombies).toHaveLength(2)
  })
})
