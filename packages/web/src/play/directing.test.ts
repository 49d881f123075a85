import { describe, expect, it } from 'vitest'
import { beatsOf, phaseOf } from './directing.ts'
import type { Deed, EventRole, Lead } from './game-display.ts'
import { summaryOf } from './summary.ts'

const deed = (lead: Lead, n: number, over: Partial<Deed> = {}): Deed => ({
  lead,
  figure: `zombie ${n}`,
  about: [],
  ...over,
})
const bite = (n: number, victim: string, came: NonNullable<Deed['came']> = 'hurt'): Deed =>
  deed('attack', n, { about: [victim], reaches: victim, came })
const door = (n: number, came: 'broke' | 'nothing'): Deed => deed('door', n, { about: ['D1'], came })

const told = (done: readonly EventRole[]): string[] =>
  beatsOf(done).map(({ lead, events }) => `${lead} ${events.join(',')}`)

describe('the phase of the dead', () => {
  it('is one sweep a sense, in the order of the senses, then a beat for each who is attacked', () => {
    const done = [
      deed('sound', 1),
      deed('smell', 2),
      bite(2, 'H1'),
      'follows',
      deed('smell', 3),
      bite(3, 'H2'),
      bite(4, 'H1'),
    ] as const
    expect(told(done)).toEqual(['smell 1,4', 'sound 0', 'attack 2,3,6', 'attack 5'])
  })

  it('shows a door broken before anybody comes through it', () => {
    const done = [deed('walk', 1), door(1, 'nothing'), door(1, 'broke'), 'follows', deed('walk', 2)] as const
    expect(told(done)).toEqual(['walk 0', 'door 1,2,3', 'walk 4'])
  })

  it('shows what is done in a later part of the turn after what was done before it', () => {
    const done = [bite(1, 'H1'), 'part', deed('sight', 2), deed('rise', 3), 'part', null] as const
    expect(told(done)).toEqual(['attack 0,1', 'rise 3,4,5', 'sight 2'])
    expect(phaseOf(['part', ...done])).toEqual({ from: 1, to: 5 })
  })

  it('holds every event of it once, and begins and ends with what the dead do', () => {
    const done = [null, 'follows', deed('sight', 1), 'follows', null, bite(1, 'H1'), 'follows', null] as const
    expect(phaseOf(done)).toEqual({ from: 2, to: 7 })
    expect(
      beatsOf(done.slice(2, 7))
        .flatMap(({ events }) => events)
        .sort((a, b) => a - b),
    ).toEqual([0, 1, 2, 3, 4])
    expect(phaseOf([null, 'follows'])).toBeNull()
  })
})

describe('what the dead did', () => {
  const names: Readonly<Record<string, string>> = { H1: 'Delgado', H2: 'Tate' }
  const said = (deeds: readonly Deed[]): string => summaryOf(deeds, (figure) => names[figure] ?? figure)
  const eleven = Array.from({ length: 11 }, (_, i) => deed('sight', i, i < 2 ? { reaches: 'H1' } : {}))

  it('is a sentence: how many came, whom they reached, what came of it', () => {
    expect(said(eleven)).toBe('Eleven closed in; two reached Delgado.')
    expect(said([...eleven, bite(0, 'H1'), bite(1, 'H1'), bite(2, 'H2')])).toBe(
      'Eleven closed in; Delgado took two bites and Tate one.',
    )
    expect(said([deed('wander', 1), bite(2, 'H1', 'nothing'), bite(3, 'H2', 'killed')])).toBe(
      'Zombie 1 wandered; Delgado fought them off; Tate is dead.',
    )
    expect(said([deed('wander', 1), deed('wander', 2), deed('notice', 2)])).toBe(
      'Two wandered; zombie 2 noticed somebody.',
    )
    expect(said([door(1, 'nothing'), door(2, 'nothing')])).toBe('One door held.')
    expect(said([deed('sight', 1), deed('come', 7), deed('come', 8)])).toBe('Zombie 1 closed in; two more came.')
    expect(said([deed('smell', 1), deed('smell', 2), deed('end', 1), deed('end', 2)])).toBe(
      'Two closed in; two were destroyed.',
    )
    expect(said([deed('walk', 1, { about: ['H1'] })])).toBe('Zombie 1 closed in on Delgado.')
    expect(said([])).toBe('')
  })

  it('says what led them, where it was not one thing', () => {
    const three = [deed('sound', 1), deed('sight', 2), deed('sound', 3)]
    expect(said(three)).toBe('Three closed in, two by sound and one by sight.')
    expect(said([...three, deed('smell', 4)])).toBe('Four closed in, two by sound, one by sight and one by smell.')
  })
})
