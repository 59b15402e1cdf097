import { z } from 'zod'

import { shapeOf } from '@/contract/kit/resource/resource.schema'
import { CONDITION_NAMES } from '@/domain/office/segments/segment'
import { segments } from './segments'

export const segmentsSchemas = {
  count: {
    summary: 'Counts the accounts that meet all conditions now. It changes nothing.',
    spec: 'open',
    repeats: 'It changes nothing.',
    body: z.object(shapeOf(segments, CONDITION_NAMES)),
    response: z.object({ count: z.int() }),
  },
} as const
