import { z } from 'zod'

export const shippingSchemas = {
  tunes: {
    summary: 'Lists the motor classes that bikes come with, for the law of countries.',
    spec: '§7 Other',
    response: z.object({ tunes: z.array(z.object({ tag: z.string(), title: z.string() })) }),
  },
} as const
