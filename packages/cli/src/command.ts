import type { Args, Flag, Positional } from './args.ts'
import type { Io } from './io.ts'

export interface Command {
  readonly name: string
  readonly says: string
  /** More than one line of explanation. */
  readonly about: readonly string[]
  readonly positionals: readonly Positional[]
  readonly flags: readonly Flag[]
  /** The exit code. */
  run(args: Args, io: Io): number | Promise<number>
}
