import { Paperclip, X } from 'lucide-react'
import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { IconButton } from '@/components/kit/ui/icon-button'
import { sizeText } from '@/domain/kit/attachments'
import { EVIDENCE_FIELDS } from '@/domain/office/disputes/evidence'
import {
  useDisputeFileChanges,
  type DisputeFile,
  type DisputeFiles,
} from '@/hooks/office/disputes/use-evidence'
import { toSentence } from '@/messages/kit/errors'
import { EVIDENCE_FIELD_WORDS, evidenceFiles as texts } from '@/messages/office/disputes/evidence'
import { CompactSelect } from '@/components/office/kit/compact-select'

const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

interface FileListProps {
  files: readonly DisputeFile[]
  onRemove?: (id: number) => void
}

export function DisputeFileList({ files, onRemove }: FileListProps) {
  return (
    <ul aria-label={texts.title} className="border-t border-line">
      {files.map(({ id, name, href, size, field, is_refused }) => (
        <li
          key={id}
          className={cx(
            'flex items-center gap-3 border-line py-1 not-last:border-b',
            onRemove && 'last:border-b',
          )}
        >
          <span className="min-w-0 flex-1">
            <span className="block text-ink-soft">{EVIDENCE_FIELD_WORDS[field]}</span>
            <a href={href} download className="break-words link">
              {name}
            </a>{' '}
            <span className="figures whitespace-nowrap text-ink-soft">{sizeText(size)}</span>
            {is_refused && <span className="block text-bad">{texts.refused}</span>}
          </span>
          {onRemove && (
            <IconButton size="small" label={texts.remove(name)} onClick={() => onRemove(id)}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}

interface DisputeFilesProps {
  id: number
  list: DisputeFiles
  onChanged: (list: DisputeFiles) => void
}

export function DisputeFilesForm({ id, list, onChanged }: DisputeFilesProps) {
  const changes = useDisputeFileChanges({ id, list, onChanged })
  const { used, papers, fault, error, isRunning, isUploading } = changes
  const sentence = fault ?? (error ? toSentence(error) : null)
  return (
    <section aria-label={texts.title} className="mt-4 mb-2 flex flex-col gap-3">
      <p className="flex justify-between gap-4">
        <span className="font-medium">{texts.title}</span>
        <span className="figures text-ink-soft">{texts.used(used)}</span>
      </p>
      {list.files.length === 0 ? (
        <p className="text-ink-soft">{texts.none}</p>
      ) : (
        <DisputeFileList files={list.files} onRemove={changes.remove} />
      )}
      {sentence && <ErrorNotice sentence={sentence} />}
      {papers.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {papers.map(({ paper, title }) => (
            <Button
              key={paper}
              variant="secondary"
              size="small"
              isLoading={isRunning}
              onClick={() => changes.attachPaper(paper)}
            >
              {texts.paper(title)}
            </Button>
          ))}
        </p>
      )}
      <ChooseFile changes={changes} />
      <p role="status">{isUploading ? texts.uploading : ''}</p>
    </section>
  )
}

function ChooseFile({ changes }: { changes: ReturnType<typeof useDisputeFileChanges> }) {
  const id = useId()
  const { open, field, show, attach, isUploading } = changes
  if (field === undefined) return <p className="text-ink-soft">{texts.full}</p>
  return (
    <div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <CompactSelect
          label={texts.shows}
          className="w-full sm:w-64"
          value={field}
          options={open.map((value) => ({ value, title: EVIDENCE_FIELD_WORDS[value] }))}
          onChange={({ target }) => {
            const chosen = EVIDENCE_FIELDS.find((one) => one === target.value)
            if (chosen) show(chosen)
          }}
        />
        <label className="inline-flex min-h-dense cursor-pointer items-center gap-2 link">
          <Paperclip aria-hidden="true" className="size-4" />
          {texts.choose}
          <input
            type="file"
            accept={ACCEPT}
            disabled={isUploading}
            aria-describedby={`${id}-hint`}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) attach(file)
              target.value = ''
            }}
          />
        </label>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-ink-soft">
        {texts.hint}
      </p>
    </div>
  )
}
