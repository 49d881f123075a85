/** Checks documents beside the page: only the newest counts, and building never waits. */
import type { Check } from './game-editor.ts'

export interface CheckAsked {
  readonly game: string
  readonly document: unknown
}

/** The worker, or something that talks like it. */
export interface CheckPort {
  postMessage(asked: CheckAsked): void
  onmessage: ((event: { readonly data: readonly Check[] }) => void) | null
  onerror?: (() => void) | null
  terminate(): void
}

/** Whoever plays it is told by the table then. */
export const NOT_CHECKED: readonly Check[] = [
  { grade: 'warning', at: '', why: 'The scenario could not be checked. Load the page again.' },
]

export class Checker {
  readonly #port: CheckPort
  readonly #game: string
  #asked: { readonly done: (checks: readonly Check[]) => void } | null = null
  #next: { readonly document: unknown; readonly done: (checks: readonly Check[]) => void } | null = null

  constructor(port: CheckPort, game: string) {
    this.#port = port
    this.#game = game
    port.onmessage = ({ data }) => this.#answered(data)
    port.onerror = () => this.#answered(NOT_CHECKED)
  }

  #answered(checks: readonly Check[]): void {
    const asked = this.#asked
    const next = this.#next
    this.#asked = null
    this.#next = null
    if (next) this.check(next.document, next.done)
    else asked?.done(checks)
  }

  /** Answers unless another document is given in the meantime. */
  check(document: unknown, done: (checks: readonly Check[]) => void): void {
    if (this.#asked) {
      this.#next = { document, done }
      return
    }
    this.#asked = { done }
    this.#port.postMessage({ game: this.#game, document })
  }

  close(): void {
    this.#port.terminate()
  }
}
