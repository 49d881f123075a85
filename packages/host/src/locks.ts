/** A table is open in one place at a time: two hosts that write one log would lose each other's entries. */
export interface Hold {
  release(): void
  /** Kept when somebody else has taken the table over. */
  readonly lost: Promise<void>
}

export interface Locks {
  /** Null if the table is open elsewhere. */
  take(table: string, steal: boolean): Promise<Hold | null>
  /** Somebody has it open, as far as that can be known. */
  isHeld?(table: string): Promise<boolean>
}

/** Where there is only one host: tests, and browsers without locks. */
export const noLocks: Locks = {
  take: () => Promise.resolve({ release: () => {}, lost: new Promise<void>(() => {}) }),
}
