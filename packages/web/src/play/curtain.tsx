/** Hangs between persons while the next decision is secret. Nothing of it is on the page until it is opened. */
import './curtain.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Brand, Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { plain } from './log-item.ts'
import type { Person } from '@shamble/host'
import { reclaim } from './reclaim.ts'
import { usePlay } from './context.ts'
import { TurnNow } from './parts.tsx'

const HOLD_MS = 800

export function CurtainScreen({ scenario, turn }: { readonly scenario: string; readonly turn: number }) {
  const { session, display } = usePlay()
  const curtain = useSignal(session.curtain)
  const [reclaiming, setReclaiming] = useState<string | null>(null)
  if (curtain?.how !== 'curtain') return null
  const { name } = curtain.to
  const isReclaimed = reclaiming === name
  return (
    <div class="drape" role="dialog" aria-modal="true" aria-label={`Pass the screen to ${name}`}>
      <header>
        <Brand />
        <div class="title">
          <b>{display.title}</b>
          <span>{scenario}</span>
        </div>
        <TurnNow round={display.round} turn={turn} />
      </header>
      <main>
        <SinceThen />
        <PassCard key={name} to={curtain.to} isReclaimed={isReclaimed} />
        <WhoHasChosen
          now={name}
          onReclaim={(person) => {
            setReclaiming(person.name)
            session.curtain.set({ how: 'curtain', to: person })
          }}
        />
      </main>
      <footer>
        <Icon name="eyeoff" small />
        Nobody can read anything secret here, not even in the page's source.
      </footer>
    </div>
  )
}

/** What everyone saw last. */
function SinceThen() {
  const { session, nameOf } = usePlay()
  const scene = useSignal(session.scene)
  const items = (scene?.items ?? []).filter(({ line }) => line.words.length > 0).slice(-4)
  return (
    <section class="side">
      <h2 class="cap">What happened last</h2>
      {items.length === 0 && <p class="fine">Nothing yet.</p>}
      <ol class="since">
        {items.map(({ key, line }) => (
          <li key={key}>
            {plain(
              line.words.filter((part) => typeof part === 'string' || !('clause' in part)),
              nameOf,
            )}
          </li>
        ))}
      </ol>
      <p class="fine">Only what everyone may know.</p>
    </section>
  )
}

/** The seats that still owe a decision. */
const useOwing = (): readonly string[] => useSignal(usePlay().session.scene)?.pending?.owe ?? []
const useSealed = (): boolean => useSignal(usePlay().session.scene)?.pending?.sealed ?? false

function PassCard({ to, isReclaimed }: { readonly to: Person; readonly isReclaimed: boolean }) {
  const { session, display } = usePlay()
  const { name } = to
  const desk = display.roster.deskOf?.(to.seats, session.options) ?? null
  const owe = useOwing()
  const isSealed = useSealed()
  // Whoever takes an answer back has not chosen any more.
  const others = session.people.filter((person) => person.name !== name)
  const chosen = others.filter(({ seats }) => !seats.some((seat) => owe.includes(seat))).length
  return (
    <section class="card">
      <div class="hd">
        <span class="cap">{isSealed ? 'Secret decision' : 'Not everybody knows the same'}</span>
        {isSealed && (
          <span class="cap">
            {chosen + 1} of {session.people.length}
          </span>
        )}
      </div>
      <p class="pass">Pass the screen to</p>
      <h1>{name}</h1>
      {desk !== null && <p class="pass">for {desk}</p>}
      <p class="book msg">
        {isReclaimed
          ? 'You take back what you chose.'
          : isSealed
            ? 'You decide in secret.'
            : 'You see what others do not.'}
        <br />
        Is anybody else looking?
      </p>
      <HoldToOpen onOpen={() => (isReclaimed ? void reclaim(session, to) : session.openCurtain())} />
      <div class="ft">
        {session.otherAtCurtain && (
          <button type="button" class="link" onClick={() => session.passOn()}>
            I am not {name}
          </button>
        )}
        <span>closes by itself after a minute</span>
      </div>
    </section>
  )
}

/** A button that acts when it is held, so that nobody opens by a slip. */
function useHold(act: () => void): { readonly held: boolean; readonly begin: () => void; readonly end: () => void } {
  const [held, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = (): void => {
    if (timer.current !== undefined) return
    setHeld(true)
    timer.current = setTimeout(act, HOLD_MS)
  }
  const end = (): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    setHeld(false)
  }
  return { held, begin, end }
}

function HoldToOpen({ onOpen }: { readonly onOpen: () => void }) {
  const { held, begin, end } = useHold(onOpen)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button
      ref={button}
      type="button"
      class={held ? 'hold on' : 'hold'}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return
        event.preventDefault()
        begin()
      }}
      onKeyUp={end}
      onBlur={end}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="27" class="h0" />
        <circle cx="32" cy="32" r="27" class="h1" pathLength="100" transform="rotate(-90 32 32)" />
        <path d="M20 32s4.5-7.5 12-7.5S44 32 44 32s-4.5 7.5-12 7.5S20 32 20 32z" class="h2" />
        <circle cx="32" cy="32" r="3.4" class="h3" />
      </svg>
      <span>
        <b>Hold to open</b>
        <small>
          or hold <span class="kbd">Space</span>
        </small>
      </span>
    </button>
  )
}

function WhoHasChosen({ now, onReclaim }: { readonly now: string; readonly onReclaim: (person: Person) => void }) {
  const { session } = usePlay()
  const owe = useOwing()
  const isSealed = useSealed()
  if (!isSealed) return <section class="side r" />
  return (
    <section class="side r">
      <h2 class="cap">Who has chosen</h2>
      <ul class="seats">
        {session.people.map((person) => {
          const { name, seats } = person
          const open = seats.some((seat) => owe.includes(seat))
          const isNow = name === now
          return (
            <li key={name} class={isNow ? 'now' : ''}>
              <div>
                <b>{name}</b>
                <span>{isNow ? 'chooses now' : open ? 'still to choose' : 'has chosen'}</span>
              </div>
              {!isNow && !open && seats.length > 0 && (
                <button type="button" class="link" onClick={() => onReclaim(person)}>
                  Take it back
                </button>
              )}
              <Icon name={isNow ? 'chev' : open ? 'clock' : 'check'} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
