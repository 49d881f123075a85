import type { GameEntry, Trials } from './entry.ts'

const SCENARIO = 'scenario'

/** The bot games of an entry; every scenario as it is printed, where it names none. */
export async function trialsOf({ trials, rules }: GameEntry): Promise<Trials> {
  if (trials) return trials()
  const { scenarios, options, sides } = await rules()
  const isAsked = Object.hasOwn(options, SCENARIO)
  return {
    side: sides[0] ?? '',
    games: 100,
    columns: isAsked ? [SCENARIO] : [],
    settings: isAsked ? scenarios.map(({ id }) => [id]) : [[]],
    byTheClock: [{}],
  }
}
