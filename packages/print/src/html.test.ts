import { describe, expect, it } from 'vitest'
import { bodyOf, htmlOf, styleOf } from './html.ts'
import { sheets, STANDARD } from './sheets.ts'
import { SAMPLE } from './testkit/sample.ts'

const PAGES = sheets(SAMPLE)
const HTML = htmlOf(PAGES, 'a4', SAMPLE)
const count = (text: string, what: string): number => text.split(what).length - 1

describe('the document', () => {
  it('has one page of the paper for each sheet', () => {
    expect(count(HTML, '<section class="p-page')).toBe(PAGES.length)
    expect(HTML).toContain('@page { size: 210mm 297mm; margin: 0; }')
    expect(styleOf(PAGES, 'letter')).toContain('@page { size: 215.9mm 279.4mm; margin: 0; }')
  })

  it('names the game, the page and the authors on every page', () => {
    PAGES.forEach((sheet, i) =>
      expect(HTML).toContain(
        `<b>Sample · ${sheet.title} · page ${i + 1} of ${PAGES.length}</b> <span>A game by Somebody &amp; Daughter</span>`,
      ),
    )
  })

  it('needs nothing from anywhere, runs nothing, and has no style at an element', () => {
    expect(HTML).not.toMatch(/<script|<link|<img|src=|href=|url\(|style="/)
  })

  it('leaves no sign of what was written as text', () => {
    expect(HTML).toContain('Nobody &lt;steps&gt; twice &amp; thrice.')
    expect(HTML).not.toContain('<steps>')
  })

  it('is the style and the body that the page in the browser uses', () => {
    expect(HTML).toContain(styleOf(PAGES, 'a4'))
    expect(HTML).toContain(bodyOf(PAGES, 'a4', SAMPLE))
  })

  it('puts the pieces into the middle, in millimetres', () => {
    expect(styleOf(sheets(SAMPLE, { ...STANDARD, parts: ['cards'] }), 'a4')).toContain(
      '.p-grid-0 .p-block { left: 10.5mm; top: 16.5mm; grid-template-columns: repeat(3, 63mm); grid-auto-rows: 88mm; }',
    )
  })

  it('cuts around each piece, with marks at the ends of every line, and around nothing that is read', () => {
    const cards = bodyOf(sheets(SAMPLE, { ...STANDARD, parts: ['cards'] }), 'a4', SAMPLE)
    expect(cards).toContain('M10.5 16.5h63v88h-63z')
    expect(count(cards, 'h63v88h-63z')).toBe(4)
    const ticks = cards.match(/class="p-ticks" d="([^"]*)"/)?.[1] ?? ''
    expect(count(ticks, 'V')).toBe(2 * 4)
    expect(count(ticks, 'H')).toBe(2 * 3)
    expect(bodyOf(sheets(SAMPLE, { ...STANDARD, parts: ['reference'] }), 'a4', SAMPLE)).not.toContain('p-cuts')
  })

  it('draws the squares, walls and marks of a tile', () => {
    const tile = bodyOf(sheets(SAMPLE, { ...STANDARD, parts: ['tiles'] }), 'a4', SAMPLE).split('data-id="B"')[1] ?? ''
    const drawn = tile.slice(0, tile.indexOf('</svg>'))
    expect(drawn).toContain('<rect class="p-outdoor" x="0" y="0"')
    expect(drawn).toContain('<rect class="p-corner" x="0" y="1"')
    expect(count(drawn, '<rect')).toBe(2)
    expect(drawn).toContain('<path class="p-wall" d="M0.05 0.05L1.95 0.05M1 0.05L1 1"/>')
    expect(drawn).toContain('p-circle')
    expect(drawn).toContain('<text class="p-star-number" y="3.6">3</text>')
    expect(drawn).toContain('B Tile B')
  })

  it('has a box for every point and every round', () => {
    const boxes = (part: 'cards' | 'sheets'): number =>
      count(bodyOf(sheets(SAMPLE, { ...STANDARD, parts: [part] }), 'a4', SAMPLE), '<i')
    expect(boxes('cards')).toBe(3 * 7)
    expect(boxes('sheets')).toBe(2 * 4 + 20)
  })
})
