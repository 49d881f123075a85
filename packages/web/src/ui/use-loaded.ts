import { useEffect, useState } from 'preact/hooks'

export type Loaded<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly value: T }

/** What is fetched when it is first needed; `key` says what. It may fail: there may be no connection. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined, key: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ is: 'loading' })
  useEffect(() => {
    let wanted = true
    setLoaded({ is: 'loading' })
    load?.().then(
      (value) => wanted && setLoaded({ is: 'there', value }),
      () => wanted && setLoaded({ is: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [key])
  return loaded
}
