/** Cards, ribbons, hints, previews and sounds come after the first question: nobody needs them before, unless something is wrong. */
import type { FunctionComponent } from 'preact'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import { later } from '../ui/later.tsx'

function afterwards(load: () => Promise<FunctionComponent>): FunctionComponent {
  const Part = later<object>(load)
  return () => {
    const { session } = usePlay()
    const scene = useSignal(session.scene)
    const { trouble } = useSignal(session.open.model)
    return scene || trouble ? <Part /> : null
  }
}

export const NoticeCard = afterwards(async () => (await import('./notices.tsx')).NoticeCard)
export const Ribbons = afterwards(async () => (await import('./notices.tsx')).Ribbons)
export const PhoneRibbons = afterwards(async () => (await import('./notices.tsx')).PhoneRibbons)
export const Guide = afterwards(async () => (await import('./guide.tsx')).Guide)
export const GuideHand = afterwards(async () => (await import('./guide.tsx')).GuideHand)
export const Sounds = afterwards(async () => (await import('./sounds.ts')).Sounds)
export const Previewed = afterwards(async () => (await import('./preview.tsx')).Previewed)
export const DiceOnBoard = afterwards(async () => (await import('./dice-on-board.tsx')).DiceOnBoard)
export const Acting = afterwards(async () => (await import('./acting.tsx')).Acting)
export const Effects = afterwards(async () => (await import('./effects.tsx')).Effects)
export const Ahead = afterwards(async () => (await import('./ahead.tsx')).Ahead)
