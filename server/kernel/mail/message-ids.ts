const hostOf = (shopUrl: string) => new URL(shopUrl).hostname

export function messageIdOf(shopUrl: string, id: number): string {
  return `<mail-${id}@${hostOf(shopUrl)}>`
}

/** Synthetic Message-ID of a conversation: no email has it, all of its emails reference it. */
export function threadIdOf(shopUrl: string, conversation: string): string {
  return `<${conversation}@${hostOf(shopUrl)}>`
}

export function issueMessageIdOf(shopUrl: string, issue: number, delivery: number): string {
  return `<issue-${issue}-${delivery}@${hostOf(shopUrl)}>`
}

/** Whether a Message-ID is the shop’s own, which means its email bounced. */
export function isOwnMessageId(shopUrl: string, messageId: string): boolean {
  return /^<(?:mail|issue-\d+)-\d+@(.+)>$/.exec(messageId)?.[1] === hostOf(shopUrl)
}
