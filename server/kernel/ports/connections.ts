import type { Connection, ConnectionState, Mode } from '@/domain/office/connections/connections'
import type { Keys } from '@/domain/office/connections/key-fields'

import type { InboundMail } from './inbound-mail'
import type { MailTransport } from './mail'
import type { PaymentProvider } from './payments'

/** Dependencies that keys decide about. */
export interface ConnectedDeps {
  providers: PaymentProvider[]
  mail: MailTransport | null
  inbound: InboundMail | null
}

export interface ConnectionCheck {
  state: ConnectionState
  /** The service's reason, for staff; null if the keys work. */
  reason: string | null
}

export interface Connections {
  /** Returns what the keys of now make, read at most once a second so that all processes follow a change. */
  now(): Promise<Partial<ConnectedDeps>>
  /** Makes the next `now` read again, after a change by this process. */
  renew(): void
  /** Variables of the server that are set for a connection; they win over keys that staff entered. */
  variablesOf(connection: Connection): readonly string[]
  /** Mode of the keys that the server sets; null if it sets none. */
  serverMode(connection: Connection): Mode | null
  /** Tries keys at the service. @throws KeysRefused, KeysUnchecked */
  tryKeys(candidate: { connection: Connection; mode: Mode; keys: Keys }): Promise<void>
  /** Tries the keys in use, at most once a minute. */
  check(connection: Connection): Promise<ConnectionCheck>
}

/** The service rejects the keys. The message is for staff and never contains a key. */
export class KeysRefused extends Error {
  override name = 'KeysRefused'

  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message)
  }
}

/** The service didn't answer, so nothing is known about the keys. */
export class KeysUnchecked extends Error {
  override name = 'KeysUnchecked'
}

/** Returns dependencies with the connections of now, for one request or job. */
export async function connected<Some extends { connections: Connections }>(
  deps: Some,
): Promise<Some> {
  return { ...deps, ...(await deps.connections.now()) }
}
