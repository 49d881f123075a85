/** Dice that were thrown: the last ones as they lie, and those before. */
import './why.css'
import './rolls.css'
import { useEffect, useState } from 'preact/hooks'
import { Clause, Unfold } from './clause.tsx'
import { usePlay } from './context.ts'
import type { DieShown, RollShown } from './game-display.ts'
import type { LogItem } from './log-item.ts'
import { Die } from './die.tsx'

/** Faces shown while a die tumbles. */
export function useTumble(
  on: boolean,
  { sides, face, fromZero = false }: Pick<DieShown, 'sides' | 'face' | 'fromZero'>,
): number {
  const [shown, setShown] = useState(face)
  useEffect(() => {
    if (!on) return
    let n = face
    const timer = setInterval(() => {
      n = (n * 7 + 3) % sides
      setShown(fromZero ? n : n + 1)
    }, 60)
    return () => clearInterval(timer)
  }, [on, sides, face, fromZero])
  return on ? shown : face
}

function RolledDie({ die, tumbling }: { readonly die: DieShown; readonly tumbling: boolean }) {
  const face = useTumble(tumbling, die)
  const kind = tumbling ? 'tumbling' : die.mark === 'bad' ? 'one' : die.mark === 'good' ? 'good' : ''
  return (
    <li class="roll">
      <Die sides={die.sides} face={face} kind={kind} silent={tumbling} />
      <span class="eq">{tumbling ? ' ' : (die.sum ?? ' ')}</span>
      <span class="res">{tumbling ? ' ' : die.result}</span>
    </li>
  )
}

/** So many that say the same are one line. */
const ALIKE = 3

/** Dice that say the same one after the other, together; all others by themselves. */
export function alike(dice: readonly DieShown[]): readonly (readonly DieShown[])[] {
  const runs: DieShown[][] = []
  for (const die of dice) {
    const last = runs.at(-1)
    if (last?.[0]?.result === die.result && last[0].mark === die.mark && die.sum === undefined) last.push(die)
    else runs.push([die])
  }
  return runs.flatMap((run) => (run.length < ALIKE ? run.map((die) => [die]) : [run]))
}

/** "killed, 5 times"; dice of which nothing is said by itself are only shown. */
export const alikeWords = (dice: readonly DieShown[]): string =>
  dice[0]?.result ? `${dice[0].result}, ${dice.length} times` : ''

const AlikeDice = ({ dice }: { readonly dice: readonly DieShown[] }) => (
  <li class="roll alike">
    <span class="dice-row">
      {dice.map((die, i) => (
        <Die key={i} sides={die.sides} face={die.face} size={22} kind="old" />
      ))}
    </span>
    <span class="res">{alikeWords(dice)}</span>
  </li>
)

export function LastRoll({ roll, falling }: { readonly roll: RollShown; readonly falling: boolean }) {
  const last = roll.dice.length - 1
  return (
    <Unfold>
      <div class="tray">
        <p class="last">{roll.title}</p>
        <ul class="rolls">
          {alike(roll.dice).map((run, i, all) => {
            const [die, another] = run
            if (another) return <AlikeDice key={i} dice={run} />
            return die && <RolledDie key={i} die={die} tumbling={falling && i === all.length - 1} />
          })}
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

export const PastRolls = ({
  rolls,
}: {
  readonly rolls: readonly { readonly roll: RollShown; readonly item: LogItem }[]
}) => (
  <ol class="history" tabIndex={0} aria-label="The last rolls, the newest first">
    {rolls.map(({ roll, item }) => (
      <li key={item.key}>
        <PastRoll roll={roll} item={item} />
      </li>
    ))}
  </ol>
)

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
