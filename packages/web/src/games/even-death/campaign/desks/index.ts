/** What is shown in the place of buttons: desks for what is no single press. */
import type { Command } from '@shamble/even-death/campaign/page'
import type { ComponentType } from 'preact'
import { later } from '../../../../ui/later.tsx'
import { actingForce, isAsked, offered } from '../read.ts'
import type { DisplayState, HandProps } from '../types.ts'

const ListsDesk = later<HandProps>(async () => (await import('./lists.tsx')).ListsDesk)
const HerdsDesk = later<HandProps>(async () => (await import('./builds.tsx')).HerdsDesk)
const HordeDesk = later<HandProps>(async () => (await import('./builds.tsx')).HordeDesk)
const RecruitDesk = later<HandProps>(async () => (await import('./builds.tsx')).RecruitDesk)
const RegroupDesk = later<HandProps>(async () => (await import('./regroup.tsx')).RegroupDesk)
const BattleDesk = later<HandProps>(async () => (await import('./battle.tsx')).BattleDesk)
const TrainDesk = later<HandProps>(async () => (await import('./train.tsx')).TrainDesk)

/** By the kind of command that answers. */
const DESKS: readonly (readonly [deed: Command['do'], desk: ComponentType<HandProps>])[] = [
  ['lock', ListsDesk],
  ['herds', HerdsDesk],
  ['new-horde', HordeDesk],
  ['recruit', RecruitDesk],
  ['regroup', RegroupDesk],
  ['agree', BattleDesk],
]

export function deskFor(s: DisplayState): ComponentType<HandProps> | null {
  if (!s.view || s.view.outcome !== null) return null
  if (s.pending?.beside) return BattleDesk
  if (!isAsked(s)) return null
  if (s.selection.order === 'train' && actingForce(s) && offered(s, 'train').length > 0) return TrainDesk
  return DESKS.find(([deed]) => offered(s, deed).length > 0)?.[1] ?? null
}
