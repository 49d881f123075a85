import { describe, expect, it } from 'vitest'
import {
  at,
  EIGHTS,
  type EvenDeathScene,
  herdNo,
  humanNo,
  playOn,
  row,
  scene as sceneOf,
  type Staging,
} from '../testing.ts'

/** Checks at selection are passed. */
const scene = (stage: Staging): EvenDeathScene => sceneOf({ dice: EIGHTS, ...stage })

const two: Staging = {
  humans: [{ seat: 'survivors' }, { seat: 'survivors' }],
  herds: [{ zombies: row(10, 5, 3) }, { zombies: row(30, 5, 2) }],
}

describe('the turn', () => {
  it('[ed.turn.1] a unit is selected, has up to two actions, and is used', () => {
    const s = scene(two).do('survivors', { do: 'select', unit: 2 })
    expect(s.state.active).toMatchObject({ unit: 2, actions: 2 })
    s.do('survivors', { do: 'do-nothing' })
    expect(s.state.active).toMatchObject({ actions: 1, done: ['do-nothing'] })
    s.do('survivors', { do: 'do-nothing' })
    expect([s.state.active, humanNo(s, 2).used, humanNo(s, 1).used]).toEqual([null, true, false])
    expect(s.owe).toEqual(['survivors'])
  })

  it('[ed.turn.2] an action of others is none of this unit', () => {
    const s = scene(two).do('survivors', { do: 'select', unit: 1 })
    expect(s.refused('survivors', { do: 'split', zombie: 1 }).clause).toBe('ed.turn.2')
    expect(s.refused('survivors', { do: 'select', unit: 2 }).clause).toBe('ed.turn.2')
  })

  it('[ed.turn.3] when all units are used the next seat takes its turn', () => {
    const s = scene(two)
    for (const unit of [1, 2]) s.do('survivors', { do: 'select', unit }).do('survivors', { do: 'finish' })
    expect([s.state.onTurn, s.owe]).toEqual(['zombies', ['zombies']])
    expect(s.refused('survivors', { do: 'select', unit: 1 }).clause).toBe('table.seat')
  })

  it('[ed.turn.4] fewer actions are allowed, also none', () => {
    const s = scene(two).do('survivors', { do: 'select', unit: 1 })
    expect(s.offered('survivors')).toContainEqual({ do: 'do-nothing' })
    s.do('survivors', { do: 'finish' })
    expect(humanNo(s, 1).used).toBe(true)
  })

  it('[ed.turn.5] the same action may be done twice', () => {
    const s = scene(two).do('survivors', { do: 'select', unit: 1 })
    s.do('survivors', { do: 'do-nothing' }).do('survivors', { do: 'do-nothing' })
    expect(s.events.filter(({ e }) => e === 'did nothing')).toHaveLength(2)
  })

  it('[ed.turn.6] a unit is finished before another is selected, and does not come back', () => {
    const s = scene(two).do('survivors', { do: 'select', unit: 1 }).do('survivors', { do: 'finish' })
    expect(s.refused('survivors', { do: 'select', unit: 1 }).clause).toBe('ed.turn.6')
  })

  it('[ed.turn.7] whoever ends the turn early has the rest selected by ascending id', () => {
    const s = scene({ ...two, humans: [...(two.humans ?? []), { seat: 'survivors' }] })
    s.do('survivors', { do: 'select', unit: 2 }).do('survivors', { do: 'finish' }).do('survivors', { do: 'end-turn' })
    const selected = s.events.flatMap((event) => (event.e === 'selected' ? [event.unit] : []))
    const idle = s.events.flatMap((event) => (event.e === 'used' && event.idle ? [event.unit] : []))
    expect([selected, idle]).toEqual([
      [2, 1, 3],
      [1, 3],
    ])
    expect(s.events.find(({ e }) => e === 'turn ended')).toMatchObject({ seat: 'survivors', early: true })
    expect(s.state.onTurn).toBe('zombies')
  })

  it('[ed.turn.7] the rest go through every step of a selection, and act no more', () => {
    const watch = { seat: 'survivors', at: at(10, 8), perks: ['overwatch' as const] }
    const s = scene({ ...two, humans: [watch] }).do('survivors', { do: 'end-turn' })
    expect(s.events.filter(({ e }) => e === 'overwatch')).toHaveLength(1)
    expect([humanNo(s, 1).used, s.owe]).toEqual([true, ['zombies']])
  })

  it('[ed.turn.8] a round ends after the last seat, and a seat without units is skipped', () => {
    const s = scene({
      humans: [{ seat: 'survivors' }, { seat: 'military', status: 'dead', vitality: 0 }],
      herds: [{ zombies: [{}] }],
      options: { factions: ['survivors', 'military', 'zombies'] },
    })
    expect(s.state.round).toBe(1)
    s.do('survivors', { do: 'end-turn' })
    expect(s.state.onTurn).toBe('zombies')
    s.do('zombies', { do: 'end-turn' })
    expect([s.state.round, s.state.onTurn]).toEqual([2, 'survivors'])
  })

  it('[ed.turn.10] what a unit held at the end of its last turn is gone when it is selected', () => {
    const s = scene({ ...two, humans: [{ seat: 'survivors', aim: true, rerolled: true, overwatch: true }] })
    s.do('survivors', { do: 'select', unit: 1 })
    expect(humanNo(s, 1)).toMatchObject({ aim: false, rerolled: false, overwatch: false })
  })

  it('[ed.turn.11] each human is a unit of its own, a herd is one', () => {
    const s = scene(two)
    expect(s.offered('survivors').filter(({ do: what }) => what === 'select')).toHaveLength(2)
    s.do('survivors', { do: 'end-turn' })
    s.do('zombies', { do: 'select', unit: 3 }).do('zombies', { do: 'finish' })
    expect([herdNo(s, 3).used, herdNo(s, 4).used]).toEqual([true, false])
  })

  it('units that others may not touch are refused, and nobody acts out of turn', () => {
    const s = scene(two)
    expect(s.refused('survivors', { do: 'select', unit: 3 }).clause).toBe('ed.turn.1')
    expect(s.refused('survivors', { do: 'select', unit: 99 }).clause).toBe('ed.turn.1')
    expect(s.refused('survivors', { do: 'do-nothing' }).clause).toBe('ed.turn.1')
  })

  it('[ed.donothing.1] doing nothing spends an action, for herds without a check', () => {
    const s = scene({ ...two, order: ['zombies', 'survivors'] })
    s.do('zombies', { do: 'select', unit: 3 }).do('zombies', { do: 'do-nothing' })
    expect(s.state.active?.actions).toBe(1)
  })

  it('[ed.facing.2] a unit is turned freely in its own turn', () => {
    const s = scene(two).do('survivors', { do: 'select', unit: 1 })
    s.do('survivors', { do: 'turn', facing: [3, 4] })
    expect([humanNo(s, 1).facing, s.state.active?.actions]).toEqual([{ x: 3, y: 4 }, 2])
    expect(s.refused('survivors', { do: 'turn', facing: [0, 0] }).clause).toBe('ed.facing.1')
    s.do('survivors', { do: 'finish' })
    expect(s.refused('survivors', { do: 'turn', facing: [1, 0] }).clause).toBe('ed.turn.1')
  })

  it('[ed.command.1] the Military gains a Command point at the start of each of its turns, others none', () => {
    const s = scene({
      humans: [
        { seat: 'military', profile: 'soldier' },
        { seat: 'bandits', profile: 'thug' },
      ],
      options: { factions: ['military', 'bandits'] },
    })
    expect(s.state.seats.map(({ commandPoints }) => commandPoints)).toEqual([1, 0, 0])
    playOn(s, ({ state }) => state.round < 3)
    expect(s.state.seats.map(({ commandPoints }) => commandPoints)).toEqual([3, 0, 0])
  })
})

describe('the end', () => {
  it('[ed.victory.9] after the last round the largest share of its starting points wins, equal ones draw', () => {
    const end = (people: number, zombies: number): readonly string[] | undefined => {
      const seats = { survivors: { startPoints: people }, zombies: { startPoints: zombies } }
      const s = scene({
        humans: [{ seat: 'survivors' }],
        herds: [{ zombies: [{}] }],
        seats,
        options: { roundLimit: 2 },
      })
      return playOn(s, () => true).outcome?.winners
    }
    expect(end(20, 30)).toEqual(['survivors'])
    expect(end(30, 20)).toEqual(['zombies'])
    expect(end(30, 30)).toEqual([])
    // 10 of 299 and 10 of 300 points are both 3 percent.
    expect(end(299, 300)).toEqual([])
    // 10 of 249 points are a little more than the 4 percent that 10 of 250 are: rounded down as many.
    expect(end(249, 250)).toEqual([])
  })

  it('[ed.victory.4] [ed.victory.8] whoever gives up leaves the table; two are over, three go on', () => {
    const s = scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: [{}] }] })
    expect(s.refused('zombies', { do: 'concede' }).clause).toBe('ed.victory.4')
    s.do('survivors', { do: 'concede' })
    expect(s.outcome).toMatchObject({ winners: ['zombies'], clause: 'ed.victory.5' })
    const three = scene({
      humans: [{ seat: 'survivors' }, { seat: 'bandits', profile: 'thug' }],
      herds: [{ zombies: [{}] }],
      options: { factions: ['survivors', 'bandits', 'zombies'] },
    }).do('survivors', { do: 'concede' })
    expect([three.outcome, three.state.onTurn]).toEqual([null, 'bandits'])
    expect(three.state.humans.map(({ status }) => status)).toEqual(['conceded', 'alive'])
  })
})
