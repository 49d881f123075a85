/** The table's types with those of Run? ... or Shoot? inside. */
import type { Command, Event, View } from '@shamble/run-or-shoot/page'
import type { Measure } from '../../settings/measure.ts'
import type * as lessons from '../../plan/lessons.ts'
import type * as plan from '../../plan/plan.ts'
import type * as table from '../../play/game-display.ts'

/** Nothing is asked of the rules in the worker; words are made anew when other units are shown. */
type Hints = Measure | null

export type GameDisplay = table.GameDisplay<View, Event, Command, Hints>
export type GameBook = table.GameBook<View, Event, Command, Hints>
export type Seen = table.Seen<View>
export type DisplayState = table.DisplayState<View, Command, Hints>
export type BoardProps = table.BoardProps<View, Event, Command, Hints>
export type MiniMapProps = table.MiniMapProps<View, Command, Hints>
export type OverlayProps = table.OverlayProps<View, Event, Command, Hints>
export type GuideStep = table.GuideStep<View, Command, Hints>
export type Lesson = lessons.Lesson<View, Command, Hints>
export type Story = readonly table.Chapter<Event>[]
export type Variant = table.Variant<Command>
export type Preview = table.Preview<Command>
export type Planned = plan.Planned<Command>
export type Target = plan.Target<Command>
export type WordNode = table.WordNode<Command>
