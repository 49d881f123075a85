/** Real dice that are typed in, each asked for by itself. */
import './typing.css'
import { countsAs, facesOf, inHand, type Seat, type Throw } from '@shamble/kernel'
import type { DieNeeded } from '../engine/client.ts'
import type { Person } from '@shamble/host'
import { Button } from '../ui/button.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { listed, signed } from '../words/plain.ts'
import { Clause, Unfold } from './clause.tsx'
import { usePlay } from './context.ts'
import { Die } from './die.tsx'

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
export function consequences(ask: Throw): Row[] {
  const { modifiers = [], table = [], naturals = [] } = ask
  const add = modifiers.reduce((sum, { value }) => sum + value, 0)
  const rowOf = (name: string | undefined): NonNullable<Throw['table']>[number] | undefined =>
    table.find(({ result }) => result === name)
  const rows: { faces: number[]; result: string }[] = []
  for (const face of facesOf(inHand(ask))) {
    const counted = countsAs(ask, face)
    const total = counted + add
    const natural = rowOf(naturals.find((one) => one.face === counted && rowOf(one.result))?.result)
    const row = natural ?? table.findLast(({ from }) => from <= total) ?? table[0]
    if (!row) return []
    const last = rows.at(-1)
    const result = inWords(row.result)
    if (last?.result === result) last.faces.push(face)
    else rows.push({ faces: [face], result })
  }
  return rows
}

/** "A d3 by a d6: 1 and 2 count 1, 3 and 4 count 2, 5 and 6 count 3."; nothing where a die counts what it shows. */
export function instead(ask: Throw): string {
  const die = inHand(ask)
  if (die.sides === ask.sides) return ''
  const shown = (counted: number): string =>
    listed(facesOf(die).flatMap((face) => (countsAs(ask, face) === counted ? [String(face)] : [])))
  const rows = facesOf(ask).map((counted) => `${shown(counted)} count ${counted}`)
  return `A d${ask.sides} by a d${die.sides}: ${rows.join(', ')}.`
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
  const die = inHand(ask)
  const add = (ask.modifiers ?? []).reduce((sum, { value }) => sum + value, 0)
  return (
    <Unfold>
      <div class={big ? 'typing big' : 'typing'}>
        <p class="cap">
          {thrower(nameOf(ask.seat), ask.seat, session.everybody)}
          {index > 0 ? `, die ${index + 1}` : ''}
        </p>
        <h3>
          Roll one d{die.sides}: {what}
          {add !== 0 && <span class="mono"> {signed(add)}</span>}
        </h3>
        {die.sides <= 20 && <Faces ask={ask} digits={digits} size={big ? 46 : 34} />}
        {digits !== '' && (
          <p class="fine">
            <b class="mono">{digits}</b>, and another digit? Enter if not.
          </p>
        )}
        {ask.sides === 4 && <p class="muted fine">A d6 will do: roll again on 5 and 6.</p>}
        {ask.fromZero && <p class="muted fine">The 0 is 0, not {ask.sides}.</p>}
        {die.sides !== ask.sides && <p class="fine">{instead(ask)}</p>}
        <Consequences ask={ask} />
        <WayBack typed={needed.typed} />
      </div>
    </Unfold>
  )
}

/** One button for each face of the real die. */
function Faces({ ask, digits, size }: { readonly ask: Throw; readonly digits: string; readonly size: number }) {
  const { session } = usePlay()
  const die = inHand(ask)
  return (
    <div class="dks" role="group" aria-label={`What does the d${die.sides} show?`}>
      {facesOf(die).map((face) => (
        <button
          key={face}
          type="button"
          class="dk"
          aria-label={`It shows ${face}`}
          data-face={face}
          {...(digits === String(face) ? { 'aria-current': true } : {})}
          onClick={() => void session.typeDie(countsAs(ask, face))}
        >
          <Die sides={die.sides} face={face} size={size} silent />
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
            The last die counts <b class="mono">{typed.at(-1)}</b>.
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
