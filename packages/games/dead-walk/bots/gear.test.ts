import type { Advice, Seat } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { deadWalk } from '../index.ts'
import { act, at, type DeadWalkScene, human, newGame, scene, zombie } from '../testing.ts'

const advised = (s: DeadWalkScene): Advice<Command> => {
  const seat = s.owe[0] as Seat
  return deadWalk.advise(s.view(seat), s.table.book, seat, s.offered(seat))
}

const PUMP = { type: 'pump-shotgun', id: 1, ready: true, loaded: 4 }
const REVOLVER = { type: 'revolver', id: 2, loaded: 6 }

describe('what a bot has in hand', () => {
  it('[dw.quirk.15] a handgun for whoever cannot keep away from them', () => {
    const stupid = { quirks: ['stupid'] }
    const one = (sheet: object): DeadWalkScene =>
      scene({
        options: { quirks: true },
        humans: [human({ weapons: [PUMP, REVOLVER], sheet })],
        zombies: [zombie(1, at(80, 60))],
        activation: { human: 1 },
      })
    expect(advised(one(stupid)).command).toEqual({ do: 'ready', weapons: [2] })
    expect(advised(one({})).command.do).not.toBe('ready')
  })

  it('the long gun again when nobody is near', () => {
    const weapons = [
      { type: 'carbine', id: 1, loaded: 8 },
      { type: 'pistol', id: 2, ready: true, loaded: 8 },
    ]
    const s = scene({ humans: [human({ weapons })], activation: { human: 1 } })
    expect(advised(s).command).toEqual({ do: 'ready', weapons: [1] })
  })

  it('[dw.wskill.1] nothing that it cannot fire', () => {
    const weapons = [{ type: 'carbine', id: 1, ready: true, loaded: 0 }]
    const s = scene({
      options: { weaponSkills: true },
      humans: [human({ weapons, stock: { bullets: 2 } })],
      activation: { human: 1 },
    })
    expect(advised(s).command).toEqual({ do: 'end' })
  })
})

describe('what a bot sets out with', () => {
  it('[dw.quirk.10] [dw.entry.7] nothing in the hands of whoever would fire at everything he sees', () => {
    const begin = (scenario: string): Command =>
      advised(newGame({ options: { scenario, quirks: true, entryMethods: ['D'] }, dice: Array(10).fill(3) })).command
    expect(begin('quiet-hands')).toMatchObject({ do: 'place', human: 1, ready: [] })
  })
})

describe('what a bot does with things', () => {
  const ROOM = { buildings: [{ id: 'B1', title: 'hut', tag: 'plain', outline: [50, 50, 70, 70] as const }] }

  it('[dw.search.17] takes what is better, and leaves what is not', () => {
    const found = (loaded: number): DeadWalkScene => {
      const own = [
        { type: 'knife', id: 1 },
        { type: 'rifle', id: 2, ready: true, loaded },
        { type: 'hammer', id: 3 },
      ]
      const s = scene({
        map: {
          ...ROOM,
          buildings: [
            {
              ...ROOM.buildings[0],
              rooms: [['R1', 'room', [50, 50, 70, 70]]],
              doors: [['D1', 60, 70, 'open']],
              windows: [],
              ladder: null,
            },
          ] as never,
        },
        options: { searching: true },
        humans: [human({ weapons: own })],
        activation: { human: 1 },
        dice: [1, 6, 10, 10, 1],
      })
      return act(s, { do: 'search' })
    }
    expect(advised(found(3)).command).toEqual({ do: 'leave-find' })
    expect(advised(found(0)).command).toEqual({ do: 'take-find', drop: 2 })
  })

  it('[dw.carry.6] puts a load down when its way is blocked', () => {
    const loaded = (zombies: object[]): Command[] => {
      const items = [{ kind: 'crate', marker: 'K1', id: 90 }]
      const weapons = [{ type: 'pistol', id: 1, ready: true, loaded: 6 }]
      const s = scene({
        map: null,
        options: { scenario: 'mercy', entryMethods: [] },
        humans: [human({ at: at(60, 64), items, weapons })],
        zombies,
        openings: { D1: 'open' },
        turn: 5,
        activation: { human: 1 },
      })
      const done: Command[] = []
      for (let next = advised(s).command; next.do !== 'end' && next.do !== 'fire'; next = advised(s).command) {
        done.push(next)
        act(s, next)
      }
      return done
    }
    const drop = { do: 'drop', what: 90 }
    expect(loaded([zombie(1, at(60, 71.5), { fallen: true })])).not.toContainEqual(drop)
    expect(loaded([zombie(1, at(60, 71.5))])).toContainEqual(drop)
  })

  it('[dw.gskill.8] dresses wounds without a kit while nobody is near', () => {
    const one = (zombies: object[], wounds = 2): Command =>
      advised(
        scene({
          options: { skills: true },
          humans: [human({ wounds, sheet: { skills: ['first-aid'] } })],
          zombies,
          activation: { human: 1 },
        }),
      ).command
    expect(one([])).toEqual({ do: 'first-aid', patient: 1 })
    expect(one([], 1).do).not.toBe('first-aid')
    expect(one([zombie(1, at(60, 76))]).do).not.toBe('first-aid')
  })

  it('[dw.items.3] leaves a radio that plays to those who have noticed nobody', () => {
    const s = scene({
      map: null,
      options: { scenario: 'mercy', searching: true },
      humans: [human({ at: at(60, 60), items: [{ kind: 'radio', id: 90 }] })],
      zombies: [1, 2, 3, 4].map((n) => zombie(n, at(4, 4 * n))),
      turn: 19,
      activation: { human: 1 },
    })
    expect(advised(s).command).toEqual({ do: 'switch-radio', radio: 90 })
    act(s, advised(s).command)
    expect(advised(s).command).toEqual({ do: 'drop', what: 90 })
  })
})
