import { useEffect, useState } from 'preact/hooks'
import type { Signal } from '../engine/signal.ts'

/** The value of a signal, kept up to date. */
export function useSignal<T>(signal: Signal<T>): T {
  const [, renew] = useState(0)
  useEffect(() => {
    const before = signal.value
    const stop = signal.subscribe(() => renew((n) => n + 1))
    if (!Object.is(before, signal.value)) renew((n) => n + 1)
    return stop
  }, [signal])
  return signal.value
}
