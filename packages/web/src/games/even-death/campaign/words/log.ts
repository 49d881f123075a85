/** What happened in the war, one sentence an event. */
import type { Event } from '@shamble/even-death/campaign/page'
import type { Told as TableTold } from '../../../../play/game-display.ts'
import { logWords } from '../../../../words/telling.ts'
import type { Seen } from '../types.ts'
import { setting } from './42-setup.ts'
import { turns } from './44-turn.ts'
import { actions } from './45-actions.ts'
import { battles } from './47-battle.ts'
import { ownersIn, type Told } from './lines.ts'
import { tileTitle } from './names.ts'

const told = logWords<Event, Told>()([setting, turns, actions, battles])

export const lines = (events: readonly Event[], { view, options }: Seen): readonly TableTold[] =>
  told.lines(events, {
    view,
    owners: ownersIn(events, view),
    tile: (place) => tileTitle({ view, options }, place),
  })
