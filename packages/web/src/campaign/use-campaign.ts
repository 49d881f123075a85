/** A campaign that is open on the page: how it stands, how it stood before the last battle, and what can be done. */
import { type MatchCard, peopleOf } from '@shamble/host'
import type { Beside, Fault, OptionValues, Refusal, Seat, StoryEntry } from '@shamble/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type DieNeeded, type LineModel, ONLOOKER, type OpenMatch, type MatchModel } from '../engine/client.ts'
import { isForBots } from '../play/beside-table.tsx'
import { useSignal } from '../ui/use-signal.ts'
import type { CampaignDisplay } from './campaign-display.ts'

export interface Campaign {
  readonly card: MatchCard
  readonly view: unknown
  readonly options: OptionValues
  readonly story: readonly StoryEntry[]
  readonly before: unknown
  /** A battle in which nobody but bots has a part. */
  readonly fightOfBots: Beside | null
  /** Null when it is over. */
  readonly asked: {
    readonly asks: string
    readonly seat: Seat
    readonly choices: readonly unknown[]
    /** The battle that answers it. */
    readonly beside: Beside | null
  } | null
  /** Somebody is to answer in secret: nothing of it is on the page before the screen was passed. */
  readonly curtain: { readonly seat: Seat; readonly open: () => void } | null
  readonly die: (DieNeeded & { readonly seat: Seat }) | null
  readonly refusal: Refusal | null
  /** Why it could not be saved. */
  readonly unsaved: Fault | null
  readonly give: (command: unknown) => Promise<boolean>
  readonly typeDie: (face: number) => Promise<void>
  /** All typed dice are asked for again; before the first the answer is withdrawn. */
  readonly dropDice: () => Promise<void>
  readonly undo: (() => Promise<void>) | null
}

interface Standing {
  readonly view: unknown
  readonly asked: Campaign['asked']
  /** Who is to answer behind a curtain, which decision of theirs it is. */
  readonly hidden: { readonly seat: Seat; readonly key: string } | null
}

/** As whoever owes the answer at this screen sees it, all of one moment; as an onlooker if nobody here does. */
function standingOf({ lines, card }: MatchModel, onlooker: LineModel, opened: string | null): Standing | null {
  const seen = onlooker.update?.glances[0]?.view
  const isShared = peopleOf(card.setup).length > 1
  const latest = Object.values(lines).sort((a, b) => (b.update?.decision ?? 0) - (a.update?.decision ?? 0))
  for (const { welcome, update } of latest) {
    const pending = update?.pending
    // Whoever has a part in a battle may go to its table, or tell how it ended.
    const asked = [...(pending?.owe ?? []), ...(pending?.beside ? pending.may : [])]
    const seat = asked.find((one) => welcome?.yours.includes(one))
    const glance = seat === undefined ? undefined : update?.glances.find((one) => one.seat === seat)
    if (seat === undefined || !glance) continue
    const key = `${update?.decision} ${seat}`
    if (update?.pending?.sealed && isShared && key !== opened) return { view: seen, asked: null, hidden: { seat, key } }
    return {
      view: glance.view,
      asked: {
        asks: update?.pending?.asks ?? '',
        seat,
        choices: glance.choices,
        beside: update?.pending?.beside ?? null,
      },
      hidden: null,
    }
  }
  return seen === undefined ? null : { view: seen, asked: null, hidden: null }
}

/** A battle that nobody here fights, but bots: whoever looks on sees it done. */
function besideOf(onlooker: LineModel): Beside | null {
  const beside = onlooker.update?.pending?.beside ?? null
  return beside && isForBots(beside) ? beside : null
}

/** The view before the last battle was reported; null before the first. */
function useBefore(open: OpenMatch, display: CampaignDisplay, story: readonly StoryEntry[]): unknown {
  const last = story.findLast(({ events }) => display.isBattle(events))?.entry ?? -1
  const [before, setBefore] = useState<unknown>(null)
  useEffect(() => {
    if (last < 0) return setBefore(null)
    let wanted = true
    open.past(ONLOOKER, last).then(
      ({ glances: [glance] }) => wanted && setBefore(glance?.view ?? null),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [open, last])
  return before
}

export function useCampaign(open: OpenMatch, display: CampaignDisplay): Campaign | null {
  const model = useSignal(open.model)
  const onlooker = model.lines[ONLOOKER]
  const story = onlooker?.story ?? []
  const before = useBefore(open, display, story)
  const [opened, setOpened] = useState<string | null>(null)
  const standing = useMemo(() => (onlooker ? standingOf(model, onlooker, opened) : null), [model, onlooker, opened])
  const deeds = useDeeds(open, model, story, standing?.asked ?? null)
  if (!onlooker?.welcome || !standing) return null
  const { view, asked, hidden } = standing
  return {
    card: model.card,
    view,
    options: onlooker.welcome.options,
    story,
    before,
    asked,
    fightOfBots: besideOf(onlooker),
    curtain: hidden && { seat: hidden.seat, open: () => setOpened(hidden.key) },
    unsaved: model.trouble,
    ...deeds,
  }
}

type Deeds = Pick<Campaign, 'die' | 'refusal' | 'give' | 'typeDie' | 'dropDice' | 'undo'>

/** What whoever is asked can do, and why the last of it was refused. */
function useDeeds(
  open: OpenMatch,
  { lines, card }: MatchModel,
  story: readonly StoryEntry[],
  asked: Campaign['asked'],
): Deeds {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isGiving = useRef(false)
  const thrower = Object.values(lines).find(({ die }) => die !== null)?.die ?? null
  // What bots did since goes with it.
  const last = story.findLast(({ seat }) => seat !== null && open.lineOf(seat) !== undefined)?.seat ?? null
  const told = (reply: { readonly ok: boolean; readonly refusal?: Refusal }): boolean => {
    setRefusal(reply.refusal ?? null)
    return reply.ok
  }
  return {
    die: thrower && { ...thrower, seat: thrower.ask.seat },
    refusal,
    give: async (command) => {
      // A second press on the same answer is none.
      if (!asked || isGiving.current) return false
      isGiving.current = true
      try {
        return told(await open.command(asked.seat, command))
      } finally {
        isGiving.current = false
      }
    },
    typeDie: async (face) => {
      if (thrower) told(await open.typeDie(thrower.ask.seat, face))
    },
    dropDice: async () => {
      if (thrower) told(await open.dropDice(thrower.ask.seat))
    },
    undo: last !== null && card.outcome === null ? async () => void told(await takeBack(open, last)) : null,
  }
}

/** The last thing that was done. Everybody at this screen agrees. */
async function takeBack(open: OpenMatch, seat: Seat): ReturnType<OpenMatch['undo']> {
  const reply = await open.undo(seat)
  const proposal = Object.values(open.model.value.lines).find((line) => line.proposal)?.proposal
  for (const other of proposal?.open ?? []) await open.answer('agree-undo', other)
  return reply
}
