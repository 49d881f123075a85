import { type Bound, commitmentTo, locksOf } from './bound.ts'
import { isSecret, sideShowing, sourceOf } from './dice/index.ts'
import { digest } from './json.ts'
import { sameJson } from './same-json.ts'
import { diceOf, historyOf, Ledger, Miscount } from './ledger.ts'
import { type Save, saveShape } from './save-shape.ts'
import { type Fault, parse } from './shape.ts'
import { packed, type DiceLine, type Stock, unpacked } from './supply.ts'
import { olderFault } from './verify-older.ts'

export interface Verified {
  readonly rolls: number
  readonly draws: number
  /** Dice that a hand threw: nobody can check them. */
  readonly byHand: number
  /** Rolls and draws that are no longer part of the log, because something was taken back. */
  readonly spent: number
  /** It was begun under the older promise, which bound the host to its secret alone. */
  readonly older: boolean
  /** It was begun under other rules than it was recorded under. */
  readonly otherRules: boolean
}

export type Verdict = { readonly ok: true; readonly verified: Verified } | { readonly ok: false; readonly fault: Fault }
const fault = (at: string, why: string): { ok: false; fault: Fault } => ({ ok: false, fault: { at, why } })

type Committed = Extract<Save['dice'], { kind: 'committed' }>

/** Checks every roll and draw of a save against what was committed to. Knows no game. */
export function verifySave(json: unknown): Verdict {
  const read = parse(saveShape, json)
  if (!read.ok) return read
  const save = read.value
  const { dice, opening, entries } = save
  if (dice.kind !== 'committed') return fault('dice.kind', `${dice.kind} dice cannot be checked, only committed ones`)
  const { secret, bound } = dice
  if (secret === undefined) return fault('dice.secret', 'missing: the secret is published when the match is over')
  const unnumbered = [opening, ...entries].findIndex(isUnnumbered)
  if (unnumbered >= 0)
    return fault(
      `${unnumbered === 0 ? 'opening' : `entries[${unnumbered - 1}]`}.k`,
      'expected a number for every roll and draw',
    )
  const wrong = bound
    ? boundFault(save, dice, bound, secret)
    : olderFault(save, { ...dice, secret, match: dice.match ?? '' })
  return wrong ? { ok: false, fault: wrong } : { ok: true, verified: counted(save, dice) }
}

const isUnnumbered = ({ rolled, drawn, k }: DiceLine): boolean =>
  k?.rolled.length !== rolled.length || k.drawn.length !== drawn.length

function counted({ opening, entries, rules }: Save, { at, bound }: Committed): Verified {
  const lines = [opening, ...entries]
  const numbers = lines.flatMap(({ k }) => [...(k?.rolled ?? []), ...(k?.drawn ?? [])])
  const byHand = numbers.filter((k) => k === 0).length
  const spent = at.rolls + at.draws - (numbers.length - byHand)
  const otherRules = bound !== undefined && bound.rules !== rules
  return { rolls: at.rolls, draws: at.draws, byHand, spent, older: bound === undefined, otherRules }
}

/** The host is held to all that it committed to: secret, what is played, and every number in its order. */
function boundFault(save: Save, dice: Committed, bound: Bound, secret: string): Fault | null {
  if (!isSecret(secret)) return { at: 'dice.secret', why: 'not 64 lower-case hexadecimal digits' }
  if (commitmentTo(secret, bound) !== dice.commitment)
    return { at: 'dice', why: 'the secret is not the one committed to, or not with this match' }
  if (!sameJson(dice.locks ?? {}, locksOf(dice.commitment, dice.shares)))
    return { at: 'dice.shares', why: 'the shares are not those that were locked' }
  return otherwisePlayed(save, bound) ?? falseDie(save, dice, secret) ?? miscount(save, dice)
}

/** What was played is what the host is bound to. Rules that were changed since may know more options. */
function otherwisePlayed(save: Save, bound: Bound): Fault | null {
  const position = save.position === undefined ? null : digest(save.position)
  const known = Object.keys(bound.options)
  const options =
    save.rules === bound.rules ? save.options : Object.fromEntries(known.map((id) => [id, save.options[id]]))
  const played: Bound = { ...bound, ...pick(save), options, position }
  const other = (Object.keys(bound) as (keyof Bound)[]).find((key) => !sameJson(played[key], bound[key]))
  return other === undefined ? null : { at: other, why: 'the match was sealed with something else' }
}

const pick = ({
  game,
  holders,
  undoDice,
  physical,
}: Save): Pick<Bound, 'game' | 'holders' | 'undoDice' | 'physical'> => ({
  game,
  holders,
  undoDice,
  physical,
})

/** Where a number is missing, comes twice or stands where it cannot have been thrown. */
function miscount(save: Save, { at }: Committed): Fault | null {
  if (save.spent) return { at: 'spent', why: 'dice are left out without an entry that was taken back' }
  const steps = historyOf(save)
  if (!steps) return { at: 'takenBack', why: 'what was taken back cannot have stood there' }
  const ledger = new Ledger(save)
  try {
    ledger.add(save.opening, 'opening')
    for (const step of steps) {
      if (step.what === 'cut') ledger.cut(step.takeBack, step.place)
      else if (step.what === 'hands') ledger.change(step.change, step.place)
      else if (isUnnumbered(step.entry))
        throw new Miscount(`${step.place}.k`, 'expected a number for every roll and draw')
      else ledger.add(step.entry, step.place)
    }
    ledger.lose(save.lost, 'lost')
  } catch (error) {
    if (error instanceof Miscount) return { at: error.at, why: error.message }
    throw error
  }
  if (!sameJson(packed(ledger.again), packed(unpacked(save.again))))
    return { at: 'again', why: 'what is to come again is not what was taken back' }
  if (sameJson(ledger.made, at)) return null
  return { at: 'dice.at', why: `${at.rolls} rolls and ${at.draws} draws were made, but not all are recorded` }
}

/** The first die that the secret does not give. */
function falseDie(save: Save, { shares, bound }: Committed, secret: string): Fault | null {
  const source = sourceOf({ secret, shares, match: bound?.match ?? '' })
  const gone = (save.takenBack ?? []).flatMap(({ entries }) => entries)
  const stocks: Stock[] = [...[save.opening, ...save.entries, ...gone].map(diceOf), unpacked(save.lost)]
  for (const { rolls, draws } of stocks) {
    for (const { k, n, value } of rolls) {
      const side = sideShowing(value, n)
      const right = k > 0 ? 1 + source('roll', k, n) : side
      if (right !== side) return { at: `roll ${k}`, why: `the secret gives ${right}, not ${value}` }
    }
    for (const { k, n, value } of draws) {
      const right = source('draw', k, n)
      if (right !== value) return { at: `draw ${k}`, why: `the secret gives ${right}, not ${value}` }
    }
  }
  return null
}
