import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Card } from '../tables/cards.ts'
import { at, otherNo, plays, type RunOrShootScene, scene, survivorNo, turnOver } from '../testing.ts'

/** Everything that a seat is asked until cards are placed again, as `step question`. */
function asked(s: RunOrShootScene, seat: string): string[] {
  const questions: string[] = []
  for (let guard = 0; s.pending !== null && s.asks !== 'place a card' && guard < 99; guard++) {
    const [next = ''] = s.owe
    if (next === seat) questions.push(`${s.state.step} ${s.asks}`)
    s.timeOut(next)
  }
  return questions
}

const FOOT = scene().table.book.map.climbs.find(({ kind }) => kind === 'ladder')?.foot.at ?? at(0, 0)

/** Dot at the foot of a ladder with everything to do there: a kit and a patient, somebody to help, a target and a grenade. */
const busy = (card: Card, down: boolean): string[] => {
  const s = scene({
    survivors: [
      {
        at: FOOT,
        down,
        hits: 2,
        facing: { x: 0, y: 1000 },
        items: ['kit', 'molotov', 'reload:shotgun'],
        main: { id: 2, kind: 'shotgun', rounds: 3 },
      },
      { at: { x: FOOT.x + 300, y: FOOT.y }, down: true },
    ],
    zeds: [{ at: { x: FOOT.x, y: FOOT.y + 1500 }, kind: 'tank' }],
    dice: seeded('busy'),
  })
  plays(s, 'S1', card)
  plays(s, 'S2', 'RUN')
  return asked(s, 'S1').filter((question) => !question.startsWith('5a'))
}

describe('lying on the ground', () => {
  it('[rs.down.5] he cannot climb, give, treat, assist, throw, shoot or reload: whoever stands is asked, who lies is not', () => {
    const cards: readonly Card[] = ['CLIMB', 'GIVE', 'FIRST AID', 'ASSIST', 'GRENADE', 'SHOOT', 'RELOAD']
    for (const card of cards) {
      expect(busy(card, false).length, `${card} standing`).toBeGreaterThan(0)
      expect(busy(card, true), `${card} lying`).toEqual([])
    }
  })

  it('[rs.down.5] [rs.down.4] he neither moves nor turns, and gets up in step 11', () => {
    const s = scene({ survivors: [{ at: at(20, 34), down: true }, { at: at(3, 34) }] })
    plays(s, 'S1', 'RUN')
    plays(s, 'S2', 'RUN')
    expect(asked(s, 'S1')).toEqual([])
    expect(s.event('card lost')).toMatchObject({ survivor: 1, card: 'RUN' })
    expect([survivorNo(s, 1).at, survivorNo(s, 1).down]).toEqual([at(20, 34), false])
  })

  it('[rs.down.5] [rs.tank.7] what he did before he fell stands; the rest of his card is lost', () => {
    // He pushes the Zed off in step 3; the Tank knocks him down in step 4.
    const s = scene({
      survivors: [{ at: at(20, 34) }, { at: at(3, 34) }],
      zeds: [{ at: at(20, 36) }, { at: at(23, 34), kind: 'tank' }],
      dice: ['rs.melee.3: 1', 'rs.tank.6: 1', 'draw rs.infection.1: 9', 'rs.tank.6: 2 2'],
    })
    plays(plays(s, 'S1', 'MELEE'), 'S2', 'RUN')
    s.do('S1', { do: 'push' }).do('S1', { do: 'push-back', zeds: [1] })
    expect([s.state.zeds[0]?.down, survivorNo(s, 1).down, survivorNo(s, 1).fought]).toEqual([true, true, true])
    expect(s.owe).toEqual(['S2'])
  })
})

describe('injuries', () => {
  it('[rs.injury.6] three hits take nothing from a climb, a throw, a fence or from getting up', () => {
    const hurt = { hits: 3, items: ['molotov'] } as const
    const climb = scene({ survivors: [{ ...hurt, at: FOOT }] })
    plays(climb, 'S1', 'CLIMB')
    while (climb.state.step !== '5b') climb.timeOut('S1')
    climb.do('S1', climb.offered('S1').find((command) => command.do === 'climb') ?? { do: 'pass' })
    expect(survivorNo(climb, 1).level).toBe(1)

    const thrower = scene({ survivors: [{ ...hurt, at: at(10, 34) }] })
    plays(thrower, 'S1', 'GRENADE')
    while (thrower.state.step !== '6') thrower.timeOut('S1')
    thrower.do('S1', { do: 'throw', grenade: 'molotov', at: [4100, 3400], level: 0 })
    expect(thrower.event('thrown').survivor).toBe(1)

    // The wire fence of the safe house runs along x = 45.
    const fence = scene({ survivors: [{ ...hurt, at: at(43.9, 30) }] })
    plays(fence, 'S1', 'RUN')
    const over = fence.offered('S1').find((command) => command.do === 'cross')
    expect(over).toBeDefined()
    if (over) fence.do('S1', over)
    expect(survivorNo(fence, 1).at.x).toBeGreaterThan(4500)

    const lying = scene({ survivors: [{ ...hurt, at: at(10, 34), down: true }] })
    turnOver(plays(lying, 'S1', 'RUN'))
    expect(survivorNo(lying, 1).down).toBe(false)
  })
})

describe('a corpse beside him', () => {
  it('[rs.infection.13] a killing blow with a weapon lays it to rest, anything less does not', () => {
    const struck = (face: number): unknown => {
      const s = scene({
        survivors: [
          { at: at(20, 34), main: { id: 2, kind: 'fireaxe', rounds: 0 } },
          otherNo(14, { at: at(22, 34), status: 'dead', hits: 1 }),
        ],
        dice: [`rs.melee.8: ${face}`],
        state: { hidden: { ...scene().state.hidden, tested: { 14: 'infected' }, rising: { 14: 3 } } },
      })
      plays(s, 'S1', 'MELEE').do('S1', { do: 'strike', weapon: 2, corpse: 14 })
      return s.state.hidden.rising
    }
    expect([struck(7), struck(6)]).toEqual([{}, { 14: 3 }])
  })
})
