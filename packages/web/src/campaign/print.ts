/** The pages of a campaign's own people. */
import type { Printables } from '@shamble/print'
import { ONLOOKER } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { campaignFor } from '../games/around.ts'
import { once } from './once.ts'

/** As the campaign stands now; null if there is no such campaign. */
export async function printablesOfCampaign(game: string, id: string): Promise<Printables | null> {
  const display = await campaignFor(game)?.()
  if (!display) return null
  const open = await engine().open(id, { take: true })
  try {
    open.join(ONLOOKER, [])
    const { glances } = await open.past(ONLOOKER, open.model.value.card.commands - 1)
    const told = await once(open.model, ({ lines }) => {
      const { welcome, update, story } = lines[ONLOOKER] ?? {}
      return welcome && update && story ? { options: welcome.options, story } : null
    })
    return await display.printables(glances[0]?.view ?? null, told)
  } finally {
    engine().close(id)
  }
}
