import { z } from 'zod'

import { CSV_DECIMALS, CSV_SEPARATORS } from '@/domain/office/kit/csv'

export const CsvFormat = z.object({
  separator: z.enum(CSV_SEPARATORS).describe('Between cells'),
  decimal: z.enum(CSV_DECIMALS).describe('In amounts'),
  has_mark: z.boolean().describe('Whether a byte order mark tells Excel that the text is UTF-8'),
})
