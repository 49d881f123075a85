import { mapIn } from '@shamble/even-death/campaign/forecast'
import { type Place, tileOn } from '@shamble/even-death/campaign/page'
import { describe, expect, it } from 'vitest'
import {
  type Brush,
  doneAgain,
  type Drawing,
  drawingOf,
  drawnTo,
  edited,
  lifted,
  mapOf,
  pressed,
  takenBack,
  walked,
  withBrush,
} from './drawing.ts'

const HARROW = mapIn({ scenario: 'own', map: 'harrow-vale', ownMap: null })
const begun = (brush: Brush): Drawing => withBrush(drawingOf(HARROW), brush)
const kinds = (drawing: Drawing, places: readonly Place[]): readonly string[] =>
  places.map((place) => tileOn(mapOf(drawing), place).kind)
const draw = (drawing: Drawing, from: Place, ...to: readonly Place[]): Drawing =>
  lifted(to.reduce(drawnTo, pressed(drawing, from)))

describe('[ed.camp-map.5] a map that is drawn', () => {
  it('is painted over all tiles between, however quick the hand is, and taken back with one step', () => {
    const painted = draw(begun('water'), 51, 55)
    expect(kinds(painted, [51, 52, 53, 54, 55])).toEqual(['water', 'water', 'water', 'water', 'water'])
    expect(mapOf(takenBack(painted))).toEqual(HARROW)
    expect(mapOf(doneAgain(takenBack(painted)))).toEqual(mapOf(painted))
  })

  it('is painted by keys as well: only with the brush down, a stroke one step', () => {
    const walking = walked(begun('forest'), 'east', false)
    expect(mapOf(walking)).toBe(HARROW)
    const drawn = walked(walked(lifted(walking), 'south', true), 'south', true)
    expect(kinds(drawn, [12, 22, 32])).toEqual(['forest', 'forest', 'forest'])
    expect(drawn.place).toBe(32)
    expect(mapOf(takenBack(lifted(drawn)))).toEqual(HARROW)
  })

  it('has roads from tile to tile, and over one that is there it is taken away', () => {
    const bare = draw(begun('road'), 31, 32, 33)
    expect(tileOn(mapOf(bare), 32).features.roads).toEqual(expect.arrayContaining(['west', 'east']))
    expect(tileOn(mapOf(bare), 33).features.roads).toContain('west')
    const gone = draw(bare, 33, 31)
    expect(tileOn(mapOf(gone), 31).features.roads ?? []).not.toContain('east')
    expect(tileOn(mapOf(gone), 33).features.roads ?? []).not.toContain('west')
    expect(tileOn(mapOf(gone), 32).features.roads).toEqual([])
  })

  it('[ed.camp-map.2] has borders told at both tiles, and tiles that are shut and opened again', () => {
    const crossed = draw(begun('border'), 33, 34)
    expect(tileOn(mapOf(crossed), 33).blocked).toEqual(['east'])
    expect(tileOn(mapOf(crossed), 34).blocked).toEqual(['west'])
    const shut = draw(begun('shut'), 31, 32)
    expect([31, 32].map((place) => tileOn(mapOf(shut), place).accessible)).toEqual([false, false])
    expect(tileOn(mapOf(draw(shut, 31)), 31).accessible).toBe(true)
  })

  it('takes back a name as a whole, and nothing that changed nothing', () => {
    const first = edited(begun('look'), { ...HARROW, title: 'A' }, 'title')
    const second = edited(first, { ...HARROW, title: 'Ab' }, 'title')
    expect(mapOf(takenBack(second))).toEqual(HARROW)
    const same = draw(begun(tileOn(HARROW, 11).kind), 11)
    expect(takenBack(same)).toBe(same)
  })
})
