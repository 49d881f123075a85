import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import {
  type EvacScene,
  grunt,
  itemsOf,
  marineAt,
  medic,
  offersOf,
  scene,
  sergeant,
  theMarine,
  wall,
  zombie,
  zombieNo,
} from '../testing.ts'

const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const END: Command = { do: 'end' }
const SEND: Command = { do: 'send-bots' }
const bot = { bot: 'steady' }
const trio = [grunt(), medic({ seat: 'M2', at: [6, 6] }), sergeant({ seat: 'M3', at: [8, 8] })]
const box = [wall([4, 3], [4, 4]), wall([4, 4], [5, 4]), wall([4, 4], [4, 5]), wall([3, 4], [4, 4])]

describe('one activation each', () => {
  it('[ev.act.2] a marine has one activation per turn', () => {
    const s = scene({ marines: trio }).do('M1', step(5, 4)).do('M1', END)
    expect(s.owe).toEqual(['M2', 'M3'])
    expect(offersOf(s, 'M1', 'step')).toEqual([])
    for (const command of [step(6, 4), END, { do: 'throw', at: [20, 20] }] as Command[])
      expect(s.refused('M1', command)).toMatchObject({ clause: 'ev.act.2' })
  })

  it('[ev.act.2] it may do nothing at all, and has a new activation in the next turn', () => {
    const s = scene({ marines: trio, dice: ['ev.spawn.5: 1'] })
      .do('M1', END)
      .do('M2', END)
      .do('M3', END)
    s.do('Z', { do: 'place-zombie', at: [35, 35] })
    expect(s.state.turn).toBe(2)
    expect(s.owe).toEqual(['M1', 'M2', 'M3'])
    s.do('M1', step(5, 4))
    expect(marineAt(s, 'M1')).toEqual([5, 4])
  })

  it('[ev.act.2] the dead have none', () => {
    const s = scene({ marines: [grunt({ hp: 0 }), medic({ seat: 'M2', at: [6, 6] })] })
    expect(s.owe).toEqual(['M2'])
    expect(s.refused('M1', END)).toMatchObject({ clause: 'table.seat' })
  })

  it('[ev.act.3] the marines act in any order, one after the other', () => {
    const s = scene({ marines: trio })
    expect(s.owe).toEqual(['M1', 'M2', 'M3'])
    s.do('M3', step(8, 7))
    expect(s.owe).toEqual(['M3'])
    for (const command of [step(5, 4), END] as Command[])
      expect(s.refused('M1', command)).toMatchObject({ clause: 'ev.act.3' })
    expect(offersOf(s, 'M1', 'step')).toEqual([])
    s.do('M3', END).do('M1', step(5, 4)).do('M1', END)
    expect(s.owe).toEqual(['M2'])
  })

  it('[ev.act.3] a marine that begins a position in the middle of its activation finishes it first', () => {
    const s = scene({ marines: [grunt(), medic({ seat: 'M2', at: [6, 6], moved: 2 })] })
    expect(s.owe).toEqual(['M2'])
    expect(s.refused('M1', END)).toMatchObject({ clause: 'ev.act.3' })
    const both = [grunt({ moved: 1 }), medic({ seat: 'M2', at: [6, 6], attackUsed: true })]
    expect(() => scene({ marines: both })).toThrow('ev.act.3')
    const done = [grunt({ moved: 1, acted: true }), medic({ seat: 'M2', at: [6, 6], attackUsed: true })]
    expect(scene({ marines: done }).owe).toEqual(['M2'])
  })

  it('[ev.act.3] when the clock runs out the lowest seat that has not acted is next', () => {
    const s = scene({ marines: trio })
    expect([s.clock('M1'), s.clock('M2'), s.clock('M3')]).toEqual([[END], [], []])
    s.timeOut('M1')
    expect(theMarine(s, 'M1')).toMatchObject({ acted: true, moved: 0 })
    expect([s.clock('M1'), s.clock('M2'), s.clock('M3')]).toEqual([[], [END], []])
    s.do('M3', step(8, 7))
    expect([s.clock('M2'), s.clock('M3')]).toEqual([[], [END]])
  })
})

describe('marine bots', () => {
  const marines = trio

  it('[ev.act.3] wait until every human-held marine has acted', () => {
    const s = scene({ marines, holders: { M1: { person: 'Ann' }, M2: bot, M3: { person: 'Cy' } } })
    expect(s.owe).toEqual(['M1', 'M3'])
    expect(s.refused('M2', step(6, 5))).toMatchObject({ clause: 'ev.act.3' })
    s.do('M1', END)
    expect(s.owe).toEqual(['M3'])
    s.do('M3', END)
    expect(s.owe).toEqual(['M2'])
    s.do('M2', step(6, 5))
    expect(marineAt(s, 'M2')).toEqual([6, 5])
  })

  it('[ev.act.3] or until a human marine seat tells them to go', () => {
    const s = scene({ marines, holders: { M1: { person: 'Ann' }, M2: bot, M3: { person: 'Cy' } } })
    expect(s.refused('M2', SEND)).toMatchObject({ clause: 'ev.act.3' })
    s.do('M1', END).do('M1', SEND)
    expect(s.event('bots sent')).toMatchObject({ clause: 'ev.act.3', seat: 'M1' })
    expect(s.owe).toEqual(['M2', 'M3'])
    expect(s.refused('M3', SEND)).toMatchObject({ clause: 'ev.act.3' })
    expect(s.offered('M3')).not.toContainEqual(SEND)
    s.do('M2', step(6, 5))
    expect(s.refused('M3', END)).toMatchObject({ clause: 'ev.act.3' })
  })

  it('[ev.act.3] wait again in the next turn', () => {
    const s = scene({ marines, holders: { M2: bot }, dice: ['ev.spawn.5: 1'] }).do('M1', SEND)
    s.do('M2', END)
      .do('M1', END)
      .do('M3', END)
      .do('Z', { do: 'place-zombie', at: [35, 35] })
    expect(s.owe).toEqual(['M1', 'M3'])
    expect(s.offered('M1')).toContainEqual(SEND)
  })

  it('[ev.act.3] do not wait for the dead, nor when there is no human', () => {
    const widow = scene({ marines: [grunt({ hp: 0 }), ...trio.slice(1)], holders: { M2: bot, M3: bot } })
    expect(widow.owe).toEqual(['M2', 'M3'])
    const bots = scene({ marines, holders: { M1: bot, M2: bot, M3: bot } })
    expect(bots.owe).toEqual(['M1', 'M2', 'M3'])
    expect(bots.offered('M1')).not.toContainEqual(SEND)
    const humans = scene({ marines })
    expect(humans.refused('M1', SEND)).toMatchObject({ clause: 'ev.act.3' })
  })
})

describe('the end of an activation', () => {
  it('[ev.act.6] comes when the player says so', () => {
    const s = scene({ marines: trio }).do('M1', step(5, 4)).do('M1', END)
    expect(s.latest).toMatchObject([{ e: 'activation ended', clause: 'ev.act.6', seat: 'M1' }])
  })

  it('[ev.act.6] comes by itself when the attack part is used and no step is legal', () => {
    const gear = ['rifle:3', 'reload:rifle']
    const boxed = scene({ marines: [grunt({ items: gear }), ...trio.slice(1)], walls: box })
    boxed.do('M1', { do: 'reload', weapon: 'rifle' })
    expect(boxed.latest.map((e) => e.e)).toEqual(['reloaded', 'activation ended'])
    const free = scene({ marines: [grunt({ items: gear }), ...trio.slice(1)] }).do('M1', {
      do: 'reload',
      weapon: 'rifle',
    })
    expect(free.owe).toEqual(['M1'])
  })

  it('[ev.act.6] never comes by itself with the attack part unused: a swap may still put a gun into empty hands', () => {
    const s = scene({
      marines: [grunt({ at: [1, 4], items: [] }), sergeant({ seat: 'M2', at: [5, 4] })],
      zombies: [zombie([4, 9])],
      options: { sprintBonus: 0 },
      holders: { M1: { person: 'Ann' }, M2: { person: 'Ann' } },
      dice: ['ev.attack.3: 6'],
    })
    s.do('M1', step(2, 4)).do('M1', step(3, 4)).do('M1', step(4, 4))
    expect(s.offered('M1').filter((c) => c.do !== 'swap')).toEqual([END])
    expect(s.owe).toEqual(['M1'])
    s.do('M1', { do: 'swap', with: 'M2', give: [], get: ['pistol'] })
    s.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1 })
    expect(zombieNo(s, 1)).toBeUndefined()
    expect(theMarine(s, 'M1').acted).toBe(true)
  })

  it('[ev.act.6] comes with an attack after moving, whatever steps were left', () => {
    const s = scene({ marines: trio, zombies: [zombie([5, 9]), zombie([5, 10])], dice: ['ev.attack.3: 2 1'] })
    s.do('M1', step(5, 4)).do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1 })
    expect(theMarine(s, 'M1').acted).toBe(false)
    s.do('M1', { do: 'fire-on', zombie: 2 })
    expect(s.latest.map((e) => e.e)).toEqual(['attacked', 'burst ended', 'activation ended'])
    const thrown = scene({ marines: trio })
      .do('M1', step(5, 4))
      .do('M1', { do: 'throw', at: [20, 4] })
    expect(thrown.owe).toEqual(['M2', 'M3'])
  })

  it('[ev.act.6] comes with the death of the marine', () => {
    const s = scene({ marines: trio })
      .do('M1', { do: 'throw', at: [4, 4] })
      .do('M1', { do: 'confirm' })
    expect(theMarine(s, 'M1').hp).toBe(0)
    expect(s.owe).toEqual(['M2', 'M3'])
  })

  it('[ev.win.4] is not told after the end of the game', () => {
    const s = scene({
      marines: [grunt({ moved: 1 })],
      zombies: [zombie([4, 5])],
      tiles: { A1: { id: 'T01' } },
      dice: ['ev.attack.3: 6'],
    }).do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1 })
    expect(s.latest.map((e) => e.e)).toEqual(['attacked', 'zombie killed', 'game over'])
  })
})

describe('the end of the Marines Turn', () => {
  it('[ev.act.8] comes by itself when the activation of every living marine has ended', () => {
    const s = scene({ marines: trio, zombies: [zombie([30, 30])] })
      .do('M2', END)
      .do('M3', END)
    expect(s.state.phase).toBe('marines')
    s.do('M1', step(5, 4))
    expect(s.state.phase).toBe('marines')
    s.do('M1', END)
    expect(s.state.phase).toBe('zombies')
    expect(s.owe).toEqual(['Z'])
  })

  it('[ev.act.8] there is no time for swaps after that', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [5, 4] })]
    const s = scene({ marines, zombies: [zombie([30, 30])] }).do('M1', END)
    expect(offersOf(s, 'M1', 'swap')).not.toEqual([])
    s.do('M2', END)
    expect(s.offered('M1')).toEqual([])
    expect(s.refused('M1', { do: 'swap', with: 'M2', give: ['knife'], get: [] })).toMatchObject({
      clause: 'ev.swap.4',
    })
  })

  it('[ev.act.8] nobody waits for a marine that died before its activation', () => {
    const s = scene({ marines: [grunt(), medic({ seat: 'M2', at: [4, 8] })], zombies: [zombie([30, 30])] })
    s.do('M1', { do: 'throw', at: [4, 8] })
      .do('M1', { do: 'confirm' })
      .do('M1', END)
    expect(s.state.phase).toBe('zombies')
  })

  it('[ev.act.8] an unfinished activation keeps it open, an unused attack part included', () => {
    const s = scene({ marines: [grunt({ items: [] })], walls: box, zombies: [zombie([30, 30])] })
    expect(s.offered('M1')).toEqual([END])
    expect(s.state.phase).toBe('marines')
    s.do('M1', END)
    expect(s.state.phase).toBe('zombies')
  })
})

describe('crowded corridors', () => {
  const corridor = Array.from({ length: 9 }, (_, i) => i + 2).flatMap((x) => [
    wall([x, 3], [x, 4]),
    wall([x, 4], [x, 5]),
  ])
  const sharing = (s: EvacScene): boolean =>
    s.state.marines.some((m) => s.state.marines.some((other) => other !== m && other.at === m.at))

  it('[ev.move.6] [ev.move.11] however marines push past each other, nobody is ever stuck in a shared square', () => {
    const squares = fc.uniqueArray(fc.integer({ min: 2, max: 10 }), { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(squares, fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), (places, picks) => {
        const marines = places.map((x, i) => (i % 2 ? medic : grunt)({ seat: `M${i + 1}`, at: [x, 4] }))
        const s = scene({ marines: [...marines, sergeant({ seat: 'M12', at: [30, 30] })], walls: corridor })
        for (const pick of picks) {
          const seat = s.owe[0] as string
          const steps = offersOf(s, seat, 'step') as Command[]
          expect(steps.length > 0 || !sharing(s)).toBe(true)
          if (steps.length === 0) break
          s.do(seat, steps[pick % steps.length] as Command)
          if (sharing(s)) expect(s.offered(seat).every((c) => c.do === 'step' || c.do === 'swap')).toBe(true)
        }
        s.timeOut(s.owe[0] as string)
        expect(sharing(s)).toBe(false)
        expect(s.state.acting).toBeNull()
      }),
      { numRuns: 60 },
    )
  })
})

describe('a clock inside a proposal', () => {
  it('[ev.swap.6] no answer means no', () => {
    const s = scene({ marines: [grunt(), medic({ seat: 'M2', at: [5, 4] })] })
    s.do('M1', { do: 'swap', with: 'M2', give: ['grenade'], get: [] })
    expect(s.clock('M2')).toEqual([{ do: 'decline', proposal: 1 }])
    s.timeOut('M2')
    expect(s.event('swap declined')).toMatchObject({ clause: 'ev.swap.6', seat: 'M2', proposal: 1 })
    expect(itemsOf(s, 'M1')).toContain('grenade')
  })
})
