import { z } from 'zod'

const Named = z.object({ id: z.int(), title: z.string() })

export const dealershipsSchemas = {
  choices: {
    summary: 'Lists the countries of dealers, and the bikes that they can have.',
    spec: 'open',
    response: z.object({
      countries: z.array(Named),
      bikes: z.array(Named.extend({ sizes: z.array(Named) })),
    }),
  },
} as const
