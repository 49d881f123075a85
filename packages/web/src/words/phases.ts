import type { Standing } from '../play/game-display.ts'

/** The phases of a round in their order, with what has been; before the first one, the set-up. */
export function phasesOf(phases: readonly (readonly [id: string, label: string])[], now: string): Standing['phases'] {
  const at = phases.findIndex(([id]) => id === now)
  const all = phases.map(([, label], i) => ({ label, now: i === at, done: at >= 0 && i < at }))
  return now === 'setup' ? [{ label: 'Set-up', now: true, done: false }, ...all] : all
}
