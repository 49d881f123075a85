/** Why a zombie does what it does: which sense leads it, to whom, and where it will go next. */
import type { DeedForecast, Forecast } from '@shamble/dead-walk/forecast'
import { isInPlay, type Zombie } from '@shamble/dead-walk/page'
import { distance2, type XY } from '@shamble/table'
import type { Note } from '../../../plan/plan.ts'
import { openingTitle, shortName } from '../read.ts'
import { SENSES } from '../words/parts.ts'
import { rowOf, sure } from '../../../sure.ts'

/** How many arrows are drawn at most: the nearest of the dead. */
const MOST_INTENTS = 80

export interface Coming {
  readonly intents: readonly { readonly zombie: number; readonly path: readonly XY[] }[]
  /** What is about to be pounded on, by how many. */
  readonly pounding: ReadonlyMap<string, number>
}
export const NOTHING_COMES: Coming = { intents: [], pounding: new Map() }
const COMING = new WeakMap<Forecast['state'], Coming>()

/** Where the dead will go next, those who are near first. */
export function comingOf(look: Forecast): Coming {
  const known = COMING.get(look.state)
  if (known) return known
  const humans = look.state.humans.filter(isInPlay)
  const near = [...look.state.zombies]
    .map((z) => ({ z, far: Math.min(...humans.map((h) => distance2(h.at, z.at))) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_INTENTS)
  const intents: { zombie: number; path: readonly XY[] }[] = []
  const pounding = new Map<string, number>()
  for (const { z } of near) {
    const { deed } = look.deed(z)
    if (deed.does === 'goes') intents.push({ zombie: z.n, path: deed.path })
    if (deed.does === 'pounds') pounding.set(deed.opening, (pounding.get(deed.opening) ?? 0) + 1)
  }
  const coming = { intents, pounding }
  COMING.set(look.state, coming)
  return coming
}

const WAITING: Readonly<Record<string, string>> = {
  crowd: 'no room beside the others',
  'no way': 'no way leads there',
  held: 'held where it is',
  barrier: 'stands before something shut',
  'at the sound': 'is where the sound was',
  'game master': 'the game master lets it wait',
}

/** The same in one line. */
export const whyNote = (look: Forecast, zombie: Zombie): Note => {
  const notes = whyNotes(look, zombie)
  const first = sure(notes[0])
  return { value: '→', words: notes.map(({ words }) => words).join(', '), clause: first.clause }
}

/** dw.zattack.3, dw.armedz.8 What its die must show. */
const biteNote = ({ bites }: DeedForecast, words: string): Note => ({
  value: `${bites}+`,
  words: `${words}; each other attacker adds 1`,
  clause: 'dw.zattack.3',
})

/** dw.lurch.2 What comes after its walk: an attack at once, or a die for one. */
function contactNotes({ book }: Forecast, ahead: DeedForecast): Note[] {
  const { lunge } = ahead
  if (!lunge) return []
  const name = shortName(lunge.human.name)
  if (lunge.touches) return [biteNote(ahead, `touches ${name} and attacks`)]
  return [
    { value: `${book.lurchScore}+`, words: `then lurches at ${name}`, clause: 'dw.lurch.2' },
    biteNote(ahead, 'and attacks'),
  ]
}

/** "smells Dawson and comes to 30,24". */
export function whyNotes(look: Forecast, zombie: Zombie): Note[] {
  const ahead = look.deed(zombie)
  const { deed } = ahead
  switch (deed.does) {
    case 'recovers':
      return [{ value: '', words: 'stunned: it recovers next', clause: 'dw.grenade.17' }]
    case 'stands up':
      return [{ value: '', words: 'stands up next', clause: 'dw.zfallen.1' }]
    case 'holds':
      return [
        { value: '', words: `holds ${shortName(deed.human.name)}`, clause: 'dw.zmove.11' },
        biteNote(ahead, 'and attacks twice'),
      ]
    case 'wanders':
      return [
        {
          value: zombie.heading === null ? 'd20' : `${zombie.heading}°`,
          words: 'senses nobody and wanders',
          clause: 'dw.zmove.8',
        },
      ]
    default: {
      const { goal } = deed
      const whom = goal.human ? shortName(goal.human.name) : 'a noise'
      const sense: Note = { value: '', words: `${SENSES[goal.sense]} ${whom}`, clause: ahead.sense ?? '' }
      if (deed.does === 'pounds')
        return [sense, { value: '', words: `pounds on ${openingTitle(look, deed.opening)}`, clause: 'dw.barrier.7' }]
      if (deed.does === 'waits')
        return [sense, { value: '', words: rowOf(WAITING, deed.why) ?? 'waits', clause: deed.clause }]
      const end = sure(deed.path.at(-1))
      return [
        sense,
        {
          value: '→',
          words: `moves on to ${(end.x / 100).toFixed(1)},${(end.y / 100).toFixed(1)}`,
          clause: deed.clause,
        },
        ...contactNotes(look, ahead),
      ]
    }
  }
}
