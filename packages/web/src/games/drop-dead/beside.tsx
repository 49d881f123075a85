/** Beside the board: cards in hand with faces that can be read, the piles, the van. */
import { CARDS, type CardId, isItem, symbolOf } from '@shamble/drop-dead/page'
import { useState } from 'preact/hooks'
import { plural } from '../../words/plain.ts'
import { Icon } from './art.tsx'
import { chosenSurvivor, partsRequired, survivorOf, titleOf } from './read.ts'
import type { DisplayState } from './types.ts'
import { rowOf } from '../../sure.ts'

const ICONS: Readonly<Record<string, string>> = {
  'car part': 'part',
  bandages: 'bandage',
  'health kit': 'bandage',
  'adrenaline shot': 'syringe',
  'pipe bomb': 'bomb',
  'smoke canister': 'smoke',
  'battle rush': 'rush',
  'fog bank': 'fog',
  'toxic rain': 'fog',
  'nail bomb': 'bomb',
  tripwire: 'warn',
  'bear trap': 'warn',
  'eerie silence': 'clock',
}

/** A card's face. */
export function Card({ id }: { readonly id: CardId }) {
  const { title, kind, family, says } = CARDS[id]
  return (
    <div class={`dd-card large ${isItem(id) ? 'item' : 'event'}`} data-card={id}>
      <header>
        <Icon icon={rowOf(ICONS, kind) ?? 'dead'} size={30} />
        <span class="cap">{family}</span>
      </header>
      <h4>{title}</h4>
      <p class="book">{says}</p>
    </div>
  )
}

/** A card in hand: its title, and what it does when it is opened; one at a time. */
function Held({ id, open }: { readonly id: CardId; readonly open: boolean }) {
  const { title, kind, says } = CARDS[id]
  return (
    <details class="dd-card item" name="dd-hand" data-card={id} open={open}>
      <summary>
        <Icon icon={rowOf(ICONS, kind) ?? 'dead'} size={20} />
        <b>{title}</b>
      </summary>
      <p class="book">{says}</p>
    </details>
  )
}

function Pips({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <span class="dd-parts" role="img" aria-label={`${done} of ${of} parts installed`}>
      {Array.from({ length: Math.max(of, done) }, (_, i) => (
        <span key={i} class={i < done ? 'in' : ''}>
          <Icon icon="part" size={20} />
        </span>
      ))}
    </span>
  )
}

/** How many tiles and cards are left; the discarded ones can be read. */
function Piles({ view }: Pick<DisplayState, 'view'>) {
  const [discard, setDiscard] = useState(false)
  const circles = view.stackLeft.filter((id) => symbolOf({ id }) === 'circle').length
  return (
    <>
      <dl class="piles">
        <div>
          <dt>{view.stackLeft.length}</dt>
          <dd>{plural(view.stackLeft.length, 'tile')} left</dd>
        </div>
        <div>
          <dt>{circles}</dt>
          <dd>hold a card</dd>
        </div>
        <div>
          <dt>{view.deckLeft.length}</dt>
          <dd>{plural(view.deckLeft.length, 'card')} left</dd>
        </div>
        <div>
          <dt>{view.discard.length}</dt>
          <dd>
            <button
              type="button"
              class="link"
              aria-expanded={discard}
              disabled={view.discard.length === 0}
              onClick={() => setDiscard(!discard)}
            >
              discarded
            </button>
          </dd>
        </div>
      </dl>
      {discard && view.discard.length > 0 && <p class="fine">{view.discard.map((id) => CARDS[id].title).join(', ')}</p>}
    </>
  )
}

export function Beside(s: DisplayState) {
  const { view } = s
  const one = chosenSurvivor(s) ?? survivorOf(view, s.seat)
  const needed = partsRequired(s.options, view)
  const carried = view.survivors.filter((other) => other.carries).length
  return (
    <section class="block dd-beside" aria-label="Cards and van">
      <div class="van">
        <span class="cap">The van</span>
        <Pips done={view.installed} of={needed} />
        <small>
          {carried} carried, {view.lying.length} lying
        </small>
      </div>
      <Piles view={view} />
      {one && one.items.length > 0 && (
        <div class="hand" aria-label={`${titleOf(one.id)} holds`} role="group">
          {one.items.map((id, i) => (
            <Held key={`${id} ${i}`} id={id} open={i === 0} />
          ))}
        </div>
      )}
    </section>
  )
}
