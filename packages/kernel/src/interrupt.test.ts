import { describe, expect, it } from 'vitest'
import { seeded } from './dice/index.ts'
import { type Command, copyFrames, frameOf, procedure, step } from './flow.ts'
import { interruptible } from './interrupt.ts'
import { refuse } from './refusal.ts'
import { type GameEvent, type Kit, type Standing, Transaction } from './transaction.ts'

/** Throws a die until it is kept: each throw costs a coin, and may be thrown again once. */
interface Purse extends Standing {
  coins: number
  shown: number[]
}
interface PurseKit extends Kit {
  state: Purse
  command: Command & { do: 'keep' | 'again' | 'other' }
  event: GameEvent & { face?: number }
  book: object
  facts: number
}

const copy = (s: Purse): Purse => ({ ...s, frames: copyFrames(s.frames), shown: [...s.shown] })

function table(resets: string[] = []): Transaction<PurseKit> {
  const throwing = interruptible<PurseKit>('throw', 'again?', {
    clause: 'pu.throw.1',
    copy,
    run: (t, v, decide) => {
      const roll = (): number => t.roll({ clause: 'pu.throw.1', sides: 6, seat: 'A', what: 'a coin' })
      for (let i = 0; i < (v.throws as number); i++) {
        t.state.coins--
        t.facts++
        t.call('after', { i })
        let face = roll()
        t.emit({ e: 'fell', clause: 'pu.throw.1', face })
        const answer = decide({ seat: 'A', choices: [{ do: 'keep' }, { do: 'again' }], about: { face } })
        if (answer.do === 'again') face = roll()
        t.state.shown.push(face)
      }
    },
    refuse: () => refuse('pu.throw.1', 'Keep it or throw again.'),
    reset: () => void resets.push('reset'),
  })
  const after = procedure<Transaction<PurseKit>, PurseKit['command']>('after', [
    step('pu.after.1', 'after', (t: Transaction<PurseKit>) => t.emit({ e: 'after', clause: 'pu.after.1' })),
  ])
  const game = procedure<Transaction<PurseKit>, PurseKit['command']>('game', [
    step('pu.game.1', 'play', (t: Transaction<PurseKit>) => t.call('throw', { throws: 2 })),
    step('pu.game.1', 'over', (t: Transaction<PurseKit>) => t.win(['A'], 'pu.game.1', 'done')),
  ])
  const state: Purse = {
    decision: 0,
    holders: { A: { person: 'A' } as never },
    frames: [frameOf('game', 'play', {})],
    outcome: null,
    coins: 5,
    shown: [],
  }
  const t = new Transaction<PurseKit>(state, { procedures: { game, throw: throwing, after } }, () => 0, seeded('purse'))
  t.events = []
  return t
}

const begin = (t: Transaction<PurseKit>): Transaction<PurseKit> => {
  t.carryOut(null, () => {})
  return t
}
/** The kernel takes `asking` away before it carries out a command; so keep it. */
function reply(t: Transaction<PurseKit>, command: PurseKit['command']): void {
  const { asking } = t
  const frame = t.state.frames.at(-1)
  if (!asking || !frame) throw new Error('nothing is asked')
  t.carryOut('A', () => {
    frame.inside = true
    asking.take(t, frame.vars, 'A', command)
  })
}

/** The faces that the stopped work remembers. */
const rolledSoFar = (t: Transaction<PurseKit>): number[] =>
  (t.state.frames.at(-1)?.vars.kept as { rolled: number[] } | undefined)?.rolled ?? []

describe('interruptible work', () => {
  it('takes everything back before it asks', () => {
    const resets: string[] = []
    const t = begin(table(resets))
    expect(t.asking?.name).toBe('again?')
    expect(t.state).toMatchObject({ coins: 5, shown: [] })
    expect(t.facts).toBe(0)
    expect(t.events).toEqual([])
    expect(t.state.frames.map(({ proc }) => proc)).toEqual(['game', 'throw'])
    expect(resets).toEqual(['reset'])
  })

  it('goes on with the dice that fell', () => {
    const t = begin(table())
    const [first] = rolledSoFar(t)
    reply(t, { do: 'keep' })
    const rolled = rolledSoFar(t)
    expect(rolled[0]).toBe(first)
    expect(rolled).toHaveLength(2)
    reply(t, { do: 'keep' })
    expect(t.state).toMatchObject({ coins: 3, shown: rolled, outcome: { winners: ['A'] } })
    expect(t.events?.map(({ e }) => e)).toEqual(['fell', 'fell', 'after', 'after'])
  })

  it('throws anew only what the answer asks for', () => {
    const t = begin(table())
    reply(t, { do: 'again' })
    reply(t, { do: 'keep' })
    const plain = begin(table())
    reply(plain, { do: 'keep' })
    reply(plain, { do: 'keep' })
    // The second die of the purse is the re-roll here, and the second throw there.
    expect(t.state.shown[0]).toBe(plain.state.shown[1])
    expect(t.state.coins).toBe(3)
  })

  it('is the same after a copy in the middle of it', () => {
    const t = begin(table())
    const fork = t.fork(copy, t.dice)
    fork.carryOut(null, () => {})
    expect(fork.asking?.name).toBe('again?')
    expect(fork.state).toEqual(t.state)
  })

  it('offers and accepts its choices alone', () => {
    const t = begin(table())
    const vars = t.state.frames.at(-1)?.vars ?? {}
    expect(t.asking?.choices(t, vars, 'A')).toEqual([{ do: 'keep' }, { do: 'again' }])
    expect(t.asking?.check(t, vars, 'A', { do: 'again' })).toBeNull()
    expect(t.asking?.check(t, vars, 'A', { do: 'other' })).toMatchObject({ clause: 'pu.throw.1' })
    expect(t.asking?.onClock?.(t, vars, 'A')).toEqual([{ do: 'keep' }])
  })

  it('lets other trouble through', () => {
    const t = begin(table())
    t.dice = {
      roll: () => {
        throw new Error('no more dice')
      },
      draw: () => 0,
    }
    expect(() => reply(t, { do: 'again' })).toThrow('no more dice')
  })
})
