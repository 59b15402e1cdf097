import { z } from 'zod'

const Party = z.object({ name: z.string(), address: z.array(z.string()), email: z.string() })
const OfKind = z.object({ warnings: z.array(z.string()), marks: z.array(z.string()) })

const SafetyFacts = z.object({
  maker: Party,
  eu_responsible: Party.nullable(),
  bikes: OfKind,
  batteries: OfKind,
})

export type SafetyFacts = z.infer<typeof SafetyFacts>

/**
 * Parses the setting `product_safety`, which operators may change.
 * @throws ZodError if it lacks what a listing must show: a listing without a maker is illegal
 */
export function asSafetyFacts(setting: unknown): SafetyFacts {
  return SafetyFacts.parse(setting)
}
