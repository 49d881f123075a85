/** Cards, ribbons, hints, previews and sounds come after the first question: nobody needs them before, unless something is wrong. */
import type { FunctionComponent } from 'preact'
import { later } from '../ui/later.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'

type After = typeof import('./after-question.ts')

const after = <P extends object>(part: (all: After) => FunctionComponent<P>): FunctionComponent<P> =>
  later(async () => part(await import('./after-question.ts')))

function afterwards(part: (all: After) => FunctionComponent): FunctionComponent {
  const Part = after<object>(part)
  return () => {
    const { session } = usePlay()
    const scene = useSignal(session.scene)
    const { trouble } = useSignal(session.open.model)
    return scene || trouble ? <Part /> : null
  }
}

export const NoticeCard = afterwards((all) => all.NoticeCard)
export const Ribbons = afterwards((all) => all.Ribbons)
export const PhoneRibbons = afterwards((all) => all.PhoneRibbons)
export const Guide = afterwards((all) => all.Guide)
export const GuideHand = afterwards((all) => all.GuideHand)
export const Sounds = afterwards((all) => all.Sounds)
export const Previewed = afterwards((all) => all.Previewed)
export const DiceOnBoard = afterwards((all) => all.DiceOnBoard)
export const Acting = afterwards((all) => all.Acting)
export const Effects = afterwards((all) => all.Effects)
export const NamesApart = afterwards((all) => all.NamesApart)
export const Ahead = afterwards((all) => all.Ahead)

/** Shown once there is something to show in them: nobody has thrown a die, and nothing is told, before the first question. */
export const Hands = after((all) => all.Hands)
export const LastRoll = after((all) => all.LastRoll)
export const PastRolls = after((all) => all.PastRolls)
export const LogFilters = after((all) => all.LogFilters)
export const LogLines = after((all) => all.LogLines)
