/** Who has the screen: one person's knowledge is on the page at a time. */
import type { Seat, Standing, Update } from '@shamble/kernel'
import { ONLOOKER } from '../../engine/client.ts'
import { peopleOf, type Person } from '@shamble/host'
import { handover } from '../handover.ts'
import { type Desk, NOTHING_CHOSEN } from './desk.ts'

export class Screen {
  readonly #desk: Desk
  /** Nothing that only one person may know stays on the page. */
  readonly #forget: () => void
  /** Everybody at the table. */
  readonly everybody: readonly Person[]
  #person: Person | null = null
  #lineName = ''
  #opened = false
  /** The last update that was shown on this line. */
  lastUpdate: Update | null = null

  constructor(desk: Desk, forget: () => void) {
    this.#desk = desk
    this.#forget = forget
    this.everybody = peopleOf(desk.open.model.value.card.setup)
  }

  get person(): Person | null {
    return this.#person
  }

  /** The line of whoever has it. */
  get lineName(): string {
    return this.#lineName
  }

  /** Everybody at this screen, with the seats that they have not handed to a bot. */
  get people(): readonly Person[] {
    return this.#here.map((person) => ({ ...person, seats: this.#kept(person.seats) }))
  }

  /** At this screen, with all that is theirs. */
  get #here(): readonly Person[] {
    const here = this.#desk.open.here.value
    return here ? this.everybody.filter(({ name }) => here.includes(name)) : this.everybody
  }

  /** Nobody else is at the table, at whatever screen. */
  get isAlone(): boolean {
    return this.everybody.length < 2
  }

  /** The seats of the person who has the screen. */
  get mine(): readonly Seat[] {
    return this.#kept(this.#person?.seats ?? [])
  }

  #kept(seats: readonly Seat[]): readonly Seat[] {
    const view = this.#desk.live.value?.update?.glances[0]?.view as Partial<Pick<Standing, 'holders'>> | undefined
    return seats.filter((seat) => !('bot' in (view?.holders?.[seat] ?? {})) && !this.isLent(seat))
  }

  /** A bot plays for whoever holds it. */
  isLent(seat: Seat): boolean {
    const choice = this.#desk.open.model.value.card.setup.seats[seat]
    return choice?.kind === 'person' && choice.lent === true
  }

  /** Opens the line of a person, or of whoever looks on, and closes the one before. */
  take(person: Person | null): void {
    const { open } = this.#desk
    const before = this.#lineName
    // With all seats: whoever lent one to a bot can take it back.
    this.#person = this.#here.find(({ name }) => name === person?.name) ?? null
    this.#lineName = this.#person?.name ?? ONLOOKER
    this.lastUpdate = null
    // First the one, then the other: nobody is seen to go who stays at this screen.
    open.join(this.#lineName, this.#person?.seats ?? [], this.#besides)
    if (before && before !== this.#lineName) open.leave(before)
  }

  /** The seats of the others at this screen. */
  get #besides(): readonly Seat[] {
    return this.#here.filter(({ name }) => name !== this.#person?.name).flatMap(({ seats }) => seats)
  }

  /** Somebody went to another screen, or sits down at this one. */
  moved(): void {
    const { open } = this.#desk
    const isHere = this.#person === null || this.#here.some(({ name }) => name === this.#person?.name)
    if (!isHere || (this.#person === null && this.#desk.curtain.value === null)) this.take(this.#here[0] ?? null)
    else open.besides(this.#lineName, this.#besides)
  }

  /** The person holds the button long enough. */
  openCurtain(): void {
    const curtain = this.#desk.curtain.value
    if (curtain?.how !== 'curtain') return
    this.#opened = true
    // What everybody saw at the curtain has no orders: nothing looks ready before the person's own view is there.
    this.#desk.scene.set(null)
    this.#desk.curtain.set(null)
    this.take(curtain.to)
  }

  /** Whoever has the screen is not the one it was passed to: the next who owes a secret answer, if there is one. */
  get otherAtCurtain(): Person | null {
    const curtain = this.#desk.curtain.value
    const owe = this.#desk.live.value?.update?.pending?.owe ?? []
    if (curtain?.how !== 'curtain') return null
    const asked = this.people.filter(({ seats }) => seats.some((seat) => owe.includes(seat)))
    const at = asked.findIndex(({ name }) => name === curtain.to.name)
    const next = asked[(at + 1) % asked.length]
    return next && next.name !== curtain.to.name ? next : null
  }

  passOn(): void {
    const next = this.otherAtCurtain
    if (next) this.#desk.curtain.set({ how: 'curtain', to: next })
  }

  /** Somebody else may be looking. */
  closeCurtain(): void {
    if (!this.#opened || this.#desk.curtain.value) return
    this.#opened = false
    this.considerHandover()
  }

  dismissRibbon(): void {
    const { curtain } = this.#desk
    if (curtain.value?.how === 'ribbon') curtain.set(null)
  }

  /** Nothing is asked of whoever was to have the screen: bots play, or the game is over. */
  #dropRibbon(owe: readonly Seat[]): void {
    if (!this.#desk.curtain.value?.to.seats.some((seat) => owe.includes(seat))) this.dismissRibbon()
  }

  considerHandover(): void {
    const live = this.#desk.live.value
    if (!live?.update || this.#desk.curtain.value?.how === 'curtain') return
    const pending = live.update.pending
    const differ = (one: Person, other: Person): boolean =>
      this.#desk.display.differ?.(this.#desk.options, one.seats, other.seats) ?? false
    const { people } = this
    const isAnyApart = people.some((one) => people.some((other) => one.name !== other.name && differ(one, other)))
    if (!pending?.sealed && !isAnyApart) this.#opened = false
    const die = live.die?.ask.seat ?? live.waiting
    const next = handover(people, this.#person, { pending, die, differ }, this.#opened)
    if (next.how === 'stay') return this.#dropRibbon(die === null ? (pending?.owe ?? []) : [die])
    // From one to another who sees the same, what is open stays so.
    if (next.how === 'curtain') this.#opened = false
    this.#desk.supposing.set(false)
    this.#desk.selection.set(NOTHING_CHOSEN)
    this.#desk.curtain.set(next)
    if (next.how === 'ribbon') return this.take(next.to)
    this.#forget()
    this.take(null)
  }

  /** A secret is open on the page. */
  get secretOpen(): boolean {
    return this.#opened && !this.#desk.curtain.value
  }
}
