/** Cards, ribbons and hints come after the first question: nobody needs them before, unless something is wrong. */
import type { FunctionComponent } from 'preact'
import { useSignal } from '../ui/use-signal.ts'
import { useTable } from './context.ts'
import { later } from './later.tsx'

type Notices = typeof import('./notices.tsx')

function afterwards<K extends 'NoticeCard' | 'Ribbons' | 'Guide'>(name: K): FunctionComponent {
  const Part = later<object>(async () => (await import('./notices.tsx'))[name] as Notices[K] & FunctionComponent)
  return () => {
    const { session } = useTable()
    const scene = useSignal(session.scene)
    const { trouble } = useSignal(session.open.model)
    return scene || trouble ? <Part /> : null
  }
}

export const NoticeCard = afterwards('NoticeCard')
export const Ribbons = afterwards('Ribbons')
export const Guide = afterwards('Guide')
