import type { ComponentChildren, JSX } from 'preact'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type Native = Omit<JSX.IntrinsicElements['button'], 'class' | 'icon'>

export interface ButtonProps extends Native {
  /** 'go' is the one filled button of a screen; its label says what will happen. */
  readonly kind?: 'go' | 'plain' | 'quiet'
  readonly size?: 'small' | 'normal' | 'big'
  readonly icon?: IconName
  /** Shown at the end: a key or an arrow. */
  readonly end?: ComponentChildren
  readonly class?: string
}

export function Button({
  kind = 'plain',
  size = 'normal',
  icon,
  end,
  class: extra = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" {...rest} class={`btn ${kind} ${size} ${extra}`}>
      {icon && <Icon name={icon} />}
      {children}
      {end}
    </button>
  )
}

/** A button that is only an icon; its label is said, and shown as a tip. */
export function IconButton({
  icon,
  label,
  class: extra = '',
  ...rest
}: Native & {
  readonly icon: IconName
  readonly label: string
  readonly class?: string
}) {
  return (
    <button type="button" {...rest} class={`tool ${extra}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}
