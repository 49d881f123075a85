import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Harm, Result } from '../events.ts'
import { humanFigure, zombieFigure } from '../state.ts'
import { type DeadWalkScene, endPhase, human, humanNo, scene, zombie, zombieNo } from '../testing.ts'
import { isFreePlace } from './01-places.ts'
import { applyResult, type Blow } from './19-harm.ts'

type Point = [number, number]
const HERE: Point = [6000, 6000]
const EAST: Point = [6250, 6000]
const FAR: Point = [2000, 2000]

/** Human 1 in the middle, human 2 far away, zombie 1 at 15 cm. */
const stage = (over: object = {}, target: object = {}, options: Record<string, string | boolean> = {}): DeadWalkScene =>
  scene({
    humans: [human({ at: HERE, ...over }), human({ at: FAR })],
    zombies: [zombie(1, [7750, 6000], target)],
    options,
  })

const BLOW: Blow = { from: 'shot', by: null, close: false }
const onHuman = (s: DeadWalkScene, result: Result, over: Partial<Blow> = {}): DeadWalkScene => {
  s.table.carryOut(null, () => applyResult(s.table, humanFigure(1), result, { ...BLOW, ...over }))
  return s
}
const onZombie = (s: DeadWalkScene, result: Result, over: Partial<Blow> = {}): DeadWalkScene => {
  s.table.carryOut(null, () => applyResult(s.table, zombieFigure(1), result, { ...BLOW, ...over }))
  return s
}
const fire = (over: object = {}): Command => ({ do: 'fire', weapon: 1, target: 'Z1', bursts: 1, ...over })
const PISTOL = { type: 'pistol', id: 1, ready: true }

describe('harm', () => {
  it('[dw.harm.1] Fall lays a zombie on its back', () => {
    const s = scene({
      humans: [human({ weapons: [PISTOL] })],
      zombies: [zombie(1, [7750, 6000])],
      activation: { human: 1 },
      dice: [4],
    }).do('P1', fire())
    expect(zombieNo(s, 1)?.fallen).toBe(true)
    expect(s.event('fell')).toMatchObject({ clause: 'dw.harm.1', figure: 'Z1', from: 'shot' })
  })

  it('[dw.harm.2] Elim removes a zombie, for which somebody has a kill', () => {
    const s = scene({
      humans: [human({ weapons: [PISTOL] })],
      zombies: [zombie(1, [7750, 6000])],
      activation: { human: 1 },
      dice: [6],
    }).do('P1', fire())
    expect([s.state.zombies, humanNo(s, 1).kills, humanNo(s, 1).closeKills]).toEqual([[], 1, 0])
    expect(s.state.progress.printedGone).toEqual([1])
    const later = scene({ humans: [human()], zombies: [zombie(4, [7750, 6000])] })
    later.table.carryOut(null, () => applyResult(later.table, zombieFigure(4), 'elim', BLOW))
    expect([later.state.zombies, later.state.progress.printedGone]).toEqual([[], []])
  })

  it('[dw.harm.3] Fall changes nothing on a zombie that lies there', () => {
    const s = onZombie(stage({}, { fallen: true }), 'fall')
    expect([zombieNo(s, 1)?.fallen, s.events]).toEqual([true, []])
  })

  it('[dw.harm.4] a hit is one wound and a fall for a human', () => {
    const s = onHuman(stage(), 'fall')
    expect(humanNo(s, 1)).toMatchObject({ wounds: 1, untested: 1, prone: true, status: 'alive' })
    const lying = onHuman(stage({ prone: true }), 'fall')
    expect(humanNo(lying, 1)).toMatchObject({ wounds: 1, prone: true })
  })

  it('[dw.harm.4] a stray shot is such a hit', () => {
    const s = scene({
      humans: [human({ at: [4500, 6000], weapons: [PISTOL] }), human({ at: HERE })],
      zombies: [zombie(1, EAST)],
      activation: { human: 1 },
      dice: [1],
    }).do('P1', fire())
    expect(humanNo(s, 2)).toMatchObject({ wounds: 1, prone: true })
  })

  it('[dw.harm.5] Elim ends a human at once, or gives two wounds and a fall where the house has it so', () => {
    const s = onHuman(stage({ wounds: 1 }), 'elim')
    expect(humanNo(s, 1)).toMatchObject({ status: 'dead', died: 1, wounds: 1 })
    const maimed = onHuman(stage({}, {}, { humanElim: 'twoWounds' }), 'elim')
    expect(humanNo(maimed, 1)).toMatchObject({ status: 'alive', wounds: 2, untested: 2, prone: true })
  })

  it('[dw.harm.5] whoever is eliminated in his activation has no more of it', () => {
    const s = scene({
      humans: [
        human({ at: HERE, weapons: [{ type: 'hand-grenades', id: 1, grenades: { fragmentation: 1 } }] }),
        human({ at: FAR }),
      ],
      zombies: [],
      activation: { human: 1 },
      dice: [6, 5],
    }).do('P1', { do: 'throw', weapon: 1, grenade: 'fragmentation', at: [6000, 6010] })
    expect(humanNo(s, 1).status).toBe('dead')
    expect([s.asks, s.state.activation]).toEqual(['who acts', null])
  })

  it('[dw.harm.6] a flash-bang stuns, or fells without a wound', () => {
    const thrown = (face: number): DeadWalkScene =>
      scene({
        humans: [
          human({ at: [5000, 6000], weapons: [{ type: 'hand-grenades', id: 1, grenades: { 'flash-bang': 1 } }] }),
          human({ at: HERE }),
        ],
        zombies: [],
        activation: { human: 1 },
        dice: [6, face],
      }).do('P1', { do: 'throw', weapon: 1, grenade: 'flash-bang', at: HERE })
    expect(humanNo(thrown(6), 2)).toMatchObject({ wounds: 0, prone: true, stunned: false })
    expect(humanNo(thrown(4), 2)).toMatchObject({ wounds: 0, prone: false, stunned: true })
  })

  it('[dw.harm.6] fire wounds a human and does not make him fall', () => {
    const s = scene({ humans: [human({ burning: { turns: 1 } })], zombies: [], phase: 'tests', turn: 2, dice: [6] })
    expect(humanNo(s, 1)).toMatchObject({ wounds: 1, prone: false })
  })

  it('[dw.harm.7] the hit of a zombie is one wound and no fall', () => {
    const s = scene({
      humans: [human({ at: HERE })],
      zombies: [zombie(1, EAST)],
      dice: [6, 5, 1, 1, 6],
    })
    endPhase(s)
    expect(humanNo(s, 1)).toMatchObject({ wounds: 1, prone: false })
    expect(s.event('wounded')).toMatchObject({ clause: 'dw.harm.7', from: 'bite', by: 1 })
  })

  it('[dw.harm.8] an eliminated human leaves a corpse with all his gear, and what was in hand stays there', () => {
    const gear = {
      weapons: [
        { type: 'machete', id: 1, ready: true },
        { type: 'pistol', id: 2, ready: false, loaded: 5 },
      ],
      items: [{ kind: 'small-kit', id: 3 }],
      stock: { bullets: 2, arrows: 3, launcher: { fragmentation: 1 } },
    }
    const s = onHuman(stage({ ...gear, burning: { turns: 1 }, stunned: true }), 'elim')
    const { at, weapons, items, stock } = humanNo(s, 1)
    expect([at, weapons, items, stock.bullets]).toEqual([{ x: 6000, y: 6000 }, [], [], 0])
    expect(humanNo(s, 1)).toMatchObject({ burning: null, stunned: false, deathNumber: 1 })
    expect(s.state.lying.map(({ at: place }) => place)).toEqual(Array(6).fill({ x: 6000, y: 6000 }))
    expect(s.state.lying.map(({ weapon, item, ammo, heldBy }) => [weapon?.type ?? item?.kind ?? ammo, heldBy])).toEqual(
      [
        ['machete', 1],
        ['pistol', null],
        ['small-kit', null],
        [{ kind: 'bullets', count: 2 }, null],
        [{ kind: 'arrows', count: 3 }, null],
        [{ grenade: 'fragmentation', count: 1 }, null],
      ],
    )
    expect(new Set(s.state.lying.map(({ id }) => id)).size).toBe(6)
  })

  it('[dw.harm.8] a corpse is in nobody’s way', () => {
    const s = onHuman(stage(), 'elim')
    s.do('P1', { do: 'activate', human: 2 })
    expect(isFreePlace(s.table, { x: 6000, y: 6000 }, null)).toBe(true)
  })

  it('[dw.machinegun.10] a fall or a stun ends the bracing of a machinegun', () => {
    for (const result of ['fall', 'stun'] as const) {
      const s = onHuman(stage({ weapons: [{ type: 'machinegun', id: 1, ready: true, braced: true }] }), result)
      expect(humanNo(s, 1).weapons[0]?.braced).toBe(false)
    }
  })

  it('[dw.harm.5] who is gone already takes no further harm', () => {
    const s = onHuman(onHuman(stage(), 'elim'), 'elim')
    expect(s.events.filter(({ e }) => e === 'eliminated')).toHaveLength(1)
    expect(humanNo(s, 2).bmv).toBe(10)
  })

  it('[dw.flame.7] a shot or blast that hits the wearer of a full flamethrower has it diced for, a strike not', () => {
    const worn = (motor: string): object => ({ weapons: [{ type: 'flamethrower', id: 1, ready: true, motor }] })
    const hit = (from: Harm, motor: string, dice: number[]): number => {
      const s = scene({ humans: [human({ at: HERE, ...worn(motor) }), human({ at: FAR })], zombies: [], dice })
      return onHuman(s, 'fall', { from }).events.filter(({ e }) => e === 'flamethrower hit').length
    }
    for (const from of ['shot', 'blast', 'armed zombie'] as const) expect(hit(from, 'runs', [6])).toBe(1)
    expect(hit('shot', 'empty', [])).toBe(0)
    expect(hit('strike', 'runs', [])).toBe(0)
  })

  it('[dw.harm.4] each kind of harm is told under its own rule', () => {
    const clauses: [Harm, string][] = [
      ['shot', 'dw.harm.4'],
      ['blast', 'dw.harm.4'],
      ['armed zombie', 'dw.armedz.3'],
    ]
    for (const [from, clause] of clauses)
      expect(onHuman(stage(), 'fall', { from }).event('wounded').clause).toBe(clause)
  })
})
