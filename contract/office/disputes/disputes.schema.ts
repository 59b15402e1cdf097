import { z } from 'zod'

import {
  EVIDENCE_FIELDS,
  EVIDENCE_PAPERS,
  EVIDENCE_TYPES,
  type EvidencePaper,
} from '@/domain/office/disputes/evidence'

import { named } from '@/contract/kit/named.schema'

const OfDispute = z.object({ id: z.coerce.number<string>().int().positive() })
const Field = z.enum(EVIDENCE_FIELDS).describe('What it shows; of each kind there is one file')
const Paper = z.enum(Object.keys(EVIDENCE_PAPERS) as [EvidencePaper, ...EvidencePaper[]])

const DisputeFile = z.object({
  id: z.int(),
  field: Field,
  name: z.string().meta({ examples: ['conversation.pdf'] }),
  type: z.enum(EVIDENCE_TYPES),
  size: z.int().describe('Bytes'),
  href: z.string().describe('Works for one to two hours'),
  is_refused: z.boolean().describe('The provider didn’t take it'),
})

const DisputeFiles = z.object({
  takes_files: z.boolean().describe('Whether files can be added and removed now'),
  files: z.array(DisputeFile),
  papers: z
    .array(z.object({ paper: Paper, field: Field, title: z.string() }))
    .describe('Papers of the order that can be attached'),
})

named({
  DisputeFile: [DisputeFile, 'A file that goes to the provider with the answer to a dispute'],
  DisputeFiles: [DisputeFiles, 'The files that answer a dispute, and papers that can be added'],
})

const CHANGES = ['dispute_not_found', 'dispute_closed', 'evidence_sent', 'evidence_late'] as const
const ADDS = ['evidence_elsewhere', 'evidence_field_taken', 'evidence_files_full'] as const

export const disputesSchemas = {
  files: {
    summary: 'Lists the files that answer a dispute, and papers of the order that can be added.',
    spec: 'open',
    errors: ['dispute_not_found'],
    params: OfDispute,
    response: DisputeFiles,
  },
  attach: {
    summary:
      'Attaches an uploaded file to the answer in a dispute. It goes to the provider with the answer, not before. All files can have 4.5 MB together.',
    spec: 'open',
    repeats: 'The same file again changes nothing.',
    errors: [...CHANGES, ...ADDS, 'file_not_found', 'evidence_file_type'],
    params: OfDispute,
    body: z.object({
      file: z
        .string()
        .max(40)
        .meta({ description: 'Id of the upload', examples: ['mJ2v0Qk3Zr8wN5yTb7LxAg'] }),
      field: Field,
    }),
    response: DisputeFiles,
  },
  attachPaper: {
    summary: 'Attaches the invoice or the record of deliveries to the answer in a dispute.',
    spec: 'open',
    repeats: 'The same paper again changes nothing.',
    errors: [...CHANGES, ...ADDS, 'document_not_found', 'server_busy'],
    params: OfDispute,
    body: z.object({ paper: Paper }),
    response: DisputeFiles,
  },
  remove: {
    summary: 'Removes a file from the answer in a dispute, before it is sent.',
    spec: 'open',
    repeats: 'A file that is gone already is quiet.',
    errors: [...CHANGES],
    params: OfDispute.extend({ file: z.coerce.number<string>().int().positive() }),
    response: DisputeFiles,
  },
} as const
