const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => (Object.hasOwn(ENTITIES, character) ? (ENTITIES[character] ?? '') : ''))

/** Numbers in attributes: no more digits than a printer can show. */
export const mm = (length: number): string => String(Math.round(length * 1000) / 1000)

export const each = <T>(list: readonly T[], draw: (one: T, index: number) => string): string => list.map(draw).join('')

/** Up to this many boxes are drawn large. */
const FEW = 10

/** `count` empty boxes; a wider gap after every fifth. */
export const boxes = (count: number): string =>
  `<span class="p-boxes${count <= FEW ? ' p-few' : ''}">` +
  `${each(Array.from({ length: count }), (_, i) => `<i${i % 5 === 4 ? ' class="p-5"' : ''}></i>`)}</span>`

export const clauseMark = (clause: string): string => `<small class="p-clause">${escaped(clause)}</small>`
