/** rs.turn.1 The eleven steps and the upkeep: which one it is, who has still to act in it, and where a card acts. */
import './step-bar.css'
import { CARDS, isPlayed, type Survivor, type View } from '@shamble/run-or-shoot/page'
import { Mark } from '../art.tsx'
import type { DisplayState } from '../types.ts'
import { cardsIn } from './cards.ts'

/** A part of the turn, by the number or letter that its steps begin with. */
export const PARTS: readonly { readonly n: string; readonly label: string }[] = [
  { n: '1', label: 'Place cards' },
  { n: '2', label: 'Reveal' },
  { n: '3', label: 'Melee' },
  { n: '4', label: 'Zeds bite' },
  { n: '5', label: 'Move' },
  { n: '6', label: 'Throw' },
  { n: '7', label: 'Zeds move' },
  { n: '8', label: 'Zeds stand' },
  { n: '9', label: 'Shoot' },
  { n: '10', label: 'Mutants' },
  { n: '11', label: 'Stand up' },
  { n: 'U', label: 'Upkeep' },
]

/** "5" of "5a", "U" of "U3". */
export const partOf = (step: string): string => /^(\d+|U)/.exec(step)?.[1] ?? ''

/** Who has something to do in a step by the cards that lie open, and whether it is done. */
function due(view: View, part: string): { readonly survivor: Survivor; readonly done: boolean }[] {
  return view.survivors.flatMap((survivor) => {
    const { seat } = survivor
    if (!isPlayed(survivor) || seat === null) return []
    const acts = (view.cards[seat] ?? []).some((card) => CARDS[card].steps.some((step) => partOf(step) === part))
    return acts ? [{ survivor, done: view.acted.includes(seat) }] : []
  })
}

/** rs.secrecy.1 A square for each seat that places a card, filled when it lies. */
function Squares({ s }: { readonly s: DisplayState }) {
  const placed = Object.keys(s.view.answers).length
  const all = placed + (s.pending?.owe.length ?? 0)
  return (
    <span class="squares" role="img" aria-label={`${placed} of ${all} cards lie`}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < placed ? 'd' : ''} />
      ))}
    </span>
  )
}

/** So many stand beside each other in full size. */
const FEW = 3
const SIZE = { few: 20, many: 15 } as const

function Due({ view, part }: { readonly view: View; readonly part: string }) {
  const all = due(view, part)
  return (
    <span class="mini" aria-hidden="true">
      {all.map(({ survivor, done }) => (
        <span key={survivor.n} class={done ? 'off' : ''}>
          <Mark mark={survivor.who} size={all.length > FEW ? SIZE.many : SIZE.few} />
        </span>
      ))}
    </span>
  )
}

export function StepBar(s: DisplayState) {
  const { view, selection } = s
  const now = partOf(view.step)
  const lit = new Set(cardsIn(selection.order).flatMap((card) => CARDS[card].steps.map(partOf)))
  const at = PARTS.findIndex(({ n }) => n === now)
  return (
    <ol class="steps" aria-label="Steps of the turn">
      {PARTS.map(({ n, label }, i) => (
        <li
          key={n}
          class={`${n === now ? 'now' : i < at ? 'past' : ''}${lit.has(n) ? ' lit' : ''}`}
          {...(n === now ? { 'aria-current': 'step' } : {})}
        >
          <b>{n}</b>
          <span>{label}</span>
          {lit.has(n) && <span class="vh">, the chosen card acts here</span>}
          {n === now && (n === '1' ? <Squares s={s} /> : <Due view={view} part={n} />)}
        </li>
      ))}
    </ol>
  )
}
