/** Why a zombie does what it does: which sense leads it, to whom, and where it will go next. */
import { deedOf, type Human, isInPlay, type Look, SENSE_CLAUSE, TOLERANCE, type Zombie } from '@shamble/dead-walk/page'
import { distance2, type XY } from '@shamble/table'
import type { Note } from '../../../plan/plan.ts'
import { openingTitle, shortName } from '../read.ts'
import { SENSES } from '../words/parts.ts'
import { sure } from '../../../sure.ts'

export type Deed = ReturnType<typeof deedOf>

const KNOWN = new WeakMap<Look['state'], Map<number, Deed>>()

/** What this zombie would do if its turn came now. */
export function forecast(look: Look, zombie: Zombie): Deed {
  const all = KNOWN.get(look.state) ?? new Map<number, Deed>()
  KNOWN.set(look.state, all)
  const known = all.get(zombie.n)
  if (known) return known
  const deed = deedOf(look, zombie)
  all.set(zombie.n, deed)
  return deed
}

/** How many arrows are drawn at most: the nearest of the dead. */
const MOST_INTENTS = 80

export interface Coming {
  readonly intents: readonly { readonly zombie: number; readonly path: readonly XY[] }[]
  /** What is about to be pounded on, by how many. */
  readonly pounding: ReadonlyMap<string, number>
}
export const NOTHING_COMES: Coming = { intents: [], pounding: new Map() }
const COMING = new WeakMap<Look['state'], Coming>()

/** Where the dead will go next, those who are near first. */
export function comingOf(look: Look): Coming {
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
    const deed = forecast(look, z)
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
export const whyNote = (look: Look, zombie: Zombie): Note => {
  const notes = whyNotes(look, zombie)
  const first = sure(notes[0])
  return { value: '→', words: notes.map(({ words }) => words).join(', '), clause: first.clause }
}

/** dw.zattack.3, dw.armedz.8 What its die must show. */
function biteNote({ book }: Look, { weapon }: Zombie, words: string): Note {
  const isArmed = weapon !== null && book.weapons[weapon.type].category === 'melee'
  return {
    value: `${book.zombieHit - (isArmed ? 1 : 0)}+`,
    words: `${words}; others with it add 1`,
    clause: 'dw.zattack.3',
  }
}

/** dw.lurch.2 What comes after its walk: an attack at once, or a die for one. */
function contactNotes(look: Look, zombie: Zombie, end: XY): Note[] {
  const lunge = lungeOf(look, zombie, end)
  if (!lunge) return []
  const name = shortName(lunge.human.name)
  if (lunge.touches) return [biteNote(look, zombie, `touches ${name} and attacks`)]
  return [
    { value: `${look.book.lurchScore}+`, words: `then lurches at ${name}`, clause: 'dw.lurch.2' },
    biteNote(look, zombie, 'and attacks'),
  ]
}

/** Whom it would touch where its walk ends, or could lurch at from there. */
export function lungeOf(
  look: Look,
  { on }: Zombie,
  end: XY,
): { readonly human: Human; readonly touches: boolean } | null {
  const { state, book } = look
  const within = (human: Human, gap: number): boolean =>
    isInPlay(human) && human.aboard === null && human.on === on && distance2(human.at, end) <= (gap + 250) ** 2
  const touched = state.humans.find((one) => within(one, TOLERANCE))
  if (touched) return { human: touched, touches: true }
  const reach = book.lurchReach(look)
  const near = reach === null ? [] : state.humans.filter((one) => within(one, reach))
  const [first, ...rest] = near
  if (!first) return null
  return {
    human: rest.reduce((best, one) => (distance2(one.at, end) < distance2(best.at, end) ? one : best), first),
    touches: false,
  }
}

/** "smells Dawson and comes to 30,24". */
export function whyNotes(look: Look, zombie: Zombie): Note[] {
  const deed = forecast(look, zombie)
  switch (deed.does) {
    case 'recovers':
      return [{ value: '', words: 'stunned: it recovers next', clause: 'dw.grenade.17' }]
    case 'stands up':
      return [{ value: '', words: 'stands up next', clause: 'dw.zfallen.1' }]
    case 'holds':
      return [
        { value: '', words: `holds ${shortName(deed.human.name)}`, clause: 'dw.zmove.11' },
        biteNote(look, zombie, 'and attacks twice'),
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
      const sense: Note = { value: '', words: `${SENSES[goal.sense]} ${whom}`, clause: SENSE_CLAUSE[goal.sense] }
      if (deed.does === 'pounds')
        return [sense, { value: '', words: `pounds on ${openingTitle(look, deed.opening)}`, clause: 'dw.barrier.7' }]
      if (deed.does === 'waits') return [sense, { value: '', words: WAITING[deed.why] ?? 'waits', clause: deed.clause }]
      const end = sure(deed.path.at(-1))
      return [
        sense,
        {
          value: '→',
          words: `goes next to ${(end.x / 100).toFixed(1)},${(end.y / 100).toFixed(1)}`,
          clause: deed.clause,
        },
        ...contactNotes(look, zombie, end),
      ]
    }
  }
}
