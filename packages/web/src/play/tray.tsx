/** Block 4: dice that are seen, kept and counted; and real ones that are typed in, each asked for by itself. */
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Clause, Unfold } from './book.tsx'
import { lastRolls, type LogItem } from './log-reader.ts'
import { usePlay } from './context.ts'
import type { DieShown, RollShown } from './game-display.ts'
import { later } from '../ui/later.tsx'
import { BlockHead, Die } from './parts.tsx'

/** Few throw real dice. */
export const Typing = later(async () => (await import('./typing.tsx')).Typing)

const KEPT = 20

export function Tray() {
  const { session, display } = usePlay()
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
          Every roll was sealed before {display.round.toLowerCase()} 1
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
  const { session } = usePlay()
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
