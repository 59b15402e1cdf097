import type { VersionFormValues } from '@/domain/office/goods/product-versions'
import type { SpareService, ServiceFormValues } from '@/domain/shop/spares/spare-service'

const DIFFICULTY: Record<string, string> = {
  '': 'Not said',
  1: '1: Anyone',
  2: '2: Some experience',
  3: '3: Professional',
}

const LABELS: Record<keyof SpareService, string> = {
  standards: 'Standards',
  standard_equivalent: 'Standard equivalent (optional)',
  tools: 'Tools',
  difficulty: 'Difficulty',
  minutes: 'Time (minutes, optional)',
  wear_interval_km: 'Typical life (km, optional)',
}

const FAULTS: Record<keyof SpareService, string> = {
  standards: 'Write each standard on a line of its own, 12 lines of 120 characters at most.',
  standard_equivalent: 'Use 120 characters at most.',
  tools: 'Write each tool on a line of its own, 12 lines of 120 characters at most.',
  difficulty: 'Choose a difficulty.',
  minutes: 'Enter whole minutes, 1,440 at most, or leave it empty.',
  wear_interval_km: 'Enter whole kilometers, 200,000 at most, or leave it empty.',
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
    price: 'Price ($)',
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
    fault: (faults: readonly (keyof SpareService)[]) => faults.map((one) => FAULTS[one]).join(' '),
    faultOf: (field: keyof SpareService) => FAULTS[field],
    inWords: (typed: ServiceFormValues) =>
      (Object.keys(LABELS) as (keyof SpareService)[])
        .filter((name) => typed[name].trim() !== '')
        .map(
          (name) => `${LABELS[name].replace(/ \(.*\)/, '')}: ${typed[name].replaceAll('\n', ', ')}`,
        )
        .join('\n'),
  },
} as const
