import { z } from 'zod'

import { MOST_COUNTED } from '@/domain/office/overview/overview'

export const ListRange = z.object({
  from: z.int().describe('Position of the first entry of this page in the list'),
  matching: z.int().describe(`Number of matching entries, counted up to ${MOST_COUNTED + 1}`),
})
