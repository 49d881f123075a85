import { ICONS, type IconName } from './icons.ts'

/** An icon without words: whatever it stands for is said beside it. */
export function Icon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) {
  const [lines, dots] = ICONS[name] as readonly [string, string?]
  return (
    <svg class={small ? 'i s' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      {lines && <path d={lines} />}
      {dots && <path class="dot" d={dots} />}
    </svg>
  )
}

/** A bitten disc. */
export function Mark({ size = 26 }: { readonly size?: number }) {
  return (
    <svg class="m" width={size} height={size} viewBox="4.5 4.5 31 31" aria-hidden="true">
      <path class="m-b" d="M27.67 8.29A4.6 4.6 0 0 0 33.22 15.39A3.2 3.2 0 0 0 33.95 21.18A14 14 0 1 1 27.67 8.29Z" />
      <path class="m-e" d="M12.6 18.2l6-.4a3 3 0 0 1-6 .4zM21.8 20.2l4.2.5a2.1 2.1 0 0 1-4.2-.5z" />
    </svg>
  )
}

/** The mark and the name, shambling. */
export function Brand() {
  return (
    <span class="brand">
      <Mark />
      <svg class="wm" viewBox="0 0 108 19" role="img" aria-label="Shamble">
        <text x="0 15.5 32.5 48.5 70 85 97" y="18 18 18 18.3 18 18.5 18" rotate="0 0 0 3 -2 5 -1" aria-hidden="true">
          SHAMBLE
        </text>
      </svg>
    </span>
  )
}
