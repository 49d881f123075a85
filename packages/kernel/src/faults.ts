/** The faults of a value, as they are found. */
import type { Fault } from './shape.ts'

/** Faults as they are found, no more than asked for. */
export class Faults {
  readonly list: Fault[] = []
  readonly most: number
  constructor(most: number) {
    this.most = most
  }
  get full(): boolean {
    return this.list.length >= this.most
  }
  add(at: string, why: string): void {
    if (!this.full) this.list.push({ at: at.replace(/^\./, ''), why })
  }
  addUnexpected(at: string, says: string, value: unknown): void {
    this.add(at, `expected ${says}, got ${described(value)}`)
  }
}

function described(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value)
    case 'boolean':
      return String(value)
    case 'undefined':
      return 'nothing'
    case 'object':
      return value === null
        ? 'null'
        : Array.isArray(value)
          ? 'a list'
          : isObject(value)
            ? 'an object'
            : 'a special object'
    default:
      return `a ${typeof value}`
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
