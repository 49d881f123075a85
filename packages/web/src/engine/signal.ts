/** A value that can be watched. */
export interface Signal<T> {
  readonly value: T
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void
}

export class Cell<T> implements Signal<T> {
  #value: T
  readonly #listeners = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }

  get value(): T {
    return this.#value
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}
