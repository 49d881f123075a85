import { describe, expect, it } from 'vitest'
import { at, scene } from '../testing.ts'
import { groundHeight, groundsAt, isOpenGround } from './10-terrain.ts'

const on = (table: string) =>
  scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: [{}] }], options: { table } }).table

describe('what lies where', () => {
  it('[ed.terrain.10] overlapping areas count with each kind, and a bridge makes its footprint Normal', () => {
    const look = on('pump-house')
    expect([...groundsAt(look, at(10, 23.5))]).toEqual(['difficult'])
    expect([...groundsAt(look, at(30, 23.5))]).toEqual([])
    expect([...groundsAt(on('the-wire'), at(30, 27))]).toEqual(['dangerous'])
    // On the outline is outside.
    expect([...groundsAt(look, at(10, 22))]).toEqual([])
  })

  it('a closed door bars the way, an open one does not', () => {
    const look = on('lights-out')
    // The north door of the house at (6, 26): 3.75 to 5.25 inches along its wall.
    expect(isOpenGround(look, at(10.5, 26.1), null)).toBe(false)
    const open = on('across-the-common')
    expect(isOpenGround(open, at(9.5, 33.1), null)).toBe(true)
    expect(isOpenGround(open, at(6, 33.1), null)).toBe(false)
  })

  it('whoever is on a hill or a roof stands as high as it is', () => {
    expect(groundHeight(on('across-the-common'), { at: at(30, 30), on: null })).toBe(254)
    expect(groundHeight(on('across-the-common'), { at: at(40, 30), on: null })).toBe(0)
    expect(groundHeight(on('market-square'), { at: at(8, 25), on: 'block 1' })).toBe(762)
  })
})
