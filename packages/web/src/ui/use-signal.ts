import { useEffect, useState } from 'preact/hooks'
import type { Signal } from '../engine/signal.ts'

/** The value of a signal, kept up to date. */
export function useSignal<T>(signal: Signal<T>): T {
  const [, renew] = useState(0)
  const { value } = signal
  useEffect(() => {
    const stop = signal.subscribe(() => renew((n) => n + 1))
    // It may have changed after it was drawn and before anybody listened.
    if (!Object.is(value, signal.value)) renew((n) => n + 1)
    return stop
  }, [signal])
  return value
}
