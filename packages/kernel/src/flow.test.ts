import { describe, expect, it } from 'vitest'
import { scripted } from './dice/index.ts'
import {
  again,
  ask,
  askSealed,
  askWhile,
  breadcrumb,
  type Command,
  copyFrames,
  type Frame,
  frameOf,
  procedure,
  type Question,
  type Step,
  step,
  stopIf,
} from './flow.ts'
import { pending } from './play.ts'
import { type GameEvent, type Kit, type Standing, Transaction } from './transaction.ts'

interface Toy extends Kit {
  state: Standing & { log: string[]; left: number }
  event: GameEvent
}
type ToyTable = Transaction<Toy>

const say = (name: string): Step<ToyTable, never> =>
  step('t.1', name, (t: ToyTable) => {
    t.state.log.push(name)
  })

const question = (
  who: (t: ToyTable) => string[],
  take?: Question<ToyTable, Command>['take'],
): Question<ToyTable, Command> => ({
  who,
  choices: () => [{ do: 'yes' }],
  check: () => null,
  take: take ?? ((t, _, seat, command) => t.state.log.push(`${seat} ${command.do}`)),
  onClock: () => [{ do: 'yes' }],
})

const over = step<ToyTable>('t.9', 'over', (t) => t.win(['A'], 't.9', 'over'))

function tableWith(...procedures: Parameters<typeof procedure<ToyTable, Command>>[]): ToyTable {
  const made = procedures.map(([name, steps]) => procedure(name, steps))
  const state: Toy['state'] = {
    decision: 0,
    holders: { A: { bot: '' }, B: { bot: '' } },
    frames: [],
    outcome: null,
    log: [],
    left: 2,
  }
  const book = { procedures: Object.fromEntries(made.map((p) => [p.name, p])) }
  const t = new Transaction<Toy>(state, book, () => 0, scripted([]))
  t.call(procedures[0]?.[0] as string)
  return t
}

const go = (t: ToyTable): ToyTable => {
  t.carryOut(null, () => {})
  return t
}

/** Takes an answer as `play` does. */
const answer = (t: ToyTable, seat: string, what: string): ToyTable => {
  t.carryOut(seat, () => {
    const frame = t.state.frames[t.state.frames.length - 1] as Frame
    const proc = t.book.procedures[frame.proc]
    const s = proc?.steps[proc.index[frame.at] as number]
    if (s?.kind !== 'ask') throw new Error('nothing is asked')
    frame.inside = true
    s.take(t, frame.vars, seat, { do: what })
  })
  return t
}

describe('procedures', () => {
  it('run their steps in the order declared', () => {
    expect(go(tableWith(['main', [say('one'), say('two'), over]])).state.log).toEqual(['one', 'two'])
  })

  it('may not have two steps of one name', () => {
    expect(() => procedure('main', [say('one'), say('one')])).toThrow('procedure main has two steps named one')
  })

  it('may only go back to a step they have', () => {
    expect(() => procedure('main', [again('t.1', 'back', 'nowhere')])).toThrow('no step named nowhere')
  })

  it('are left at once when a stop holds, and only then', () => {
    const inner = (stop: boolean): [string, Step<ToyTable, Command>[]] => [
      'in',
      [say('a'), stopIf('t.1', 'stop?', () => stop), say('b')],
    ]
    const main: [string, Step<ToyTable, Command>[]] = [
      'main',
      [step('t.1', 'in', (t) => t.call('in')), say('after'), over],
    ]
    expect(go(tableWith(main, inner(true))).state.log).toEqual(['a', 'after'])
    expect(go(tableWith(main, inner(false))).state.log).toEqual(['a', 'b', 'after'])
  })

  it('go back as long as the condition holds', () => {
    const t = tableWith([
      'main',
      [say('round'), again('t.1', 'more', 'round', (look: ToyTable) => --look.state.left > 0), over],
    ])
    expect(go(t).state.log).toEqual(['round', 'round'])
  })

  it('keep their own locals when they call each other', () => {
    const t = tableWith(
      [
        'main',
        [
          step('t.1', 'first', (x, v) => ((v['n'] = 1), x.call('in', { n: 5 }))),
          step('t.1', 'then', (x, v) => x.state.log.push(`main ${JSON.stringify(v['n'])}`)),
          over,
        ],
      ],
      ['in', [step('t.1', 'inside', (x, v) => x.state.log.push(`in ${JSON.stringify(v['n'])}`))]],
    )
    expect(go(t).state.log).toEqual(['in 5', 'main 1'])
  })

  it('stop wherever they are when the game is over', () => {
    expect(go(tableWith(['main', [over, say('never')]])).state.log).toEqual([])
  })

  it('that never end are told where they turn', () => {
    expect(() => go(tableWith(['main', [say('round'), again('t.1', 'for ever', 'round')]]))).toThrow(/no end to /)
  })

  it('that end without an outcome are a mistake', () => {
    expect(() => go(tableWith(['main', [say('one')]]))).toThrow('without an outcome')
  })

  it('must be in the book to be called', () => {
    expect(() => tableWith(['main', [over]]).call('dance')).toThrow('no procedure named dance')
  })
})

describe('questions', () => {
  it('stop the game until they are answered', () => {
    const t = go(
      tableWith([
        'main',
        [
          ask(
            't.2',
            'well?',
            question(() => ['A']),
          ),
          over,
        ],
      ]),
    )
    expect(pending(t)).toMatchObject({ clause: 't.2', asks: 'well?', owe: ['A'] })
    expect(answer(t, 'A', 'yes').state).toMatchObject({ log: ['A yes'], outcome: { winners: ['A'] } })
  })

  it('pass by themselves when they concern nobody', () => {
    expect(
      go(
        tableWith([
          'main',
          [
            ask(
              't.2',
              'well?',
              question(() => []),
            ),
            over,
          ],
        ]),
      ).state.outcome,
    ).not.toBeNull()
  })

  it('are asked once, or as long as somebody owes an answer', () => {
    const who = (t: ToyTable): string[] => (t.state.left > 0 ? ['A'] : [])
    const take: Question<ToyTable, Command>['take'] = (t) => {
      t.state.left -= 1
    }
    const once = go(tableWith(['main', [ask('t.2', 'well?', question(who, take)), over]]))
    expect(answer(once, 'A', 'yes').state.outcome).not.toBeNull()
    const often = go(tableWith(['main', [askWhile('t.2', 'well?', question(who, take)), over]]))
    expect(answer(often, 'A', 'yes').state.outcome).toBeNull()
    expect(answer(often, 'A', 'yes').state.outcome).not.toBeNull()
  })

  it('may call a procedure that asks in turn, and then go on', () => {
    const t = go(
      tableWith(
        [
          'main',
          [
            ask(
              't.2',
              'who?',
              question(
                () => ['A'],
                (x) => x.call('in'),
              ),
            ),
            say('after'),
            over,
          ],
        ],
        [
          'in',
          [
            ask(
              't.3',
              'really?',
              question(() => ['B']),
            ),
          ],
        ],
      ),
    )
    answer(t, 'A', 'yes')
    expect(breadcrumb(t.state.frames)).toBe('who? > really?')
    expect(pending(t)?.owe).toEqual(['B'])
    expect(answer(t, 'B', 'yes').state.log).toEqual(['B yes', 'after'])
  })
})

describe('frames', () => {
  const asking = (): ToyTable =>
    go(
      tableWith(
        [
          'main',
          [step('t.1', 'turn', (t) => t.call('in', { who: 'A', waiting: [1, { deep: [2] }] })), say('after'), over],
        ],
        [
          'in',
          [
            say('before'),
            ask(
              't.2',
              'well?',
              question(() => ['A']),
            ),
            say('behind'),
          ],
        ],
      ),
    )

  it('are plain data, and a game that went through JSON in the middle goes on', () => {
    const t = asking()
    const state = JSON.parse(JSON.stringify(t.state)) as Toy['state']
    const resumed = new Transaction<Toy>(state, t.book, () => 0, scripted([]))
    expect(answer(resumed, 'A', 'yes').state.log).toEqual(['before', 'A yes', 'behind', 'after'])
  })

  it('name their steps, so that a step put in before does not move a saved game', () => {
    const t = asking()
    const inner = t.book.procedures['in']
    const longer = procedure('in', [say('new'), say('newer'), ...(inner?.steps ?? [])])
    const book = { procedures: { ...t.book.procedures, in: longer } }
    const resumed = new Transaction<Toy>(t.state, book, () => 0, scripted([]))
    expect(pending(resumed)?.asks).toBe('well?')
    expect(answer(resumed, 'A', 'yes').state.log).toEqual(['before', 'A yes', 'behind', 'after'])
  })

  it('at a step that no longer exists say so', () => {
    const t = asking()
    ;(t.state.frames[1] as Frame).at = 'gone'
    const opened = t.fork((state) => state, t.dice)
    expect(() => pending(opened)).toThrow('no step in/gone')
  })

  it('are copied through and through', () => {
    const frames = asking().state.frames
    const copy = copyFrames(frames)
    expect(copy).toEqual(frames)
    ;((copy[1] as Frame).vars['waiting'] as unknown[]).push(3)
    expect((frames[1] as Frame).vars['waiting']).toEqual([1, { deep: [2] }])
  })

  it('are copied with their sealed answers', () => {
    const frame: Frame = { ...frameOf('in', 'well?', {}), sealed: { A: { do: 'yes' } } }
    const [copy] = copyFrames([frame])
    expect(copy).toEqual(frame)
    expect(copy?.sealed).not.toBe(frame.sealed)
    expect(copy?.sealed?.['A']).not.toBe(frame.sealed?.['A'])
  })

  it('forget sealed answers that nobody waits for any more', () => {
    const t = go(
      tableWith([
        'main',
        [
          askSealed(
            't.2',
            'secret',
            question((x) => (x.state.left > 0 ? ['A', 'B'] : [])),
          ),
          askSealed(
            't.3',
            'next',
            question(() => ['A']),
          ),
          over,
        ],
      ]),
    )
    ;(t.state.frames[0] as Frame).sealed = { A: { do: 'old' } }
    t.state.left = 0
    go(t)
    expect(t.state.frames[0]).toMatchObject({ at: 'next', sealed: null })
  })
})
