import { describe, expect, it } from 'vitest'
import { DECK, isCarPart } from '../content/cards.ts'
import { STACK } from '../content/tiles.ts'
import { dropDead } from '../index.ts'
import { SURVIVOR_IDS, type SurvivorId, SURVIVORS } from '../tables/survivors.ts'
import { ZOMBIES } from '../tables/zombies.ts'
import {
  earl,
  frank,
  newGame,
  offersOf,
  playOn,
  scene,
  shuffling,
  skye,
  theOne,
  tile,
  whereIs,
  zombie,
} from '../testing.ts'
import { xyOf } from '../state.ts'
import { orderByBirthday, printedOrder, randomOrder } from './02-setup.ts'

const dealing = (...order: SurvivorId[]): string => shuffling('dd.setup.1', SURVIVOR_IDS, order)
const afterSetUp = (options: Record<string, unknown> = {}, dice: string[] = []) =>
  playOn(newGame({ options: options as Record<string, string>, dice }), ({ state }) => state.phase === 'setup')
const order = (s: ReturnType<typeof newGame>): SurvivorId[] => s.state.survivors.map((one) => one.id)

describe('set-up', () => {
  it('[dd.setup.1] deals every seat a survivor at random, none twice', () => {
    const s = newGame({ options: { players: 3 }, dice: [dealing('owl', 'earl', 'skye', 'frank')] })
    const dealt = s.events.flatMap((event) => (event.e === 'dealt' ? [`${event.seat} ${event.survivor}`] : []))
    expect(dealt).toEqual(['P1 owl', 'P2 earl', 'P3 skye'])
  })

  it('[dd.setup.1] can deal every survivor to a seat', () => {
    const first = Array.from({ length: 40 }, (_, i) => newGame({ options: { players: 2 }, hidden: i }))
    const dealt = first.map((s) => s.state.survivors.find((one) => one.seat === 'P1')?.id)
    expect(new Set(dealt)).toEqual(new Set(SURVIVOR_IDS))
    for (const s of first) expect(new Set(order(s)).size).toBe(2)
  })

  it('[dd.setup.1] lets seats choose in the order in which they joined, each survivor once', () => {
    const s = newGame({ options: { players: 2, survivorSelection: 'choose' } })
    expect([s.asks, s.owe]).toEqual(['choose your survivor', ['P1']])
    s.do('P1', { do: 'choose-survivor', survivor: 'skye' })
    expect(s.owe).toEqual(['P2'])
    expect(s.refused('P2', { do: 'choose-survivor', survivor: 'skye' }).clause).toBe('dd.setup.1')
    expect(s.refused('P2', { do: 'place', at: [1, 1] }).clause).toBe('dd.setup.1')
    s.do('P2', { do: 'choose-survivor', survivor: 'frank' })
    expect(s.state.survivors.map(({ seat, id }) => `${seat} ${id}`)).toEqual(['P2 frank', 'P1 skye'])
  })

  it('[dd.setup.1] takes any survivor that is left for whoever does not choose', () => {
    const options = { players: 2, survivorSelection: 'choose' }
    const s = newGame({ options, dice: ['draw dd.setup.1: 2'] })
    s.do('P1', { do: 'choose-survivor', survivor: 'earl' }).timeOut('P2')
    expect(theOne(s, 'owl').seat).toBe('P2')
  })

  it('[dd.setup.2] leaves survivors that nobody plays out of the game', () => {
    const s = afterSetUp({ players: 2 }, [dealing('skye', 'earl')])
    expect(order(s)).toEqual(['earl', 'skye'])
    s.do('P2', { do: 'end' }).do('P1', { do: 'end' })
    expect(s.state.cycle).toBe(2)
  })

  it('[dd.setup.3] lays the start tiles connected in a row', () => {
    const { facts, state } = newGame().table
    expect(state.tiles.map(({ id, tx, ty }) => `${id} ${tx},${ty}`)).toEqual(['A 0,0', 'B 1,0', 'C 2,0'])
    expect(facts.connected).toEqual([[1], [2, 0], [1]])
  })

  it('[dd.setup.4] turns no start tile and leaves four open doorways', () => {
    const { facts, state } = newGame().table
    expect(state.tiles.map(({ rot }) => rot)).toEqual([0, 0, 0])
    const doorways = facts.openDoorways.map(({ tile: i, side }) => `${state.tiles[i]?.id} ${side}`)
    expect(doorways).toEqual(['A W', 'C N', 'C E', 'C S'])
  })

  it('[dd.setup.5] shuffles the 41 other tiles into the stack', () => {
    const wanted = [...STACK].reverse()
    const s = newGame({ dice: [shuffling('dd.setup.5', STACK, wanted)] })
    expect(s.state.stack).toEqual(wanted)
    expect([...newGame({ hidden: 1 }).state.stack].sort()).toEqual([...STACK].sort())
    expect(newGame({ hidden: 1 }).state.stack).not.toEqual(newGame({ hidden: 2 }).state.stack)
    expect(newGame().event('set up')).toMatchObject({ tiles: 41, cards: 22, parts: 2 })
  })

  it('[dd.setup.6] shuffles items and events together into one deck', () => {
    const wanted = DECK.filter((_, i) => i % 2 === 0).concat(DECK.filter((_, i) => i % 2 === 1))
    const s = newGame({ dice: [shuffling('dd.setup.6', DECK, wanted)] })
    expect(s.state.deck).toEqual(wanted)
    expect([...newGame({ hidden: 1 }).state.deck].sort()).toEqual([...DECK].sort())
  })

  it('[dd.setup.7] sets everybody on the van tile and nowhere else', () => {
    const s = newGame({ options: { players: 2 }, dice: [dealing('earl', 'frank')] })
    expect([s.asks, s.owe]).toEqual(['place your survivor', ['P1']])
    expect(offersOf(s, 'P1', 'place')).toHaveLength(16)
    expect(s.refused('P1', { do: 'place', at: [4, 1] }).clause).toBe('dd.setup.7')
    expect(s.refused('P1', { do: 'end' }).clause).toBe('dd.setup.7')
    s.do('P1', { do: 'place', at: [3, 3] })
    expect(whereIs(s, 'earl')).toEqual([3, 3])
  })

  it('[dd.setup.8] places survivors in turn order on free units', () => {
    const s = newGame({ options: { players: 3 }, dice: [dealing('owl', 'frank', 'earl')] })
    expect(s.owe).toEqual(['P3'])
    s.do('P3', { do: 'place', at: [0, 0] })
    expect(s.owe).toEqual(['P2'])
    expect(s.refused('P2', { do: 'place', at: [0, 0] }).clause).toBe('dd.setup.8')
    s.do('P2', { do: 'place', at: [0, 1] })
    expect(s.owe).toEqual(['P1'])
  })

  it('[dd.setup.8] has a unit for everybody who does not choose, or the first free one', () => {
    const s = newGame({ options: { players: 4 }, dice: [dealing('earl', 'frank', 'skye', 'owl')] })
    for (const seat of ['P1', 'P2', 'P3', 'P4']) s.timeOut(seat)
    expect(s.state.survivors.map(({ at }) => at !== null && xyOf(at))).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ])
    const taken = newGame({ options: { players: 2 }, dice: [dealing('earl', 'frank')] })
    taken.do('P1', { do: 'place', at: [2, 1] }).timeOut('P2')
    expect(whereIs(taken, 'frank')).toEqual([0, 0])
  })

  it('[dd.setup.9] gives turns in the order Earl, Frank, Skye, Owl', () => {
    const s = afterSetUp({ players: 4 }, [dealing('owl', 'skye', 'frank', 'earl')])
    expect(order(s)).toEqual(['earl', 'frank', 'skye', 'owl'])
    expect(s.event('turn order').survivors).toEqual(['earl', 'frank', 'skye', 'owl'])
    for (const seat of ['P4', 'P3', 'P2']) s.do(seat, { do: 'end' })
    expect(s.owe).toEqual(['P1'])
  })

  it('[dd.setup.10] takes the printed order for the order of birthdays', () => {
    expect(printedOrder(['owl', 'frank'])).toEqual(['frank', 'owl'])
    expect(orderByBirthday([1, 1])(SURVIVOR_IDS)).toEqual(printedOrder(SURVIVOR_IDS))
  })

  it('[dd.setup.11] knows the birthdays', () => {
    expect(SURVIVOR_IDS.map((id) => SURVIVORS[id].birthday)).toEqual([
      [1, 4],
      [3, 17],
      [7, 31],
      [11, 2],
    ])
  })

  it('[dd.setup.12] begins with full health, no items, no parts and no zombies', () => {
    const s = afterSetUp({ players: 4 })
    expect(s.state.survivors.map(({ health, items, carries }) => [health, items, carries])).toEqual([
      [125, [], false],
      [150, [], false],
      [100, [], false],
      [100, [], false],
    ])
    expect([s.state.zombies, s.state.installed, s.state.lying]).toEqual([[], 0, []])
  })

  it.each([
    [2, 2],
    [3, 2],
    [4, 4],
  ])('[dd.setup.13] with %i players %i parts must be installed', (players, parts) => {
    expect(newGame({ options: { players } }).table.book.partsRequired).toBe(parts)
  })

  it('[dd.setup.14] needs as many parts after a death as before', () => {
    const cast = { survivors: [earl(), frank({ status: 'undead' }), skye(), { id: 'owl', status: 'undead' }] }
    const s = scene({ ...cast, installed: 3 })
    expect(s.table.book.partsRequired).toBe(4)
    expect(s.refused('P1', { do: 'escape' }).clause).toBe('dd.end.1')
    expect(offersOf(scene({ ...cast, installed: 4 }), 'P1', 'escape')).toHaveLength(1)
  })

  it.each([1, 2, 3, 4])('[dd.setup.15] has all five car parts in the deck with %i players', (players) => {
    expect(newGame({ options: { players } }).state.deck.filter(isCarPart)).toHaveLength(5)
  })
})

describe('turn order by house rule', () => {
  it('[dd.variant.8] goes by the soonest birthday from the day of the session on', () => {
    expect(orderByBirthday([3, 18])(SURVIVOR_IDS)).toEqual(['skye', 'owl', 'earl', 'frank'])
    expect(orderByBirthday([12, 24])(SURVIVOR_IDS)).toEqual(['earl', 'frank', 'skye', 'owl'])
    expect(orderByBirthday([8, 1])(['earl', 'skye'])).toEqual(['earl', 'skye'])
  })

  it('[dd.variant.8] counts the day of the session as the soonest', () => {
    expect(orderByBirthday([3, 17])(SURVIVOR_IDS)[0]).toBe('frank')
    expect(orderByBirthday([7, 31])(['frank', 'skye'])).toEqual(['skye', 'frank'])
  })

  it('[dd.variant.8] plays in that order', () => {
    const s = afterSetUp({ players: 4, turnOrder: 'birthday', sessionDate: [10, 3] })
    expect(order(s)).toEqual(['owl', 'earl', 'frank', 'skye'])
    expect(s.owe).toEqual([theOne(s, 'owl').seat])
  })

  it('[dd.variant.8] goes by luck', () => {
    const dice = [shuffling('dd.variant.8', SURVIVOR_IDS, ['skye', 'owl', 'earl', 'frank'])]
    expect(order(newGame({ options: { players: 4, turnOrder: 'random' }, dice }))).toEqual([
      'skye',
      'owl',
      'earl',
      'frank',
    ])
    const orders = new Set(
      Array.from({ length: 24 }, (_, i) =>
        order(newGame({ options: { players: 4, turnOrder: 'random' }, hidden: i })).join(),
      ),
    )
    expect(orders.size).toBeGreaterThan(8)
    expect(randomOrder(['owl', 'earl'], () => 0)).toEqual(['owl', 'earl'])
  })
})

describe('players', () => {
  it('[dd.players.1] are two, three or four with a survivor each', () => {
    for (const players of [2, 3, 4]) {
      const s = newGame({ options: { players } })
      expect(s.state.survivors.map((one) => one.seat).sort()).toEqual(['P1', 'P2', 'P3', 'P4'].slice(0, players))
    }
    expect(dropDead.settle({ players: 5 })).toMatchObject({ ok: false, fault: { at: 'options.players' } })
  })

  it('[dd.players.2] are people or bots, and the zombies have no seat', () => {
    const settled = dropDead.settle({ players: 2 })
    if (!settled.ok) throw new Error(settled.fault.why)
    expect(dropDead.seats(settled.value)).toEqual(['P1', 'P2'])
    const s = newGame({ options: { players: 2 }, holders: { P1: { bot: 'competent' }, P2: { person: 'Ann' } } })
    expect(s.state.holders).toEqual({ P1: { bot: 'competent' }, P2: { person: 'Ann' } })
  })

  it('[dd.players.3] may be one person at several seats under the same rules', () => {
    const dice = [dealing('earl', 'frank')]
    const one = newGame({ options: { players: 2 }, holders: { P1: { person: 'Ann' }, P2: { person: 'Ann' } }, dice })
    const two = newGame({ options: { players: 2 }, holders: { P1: { person: 'Ann' }, P2: { person: 'Ben' } }, dice })
    for (const s of [one, two]) s.timeOut('P1').timeOut('P2').do('P1', { do: 'end' }).do('P2', { do: 'end' })
    expect({ ...one.state, holders: {} }).toEqual({ ...two.state, holders: {} })
  })

  it('[dd.players.4] count with their bots for the rules', () => {
    const bots = Object.fromEntries(['P2', 'P3', 'P4'].map((seat) => [seat, { bot: 'competent' }]))
    expect(newGame({ options: { players: 4 }, holders: bots }).table.book.partsRequired).toBe(4)
  })

  it('[dd.players.5] who are alone need two parts and have lost when they die', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1], health: 1 })],
      zombies: [zombie(1, [6, 1])],
      phase: 'zombies',
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(s.table.book.partsRequired).toBe(2)
    expect(s.outcome).toMatchObject({ winners: [], clause: 'dd.end.6' })
    expect(theOne(s, 'earl').status).toBe('dead')
  })

  it('[dd.players.5] who are alone can play every scenario, and only in Patient Zero against an undead seat', () => {
    const seats = dropDead.scenarios.map(({ id }) => {
      const settled = dropDead.settle({ scenario: id, players: 1 })
      return settled.ok ? `${id}: ${dropDead.seats(settled.value)}` : settled.fault.why
    })
    expect(seats).toEqual([
      'breakdown: P1',
      'curfew: P1',
      'ground-zero: P1',
      'patient-zero: P1,U1',
      'lone-survivor: P1',
    ])
  })

  it('[dd.players.6] all see the same, and nobody the order of stack and deck', () => {
    const s = scene({
      survivors: [earl(), frank({ status: 'undead' })],
      tiles: [tile('T40', [3, 0])],
      stack: ['T09', 'T03', 'T31'],
      deck: ['E10', 'I07', 'E01'],
    })
    const [mine, undead, onlooker] = ['P1', 'P2', null].map((seat) => s.view(seat))
    expect(undead).toEqual(mine)
    expect(onlooker).toEqual(mine)
    expect(mine).not.toHaveProperty('stack')
    expect(mine).not.toHaveProperty('deck')
    expect(mine).toMatchObject({ stackLeft: ['T03', 'T09', 'T31'], deckLeft: ['I07', 'E01', 'E10'] })
  })
})

describe('components', () => {
  it('[dd.components.1] have 21 zombie figures and no zombie 22', () => {
    expect(ZOMBIES.figures).toBe(21)
    const read = (n: number) => dropDead.position.read({ survivors: [earl()], zombies: [zombie(n, [5, 1])] }, {}, {})
    expect(read(21).ok).toBe(true)
    expect(read(22)).toMatchObject({ ok: false, fault: { clause: 'dd.components.1' } })
  })

  it('[dd.components.2] have four survivors with a card each', () => {
    expect(SURVIVOR_IDS.map((id) => `${SURVIVORS[id].title} ${SURVIVORS[id].byname}`)).toEqual([
      'Earl the Hobo',
      'Frank the Viking',
      'Skye the Cybergoth',
      'Owl the Sniper',
    ])
  })

  it('[dd.components.3] have five car parts and no sixth', () => {
    const read = (parts: number) =>
      dropDead.position.read({ survivors: [earl()], deck: [], parts: Array(parts).fill([5, 1]), installed: 1 }, {}, {})
    expect(read(4).ok).toBe(true)
    expect(read(5)).toMatchObject({ ok: false, fault: { clause: 'dd.components.3' } })
  })
})
