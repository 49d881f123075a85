import { describe, expect, it } from 'vitest'
import { lastAnswer } from './last-answer.ts'

describe('the last answer', () => {
  it('is given again as long as the same is asked of the same subject', () => {
    const answers = lastAnswer<object, string>()
    const [day, night] = [{}, {}]
    let made = 0
    const ask = (subject: object, asked: string): string => answers(subject, asked, () => `${asked} ${++made}`)
    expect([ask(day, 'a'), ask(day, 'a'), ask(night, 'a'), ask(day, 'a')]).toEqual(['a 1', 'a 1', 'a 2', 'a 1'])
    expect([ask(day, 'b'), ask(day, 'a')]).toEqual(['b 3', 'a 4'])
  })

  it('tells what was answered before', () => {
    const answers = lastAnswer<object, number>()
    const subject = {}
    const ask = (asked: string): number => answers(subject, asked, (before) => (before ?? 0) + 1)
    expect([ask('a'), ask('a'), ask('b'), ask('c')]).toEqual([1, 1, 2, 3])
  })
})
