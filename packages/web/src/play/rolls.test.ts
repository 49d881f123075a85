import { expect, it } from 'vitest'
import { alike, alikeWords } from './rolls.tsx'

const die = (face: number, result: string) => ({ sides: 8, face, result, mark: 'plain' as const })

it('fourteen dice that say the same are one line, and what they led to is another', () => {
  const again = Array.from({ length: 14 }, (_, i) => die((i % 8) + 1, 'again'))
  expect(alike([...again, die(6, 'south-west')]).map((run) => run.length)).toEqual([14, 1])
  expect(alike([die(1, 'again'), die(2, 'again'), die(3, 'north')]).map((run) => run.length)).toEqual([1, 1, 1])
})

it('says how often the same came, and nothing of dice that say nothing by themselves', () => {
  expect(alikeWords([die(1, 'again'), die(2, 'again'), die(3, 'again')])).toBe('again, 3 times')
  expect(alikeWords([die(2, ''), die(2, ''), die(3, '')])).toBe('')
})
