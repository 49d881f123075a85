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
import { benchOf, campaignAt, newTable, START } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { Brand, Icon } from '../ui/icon.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { benchFor, printFor } from '../games/around.ts'

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

/** Whoever comes from a campaign or a desk wants its people; the rest can still be switched on. */
const OWN: Settings = { ...STANDARD, parts: ['sheets'] }
/** A campaign that is printed by itself has a map and a chronicle of its own. */
const WAR: Settings = { ...STANDARD, parts: ['sheets', 'plans', 'reference'] }

const settingsOf = ({ game, campaign, own }: Asked, { id }: Printables): Settings =>
  campaign === null && own === null ? STANDARD : id === game ? OWN : WAR

interface Asked {
  readonly game: string
  readonly campaign: string | null
  /** What somebody has built at the game's desk, written out. */
  readonly own: string | null
}

const whatOf = ({ campaign, own }: Asked): string => (own !== null ? 'text' : campaign === null ? 'game' : 'campaign')

/** The pieces of a game as pages to be printed, at #/print/<game>. */
export function PrintPage(asked: Asked) {
  const { game, campaign, own } = asked
  const pieces = useLoaded(() => piecesOf(asked), `${game} ${campaign} ${own}`)
  const what = whatOf(asked)
  return (
    <div class="print-page">
      {pieces.is === 'failed' && <PlainPage title={`What there is to print of this ${what} cannot be read.`} />}
      {pieces.is === 'there' &&
        (pieces.value ? (
          <Pages pieces={pieces.value} asked={asked} />
        ) : (
          <PlainPage title={`There is nothing to print of this ${what}.`} />
        ))}
    </div>
  )
}

/** Of a campaign or a desk, its own people; of a game, what the box would hold. */
async function piecesOf({ game, campaign, own }: Asked): Promise<Printables | null> {
  if (own !== null) return (await benchFor(game)?.())?.printables(own) ?? null
  if (campaign === null) return (await printFor(game)?.()) ?? null
  return (await import('../campaign/print.ts')).printablesOfCampaign(game, campaign)
}

function Pages({ pieces, asked }: { readonly pieces: Printables; readonly asked: Asked }) {
  const { campaign, own } = asked
  const [settings, setSettings] = useState<Settings>(() => settingsOf(asked, pieces))
  const { paper } = settings
  const pages = useMemo(() => sheets(pieces, settings), [pieces, settings])
  const html = useMemo(() => bodyOf(pages, paper, pieces), [pages])
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
        <Choices pieces={pieces} settings={settings} onChange={(over) => setSettings({ ...settings, ...over })} />
        <div class="print-go">
          <p class="muted" role="status">
            {pages.length === 1 ? '1 page' : `${pages.length} pages`}. Print them at 100 %, without margins.
          </p>
          <WayBack game={asked.game} campaign={campaign} own={own} />
          <Button kind="go" disabled={pages.length === 0} end={<Icon name="right" />} onClick={() => print()}>
            Print
          </Button>
        </div>
      </header>
      <main class="printout" tabIndex={0} aria-label="Pages" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

interface ChoicesProps {
  readonly pieces: Printables
  readonly settings: Settings
  readonly onChange: (over: Partial<Settings>) => void
}

/** The paper, how large tiles and counters are, and which parts are printed. */
function Choices({ pieces, settings: { paper, size, parts, backs }, onChange }: ChoicesProps) {
  const there = useMemo(() => partsOf(pieces), [pieces])
  const has = (...some: readonly Part[]): boolean => some.some((part) => there.includes(part))
  return (
    <>
      <Segmented label="Paper" choices={PAPER_CHOICES} value={paper} onChange={(value) => onChange({ paper: value })} />
      {has('tiles', 'counters') && (
        <Segmented
          label={has('tiles') ? 'Tiles and counters' : 'Counters'}
          choices={SIZE_CHOICES}
          value={size}
          onChange={(value) => onChange({ size: value })}
        />
      )}
      <fieldset>
        <legend class="vh">Parts</legend>
        {there.map((part) => (
          <Toggle
            key={part}
            label={PART_LABELS[part]}
            checked={parts.includes(part)}
            onChange={(on) => onChange({ parts: there.filter((one) => (one === part ? on : parts.includes(one))) })}
          />
        ))}
        {has('tiles', 'cards') && <Toggle label="Backs" checked={backs} onChange={(on) => onChange({ backs: on })} />}
      </fieldset>
    </>
  )
}

function WayBack({ game, campaign, own }: Asked) {
  if (own !== null) return <a href={benchOf(game)}>To the desk</a>
  return campaign === null ? (
    <a href={newTable(game)}>To the set-up</a>
  ) : (
    <a href={campaignAt(campaign)}>Back to the campaign</a>
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
