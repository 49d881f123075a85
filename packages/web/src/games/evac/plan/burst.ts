/** Inside a burst. */
import type { CommandOf, Marine } from '@shamble/evac/page'
import { plain, planned } from '../../../plan/plan.ts'
import { sure } from '../../../sure.ts'
import { count, plural } from '../../../words/plain.ts'
import { zombieName } from '../place.ts'
import { hintsOf, offered, refOf, varsOf, weaponKind } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'
import { endsTurn } from './ends.ts'
import { byDanger, diceText, partsOf, stopOrder, zombieMark, zombieSubtitle } from './fire.ts'

/** What a burst is fired with, and how it is drawn. */
function burstGun({ view }: DisplayState, m: Marine) {
  const gun = m.items.find((item) => item.id === varsOf(view)['item'])
  return { gun, kind: (gun && weaponKind(gun)) ?? 'rifle' }
}

/** ev.auto.2, ev.auto.12 The next shot at one of the dead. */
function burstTarget(s: DisplayState, m: Marine, c: CommandOf<'fire-on'>): Target {
  const { view } = s
  const { gun, kind } = burstGun(s, m)
  const { marine } = hintsOf(s)
  const hint = marine?.weapons.find((w) => w.ref === (gun && refOf(m, gun)))
  const modifiers = hint && (m.stands ? hint.standing : hint.moving)
  return {
    place: zombieName(c.zombie),
    title: `Zombie ${c.zombie}`,
    subtitle: zombieSubtitle(view, c.zombie, m.at, marine),
    mark: zombieMark(view, c.zombie),
    variants: [
      {
        label: 'Fire on',
        commit: `Fire on at ${c.zombie}`,
        commands: [c],
        odds: true,
        ...(modifiers ? { dice: diceText(modifiers) } : {}),
        parts: modifiers ? partsOf(modifiers, kind, m.order) : [],
      },
    ],
    notes: [
      { value: '1/6', words: 'a 1 ends the burst', clause: 'ev.auto.2' },
      { value: String(gun?.rounds ?? 0), words: plural(gun?.rounds ?? 0, 'round') + ' left', clause: 'ev.auto.12' },
    ],
  }
}

/** ev.auto.10 Inside a burst: the next shot, or the end of it. */
export function burstOrders(s: DisplayState, m: Marine): Planned[] {
  const { gun, kind } = burstGun(s, m)
  const shots = offered(s, 'fire-on')
  const ids = byDanger(
    s,
    m.at,
    shots.map((c) => c.zombie),
  )
  return [
    planned(
      {
        id: 'fire-on',
        label: 'Fire on',
        icon: kind,
        key: 'R',
        detail: `${gun?.rounds ?? 0} left, ${count(shots.length)} in line`,
        aims: 'figure',
      },
      () =>
        new Map(ids.map((id) => [zombieName(id), () => burstTarget(s, m, sure(shots.find((c) => c.zombie === id)))])),
    ),
    ...offered(s, 'cease-fire').map((c) => ceaseOrder(s, m, gun?.rounds ?? 0, c)),
  ]
}

/** ev.auto.4 The burst is over, and with it perhaps the turn. */
function ceaseOrder(s: DisplayState, m: Marine, rounds: number, command: CommandOf<'cease-fire'>): Planned {
  const kept = `${rounds} ${plural(rounds, 'round')} kept`
  const over = endsTurn(s, m, m.stands)
  return stopOrder('cease-fire', 'Stop here', over.ends ? withoutStop(over.ends.words) : kept, m.type, [
    plain('Stop here', [command], { ...over, label: kept }),
  ])
}

/** "Ends Ito's turn" */
const withoutStop = (sentence: string): string => sentence.slice(0, -1)
