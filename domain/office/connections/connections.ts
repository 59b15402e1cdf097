/** Services that the shop is connected to by keys, entered by staff or set on the server. */
export const CONNECTIONS = ['stripe', 'paypal', 'bank', 'mail', 'replies'] as const
export type Connection = (typeof CONNECTIONS)[number]

/** Logins that only settings of the server connect. */
export const LOGINS = ['google', 'facebook'] as const
export type Login = (typeof LOGINS)[number]

/** `test`: keys with which no money moves. */
export const MODES = ['live', 'test'] as const
export type Mode = (typeof MODES)[number]

export const modesOf = (connection: Connection): readonly Mode[] =>
  connection === 'stripe' || connection === 'paypal' ? MODES : ['live']

/** `missing`: no keys; `unknown`: keys that nothing can check. */
export const CONNECTION_STATES = ['works', 'refused', 'unreachable', 'unknown', 'missing'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]
