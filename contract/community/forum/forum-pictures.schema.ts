import { z } from 'zod'

/** Pictures in posts, which are uploaded with `POST /api/files`. */
export const forumPictureSchemas = {
  picture: {
    summary:
      'Returns a picture of a post. Of hidden posts and drafts only at the address that readers of them get.',
    spec: 'open',
    file: { type: 'image/*', description: 'PNG, JPEG or WebP, without metadata.' },
    errors: ['file_not_found'],
    params: z.object({
      id: z.string().max(40),
      size: z
        .string()
        .regex(/^\d{1,5}x\d{1,5}$/)
        .meta({ description: 'Width and height in pixels', examples: ['800x600'] }),
    }),
    query: z.object({
      until: z.string().max(12).optional(),
      key: z.string().max(100).optional(),
    }),
    response: z.any(),
  },
} as const
