import { z } from 'zod'

import { CHANGE_CURSOR } from './changes.schema'

const message = 'Use the cursor of a page.'

/** The cursor of a list in the order of its entries' ids. */
export const IdMark = z
  .string()
  .regex(/^\d{1,15}$/, message)
  .meta({ examples: ['812'] })

/** The cursor of a list in the order of a moment of its entries, in milliseconds since 1970, and of their ids. */
export const MomentMark = z
  .string()
  .regex(/^\d{1,15}\.\d{1,15}$/, message)
  .meta({ examples: ['1796212800000.812'] })

/** The cursor of a page of changes. */
export const ChangeMark = z.string().regex(CHANGE_CURSOR, message)
