import { type Fields, type Optional, optional, type Shape } from './shape.ts'

type Partly<F> = { readonly [K in keyof F]: F[K] extends Shape<infer T> ? Optional<T> : F[K] }

/** The same keys, each of which may be missing. */
export const partly = <const F extends Fields>(fields: F): Partly<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, 'optional' in field ? field : optional(field)]),
  ) as Partly<F>
