import { describe, expect, it } from 'vitest'
import type { Advice } from '@shamble/kernel'
import { isqrt } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { deadWalk } from '../index.ts'
import { cm } from '../tables/units.ts'
import type { WeaponId } from '../tables/weapons.ts'
import { at, type DeadWalkScene, human, humanAt, humanNo, scene, zombie, zombieAt } from '../testing.ts'
import { advise } from './advise.ts'

const advised = (s: DeadWalkScene): Advice<Command> =>
  advise(deadWalk.view(s.table, 'P1'), s.table.book, 'P1', s.offered('P1'))

/** Follows the advice until it is to end the activation; gives what was done. */
function activationOf(s: DeadWalkScene): Command[] {
  const done: Command[] = []
  while (s.state.activation !== null && s.pending !== null) {
    const { command, why } = advised(s)
    expect(why).toMatch(/\.$/)
    if (command.do === 'end') return done
    if (done.push(command) > 30) throw new Error('never done')
    s.do('P1', command)
  }
  return done
}

const kinds = (commands: readonly Command[]): string[] => commands.map((command) => command.do)

const armed = (type: WeaponId, over: object = {}, loaded = 4, id = 1): object =>
  human({ weapons: [{ type, id, ready: true, loaded }], ...over })

/** One human in the middle of an open table whose activation it is. */
const alone = (one: object, zombies: readonly object[], stage: object = {}): DeadWalkScene =>
  scene({ humans: [one], zombies, activation: { human: 1 }, ...stage })

/** From the middle of the first human to that of the first zombie. */
const farFromFirst = (s: DeadWalkScene): number => {
  const [x, y] = humanAt(s, 1)
  const [zx, zy] = zombieAt(s, 1) ?? [0, 0]
  return isqrt((x - zx) * (x - zx) + (y - zy) * (y - zy))
}

const TOUCHING: [number, number] = [6250, 6000]

describe('the survivor bot in close combat', () => {
  it('fires a handgun with as many bursts as make it sure', () => {
    const s = alone(armed('pistol', {}, 12), [zombie(1, TOUCHING)])
    expect(advised(s).command).toEqual({ do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 2 })
  })

  it('strikes with a blade when there is nothing to fire', () => {
    const s = alone(armed('samurai-blade', {}, 0), [zombie(1, TOUCHING)])
    expect(advised(s).command).toEqual({ do: 'strike', with: 1, target: 'Z1' })
  })

  it('finishes off a fallen zombie beside it', () => {
    const s = alone(armed('pistol', {}, 12), [zombie(1, TOUCHING, { fallen: true })])
    expect(advised(s).command).toEqual({ do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 })
  })

  it('without a weapon it breaks away, and runs when it is free', () => {
    const s = alone(human(), [zombie(1, TOUCHING)], { dice: [6] })
    expect(kinds(activationOf(s)).slice(0, 2)).toEqual(['break', 'move'])
    expect(farFromFirst(s)).toBeGreaterThan(cm(14))
  })
})

describe('the survivor bot at a distance', () => {
  it('shoots whoever is about to come, standing still', () => {
    const s = alone(armed('assault-rifle'), [zombie(1, at(70, 60))])
    expect(advised(s).command).toMatchObject({ do: 'fire', weapon: 1, target: 'Z1' })
  })

  it('takes the burst that catches several', () => {
    const zombies = [zombie(1, at(72, 60)), zombie(2, at(60, 72)), zombie(3, at(62.6, 72.4))]
    const { command } = advised(alone(armed('assault-rifle'), zombies))
    expect(['Z2', 'Z3']).toContain((command as CommandOf<'fire'>).target)
  })

  it('does not fire where a friend could be hit', () => {
    const behindIt = (y: number): DeadWalkScene =>
      scene({
        humans: [armed('sub-machinegun'), human({ at: at(60, y) })],
        zombies: [zombie(1, at(60, 72))],
        activation: { human: 1 },
      })
    expect(advised(behindIt(90)).command.do).toBe('fire')
    expect(advised(behindIt(75)).command.do).not.toBe('fire')
  })

  it('[dw.entry.10] no sustained fire at a few of them where that draws more', () => {
    const options = { entryMethods: ['E'] }
    const s = alone(armed('assault-rifle'), [zombie(1, at(70, 60)), zombie(2, at(72, 63))], { options })
    const { command } = advised(s)
    expect(command).toMatchObject({ do: 'fire' })
    expect(command).not.toHaveProperty('sustained')
  })

  it('steps out of reach when it cannot fight', () => {
    const s = alone(human(), [zombie(1, at(66, 60))])
    activationOf(s)
    expect(farFromFirst(s)).toBeGreaterThan(cm(17.5))
  })

  it('reloads an empty weapon while nobody is near', () => {
    const one = armed('pistol', { stock: { bullets: 2 } }, 0)
    expect(advised(alone(one, [zombie(1, at(85, 60))])).command).toEqual({ do: 'reload', weapon: 1 })
  })

  it('gets up again', () => {
    expect(advised(alone(armed('pistol', { prone: true }), [])).command).toEqual({ do: 'stand-up' })
  })
})

/** Somebody on the table of a scenario whose activation it is. */
const playing = (scenario: string, stage: object): DeadWalkScene =>
  scene({ map: null, activation: { human: 1 }, ...stage, options: { scenario } })

describe('the survivor bot and the objective', () => {
  it('goes for a crate, takes it, and carries it towards the gate', () => {
    const lying = [{ id: 90, at: at(60, 26), item: { kind: 'crate', marker: 'K2' } }]
    const s = playing('mercy', { humans: [armed('pistol', { at: at(60, 30) })], lying, turn: 5 })
    const done = kinds(activationOf(s))
    expect(done).toContain('pick-up')
    expect(humanNo(s, 1).items).toHaveLength(1)
  })

  it('opens the door that is in its way', () => {
    const lying = [{ id: 90, at: at(60, 26), item: { kind: 'crate', marker: 'K2' } }]
    const s = playing('mercy', { humans: [armed('pistol', { at: at(60, 72) })], lying, turn: 5 })
    expect(activationOf(s)).toContainEqual({ do: 'open', opening: 'D1' })
  })

  it('leaves by the exit with what was asked for', () => {
    const items = [{ kind: 'crate', marker: 'K1', id: 90 }]
    const s = playing('mercy', { humans: [human({ at: at(60, 117), items })], turn: 9 })
    activationOf(s)
    expect(humanNo(s, 1).status).toBe('escaped')
  })

  it('[dw.movement.24] finds room beside somebody who stands at the exit', () => {
    const items = [{ kind: 'crate', marker: 'K1', id: 90 }]
    const humans = [human({ at: at(60, 116.2), items }), human({ at: at(60, 118.75) })]
    const s = playing('mercy', { humans, turn: 9 })
    activationOf(s)
    expect(humanNo(s, 1).status).toBe('escaped')
  })

  it('makes the last small step to what it is after', () => {
    const lying = [{ id: 90, at: at(60, 26), item: { kind: 'crate', marker: 'K2' } }]
    const s = playing('mercy', { humans: [armed('pistol', { at: at(60, 28.4) })], lying, turn: 5 })
    expect(kinds(activationOf(s))).toContain('pick-up')
  })

  it('does not begin with what cannot be finished in time', () => {
    const lying = [{ id: 90, at: at(60, 26), item: { kind: 'crate', marker: 'K2' } }]
    const going = (turn: number): number => {
      const s = playing('mercy', { humans: [armed('pistol', { at: at(60, 90) })], lying, turn })
      s.do('P1', advised(s).command)
      return humanAt(s, 1)[1]
    }
    expect(going(5)).toBeLessThan(9_000)
    expect(going(14)).toBeGreaterThan(9_000)
  })

  it('whoever is at the engine turns it, armed or not', () => {
    const humans = [armed('pistol', { at: at(85, 40) }), human({ at: at(113, 40) })]
    const s = playing('last-boat', { humans, turn: 5, activation: { human: 2 } })
    expect(advised(s).command).toEqual({ do: 'turn-engine' })
  })

  it('turns the engine of the boat, once a turn', () => {
    const s = playing('last-boat', { humans: [armed('pistol', { at: at(113, 40) })], turn: 5 })
    expect(advised(s).command).toEqual({ do: 'turn-engine' })
    s.do('P1', { do: 'turn-engine' })
    expect(s.state.progress.engineTurns).toBe(1)
  })

  it('gives everything else up when there is just time to get out', () => {
    const lying = [{ id: 90, at: at(60, 26), item: { kind: 'crate', marker: 'K2' } }]
    const s = playing('mercy', { humans: [armed('pistol', { at: at(60, 90) })], lying, turn: 19 })
    activationOf(s)
    expect(humanAt(s, 1)[1]).toBeGreaterThan(10_000)
  })

  it('nobody leaves a house that is to be held', () => {
    const humans = [human({ at: at(39, 50) })]
    const s = playing('night-at-millers', { humans, zombies: [zombie(1, at(48, 52))], turn: 3 })
    activationOf(s)
    const [x, y] = humanAt(s, 1)
    expect([x > 3_300 && x < 5_700, y > 3_500 && y < 5_500]).toEqual([true, true])
  })
})

describe('who acts first', () => {
  it('somebody in close combat, then somebody with zombies near', () => {
    const places = [at(20, 20), at(80, 80), at(60, 60)]
    const humans = places.map((place, i) => armed('pistol', { at: place }, 4, i + 1))
    const near = zombie(1, at(88, 80))
    expect(advised(scene({ humans, zombies: [near] })).command).toEqual({ do: 'activate', human: 2 })
    const both = scene({ humans, zombies: [near, zombie(2, TOUCHING)] })
    expect(advised(both).command).toEqual({ do: 'activate', human: 3 })
  })
})
