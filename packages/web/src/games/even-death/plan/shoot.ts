/** ed.shoot Each gun at each target: dice, factors, cover, chances; and a shot that would be wasted. */
import type { ShotForecast } from '@shamble/even-death/forecast'
import {
  type CommandOf,
  type Human,
  inches,
  isHerd,
  isShooting,
  SHOOTING,
  type Unit,
  unitOf,
} from '@shamble/even-death/page'
import type { Refusal } from '@shamble/kernel'
import { impossible, type Note, type OrderDraft, plain } from '../../../plan/plan.ts'
import { plural } from '../../../words/plain.ts'
import { lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { inchText, inchWords } from '../words/inches.ts'
import { herdWords, unitCalled, unitName, unitTitle, weaponTitle } from '../words/titles.ts'
import { chanceNotes, classNotes, diceNotes, note } from './notes.ts'
import { shownFor } from './shown.ts'

type Shoot = CommandOf<'shoot'>

/** ed.sight, ed.cover "5 of 9 hidden: in cover", "8 of 15 covered". */
function sightNotes({ sight }: ShotForecast): Note[] {
  const [only, another] = sight.figures
  const state = sight.inCover ? 'in cover' : 'not in cover'
  if (only && !another)
    return [note(`${only.hidden} of 9`, `rays hidden: ${state}`, only.hidden > 0 ? 'ed.cover.2' : 'ed.sight.4')]
  return [
    note(`${sight.covered} of ${sight.of}`, `covered: ${state}`, 'ed.cover.3'),
    ...(sight.seen < sight.of ? [note(`${sight.seen} of ${sight.of}`, 'in sight', 'ed.sight.4')] : []),
  ]
}

function rangeNote({ gap, range: [least, most], inRange }: ShotForecast): Note {
  const words = `range ${least} to ${most}″`
  return note(inchWords(gap), inRange ? `to the nearest; ${words}` : `to the nearest: out of ${words}`, 'ed.shoot.4')
}

/** "1.2 too far", "0.4 too near". */
function missedBy({ gap, range: [least, most] }: ShotForecast): string {
  return gap > inches(most) ? `${inchText(gap - inches(most))} too far` : `${inchText(inches(least) - gap)} too near`
}

/** The command that the rules take: a shot that is wasted must say so. */
function commandAt(s: DisplayState, weapon: number, target: Unit): { command: Shoot; refusal: Refusal | null } {
  const command: Shoot = { do: 'shoot', weapon, target: target.id }
  const refusal = refused(s, command)
  const wasted: Shoot = { ...command, wasted: true }
  return refusal?.clause === 'ed.shoot.6' && refused(s, wasted) === null
    ? { command: wasted, refusal: null }
    : { command, refusal }
}

function shotTarget(s: DisplayState, one: Human, weapon: number, target: Unit): Target | null {
  const { command, refusal } = commandAt(s, weapon, target)
  const ahead = lookOf(s).shot(one, weapon, target)
  if (refusal || !ahead) return null
  const whom = unitTitle(s.view, target)
  const gun = weaponTitle(ahead.weapon)
  const spent = `A spent action: ${inchWords(ahead.gap)}, ${missedBy(ahead)}`
  const variant: Variant =
    command.wasted === true
      ? plain(`Fire at ${whom} all the same`, [command], { warning: `${spent}. Fire all the same?` })
      : plain(`Fire ${ahead.dice} dice at ${whom}`, [command], { odds: true, dice: `${ahead.dice}D8` })
  const notes =
    command.wasted === true
      ? [rangeNote(ahead), note('', spent, 'ed.shoot.6', true)]
      : [
          ...chanceNotes(ahead, target),
          rangeNote(ahead),
          ...diceNotes(ahead, 'ed.weapons.1'),
          ...sightNotes(ahead),
          note('', ahead.flanked ? 'flanked' : 'not flanked: it faces you', 'ed.facing.8'),
          ...classNotes(target),
        ]
  const title = `${gun} at ${whom}`
  const subtitle = isHerd(target) ? herdWords(target) : ''
  return { place: unitName(target), ...shownFor(s.view, one, title, [variant], notes, subtitle) }
}

const KEYS = ['F', 'I'] as const

function idleReason(s: DisplayState, due: number): string {
  if (due > 0) return `${due} ${plural(due, 'Reload')} due`
  return s.view.active?.actions === 0 ? 'no action left' : 'no target'
}

/** Each gun in hand, loaded or not. */
export function shootOrders(s: DisplayState, one: Human): Planned[] {
  return one.weapons.flatMap(({ id, due }, weapon): Planned[] => {
    if (!isShooting(id)) return []
    const shots = offered(s, 'shoot').filter((c) => c.weapon === weapon)
    const reload = SHOOTING[id].reload
    const draft: OrderDraft = {
      id: `shoot ${weapon}`,
      label: `Shoot, ${SHOOTING[id].title}`,
      icon: id,
      key: KEYS[weapon] ?? 'F',
      detail:
        shots.length === 0
          ? 'nobody in range'
          : reload > 0
            ? `then ${reload} ${plural(reload, 'Reload')}`
            : 'no reload',
      aims: 'figure',
    }
    const enemy = s.view.herds.find(({ status }) => status === 'alive')
    const fault = due > 0 || one.down ? refused(s, { do: 'shoot', weapon, target: enemy?.id ?? 0 }) : null
    if (fault) return [impossible(draft, idleReason(s, due), fault)]
    const at = (place: string): Target | null => {
      const target = unitCalled(s.view, place)
      return target && target.id !== one.id ? shotTarget(s, one, weapon, target) : null
    }
    return [
      {
        order: { ...draft, enabled: true },
        targets: () => nearestFirst(s, one, shots),
        at,
        refusal: (place) => {
          const target = unitCalled(s.view, place)
          return target ? commandAt(s, weapon, target).refusal : null
        },
      },
    ]
  })
}

function nearestFirst(s: DisplayState, one: Human, shots: readonly Shoot[]): readonly string[] {
  const gap = (c: Shoot): number => {
    const target = unitOf(s.view, c.target)
    return (target && lookOf(s).shot(one, c.weapon, target)?.gap) ?? Number.POSITIVE_INFINITY
  }
  return shots
    .map((c) => ({ c, gap: gap(c) }))
    .sort((a, b) => a.gap - b.gap)
    .flatMap(({ c }) => {
      const target = unitOf(s.view, c.target)
      return target ? [unitName(target)] : []
    })
}
