/** What people do besides moving and fighting: aiming, reloading, getting up, working things, healing, commanding. */
import {
  type CommandOf,
  EFFECTS,
  type Human,
  humanOf,
  isShooting,
  OBJECTS,
  type Unit,
  WEAPONS,
} from '@shamble/even-death/page'
import { type Note, type OrderDraft, plain, planned } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { lookOf, offered } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { thingTitle } from '../words/things.ts'
import { humanName, titleOf, unitTitle } from '../words/titles.ts'
import { note } from './notes.ts'
import { listedOrders, shownFor } from './shown.ts'

const aimOrders = (s: DisplayState, one: Human): Planned[] =>
  listedOrders(
    { id: 'aim', label: 'Aim', icon: 'target', key: 'A', detail: '+1 die next' },
    s.view,
    one,
    offered(s, 'aim').map((c) => plain('Aim', [c])),
    [note('+1', 'die in its next attack, this turn', 'ed.aim.2')],
  )

function reloadOrders(s: DisplayState, one: Human): Planned[] {
  const variants = offered(s, 'reload').flatMap((c): Variant[] => {
    const gun = one.weapons[c.weapon]
    return gun ? [plain(`Reload the ${WEAPONS[gun.id].title}, ${gun.due} due`, [c])] : []
  })
  const due = one.weapons.filter((gun) => isShooting(gun.id) && gun.due > 0)
  return listedOrders(
    { id: 'reload', label: 'Reload', icon: 'reload', key: 'H', detail: due.map((gun) => `${gun.due} due`).join(', ') },
    s.view,
    one,
    variants,
    [note('', 'one Reload less is due then', 'ed.reload.2')],
  )
}

type Interact = CommandOf<'interact'>

/** What is done with a thing, in a word or two. */
function deedWords(s: DisplayState, one: Human, c: Interact): string {
  const thing = s.view.things.find(({ id }) => id === c.object)
  const title = thingTitle(s.view, c.object)
  if (!thing) return `${s.view.closed.includes(c.object) ? 'Open' : 'Close'} ${title}`
  if (c.act === 'hand-over') return `Hand ${title} to ${titleOf(s.view, c.to ?? 0)}`
  switch (OBJECTS[thing.kind].use) {
    case 'carry':
      return one.carries === thing.id ? `Put ${title} down` : `Take ${title}`
    case 'ring':
      return `Ring ${title}`
    case 'start':
      return `Work at ${title}`
    default:
      return `Call with ${title}`
  }
}

/** ed.interact.2 How much of it is done. */
function workNotes(s: DisplayState, one: Human, object: string): Note[] {
  const thing = s.view.things.find(({ id }) => id === object)
  if (!thing) return []
  const { actions } = OBJECTS[thing.kind]
  const done = thing.worked[one.seat] ?? 0
  return actions > 1 ? [note(`${done} of ${actions}`, 'actions done', 'ed.interact.2')] : []
}

const INTERACT: OrderDraft = {
  id: 'interact',
  label: 'Interact',
  icon: 'door',
  key: 'K',
  detail: 'within an inch',
  aims: 'figure',
}

function interactOrders(s: DisplayState, one: Human): Planned[] {
  const all = offered(s, 'interact')
  if (all.length === 0) return []
  const places = [...new Set(all.map(({ object }) => object))]
  const targetOf = (object: string): Target => {
    const variants = all.filter((c) => c.object === object).map((c) => plain(deedWords(s, one, c), [c]))
    const [first] = variants
    const notes = workNotes(s, one, object)
    return { place: object, ...shownFor(s.view, one, first?.label ?? '', variants, notes) }
  }
  return [planned(INTERACT, () => new Map(places.map((object) => [object, () => targetOf(object)])))]
}

const HEAL: OrderDraft = { id: 'heal', label: 'Medic', icon: 'aid', key: 'Q', detail: 'once a battle', aims: 'figure' }

function healOrders(s: DisplayState, one: Human): Planned[] {
  const all = offered(s, 'heal')
  if (all.length === 0) return []
  const targetOf = (c: CommandOf<'heal'>): Target => {
    const patient = humanOf(s.view, c.patient)
    const missing = patient ? Math.min(2, patient.most - patient.vitality) : 0
    const whom = c.patient === one.id ? 'itself' : titleOf(s.view, c.patient)
    const notes = [
      note(`+${missing}`, 'vitality; both do nothing else this turn', 'ed.perks.5'),
      ...(c.patient === one.id ? [] : [note('', 'the patient makes its checks first', 'ed.perks.5')]),
    ]
    return {
      place: humanName(c.patient),
      ...shownFor(s.view, one, `Heal ${whom}`, [plain(`Heal ${whom}`, [c])], notes),
    }
  }
  return [planned(HEAL, () => new Map(all.map((c) => [humanName(c.patient), () => targetOf(c)])))]
}

/** Up to three of a list, in their order. */
function upToThree(all: readonly number[]): number[][] {
  return all.flatMap((a, i) => {
    const rest = all.slice(i + 1)
    return [[a], ...rest.flatMap((b, j) => [[a, b], ...rest.slice(j + 1).map((c) => [a, b, c])])]
  })
}

/** ed.command.3 The effects that can be paid for; Suppressive Fire with whom it protects. */
function commandOrders(s: DisplayState, one: Human): Planned[] {
  const all = offered(s, 'command')
  if (all.length === 0) return []
  const own = s.view.humans.filter(({ seat, status }) => seat === one.seat && status === 'alive')
  const sets = upToThree(own.map(({ id }) => id)).sort((a, b) => b.length - a.length)
  const variants = [...new Set(all.map(({ effect }) => effect))].flatMap((effect): Variant[] => {
    const { title, cost, says } = EFFECTS[effect]
    const parts = [note(String(cost), says, 'ed.command.3')]
    if (effect !== 'suppressive-fire')
      return [plain(`${title}, ${cost} points`, [{ do: 'command', effect }], { parts, dials: { Command: title } })]
    return sets.map((units) => {
      const [first = '', second = 'nobody', third = 'nobody'] = units.map((id) => titleOf(s.view, id))
      const whom = listed(units.map((id) => titleOf(s.view, id)))
      return plain(`${title} for ${whom}, ${cost} points`, [{ do: 'command', effect, units }], {
        parts,
        dials: { Command: title, First: first, Second: second, Third: third },
      })
    })
  })
  const points = s.view.seats.find(({ seat }) => seat === one.seat)?.commandPoints ?? 0
  return listedOrders(
    { id: 'command', label: 'Command', icon: 'radio', key: 'C', detail: `${points} ${plural(points, 'point')}` },
    s.view,
    one,
    variants,
    [note('', 'one unit of a turn commands', 'ed.command.2')],
  )
}

/** ed.getup Up from the ground: a human at once, a herd if it thinks of it. */
export function getUpOrders(s: DisplayState, unit: Unit): Planned[] {
  const all = offered(s, 'get-up')
  const isFree = !('zombies' in unit)
  const chance = isFree ? [] : brainNotes(s, unit, 'get-up')
  return listedOrders(
    { id: 'get-up', label: 'Get up', icon: 'up', key: 'J', detail: isFree ? 'one action' : 'after a brain check' },
    s.view,
    unit,
    all.map((c) => plain('Get up', [c], isFree ? {} : { odds: true, dice: 'D8' })),
    chance,
  )
}

export function brainNotes(
  s: DisplayState,
  herd: Extract<Unit, { zombies: unknown }>,
  cause: 'get-up' | 'split' | 'merge' | 'climb',
): Note[] {
  const { needed, dice, chance } = lookOf(s).brain(herd, cause)
  const percent = `${Math.round(chance * 100)}%`
  if (needed === null) return [note('', 'passes its brain check by itself', 'ed.brain.5')]
  const twice = dice > 1 ? `, ${count(dice)} times` : ''
  return [note(percent, `brain check: ${needed} or more${twice}; failed, the action is lost`, 'ed.brain.1')]
}

/** ed.donothing, ed.turn.4 */
export const idleOrders = (s: DisplayState, unit: Unit): Planned[] => [
  ...listedOrders(
    { id: 'do-nothing', label: 'Do nothing', icon: 'clock', key: 'D', detail: 'one action' },
    s.view,
    unit,
    offered(s, 'do-nothing').map((c) => plain('Do nothing for one action', [c])),
  ),
  ...listedOrders(
    { id: 'finish', label: 'Finish', icon: 'flag', key: 'E', detail: unitTitle(s.view, unit) },
    s.view,
    unit,
    offered(s, 'finish').map((c) => plain('Done with this unit', [c])),
    [note('', 'there is no coming back to it this turn', 'ed.turn.6')],
  ),
]

export const handlingOrders = (s: DisplayState, one: Human): Planned[] => [
  ...aimOrders(s, one),
  ...reloadOrders(s, one),
  ...interactOrders(s, one),
  ...healOrders(s, one),
  ...commandOrders(s, one),
]
