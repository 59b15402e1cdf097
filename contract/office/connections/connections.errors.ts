export const CONNECTIONS_STATUS = {
  connection_unreachable: 502,
  keys_not_found: 404,
  mail_not_sent: 502,
} as const

export const CONNECTIONS_SENTENCE: Record<keyof typeof CONNECTIONS_STATUS, string> = {
  connection_unreachable: 'The service didn’t answer, so we saved nothing. Try again in a minute.',
  keys_not_found: 'Someone else removed these keys.',
  mail_not_sent: 'There’s no mail server to send with.',
}
