/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import { isHerd, RADIUS } from '@shamble/even-death/page'
import { cursorOn, keptModel, legalAt, type MeasuredModel, NO_LEGAL } from '../../board/measured/model.ts'
import { centreNamed, places } from './place.ts'
import { aimingOrder, chosenOrder, inSights } from './plan/index.ts'
import { chosenUnit } from './read.ts'
import type { DisplayState } from './types.ts'
import { unitName } from './words/titles.ts'

export interface BoardModel extends MeasuredModel {
  readonly target: string | null
}

function modelOf(s: DisplayState): BoardModel {
  const chosen = chosenUnit(s)
  const from = chosen ? centreNamed(unitName(chosen), s) : null
  const place = s.selection.aim ?? s.selection.hover
  const to = centreNamed(place, s)
  const command = inSights(s)?.variants[0]?.commands[0]
  const aiming = chosenOrder(s) ? aimingOrder(s) : null
  const end = command?.do === 'move' ? { x: command.to[0], y: command.to[1] } : null
  return {
    from,
    reach: null,
    legal: aiming?.order.aims === 'figure' ? legalAt(places, aiming.targets()) : NO_LEGAL,
    template: null,
    tone: 'plain',
    way: from && end ? { path: [from, end], planned: [from, end], refused: false, stopped: false, label: '' } : null,
    rays: null,
    tape: from && to && !end ? { from, to, figure: false } : null,
    means: () => '',
    rings: [],
    comes: null,
    contacts: [],
    intents: [],
    chosenAt: from && { at: from, size: chosen && isHerd(chosen) ? 1 : RADIUS / 125 },
    led: null,
    cursor: cursorOn(places, s.selection, s),
    target: place,
  }
}

export const boardModel = keptModel(modelOf)
