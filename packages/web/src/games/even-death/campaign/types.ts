/** The table's types with those of the campaign inside. */
import type { Command, Event, View } from '@shamble/even-death/campaign/page'
import type * as plan from '../../../plan/plan.ts'
import type * as table from '../../../play/game-display.ts'

/** Nothing is asked of the rules in the worker: the forecast answers on the page. */
type Hints = null

/** What stands in the place of buttons. */
export type HandProps = DisplayState & Pick<table.HandProps, 'orders' | 'small'>
export type GameDisplay = table.GameDisplay<View, Event, Command, Hints>
export type GameBook = table.GameBook<View, Event, Command, Hints>
export type Seen = table.Seen<View>
export type DisplayState = table.DisplayState<View, Command, Hints>
export type BoardProps = table.BoardProps<View, Event, Command, Hints>
export type MiniMapProps = table.MiniMapProps<View, Command, Hints>
export type Story = readonly table.Chapter<Event>[]
export type Variant = table.Variant<Command>
export type Planned = plan.Planned<Command>
export type Target = plan.Target<Command>
export type Note = plan.Note
export type WordNode = table.WordNode<Command>
export type GuideStep = table.GuideStep<View, Command, Hints>
