import type { Member } from '@shamble/even-death/campaign/page'
import { Mark } from '../art.tsx'
import { herdsWords } from '../words/names.ts'

/** Herds of one kind in one line: nobody reads nine that are alike. */
export const Herds = ({ units }: { readonly units: readonly Member[] }) => (
  <>
    {herdsWords(units).map(({ kind, words }) => (
      <li key={kind}>
        <Mark mark={`${kind} 1`} size={24} />
        <span>{words}</span>
      </li>
    ))}
  </>
)
