/** What weapons, and what lies and stands on the table, are called in a sentence. */
import { OBJECTS, type View, type WeaponId, WEAPONS } from '@shamble/even-death/page'
import { rowOf } from '../../../sure.ts'
import { uncapital } from '../../../words/plain.ts'

/** What keeps its letters in the middle of a sentence. */
const PROPER: ReadonlySet<string> = new Set(['LMG'])

/** "machine pistol", "LMG", "bare hands". */
export function armWords(id: WeaponId | 'unarmed' | 'teeth'): string {
  if (id === 'teeth') return 'teeth'
  if (id === 'unarmed') return 'bare hands'
  const { title } = WEAPONS[id]
  return PROPER.has(title) ? title : title.split(' ').map(uncapital).join(' ')
}

const PIECES: Readonly<Record<string, string>> = {
  lowwall: 'low wall',
  meshfence: 'mesh fence',
  'building-wall': 'wall',
  minefield: 'minefield',
  crates: 'stack of crates',
}

const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** "the low wall", "the door of the house", "supply crate 2". */
export function thingTitle({ things }: Pick<View, 'things'>, id: string): string {
  const thing = things.find((one) => one.id === id)
  if (thing) {
    const same = things.filter(({ kind }) => kind === thing.kind)
    const { title } = OBJECTS[thing.kind]
    return same.length === 1 ? `the ${title}` : `${title} ${same.indexOf(thing) + 1}`
  }
  const [whole = id, ...parts] = id.split(' ').filter((word) => !isNumber(word))
  const part = parts.at(-1)
  const called = (kind: string): string => rowOf(PIECES, kind) ?? kind
  return part === undefined ? `the ${called(whole)}` : `the ${called(part)} of the ${called(whole)}`
}
