/** What a force may be begun with: ready-made ones, one's own, a random one, a text. */
import { type Faction, FACTION_TITLES, forceText, readForceText } from '@shamble/even-death/forces'
import { randomForce, READY_FORCE_IDS, readyForce } from '@shamble/even-death/forces'
import { useState } from 'preact/hooks'
import { Clause } from '../../../play/clause.tsx'
import { BlockHead } from '../../../play/parts.tsx'
import { printOfOwn } from '../../../router.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { count, plural } from '../../../words/plain.ts'
import { type Draft, draftOf } from './draft.ts'
import { Kept } from './kept.tsx'
import { figuresIn } from '@shamble/even-death/forces'

interface Props {
  readonly draft: Draft
  readonly factions: readonly Faction[]
  readonly typed: string | null
  readonly onType: (text: string) => void
  /** What was typed is read and may be written out again. */
  readonly onRead: () => void
  readonly onDraft: (draft: Draft) => void
}

const choicesOf = (factions: readonly Faction[]) => factions.map((value) => ({ value, label: FACTION_TITLES[value] }))

export function Shelf({ draft, factions, typed, onType, onRead, onDraft }: Props) {
  const { faction, points } = draft
  return (
    <aside class="fb-shelf">
      {factions.length > 1 ? (
        <Segmented
          label="Faction"
          hideLabel
          choices={choicesOf(factions)}
          value={faction}
          onChange={(to) => onDraft(draftOf(to, points, '', []))}
        />
      ) : (
        <h2 class="fb-faction">{FACTION_TITLES[faction]}</h2>
      )}
      <ReadyMade draft={draft} onDraft={onDraft} />
      <Random draft={draft} onDraft={onDraft} />
      <Kept draft={draft} factions={factions} onDraft={onDraft} />
      <AsText draft={draft} factions={factions} typed={typed} onType={onType} onRead={onRead} />
    </aside>
  )
}

const numberWords = (figures: number, faction: Faction): string =>
  faction === 'zombies'
    ? `${count(figures)} ${plural(figures, 'zombie')}`
    : `${count(figures)} ${plural(figures, 'person', 'people')}`

function ReadyMade({ draft, onDraft }: Pick<Props, 'draft' | 'onDraft'>) {
  const own = READY_FORCE_IDS.map(readyForce).filter(({ faction }) => faction === draft.faction)
  return (
    <section aria-label="Ready-made">
      <BlockHead n={1} title="Ready-made">
        fit {draft.points}
      </BlockHead>
      <ul class="fb-ready">
        {own.map((ready) => (
          <li key={ready.title}>
            <button
              type="button"
              aria-pressed={ready.force === draft.force || ready.title === draft.title}
              class={ready.points > draft.points ? 'over' : ''}
              onClick={() => onDraft(draftOf(draft.faction, draft.points, ready.title, ready.force))}
            >
              <span>
                <b>{ready.title}</b>
                <small>
                  {numberWords(figuresIn(ready.force), ready.faction)}
                  {ready.points > draft.points && `, ${ready.points - draft.points} over`}
                </small>
              </span>
              <strong class="mono">{ready.points}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LARGEST_SEED = 999_999

/** The same number makes the same force: it can be told to somebody else. */
function Random({ draft, onDraft }: Pick<Props, 'draft' | 'onDraft'>) {
  const [seed, setSeed] = useState(1)
  const make = (n: number): void => {
    const of = Math.max(1, Math.min(LARGEST_SEED, n))
    setSeed(of + 1)
    onDraft(draftOf(draft.faction, draft.points, `Random ${of}`, randomForce(draft.faction, draft.points, of)))
  }
  return (
    <section class="fb-random" aria-label="Random, legal">
      <Button size="small" icon="dice" onClick={() => make(seed)}>
        Random, legal
      </Button>
      <label>
        number
        <input
          inputMode="numeric"
          aria-label="Number of the random force"
          value={String(seed)}
          maxLength={6}
          onChange={({ currentTarget }) => {
            const n = Number(currentTarget.value)
            if (Number.isInteger(n) && n > 0) make(n)
            else currentTarget.value = String(seed)
          }}
        />
      </label>
    </section>
  )
}

/** What is wrong with what was typed, with its place. */
function TextFault({ typed, factions }: { readonly typed: string; readonly factions: readonly Faction[] }) {
  const read = readForceText(typed)
  if (read.ok && factions.includes(read.value.faction)) return null
  const fault = read.ok
    ? {
        at: 'line 1',
        why: `This is a force of the ${FACTION_TITLES[read.value.faction]}; yours are the ${factions
          .map((one) => FACTION_TITLES[one])
          .join(', ')}.`,
        clause: 'ed.setup.4',
      }
    : read.fault
  return (
    <p class="fb-text-fault" role="alert">
      <b>{fault.at.replace('line', 'Line')}</b>: {fault.why} <Clause id={fault.clause} />
    </p>
  )
}

/** Copies a text, and knows whether that went well until something else is typed. */
function useCopied(text: string) {
  const [copied, setCopied] = useState(false)
  const copy = (): void =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return { copied, copy, forget: () => setCopied(false) }
}

function AsText({ draft, factions, typed, onType, onRead }: Omit<Props, 'onDraft'>) {
  const text = forceText(draft)
  const { copied, copy, forget } = useCopied(text)
  return (
    <section class="fb-text" aria-label="As text">
      <BlockHead n={5} title="As text">
        paste one here
      </BlockHead>
      <textarea
        aria-label="The force as text"
        rows={Math.min(12, Math.max(7, draft.force.length + 2))}
        spellcheck={false}
        autoComplete="off"
        maxLength={8000}
        value={typed ?? text}
        onInput={({ currentTarget }) => {
          forget()
          onType(currentTarget.value)
        }}
        onBlur={() => {
          if (typed !== null && readForceText(typed).ok) onRead()
        }}
      />
      {typed !== null && <TextFault typed={typed} factions={factions} />}
      <div class="fb-acts">
        <Button size="small" icon="log" onClick={copy}>
          {copied ? 'Copied' : 'Copy all'}
        </Button>
        {draft.force.length > 0 && (
          <a class="link" href={printOfOwn('even-death', text)} target="_blank" rel="noopener">
            Print its sheet
          </a>
        )}
        {typed !== null && (
          <Button kind="quiet" size="small" onClick={onRead}>
            Drop what I typed
          </Button>
        )}
      </div>
    </section>
  )
}
