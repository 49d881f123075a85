/** The logs of all recorded games, read through. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deadWalk } from '@shamble/dead-walk'
import { CLAUSES as DW, type Event as DwEvent, type View as DwView } from '@shamble/dead-walk/page'
import { dropDead } from '@shamble/drop-dead'
import { CLAUSES as DD, type Event as DdEvent, type View as DdView } from '@shamble/drop-dead/page'
import { evac } from '@shamble/evac'
import { evenDeathRules } from '@shamble/even-death'
import { evenDeathExtras } from '@shamble/even-death/extras'
import { CLAUSES as ED, type Event as EdEvent, type View as EdView } from '@shamble/even-death/page'
import { CLAUSES as EV, type Event as EvEvent, type View as EvView } from '@shamble/evac/page'
import { CLAUSES as RS, type Event as RsEvent, type View as RsView } from '@shamble/run-or-shoot/page'
import { type AnyGame, anyGame, openSave, publicSave, type Story } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { plain } from '../play/log-item.ts'
import type { Told } from '../play/game-display.ts'
import { faultsIn, isSaidAgain } from '../words/testing.ts'
import { nameOf as deadWalkName } from './dead-walk/read.ts'
import { lines as deadWalkLines } from './dead-walk/words/log.ts'
import { nameOf as dropDeadName } from './drop-dead/read.ts'
import { lines as dropDeadLines } from './drop-dead/words/log.ts'
import { nameOf as evacName } from './evac/read.ts'
import { lines as evenDeathLines } from './even-death/words/log.ts'
import { titleOf as evenDeathTitle } from './even-death/words/titles.ts'
import { lines as evacLines } from './evac/words/log.ts'
import { runOrShoot } from './run-or-shoot/testing.ts'
import { lines as runOrShootLines } from './run-or-shoot/words/log.ts'
import { nameOf as runOrShootName } from './run-or-shoot/words/titles.ts'

interface Log {
  readonly game: AnyGame
  readonly clauses: object
  /** Told to nobody in words, ever. */
  readonly silent: readonly string[]
  lines(events: readonly unknown[], story: Story): readonly Told[]
  /** Somebody who is no zombie. */
  nameOf(figure: string, story: Story): string
}

const LOGS: Readonly<Record<string, Log>> = {
  evac: {
    game: anyGame(evac),
    clauses: EV,
    silent: ['turn began', 'activation ended', 'declared'],
    lines: (events, { view }) => evacLines(events as readonly EvEvent[], view as EvView),
    nameOf: (seat, { view }) => evacName(view as EvView, seat),
  },
  'drop-dead': {
    game: anyGame(dropDead),
    clauses: DD,
    silent: ['cycle began', 'turn ended', 'item kept'],
    lines: (events, { view }) => dropDeadLines(events as readonly DdEvent[], view as DdView),
    nameOf: (seat, { view }) => dropDeadName(view as DdView, seat),
  },
  'dead-walk': {
    game: anyGame(deadWalk),
    clauses: DW,
    silent: ['turn began', 'noises faded', 'zombie senses'],
    lines: (events, { view, options }) =>
      deadWalkLines(events as readonly DwEvent[], { view: view as DwView, options }),
    nameOf: (figure, { view }) => deadWalkName(view as DwView, figure),
  },
  'run-or-shoot': {
    game: anyGame(runOrShoot),
    clauses: RS,
    silent: ['turn began', 'turned'],
    lines: (events, { view, options }) =>
      runOrShootLines(events as readonly RsEvent[], { view: view as RsView, options }),
    nameOf: (figure, { view }) => runOrShootName(view as RsView, figure),
  },
  'even-death': {
    game: anyGame({ ...evenDeathRules, ...evenDeathExtras }),
    clauses: ED,
    silent: ['round began', 'selected', 'used', 'turned', 'turn ended'],
    lines: (events, { view }) => evenDeathLines(events as readonly EdEvent[], { view: view as EdView }),
    nameOf: (figure, { view }) => evenDeathTitle(view as EdView, Number(figure.split(' ')[1])),
  },
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

function storyOf(game: AnyGame, file: string): Story {
  const opened = openSave(JSON.parse(readFileSync(file, 'utf8')), [game])
  if (!opened.ok) throw new Error(`${file}: ${opened.fault.why}`)
  return publicSave(opened.match, null)
}

const WRITTEN_BY_A_PERSON = /“[^”]*”/g

describe.each(Object.entries(LOGS))('the log of %s', (id, { game, clauses, silent, lines, nameOf }) => {
  const golden = folder(`../../../games/${id}/golden/`)
  const stories = readdirSync(golden)
    .filter((file) => file.endsWith('.json'))
    .map((file) => storyOf(game, `${golden}${file}`))

  it('is whole sentences that cite a clause, in every recorded game', () => {
    for (const story of stories)
      for (const line of lines(story.told.flat(), story)) {
        const words = plain(line.words, (figure) => (/^(unit|herd) \d/.test(figure) ? nameOf(figure, story) : figure))
        if (line.heading !== undefined && words === '') continue
        const clause = /^[A-Z0-9].*[.]”? (?<clause>[a-z]+\.[a-z-]+\.\d+)$/.exec(words)?.groups?.['clause'] ?? words
        expect(clauses).toHaveProperty([clause])
      }
  })

  it('has nothing in it that nobody would say', () => {
    for (const story of stories)
      for (const { words } of lines(story.told.flat(), story)) {
        const called = (figure: string): string => (/^zombie /i.test(figure) ? figure : nameOf(figure, story))
        expect(faultsIn(plain(words, called).replace(WRITTEN_BY_A_PERSON, '“…”'))).toEqual([])
      }
  })

  it('says nothing twice in a row', () => {
    for (const story of stories) {
      const said = lines(story.told.flat(), story).map(({ words }) => plain(words, (figure) => figure))
      expect(said.filter((words, i) => i > 0 && isSaidAgain(words, said[i - 1] ?? ''))).toEqual([])
    }
  })

  it('tells every kind of event that happens in them, but for what is silent', () => {
    const [kinds, told] = [new Set<string>(), new Set<string>()]
    for (const story of stories) {
      const events = story.told.flat()
      for (const { e } of events) kinds.add(e)
      for (const { first, last } of lines(events, story)) for (const { e } of events.slice(first, last + 1)) told.add(e)
    }
    for (const kind of silent) told.add(kind)
    expect([...kinds].filter((kind) => !told.has(kind))).toEqual([])
  })

  it('has its words in files that are named like the rules', () => {
    const rules = readdirSync(folder(`../../../games/${id}/rules/`))
    const words = readdirSync(folder(`${id}/words/`)).filter((file) => /^\d/.test(file))
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((file) => !rules.includes(file))).toEqual([])
  })
})
