import { useEffect, useState } from 'preact/hooks'
import { usePart, useSignal } from '../ui/use-signal.ts'
import type { InPlay } from './context.ts'
import { plain } from './log-item.ts'
import type { FigureCard, AnyDisplay, Order } from './game-display.ts'
import { endOf } from './outcome.ts'
import type { PlaySession } from './session.ts'
import { useChoice } from './use-choice.ts'

/** What all layouts of the table show. */
export interface PlayState {
  readonly figures: readonly FigureCard[]
  readonly orders: readonly Order[]
  readonly question: string
  /** A person here owes an answer. */
  readonly mine: boolean
  readonly over: string | null
  readonly turn: number
}

export function usePlayState({ session, display }: Pick<InPlay, 'session' | 'display'>): PlayState {
  const scene = useSignal(session.scene)
  useChoice(session)
  useSignal(session.hints)
  const moving = useSignal(session.moving)
  const live = useSignal(session.live)
  useSignal(session.past)
  useSignal(session.sending)
  const card = usePart(session.open.model, ({ card }) => card)
  if (!scene) return { figures: [], orders: [], question: 'The table is being laid.', mine: false, over: null, turn: 0 }
  const s = session.situation()
  const end = moving ? null : endOf(live, card)
  const over = end && (display.words.over?.(s.view) ?? end.reason)
  const die = session.die
  return {
    figures: display.roster.figures(s),
    orders: session.orders(),
    question:
      over ??
      (die
        ? `Roll one d${die.ask.byHand ?? die.ask.sides}: ${display.words.die?.(die.ask.what, s.view) ?? die.ask.what}.`
        : display.words.question(session.situation(undefined, false))),
    mine: over === null && (die !== null || session.myTurn),
    over,
    turn: display.words.standing(s.view).turn,
  }
}

/** The names of figures, for sentences. */
export function namesOf(display: AnyDisplay, session: PlaySession): (figure: string) => string {
  let known: { readonly view: unknown; readonly names: ReadonlyMap<string, string> } | null = null
  return (figure) => {
    const view = session.scene.value?.view
    if (!view) return figure
    if (known?.view !== view)
      known = {
        view,
        names: new Map(display.roster.figures({ view, options: session.options }).map(({ id, name }) => [id, name])),
      }
    return known.names.get(figure) ?? figure
  }
}

export function useMedia(query: string): boolean {
  const [on, setOn] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const look = (): void => setOn(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [query])
  return on
}

/** New lines of the log for screen readers: at most three, and how many more there were. */
export function useSpokenLog({ session, nameOf }: Pick<InPlay, 'session' | 'nameOf'>): string {
  const scene = useSignal(session.scene)
  const moving = useSignal(session.moving)
  const [told, setTold] = useState<{ readonly until: number; readonly words: string }>({ until: -1, words: '' })
  const items = scene?.items ?? []
  useEffect(() => {
    if (moving || !scene?.items || items.length === told.until) return
    const fresh = told.until < 0 || items.length < told.until ? [] : items.slice(told.until)
    const words = fresh.slice(-3).map(({ line }) =>
      plain(
        line.words.filter((part) => typeof part === 'string' || !('clause' in part)),
        nameOf,
      ),
    )
    const more = fresh.length > 3 ? [`${fresh.length - 3} more before that.`] : []
    setTold({ until: items.length, words: [...more, ...words].join(' ') })
  }, [moving, items])
  return told.words
}

/** Longer than this nobody waits for hints to say what is asked. */
const HINTS_MS = 1500

/** What is asked, for screen readers: once, as it is said when the hints are there. */
export function useSpokenQuestion({ asking }: Pick<PlaySession, 'asking'>, question: string): string {
  const isAsking = useSignal(asking)
  const [said, say] = useState('')
  useEffect(() => {
    if (!isAsking || question === '') return say(question)
    const timer = setTimeout(() => say(question), HINTS_MS)
    return () => clearTimeout(timer)
  }, [isAsking, question])
  return said
}
