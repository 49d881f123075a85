import { useLayoutEffect } from 'preact/hooks'
import { settings } from '../../../settings/settings.ts'

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

const isOnTable = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.closest('[data-board],.hand') !== null)

/** A letter of the game's own, on the board and on what lies below it; where letters are switched off, none. */
export function useLetter(letter: string, act: (() => void) | null): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || act === null) return
      if (event.key.toLowerCase() !== letter || isTyped(event.target) || !isOnTable(event.target)) return
      if (settings.value.keys !== 'on') return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  })
}
