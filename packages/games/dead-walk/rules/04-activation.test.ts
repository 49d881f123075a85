import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { ACTIONS } from '../tables/actions.ts'
import { act, type DeadWalkScene, endPhase, human, humanNo, offersOf, scene, zombie, zombieAt } from '../testing.ts'

const HERE: [number, number] = [6000, 6000]
const north = (by: number): Command => ({ do: 'move', path: [[HERE[0], HERE[1] - by]] })
const END: Command = { do: 'end' }
const apOf = (s: DeadWalkScene, n = 1): number => humanNo(s, n).ap
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const active = (over: object = {}, stage: object = {}): DeadWalkScene =>
  scene({ humans: [human(over)], activation: { human: 1 }, ...stage })

describe('action points', () => {
  it('[dw.ap.1] a human begins his activation with 4 action points', () => {
    const s = scene().do('P1', { do: 'activate', human: 1 })
    expect(s.event('activated')).toMatchObject({ clause: 'dw.ap.1', human: 1, ap: 4, doubled: false })
    expect(apOf(s)).toBe(4)
    expect(apOf(act(s, north(2000)))).toBe(0)
    const rich = scene({ options: { humanAP: 6 } }).do('P1', { do: 'activate', human: 1 })
    expect(apOf(rich)).toBe(6)
  })

  it('[dw.ap.2] a zombie walks for 2 action points in its phase', () => {
    const s = endPhase(scene({ zombies: [zombie(1, [6000, 3500])], dice: [] }))
    expect(zombieAt(s, 1)).toEqual([6000, 4500])
    const slow = endPhase(scene({ zombies: [zombie(1, [6000, 3500])], dice: [], options: { zombieAP: 1 } }))
    expect(zombieAt(slow, 1)).toEqual([6000, 4000])
  })

  it('[dw.ap.3] unspent action points are lost with the end of the activation', () => {
    const s = act(active(), north(500))
    act(s, END)
    expect(s.event('activation ended')).toMatchObject({ clause: 'dw.ap.3', human: 1, left: 3 })
    expect(apOf(s)).not.toBe(3)
    s.do('P1', { do: 'activate', human: 1 })
    expect(s.state.turn).toBe(2)
    expect(apOf(s)).toBe(4)
  })

  it('[dw.ap.4] an action that cannot be paid in full cannot be begun', () => {
    const s = active({ ap: 1, prone: true })
    expect(clauseOf(s, { do: 'stand-up' })).toBe('dw.ap.4')
    const farther = active({ ap: 1 })
    expect(clauseOf(farther, north(501))).toBe('dw.ap.4')
    expect(apOf(act(farther, north(500)))).toBe(0)
  })

  it('[dw.ap.5] nobody need spend all his action points', () => {
    const s = act(active(), END)
    expect(s.event('activation ended')).toMatchObject({ left: 4 })
    expect(humanNo(s, 1).at).toEqual({ x: 6000, y: 6000 })
  })

  it('[dw.ap.6] after a failed fear test every action costs twice as much', () => {
    const s = act(active({ doubled: true }), north(500))
    expect(apOf(s)).toBe(2)
    expect(s.event('moved')).toMatchObject({ cost: 2, left: 2 })
    expect(clauseOf(s, { do: 'move', path: [[6000, 4999]] })).toBe('dw.ap.6')
    expect(apOf(act(s, { do: 'lie-down' }))).toBe(0)
  })

  it('[dw.ap.7] doubling comes after surcharges, what is free stays free, and 4 points are out of reach', () => {
    const hedge = { lows: [{ id: 'O1', title: 'hedge', cover: 'soft' as const, line: [50, 58, 70, 58] as const }] }
    const over = active({ doubled: true }, { map: hedge })
    expect(apOf(act(over, north(500)))).toBe(0)
    const drop = active({ doubled: true, ap: 0, items: [{ kind: 'crate', id: 5 }] })
    act(drop, { do: 'drop', what: 5 })
    expect(drop.state.lying).toHaveLength(1)
    const hurt = active({ doubled: true, wounds: 1, items: [{ kind: 'small-kit', id: 5 }] })
    expect(clauseOf(hurt, { do: 'heal', kit: 5, patient: 1 })).toBe('dw.ap.6')
  })

  it('[dw.ap.7] doubling comes after what a skill takes off', () => {
    const s = active(
      {
        doubled: true,
        sheet: { skills: ['fast-reload'] },
        weapons: [{ type: 'pistol', id: 1, loaded: 0, ready: true }],
        stock: { bullets: 1 },
      },
      { options: { skills: true } },
    )
    act(s, { do: 'reload', weapon: 1, skill: 'fast-reload' })
    expect(apOf(s)).toBe(2)
  })

  it.each([0, 1, 2, 3, 4])('[dw.ap.8] with %i action points only what can be paid is offered', (ap) => {
    const s = active({
      ap,
      wounds: 1,
      weapons: [
        { type: 'pistol', id: 1, loaded: 1, ready: true },
        { type: 'baseball-bat', id: 2, ready: false },
      ],
      stock: { bullets: 1 },
      items: [{ kind: 'small-kit', id: 3 }],
    })
    const kinds = new Set(s.offered('P1').map((command) => command.do))
    expect(kinds.has('end')).toBe(true)
    expect(kinds.has('move')).toBe(ap >= ACTIONS.move.cost)
    expect(kinds.has('lie-down')).toBe(ap >= ACTIONS.lieDown.cost)
    expect(kinds.has('ready')).toBe(ap >= ACTIONS.switchWeapons.cost)
    expect(kinds.has('reload')).toBe(ap >= ACTIONS.reload.cost)
    expect(kinds.has('heal')).toBe(ap >= ACTIONS.heal.cost)
  })

  it('[dw.ap.9] what the list prices: a step, an obstacle, lying down, standing up, switching weapons, reloading, healing', () => {
    const gear = {
      weapons: [
        { type: 'pistol', id: 1, loaded: 1, ready: true },
        { type: 'baseball-bat', id: 2, ready: false },
      ],
      stock: { bullets: 1 },
      items: [{ kind: 'small-kit', id: 3 }],
      wounds: 1,
    }
    const spent = (command: Command, over: object = {}): number => 4 - apOf(act(active({ ...gear, ...over }), command))
    expect(spent(north(500))).toBe(1)
    expect(spent({ do: 'lie-down' })).toBe(1)
    expect(spent({ do: 'stand-up' }, { prone: true })).toBe(2)
    expect(spent({ do: 'ready', weapons: [2] })).toBe(2)
    expect(spent({ do: 'reload', weapon: 1 })).toBe(2)
    expect(spent({ do: 'heal', kit: 3, patient: 1 })).toBe(4)
  })
})

describe('who acts', () => {
  const two = (over: object = {}, stage: object = {}): DeadWalkScene =>
    scene({ humans: [human(over), human({ at: [7000, 6000], seat: 'P2' })], options: { players: 2 }, ...stage })

  it('[dw.turn.6] a human finishes his activation before another begins', () => {
    const s = scene({ humans: [human(), human({ at: [7000, 6000] })] })
    expect(s.offers('P1')).toEqual(['activate human:1', 'activate human:2', 'rest'])
    s.do('P1', { do: 'activate', human: 2 })
    expect(clauseOf(s, { do: 'activate', human: 1 })).toBe('dw.turn.6')
    act(s, END)
    expect(s.offers('P1')).toEqual(['activate human:1', 'rest'])
    expect(clauseOf(s, { do: 'activate', human: 2 })).toBe('dw.turn.6')
  })

  it('[dw.turn.7] with several seats any of them may take the next activation', () => {
    const s = two()
    expect(s.owe).toEqual(['P1', 'P2'])
    expect(s.refused('P1', { do: 'activate', human: 2 }).clause).toBe('dw.seat.3')
    s.do('P2', { do: 'activate', human: 2 })
    expect(s.owe).toEqual(['P2'])
    s.do('P2', END)
    expect(s.owe).toEqual(['P1'])
  })

  it('[dw.seat.4] a seat out of time passes: first with the figure that acts, then with all others', () => {
    const s = two().do('P1', { do: 'activate', human: 1 })
    s.timeOut('P1')
    expect(humanNo(s, 1).acted).toBe(true)
    expect(s.owe).toEqual(['P2'])
    s.timeOut('P2')
    expect(s.state.turn).toBe(2)
  })

  it('[dw.grenade.17] a stunned human loses the activation that he has not had, and recovers', () => {
    const s = two({ stunned: true }, { phase: 'tests' })
    expect(s.owe).toEqual(['P2'])
    expect(humanNo(s, 1)).toMatchObject({ stunned: false, acted: true, ap: 0 })
    expect(s.event('stun over')).toMatchObject({ clause: 'dw.grenade.17', figure: 'H1' })
    s.do('P2', { do: 'rest' })
    expect(s.owe).toEqual(['P1', 'P2'])
  })

  it('[dw.grenade.17] one who is stunned after he acted loses his next activation', () => {
    const s = two({ stunned: true, acted: true })
    s.do('P2', { do: 'rest' })
    expect(s.state.turn).toBe(2)
    expect(s.owe).toEqual(['P2'])
    expect(humanNo(s, 1).stunned).toBe(false)
  })

  it('[dw.break.10] after a break only a move is offered and accepted', () => {
    const s = scene({
      humans: [human({ weapons: [{ type: 'pistol', id: 1, ready: true }] })],
      zombies: [zombie(1, [6250, 6000])],
      activation: { human: 1, fresh: false, leaving: ['Z1'] },
    })
    expect([...new Set(s.offered('P1').map((command) => command.do))]).toEqual(['move', 'end'])
    expect(clauseOf(s, { do: 'lie-down' })).toBe('dw.break.10')
    expect(clauseOf(s, { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 })).toBe('dw.break.10')
    expect(offersOf(s, 'P1', 'move').length).toBeGreaterThan(3)
  })
})
