/** An attack that goes on: with the saw, or with a second burst. */
import type { CommandOf, Human } from '@shamble/dead-walk/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { plain, planned, simple } from '../../../plan/plan.ts'
import { centreNamed, pointName } from '../place.ts'
import { callingOf, lookOf, offered, placeOfFigure, refused, viewOf } from '../read.ts'
import type { Planned, DisplayState, Target } from '../types.ts'
import { commandWords } from './deeds.ts'
import { templateFor } from './templates.ts'

/** dw.chainsaw.2, dw.machinegun.8 Another target at once, or stop. */
export const goOnOrders = (s: DisplayState, human: Human | undefined): Planned[] => [
  ...(human ? [...sawOrders(s, human), ...burstOrders(s, human)] : []),
  ...offered(s, 'stop')
    .slice(0, 1)
    .map((stop) =>
      simple(
        { id: 'stop', label: 'Stop here', icon: 'flag', key: 'E', detail: 'and go on' },
        { title: 'Stop here', subtitle: '', mark: 'civilian', variants: [plain('Stop here', [stop])], notes: [] },
      ),
    ),
]

/** dw.chainsaw.2 On to the next. */
function sawOrders(s: DisplayState, human: Human): Planned[] {
  const saws = offered(s, 'saw-on')
  if (saws.length === 0) return []
  const target = (c: CommandOf<'saw-on'>): Target => ({
    place: placeOfFigure(c.target),
    title: commandWords(s, human, c),
    subtitle: 'at no cost',
    mark: placeOfFigure(c.target),
    variants: [plain(commandWords(s, human, c), [c], { odds: true })],
    notes: [],
  })
  return [
    planned(
      { id: 'saw-on', label: 'Saw on', icon: 'saw', key: 'S', detail: 'a natural 6', aims: 'figure' },
      () => new Map(saws.map((c) => [placeOfFigure(c.target), () => target(c)])),
    ),
  ]
}

/** dw.machinegun.8 A second burst, a little aside. */
function burstOrders(s: DisplayState, human: Human): Planned[] {
  const rakes = offered(s, 'rake')
  const weapon = human.weapons.find(({ type }) => type === 'machinegun')
  if (rakes.length === 0 || !weapon) return []
  const templateAt = (place: string | null) => {
    const point = centreNamed(place, viewOf(s), s.options)
    return point && templateFor(s, human, weapon, point)
  }
  return [
    {
      order: {
        id: `fire ${weapon.id}`,
        label: 'Second burst',
        icon: 'rifle',
        key: 'F',
        detail: `up to ${lengthWords(lookOf(s).book.machinegun.shift)} aside`,
        aims: 'square',
        enabled: true,
      },
      targets: () => rakes.map((c) => pointName({ x: c.at[0], y: c.at[1] })),
      at: (place) => {
        const template = templateAt(place)
        if (!template || refused(s, template.command)) return null
        return {
          place,
          title: template.title,
          subtitle: template.subtitle,
          mark: callingOf(human),
          variants: [plain('Fire the second burst', [template.command], { odds: true })],
          notes: template.notes,
        }
      },
      refusal: (place) => {
        const template = templateAt(place)
        return template ? refused(s, template.command) : null
      },
    },
  ]
}
