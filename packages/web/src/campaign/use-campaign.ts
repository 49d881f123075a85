/** A campaign that is open on the page: how it stands, how it stood before the last battle, and what can be done. */
import type { MatchCard } from '@shamble/host'
import type { Beside, Fault, OptionValues, Refusal, Seat, StoryEntry } from '@shamble/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type DieNeeded, type LineModel, ONLOOKER, type OpenMatch, type MatchModel } from '../engine/client.ts'
import { useSignal } from '../ui/use-signal.ts'
import type { CampaignDisplay } from './campaign-display.ts'

export interface Campaign {
  readonly card: MatchCard
  readonly view: unknown
  readonly options: OptionValues
  readonly story: readonly StoryEntry[]
  readonly before: unknown
  /** Null when it is over. */
  readonly asked: {
    readonly asks: string
    readonly seat: Seat
    readonly choices: readonly unknown[]
    /** The battle that answers it. */
    readonly beside: Beside | null
  } | null
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
}

/** As whoever owes the answer at this screen sees it, all of one moment; as an onlooker if nobody here does. */
function standingOf({ lines }: MatchModel, onlooker: LineModel): Standing | null {
  const latest = Object.values(lines).sort((a, b) => (b.update?.decision ?? 0) - (a.update?.decision ?? 0))
  for (const { welcome, update } of latest) {
    const seat = update?.pending?.owe.find((one) => welcome?.yours.includes(one))
    const glance = seat === undefined ? undefined : update?.glances.find((one) => one.seat === seat)
    if (seat !== undefined && glance)
      return {
        view: glance.view,
        asked: {
          asks: update?.pending?.asks ?? '',
          seat,
          choices: glance.choices,
          beside: update?.pending?.beside ?? null,
        },
      }
  }
  const view = onlooker.update?.glances[0]?.view
  return view === undefined ? null : { view, asked: null }
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
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isGiving = useRef(false)
  const standing = useMemo(() => (onlooker ? standingOf(model, onlooker) : null), [model, onlooker])
  if (!onlooker?.welcome || !standing) return null
  const { view, asked } = standing
  const thrower = Object.values(model.lines).find(({ die }) => die !== null)?.die ?? null
  // What bots did since goes with it.
  const last = story.findLast(({ seat }) => seat !== null && open.lineOf(seat) !== undefined)
  const told = (reply: { readonly ok: boolean; readonly refusal?: Refusal }): boolean => {
    setRefusal(reply.refusal ?? null)
    return reply.ok
  }
  return {
    card: model.card,
    view,
    options: onlooker.welcome.options,
    story,
    before,
    asked,
    die: thrower && { ...thrower, seat: thrower.ask.seat },
    refusal,
    unsaved: model.trouble,
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
    undo:
      last && last.seat !== null && model.card.outcome === null
        ? async () => {
            told(await takeBack(open, last.seat as Seat))
          }
        : null,
  }
}

/** The last thing that was done. Everybody at this screen agrees. */
async function takeBack(open: OpenMatch, seat: Seat): ReturnType<OpenMatch['undo']> {
  const reply = await open.undo(seat)
  const proposal = Object.values(open.model.value.lines).find((line) => line.proposal)?.proposal
  for (const other of proposal?.open ?? []) await open.answer('agree-undo', other)
  return reply
}
