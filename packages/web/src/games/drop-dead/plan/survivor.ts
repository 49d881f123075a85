/** What a survivor may do in the own turn. */
import {
  type CommandOf,
  cellOf,
  ITEMS,
  type ItemId,
  type Reached,
  type Survivor,
  SURVIVORS,
  symbolOf,
  VAN,
  xyOf,
} from '@shamble/drop-dead/page'
import { impossible, type Note, type Planned, plain, planned, simple, type Target } from '../../../plan/plan.ts'
import type { Variant } from '../../../table/face.ts'
import { capital, count, listed, plural, signed } from '../../../words/plain.ts'
import type { Situation } from '../../../table/face.ts'
import { type Cell, cellName, parsePlace, unitName, unitOfPlace, xyName, zombieName } from '../place.ts'
import {
  hintsOf,
  livingAt,
  nameOf,
  offered,
  partsRequired,
  seatOfSurvivor,
  survivorOf,
  tileAt,
  tileTitle,
  titleOf,
  viewOf,
  zombieAt,
  zombieHealth,
  zombieOf,
  zombiesIn,
} from '../read.ts'
import { diceText, modifierWords } from '../words/parts.ts'

/** dd.zombies.4 Two ten-sided dice. */
const BITE = 11

const possessive = (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`

const dangerNote = (danger: number): Note =>
  danger === 0
    ? { value: '0', words: 'of the dead can reach you there', clause: 'dd.behaviour.2' }
    : {
        value: String(danger),
        words: `of the dead can reach you there, about ${danger * BITE} health`,
        clause: 'dd.behaviour.2',
      }

const walkCommands = (path: readonly number[]): readonly unknown[] => {
  if (path.length === 0) return []
  return path.length === 1 ? [{ do: 'step', to: xyOf(path[0] as number) }] : [{ do: 'walk', path: path.map(xyOf) }]
}

/** What waits on an unresolved tile. */
const symbolWords = (s: Situation, at: number): Note => {
  const tile = tileAt(viewOf(s), cellOf(at))
  const symbol = tile ? symbolOf(tile) : null
  return symbol === 'circle'
    ? { value: '■', words: 'a circle: stop there and draw a card', clause: 'dd.symbols.4' }
    : { value: '■', words: 'a star: stop there, zombies come from it', clause: 'dd.symbols.4' }
}

function moveNotes(s: Situation, one: Survivor, r: Reached): Note[] {
  const { survivor } = hintsOf(s)
  const left = (survivor?.left ?? 0) - r.steps
  const notes: Note[] = [dangerNote(r.danger)]
  if (r.kind === 'stop') notes.push(symbolWords(s, r.at))
  else if (left > 0)
    notes.push({ value: String(left), words: `${plural(left, 'unit')} left to walk`, clause: 'dd.movement.1' })
  if (r.kind === 'held')
    notes.push({ value: '', words: 'the tile is overrun: nobody leaves it again', clause: 'dd.overrun.5' })
  if (one.carries && tileAt(viewOf(s), cellOf(r.at))?.id === VAN)
    notes.push({ value: '+1', words: 'the part is installed there', clause: 'dd.parts.11' })
  return notes
}

function moveVariants(s: Situation, one: Survivor, r: Reached): Variant[] {
  const view = viewOf(s)
  const units = `${count(r.steps)} ${plural(r.steps, 'unit')}`
  const walk = plain(`Walk to ${unitName(r.at)}`, walkCommands(r.path), { label: `Walk ${units}` })
  if (one.carries || !view.lying.includes(r.at) || r.kind === 'stop') return [walk]
  return [
    plain('Walk and pick up the part', [...walkCommands(r.path), { do: 'pick-up' }], {
      label: `Walk ${units}, pick up the part`,
    }),
    walk,
  ]
}

/** Without hints, single steps. */
const nextSteps = (s: Situation): Reached[] =>
  offered(s, 'step').map((c) => {
    const place = parsePlace(xyName(c.to))
    const at = unitOfPlace(place, viewOf(s)) ?? 0
    return { at, steps: 1, kind: 'walk', danger: 0, path: [at] }
  })

function moveOrder(s: Situation, one: Survivor): Planned {
  const { survivor } = hintsOf(s)
  const known = survivor?.seat === one.seat
  const reach = known && offered(s, 'step').length > 0 ? survivor.reach : nextSteps(s)
  const left = known ? `${survivor.left} of ${survivor.allowance} left` : ''
  const sketch = { id: 'move', label: 'Move', icon: 'steps', key: 'M', detail: left, aims: 'square' as const }
  if (reach.length === 0) {
    const { turn } = viewOf(s)
    const [short, clause, reason] =
      turn?.stopped === true
        ? ['had to stop', 'dd.symbols.6', `${titleOf(one.id)} had to stop: no more movement this turn.`]
        : known && survivor.left === 0
          ? ['no units left', 'dd.movement.1', `${titleOf(one.id)} has no movement left.`]
          : ['hemmed in', 'dd.movement.11', `Nothing around ${titleOf(one.id)} can be entered.`]
    return impossible(sketch, short, { clause, reason })
  }
  const target = (r: Reached): Target => ({
    place: unitName(r.at),
    title: `Unit ${unitName(r.at)}`,
    subtitle: tileWords(s, r.at),
    mark: one.id,
    variants: moveVariants(s, one, r),
    notes: moveNotes(s, one, r),
  })
  const order = planned(sketch, () => new Map(reach.map((r) => [unitName(r.at), () => target(r)])))
  return { ...order, refusal: (place) => (place === null ? null : unreachable(s, one, place)) }
}

const tileWords = (s: Situation, unit: number): string => {
  const tile = tileAt(viewOf(s), cellOf(unit))
  return tile ? tileTitle(tile.id) : ''
}

function unreachable(s: Situation, one: Survivor, place: string): { clause: string; reason: string } | null {
  const view = viewOf(s)
  const unit = unitOfPlace(parsePlace(place), view)
  if (unit === null || unit === one.at) return null
  if (zombieAt(view, unit)) return { clause: 'dd.grid.11', reason: 'A zombie is in this unit.' }
  if (livingAt(view, unit)) return { clause: 'dd.grid.11', reason: 'Another survivor is in this unit.' }
  if (!tileAt(view, cellOf(unit))) return { clause: 'dd.grid.10', reason: 'No tile lies there yet.' }
  const { survivor } = hintsOf(s)
  if (!survivor) return null
  if (survivor.held > 0 && tileAt(view, cellOf(unit)) !== tileAt(view, cellOf(one.at ?? 0)))
    return {
      clause: 'dd.overrun.2',
      reason: `This tile is overrun: ${count(survivor.held)} more ${plural(survivor.held, 'zombie')} must go before ${titleOf(one.id)} can leave.`,
    }
  return {
    clause: 'dd.movement.1',
    reason: `${titleOf(one.id)} cannot get to ${unitName(unit)} with ${count(survivor.left)} ${plural(survivor.left, 'unit')}.`,
  }
}

const SHORT_EXPLORE: Readonly<Record<string, string>> = {
  'dd.explore.2': 'no doorway in reach',
  'dd.explore.15': 'had to stop',
  'dd.explore.16': 'tile overrun',
  'dd.explore.17': 'no tile left',
}

function exploreOrder(s: Situation, one: Survivor): Planned {
  const view = viewOf(s)
  const { survivor } = hintsOf(s)
  const { length: left } = view.stackLeft
  const circles = view.stackLeft.filter((id) => symbolOf({ id }) === 'circle').length
  const stars = view.stackLeft.filter((id) => typeof symbolOf({ id }) === 'number').length
  const here = offered(s, 'explore')[0]
  const all = survivor?.seat === one.seat ? survivor.explorations : []
  const sketch = {
    id: 'explore',
    label: 'Explore',
    icon: 'explore',
    key: 'D',
    detail: `${count(all.length)} ${plural(all.length, 'doorway')}`,
    aims: 'square' as const,
  }
  if (all.length === 0 && !here) {
    const refusal = survivor?.explore ?? { clause: 'dd.explore.2', reason: 'No open doorway is in reach.' }
    return impossible(sketch, SHORT_EXPLORE[refusal.clause] ?? 'not here', refusal)
  }
  const target = (cell: Cell, path: readonly number[], spent: boolean): Target => ({
    place: cellName(cell),
    title: 'Beyond this doorway',
    subtitle: `nobody knows; ${count(left)} ${plural(left, 'tile')} left`,
    mark: 'tile',
    variants: [
      plain(
        path.length === 0 ? 'Draw a tile' : 'Walk there and draw a tile',
        [...walkCommands(path), { do: 'explore' }],
        {
          label:
            path.length === 0
              ? 'Draw and lay a tile'
              : `Walk ${count(path.length)} ${plural(path.length, 'unit')}, draw a tile`,
          warning: 'A tile that is drawn must be laid, and entered. Draw it?',
        },
      ),
    ],
    notes: [
      { value: `${circles}`, words: `of ${left} tiles have a circle, a card each`, clause: 'dd.symbols.1' },
      { value: `${stars}`, words: 'of them are spawners', clause: 'dd.symbols.2' },
      spent
        ? { value: '0', words: 'no movement left: entering is free', clause: 'dd.explore.11' }
        : { value: '−1', words: 'unit to enter the new tile', clause: 'dd.explore.10' },
    ],
  })
  return planned(sketch, () => new Map(all.map((e) => [cellName(e.cell), () => target(e.cell, e.path, e.spent)])))
}

const zombieWords = (s: Situation, n: number): string => {
  const z = zombieOf(viewOf(s), n)
  const hint = hintsOf(s).survivor?.targets.find((target) => target.zombie === n)
  const away = hint
    ? `, ${hint.distance} ${plural(hint.distance, 'unit')} away${hint.sees ? '' : ', out of sight'}`
    : ''
  return z ? `${z.health} of ${Math.max(z.health, zombieHealth(s.options))} health${away}` : ''
}
export { zombieWords }

function attackTarget(s: Situation, one: Survivor, n: number, all: readonly CommandOf<'attack'>[]): Target {
  const { weapon } = SURVIVORS[one.id]
  const hint = (zombie: number) => hintsOf(s).survivor?.targets.find((target) => target.zombie === zombie)
  const modifiers = hint(n)?.modifiers ?? []
  const parts = (list: typeof modifiers): Variant['parts'] =>
    list.map(({ clause, value }) => ({ value: signed(value), words: modifierWords(clause), clause }))
  const both: Variant = {
    label: weapon.maySplit ? 'Both pistols' : capital(weapon.title),
    commit: `Attack zombie ${n}`,
    commands: [{ do: 'attack', zombie: n }],
    odds: true,
    dice: diceText(weapon.dice, modifiers),
    parts: parts(modifiers),
  }
  const split = all
    .filter((c) => c.second !== undefined && (c.zombie === n || c.second === n))
    .map((c): Variant => {
      const other = c.zombie === n ? (c.second as number) : c.zombie
      return {
        label: `One die each: ${n} and ${other}`,
        commit: `Attack zombies ${n} and ${other}`,
        commands: [{ do: 'attack', zombie: n, second: other }],
        odds: true,
        dice: `${diceText(weapon.dice.slice(0, 1), modifiers)}, ${diceText(weapon.dice.slice(1), hint(other)?.modifiers ?? [])}`,
        parts: parts([...modifiers, ...(hint(other)?.modifiers ?? [])]),
      }
    })
  return {
    place: zombieName(n),
    title: `Zombie ${n}`,
    subtitle: zombieWords(s, n),
    mark: `zombie ${n}`,
    variants: [both, ...split],
    notes: [{ value: '', words: 'dice are damage: there is no roll to hit', clause: 'dd.combat.3' }],
  }
}

const ATTACK_ICONS = { earl: 'bottle', frank: 'axe', skye: 'pistols', owl: 'scope' } as const

function attackOrder(s: Situation, one: Survivor): Planned {
  const view = viewOf(s)
  const all = offered(s, 'attack')
  const targets = all.filter((c) => c.second === undefined).map((c) => c.zombie)
  const { survivor } = hintsOf(s)
  const left = view.turn ? view.turn.mayAttack - view.turn.attacks : 1
  const sketch = {
    id: 'attack',
    label: 'Attack',
    icon: ATTACK_ICONS[one.id],
    key: 'A',
    detail: `${count(targets.length)} in sight${left > 1 ? `, ${count(left)} attacks` : ''}`,
    aims: 'figure' as const,
  }
  const refusalAt = (place: string | null): { clause: string; reason: string } | null => {
    const unit = place === null ? null : unitOfPlace(parsePlace(place), view)
    const z = unit === null ? undefined : zombieAt(view, unit)
    return (z && survivor?.targets.find((target) => target.zombie === z.n)?.refusal) ?? null
  }
  if (targets.length === 0) {
    const used = left <= 0
    const refusal = used
      ? { clause: 'dd.turn.3', reason: `${titleOf(one.id)} has attacked this turn.` }
      : {
          clause: 'dd.combat.4',
          reason: one.id === 'frank' ? 'No zombie stands beside Frank.' : 'No zombie is in sight.',
        }
    const order = impossible(sketch, used ? 'attack used' : 'nobody in sight', refusal)
    return { ...order, refusal: (place) => refusalAt(place) ?? refusal }
  }
  const near = (n: number): number => survivor?.targets.find((target) => target.zombie === n)?.distance ?? 0
  const order = planned(
    sketch,
    () =>
      new Map(
        [...targets]
          .sort((a, b) => near(a) - near(b) || (zombieOf(view, a)?.health ?? 0) - (zombieOf(view, b)?.health ?? 0))
          .map((n) => [zombieName(n), () => attackTarget(s, one, n, all)]),
      ),
  )
  return { ...order, refusal: refusalAt }
}

const ITEM_ORDERS: Readonly<Record<string, { readonly icon: string; readonly key: string; readonly clause: string }>> =
  {
    bandages: { icon: 'bandage', key: 'H', clause: 'dd.items.2' },
    'health kit': { icon: 'bandage', key: 'K', clause: 'dd.items.3' },
    'adrenaline shot': { icon: 'syringe', key: 'J', clause: 'dd.items.8' },
    'pipe bomb': { icon: 'bomb', key: 'B', clause: 'dd.items.9' },
    'smoke canister': { icon: 'smoke', key: 'S', clause: 'dd.items.10' },
    'battle rush': { icon: 'rush', key: 'R', clause: 'dd.items.11' },
  }

const itemNotes = (card: ItemId): Note[] => [
  { value: '', words: ITEMS[card].says, clause: ITEM_ORDERS[ITEMS[card].kind]?.clause ?? 'dd.items.1' },
  { value: '1', words: 'item a turn, then it is discarded', clause: 'dd.items.1' },
]

/** Why an item in hand is of no use now. */
function itemRefusal(s: Situation, card: ItemId): readonly [short: string, clause: string, reason: string] {
  if (viewOf(s).turn?.itemUsed === true) return ['item used', 'dd.items.1', 'One item has been used this turn.']
  switch (ITEMS[card].kind) {
    case 'bandages':
    case 'health kit':
      return ['nobody hurt beside', 'dd.items.6', 'Neither the user nor anybody beside is hurt.']
    case 'adrenaline shot':
      return ['had to stop', 'dd.items.8', 'After a stop adrenaline is of no use.']
    case 'pipe bomb':
      return ['no zombie near', 'dd.items.9', 'No zombie stands on this tile or on one connected with it.']
    default:
      return ['of no use now', 'dd.items.1', 'It is of no use now.']
  }
}

function itemOrder(s: Situation, one: Survivor, card: ItemId, key: string): Planned {
  const view = viewOf(s)
  const { title, kind } = ITEMS[card]
  const all = offered(s, 'use').filter((c) => c.card === card)
  const base = { id: `use ${card}`, label: title, icon: ITEM_ORDERS[kind]?.icon ?? 'card', key }
  if (all.length === 0) {
    const [short, clause, reason] = itemRefusal(s, card)
    return impossible({ ...base, detail: '', aims: 'none' }, short, { clause, reason })
  }
  const variant = (c: CommandOf<'use'>, commit: string, odds = false, warning?: string): Variant =>
    plain(commit, [c], { odds, ...(warning === undefined ? {} : { warning }) })
  if (kind === 'bandages' || kind === 'health kit') {
    const seat = (c: CommandOf<'use'>): string => (c.on ? seatOfSurvivor(view, c.on) : one.seat)
    const target = (c: CommandOf<'use'>): Target => {
      const other = survivorOf(view, seat(c)) ?? one
      return {
        place: other.seat,
        title: `${title}: ${titleOf(other.id)}`,
        subtitle: `${other.health} of ${SURVIVORS[other.id].health} health`,
        mark: other.id,
        variants: [variant(c, `Heal ${titleOf(other.id)}`)],
        notes: itemNotes(card),
      }
    }
    const names = listed(all.map((c) => nameOf(view, seat(c))))
    return planned(
      { ...base, detail: names, aims: 'figure' },
      () => new Map(all.map((c) => [seat(c), () => target(c)])),
    )
  }
  if (kind === 'pipe bomb') {
    const target = (c: CommandOf<'use'>): Target => {
      const cell = c.tile as Cell
      const friends = view.survivors.filter((other) => other.at !== null && cellOf(other.at).join() === cell.join())
      const dead = zombiesIn(view, cell).length
      return {
        place: cellName(cell),
        title: `${title}: ${tileAt(view, cell) ? tileTitle((tileAt(view, cell) as { id: 'A' }).id) : ''}`,
        subtitle: `${count(dead)} of the dead${friends.length > 0 ? `, and ${listed(friends.map(({ id }) => titleOf(id)))}` : ''}`,
        mark: one.id,
        variants: [
          {
            ...variant(
              c,
              'Throw the bomb',
              true,
              friends.length > 0
                ? `Half of it hits ${listed(friends.map(({ id }) => titleOf(id)))}. Throw all the same?`
                : undefined,
            ),
            dice: '2d12',
          },
        ],
        notes: itemNotes(card),
      }
    }
    return planned(
      { ...base, detail: `${count(all.length)} ${plural(all.length, 'tile')}`, aims: 'square' },
      () => new Map(all.map((c) => [cellName(c.tile as Cell), () => target(c)])),
    )
  }
  return planned(
    { ...base, detail: 'this turn', aims: 'dialog' },
    () =>
      new Map([
        [
          '',
          (): Target => ({
            place: '',
            title,
            subtitle: 'an item in hand',
            mark: one.id,
            variants: [variant(all[0] as CommandOf<'use'>, `Use the ${title.toLowerCase()}`)],
            notes: itemNotes(card),
          }),
        ],
      ]),
  )
}

function itemOrders(s: Situation, one: Survivor): Planned[] {
  const taken = new Set<string>()
  return one.items.map((card) => {
    const key = ITEM_ORDERS[ITEMS[card].kind]?.key ?? ''
    const own = taken.has(key) ? '' : key
    taken.add(key)
    return itemOrder(s, one, card, own)
  })
}

function giveOrder(s: Situation, one: Survivor): Planned[] {
  const view = viewOf(s)
  const all = offered(s, 'give')
  if (all.length === 0 && !one.carries) return []
  const seats = [...new Set(all.map((c) => seatOfSurvivor(view, c.to)))]
  const sketch = {
    id: 'give',
    label: 'Give',
    icon: 'give',
    key: 'I',
    detail: listed(seats.map((seat) => nameOf(view, seat))),
    aims: 'figure' as const,
  }
  if (all.length === 0) {
    const used = view.turn?.partAction === true
    return [
      impossible(
        sketch,
        used ? 'done this turn' : 'nobody beside',
        used
          ? { clause: 'dd.parts.4', reason: 'A part was given or dropped this turn already.' }
          : { clause: 'dd.parts.5', reason: 'No survivor with free hands stands beside.' },
      ),
    ]
  }
  const variant = (c: CommandOf<'give'>): Variant => {
    const what = c.item === undefined ? 'the part' : ITEMS[c.item as ItemId].title.toLowerCase()
    return plain(`Give ${what} to ${titleOf(c.to)}`, [c], { label: `Give ${what}` })
  }
  const target = (seat: string): Target => ({
    place: seat,
    title: `Give to ${nameOf(view, seat)}`,
    subtitle: 'beside, no wall between',
    mark: survivorOf(view, seat)?.id ?? '',
    variants: all.filter((c) => seatOfSurvivor(view, c.to) === seat).map(variant),
    notes: [{ value: '1', words: 'part action a turn: give or drop', clause: 'dd.parts.4' }],
  })
  return [planned(sketch, () => new Map(seats.map((seat) => [seat, () => target(seat)])))]
}

function partOrders(s: Situation, one: Survivor): Planned[] {
  const orders: Planned[] = []
  for (const c of offered(s, 'pick-up'))
    orders.push(
      simple(
        { id: 'pick-up', label: 'Pick up', icon: 'take', key: 'P', detail: 'the part here, free' },
        {
          title: 'Pick up the part',
          subtitle: 'free, as often as you like',
          mark: one.id,
          variants: [plain('Pick up the part', [c])],
          notes: [],
        },
      ),
    )
  orders.push(...giveOrder(s, one))
  for (const c of offered(s, 'drop'))
    orders.push(
      simple(
        { id: 'drop', label: 'Drop', icon: 'drop', key: 'O', detail: 'the part, here' },
        {
          title: 'Drop the part',
          subtitle: 'it lies in this unit',
          mark: one.id,
          variants: [plain('Drop the part', [c])],
          notes: [],
        },
      ),
    )
  return orders
}

function doorOrders(s: Situation, one: Survivor): Planned[] {
  const orders: Planned[] = []
  for (const c of offered(s, 'overlap'))
    orders.push(
      simple(
        { id: 'overlap', label: 'Cover a tile', icon: 'cover', key: 'C', detail: 'no doorway is open' },
        {
          title: 'Cover a tile',
          subtitle: 'no open doorway is left',
          mark: 'tile',
          variants: [
            plain('Draw a tile to lay over another', [c], {
              warning: 'A tile that is drawn must be laid over another. Draw it?',
            }),
          ],
          notes: [{ value: '1', words: 'tile a turn, from anywhere, free', clause: 'dd.doors.3' }],
        },
      ),
    )
  for (const c of offered(s, 'search'))
    orders.push(
      simple(
        { id: 'search', label: 'Search', icon: 'find', key: 'F', detail: 'one card, ends the turn' },
        {
          title: 'Search here',
          subtitle: 'no tile and no part is left to find',
          mark: one.id,
          variants: [plain('Draw a card and end the turn', [c], { warning: 'The turn ends with the card. Search?' })],
          notes: [{ value: '1', words: 'card, and the turn is over', clause: 'dd.doors.10' }],
        },
      ),
    )
  return orders
}

function escapeOrder(s: Situation, one: Survivor): Planned[] {
  const view = viewOf(s)
  const needed = partsRequired(s.options, view)
  const [c] = offered(s, 'escape')
  const { survivor } = hintsOf(s)
  const sketch = { id: 'escape', label: 'Escape', icon: 'van', key: 'Y', detail: 'in the van', aims: 'dialog' as const }
  if (!c) {
    if (view.installed < needed) return []
    const refusal = survivor?.escape ?? { clause: 'dd.end.3', reason: 'Escape begins on the van tile.' }
    return [impossible(sketch, refusal.clause === 'dd.overrun.3' ? 'van tile overrun' : 'not at the van', refusal)]
  }
  const along = survivor?.van.along ?? [one.seat]
  const behind = survivor?.van.behind ?? []
  const names = (seats: readonly string[]): string => listed(seats.map((seat) => nameOf(view, seat)))
  return [
    planned(
      { ...sketch, detail: along.length > 1 ? `${count(along.length)} get away` : 'alone' },
      () =>
        new Map([
          [
            '',
            (): Target => ({
              place: '',
              title: 'Drive off',
              subtitle: `${names(along)} ${plural(along.length, 'gets', 'get')} away`,
              mark: one.id,
              variants: [
                plain(behind.length > 0 ? 'Drive off without the others' : 'Drive off', [c], {
                  ...(behind.length > 0
                    ? { warning: `${names(behind)} ${plural(behind.length, 'is', 'are')} left behind. Drive off?` }
                    : {}),
                }),
              ],
              notes: [
                { value: `${view.installed}`, words: `of ${needed} parts are installed`, clause: 'dd.end.1' },
                ...(behind.length > 0
                  ? [{ value: `−${behind.length}`, words: `left behind: ${names(behind)}`, clause: 'dd.end.2' }]
                  : []),
              ],
            }),
          ],
        ]),
    ),
  ]
}

function endOrder(s: Situation, one: Survivor): Planned[] {
  return offered(s, 'end').map((c) => {
    const { survivor } = hintsOf(s)
    const danger = survivor?.danger ?? 0
    return simple(
      { id: 'end', label: 'End', icon: 'flag', key: 'E', detail: `${possessive(titleOf(one.id))} turn` },
      {
        title: `End ${possessive(titleOf(one.id))} turn`,
        subtitle: 'what is left of it is lost',
        mark: one.id,
        variants: [plain(`End ${possessive(titleOf(one.id))} turn`, [c])],
        notes: danger > 0 ? [dangerNote(danger)] : [],
      },
    )
  })
}

/** What this survivor's seat may do; whatever it cannot do now stays in its place. */
export const survivorOrders = (s: Situation, one: Survivor): readonly Planned[] => [
  ...escapeOrder(s, one).filter((p) => p.order.enabled),
  moveOrder(s, one),
  exploreOrder(s, one),
  attackOrder(s, one),
  ...partOrders(s, one),
  ...itemOrders(s, one),
  ...doorOrders(s, one),
  ...escapeOrder(s, one).filter((p) => !p.order.enabled),
  ...endOrder(s, one),
]
