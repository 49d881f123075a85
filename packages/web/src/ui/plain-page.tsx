import type { ComponentChildren } from 'preact'
import { START } from '../router.ts'

/** A page that only says something and leads away. */
export function PlainPage({
  title,
  to = { href: START, label: 'To the start page' },
  children,
}: {
  readonly title: string
  readonly to?: { readonly href: string; readonly label: string }
  readonly children?: ComponentChildren
}) {
  return (
    <main class="plain">
      <h1>{title}</h1>
      {children}
      <a href={to.href}>{to.label}</a>
    </main>
  )
}

export const NotLoaded = () => (
  <PlainPage title="This part of the page did not load.">
    <p>Check the connection and load it again.</p>
  </PlainPage>
)
