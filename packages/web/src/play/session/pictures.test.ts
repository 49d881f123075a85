import { describe, expect, it } from 'vitest'
import type { DirectedDisplay } from '../game-display.ts'
import { type PictureShown, picturesOf } from './pictures.ts'
import { weigh } from './player.ts'

const director: DirectedDisplay = {
  deeds: (events) => events.map((e) => (e === 'bite' ? { lead: 'attack', figure: 'zombie 1', about: ['M1'] } : null)),
  before: (later) => `before ${later.join(', ')}`,
  opens: (event) => event === 'open',
  felt: () => [],
  bodies: () => [],
}

/** What happened after somebody's own last card, in the order of the story. */
const pictureOf = (events: readonly string[]): PictureShown =>
  ({
    line: { fresh: [{ entry: 1, events }] },
    update: {},
    items: [],
    fresh: [],
    events,
    own: true,
    view: 'is',
    was: 'was',
    is: 'is',
    act: null,
  }) as unknown as PictureShown

const shown = (events: readonly string[], whole = false) =>
  picturesOf(pictureOf(events), director, { mine: ['S1'], seen: { view: 'is', options: {} }, whole }).map(
    (picture) => ({
      events: picture.events,
      view: picture.view,
      opens: picture.opens ?? false,
      ms: weigh(picture).ms,
      own: weigh(picture).own,
    }),
  )

describe('what is turned over', () => {
  it.each([false, true])('is looked at before anything comes of it, for more than a second; at once: %s', (whole) => {
    const [first, ...rest] = shown(['placed', 'open', 'step', 'bite'], whole)
    expect(first).toMatchObject({ events: ['placed', 'open'], view: 'before step, bite', opens: true, own: false })
    expect(first?.ms).toBeGreaterThanOrEqual(1100)
    expect(rest.flatMap(({ events }) => events)).toEqual(['step', 'bite'])
    expect(rest.some(({ opens }) => opens)).toBe(false)
  })

  it('is looked at where nothing else happens, and nothing else is held', () => {
    expect(shown(['open', 'step'])).toMatchObject([
      { events: ['open'], opens: true },
      { events: ['step'], opens: false, own: true },
    ])
    expect(shown(['placed', 'step'])).toMatchObject([{ events: ['placed', 'step'], opens: false, own: true }])
  })
})
