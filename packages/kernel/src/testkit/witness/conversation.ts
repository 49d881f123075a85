/** The same conversation is held in two worlds, and whatever one seat hears is compared. */
import type { Command } from '../../flow.ts'
import { type SeededDice, recording, seeded } from '../../dice/index.ts'
import type { Advice, Game } from '../../game.ts'
import { sameJson } from '../../same-json.ts'
import { LONGEST_WHY } from '../../messages.ts'
import { apply, judge, onClock } from '../../play.ts'
import type { Seat } from '../../seat.ts'
import type { CausedEvent, Kit } from '../../transaction.ts'
import { mayUndo, mustAgree } from '../../undo.ts'
import { seenBy, commandText } from '../words.ts'
import type { Occasion, Tally } from './channels.ts'
import { otherThan, type Unnumbered, type Witness, type World } from './worlds.ts'

/** What a pair is compared with, and how it is held. */
export interface Held<K extends Kit> {
  readonly game: Game<K>
  readonly witness: Witness<K>
  readonly seat: Seat | null
  readonly worlds: readonly [World<K>, World<K>]
  readonly tally: Tally
  readonly luck: SeededDice
  /** Commands that were given lately, by anybody: most are refused here. */
  readonly pool: readonly K['command'][]
  /** Where the pair comes from. */
  readonly about: string
}

/** At most; often fewer, so that time is up at any question. */
const COMMANDS = 6
const TRIES = 4

export class Conversation<K extends Kit> {
  readonly #held: Held<K>
  readonly #physical: ReadonlySet<Seat>

  constructor(held: Held<K>) {
    this.#held = held
    this.#physical = new Set(held.worlds[0].match.terms.physical)
  }

  /** From joining to looking back; it ends earlier where something comes to light. */
  hold(): void {
    this.#hear('look', 'joining')
    this.#ask()
    this.#lookBack()
    let goesOn = true
    for (let n = this.#below(COMMANDS + 1); n > 0 && goesOn; n--) goesOn = this.#command()
    if (goesOn) this.#timeUp()
    this.#held.tally.endPair()
  }

  #below(n: number): number {
    return this.#held.luck.draw('', n)
  }

  #any<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.#below(list.length)]
  }

  #hear(occasion: Occasion, what: string): void {
    const { worlds, tally, about, seat } = this.#held
    const [a, b] = worlds
    tally.hear(occasion, a.heard(), b.heard(), () => `${about}, ${seat ?? 'looking on'}, ${what}`)
  }

  #say(message: Unnumbered, what: string): void {
    for (const world of this.#held.worlds) world.say(message)
    this.#hear('look', what)
  }

  /** What changes nothing: commands that are refused, hints, odds, what a bot would do here, and the past. */
  #ask(): void {
    const { game, witness, seat, worlds, pool } = this.#held
    const { match } = worlds[0]
    for (const ask of witness.asks?.(match.table.state, seat) ?? [])
      this.#say({ t: 'hints', seat, ask }, `hints of ${JSON.stringify(ask)}`)
    if (seat === null) return
    for (let n = 0; n < TRIES; n++) {
      const command = this.#any(pool)
      if (command && judge(game, match.table, seat, command) !== null)
        this.#say({ t: 'command', seat, decision: null, command }, `trying ${commandText(command)}`)
    }
    this.#say({ t: 'undo', seat: 'nobody' }, 'for a seat that is not there')
    const command = this.#any(match.choices(seat))
    if (!command || match.needs) return
    this.#say({ t: 'odds', seat, command }, `the odds of ${commandText(command)}`)
    const { tally, about } = this.#held
    const [ours, theirs] = worlds.map((world) => this.#advice(world, seat))
    tally.compare('reasons', ours, theirs, () => `${about}, what ${seat} is advised`)
  }

  #advice({ match }: World<K>, seat: Seat): Advice<K['command']> | null {
    const { game } = this.#held
    const offered = match.choices(seat)
    return offered.length === 0 ? null : game.advise(game.view(match.table, seat), match.book, seat, offered)
  }

  /** One command in both worlds; false if the pair ends with it. */
  #command(): boolean {
    const { game, worlds, seat } = this.#held
    const { match } = worlds[0]
    const asked = match.pending()
    if (this.#below(6) === 0 && !this.#besides()) return false
    const who = this.#any([...(asked?.owe ?? []), ...(this.#below(8) === 0 ? (asked?.may ?? []) : [])])
    if (!asked || who === undefined || match.needs) return false
    const advised = this.#below(2) === 0 ? this.#advice(worlds[0], who) : null
    const command = advised?.command ?? this.#any(match.choices(who))
    if (!command) return false
    if (asked.sealed && who !== seat) return this.#sealed(who, command)
    if (who !== seat && who === this.#held.witness.knowing?.seat) return this.#knowing(who, command)
    // What another seat holds may be otherwise, so that it cannot give this command in both worlds.
    if (who !== seat && judge(game, worlds[1].match.table, who, command) !== null) return false
    return this.#give(who, [command, command], this.#whys(who, advised))
  }

  /** The reasons of a bot that would do this in both worlds. */
  #whys(who: Seat, advised: Advice<K['command']> | null): readonly [string?, string?] {
    if (!advised) return []
    const { worlds, seat } = this.#held
    const theirs = this.#advice(worlds[1], who)
    const same = theirs !== null && (who === seat || sameJson(theirs.command, advised.command))
    return same ? [advised.why, theirs.why] : []
  }

  /** Another seat answers unseen, otherwise in each world, and says why. */
  #sealed(who: Seat, command: K['command']): boolean {
    const { worlds, luck } = this.#held
    const other = otherThan<K['command']>(command, worlds[1].match.choices(who), luck)
    const why = (one: Command): string => `I choose ${commandText(one)}.`.slice(0, LONGEST_WHY)
    return this.#give(who, [command, other], [why(command), why(other)])
  }

  /** Who knows all decides otherwise in the other world, as far as nothing of it shows. */
  #knowing(who: Seat, command: K['command']): boolean {
    const { game, worlds, witness, luck, tally } = this.#held
    const there = worlds[1].match.table
    const other = witness.knowing?.instead(command, there, luck) ?? command
    if (judge(game, there, who, other) !== null) return false
    if (!sameJson(command, other)) tally.otherwise++
    return this.#give(who, [command, other], [])
  }

  /** Who knows all does something openly, at any time; false if the pair ends with it. */
  #besides(): boolean {
    const { game, worlds, witness, seat, luck } = this.#held
    const { knowing } = witness
    if (!knowing || knowing.seat === seat || worlds[0].match.needs) return true
    const command = knowing.besides?.(worlds[0].match.table, luck) ?? null
    if (command === null) return true
    const mayGive = worlds.every(({ match }) => judge(game, match.table, knowing.seat, command) === null)
    return !mayGive || this.#give(knowing.seat, [command, command], [])
  }

  #give(who: Seat, commands: readonly [K['command'], K['command']], whys: readonly [string?, string?]): boolean {
    const { worlds } = this.#held
    const marks = worlds.map(({ match }) => match.entries.length)
    const faces = worlds.map((world, i) => this.#facesFor(world, who, commands[i] as K['command']))
    if (faces.includes(null)) return false
    for (const [i, world] of worlds.entries()) {
      const why = whys[i] === undefined ? {} : { why: whys[i] }
      world.sayFor(who, { t: 'command', seat: who, decision: null, command: commands[i], ...why })
      this.#type(world, faces[i] ?? [])
    }
    if (this.#cameToLight(marks)) return false
    this.#hear('command', `after ${commandText(commands[0])} by ${who}`)
    if (this.#below(3) === 0) this.#takeBack(who)
    if (this.#below(3) === 0) this.#lookBack()
    return worlds.every(({ match }) => match.needs === null)
  }

  /** The faces that seats with real dice will throw for this; null if that brings something to light. */
  #facesFor({ match }: World<K>, who: Seat, command: K['command']): number[] | null {
    const { game } = this.#held
    if (this.#physical.size === 0) return []
    const dice = recording(seeded(`hands ${match.decision}`))
    const faces: number[] = []
    const fork = match.table.fork(game.copy, {
      draw: (clause, n) => dice.draw(clause, n),
      roll: (ask) => {
        const face = dice.roll(ask)
        if (this.#physical.has(ask.seat)) faces.push(face)
        return face
      },
    })
    fork.events = []
    apply(game, fork, who, command)
    return fork.revealed || fork.events.some(({ audience }) => audience !== undefined) ? null : faces
  }

  #type(world: World<K>, faces: readonly number[]): void {
    for (const face of faces) {
      const { needs } = world.match
      if (!needs) return
      world.sayFor(needs.ask.seat, {
        t: 'type-die',
        seat: needs.ask.seat,
        index: needs.index,
        face: Math.min(face, needs.ask.sides),
      })
    }
  }

  /**
   * Whether the seat now may know what it did not: something hidden was shown, and it sees something else in each world, or
   * was told in passing. What was shown to others alone is still compared.
   */
  #cameToLight(marks: readonly number[]): boolean {
    const { game, worlds, seat, witness } = this.#held
    // Everything is open when it is over.
    if (worlds.every(({ match }) => match.table.state.outcome !== null)) return true
    const shown = worlds.some(({ match }, i) => match.entries.slice(marks[i]).some(({ revealed }) => revealed))
    if (!shown) return false
    const [ours, theirs] = worlds.map(({ match }) => game.view(match.table, seat))
    const isTold = (event: CausedEvent<K['event']>): boolean =>
      event.audience !== undefined && seenBy(seat)(event) && (witness.passing?.includes(event.e) ?? false)
    if (!sameJson(ours, theirs)) return true
    const events = worlds.map(({ match }, i) => match.eventsSince(marks[i] as number))
    const [fleeting, other] = events.map((told) =>
      told.filter((event) => seenBy(seat)(event) && this.#isFleeting(event)),
    )
    return !sameJson(fleeting, other) || events.some((told) => told.some(isTold))
  }

  #isFleeting({ e }: K['event']): boolean {
    const { worlds, witness } = this.#held
    return worlds.some(({ match }) => witness.fleeting?.(match.table.book).includes(e) ?? false)
  }

  /** What is free is taken back, by whoever did it last or by somebody whose answer is still sealed; else it is asked for. */
  #takeBack(who: Seat): void {
    const { worlds } = this.#held
    const [seats, theirs] = worlds.map(({ match }) =>
      Object.keys(match.table.state.holders).filter((one) => mayUndo(match, one) === null),
    )
    const again = this.#any(seats?.filter((one) => theirs?.includes(one)) ?? []) ?? who
    const isFree = seats?.includes(again) ?? false
    for (const world of worlds) world.sayFor(again, { t: 'undo', seat: again })
    this.#hear('command', `${again} takes it back`)
    if (!isFree) this.#decline(again)
  }

  /** What is not free is asked of the others, who say no. */
  #decline(who: Seat): void {
    const { worlds } = this.#held
    const other = this.#any(mustAgree(worlds[0].match.table.state.holders, who))
    if (other === undefined) return
    for (const world of worlds) world.sayFor(other, { t: 'decline-undo', seat: other })
    this.#hear('look', `${other} says no`)
  }

  /** Somebody's time is up. What others would do then may hang on what only they know. */
  #timeUp(): void {
    const { game, worlds, seat } = this.#held
    const who = this.#any(worlds[0].match.pending()?.owe ?? [])
    if (who === undefined || this.#physical.size > 0) return
    const [ours, theirs] = worlds.map(({ match }) => onClock(game, match.table, who))
    if (who !== seat && !sameJson(ours, theirs)) return
    const marks = worlds.map(({ match }) => match.entries.length)
    for (const world of worlds) world.timeUp(who)
    if (!this.#cameToLight(marks)) this.#hear('clock', `the time of ${who} is up`)
  }

  /** What could be seen earlier, and what has come since. */
  #lookBack(): void {
    const { match } = this.#held.worlds[0]
    const at = this.#below(match.entries.length + 1)
    this.#say({ t: 'replay', at }, `looking back at ${at}`)
    this.#say({ t: 'resume', since: this.#below(match.entries.length + 2) }, 'coming back')
  }
}
