/** Mark, game, scenario; turn and phases with who has acted; undo, rules, layers, settings. */
import { useEffect } from 'preact/hooks'
import { campaignAt, go, START } from '../router.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Brand, Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { type Panel, usePlay } from './context.ts'
import type { FigureCard } from './game-display.ts'
import { Kbd, TurnNow } from './parts.tsx'

export interface BarProps {
  readonly title: string
  readonly figures: readonly FigureCard[]
  readonly panel: Panel
  readonly onPanel: (panel: Panel) => void
  readonly onSettings: () => void
}

export function useUndoLabel(): { readonly label: string; readonly says: string } {
  const { session } = usePlay()
  useSignal(session.live)
  useSignal(session.scene)
  const refusal = session.undoRefusal
  if (session.scene.value?.pending === null) return { label: '', says: '' }
  if (!refusal) return { label: 'Undo', says: 'Take back your last step; no dice were thrown' }
  if (session.undoSeat === null) return { label: 'Undo', says: refusal.reason }
  // Alone one takes back what one likes; of others, somebody is asked.
  return { label: session.everybody.length < 2 ? 'Undo' : 'Ask to undo', says: refusal.reason }
}

/** Pointing at the button, or going to it by keys, shows what it would take back. */
export function useUndoGhost() {
  const { undoing } = usePlay()
  const show = (): void => undoing.set(true)
  const hide = (): void => undoing.set(false)
  useEffect(() => hide, [undoing])
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide }
}

export function Bar({ title, figures, panel, onPanel, onSettings }: BarProps) {
  const { session, display } = usePlay()
  const toggle = (one: Exclude<Panel, null>) => () => onPanel(panel === one ? null : one)
  return (
    <header class="bar">
      <Title title={title} />
      <Phases figures={figures} />
      <div class="tools">
        <TakeBack />
        {display.campaign && (
          <Button kind="quiet" size="small" icon="log" onClick={() => go(campaignAt(session.open.id))}>
            Chronicle
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          icon="book"
          aria-expanded={panel === 'rules'}
          onClick={toggle('rules')}
          end={<Kbd>?</Kbd>}
        >
          Rules
        </Button>
        <IconButton icon="layers" label="Layers (X)" aria-expanded={panel === 'layers'} onClick={toggle('layers')} />
        <IconButton icon="log" label="The table in words" aria-expanded={panel === 'words'} onClick={toggle('words')} />
        <IconButton icon="sliders" label="Settings" onClick={onSettings} />
        <IconButton icon="more" label="This table" aria-expanded={panel === 'menu'} onClick={toggle('menu')} />
      </div>
    </header>
  )
}

function TakeBack() {
  const { session } = usePlay()
  const undo = useUndoLabel()
  const ghost = useUndoGhost()
  if (undo.label === '') return null
  return (
    <Button
      kind="quiet"
      size="small"
      icon="undo"
      class={session.everybody.length < 2 ? 'undo' : 'undo several'}
      title={undo.says}
      onClick={() => session.undo()}
      {...ghost}
      end={<Kbd>U</Kbd>}
    >
      {undo.label}
    </Button>
  )
}

/** The way to the start page, the game and its scenario. */
function Title({ title }: Pick<BarProps, 'title'>) {
  const { display } = usePlay()
  return (
    <>
      <a href={START} class="home" aria-label="Shamble, to the start page">
        <Brand />
      </a>
      <div class="title">
        <h1>{display.title}</h1>
        <span>{title}</span>
      </div>
    </>
  )
}

/** The turn and its phases; of the one that is now, who has acted. */
function Phases({ figures }: Pick<BarProps, 'figures'>) {
  const { session, display } = usePlay()
  const scene = useSignal(session.scene)
  const standing = scene ? display.words.standing(scene.view) : { turn: 0, phases: [] }
  const asked = [...(scene?.pending?.owe ?? []), ...(scene?.pending?.may ?? [])]
  return (
    <div class="phase">
      <TurnNow
        round={display.round}
        turn={standing.turn}
        of={scene ? display.words.lasts?.(session.situation()) : undefined}
      />
      <ol>
        {standing.phases.map(({ label, now, done }, i) => (
          <li key={label} class={now ? 'now' : done ? 'done' : ''} {...(now ? { 'aria-current': 'step' } : {})}>
            {done && !now ? <Icon name="check" small /> : <span class="n">{i + 1}</span>}
            {label}
            {now && figures.some(({ seat, dead, hp }) => !dead && hp !== null && asked.includes(seat)) && (
              <Acted figures={figures} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Who has acted and who has not. */
function Acted({ figures }: { readonly figures: readonly FigureCard[] }) {
  const { display } = usePlay()
  const living = figures.filter(({ dead, hp }) => !dead && hp !== null)
  if (living.length === 0 || living.length > 6) return null
  return (
    <span class="mini" aria-hidden="true">
      {living.map(({ id, mark, acted }) => (
        <span key={id} class={acted ? 'off' : ''}>
          <display.roster.Mark mark={mark} size={24} />
        </span>
      ))}
    </span>
  )
}
