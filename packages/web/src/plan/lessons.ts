/** A guide of a first turn: its lessons as data, and what to press told from what is in hand. */
import type { DisplayState, GuideStep, GuideTarget } from '../play/game-display.ts'
import type { Aiming } from './sights.ts'

/** One step of a lesson. What it leaves out follows from what is to be pressed. */
export interface Lesson<View, Command, Hints> {
  readonly id: string
  /** Its place in the course of the first turn, from 1. */
  readonly lesson: number
  /** What somebody here is asked, as the rules call it. */
  readonly asked: string
  /** And what must hold besides. */
  readonly when?: (s: DisplayState<View, Command, Hints>) => boolean
  /** The button of what is ready, which says itself what it does; the first place to aim at; an order; or whatever is told. */
  readonly at?: 'button' | 'target' | { readonly order: string } | GuideStep<View, Command, Hints>['at']
  readonly press?: Told<View, Command, Hints>
  readonly byKeys?: string
  readonly words: Told<View, Command, Hints>
  readonly clause: string
}

type Told<View, Command, Hints> = GuideStep<View, Command, Hints>['words']

/** Somebody at this screen owes the answer to this question. */
export const isAskedTo = ({ seat, pending }: Pick<DisplayState, 'seat' | 'pending'>, name: string): boolean =>
  seat !== null && pending?.asks === name && pending.owe.includes(seat)

/** The steps of a guide, shown as long as `isEarly`. */
export function lessonsOf<View, Command, Hints>(
  { preview, targets }: Pick<Aiming<View, Command, Hints>, 'preview' | 'targets'>,
  isEarly: (s: DisplayState<View, Command, Hints>) => boolean,
  lessons: readonly Lesson<View, Command, Hints>[],
): readonly GuideStep<View, Command, Hints>[] {
  type State = DisplayState<View, Command, Hints>

  /** Something is chosen, and its button can be pressed. */
  const isReady = (s: State): boolean => {
    const { order, aim } = s.selection
    return (order !== null || aim !== null) && (preview(s)?.variants.length ?? 0) > 0
  }
  /** Where there are several ways, the button says which one is chosen: the guide leaves that choice alone. */
  const pressButton = (s: State): string => {
    const [first, ...others] = preview(s)?.variants ?? []
    return first && others.length === 0 ? `Press ${first.commit}.` : 'Press the green button.'
  }
  const firstTarget = (s: State): GuideTarget | null => {
    const [place] = targets(s)
    return place === undefined ? null : { place }
  }
  const pointing = (at: Lesson<View, Command, Hints>['at']): GuideStep<View, Command, Hints>['at'] => {
    if (at === 'button') return () => ({ commit: true })
    if (at === 'target') return firstTarget
    return typeof at === 'object' ? () => at : at
  }

  return lessons.map(({ asked, when, at, press = pressButton, byKeys, ...step }) => {
    const where = pointing(at)
    return {
      ...step,
      when: (s) => isEarly(s) && isAskedTo(s, asked) && (at !== 'button' || isReady(s)) && (when?.(s) ?? true),
      press: typeof press === 'string' ? () => press : press,
      ...(byKeys === undefined ? {} : { byKeys: () => byKeys }),
      ...(where && { at: where }),
    }
  })
}
