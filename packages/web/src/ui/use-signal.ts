import { useEffect, useState } from 'preact/hooks'
import type { Signal } from '../engine/signal.ts'

/** A part of it: drawn anew only when that has changed. */
export function usePart<T, R>(signal: Signal<T>, part: (value: T) => R): R {
  const [, renew] = useState(() => part(signal.value))
  useEffect(() => {
    const look = (): void => renew(() => part(signal.value))
    look()
    return signal.subscribe(look)
  }, [signal])
  return part(signal.value)
}

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
