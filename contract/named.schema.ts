import { z } from 'zod'

/**
 * Gives schemas a name in the OpenAPI document, where everything that uses them refers to it, and a description.
 * Called beside the definitions, so that a schema keeps its plain form.
 * @example named({ Bike, Build: [Build, 'A configuration of a bike'] })
 */
export function named(schemas: Record<string, z.ZodType | readonly [z.ZodType, string]>): void {
  for (const [id, entry] of Object.entries(schemas)) {
    const [schema, description] = entry instanceof z.ZodType ? [entry] : entry
    z.globalRegistry.add(schema, { ...schema.meta(), ...(description && { description }), id })
  }
}
