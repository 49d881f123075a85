import { Cell, type Signal } from '../engine/signal.ts'
import { isKeyOf } from '../sure.ts'

const CHOICES = {
  theme: ['system', 'night', 'paper'],
  motion: ['system', 'full', 'less'],
  speed: ['slow', 'steady', 'quick', 'instant', 'step'],
  sound: ['off', 'on'],
  text: ['normal', 'large', 'larger'],
  /** Single-letter keys at the table. */
  keys: ['on', 'off'],
} as const

type Choices = typeof CHOICES
export type Settings = { readonly [K in keyof Choices]: Choices[K][number] }

export const STANDARD: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 'steady',
  sound: 'off',
  text: 'normal',
  keys: 'on',
}

const KEY = 'shamble-settings'

/** Whatever was kept, as far as it makes sense today. */
export function readSettings(text: string | null): Settings {
  let kept: unknown = null
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    return STANDARD
  }
  if (typeof kept !== 'object' || kept === null) return STANDARD
  const known = Object.entries(kept).filter(
    ([name, value]) => isKeyOf(CHOICES, name) && (CHOICES[name] as readonly unknown[]).includes(value),
  )
  return { ...STANDARD, ...(Object.fromEntries(known) as Partial<Settings>) }
}

const cell = new Cell<Settings>(STANDARD)

export const settings: Signal<Settings> = cell

export function changeSettings(change: Partial<Settings>): void {
  cell.set({ ...cell.value, ...change })
  try {
    localStorage.setItem(KEY, JSON.stringify(cell.value))
  } catch {
    // A browser that keeps nothing: the settings hold until the page is left.
  }
}

const light = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)')
const calm = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move. */
export const mayMove = ({ motion }: Settings = cell.value): boolean =>
  motion === 'system' ? !calm().matches : motion === 'full'

/** Reads what was kept and keeps the page's look in step with it. */
export function startSettings(): void {
  try {
    cell.set(readSettings(localStorage.getItem(KEY)))
  } catch {
    // No storage: the standard settings.
  }
  const apply = (): void => {
    const { theme, text } = cell.value
    const shown = theme === 'system' ? (light().matches ? 'paper' : 'night') : theme
    const { dataset } = document.documentElement
    dataset.theme = shown
    dataset.motion = mayMove() ? 'on' : 'off'
    dataset.text = text
    const colour = shown === 'paper' ? '#e9e2d0' : '#0a0e0c'
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
  }
  apply()
  cell.subscribe(apply)
  light().addEventListener('change', apply)
  calm().addEventListener('change', apply)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) cell.set(readSettings(newValue))
  })
}
