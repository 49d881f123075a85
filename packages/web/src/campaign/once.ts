import type { Signal } from '../engine/signal.ts'

/** What is looked for, as soon as the signal shows it. */
export function once<T, V>(signal: Signal<T>, look: (value: T) => V | null): Promise<V> {
  return new Promise((done) => {
    const stop = signal.subscribe(() => seek())
    const seek = (): void => {
      const found = look(signal.value)
      if (found === null) return
      stop()
      done(found)
    }
    seek()
  })
}
