/** rs.hunter D19, D23: what a person as umpire tells his mutants, in one answer for step 7 and one for step 10. */
import { readOnly, type Refusal, type Step } from '@shamble/kernel'
import type { AnyZed, Command, CommandOf } from '../commands.ts'
import {
  allZeds,
  type AttackTold,
  type HunterTold,
  isInPlay,
  type Look,
  type Survivor,
  survivorOf,
  type Zed,
} from '../state.ts'
import { springAt } from './33-hunter.ts'
import { throwTargets } from './34-tank.ts'
import { spitTargets } from './35-boomer.ts'
import { tongueTargets } from './36-smoker.ts'
import { askUmpire, callOf, changeDesk, deskOf, refuseAt, zedCalled } from './45-umpire.ts'
import type { Transaction } from '../state.ts'

type Told = CommandOf<'hunters'>['told'][number]

const sameZed = (a: AnyZed, b: AnyZed): boolean => JSON.stringify(a) === JSON.stringify(b)

const living = (look: Look): Survivor[] => look.state.survivors.filter(isInPlay)

/** rs.hunter.3, rs.hunter.6 A crouching Hunter leaps at whom it can reach; unseen it may wait. */
function crouchingRefusal(look: Look, z: Zed, { does, at }: Told, where: string): Refusal | null {
  if (does === 'leap') {
    const prey = at === undefined ? undefined : survivorOf(look.state, at)
    return prey && springAt(look, z, prey) !== null
      ? null
      : refuseAt('rs.hunter.6', where, 'It cannot spring at this survivor.')
  }
  if (does !== 'stay') return refuseAt('rs.hunter.3', where, 'A crouching Hunter leaps, or waits unseen.')
  return z.n === 0 ? null : refuseAt('rs.hunter.3', where, 'It has been seen, and leaps.')
}

/** Why a Hunter cannot be told that; null if it can. */
export function hunterRefusal(look: Look, told: Told, where: string): Refusal | null {
  const z = zedCalled(look, told.zed)
  if (!z || z.kind !== 'hunter') return refuseAt('rs.hunter.1', where, 'This is no Hunter.')
  if (z.pins !== null) return refuseAt('rs.hunter.15', where, 'It holds somebody and stays.')
  if (z.down || z.spent || z.posture === 'springing')
    return refuseAt('rs.zed.5', where, 'It can do nothing in this step.')
  if (z.posture === 'crouching') return crouchingRefusal(look, z, told, where)
  return told.does === 'walk' || told.does === 'crouch'
    ? null
    : refuseAt('rs.hunter.4', where, 'A standing Hunter walks or crouches.')
}

function checkHunters(look: Look, command: Command): Refusal | null {
  if (command.do !== 'hunters') return null
  const { told } = command
  for (const [i, one] of told.entries()) {
    const where = `told[${i}]`
    if (told.findIndex(({ zed }) => sameZed(zed, one.zed)) < i)
      return refuseAt('rs.hunter.4', where, 'It does one thing.')
    const wrong = hunterRefusal(look, one, where)
    if (wrong) return wrong
  }
  return null
}

/** Examples: nothing, all that stand walk, all that stand crouch, what is hidden waits. */
function hunterChoices(look: Look): Command[] {
  const hunters = allZeds(look.state).filter(({ kind }) => kind === 'hunter')
  const all = (telling: (z: Zed) => Told | null): Command => ({
    do: 'hunters',
    told: hunters.flatMap((z) => {
      const one = telling(z)
      return one && hunterRefusal(look, one, '') === null ? [one] : []
    }),
  })
  const examples = [
    all(() => null),
    all((z) => (z.posture === 'standing' ? { zed: callOf(z), does: 'walk' } : null)),
    all((z) => ({ zed: callOf(z), does: z.posture === 'standing' ? 'crouch' : 'stay' })),
    ...living(look).map(({ n }) => all((z) => ({ zed: callOf(z), does: 'leap', at: n }))),
  ]
  return examples.filter((one, i) => examples.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i)
}

function tellHunters(t: Transaction, { told }: CommandOf<'hunters'>): void {
  const hunters = told.flatMap(({ zed, does, at = null }): HunterTold[] => {
    const z = zedCalled(t, zed)
    return z ? [readOnly({ zed: z.id, does, at })] : []
  })
  changeDesk(t, { hunters })
}

/** D19, at the beginning of 7c. */
export const huntersQuestion: Step<Transaction, Command> = askUmpire('rs.hunter.4', 'tell Hunters', {
  wanted: 'Say what your Hunters do, or let them do it by the book.',
  answers: 'hunters',
  choices: hunterChoices,
  check: checkHunters,
  take: (t, command) => tellHunters(t, command as CommandOf<'hunters'>),
})

export const hunterTold = (look: Look, { id }: Zed): HunterTold | null =>
  deskOf(look).hunters.find(({ zed }) => zed === id) ?? null

/** rs.boomer.2, rs.tank.11, rs.smoker.8 Whom a mutant could attack in step 10. */
export function attackTargets(look: Look, z: Zed): readonly Survivor[] {
  if (z.kind === 'boomer') return spitTargets(look, z)
  if (z.kind === 'tank') return z.cutOff ? throwTargets(look, z) : []
  return z.kind === 'smoker' && !z.down ? tongueTargets(look, z) : []
}

const CLAUSES = { boomer: 'rs.boomer.2', tank: 'rs.tank.11', smoker: 'rs.smoker.9' } as const

function attackRefusal(look: Look, { zed, at }: CommandOf<'mutants'>['told'][number], where: string): Refusal | null {
  const z = zedCalled(look, zed)
  if (!z || (z.kind !== 'boomer' && z.kind !== 'tank' && z.kind !== 'smoker'))
    return refuseAt('rs.turn.9', where, 'This is no Boomer, Tank or Smoker.')
  if (at === undefined)
    return z.n === 0 ? null : refuseAt('rs.mutant.3', where, 'Only a mutant in ambush can let a chance pass.')
  const isThere = attackTargets(look, z).some(({ n }) => n === at)
  return isThere ? null : refuseAt(CLAUSES[z.kind], where, 'It cannot attack this survivor.')
}

function checkAttacks(look: Look, command: Command): Refusal | null {
  if (command.do !== 'mutants') return null
  const { told } = command
  for (const [i, one] of told.entries()) {
    const where = `told[${i}]`
    if (told.findIndex(({ zed }) => sameZed(zed, one.zed)) < i) return refuseAt('rs.turn.9', where, 'It attacks once.')
    const wrong = attackRefusal(look, one, where)
    if (wrong) return wrong
  }
  return null
}

/** Examples: nothing, everybody at the last whom he could attack, what is hidden waits. */
function attackChoices(look: Look): Command[] {
  const attackers = allZeds(look.state).filter(({ kind }) => kind === 'boomer' || kind === 'tank' || kind === 'smoker')
  const last = attackers.flatMap((z) => {
    const target = attackTargets(look, z).at(-1)
    return target ? [{ zed: callOf(z), at: target.n }] : []
  })
  const waiting = attackers.filter(({ n }) => n === 0).map((z) => ({ zed: callOf(z) }))
  return [
    { do: 'mutants', told: [] },
    ...(last.length > 0 ? [{ do: 'mutants', told: last } as const] : []),
    ...(waiting.length > 0 ? [{ do: 'mutants', told: waiting } as const] : []),
  ]
}

function tellAttackers(t: Transaction, { told }: CommandOf<'mutants'>): void {
  const attacks = told.flatMap(({ zed, at = null }): AttackTold[] => {
    const z = zedCalled(t, zed)
    return z ? [readOnly({ zed: z.id, at })] : []
  })
  changeDesk(t, { attacks })
}

/** D23, at the beginning of step 10. */
export const attacksQuestion: Step<Transaction, Command> = askUmpire('rs.turn.9', 'tell mutants', {
  wanted: 'Say whom your mutants attack, or let them do it by the book.',
  answers: 'mutants',
  choices: attackChoices,
  check: checkAttacks,
  take: (t, command) => tellAttackers(t, command as CommandOf<'mutants'>),
})

/** rs.seats.4 Whom it was told to attack, if it still can; nobody, if it was told to wait; else the first of them. */
export function attackedBy(look: Look, { id, n }: Zed, targets: readonly Survivor[]): Survivor | undefined {
  const told = deskOf(look).attacks.find(({ zed }) => zed === id)
  if (told?.at === null && n === 0) return undefined
  return targets.find((s) => s.n === told?.at) ?? targets[0]
}
