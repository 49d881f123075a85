import type { Fault } from '@shamble/kernel'

/** Something that cannot be done, and why; the page is told. */
export class Refused extends Error {
  readonly fault: Fault
  constructor(at: string, why: string) {
    super(why)
    this.fault = { at, why }
  }
}

export const faultOf = (error: unknown): Fault =>
  error instanceof Refused ? error.fault : { at: '', why: error instanceof Error ? error.message : String(error) }
