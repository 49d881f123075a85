import { type Game, seat, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { runOrShootExtras } from '../extras.ts'
import { runOrShootRules } from '../game.ts'
import type { RunOrShootKit } from '../state.ts'
import { eyesOn, pictureFor } from './warnings.ts'

const game: Game<RunOrShootKit> = { ...runOrShootRules, ...runOrShootExtras }

function pictured(position: object, given = {}) {
  const read = runOrShootExtras.position.read(position, given, {})
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.reason}`)
  const { state, options } = read.value
  return pictureFor(game.view(seat(game, state, game.book(options), seeded('picture')), 'S1'), options)
}

const DOT = { at: [300, 3000] }

describe('how near is too near', () => {
  it('is told of every lair alike, whether or not anybody lurks there', () => {
    const lurking = pictured({ survivors: [DOT], hidden: { hordes: [{ lair: '1,0 drain', size: 30 }] } })
    const nobody = pictured({ survivors: [DOT], hidden: { hordes: [] } })
    expect(lurking.warnings).toEqual(nobody.warnings)
    expect(lurking.warnings.filter(({ about }) => about === 'lair').map(({ radius }) => radius)).toEqual([
      500, 500, 500, 500,
    ])
  })

  it('is told of drifters that stand and of a woman who sits, from the rim of their bases', () => {
    const { warnings, arcs } = pictured({
      survivors: [DOT],
      zeds: [
        { at: [4200, 3000], mode: 'drifting', facing: [-1000, 0] },
        { at: [4200, 2000], mode: 'drifting', down: true },
        { at: [4200, 1000] },
        { at: [1500, 3400], kind: 'witch', posture: 'sitting' },
      ],
    })
    const ofZeds = warnings.filter(({ about }) => about === 'drifter' || about === 'witch')
    expect(ofZeds.map(({ about, id, radius }) => [about, id, radius])).toEqual([
      ['drifter', '1', 600],
      ['witch', '4', 1100],
    ])
    expect(arcs.map(({ id, facing, degrees }) => [id, facing, degrees])).toEqual([['1', { x: -1000, y: 0 }, 90]])
  })

  it('is told of vehicles whose alarm is armed, and of no others', () => {
    const { warnings } = pictured({ survivors: [{ at: [300, 300] }] }, { scenario: 'number-nine' })
    const alarms = warnings.filter(({ about }) => about === 'alarm').map(({ id }) => id)
    expect([alarms.includes('1,0 v1'), alarms.includes('1,0 v4')]).toEqual([true, false])
  })
})

describe('who is where', () => {
  const picture = pictured({
    survivors: [DOT],
    zeds: [{ at: [505, 3000] }, { at: [1300, 3000] }, { at: [2000, 1000] }],
  })

  it('is in contact, and in sight unless a wall is between', () => {
    expect(picture.contacts).toEqual([{ survivor: 1, zed: 1 }])
    expect([...picture.seenFrom({ at: { x: 300, y: 3000 }, level: 0 })]).toEqual([1, 2])
  })

  it('looks from a storey higher up as high as the storeys below are', () => {
    expect([eyesOn(0), eyesOn(1)]).toEqual([1, 3])
  })
})
