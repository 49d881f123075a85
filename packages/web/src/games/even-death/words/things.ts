/** What weapons, things and pieces of the table are called in a sentence. */
import { OBJECTS, type View, type WeaponId, WEAPONS } from '@shamble/even-death/page'
import { isKeyOf, rowOf } from '../../../sure.ts'
import { uncapital } from '../../../words/plain.ts'

/** What keeps its letters in the middle of a sentence. */
const PROPER: ReadonlySet<string> = new Set(['LMG'])

export const weaponTitle = (id: WeaponId | 'unarmed' | 'teeth'): string => {
  if (id === 'teeth') return 'teeth'
  if (id === 'unarmed') return 'bare hands'
  const { title } = WEAPONS[id]
  return PROPER.has(title) ? title : title.split(' ').map(uncapital).join(' ')
}

/** "the supply crate", "supply crate 2". */
export function thingTitle({ things }: Pick<View, 'things'>, id: string): string {
  const [kind = '', n = ''] = id.split(' ')
  const title = isKeyOf(OBJECTS, kind) ? OBJECTS[kind].title : kind
  return things.filter((one) => one.kind === kind).length > 1 ? `${title} ${n}` : `the ${title}`
}

const WITHOUT_NUMBERS = / \d+/g

/** "door of the house", "gate": pieces of the table by their ids, without their numbers. */
export function pieceTitle(id: string): string {
  const words = id.replace(WITHOUT_NUMBERS, '').split(' ')
  const part = words.at(-1) ?? id
  return words.length > 1 ? `${rowOf(PIECES, part) ?? part} of the ${words[0] ?? ''}` : (rowOf(PIECES, part) ?? part)
}

const PIECES: Readonly<Record<string, string>> = {
  lowwall: 'low wall',
  meshfence: 'mesh fence',
  crates: 'stack of crates',
}
