import { useAction } from './use-action'

/** Confirms a subscription with the token of its email. */
export function useNewsletterConfirmation(token: string) {
  return useAction(({ newsletter }) => newsletter.confirm(token))
}

interface SubscriptionLink {
  id: string
  key: string
}

/** Ends the subscription that a link of an email names. */
export function useNewsletterEnd(link: SubscriptionLink) {
  return useAction(({ newsletter }) => newsletter.unsubscribe(link))
}
