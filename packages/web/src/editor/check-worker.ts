import { type CheckAsked, NOT_CHECKED } from './checker.ts'
import type { Check } from './game-editor.ts'

/** Of the games whose scenarios can be built; here and not with what else they bring, which no worker needs. */
const CHECKS = import.meta.glob<(document: unknown) => readonly Check[]>('../games/*/editor/checks.ts', {
  import: 'checksOf',
})

interface Port {
  postMessage(checks: readonly Check[]): void
  onmessage: ((event: { readonly data: CheckAsked }) => void) | null
}

const port = globalThis as unknown as Port

port.onmessage = ({ data: { game, document } }) => {
  const answer = async (): Promise<readonly Check[]> =>
    (await CHECKS[`../games/${game}/editor/checks.ts`]?.())?.(document) ?? []
  answer().then(
    (checks) => port.postMessage(checks),
    () => port.postMessage(NOT_CHECKED),
  )
}
