import type { SafetySettings } from '@/domain/office/settings/safety-settings'
import { partyLines, partyOf } from '@/domain/shop/goods/party'
import type { SafetyFacts } from '@/server/goods'

/** Returns the stored product safety data as lines for the form; `safetyFacts` reverses it. */
export function safetyLines(facts: SafetyFacts): SafetySettings {
  const { maker, eu_responsible, bikes, batteries, labor_rate } = facts
  return {
    maker: partyLines(maker),
    eu_responsible: eu_responsible ? partyLines(eu_responsible) : [],
    bike_warnings: bikes.warnings,
    bike_marks: bikes.marks,
    battery_warnings: batteries.warnings,
    battery_marks: batteries.marks,
    labor_rate,
  }
}

export const safetyFacts = (lines: SafetySettings) => ({
  maker: partyOf(lines.maker),
  eu_responsible: partyOf(lines.eu_responsible),
  bikes: { warnings: lines.bike_warnings, marks: lines.bike_marks },
  batteries: { warnings: lines.battery_warnings, marks: lines.battery_marks },
  labor_rate: lines.labor_rate,
})
