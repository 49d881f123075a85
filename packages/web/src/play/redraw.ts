/** What waits until the board has come to rest. */

const REST_MS = 120

/** Has the picture, which is kept as it is while it moves, drawn at its present size. */
export function redraw(layer: HTMLElement): void {
  // Its sheets are kept as they are, too: all of them are let go of.
  layer.classList.add('redrawn')
  requestAnimationFrame(() => {
    requestAnimationFrame(() => layer.classList.remove('redrawn'))
  })
}

/** Whether a finger or a button is down on it, whoever makes use of that. */
export function pressing(frame: HTMLElement, signal: AbortSignal): () => boolean {
  let isDown = false
  const first = { capture: true, signal }
  frame.addEventListener('pointerdown', () => void (isDown = true), first)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => void (isDown = false), first)
  return () => isDown
}

/** Calls the listener when the camera has come to rest; what must be laid out anew waits for this. */
export function onRest(viewport: { onChange(listener: () => void): () => void }, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = viewport.onChange(() => {
    clearTimeout(timer)
    timer = setTimeout(listener, REST_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** A pointer that is already gone cannot be held. */
export function holdPointer(element: Element | null, pointer: number): void {
  try {
    element?.setPointerCapture(pointer)
  } catch {
    // It goes on without.
  }
}

/** What a turned wheel means: so far to the side, or so much larger. Pinching on a pad comes as a wheel with Ctrl. */
export function turnedWheel(
  { deltaX, deltaY, deltaMode, ctrlKey }: WheelEvent,
  page: number,
): { readonly across: number; readonly factor: number } {
  const unit = deltaMode === 1 ? 16 : deltaMode === 2 ? page : 1
  return { across: -(deltaX || deltaY) * unit, factor: Math.exp(-deltaY * unit * (ctrlKey ? 0.01 : 0.0015)) }
}

/** Something goes on for so long, slower at its end: how much of it is done, with every picture, until it is left. */
export function eachFrame(ms: number, show: (share: number) => boolean): void {
  const began = performance.now()
  const step = (now: number): void => {
    const t = Math.min(1, Math.max(0, (now - began) / ms))
    if (show(1 - (1 - t) ** 3) && t < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
