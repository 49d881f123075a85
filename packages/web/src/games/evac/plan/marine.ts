/** What a marine may do in the Marines Turn besides fighting. */
import { type Command, type CommandOf, type Item, type Marine, MARINES, ORDERS, type Reached } from '@shamble/evac/page'
import { parsePlace, positionName, squareName, squareOf, squareOfXY, tileUnder, xyName, xyOf } from '../place.ts'
import {
  fullRounds,
  hintsOf,
  isAlive,
  itemNamed,
  kindNamed,
  livingAt,
  marineOf,
  nameOf,
  offered,
  settledNumber,
  zombieAt,
} from '../read.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { anItem, itemWord, weaponLabel, weaponWord } from '../words/plain.ts'
import { burstOrders, closeOrder, diceText, grenadeOrder, gunOrders, partsOf, stopOrder, sureOrders } from './fire.ts'
import { impossible, type Note, plain, planned, simple } from '../../../plan/plan.ts'
import { shortReason } from './reasons.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'

const steps = (view: DisplayState['view'], path: readonly number[]): Command[] =>
  path.map((square) => ({ do: 'step', to: xyOf(view, square) }))

function moveVariant(s: DisplayState, r: Reached): Variant {
  const { view } = s
  const squares = `${count(r.steps)} ${plural(r.steps, 'square')}`
  const commands = steps(view, r.path)
  if (r.kind === 'flip') {
    const tile = positionName(view, tileUnder(view, r.at))
    const how = r.sprint ? 'Sprint out and turn' : 'Step out and turn'
    return plain(`${how} ${tile} over`, commands, {
      label: `${r.sprint ? 'Sprint' : 'Walk'} ${squares}, turn ${tile} over`,
      warning: `Turning ${tile} over cannot be taken back. Step out?`,
    })
  }
  if (r.kind === 'pass')
    return plain('Go in and through', commands, {
      label: `${r.sprint ? 'Sprint' : 'Walk'} ${squares}, and on from there`,
    })
  const verb = r.sprint ? 'Sprint' : 'Walk'
  return plain(`${verb} to ${squareName(view, r.at)}`, commands, { label: `${verb} ${squares}` })
}

/** What the way costs and what it leaves, what it gives up, what it turns over. */
function moveNotes(s: DisplayState, m: Marine, r: Reached): Note[] {
  const { marine } = hintsOf(s)
  const notes: Note[] = []
  if (marine) notes.push(r.sprint ? sprintCost(marine.left, r.steps) : walkCost(marine.walk, r.steps))
  if (r.sprint) notes.push({ value: '−1', words: 'the attack of this turn', clause: 'ev.sprint.1' })
  if (r.kind === 'flip') notes.push({ value: '?', words: 'doors and zombies appear first', clause: 'ev.flip.3' })
  else if (r.danger > 0 && r.kind !== 'pass')
    notes.push({ value: String(r.danger), words: 'of the dead can bite there', clause: 'ev.zatt.1' })
  if (r.kind === 'pass')
    notes.push({
      value: '',
      words: `nobody stops in ${possessive(livingAt(s.view, r.at)?.name ?? 'a friend')} square`,
      clause: 'ev.move.6',
    })
  if (m.attack === null && !m.stirred && !r.sprint)
    notes.push({ value: '', words: 'no bonus for standing afterwards', clause: 'ev.stand.1' })
  return notes
}

const leftOver = (left: number): string => (left > 0 ? `${count(left)} left` : 'none left')

const walkCost = (walk: number, steps: number): Note => ({
  value: String(steps),
  words: `of ${walk} ${plural(walk, 'square')}, ${leftOver(walk - steps)}`,
  clause: 'ev.move.1',
})

const sprintCost = (left: number, steps: number): Note => ({
  value: String(steps),
  words: `of ${left} ${plural(left, 'square')} at a sprint, ${leftOver(left - steps)}`,
  clause: 'ev.sprint.1',
})

const possessive = (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`

/** Without hints, single steps. */
const nextSteps = (s: DisplayState): Reached[] =>
  offered(s, 'step').map((c) => {
    const at = squareOfXY(s.view, c.to)
    const down = s.view.tiles[tileUnder(s.view, at)]?.up === false
    return { at, steps: 1, kind: down ? 'flip' : 'walk', sprint: false, danger: 0, path: [at] }
  })

function moveOrder(s: DisplayState, m: Marine): Planned {
  const { view } = s
  const { marine } = hintsOf(s)
  const reach = marine?.seat === m.seat && offered(s, 'step').length > 0 ? marine.reach : nextSteps(s)
  const left = marine
    ? marine.left > marine.walk
      ? marine.walk > 0
        ? `${marine.walk}, or sprint ${marine.left}`
        : `sprint ${marine.left} more`
      : `${marine.walk} left`
    : ''
  const sketch = { id: 'move', label: 'Move', icon: 'steps', key: 'M', detail: left, aims: 'square' as const }
  if (reach.length === 0) {
    const refusal = marine?.refusals.step ?? { clause: 'ev.act.3', reason: `${m.name} cannot move now.` }
    return impossible(sketch, shortReason(s, m, refusal), refusal)
  }
  const target = (r: Reached): Target => ({
    place: squareName(view, r.at),
    title: r.kind === 'flip' ? `Tile ${positionName(view, tileUnder(view, r.at))}` : `Square ${squareName(view, r.at)}`,
    subtitle: subtitleOf(s, r),
    mark: m.type,
    variants: [moveVariant(s, r)],
    notes: moveNotes(s, m, r),
  })
  const order = planned(sketch, () => new Map(reach.map((r) => [squareName(view, r.at), () => target(r)])))
  return { ...order, refusal: (place) => (place === null ? null : unreachable(s, m, place)) }
}

function subtitleOf(s: DisplayState, r: Reached): string {
  if (r.kind === 'flip') return 'nobody knows what waits there'
  const friend = livingAt(s.view, r.at)
  if (friend) return `${friend.name} stands there`
  if (!hintsOf(s).marine) return ''
  if (r.danger === 0) return 'Nobody can bite you there.'
  return r.danger === 1 ? 'One of them can bite you there.' : `${capital(count(r.danger))} of them can bite you there.`
}

function unreachable(s: DisplayState, m: Marine, place: string): { clause: string; reason: string } | null {
  const { view } = s
  const square = squareOf(parsePlace(place, view), view)
  if (square === null || square === m.at) return null
  if (zombieAt(view, square)) return { clause: 'ev.move.7', reason: 'A zombie is in this square.' }
  const { marine } = hintsOf(s)
  if (!marine) return null
  return {
    clause: 'ev.move.1',
    reason: `${m.name} cannot get to ${squareName(view, square)} with ${count(marine.left)} ${plural(marine.left, 'square')}.`,
  }
}

const reloadTitle = (m: Marine, c: CommandOf<'reload'>): string => weaponWord(kindNamed(m, c.weapon) ?? 'pistol')

/** "rifle, to 20" */
const reloadShort = (s: DisplayState, m: Marine, c: CommandOf<'reload'>): string => {
  const kind = kindNamed(m, c.weapon) ?? 'pistol'
  return `${weaponLabel(kind).replace(/^[RPS](?=[a-z])/, (first) => first.toLowerCase())}, to ${fullRounds(s.options, kind)}`
}

function reloadOrder(s: DisplayState, m: Marine): Planned[] {
  if (!m.items.some((item) => item.kind.startsWith('reload:')) && offered(s, 'reload').length === 0) return []
  const all = offered(s, 'reload')
  const sketch = {
    id: 'reload',
    label: 'Reload',
    icon: 'mag',
    key: 'A',
    detail: listed(all.map((c) => reloadShort(s, m, c))),
  }
  if (all.length === 0) {
    const refusal = hintsOf(s).marine?.refusals.reload ?? { clause: 'ev.reload.2', reason: 'Nothing can be filled.' }
    return [impossible({ ...sketch, aims: 'none' }, shortReason(s, m, refusal), refusal)]
  }
  return [
    simple(sketch, {
      title: 'Reload',
      subtitle: 'the attack of this turn, no roll',
      mark: m.type,
      variants: all.map((c) => plain(`Reload the ${reloadTitle(m, c)}`, [c])),
      notes: [{ value: '', words: 'rounds left in the weapon are lost', clause: 'ev.reload.2' }],
    }),
  ]
}

function healOrder(s: DisplayState, m: Marine): Planned[] {
  const all = offered(s, 'heal')
  if (all.length === 0 && !m.items.some((item) => item.kind === 'medkit')) return []
  const { view } = s
  const sketch = {
    id: 'heal',
    label: 'Heal',
    icon: 'kit',
    key: 'H',
    detail: listed([...new Set(all.map((c) => nameOf(view, c.marine)))]),
    aims: 'figure' as const,
  }
  if (all.length === 0) {
    const refusal = hintsOf(s).marine?.refusals.heal ?? { clause: 'ev.heal.4', reason: 'Nobody hurt is in contact.' }
    return [impossible(sketch, shortReason(s, m, refusal), refusal)]
  }
  const bonus = settledNumber(s, 'standBonus')
  const variant = (c: CommandOf<'heal'>): Variant => {
    const modifiers = c.stand === true ? [{ clause: 'ev.heal.5', value: bonus }] : []
    if (m.order === 'steady') modifiers.push({ clause: 'ev.lt.4', value: ORDERS.steady.healing })
    const name = nameOf(view, c.marine)
    return {
      label: c.stand === true ? 'Stand and heal' : m.stirred ? 'Heal' : 'Heal, then move',
      commit: c.stand === true ? `Stand and heal ${name}` : `Heal ${name}`,
      commands: [c],
      odds: true,
      dice: diceText(modifiers),
      parts: partsOf(modifiers, null, m.order),
    }
  }
  return [
    planned(sketch, () =>
      byMarine(s, all, variant, 'Healing', [{ value: '', words: 'the medkit is kept', clause: 'ev.heal.3' }]),
    ),
  ]
}

/** Commands about other marines, gathered by marine. */
function byMarine<C extends Command & { readonly marine?: string; readonly with?: string }>(
  s: DisplayState,
  commands: readonly C[],
  variant: (c: C) => Variant,
  title: string,
  notes: readonly Note[],
): ReadonlyMap<string, () => Target> {
  const { view } = s
  const seatOf = (c: C): string => c.marine ?? c.with ?? ''
  return new Map(
    [...new Set(commands.map(seatOf))].map((seat) => [
      seat,
      () => {
        const other = marineOf(view, seat)
        return {
          place: seat,
          title: `${title}: ${nameOf(view, seat)}`,
          subtitle: other ? (isAlive(other) ? MARINES[other.type].title : 'dead') : '',
          mark: other ? (isAlive(other) ? other.type : 'body') : 'grunt',
          variants: commands.filter((c) => seatOf(c) === seat).map(variant),
          notes,
        }
      },
    ]),
  )
}

function lieutenantOrder(s: DisplayState, m: Marine): Planned[] {
  if (m.type !== 'lieutenant') return []
  const all = offered(s, 'order')
  const sketch = {
    id: 'order',
    label: 'Order',
    icon: 'voice',
    key: 'O',
    detail: 'Move, Fire, Steady',
    aims: 'figure' as const,
  }
  if (all.length === 0) {
    const refusal = hintsOf(s).marine?.refusals.order ?? { clause: 'ev.lt.3', reason: 'Nobody is in sight and call.' }
    return [impossible(sketch, shortReason(s, m, refusal), refusal)]
  }
  const says = { move: 'two squares more', fire: '+1 on attack rolls', steady: '+1 on a healing roll' }
  const variant = (c: CommandOf<'order'>): Variant =>
    plain(`Order: ${ORDERS[c.order].title}`, [c], { label: `${ORDERS[c.order].title} ${says[c.order]}` })
  return [
    planned(sketch, () =>
      byMarine(s, all, variant, 'Order', [{ value: '', words: 'the attack of this turn', clause: 'ev.lt.6' }]),
    ),
  ]
}

function searchOrder(s: DisplayState, m: Marine): Planned[] {
  if (s.options['scavenge'] !== true) return []
  const [c] = offered(s, 'search')
  const sketch = { id: 'search', label: 'Search', icon: 'find', key: 'F', detail: 'this room' }
  if (!c) {
    const refusal = hintsOf(s).marine?.refusals.search ?? {
      clause: 'ev.scav.3',
      reason: 'There is no room to search here.',
    }
    return [impossible({ ...sketch, aims: 'none' }, shortReason(s, m, refusal), refusal)]
  }
  return [
    simple(sketch, {
      title: 'Search the room',
      subtitle: 'the attack of this turn, one die',
      mark: m.type,
      variants: [{ ...plain('Search the room', [c]), odds: true, dice: 'd6' }],
      notes: [{ value: '1', words: 'on the die: a zombie rises beside you', clause: 'ev.scav.3' }],
    }),
  ]
}

const roundsWord = (item: Item | undefined): string => (item && item.rounds > 0 ? ` (${item.rounds})` : '')

function swapOrder(s: DisplayState, m: Marine): Planned {
  const { view } = s
  const all = offered(s, 'swap')
  const partners = [...new Set(all.map((c) => c.with))]
  const sketch = {
    id: 'swap',
    label: 'Swap',
    icon: 'swap',
    key: 'I',
    detail: `${listed(partners.map((seat) => nameOf(view, seat)))}, free`,
    aims: 'figure' as const,
  }
  if (all.length === 0) {
    const refusal = { clause: 'ev.swap.1', reason: 'No marine is directly adjacent, and no body.' }
    return impossible(sketch, shortReason(s, m, refusal), refusal)
  }
  const variant = (c: CommandOf<'swap'>): Variant => {
    const other = marineOf(view, c.with)
    const [give] = c.give.map((ref) => itemNamed(m, ref))
    const [get] = c.get.map((ref) => other && itemNamed(other, ref))
    return give
      ? plain(`Give the ${itemWord(give.kind)}${roundsWord(give)} to ${nameOf(view, c.with)}`, [c], {
          label: `Give the ${itemWord(give.kind)}${roundsWord(give)}`,
        })
      : plain(`Take the ${get ? itemWord(get.kind) : ''}${roundsWord(get)} from ${nameOf(view, c.with)}`, [c], {
          label: `Take the ${get ? itemWord(get.kind) : ''}${roundsWord(get)}`,
        })
  }
  return planned(sketch, () =>
    byMarine(s, all, variant, 'Swap', [
      { value: '0', words: 'costs nothing, as often as you like', clause: 'ev.swap.2' },
    ]),
  )
}

function pickUpOrder(s: DisplayState, m: Marine): Planned[] {
  const all = offered(s, 'pick-up')
  if (all.length === 0) return []
  const target = (c: CommandOf<'pick-up'>): Target => ({
    place: xyName(c.at),
    title: 'Fuel can',
    subtitle: `at ${xyName(c.at)}, free`,
    mark: m.type,
    variants: [plain('Pick up the fuel can', [c])],
    notes: [],
  })
  return [
    planned(
      { id: 'pick-up', label: 'Pick up', icon: 'fuel', key: 'C', detail: 'fuel can, free', aims: 'square' },
      () => new Map(all.map((c) => [xyName(c.at), () => target(c)])),
    ),
  ]
}

function proposalOrders(s: DisplayState, m: Marine): Planned[] {
  const { view } = s
  const says = (id: number): string => {
    const p = view.proposals.find((one) => one.id === id)
    const by = p && marineOf(view, p.by)
    if (!p || !by) return ''
    const things = (owner: Marine, ids: readonly number[]): string =>
      listed(
        ids
          .map((one) => owner.items.find((item) => item.id === one))
          .flatMap((item) => (item ? [anItem(item.kind)] : [])),
      )
    const give = things(by, p.give)
    const get = things(m, p.get)
    return `${by.name} ${give ? `gives ${give}` : ''}${give && get ? ' and ' : ''}${get ? `takes ${get}` : ''}`
  }
  const one = (id: 'agree' | 'decline', label: string, key: string, icon: string): Planned[] => {
    const all = offered(s, id)
    if (all.length === 0) return []
    return [
      simple(
        { id, label, icon, key, detail: says(all[0]?.proposal ?? 0) },
        {
          title: label,
          subtitle: 'a swap needs both',
          mark: m.type,
          variants: all.map((c) => plain(`${label}: ${says(c.proposal)}`, [c])),
          notes: [{ value: '', words: 'an open proposal lapses with the next step or attack', clause: 'ev.swap.13' }],
        },
      ),
    ]
  }
  return [...one('agree', 'Agree', 'Y', 'check'), ...one('decline', 'Decline', 'D', 'x')]
}

function endOrders(s: DisplayState, m: Marine): Planned[] {
  const send = offered(s, 'send-bots').map((c) =>
    simple(
      { id: 'send-bots', label: 'Send the bots', icon: 'bot', key: 'Q', detail: 'before you act' },
      {
        title: 'Send the bots',
        subtitle: 'marine bots act now',
        mark: m.type,
        variants: [plain('Send the bots', [c])],
        notes: [],
      },
    ),
  )
  const [end] = offered(s, 'end')
  const sketch = { id: 'end', label: 'End', icon: 'flag', key: 'E', detail: `${possessive(m.name)} turn` }
  if (end)
    return [...send, stopOrder('end', `End ${possessive(m.name)} turn`, 'nothing more this turn', end, m.type)].map(
      (p) => (p.order.id === 'end' ? { ...p, order: { ...p.order, label: 'End', detail: sketch.detail } } : p),
    )
  const refusal = hintsOf(s).marine?.refusals.end ?? { clause: 'ev.act.2', reason: `${m.name} has nothing to end.` }
  return [...send, impossible({ ...sketch, aims: 'none' }, shortReason(s, m, refusal), refusal)]
}

/** What this marine's seat may do; whatever it cannot do now stays in its place. */
export function marineOrders(s: DisplayState, m: Marine): readonly Planned[] {
  if (!isAlive(m)) return []
  if (offered(s, 'fire-on').length > 0) return burstOrders(s, m)
  if (offered(s, 'confirm').length > 0) return sureOrders(s, m)
  return [
    ...proposalOrders(s, m),
    moveOrder(s, m),
    ...gunOrders(s, m),
    closeOrder(s, m),
    ...grenadeOrder(s, m),
    ...reloadOrder(s, m),
    ...healOrder(s, m),
    ...lieutenantOrder(s, m),
    ...searchOrder(s, m),
    swapOrder(s, m),
    ...pickUpOrder(s, m),
    ...endOrders(s, m),
  ]
}
