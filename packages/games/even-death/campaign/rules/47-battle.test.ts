import { BY_HAND } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { evenDeathCampaign } from '../game.ts'
import { invariants } from '../invariants.ts'
import type { WrittenForce } from '../position/form.ts'
import type { PersonResult, Result } from '../result.ts'
import {
  byHand,
  type CampaignScene,
  DEAD,
  force,
  forceNo,
  fought,
  herd,
  human,
  isOnMap,
  personNo,
  player,
  result,
  type War,
  war,
} from '../testing.ts'

const BATTLE: Command = { do: 'battle', force: 1 }
const FOUR = ['survivors', 'military', 'bandits', 'zombies'] as const
const PEOPLE = ['survivors', 'bandits', 'zombies'] as const

/** Survivors fight bandits; nobody has anything to choose. */
const duel = (more: Partial<War> = {}): CampaignScene =>
  war({
    forces: [force('survivors', 33), force('bandits', 34), force('bandits', 71), force('survivors', 11)],
    ...more,
  }).do('survivors', BATTLE)

/** Survivors fight a horde, whose dice fall as told. */
const against = (
  units = [human('seasoned'), human('seasoned')],
  herds = [herd(10)],
  more: Partial<War> = {},
): CampaignScene =>
  war({
    forces: [force('survivors', 33, units), force('zombies', 34, herds), force('zombies', 71), force('survivors', 11)],
    dice: [4, 4, 4],
    ...more,
  })
    .do('survivors', BATTLE)
    .do('zombies', { do: 'behaviour', dice: 3 })

describe('who fights, and where', () => {
  it('[ed.camp-battle.1] [ed.camp-battle.2] [ed.camp-battle.4] every faction next to it, each with one force that its owner chooses, on its own tile', () => {
    const s = war({
      forces: [
        force('survivors', 33),
        force('zombies', 34, [herd(10)]),
        force('zombies', 43, [herd(15)]),
        force('bandits', 23),
        force('zombies', 45),
      ],
    }).do('survivors', BATTLE)
    expect([s.asks, s.owe, s.offered('zombies')]).toEqual([
      'send a force',
      ['zombies'],
      [
        { do: 'send', force: 3 },
        { do: 'send', force: 2 },
      ],
    ])
    expect(s.refused('zombies', { do: 'send', force: 5 }).clause).toBe('ed.camp-battle.2')
    s.do('zombies', { do: 'send', force: 2 })
    expect(s.event('battle begins')).toMatchObject({
      at: 33,
      sides: [
        { faction: 'survivors', force: 1 },
        { faction: 'bandits', force: 4 },
        { faction: 'zombies', force: 2 },
      ],
    })
    expect(s.asks).toBe('behaviour')
  })

  it('[ed.camp-battle.2] who does not say sends the one of highest worth', () => {
    const s = war({ forces: [force('survivors', 33), force('bandits', 34), force('bandits', 43, [human('boss')])] }).do(
      'survivors',
      BATTLE,
    )
    expect(s.timeOut('bandits').state.battle?.sides[1]).toEqual({ faction: 'bandits', force: 3 })
  })

  it('[ed.camp-battle.3] nobody adjacent, no battle; across a blocked side nobody is; own forces stay out of it', () => {
    const s = war({
      forces: [force('survivors', 55), force('survivors', 45), force('bandits', 56), force('zombies', 77)],
    })
    expect(s.refused('survivors', BATTLE).clause).toBe('ed.camp-battle.3')
    expect(
      duel({ forces: [force('survivors', 33), force('bandits', 34), force('survivors', 43)] }).state.battle?.sides,
    ).toHaveLength(2)
  })

  it('[ed.camp-battle.3] four factions, in campaign order after the initiator', () => {
    const s = war({
      forces: [force('bandits', 33), force('survivors', 34), force('zombies', 43), force('military', 32)],
      turn: { on: 'bandits' },
      order: ['zombies', 'military', 'bandits', 'survivors'],
      factions: FOUR,
    }).do('bandits', BATTLE)
    expect(s.state.battle?.sides.map(({ faction }) => faction)).toEqual(['bandits', 'zombies', 'military', 'survivors'])
  })

  it('[ed.camp-battle.9] [ed.camp-battle.10] the zombie player rolls one die for all, or three: decay, brains, hunger', () => {
    expect(against(undefined, undefined, { dice: [1, 8, 4] }).state.battle?.behaviour).toEqual({
      decay: 'rotten',
      brains: 'agitated',
      hunger: 'hungry',
    })
    const one = war({ forces: [force('survivors', 33), force('zombies', 34)], dice: [8] }).do('survivors', BATTLE)
    one.do('zombies', { do: 'behaviour', dice: 1 })
    expect(one.state.battle?.behaviour).toEqual({ decay: 'fresh', brains: 'agitated', hunger: 'starved' })
  })

  it('[ed.camp-battle.9] without zombies in it nothing is rolled', () => {
    expect([duel().asks, duel().dice]).toEqual(['fight', []])
  })

  it('[ed.camp-battle.11] the battle is a match beside the campaign, and another match is asked for the next', () => {
    const s = duel()
    expect(s.pending?.beside).toMatchObject({ game: 'even-death', part: 0 })
    fought(s, 'survivors', result(s, 'survivors', { 2: DEAD }))
    expect(s.pending?.beside).toBeUndefined()
    expect(s.state.fought).toMatchObject([
      {
        round: 2,
        on: 'survivors',
        at: 33,
        sides: ['survivors', 'bandits'],
        winner: 'survivors',
        battle: 'a'.repeat(64),
      },
    ])
  })
})

describe('what becomes of them', () => {
  it('[ed.camp-battle.5] [ed.camp-battle.7] [ed.camp-battle.8] losers are off the map, the winner stays, and scores 2', () => {
    const s = duel()
    fought(s, 'survivors', result(s, 'survivors', { 2: DEAD }))
    expect([isOnMap(s, 1), isOnMap(s, 2), forceNo(s, 1).at]).toEqual([true, false, 33])
    expect([player(s, 'survivors').battles, player(s, 'bandits').battles, s.state.actionsLeft]).toEqual([2, 0, 2])
  })

  it('[ed.camp-battle.5] [ed.camp-battle.8] also the initiator, and whoever else wins scores', () => {
    const s = duel()
    fought(s, 'survivors', result(s, 'bandits', { 1: DEAD }))
    expect([isOnMap(s, 1), forceNo(s, 2).at, player(s, 'bandits').battles]).toEqual([false, 34, 2])
  })

  it('[ed.camp-battle.6] losers lose all, those who withdrew as well', () => {
    const s = duel()
    fought(s, 'survivors', result(s, 'survivors', { 2: { fate: 'withdrawn' } }))
    expect(isOnMap(s, 2)).toBe(false)
    expect(s.event('force removed')).toMatchObject({ force: 2, because: 'lost' })
  })

  const retreating = (more: Partial<War> = {}) =>
    duel({
      forces: [force('survivors', 33), force('bandits', 34, [human('thug'), human('thug')]), force('bandits', 71)],
      options: { retreat: true },
      ...more,
    })

  it('[ed.camp-battle.6] by a house rule who withdrew regroups in an adjacent unoccupied tile of the owner’s choice', () => {
    const s = retreating()
    fought(s, 'survivors', result(s, 'survivors', { 2: { fate: 'withdrawn', vitality: 3 }, 3: DEAD }))
    expect([s.asks, s.owe]).toEqual(['retreat', ['bandits']])
    for (const to of [33, 55]) expect(s.refused('bandits', { do: 'retreat', to }).clause).toBe('ed.camp-battle.6')
    s.do('bandits', { do: 'retreat', to: 35 })
    expect(forceNo(s, 2)).toMatchObject({ at: 35, units: [{ id: 2, vitality: 3 }] })
    expect(player(s, 'survivors').battles).toBe(2)
  })

  it('[ed.camp-battle.6] without such a tile they are lost', () => {
    const s = retreating({
      forces: [
        force('survivors', 33),
        force('bandits', 34, [human('thug')]),
        force('survivors', 24),
        force('survivors', 35),
        force('survivors', 44),
        force('bandits', 71),
      ],
    })
    fought(s, 'survivors', result(s, 'survivors', { 2: { fate: 'withdrawn' } }))
    expect([s.asks, isOnMap(s, 2)]).toEqual(['act', false])
  })

  it('[ed.camp-battle.6] a force of which nobody withdrew is lost also then', () => {
    const s = retreating()
    fought(s, 'survivors', result(s, 'survivors', { 2: DEAD, 3: DEAD }))
    expect([s.asks, isOnMap(s, 2)]).toEqual(['act', false])
  })

  it('[ed.camp-battle.7] who withdrew rejoins the winner', () => {
    const s = against()
    fought(s, 'survivors', result(s, 'survivors', { 1: { fate: 'withdrawn', vitality: 4 } }, []))
    expect(forceNo(s, 1).units).toMatchObject([{ id: 1, vitality: 4 }, { id: 2 }])
  })

  it('[ed.camp-battle.13] a draw removes nobody who has units, nobody scores, losses stand, who withdrew rejoins', () => {
    const s = against([human('seasoned'), human('seasoned'), human('newbie')])
    const herds = [
      { kind: 'regular', size: 4, withdrawn: false },
      { kind: 'regular', size: 2, withdrawn: true },
    ] as const
    fought(
      s,
      'survivors',
      result(s, null, { 1: { fate: 'withdrawn', vitality: 2 }, 2: { vitality: 1 }, 3: DEAD }, herds),
    )
    expect(forceNo(s, 1).units).toMatchObject([
      { id: 1, vitality: 2 },
      { id: 2, vitality: 1 },
    ])
    expect(forceNo(s, 2).units).toMatchObject([{ size: 4 }, { size: 2 }])
    expect(FOUR.map((one) => s.state.players.find(({ faction }) => faction === one)?.battles ?? 0)).toEqual([
      0, 0, 0, 0,
    ])
  })

  it('[ed.camp-battle.13] a draw removes who has nobody left; and both, if the last go at the same instant', () => {
    const s = duel()
    fought(s, 'survivors', result(s, null, { 1: DEAD, 2: DEAD }))
    expect([isOnMap(s, 1), isOnMap(s, 2), player(s, 'survivors').battles]).toEqual([false, false, 0])
  })

  it('[ed.camp-battle.14] vitality, infection, deaths and herd sizes are kept; what was before is kept where nothing changed', () => {
    const s = against([human('seasoned', { health: 'sick' }), human('seasoned')], [herd(10), herd(6)])
    const herds = [
      { kind: 'regular', size: 6, withdrawn: false },
      { kind: 'regular', size: 3, withdrawn: false },
    ] as const
    fought(s, 'survivors', result(s, null, { 1: { vitality: 4 }, 2: { vitality: 4, infected: true } }, herds))
    expect([personNo(s, 1), personNo(s, 2)]).toMatchObject([
      { vitality: 4, health: 'sick' },
      { vitality: 4, health: 'infected' },
    ])
    expect(forceNo(s, 2).units).toMatchObject([{ size: 6, id: 4 }, { size: 3 }])
  })
})

describe('hordes after a battle', () => {
  const won = (
    herds: Result['herds'],
    before = [herd(10), herd(8)],
    fates: Readonly<Record<number, Partial<PersonResult>>> = { 1: DEAD, 2: DEAD },
  ) => {
    const s = against(undefined, before)
    return fought(s, 'survivors', result(s, 'zombies', fates, herds))
  }
  const kept = (...sizes: readonly number[]): Result['herds'] =>
    sizes.map((size) => ({ kind: 'regular', size, withdrawn: false }))
  const regroup = (...sizes: readonly number[]): Command => ({
    do: 'regroup',
    herds: sizes.map((size) => ({ kind: 'regular', size })),
  })
  const sizes = (s: CampaignScene) => forceNo(s, 2).units.map((unit) => unit.is === 'herd' && unit.size)

  it('[ed.camp-battle.15] a winning horde keeps whom it turned, and may regroup zombies of one type', () => {
    const s = won(kept(9, 4), undefined, { 1: { fate: 'turned', vitality: 0 }, 2: DEAD })
    expect([s.asks, s.owe]).toEqual(['regroup', ['zombies']])
    expect(s.refused('zombies', regroup(15)).clause).toBe('ed.camp-battle.15')
    expect(s.refused('zombies', regroup(9, 5)).clause).toBe('ed.camp-battle.15')
    expect(s.refused('zombies', { do: 'regroup', herds: [{ kind: 'fast', size: 13 }] }).clause).toBe(
      'ed.camp-battle.15',
    )
    s.do('zombies', regroup(13))
    expect(sizes(s)).toEqual([13])
  })

  it('[ed.camp-battle.15] zombies go among the herds there are: none is split to make another', () => {
    const s = won(kept(10, 8))
    for (const herds of [regroup(10, 4, 4), regroup(9, 8, 1)])
      expect(s.refused('zombies', herds).clause).toBe('ed.camp-battle.15')
    s.do('zombies', regroup(15, 3))
    expect(sizes(s)).toEqual([15, 3])
  })

  it('[ed.camp-battle.15] with one herd of a type there is nothing to regroup', () => {
    expect(won(kept(9), [herd(10)]).asks).toBe('act')
  })

  it('[ed.camp-battle.13] [ed.camp-battle.15] a draw leaves no horde over 200 points, and asks nobody else', () => {
    const before = [15, 15, 15, 15, 15, 15, 10].map((n) => herd(n))
    const drawn = (herds: Result['herds'], horde = before) => {
      const s = against(undefined, horde)
      return fought(s, 'survivors', result(s, null, { 1: { fate: 'turned', vitality: 0 } }, herds))
    }
    expect(drawn(kept(15, 15, 15, 15, 15, 15, 10, 1)).asks).toBe('regroup')
    expect(drawn(kept(9, 4), [herd(10), herd(8)]).asks).toBe('act')
  })

  it('[ed.camp-battle.15] who does not say keeps the herds as they stand', () => {
    expect(sizes(won(kept(9, 4)).timeOut('zombies'))).toEqual([9, 4])
  })

  it('[ed.camp-battle.15] over 200 points it must regroup or discard', () => {
    // Six herds of 15 and one of 10 are 200 points; three more that turned are a herd of 10 points more.
    const before = [15, 15, 15, 15, 15, 15, 10].map((n) => herd(n))
    const s = won(kept(15, 15, 15, 15, 15, 15, 10, 1), before, { 1: { fate: 'turned', vitality: 0 }, 2: DEAD })
    expect(s.refused('zombies', regroup(15, 15, 15, 15, 15, 15, 10, 1)).clause).toBe('ed.camp-battle.15')
    expect(s.refused('zombies', regroup(15, 15, 15, 15, 15, 15, 11)).clause).toBe('ed.camp-battle.15')
    s.do('zombies', regroup(15, 15, 15, 15, 15, 15, 10))
    expect(sizes(s)).toHaveLength(7)
  })

  it('[ed.camp-battle.15] who does not say fills herds to 15 and discards from the smallest', () => {
    const before = [15, 15, 15, 15, 15, 15, 10].map((n) => herd(n))
    const s = won(kept(15, 15, 15, 15, 15, 15, 9, 2), before, { 1: { fate: 'turned', vitality: 0 }, 2: DEAD })
    expect(sizes(s.timeOut('zombies'))).toEqual([15, 15, 15, 15, 15, 15])
  })

  const risen = (more: Partial<War> = {}): CampaignScene =>
    war({
      forces: [
        force('survivors', 33, [human('regular', { health: 'infected' })]),
        force('bandits', 34),
        force('bandits', 71),
        force('survivors', 11),
      ],
      ...more,
    }).do('survivors', BATTLE)
  const lostToThem = (s: CampaignScene): CampaignScene =>
    fought(s, 'survivors', result(s, 'zombies', { 1: { fate: 'turned', vitality: 0 }, 2: DEAD }, kept(1)))

  it('[ed.camp-battle.16] zombies that arose in a war between people and win it are a new horde in the tile of the initiator', () => {
    const s = lostToThem(risen())
    expect(s.event('horde arose')).toMatchObject({ at: 33 })
    expect(s.state.forces.find(({ at }) => at === 33)).toMatchObject({
      owner: 'zombies',
      units: [{ kind: 'regular', size: 1 }],
    })
    expect([isOnMap(s, 1), isOnMap(s, 2), player(s, 'zombies').battles]).toEqual([false, false, 2])
  })

  it('[ed.camp-battle.16] [ed.death.10] a zombie player who was out is back, and has a turn again', () => {
    const s = lostToThem(risen({ factions: PEOPLE, players: { zombies: { out: true } } }))
    expect([player(s, 'zombies').out, s.event('player back').faction, player(s, 'zombies').battles]).toEqual([
      false,
      'zombies',
      2,
    ])
    s.do('survivors', { do: 'end-turn' }).do('bandits', { do: 'end-turn' })
    expect(s.state.onTurn).toBe('zombies')
  })

  it('[ed.camp-battle.6] [ed.camp-battle.16] by a house rule the initiator leaves the tile in which the dead have risen', () => {
    const units = [human('regular', { health: 'infected' }), human('regular')]
    const forces = [force('survivors', 33, units), force('bandits', 34), force('bandits', 71), force('survivors', 11)]
    const begin = (more: readonly WrittenForce[] = []) => {
      const s = risen({ forces: [...forces, ...more], options: { retreat: true } })
      const fates = { 1: { fate: 'turned', vitality: 0 }, 2: { fate: 'withdrawn' }, 3: DEAD } as const
      return fought(s, 'survivors', result(s, 'zombies', fates, kept(1)))
    }
    const s = begin()
    expect([s.asks, s.owe]).toEqual(['retreat', ['survivors']])
    expect(invariants(s.table)).toEqual([])
    const { position } = evenDeathCampaign
    expect(position.read(position.write(s.table), {}, {})).toMatchObject({ ok: true })
    expect(s.refused('survivors', { do: 'retreat', to: 33 }).clause).toBe('ed.camp-battle.6')
    s.do('survivors', { do: 'retreat', to: 32 })
    expect([forceNo(s, 1).at, s.state.forces.find(({ at }) => at === 33)?.owner]).toEqual([32, 'zombies'])
    // With somebody on every side there is no tile for them, but the one that the bandits have left.
    const shut = begin([23, 43, 32].map((at) => force('survivors', at)))
    expect(shut.offers('survivors')).toEqual(['retreat to:34'])
  })

  it('[ed.camp-battle.16] with all hordes on the map they vanish', () => {
    const hordes = [51, 52, 53, 54, 57, 58, 61, 62, 63, 64, 65, 66].map((at) => force('zombies', at))
    const s = lostToThem(
      risen({
        forces: [
          force('survivors', 33, [human('regular', { health: 'infected' })]),
          force('bandits', 34),
          force('bandits', 71),
          force('survivors', 11),
          ...hordes,
        ],
      }),
    )
    expect([s.event('zombies vanished').at, s.state.forces.filter(({ owner }) => owner === 'zombies').length]).toEqual([
      33, 12,
    ])
  })
})

describe('a result by hand', () => {
  it('[ed.camp-battle.14] one vitality too many, a dead unit twice, two winners: refused, and nothing has changed', () => {
    const s = duel({
      forces: [
        force('survivors', 33, [human('seasoned', { vitality: 3 })]),
        force('bandits', 34),
        force('bandits', 71),
      ],
    })
    const good = result(s, 'survivors', { 2: DEAD })
    const [one, two] = good.people
    if (!one || !two) throw new Error('nobody fights')
    const bad = (told: Partial<Result>): Command => byHand({ ...good, ...told })
    expect(s.refused('survivors', bad({ people: [{ ...one, vitality: 4 }, two] })).reason).toContain(
      'people[0].vitality',
    )
    expect(s.refused('survivors', bad({ people: [one, two, two] })).reason).toContain('people[2].id')
    expect(s.refused('survivors', bad({ people: [one, { ...two, fate: 'alive', vitality: 4 }] })).reason).toContain(
      'winner',
    )
    expect(s.refused('survivors', bad({ winner: 'military' })).clause).toBe('ed.camp-battle.14')
    expect(s.refused('survivors', bad({ herds: [{ kind: 'regular', size: 3, withdrawn: false }] })).clause).toBe(
      'ed.camp-battle.14',
    )
    expect(s.asks).toBe('fight')
  })

  it('[ed.camp-battle.14] a good one waits for the yes of every other person concerned', () => {
    const s = against()
    s.do('zombies', byHand(result(s, 'survivors', {}, [])))
    expect([s.asks, s.owe]).toEqual(['agree', ['survivors']])
    expect(isOnMap(s, 2)).toBe(true)
    s.do('survivors', { do: 'agree', yes: true })
    expect([isOnMap(s, 2), s.state.fought[0]?.battle, s.asks]).toEqual([false, BY_HAND, 'act'])
  })

  it('[ed.camp-battle.14] with one no it is still to be fought', () => {
    const s = against()
    s.do('survivors', byHand(result(s, 'survivors', {}, [])))
    s.do('zombies', { do: 'agree', yes: false })
    expect([s.asks, s.state.battle?.proposal, isOnMap(s, 2)]).toEqual(['fight', null, true])
    s.do('survivors', byHand(result(s, 'survivors', {}, [])))
    expect(s.timeOut('zombies').asks).toBe('fight')
  })

  it('[ed.camp-battle.14] of three persons both others are asked; bots, and a person at two seats, are not', () => {
    const forces = [force('survivors', 33), force('bandits', 34), force('military', 43), force('zombies', 77)]
    const begin = (holders: War['holders']) => {
      const s = war({ forces, factions: FOUR, ...(holders ? { holders } : {}) }).do('survivors', BATTLE)
      return s.do('survivors', byHand(result(s, 'survivors', { 2: DEAD, 3: DEAD })))
    }
    const three = begin(undefined)
    expect([three.asks, three.owe]).toEqual(['agree', ['military', 'bandits']])
    three.do('bandits', { do: 'agree', yes: true })
    expect(three.owe).toEqual(['military'])
    three.do('military', { do: 'agree', yes: true })
    expect(player(three, 'survivors').battles).toBe(2)
    const ann = { person: 'Ann' }
    expect(begin({ survivors: ann, bandits: { bot: 'competent' }, military: { bot: 'competent' } }).asks).toBe('act')
    const twice = { survivors: ann, bandits: ann, military: { person: 'Ben' } }
    expect(begin(twice).owe).toEqual(['military'])
    const other = war({ forces, factions: FOUR, holders: twice }).do('survivors', BATTLE)
    expect(other.do('bandits', byHand(result(other, 'survivors', { 2: DEAD, 3: DEAD }))).owe).toEqual(['military'])
  })

  it('[ed.camp-battle.14] a battle that was played needs nobody’s yes', () => {
    const s = duel()
    expect(fought(s, 'survivors', result(s, 'survivors', { 2: DEAD })).asks).toBe('act')
  })
})

describe('quick battles', () => {
  const options = { quickResolve: true }

  it('[ed.camp-battle.17] bots play it if all persons concerned agree, with closed votes', () => {
    const s = duel({ options })
    expect([s.asks, s.owe]).toEqual(['vote', ['survivors', 'bandits']])
    s.do('survivors', { do: 'vote', quick: true })
    expect(s.view('bandits').answered).toEqual({ survivors: null })
    s.do('bandits', { do: 'vote', quick: true })
    expect([s.state.battle?.quick, s.asks]).toEqual([true, 'fight'])
    expect(Object.values(s.pending?.beside?.holders ?? {}).every((one) => 'bot' in one)).toBe(true)
  })

  it('[ed.camp-battle.17] one against it, or a clock run out, and it is fought on the table', () => {
    const s = duel({ options }).do('survivors', { do: 'vote', quick: true }).timeOut('bandits')
    expect([s.state.battle?.quick, s.event('quick agreed').against]).toEqual([false, ['bandits']])
  })

  it('[ed.camp-battle.17] without the house rule nobody is asked; where only bots fight, bots play it', () => {
    expect([duel().asks, duel().state.battle?.quick]).toEqual(['fight', false])
    const bot = { bot: 'competent' }
    expect(duel({ holders: { survivors: bot, bandits: bot } }).state.battle?.quick).toBe(true)
  })
})
