import { describe, expect, it } from 'vitest'
import { type CheckAsked, Checker, type CheckPort } from './checker.ts'
import type { Check } from './game-editor.ts'

const fault = (at: string): Check => ({ grade: 'fault', at, why: 'It is wrong.' })

describe('checks beside the page', () => {
  it('skip what has changed again before they came to it, and answer only for the newest', () => {
    const asked: CheckAsked[] = []
    const port: CheckPort = { postMessage: (one) => void asked.push(one), onmessage: null, terminate: () => {} }
    const checker = new Checker(port, 'some')
    const told: string[] = []
    for (const document of ['a', 'b', 'c']) checker.check(document, ([first]) => told.push(`${document} ${first?.at}`))
    expect(asked.map(({ document }) => document)).toEqual(['a'])
    port.onmessage?.({ data: [fault('x')] })
    expect(asked.map(({ document }) => document)).toEqual(['a', 'c'])
    port.onmessage?.({ data: [fault('y')] })
    expect(told).toEqual(['c y'])
  })
})
