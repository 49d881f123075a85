/** What is shown in the place of buttons while lists are built. */
import type { ComponentType } from 'preact'
import { later } from '../../../ui/later.tsx'
import type { DisplayState } from '../types.ts'
import type { Props } from './desk.tsx'

/** One question of a battle needs it. */
const ForceDesk = later<Props>(async () => (await import('./desk.tsx')).ForceDesk)

/** ed.force.13 Whoever has still to lock a list. */
export const forceDeskFor = ({ view, seat, pending }: DisplayState): ComponentType<Props> | null =>
  view?.phase === 'forces' && seat !== null && view.outcome === null && pending?.owe.includes(seat) ? ForceDesk : null
