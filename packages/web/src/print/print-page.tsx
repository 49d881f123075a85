import './print.css'
import {
  bodyOf,
  type PaperName,
  PAPERS,
  type Part,
  partsOf,
  type Printables,
  type Settings,
  type Size,
  STANDARD,
  sheets,
  styleOf,
} from '@shamble/print'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { campaignAt, newTable, START } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { Brand, Icon } from '../ui/icon.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { printFor } from '../games/around.ts'

const PAPER_CHOICES = (Object.keys(PAPERS) as PaperName[]).map((value) => ({ value, label: PAPERS[value].title }))
const SIZE_CHOICES: readonly { readonly value: Size; readonly label: string }[] = [
  { value: 'full', label: 'Full' },
  { value: 'half', label: 'Half' },
]
const PART_LABELS: Readonly<Record<Part, string>> = {
  tiles: 'Tiles',
  counters: 'Counters',
  cards: 'Cards',
  sheets: 'Sheets',
  templates: 'Templates',
  plans: 'Plans',
  reference: 'Reference',
  umpire: 'Umpire only',
}

/** Whoever comes from a campaign wants its people; the rest can still be switched on. */
const OF_CAMPAIGN: Settings = { ...STANDARD, parts: ['sheets'] }

/** The pieces of a game as pages to be printed, at #/print/<game>. */
export function PrintPage({ game, campaign }: { readonly game: string; readonly campaign: string | null }) {
  const pieces = useLoaded(() => piecesOf(game, campaign), `${game} ${campaign}`)
  const what = campaign === null ? 'game' : 'campaign'
  return (
    <div class="print-page">
      {pieces.is === 'failed' && <PlainPage title={`What there is to print of this ${what} cannot be read.`} />}
      {pieces.is === 'there' &&
        (pieces.value ? (
          <Pages pieces={pieces.value} campaign={campaign} />
        ) : (
          <PlainPage title={`There is nothing to print of this ${what}.`} />
        ))}
    </div>
  )
}

/** Of a campaign, its own people; of a game, what the box would hold. */
async function piecesOf(game: string, campaign: string | null): Promise<Printables | null> {
  if (campaign === null) return (await printFor(game)?.()) ?? null
  return (await import('../campaign/print.ts')).printablesOfCampaign(game, campaign)
}

function Pages({ pieces, campaign }: { readonly pieces: Printables; readonly campaign: string | null }) {
  const [settings, setSettings] = useState<Settings>(campaign === null ? STANDARD : OF_CAMPAIGN)
  const { paper, size, parts, backs } = settings
  const pages = useMemo(() => sheets(pieces, settings), [pieces, settings])
  const html = useMemo(() => bodyOf(pages, paper, pieces), [pages])
  const there = useMemo(() => partsOf(pieces), [pieces])
  const has = (...some: readonly Part[]): boolean => some.some((part) => there.includes(part))
  const change = (over: Partial<Settings>): void => setSettings({ ...settings, ...over })
  useEffect(() => {
    document.title = `${pieces.title}: to print`
  }, [pieces])
  useEffect(() => adopt(styleOf(pages, paper)), [pages])
  return (
    <>
      <header class="print-bar">
        <a class="brand-link" href={START} aria-label="Shamble, start page">
          <Brand />
        </a>
        <h1>Print {pieces.title}</h1>
        <Segmented label="Paper" choices={PAPER_CHOICES} value={paper} onChange={(value) => change({ paper: value })} />
        {has('tiles', 'counters') && (
          <Segmented
            label={has('tiles') ? 'Tiles and counters' : 'Counters'}
            choices={SIZE_CHOICES}
            value={size}
            onChange={(value) => change({ size: value })}
          />
        )}
        <fieldset>
          <legend class="vh">Parts</legend>
          {there.map((part) => (
            <Toggle
              key={part}
              label={PART_LABELS[part]}
              checked={parts.includes(part)}
              onChange={(on) => change({ parts: there.filter((one) => (one === part ? on : parts.includes(one))) })}
            />
          ))}
          {has('tiles', 'cards') && <Toggle label="Backs" checked={backs} onChange={(on) => change({ backs: on })} />}
        </fieldset>
        <div class="print-go">
          <p class="muted" role="status">
            {pages.length === 1 ? '1 page' : `${pages.length} pages`}. Print them at 100 %, without margins.
          </p>
          {campaign === null ? (
            <a href={newTable(pieces.id)}>To the set-up</a>
          ) : (
            <a href={campaignAt(campaign)}>Back to the campaign</a>
          )}
          <Button kind="go" disabled={pages.length === 0} end={<Icon name="right" />} onClick={() => print()}>
            Print
          </Button>
        </div>
      </header>
      <main class="printout" tabIndex={0} aria-label="Pages" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

/** These rules are only known now, and the page allows none that are written into it. */
function adopt(rules: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
