import type { Event } from '@shamble/run-or-shoot/page'
import { type Line, move, type Word } from '../../../words/phrases.ts'
import {
  type Chapter,
  type EventOf,
  row,
  type Scene,
  secretly,
  survivorsAbout,
  verb,
  who,
  Zeds,
  zedsAbout,
} from './lines.ts'
import { mutantOf } from './titles.ts'

type Moved = EventOf<'zed moved'>
type Lure = Extract<Event, { readonly e: 'zed moved' }>['lure']

/** Automation A14: what draws them, before and after whom they go for, for one and for several. */
const LURES: Readonly<Record<Lure, readonly [one: string, many: string, why: string]>> = {
  WP: ['walks towards the burning phosphorus', 'walk towards the burning phosphorus', ''],
  slime: ['follows the slime on', 'follow the slime on', ''],
  'the open': ['goes for', 'go for', ', in the open and near'],
  'a known building': ['goes for', 'go for', ', in a building where people were noticed'],
  noise: ['follows the noise', 'follow the noise', ''],
  groans: ['follows the groans', 'follow the groans', ''],
  'the nearest': ['goes for', 'go for', ', the nearest by way'],
  nobody: [
    'comes as near as it can: there is no way to anybody',
    'come as near as they can: there is no way to anybody',
    '',
  ],
}

/** Those that go for somebody all the same, where nobody can be named. */
const NAMELESS = ' somebody'

function goesWords(run: readonly Moved[], { lure, target }: Moved): Word[] {
  const [one, many, why] = LURES[lure]
  const isForSomebody = /( for| on)$/.test(one)
  const whom: Word[] = !isForSomebody ? [] : target === null ? [NAMELESS] : [' ', who(target)]
  return [verb(run, one, many), ...whom, why]
}

function movedLine(run: readonly Moved[], scene: Scene): Line | null {
  const [first] = run
  if (!first) return null
  const ns = run.map(({ zed }) => zed)
  const goes = goesWords(run, first)
  if (first.zed === 0) return secretly(first, ['a Zed that nobody sees ', ...goes, '.'])
  const about = [...zedsAbout(ns), ...survivorsAbout(first.target === null ? [] : [first.target])]
  return move('steps', first, [...Zeds(scene, ns), ' ', ...goes, '.'], about)
}

export const zedSteps = {
  'zed moved': {
    together: row('zed moved', {
      same: (later, first) =>
        first.zed !== 0 &&
        later.zed !== 0 &&
        later.lure === first.lure &&
        later.target === first.target &&
        later.clause === first.clause,
      says: (run, scene) => {
        const { view } = scene.view
        const isMixed = run.length > 1 && run.some(({ zed }) => mutantOf(view, zed) !== null)
        return isMixed ? null : movedLine(run, scene)
      },
    }),
    alone: (event, scene) => movedLine([event], scene),
  },
} satisfies Chapter
