import { text } from './shape-scalars.ts'
import { either, object, optional } from './shape.ts'

const name = text({ max: 64 })

/** Who holds a seat, as saves and states say it. */
export const holderShape = either(object({ person: name }), object({ bot: name, for: optional(name) }))
