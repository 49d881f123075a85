import { Engine, MemoryStore, noLocks, type MatchSetup } from '@shamble/host'
import type { CampaignView } from '@shamble/dead-walk/campaign/page'
import { anyMatch, BY_HAND, digest, type Save, saveMatch } from '@shamble/kernel'
import { describe, expect, it, vi } from 'vitest'
import { sure } from '../sure.ts'
import { homecoming, led, newCampaign } from '../games/dead-walk/campaign/testing.ts'
import { EngineClient, EngineFault, type EnginePort, ONLOOKER } from './client.ts'
import { GAMES } from './games.ts'

function browser(store = new MemoryStore()) {
  const port: EnginePort = {
    postMessage: (message) => void setTimeout(() => void engine.receive(message), 0),
    onmessage: null,
  }
  let n = 0
  const engine = new Engine({
    games: GAMES,
    store,
    locks: noLocks,
    post: (message) => void setTimeout(() => port.onmessage?.({ data: message }), 0),
    now: () => ++n,
    clock: () => 0,
    luck: () => (++n).toString(16).padStart(12, '0').padEnd(64, '0'),
  })
  return { client: new EngineClient(port), store }
}

const SETUP: MatchSetup = {
  game: 'dead-walk-campaign',
  title: 'Our road',
  options: { players: 1, house: null },
  seats: { P1: { kind: 'person', name: 'You', physical: false } },
  undoDice: 'same',
  guide: false,
}

/** A campaign so many commands on, as a save of the person called You. */
const savedCampaign = (commands: number): Save => saveMatch(anyMatch(led(newCampaign(), commands)), { private: true })

const fileOf = (save: unknown): Blob => new Blob([JSON.stringify(save)])

async function faultOf(work: Promise<unknown>): Promise<EngineFault['fault']> {
  try {
    await work
  } catch (error) {
    if (error instanceof EngineFault) return error.fault
  }
  throw new Error('it was not refused')
}

describe('a campaign in the worker', () => {
  it('[dw.campaign.1] is kept like a table, and its battles remember it', async () => {
    const { client, store } = browser()
    const card = await client.create(SETUP)
    expect(card).toMatchObject({ game: 'dead-walk-campaign', standing: 'Setting up', waitingFor: ['P1'] })
    const open = await client.open(card.id)
    await vi.waitFor(() => expect(open.lineOf('P1')?.update).toBeTruthy())
    expect(await open.command('P1', { do: 'muster', team: 'road-block' })).toEqual({ ok: true })
    expect(await open.command('P1', { do: 'done' })).toMatchObject({ ok: false, refusal: { clause: 'dw.campaign.1' } })
    const battle = await client.create({
      ...SETUP,
      game: 'dead-walk',
      options: { scenario: 'shopping-list', players: 1 },
      campaign: { id: card.id, part: 0 },
    })
    client.close(card.id)
    const later = browser(store).client
    expect((await later.list()).find(({ id }) => id === battle.id)?.setup.campaign).toEqual({ id: card.id, part: 0 })
    const again = await later.open(card.id)
    again.join(ONLOOKER, [])
    await vi.waitFor(() => expect(again.model.value.lines[ONLOOKER]?.update?.pending?.asks).toBe('play'))
    expect(again.model.value.card.standing).toBe('Scenario 1')
  })

  /** A campaign whose first scenario is asked for, the battle that was laid for it, and how it is laid. */
  async function withBattle(client: EngineClient, changed: Partial<MatchSetup> = {}) {
    const card = await client.create({
      ...SETUP,
      options: { players: 1, house: { turnLimit: 1 } },
      opening: { secret: '5'.repeat(64), answers: [{ seat: 'P1', command: { do: 'muster', team: 'road-block' } }] },
    })
    const open = await client.open(card.id)
    await vi.waitFor(() => expect(open.lineOf('P1')?.update?.pending?.beside).toBeTruthy())
    const beside = sure(open.lineOf('P1')?.update?.pending?.beside)
    const { game, part, options } = beside
    const battle = await client.create({
      ...SETUP,
      game,
      options,
      seats: { P1: { kind: 'bot', level: 'competent' } },
      campaign: { id: card.id, part },
      ...changed,
    })
    return { card, open, battle }
  }

  /** Bots play it to its end. */
  async function fought(client: EngineClient, battle: string): Promise<string> {
    const table = await client.open(battle)
    table.setPace(0)
    await vi.waitFor(() => expect(table.model.value.card.outcome).not.toBeNull(), { timeout: 30_000 })
    client.close(battle)
    const { file } = await client.exportTable(battle)
    return (JSON.parse(await file.text()) as Save).digest
  }

  const commandsOf = async (client: EngineClient, table: string): Promise<Record<string, unknown>[]> =>
    (JSON.parse(await (await client.exportTable(table)).file.text()) as Save).entries.map(
      ({ command }) => command as unknown as Record<string, unknown>,
    )

  it('[dw.campaign.1] takes in a battle that was over when nobody had it open, as soon as it is opened', async () => {
    const { client, store } = browser()
    const { card, open, battle } = await withBattle(client)
    expect(open.lineOf('P1')?.update?.pending?.beside?.holders).toEqual({ P1: { person: 'You' } })
    client.close(card.id)
    const digestThere = await fought(client, battle.id)
    const later = browser(store).client
    const again = await later.open(card.id)
    again.join(ONLOOKER, [])
    await vi.waitFor(() => expect(again.model.value.lines[ONLOOKER]?.update?.log).toBe(2))
    expect((await commandsOf(later, card.id))[1]).toMatchObject({ do: 'report', battle: digestThere })
    later.close(card.id)
    await later.open(card.id)
    expect(await commandsOf(later, card.id)).toHaveLength(2)
  }, 60_000)

  it('[dw.campaign.1] takes one in when it is told to, and only the battle that is asked for, when it is over', async () => {
    const { client } = browser()
    const { card, battle } = await withBattle(client)
    const refused = async (id: string): Promise<string> => {
      const { at } = await faultOf(client.takeIn(card.id, id))
      expect(await commandsOf(client, card.id)).toHaveLength(1)
      return at
    }
    expect(await refused(battle.id)).toBe('table.beside')
    const options = { ...battle.setup.options, turnLimit: 2 }
    const other = await client.create({ ...battle.setup, options })
    const stranger = await client.create({ ...battle.setup, campaign: { id: 'another', part: 0 } })
    await fought(client, other.id)
    expect(await refused(other.id)).toBe('table.beside')
    expect([await refused(stranger.id), await refused('nothing')]).toEqual(['battle', 'battle'])
    const theirs = await fought(client, battle.id)
    await client.takeIn(card.id, battle.id)
    expect((await commandsOf(client, card.id))[1]).toMatchObject({ battle: theirs })
    expect(await faultOf(client.takeIn(card.id, battle.id))).toMatchObject({ at: 'table.beside' })
  }, 60_000)

  it('[dw.campaign.1] lets nobody tell how a battle ended, unless as something entered by hand', async () => {
    const { client } = browser()
    const { card, open } = await withBattle(client)
    const result = homecoming(open.lineOf('P1')?.update?.glances[0]?.view as CampaignView)
    for (const from of [{}, { battle: 'f'.repeat(64) }])
      expect(await open.command('P1', { do: 'report', result, ...from })).toMatchObject({
        ok: false,
        refusal: { clause: 'table.beside' },
      })
    expect(await open.command('P1', { do: 'report', result, battle: BY_HAND })).toEqual({ ok: true })
    const story = open.lineOf('P1')?.story.at(-1)
    expect(story?.events[0]).toMatchObject({ e: 'entered by hand', scenario: 'shopping-list' })
    expect(await commandsOf(client, card.id)).toHaveLength(2)
  })

  it('[dw.campaign.9] comes back from its file as it was', async () => {
    const { client } = browser()
    const save = savedCampaign(6)
    const card = await client.importFile(fileOf(save), 'road.json')
    const { file } = await client.exportTable(card.id)
    const back = JSON.parse(await file.text()) as Save
    expect(back.digest).toBe(save.digest)
    expect(digest(back.entries)).toBe(digest(save.entries))
  })

  it('opens under other rules if it replays to the same end, and else says at which entry and why', async () => {
    const { client } = browser()
    const save = savedCampaign(6)
    expect(await client.importFile(fileOf({ ...save, rules: '0' }), 'old.json')).toMatchObject({ commands: 6 })
    const entries = save.entries.map((entry, i) =>
      i === 3 ? { ...entry, command: { do: 'learn', person: 'Nobody', skill: 'agile' } } : entry,
    )
    const changed = await client.importFile(fileOf({ ...save, rules: '0', entries }), 'changed.json')
    const older = await faultOf(client.open(changed.id))
    expect(older.at).toBe('older')
    expect(older.why).toMatch(
      / rules 0; under rules 2 it holds up to entry 3 of 6: the next does not fit any more \(dw\./,
    )
    const kept = (await client.list()).length
    const ending = await faultOf(client.importFile(fileOf({ ...save, digest: 'f'.repeat(64) }), 'ending.json'))
    expect(ending).toMatchObject({
      at: 'entries[5]',
      why: expect.stringContaining('differs from the recorded') as string,
    })
    expect(await client.list()).toHaveLength(kept)
  })

  it.each([
    ['no JSON', '{"format":', 'line 1, column 11'],
    ['another kind of file', '{"format":"shamble-scenario"}', 'format'],
    ['a person who cannot be', '', 'entries[1].command.result.fates[0].wounds'],
  ])('refuses %s with its place, and keeps nothing', async (_what, text, at) => {
    const { client } = browser()
    const save = structuredClone(savedCampaign(2)) as { entries: { command: { result?: { fates: object[] } } }[] }
    Object.assign(save.entries[1]?.command.result?.fates[0] ?? {}, { wounds: -1 })
    const fault = await faultOf(client.importFile(text ? new Blob([text]) : fileOf(save), 'bad.json'))
    expect(fault.at).toBe(at)
    expect(await client.list()).toEqual([])
  })

  it('takes the battles that were played here along in its file, and they belong to it again', async () => {
    const { client } = browser()
    const campaign = await client.importFile(fileOf(savedCampaign(2)), 'road.json')
    const bots = { P1: { kind: 'bot', level: 'competent' } } as const
    const options = { scenario: 'lawless-street', players: 1, turnLimit: 1 }
    const battle = await client.create({
      ...SETUP,
      game: 'dead-walk',
      title: 'The street',
      options,
      seats: bots,
      campaign: { id: campaign.id, part: 0 },
    })
    const unfinished = await client.create({
      ...SETUP,
      game: 'dead-walk',
      options,
      campaign: { id: campaign.id, part: 1 },
    })
    const open = await client.open(battle.id)
    open.setPace(0)
    await vi.waitFor(() => expect(open.model.value.card.outcome).not.toBeNull(), { timeout: 30_000 })
    client.close(battle.id)
    const { file } = await client.exportTable(campaign.id, true)
    const text = await file.text()

    const other = browser().client
    const { id } = await other.importFile(new Blob([text]), 'whatever.json')
    const tables = await other.list()
    expect(tables).toHaveLength(2)
    expect(tables.find((card) => card.id === id)?.title).toBe('road')
    const home = tables.find((card) => card.id !== id)
    expect(home).toMatchObject({ title: 'The street', game: 'dead-walk', setup: { campaign: { id, part: 0 } } })
    expect(home?.outcome).toEqual((await client.list()).find((card) => card.id === battle.id)?.outcome)
    expect((await client.list()).some((card) => card.id === unfinished.id)).toBe(true)

    // All of it is good, or nothing is kept.
    const bundle = JSON.parse(text) as { battles: { part: number; save: { entries: object[] } }[] }
    const [whole] = bundle.battles
    const bad: readonly [object, string][] = [
      [{ ...bundle, version: 3 }, 'version'],
      [{ ...bundle, campaign: {} }, 'campaign.format'],
      [{ ...bundle, battles: [{ ...whole, part: -1 }] }, 'battles[0].part'],
      [{ ...bundle, battles: [whole, whole] }, 'battles[1].part'],
      [
        { ...bundle, battles: [{ ...whole, save: { ...whole?.save, digest: 'f'.repeat(64) } }] },
        'battles[0].save.entries',
      ],
    ]
    for (const [one, at] of bad) {
      const fault = await faultOf(other.importFile(fileOf(one), 'bad.json'))
      expect(fault.at.startsWith(at) ? at : fault.at).toBe(at)
    }
    expect(await other.list()).toHaveLength(2)
  }, 60_000)
})
