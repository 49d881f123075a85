/** A table is open in one place at a time: two workers that write one log would lose each other's entries. */
export interface Hold {
  release(): void
  /** Kept when somebody else has taken the table over. */
  readonly lost: Promise<void>
}

export interface Locks {
  /** Null if the table is open elsewhere. */
  take(table: string, steal: boolean): Promise<Hold | null>
}

/** A page that is being reloaded lets go of its tables a moment later. */
const PATIENCE = 1500

export class BrowserLocks implements Locks {
  readonly #manager: LockManager

  constructor(manager: LockManager) {
    this.#manager = manager
  }

  take(table: string, steal: boolean): Promise<Hold | null> {
    const options: LockOptions = steal ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
    return new Promise((done) => {
      const lost = new Promise<void>((isLost) => {
        const held = this.#manager.request(`shamble-table-${table}`, options, () => {
          return new Promise<void>((release) => done({ release: () => release(), lost }))
        })
        held.catch(() => {
          done(null)
          isLost()
        })
      })
    })
  }
}

/** Where there is only one worker: tests, and browsers without locks. */
export const noLocks: Locks = {
  take: () => Promise.resolve({ release: () => {}, lost: new Promise<void>(() => {}) }),
}
