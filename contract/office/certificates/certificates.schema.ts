import { z } from 'zod'

import {
  CERTIFICATE_DECISIONS,
  CERTIFICATE_LIMITS,
  CERTIFICATE_STATES,
  STAFF_DECISIONS,
} from '@/domain/shop/tax/certificate'

import { ListRange } from '@/contract/kit/list-range.schema'
import { Certificate as OwnCertificate } from '@/contract/account/certificates/certificates.schema'
import { IdParam } from '@/contract/shop/configurator/configurator.schema'
import { named } from '@/contract/kit/named.schema'
import { line, prose } from '@/contract/kit/text.schema'

const Mark = z
  .string()
  .regex(/^\d{1,18}$/u, 'Enter the number of a certificate.')
  .meta({ examples: ['12'] })

const Certificate = OwnCertificate.extend({
  decision: z.enum(CERTIFICATE_DECISIONS),
  customer: z
    .object({ id: z.string(), name: z.string(), email: z.string() })
    .nullable()
    .describe('Null once the account is deleted'),
  orders: z.int().describe('Number of orders that it exempted'),
  version: z.string().describe('Version of the entry; send it back with a decision'),
})

named({ OfficeTaxCertificate: [Certificate, 'A certificate as staff see it'] })

export const taxCertificatesSchemas = {
  list: {
    summary: 'Lists exemption certificates, 50 per page, newest first.',
    spec: 'open',
    query: z.object({
      list: z.enum(CERTIFICATE_STATES).optional(),
      customer: line(64)
        .min(1)
        .optional()
        .meta({ description: 'Id of a customer', examples: ['mJ2v0Qk3Zr8wN5yTb7LxAg'] }),
      after: Mark.optional(),
      before: Mark.optional(),
    }),
    response: z.object({
      certificates: z.array(Certificate),
      has_mail: z.boolean().describe('Whether a mail server is set; without one no email is sent'),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      previous: z.string().nullable().describe('Send it as `before` for the previous page'),
      range: ListRange.optional(),
    }),
  },
  decide: {
    summary:
      'Approves, refuses or revokes a certificate, or changes its last day. The customer is told by email.',
    spec: 'open',
    errors: ['certificate_not_found', 'certificate_changed'],
    params: z.object({ id: IdParam }),
    body: z.object({
      decision: z
        .enum(STAFF_DECISIONS)
        .describe('Refusing a certificate that was approved before revokes it'),
      decision_reason: prose(CERTIFICATE_LIMITS.reason).meta({
        description: 'Why it is refused or revoked, for the customer',
        examples: ['The signature is missing.'],
      }),
      ends_on: OwnCertificate.shape.ends_on,
      version: z
        .string()
        .max(40)
        .meta({ description: 'As it was read', examples: ['812'] }),
    }),
    response: Certificate,
  },
} as const
