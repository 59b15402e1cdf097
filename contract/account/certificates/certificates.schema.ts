import { z } from 'zod'

import {
  CERTIFICATE_LIMITS,
  CERTIFICATE_REASONS,
  CERTIFICATE_STATES,
} from '@/domain/shop/tax/certificate'

import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { named } from '@/contract/kit/named.schema'
import { filled, line } from '@/contract/kit/text.schema'

const CountryCode = z
  .string()
  .length(2)
  .meta({ description: 'ISO 3166-1 alpha-2', examples: ['US'] })
const Region = line(40)
  .min(1)
  .meta({ description: 'State or province', examples: ['NY'] })
const EndsOn = z.iso.date().nullable().describe('Last day on which it is valid; null for no end')

const STATED = {
  country_code: CountryCode,
  region: Region,
  reason: z.enum(CERTIFICATE_REASONS),
  ends_on: EndsOn,
}

export const Certificate = z.object({
  ...STATED,
  id: Id,
  region_title: z.string().meta({ examples: ['New York'] }),
  other: z.string().meta({
    description: 'The reason in words if it is `other`; otherwise empty',
    examples: ['Diplomatic mission'],
  }),
  number: z.string().meta({ examples: ['20-1234567'] }),
  state: z.enum(CERTIFICATE_STATES),
  decision_reason: z.string().meta({
    description: 'Why it was refused or revoked; otherwise empty',
    examples: ['The signature is missing.'],
  }),
  submitted_on: z.iso.date(),
  file: z.object({
    name: z.string().meta({ examples: ['certificate.pdf'] }),
    size: z.int().describe('Bytes'),
    href: z.string().describe('Works for one to two hours'),
  }),
})

const Certificates = z.object({
  certificates: z.array(Certificate).describe('Newest first'),
  regions: z
    .array(z.object({ country_code: CountryCode, region: Region, title: z.string() }))
    .describe('States and provinces for which certificates are taken now'),
})

named({
  TaxCertificate: [Certificate, 'A certificate that exempts from the taxes of a state'],
  TaxCertificates: [Certificates, 'A user’s certificates, and where one can be used'],
})

export const certificatesSchemas = {
  list: {
    summary: 'Lists the user’s exemption certificates.',
    spec: 'open',
    response: Certificates,
  },
  submit: {
    summary:
      'Submits an exemption certificate for a state. Staff decide about it; orders to that state are exempt while it is approved. One per state can be waiting.',
    spec: 'open',
    errors: ['certificate_exists', 'certificate_file_type', 'file_not_found'],
    body: z.object({
      ...STATED,
      other: line(CERTIFICATE_LIMITS.other).nullish().describe('Required if the reason is `other`'),
      number: filled(CERTIFICATE_LIMITS.number, 'Enter the number of the certificate.'),
      file: z
        .string()
        .max(40)
        .meta({
          description: 'Id of the uploaded PDF or picture',
          examples: ['mJ2v0Qk3Zr8wN5yTb7LxAg'],
        }),
    }),
    response: Certificates,
  },
  withdraw: {
    summary: 'Withdraws a certificate that staff haven’t decided about, and deletes its file.',
    spec: 'open',
    errors: ['certificate_not_found'],
    params: z.object({ id: IdParam }),
    response: Certificates,
  },
} as const
