/** How long ago something was, as people say it. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "just now", "2 hours ago", "yesterday". */
export function ago(then: number, now: number): string {
  const since = Math.max(0, now - then)
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  if (since < MINUTE) return 'just now'
  if (since < HOUR) return words.format(-Math.floor(since / MINUTE), 'minute')
  if (since < DAY) return words.format(-Math.floor(since / HOUR), 'hour')
  return words.format(-Math.floor(since / DAY), 'day')
}
