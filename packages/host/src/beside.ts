/** Battles that are played beside a table: the end of one answers what its table asks. Loaded when a table asks for one. */
import { type AnyMatch, answerOf } from '@shamble/kernel'
import { listed, readFound } from './broken.ts'
import type { EngineSpec } from './engine.ts'
import type { HostedMatch } from './hosted.ts'
import { matchOf } from './older.ts'
import type { MatchCard } from './protocol.ts'
import { Refused } from './refused.ts'
import { saveOf } from './store.ts'

type Library = Pick<EngineSpec, 'games' | 'store'>

/** A battle of this table as it is kept, which is all that anybody was told of it. */
async function battleOf({ games, store }: Library, table: string, id: string): Promise<AnyMatch> {
  const found = await store.load(id)
  const read = found && readFound(id, found)
  if (!read || 'fault' in read || read.kept.card.setup.campaign?.id !== table || !read.kept.head)
    throw new Refused('battle', 'There is no such battle of this table here.')
  const source = games.find(({ about }) => about.id === read.kept.card.game)
  return matchOf(saveOf(read.kept.head, read.entries), source ? [await source.whole()] : [], true)
}

/** Throws `Refused` where it is no answer; nothing has changed then. */
export async function takeIn(library: Library, hosted: HostedMatch, battle: string): Promise<void> {
  const read = answerOf(hosted.match, await battleOf(library, hosted.card.id, battle))
  if (!read.ok) throw new Refused(read.fault.clause, read.fault.reason)
  const refusal = hosted.answer(read.value)
  if (refusal) throw new Refused(refusal.clause, refusal.reason)
  await hosted.settled()
}

/** The battle that was over while nobody had its table open; of several attempts at one, the last that is an answer. */
export async function takeHome(library: Library, hosted: HostedMatch): Promise<void> {
  const part = hosted.match.pending()?.beside?.part
  const isOver = ({ outcome, setup: { campaign } }: MatchCard): boolean =>
    outcome !== null && campaign?.id === hosted.card.id && campaign.part === part
  const { cards } = await listed(library.store)
  for (const { id } of cards.filter(isOver).sort((a, b) => b.touched - a.touched))
    try {
      return await takeIn(library, hosted, id)
    } catch {
      // It stays what it is: whoever wants to take it in is told why it is none.
    }
}
