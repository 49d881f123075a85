/** ed.melee, ed.bite, ed.shove Hand to hand. */
import type { AttackForecast, BiteForecast } from '@shamble/even-death/forecast'
import { type CommandOf, type Herd, type Human, humanOf, unitOf, type Unit, type View } from '@shamble/even-death/page'
import { impossible, type Note, type OrderDraft, plain, planned } from '../../../plan/plan.ts'
import { percent } from '../../../play/parts.tsx'
import { count, decimal, plural } from '../../../words/plain.ts'
import { lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { unitName, unitTitle, weaponTitle } from '../words/titles.ts'
import { chanceNotes, classNotes, diceNotes, note } from './notes.ts'
import { listedOrders, shownFor } from './shown.ts'

/** Commands by the unit they are aimed at. */
function byTarget<C extends { readonly target: number }>(view: View, all: readonly C[]): Map<Unit, C[]> {
  const found = new Map<Unit, C[]>()
  for (const c of all) {
    const target = unitOf(view, c.target)
    if (target) found.set(target, [...(found.get(target) ?? []), c])
  }
  return found
}

type Melee = CommandOf<'melee'>

function blowTarget(s: DisplayState, one: Human, target: Unit, own: readonly Melee[]): Target {
  const whom = unitTitle(s.view, target)
  const aheads = own.flatMap((c): { c: Melee; ahead: AttackForecast }[] => {
    const ahead = lookOf(s).blow(one, c.weapon, target)
    return ahead ? [{ c, ahead }] : []
  })
  const variants = aheads.map(({ c, ahead }): Variant => {
    const weapon = weaponTitle(ahead.weapon)
    return plain(`Strike ${whom}, ${weapon}`, [c], {
      odds: true,
      dice: `${ahead.dice}D8`,
      parts: diceNotes(ahead, 'ed.weapons.2'),
      ...(aheads.length > 1 && { dials: { With: weapon } }),
    })
  })
  const [best] = aheads
  const notes = best ? [...chanceNotes(best.ahead, target), ...classNotes(target)] : []
  return { place: unitName(target), ...shownFor(s.view, one, `Strike ${whom}`, variants, notes) }
}

const STRIKE: OrderDraft = {
  id: 'melee',
  label: 'Melee',
  icon: 'melee',
  key: 'Y',
  detail: 'whom it touches',
  aims: 'figure',
}

export function meleeOrders(s: DisplayState, one: Human): Planned[] {
  const all = offered(s, 'melee')
  if (all.length === 0) {
    const fault = refused(s, { do: 'melee', weapon: 'unarmed', target: s.view.herds[0]?.id ?? 0 })
    return fault ? [impossible(STRIKE, 'no contact', fault)] : []
  }
  return [
    planned(
      STRIKE,
      () =>
        new Map(
          [...byTarget(s.view, all)].map(([target, own]) => [unitName(target), () => blowTarget(s, one, target, own)]),
        ),
    ),
  ]
}

export function shoveOrders(s: DisplayState, one: Human): Planned[] {
  const ahead = lookOf(s).shove(one)
  const figures = ahead?.figures ?? 0
  const notes = ahead
    ? [note(percent(ahead.chance), `all ${count(figures)} fall with ${ahead.needed} or more`, 'ed.shove.2')]
    : []
  return listedOrders(
    { id: 'shove', label: 'Shove', icon: 'shove', key: 'B', detail: `${count(figures)} in contact` },
    s.view,
    one,
    offered(s, 'shove').map((c) => plain('Shove them down', [c], { odds: true, dice: 'D8' })),
    notes,
  )
}

/** ed.bite.12 What it comes to with each number of biters. */
function biterNotes({ now, most, by }: BiteForecast): Note[] {
  return by.slice(0, Math.max(1, Math.min(by.length, most))).map((one, i) => {
    const words = `${count(i + 1)} ${plural(i + 1, 'biter')}: at least one wound, ${decimal(one.expected)} on average`
    return note(percent(one.any), i + 1 === now ? `${words} (as they stand)` : words, 'ed.bite.12')
  })
}

function biteTarget(s: DisplayState, herd: Herd, target: Human, own: readonly CommandOf<'bite'>[]): Target {
  const ahead = lookOf(s).bite(herd, target)
  const whom = unitTitle(s.view, target)
  const variants = own.map((c): Variant => {
    const draws = own.length > 1 && c.drawn === undefined
    const bites = draws ? 'Draw the others in and bite' : 'Bite'
    const biters = c.drawn === undefined ? ahead.most : ahead.now
    const parts = ahead.by[biters - 1]
    return plain(`${bites} ${whom}`, [c], {
      odds: true,
      dice: `${parts?.dice ?? biters}D8`,
      parts: parts ? diceNotes(parts, 'ed.bite.12') : [],
      ...(own.length > 1 && { dials: { Biters: draws ? `up to ${ahead.most}` : String(ahead.now) } }),
    })
  })
  return { place: unitName(target), ...shownFor(s.view, herd, `Bite ${whom}`, variants, biterNotes(ahead)) }
}

const BITE: OrderDraft = {
  id: 'bite',
  label: 'Bite',
  icon: 'bite',
  key: 'B',
  detail: 'whom it touches',
  aims: 'figure',
}

export function biteOrders(s: DisplayState, herd: Herd): Planned[] {
  const all = offered(s, 'bite')
  if (all.length === 0) {
    const fault = refused(s, { do: 'bite', target: s.view.humans[0]?.id ?? 0 })
    return fault ? [impossible(BITE, herd.rambles ? 'it rambles' : 'no contact', fault)] : []
  }
  const targets = [...new Set(all.map(({ target }) => target))].flatMap((id) => humanOf(s.view, id) ?? [])
  return [
    planned(
      BITE,
      () =>
        new Map(
          targets.map((human) => [
            unitName(human),
            () =>
              biteTarget(
                s,
                herd,
                human,
                all.filter(({ target }) => target === human.id),
              ),
          ]),
        ),
    ),
  ]
}
