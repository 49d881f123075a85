import type { Fault } from '@shamble/kernel'

/** What the worker could not do, and where. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault'
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.at ? `${fault.at}: ${fault.why}` : fault.why)
    this.fault = fault
  }
}
