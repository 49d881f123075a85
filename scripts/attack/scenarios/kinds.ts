/** Every kind of scenario file: those of one's own in each game that has them, and maps of campaigns. */
import type { AnyGame, OptionValue, OptionValues } from '@shamble/kernel'
import type { ScenarioFault } from '@shamble/shelf'
import { SHELVES, type Shelf } from '../../../packages/cli/src/games.ts'
import type { Luck } from '../luck.ts'
import { spoiled, spoiledText, textOf } from '../spoil.ts'
import { readBack, scenarioDocument, shift } from './documents.ts'

export interface ScenarioKind {
  readonly game: AnyGame
  document(luck: Luck): unknown
  faultsOf(document: unknown): readonly ScenarioFault[]
  /** The options with which it is played, and house rules that a host may set on top, by luck. */
  optionsWith(document: unknown, luck: Luck): OptionValues
  /** Options that may be refused although the document is sound: what else was asked for does not go with it. */
  readonly others: readonly string[]
}

const SEEDS = 8

/** A rolled one as it is, with a number or two to the side, or spoiled; each seed is rolled once. */
function rolledDocument(roll: (seed: string) => object | null): (luck: Luck) => unknown {
  const known = new Map<string, object>()
  const rolled = (seed: string): object => {
    const found = known.get(seed) ?? roll(seed) ?? {}
    known.set(seed, found)
    return found
  }
  return (luck) => {
    const good = rolled(String(luck.upTo(SEEDS)))
    if (luck.isLucky(20)) return readBack(spoiledText(textOf(good), luck))
    if (luck.isLucky(2)) return spoiled(good, luck, [rolled('0'), rolled('1')])
    const document = structuredClone(good) as Record<string, unknown>
    for (let i = luck.upTo(3); i > 0; i--) shift(document, luck, [])
    return document
  }
}

/** Those whose scenarios are drawn in an editor have documents of their own, made and spoiled with care. */
const DRAWN: Readonly<Record<string, Pick<ScenarioKind, 'document' | 'optionsWith' | 'others'>>> = {
  'dead-walk': {
    document: scenarioDocument,
    optionsWith: (document, luck) => ({
      team: luck.must(['neighbours', 'road-block', 'last-patrol', 'strangers'] as const),
      ...(luck.isLucky(3) ? { advanced: luck.isLucky(2) } : {}),
      ...(luck.isLucky(6) ? { zombieControl: luck.must(['gm-bound', 'gm-free'] as const) } : {}),
      ...(luck.isLucky(6) ? { players: 2 } : {}),
      own: document as OptionValue,
    }),
    others: ['options.own.map.deployment', 'options.own.map.size', 'options.players'],
  },
}

function kindsOf({ game, workshop, campaign }: Shelf): ScenarioKind[] {
  const drawn = Object.hasOwn(DRAWN, game.id) ? DRAWN[game.id] : undefined
  const own = workshop && {
    game,
    faultsOf: workshop.faultsOf,
    optionsWith: (document: unknown) => ({ own: document as OptionValue }),
    others: [],
    document: rolledDocument((seed) =>
      workshop.roll({ seed, size: workshop.sizes[Number(seed) % workshop.sizes.length] ?? '', humans: 4 }),
    ),
    ...drawn,
  }
  const map = campaign?.maps && {
    game: campaign.game,
    faultsOf: campaign.maps.faultsOf,
    optionsWith: (document: unknown) => campaign.maps?.optionsFor({ map: document }) ?? {},
    others: [],
    document: rolledDocument(campaign.maps.roll),
  }
  return [own, map].filter((one) => one !== undefined)
}

export const KINDS: readonly ScenarioKind[] = SHELVES.flatMap(kindsOf)
