import { describe, expect, it } from 'vitest'
import { setupFor } from '../games/around.ts'
import type { SetupDisplay } from '../play/game-display.ts'
import {
  changesOf,
  choicesOf,
  headingOf,
  isPreset,
  newDraft,
  scenarioOf,
  setupOf,
  slotsOf,
  standardOf,
  valueOf,
  withOption,
  withOwn,
  withPreset,
  withRole,
  withScenario,
  withSeat,
  withSize,
} from './draft.ts'

const display = (await setupFor('evac')?.()) as SetupDisplay
const slot = (seat: string, draft = newDraft(display, false)) => {
  const found = slotsOf(display, draft).find((one) => one.seat === seat)
  if (!found) throw new Error(`there is no seat ${seat}`)
  return found
}

const role = ({ role: one }: ReturnType<typeof slot>) => {
  if (!one) throw new Error('it plays nothing else')
  return one
}

describe('a table that is being set up', () => {
  it('can be begun at once: three marines are mine, a steady bot plays the dead', () => {
    const draft = newDraft(display, false)
    expect(headingOf(display, draft)).toBe(
      'Evac, Quick Patrol: you play three marines, a steady bot plays the dead, by the book.',
    )
    expect(setupOf(display, draft, true)).toMatchObject({
      game: 'evac',
      title: 'Quick Patrol',
      options: { scenario: 'S2', marines: 3 },
      seats: { Z: { kind: 'bot', level: 'competent' }, M1: { kind: 'person', name: 'You', physical: false } },
      undoDice: 'same',
      guide: true,
    })
    expect(setupOf(display, draft, true)).not.toHaveProperty('seed')
  })

  it('seats me at one of several where each has secrets, bots at the others, all with names of their own', async () => {
    const secret = (await setupFor('run-or-shoot')?.()) as SetupDisplay
    const kinds = (draft: ReturnType<typeof newDraft>): string[] =>
      slotsOf(secret, draft).flatMap(({ seat, automatic }) => (automatic ? [] : [draft.seats[seat]?.kind ?? '']))
    const draft = newDraft(secret, false)
    expect(kinds(draft)).toEqual(['me', 'bot', 'bot', 'bot'])
    expect(kinds(withSize(secret, draft, 6))).toEqual(['me', 'bot', 'bot', 'bot', 'bot', 'bot'])
    const shared = ['S2', 'S3'].reduce((all, seat) => withSeat(all, seat, { kind: 'someone' }), draft)
    const names = Object.values(choicesOf(secret, shared)).flatMap((one) => (one.kind === 'person' ? [one.name] : []))
    expect(names).toEqual(['Player 1', 'Player 2', 'Player 3'])
  })

  it('seats me in the first seat of a scenario in which nobody plays what I played', async () => {
    const battles = (await setupFor('even-death')?.()) as SetupDisplay
    const draft = withScenario(battles, newDraft(battles, false), 'depot-raid')
    expect(headingOf(battles, draft)).toContain('you play the Bandits, a steady bot plays the Military')
  })

  it('[ed.setup.2] factions of a plain battle change places, and whoever sat there goes along', async () => {
    const battles = (await setupFor('even-death')?.()) as SetupDisplay
    const plain = withScenario(battles, newDraft(battles, false), 'battle')
    const [mine] = slotsOf(battles, plain)
    const seats = (draft: ReturnType<typeof newDraft>): string[] =>
      slotsOf(battles, draft).map(({ seat }) => `${seat} ${draft.seats[seat]?.kind}`)
    expect(seats(plain)).toEqual(['survivors me', 'zombies bot'])
    if (!mine) throw new Error('no seat')
    expect(seats(withRole(battles, plain, mine, 'zombies'))).toEqual(['zombies me', 'survivors bot'])
    const people = withRole(
      battles,
      withRole(battles, plain, mine, 'zombies'),
      { ...mine, role: { ...role(mine), index: 0, value: 'zombies' } },
      'bandits',
    )
    expect(seats(people)).toEqual(['bandits me', 'survivors bot', 'zombies bot'])
    expect(seats(withSize(battles, plain, 4))).toEqual(['survivors me', 'zombies bot', 'military bot', 'bandits bot'])
  })

  it('keeps what still makes sense when the scenario changes', () => {
    let draft = withOption(display, newDraft(display, false), 'scavenge', true)
    draft = withScenario(display, draft, 'S1')
    draft = withSize(display, draft, 6)
    draft = withOption(display, draft, 'layout', 'L1')
    draft = withScenario(display, draft, 'S2')
    expect(valueOf(display, draft, 'marines')).toBe(3)
    expect(draft.options).toMatchObject({ scavenge: true })
    expect(draft.options).not.toHaveProperty('layout')
    expect(Object.keys(draft.seats).sort()).toEqual(['M1', 'M2', 'M3', 'Z'])
  })

  it('counts what a scenario prescribes as its standard, not as a change', () => {
    const draft = withScenario(display, newDraft(display, false), 'S3')
    expect(standardOf(display, draft, 'landingDelay')).toBe(1)
    expect(changesOf(display, draft)).toEqual([])
    expect(changesOf(display, withOption(display, draft, 'landingDelay', 0))).toEqual(['landingDelay'])
    expect(scenarioOf(display, draft).title).toBe('Hot LZ')
  })

  it('fills new seats like the last of their side', () => {
    let draft = withScenario(display, newDraft(display, false), 'S1')
    draft = withSeat(draft, 'M3', { kind: 'bot', level: 'searching' })
    draft = withSize(display, draft, 4)
    expect(choicesOf(display, draft).M4).toEqual({ kind: 'bot', level: 'searching' })
  })

  it('knows who plays what', () => {
    const draft = withRole(display, newDraft(display, false), slot('M2'), 'sergeant')
    expect(draft.options.types).toEqual(['grunt', 'sergeant', 'sergeant'])
    expect(slot('M2', draft).role?.value).toBe('sergeant')
  })

  it('forgets a change that is taken back', () => {
    const draft = newDraft(display, false)
    const changed = withOption(display, draft, 'night', 7)
    expect(headingOf(display, changed)).toContain('with 1 house rule.')
    expect(withOption(display, changed, 'night', 0)).toEqual(draft)
  })

  it('recognises presets, and a preset replaces what was changed', () => {
    const [book, first] = display.presets
    if (!book || !first) throw new Error('there are no presets')
    const draft = withOption(display, newDraft(display, false), 'scavenge', true)
    expect(isPreset(display, draft, book.options)).toBe(false)
    const preset = withPreset(display, draft, first.options)
    expect(isPreset(display, preset, first.options)).toBe(true)
    expect(preset.options).not.toHaveProperty('scavenge')
    expect(isPreset(display, withPreset(display, preset, book.options), book.options)).toBe(true)
  })

  it('calls somebody without a name by number, and says so in the heading', () => {
    let draft = withSeat(newDraft(display, false), 'Z', { kind: 'someone' })
    expect(choicesOf(display, draft).Z).toEqual({ kind: 'person', name: 'Player 2', physical: false })
    draft = withSeat(draft, 'Z', { name: ' Ruth ' })
    expect(headingOf(display, draft)).toContain('Ruth plays the dead')
  })

  it('gives me a name where others sit at the same screen', () => {
    const alone = { ...newDraft(display, false), me: 'Ana' }
    expect(choicesOf(display, alone).M1).toMatchObject({ name: 'You' })
    const shared = withSeat(newDraft(display, false), 'Z', { kind: 'someone' })
    expect(choicesOf(display, shared).M1).toMatchObject({ name: 'Player 1' })
    expect(choicesOf(display, { ...shared, me: ' Ana ' })).toMatchObject({ M1: { name: 'Ana' }, M2: { name: 'Ana' } })
    expect(headingOf(display, shared)).toContain('you play three marines, Player 2 plays the dead')
  })

  it('has real dice in every hand where it is set up for them', () => {
    const draft = newDraft(display, true)
    expect(choicesOf(display, draft).M1).toMatchObject({ physical: true })
    expect(headingOf(display, draft)).toMatch(/, real dice\.$/)
  })

  it('shows every option of the game once, apart from those with a row of their own', () => {
    const shown = display.optionGroups.flatMap(({ options }) => options.map(({ id }) => id))
    const rows = [display.scenarioOption, display.size?.option ?? '', 'types']
    expect([...shown, ...rows].sort()).toEqual(Object.keys(display.options).sort())
  })

  it("takes a scenario of one's own, with its title, people and house rules, until a listed one is chosen", async () => {
    const walk = (await setupFor('dead-walk')?.()) as SetupDisplay
    const written = {
      title: 'Mine',
      says: '',
      humans: [{}, {}],
      map: { size: [60, 60] },
      prescribed: { turnLimit: 5 },
    }
    const draft = withOwn(walk, withSize(walk, newDraft(walk, false), 4), written)
    expect(headingOf(walk, draft)).toBe('Dead Walk Again, Mine: you play the team, by the book.')
    expect(standardOf(walk, draft, 'turnLimit')).toBe(5)
    expect(setupOf(walk, draft, false).options).toMatchObject({ own: written, players: 1 })
    const listed = withScenario(walk, draft, 'mercy')
    expect(scenarioOf(walk, listed).title).toBe('Mercy')
    expect(listed.options).not.toHaveProperty('own')
  })

  it('[dw.scope.3] has one switch for the advanced rules, and single ones that stay as they were willed', async () => {
    const walk = (await setupFor('dead-walk')?.()) as SetupDisplay
    const mercy = withScenario(walk, newDraft(walk, false), 'mercy')
    const open = withOption(walk, mercy, 'advanced', true)
    expect(open.options).toEqual({ ...mercy.options, advanced: true })
    expect(valueOf(walk, open, 'quirks')).toBe(true)
    expect(valueOf(walk, open, 'vehicles')).toBe(false)
    expect(valueOf(walk, withScenario(walk, open, 'nine-forty-bus'), 'vehicles')).toBe(true)
    expect(headingOf(walk, open)).toBe('Dead Walk Again, Mercy: you play the team, with the advanced rules.')
    const single = withOption(walk, open, 'quirks', false)
    expect(single.options).toMatchObject({ advanced: true, quirks: false })
    expect(headingOf(walk, single)).toContain('with the advanced rules and 1 house rule.')
    expect(withOption(walk, single, 'advanced', false)).toEqual(mercy)
    const alone = withOption(walk, mercy, 'searching', true)
    expect(withOption(walk, alone, 'advanced', true)).toEqual(open)
    expect(withPreset(walk, single, {})).toEqual(open)
  })

  it('says who has which share of a team', async () => {
    const walk = (await setupFor('dead-walk')?.()) as SetupDisplay
    const two = withSeat(withSize(walk, withScenario(walk, newDraft(walk, false), 'mercy'), 2), 'P2', { kind: 'bot' })
    expect(headingOf(walk, two)).toContain('you play half the team, a steady bot plays half the team,')
    const three = withSeat(withSize(walk, two, 3), 'P2', { kind: 'me' })
    expect(headingOf(walk, three)).toContain('you play two thirds of the team, a steady bot plays a third of the team,')
  })
})
