/** House rules: as values, as words of a command line, and who holds the seats. */
import {
  begin,
  check,
  type Holder,
  holdersShape,
  isPlainJson,
  optionFromText,
  type OptionValues,
  prepare,
  type Seat,
  seeded,
} from '@shamble/kernel'
import { playOn } from '@shamble/kernel/testkit'
import { GAMES } from '../../../packages/cli/src/games.ts'
import { gameOf, places, strangers } from '../corpus.ts'
import type { Luck } from '../luck.ts'
import { accepted, type Channel, isRaw, refused, type Timed, type Verdict, wrong } from '../run.ts'
import { spoiled, spoiledText, textOf } from '../spoil.ts'

interface Given {
  readonly game: string
  readonly options: unknown
  readonly holders: unknown
  /** Options as they are written on a command line. */
  readonly texts: readonly (readonly [id: string, text: string])[]
}

function settled({ game: id, options, holders, texts }: Given): Verdict {
  const game = gameOf(id)
  if (!game) throw new Error(`there is no game ${id}`)
  const written = texts.map(([key, text]) => {
    const definition = Object.hasOwn(game.options, key) ? game.options[key] : undefined
    return [key, definition && optionFromText(definition, text)] as const
  })
  if (written.some(([, value]) => value === undefined)) return refused
  // Who holds a seat always comes through this shape.
  if (check(holdersShape, holders)) return refused
  const all = texts.length === 0 ? options : Object.fromEntries(written)
  const prepared = prepare(game, all as OptionValues, holders as Record<Seat, Holder>)
  if (!prepared.ok) {
    const { at, why } = prepared.fault
    return isRaw(why) || at === '' ? wrong('refused', 'broken', `it is refused at "${at}" with "${why}"`) : refused
  }
  if (isPlainJson(prepared.setup) !== null) return wrong('accepted', 'broken', 'what is settled is no plain data')
  const luck = seeded('attack')
  const broken = playOn(game, begin(game, prepared.setup, luck), luck)
  return broken === null ? accepted : wrong('accepted', 'broken', broken)
}

function attempt(given: Given, timed: Timed): Verdict {
  const before = textOf(given)
  const verdict = timed(() => settled(given))
  return textOf(given) === before ? verdict : wrong(verdict.is, 'changed', 'the options themselves were changed')
}

const SAYS = [
  '',
  'on',
  'off',
  'yes',
  '0',
  '-0',
  '1e3',
  '0x10',
  ' 7',
  '1,2,3',
  ',',
  'NaN',
  'null',
  '{}',
  '[]',
  '{"a":1,"a":2}',
]

/** Words that mean an option's value, or nearly. */
function writtenOptions(game: (typeof GAMES)[number], luck: Luck): Given['texts'] {
  const ids = Object.keys(game.options)
  return luck
    .some(2, () => luck.must([...ids, '__proto__', 'constructor', 'nothing']))
    .map((id) => {
      const standard = Object.hasOwn(game.options, id) ? game.options[id]?.standard : 'x'
      const text = Array.isArray(standard)
        ? standard.join(',')
        : typeof standard === 'string'
          ? standard
          : textOf(standard)
      return [id, luck.isLucky(3) ? text : luck.isLucky(2) ? luck.must(SAYS) : spoiledText(text, luck)] as const
    })
}

export const options: Channel<Given> = {
  name: 'options',
  says: 'house rules and seats, as values and as words',
  ready: () =>
    Promise.resolve({
      input(luck) {
        const { game, setup } = luck.must(places())
        const id = game.id
        if (luck.isLucky(4)) return { game: id, options: {}, holders: setup.holders, texts: writtenOptions(game, luck) }
        const some = Object.fromEntries(Object.entries(setup.options).filter(() => !luck.isLucky(3)))
        const changed = spoiled(some, luck, strangers())
        return {
          game: id,
          options: changed,
          holders: luck.isLucky(5) ? spoiled(setup.holders, luck) : setup.holders,
          texts: [],
        }
      },
      attempt,
    }),
}
