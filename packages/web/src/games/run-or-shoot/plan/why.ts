/** What a Zed will do next, and why; whom it can reach. */
import type { ZedDeed } from '@shamble/run-or-shoot/forecast'
import type { SeenZed } from '@shamble/run-or-shoot/page'
import type { Note } from '../../../plan/plan.ts'
import { listed } from '../../../words/plain.ts'
import { lookOf } from '../read.ts'
import type { DisplayState, Seen } from '../types.ts'
import { calledIn } from '../words/titles.ts'

type Lure = NonNullable<Extract<ZedDeed, { does: 'goes' }>['lure']>

const LURES: Readonly<Record<Lure, string>> = {
  WP: 'goes to the burning phosphorus',
  slime: 'smells the slime on',
  'the open': 'goes for the nearest in the open',
  'a known building': 'goes for a building in which it knows people',
  noise: 'goes to a noise',
  groans: 'goes to where others groan',
  'the nearest': 'goes for the nearest',
  nobody: 'finds no way to anybody and comes as near as it can',
}

function deedNote(seen: Seen, deed: ZedDeed): Note {
  switch (deed.does) {
    case 'lies':
      return { value: '', words: 'lies, and stands up in step 8', clause: 'rs.down.2' }
    case 'drifts':
      return { value: '', words: 'drifts, and has noticed nobody', clause: 'rs.drift.2' }
    case 'waits':
      return { value: '', words: 'stays where it is', clause: 'rs.zed.5' }
    case 'holds':
      return {
        value: '!',
        words: `holds ${listed(deed.people.map((n) => calledIn(seen.view, n)))}, bites in step 4`,
        clause: 'rs.damage.1',
      }
    case 'goes': {
      const why = deed.lure === null ? 'hunts' : LURES[deed.lure]
      const whom =
        deed.target === null
          ? ''
          : deed.lure === null || deed.lure === 'slime'
            ? ` ${calledIn(seen.view, deed.target)}`
            : `: ${calledIn(seen.view, deed.target)}`
      return { value: '→', words: `${why}${whom}`, clause: deed.clause }
    }
  }
}

/** As things stand now: everybody may still move before step 7. */
export function whyNotes(s: DisplayState, zed: SeenZed): Note[] {
  const look = lookOf(s)
  const reached = look.reached(zed)
  return [
    deedNote(s, look.deed(zed)),
    ...(reached.length > 0
      ? [
          {
            value: '',
            words: `can reach ${listed(reached.map((n) => calledIn(s.view, n)))} in step 7`,
            clause: 'rs.zed.1',
          },
        ]
      : []),
  ]
}
