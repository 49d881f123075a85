/** Real dice that are typed in, each asked for by itself. */
import './typing.css'
import type { Seat, Throw } from '@shamble/kernel'
import type { DieNeeded } from '../engine/client.ts'
import type { Person } from '@shamble/host'
import { Button } from '../ui/button.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { signed } from '../words/plain.ts'
import { Clause, Unfold } from './book.tsx'
import { usePlay } from './context.ts'
import { Die } from './parts.tsx'

interface Row {
  readonly faces: readonly number[]
  readonly result: string
}

/** "knockDown" as people say it. */
const inWords = (result: string): string => result.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** What a face does besides what the table says of it. */
export const besides = ({ table = [], naturals = [] }: Throw): NonNullable<Throw['naturals']> =>
  naturals.filter(({ result }) => !table.some((row) => row.result === result))

/** What each face of a die would do, as the rule that asks for it says. */
export function consequences({ sides, modifiers = [], table = [], naturals = [] }: Throw): Row[] {
  const add = modifiers.reduce((sum, { value }) => sum + value, 0)
  const rowOf = (name: string | undefined): NonNullable<Throw['table']>[number] | undefined =>
    table.find(({ result }) => result === name)
  const rows: { faces: number[]; result: string }[] = []
  for (let face = 1; face <= sides; face++) {
    const total = face + add
    const natural = rowOf(naturals.find((one) => one.face === face && rowOf(one.result))?.result)
    const row = natural ?? table.findLast(({ from }) => from <= total) ?? table[0]
    if (!row) return []
    const last = rows.at(-1)
    const result = inWords(row.result)
    if (last?.result === result) last.faces.push(face)
    else rows.push({ faces: [face], result })
  }
  return rows
}

/** "Okafor throws"; where a seat is nobody's figure, the person who holds it: "You throw". */
function thrower(name: string, seat: Seat, people: readonly Person[]): string {
  const who = name === seat ? (people.find(({ seats }) => seats.includes(seat))?.name ?? seat) : name
  return who === 'You' ? 'You throw' : `${who} throws`
}

/** A real die: exactly the one needed, what each face would do, and the way back from a mistype. */
export function Typing({ needed, big = false }: { readonly needed: DieNeeded; readonly big?: boolean }) {
  const { session, display, nameOf } = usePlay()
  const { ask, index } = needed
  const view = useSignal(session.scene)?.view
  const what = (view !== undefined && display.words.die?.(ask.what, view)) || ask.what
  const digits = useSignal(session.digits)
  const add = (ask.modifiers ?? []).reduce((sum, { value }) => sum + value, 0)
  return (
    <Unfold>
      <div class={big ? 'typing big' : 'typing'}>
        <p class="cap">
          {thrower(nameOf(ask.seat), ask.seat, session.people)}
          {index > 0 ? `, die ${index + 1}` : ''}
        </p>
        <h3>
          Roll one d{ask.sides}: {what}
          {add !== 0 && <span class="mono"> {signed(add)}</span>}
        </h3>
        {ask.sides <= 20 && <Faces sides={ask.sides} digits={digits} size={big ? 46 : 34} />}
        {digits !== '' && (
          <p class="fine">
            <b class="mono">{digits}</b>, and another digit? Enter if not.
          </p>
        )}
        {ask.sides === 4 && <p class="muted fine">A d6 will do: roll again on 5 and 6.</p>}
        <Consequences ask={ask} />
        <WayBack typed={needed.typed} />
      </div>
    </Unfold>
  )
}

/** One button for each face. */
function Faces({ sides, digits, size }: { readonly sides: number; readonly digits: string; readonly size: number }) {
  const { session } = usePlay()
  return (
    <div class="dks" role="group" aria-label={`What does the d${sides} show?`}>
      {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
        <button
          key={face}
          type="button"
          class="dk"
          aria-label={`It shows ${face}`}
          data-face={face}
          {...(digits === String(face) ? { 'aria-current': true } : {})}
          onClick={() => void session.typeDie(face)}
        >
          <Die sides={sides} face={face} size={size} silent />
        </button>
      ))}
    </div>
  )
}

/** What each face would do, what is counted in, and which clause asks. */
const Consequences = ({ ask }: { readonly ask: Throw }) => (
  <ul class="need">
    {consequences(ask).map(({ faces, result }) => (
      <li key={result}>
        <b class="mono">{faces.join(' ')}</b>
        <span>{result}</span>
      </li>
    ))}
    {besides(ask).map(({ clause, face, result }) => (
      <li key={clause}>
        <b class="mono">{face}</b>
        <span>natural: {result}</span>
        <Clause id={clause} />
      </li>
    ))}
    {(ask.modifiers ?? []).map(({ clause, value }) => (
      <li key={clause}>
        <b class="mono">{signed(value)}</b>
        <span class="muted">counted in the rows above</span>
        <Clause id={clause} />
      </li>
    ))}
    <li>
      <span class="muted">Asked by</span>
      <Clause id={ask.clause} />
    </li>
  </ul>
)

function WayBack({ typed }: Pick<DieNeeded, 'typed'>) {
  const { session } = usePlay()
  return (
    <div class="prev">
      {typed.length > 0 && session.mayCorrect && (
        <>
          <span>
            You typed <b class="mono">{typed.at(-1)}</b>.
          </span>
          <button type="button" class="link" onClick={() => void session.untypeDie()}>
            I mistyped that die
          </button>
        </>
      )}
      <Button size="small" onClick={() => void session.dropDice()}>
        {typed.length > 0 ? 'All again' : 'Take the order back'}
      </Button>
    </div>
  )
}
