/** Files that are brought in: saves, and campaigns with their battles. */
import { largestFiles } from '@shamble/kernel/testkit'
import { campaignSaves, saves as honest, strangers } from '../corpus.ts'
import type { Luck } from '../luck.ts'
import { accepted, type Channel, refused, type Timed, type Verdict, wrong } from '../run.ts'
import { spoiledFile } from '../spoil.ts'
import { openStage, refusalFault, refusalIn, type Stage } from '../stage.ts'

/** The text of a file. */
type File = string

/** It is brought in; if it is taken, somebody sits down at it, looks and leaves, and it is removed: nothing is left of it. */
async function attempt(stage: Stage, text: File, timed: Timed): Promise<Verdict> {
  const before = await stage.kept()
  const said = await timed(() => stage.say({ t: 'import', id: 1, name: 'file.json', text }))
  const refusal = refusalIn(said)
  if (refusal) {
    const fault = refusalFault(refusal)
    if (fault) return fault
    return (await stage.kept()) === before ? refused : wrong('refused', 'changed', `${refusal.at}: something was kept`)
  }
  const imported = said.find((one) => one.t === 'imported')
  if (!imported) return wrong('accepted', 'broken', 'nothing is said of it')
  const fault = await seatedAt(stage, imported.card.id, imported.card.setup.seats)
  await removeBattles(stage, imported.card.id)
  if (fault) return fault
  return (await stage.kept()) === before ? accepted : wrong('accepted', 'changed', 'something of it was left')
}

/** The battles that came with a campaign are tables of their own, and stay when it goes. */
async function removeBattles(stage: Stage, campaign: string): Promise<void> {
  const tables = (await stage.say({ t: 'list', id: 5 })).flatMap((one) => (one.t === 'listed' ? one.tables : []))
  for (const { id, setup } of tables)
    if (setup.campaign?.id === campaign) await stage.say({ t: 'delete', id: 6, table: id })
}

async function seatedAt(stage: Stage, table: string, seats: object): Promise<Verdict | null> {
  const heard = []
  const ours = Object.keys(seats)
  // One of older rules is opened only if somebody says so, and may be one that can only be read.
  heard.push(...(await stage.say({ t: 'open', id: 2, table, older: true })))
  const isOnlyRead = refusalIn(heard)?.at === 'only-read'
  if (!isOnlyRead) {
    heard.push(
      ...(await stage.say({ t: 'say', table, line: 'You', message: { v: 3, t: 'join', client: 'You', seats: ours } })),
    )
    heard.push(...(await stage.say({ t: 'close', table })))
  }
  heard.push(...(await stage.say({ t: 'export', id: 3, table })))
  heard.push(...(await stage.say({ t: 'delete', id: 4, table })))
  const refusal = isOnlyRead ? null : refusalIn(heard)
  return refusal && wrong('accepted', 'broken', `it was taken, and then ${refusal.at}: ${refusal.why}`)
}

const channel = (name: string, says: string, document: (luck: Luck) => unknown): Channel<File> => ({
  name,
  says,
  ready() {
    const stage = openStage()
    return Promise.resolve({
      input: (luck) => spoiledFile(document(luck), luck, strangers()),
      attempt: (text, timed) => attempt(stage, text, timed),
    })
  },
})

/** One file in so many is as large as files may be. */
const LARGE = 500

const alike = channel('saves', 'saved games that are brought in', (luck) => luck.must(honest()))

export const saves: Channel<File> = {
  ...alike,
  async ready() {
    const target = await alike.ready()
    return {
      ...target,
      input: (luck) =>
        luck.isLucky(LARGE) ? luck.must(Object.values(largestFiles(luck.must(honest()))))() : target.input(luck),
    }
  },
}

/** A campaign alone, or with battles beside it. */
export const campaigns = channel('campaigns', 'campaigns, alone and with their battles', (luck) => {
  const campaign = luck.must(campaignSaves())
  if (luck.isLucky(2)) return campaign
  const battles = luck.some(3, (part) => ({ part, title: `Battle ${part}`, save: luck.must(honest()) }))
  return { format: 'shamble-campaign', version: 1, title: 'Harbour Point', campaign, battles }
})
