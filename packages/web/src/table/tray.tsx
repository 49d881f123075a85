/** Block 4: dice that are seen, kept and counted; and real ones that are typed in, each asked for by itself. */
import type { Person } from '@shamble/host'
import type { Seat, Throw } from '@shamble/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { DieNeeded } from '../engine/client.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Clause, Unfold } from './book.tsx'
import { lastRolls, type LogItem } from './chronicle.ts'
import { useTable } from './context.ts'
import type { DieShown, RollShown } from './face.ts'
import { BlockHead, Die } from './parts.tsx'

const KEPT = 20

export function Tray() {
  const { session, face } = useTable()
  const scene = useSignal(session.scene)
  useSignal(session.live)
  useSignal(session.moving)
  const [history, setHistory] = useState(false)
  const rolls = lastRolls(scene?.items ?? [], KEPT)
  const falling = scene?.falling ?? []
  const { die } = session
  const commitment = session.live.value?.welcome?.commitment ?? null
  return (
    <section class="block dice" id="block-4" tabIndex={-1} aria-label="Dice">
      <BlockHead n={4} title="Dice">
        {rolls.length > 1 && (
          <button type="button" class="link" aria-expanded={history} onClick={() => setHistory(!history)}>
            {history ? 'Last roll' : `Last ${rolls.length}`}
          </button>
        )}
      </BlockHead>
      {die ? (
        <Typing needed={die} />
      ) : history ? (
        <ol class="history" tabIndex={0} aria-label="The last rolls, the newest first">
          {rolls.map(({ roll, item }) => (
            <li key={item.key}>
              <PastRoll roll={roll} item={item} />
            </li>
          ))}
        </ol>
      ) : (
        <LastRoll roll={falling.at(-1) ?? rolls[0]?.roll ?? null} falling={falling.length > 0} />
      )}
      {!die && session.mayCorrect && (
        <p class="prev">
          <Icon name="hand" small />
          <button type="button" class="link" onClick={() => void session.untypeDie()}>
            I mistyped that die
          </button>
        </p>
      )}
      {commitment !== null && (
        <p class="seal" title={`Fixed before the first roll: ${commitment}`}>
          <Icon name="lock" small />
          Every roll was sealed before {face.round.toLowerCase()} 1
          <span class="mono">{`${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`}</span>
        </p>
      )}
    </section>
  )
}

/** Faces shown while a die tumbles. */
function useTumble(on: boolean, sides: number, face: number): number {
  const [shown, setShown] = useState(face)
  useEffect(() => {
    if (!on) return
    let n = face
    const timer = setInterval(() => {
      n = (n * 7 + 3) % sides
      setShown(n + 1)
    }, 60)
    return () => clearInterval(timer)
  }, [on, sides, face])
  return on ? shown : face
}

function RolledDie({ die, tumbling }: { readonly die: DieShown; readonly tumbling: boolean }) {
  const face = useTumble(tumbling, die.sides, die.face)
  const kind = tumbling ? 'tumbling' : die.mark === 'bad' ? 'one' : die.mark === 'good' ? 'good' : ''
  return (
    <li class="roll">
      <Die sides={die.sides} face={face} kind={kind} silent={tumbling} />
      <span class="eq">{tumbling ? ' ' : (die.sum ?? ' ')}</span>
      <span class="res">{tumbling ? ' ' : die.result}</span>
    </li>
  )
}

function LastRoll({ roll, falling }: { readonly roll: RollShown | null; readonly falling: boolean }) {
  if (!roll) return <p class="tray muted">No dice have been thrown yet.</p>
  const last = roll.dice.length - 1
  return (
    <Unfold>
      <div class="tray">
        <p class="last">{roll.title}</p>
        <ul class="rolls">
          {roll.dice.map((die, i) => (
            <RolledDie key={i} die={die} tumbling={falling && i === last} />
          ))}
          {!falling && (roll.verdict !== '' || roll.clause !== '') && (
            <li class={roll.dice[last]?.mark === 'bad' ? 'roll over bad' : 'roll over'}>
              <span class="cap">{roll.verdict}</span>
              <Clause id={roll.clause} />
            </li>
          )}
        </ul>
        {!falling && roll.parts.length > 0 && (
          <ul class="why">
            {roll.parts.map((part) => (
              <li key={part.words}>
                <span class="v">{part.value}</span>
                {part.words}
                <Clause id={part.clause} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Unfold>
  )
}

function PastRoll({ roll, item }: { readonly roll: RollShown; readonly item: LogItem }) {
  const { session } = useTable()
  return (
    <button type="button" onClick={() => void session.showThen(item)}>
      <span class="dice-row">
        {roll.dice.map((die, i) => (
          <Die key={i} sides={die.sides} face={die.face} size={24} kind={die.mark === 'bad' ? 'old one' : 'old'} />
        ))}
      </span>
      <span>
        {roll.title}
        <small>
          {roll.dice.map(({ result }) => result).join(', ')}
          {item.typed && ', by hand'}
        </small>
      </span>
    </button>
  )
}

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
  const { session, nameOf } = useTable()
  const { ask, typed, index } = needed
  const digits = useSignal(session.digits)
  const rows = consequences(ask)
  const add = (ask.modifiers ?? []).reduce((sum, { value }) => sum + value, 0)
  const faces = Array.from({ length: ask.sides }, (_, i) => i + 1)
  return (
    <Unfold>
      <div class={big ? 'typing big' : 'typing'}>
        <p class="cap">
          {thrower(nameOf(ask.seat), ask.seat, session.people)}
          {index > 0 ? `, die ${index + 1}` : ''}
        </p>
        <h3>
          Roll one d{ask.sides}: {ask.what}
          {add !== 0 && <span class="mono"> {add > 0 ? `+${add}` : `−${-add}`}</span>}
        </h3>
        {ask.sides <= 20 && (
          <div class="dks" role="group" aria-label={`What does the d${ask.sides} show?`}>
            {faces.map((face) => (
              <button
                key={face}
                type="button"
                class="dk"
                aria-label={`It shows ${face}`}
                data-face={face}
                {...(digits === String(face) ? { 'aria-current': true } : {})}
                onClick={() => void session.typeDie(face)}
              >
                <Die sides={ask.sides} face={face} size={big ? 46 : 34} silent />
              </button>
            ))}
          </div>
        )}
        {digits !== '' && (
          <p class="fine">
            <b class="mono">{digits}</b>, and another digit? Enter if not.
          </p>
        )}
        {ask.sides === 4 && <p class="muted fine">A d6 will do: roll again on 5 and 6.</p>}
        <ul class="need">
          {rows.map(({ faces: on, result }) => (
            <li key={result}>
              <b class="mono">{on.join(' ')}</b>
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
              <b class="mono">{value > 0 ? `+${value}` : `−${-value}`}</b>
              <span class="muted">counted in the rows above</span>
              <Clause id={clause} />
            </li>
          ))}
          <li>
            <span class="muted">Asked by</span>
            <Clause id={ask.clause} />
          </li>
        </ul>
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
      </div>
    </Unfold>
  )
}
