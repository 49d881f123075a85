import { Clause } from './clause.tsx'
import type { Phrase } from './game-display.ts'

/** A sentence in its voices: names in bold, numbers in mono, clauses as links at the end. */
export function Says({ words, nameOf }: { readonly words: Phrase; readonly nameOf: (figure: string) => string }) {
  return (
    <>
      {words.map((part, i) => {
        if (typeof part === 'string') return part
        if ('name' in part) return <b key={i}>{part.name}</b>
        if ('figure' in part) return <b key={i}>{nameOf(part.figure)}</b>
        if ('mono' in part)
          return (
            <span key={i} class="num">
              {part.mono}
            </span>
          )
        return <Clause key={i} id={part.clause} />
      })}
    </>
  )
}
