/** Somebody at this screen says something although another has it: to a proposal, or about a real die. Loaded when somebody does. */
import type { Person } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import type { OpenMatch, Reply } from '../../engine/client.ts'
import type { Desk } from './desk.ts'
import type { Screen } from './screen.ts'
import type { TakingBack } from './taking-back.ts'

/** Until the engine hears whoever holds a seat. */
export function heard(open: OpenMatch, seat: Seat): Promise<void> {
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

export class Speaking {
  readonly #desk: Desk
  readonly #screen: Screen
  readonly #takingBack: Pick<TakingBack, 'typist' | 'byHand'>

  constructor(desk: Desk, screen: Screen, takingBack: Pick<TakingBack, 'typist' | 'byHand'>) {
    this.#desk = desk
    this.#screen = screen
    this.#takingBack = takingBack
  }

  /** Answers a proposal for a seat of theirs. */
  async answerProposal(seat: Seat, agree: boolean): Promise<void> {
    const { open } = this.#desk
    const person = this.#screen.people.find(({ seats }) => seats.includes(seat))
    if (!person) return
    const what = this.#desk.live.value?.proposal?.t === 'hands-proposed' ? 'hands' : 'undo'
    const answer = (): Promise<Reply> => open.answer(`${agree ? 'agree' : 'decline'}-${what}`, seat)
    this.#tell(await this.#say(person, seat, answer), 'Not done')
  }

  async #say(person: Person, seat: Seat, say: () => Promise<Reply>): Promise<Reply> {
    const { open } = this.#desk
    if (person.name === this.#screen.lineName) return say()
    open.join(person.name, person.seats)
    await heard(open, seat)
    const reply = await say()
    if (person.name !== this.#screen.lineName) open.leave(person.name)
    return reply
  }

  /** The person at the screen throws real dice from here on, or lets the table throw. */
  async changeHands(byHand: boolean): Promise<void> {
    const seat = this.#screen.mine.find((one) => this.#takingBack.byHand.has(one) !== byHand)
    if (seat !== undefined) this.#tell(await this.#desk.open.changeHands(seat, byHand), 'Not now')
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
    const person = this.#takingBack.typist
    if (seat !== null && person) this.#tell(await this.#say(person, seat, () => open.untypeDie(seat)), 'Not corrected')
  }

  async dropDice(): Promise<void> {
    const { live, digits, open } = this.#desk
    const die = live.value?.die
    digits.set('')
    if (die) this.#tell(await open.dropDice(die.ask.seat), 'Not withdrawn')
  }

  #tell(reply: Reply, title: string): void {
    if (!reply.ok) this.#desk.refused(reply.refusal, title)
  }
}
