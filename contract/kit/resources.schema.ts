import { schemasOf, type SchemasOf } from './resource/resource.schema'
import { resources, type Resources } from './resources'

/** Schemas of `resources`, under the same names. */
export const resourceSchemas = Object.fromEntries(
  Object.entries(resources).map(([name, resource]) => [name, schemasOf(resource)]),
) as { readonly [K in keyof Resources]: SchemasOf<Resources[K]> }
