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
import { newTable, START } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { Brand, Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { printables } from './printables.ts'

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
}

/** The pieces of a game as pages to be printed, at #/print/<game>. */
export function PrintPage({ game, campaign }: { readonly game: string; readonly campaign: string | null }) {
  const [pieces, setPieces] = useState<Printables | null>(null)
  const [isNone, setNone] = useState(false)
  useEffect(() => {
    piecesOf(game, campaign).then(
      (found) => (found ? setPieces(found) : setNone(true)),
      () => setNone(true),
    )
  }, [game, campaign])
  return (
    <div class="print-page">
      {isNone && (
        <main class="plain">
          <h1>There is nothing to print of this {campaign === null ? 'game' : 'campaign'}.</h1>
          <a href={START}>To the start page</a>
        </main>
      )}
      {pieces && <Pages pieces={pieces} />}
    </div>
  )
}

/** Of a campaign, its own people; of a game, what the box would hold. */
async function piecesOf(game: string, campaign: string | null): Promise<Printables | null> {
  if (campaign === null) return (await printables[game]?.()) ?? null
  return (await import('../campaign/print.ts')).printablesOfCampaign(game, campaign)
}

function Pages({ pieces }: { readonly pieces: Printables }) {
  const [settings, setSettings] = useState<Settings>(STANDARD)
  const { paper, size, parts, backs } = settings
  const pages = useMemo(() => sheets(pieces, settings), [pieces, settings])
  const html = useMemo(() => bodyOf(pages, paper, pieces), [pages])
  const there = useMemo(() => partsOf(pieces), [pieces])
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
        <Segmented
          label={there.includes('tiles') ? 'Tiles and counters' : 'Counters'}
          choices={SIZE_CHOICES}
          value={size}
          onChange={(value) => change({ size: value })}
        />
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
          <Toggle label="Backs" checked={backs} onChange={(on) => change({ backs: on })} />
        </fieldset>
        <div class="print-go">
          <p class="muted" role="status">
            {pages.length === 1 ? '1 page' : `${pages.length} pages`}. Print them at 100 %, without margins.
          </p>
          <a href={newTable(pieces.id)}>To the set-up</a>
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
