import { HOLDS_SECRETS, saveTable } from './save-table.ts'
import { type TroubleWords, troubleOf } from './trouble.tsx'

/** Saves it to a file, and says why not, or that the file of a game that still goes on gives it away. */
export const savedWords = (id: string, isOver: boolean, battles = false): Promise<TroubleWords | null> =>
  saveTable(id, battles).then(
    () => (isOver ? null : { words: HOLDS_SECRETS, at: '', tone: 'note' }),
    (error: unknown) => troubleOf('It was not saved.', error),
  )
