import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Rect, toFrame } from './camera.ts'
import { Shots } from './shots.ts'
import { Viewport } from './viewport.ts'

let frames: ((now: number) => void)[] = []
/** Takes the board away: nothing it has still to draw outlives its test. */
let detach = (): void => {}

/** Everything that moves comes to rest. */
function settle(): void {
  for (let i = 0; i < 20 && frames.length > 0; i++) for (const step of frames.splice(0)) step(performance.now() + 5000)
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => frames.push(step))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  detach()
  detach = () => {}
  vi.unstubAllGlobals()
})

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

describe('a picture of what others do', () => {
  it('wastes no room beyond the edge of the board', () => {
    const { viewport, shots } = viewed()
    shots.take({ x: 2900, y: 2900, width: 60, height: 60 }, 1.5, true)
    settle()
    const { x, y, width, height } = toFrame(viewport.camera, { x: 0, y: 0, ...viewport.board })
    expect([x + width, y + height].map(Math.round)).toEqual([800, 500])
    expect(Math.max(x, y)).toBeLessThanOrEqual(0)
  })
})

describe('what is brought into sight', () => {
  it('fits only if nothing of it is under a sheet', () => {
    const { viewport } = viewed()
    viewport.insets = { top: 8, right: 8, bottom: 22, left: 8 }
    expect([460, 480].map((height) => viewport.fits({ x: 1000, y: 1000, width: 40, height }))).toEqual([true, false])
  })

  it('lies at the edge of the frame if it lies at the edge of the board', () => {
    const { viewport } = viewed()
    viewport.camera = { x: -1500, y: -1500, k: 1 }
    viewport.reveal({ x: 2960, y: 100, width: 40, height: 40 })
    settle()
    const { x, y, width } = toFrame(viewport.camera, { x: 0, y: 0, ...viewport.board })
    expect([Math.round(x + width), y <= 0]).toEqual([800, true])
  })
})

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

  it('the own view is back, although another picture was taken on the way to it', () => {
    const { viewport, shots } = viewed()
    const own = viewport.camera
    shots.take(FAR, 1.5, true)
    settle()
    shots.release(FAR)
    shots.take({ x: 2000, y: 200, width: 60, height: 60 }, 1.5, true)
    settle()
    const { camera } = viewport
    expect(camera).not.toEqual(own)
    shots.release(FAR)
    settle()
    expect(viewport.camera).toEqual(camera)
    shots.giveBack(() => {})
    settle()
    expect(viewport.camera).toEqual(own)
  })

  it('whoever is in sight and large enough is looked at where he is; from afar he is brought near', () => {
    const { viewport, shots } = viewed()
    const own = viewport.camera
    shots.take(ASKED, 1.5, true)
    settle()
    expect(viewport.camera).toEqual(own)
    shots.giveBack(() => {})
    viewport.camera = { ...own, k: 0.5 }
    shots.take(ASKED, 1.5, true)
    settle()
    expect(viewport.camera.k).toBeGreaterThan(0.5)
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

describe('what grows below the board', () => {
  const LOW = { x: 300, y: 400, width: 40, height: 40 }

  /** A board in a frame whose height changes, and something on it that is aimed at. */
  function framed(aim: Rect) {
    let resized = (): void => {}
    let height = 500
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resized = callback
        }
        observe(): void {}
        disconnect(): void {}
      },
    )
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('window', { devicePixelRatio: 1 })
    const viewport = new Viewport()
    const frame = { addEventListener: () => {}, getBoundingClientRect: () => ({ left: 0, top: 0, width: 400, height }) }
    detach = viewport.attach(frame as unknown as HTMLElement, { style: {} } as HTMLElement)
    viewport.setBoard({ width: 3000, height: 3000 })
    viewport.onResize = () => viewport.reveal(aim)
    const becomes = (next: number): void => {
      height = next
      resized()
      settle()
    }
    return { viewport, becomes }
  }

  it('lifts what it would cover, and lets it down again', () => {
    const { viewport, becomes } = framed(LOW)
    const own = viewport.camera
    becomes(250)
    expect(toFrame(viewport.camera, LOW).y + LOW.height).toBeLessThanOrEqual(250)
    expect(viewport.lift.own).toEqual(own)
    becomes(200)
    becomes(400)
    expect(toFrame(viewport.camera, LOW).y + LOW.height).toBeLessThanOrEqual(400)
    becomes(500)
    expect(viewport.camera).toEqual(own)
    // Once more: it never drifts.
    becomes(250)
    becomes(500)
    expect(viewport.camera).toEqual(own)
  })

  it('leaves the whole board in sight, also if it comes while that is being brought into sight', () => {
    const { viewport, becomes } = framed(LOW)
    viewport.onResize = () => {}
    viewport.motion = true
    viewport.camera = { x: -700, y: -700, k: 1 }
    viewport.show(null, 0, 1)
    becomes(250)
    const { y, height } = toFrame(viewport.camera, { x: 0, y: 0, ...viewport.board })
    expect([y, y + height].map(Math.round)).toEqual([0, 250])
  })

  it('does not move what is in sight all the same', () => {
    const { viewport, becomes } = framed({ ...LOW, y: 205 })
    const own = viewport.camera
    becomes(250)
    expect(viewport.camera).toEqual(own)
  })

  it('is where all of the board is seen, also if it was on its way to that when the frame became lower', () => {
    const { viewport, becomes } = framed(LOW)
    viewport.onResize = () => {}
    viewport.setBoard({ width: 400, height: 200, corner: { x: 0, y: 0 } })
    viewport.fit(undefined, 1)
    for (const step of frames.splice(0)) step(performance.now())
    becomes(230)
    const { y, height } = toFrame(viewport.camera, { x: 0, y: 0, ...viewport.board })
    expect([y, y + height].every((at) => at >= 0 && at <= 230)).toBe(true)
  })

  it('lets no edge of the whole board lie under a sheet', () => {
    const { viewport, becomes } = framed(LOW)
    viewport.onResize = () => {}
    viewport.insets = { top: 8, right: 8, bottom: 22, left: 8 }
    viewport.setBoard({ width: 384, height: 384, corner: { x: 0, y: 0 } })
    viewport.fit(undefined, 1)
    settle()
    becomes(438)
    const { y, height } = toFrame(viewport.camera, { x: 0, y: 0, ...viewport.board })
    expect(y + height).toBeLessThanOrEqual(438 - 13)
  })

  it('shows what is chosen instead of a whole board that nobody could read, and all of it again where there is room', () => {
    const { viewport, becomes } = framed({ x: 300, y: 700, width: 90, height: 90 })
    viewport.setBoard({ width: 800, height: 800, corner: { x: 0, y: 0 } })
    viewport.fit(undefined, 1, false, 0.5)
    settle()
    const whole = viewport.camera
    becomes(250)
    expect(viewport.camera.k).toBe(whole.k)
    expect(toFrame(viewport.camera, { x: 300, y: 700, width: 90, height: 90 }).y + 45).toBeLessThanOrEqual(250)
    becomes(500)
    expect(viewport.camera).toEqual(whole)
  })

  it('moves nothing back where somebody has looked elsewhere meanwhile', () => {
    const { viewport, becomes } = framed(LOW)
    becomes(250)
    viewport.panBy(-700, -900)
    settle()
    viewport.onResize = () => {}
    const elsewhere = viewport.camera
    becomes(500)
    expect(viewport.camera).toEqual(elsewhere)
  })

  it('is forgotten when something out of sight is shown', () => {
    const { viewport, becomes } = framed(LOW)
    becomes(250)
    viewport.reveal(FAR)
    settle()
    viewport.onResize = () => {}
    const there = viewport.camera
    becomes(500)
    expect(viewport.camera).toEqual(there)
  })
})

describe('the first look', () => {
  it('is at the whole board where that is large enough for the game, and stays so when something is asked', () => {
    const { viewport } = viewed()
    viewport.setBoard({ width: 1200, height: 700 })
    viewport.fitOnce(ASKED, 0.8, 1, 0.6)
    settle()
    const whole = viewport.camera
    expect(whole.k).toBeCloseTo(2 / 3)
    viewport.show(ASKED, 0.8, 1)
    settle()
    expect(viewport.camera).toEqual(whole)
  })

  it('is at what matters where the whole board would be too small', () => {
    const { viewport } = viewed()
    viewport.setBoard({ width: 1200, height: 700 })
    viewport.fitOnce(ASKED, 0.8, 1)
    settle()
    expect(viewport.camera.k).toBeGreaterThanOrEqual(0.8)
  })

  it('goes on to what is asked next, although not all of that fits as near as the board is', () => {
    const { viewport } = viewed()
    const [first, next] = [0, 1500].map((y) => ({ x: 1000, y, width: 700, height: 700 }))
    viewport.fitOnce(ASKED, 0.8, 1)
    viewport.show(first as Rect, 1, 1)
    settle()
    const near = viewport.camera.k
    expect(near).toBe(1)
    viewport.show(next as Rect, 1, 1)
    settle()
    const { y, height } = toFrame(viewport.camera, next as Rect)
    expect(y + height / 2).toBeCloseTo(250)
    expect(viewport.camera.k).toBe(near)
    // Where its middle is in sight, what somebody has come near to stays.
    const there = viewport.camera
    viewport.show({ x: 1000, y: 1600, width: 700, height: 700 }, 1, 1)
    settle()
    expect(viewport.camera).toEqual(there)
  })
})
