import { type DeadWalkKit, deadWalk, type Event } from '@shamble/dead-walk'
import {
  type Command,
  dealingIn,
  type Die,
  figureNamed,
  type Human,
  humanOf,
  SCENARIOS,
  type View,
} from '@shamble/dead-walk/page'
import { apply, type Modifier, seeded, type CausedEvent } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { signed } from '../../words/plain.ts'
import { planOf } from './plan/index.ts'
import { activeHuman, lookOf, viewOf } from './read.ts'
import { advancedMoments, cm, type Moment, moments, situationOf, staged } from './testing.ts'
import type { DisplayState, Target, Variant } from './types.ts'

type Attack = Extract<Command, { do: 'fire' | 'shoot-close' | 'spray' | 'rake' | 'throw' | 'launch' | 'flame' }>
const ATTACKS: readonly Command['do'][] = ['fire', 'shoot-close', 'spray', 'rake', 'throw', 'launch', 'flame']
const isAttack = (command: Command): command is Attack => ATTACKS.includes(command.do)

/** What the rules do if the command is given, with everything in its middle answered with no. */
const done = (moment: Moment, command: Command, seed: number): Done => allDone(moment, [command], seed)

/** One after the other, as an order sends them. */
function allDone({ table, seat }: Moment, commands: readonly Command[], seed: number): Done {
  const t = table.fork(deadWalk.copy, seeded(seed))
  const events: CausedEvent<Event>[] = []
  t.events = events
  for (const command of commands) expect(apply<DeadWalkKit>(deadWalk, t, seat, command)).toBeNull()
  for (let next = deadWalk.unmoved?.(t); next; next = deadWalk.unmoved?.(t)) apply(deadWalk, t, next.seat, next.command)
  return { events, state: t.state }
}

interface Done {
  readonly events: readonly Event[]
  readonly state: View
}

const first = <E extends Event['e']>(events: readonly Event[], ...kinds: readonly E[]) =>
  events.find((one): one is Extract<Event, { e: E }> => (kinds as readonly string[]).includes(one.e))

const all = <E extends Event['e']>(events: readonly Event[], kind: E) =>
  events.filter((one): one is Extract<Event, { e: E }> => one.e === kind)

/** The action points that he has left once it is paid, as the event of each attack tells it. */
const leftAfter = (events: readonly Event[]): number | undefined =>
  first(events, 'declared', 'shot close', 'sprayed', 'template placed', 'thrown', 'flamed')?.left

/** What an extra action point pays is not missing afterwards. */
const paid = ({ ap, extraAP }: Human, price: number): number => ap - Math.max(0, price - extraAP)

/** The dice that were thrown to hit, or for the accuracy of a grenade. */
function diceOf(command: Attack, events: readonly Event[]): readonly Pick<Die, 'modifiers'>[] {
  switch (command.do) {
    case 'fire':
      return all(events, 'burst').flatMap(({ dice }) => dice)
    case 'rake':
      return first(events, 'burst')?.dice ?? []
    case 'shoot-close':
      return all(events, 'shot close').flatMap(({ dice }) => dice)
    case 'spray':
      return all(events, 'diced for').map(({ die }) => die)
    case 'throw':
    case 'launch':
      return all(events, 'thrown').map(({ die }) => die)
    case 'flame':
      return all(events, 'burned')
        .filter(({ clause }) => clause === 'dw.flame.3')
        .map(({ modifiers = [] }) => ({ modifiers }))
  }
}

/** Whom the rules had in mind and in which order, as far as they tell. */
function targetsOf(command: Attack, { events, state }: Done): readonly number[] | null {
  switch (command.do) {
    case 'fire':
      return first(events, 'declared')?.targets.map(figureNamed) ?? null
    case 'shoot-close':
      return [figureNamed(command.target)]
    case 'spray':
      return all(events, 'diced for').map(({ figure }) => figureNamed(figure))
    case 'rake':
      return dealingIn(state)?.targets ?? null
    default:
      return null
  }
}

const shown = (modifiers: readonly Modifier[]): string[] =>
  modifiers
    .filter(({ value }) => value !== 0)
    .map(({ clause, value }) => `${signed(value)} ${clause}`)
    .sort()

/** Notes that are no modifiers but have a number in front. */
const NOISE: readonly string[] = ['dw.entry.7', 'dw.entry.10', 'dw.setup.4']

const shownParts = ({ parts }: Pick<Variant, 'parts'>): string[] =>
  parts
    .filter(({ value, clause }) => /^[+−]\d+$/.test(value) && !NOISE.includes(clause))
    .map(({ value, clause }) => `${value} ${clause}`)
    .sort()

/** Does the page say that somebody hears it? */
const isHeard = (variant: Variant, target: Target): boolean | null => {
  const said = [...variant.parts, ...target.notes].map(({ clause }) => clause)
  if (said.includes('dw.weapons.7')) return false
  return said.includes('dw.entry.7') || said.includes('dw.entry.10') || said.includes('dw.zsense.4') ? true : null
}

/** What the page says of an attack, against what the rules then do. */
function compare(moment: Moment, s: DisplayState, human: Human, target: Target, variant: Variant): void {
  const command = variant.commands[0] as Attack
  const name = `${JSON.stringify(command)} "${variant.label}"`
  const ahead = lookOf(s).attack(human, command)
  const after = done(moment, command, 7)
  const { events } = after
  const left = leftAfter(events)
  if (left === undefined || first(events, 'fires wild')) return
  const price = /, (\d+) AP$/.exec(variant.label)?.[1]
  if (price !== undefined) expect(left, `price of ${name}`).toBe(paid(human, Number(price)))
  expect(left, `price of ${name}`).toBe(paid(human, ahead.price))
  const targets = targetsOf(command, after)
  if (targets) expect(ahead.targets, `targets of ${name}`).toEqual(targets)
  const dice = diceOf(command, events)
  const isCut = all(events, 'jam rolled').some(({ jammed }) => jammed)
  if (!isCut && command.do !== 'flame') expect(dice.length, `dice of ${name}`).toBe(ahead.dice)
  for (const [i, { modifiers }] of dice.entries()) {
    const forecast = i === 0 ? ahead.first : ahead.modifiers
    // Of the bursts of two guns the first die of each is aimed, and nobody aims two guns.
    expect(shown(modifiers), `die ${i} of ${name}`).toEqual(shown(forecast))
  }
  if (dice[0] && (command.do === 'fire' || command.do === 'shoot-close' || command.do === 'spray'))
    expect(shownParts(variant), `notes of ${name}`).toEqual(shown(dice[0].modifiers))
  if (variant.dice !== undefined && command.do === 'fire') {
    const sum = (dice[1] ?? dice[0])?.modifiers.reduce((total, { value }) => total + value, 0) ?? 0
    if (!isCut)
      expect(variant.dice).toBe(`${dice.length > 1 ? dice.length : ''}d6${sum === 0 ? '' : ` ${signed(sum)}`}`)
  }
  const heard = isHeard(variant, target)
  if (heard !== null && command.do === 'fire')
    expect(first(events, 'noise') !== undefined, `noise of ${name}`).toBe(heard)
}

/** Every attack that the page offers now, a few targets and ways each; gives their kinds. */
function compareAll(moment: Moment, seen: Set<string>): void {
  const s = situationOf(moment)
  const human = activeHuman(viewOf(s))
  if (!human) return
  for (const planned of planOf(s)) {
    if (!planned.order.enabled || !/^(fire|killer) /.test(planned.order.id)) continue
    for (const place of planned.targets().slice(0, 3)) {
      const target = planned.at(place)
      for (const variant of target?.variants ?? []) {
        const command = variant.commands[0] as Command
        const kind = isAttack(command) ? `${command.do} ${'skill' in command ? (command.skill ?? '') : ''}`.trim() : ''
        if (kind === '' || !target) continue
        seen.add(kind)
        compare(moment, s, human, target, variant)
      }
    }
  }
}

/** One with this gun and these skills, and some of the dead around him. */
const armed = (weapons: readonly unknown[], skills: readonly string[], options: object, over: object = {}): Moment =>
  staged(
    {
      humans: [
        { name: 'Sgt. Lawless', at: cm(26, 34), weapons, ap: 4, sheet: { skills, archetype: 'military' }, ...over },
        { name: 'Marek', at: cm(39.5, 36), weapons: [] },
      ],
      zombies: [
        { at: cm(34, 34) },
        { at: cm(36.5, 35) },
        { at: cm(38, 32), fallen: true },
        { at: cm(56, 34) },
        { at: cm(12, 31) },
      ],
      activation: { human: 1 },
    },
    { skills: true, skillsPerTurn: 5, entryMethods: ['D', 'E'], ...options },
  )

const STAGED: readonly Moment[] = [
  armed(['pistol', 'revolver'], ['double-tap', 'ambidextrous', 'eagle-eye', 'sharpshooter'], {}),
  armed(['pistol', 'revolver'], ['double-tap', 'ambidextrous'], {}, { doubled: true, moved: true }),
  armed(['rifle'], ['sniper', 'eagle-eye', 'double-tap'], {}),
  armed(['sub-machinegun'], ['double-tap', 'killer', 'eagle-eye'], {}),
  armed(['assault-rifle'], ['killer', 'sniper'], {}, { moved: true }),
  armed([{ type: 'pistol', silenced: true }, 'crossbow'], [], {}),
  armed(['pump-shotgun'], ['unload'], {}),
  armed(['sawn-off'], [], {}, { at: cm(31.5, 34) }),
  armed(['rifle'], ['sharpshooter'], {}, { at: cm(12, 40) }),
  armed(['machinegun'], ['gunner'], {}),
  armed(['flamethrower'], [], {}, { at: cm(29, 34) }),
  armed([{ type: 'hand-grenades', grenades: { fragmentation: 1, molotov: 1 } }], [], {}),
  armed([{ type: 'grenade-launcher', grenades: { fragmentation: 1 }, loaded: 1 }], [], {}, { moved: true }),
  armed(['pistol', 'sub-machinegun', 'sawn-off'], ['combat-expert'], {}, { at: cm(31.5, 34) }),
]

/** The price of a way as it is shown: on the way itself, else under its order. */
const priceShown = ({ label, commit }: Variant, detail: string): number | null => {
  const found = /, (\d+) AP$/.exec(label) ?? /, (\d+) AP$/.exec(commit) ?? /^(\d+) AP$/.exec(detail)
  return found ? Number(found[1]) : null
}

/** Everything else that is offered and priced; gives what was compared. */
function comparePrices(moment: Moment, seen: Set<string>): void {
  const s = situationOf(moment)
  const human = activeHuman(viewOf(s))
  if (!human) return
  for (const { order, targets, at } of planOf(s)) {
    if (!order.enabled) continue
    for (const place of targets().slice(0, 2))
      for (const variant of at(place)?.variants.slice(0, 6) ?? []) {
        const command = variant.commands[0] as Command
        const price = isAttack(command) ? null : priceShown(variant, order.detail)
        if (price === null) continue
        const { state } = allDone(moment, variant.commands as readonly Command[], 7)
        const after = humanOf(state, human.n)
        // Whoever is done, or gone, has lost what he had left.
        if (!after || state.activation?.human !== human.n) continue
        const spent = human.ap + human.extraAP - after.ap - after.extraAP
        expect(spent, `price of ${JSON.stringify(command)} "${variant.label}"`).toBe(price)
        seen.add(command.do)
      }
  }
}

describe('what the page says of a price', () => {
  it('is what the rules then take, whatever is done', () => {
    const seen = new Set<string>()
    for (const [i, scenario] of Object.keys(SCENARIOS).entries())
      for (const moment of moments({ scenario }, [20 + i], { every: 9, most: 220 })) comparePrices(moment, seen)
    for (const seed of [3, 4, 5]) for (const moment of advancedMoments(seed, {}, 300, 6)) comparePrices(moment, seen)
    const common = ['move', 'ready', 'reload', 'lie-down', 'stand-up', 'give', 'strike', 'climb']
    expect([...seen]).toEqual(expect.arrayContaining(common))
  }, 120_000)
})

describe('what the page says of an attack', () => {
  it('is what the rules then take and throw, in games of every scenario', () => {
    const seen = new Set<string>()
    for (const [i, scenario] of Object.keys(SCENARIOS).entries())
      for (const moment of moments({ scenario }, [i], { every: 11, most: 220 })) compareAll(moment, seen)
    expect([...seen]).toEqual(expect.arrayContaining(['fire', 'shoot-close']))
  }, 120_000)

  it('[dw.cskill.22] [dw.cskill.5] [dw.cskill.7] is so with skills, after movement, at double cost and in close combat', () => {
    const seen = new Set<string>()
    for (const moment of STAGED) compareAll(moment, seen)
    for (const seed of [1, 2]) for (const moment of advancedMoments(seed, {}, 300, 5)) compareAll(moment, seen)
    const kinds = ['double-tap', 'ambidextrous', 'eagle-eye', 'sharpshooter', 'sniper'].map((skill) => `fire ${skill}`)
    expect([...seen]).toEqual(expect.arrayContaining([...kinds, 'rake', 'rake killer', 'throw', 'launch', 'flame']))
  }, 120_000)
})
