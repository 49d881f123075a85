import type { PlaySession } from './session.ts'

/** Why a bot did what it did last. Few ask, so it comes later. */
export function sayWhy(session: PlaySession, say: (words: string) => void): void {
  const last = session.scene.value?.items?.findLast(({ why }) => why !== null)
  const reason = last?.why ?? 'No bot has decided anything yet.'
  session.notice.set({
    tone: 'note',
    title: 'Why the bot did that',
    reason,
    clause: null,
    places: last?.line.about ?? [],
  })
  say(reason)
}
