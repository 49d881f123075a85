/** Shooting, stabbing, bursts. */
import type { CommandOf, Marine, MarineHints, View, WeaponHint, WeaponKind } from '@shamble/evac/page'
import type { Modifier } from '@shamble/kernel'
import { bearing, zombieName } from '../place.ts'
import { hintsOf, isAutomatic, isGun, itemNamed, kindNamed, refOf, weaponKind } from '../read.ts'
import { offered, zombieOf } from '../read.ts'
import { capital, count, decimal, listed, plural, signed } from '../../../words/plain.ts'
import { weaponLabel } from '../words/plain.ts'
import { modifierWords } from '../words/parts.ts'
import { impossible, type Note, planned, simple } from '../../../plan/plan.ts'
import { percent } from '../../../play/parts.tsx'
import { endsTurn } from './ends.ts'
import { shortReason } from './reasons.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { rowOf } from '../../../sure.ts'

type Attack = CommandOf<'shoot'> | CommandOf<'strike'>

const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, { value }) => total + value, 0)

/** "d6 + 2" */
export const diceText = (modifiers: readonly Modifier[]): string => {
  const total = sum(modifiers)
  return total === 0 ? 'd6' : `d6 ${total < 0 ? '−' : '+'} ${Math.abs(total)}`
}

export const partsOf = (modifiers: readonly Modifier[], kind: WeaponKind | null, order: string | null): Note[] =>
  modifiers
    .filter(({ value }) => value !== 0)
    .map(({ clause, value }) => ({ value: signed(value), words: modifierWords(clause, kind, order), clause }))

/** "standing, in sight, 3 squares north" */
export function zombieSubtitle(view: View, id: number, from: number, marine: MarineHints | null): string {
  const z = zombieOf(view, id)
  if (!z) return ''
  const { squares, words } = bearing(view, from, z.at)
  const seen = marine && marine.from === from ? (marine.sees.includes(z.at) ? ', in sight' : ', out of sight') : ''
  return `${z.down ? 'down' : 'standing'}${seen}, ${squares} ${plural(squares, 'square')} ${words}`
}

export const zombieMark = (view: View, id: number): string => (zombieOf(view, id)?.down ? `down ${id}` : `zombie ${id}`)

function attackVariant(
  s: DisplayState,
  m: Marine,
  command: Attack,
  kind: WeaponKind,
  hint: WeaponHint | undefined,
  canWalk: boolean,
): Variant {
  const stands = command.stand === true
  const verb = command.do === 'shoot' ? 'fire' : kind === 'knife' ? 'stab' : 'strike'
  const modifiers = hint && (stands ? hint.standing : hint.moving)
  const first = capital(verb)
  const label = stands ? `Stand and ${verb}` : m.stirred || !canWalk ? first : `${first}, then move`
  return {
    label: kind === 'unarmed' ? `${label}, bare hands` : label,
    commit: stands ? `Stand and ${verb} at ${command.zombie}` : `${first} at ${command.zombie}`,
    commands: [command],
    odds: true,
    ...(modifiers ? { dice: diceText(modifiers) } : {}),
    ...endsTurn(s, m, stands),
    parts: [...(modifiers ? partsOf(modifiers, kind, m.order) : []), ...killsNote(hint, stands)],
  }
}

/** ev.auto.5 Of a burst that is fired like this. */
function killsNote(hint: WeaponHint | undefined, stands: boolean): Note[] {
  const { targets, standing, moving } = hint?.burst ?? { targets: [], standing: null, moving: 0 }
  if (targets.length === 0) return []
  const kills = stands ? (standing ?? moving) : moving
  // Of one target that is how likely it dies.
  return targets.length === 1
    ? [{ value: percent(kills), words: 'it dies before the burst ends', clause: 'ev.auto.5' }]
    : [{ value: decimal(kills), words: `of ${inLine(targets)} die, on average`, clause: 'ev.auto.5' }]
}

/** So many are named. */
const NAMED = 3

/** "zombies 4 and 3", "the five in line" */
const inLine = (targets: readonly number[]): string =>
  targets.length > NAMED ? `the ${count(targets.length)} in line` : `zombies ${listed(targets.map(String))}`

function burstNotes(hint: WeaponHint | undefined, rounds: number): Note[] {
  if (!hint || hint.close) return []
  return hint.automatic
    ? [{ value: '1/6', words: 'a 1 ends the burst', clause: 'ev.auto.2' }]
    : [{ value: '1', words: `of ${rounds} ${plural(rounds, 'round')}`, clause: 'ev.ammo.1' }]
}

/** One zombie with all ways of attacking it that an order stands for. */
function zombieTarget(s: DisplayState, m: Marine, id: number, commands: readonly Attack[]): Target {
  const { view } = s
  const { marine } = hintsOf(s)
  const kindOf = (c: Attack): WeaponKind => (c.weapon === 'unarmed' ? null : kindNamed(m, c.weapon)) ?? 'unarmed'
  const hintOf = (c: Attack): WeaponHint | undefined => marine?.weapons.find((w) => w.ref === c.weapon)
  const canWalk = !marine || marine.walk > 0
  const [first] = commands
  const rounds = first ? (itemNamed(m, first.weapon)?.rounds ?? 0) : 0
  return {
    place: zombieName(id),
    title: `Zombie ${id}`,
    subtitle: zombieSubtitle(view, id, m.at, marine),
    mark: zombieMark(view, id),
    variants: commands.map((c) => attackVariant(s, m, c, kindOf(c), hintOf(c), canWalk)),
    notes: first ? burstNotes(hintOf(first), rounds) : [],
  }
}

/** Dangerous ones first, then the nearest. */
export function byDanger(s: DisplayState, from: number, ids: readonly number[]): number[] {
  const { view } = s
  const biters = hintsOf(s).marine?.biters ?? []
  const key = (id: number): number => {
    const z = zombieOf(view, id)
    return (biters.includes(id) ? 0 : 1000) + (z ? bearing(view, from, z.at).squares : 500)
  }
  return [...ids].sort((a, b) => key(a) - key(b) || a - b)
}

function attackTargets(s: DisplayState, m: Marine, commands: readonly Attack[]): ReadonlyMap<string, () => Target> {
  const by = new Map<number, Attack[]>()
  for (const c of commands) by.set(c.zombie, [...(by.get(c.zombie) ?? []), c])
  return new Map(
    byDanger(s, m.at, [...by.keys()]).map((id) => [zombieName(id), () => zombieTarget(s, m, id, by.get(id) ?? [])]),
  )
}

/** Keys by habit; a second gun that would share one takes the next. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  rifle: ['R'],
  smg: ['S'],
  shotgun: ['S'],
  pistol: ['P'],
}
const SPARE = 'JZ'

function keyFor(kind: string, taken: Set<string>): string {
  const key = [...(rowOf(KEYS, kind) ?? []), ...SPARE].find((one) => !taken.has(one)) ?? ''
  taken.add(key)
  return key
}

/** Automatic weapons first: they are what one reaches for. */
export function gunOrders(s: DisplayState, m: Marine): Planned[] {
  const { marine } = hintsOf(s)
  const shots = offered(s, 'shoot')
  const taken = new Set<string>()
  const guns = [...m.items].filter(isGun).sort((a, b) => Number(isAutomatic(b)) - Number(isAutomatic(a)))
  return guns.flatMap((gun) => {
    const kind = weaponKind(gun)
    if (!kind) return []
    const ref = refOf(m, gun)
    const own = shots.filter((c) => c.weapon === ref)
    const draft = {
      id: `shoot:${gun.id}`,
      label: weaponLabel(kind),
      icon: kind,
      key: keyFor(kind, taken),
      detail: `${gun.rounds} left${isAutomatic(gun) ? ', burst' : ''}`,
      aims: 'figure' as const,
    }
    if (own.length > 0) return planned(draft, () => attackTargets(s, m, own))
    const hint = marine?.weapons.find((w) => w.ref === ref)
    const reason = gun.rounds === 0 ? { clause: 'ev.ammo.2', reason: 'This weapon has no rounds left.' } : hint?.refusal
    const refusal = reason ?? { clause: 'ev.attack.1', reason: 'No zombie is in sight.' }
    return impossible(draft, shortReason(s, m, refusal), refusal)
  })
}

export function closeOrder(s: DisplayState, m: Marine): Planned {
  const strikes = offered(s, 'strike')
  const knife = m.items.some((item) => item.kind === 'knife')
  const kind: WeaponKind = knife ? 'knife' : 'unarmed'
  const near = new Set(strikes.map((c) => c.zombie)).size
  const draft = {
    id: 'strike',
    label: weaponLabel(kind),
    icon: kind,
    key: 'K',
    detail: `${count(near)} in contact`,
    aims: 'figure' as const,
  }
  if (strikes.length > 0) return planned(draft, () => attackTargets(s, m, strikes))
  const hint = hintsOf(s).marine?.weapons.find((w) => w.close)
  const refusal = hint?.refusal ?? { clause: 'ev.close.2', reason: 'No zombie is in contact.' }
  return impossible(draft, shortReason(s, m, refusal), refusal)
}

export const stopOrder = (
  id: string,
  label: string,
  detail: string,
  mark: string,
  variants: readonly Variant[],
): Planned =>
  simple({ id, label, icon: 'flag', key: 'E', detail }, { title: label, subtitle: detail, mark, variants, notes: [] })
