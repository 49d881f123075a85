import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toFrame } from './camera.ts'
import { Shots } from './shots.ts'
import { Viewport } from './viewport.ts'

let frames: ((now: number) => void)[] = []

/** Everything that moves comes to rest. */
function settle(): void {
  for (let i = 0; i < 20 && frames.length > 0; i++) for (const step of frames.splice(0)) step(performance.now() + 5000)
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => frames.push(step))
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => vi.unstubAllGlobals())

function viewed(): { readonly viewport: Viewport; readonly shots: Shots } {
  const viewport = new Viewport()
  viewport.frame = { width: 800, height: 500 }
  viewport.setBoard({ width: 3000, height: 3000 })
  const shots = new Shots(viewport, (to, ms, after) => viewport.glide(to, ms, after))
  viewport.shots = shots
  return { viewport, shots }
}

const ASKED = { x: 100, y: 100, width: 60, height: 60 }
const FAR = { x: 2000, y: 2000, width: 60, height: 60 }

describe('after a picture of what others do', () => {
  it('the own view is back, although whoever is asked is brought into sight on the way', () => {
    const { viewport, shots } = viewed()
    const own = viewport.camera
    shots.take(FAR, 1.5, true)
    settle()
    expect(viewport.camera).not.toEqual(own)
    shots.giveBack(() => {})
    viewport.show(ASKED, 0.8, 1)
    settle()
    expect(viewport.camera).toEqual(own)
  })

  it('whoever is asked is in sight, although the board was moved meanwhile', () => {
    const { viewport, shots } = viewed()
    shots.take(FAR, 1, true)
    settle()
    shots.letGo()
    shots.giveBack(() => viewport.reveal(ASKED))
    settle()
    const { x, y } = toFrame(viewport.camera, ASKED)
    expect([x, y].every((at) => at >= 0 && at < 500)).toBe(true)
  })
})
