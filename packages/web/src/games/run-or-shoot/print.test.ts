import { sheets, STANDARD } from '@shamble/print'
import { runOrShootPrintables } from '@shamble/run-or-shoot/print'
import { createElement } from 'preact'
import { expect, it } from 'vitest'
import { drawing } from '../../board/testing.ts'
import { Icon } from './art.tsx'
import { HAND } from './hand/cards.ts'

it('prints every card with the picture that it has on the screen', () => {
  const pieces = sheets(runOrShootPrintables, { ...STANDARD, parts: ['cards'] }).flatMap((sheet) => sheet.pieces)
  for (const { card, icon } of HAND) {
    const strokes = drawing(createElement(Icon, { icon, size: 24 }))
      .all('')
      .flatMap(({ attributes }) => attributes.get('d') ?? [])
    expect(strokes.length, `${card}`).toBeGreaterThan(0)
    const printed = pieces.filter((piece) => JSON.stringify(piece).includes(`<h3>${card}</h3>`))
    expect(printed.length, `${card}`).toBe(6)
    for (const d of strokes) expect(JSON.stringify(printed[0]), `${card}`).toContain(d)
  }
})
