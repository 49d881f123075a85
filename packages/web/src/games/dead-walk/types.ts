/** The table's types with Dead Walk Again’s own inside. */
import type { Command, Event, View } from '@shamble/dead-walk/page'
import type { Measure } from '../../board/measured/units.ts'
import type * as plan from '../../plan/plan.ts'
import type * as face from '../../table/face.ts'

/** Nothing is asked of the rules in the worker; words are made anew when other units are shown. */
type Hints = Measure | null

export type GameFace = face.GameFace<View, Event, Command, Hints>
export type GameBook = face.GameBook<View, Event, Command, Hints>
export type Seen = face.Seen<View>
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
