import { z } from 'zod'

/**
 * Registers names and descriptions of schemas for the OpenAPI document, which then refers to them.
 * Called next to the definitions, so that a schema keeps its plain form.
 * @example named({ Bike, Build: [Build, 'A configuration of a bike'] })
 */
export function named(schemas: Record<string, z.ZodType | readonly [z.ZodType, string]>): void {
  for (const [id, entry] of Object.entries(schemas)) {
    const [schema, description] = entry instanceof z.ZodType ? [entry] : entry
    z.globalRegistry.add(schema, { ...schema.meta(), ...(description && { description }), id })
  }
}
