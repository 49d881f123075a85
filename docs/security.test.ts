import { describe, expect, it } from 'vitest'
import { CHANNELS } from '../scripts/attack/channels.ts'
import { documentText, section, table } from './blocks.ts'

const text = documentText('security.md')

describe('docs/security.md', () => {
  it('lists every channel that is attacked', () => {
    const listed = table(section(text, '## How it is tried')).map(([name, says]) => [name, says])
    expect(listed).toEqual(CHANNELS.map(({ name, says }) => [name, says]))
  })

  it('is where somebody looks who found a hole', () => {
    for (const name of ['../README.md', '../CONTRIBUTING.md'])
      expect(documentText(name)).toContain('(docs/security.md)')
    expect(section(text, '## How to report')).toContain('privately')
  })
})
