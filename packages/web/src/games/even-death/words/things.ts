/** What lies and stands on the table, as people call it. */
import { OBJECTS, type View } from '@shamble/even-death/page'
import { rowOf } from '../../../sure.ts'

const PIECES: Readonly<Record<string, string>> = {
  lowwall: 'low wall',
  meshfence: 'mesh fence',
  'building-wall': 'wall',
  minefield: 'minefield',
}

/** "the low wall", "the door", "supply crate 2". */
export function thingTitle({ things }: Pick<View, 'things'>, id: string): string {
  const thing = things.find((one) => one.id === id)
  if (thing) {
    const same = things.filter(({ kind }) => kind === thing.kind)
    const { title } = OBJECTS[thing.kind]
    return same.length === 1 ? `the ${title}` : `${title} ${same.indexOf(thing) + 1}`
  }
  const kind = id.split(' ').findLast((word) => !/^\d+$/.test(word)) ?? id
  return `the ${rowOf(PIECES, kind) ?? kind}`
}
