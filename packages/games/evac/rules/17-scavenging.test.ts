import { describe, expect, it } from 'vitest'
import {
  door,
  type EvacScene,
  grunt,
  itemsOf,
  medic,
  offersOf,
  scene,
  sergeant,
  theMarine,
  zombie,
  zombieAt,
  zombieNo,
} from '../testing.ts'

type Stage = Parameters<typeof scene>[0]

const options = { scavenge: true }
/** Four closed rooms at the corners of B2; a Grunt in the north-west one, (8,8) to (9,9). */
const indoors = (stage: Stage = {}): EvacScene =>
  scene({ tiles: { B2: { id: 'T02' } }, marines: [grunt({ at: [8, 8] })], options, ...stage })
const search = (s: EvacScene, seat = 'M1') => s.do(seat, { do: 'search' })
const rolling = (face: number, stage: Stage = {}) => search(indoors({ dice: [`ev.scav.3: ${face}`], ...stage }))

describe('scavenging', () => {
  it('[ev.scav.1] rooms are searched only with the switch', () => {
    const off = indoors({ options: {} })
    expect(offersOf(off, 'M1', 'search')).toEqual([])
    expect(off.refused('M1', { do: 'search' }).clause).toBe('ev.scav.1')
    expect(offersOf(indoors(), 'M1', 'search')).toEqual([{ do: 'search' }])
  })

  it('[ev.scav.2] each room is searched once per game, by whomever, from whichever square', () => {
    const marines = [grunt({ at: [8, 8] }), medic({ seat: 'M2', at: [9, 9] })]
    const s = rolling(3, { marines }).do('M1', { do: 'end' })
    expect(s.refused('M2', { do: 'search' }).clause).toBe('ev.scav.2')
    expect(offersOf(s, 'M2', 'search')).toEqual([])
  })

  it('[ev.scav.2] another room of the same tile is another matter, and so is the next turn for this one', () => {
    const marines = [grunt({ at: [8, 8] }), medic({ seat: 'M2', at: [14, 9] })]
    const s = rolling(3, { marines, dice: ['ev.scav.3: 3 4', 'ev.spawn.5: 1'] }).do('M1', { do: 'end' })
    search(s, 'M2').do('M2', { do: 'end' })
    s.do('Z', { do: 'place-zombie', at: [35, 35] })
    expect(s.refused('M1', { do: 'search' }).clause).toBe('ev.scav.2')
  })

  it('[ev.scav.2] a door does not join two rooms: the walls of the tile do not move', () => {
    const tiles = { B2: { id: 'T19' } }
    const marines = [grunt({ at: [9, 11] }), medic({ seat: 'M2', at: [9, 12] })]
    const doors = [door([9, 11], [9, 12], 'destroyed')]
    const s = rolling(3, { tiles, marines, doors, dice: ['ev.scav.3: 3 3'] })
    search(s.do('M1', { do: 'end' }), 'M2')
    expect(s.state.searched.length).toBe(2)
  })

  it('[ev.scav.3] only a marine in a room can search', () => {
    const s = indoors({ marines: [grunt({ at: [11, 11] })] })
    expect(s.refused('M1', { do: 'search' }).clause).toBe('ev.scav.3')
    expect(offersOf(s, 'M1', 'search')).toEqual([])
  })

  it('[ev.scav.3] the search is the attack part: movement before or after, no shot, no sprint', () => {
    const s = rolling(2, { dice: ['ev.scav.3: 2', 'ev.spawn.5: 1'] })
    expect(theMarine(s, 'M1')).toMatchObject({ attack: 'search', stands: false, acted: false })
    expect(s.refused('M1', { do: 'throw', at: [8, 8] }).clause).toBe('ev.act.5')
    s.do('M1', { do: 'step', to: [9, 8] })
      .do('M1', { do: 'step', to: [9, 9] })
      .do('M1', { do: 'step', to: [8, 9] })
    expect(s.state.turn).toBe(2)
    const moved = indoors({ dice: ['ev.scav.3: 2', 'ev.spawn.5: 1'] }).do('M1', { do: 'step', to: [9, 8] })
    expect(search(moved).state.turn).toBe(2)
  })

  it('[ev.scav.3] nobody searches after an attack', () => {
    const s = indoors({ marines: [grunt({ at: [8, 8], items: ['rifle:3', 'reload:rifle'] })] }).do('M1', {
      do: 'reload',
      weapon: 'rifle',
    })
    expect(s.refused('M1', { do: 'search' }).clause).toBe('ev.act.5')
  })

  it('[ev.scav.3] on a 1 the zombie player places a standing zombie in an empty square beside the searcher', () => {
    const s = rolling(1)
    expect(s.owe).toEqual(['Z'])
    expect(s.offers('Z')).toEqual(['rise at:[9,8]', 'rise at:[8,9]'])
    expect(s.refused('Z', { do: 'rise', at: [9, 9] }).clause).toBe('ev.scav.3')
    expect(s.refused('Z', { do: 'rise', at: [8, 7] }).clause).toBe('ev.scav.3')
    s.do('Z', { do: 'rise', at: [8, 9] })
    expect(zombieAt(s, 1)).toEqual([8, 9])
    expect(zombieNo(s, 1)).toMatchObject({ down: false, fresh: false })
  })

  it('[ev.scav.3] a standing door keeps it out, a destroyed one does not; the clock takes the first square', () => {
    const beside = (state: 'standing' | 'destroyed') => rolling(1, { doors: [door([8, 7], [8, 8], state)] })
    expect(beside('standing').offers('Z')).toEqual(['rise at:[9,8]', 'rise at:[8,9]'])
    const open = beside('destroyed')
    expect(open.offers('Z')).toContain('rise at:[8,7]')
    open.timeOut('Z')
    expect(zombieAt(open, 1)).toEqual([8, 7])
  })

  it('[ev.scav.3] without such a square nothing happens', () => {
    const s = rolling(1, { zombies: [zombie([9, 8]), zombie([8, 9], { state: 'down' })] })
    expect(s.event('searched').found).toBe('zombie')
    expect(s.asks).toBe('activate a zombie')
    expect(s.state.zombies.length).toBe(2)
    expect(s.state.lost).toBe(0)
  })

  it('[ev.scav.3] [ev.spawn.10] over the limit of zombies it is lost', () => {
    const ten = Array.from({ length: 10 }, (_, i) => zombie([20 + i, 33]))
    const s = rolling(1, { zombies: ten, options: { ...options, zombieCap: 10 } })
    expect(s.asks).toBe('act')
    expect(s.state.zombies.length).toBe(10)
    expect(s.event('zombies lost')).toMatchObject({ clause: 'ev.spawn.10', zombies: 1 })
  })

  it('[ev.scav.3] 2 to 4 find nothing', () => {
    for (const face of [2, 3, 4]) {
      const s = rolling(face)
      expect(s.event('searched')).toMatchObject({ face, found: 'nothing' })
      expect(itemsOf(s, 'M1')).toEqual(itemsOf(indoors(), 'M1'))
      expect([s.asks, s.state.zombies.length]).toEqual(['act', 0])
    }
  })

  it('[ev.scav.3] a 5 finds a reload for pistol, SMG or rifle, as the searcher chooses', () => {
    const s = rolling(5)
    expect(s.offers('M1')).toEqual(['take find:reload:pistol', 'take find:reload:smg', 'take find:reload:rifle'])
    expect(s.refused('M1', { do: 'take', find: 'grenade' }).clause).toBe('ev.scav.3')
    s.do('M1', { do: 'take', find: 'reload:smg' })
    expect(itemsOf(s, 'M1')).toContain('reload:smg')
    expect(s.asks).toBe('act')
  })

  it('[ev.scav.3] a 6 finds a grenade or a reload for the auto-shotgun', () => {
    const s = rolling(6)
    expect(s.offers('M1')).toEqual(['take find:grenade', 'take find:reload:shotgun'])
    expect(s.refused('M1', { do: 'take', find: 'reload:rifle' }).clause).toBe('ev.scav.3')
    s.do('M1', { do: 'take', find: 'reload:shotgun' })
    expect(itemsOf(s, 'M1')).toContain('reload:shotgun')
  })

  it('[ev.scav.3] the clock takes the reload for the automatic weapon with fewest rounds, else the first that fits', () => {
    const clock = (face: number, items: string[]) =>
      rolling(face, { marines: [sergeant({ at: [8, 8], items })] }).clock('M1')
    expect(clock(5, ['pistol:1', 'smg:9', 'rifle:8'])).toEqual([{ do: 'take', find: 'reload:rifle' }])
    expect(clock(5, ['pistol:1', 'smg:7', 'rifle:8'])).toEqual([{ do: 'take', find: 'reload:smg' }])
    expect(clock(5, ['shotgun:1', 'pistol:12'])).toEqual([{ do: 'take', find: 'reload:pistol' }])
    expect(clock(6, ['shotgun:1'])).toEqual([{ do: 'take', find: 'grenade' }])
  })

  it('[ev.scav.4] reloads for pistol and auto-shotgun fill up to 12 and 8', () => {
    const items = ['pistol:3', 'shotgun:0', 'reload:pistol', 'reload:shotgun']
    const pistol = scene({ marines: [sergeant({ items })] }).do('M1', { do: 'reload', weapon: 'pistol' })
    expect(itemsOf(pistol, 'M1')).toEqual(['pistol:12', 'shotgun:0', 'reload:shotgun'])
    const shotgun = scene({ marines: [sergeant({ items })] }).do('M1', { do: 'reload', weapon: 'shotgun' })
    expect(itemsOf(shotgun, 'M1')).toEqual(['pistol:3', 'shotgun:8', 'reload:pistol'])
  })
})
