import type { StoryEntry } from '@shamble/kernel'
import { useEffect } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import type { Body, DirectedDisplay } from './game-display.ts'

const NO_BODIES: readonly Body[] = []

/** Where the dead fell, entry by entry: the same list until another falls, or one of them is taken back. */
export function useBodies(): void {
  const { session } = usePlay()
  const director = useSignal(session.director)
  const story = useSignal(session.scene)?.line.story
  useEffect(() => {
    const found =
      director && story ? story.flatMap((entry, i) => bodiesOf(entry, director, story.slice(0, i))) : NO_BODIES
    const { value } = session.bodies
    const isSame = found.length === value.length && found.every((one, i) => one === value[i])
    if (!isSame) session.bodies.set(found)
  }, [director, story])
}

const known = new WeakMap<StoryEntry, readonly Body[]>()

function bodiesOf(entry: StoryEntry, director: DirectedDisplay, before: readonly StoryEntry[]): readonly Body[] {
  const found = known.get(entry) ?? director.bodies(entry.events, () => before.flatMap(({ events }) => events))
  known.set(entry, found)
  return found
}
