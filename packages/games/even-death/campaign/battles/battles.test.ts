import { type AnyTransaction, begin, endOf, type Game, type OptionValues, prepare, scripted } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { evenDeathExtras } from '../../extras.ts'
import { evenDeathRules } from '../../game.ts'
import { startingMorale } from '../../rules/33-morale.ts'
import type { EvenDeathKit, Human } from '../../state.ts'
import { generateBehaviour } from '../../rules/40-zombie-state.ts'
import type { Behaviour, CampaignForce, Look, Member, Player } from '../state.ts'
import { blankState } from '../state.ts'
import { bookFor, settle } from '../options.ts'
import { battleBeside, campaignZones, resultFaults, resultFrom, resultRefusal } from './index.ts'
import type { Result } from '../result.ts'

const battleGame: Game<EvenDeathKit> = { ...evenDeathRules, ...evenDeathExtras }

const seasoned = (id: number, over: object = {}): Member => ({
  is: 'human',
  id,
  unit: 'seasoned',
  weapons: ['rifle', 'pistol'],
  perks: [],
  vitality: 5,
  health: 'healthy',
  ...over,
})
const thug = (id: number, over: object = {}): Member => ({
  is: 'human',
  id,
  unit: 'thug',
  weapons: ['pistol'],
  perks: [],
  vitality: 4,
  health: 'healthy',
  ...over,
})
const herd = (id: number, size = 10, kind: 'regular' | 'fast' | 'military' = 'regular'): Member => ({
  is: 'herd',
  id,
  kind,
  size,
})

interface Given {
  readonly survivors?: readonly Member[]
  readonly bandits?: readonly Member[]
  readonly zombies?: readonly Member[]
  readonly behaviour?: Behaviour
  readonly players?: Readonly<Record<string, Partial<Player>>>
  readonly options?: OptionValues
  readonly quick?: boolean
  readonly number?: number
}

/** A battle for Pellow (2,4): bandits come from the south, the dead from the east. */
function war(given: Given): Look {
  const settled = settle(given.options ?? {})
  if (!settled.ok) throw new Error(settled.fault.why)
  const book = bookFor(settled.value)
  const holders = Object.fromEntries(book.factions.map((faction) => [faction, { person: faction }]))
  const places = { survivors: 24, bandits: 34, zombies: 25 } as const
  const forces = (['survivors', 'bandits', 'zombies'] as const).flatMap((owner, i): CampaignForce[] => {
    const units = given[owner]
    return units ? [{ id: i + 1, owner, at: places[owner], units }] : []
  })
  const blank = blankState(holders as never, book)
  return {
    book,
    facts: null,
    state: {
      ...blank,
      terrainSeed: 77,
      forces,
      players: blank.players.map((one) => ({ ...one, ...given.players?.[one.faction] })),
      fought: Array.from({ length: given.number ?? 0 }, () => ({}) as never),
      battle: {
        at: 24,
        sides: forces.map(({ owner, id }) => ({ faction: owner, force: id })),
        behaviour: given.behaviour ?? null,
        quick: given.quick ?? false,
        proposal: null,
      },
    },
  } as Look
}

function tableOf(look: Look) {
  const { options, holders } = battleBeside(look)
  const prepared = prepare(battleGame, options, holders)
  if (!prepared.ok) throw new Error(`${prepared.fault.at}: ${prepared.fault.why}`)
  return begin(battleGame, prepared.setup, scripted([]))
}

/** A battle that ended with this: what is told of everybody, in the order of the rosters. */
const result = (over: Partial<Result> & Pick<Result, 'people'>): Result => ({
  winner: 'survivors',
  rounds: 6,
  herds: [],
  ...over,
})
const alive = (id: number, vitality = 5, infected = false) => ({ id, fate: 'alive', vitality, infected }) as const
const dead = (id: number) => ({ id, fate: 'dead', vitality: 0, infected: false }) as const
const turned = (id: number) => ({ id, fate: 'turned', vitality: 0, infected: true }) as const

describe('where they deploy', () => {
  it('[ed.camp-battle.12] two sides: twelve inches at the edge towards the opponent, and the opposite band', () => {
    expect(campaignZones(['north'])).toEqual({ initiator: [0, 48, 60, 60], others: [[0, 0, 60, 12]] })
    expect(campaignZones(['west'])).toEqual({ initiator: [48, 0, 60, 60], others: [[0, 0, 12, 60]] })
  })

  it('[ed.camp-battle.12] three: the centre for the initiator, six inches for the others, without shared corners', () => {
    expect(campaignZones(['south', 'east'])).toEqual({
      initiator: [21, 21, 39, 39],
      others: [
        [0, 54, 48, 60],
        [54, 0, 60, 48],
      ],
    })
    expect(campaignZones(['north', 'south']).others).toEqual([
      [0, 0, 60, 6],
      [0, 54, 60, 60],
    ])
  })

  it('[ed.camp-battle.12] four: a band between two others is cut at both ends', () => {
    expect(campaignZones(['north', 'east', 'west']).others).toEqual([
      [12, 0, 48, 6],
      [54, 12, 60, 60],
      [0, 12, 6, 60],
    ])
  })

  it('[ed.camp-battle.12] the zones lie towards the tiles from which they come, the initiator first', () => {
    const look = war({ survivors: [seasoned(1)], bandits: [thug(2)], zombies: [herd(3)] })
    const { plans } = tableOf(look).book
    expect(plans.map(({ seat, zones }) => [seat, zones[0]])).toEqual([
      ['survivors', { x: [21 * 254, 39 * 254], y: [21 * 254, 39 * 254] }],
      ['bandits', { x: [0, 48 * 254], y: [54 * 254, 60 * 254] }],
      ['zombies', { x: [54 * 254, 60 * 254], y: [0, 48 * 254] }],
    ])
  })
})

describe('the battle of a campaign', () => {
  it('[ed.camp-battle.11] [ed.camp-rules.7] whole forces fight, as they are: no list is built', () => {
    const people = [seasoned(1, { vitality: 2 }), seasoned(2, { vitality: 3, health: 'infected' })]
    const { state, book } = tableOf(war({ survivors: people, zombies: [herd(3, 7), herd(4, 15, 'fast')] }))
    expect(state.phase).toBe('deployment')
    expect(state.humans.map(({ vitality, most, health, fatigue }) => [vitality, most, health, fatigue])).toEqual([
      [2, 5, 'healthy', 'fine'],
      [3, 5, 'infected', 'exhausted'],
    ])
    expect(state.herds.map(({ kind, zombies }) => [kind, zombies.length])).toEqual([
      ['regular', 7],
      ['fast', 15],
    ])
    expect(book.countsSecondary()).toBe(true)
    expect(state.markers).toEqual([])
    expect(book.roundLimit).toBe(20)
  })

  it('[ed.camp-battle.13] the limit of rounds is that of the campaign, and nobody wins at it', () => {
    const look = war({ survivors: [seasoned(1)], zombies: [herd(2)], options: { campaignRoundLimit: 7 } })
    const { book } = tableOf(look)
    expect([book.roundLimit, book.scenario?.goal]).toEqual([7, { is: 'last', atLimit: 'draw' }])
  })

  it('[ed.human-state.5] with Abundant supplies the healthy are Energised, and only they', () => {
    const people = [seasoned(1), seasoned(2, { health: 'infected' })]
    const fatigueAt = (supplies: number) =>
      tableOf(war({ survivors: people, zombies: [herd(3)], players: { survivors: { supplies } } })).state.humans.map(
        ({ fatigue }) => fatigue,
      )
    expect(fatigueAt(5)).toEqual(['energised', 'exhausted'])
    expect(fatigueAt(4)).toEqual(['fine', 'exhausted'])
  })

  it('[ed.morale.5] [ed.morale.7] whoever has found luxuries begins Eager, but not the sick', () => {
    const people = [seasoned(1), seasoned(2, { health: 'sick' })]
    const moraleOf = (eager: boolean) => {
      const t = tableOf(war({ survivors: people, zombies: [herd(3, 15)], players: { survivors: { eager } } }))
      for (const unit of [...t.state.humans, ...t.state.herds]) unit.status = 'alive'
      return t.state.humans.map((human: Human) => startingMorale(t, human))
    }
    expect(moraleOf(true)).toEqual(['eager', 'shaken'])
    expect(moraleOf(false)).toEqual(['willing', 'shaken'])
  })

  it('[ed.camp-battle.9] what the behaviour generator said holds for the dead', () => {
    const behaviour = { decay: 'rotten', brains: 'agitated', hunger: 'full' } as const
    expect(tableOf(war({ survivors: [seasoned(1)], zombies: [herd(2)], behaviour })).state.behaviour).toEqual(behaviour)
  })

  it('[ed.camp-battle.10] three dice are decay, brains and hunger, in this order', () => {
    const look = war({ survivors: [seasoned(1)], zombies: [herd(2)] })
    const { options, holders } = battleBeside(look)
    const prepared = prepare(battleGame, options, holders)
    if (!prepared.ok) throw new Error('no battle')
    const t = begin(battleGame, prepared.setup, scripted([1, 8, 4]))
    generateBehaviour(t, 'zombies', 3)
    expect(t.state.behaviour).toEqual({ decay: 'rotten', brains: 'agitated', hunger: 'hungry' })
  })

  it('[ed.camp-map.3] [ed.camp-map.4] a tile has the same table whoever fights there, and another in another campaign', () => {
    const first = war({ survivors: [seasoned(1)], zombies: [herd(2)] })
    const later = war({ survivors: [thug(1, { unit: 'regular' })], bandits: [thug(5)], number: 9 })
    const field = tableOf(first).book.field
    expect(tableOf(later).book.field).toBe(field)
    expect(field.pieces.filter(({ kind }) => kind === 'road').length).toBe(2)
    expect(field.pieces.some(({ building }) => building !== null)).toBe(true)
    const other = { ...first, state: { ...first.state, terrainSeed: 78 } }
    expect(tableOf(other).book.field.pieces).not.toEqual(field.pieces)
    const next = { ...first, state: { ...first.state, battle: { ...first.state.battle, at: 24 } } } as Look
    expect(battleBeside(next).options).toEqual(battleBeside(first).options)
  })

  it('is another one every time: no report of an earlier battle answers it', () => {
    const look = (number: number) => war({ survivors: [seasoned(1)], zombies: [herd(2)], number })
    expect(battleBeside(look(1)).options).not.toEqual(battleBeside(look(0)).options)
    expect(battleBeside(look(1)).part).toBe(1)
  })

  it('[ed.camp-battle.17] [ed.death.10] the same people play it; bots where they are asked for, and for who is out', () => {
    const people = { survivors: [seasoned(1)], bandits: [thug(2)] }
    const holders = battleBeside(war(people)).holders
    expect(holders).toEqual({
      survivors: { person: 'survivors' },
      bandits: { person: 'bandits' },
      zombies: { person: 'zombies' },
    })
    expect(battleBeside(war({ ...people, players: { zombies: { out: true } } })).holders.zombies).toEqual({
      bot: 'competent',
    })
    expect(Object.values(battleBeside(war({ ...people, quick: true })).holders)).toEqual([
      { bot: 'competent' },
      { bot: 'competent' },
      { bot: 'competent' },
    ])
  })
})

describe('what the end of a battle tells', () => {
  function ended(look: Look, change: (t: ReturnType<typeof tableOf>) => void): Result | null {
    const t = tableOf(look)
    t.state.round = 5
    for (const unit of [...t.state.humans, ...t.state.herds]) unit.status = 'alive'
    change(t)
    return resultFrom(look, endOf(t as unknown as AnyTransaction))
  }
  const look = war({ survivors: [seasoned(11), seasoned(12)], zombies: [herd(13, 9)] })

  it('[ed.camp-battle.14] everybody by the number of the roster: vitality, infection, death; herds as they stand', () => {
    const told = ended(look, (t) => {
      const [first, second] = t.state.humans as [Human, Human]
      Object.assign(first, { vitality: 2, health: 'infected' })
      Object.assign(second, { vitality: 0, status: 'turned' })
      t.state.outcome = { winners: ['survivors'], clause: 'ed.victory.5', reason: 'x' }
      for (const one of t.state.herds) Object.assign(one, { status: 'dead', zombies: [] })
    })
    expect(told).toEqual({
      winner: 'survivors',
      rounds: 5,
      people: [
        { id: 11, fate: 'alive', vitality: 2, infected: true },
        { id: 12, fate: 'turned', vitality: 0, infected: false },
      ],
      herds: [],
    })
  })

  it('nothing is told of a battle that goes on, and a draw has no winner', () => {
    expect(ended(look, () => undefined)).toBeNull()
    const draw = ended(look, (t) => {
      t.state.outcome = { winners: [], clause: 'ed.camp-battle.13', reason: 'x' }
    })
    expect([draw?.winner, draw?.herds]).toEqual([null, [{ kind: 'regular', size: 9, withdrawn: false }]])
  })
})

describe('a result that is entered by hand', () => {
  const look = war({ survivors: [seasoned(1, { vitality: 3 }), seasoned(2)], zombies: [herd(3, 10)] })
  const faults = (told: Result, of: Look = look) => resultFaults(of, told).map(({ at, why }) => `${at}: ${why}`)

  it('[ed.camp-battle.14] is taken if it can have come about', () => {
    expect(faults(result({ people: [alive(1, 3), dead(2)] }))).toEqual([])
    expect(
      faults(
        result({
          winner: 'zombies',
          people: [turned(1), dead(2)],
          herds: [{ kind: 'regular', size: 11, withdrawn: false }],
        }),
      ),
    ).toEqual([])
    expect(faults(result({ winner: null, people: [dead(1), { ...alive(2), fate: 'withdrawn' }] }))).toEqual([])
    expect(resultRefusal(look, result({ people: [alive(1, 3), dead(2)] }))).toBeNull()
  })

  it.each<[string, Result, string]>([
    ['one vitality too many', result({ people: [alive(1, 4), dead(2)] }), 'people[0].vitality'],
    ['more than there can be', result({ people: [alive(1, 3), alive(2, 6)] }), 'people[1].vitality'],
    ['vitality of the dead', result({ people: [alive(1, 3), { ...dead(2), vitality: 1 }] }), 'people[1].vitality'],
    ['no vitality of the living', result({ people: [alive(1, 0), dead(2)] }), 'people[0].vitality'],
    ['a dead unit twice', result({ people: [alive(1, 3), dead(2), dead(2)] }), 'people[2].id'],
    ['somebody else', result({ people: [alive(1, 3), dead(9)] }), 'people[1].id'],
    ['somebody missing', result({ people: [alive(1, 3)] }), 'people'],
    ['bitten, and no worse for it', result({ people: [alive(1, 3, true), dead(2)] }), 'people[0].vitality'],
    ['a winner of whom nobody stands', result({ winner: 'zombies', people: [alive(1, 3), dead(2)] }), 'winner'],
    ['a winner who did not fight', result({ winner: 'bandits', people: [dead(1), dead(2)] }), 'winner'],
    [
      'two winners',
      result({ people: [alive(1, 3), dead(2)], herds: [{ kind: 'regular', size: 4, withdrawn: false }] }),
      'winner',
    ],
    ['no winner, with one side left', result({ winner: null, people: [alive(1, 3), dead(2)] }), 'winner'],
    [
      'a draw before the limit',
      result({ winner: null, people: [alive(1, 3), dead(2)], herds: [{ kind: 'regular', size: 4, withdrawn: false }] }),
      'winner',
    ],
    ['more rounds than there are', result({ rounds: 21, people: [alive(1, 3), dead(2)] }), 'rounds'],
    [
      'zombies from nowhere',
      result({
        winner: 'zombies',
        people: [dead(1), dead(2)],
        herds: [{ kind: 'regular', size: 11, withdrawn: false }],
      }),
      'herds',
    ],
    [
      'another kind of the dead',
      result({ winner: 'zombies', people: [turned(1), dead(2)], herds: [{ kind: 'fast', size: 1, withdrawn: false }] }),
      'herds',
    ],
  ])('[ed.camp-battle.14] %s is refused, with its place', (_, told, at) => {
    expect(resultFaults(look, told).map((fault) => fault.at)).toContain(at)
    expect(resultRefusal(look, told)?.clause).toBe('ed.camp-battle.14')
    expect(resultRefusal(look, told)?.reason).toContain(`result.${at}: `)
  })

  it('[ed.camp-battle.14] [ed.perks.4] a Medic of the force makes somebody better by 2, and nobody else', () => {
    const medics = war({
      survivors: [seasoned(1, { vitality: 2 }), seasoned(2, { perks: ['medic'] })],
      zombies: [herd(3)],
    })
    expect(faults(result({ people: [alive(1, 4), dead(2)] }), medics)).toEqual([])
    expect(faults(result({ people: [alive(1, 3, true), dead(2)] }), medics)).toEqual([])
    expect(faults(result({ people: [alive(1, 5), dead(2)] }), medics)).toEqual([
      'people[0].vitality: Seasoned Survivor 1 is better by 3 than can be: the force has 1 Medic.',
    ])
  })

  it('[ed.camp-battle.14] [ed.infection.9] [ed.infection.10] infection stays, and the Immune have none', () => {
    const sick = war({
      survivors: [seasoned(1, { health: 'infected' }), seasoned(2, { perks: ['immune'] })],
      zombies: [herd(3)],
    })
    expect(resultFaults(sick, result({ people: [alive(1, 3), alive(2, 3, true)] })).map(({ at }) => at)).toEqual([
      'people[0].infected',
      'people[1].infected',
    ])
    expect(resultFaults(sick, result({ people: [alive(1, 3, true), turned(2)] })).map(({ at }) => at)).toEqual([
      'people[1].fate',
    ])
  })

  it('[ed.camp-battle.14] [ed.death.10] in a battle between people the dead arise only from who came Infected', () => {
    const people = war({ survivors: [seasoned(1), seasoned(2)], bandits: [thug(3)] })
    expect(resultFaults(people, result({ people: [alive(1), turned(2), dead(3)] })).map(({ at }) => at)).toEqual([
      'people[1].fate',
    ])
    const infected = war({ survivors: [seasoned(1), seasoned(2, { health: 'infected' })], bandits: [thug(3)] })
    const risen: Result = result({
      winner: 'zombies',
      people: [dead(1), turned(2), turned(3)],
      herds: [{ kind: 'regular', size: 2, withdrawn: false }],
    })
    expect(faults(risen, infected)).toEqual([])
    expect(faults({ ...risen, people: [dead(1), dead(2), dead(3)] }, infected)).not.toEqual([])
  })
})
