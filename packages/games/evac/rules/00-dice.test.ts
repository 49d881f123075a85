import { matchFromPosition, type Match, readAs, seededDice } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { evac } from '../index.ts'
import type { EvacKit } from '../state.ts'
import { ATTACK } from '../tables/attack.ts'
import { DOOR_COUNTERS } from '../tables/doors.ts'
import { grunt, medic, scene, sergeant, zombie, zombieNo } from '../testing.ts'
import { modified, rowFor } from './00-dice.ts'

const four = [
  grunt(),
  medic({ seat: 'M2', at: [5, 4] }),
  grunt({ seat: 'M3', at: [6, 4] }),
  grunt({ seat: 'M4', at: [7, 4] }),
]

/** Four marines, the zombie player throws real dice, and the spawn roll is due. */
function atTheTable(): Match<EvacKit> {
  const read = matchFromPosition(evac, { marines: four, phase: 'spawn' }, {}, {}, seededDice(1), {
    undoDice: 'same',
    physical: ['Z'],
  })
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value
}

describe('dice rolling and other conventions', () => {
  it('[ev.dice.1] several dice for one number are added', () => {
    const s = scene({ marines: four, phase: 'spawn', dice: ['ev.spawn.5 d4: 3 4'] })
    expect(s.event('zombies rolled')).toMatchObject({ faces: [3, 4], zombies: 7 })
  })

  it('[ev.dice.3] a d6 with 5 and 6 thrown again stands in for the d4', () => {
    const match = atTheTable()
    const thrown = [6, 5, 2, 5, 4]
    for (const face of thrown) {
      const { ask } = match.needs as NonNullable<typeof match.needs>
      const read = readAs(ask, 6, face)
      if (read !== 'reroll') expect(match.typeDie(read).ok).not.toBe(false)
    }
    expect(match.needs).toBeNull()
    expect(match.eventsSince(-1).find((event) => event.e === 'zombies rolled')).toMatchObject({
      faces: [2, 4],
      zombies: 6,
    })
  })

  it('[ev.dice.3] typed without reading, a 5 is no face of the d4 and the die is asked for again', () => {
    const match = atTheTable()
    expect(match.typeDie(5)).toMatchObject({ ok: false, refusal: { clause: 'table.dice' } })
    expect(match.needs).toMatchObject({ ask: { sides: 4 }, index: 0 })
  })

  it('[ev.dice.4] a table is read with the modified roll; beyond its rows the first and the last row count', () => {
    expect(
      modified(1, [
        { clause: 'ev.attack.3', value: 2 },
        { clause: 'ev.stand.1', value: 1 },
      ]),
    ).toBe(4)
    expect([-3, 0, 1, 3, 4, 5, 6, 9].map((total) => rowFor(ATTACK, total).result)).toEqual([
      'miss',
      'miss',
      'miss',
      'miss',
      'knockDown',
      'knockDown',
      'kill',
      'kill',
    ])
    expect([0, 1, 3, 4, 5, 6, 8].map((roll) => rowFor(DOOR_COUNTERS, roll).result)).toEqual([2, 2, 2, 4, 4, 6, 6])
  })

  it('[ev.dice.4] bare hands read a natural 1 as 0, a standing auto-shotgun a natural 6 as 9', () => {
    const fist = scene({ marines: [grunt({ moved: 1 })], zombies: [zombie([4, 5])], dice: ['ev.attack.3: 1'] })
    fist.do('M1', { do: 'strike', weapon: 'unarmed', zombie: 1 })
    expect(fist.event('attacked')).toMatchObject({ face: 1, total: 0, result: 'miss' })
    const gun = scene({ marines: [sergeant()], zombies: [zombie([4, 9]), zombie([5, 9])], dice: ['ev.attack.3: 6'] })
    gun.do('M1', { do: 'shoot', weapon: 'shotgun', zombie: 1, stand: true })
    expect(gun.event('attacked')).toMatchObject({ face: 6, total: 9, result: 'kill' })
    expect(zombieNo(gun, 1)).toBeUndefined()
  })

  it('[ev.dice.5] each die is rolled and logged separately and in order', () => {
    const s = scene({ marines: four, phase: 'spawn', dice: ['ev.spawn.5 d4: 1', 'ev.spawn.5 d4: 2'] })
    expect(s.dice).toEqual(['ev.spawn.5 d4: 1', 'ev.spawn.5 d4: 2'])
    expect(s.event('zombies rolled').faces).toEqual([1, 2])
  })

  it('[ev.dice.5] and typed separately with real dice', () => {
    const match = atTheTable()
    expect(match.needs).toMatchObject({
      ask: { clause: 'ev.spawn.5', seat: 'Z', what: 'zombies, die 1 of 2' },
      index: 0,
    })
    expect(match.typeDie(4)).toMatchObject({ ok: 'dice', index: 1, ask: { what: 'zombies, die 2 of 2' } })
    expect(match.typeDie(1).ok).toBe(true)
    expect(match.eventsSince(-1).find((event) => event.e === 'zombies rolled')).toMatchObject({
      faces: [4, 1],
      zombies: 5,
    })
  })
})
