import { deadWalkPrintables } from '@shamble/dead-walk/print'
import { dropDeadPrintables } from '@shamble/drop-dead/print'
import { evacPrintables } from '@shamble/evac/print'
import { PARTS, type Printables, sheets, STANDARD } from '@shamble/print'
import { describe, expect, it } from 'vitest'
import { print } from '../packages/cli/src/commands/print.ts'
import { codes, documentText, expectGenerated, section, table, tableText } from './blocks.ts'

const text = documentText('printing.md')
const GAMES: readonly Printables[] = [evacPrintables, dropDeadPrintables, deadWalkPrintables]

function rowsOf(game: Printables): string[][] {
  const pages = sheets(game, STANDARD)
  const kinds = [...new Set(pages.map(({ part, grid }) => `${part} ${grid.width} ${grid.height}`))]
  return kinds.map((kind) => {
    const same = pages.filter(({ part, grid }) => `${part} ${grid.width} ${grid.height}` === kind)
    const [part = '', width = '', height = ''] = kind.split(' ')
    const pieces = same.reduce((sum, sheet) => sum + sheet.pieces.length, 0)
    return [game.title, part, `${pieces}`, `${width} × ${height} mm`, `${same.length}`]
  })
}

describe('printing.md', () => {
  it('says what there is to print, how large it is and how much paper it takes', () => {
    const head = ['game', 'part', 'pieces', 'size of each', 'pages of A4']
    expectGenerated('printing.md', 'pieces', tableText(head, GAMES.flatMap(rowsOf)))
  })

  it('names every flag of the command, and every part', () => {
    const rows = table(section(text, '## From the command line'))
    expect(rows.map(([flag]) => flag)).toEqual(
      print.flags.map(({ name, takes }) => `--${name}${takes === undefined ? '' : ` ${takes}`}`),
    )
    expect(codes(rows[2]?.[1] ?? '')).toEqual([...PARTS])
  })
})
