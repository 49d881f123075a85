import { expect, it } from 'vitest'
import { readSettings, STANDARD } from './settings.ts'

it.each([
  [null, {}],
  ['', {}],
  ['{', {}],
  ['[]', {}],
  ['7', {}],
  ['{"theme":"paper","speed":"instant"}', { theme: 'paper', speed: 'instant' }],
  ['{"constructor":1,"__proto__":{"theme":"paper"},"toString":"off"}', {}],
  ['{"theme":"pink","motion":"less","more":1}', { motion: 'less' }],
])('reads %s as far as it makes sense', (text, change) => {
  expect(readSettings(text)).toEqual({ ...STANDARD, ...change })
})

it('is silent by default', () => {
  expect(STANDARD.sound).toBe('off')
})
