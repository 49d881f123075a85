/** A table that is being set up: what was chosen, and what follows from it. Knows no game but what its display says. */
import type { BotLevel, SeatChoice, MatchSetup } from '@shamble/host'
import type { OptionValue, OptionValues, Seat } from '@shamble/kernel'
import type { ScenarioCard, SeatSlot, SetupDisplay } from '../play/game-display.ts'
import { scenarioFor, standardFor } from '../play/house-rules.ts'
import { plural } from '../words/plain.ts'
import { holderWords, YOU } from './words.ts'

/** How a seat is filled on the page: a name stays there while somebody tries a bot. */
export interface SeatDraft {
  readonly kind: 'me' | 'someone' | 'bot'
  readonly name: string
  readonly level: BotLevel
  readonly physical: boolean
}

export interface Draft {
  /** Only what differs from the scenario's and the book's values, beside the scenario itself and the size. */
  readonly options: OptionValues
  readonly seats: Readonly<Record<Seat, SeatDraft>>
  /** What whoever sets up is called where others sit at the same screen. */
  readonly me?: string
  readonly undoDice: 'same' | 'fresh'
  readonly seed: string
  /** The size of the table, if it was rolled. */
  readonly rolled?: string
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const scenarioOf = (display: SetupDisplay, { options }: Pick<Draft, 'options'>): ScenarioCard =>
  scenarioFor(display, options) ?? (display.scenarios[0] as ScenarioCard)

/** What an option is unless somebody changes it. */
export const standardOf = (display: SetupDisplay, { options }: Pick<Draft, 'options'>, id: string): OptionValue =>
  standardFor(display, { ...options, [display.scenarioOption]: scenarioOf(display, { options }).id }, id) ?? null

export const valueOf = (display: SetupDisplay, draft: Pick<Draft, 'options'>, id: string): OptionValue =>
  draft.options[id] ?? standardOf(display, draft, id)

/** All values, for the display's own questions. */
export const allValues = (display: SetupDisplay, draft: Pick<Draft, 'options'>): OptionValues =>
  Object.fromEntries(Object.keys(display.options).map((id) => [id, valueOf(display, draft, id)]))

export const slotsOf = (display: SetupDisplay, draft: Pick<Draft, 'options'>): readonly SeatSlot[] =>
  display.seats(allValues(display, draft))

/** House rules as opposed to what the rows above them decide. */
function houseRules(display: SetupDisplay): string[] {
  return display.optionGroups.flatMap(({ options }) => options.map(({ id }) => id))
}

/** The house rules that are not at the book's (or the scenario's) value. */
export const changesOf = (display: SetupDisplay, draft: Draft): string[] =>
  houseRules(display).filter((id) => Object.hasOwn(draft.options, id))

/** The chapter that one switch opens is open. */
export const isChapterOpen = (display: SetupDisplay, draft: Pick<Draft, 'options'>): boolean =>
  display.chapter !== undefined && draft.options[display.chapter.option] === true

/** "by the book", "with 2 house rules", "with the advanced rules and 1 house rule". */
export function rulesWords(display: SetupDisplay, draft: Draft): string {
  const changed = changesOf(display, draft).filter((id) => id !== display.chapter?.option).length
  const parts = [
    ...(isChapterOpen(display, draft) && display.chapter ? [display.chapter.words] : []),
    ...(changed > 0 ? [`${changed} house ${plural(changed, 'rule')}`] : []),
  ]
  return parts.length === 0 ? 'by the book' : `with ${parts.join(' and ')}`
}

/** Those that somebody holds. */
export const heldSlots = (display: SetupDisplay, draft: Pick<Draft, 'options'>): readonly SeatSlot[] =>
  slotsOf(display, draft).filter(({ automatic }) => !automatic)

/** The side with the most seats. */
function largestSide(slots: readonly SeatSlot[]): string | undefined {
  const count = (side: string): number => slots.filter((slot) => slot.side === side).length
  return [...slots].sort((a, b) => count(b.side) - count(a.side))[0]?.side
}

/** I hold the larger side, or one of it where each has secrets; bots the rest. */
export function newDraft(display: SetupDisplay, dice: boolean): Draft {
  const draft: Draft = { options: display.quickStart, seats: {}, undoDice: 'same', seed: '' }
  const slots = slotsOf(display, draft)
  const mine = largestSide(heldSlots(display, draft))
  const seats = slots.map(({ seat, side, bot }): [Seat, SeatDraft] => [
    seat,
    { kind: side === mine && !bot ? 'me' : 'bot', name: '', level: 'competent', physical: dice },
  ])
  return { ...draft, seats: Object.fromEntries(seats) }
}

/** Every seat of the table filled; new ones like the last of their side. */
function seated(display: SetupDisplay, draft: Draft): Draft {
  const seats: Record<Seat, SeatDraft> = {}
  const last = new Map<string, SeatDraft>()
  for (const { seat, side } of slotsOf(display, draft)) {
    const filled: SeatDraft = draft.seats[seat] ??
      last.get(side) ?? { kind: 'bot', name: '', level: 'competent', physical: false }
    seats[seat] = filled
    last.set(side, filled)
  }
  return { ...draft, seats: withMe(display, draft, seats) }
}

/** Whoever sets up sits somewhere: where all seats are new, in the first. */
function withMe(display: SetupDisplay, draft: Draft, seats: Draft['seats']): Draft['seats'] {
  const held = heldSlots(display, draft)
  const me = Object.values(draft.seats).find(({ kind }) => kind === 'me')
  const [first] = held
  const isThere = held.some(({ seat }) => seats[seat]?.kind !== 'bot')
  return first && me && !isThere ? { ...seats, [first.seat]: me } : seats
}

function without(options: OptionValues, ids: readonly string[]): OptionValues {
  return Object.fromEntries(Object.entries(options).filter(([id]) => !ids.includes(id)))
}

/** Another scenario; whatever else still makes sense is kept. */
export function withScenario(display: SetupDisplay, draft: Draft, id: string): Draft {
  return fitted(display, draft, { ...without(draft.options, [display.ownOption ?? '']), [display.scenarioOption]: id })
}

/** A scenario of one's own instead of a listed one. */
export const withOwn = (display: SetupDisplay, draft: Draft, document: OptionValue): Draft =>
  fitted(display, draft, { ...draft.options, [display.ownOption ?? '']: document })

/** A table by the dice. */
export const withRolled = (display: SetupDisplay, draft: Draft, size: string, document: OptionValue): Draft => ({
  ...withOwn(display, draft, document),
  rolled: size,
})

function fitted(display: SetupDisplay, { rolled: _, ...draft }: Draft, options: OptionValues): Draft {
  const scenario = scenarioOf(display, { options })
  const sized = { ...options, ...sizeFor(display, draft, scenario) }
  return seated(display, { ...draft, options: tidied(display, without(sized, scenario.hides)) })
}

/** As many as before, if the scenario takes so many. */
function sizeFor(display: SetupDisplay, draft: Draft, { sizes }: ScenarioCard): OptionValues {
  const { size } = display
  const [usual] = sizes
  if (size === undefined || usual === undefined) return {}
  const before = sizeOf(display, draft)
  return { [size.option]: listOf(display, draft, sizes.includes(before) ? before : usual) }
}

/** How many set out. */
export function sizeOf(display: SetupDisplay, draft: Pick<Draft, 'options'>): number {
  const value = display.size ? valueOf(display, draft, display.size.option) : 0
  return display.size?.count?.(value) ?? (value as number)
}

const listOf = (display: SetupDisplay, draft: Draft, size: number): OptionValue =>
  display.size?.make?.(valueOf(display, draft, display.size.option), size) ?? size

/** Without house rules that are what they would be anyway. */
const tidied = (display: SetupDisplay, options: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([id, value]) => !houseRules(display).includes(id) || !same(value, standardOf(display, { options }, id)),
    ),
  )

export const withSize = (display: SetupDisplay, draft: Draft, size: number): Draft =>
  display.size
    ? seated(display, { ...draft, options: { ...draft.options, [display.size.option]: listOf(display, draft, size) } })
    : draft

export function withRole(display: SetupDisplay, draft: Draft, slot: SeatSlot, value: string): Draft {
  const { role } = slot
  if (!role) return draft
  const before = slotsOf(display, draft)
  const roles = before.flatMap((one) => (one.role?.option === role.option ? [one.role.value] : []))
  const other = role.unique ? roles.indexOf(value) : -1
  if (other >= 0) roles[other] = role.value
  roles[role.index] = value
  const options = { ...draft.options, [role.option]: roles }
  // Where seats are called by what they play, whoever sat there sits there still.
  const seats = Object.fromEntries(
    slotsOf(display, { options }).flatMap(({ seat }, i) => {
      const held = draft.seats[before[i]?.seat ?? '']
      return held ? [[seat, held]] : []
    }),
  )
  return seated(display, { ...draft, options, seats })
}

/** What a value of an ask is, under whatever name. */
export const isAsked = (display: SetupDisplay, draft: Draft, option: string, value: OptionValue): boolean =>
  same(valueOf(display, draft, option), value)

export function withOption(display: SetupDisplay, draft: Draft, id: string, value: OptionValue): Draft {
  const options = without(draft.options, [id])
  const changed = same(value, standardOf(display, draft, id)) ? options : { ...options, [id]: value }
  // A chapter that opens or closes changes what its switches are by themselves.
  const next = { ...draft, options: id === display.chapter?.option ? tidied(display, changed) : changed }
  return seated(display, { ...next, seats: withNewSeat(display, draft, next) })
}

/** A seat that was made to be held is mine, and bots play what was. */
function withNewSeat(display: SetupDisplay, draft: Draft, next: Draft): Draft['seats'] {
  const before = new Set(heldSlots(display, draft).map(({ seat }) => seat))
  const wanted = heldSlots(display, next).find(({ seat, mine }) => mine && !before.has(seat))
  if (!wanted) return draft.seats
  const left = Object.entries(draft.seats).map(([seat, one]): [Seat, SeatDraft] => [
    seat,
    one.kind === 'me' ? { ...one, kind: 'bot' } : one,
  ])
  const mine: SeatDraft = { kind: 'me', name: '', level: 'competent', physical: false }
  return { ...Object.fromEntries(left), [wanted.seat]: mine }
}

export const withSeat = (draft: Draft, seat: Seat, change: Partial<SeatDraft>): Draft => {
  const before = draft.seats[seat]
  return before ? { ...draft, seats: { ...draft.seats, [seat]: { ...before, ...change } } } : draft
}

/** The house rules of a preset instead of whatever was changed; a chapter stays as open as it is. */
export function withPreset(display: SetupDisplay, draft: Draft, preset: OptionValues): Draft {
  const { hides } = scenarioOf(display, draft)
  const cleared = houseRules(display).filter((id) => id !== display.chapter?.option)
  let next: Draft = { ...draft, options: without(draft.options, cleared) }
  for (const [id, value] of Object.entries(preset)) if (!hides.includes(id)) next = withOption(display, next, id, value)
  return next
}

export const isPreset = (display: SetupDisplay, draft: Draft, preset: OptionValues): boolean => {
  const wanted = withPreset(display, draft, preset)
  const ids = new Set([...changesOf(display, draft), ...changesOf(display, wanted)])
  return [...ids].every((id) => same(draft.options[id], wanted.options[id]))
}

/** Others sit at this screen as well: each needs a name. */
export const isShared = ({ seats }: Pick<Draft, 'seats'>): boolean =>
  Object.values(seats).some(({ kind }) => kind === 'me') && Object.values(seats).some(({ kind }) => kind === 'someone')

/** Somebody without a name is called by number. */
export function choicesOf(display: SetupDisplay, draft: Draft): Record<Seat, SeatChoice> {
  const choices: Record<Seat, SeatChoice> = {}
  const me = isShared(draft) ? draft.me?.trim() || 'Player 1' : YOU
  let nameless = 1
  for (const { seat } of slotsOf(display, draft)) {
    const filled = draft.seats[seat]
    if (!filled) continue
    const { kind, level, physical } = filled
    const name = filled.name.trim()
    if (kind === 'bot') choices[seat] = { kind: 'bot', level }
    else choices[seat] = { kind: 'person', name: kind === 'me' ? me : name || `Player ${++nameless}`, physical }
  }
  return choices
}

export function setupOf(display: SetupDisplay, draft: Draft, guide: boolean): MatchSetup {
  const { undoDice, options } = draft
  const seed = draft.seed.trim()
  return {
    game: display.id,
    title: scenarioOf(display, draft).title,
    options,
    seats: choicesOf(display, draft),
    ...(seed ? { seed } : {}),
    undoDice,
    guide,
  }
}

/** "Evac, Quick Patrol: you hold three marines, a steady bot holds the dead, by the book." */
export function headingOf(display: SetupDisplay, draft: Draft): string {
  const held = new Map<string, Map<string, number>>()
  const choices = choicesOf(display, draft)
  const slots = heldSlots(display, draft)
  for (const { seat, side } of slots) {
    const choice = choices[seat]
    if (!choice) continue
    const who = draft.seats[seat]?.kind === 'me' ? 'you' : holderWords(choice)
    const sides = held.get(who) ?? new Map<string, number>()
    sides.set(side, (sides.get(side) ?? 0) + 1)
    held.set(who, sides)
  }
  const ofSide = (side: string): number => slots.filter((slot) => slot.side === side).length
  const phrases = [...held]
    .sort(([a], [b]) => Number(b === 'you') - Number(a === 'you'))
    .map(([who, sides]) => {
      const what = [...sides].map(([side, n]) => display.sideWords(side, n, ofSide(side))).join(' and ')
      return `${who} ${who === 'you' ? 'play' : 'plays'} ${what}`
    })
  const dice = Object.values(choices).some((choice) => choice.kind === 'person' && choice.physical)
  const parts = [...phrases, rulesWords(display, draft), ...(dice ? ['real dice'] : [])]
  return `${display.title}, ${scenarioOf(display, draft).title}: ${parts.join(', ')}.`
}
