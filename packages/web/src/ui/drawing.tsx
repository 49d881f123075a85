import { useEffect, useState } from 'preact/hooks'

const kept = new Map<string, Promise<string>>()

const load = (src: string): Promise<string> => {
  const known = kept.get(src) ?? fetch(src).then((answer) => (answer.ok ? answer.text() : ''))
  kept.set(src, known)
  return known
}

/** A drawing of ours from a file, put into the page so that it takes the colours of the theme. */
export function Drawing({ src, class: extra = '' }: { readonly src: string; readonly class?: string }) {
  const [svg, setSvg] = useState('')
  useEffect(() => {
    let wanted = true
    void load(src)
      .then((text) => wanted && setSvg(text))
      .catch(() => kept.delete(src))
    return () => {
      wanted = false
    }
  }, [src])
  return <div class={`drawn ${extra}`} dangerouslySetInnerHTML={{ __html: svg }} />
}
