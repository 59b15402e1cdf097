import { PARTY_LINES, PARTY_WRONG, partyOf } from '@/domain/shop/goods/party'
import { countField, linesField, optionalField, type FieldValues } from '@/domain/kit/text-field'

const party = (example: string[], isRequired: boolean) => ({
  field: linesField(
    {
      ...PARTY_LINES,
      isSound: (lines) => partyOf(lines) !== null || (!isRequired && lines.length === 0),
    },
    { wrong: PARTY_WRONG, example },
  ),
})
const warnings = (example: string[]) => ({
  field: linesField(
    { most: 20, length: 500 },
    { wrong: 'Use 20 lines at most, with 500 characters each.', example },
  ),
})
const marks = (example: string[]) => ({
  field: linesField(
    { most: 12, length: 60 },
    { wrong: 'Use 12 lines at most, with 60 characters each.', example },
  ),
})

/**
 * Product safety data of the shop, and the rate for approximate prices of repairs (Directive (EU) 2024/1799, art. 5).
 * Products may have parties and warnings of their own.
 */
export const SAFETY_FIELDS = {
  maker: party(['Acme Bikes', '1 Factory Road', 'Albany NY 12207', 'safety@acme.example'], true),
  eu_responsible: party(['Acme Bikes Europe', 'Handelsweg 12', 'eu@acme.example'], false),
  bike_warnings: warnings(['Wear a helmet.']),
  bike_marks: marks(['EN 15194']),
  battery_warnings: warnings(['Do not open the battery.']),
  battery_marks: marks(['UN 38.3']),
  labor_rate: {
    field: optionalField(
      countField(
        { least: 1, most: 500 },
        {
          wrong: 'Enter whole dollars, 500 at most, or leave it empty.',
          example: 90,
          about: 'Dollars per hour of repair, before tax; null for none',
        },
      ),
    ),
  },
} as const

export type SafetySettings = FieldValues<typeof SAFETY_FIELDS>
