/** Marks and icons of Run? ... or Shoot?, drawn by us: everybody can be told apart without a colour. */
import type { MutantKind, SeenZed, SurvivorId } from '@shamble/run-or-shoot/page'
import type { JSX } from 'preact'
import { Body, Dead, LivingDisc, type Strokes } from '../../board/art.tsx'
import { WeaponOr } from '../../board/weapons.tsx'
import { isKeyOf, rowOf } from '../../sure.ts'

/** What somebody is known by, in a box of 40; drawn anew each time, as what is kept keeps the page in which it first stood. */
const GLYPHS: Readonly<Record<SurvivorId, () => JSX.Element>> = {
  'p-dot': () => (
    <>
      <circle cx="20" cy="20" r="8.300" class="g g-thin" />
      <path d="M12 20h16M20 20v8" class="g g-thin" />
    </>
  ),
  'p-petra': () => <path d="M10.500 28 17 14l4 7 2.500-4 6 11z" class="gf" />,
  'p-tariq': () => <path d="M20 10.500v19M11.800 15.200l16.400 9.600M28.200 15.200 11.800 24.800" class="g" />,
  'p-gwen': () => (
    <>
      <circle cx="20" cy="20" r="6.200" class="g g-thin" />
      <path d="M20 9.500v6.500M20 24v6.500M9.500 20H16M24 20h6.500" class="g g-thin" />
    </>
  ),
  'p-imre': () => <path d="M22.500 9.500 13 21.500h6l-2 9 10.500-12.500H21z" class="gf" />,
  'p-ambrose': () => <path d="M20 9l7 8.500h-3.600l5.100 7.500h-7v5h-3v-5h-7l5.100-7.500H13z" class="gf" />,
  n1: () => (
    <path
      d="m20 10.200 2.900 6 6.600.900-4.800 4.600 1.200 6.500-5.900-3.100-5.900 3.100 1.200-6.500-4.800-4.600 6.600-.900z"
      class="gf"
    />
  ),
  n2: () => (
    <>
      <circle cx="20" cy="11.800" r="2.200" class="g g-thin" />
      <path d="M20 14v15.500M14.500 18.500h11M11.500 22.500c.500 4.500 4 7 8.500 7s8-2.500 8.500-7" class="g g-thin" />
    </>
  ),
  n3: () => (
    <path
      d="M16.500 10.500h7M18.300 10.500v6.700l-5.800 10.300c-.700 1.300 0 2.300 1.400 2.300h12.200c1.400 0 2.100-1 1.400-2.300l-5.800-10.300v-6.700M15.500 23.500h9"
      class="g g-thin"
    />
  ),
  n4: () => (
    <path
      d="M20 8.500c1.200 0 1.700 1.700 1.700 3.500v4.500l9 5v2.400l-9-2.400-.500 4.800 2.600 1.900v1.800L20 29l-3.800 1v-1.800l2.600-1.900-.500-4.800-9 2.400v-2.400l9-5V12c0-1.800.500-3.500 1.700-3.500z"
      class="gf"
    />
  ),
  n5: () => (
    <>
      <path d="M20 9l6.500 8L20 26l-6.500-9z" class="gf" />
      <path d="M20 26c-2.500 1.500 2.500 3 0 5" class="g g-thin" />
    </>
  ),
  n6: () => (
    <path
      d="M20 13.500c-2.600-1.700-5.400-2.200-8.500-1.800v14.600c3.100-.400 5.900.100 8.500 1.800 2.600-1.700 5.400-2.200 8.500-1.800V11.700c-3.100-.400-5.900.100-8.500 1.800zM20 13.500v14.600"
      class="g g-thin"
    />
  ),
  n7: () => (
    <>
      <circle cx="15.500" cy="15.500" r="4" class="g g-thin" />
      <path d="M18.500 18.500 28.500 28.500M24.500 24.500l2.800-2.800M28 28l2-2" class="g g-thin" />
    </>
  ),
  n8: () => (
    <>
      <path d="M20 11.500l11 5-11 5-11-5z" class="gf" />
      <path d="M14 20.500v5c3.500 2.500 8.500 2.500 12 0v-5" class="g g-thin" />
    </>
  ),
}

/** Somebody living in a box of 40. */
export const Living = ({ who }: { readonly who: SurvivorId }) => <LivingDisc>{GLYPHS[who]()}</LivingDisc>

/** The five mutants in a box of 40: a hood, a hulk, boils, a tongue, long hair. */
const MUTANTS: Readonly<Record<MutantKind, readonly [body: string, drawn: () => JSX.Element]>> = {
  hunter: [
    'M20 4.500c3 3.200 13.500 6 13.500 16.500a13.500 13.500 0 0 1-8 12.200l-1.500-4-3 5.200-3-5.400-2.800 5A13.500 13.500 0 0 1 6.500 21C6.500 10.500 17 7.700 20 4.500z',
    () => (
      <>
        <path d="M12 19.500c3-4.500 13-4.500 16 0l-2.200 5h-11.600z" class="z-hole" />
        <path d="M14.600 20.500l4 1.400-3.600 1zM25.400 20.500l-4 1.400 3.600 1z" class="z-eye" />
      </>
    ),
  ],
  tank: [
    'M20 3.500c4 0 6.500 2 7.500 5 5 .5 9.500 5 9.500 12.500 0 9-7.500 15.500-17 15.500S3 30 3 21c0-3 .8-5.400 2-7.400a4.200 4.200 0 0 0 4.800-4.300c.9-.4 1.800-.7 2.700-.8 1-3 3.500-5 7.500-5z',
    () => (
      <>
        <path d="M12.500 8.500q7.500 5 15 0M5 25q5-3 7 3M35 25q-5-3-7 3" class="z-ln" />
        <path
          d="M15.500 17l3.500-.3a1.800 1.800 0 0 1-3.500.3zM21 17l3.500.3a1.800 1.800 0 0 1-3.500-.3z"
          class="z-eye"
        />
        <path d="M14 24.500h12M16.500 22.500v4M20 22.500v4M23.500 22.500v4" class="z-ln" />
      </>
    ),
  ],
  boomer: [
    'M20 4.500a5 5 0 0 1 7 2.600 5.400 5.400 0 0 1 5.800 5.600 5.600 5.600 0 0 1 1.600 8.300 5.600 5.600 0 0 1-2.600 8 5.600 5.600 0 0 1-6.800 5 5.600 5.600 0 0 1-8.400.6 5.600 5.600 0 0 1-8-4 5.600 5.600 0 0 1-3.300-7.700 5.600 5.600 0 0 1 1.600-8.400 5.400 5.400 0 0 1 5.500-6.400A5 5 0 0 1 20 4.500z',
    () => (
      <>
        <circle cx="12" cy="13" r="2.400" class="z-ln" />
        <circle cx="28" cy="26.500" r="3" class="z-ln" />
        <circle cx="11.500" cy="26" r="1.600" class="z-ln" />
        <path d="M12.600 18.200l6-.4a3 3 0 0 1-6 .4zM21.800 20.200l4.200.5a2.100 2.100 0 0 1-4.200-.5z" class="z-eye" />
        <path d="M17 25.500q3 2.600 6 0v5q-1.500 2.500-3 0-1.500 2-3-.5z" class="z-eye" />
      </>
    ),
  ],
  smoker: [
    'M6.230 22.530A14 14 0 0 1 6.130 21.910A3.200 3.200 0 0 0 6.670 15.710A14 14 0 1 1 10.920 30.660A4.800 4.800 0 0 0 6.230 22.530Z',
    () => (
      <>
        <path
          d="M14 17.600l4.200-.4a2.100 2.100 0 0 1-4.200.4zM21.500 15.700l5 .6a2.600 2.600 0 0 1-5-.6z"
          class="z-eye"
        />
        <path d="M20 23.500c0 4 4 4.500 7 6.500s8.500 1.500 8.500-2-4-4-5-1.500" class="z-ln thick" />
        <circle cx="20" cy="23" r="2.200" class="z-eye" />
      </>
    ),
  ],
  witch: [
    'M20 6c8.500 0 13.500 6 13.500 14.500 0 6-1 10.500-3.500 14l-2-4.500-2.500 5-2.700-4.500-2.800 5-2.800-5-2.700 4.500-2.500-5-2 4.500c-2.500-3.500-3.500-8-3.500-14C6.500 12 11.500 6 20 6z',
    () => (
      <>
        <path
          d="M20 6v8M14.500 8.500c-1.500 6-1.500 13-.8 19M25.500 8.500c1.500 6 1.500 13 .8 19M20 14c-2.500 3-3 8-2.700 13M20 14c2.500 3 3 8 2.700 13"
          class="z-ln"
        />
        <path d="M17.300 19.500v3M22.700 19.500v3" class="z-ln thick" />
      </>
    ),
  ],
}

/** A Zed in a box of 40. */
export function Zed({ n, kind, down }: Pick<SeenZed, 'n' | 'kind' | 'down'>) {
  if (kind === 'ordinary') return <Dead id={n} down={down} />
  const [body, drawn] = MUTANTS[kind]
  return down ? (
    <>
      <g transform="rotate(90 20 20)" class="lying">
        <path d={body} class="z-down" />
        {drawn()}
      </g>
      <path d="M5 37.500h30" class="z-ground" />
    </>
  ) : (
    <>
      <path d={body} class="z-body" />
      {drawn()}
    </>
  )
}

const isKind = (word: string): word is MutantKind => isKeyOf(MUTANTS, word)
const isSurvivor = (word: string): word is SurvivorId => isKeyOf(GLYPHS, word)

/** "p-dot", "fallen n3", "zed 9", "hunter", "body". */
export function Mark({ mark, size }: { readonly mark: string; readonly size: number }) {
  const [kind = '', id = ''] = mark.split(' ')
  return (
    <svg class="brd-mark rs-mark" width={size} height={size} viewBox="3 3 34 34" aria-hidden="true">
      {kind === 'fallen' && isSurvivor(id) ? (
        <g class="outline">
          <Living who={id} />
        </g>
      ) : isSurvivor(kind) ? (
        <Living who={kind} />
      ) : kind === 'body' ? (
        <Body />
      ) : (
        <Zed n={Number(id || 0)} kind={isKind(kind) ? kind : 'ordinary'} down={false} />
      )}
    </svg>
  )
}

/** Strokes on 24 beyond the table's own. */
const OWN: Strokes = {
  take: ['M12 13V4M8.500 7 12 3.500 15.500 7M4 14.500V20h16v-5.500h-4l-1.500 2.500h-5L8 14.500z'],
  drop: ['M12 3.500V13M8.500 9.500 12 13l3.500-3.500M5 20.500h14M8 17h8'],
  leap: ['M3 19c1.500-9 13-12 17-5.500M20.500 8.500v5h-5M10 20.500v-5h4.500v5'],
  fuel: ['M5.500 8h9l4 3.500V20h-13zM7 8V5h5v3M9 12l5.500 5M14.500 12 9 17'],
  run: [
    'M13 8l-4 1-2 4M13 8l2 4 4 1M13 8l-2 6 4 2 1 5M11 14l-2 4-5 1',
    'M14 4a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0z',
  ],
  shoot: ['M12 4v5M12 15v5M4 12h5M15 12h5M5.500 12a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0z'],
  snipe: [
    'M12 2.500v6M12 15.500v6M2.500 12h6M15.500 12h6M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  ],
  both: ['M4 18l4-5 3 2 3-5M15 6h6M18 3v6M14 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
  throw: ['M6 14.500a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM10.500 8.500v-4h4l3 3M14.500 4.500h3'],
  give: ['M3 13h4l4 2h5M3 19h9l8-5-2-2-5 3M9 3.500h8v6H9z'],
  climb: ['M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8'],
  melee: [
    'M7 11V7.500M10 10.500V6M13 10.500V6.500M16 11V8M7 11c-2 0-2 3 0 4.500l2 4.500h6.500l1.500-5c.800-2 .500-4-1-4z',
  ],
  aid: ['M9.500 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z'],
  reload: ['M8 3.500h9l-1.500 6 1.500 11H8l-1-11zM8.500 16.500h8'],
  order: ['M4 10v5l3 .500L17 20V5L7 9.500zM19.500 10c1 1.500 1 3.500 0 5M7 15.500l1 4.500h3l-1-4'],
  assist: [
    'M5 20l2-6 3-3 4 2 4 4M10 11l-3-3M17 20v-4l4 1',
    'M7 4.500a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0zM15 11a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0z',
  ],
  groan: ['M4 9c2-3 5-3 5 0s3 3 5 0M4 15c2-3 5-3 5 0s3 3 5 0M18 6c2 4 2 8 0 12'],
  lair: ['M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM8 8.500v7M12 7v10M16 8.500v7'],
  cache: ['M4 7.500h16v11H4zM4 12h16M10.500 12v2.500h3V12'],
  stairs: ['M3 20h5v-4h4v-4h4V8h5'],
  alarm: ['M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 20.500h4M12 3v2M3 6l2 1.500M21 6l-2 1.500'],
  slime: ['M12 3.500c4 5 6 7.500 6 10.500a6 6 0 0 1-12 0c0-3 2-5.500 6-10.500z'],
  pinned: ['M12 21v-7M7 14h10l-2-4V4.500H9V10z'],
  dead: [
    'M19.9 9.2a8.4 8.4 0 1 0 .1 4.6 2.3 2.3 0 0 1-.1-4.6z',
    'M7.6 11l3.600-.2a1.800 1.800 0 0 1-3.600.2zM13 12.200l2.600.300a1.300 1.300 0 0 1-2.600-.300z',
  ],
  blast: ['M12 3v4M12 17v4M3 12h4M17 12h4M5.500 5.500l3 3M15.500 15.500l3 3M18.500 5.500l-3 3M8.500 15.500l-3 3'],
  torch: ['M5 14l5 5 3-3-5-5zM13 9l6-6M15 12l6-3M12 6l2-4'],
  binoculars: [
    'M3 17a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zM14 17a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zM4 14l3-8h2v8M20 14l-3-8h-2v8M10 12h4',
  ],
  radio: ['M4 9.500h16v10H4zM7 9.500 17 4M7 16.500h6', 'M15 14.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'],
}

/** Weapons of the book by the silhouette that stands for them. */
const ARMS: Readonly<Record<string, string>> = { fireaxe: 'axe', 'baseball bat': 'club', chainsaw: 'saw' }

export const Icon = ({ icon, size }: { readonly icon: string; readonly size: number }) =>
  isSurvivor(icon) ? (
    <Mark mark={icon} size={size * 1.6} />
  ) : (
    <WeaponOr icon={rowOf(ARMS, icon) ?? icon} size={size} kind="rs-weapon" own={OWN} />
  )
