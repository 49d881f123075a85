import type { MatchCard } from '@shamble/host'
import { useEffect } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { useSignal } from '../ui/use-signal.ts'
import { type TroubleWords, troubleOf } from '../ui/trouble.tsx'

/** The library, asked for when the page is opened; null until it is known. */
export function useTables(onTrouble: (trouble: TroubleWords) => void = () => {}): readonly MatchCard[] | null {
  useEffect(() => {
    engine()
      .list()
      .catch((error: unknown) => onTrouble(troubleOf('Your tables cannot be read.', error)))
  }, [])
  return useSignal(engine().tables)
}
