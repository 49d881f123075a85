import { relative, sep } from 'node:path'
import { cwd } from 'node:process'
import { expect } from 'vitest'

/** Compares with something recorded; a failure ends with the command that records it anew, once one has looked at it. */
export function orRenew(variable: string, compare: () => void): void {
  try {
    compare()
  } catch (error) {
    if (error instanceof Error) error.message += `\nIf that is meant: ${renewal(variable)}`
    throw error
  }
}

function renewal(variable: string): string {
  const test = relative(cwd(), expect.getState().testPath ?? '')
  return `${variable}=write npx vitest run ${test.split(sep).join('/')}`
}
