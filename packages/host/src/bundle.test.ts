import { BY_HAND } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { bundled, openBundle } from './bundle.ts'
import type { Brought } from './older.ts'

const digestOf = (n: number): string => n.toString(16).padStart(64, '0')
/** A save that has taken in these battles, among other commands. */
const campaign = (...battles: readonly string[]) => ({
  digest: digestOf(9_999),
  entries: [{ command: { do: 'end-turn' } }, ...battles.map((battle) => ({ command: { do: 'report', battle } }))],
})
const battle = (n: number) => ({ part: n, title: `Battle ${n}`, save: { digest: digestOf(n) } })

/** Every save opens, and every battle is over. */
const open = async (save: unknown) => ({ brought: { older: save } as unknown as Brought })
const opened = async (bundle: object) => {
  const read = await openBundle(JSON.parse(JSON.stringify(bundle)), open)
  return read.ok ? read.battles.length : read.fault
}

describe('a campaign in one file with its battles', () => {
  it('may have more than forty of them', async () => {
    const battles = Array.from({ length: 60 }, (_, n) => battle(n))
    const whole = bundled('War', campaign(...battles.map(({ save }) => save.digest)), battles)
    expect(await opened(whole)).toBe(60)
  })

  it('is refused if one of them is missing, and says which', async () => {
    const whole = bundled('War', campaign(digestOf(1), digestOf(2)), [battle(1), battle(2)])
    expect(await opened({ ...whole, battles: [battle(1)] })).toEqual({
      at: 'battles',
      why: `The battle that ended with ${digestOf(2)} is missing.`,
    })
  })

  it('says which were not kept where it was written, and opens without them', async () => {
    const whole = bundled('War', campaign(digestOf(1), BY_HAND, digestOf(2)), [battle(1)])
    expect(whole).toMatchObject({ version: 2, without: [digestOf(2)] })
    expect(await opened(whole)).toBe(1)
    expect(bundled('War', campaign(BY_HAND), [])).not.toHaveProperty('without')
  })

  it('of the first version says nothing of them', async () => {
    expect(await opened({ ...bundled('War', campaign(digestOf(1)), []), version: 1, without: undefined })).toBe(0)
  })
})
