/**
 * Bots can decide faster than a page can draw. What is told while the last news is still being drawn waits, and is heard
 * together, so that the page draws it once; whoever presses a key meanwhile is answered first. What comes alone is heard
 * at once, and so is an answer, with all that was told before it.
 */

/** Longer than this nobody waits for news. */
const MOST_MS = 100

export interface Calming {
  /** Milliseconds that never go back. */
  now(): number
  later(work: () => void, ms: number): void
}

const OF_THE_PAGE: Calming = { now: () => performance.now(), later: (work, ms) => void setTimeout(work, ms) }

/** Takes what is to be heard and says when: as long as the last took to be drawn, the page has for itself. */
export function calm({ now, later }: Calming = OF_THE_PAGE): (hear: () => void, isAnswer: boolean) => void {
  const waiting: (() => void)[] = []
  let isResting = false
  const hearAll = (): void => {
    isResting = waiting.length > 0
    if (!isResting) return
    const before = now()
    // It is drawn when this is over, and before anything else is.
    later(() => later(hearAll, Math.min(MOST_MS, now() - before)), 0)
    for (const hear of waiting.splice(0)) hear()
  }
  return (hear, isAnswer) => {
    waiting.push(hear)
    if (!isResting) return hearAll()
    if (isAnswer) for (const one of waiting.splice(0)) one()
  }
}
