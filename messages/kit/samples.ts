import { SAMPLE_DOMAINS } from '@/domain/kit/sample'

export const samples = {
  mark: 'Sample',
  all: 'This list contains only sample data.',
  /** @example some(48, 50) // '48 of 50 entries, with addresses at …' */
  some: (count: number, all: number) =>
    `${count} of ${all} entries, with addresses at ${SAMPLE_DOMAINS.join(' and ')}.`,
} as const
