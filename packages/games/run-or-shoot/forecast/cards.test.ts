import { describe, expect, it } from 'vitest'
import { viewFor } from '../rules/43-view.ts'
import { at, otherNo, type RunOrShootScene, scene, type Staging, survivorNo } from '../testing.ts'
import type { Card } from '../tables/cards.ts'
import { type CardForecast, type Forecast, forecastFor } from './index.ts'

const seen = (s: RunOrShootScene, seat = 'S1'): Forecast => forecastFor(viewFor(s.table, seat), s.table.book.options)

function hand(stage: Staging): (card: Card) => CardForecast {
  const s = scene(stage)
  const cards = seen(s).hand(survivorNo(s, 1))
  return (card) => cards.find((one) => one.card === card) as CardForecast
}

describe('what a card would be good for', () => {
  it('is nothing, and why, for somebody alone with empty hands', () => {
    const of = hand({ survivors: [{ pistol: null, main: null, items: [], hits: 3 }] })
    const why = (card: Card) => of(card).idle?.why ?? null
    expect([why('SHOOT'), why('SNIPE'), why('RELOAD'), why('GRENADE')]).toEqual([
      'no gun',
      'no sniper rifle',
      'no gun',
      'no grenade',
    ])
    expect([why('MELEE'), why('FIRST AID'), why('ORDER'), why('ASSIST'), why('CLIMB'), why('GIVE')]).toEqual([
      'no Zed in contact',
      'no kit',
      'nobody hears',
      'nobody beside needs help',
      'nothing to climb',
      'nobody and nothing beside',
    ])
    expect([of('RUN').units, of('RUN').whole, of('RUN').idle]).toEqual([400, 1000, null])
    expect(of('BOTH').idle).toEqual({ why: 'too badly hurt to move', clause: 'rs.injury.5' })
  })

  it('says which guns fire how often, at whom whichever way he turns, and what a clip is for', () => {
    const of = hand({
      survivors: [
        {
          at: at(5, 33),
          facing: { x: -1000, y: 0 },
          pistol: { id: 1, kind: 'pistol', rounds: 2 },
          main: { id: 2, kind: 'shotgun', rounds: 0 },
          items: ['reload:shotgun', 'reload:shotgun', 'HE'],
        },
      ],
      zeds: [{ at: at(20, 33) }, { at: at(24, 25) }],
    })
    expect(of('SHOOT')).toMatchObject({ guns: [{ kind: 'pistol', shots: 2, rounds: 2, clips: 0 }], zeds: [1] })
    expect(of('BOTH')).toMatchObject({ units: 500, guns: [{ kind: 'pistol', shots: 1 }] })
    expect(of('RELOAD')).toMatchObject({ guns: [{ kind: 'shotgun', rounds: 0, clips: 2 }], idle: null })
    expect(of('GRENADE')).toMatchObject({ grenades: ['HE'], zeds: [1, 2] })
    expect(of('SNIPE').steps).toEqual(['9'])
  })

  it.each([
    [6, []],
    [5, [2]],
  ])('[rs.reload.3] with %i of six rounds in the rifle RELOAD is for the guns %j', (rounds, guns) => {
    const rifle = { id: 2, kind: 'rifle', rounds } as const
    const of = hand({ survivors: [{ pistol: null, main: rifle, items: ['reload:rifle'] }] })
    expect(of('RELOAD').guns.map(({ weapon }) => weapon)).toEqual(guns)
  })

  it('[rs.shoot.10] [rs.grenade.1] is nothing for guns and throws without a Zed in range, and says how far the nearest is', () => {
    const armed = (zeds: NonNullable<Staging['zeds']>) =>
      hand({
        survivors: [{ at: at(5, 33), pistol: null, main: { id: 2, kind: 'shotgun', rounds: 3 }, items: ['HE'] }],
        zeds,
      })
    const far = armed([{ at: at(50, 33) }])
    expect(far('SHOOT')).toMatchObject({ idle: { why: 'no Zed in range' }, beyond: { gap: 4300, range: 3000 } })
    expect(far('GRENADE')).toMatchObject({ idle: { why: 'no Zed in range' }, beyond: { gap: 4300, range: 4000 } })
    expect([armed([])('SHOOT').idle?.why, armed([])('GRENADE').idle?.why]).toEqual([
      'no Zed in sight',
      'no Zed in sight',
    ])
    expect(armed([{ at: at(20, 33) }])('SHOOT')).toMatchObject({ idle: null, beyond: null })
  })

  it('knows who is beside him, who hears him and who touches him', () => {
    const of = hand({
      survivors: [
        { at: at(5, 33), items: ['kit'], main: { id: 2, kind: 'fireaxe', rounds: 0 } },
        { at: at(5, 35.5), hits: 2, items: ['HE'] },
        otherNo(11, { at: at(15, 33) }),
      ],
      zeds: [{ at: at(7, 33) }],
    })
    expect(of('MELEE')).toMatchObject({ zeds: [1], idle: null })
    expect(of('FIRST AID').people).toEqual([2])
    expect(of('GIVE').people).toEqual([2])
    expect(of('ASSIST').people).toEqual([2])
    expect(of('ORDER').people).toEqual([11])
  })

  it('is the same whether or not somebody lurks', () => {
    const s = scene({ survivors: [{ at: at(5, 33) }] })
    const before = JSON.stringify(seen(s).hand(survivorNo(s, 1)))
    s.table.state.hidden.hordes = []
    expect(JSON.stringify(seen(s).hand(survivorNo(s, 1)))).toBe(before)
  })
})
