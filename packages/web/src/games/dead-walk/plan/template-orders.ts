/** Orders that lay a template: where it can go, what it comes to there, and why it cannot. */
import type { AttackForecast } from '@shamble/dead-walk/forecast'
import { type CommandOf, type Human, SKILLS, type Weapon } from '@shamble/dead-walk/page'
import type { Refusal } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import { impossible, type Note, plain } from '../../../plan/plan.ts'
import { capital, listed } from '../../../words/plain.ts'
import { aimName, centreNamed } from '../place.ts'
import {
  callingOf,
  fireRow,
  lookOf,
  offered,
  placeOfFigure,
  refused,
  viewOf,
  weaponTitle,
  zombieCalled,
  zombieName,
} from '../read.ts'
import { SKILL_DOES } from '../words/minds.ts'
import { KINDS, weaponIcon } from './armoury.ts'
import { naming, shortReason } from './fire-refusals.ts'
import { friendsAmong, modifierNotes, noiseNotes } from './shot-notes.ts'
import { closeTarget } from './shots.ts'
import { namesIn, surfacesUnder, templateCommand, templateFor } from './templates.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'

const warningFor = (friends: readonly string[]): { warning: string } | object =>
  friends.length > 0 ? { warning: `${listed(friends)} would be hit, too. Fire?` } : {}

const underNotes = (friends: readonly string[]): Note[] =>
  friends.length > 0 ? [{ value: '!', words: `under it: ${listed(friends)}`, clause: 'dw.shotgun.13' }] : []

const shellNotes = ({ mode, modifiers }: AttackForecast): Variant['parts'] =>
  modifierNotes(mode === 'shotgun' ? modifiers : [])

function templateTarget(s: DisplayState, human: Human, weapon: Weapon, place: string): Target | null {
  const look = lookOf(s)
  const row = fireRow(look, weapon)
  const zombie = zombieCalled(viewOf(s), place)
  const close = offered(s, 'shoot-close').filter((c) => c.weapon === weapon.id && placeOfFigure(c.target) === place)
  if (zombie && close.length > 0) return closeTarget(s, human, weapon, place, close)
  const at = centreNamed(place, viewOf(s), s.options)
  if (!at || !row) return null
  const kinds = row.mode === 'grenade' ? KINDS.filter((kind) => (weapon.grenades[kind] ?? 0) > 0) : [undefined]
  const templates = kinds.flatMap((grenade) =>
    surfacesUnder(look, human, weapon, at, grenade).flatMap(
      (on) => templateFor(s, human, weapon, at, { grenade, on }) ?? [],
    ),
  )
  const possible = templates.filter(({ command }) => refused(s, command) === null)
  const [first] = possible
  if (!first) return null
  const friends = friendsAmong(viewOf(s), first.ahead.targets)
  return {
    place: aimName(at),
    title: first.title,
    subtitle: first.subtitle,
    mark: callingOf(human),
    variants: possible.map(({ title, commit, command, ahead }) => ({
      label: `${title}, ${ahead.price} AP`,
      price: ahead.price,
      commit,
      commands: [command],
      odds: true,
      parts: shellNotes(ahead),
      ...warningFor(friends),
    })),
    notes: [...first.notes, ...underNotes(friends), ...noiseNotes(look, first.ahead)],
  }
}

/** Why a template cannot be laid there. */
function templateRefusal(s: DisplayState, human: Human, weapon: Weapon, place: string | null): Refusal | null {
  const look = lookOf(s)
  const row = fireRow(look, weapon)
  const at = place === null ? null : centreNamed(place, viewOf(s), s.options)
  const point = at ?? { x: human.at.x + 300, y: human.at.y }
  const [on = null] = surfacesUnder(look, human, weapon, point)
  const command = row && templateCommand(row, weapon, point, { on })
  if (!command) return null
  const refusal = refused(s, command)
  if (refusal === null || (place === null && PLACED.includes(refusal.clause))) return null
  return at ? naming(look, human, at, refusal) : refusal
}

/** Refusals that depend on where it is pointed. */
const PLACED: readonly string[] = [
  'dw.shotgun.1',
  'dw.machinegun.1',
  'dw.machinegun.2',
  'dw.machinegun.3',
  'dw.grenade.1',
  'dw.grenade.2',
  'dw.grenade.3',
  'dw.flame.1',
  'dw.flame.2',
]

export type ShotDraft = Omit<Planned['order'], 'enabled'>

export function templateOrder(s: DisplayState, human: Human, weapon: Weapon, draft: ShotDraft): Planned {
  const close = offered(s, 'shoot-close').filter((c) => c.weapon === weapon.id)
  const why = templateRefusal(s, human, weapon, null)
  const refusal = (place: string | null): Refusal | null => templateRefusal(s, human, weapon, place)
  const laid = laidWith(s, weapon)
  if (why && laid.length > 0) return laidOrder(s, human, weapon, draft, laid)
  if (why && close.length === 0) return { ...impossible(draft, shortReason(why), why), refusal: () => why }
  return {
    order: { ...draft, enabled: true },
    targets: () => templateAims(s, weapon, close),
    at: (place) => templateTarget(s, human, weapon, place),
    refusal,
  }
}

type Laid = CommandOf<'spray' | 'rake' | 'throw' | 'launch' | 'flame'>

/** The templates that the rules offer by themselves. */
const laidWith = (s: DisplayState, { id }: Weapon): Laid[] =>
  [
    ...offered(s, 'spray'),
    ...offered(s, 'rake'),
    ...offered(s, 'throw'),
    ...offered(s, 'launch'),
    ...offered(s, 'flame'),
  ].filter(({ weapon }) => weapon === id)

const laidAt = (c: Laid): XY => {
  const [x, y] = 'towards' in c ? c.towards : c.at
  return { x, y }
}

/** Points worth a template: those the rules offer, and the zombies around. */
function templateAims(s: DisplayState, weapon: Weapon, close: readonly CommandOf<'shoot-close'>[]): string[] {
  const places = new Set<string>(close.map((c) => placeOfFigure(c.target)))
  for (const c of laidWith(s, weapon)) {
    const { x, y } = laidAt(c)
    const z = viewOf(s).zombies.find(({ at }) => at.x === x && at.y === y)
    places.add(z ? zombieName(z.n) : aimName({ x, y }))
  }
  return [...places]
}

/** A press this near to a template that is offered means it. */
const NEAR_LAID = 250

/** dw.cskill.4, dw.psychosis.18 Where only what is offered can be fired: from cover, or because a mind compels him. */
function laidOrder(s: DisplayState, human: Human, weapon: Weapon, draft: ShotDraft, all: readonly Laid[]): Planned {
  const nearest = (place: string): Laid | null => {
    const to = centreNamed(place, viewOf(s), s.options)
    if (!to) return null
    const far = (c: Laid): number => Math.hypot(laidAt(c).x - to.x, laidAt(c).y - to.y)
    const best = all.reduce((a, b) => (far(b) < far(a) ? b : a))
    return far(best) <= NEAR_LAID ? best : null
  }
  return {
    order: { ...draft, enabled: true },
    targets: () => all.map((c) => aimName(laidAt(c))),
    at: (place) => {
      const command = nearest(place)
      const on = command && 'on' in command ? (command.on ?? null) : null
      const template = command && templateFor(s, human, weapon, laidAt(command), { on })
      if (!template) return null
      const { ahead } = template
      const friends = friendsAmong(viewOf(s), ahead.targets)
      return {
        place: aimName(laidAt(command)),
        title: template.title,
        subtitle: template.subtitle,
        mark: callingOf(human),
        variants: [
          plain(template.commit, [command], {
            label: `${template.title}, ${ahead.price} AP`,
            price: ahead.price,
            odds: true,
          }),
        ],
        notes: [...template.notes, ...underNotes(friends)],
      }
    },
    refusal: (place) => templateRefusal(s, human, weapon, place),
  }
}

/** dw.cskill.23 A full magazine laid over a circle, as with a machinegun. */
export function killerOrders(s: DisplayState, human: Human): Planned[] {
  const killings = offered(s, 'rake').filter(({ skill }) => skill === 'killer')
  const [first] = killings
  const weapon = first && human.weapons.find(({ id }) => id === first.weapon)
  if (!first || !weapon) return []
  const ahead = lookOf(s).attack(human, first)
  const commandAt = (place: string): CommandOf<'rake'> | null => {
    const at = centreNamed(place, viewOf(s), s.options)
    return at && { do: 'rake', weapon: weapon.id, at: [Math.round(at.x), Math.round(at.y)], skill: 'killer' }
  }
  return [
    {
      order: {
        id: `killer ${weapon.id}`,
        label: SKILLS.killer.title,
        icon: weaponIcon(weapon.type),
        key: 'ZQ',
        detail: `${ahead.price} AP, ${ahead.dice} dice`,
        aims: 'square',
        enabled: true,
      },
      targets: () => killings.map(({ at: [x, y] }) => aimName({ x, y })),
      at: (place) => {
        const command = commandAt(place)
        return command && !refused(s, command) ? killerTarget(s, human, weapon, command) : null
      },
      refusal: (place) => {
        const command = place === null ? null : commandAt(place)
        return command && refused(s, command)
      },
    },
  ]
}

function killerTarget(s: DisplayState, human: Human, weapon: Weapon, command: CommandOf<'rake'>): Target {
  const look = lookOf(s)
  const rake = look.attack(human, command)
  return {
    place: aimName({ x: command.at[0], y: command.at[1] }),
    title: `${capital(weaponTitle(weapon.type))}, all of it`,
    subtitle: `circle ${lengthWords(2 * look.book.machinegun.radius)} across, ten dice to deal`,
    mark: callingOf(human),
    variants: [
      {
        label: 'Ten dice',
        commit: rake.targets.length > 0 ? `Rake ${namesIn(rake.targets) || 'them'}` : 'Fire',
        commands: [command],
        odds: true,
        parts: modifierNotes(rake.modifiers),
        ...warningFor(friendsAmong(viewOf(s), rake.targets)),
      },
    ],
    notes: [{ value: '', words: SKILL_DOES.killer, clause: SKILLS.killer.clause }, ...noiseNotes(look, rake)],
  }
}
