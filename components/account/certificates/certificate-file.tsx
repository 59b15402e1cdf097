import { Paperclip } from 'lucide-react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field } from '@/components/kit/ui/field'
import { sizeText } from '@/domain/kit/attachments'
import type { useCertificateForm } from '@/hooks/account/certificates/use-certificates'
import { certificates as texts } from '@/messages/account/certificates/certificates'
import { toSentence } from '@/messages/kit/errors'

const ACCEPT = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp'

interface CertificateFileProps {
  controls: ReturnType<typeof useCertificateForm>
  fault: string | undefined
}

/** Uploads the file at once; another choice replaces it. */
export function CertificateFile({ controls, fault }: CertificateFileProps) {
  const { form, isUploading, uploadError, attach } = controls
  return (
    <div>
      <Field label={texts.file} hint={texts.fileHint} error={fault}>
        {(control) => (
          <span className="relative flex flex-wrap items-center gap-x-4 gap-y-1 rounded focus-within:outline-2 focus-within:outline-offset-2">
            <span className="inline-flex min-h-touch items-center gap-2 link">
              <Paperclip aria-hidden="true" className="size-4" />
              {texts.chooseFile}
            </span>
            {form.file && (
              <span className="min-w-0 break-all">
                {form.file.name} ({sizeText(form.file.size)})
              </span>
            )}
            <input
              {...control}
              type="file"
              accept={ACCEPT}
              disabled={isUploading}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void attach(file)
                target.value = ''
              }}
            />
          </span>
        )}
      </Field>
      <p role="status" className="text-sm">
        {isUploading ? texts.uploading : ''}
      </p>
      {uploadError && <ErrorNotice sentence={toSentence(uploadError)} className="mt-2" />}
    </div>
  )
}
