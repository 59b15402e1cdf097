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
 * The setting `product_safety`, which operators may change.
 * @throws ZodError when it is not what a listing has to show: a listing without a maker is against the law
 */
export function asSafetyFacts(setting: unknown): SafetyFacts {
  return SafetyFacts.parse(setting)
}
