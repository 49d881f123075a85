/** Taking back what was done, and answering others who want to; correcting real dice. */
import { handsAfter, type Refusal, type Seat } from '@shamble/kernel'
import type { DieNeeded, Reply } from '../../engine/client.ts'
import type { Person } from '@shamble/host'
import type { Desk } from './desk.ts'
import type { Screen } from './screen.ts'
import type { Sending } from './sending.ts'

const NOTHING_DONE: Refusal = { clause: 'table.undo', reason: 'You have done nothing yet.' }

export class TakingBack {
  readonly #desk: Desk
  readonly #screen: Screen
  readonly #sending: Pick<Sending, 'before'>

  constructor(desk: Desk, screen: Screen, sending: Pick<Sending, 'before'>) {
    this.#desk = desk
    this.#screen = screen
    this.#sending = sending
  }

  /** The seat whose last command would be taken back. */
  get undoSeat(): Seat | null {
    const story = this.#desk.live.value?.story ?? []
    // What was decided before anybody sat down is nobody's to take back.
    const { opened = 0 } = this.#desk.open.model.value.card.setup
    const isOwn = (seat: Seat | null): boolean => seat !== null && this.#screen.mine.includes(seat)
    return story.findLast(({ seat, entry }) => entry >= opened && isOwn(seat))?.seat ?? null
  }

  /** Null if it is free; otherwise why not. */
  get undoRefusal(): Refusal | null {
    const seat = this.undoSeat
    const update = this.#desk.live.value?.update
    if (seat === null || !update) return NOTHING_DONE
    return update.glances.find((one) => one.seat === seat)?.undo ?? null
  }

  undo(): void {
    const seat = this.undoSeat
    const refusal = this.undoRefusal
    if (seat === null) return this.#desk.refused(NOTHING_DONE, 'Nothing to undo')
    if (!refusal) return void this.#takeBack(seat)
    const { isAlone } = this
    this.#desk.notice.set({
      tone: 'note',
      title: isAlone ? 'Take it back?' : 'The others have to agree',
      reason: this.#diceWords(seat),
      clause: refusal.clause,
      places: [],
      way: {
        label: isAlone ? 'Take it back all the same' : 'Ask to take it back',
        act: () => void this.#takeBack(seat),
      },
    })
  }

  /** Nobody else here has to agree: bots do. */
  get isAlone(): boolean {
    return this.#screen.people.length < 2
  }

  /** What happens to the dice if all is taken back from this seat's last command on. */
  #diceWords(seat: Seat): string {
    const { story = [] } = this.#desk.live.value ?? {}
    const from = story.findLastIndex((entry) => entry.seat === seat)
    if (story.slice(from).every(({ rolled }) => rolled.length === 0)) return 'No dice were thrown since then.'
    const { undoDice } = this.#desk.open.model.value.card.setup
    return undoDice === 'same'
      ? 'The dice thrown since then will fall the same again.'
      : 'The dice thrown since then are forgotten, and new ones will be thrown.'
  }

  async #takeBack(seat: Seat): Promise<void> {
    this.#desk.notice.set(null)
    const { before } = this.#sending
    this.#sending.before = null
    let reply: Reply
    do reply = await this.#desk.open.undo(seat)
    while (reply.ok && before !== null && this.#isSince(before, seat) && (this.isAlone || !this.undoRefusal))
    this.#tell(reply, 'Not taken back')
  }

  /** More of what was sent as one. */
  #isSince(entry: number, seat: Seat): boolean {
    const last = this.#desk.live.value?.story.at(-1)
    return last !== undefined && last.entry > entry && last.seat === seat
  }

  /** Somebody at this screen answers a proposal for a seat of theirs. */
  async answerProposal(seat: Seat, agree: boolean): Promise<void> {
    const { open } = this.#desk
    const person = this.#screen.people.find(({ seats }) => seats.includes(seat))
    if (!person) return
    const what = this.#desk.live.value?.proposal?.t === 'hands-proposed' ? 'hands' : 'undo'
    const answer = (): Promise<Reply> => open.answer(`${agree ? 'agree' : 'decline'}-${what}`, seat)
    this.#tell(await this.#speaking(person, seat, answer), 'Not done')
  }

  /** Somebody at this screen says something although another has it. */
  async #speaking(person: Person, seat: Seat, say: () => Promise<Reply>): Promise<Reply> {
    const { open } = this.#desk
    if (person.name === this.#screen.lineName) return say()
    open.join(person.name, person.seats)
    await this.#welcomed(seat)
    const reply = await say()
    if (person.name !== this.#screen.lineName) open.leave(person.name)
    return reply
  }

  #welcomed(seat: Seat): Promise<void> {
    const { open } = this.#desk
    return new Promise((done) => {
      const look = (): boolean => open.lineOf(seat) !== undefined
      if (look()) return done()
      const stop = open.model.subscribe(() => {
        if (!look()) return
        stop()
        done()
      })
    })
  }

  #tell(reply: Reply, title: string): void {
    if (!reply.ok) this.#desk.refused(reply.refusal, title)
  }

  /** The seats whose dice are thrown by hand now. */
  get byHand(): ReadonlySet<Seat> {
    const { welcome, update } = this.#desk.live.value ?? {}
    return handsAfter(welcome?.physical ?? [], update?.hands ?? [])
  }

  /** The person at the screen throws real dice from here on, or lets the table throw. */
  async changeHands(byHand: boolean): Promise<void> {
    const seat = this.#screen.mine.find((one) => this.byHand.has(one) !== byHand)
    if (seat !== undefined) this.#tell(await this.#desk.open.changeHands(seat, byHand), 'Not now')
  }

  /** The real die that somebody at this screen must throw now. */
  get die(): DieNeeded | null {
    return this.#desk.moving.value ? null : (this.#desk.live.value?.die ?? null)
  }

  async typeDie(face: number): Promise<void> {
    const { live, digits, open } = this.#desk
    const die = live.value?.die
    digits.set('')
    if (die) this.#tell(await open.typeDie(die.ask.seat, face), 'Not this die')
  }

  async untypeDie(): Promise<void> {
    const { live, open } = this.#desk
    const seat = live.value?.correctable ?? null
    const person = this.#typist
    if (seat !== null && person)
      this.#tell(await this.#speaking(person, seat, () => open.untypeDie(seat)), 'Not corrected')
  }

  async dropDice(): Promise<void> {
    const { live, digits, open } = this.#desk
    const die = live.value?.die
    digits.set('')
    if (die) this.#tell(await open.dropDice(die.ask.seat), 'Not withdrawn')
  }

  /** Whoever at this screen threw the last real die, as long as a mistype can be corrected. */
  get #typist(): Person | undefined {
    const seat = this.#desk.live.value?.correctable ?? null
    return seat === null ? undefined : this.#screen.people.find(({ seats }) => seats.includes(seat))
  }

  get mayCorrect(): boolean {
    return this.#typist !== undefined
  }
}
