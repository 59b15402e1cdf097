import { DenseField } from './stock/dense-field'

interface Findable {
  id: number
  title: string
}

interface FoundPickerProps<Found extends Findable> {
  name: string
  label: string
  hint: string
  fault?: string | undefined
  /** What is typed. */
  words: string
  onWords: (words: string) => void
  /** What was found for it; null until that is known. */
  found: readonly Found[] | null
  /** Says that nothing was found. */
  none: string
  onPick: (one: Found) => void
}

/** A search whose results are picked one by one; Enter takes the first. */
export function FoundPicker<Found extends Findable>(props: FoundPickerProps<Found>) {
  const { words, onWords, found, none, onPick, ...field } = props
  const isAsked = words.trim() !== ''
  const pick = (one: Found) => {
    onWords('')
    onPick(one)
  }
  return (
    <div>
      <DenseField
        {...field}
        value={words}
        maxLength={100}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isAsked) return
          event.preventDefault()
          if (found?.[0]) pick(found[0])
        }}
      />
      {isAsked && found?.length === 0 && (
        <p role="status" className="mt-1 text-ink-soft">
          {none}
        </p>
      )}
      {isAsked && found && found.length > 0 && (
        <ul className="mt-1 border-y border-line">
          {found.map((one) => (
            <li key={one.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                className="min-h-touch w-full px-2.5 text-left hover:bg-ink/4 lg:min-h-9"
                onClick={() => pick(one)}
              >
                {one.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
