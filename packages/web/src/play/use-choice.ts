import { useEffect, useState } from 'preact/hooks'
import type { Selection } from './game-display.ts'
import type { PlaySession } from './session.ts'

const isPointing = (before: Selection, now: Selection): boolean =>
  before.hover !== now.hover &&
  before.figure === now.figure &&
  before.order === now.order &&
  before.aim === now.aim &&
  before.whatIf === now.whatIf

/** What is chosen, for parts that do not care what is only pointed at: pointing changes with every frame. */
export function useChoice({ selection }: PlaySession): Selection {
  const [, renew] = useState(0)
  const { value } = selection
  useEffect(() => {
    let before = value
    const look = (): void => {
      const now = selection.value
      if (now !== before && !isPointing(before, now)) renew((n) => n + 1)
      before = now
    }
    look()
    return selection.subscribe(look)
  }, [selection])
  return value
}
