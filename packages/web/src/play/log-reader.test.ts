import type { StoryEntry } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { filtered, firstNew, grouped } from './log-groups.ts'
import { plain } from './log-item.ts'
import { LogReader } from './log-reader.ts'
import type { LogDisplay, LogLine } from './game-display.ts'

/** A game of letters: capitals begin a phase, ! passes the turn on, equal letters in a row are told in one line. */
const display: LogDisplay & { told: number } = {
  told: 0,
  lines(events) {
    display.told += events.length
    const lines: (LogLine & { first: number; last: number })[] = []
    for (const [i, event] of (events as string[]).entries()) {
      const before = lines.at(-1)
      const words = [event]
      if (before && before.words[0] === event) lines[lines.length - 1] = { ...before, last: i }
      else {
        const heading = event === event.toUpperCase() ? { heading: event } : {}
        const kind = event === '!' ? 'phase' : 'move'
        lines.push({ icon: '', words, kind, about: [], first: i, last: i, ...heading })
      }
    }
    return lines
  },
}

const NOWHERE = { view: null, options: {} }

const entry = (at: number, events: string, seat = 'M1', why: string | null = null): StoryEntry => ({
  entry: at,
  seat,
  command: null,
  typed: false,
  revealed: false,
  rolled: [],
  events: [...events],
  why,
})

const texts = (c: LogReader, story: readonly StoryEntry[]): string =>
  c
    .read(story, NOWHERE)
    .map(({ line, entry: from, until }) => `${JSON.stringify(line.words[0]).replaceAll('"', '')}${from}-${until}`)
    .join(' ')

describe('the chronicle', () => {
  it('tells what belongs together in one line, over several entries', () => {
    const c = new LogReader(display)
    expect(texts(c, [entry(0, 'Aab'), entry(1, 'bb'), entry(2, 'c')])).toBe('A0-0 a0-0 b0-1 c2-2')
  })

  it('says why once: what follows from a decision has no reason of its own', () => {
    const story = [entry(0, 'Aab', 'Z', 'near'), entry(1, 'c', 'Z', 'far'), entry(2, 'd')]
    const whys = new LogReader(display).read(story, NOWHERE).map(({ why }) => why)
    expect(whys).toEqual(['near', null, null, 'far', null])
  })

  it('says no reason of a decision at what others do after the turn has passed on', () => {
    const story = [entry(0, 'Aa', 'Z', 'near'), entry(1, '!c', 'Z', 'done'), entry(2, 'd', 'Z', 'far')]
    const whys = new LogReader(display).read(story, NOWHERE).map(({ why }) => why)
    expect(whys).toEqual(['near', null, null, null, 'far'])
  })

  it('goes on where the story goes on, and reads only the last phase anew', () => {
    const c = new LogReader(display)
    const story = [entry(0, 'Aab'), entry(1, 'bbBx'), entry(2, 'x')]
    expect(texts(c, story)).toBe('A0-0 a0-0 b0-1 B1-1 x1-2')
    display.told = 0
    expect(texts(c, [...story, entry(3, 'xy')])).toBe('A0-0 a0-0 b0-1 B1-1 x1-3 y3-3')
    expect(display.told).toBeLessThan(8)
  })

  it('forgets what was taken back', () => {
    const c = new LogReader(display)
    const story = [entry(0, 'Aab'), entry(1, 'bbBx'), entry(2, 'x')]
    texts(c, story)
    expect(texts(c, [...story.slice(0, 1), entry(1, 'q')])).toBe('A0-0 a0-0 b0-0 q1-1')
    expect(texts(c, story)).toBe('A0-0 a0-0 b0-1 B1-1 x1-2')
  })

  it('gives every line a key of its own', () => {
    const c = new LogReader(display)
    const items = c.read([entry(0, 'Aab'), entry(1, 'bbBx'), entry(2, 'xyz')], NOWHERE)
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  })

  it('groups by phase, also when lines are left out', () => {
    const c = new LogReader(display)
    const items = c.read([entry(0, 'Aab'), entry(1, 'bbBx', 'M2'), entry(2, 'xyz', 'M2')], NOWHERE)
    const mine = filtered(items, 'mine', ['M2'])
    expect(grouped(items, mine).map(({ heading, items: own }) => [heading, own.length])).toEqual([['B', 4]])
  })

  it('knows a group by the line that begins it, however many of its first lines are left out', () => {
    const c = new LogReader(display)
    const items = c.read([entry(0, 'Aab'), entry(1, 'bbBx', 'M2'), entry(2, 'xyz', 'M2')], NOWHERE)
    const keys = grouped(items, items).map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
    expect(grouped(items, items.slice(-1)).map(({ key }) => key)).toEqual(keys.slice(-1))
  })

  it('marks what is new since the last thing one did', () => {
    const c = new LogReader(display)
    const items = c.read([entry(0, 'ab', 'M1'), entry(1, 'cd', 'Z')], NOWHERE)
    expect(firstNew(items, ['M1'])).toBe(2)
    expect(firstNew(items, ['M7'])).toBe(0)
  })

  it('says a sentence without its dress', () => {
    const words = [{ figure: 'M1' }, ' rolls ', { mono: '4' }, '. ', { clause: 'ev.x.1' }]
    expect(plain(words, () => 'Ito')).toBe('Ito rolls 4. ev.x.1')
  })
})
