/** What a marine may do in the Marines Turn. */
import { type CommandOf, type Marine, ORDERS } from '@shamble/evac/page'
import { impossible, plain, planned, simple } from '../../../plan/plan.ts'
import { listed, plural, possessive } from '../../../words/plain.ts'
import { fullRounds, hintsOf, isAlive, kindNamed, nameOf, offered, settledNumber } from '../read.ts'
import { isSamePerson } from './same-person.ts'
import type { Planned, DisplayState, Variant } from '../types.ts'
import { weaponShort, weaponWord } from '../words/plain.ts'
import { byMarine } from './by-marine.ts'
import { endsTurn, unspent } from './ends.ts'
import { closeOrder, diceText, gunOrders, partsOf, stopOrder } from './fire.ts'
import { grenadeOrder } from './grenade.ts'
import { midwayOrders, moreOrders } from './late.ts'
import { moveOrder } from './move.ts'
import { shortReason } from './reasons.ts'
import { pickUpOrder, swapOrder } from './swap.ts'

const reloadTitle = (m: Marine, c: CommandOf<'reload'>): string => weaponWord(kindNamed(m, c.weapon) ?? 'pistol')

/** "rifle, to 20" */
const reloadShort = (s: DisplayState, m: Marine, c: CommandOf<'reload'>): string => {
  const kind = kindNamed(m, c.weapon) ?? 'pistol'
  return `${weaponShort(kind)}, to ${fullRounds(s.options, kind)}`
}

function reloadOrder(s: DisplayState, m: Marine): Planned[] {
  if (!m.items.some((item) => item.kind.startsWith('reload:')) && offered(s, 'reload').length === 0) return []
  const all = offered(s, 'reload')
  const draft = {
    id: 'reload',
    label: 'Reload',
    icon: 'mag',
    key: 'A',
    detail: listed(all.map((c) => reloadShort(s, m, c))),
  }
  if (all.length === 0) {
    const refusal = hintsOf(s).marine?.refusals.reload ?? { clause: 'ev.reload.2', reason: 'Nothing can be filled.' }
    return [impossible({ ...draft, aims: 'none' }, shortReason(s, m, refusal), refusal)]
  }
  return [
    simple(draft, {
      title: 'Reload',
      subtitle: 'the attack of this turn, no roll',
      mark: m.type,
      variants: all.map((c) => plain(`Reload the ${reloadTitle(m, c)}`, [c], endsTurn(s, m, false))),
      notes: [{ value: '', words: 'rounds left in the weapon are lost', clause: 'ev.reload.2' }],
    }),
  ]
}

function healOrder(s: DisplayState, m: Marine): Planned[] {
  const all = offered(s, 'heal')
  if (all.length === 0 && !m.items.some((item) => item.kind === 'medkit')) return []
  const { view } = s
  const draft = {
    id: 'heal',
    label: 'Heal',
    icon: 'kit',
    key: 'H',
    detail: listed([...new Set(all.map((c) => nameOf(view, c.marine)))]),
    aims: 'figure' as const,
  }
  if (all.length === 0) {
    const refusal = hintsOf(s).marine?.refusals.heal ?? { clause: 'ev.heal.4', reason: 'Nobody hurt is in contact.' }
    return [impossible(draft, shortReason(s, m, refusal), refusal)]
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
      ...endsTurn(s, m, c.stand === true),
      parts: partsOf(modifiers, null, m.order),
    }
  }
  return [
    planned(draft, () =>
      byMarine(s, all, variant, 'Healing', [{ value: '', words: 'the medkit is kept', clause: 'ev.heal.3' }]),
    ),
  ]
}

function lieutenantOrder(s: DisplayState, m: Marine): Planned[] {
  if (m.type !== 'lieutenant') return []
  const all = offered(s, 'order')
  const draft = {
    id: 'order',
    label: 'Order',
    icon: 'voice',
    key: 'O',
    detail: 'Move, Fire, Steady',
    aims: 'figure' as const,
  }
  if (all.length === 0) {
    const refusal = hintsOf(s).marine?.refusals.order ?? { clause: 'ev.lt.3', reason: 'Nobody is in sight and call.' }
    return [impossible(draft, shortReason(s, m, refusal), refusal)]
  }
  const says = { move: 'two squares more', fire: '+1 on attack rolls', steady: '+1 on a healing roll' }
  const variant = (c: CommandOf<'order'>): Variant =>
    plain(`Order: ${ORDERS[c.order].title}`, [c], {
      label: `${ORDERS[c.order].title} ${says[c.order]}`,
      ...endsTurn(s, m, false),
    })
  return [
    planned(draft, () =>
      byMarine(s, all, variant, 'Order', [{ value: '', words: 'the attack of this turn', clause: 'ev.lt.6' }]),
    ),
  ]
}

function searchOrder(s: DisplayState, m: Marine): Planned[] {
  if (s.options['scavenge'] !== true) return []
  const [c] = offered(s, 'search')
  const draft = { id: 'search', label: 'Search', icon: 'find', key: 'F', detail: 'this room' }
  if (!c) {
    const refusal = hintsOf(s).marine?.refusals.search ?? {
      clause: 'ev.scav.3',
      reason: 'There is no room to search here.',
    }
    return [impossible({ ...draft, aims: 'none' }, shortReason(s, m, refusal), refusal)]
  }
  return [
    simple(draft, {
      title: 'Search the room',
      subtitle: 'the attack of this turn, one die',
      mark: m.type,
      variants: [{ ...plain('Search the room', [c], endsTurn(s, m, false)), odds: true, dice: 'd6' }],
      notes: [{ value: '1', words: 'on the die: a zombie rises beside you', clause: 'ev.scav.3' }],
    }),
  ]
}

/** ev.act.2 Nobody acts at the moment: one press ends the turn for all of one's marines that have not acted. */
function endOfAll(s: DisplayState, m: Marine, end: CommandOf<'end'>): Planned {
  const { view } = s
  const idle = view.marines.filter((one) => isAlive(one) && !one.acted && isSamePerson(view, one.seat, m.seat))
  const names = listed(idle.map(({ name }) => name))
  const has = plural(idle.length, 'has', 'have')
  return stopOrder('end', 'End turn', `${names} ${has} not acted`, m.type, [
    plain(
      'End turn',
      idle.map(() => end),
      { by: idle.map(({ seat }) => seat), warning: `${names} ${has} done nothing. End the turn?` },
    ),
  ])
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
  if (end && s.view.acting === null) return [...send, endOfAll(s, m, end)]
  const left = unspent(s, m)
  const draft = { id: 'end', label: `End ${possessive(m.name)} turn`, icon: 'flag', key: 'E' }
  const detail = left === '' ? 'nothing left' : `${left} unspent`
  if (end) return [...send, stopOrder('end', draft.label, detail, m.type, [plain(draft.label, [end])])]
  const refusal = hintsOf(s).marine?.refusals.end ?? { clause: 'ev.act.2', reason: `${m.name} has nothing to end.` }
  return [...send, impossible({ ...draft, detail, aims: 'none' }, shortReason(s, m, refusal), refusal)]
}

/** What this marine's seat may do; whatever it cannot do now stays in its place. */
export function marineOrders(s: DisplayState, m: Marine): readonly Planned[] {
  if (!isAlive(m)) return []
  if (offered(s, 'fire-on').length > 0 || offered(s, 'confirm').length > 0) return midwayOrders(s, m)
  return moreOrders(s, m, [
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
  ])
}
