import { useAction } from '@/hooks/kit/use-action'

export function useNewsletterConfirmation(token: string) {
  return useAction(({ newsletter }) => newsletter.confirm({ token }))
}

interface SubscriptionLink {
  id: string
  key: string
}

export function useNewsletterEnd(link: SubscriptionLink) {
  return useAction(({ newsletter }) => newsletter.unsubscribe(link))
}
