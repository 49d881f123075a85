/** What only the umpire sees on the board: hordes in their lairs, whoever waits unseen, what lies in caches. */
import type { Forecast } from '@shamble/run-or-shoot/forecast'
import type { CommandOf, NamedSpot, Spot } from '@shamble/run-or-shoot/page'
import { at, px } from '../../../board/measured/units.ts'
import { capital } from '../../../words/plain.ts'
import { cacheWords, hordeWords, lurkerWords, personWords } from '../words/desk.ts'
import { mutantTitle } from '../words/titles.ts'

interface Tag extends Spot {
  readonly id: string
  readonly kind: 'horde' | 'zed' | 'person' | 'cache'
  readonly words: string
}

/** So large are words on the screen, however small the board is. */
const WORDS_SCALE = { least: 1, most: 2.4, at: 0.8 }

/** From here on what lies in caches can be read beside everything else. */
const CLOSE = 0.75

function tagsOf({ view, book }: Forecast): Tag[] {
  const { hidden } = view
  if (hidden === null) return []
  const { lairs, caches } = book.map
  return [
    ...caches.flatMap((cache): Tag[] => {
      const card = hidden.caches[cache.id]
      if (card === undefined) return []
      return [{ ...cache, kind: 'cache', words: cacheWords(book, cache.id, card) }]
    }),
    ...hidden.zeds.map(
      (z): Tag => ({ id: `zed ${z.id}`, kind: 'zed', at: z.at, level: z.level, words: lurkerWords(z) }),
    ),
    ...Object.entries(hidden.people).map(
      ([n, spot]): Tag => ({ id: `person ${n}`, kind: 'person', ...spot, words: personWords(view, Number(n)) }),
    ),
    ...hidden.hordes.flatMap((horde): Tag[] => {
      const lair = lairs.find(({ id }) => id === horde.lair)
      return lair && horde.inside > 0
        ? [{ ...lair, id: `horde ${horde.n}`, kind: 'horde', words: hordeWords(horde) }]
        : []
    }),
  ]
}

/** What is about to be hidden: where, and what. */
function draftTags({ view, book }: Forecast, { hordes, mutants, people, drifters }: CommandOf<'lay-out'>): Tag[] {
  const { lairs, ambushes, drifters: rooms, nps } = book.map
  const tagged = (kind: Tag['kind'], places: readonly NamedSpot[], at: string, words: string): Tag[] =>
    places.filter(({ id }) => id === at).map((place) => ({ ...place, id: `draft ${kind} ${at}`, kind, words }))
  return [
    ...drifters.flatMap(({ at: id, many = 1 }) => tagged('zed', rooms, id, many > 1 ? `${many} drifters` : 'drifter')),
    ...mutants.flatMap((one) => tagged('zed', ambushes, one.at, mutantTitle(one.kind).replace(/^the /, ''))),
    ...people.flatMap((one) => tagged('person', nps, one.at, personWords(view, one.survivor))),
    ...hordes.flatMap((id) => tagged('horde', lairs, id, 'a horde')),
  ]
}

/** A line of words takes about so much, across for a letter and down. */
const [LETTER, LINE] = [6.2, 17]

/** Words that would lie upon others go below them. */
function lowered(tags: readonly Tag[], k: number): ReadonlyMap<string, number> {
  const laid: { readonly x: number; readonly y: number; readonly half: number }[] = []
  const down = new Map<string, number>()
  for (const { id, at: p, words } of [...tags].reverse()) {
    const half = (words.length * LETTER * k) / 2
    const x = px(p.x)
    let y = px(p.y) + 24
    const isTaken = (one: (typeof laid)[number]): boolean =>
      Math.abs(one.x - x) < one.half + half && Math.abs(one.y - y) < LINE * k
    while (laid.some(isTaken)) y += LINE * k
    laid.push({ x, y, half })
    down.set(id, y - px(p.y))
  }
  return down
}

/** Reversed, so that nobody takes it for what everybody sees. */
const Plate = ({ words, y, k }: { readonly words: string; readonly y: number; readonly k: number }) => {
  const wide = words.length * LETTER + 12
  return (
    <g transform={`translate(0 ${y}) scale(${k.toFixed(2)})`}>
      <rect x={-wide / 2} y={-12} width={wide} height={LINE - 1} rx="2" />
      <text>{words}</text>
    </g>
  )
}

export function HiddenThings({
  look,
  draft,
  level,
  scale,
}: {
  readonly look: Forecast
  /** What the umpire is about to hide. */
  readonly draft: CommandOf<'lay-out'> | null
  readonly level: number
  readonly scale: number
}) {
  const all = [...tagsOf(look), ...(draft ? draftTags(look, draft) : [])]
  const here = all.filter((tag) => tag.level === level)
  const isWritten = ({ kind }: Tag): boolean => kind !== 'cache' || scale >= CLOSE
  const k = Math.min(WORDS_SCALE.most, Math.max(WORDS_SCALE.least, WORDS_SCALE.at / scale))
  const down = lowered(here.filter(isWritten), k)
  return (
    <g class="hidden-things">
      {here.map((tag) => (
        <g key={tag.id} class={`hidden ${tag.kind}`} transform={`translate(${at(tag.at.x)} ${at(tag.at.y)})`}>
          <circle r={tag.kind === 'cache' ? 13 : 17} />
          {isWritten(tag) && <Plate words={capital(tag.words)} y={down.get(tag.id) ?? 0} k={k} />}
        </g>
      ))}
    </g>
  )
}
