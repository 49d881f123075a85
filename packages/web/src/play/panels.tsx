/** What opens over the right rail: layers, this table's menu, the table in words, the rules. */
import './panels.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { campaignAt, newTable, replayOf, START } from '../router.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { HOLDS_SECRETS, saveTable } from '../ui/save-table.ts'
import { Toggle } from '../ui/toggle.tsx'
import { troubleOf } from '../ui/trouble.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { useWholeBook } from './book.tsx'
import { usePlay } from './context.ts'
import type { SetupDisplay } from './game-display.ts'
import { changedOptions } from './house-rules.ts'
import { KeysHelp } from './keys-help.tsx'

/** A panel takes the focus when it opens, and gives it back. */
export function PanelShell({
  title,
  onClose,
  children,
}: {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const first = box.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"], input')
    ;(first ?? box.current)?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <section class="panel" ref={box} tabIndex={-1} aria-label={title}>
      <header>
        <h2 class="cap">{title}</h2>
        <IconButton icon="x" label={`Close ${title.toLowerCase()}`} onClick={onClose} />
      </header>
      {children}
    </section>
  )
}

export function LayersPanel({
  layers,
  onChange,
}: {
  readonly layers: Readonly<Record<string, boolean>>
  readonly onChange: (layers: Readonly<Record<string, boolean>>) => void
}) {
  const { display } = usePlay()
  return (
    <div class="panel-body">
      {display.board.layers.map(({ id, label }) => (
        <Toggle
          key={id}
          label={label}
          checked={layers[id] ?? true}
          onChange={(on) => onChange({ ...layers, [id]: on })}
        />
      ))}
    </div>
  )
}

export function MenuPanel({ onTold }: { readonly onTold: () => void }) {
  const { session, display, openRules } = usePlay()
  const book = useWholeBook()
  const [trouble, setTrouble] = useState<string | null>(null)
  const { card } = session.open.model.value
  return (
    <div class="panel-body">
      <p class="muted">Every step is kept in this browser as it is made. Come back whenever you like.</p>
      {trouble !== null && (
        <p class="warned" role="alert">
          {trouble}
        </p>
      )}
      <div class="menu-list">
        <Keeping onTrouble={setTrouble} />
        <Button icon="plus" onClick={() => (location.hash = newTable(card.game))}>
          Set up another table
        </Button>
        {card.setup.campaign && (
          <Button icon="map" onClick={() => (location.hash = campaignAt(card.setup.campaign?.id ?? ''))}>
            To the campaign
          </Button>
        )}
        {display.campaign && (
          <Button icon="map" onClick={() => (location.hash = campaignAt(card.id))}>
            Chronicle and battles
          </Button>
        )}
        <Button icon="grid" onClick={() => (location.hash = START)}>
          All tables
        </Button>
        <Button icon="book" onClick={() => openRules(null)}>
          Rules and house rules
        </Button>
        <OfRules onTold={onTold} />
      </div>
      {book && card.outcome === null && <Lending setup={book.setup} />}
      {book && <HouseRules setup={book.setup} />}
      <KeysHelp />
      <p class="credit">{book?.setup.credit}</p>
    </div>
  )
}

/** To a file, and from the beginning; where the match is kept. */
function Keeping({ onTrouble }: { readonly onTrouble: (trouble: string | null) => void }) {
  const { session } = usePlay()
  const { card } = session.open.model.value
  const save = async (): Promise<void> => {
    try {
      await saveTable(card.id)
      onTrouble(null)
    } catch (error) {
      onTrouble(troubleOf('The game was not saved.', error).words)
    }
  }
  if (session.open.isVisit) return <p class="muted">The game is kept and saved in the window that has the table.</p>
  return (
    <>
      <Button icon="save" onClick={() => void save()}>
        Save to a file
      </Button>
      {!card.outcome && <p class="muted">{HOLDS_SECRETS}</p>}
      <Button icon="clock" onClick={() => (location.hash = replayOf(card.id))}>
        Replay from the beginning
      </Button>
    </>
  )
}

/** What the rules offer once in a while; what is warned of is pressed twice. */
function OfRules({ onTold }: { readonly onTold: () => void }) {
  const { session, display } = usePlay()
  const [asked, setAsked] = useState<string | null>(null)
  const menu = session.scene.value ? display.orders.menu(session.situation()) : []
  return (
    <>
      {menu.map((variant) => (
        <Button
          key={variant.label}
          icon="flag"
          onClick={() => {
            if (variant.warning !== undefined && asked !== variant.label) return setAsked(variant.label)
            setAsked(null)
            void session.do(variant)
            onTold()
          }}
        >
          {asked === variant.label ? variant.warning : variant.label}
        </Button>
      ))}
    </>
  )
}

/** A bot plays for somebody who has to leave the table for a while. */
function Lending({ setup }: { readonly setup: SetupDisplay }) {
  const { session, display } = usePlay()
  useSignal(session.open.model)
  const labels = new Map(setup.seats(session.options).map(({ seat, label }) => [seat, label]))
  const figures = display.roster.figures(session.situation())
  /** By the name of the only one it plays. */
  const labelOf = (seat: string): string => {
    const [only, ...others] = figures.filter((one) => one.seat === seat)
    return (only && others.length === 0 ? only.name : labels.get(seat)) ?? seat
  }
  return (
    <section class="lending">
      <h3 class="cap">Seats</h3>
      {session.lendable.length > 1 && (
        <Toggle
          label="Bots play for everybody here"
          says="All seats of this screen at once."
          checked={session.lendable.every(({ lent }) => lent)}
          onChange={(on) => {
            for (const { seat, lent } of session.lendable) if (lent !== on) session.open.lend(seat, on)
          }}
        />
      )}
      {session.lendable.map(({ seat, lent }) => (
        <Toggle
          key={seat}
          label={`A bot plays ${labelOf(seat).replace(/^The /, 'the ')}`}
          says={lent ? 'Take the seat back whenever you like.' : 'Until you take it back.'}
          checked={lent}
          onChange={(on) => session.open.lend(seat, on)}
        />
      ))}
    </section>
  )
}

function HouseRules({ setup }: { readonly setup: SetupDisplay }) {
  const { session } = usePlay()
  const changed = changedOptions(setup, session.options)
  return (
    <section class="house">
      <h3 class="cap">House rules</h3>
      {changed.length === 0 ? (
        <p class="muted">Played by the book.</p>
      ) : (
        <dl>
          {changed.map(({ id, title, value }) => (
            <div key={id} class="changed">
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
