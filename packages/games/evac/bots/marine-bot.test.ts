import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { evac } from '../index.ts'
import {
  door,
  type EvacScene,
  grunt,
  itemsOf,
  lieutenant,
  marineAt,
  medic,
  newGame,
  scene,
  sergeant,
  theMarine,
  wall,
  zombie,
} from '../testing.ts'
import { adviseRunner, firstToAct } from './advise.ts'
import { boardOf } from './board.ts'
import { dangerOf } from './terms.ts'

const advice = (s: EvacScene, seat = 'M1') => evac.advise(s.view(seat), s.table.book, seat, s.offered(seat))

/** Follows the advice until the marine's activation is over; gives the reasons. */
function act(s: EvacScene, seat = 'M1'): string[] {
  const whys: string[] = []
  while (s.owe.includes(seat) && s.state.phase === 'marines') {
    const { command, why } = advice(s, seat)
    whys.push(why)
    s.do(seat, command)
  }
  return whys
}

const DOWN = { id: 'T00', up: false }
const PAD = { C1: { id: 'T01' } }
/** The dice of a set-up with two doors and one zombie on each tile. */
const SET_UP = ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.pop.1: 1', 'ev.pop.11: 1', 'ev.spawn.5: 1']
/** Around (4,4), open to the east. */
const NICHE = [wall([3, 4], [4, 4]), wall([4, 3], [4, 4]), wall([4, 4], [4, 5])]
/** Another marine that has not acted, far away: the Marines Turn does not end by itself. */
const bystander = sergeant({ seat: 'M9', at: [35, 35] })

describe('marine bot', () => {
  it('squad plan: endangered marines act first, the most endangered of all', () => {
    const s = scene({
      marines: [grunt({ at: [30, 4] }), medic({ seat: 'M2', at: [20, 4] }), sergeant({ seat: 'M3', at: [4, 4] })],
      zombies: [zombie([20, 7]), zombie([4, 7]), zombie([7, 4])],
    })
    expect(firstToAct(s.view(null), s.table.book, ['M1', 'M2', 'M3'])).toBe('M3')
    expect(firstToAct(s.view(null), s.table.book, ['M1', 'M2'])).toBe('M2')
  })

  it('squad plan: a tile that another marine is nearer to is left to that marine', () => {
    const s = scene({
      marines: [sergeant({ at: [11, 4] }), medic({ seat: 'M2', at: [12, 4] }), bystander],
      tiles: { C1: DOWN, B2: DOWN },
    })
    act(s)
    expect(marineAt(s, 'M1')[1]).toBeGreaterThan(4)
  })

  it('rule 1: a clear helipad within reach is entered', () => {
    const s = scene({ marines: [grunt({ at: [18, 10] })], tiles: PAD })
    expect(act(s)[0]).toBe('The helipad is clear, and this step wins.')
    expect(s.outcome?.winners).toEqual(['marines'])
  })

  it('rule 1: a grenade on the last zombies of the helipad wins, moving first if need be', () => {
    const s = scene({
      marines: [grunt({ at: [18, 10] })],
      tiles: PAD,
      zombies: [zombie([17, 3]), zombie([18, 4]), zombie([19, 5])],
    })
    expect(act(s).every((why) => /helipad/.test(why))).toBe(true)
    expect(s.outcome?.winners).toEqual(['marines'])
  })

  it('rule 1: whoever is on the helipad shoots the zombies there before everything else', () => {
    const s = scene({
      marines: [grunt({ at: [15, 7], items: ['rifle:20', 'pistol:12'] })],
      tiles: PAD,
      zombies: [zombie([20, 3])],
    })
    expect(advice(s)).toMatchObject({
      command: { do: 'shoot', zombie: 1 },
      why: expect.stringMatching(/^The zombies on the helipad come before/),
    })
  })

  it('rule 2: a marine whom enough zombies can reach goes where fewer can', () => {
    const s = scene({
      marines: [medic({ at: [18, 20], hp: 2, items: ['knife'] }), bystander],
      zombies: [zombie([18, 17]), zombie([17, 17])],
    })
    expect(act(s)[0]).toBe('Too many of the dead can get to this square: away from here.')
    const board = boardOf(s.view('M1'), s.table.book)
    expect(dangerOf(board, theMarine(s, 'M1'))).toBe(0)
  })

  it('rule 2: a shot comes first if it does not cost the escape', () => {
    const s = scene({
      marines: [medic({ at: [18, 20], hp: 1, items: ['pistol:5'] }), bystander],
      zombies: [zombie([18, 17])],
      dice: ['ev.attack.3: 1'],
    })
    expect(advice(s)).toMatchObject({
      command: { do: 'shoot', stand: false },
      why: 'One shot first, then away from here.',
    })
    act(s)
    expect(marineAt(s, 'M1')).not.toEqual([18, 20])
  })

  it('rule 3: with a grenade to spare three zombies together are worth one, and no marine is hit', () => {
    const s = scene({
      marines: [grunt({ items: ['grenade', 'grenade'] }), medic({ seat: 'M2', at: [10, 3] })],
      zombies: [zombie([10, 4]), zombie([9, 3]), zombie([9, 5]), zombie([8, 4])],
    })
    const { command, why } = advice(s)
    expect(why).toMatch(/^A grenade kills 3 zombies/)
    expect(command).toEqual({ do: 'throw', at: [8, 4] })
  })

  it('rules 1 and 3: the last grenade is kept for the helipad unless the thrower would die', () => {
    const crowd = [zombie([6, 4]), zombie([6, 5]), zombie([7, 4])]
    const calm = scene({ marines: [grunt({ items: ['grenade', 'rifle:20'] })], zombies: crowd })
    expect(advice(calm).command.do).not.toBe('throw')
    const dying = scene({
      marines: [grunt({ hp: 1, items: ['grenade'] })],
      walls: NICHE,
      zombies: [zombie([5, 4]), zombie([6, 4]), zombie([6, 5])],
    })
    expect(advice(dying)).toMatchObject({ command: { do: 'throw' }, why: expect.stringMatching(/^A grenade kills/) })
  })

  it('rule 3: for whoever two zombies can reach, two are enough', () => {
    const reached = (...zombies: ReturnType<typeof zombie>[]) =>
      advice(scene({ marines: [grunt({ hp: 1, items: ['grenade'] })], walls: NICHE, zombies }))
    expect(reached(zombie([5, 4]), zombie([6, 4])).why).toMatch(/^A grenade kills 2 zombies/)
    expect(reached(zombie([5, 4])).command.do).not.toBe('throw')
  })

  it('rule 4: a medic out of danger stands and heals a comrade who has lost two HP', () => {
    const s = scene({ marines: [medic(), grunt({ seat: 'M2', at: [5, 5], hp: 3 })] })
    expect(advice(s).command).toEqual({ do: 'heal', marine: 'M2', stand: true })
    expect(advice(s).why).toMatch(/^A wounded comrade is in reach/)
  })

  it('rule 4: not while a zombie can come, and not for a scratch', () => {
    const near = scene({ marines: [medic(), grunt({ seat: 'M2', at: [5, 5], hp: 3 })], zombies: [zombie([4, 7])] })
    expect(advice(near).command.do).not.toBe('heal')
    const scratch = scene({ marines: [medic(), grunt({ seat: 'M2', at: [5, 5], hp: 4 })] })
    expect(advice(scratch).command.do).not.toBe('heal')
  })

  it('rule 5: with no way back a marine stands and fires, at the dangerous zombie', () => {
    const s = scene({
      walls: NICHE,
      zombies: [zombie([5, 4]), zombie([12, 4])],
    })
    expect(advice(s)).toMatchObject({
      command: { do: 'shoot', weapon: 'rifle', zombie: 1, stand: true },
      why: expect.stringMatching(/better to stand and fire/),
    })
  })

  it('rule 5: a knocked-down dangerous zombie comes before a standing one', () => {
    const s = scene({
      walls: NICHE,
      zombies: [zombie([6, 4]), zombie([5, 4], { state: 'down' })],
    })
    expect(advice(s).command).toMatchObject({ do: 'shoot', zombie: 2 })
  })

  it('rule 5: the knife against a lone zombie in contact when all weapons are below four rounds', () => {
    const s = scene({
      marines: [grunt({ items: ['rifle:3', 'pistol:2', 'knife'] })],
      walls: NICHE,
      zombies: [zombie([5, 4])],
    })
    expect(advice(s).command).toMatchObject({ do: 'strike', weapon: 'knife' })
  })

  it('rule 5: the pistol for a lone harmless zombie', () => {
    const s = scene({ marines: [grunt({ at: [4, 4], moved: 3 })], zombies: [zombie([4, 8])] })
    expect(advice(s).command).toMatchObject({ do: 'shoot', weapon: 'pistol' })
  })

  it('rule 6: a burst goes on while a dangerous zombie can be hit', () => {
    const s = scene({
      marines: [grunt({ moved: 1 })],
      zombies: [zombie([6, 4]), zombie([7, 4])],
      dice: ['ev.attack.3: 5'],
    })
    s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: false })
    expect(advice(s)).toMatchObject({ command: { do: 'fire-on' }, why: expect.stringMatching(/^A dangerous/) })
  })

  it('rule 6: a burst at harmless zombies stops below twelve rounds', () => {
    const burst = (rounds: number): EvacScene => {
      const s = scene({
        marines: [grunt({ moved: 1, items: [`rifle:${rounds}`] })],
        zombies: [zombie([14, 4]), zombie([15, 4])],
        dice: ['ev.attack.3: 2'],
      })
      return s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: false })
    }
    expect(advice(burst(13)).command.do).toBe('fire-on')
    expect(advice(burst(12)).command.do).toBe('cease-fire')
  })

  it('rule 7: a weapon with two rounds and a reload is reloaded in a calm place', () => {
    const s = scene({ marines: [grunt({ items: ['rifle:2', 'reload:rifle'] })] })
    expect(advice(s)).toMatchObject({
      command: { do: 'reload', weapon: 'rifle' },
      why: expect.stringMatching(/is all but empty/),
    })
    const three = scene({ marines: [grunt({ items: ['rifle:3', 'reload:rifle'] })] })
    expect(advice(three).command.do).not.toBe('reload')
  })

  it('rule 8: a face-down tile is entered with two squares of movement left, and left again', () => {
    const s = scene({
      marines: [medic({ at: [4, 7] }), bystander],
      tiles: { A2: { id: 'T00', up: false } },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 4'],
    })
    expect(advice(s)).toMatchObject({
      command: { do: 'step', to: [4, 8] },
      why: expect.stringMatching(/^This is a look into the next tile/),
    })
    s.do('M1', advice(s).command)
    while (s.owe.includes('Z')) s.do('Z', evac.advise(s.view('Z'), s.table.book, 'Z', s.offered('Z')).command)
    act(s)
    expect(marineAt(s, 'M1')[1]).toBeLessThan(7)
  })

  it('rule 8: with less movement left it waits in front of the tile', () => {
    const s = scene({ marines: [grunt({ at: [4, 5] }), bystander], tiles: { A2: DOWN } })
    act(s)
    expect(marineAt(s, 'M1')).toEqual([4, 7])
    expect(s.state.flips.marines).toBe(0)
  })

  it('rule 9: towards the helipad, sprinting if nothing is worth shooting', () => {
    const s = scene({ marines: [grunt({ at: [18, 20] }), bystander], tiles: PAD })
    expect(act(s)[0]).toMatch(/^This leads to the helipad/)
    expect(marineAt(s, 'M1')).toEqual([18, 16])
  })

  it('rule 9: of two ways equally long the one that ends in less danger', () => {
    const s = scene({
      marines: [sergeant({ at: [18, 26] }), bystander],
      tiles: PAD,
      zombies: [zombie([12, 21]), zombie([13, 22]), zombie([12, 23]), zombie([11, 22])],
    })
    act(s)
    expect(marineAt(s, 'M1')[0]).toBeGreaterThanOrEqual(17)
  })

  it('rule 10: loaded weapons and reloads are taken from the dead', () => {
    const s = scene({
      marines: [grunt(), medic({ seat: 'M2', at: [5, 4], hp: 0, items: ['smg:20', 'reload:smg', 'pistol:0'] })],
    })
    s.do('M1', advice(s).command).do('M1', advice(s).command)
    expect(itemsOf(s, 'M1')).toEqual(expect.arrayContaining(['smg:20', 'reload:smg']))
    expect(advice(s).command.do).not.toBe('swap')
  })

  it('rule 10: a reload goes to whoever carries that weapon with the fewest rounds, once', () => {
    const s = scene({
      marines: [
        grunt({ items: ['rifle:20', 'reload:rifle'] }),
        sergeant({ seat: 'M2', at: [5, 4], items: ['rifle:3'] }),
      ],
      holders: { M2: { bot: 'competent' } },
    })
    expect(advice(s).command).toEqual({ do: 'swap', with: 'M2', give: ['reload:rifle'], get: [] })
    s.do('M1', advice(s).command)
    expect(advice(s).command.do).not.toBe('swap')
    expect(itemsOf(s, 'M2')).toEqual(['rifle:3', 'reload:rifle'])
  })

  it('rule 10: the grenade goes to whoever is safe and has the better target', () => {
    const s = scene({
      marines: [grunt({ at: [4, 4], items: ['grenade'] }), medic({ seat: 'M2', at: [5, 4] })],
      walls: [1, 2, 3, 4, 5, 6, 7].map((y) => wall([4, y], [5, y])),
      doors: [door([4, 4], [5, 4])],
      zombies: [zombie([15, 10]), zombie([15, 11]), zombie([16, 10])],
      holders: { M2: { bot: 'competent' } },
    })
    expect(advice(s).command).toEqual({ do: 'swap', with: 'M2', give: ['grenade'], get: [] })
  })

  it('rule 11: the patrol starts at C5, out of reach of the zombies and away from the map edge', () => {
    const s = newGame({ dice: SET_UP })
    expect(advice(s).command).toEqual({ do: 'choose-start', tile: 'C5' })
    while (s.state.phase === 'setup' && s.pending) {
      const seat = s.owe[0] as string
      s.do(seat, advice(s, seat).command)
    }
    expect(s.state.marines.map((m) => m.type)).toEqual(['grunt', 'medic', 'sergeant'])
    for (const m of s.state.marines) expect(marineAt(s, m.seat)[1]).toBeLessThan(34)
  })

  it('rule 12: a room gets a door, then a second one on another side of it', () => {
    const s = scene({
      marines: [grunt({ at: [4, 7] })],
      tiles: { A2: { id: 'T04', up: false } },
      dice: ['ev.pop.1: 4', 'ev.pop.11: 1'],
    })
    s.do('M1', { do: 'step', to: [4, 8] })
    const whys: string[] = []
    while (s.asks === 'place a door') {
      const seat = s.owe[0] as string
      const { command, why } = advice(s, seat)
      if (seat === 'M1') whys.push(why)
      s.do(seat, command)
    }
    expect(whys.join(' ')).toMatch(/A building without a door gets one.*A second door makes a way/)
    s.do('Z', evac.advise(s.view('Z'), s.table.book, 'Z', s.offered('Z')).command)
  })

  it('rule 13: the room with the fuel can is given a door first, and the can is fetched', () => {
    const s = newGame({
      options: { scenario: 'S5', layout: 'Bravo' },
      dice: SET_UP,
    })
    const whys: string[] = []
    while (s.state.phase === 'setup' && s.pending) {
      const seat = s.owe[0] as string
      const { command, why } = advice(s, seat)
      if (seat !== 'Z') whys.push(why)
      s.do(seat, command)
    }
    expect(whys.join(' ')).toMatch(/The room with the fuel can needs a door/)
  })

  it('rule 13: a can within reach is picked up', () => {
    const s = newGame({
      options: { scenario: 'S5', layout: 'Bravo' },
      dice: SET_UP,
    })
    while ((s.state.phase === 'setup' || s.state.phase === 'spawn') && s.pending) {
      const seat = s.owe[0] as string
      s.do(seat, advice(s, seat).command)
    }
    const choices: Command[] = [{ do: 'end' }, { do: 'pick-up', at: [30, 26] }]
    expect(evac.advise(s.view('M1'), s.table.book, 'M1', choices).command.do).toBe('pick-up')
  })

  it('rule 13: with evacNeeds all, a marine on the helipad tile stays on it', () => {
    const s = scene({
      options: { evacNeeds: 'all' },
      marines: [sergeant({ at: [18, 7], items: [] }), grunt({ seat: 'M2', at: [18, 30] })],
      tiles: PAD,
      zombies: [zombie([15, 5]), zombie([21, 6])],
    })
    act(s)
    expect(marineAt(s, 'M1')[1]).toBeLessThanOrEqual(7)
  })

  it('bots agree to swaps and do not throw grenades at their own', () => {
    const s = scene({
      marines: [grunt(), medic({ seat: 'M2', at: [5, 4] })],
      holders: { M1: { person: 'ann' }, M2: { person: 'ben' } },
    })
    s.do('M1', { do: 'swap', with: 'M2', give: ['knife'], get: [] })
    expect(advice(s, 'M2').command.do).toBe('agree')
    s.do('M1', { do: 'throw', at: [5, 4] })
    expect(advice(s).command.do).toBe('cancel')
  })

  it('a Lieutenant with nothing near gives an order, and a marine out of danger searches its room', () => {
    const lt = scene({
      options: { lieutenant: true },
      marines: [lieutenant(), grunt({ seat: 'M2', at: [6, 4] })],
      zombies: [zombie([9, 4])],
      walls: [1, 2, 3, 4, 5, 6, 7].map((y) => wall([7, y], [8, y])),
    })
    expect(advice(lt).command).toEqual({ do: 'order', marine: 'M2', order: 'move' })
    const room = scene({
      options: { scavenge: true },
      tiles: { A1: { id: 'T04' } },
      doors: [door([1, 4], [2, 4])],
      marines: [grunt({ at: [2, 4] })],
    })
    expect(advice(room).command.do).toBe('search')
  })

  it('the runner neither heals nor stands and fires', () => {
    const s = scene({ marines: [medic(), grunt({ seat: 'M2', at: [5, 5], hp: 3 })], tiles: PAD })
    expect(adviseRunner(s.view('M1'), s.table.book, 'M1', s.offered('M1')).command.do).toBe('step')
  })
})
