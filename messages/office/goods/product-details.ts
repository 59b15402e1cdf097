import type { VersionFormValues } from '@/domain/office/goods/product-versions'
import { SERVICE_FIELDS, type ServiceTexts } from '@/domain/shop/goods/product-fields'
import { amountLabel } from '@/messages/office/kit/amount-label'

type ServiceField = keyof typeof SERVICE_FIELDS

const DIFFICULTY: Record<string, string> = {
  '': 'Not said',
  1: '1: Anyone',
  2: '2: Some experience',
  3: '3: Professional',
}

const LABELS: Record<ServiceField, string> = {
  standards: 'Standards',
  standard_equivalent: 'Standard equivalent (optional)',
  tools: 'Tools',
  difficulty: 'Difficulty',
  minutes: 'Time (minutes, optional)',
  wear_interval_km: 'Typical life (km, optional)',
}

export const productDetails = {
  versions: {
    title: 'Versions',
    lead: 'Each version has a price and stock of its own. The first one stands in lists.',
    none: 'No versions: it’s sold as it is.',
    add: 'Add a version',
    row: (position: number) => `Version ${position}`,
    name: 'Title',
    color: 'Color (optional)',
    hex: (title: string) => (title ? `Paint of ${title}` : 'Paint'),
    size: 'Size (optional)',
    get price() {
      return amountLabel('Price')
    },
    remove: (title: string) => (title ? `Remove version ${title}` : 'Remove this version'),
    added: 'Version added.',
    removed: 'Version removed. It stays in the shop until you save.',
    inWords: (versions: readonly VersionFormValues[]) =>
      versions
        .map(({ title, color, hex, size }) =>
          [title, color && `${color} ${hex}`, size].filter(Boolean).join(', '),
        )
        .join('\n'),
  },
  service: {
    title: 'Installation and wear',
    labels: LABELS,
    hints: {
      standards: 'One per line, for example “ISO 5775”.',
      tools: 'One per line. Leave it empty where none is needed.',
      standard_equivalent: 'What fits in its place.',
    },
    difficulties: Object.entries(DIFFICULTY)
      .map(([value, title]) => ({ value, title }))
      .sort((a, b) => a.value.localeCompare(b.value)),
    fault: (faults: readonly ServiceField[]) =>
      faults.map((one) => SERVICE_FIELDS[one].field.wrong).join(' '),
    faultOf: (field: ServiceField) => SERVICE_FIELDS[field].field.wrong,
    inWords: (typed: ServiceTexts) =>
      (Object.keys(LABELS) as ServiceField[])
        .filter((name) => typed[name].trim() !== '')
        .map(
          (name) => `${LABELS[name].replace(/ \(.*\)/, '')}: ${typed[name].replaceAll('\n', ', ')}`,
        )
        .join('\n'),
  },
} as const
