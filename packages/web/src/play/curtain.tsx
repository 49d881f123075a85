/** Hangs between persons while the next decision is secret. Nothing of it is on the page until it is opened. */
import './curtain.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Brand, Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { plain } from './log-reader.ts'
import { usePlay } from './context.ts'

const HOLD_MS = 800

export function CurtainScreen({ scenario, turn }: { readonly scenario: string; readonly turn: number }) {
  const { session, display, nameOf } = usePlay()
  const curtain = useSignal(session.curtain)
  const scene = useSignal(session.scene)
  const [held, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const begin = (): void => {
    if (timer.current !== undefined) return
    setHeld(true)
    timer.current = setTimeout(() => session.openCurtain(), HOLD_MS)
  }
  const end = (): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    setHeld(false)
  }
  useEffect(() => {
    button.current?.focus()
    return () => clearTimeout(timer.current)
  }, [])
  if (curtain?.how !== 'curtain') return null
  const owe = scene?.pending?.owe ?? []
  const items = (scene?.items ?? []).filter(({ line }) => line.words.length > 0).slice(-4)
  const chosen = session.people.filter(({ seats }) => !seats.some((seat) => owe.includes(seat))).length
  const other = session.otherAtCurtain
  return (
    <div class="drape" role="dialog" aria-modal="true" aria-label={`Pass the screen to ${curtain.to.name}`}>
      <header>
        <Brand />
        <div class="title">
          <b>{display.title}</b>
          <span>{scenario}</span>
        </div>
        <div class="turn">
          <span class="cap">{display.round}</span>
          <strong>{turn}</strong>
        </div>
      </header>
      <main>
        <section class="side">
          <h2 class="cap">Since then</h2>
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
        <section class="card">
          <div class="hd">
            <span class="cap">Secret decision</span>
            <span class="cap">
              {chosen + 1} of {session.people.length}
            </span>
          </div>
          <p class="pass">Pass the screen to</p>
          <h1>{curtain.to.name}</h1>
          <p class="book msg">
            You decide in secret.
            <br />
            Is anybody else looking?
          </p>
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
          <div class="ft">
            {other && (
              <button type="button" class="link" onClick={() => session.passOn()}>
                I am not {curtain.to.name}
              </button>
            )}
            <span>closes by itself after a minute</span>
          </div>
        </section>
        <section class="side r">
          <h2 class="cap">Who has chosen</h2>
          <ul class="seats">
            {session.people.map(({ name, seats }) => {
              const open = seats.some((seat) => owe.includes(seat))
              const now = name === curtain.to.name
              return (
                <li key={name} class={now ? 'now' : ''}>
                  <div>
                    <b>{name}</b>
                    <span>{now ? 'chooses now' : open ? 'still to choose' : 'has chosen'}</span>
                  </div>
                  <Icon name={now ? 'chev' : open ? 'clock' : 'check'} />
                </li>
              )
            })}
          </ul>
        </section>
      </main>
      <footer>
        <Icon name="eyeoff" small />
        Nothing secret is on this page, not even hidden in it.
      </footer>
    </div>
  )
}
