import { mayUndo, type Match, matchFromPosition, scriptedDice, undo } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { evac } from '../index.ts'
import type { EvacKit } from '../state.ts'
import {
  type EvacScene,
  grunt,
  itemsOf,
  lieutenant,
  marineAt,
  medic,
  newGame,
  offersOf,
  playOn,
  scene,
  sergeant,
  theMarine,
  zombie,
  zombieNo,
} from '../testing.ts'

const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const pistol = (stand?: boolean): Command => ({
  do: 'shoot',
  weapon: 'pistol',
  zombie: 1,
  ...(stand === undefined ? {} : { stand }),
})
const reserve = medic({ seat: 'M2', at: [30, 30] })

/** What was added to each attack roll so far. */
const modifiers = (s: EvacScene): number[] => s.events.flatMap((e) => (e.e === 'attacked' ? [e.total - e.face] : []))

describe('types of marine', () => {
  it('[ev.marine.1] [ev.marine.4] a new marine has the HP and the equipment of its type, guns full', () => {
    const kit = (type: 'medic' | 'grunt' | 'sergeant'): [number, string[]] => {
      const s = newGame({
        options: { layout: 'Alpha', marines: 1 },
        dice: ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.pop.1: 1', 'ev.pop.11: 1', 'ev.spawn.5: 1'],
      })
      playOn(s, ({ asks }) => asks !== 'place your marine')
      const at = s.offered('M1').flatMap((c) => (c.do === 'deploy' ? [c.at] : []))[0] as [number, number]
      s.do('M1', { do: 'deploy', type, at })
      return [theMarine(s, 'M1').hp, itemsOf(s, 'M1').sort()]
    }
    expect(kit('medic')).toEqual([3, ['knife', 'medkit', 'pistol:12', 'reload:smg', 'smg:20']])
    expect(kit('grunt')).toEqual([5, ['grenade', 'knife', 'pistol:12', 'reload:rifle', 'rifle:20']])
    expect(kit('sergeant')).toEqual([4, ['knife', 'pistol:12', 'shotgun:8']])
  })

  it('[ev.marine.3] HP is the number of bites a marine survives: the last one kills', () => {
    const ring = [zombie([3, 3]), zombie([4, 3]), zombie([5, 3]), zombie([3, 4])]
    const three = scene({
      marines: [medic(), reserve],
      zombies: ring.slice(0, 2),
      phase: 'zombies',
      dice: ['ev.spawn.5: 1'],
    })
    three.do('Z', { do: 'end-phase' })
    expect(theMarine(three, 'M1').hp).toBe(1)
    expect(three.story).not.toContain('ev.death.1 died')
    const dead = scene({
      marines: [medic(), reserve],
      zombies: ring.slice(0, 3),
      phase: 'zombies',
      dice: ['ev.spawn.5: 1'],
    })
    dead.do('Z', { do: 'end-phase' })
    expect(theMarine(dead, 'M1').hp).toBe(0)
    expect(dead.event('died')).toMatchObject({ marine: 'M1' })
  })

  it('[ev.marine.5] Speed, HP and the skill to heal stay with the person when everything else is swapped', () => {
    const s = scene({
      marines: [grunt({ hp: 2 }), medic({ seat: 'M2', at: [5, 4] }), reserveAs('M3')],
      holders: { M1: { person: 'Ann' }, M2: { person: 'Ann' } },
      dice: ['ev.heal.5: 6'],
    })
    const all = (seat: string): number[] => theMarine(s, seat).items.map((i) => i.id)
    s.do('M1', { do: 'swap', with: 'M2', give: all('M1'), get: all('M2') })
    expect(offersOf(s, 'M1', 'heal')).toEqual([])
    expect(s.refused('M1', { do: 'heal', marine: 'M2', stand: true })).toMatchObject({ clause: 'ev.heal.2' })
    s.do('M1', { do: 'swap', with: 'M2', give: ['medkit'], get: [] })
    s.do('M2', { do: 'heal', marine: 'M1', stand: false })
    expect(theMarine(s, 'M1').hp).toBe(4)
    for (let x = 6; x <= 10; x++) s.do('M2', step(x, 4))
    expect(theMarine(s, 'M2')).toMatchObject({ moved: 5, acted: true })
    for (let x = 3; x >= 1; x--) s.do('M1', step(x, 4))
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 3, attack: null })
    s.do('M1', step(1, 5))
    expect(theMarine(s, 'M1')).toMatchObject({ attack: 'sprint', acted: true })
  })
})

describe('one activation', () => {
  const near = { marines: [grunt(), reserve], zombies: [zombie([4, 9])] }

  it('[ev.act.1] move then attack: no bonus, and that is all', () => {
    const s = scene({ ...near, dice: ['ev.attack.3: 3'] })
      .do('M1', step(5, 4))
      .do('M1', pistol())
    expect(modifiers(s)).toEqual([0])
    expect(theMarine(s, 'M1').acted).toBe(true)
  })

  it('[ev.act.1] attack then move: no bonus, then as far as Speed', () => {
    const s = scene({ ...near, dice: ['ev.attack.3: 3'] }).do('M1', pistol(false))
    s.do('M1', step(5, 4)).do('M1', step(6, 4)).do('M1', step(7, 4))
    expect(modifiers(s)).toEqual([0])
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 3, acted: true })
  })

  it('[ev.act.1] only move: one square more; only attack: one more on the roll', () => {
    const moved = scene(near)
    for (let x = 5; x <= 8; x++) moved.do('M1', step(x, 4))
    expect(marineAt(moved, 'M1')).toEqual([8, 4])
    const stood = scene({ ...near, dice: ['ev.attack.3: 3'] }).do('M1', pistol(true))
    expect(modifiers(stood)).toEqual([1])
    expect(zombieNo(stood, 1)?.down).toBe(true)
  })

  it('[ev.act.4] movement is not divided around the attack', () => {
    const s = scene({ ...near, dice: ['ev.attack.3: 3'] })
      .do('M1', step(5, 4))
      .do('M1', pistol())
    expect(offersOf(s, 'M1', 'step')).toEqual([])
    expect(s.refused('M1', step(6, 4))).toMatchObject({ clause: 'ev.act.2' })
  })

  it('[ev.act.4] a flip and a swap may interrupt the movement', () => {
    const s = scene({
      marines: [grunt({ at: [7, 4] }), medic({ seat: 'M2', at: [7, 3], hp: 0 }), reserveAs('M3')],
      tiles: { B1: { id: 'T00', up: false } },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    s.do('M1', { do: 'swap', with: 'M2', give: [], get: ['medkit'] })
    s.do('M1', step(7, 3))
      .do('M1', { do: 'swap', with: 'M2', give: [], get: ['smg'] })
      .do('M1', step(8, 3))
    s.do('Z', { do: 'place-zombie', at: [10, 5] }).do('M1', step(8, 2))
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 3, attack: null, acted: false })
  })

  it('[ev.act.5] one attack part: after any kind of it every other is refused', () => {
    const gear = ['pistol:12', 'rifle:5', 'reload:rifle', 'grenade', 'knife', 'medkit']
    const marines = [medic({ items: gear }), grunt({ seat: 'M2', at: [3, 4], hp: 1 })]
    const zombies = [zombie([5, 5]), zombie([9, 9])]
    const parts: [Command, string[]][] = [
      [pistol(false), ['ev.attack.3: 2']],
      [{ do: 'shoot', weapon: 'rifle', zombie: 1, stand: false }, ['ev.attack.3: 1']],
      [{ do: 'strike', weapon: 'knife', zombie: 1, stand: false }, ['ev.attack.3: 2']],
      [{ do: 'strike', weapon: 'unarmed', zombie: 1, stand: false }, ['ev.attack.3: 2']],
      [{ do: 'throw', at: [9, 9] }, []],
      [{ do: 'reload', weapon: 'rifle' }, []],
      [{ do: 'heal', marine: 'M2', stand: false }, ['ev.heal.5: 1']],
    ]
    for (const [part, dice] of parts) {
      const s = scene({ marines, zombies, dice }).do('M1', part)
      expect(new Set(s.offered('M1').map((c) => c.do))).toEqual(new Set(['step', 'end', 'swap']))
      for (const [other] of parts) expect(s.refused('M1', other)).toMatchObject({ clause: 'ev.act.5' })
    }
  })

  it('[ev.act.5] an order and a search fill the attack part too', () => {
    const options = { lieutenant: true, scavenge: true }
    const marines = [lieutenant({ at: [2, 3] }), medic({ seat: 'M2', at: [3, 3] })]
    const tiles = { A1: { id: 'T04' } }
    const ordered = scene({ marines, tiles, options }).do('M1', { do: 'order', marine: 'M2', order: 'move' })
    expect(ordered.refused('M1', { do: 'search' })).toMatchObject({ clause: 'ev.act.5' })
    const searched = scene({ marines, tiles, options, dice: ['ev.scav.3: 2'] }).do('M1', { do: 'search' })
    expect(searched.refused('M1', { do: 'order', marine: 'M2', order: 'move' })).toMatchObject({ clause: 'ev.act.5' })
  })
})

const reserveAs = (seat: string): object => medic({ seat, at: [30, 30] })

describe('what begins an activation', () => {
  const pair = { marines: [grunt(), medic({ seat: 'M2', at: [5, 4] })], zombies: [zombie([4, 9])] }
  const begun = (s: EvacScene): string[] => s.state.marines.filter((m) => m.begun).map((m) => m.seat)

  it('[ev.act.7] the first step, the attack part or the end; then nobody else can begin', () => {
    const stepped = scene(pair).do('M1', step(4, 3))
    expect(begun(stepped)).toEqual(['M1'])
    expect(stepped.refused('M2', step(5, 3))).toMatchObject({ clause: 'ev.act.3' })
    const fired = scene({ ...pair, dice: ['ev.attack.3: 2'] }).do('M1', pistol(false))
    expect(begun(fired)).toEqual(['M1'])
    expect(fired.refused('M2', { do: 'end' })).toMatchObject({ clause: 'ev.act.3' })
    expect(begun(scene(pair).do('M1', { do: 'end' }))).toEqual(['M1'])
  })

  it('[ev.act.7] a step that is blocked at a new tile begins it as well', () => {
    const s = scene({
      marines: [grunt({ at: [7, 1] }), reserve],
      tiles: { B1: { id: 'T04', up: false } },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    s.do('M1', step(8, 1)).do('Z', {
      do: 'place-door',
      side: [
        [8, 2],
        [9, 2],
      ],
    })
    s.do('M1', {
      do: 'place-door',
      side: [
        [8, 3],
        [9, 3],
      ],
    }).do('Z', { do: 'place-zombie', at: [8, 1] })
    expect(begun(s)).toEqual(['M1'])
    expect(s.refused('M2', { do: 'end' })).toMatchObject({ clause: 'ev.act.3' })
  })

  it('[ev.act.7] proposing a swap and agreeing to it do not', () => {
    const s = scene(pair).do('M1', { do: 'swap', with: 'M2', give: ['knife'], get: [] })
    s.do('M2', { do: 'agree', proposal: 1 })
    expect(itemsOf(s, 'M2').filter((i) => i === 'knife')).toHaveLength(2)
    expect(begun(s)).toEqual([])
    expect(s.owe).toEqual(['M1', 'M2'])
  })

  it('[ev.act.7] nor does a grenade that is not thrown after all', () => {
    const s = scene(pair)
      .do('M1', { do: 'throw', at: [5, 5] })
      .do('M1', { do: 'cancel' })
    expect(begun(s)).toEqual([])
    s.do('M2', step(6, 4))
    expect(begun(s)).toEqual(['M2'])
  })
})

describe('taking steps back', () => {
  function matchOf(document: object, dice: string[] = []): Match<EvacKit> {
    const read = matchFromPosition(evac, document, {}, {}, scriptedDice(dice))
    if (!read.ok) throw new Error(read.fault.reason)
    return read.value
  }
  function give(match: Match<EvacKit>, seat: string, command: Command): void {
    const answer = match.submit(seat, null, command)
    if (answer.ok === false) throw new Error(answer.refusal.reason)
  }
  const walking = (): Match<EvacKit> => {
    const match = matchOf({ marines: [grunt(), medic({ seat: 'M2', at: [4, 2] })], zombies: [zombie([4, 9])] }, [
      'ev.attack.3: 2',
    ])
    give(match, 'M1', step(5, 4))
    give(match, 'M1', step(6, 4))
    return match
  }

  it('[ev.act.7] undoing all its steps makes an activation not begun again', () => {
    const match = walking()
    expect(undo(match, 'M1')).toBeNull()
    expect(match.table.state).toMatchObject({ acting: 'M1' })
    expect(undo(match, 'M1')).toBeNull()
    expect(match.table.state.acting).toBeNull()
    expect(match.table.state.marines[0]).toMatchObject({ begun: false, stirred: false, moved: 0 })
    expect(match.entries).toEqual([])
    give(match, 'M1', pistol(true))
    expect(match.told.flat().find((e) => e.e === 'attacked')).toMatchObject({ total: 3 })
  })

  it('[ev.act.7] a plain step is free to undo until anything else has happened, and only for its seat', () => {
    const match = walking()
    expect(mayUndo(match, 'M2')).toMatchObject({ clause: 'table.undo' })
    expect(mayUndo(match, 'M1')).toBeNull()
    give(match, 'M2', { do: 'resign' })
    expect(mayUndo(match, 'M1')).toMatchObject({ clause: 'table.undo' })
  })

  it('[ev.act.6] the end of an activation is free to undo, too, as long as the turn goes on', () => {
    const match = walking()
    give(match, 'M1', { do: 'end' })
    expect(mayUndo(match, 'M1')).toBeNull()
    give(match, 'M2', { do: 'end' })
    expect(mayUndo(match, 'M2')).toMatchObject({ clause: 'table.undo' })
  })

  it('[ev.flip.6] neither a shot nor a swap nor a step onto a face-down tile is taken back', () => {
    const fired = walking()
    give(fired, 'M1', pistol())
    expect(mayUndo(fired, 'M1')).toMatchObject({ clause: 'table.undo' })
    const swapped = matchOf({ marines: [grunt(), medic({ seat: 'M2', at: [5, 4], hp: 0 })] })
    give(swapped, 'M1', step(4, 3))
    give(swapped, 'M1', step(5, 3))
    give(swapped, 'M1', { do: 'swap', with: 'M2', give: [], get: ['smg'] })
    expect(mayUndo(swapped, 'M1')).toMatchObject({ clause: 'table.undo' })
    const tiles = { B1: { id: 'T00', up: false } }
    const explored = matchOf({ marines: [grunt({ at: [7, 4] })], tiles }, ['ev.pop.1: 1', 'ev.pop.11: 1'])
    give(explored, 'M1', step(8, 4))
    expect(mayUndo(explored, 'M1')).toMatchObject({ clause: 'table.undo' })
  })
})

describe('stand and fire', () => {
  const near = { marines: [grunt(), reserve], zombies: [zombie([4, 5]), zombie([4, 6])] }

  it('[ev.stand.1] a marine that does not move gets +1; one that has moved cannot claim it', () => {
    const s = scene({ ...near, dice: ['ev.attack.3: 3'] }).do('M1', pistol(true))
    expect(s.event('attacked')).toMatchObject({
      modifiers: [{ value: 0 }, { clause: 'ev.stand.1', value: 1 }],
      total: 4,
    })
    const moved = scene({ ...near, dice: ['ev.attack.3: 3'] }).do('M1', step(4, 3))
    expect(moved.refused('M1', pistol(true))).toMatchObject({ clause: 'ev.stand.1' })
    moved.do('M1', pistol(false))
    expect(modifiers(moved)).toEqual([0])
  })

  it('[ev.stand.2] the bonus applies to every shot of a burst', () => {
    const s = scene({ ...near, dice: ['ev.attack.3: 3 2 1'] })
    s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: true })
    s.do('M1', { do: 'fire-on', zombie: 1 }).do('M1', { do: 'fire-on', zombie: 2 })
    expect(modifiers(s)).toEqual([2, 2, 2])
  })

  it('[ev.stand.2] and to the knife and bare hands', () => {
    const knife = scene({ ...near, dice: ['ev.attack.3: 3'] }).do('M1', {
      do: 'strike',
      weapon: 'knife',
      zombie: 1,
      stand: true,
    })
    expect(modifiers(knife)).toEqual([1])
    const hands = scene({ ...near, dice: ['ev.attack.3: 3'] }).do('M1', {
      do: 'strike',
      weapon: 'unarmed',
      zombie: 1,
      stand: true,
    })
    expect(modifiers(hands)).toEqual([0])
  })

  it('[ev.stand.3] who attacks before moving must say first whether it stands', () => {
    const marines = [medic(), grunt({ seat: 'M2', at: [3, 4], hp: 1 })]
    const s = scene({ ...near, marines })
    for (const command of [
      pistol(),
      { do: 'shoot', weapon: 'smg', zombie: 1 },
      { do: 'strike', weapon: 'knife', zombie: 1 },
      { do: 'heal', marine: 'M2' },
    ] as Command[])
      expect(s.refused('M1', command)).toMatchObject({ clause: 'ev.stand.3' })
    expect(offersOf(s, 'M1', 'shoot')).toEqual(expect.arrayContaining([pistol(true), pistol(false)]))
  })

  it('[ev.stand.3] "stand" binds: no movement afterwards, the activation is over', () => {
    const s = scene({ ...near, dice: ['ev.attack.3: 3'] }).do('M1', pistol(true))
    expect(s.latest.map((e) => e.e)).toEqual(['declared', 'attacked', 'knocked down', 'activation ended'])
    expect(s.event('declared')).toMatchObject({ seat: 'M1', stands: true })
    expect(s.refused('M1', step(4, 3))).toMatchObject({ clause: 'ev.act.2' })
  })

  it('[ev.stand.3] a grenade, a reload, an order or a search needs no such word, and movement may follow', () => {
    const gear = ['rifle:3', 'reload:rifle', 'grenade']
    const parts: [Command, string[]][] = [
      [{ do: 'throw', at: [3, 6] }, []],
      [{ do: 'reload', weapon: 'rifle' }, []],
      [{ do: 'order', marine: 'M2', order: 'move' }, []],
      [{ do: 'search' }, ['ev.scav.3: 3']],
    ]
    for (const [part, dice] of parts) {
      const s = scene({
        marines: [lieutenant({ at: [3, 3], items: gear }), medic({ seat: 'M2', at: [4, 3] })],
        tiles: { A1: { id: 'T04' } },
        options: { lieutenant: true, scavenge: true },
        dice,
      })
      s.do('M1', part)
      expect(s.story).not.toContain('ev.stand.3 declared')
      s.do('M1', step(3, 4))
      expect(theMarine(s, 'M1')).toMatchObject({ moved: 1, acted: false })
    }
  })

  it('[ev.stand.4] whoever chose to move afterwards and then stays gets no bonus, on no later shot either', () => {
    const s = scene({ ...near, dice: ['ev.attack.3: 4 3'] })
    s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: false }).do('M1', { do: 'fire-on', zombie: 2 })
    s.do('M1', { do: 'cease-fire' }).do('M1', { do: 'end' })
    expect(modifiers(s)).toEqual([1, 1])
    expect(theMarine(s, 'M1')).toMatchObject({ moved: 0, stands: false, acted: true })
  })

  it('[ev.stand.1] a sergeant who stands adds it to the shotgun', () => {
    const s = scene({ ...near, marines: [sergeant(), reserve], dice: ['ev.attack.3: 1'] })
    s.do('M1', { do: 'shoot', weapon: 'shotgun', zombie: 1, stand: true })
    expect(s.event('attacked')).toMatchObject({ total: 4, result: 'knockDown' })
  })
})
