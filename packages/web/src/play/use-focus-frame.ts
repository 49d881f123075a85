import { useEffect } from 'preact/hooks'

/** Keys by which one goes to something. */
const WALKS = /^(Tab|Arrow\w+)$/

/** Whoever points needs no frame around the board that has the focus, until he goes there by keys. */
export function useFocusFrame(): void {
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const mark = (isPointed: boolean): void =>
      void document.querySelector('[data-board]')?.toggleAttribute('data-pointed', isPointed)
    document.addEventListener('pointerdown', () => mark(true), { signal, capture: true })
    document.addEventListener('keydown', ({ key }) => WALKS.test(key) && mark(false), { signal, capture: true })
    return () => gone.abort()
  }, [])
}
