import type { Hold, Locks } from '@shamble/host'

/** A page that is being reloaded lets go of its tables a moment later. */
const PATIENCE = 1500

const nameOf = (table: string): string => `shamble-table-${table}`

/** Between the windows of one browser. */
export class BrowserLocks implements Locks {
  readonly #manager: LockManager

  constructor(manager: LockManager) {
    this.#manager = manager
  }

  async isHeld(table: string): Promise<boolean> {
    const { held = [] } = await this.#manager.query()
    return held.some(({ name }) => name === nameOf(table))
  }

  take(table: string, steal: boolean): Promise<Hold | null> {
    const options: LockOptions = steal ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
    return new Promise((done) => {
      const lost = new Promise<void>((isLost) => {
        const held = this.#manager.request(nameOf(table), options, () => {
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
