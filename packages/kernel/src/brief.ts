/** Updates to a line that wants them brief: the whole picture once, then what has changed in it. */
import { changed, changesFrom } from './changes.ts'
import type { Changed, HostMessage, Update } from './messages.ts'

/** All of an update that is told as changes from the one before; the story is new each time. */
type Picture = Omit<Update, 't' | keyof Story>
type Story = Pick<Update, 'seq' | 'since' | 'from' | 'entries'>

function pictureOf({
  log,
  undone,
  decision,
  where,
  pending,
  awaits,
  correctable,
  opened,
  glances,
  hands,
}: Update): Picture {
  const picture = { log, undone, decision, where, pending, awaits, correctable, opened, glances }
  return hands ? { ...picture, hands } : picture
}

/** The host's side of one line. */
export class Brief {
  #told: Picture | null = null

  /** Whoever comes back may have missed something. */
  forget(): void {
    this.#told = null
  }

  of(update: Update): Update | Changed {
    const before = this.#told
    // Written and read again: what a view shares with the state would change with it.
    const now = JSON.parse(JSON.stringify(pictureOf(update))) as Picture
    this.#told = now
    if (before === null) return update
    const { seq, since, from, entries } = update
    return { t: 'changed', seq, since, from, entries, changes: changesFrom(before, now) }
  }
}

/** What a host says, with every update whole. */
export type Said = Exclude<HostMessage, { t: 'changed' }>

/** The client's side: what is brief is made whole again. */
export class Whole {
  #known: Picture | null = null

  /** Null for what has changed in something that was never told: a whole update follows where a line begins. */
  of(message: HostMessage): Said | null {
    if (message.t === 'update') this.#known = pictureOf(message)
    if (message.t !== 'changed') return message
    if (this.#known === null) return null
    const { changes, ...rest } = message
    this.#known = changed(this.#known, changes) as Picture
    return { ...rest, t: 'update', ...this.#known }
  }
}
