import type { Mutant } from './mutant'

export const NEWSLETTER: Mutant[] = [
  {
    rule: 'an issue goes to confirmed subscriptions only',
    line: "const isConfirmed = eq(subscriptions.status, 'confirmed')",
    broken: 'const isConfirmed = eq(subscriptions.status, subscriptions.status)',
    tests: ['server/office/newsletter/issues'],
  },
  {
    rule: 'an issue leaves out addresses that bounced',
    line: '.where(and(recipientFilter(using, conditions), not(suppressed(db))))',
    broken: '.where(and(recipientFilter(using, conditions)))',
    tests: ['server/office/newsletter/sending'],
  },
  {
    rule: 'an issue that a dead worker had begun to send is not sent again',
    line: ".set({ state: 'unclear' })",
    broken: ".set({ state: 'waiting' })",
    tests: ['server/office/newsletter/sending'],
  },
  {
    rule: 'an issue is sent by one worker at a time',
    line: 'if (!known || (known.leased_until && known.leased_until > now)) return undefined',
    broken: 'if (!known) return undefined',
    tests: ['server/office/newsletter/sending'],
  },
  {
    rule: 'an issue that broke off is not sent again',
    line: "if (verdict === 'unclear') return { state: 'unclear' } as const",
    broken: '',
    tests: ['server/office/newsletter/sending'],
  },
  {
    rule: 'a complaint about an issue ends the subscription',
    line: "if (cause !== 'complaint') return",
    broken: "if (cause === 'complaint') return",
    tests: ['server/office/newsletter/bounces'],
  },
]
