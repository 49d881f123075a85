import { describe, expect, it } from 'vitest'
import { calm } from './calm.ts'

/** A page that needs so long to draw whatever it has heard, and a clock that only it moves. */
function slowPage(drawMs: number) {
  let now = 0
  let work: { readonly at: number; readonly run: () => void }[] = []
  let isDrawn = true
  let drawings = 0
  const heard: number[] = []
  const draw = (): void => {
    if (isDrawn) return
    isDrawn = true
    drawings++
    now += drawMs
  }
  const hold = calm({ now: () => now, later: (run, ms) => void work.push({ at: now + ms, run }) })
  return {
    heard,
    get drawings() {
      return drawings
    },
    /** A message comes. */
    tell(n: number, isAnswer = false): void {
      hold(() => {
        heard.push(n)
        isDrawn = false
      }, isAnswer)
      draw()
    },
    /** So much time goes by. */
    pass(ms: number): void {
      const end = now + ms
      for (;;) {
        const next = work.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        work = work.filter((one) => one !== next)
        now = Math.max(now, next.at)
        next.run()
        draw()
      }
      now = Math.max(now, end)
    },
  }
}

describe('what the page is told', () => {
  it('is heard at once when it comes alone', () => {
    const page = slowPage(60)
    page.tell(1)
    expect(page.heard).toEqual([1])
    page.pass(500)
    page.tell(2)
    expect(page.heard).toEqual([1, 2])
  })

  it('is drawn together when more comes than can be drawn, in its order, and half of the time is left for who plays', () => {
    const page = slowPage(60)
    const count = 200
    for (let n = 0; n < count; n++) {
      page.tell(n)
      page.pass(5)
    }
    page.pass(500)
    expect(page.heard).toEqual(Array.from({ length: count }, (_, n) => n))
    expect(page.drawings).toBeLessThan(20)
  })

  it('never waits longer than a tenth of a second, however slow the page is', () => {
    const page = slowPage(2000)
    page.tell(1)
    page.tell(2)
    expect(page.heard).toEqual([1])
    page.pass(100)
    expect(page.heard).toEqual([1, 2])
  })

  it('is heard at once when it answers, after what was told before', () => {
    const page = slowPage(60)
    for (const n of [1, 2, 3]) page.tell(n)
    expect(page.heard).toEqual([1])
    page.tell(4, true)
    expect(page.heard).toEqual([1, 2, 3, 4])
    page.tell(5)
    expect(page.heard).toEqual([1, 2, 3, 4])
    page.pass(100)
    expect(page.heard).toEqual([1, 2, 3, 4, 5])
  })
})
