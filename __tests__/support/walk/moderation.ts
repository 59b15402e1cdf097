import { readModerated } from '@/server/office/reviews/moderate'

import type { TestShop } from '../shop'
import type { World } from './world'

export const moderationRequests = {
  'moderation.set': async ({ review }: World, { db }: TestShop) => {
    const { reviews } = await readModerated({ db }, {})
    const seen = reviews.find(({ id }) => id === String(review))?.seen
    return { params: { id: review }, body: { answer: 'Thank you!', hidden_reason: '', seen } }
  },
}
