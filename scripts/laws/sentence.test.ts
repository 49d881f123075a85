import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

describe('sentences are for people', () => {
  it.each([
    'if (/jammed/.test(refusal.reason)) a()',
    'const a = /(\\d+)/.exec(reason)',
    "refused.reason.includes('full')",
    "reason.startsWith('A major')",
    'const a = outcome?.reason.match(/heroes/)',
    "if (refusal.reason === 'The weapon is full.') a()",
    "fault.why.includes('loaded')",
    'switch (refusal.reason) {}',
  ])('%s is refused', (text) => {
    expect(lawsBroken('packages/web/src/ui/x.ts', text)).toEqual(['sentence'])
    expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toEqual(['sentence'])
    expect(lawsBroken('scripts/x.ts', text)).toEqual(['sentence'])
    expect(lawsBroken('packages/web/src/x.test.ts', text)).toEqual([])
  })

  it.each([
    'const turn = /\\d+/.exec(line.heading)',
    "const price = /(\\d+) AP/.exec(`${variant.label} ${target?.subtitle ?? ''}`)",
    'const price = order.label.match(/(\\d+) AP/)',
  ])('%s is refused in the page', (text) => {
    expect(lawsBroken('packages/web/src/ui/x.ts', text)).toEqual(['sentence'])
    expect(lawsBroken('packages/web/src/ui/x.test.ts', text)).toEqual([])
  })

  it.each([
    "if (refusal.key === 'jammed') a()",
    "if (refusal.clause.startsWith('ev.')) a()",
    'say(capital(refusal.reason))',
    "if (refusal.reason === '') a()",
    "if (waits.why === 'crowd') a()",
    'if (option.label.toLowerCase().startsWith(typed)) a()',
    'if (/^fire /.test(order.id)) a()',
  ])('%s is allowed', (text) => {
    expect(lawsBroken('packages/web/src/ui/x.ts', text)).toEqual([])
  })
})
