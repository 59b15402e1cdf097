import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import type { CertificateFault } from '@/domain/account/certificates/certificate-form'
import { CERTIFICATE_LIMITS } from '@/domain/shop/tax/certificate'
import {
  useCertificateForm,
  type Certificates,
} from '@/hooks/account/certificates/use-certificates'
import { certificates as texts } from '@/messages/account/certificates/certificates'
import { toSentence } from '@/messages/kit/errors'

import { CertificateFile } from './certificate-file'

interface CertificateFormProps {
  regions: Certificates['regions']
  onSent: (all: Certificates) => void
  onCancel: () => void
}

/** Returns a fault as text: the client's are keys of messages, the server's are sentences. */
const textOf = (fault: string | undefined) =>
  fault === undefined ? undefined : (texts.faults[fault as CertificateFault] ?? fault)

const optionsOf = (regions: Certificates['regions']) => [
  { value: '', title: texts.choose },
  ...regions.map(({ country_code, region, title }) => ({
    ...{ value: `${country_code} ${region}`, title },
  })),
]

export function CertificateForm({ regions, onSent, onCancel }: CertificateFormProps) {
  const controls = useCertificateForm(onSent)
  const { ref, form, faults, error, type, submit } = controls
  const field = (name: 'region' | 'other' | 'number' | 'ends_on') => ({
    ...{ name, value: form[name], error: textOf(faults[name]) },
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-label={texts.addTitle} className="max-w-xl">
      <h3 className="mb-5 text-lg">{texts.addTitle}</h3>
      <div className="flex flex-col gap-5">
        <Select {...field('region')} label={texts.region} options={optionsOf(regions)} />
        <Select
          label={texts.reason}
          name="reason"
          value={form.reason}
          options={texts.reasons}
          onChange={({ target }) => controls.chooseReason(target.value)}
        />
        {form.reason === 'other' && (
          <TextField
            {...field('other')}
            label={texts.other}
            maxLength={CERTIFICATE_LIMITS.other}
            autoComplete="off"
          />
        )}
        <TextField
          {...field('number')}
          label={texts.number}
          hint={texts.numberHint}
          maxLength={CERTIFICATE_LIMITS.number}
          autoComplete="off"
        />
        <TextField
          {...field('ends_on')}
          type="date"
          label={texts.endsOn}
          hint={texts.endsOnHint}
          className="max-w-52"
        />
        <CertificateFile {...{ controls }} fault={controls.fileFault ?? textOf(faults.file)} />
        {error && <ErrorNotice sentence={toSentence(error)} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={controls.isSending}>
            {texts.send}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </form>
  )
}
