/** Who of the dead moves while somebody looks on, and who of them where nobody can see it. */
import type { Page } from 'playwright-core'

/** From now on: which of the dead moved over the board, and which of them while any of it was out of the frame. */
export const watchTheDead = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moved = new Set<string>()
    const unseen = new Set<string>()
    Object.assign(window, { moved, unseen })
    const before = new Map<string, { x: number; y: number }>()
    const look = (): void => {
      const layer = document.querySelector<HTMLElement>('.frame .layer')
      const frame = document.querySelector('.frame')?.getBoundingClientRect()
      if (layer && frame) {
        const board = layer.getBoundingClientRect()
        const k = board.width / layer.offsetWidth
        for (const figure of document.querySelectorAll<SVGGElement>('.dead [data-figure^="zombie"]')) {
          const name = figure.dataset['figure'] ?? ''
          const box = (figure.querySelector('.body') ?? figure).getBoundingClientRect()
          const x = (box.left + box.width / 2 - board.left) / k
          const y = (box.top + box.height / 2 - board.top) / k
          const was = before.get(name)
          if (box.width === 0) {
            // From far away only their number is shown: never while they act.
            before.delete(name)
            if (document.querySelector('.acting')) unseen.add(name)
            continue
          }
          before.set(name, { x, y })
          if (!was || Math.hypot(was.x - x, was.y - y) < 2) continue
          moved.add(name)
          const isIn =
            box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
          if (!isIn) unseen.add(name)
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

export const theDead = (page: Page): Promise<{ moved: string[]; unseen: string[] }> =>
  page.evaluate(() => {
    const { moved, unseen } = window as unknown as Record<'moved' | 'unseen', Set<string>>
    return { moved: [...moved], unseen: [...unseen] }
  })
