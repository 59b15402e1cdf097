import { z } from 'zod'

/** Key of the setting. */
export const SAFETY_SETTING = 'product_safety'

const Party = z.object({ name: z.string(), address: z.array(z.string()), email: z.string() })
const OfKind = z.object({ warnings: z.array(z.string()), marks: z.array(z.string()) })

const SafetyFacts = z.object({
  maker: Party,
  eu_responsible: Party.nullable(),
  bikes: OfKind,
  batteries: OfKind,
  /** Dollars per hour; missing in settings that are older than it. */
  labor_rate: z.number().nullable().default(null),
})

export type SafetyFacts = z.infer<typeof SafetyFacts>

/** A feed asks for each of its items; settings of the catalog are frozen. */
const parsed = new WeakMap<object, SafetyFacts>()

/**
 * Parses the setting, which staff may change.
 * @throws ZodError if it lacks what a listing must show: a listing without a maker is illegal
 */
export function asSafetyFacts(setting: unknown): SafetyFacts {
  const isObject = typeof setting === 'object' && setting !== null
  const known = isObject ? parsed.get(setting) : undefined
  const facts = known ?? SafetyFacts.parse(setting)
  if (isObject) parsed.set(setting, facts)
  return facts
}
