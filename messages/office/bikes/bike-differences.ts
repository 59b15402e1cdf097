import type { BikeEditRow } from '@/contract/office/bikes/bikes'
import type { Bike, BuildRule } from '@/domain/shop/bikes/bike'
import { geometryLabels } from '@/messages/shop/configurator/configurator'
import { dateLong } from '@/utils/format'

import { figureFields } from './bike-figures'
import { ruleText, tagTexts } from './bikes'

export function differenceText(
  bike: Bike,
  { key, was, became }: BikeEditRow['differences'][number],
) {
  const [list, id, ...rest] = key.split('.')
  const member = rest.join('.')
  const title = titleOf(bike, list ?? '', id ?? '')
  const name = FIELDS[member] ?? FIELDS[key] ?? member
  const text = (value: string | null) => valueText(bike, member || key, value)
  return { what: [title, name].filter(Boolean).join(': '), was: text(was), became: text(became) }
}

const FIELDS: Record<string, string> = {
  title: 'Name',
  tagline: 'Line under the name',
  description: 'Description',
  facts: 'Facts',
  lead_days: 'Business days',
  withheld: 'Availability',
  note: 'Sentence',
  weight: 'Weight',
  color_ids: 'Colors',
  is_draft: 'Availability',
  is_ended: 'In the shop',
  'rider.min': 'Rider from',
  'rider.max': 'Rider to',
  'inseam.min': 'Inseam from',
  'inseam.max': 'Inseam to',
  ...figureFields,
  serial_prefix: 'Letters of frame numbers',
  ...Object.fromEntries(
    Object.entries(geometryLabels).map(([field, label]) => [`geometry.${field}`, label]),
  ),
}

function titleOf(bike: Bike, list: string, id: string): string {
  const number = Number(id)
  if (list === 'rules') return 'Rule'
  if (list === 'sizes') {
    return `Size ${bike.sizes.find((size) => size.id === number)?.title ?? id}`
  }
  if (list === 'colors') return bike.colors.find((one) => one.id === number)?.title ?? id
  const parts = bike.groups.flatMap((group) => group.parts)
  return list === 'parts' ? (parts.find((part) => part.id === number)?.title ?? id) : ''
}

function valueText(bike: Bike, member: string, json: string | null): string {
  if (json === null) return 'none'
  const value: unknown = JSON.parse(json)
  if (member === 'is_draft') return value ? 'Draft' : 'Offered'
  if (member === 'is_ended') return value ? 'Not sold' : 'Sold'
  if (member === 'withheld') return availabilityText(value as WithheldOrNot)
  if (member === 'color_ids') {
    const titles = bike.colors.filter(({ id }) => (value as number[]).includes(id))
    return titles.map(({ title }) => title).join(', ') || 'none'
  }
  if (member === 'facts') {
    return (value as Bike['facts']).map(({ label, text }) => `${label}: ${text}`).join('\n')
  }
  if (isRule(value)) return `${ruleText(value, tagTexts(bike))}\n${value.reason}`
  return typeof value === 'string' || typeof value === 'number' ? String(value) : json
}

type WithheldOrNot = { reason: string; until: string | null } | null

function availabilityText(withheld: WithheldOrNot): string {
  if (!withheld) return 'Offered'
  const until = withheld.until === null ? '' : `, until ${dateLong(withheld.until)}`
  return `Not offered${until}: ${withheld.reason}`
}

const isRule = (value: unknown): value is BuildRule =>
  typeof value === 'object' && value !== null && 'requires_any' in value
