import { type CheckAsked, NOT_CHECKED } from './checker.ts'
import type { Check } from './game-editor.ts'

const CHECKS: Readonly<Record<string, () => Promise<(document: unknown) => readonly Check[]>>> = {
  'dead-walk': async () => (await import('../games/dead-walk/editor/checks.ts')).checksOf,
}

interface Port {
  postMessage(checks: readonly Check[]): void
  onmessage: ((event: { readonly data: CheckAsked }) => void) | null
}

const port = globalThis as unknown as Port

port.onmessage = ({ data: { game, document } }) => {
  const answer = async (): Promise<readonly Check[]> => (await CHECKS[game]?.())?.(document) ?? []
  answer().then(
    (checks) => port.postMessage(checks),
    () => port.postMessage(NOT_CHECKED),
  )
}
