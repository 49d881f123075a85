/** The first turn of a war: what to press now, and why. */
import { forcesAt } from '@shamble/even-death/campaign/page'
import { lessonsOf } from '../../../../plan/lessons.ts'
import { preview, targets } from '../plan/index.ts'
import { placeNamed } from '../map/place.ts'
import { offered } from '../read.ts'
import type { DisplayState, GuideStep } from '../types.ts'

const isEarly = ({ view }: DisplayState): boolean => view.round <= 1

const may = (s: DisplayState, deed: 'control' | 'move' | 'search' | 'end-turn'): boolean =>
  offered(s, deed).some((c) => !('force' in c) || `force ${c.force}` === s.selection.figure)

/** A tile to go to in which nobody stands: a press on another force of one's own would only choose it. */
function freeTile(s: DisplayState): { readonly place: string } | null {
  const place = targets(s).find((name) => {
    const at = placeNamed(name, s.view)
    return at !== null && forcesAt(s.view, at).length === 0
  })
  return place === undefined ? null : { place }
}

export const guide: readonly GuideStep[] = [
  ...lessonsOf({ preview, targets }, isEarly, [
    {
      id: 'fortify ready',
      lesson: 1,
      asked: 'fortify',
      when: (s) => s.selection.aim !== null,
      at: 'button',
      press: 'Press the green button.',
      words: 'Towns count three points and cities five, for as long as you hold them; any other tile counts one.',
      clause: 'ed.camp-vp.3',
    },
    {
      id: 'fortify',
      lesson: 1,
      asked: 'fortify',
      at: 'target',
      press: 'Press a marked tile beside your start.',
      words: 'Two tiles beside the first are yours as well, and a force will stand on each of the three.',
      clause: 'ed.camp-setup.5',
    },
    {
      id: 'moved',
      lesson: 2,
      asked: 'act',
      when: (s) => s.selection.aim !== null && s.selection.order === 'move',
      at: 'button',
      words: 'A Move is one tile. Whatever stands beside a force can be drawn into a battle, by either of you.',
      clause: 'ed.camp-move.1',
    },
    {
      id: 'control',
      lesson: 3,
      asked: 'act',
      when: (s) => s.view.actionsLeft < 3 && may(s, 'control'),
      at: { order: 'control' },
      press: 'Press Control.',
      words: 'The tile is yours then, and stays yours when the force goes on.',
      clause: 'ed.camp-control.1',
    },
    {
      id: 'move',
      lesson: 2,
      asked: 'act',
      when: (s) => s.view.actionsLeft === 3 && may(s, 'move') && freeTile(s) !== null,
      at: (s) => freeTile(s),
      press: 'Press a hatched tile beside the force.',
      words: 'You have three actions a turn, for all your forces together. Others are chosen by pressing them.',
      clause: 'ed.camp-turn.10',
    },
    {
      id: 'end',
      lesson: 4,
      asked: 'act',
      when: (s) => may(s, 'end-turn') && s.view.actionsLeft <= 1,
      at: { order: 'end-turn' },
      press: 'Search with what is left, or press End turn.',
      words: 'Every force eats one supply at the start of your turn. Farms and searching bring some.',
      clause: 'ed.camp-turn.3',
    },
  ]),
]
