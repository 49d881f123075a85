import { describe, expect, it } from 'vitest'
import { type Command, copyFrames, procedure, type Question, type Step } from '../flow.ts'
import type { Throw } from '../dice/index.ts'
import type { Game } from '../game.ts'
import { refuse } from '../refusal.ts'
import { anyJson, object, type Shape } from '../shape.ts'
import { type Conformance, PROMISES, type PromiseName, trialOf } from './conformance.ts'
import { lantern } from './sample/lantern.ts'
import type { LanternCommand, LanternKit, LanternState, LanternTransaction } from './sample/state.ts'
import { keeperOf } from './sample/state.ts'

type Lantern = Game<LanternKit>
type LanternStep = Step<LanternTransaction, LanternCommand>
type LanternQuestion = Question<LanternTransaction, LanternCommand>

const broken = (change: Partial<Lantern>): Lantern => ({ ...lantern, ...change })

/** Lantern with one step of the order of play done otherwise. */
const withStep = (proc: string, name: string, change: (step: LanternStep) => object): Lantern =>
  broken({
    book(options) {
      const book = lantern.book(options)
      const steps = book.procedures[proc]?.steps ?? []
      const changed = steps.map((s) => (s.name === name ? ({ ...s, ...change(s) } as LanternStep) : s))
      return { ...book, procedures: { ...book.procedures, [proc]: procedure(proc, changed) } }
    },
  })

const withQuestion = (name: string, change: (q: LanternQuestion) => Partial<LanternQuestion>): Lantern =>
  withStep(name === 'shield the flame?' ? 'wind' : 'night', name, (s) => change(s as unknown as LanternQuestion))

const afterStep = (proc: string, name: string, then: (t: LanternTransaction) => void): Lantern =>
  withStep(proc, name, (s) => ({
    run(t: LanternTransaction, v: never) {
      if (s.kind === 'do') s.run(t, v)
      then(t)
    },
  }))

/** Lantern with another gust. */
const withGust = (
  gust: (t: LanternTransaction, v: { held: boolean }, roll: (how: Pick<Throw, 'results'>) => number) => void,
): Lantern =>
  withStep('wind', 'gust', () => ({
    run: (t: LanternTransaction, v: { held: boolean }) =>
      gust(t, v, (how) =>
        t.roll({ clause: 'ln.wind.1', seat: t.state.leader as string, what: 'the gust', sides: 6, ...how }),
      ),
  }))

const withCopy = (copy: (s: LanternState, own: LanternState) => Partial<LanternState>): Lantern =>
  broken({
    copy(state) {
      const own = lantern.copy(state)
      return { ...own, ...copy(state, own) }
    },
  })

const topCard = (t: { readonly state: LanternState }): number => t.state.deck[t.state.deck.length - 1] ?? 0
let counter = 0

const CONFORMANCE: Conformance<LanternKit> = {
  setups: [{ options: { keepers: 3 } }, { options: { scenario: 'cellar' } }],
  games: 6,
  maxCommands: 400,
  choicesAreAll: true,
  passing: ['saw'],
  malformed: 2_000,
}

const complaints = (promise: PromiseName, game: Lantern, change: Partial<Conformance<LanternKit>> = {}): string =>
  PROMISES[promise](trialOf(game, { ...CONFORMANCE, ...change })).join('\n')

/** What is wrong with the game, which promise it breaks, and what the complaint says. */
const BROKEN: readonly [string, Lantern, PromiseName, RegExp][] = [
  [
    'a view that shows the deck',
    broken({ view: (look, seat) => ({ ...lantern.view(look, seat), deck: topCard(look) }) }),
    'states that look alike to a seat give it the same bytes',
    /the view differs at deck/,
  ],
  [
    'choices that depend on the top card',
    withQuestion('burn a card', (q) => ({
      choices: (t, v, seat) => (topCard(t) === 1 ? q.choices(t, v, seat).reverse() : q.choices(t, v, seat)),
    })),
    'states that look alike to a seat give it the same bytes',
    /the choices of K. tell what is hidden/,
  ],
  [
    'a refusal that depends on the top card',
    withQuestion('burn a card', (q) => ({
      check: (t, v, seat, c) => q.check(t, v, seat, c) && refuse('ln.burn.1', `Not before a ${topCard(t)}.`),
    })),
    'states that look alike to a seat give it the same bytes',
    /the answer to .* tells what is hidden/,
  ],
  [
    'a clock that depends on the top card',
    withQuestion('burn a card', () => ({
      onClock: (t) => [topCard(t) > 1 ? { do: 'keep' } : { do: 'burn', card: 1 }],
    })),
    'states that look alike to a seat give it the same bytes',
    /the clock of K. tells what is hidden/,
  ],
  [
    'a question that is put only because of the top card',
    withQuestion('peek?', (q) => ({ who: (t, v) => (topCard(t) === 1 ? [] : q.who(t, v)) })),
    'states that look alike to a seat give it the same bytes',
    /tells? what is hidden|the question differs/,
  ],
  [
    'an event that tells everybody what one keeper saw',
    withQuestion('peek?', () => ({
      take(t, _, seat, command) {
        if (command.do !== 'peek') return
        t.reveal()
        t.state.peeked = [seat]
        t.emit({ e: 'saw', clause: 'ln.peek.1', seat, card: topCard(t) })
      },
    })),
    'states that look alike to a seat give it the same bytes',
    /after peek by K., the events for .* tell what is hidden/,
  ],
  [
    'a reveal that is not declared',
    withQuestion('peek?', (q) => ({
      who: (t, v) => (t.state.peeked.length > 0 ? [] : q.who(t, v)),
      take(t, _, seat, command) {
        if (command.do === 'peek') t.state.peeked = [seat]
      },
    })),
    'states that look alike to a seat give it the same bytes',
    /the view of K. tells what is hidden/,
  ],
  [
    'a command that shows something and can be taken back',
    withStep('night', 'climb', (s) => ({
      repeated: true,
      take(t: LanternTransaction, v: never, seat: string, command: LanternCommand) {
        t.state.peeked = [seat]
        ;(s as unknown as LanternQuestion).take(t, v, seat, command)
      },
    })),
    'free undo crosses no die and no reveal',
    /could be taken back although it showed something/,
  ],
  [
    'a hidden draw that everybody sees',
    afterStep('game', 'nightfall', (t) => {
      const windy = t.draw('ln.night.1', 20)
      t.emit({ e: 'night', clause: 'ln.night.1', night: windy })
    }),
    'hidden draws change nothing that is seen',
    /the events for .* tell what is hidden/,
  ],
  [
    'a view with frames as they are',
    broken({ view: (look, seat) => ({ ...lantern.view(look, seat), frames: copyFrames(look.state.frames) }) }),
    "a sealed answer is in nobody's view",
    /the view of K1 shows what K2 has sealed/,
  ],
  [
    'an event that is told to a place',
    afterStep('night', 'draw', (t) =>
      t.emit({ e: 'night', clause: 'ln.night.1', night: 1, audience: [4, 7] } as never),
    ),
    'what is not for everybody is told to seats of the match',
    /the event night is told to 4, which is no seat/,
  ],
  [
    'an event that is told to nobody',
    afterStep('night', 'draw', (t) => t.emit({ e: 'night', clause: 'ln.night.1', night: 1, audience: [] } as never)),
    'what is not for everybody is told to seats of the match',
    /the event night is told to nobody/,
  ],
  [
    'a resampled world with a card too many',
    broken({
      resample(view, book, dice) {
        const state = lantern.resample(view, book, dice)
        state.deck.pop()
        return state
      },
    }),
    'states that look alike to a seat give it the same bytes',
    /resampled for K1/,
  ],
  [
    'a copier that forgets a field',
    withCopy(() => ({ peeked: [] })),
    'the copier forgets nothing and shares nothing',
    /the copier loses peeked/,
  ],
  [
    'a copier that shares a list',
    withCopy((s) => ({ deck: s.deck })),
    'the copier forgets nothing and shares nothing',
    /the copier shares deck/,
  ],
  [
    'a copier that shares a thing inside',
    withCopy((s, own) => ({ keepers: own.keepers.map((k, i) => ({ ...k, hand: s.keepers[i]?.hand ?? [] })) })),
    'the copier forgets nothing and shares nothing',
    /the copier shares keepers\[0\]\.hand/,
  ],
  [
    'a rule that counts outside of the state',
    afterStep('game', 'nightfall', (t) => t.emit({ e: 'night', clause: 'ln.night.1', night: counter++ })),
    'the same seed and picks give the same game',
    /played again from the same dice/,
  ],
  [
    'a rule that counts outside of the state, saved',
    afterStep('game', 'nightfall', (t) => t.emit({ e: 'night', clause: 'ln.night.1', night: counter++ })),
    'a save replays to the same bytes',
    /tells another story|does not replay/,
  ],
  [
    'a rule that writes a count from outside into the state',
    afterStep('game', 'nightfall', (t) => {
      t.state.night += (counter++ % 2) * 0.5
    }),
    'seeking finds what was played',
    /sought, is not what it was|does not replay/,
  ],
  [
    'choices in the order of a count from outside',
    withQuestion('burn a card', (q) => ({
      choices: (t, v, seat) => (counter++ % 2 === 0 ? q.choices(t, v, seat) : q.choices(t, v, seat).reverse()),
    })),
    'choices come in a fixed order without repeats',
    /asked twice, K. is offered another list/,
  ],
  [
    'choices in the order of the keys of the state',
    withQuestion('burn a card', (q) => ({
      choices: (t, v, seat) =>
        Object.keys(t.state)[0] === 'decision' ? q.choices(t, v, seat) : q.choices(t, v, seat).reverse(),
    })),
    'choices come in a fixed order without repeats',
    /depend on the order of keys/,
  ],
  [
    'a choice that is offered twice',
    withQuestion('burn a card', (q) => ({ choices: (t, v, s) => [...q.choices(t, v, s), { do: 'keep' }] })),
    'choices come in a fixed order without repeats',
    /is offered something twice/,
  ],
  [
    'a choice that is refused',
    withQuestion('burn a card', (q) => ({ choices: (t, v, s) => [...q.choices(t, v, s), { do: 'burn', card: 9 }] })),
    'whatever is offered is allowed',
    /burn card:9, offered, is not written as documented[^]*burn card:9, offered for K., is refused: ln\.burn\.1/,
  ],
  [
    'an adviser who makes something up',
    broken({ advise: () => ({ command: { do: 'resign' }, why: 'no hope' }) }),
    'whatever is offered is allowed',
    /is advised to resign, which is not offered/,
  ],
  [
    'an adviser who breaks the rules of a game whose choices are only examples',
    broken({ examples: true, advise: () => ({ command: { do: 'burn', card: 9 }, why: 'it glows' }) }),
    'whatever is offered is allowed',
    /burn card:9, advised for K., is refused/,
  ],
  [
    'a clock that does nothing',
    withQuestion('burn a card', () => ({ onClock: () => [] })),
    'whatever is offered is allowed',
    /the clock of K. does nothing/,
  ],
  [
    'a command that is allowed but never offered',
    withQuestion('burn a card', (q) => ({ choices: (t, v, s) => q.choices(t, v, s).slice(0, 2) })),
    'other commands are refused with nothing changed, or legal',
    /burn card:. is allowed to K. but not offered/,
  ],
  [
    'a question without a choice',
    withQuestion('peek?', () => ({ choices: () => [] })),
    'nobody who owes an answer is without a choice',
    /K. has no choice at "peek\?"/,
  ],
  ['a dead end on the way', withQuestion('peek?', () => ({ choices: () => [] })), 'every game ends', /dead end: K./],
  [
    'a turn without an end',
    withQuestion('climb', (q) => ({
      take: (t, v, seat, given) => (given.do === 'rest' ? undefined : q.take(t, v, seat, given)),
    })),
    'nothing is repeated for ever',
    /K. rest leads back, and nothing bounds it/,
  ],
  [
    'a game without an end',
    withStep('game', 'next night', () => ({ when: () => true })),
    'every game ends',
    /no end after 400 commands/,
  ],
  [
    'a state with nothing in a field',
    broken({ begin: (setup, book) => ({ ...lantern.begin(setup, book), wind: undefined }) as LanternState }),
    'state, events and views are plain data at every decision',
    /the state is not plain data at wind/,
  ],
  [
    'a state with a date',
    broken({ begin: (setup, book) => ({ ...lantern.begin(setup, book), since: new Date(0) }) as LanternState }),
    'state, events and views are plain data at every decision',
    /the state is not plain data at since/,
  ],
  [
    'a view with a set',
    broken({ view: (look, seat) => ({ ...lantern.view(look, seat), peeked: new Set(look.state.peeked) as never }) }),
    'state, events and views are plain data at every decision',
    /the view of K1 is not plain data at peeked/,
  ],
  [
    'an event that holds a part of the state',
    afterStep('game', 'nightfall', (t) =>
      t.emit({ e: 'night', clause: 'ln.night.1', night: 1, ashes: t.state.burned } as never),
    ),
    'what was told and shown does not change afterwards',
    /the event night changed later at ashes/,
  ],
  [
    'a view that holds a part of the state',
    broken({ view: (look, seat) => ({ ...lantern.view(look, seat), burned: look.state.burned }) }),
    'what was told and shown does not change afterwards',
    /the view of K. changed later at burned/,
  ],
  [
    'facts that nobody renews',
    afterStep('night', 'draw', (t) => {
      t.state.gates = t.state.gates.slice(1)
    }),
    'facts are never stale',
    /the facts are stale: highest/,
  ],
  [
    'a card that gets lost',
    afterStep('night', 'draw', (t) => t.state.deck.pop()),
    'the invariants hold',
    /the cards are/,
  ],
  [
    'a check that throws',
    withQuestion('burn a card', (q) => ({
      check(t, v, seat, command) {
        if (command.do === 'rest') throw new Error('never thought of that')
        return q.check(t, v, seat, command)
      },
    })),
    'other commands are refused with nothing changed, or legal',
    /threw never thought of that/,
  ],
  [
    'a refusal that changes something',
    withQuestion('burn a card', (q) => ({
      check(t, v, seat, command) {
        const refusal = q.check(t, v, seat, command)
        if (refusal) keeperOf(t, seat).glow += 1
        return refusal
      },
    })),
    'other commands are refused with nothing changed, or legal',
    /changed keepers\[.\]\.glow/,
  ],
  [
    'a refusal by a clause that does not exist',
    withQuestion('burn a card', (q) => ({
      check: (t, v, seat, command) => q.check(t, v, seat, command) && refuse('ln.burn.99', 'No.'),
    })),
    'other commands are refused with nothing changed, or legal',
    /is refused by ln\.burn\.99, which is no clause/,
  ],
  [
    'somebody who resigns and takes the order of play along',
    broken({
      anytime: {
        dos: ['resign'],
        check: () => null,
        take(t) {
          for (const keeper of t.state.keepers) keeper.gone = true
          t.state.night = 99
        },
      },
    }),
    'whatever may be done at any time leaves a game that goes on',
    /after resign by K.: night 99/,
  ],
  [
    'a die whose face counts for more than its result',
    withGust((t, v, roll) => {
      const face = roll({
        results: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      })
      v.held = face > 3
      if (face === 6) keeperOf(t, t.state.leader as string).glow += 1
    }),
    'a die that counts only as one of a few results does so',
    /the gust\) counts for more than its result: another face of it changes keepers\[.\]\.glow/,
  ],
  [
    'a die whose face is told by the odds',
    {
      ...withGust((t, v, roll) => {
        const face = roll({
          results: [
            [1, 2, 3],
            [4, 5, 6],
          ],
        })
        v.held = face > 3
        t.emit({ e: 'gust', clause: 'ln.wind.1', seat: t.state.leader as string, face, total: face, need: 4 })
      }),
      oddsKey: (events) => events.map((event) => (event.e === 'gust' ? event.face : '')).join(''),
    },
    'a die that counts only as one of a few results does so',
    /odds tell "\d" of one face and "\d" of another/,
  ],
  [
    'a die with a face in two results',
    withGust((_, v, roll) => {
      v.held =
        roll({
          results: [
            [1, 2, 3],
            [3, 4, 5],
          ],
        }) > 3
    }),
    'a die that counts only as one of a few results does so',
    /has results that are not its faces, each in one of them/,
  ],
  [
    'a position that loses something',
    broken({
      position: {
        ...lantern.position,
        write: (look) => ({ ...lantern.position.write(look), gates: [] }),
      },
    }),
    'positions are read and written without loss',
    /the position loses gates/,
  ],
  [
    'a position that is written otherwise the second time',
    broken({
      position: { ...lantern.position, write: (look) => ({ ...lantern.position.write(look), decision: counter++ }) },
    }),
    'positions are read and written without loss',
    /written again, the position differs at decision/,
  ],
  [
    'a position that cannot be read again',
    broken({
      position: { ...lantern.position, write: (look) => ({ ...lantern.position.write(look), moon: 'full' }) },
    }),
    'positions are read and written without loss',
    /its own position is refused: table\.shape unknown key position\.moon/,
  ],
  [
    'a position that is not looked at before it is used',
    broken({
      position: {
        ...lantern.position,
        read: (document, options, holders) => {
          const { keepers } = document as { keepers: Record<string, object> }
          if (Object.keys(keepers).length > 9) return { ok: false, fault: refuse('ln.setup.1', 'Too many.') }
          return lantern.position.read(document, options, holders)
        },
      },
    }),
    'malformed commands and documents do no harm',
    /the position .* threw/,
  ],
  [
    'a position that is believed',
    broken({
      invariants: ({ state }) => (state.decision > 900 ? ['so many decisions cannot be'] : []),
    }),
    'malformed commands and documents do no harm',
    /is read, but so many decisions cannot be/,
  ],
  [
    'a state with a member that its shape does not know',
    broken({ position: { ...lantern.position, shape: () => object({}) as Shape<unknown> as Shape<LanternState> } }),
    'every state has the shape of its game',
    /the shape of states does not know this one: state\.\w+: unknown key/,
  ],
  [
    'a state that is believed as it is written',
    broken({
      position: {
        ...lantern.position,
        read: (document, options) => {
          const { exact } = document as { exact?: LanternState }
          return exact
            ? { ok: true, value: { options, state: exact } }
            : { ok: false, fault: refuse('ln.end.3', 'No.') }
        },
      },
    }),
    'what is read can be played',
    /state 0 \d+, changed at .*: (playing on from it threw|once it was read)/,
  ],
  [
    'commands of any form',
    broken({ command: anyJson as Shape<LanternCommand> }),
    'malformed commands and documents do no harm',
    /the command .* threw/,
  ],
  [
    'a step that cites nothing',
    withStep('night', 'draw', () => ({ clause: 'ln.night.99' })),
    'every clause cited is in the index',
    /the step night > draw cites ln\.night\.99/,
  ],
  [
    'an event that cites nothing',
    afterStep('night', 'draw', (t) => t.emit({ e: 'night', clause: 'ln.moon.1' as never, night: 1 })),
    'every clause cited is in the index',
    /the event night cites ln\.moon\.1/,
  ],
  [
    'a throw that cites nothing',
    afterStep('night', 'draw', (t) => t.roll({ clause: 'ln.luck.1', sides: 6, seat: 'K1', what: 'luck' })),
    'every clause cited is in the index',
    /a throw cites ln\.luck\.1/,
  ],
]

describe('a broken game is found out', () => {
  it.each(BROKEN)('%s', (_, game, promise, why) => {
    expect(complaints(promise, game)).toMatch(why)
  })

  it('whereas the whole one is not', () => {
    const all = (Object.keys(PROMISES) as PromiseName[]).map((promise) => complaints(promise, lantern))
    expect(all.join('')).toBe('')
  })

  it('and every promise is broken by somebody', () => {
    expect(new Set(BROKEN.map(([, , promise]) => promise))).toEqual(new Set(Object.keys(PROMISES)))
  })

  it('a complaint names the set-up, the seed and the place', () => {
    const stuck = withQuestion('peek?', () => ({ choices: () => [] as (Command & LanternCommand)[] }))
    expect(complaints('nobody who owes an answer is without a choice', stuck)).toMatch(
      /^set-up 0, seed \d, decision \d+ \(night > peek\?\): K. has no choice/,
    )
  })
})
