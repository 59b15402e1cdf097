import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { ADMIN_FLAG } from '@/domain/kit/constants'
import type { User } from '@/hooks/account/auth/use-auth'
import { serverFieldError } from '@/hooks/kit/use-action'
import { useUserUpdate } from '@/hooks/account/profile/use-settings'
import {
  useSecondFactorConfirmation,
  useSecondFactorEnd,
  useSecondFactorStart,
} from '@/hooks/account/profile/use-second-factor'
import { failureSentence } from '@/messages/account/profile/account'
import { settings as texts } from '@/messages/account/profile/settings'

import { PasswordField } from '@/components/account/auth/password-field'
import { RecoveryCodes } from './recovery-codes'
import { Section } from './section'

export function SecondFactor({ user }: { user: User }) {
  const { reload } = useUserUpdate()
  const [codes, setCodes] = useState<string[] | null>(null)
  const lead = user.needs_second_factor ? texts.secondFactorNeeded : texts.secondFactorHint
  return (
    <Section title={texts.secondFactor} lead={lead}>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!codes && user.has_second_factor && <SwitchOff user={user} />}
      {!codes && !user.has_second_factor && (
        <SetUp
          user={user}
          onConfirmed={(recovery) => {
            setCodes(recovery)
            void reload()
          }}
        />
      )}
    </Section>
  )
}

function SetUp({ user, onConfirmed }: { user: User; onConfirmed: (codes: string[]) => void }) {
  const [password, setPassword] = useState('')
  const [secret, setSecret] = useState<Secret | null>(null)
  const start = useSecondFactorStart()

  async function begin(event: FormEvent) {
    event.preventDefault()
    const done = await start.run(user.has_password ? password : null)
    if (!done) return
    setSecret(done.answer)
    setPassword('')
  }

  if (secret) return <Confirm secret={secret} onConfirmed={onConfirmed} />
  return (
    <form noValidate onSubmit={(event) => void begin(event)} className="flex flex-col gap-5">
      {user.has_password && (
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="current-password"
          value={password}
          error={serverFieldError(start.error, 'password')}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {start.error && <ErrorNotice sentence={failureSentence(start.error)} />}
      <Button type="submit" isLoading={start.isRunning} className="self-start">
        {texts.start}
      </Button>
    </form>
  )
}

interface Secret {
  secret: string
  qr_svg: string
}

interface ConfirmProps {
  secret: Secret
  onConfirmed: (codes: string[]) => void
}

function Confirm({ secret: { secret, qr_svg }, onConfirmed }: ConfirmProps) {
  const [code, setCode] = useState('')
  const confirm = useSecondFactorConfirmation()

  async function finish(event: FormEvent) {
    event.preventDefault()
    const done = await confirm.run(code)
    if (done) onConfirmed(done.answer.recovery_codes)
  }

  return (
    <form noValidate onSubmit={(event) => void finish(event)} className="flex flex-col gap-5">
      <p>{texts.scan}</p>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn for this visit alone */}
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qr_svg)}`}
        alt={texts.qr}
        width={200}
        height={200}
        className="bg-white size-50"
      />
      <p>
        {texts.key}: <code className="figures break-all">{secret}</code>
      </p>
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {confirm.error && <ErrorNotice sentence={failureSentence(confirm.error)} />}
      <Button type="submit" isLoading={confirm.isRunning} className="self-start">
        {texts.confirm}
      </Button>
    </form>
  )
}

function SwitchOff({ user }: { user: User }) {
  const { take } = useUserUpdate()
  const [code, setCode] = useState('')
  const { run, isRunning, error } = useSecondFactorEnd()

  async function end(event: FormEvent) {
    event.preventDefault()
    const done = await run(code)
    if (done) take(done.answer)
  }

  return (
    <>
      <p role="status">{texts.secondFactorOn}</p>
      {user.is_admin !== ADMIN_FLAG && (
        <form noValidate onSubmit={(event) => void end(event)} className="mt-5 flex flex-col gap-5">
          <TextField
            label={texts.code}
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          {error && <ErrorNotice sentence={failureSentence(error)} />}
          <Button type="submit" variant="secondary" isLoading={isRunning} className="self-start">
            {texts.switchOff}
          </Button>
        </form>
      )}
    </>
  )
}
