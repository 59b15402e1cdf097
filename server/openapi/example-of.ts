import type { z } from 'zod'

import { withExample } from './examples'
import { collectSchemas } from './wire-schemas'

/** Returns an example of a schema as it is sent, with the values that the API reference has. */
export function exampleOf(schema: z.ZodType): unknown {
  const wire = collectSchemas()
  return withExample(wire.of(schema), wire.named).example
}
