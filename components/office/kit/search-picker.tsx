import { DenseField } from './dense-field'

interface Findable {
  id: number
  title: string
}

interface SearchPickerProps<Found extends Findable> {
  name: string
  label: string
  hint: string
  fault?: string | undefined
  query: string
  onWords: (words: string) => void
  /** Matches; null until loaded. */
  results: readonly Found[] | null
  /** Message if there are no matches. */
  none: string
  onPick: (one: Found) => void
}

/** Search field with selectable results; Enter chooses the first one. */
export function FoundPicker<Found extends Findable>(props: SearchPickerProps<Found>) {
  const { query, onWords, results, none, onPick, ...field } = props
  const isAsked = query.trim() !== ''
  const pick = (one: Found) => {
    onWords('')
    onPick(one)
  }
  return (
    <div>
      <DenseField
        {...field}
        value={query}
        maxLength={100}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isAsked) return
          event.preventDefault()
          if (results?.[0]) pick(results[0])
        }}
      />
      {isAsked && results?.length === 0 && (
        <p role="status" className="mt-1 text-ink-soft">
          {none}
        </p>
      )}
      {isAsked && results && results.length > 0 && (
        <ul className="mt-1 border-y border-line">
          {results.map((one) => (
            <li key={one.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                className="min-h-dense w-full px-2.5 text-left hover:bg-ink/4"
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
