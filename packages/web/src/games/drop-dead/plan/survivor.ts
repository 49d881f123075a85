/** What a survivor may do in the own turn. */
import {
  type CommandOf,
  cellOf,
  type Exploration,
  type Reached,
  type Survivor,
  SURVIVORS,
  symbolOf,
  VAN,
} from '@shamble/drop-dead/page'
import { impossible, type Note, plain, planned, simple } from '../../../plan/plan.ts'
import { capital, count, listed, plural, possessive, signed } from '../../../words/plain.ts'
import { cellName, parsePlace, unitName, unitOfPlace, xyName, zombieName } from '../place.ts'
import { hintsOf, livingAt, offered, tileAt, tileTitle, titleOf, zombieAt, zombieOf } from '../read.ts'
import { diceText, modifierWords } from '../words/parts.ts'
import { farOrders } from './far.ts'
import { itemOrders } from './items.ts'
import { doorOrders, escapeOrder, partOrders } from './parts.ts'
import { dangerNote, walkCommands, zombieWords } from './walk.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { rowOf, sure } from '../../../sure.ts'

/** What waits on an unresolved tile. */
const symbolWords = (s: DisplayState, at: number): Note => {
  const tile = tileAt(s.view, cellOf(at))
  const symbol = tile ? symbolOf(tile) : null
  return symbol === 'circle'
    ? { value: '■', words: 'a circle: stop there and draw a card', clause: 'dd.symbols.4' }
    : { value: '■', words: 'a star: stop there, zombies come from it', clause: 'dd.symbols.4' }
}

function moveNotes(s: DisplayState, one: Survivor, r: Reached): Note[] {
  const { survivor } = hintsOf(s)
  const left = (survivor?.left ?? 0) - r.steps
  const notes: Note[] = [dangerNote(r.danger)]
  if (r.kind === 'stop') notes.push(symbolWords(s, r.at))
  else if (left > 0)
    notes.push({ value: String(left), words: `${plural(left, 'unit')} left to walk`, clause: 'dd.movement.1' })
  if (r.kind === 'held')
    notes.push({ value: '', words: 'the tile is overrun: nobody leaves it again', clause: 'dd.overrun.5' })
  if (one.carries && tileAt(s.view, cellOf(r.at))?.id === VAN)
    notes.push({ value: '+1', words: 'the part is installed there', clause: 'dd.parts.11' })
  return notes
}

function moveVariants(s: DisplayState, one: Survivor, r: Reached): Variant[] {
  const { view } = s
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
const nextSteps = (s: DisplayState): Reached[] =>
  offered(s, 'step').map((c) => {
    const place = parsePlace(xyName(c.to))
    const at = unitOfPlace(place, s.view) ?? 0
    return { at, steps: 1, kind: 'walk', danger: 0, path: [at] }
  })

function moveOrder(s: DisplayState, one: Survivor): Planned {
  const { survivor } = hintsOf(s)
  const known = survivor?.seat === one.seat
  const reach = known && offered(s, 'step').length > 0 ? survivor.reach : nextSteps(s)
  const left = known ? `${survivor.left} of ${survivor.allowance} left` : ''
  const draft = { id: 'move', label: 'Move', icon: 'steps', key: 'M', detail: left, aims: 'square' as const }
  if (reach.length === 0) {
    const { turn } = s.view
    const [short, clause, reason] =
      turn?.stopped === true
        ? ['had to stop', 'dd.symbols.6', `${titleOf(one.id)} had to stop: no more movement this turn.`]
        : known && survivor.left === 0
          ? ['no units left', 'dd.movement.1', `${titleOf(one.id)} has no movement left.`]
          : ['hemmed in', 'dd.movement.11', `Nothing around ${titleOf(one.id)} can be entered.`]
    return impossible(draft, short, { clause, reason })
  }
  const target = (r: Reached): Target => ({
    place: unitName(r.at),
    title: `Unit ${unitName(r.at)}`,
    subtitle: tileWords(s, r.at),
    mark: one.id,
    variants: moveVariants(s, one, r),
    notes: moveNotes(s, one, r),
  })
  const order = planned(draft, () => new Map(reach.map((r) => [unitName(r.at), () => target(r)])))
  return { ...order, refusal: (place) => (place === null ? null : unreachable(s, one, place)) }
}

const tileWords = (s: DisplayState, unit: number): string => {
  const tile = tileAt(s.view, cellOf(unit))
  return tile ? tileTitle(tile.id) : ''
}

function unreachable(s: DisplayState, one: Survivor, place: string): { clause: string; reason: string } | null {
  const { view } = s
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

/** A doorway, and what is known of the tiles that may lie beyond it. */
function exploreTarget({ view }: DisplayState, { cell, path, spent }: Exploration): Target {
  const { length: left } = view.stackLeft
  const circles = view.stackLeft.filter((id) => symbolOf({ id }) === 'circle').length
  const stars = view.stackLeft.filter((id) => typeof symbolOf({ id }) === 'number').length
  const isHere = path.length === 0
  const walked = `Walk ${count(path.length)} ${plural(path.length, 'unit')}, draw a tile`
  return {
    place: cellName(cell),
    title: 'Beyond this doorway',
    subtitle: `nobody knows; ${count(left)} ${plural(left, 'tile')} left`,
    mark: 'tile',
    variants: [
      plain(isHere ? 'Draw a tile' : 'Walk there and draw a tile', [...walkCommands(path), { do: 'explore' }], {
        label: isHere ? 'Draw and lay a tile' : walked,
        turns: true,
      }),
    ],
    notes: [
      { value: '', words: 'a tile that is drawn is laid and entered', clause: 'dd.explore.18' },
      { value: `${circles}`, words: `of ${left} tiles have a circle, a card each`, clause: 'dd.symbols.1' },
      { value: `${stars}`, words: 'of them are spawners', clause: 'dd.symbols.2' },
      spent
        ? { value: '0', words: 'no movement left: entering is free', clause: 'dd.explore.11' }
        : { value: '−1', words: 'unit to enter the new tile', clause: 'dd.explore.10' },
    ],
  }
}

function exploreOrder(s: DisplayState, one: Survivor): Planned {
  const { survivor } = hintsOf(s)
  const here = offered(s, 'explore')[0]
  const all = survivor?.seat === one.seat ? survivor.explorations : []
  const draft = {
    id: 'explore',
    label: 'Explore',
    icon: 'explore',
    key: 'D',
    detail: `${count(all.length)} ${plural(all.length, 'doorway')}`,
    aims: 'square' as const,
  }
  if (all.length === 0 && !here) {
    const refusal = survivor?.explore ?? { clause: 'dd.explore.2', reason: 'No open doorway is in reach.' }
    return impossible(draft, rowOf(SHORT_EXPLORE, refusal.clause) ?? 'not here', refusal)
  }
  return planned(draft, () => new Map(all.map((to) => [cellName(to.cell), () => exploreTarget(s, to)])))
}

function attackTarget(s: DisplayState, one: Survivor, n: number, all: readonly CommandOf<'attack'>[]): Target {
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
      const other = c.zombie === n ? sure(c.second) : c.zombie
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
    notes: [{ value: '', words: 'the dice are the damage, nobody rolls to hit', clause: 'dd.combat.3' }],
  }
}

const ATTACK_ICONS = { earl: 'bottle', frank: 'axe', skye: 'pistols', owl: 'scope' } as const

function attackOrder(s: DisplayState, one: Survivor): Planned {
  const { view } = s
  const all = offered(s, 'attack')
  const targets = all.filter((c) => c.second === undefined).map((c) => c.zombie)
  const { survivor } = hintsOf(s)
  const left = view.turn ? view.turn.mayAttack - view.turn.attacks : 1
  const draft = {
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
    const order = impossible(draft, used ? 'attack used' : 'nobody in sight', refusal)
    return { ...order, refusal: (place) => refusalAt(place) ?? refusal }
  }
  const near = (n: number): number => survivor?.targets.find((target) => target.zombie === n)?.distance ?? 0
  const order = planned(
    draft,
    () =>
      new Map(
        [...targets]
          .sort((a, b) => near(a) - near(b) || (zombieOf(view, a)?.health ?? 0) - (zombieOf(view, b)?.health ?? 0))
          .map((n) => [zombieName(n), () => attackTarget(s, one, n, all)]),
      ),
  )
  return { ...order, refusal: refusalAt }
}

/** "five units and one attack": what the end of the turn would waste. */
function unspent(s: DisplayState): string {
  const { survivor } = hintsOf(s)
  const { turn } = s.view
  if (!turn || survivor?.seat !== turn.seat) return ''
  const units = survivor.reach.length > 0 ? survivor.left : 0
  const attacks = turn.mayAttack - turn.attacks
  return listed([
    ...(units > 0 ? [`${count(units)} ${plural(units, 'unit')}`] : []),
    ...(attacks > 0 ? [`${count(attacks)} ${plural(attacks, 'attack')}`] : []),
  ])
}

function endOrder(s: DisplayState, one: Survivor): Planned[] {
  return offered(s, 'end').map((c) => {
    const { survivor } = hintsOf(s)
    const danger = survivor?.danger ?? 0
    const label = `End ${possessive(titleOf(one.id))} turn`
    const lost = unspent(s)
    const idle = s.view.turn?.begun === false
    const detail = lost === '' ? 'nothing left' : `${lost} unspent`
    return simple(
      { id: 'end', label, icon: 'flag', key: 'E', detail },
      {
        title: label,
        subtitle: detail,
        mark: one.id,
        variants: [plain(label, [c], idle ? { warning: `${titleOf(one.id)} has done nothing. End the turn?` } : {})],
        notes: danger > 0 ? [dangerNote(danger)] : [],
      },
    )
  })
}

/** What this survivor's seat may do; whatever it cannot do now stays in its place. */
export const survivorOrders = (s: DisplayState, one: Survivor): readonly Planned[] =>
  farOrders(s, one, [
    ...escapeOrder(s, one).filter((p) => p.order.enabled),
    moveOrder(s, one),
    exploreOrder(s, one),
    attackOrder(s, one),
    ...partOrders(s, one),
    ...itemOrders(s, one),
    ...doorOrders(s, one),
    ...escapeOrder(s, one).filter((p) => !p.order.enabled),
    ...endOrder(s, one),
  ])
