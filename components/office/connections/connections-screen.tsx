import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { modesOf } from '@/domain/office/connections/connections'
import {
  useConnections,
  useTestMail,
  type ConnectionRow,
  type Connections,
} from '@/hooks/office/connections/use-connections'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { connections as texts } from '@/messages/office/connections/connections'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'
import { KeysSlot } from './keys-slot'

/** `/backoffice/connections`: keys of payment providers and mail servers. */
export function ConnectionsScreen() {
  const request = useConnections()
  const mayManage = useMay()('connections.manage')
  return (
    <>
      {request.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={request.renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={request.state} onRetry={request.retry} placeholder={<RowsPlaceholder />}>
        {({ connections, logins }) => (
          <div className="flex max-w-5xl flex-col gap-10 text-sm">
            {connections.map((row) => (
              <ConnectionPart key={row.name} {...{ row, mayManage }} onChanged={request.set} />
            ))}
            <Logins {...{ logins }} />
          </div>
        )}
      </Loaded>
    </>
  )
}

interface ConnectionPartProps {
  row: ConnectionRow
  mayManage: boolean
  onChanged: (connections: Connections) => void
}

function ConnectionPart({ row, mayManage, onChanged }: ConnectionPartProps) {
  const { title, lead, missing, webhook } = texts.of(row.name)
  const { kind, text } = texts.stateOf(row.state)
  const modes = modesOf(row.name)
  return (
    <Part title={title} empty={null}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge kind={kind}>{text}</Badge>
        <span>{row.state === 'missing' ? missing : lead}</span>
      </p>
      {row.reason && <p className="mt-2 text-bad">{row.reason}</p>}
      {row.variables.length > 0 && <p className="mt-2">{texts.server(row.variables)}</p>}
      {modes.length > 1 && row.state !== 'missing' && (
        <p className={row.mode === 'test' ? 'mt-2 font-medium text-warn' : 'mt-2'}>
          {row.mode === 'test' ? texts.testInUse : texts.liveInUse}
        </p>
      )}
      <div className="mt-3 grid items-start gap-4 md:grid-cols-2">
        {modes.map((mode) => (
          <KeysSlot key={mode} {...{ row, mode, mayManage, onChanged }} />
        ))}
      </div>
      {row.webhook_url && webhook && (
        <div className="mt-3 max-w-3xl">
          <p className="text-ink-soft">{texts.webhook}</p>
          <p className="font-medium break-all select-all">{row.webhook_url}</p>
          <p className="mt-1 text-ink-soft">
            {webhook} {row.name !== 'replies' && row.state !== 'missing' && texts.lastEvent(row)}
          </p>
        </div>
      )}
      {row.name === 'mail' && row.state !== 'missing' && mayManage && <TestMail />}
    </Part>
  )
}

function TestMail() {
  const { run, isRunning, error } = useTestMail()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        size="small"
        isLoading={isRunning}
        onClick={() => void run().then((done) => setSentTo(done ? done.answer.email : null))}
      >
        {texts.testMail}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
      <p role="status" className="mt-2 font-medium text-ok">
        {sentTo && texts.testMailSent(sentTo)}
      </p>
    </div>
  )
}

function Logins({ logins }: Pick<Connections, 'logins'>) {
  return (
    <Part title={texts.logins} empty={null}>
      <ul className="border-t border-line">
        {logins.map(({ name, is_set }) => {
          const { title, text } = texts.loginOf(name, is_set)
          return (
            <li key={name} className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line py-2">
              <span className="w-44 font-medium">{title}</span>
              <span className="min-w-0 flex-1 basis-64">{text}</span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
