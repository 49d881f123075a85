import type { Event } from '@shamble/run-or-shoot/page'
import { grouped } from '../../../words/grouped.ts'
import { capitalised, cited, type Line, line, type Word } from '../../../words/phrases.ts'
import {
  type Chapter,
  type EventOf,
  type Scene,
  secretly,
  survivorsAbout,
  verb,
  who,
  Zeds,
  zeds,
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

const isUnseen = ({ zed }: Moved): boolean => zed === 0

/** Those that go for somebody all the same, where nobody can be named. */
const NAMELESS = ' somebody'

/** "…, … and …" of parts that are several words each. */
const joined = (parts: readonly (readonly Word[])[]): Word[] =>
  parts.flatMap((part, i) => [...(i === 0 ? [] : [i === parts.length - 1 ? ' and ' : ', ']), ...part])

/** "Zeds 3 and 4 and the Hunter": whoever is not like the others is named, however many there are. */
function packWords(scene: Scene, pack: readonly Moved[]): Word[] {
  if (pack.every(isUnseen)) return ['a Zed that nobody sees']
  const { view } = scene.view
  return joined(
    [...grouped(pack, ({ zed }) => mutantOf(view, zed) ?? '').values()].map((some) =>
      zeds(
        scene,
        some.map(({ zed }) => zed),
      ),
    ),
  )
}

/** "Zeds 3 and 4 go for Dot and Zed 5 for Petra, the nearest by way." */
function goesWords(run: readonly Moved[], lure: Lure, scene: Scene): Word[] {
  const [one, many, why] = LURES[lure]
  const forWhom = / (?:for|on)$/.exec(one)?.[0]
  if (forWhom === undefined) return [...packWords(scene, run), ` ${verb(run, one, many)}.`]
  const parts = [...grouped(run, ({ target }) => `${target}`).values()].map((pack, i): Word[] => [
    ...packWords(scene, pack),
    i === 0 ? ` ${verb(pack, one, many)}` : forWhom,
    ...targetWords(pack),
  ])
  return [...joined(parts), `${why}.`]
}

function targetWords([first]: readonly Moved[]): Word[] {
  const target = first?.target ?? null
  return target === null ? [NAMELESS] : [' ', who(target)]
}

const aboutOf = (run: readonly Moved[]): string[] => {
  const targets = new Set(run.flatMap(({ target }) => target ?? []))
  return [...zedsAbout(run.map(({ zed }) => zed)), ...survivorsAbout([...targets])]
}

type Burnt = EventOf<'zed destroyed'>

/** rs.wp.3 Whoever has come to the phosphorus is gone at once. */
const isBurnt = (event: Event): event is Burnt => event.e === 'zed destroyed' && event.how === 'WP'

/** Those who burn between the walks, and after the last one. */
function burntIn({ length }: readonly Event[], { after }: Scene): Burnt[] {
  const next = after.slice(length - 1)
  const end = next.findIndex((event) => !isBurnt(event))
  return after.slice(0, length - 1 + (end < 0 ? next.length : end)).filter(isBurnt)
}

/** A sentence for each of the things that draw them, with its clause, and one for all who burn. */
function movedLine(run: readonly Moved[], burnt: readonly Burnt[], scene: Scene): Line {
  const goes = [...grouped(run, ({ lure, clause }) => `${lure} ${clause}`).values()].flatMap((some): Word[][] =>
    some.slice(0, 1).map(({ lure, clause }) => cited(capitalised(goesWords(some, lure, scene)), clause)),
  )
  const [first] = burnt
  const ns = burnt.map(({ zed }) => zed)
  const burns = first
    ? [cited([...Zeds(scene, ns), ` ${verb(ns, 'burns', 'burn')} up in the phosphorus.`], first.clause)]
    : []
  const words = [...goes, ...burns].flatMap((sentence, i): Word[] => (i === 0 ? sentence : [' ', ...sentence]))
  const told = line('move', 'steps', words, aboutOf(run))
  return first ? { ...told, mark: 'killed' } : told
}

const isMove = (event: Event): event is Moved => event.e === 'zed moved'

export const zedSteps = {
  'zed moved': {
    together: {
      goesOn: (later, first) => isMove(later) && !isUnseen(first) && !isUnseen(later),
      passes: (between, first) => isBurnt(between) && !isUnseen(first),
      ends: (next, [first]) => isBurnt(next) && first !== undefined && isMove(first) && !isUnseen(first),
      says: (run, scene) => {
        const moved = run.filter(isMove)
        const [first] = moved
        if (!first) return null
        return isUnseen(first)
          ? secretly(first, goesWords(moved, first.lure, scene))
          : movedLine(moved, burntIn(run, scene), scene)
      },
    },
  },
} satisfies Chapter
