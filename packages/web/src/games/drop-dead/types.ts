/** The table's types with Drop Dead’s own inside. */
import type { Command, Event, HintAnswers, View } from '@shamble/drop-dead/page'
import type * as plan from '../../plan/plan.ts'
import type * as face from '../../table/face.ts'

type Hints = HintAnswers

export type GameFace = face.GameFace<View, Event, Command, Hints>
export type GameBook = face.GameBook<View, Event, Command, Hints>
export type Situation = face.Situation<View, Command, Hints>
export type BoardProps = face.BoardProps<View, Event, Command, Hints>
export type MiniMapProps = face.MiniMapProps<View, Command, Hints>
export type OverlayProps = face.OverlayProps<View, Event, Command, Hints>
export type GuideStep = face.GuideStep<View, Command, Hints>
export type Story = readonly face.Chapter<Event>[]
export type Variant = face.Variant<Command>
export type Preview = face.Preview<Command>
export type Planned = plan.Planned<Command>
export type Target = plan.Target<Command>
export type WordNode = face.WordNode<Command>
