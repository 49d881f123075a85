import { useLayoutEffect } from 'preact/hooks'

/** Enter gives what is set, from the board and from the form alike. */
export function useEnter(give: (() => void) | null): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event
      const isOurs =
        target === document.body || (target instanceof HTMLElement && target.closest('[data-board],fieldset') !== null)
      if (event.key !== 'Enter' || event.repeat || !isOurs || give === null) return
      event.preventDefault()
      give()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  })
}
