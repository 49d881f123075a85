import { describe, expect, it } from 'vitest'
import { begun, changed, choosing, type Moment, redone, undone } from './history.ts'

const to = (document: string, merges: string | null = null): Moment<string> => ({
  document,
  chosen: [],
  words: `wrote ${document}`,
  merges,
})

describe('history', () => {
  it('goes back and forth through what was done', () => {
    const second = changed(changed(begun(''), to('a')), to('b'))
    const back = undone(second)
    expect(back?.now.document).toBe('a')
    expect(back && redone(back)?.now.document).toBe('b')
    expect(undone(begun(''))).toBeNull()
    expect(redone(second)).toBeNull()
  })

  it('forgets what was undone once something else is done', () => {
    const back = undone(changed(begun(''), to('a')))
    const other = back && changed(back, to('b'))
    expect(other && redone(other)).toBeNull()
    expect(other && undone(other)?.now.document).toBe('')
  })

  it('takes changes with one sign back together, unless something was chosen in between', () => {
    const typed = changed(changed(begun(''), to('a', 'name')), to('ab', 'name'))
    expect(undone(typed)?.now.document).toBe('')
    const later = changed(choosing(typed, ['x']), to('abc', 'name'))
    expect(undone(later)?.now.document).toBe('ab')
  })
})
