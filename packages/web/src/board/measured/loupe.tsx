import './hand.css'
import { useEffect, useRef } from 'preact/hooks'
import { usePlay } from '../../play/context.ts'

const LOUPE = { size: 132, zoom: 1.7, above: 96 }

/** What is painted is not copied with its canvas. */
function copyCanvases(from: Element, to: Element): void {
  const copies = to.querySelectorAll('canvas')
  from.querySelectorAll('canvas').forEach((canvas, i) => {
    if (canvas.width > 0 && canvas.height > 0) copies[i]?.getContext('2d')?.drawImage(canvas, 0, 0)
  })
}

/** What is under the finger, larger, beside it. */
export function Loupe({ x, y }: { readonly x: number; readonly y: number }) {
  const box = useRef<HTMLDivElement>(null)
  const { viewport } = usePlay()
  useEffect(() => {
    const inside = box.current
    const layer = document.querySelector('[data-board] .layer')
    if (!inside || !layer) return
    inside.replaceChildren(layer.cloneNode(true))
    const copy = inside.firstElementChild as HTMLElement
    copyCanvases(layer, copy)
    const { camera } = viewport
    const k = camera.k * LOUPE.zoom
    const bx = (x - camera.x) / camera.k
    const by = (y - camera.y) / camera.k
    copy.style.willChange = 'auto'
    copy.style.transform = `translate(${LOUPE.size / 2 - bx * k}px, ${LOUPE.size / 2 - by * k}px) scale(${k})`
  }, [x, y, viewport])
  const top = y - LOUPE.above - LOUPE.size / 2 < 4 ? y + LOUPE.above - LOUPE.size / 2 : y - LOUPE.above - LOUPE.size / 2
  return (
    <div
      class="loupe"
      aria-hidden="true"
      style={{ left: `${x - LOUPE.size / 2}px`, top: `${top}px`, width: `${LOUPE.size}px`, height: `${LOUPE.size}px` }}
    >
      <div ref={box} />
    </div>
  )
}
