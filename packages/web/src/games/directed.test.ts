/** The phase of the dead in games as bots play them: every moment of it is one that could be on the table. */
import type { Event } from '@shamble/dead-walk/page'
import { describe, expect, it } from 'vitest'
import { isDeed } from '../play/game-display.ts'
import { directed as deadWalk } from './dead-walk/directed.ts'
import { cm, situationOf, staged } from './dead-walk/testing.ts'

describe('Dead Walk Again', () => {
  const { view, options } = situationOf(
    staged({
      humans: [{ name: 'Eddie Voss', at: cm(30, 34), weapons: ['pistol'], ap: 4 }],
      zombies: [{ at: cm(40, 20) }, { at: cm(32.5, 34) }],
      activation: { human: 1 },
    }),
  )
  const path = [
    { x: 4000, y: 2000 },
    { x: 3800, y: 2200 },
  ]
  const [, end = { x: 0, y: 0 }] = path
  const senses: Event = { e: 'zombie senses', clause: 'dw.zsense.6', zombie: 1, sense: 'sound', human: null, at: end }
  const moved: Event = {
    e: 'zombie moved',
    clause: 'dw.zmove.1',
    zombie: 1,
    path,
    why: 'sound',
    human: null,
    touches: null,
  }
  const bite: Event = {
    e: 'zombie attacked',
    clause: 'dw.zattack.3',
    zombie: 2,
    human: 1,
    round: 1,
    face: 6,
    modifiers: [],
    needed: 6,
    hit: true,
  }
  const wounded: Event = { e: 'wounded', clause: 'dw.wounds.1', human: 1, by: 1, wounds: 1, from: 'bite' }
  const events = [senses, moved, bite, wounded]

  it('[dw.zsense.6] says which sense leads each, and where a noise was', () => {
    const done = deadWalk.deeds(events, { view, options })
    expect(done.filter(isDeed)).toMatchObject([
      { lead: 'sound', figure: 'zombie 1', about: ['38,22'] },
      { lead: 'attack', figure: 'zombie 2', about: ['H1'], came: 'hurt' },
    ])
  })

  it('shows nobody hurt before the bite, and nobody arrived before the way', () => {
    const after = {
      ...view,
      zombies: view.zombies.map((z) => (z.n === 1 ? { ...z, at: end } : z)),
      humans: view.humans.map((h) => ({ ...h, wounds: 1 })),
    }
    const atFirst = deadWalk.before(events, view, after, [])
    expect([atFirst.zombies[0]?.at, atFirst.humans[0]?.wounds]).toEqual([view.zombies[0]?.at, 0])
    const then = deadWalk.before([bite, wounded], view, after, [])
    expect([then.zombies[0]?.at, then.humans[0]?.wounds]).toEqual([end, 0])
    expect(deadWalk.before([], view, after, []).humans[0]?.wounds).toBe(1)
  })

  it('leaves a body where one of the dead fell, and none of a human', () => {
    const gone = (figure: 'Z1' | 'H1') =>
      ({ e: 'eliminated', clause: 'dw.wounds.1', figure, at: end, by: 1, from: 'shot' }) as const
    expect(deadWalk.bodies([gone('Z1'), gone('H1')], () => [])).toEqual([{ n: 1, at: '38,22' }])
  })
})
